/** All that a pattern matches. */

/** The matches of a global pattern, in order. Most texts have none, and to look for one takes less than to prepare for all. */
export function matchesOf(text: string, pattern: RegExp): Iterable<RegExpExecArray> {
	return text.search(pattern) < 0 ? NONE : text.matchAll(pattern);
}

const NONE: readonly RegExpExecArray[] = [];
