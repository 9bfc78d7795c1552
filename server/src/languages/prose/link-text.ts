/** The text of Markdown's links, and the labels of their definitions (CommonMark §4.7, §6.3). */

import type { Whole } from '../whole';

/** A link's text is mostly shorter, also that of a picture in it. */
const LONGEST_TEXT = 1000;

/** Whether a bracket opens the text that ends at `end`, in its paragraph: else its brackets are what is left of something. */
export function isOpened(text: string, end: number): boolean {
	const near = text.slice(Math.max(0, end - LONGEST_TEXT), end);
	let open = 0;
	const paragraph = near.lastIndexOf('\n\n');
	for (let at = near.length - 1; at > paragraph; at--) {
		const character = near.charAt(at);
		if (near.charAt(at - 1) === '\\') at--;
		else if (character === ']') open++;
		else if (character === '[' && open-- === 0) return true;
	}
	return false;
}

/** The label of a reference definition, up to its bracket. With the flag `m`, which `^` would want, `$` would match before any line's end. */
const LABEL = /(?<![^\n\r\u2028\u2029])[ \t>*+\d.)-]{0,12}\[([^\]\n]{1,999})$/;
/** More than `LABEL` matches: what starts with a slice may not start a line. */
const LONGEST_LABEL = 1020;

/** A label as labels are compared (CommonMark §6.3). */
function normalised(label: string): string {
	return label.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Whether a definition has the label. Only who looks for URLs asks, and knows the whole document. */
export function isDefined(label: string, whole: Whole | undefined): boolean {
	return whole?.has('label', normalised(label)) === true;
}

/** The labels of the reference definitions in a text, normalised. */
export function* labelsIn(text: string): Iterable<string> {
	for (let before = -1, at = text.indexOf(']:'); at >= 0; before = at, at = text.indexOf(']:', at + 1)) {
		// A label holds no bracket that closes.
		const label = LABEL.exec(text.slice(Math.max(before + 1, at - LONGEST_LABEL), at))?.[1];
		if (label !== undefined) yield normalised(label);
	}
}
