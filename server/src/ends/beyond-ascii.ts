/** Where a URL in bare text ends before a character beyond ASCII: UTS #58's link detection, and what Chinese, Japanese and Korean put there. */

import { LinkTerm } from '../data/link-terms';
import { ALPHADIGIT, Code, isIn } from '../url/characters';
import { isAt } from '../url/sticky';
import type { Read } from './found';
import { isRestOfHost } from './host-ends';
import { startsNextUrl } from './lookahead';
import { Part } from './parts';
import { isApostrophe, isSentence, standForRest } from './prose';
import { endsInProse, isCjkLetter, isInvisible, joinsWords } from './punctuation';

/** What may stand in a host beyond ASCII, before UTS #46 looks at it. */
const HOST_CHARACTER = /[\p{L}\p{M}\p{N}\p{S}\p{Cf}]/u;

/** The marks behind a scheme in full width. */
const MARKS = '：／';

/** What UTS #46 §4 reads as a dot. */
const WIDE_DOTS = '。．｡';

const QUOTE = 0x2018;
const APOSTROPHE = 0x2019;
/** Written for an apostrophe, and for a quotation mark. */
const ACUTE = 0xb4;
const ELLIPSIS = 0x2026;

/** Several words in parentheses. */
const ASIDE = /\(\p{L}{1,30} [^()\n]{1,60}\)/uy;

const NON_JOINER = 0x200c;
/** A letter of a script that joins endings to foreign words. */
const ENDING = /^(?!\p{Script=Latin})[\p{L}\p{M}]/u;

/**
 * Whether the URL that was read so far ends before the character in `[at, end)`.
 * @param point what that is, or stands for
 * @param term its Link_Term
 */
export function endsBeyondAscii(read: Read, point: number, term: LinkTerm, at: number, end: number): boolean {
	const { document, options, parts, previous } = read;
	if (MARKS.includes(String.fromCodePoint(point)) && (parts.part < Part.host || isSecondSlash(document, at)))
		return false;
	if (term === LinkTerm.hard || term === LinkTerm.close || isFrame(point)) return true;
	// `https://a.example/<ZWNJ>లో`: an ending joined to the URL.
	if (point === NON_JOINER && previous < 0x80 && ENDING.test(document.slice(end, end + 2))) return true;
	// `https://a.example/x<U+2060>(opens in a new window)`: what a page shows behind a link.
	if (isInvisible(point) && isAt(ASIDE, document, end)) return true;
	if (goesOnWithHost(read, point, end)) return false;
	if (endsInProse(point)) return !isInsideWord(read, point, at, end);
	if (joinsWords(point)) return !isCjkLetter(previous) || !isCjkLetter(document.codePointAt(end) ?? 0);
	if (term === LinkTerm.soft && parts.part > Part.scheme && startsNextUrl(document, at)) return true;
	const isLetter = isCjkLetter(point);
	if (parts.part > Part.host) return isLetter && isSentence(document, at, options.limit, previous);
	// `https://...模型`: the host is left out.
	if (isLetter && document.startsWith('//...', at - 5)) return true;
	if (isLetter && previous < 0x80) return isIn(previous, ALPHADIGIT) || previous === Code.closeBracket;
	return !HOST_CHARACTER.test(String.fromCodePoint(point));
}

/** Whether it is the second of `:／／`, the first of which looks like the start of a host. */
function isSecondSlash(document: string, at: number): boolean {
	return document.startsWith(':／', at - 2);
}

/** Whether the character is one of those that draw boxes around text. */
function isFrame(point: number): boolean {
	return point >= 0x2500 && point <= 0x257f;
}

/** Whether a full-width full stop stands for a dot of the host: more of a host follows it, and no sentence. */
function goesOnWithHost({ document, parts: { part, hostStart } }: Read, point: number, end: number): boolean {
	if (part > Part.host || !WIDE_DOTS.includes(String.fromCodePoint(point))) return false;
	const host = part === Part.host ? document.slice(hostStart, end - 1) : '';
	return isRestOfHost(document, end, !host.includes('.') || /^www\.[^.]*$/i.test(host));
}

/** An apostrophe in a word, and the dots of `/…/` and `"https://a.example/…"`, which stand for a path, or of `=…&`, for a value. */
function isInsideWord({ document, start, parts, previous }: Read, point: number, at: number, end: number): boolean {
	const next = document.charCodeAt(end);
	// `postgresql://jane:…@a.example`: what nobody is to see.
	if (parts.part === Part.host) return point === ELLIPSIS && previous === Code.colon && next === Code.at;
	if (parts.part < Part.host) return false;
	if (point === ELLIPSIS)
		return (
			standForRest(document, start, end, previous) ||
			(previous === Code.slash && next === Code.slash) ||
			(previous === Code.equals && next === Code.ampersand)
		);

	const quoted = document.charCodeAt(start - 1) === QUOTE;
	return (point === APOSTROPHE ? !quoted : point === ACUTE) && isApostrophe(document, at);
}
