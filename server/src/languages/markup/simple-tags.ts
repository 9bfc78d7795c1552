/** The quick way past tags: most hold nothing but attributes in quotes, and nobody asks what stands in them. */

import { endAt } from '../../url/sticky';

/** Elements of HTML whose content is not markup. */
export const RAW = new Set(['script', 'style', 'xmp']);

/** Elements of HTML whose content is text with character references, and no markup. */
export const TEXT_ONLY = new Set(['textarea', 'title']);

const SPECIAL = `(?:${[...RAW, ...TEXT_ONLY].join('|')})(?![\\w.:-])`;

/** An attribute's value: in quotes, or up to white space or the end of the tag. No two of these start alike, so nothing is tried twice. */
const VALUE = `(?:"[^"<{]*"|'[^'<{]*'|[^\\0- "'<>{][^\\0- <>{]*(?=[\\0- >])|(?=>))`;

/** A tag behind which markup goes on, and that holds no island and no brace. */
const TAG = `<(?:/[^>]*|(?!${SPECIAL})[a-z][^<=>{]*(?:=[\\0- ]*${VALUE}[^<=>{]*)*)>`;

const TAGS = new RegExp(`(?:[^<]*${TAG})+`, 'iy');
/** Of how much text tags are passed at a time: what stands behind a place that is asked about must not be looked at for each. */
const AT_ONCE = 4096;

/** Where the last of the simple tags ends that follow one another from `at` on, and end before `stop`; `at` where there is none. */
export function endOfSimpleTags(text: string, at: number, stop: number): number {
	let end = at;
	for (let length = 1; length > 0; ) {
		length = endAt(TAGS, text.slice(end, Math.min(stop, end + AT_ONCE)), 0);
		if (length > 0) end += length;
	}
	return end;
}

// Asked of every character, so they are constants of this file.
const LESS = 0x3c;
const OPEN_BRACE = 0x7b;

/** Whether no island and no brace stands in `[from, to)`. */
export function isSimple(text: string, from: number, to: number): boolean {
	for (let at = from; at < to; at++) {
		const code = text.charCodeAt(at);
		if (code === LESS || code === OPEN_BRACE) return false;
	}
	return true;
}
