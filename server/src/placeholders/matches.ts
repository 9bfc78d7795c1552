/** How each family of placeholders is recognised: where one that starts at `offset` ends, -1 where none does. */

import { ALPHA, ALPHADIGIT, Code, DIGIT, isIn } from '../url/characters';
import { isUnicodeEscape } from '../url/percent';
import { endAt } from '../url/sticky';
import { after, balanced, endOfWord, isHexPair, isWord, sticky } from './syntax';

/** `{id}`, `{{ x }}`, `{{{ x }}}`, `{% x %}`, `{}`. */
export function braces(text: string, offset: number, stop: number): number {
	if (text.charCodeAt(offset + 1) === Code.openBrace) {
		const behindLines = overLines(text, offset, stop);
		if (behindLines >= 0) return behindLines;
		let end = after(text, '}}', offset + 2, stop);
		for (let more = offset + 2; text[more] === '{' && text[end] === '}' && end < stop; more++) end++;
		return end;
	}
	if (text.charCodeAt(offset + 1) === Code.percent) return after(text, '%}', offset + 2, stop);
	if (text.charCodeAt(offset + 1) === Code.backslash) return -1;
	for (let at = offset + 1; at < stop; at++) {
		const code = text.charCodeAt(at);
		if (code === Code.closeBrace) return at + 1;
		if (code <= Code.space || code === Code.openBrace || NOT_IN_BRACES.has(code)) return -1;
	}
	return -1;
}

const NOT_IN_BRACES = new Set<number>([Code.quote, Code.less, Code.semicolon]);

/** A formatter put what is filled in on lines of its own. */
const overLines = sticky(/\{\{[ \t]{0,9}\r?\n[^{}"<>]{1,300}\}\}/y);

/** HTML elements that often follow a URL at once: `http://a.example<br>`. */
const ELEMENTS = new Set(
	(
		'a abbr b big blockquote body br center code dd del div dl dt em font h1 h2 h3 h4 h5 h6 hr html i img ins kbd li ol ' +
		'nowiki p pre s samp small span strike strong sub sup table tbody td tfoot th thead tr tt u ul var wbr'
	).split(' '),
);

export function serverTag(text: string, offset: number, stop: number): number {
	const next = text.charCodeAt(offset + 1);
	if (next === Code.percent) return after(text, '%>', offset + 2, stop);
	if (next === Code.hash) return text.charAt(offset + 2) === '=' ? after(text, '#>', offset + 2, stop) : -1;
	return next === Code.question ? after(text, '?>', offset + 2, stop) : -1;
}

/** `<host>`, `<your host>`. */
export function angles(text: string, offset: number, stop: number): number {
	const next = text.charCodeAt(offset + 1);
	if (!isIn(next, ALPHA) && next !== Code.underscore && !isLetter(text, offset + 1)) return -1;
	let at = offset + 1;
	while (at < stop && isInAngles(text, at)) at++;
	if (text.charCodeAt(at) !== Code.greater || at >= stop) return -1;
	const name = text.slice(offset + 1, at);
	// `customer-<CODE>.a.example`, `https://<sub>.a.example`: the host goes on behind it.
	const behind = text.slice(at + 1, at + 3);
	const goesOn =
		(/^[A-Z]{3,}$/.test(name) && /^[./-][a-z\d]/.test(behind)) ||
		(text.startsWith('//', offset - 2) && /^\.[a-z\d]/.test(behind));
	return ELEMENTS.has(name.toLowerCase()) && !goesOn ? -1 : at + 1;
}

/** What the name of a placeholder holds, or a sum: `<base+17>`; what Chinese and Japanese say of it, `<编码后的摘要，200字以内>`; a slash between words only: `<host/address>`, not `<br/>`. */
function isInAngles(text: string, at: number): boolean {
	if (isWord(text.charCodeAt(at)) || ' .-:+|，、：（）'.includes(text.charAt(at))) return true;
	return text.charCodeAt(at) === Code.slash ? isIn(text.charCodeAt(at + 1), ALPHA) : isLetter(text, at);
}

/** Whether a letter beyond ASCII stands there: `<ваш-домен>`. */
function isLetter(text: string, at: number): boolean {
	return text.charCodeAt(at) > 0x7f && /\p{L}/u.test(text.charAt(at));
}

/** `${VAR}`, `$(x)`, `$VAR`, `$VAR$`, the `$1` of a rewriting rule, and `$$VAR`, where one stands for itself. */
export function dollar(text: string, offset: number, stop: number): number {
	const next = text.charCodeAt(offset + 1);
	if (next === Code.dollar) return text.charCodeAt(offset + 2) === Code.dollar ? -1 : dollar(text, offset + 1, stop);
	if (next === Code.openBrace || next === Code.openParenthesis) return balanced(text, offset + 1, stop);
	if (!isWord(next)) return -1;
	const end = endOfWord(text, offset + 1, stop);
	return text.charCodeAt(end) === Code.dollar && CLOSED.test(text.slice(offset + 1, end + 2)) ? end + 1 : end;
}

/** `$PROJECT_DIR$`, `$NEWSGROUP$`, as some programs write it, and not the start of another variable. */
const CLOSED = /^[A-Z][A-Z\d_]{2,60}\$(?![\w{(])/;

/** `%VAR%`, `%%VAR%%`, `%%config.name%%`; never what is an escape. */
export function percentSigns(text: string, offset: number, stop: number): number {
	const start = offset + 1;
	if (text.charCodeAt(start) === Code.percent) return doubledSigns(text, offset, stop);
	const word = endOfWord(text, start, stop);
	const behind = text.charCodeAt(word);
	if (behind === Code.openParenthesis || behind === Code.hyphen) {
		const end = endAt(behind === Code.hyphen ? OF_WORDS : CALL, text, offset, stop);
		if (end > 0) return end;
	}
	const first = text.charCodeAt(start);
	if (!(isIn(first, ALPHA) || first === Code.underscore) || isUnicodeEscape(text, offset)) return -1;
	// `Z%C3%BCrich%`: one of several escapes, and letters.
	if (isHexPair(text, start) && text.charCodeAt(offset - 3) === Code.percent && isHexPair(text, offset - 2)) return -1;
	// `%C3.html%C3` are escapes and a name, `%kernel.project_dir%` is a variable.
	const end = isHexPair(text, start) ? word : endOfName(text, start, stop);
	if (end >= stop || text.charCodeAt(end) !== Code.percent) return -1;
	const name = text.slice(start, end);
	if (name.length < 3 && !SHORT.test(name) && !isSegment(text, offset, end, stop)) return -1;
	// `%name%20`: an escape starts with the `%` behind it.
	return isHexPair(text, end + 1) && !isCompound(name) ? -1 : end + 1;
}

/** A variable that is asked for, as Symfony writes it: `%env(HOST)%`, `%env(int:PORT)%`. */
const CALL = /%[a-z]{1,20}\([\w:.-]{1,80}\)%/y;

/** A name of words with hyphens between them, which may start as an escape does, `%account-placeholder%`; none starts behind it. */
const OF_WORDS = /%[a-z]{3,20}(?:-[a-z]{2,20}){1,3}%(?![\da-f]{2})/iy;

/** A name, or several with dots between them: `%kernel.project_dir%`. */
function endOfName(text: string, offset: number, stop: number): number {
	let end = endOfWord(text, offset, stop);
	while (text.charCodeAt(end) === Code.dot && isIn(text.charCodeAt(end + 1), ALPHA))
		end = endOfWord(text, end + 1, stop);
	return end;
}

/** Of several words, as in `%BuildArchitecture%dev`, and with no escape at its start: whatever stands behind it is none. */
function isCompound(name: string): boolean {
	return !isHexPair(name, 0) && /[a-z][A-Z]|_/.test(name);
}

/** Whether two small letters are a segment, `/%db%/`: one octet alone is none in any charset that somebody uses. @param end where the second sign stands */
function isSegment(text: string, offset: number, end: number, stop: number): boolean {
	const isEnd = end + 1 === stop || text.charCodeAt(end + 1) === Code.slash;
	return isEnd && text.charCodeAt(offset - 1) === Code.slash && /^[a-z]{2}$/.test(text.slice(offset + 1, end));
}

/** A name of two letters, of which none is a digit of an escape, or that everybody uses. */
const SHORT = /^(?:[G-Z]{2}|id|ip|to)$/;

function doubledSigns(text: string, offset: number, stop: number): number {
	if (text.charCodeAt(offset + 2) === Code.percent || isDoubledEscape(text, offset, stop)) return -1;
	const dotted = endAt(DOTTED, text, offset, stop);
	if (dotted > 0 && !(isHexPair(text, offset + 2) && isHexPair(text, dotted))) return dotted;
	const end = percentSigns(text, offset + 1, stop);
	return end > 0 && text.startsWith('%%', end - 1) ? end + 1 : end;
}

const DOTTED = /%%[a-z]\w{0,40}(?:\.\w{1,40}){1,4}%%/iy;

/** `%%C3%%A9`: escapes, where `%%` stands for `%`. So are those of `%%A9x.html%%C3`. */
function isDoubledEscape(text: string, offset: number, stop: number): boolean {
	const next = endOfWord(text, offset + 2, stop);
	return isHexPair(text, offset + 2) && text.startsWith('%%', next) && isHexPair(text, next + 2);
}

/** What printf and its kin put after `%`, known everywhere; `%h` is a commit. */
export const PLAIN_FORMATS = 'sdiuvhH@';

/** `%s` with no letter or digit behind it; `%%s`, which becomes one. */
export function plainFormat(text: string, offset: number, stop: number): number {
	const doubled = text.charCodeAt(offset + 1) === Code.percent;
	if (doubled && (text.charCodeAt(offset + 2) === Code.percent || isDoubledEscape(text, offset, stop))) return -1;
	const at = offset + (doubled ? 2 : 1);
	if (at >= stop || !PLAIN_FORMATS.includes(text.charAt(at)) || isHexPair(text, at)) return -1;
	const next = text.charCodeAt(at + 1);
	return isWord(next) && next !== Code.underscore ? -1 : at + 1;
}

/** `%1`, with no letter or digit behind it, nor the `$` of `%1$s`. */
export function digit(text: string, offset: number, stop: number): number {
	const one = offset + 1 < stop && isIn(text.charCodeAt(offset + 1), DIGIT);
	const next = text.charCodeAt(offset + 2);
	return one && !isIn(next, ALPHADIGIT) && next !== Code.dollar ? offset + 2 : -1;
}

/** `%1`, `%~dp1`, `%*`, `%A`, `%A:~0,3%`: the reader undid `%%`. */
export function batchArgument(text: string, offset: number, stop: number): number {
	const end = endAt(BATCH, text, offset, stop);
	const isVariable = text.charCodeAt(end - 1) === Code.percent;
	return isVariable || !isHexPair(text, offset + 1) ? end : -1;
}

/** In this order: `%HOST%`; `%~dp1`, `%%~nxF`; `%HOST:~0,3%`; `%1`, `%*`; `%A`, `%%A`. */
const BATCH =
	/%(?:[A-Za-z]\w{0,60}%(?![\da-fA-F]{2})|%?~[a-z$:]{0,12}[A-Z\d]|\w{1,60}:[^%\s]{1,60}%|[\d*]|%?[A-Z](?![A-Z\d]))/iy;

/** What systemd puts in (systemd.unit(5)). */
const SPECIFIERS = 'aAbBCdDEfgGhHiIjJlLmMnNopPqsStTuUvVwW';

/** `%i`, with no letter or digit behind it. */
export function specifier(text: string, offset: number, stop: number): number {
	const known = offset + 1 < stop && SPECIFIERS.includes(text.charAt(offset + 1));
	return known && !isHexPair(text, offset + 1) && !isIn(text.charCodeAt(offset + 2), ALPHADIGIT) ? offset + 2 : -1;
}

/** `%name`, `%_arch`. */
export function macro(text: string, offset: number, stop: number): number {
	if (text.charCodeAt(offset + 1) === Code.percent) return endAt(KEPT_MACRO, text, offset, stop);
	const end = endOfWord(text, offset + 1, stop);
	const first = text.charCodeAt(offset + 1);
	if (end - offset < 4 || !(isIn(first, ALPHA) || first === Code.underscore)) return -1;
	return /[g-z_]/.test(text.slice(offset + 1, end)) ? end : -1;
}

/** In a comment, where one sign would be read: `%%{version}`. */
const KEPT_MACRO = /%%\{[?!]?\w{1,60}\}/y;

/** Where `%HOST` ends, of at least three capitals, where no escape starts; `100%NATURAL` is a share. */
export function capitals(text: string, offset: number, stop: number): number {
	const isName = isIn(text.charCodeAt(offset + 1), ALPHA) && !isHexPair(text, offset + 1);
	if (!isName || isIn(text.charCodeAt(offset - 1), DIGIT)) return -1;
	return endAt(CAPITALS, text, offset, stop);
}

const CAPITALS = /%[A-Z][A-Z_]{2,60}(?:\d{1,4}(?!\w))?/y;

/** `a.example@product.cdnpath@/x`: what a build fills in. A short last part may be a host's, and the first `@` then ends a user. */
const DOTTED_NAME = /@[a-z]\w{0,40}(?:\.[a-z]\w{0,40}){0,3}\.[a-z]\w{6,40}@(?=[/?#])/iy;

/** `@HOST@`, `@a.b@`: not behind a letter, where `@` may end a user. */
export function atSigns(text: string, offset: number, stop: number): number {
	if (!isIn(text.charCodeAt(offset + 1), ALPHA)) return -1;
	const dotted = endAt(DOTTED_NAME, text, offset, stop);
	if (dotted > 0 || isWord(text.charCodeAt(offset - 1))) return dotted;
	const end = endOfWord(text, offset + 1, stop);
	return text.charCodeAt(end) === Code.at && end < stop && end - offset > 2 ? end + 1 : -1;
}
