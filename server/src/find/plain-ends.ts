/**
 * The quick way to the end of a URL, for plain ones that plainly end: most URLs of most documents. It says what the thorough
 * way would say (`ends/boundaries.ts`), or nothing.
 */

import { isOfBrokenLink } from '../languages/context';
import type { Enclosure } from '../languages/reader';
import { ALPHADIGIT, Code, isIn } from '../url/characters';
import { endOfPlain } from '../url/plain';
import type { Candidate } from './candidates';
import { startOfWeb } from './schemes';

/** What stands before a URL and may change where it ends or whether it is one: emphasis, anchors, the end of a word, Git's keys. */
const MARKERS = new Uint8Array(128);
for (const character of '*_~=+^$%\\@.') MARKERS[character.charCodeAt(0)] = 1;

/** What stands behind a string's end where nothing is joined to it. */
const ENDS_STRING = new Set(Array.from(',;)]}\r\n', (character) => character.charCodeAt(0)));

/**
 * Where the candidate would end as a plain URL if nothing enclosed it and no escape were one: that is known before anybody asks
 * for its place, and mostly right. Where its scheme ends, if it is not plain; -1 if that is not http or https.
 * @param readTo up to where this was found out for candidates before: no text is read twice for it
 */
export function endOfRun(text: string, { start, schemeEnd }: Candidate, readTo: number): number {
	const isWeb = text.charCodeAt(schemeEnd + 1) === Code.slash && startOfWeb(text, schemeEnd) === start;
	if (!isWeb || text.charCodeAt(schemeEnd) !== Code.colon || text.charCodeAt(schemeEnd + 2) !== Code.slash) return -1;
	const end = start < readTo ? -1 : endOfPlain(text, schemeEnd + '://'.length, text.length, false);
	return end < 0 ? schemeEnd : end;
}

/**
 * Where the candidate ends if it is plain, and plainly ends there; -1 where it must be looked at.
 * @param run what `endOfRun` said of it
 */
export function endOfPlainUrl(
	text: string,
	{ start, schemeEnd, nextColon }: Candidate,
	enclosure: Enclosure,
	program: boolean,
	run: number,
): number {
	if (run < 0 || (start > 0 && MARKERS[text.charCodeAt(start - 1)] === 1)) return -1;
	const { context, limit, whole } = enclosure;
	if (isOfBrokenLink(context)) return -1;
	// Mail's escapes start with a character that a plain URL may hold.
	if (context.escaping.triggers === '=') return -1;
	const isKnown = run > schemeEnd && run <= limit && text.charCodeAt(run) !== Code.percent;
	const stop = isKnown ? run : plainStop(text, schemeEnd, enclosure, program);
	if (stop < 0 || (whole && stop < limit)) return -1;
	const end = whole ? limit : plainEndAt(text, start, stop, enclosure, program);
	return end < 0 || holdsMore(text, nextColon, end) ? -1 : end;
}

/** Where what is plain ends in its place; -1 where nothing is. */
function plainStop(text: string, schemeEnd: number, { context, limit }: Enclosure, program: boolean): number {
	const escapes = !program && context.percent !== true && !context.escaping.triggers.includes('%');
	return endOfPlain(text, schemeEnd + '://'.length, limit, escapes);
}

/** Whether another URL starts in a plain one, or an escape ends it, which may have been copied along: that is plain as well, and odd. */
function holdsMore(text: string, nextColon: number, end: number): boolean {
	const another = nextColon < end && text.startsWith('//', text.lastIndexOf(':', end - 1) + 1);
	return another || text.charCodeAt(end - 3) === Code.percent;
}

/** Where the URL ends that is plain up to `stop`: there, or before a full stop; -1 where more of it may follow. */
function plainEndAt(text: string, start: number, stop: number, enclosure: Enclosure, program: boolean): number {
	const { context, limit, fills } = enclosure;
	const last = text.charCodeAt(stop - 1);
	const isPlainLast = isIn(last, ALPHADIGIT) || last === Code.slash;
	if (stop < limit) {
		if (mayFill(text, start, enclosure) && !closes(text, stop, enclosure)) return -1;
		if (context.escaping.triggers.includes(text.charAt(stop)))
			return isPlainLast && isQuoteInJson(text, stop, enclosure) ? stop : -1;
	}
	// An empty fragment, as in the names of schemas.
	else if (fills && last === Code.hash && stop < text.length) return stop;
	// What encloses the URL ends it as a space does.
	const next = stop === limit && limit < text.length ? Code.space : text.charCodeAt(stop);
	if (isPlainLast) return endsAnyUrl(next) || endsHere(next, text.charCodeAt(stop + 1), enclosure, program) ? stop : -1;
	const isFullStop = last === Code.dot && !fills && isIn(text.charCodeAt(stop - 2), ALPHADIGIT);
	// `'<a href="https://a.example/x.' + name`: an attribute that goes on elsewhere.
	const mayGoOn = stop === limit && text.charCodeAt(start - 2) === Code.equals;
	return isFullStop && !mayGoOn && endsAnyUrl(next) ? stop - 1 : -1;
}

/** Whether the URL that starts here may be all that a quotation, an attribute or a cell holds: no quote that is escaped opens one. */
function mayFill(text: string, start: number, { fills }: Enclosure): boolean {
	const before = text.charCodeAt(start - 1);
	const isQuote = before === Code.quote || before === Code.apostrophe || before === Code.backtick;
	return fills || (isQuote && text.charCodeAt(start - 2) !== Code.backslash);
}

/** Whether a quote stands here in a string of JSON, as in the markup that some hold: `href=\"http://a.example\"`. */
function isQuoteInJson(text: string, at: number, { context, limit }: Enclosure): boolean {
	return context.name === 'json-string' && at + 1 < limit && text.startsWith('\\"', at);
}

/** Whether what it fills is closed there, or it is plain that no value goes on there. A quote closes no cell that none opened. */
function closes(text: string, at: number, { closer, fills }: Enclosure): boolean {
	const character = text.charAt(at);
	return character === '\n' || (closer === '' && !fills ? '"\'`'.includes(character) : character === closer);
}

/** White space, the end of the document, and the brackets that no plain URL opens. */
function endsAnyUrl(next: number): boolean {
	return !(next > Code.space) || next === Code.closeParenthesis || next === Code.greater;
}

/** Whether `next`, with `after` behind it, ends a URL that stands here. */
function endsHere(next: number, after: number, { context, closer }: Enclosure, program: boolean): boolean {
	switch (next) {
		case Code.comma:
			return after <= Code.space;
		case Code.closeBrace:
			return context.name === 'comment' && after <= Code.space;
		case Code.less:
			return context.markup === true || after === Code.slash;
		case Code.quote:
		case Code.backtick:
			return !program || ENDS_STRING.has(after);
		case Code.apostrophe:
			return closer === "'" && (!program || ENDS_STRING.has(after));
		default:
			return false;
	}
}
