/** Sticky regular expressions, asked about one place of a text. Their `lastIndex` is set here, and nowhere else. */

/** Whether what the pattern describes stands at `at`. */
export function isAt(pattern: RegExp, text: string, at: number): boolean {
	pattern.lastIndex = at;
	return pattern.test(text);
}

/** Where what the pattern describes ends that stands at `at`; -1 where it does not, or goes on behind `limit`. */
export function endAt(pattern: RegExp, text: string, at: number, limit = text.length): number {
	return isAt(pattern, text, at) && pattern.lastIndex <= limit ? pattern.lastIndex : -1;
}

/** What the pattern describes at `at`, with its groups; `undefined` where it does not stand there, or goes on behind `limit`. */
export function matchAt(pattern: RegExp, text: string, at: number, limit = text.length): RegExpExecArray | undefined {
	pattern.lastIndex = at;
	const found = pattern.exec(text);
	return found !== null && pattern.lastIndex <= limit ? found : undefined;
}
