/** Whether one insertion, deletion, replacement or swap of neighbours turns `a` into `b`. They are not equal. */
export function isOneEditAway(a: string, b: string): boolean {
	if (Math.abs(a.length - b.length) > 1 || a === b) return false;
	let start = 0;
	while (start < a.length && a[start] === b[start]) start++;
	let end = 0;
	while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
	const left = a.slice(start, a.length - end);
	const right = b.slice(start, b.length - end);
	const swapped = left.length === 2 && left[0] === right[1] && left[1] === right[0];
	return swapped || Math.max(left.length, right.length) === 1;
}

/** Letters that an `x` stands for; whose `meow` it is, nobody knows. */
const DEFANGED = /^(?:[hx][tx][tx][px][sx]?|[fx][tx][px][sx]?|meow)$/;

/** Whether a scheme, in lower case, was broken on purpose so that nobody follows the link: `hxxp`, `httx`, `fxp`. */
export function isDefanged(scheme: string): boolean {
	return DEFANGED.test(scheme) && !/^(?:https?|ftps?)$/.test(scheme);
}
