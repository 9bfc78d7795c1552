/** Functions that are linear, and such as are not: whoever counts must tell them apart. */

function linear(text: string): number {
	let found = 0;
	for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) === 0x61) found++;
	for (let at = text.indexOf('b'); at >= 0; at = text.indexOf('b', at + 1)) found++;
	for (const { index } of text.matchAll(/a+b|[^ab]/g)) found += index > 0 ? 1 : 0;
	return found + text.split('a').length + [...text].length + text.toUpperCase().length;
}

/** Linear too, and it takes most of the work: what is beside it must be seen all the same. */
function beside(mistake: (text: string) => unknown): (text: string) => unknown {
	return (text) => {
		for (let round = 0; round < 3; round++) linear(text);
		return mistake(text);
	};
}

function loop(text: string): number {
	let equal = 0;
	for (let at = 0; at < text.length; at++)
		for (let other = 0; other < at; other += 16) if (text.charCodeAt(at) === text.charCodeAt(other)) equal++;
	return equal;
}

function slices(text: string): number {
	let length = 0;
	for (let at = 0; at < text.length; at += 16) length += text.slice(at).length;
	return length;
}

function searches(text: string): number {
	let found = 0;
	for (let at = 0; at < text.length; at += 16) if (text.includes('never', at)) found++;
	return found;
}

function lists(text: string): number {
	let list: number[] = [];
	for (let at = 0; at < text.length; at += 4) list = [...list, at];
	return list.length;
}

function shifts(text: string): number {
	const list = Array.from(text);
	let found = 0;
	while (list.length > 0) if (list.shift() === 'a') found++;
	return found;
}

function known(text: string): number {
	const seen: string[] = [];
	for (let at = 0; at < text.length; at += 4) if (!seen.includes(`${at}`)) seen.push(`${at}`);
	return seen.length;
}

/** Each start of the run is tried, up to its end. */
function backtracks(text: string): boolean {
	return /(?:a|b)*c/.test(text);
}

function looksBack(text: string): string {
	return text.replace(/(?<=^[ab]*)b/g, '');
}

export const surfaces = {
	linear,
	...{ loop: beside(loop), slices: beside(slices), searches: beside(searches), lists: beside(lists) },
	...{ shifts: beside(shifts), known: beside(known), backtracks: beside(backtracks), looksBack: beside(looksBack) },
};
