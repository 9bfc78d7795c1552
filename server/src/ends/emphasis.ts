/** Marks of emphasis around words that end with a URL: `**see https://a.example.**`, `__https://a.example__`. */

/** The marks; those of a single kind that stand for something else unless the URL follows the first: `~http://h~`. */
const MARKS = '*_~=+';
const ONLY_AROUND = '~=+';

/** The most of one mark that stand together: `***`. */
const LONGEST_RUN = 3;

/** How far before a URL the mark is looked for that opens: in its paragraph, a few lines. */
const FARTHEST = 400;

/** What may stand before a mark that opens, and behind it: no `.*"` of a pattern in a string. */
const BEFORE_OPENING = /[\s\p{Ps}\p{Pi}\p{Pd}"'`>|*_~=，。、：；！？]$/u;
const BEHIND_OPENING = /^(?:$|[\p{L}\p{M}\p{N}\p{Ps}\p{Pi}]|["'`][^\s)])/u;

/** Punctuation of the sentence inside the marks. */
const PUNCTUATION = '.,;:!?';

export function isMark(character: string): boolean {
	return character !== '' && MARKS.includes(character);
}

/**
 * How much of a URL is left without the marks at its end that close emphasis which opened before it, and without the punctuation
 * before them.
 * @param start where the URL starts in the document
 * @param program whether a single mark may be an operator, `char *a`: then the URL follows the one that opens
 */
export function withoutEmphasis(url: string, document: string, start: number, program: boolean): number {
	const mark = url.charAt(url.length - 1);
	if (!isMark(mark)) return url.length;
	let length = url.length;
	while (length > 0 && url.charAt(length - 1) === mark) length--;
	const run = url.slice(Math.max(length, url.length - LONGEST_RUN));
	const around = document.charAt(start - 1) === mark;
	if (!around && run.length === 1 && (program || ONLY_AROUND.includes(mark))) return url.length;
	if (!opens(document.slice(Math.max(0, start - FARTHEST), start), run)) return url.length;
	while (length > 0 && PUNCTUATION.includes(url.charAt(length - 1))) length--;
	return length;
}

/** Whether the last of such marks before a URL opens emphasis that is still open there. */
function opens(before: string, run: string): boolean {
	const paragraph = before.slice(Math.max(before.lastIndexOf('\n\n'), before.lastIndexOf('\n\r\n')) + 1);
	const at = paragraph.lastIndexOf(run);
	if (at < 0 || (at > 0 && !BEFORE_OPENING.test(paragraph.slice(Math.max(0, at - 2), at)))) return false;
	return BEHIND_OPENING.test(paragraph.slice(at + run.length));
}
