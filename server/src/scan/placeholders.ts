/**
 * Placeholders: parts of a URL that stand for something else (`{id}`, `${HOST}`, `%s`, `<host>`, `…`). They are not
 * mistakes, wherever they stand, and the rest of the URL is still checked.
 */

import { ALPHA, ALPHADIGIT, Code, DIGIT, HEX, isIn } from '../url/characters';
import { parseUrl } from '../url/parse';
import { isUnicodeEscape } from '../url/percent';
import type { Span, Standard, Url } from '../url/url';

/** The longest placeholder with white space in it (`{{ site.url | default: "x" }}`). */
const LONGEST = 200;

/**
 * Where the placeholder that starts at `offset` with a character of its own (`{ < $ # % [`) ends; -1 where none does.
 * @param angle whether `<name>` is one: not where `<` starts a tag
 */
export function placeholderEnd(text: string, offset: number, limit: number, angle: boolean): number {
	const stop = Math.min(limit, offset + LONGEST);
	switch (text.charCodeAt(offset)) {
		case Code.openBrace:
			return braces(text, offset, stop);
		case Code.less:
			return angle ? angles(text, offset, stop) : -1;
		case Code.dollar:
			return dollar(text, offset, stop);
		case Code.hash:
			return text.charCodeAt(offset + 1) === Code.openBrace ? balanced(text, offset + 1, stop, '{', '}') : -1;
		case Code.percent:
			return percent(text, offset, stop);
		case Code.openBracket:
			return brackets(text, offset, stop);
		default:
			return -1;
	}
}

/** `{id}`, `{{ x }}`, `{% x %}`, `{}`. */
function braces(text: string, offset: number, stop: number): number {
	if (text.charCodeAt(offset + 1) === Code.openBrace) return after(text, '}}', offset + 2, stop);
	if (text.charCodeAt(offset + 1) === Code.percent) return after(text, '%}', offset + 2, stop);
	if (text.charCodeAt(offset + 1) === Code.backslash) return -1;
	for (let at = offset + 1; at < stop; at++) {
		const code = text.charCodeAt(at);
		if (code === Code.closeBrace) return at + 1;
		if (
			code <= Code.space ||
			code === Code.openBrace ||
			code === Code.quote ||
			code === Code.less ||
			code === Code.semicolon
		)
			return -1;
	}
	return -1;
}

/** HTML elements that often follow a URL at once: `http://a.example<br>`. */
const ELEMENTS = new Set(
	(
		'a abbr b big blockquote body br center code dd del div dl dt em font h1 h2 h3 h4 h5 h6 hr html i img ins kbd li ol ' +
		'p pre s samp small span strike strong sub sup table tbody td tfoot th thead tr tt u ul var wbr'
	).split(' '),
);

/** `<host>`, `<your host>`, `<%= x %>`, `<?= x ?>`. */
function angles(text: string, offset: number, stop: number): number {
	const next = text.charCodeAt(offset + 1);
	if (next === Code.percent) return after(text, '%>', offset + 2, stop);
	if (next === Code.question) return after(text, '?>', offset + 2, stop);
	if (!isIn(next, ALPHA) && next !== Code.underscore) return -1;
	let at = offset + 1;
	while (at < stop && (isWord(text.charCodeAt(at)) || ' .-:'.includes(text.charAt(at)))) at++;
	if (text.charCodeAt(at) !== Code.greater || at >= stop) return -1;
	return ELEMENTS.has(text.slice(offset + 1, at).toLowerCase()) ? -1 : at + 1;
}

/** `${VAR}`, `$(x)`, `$VAR`, `$VAR$`, and the `$1` of a rewriting rule. */
function dollar(text: string, offset: number, stop: number): number {
	const next = text.charCodeAt(offset + 1);
	if (next === Code.openBrace) return balanced(text, offset + 1, stop, '{', '}');
	if (next === Code.openParenthesis) return balanced(text, offset + 1, stop, '(', ')');
	if (!isWord(next)) return -1;
	const end = endOfWord(text, offset + 1, stop);
	return text.charCodeAt(end) === Code.dollar && CLOSED.test(text.slice(offset + 1, end + 2)) ? end + 1 : end;
}

/** `$PROJECT_DIR$`, as some editors write it, and not the start of another variable. */
const CLOSED = /^[A-Z][A-Z\d]*_[A-Z\d_]*\$(?![\w{(])/;

/** What printf and its kin put after `%`; `%h` is a commit. */
const FORMATS = 'sdiuvhH@';

/** `%(x)s`, `%{x}`, `%VAR%`, `%s`, `%d`, `%@`, `//%1`, and `%%s`, which becomes one; never what is an escape. */
function percent(text: string, offset: number, stop: number): number {
	const next = text.charCodeAt(offset + 1);
	if (next === Code.percent) return doubledPercent(text, offset, stop);
	if (next === Code.openParenthesis) {
		const close = balanced(text, offset + 1, stop, '(', ')');
		return close > 0 && isIn(text.charCodeAt(close), ALPHA) ? close + 1 : close;
	}
	if (next === Code.openBrace) return balanced(text, offset + 1, stop, '{', '}');
	const wordEnd = endOfWord(text, offset + 1, stop);
	const closes =
		text.charCodeAt(wordEnd) === Code.percent && !isHexPair(text, wordEnd + 1) && !isUnicodeEscape(text, offset);
	if (closes && wordEnd - offset > 3 && isIn(next, ALPHA)) return wordEnd + 1;
	if (isHexPair(text, offset + 1)) return -1;
	if (isIn(next, DIGIT) && wordEnd === offset + 2 && text.startsWith('//', offset - 2)) return wordEnd;
	const alone = !isIn(text.charCodeAt(offset + 2), ALPHADIGIT);
	return offset + 1 < stop && FORMATS.includes(text.charAt(offset + 1)) && alone ? offset + 2 : -1;
}

/** `%%s`, `%%VAR%%`, `%%config.name%%`. */
function doubledPercent(text: string, offset: number, stop: number): number {
	if (text.charCodeAt(offset + 2) === Code.percent || isDoubledEscape(text, offset, stop)) return -1;
	DOTTED.lastIndex = offset;
	const isDotted = DOTTED.test(text) && DOTTED.lastIndex <= stop;
	if (isDotted && !(isHexPair(text, offset + 2) && isHexPair(text, DOTTED.lastIndex))) return DOTTED.lastIndex;
	const end = percent(text, offset + 1, stop);
	return end > 0 && text.startsWith('%%', end - 1) ? end + 1 : end;
}

const DOTTED = /%%[a-z]\w{0,40}(?:\.\w{1,40}){1,4}%%/iy;

/** `%%C3%%A9`: escapes, where `%%` stands for `%`. So are those of `%%A9x.html%%C3`. */
function isDoubledEscape(text: string, offset: number, stop: number): boolean {
	const next = endOfWord(text, offset + 2, stop);
	return isHexPair(text, offset + 2) && text.startsWith('%%', next) && isHexPair(text, next + 2);
}

/**
 * `[slug]`, `[...slug]`, `[[...slug]]`, `[service.name]`, and the parts that a synopsis marks as optional: `[user@]`,
 * `[:port]`, `[[:#]port]`, `[/path[/more]]`. An address of RFC 3986's future, `[v1.x]`, is none.
 */
function brackets(text: string, offset: number, stop: number): number {
	BRACKETS.lastIndex = offset;
	const found = BRACKETS.exec(text)?.[0];
	if (found === undefined || offset + found.length > stop) return -1;
	const afterSlashes = text.startsWith('//', offset - 2);
	return afterSlashes && !/@\]$|^\[(?!v[\da-f]+\.).*[g-z_].*\]$/i.test(found) ? -1 : offset + found.length;
}

const BRACKETS = new RegExp(
	`\\[(?:${[
		String.raw`\[(?:\.{3})?[a-z][\w-]{0,60}\]`,
		String.raw`(?:\.{3})?[a-z][\w-]{0,60}(?:[./|][\w-]{1,40}){0,3}`,
		String.raw`[\w:<>-]{1,60}@`,
		String.raw`(?:\[[\w:<>-]{1,40}\]){1,3}@`,
		String.raw`:(?!:)[\w<>-]{0,40}[g-z_<>][\w<>-]{0,40}`,
		String.raw`\[[:#]{1,2}\][\w<>-]{1,40}`,
		String.raw`[/?.#][\w/?=&.<>{}#:-]{1,60}(?:\[[\w/?=&.<>{}#:-]{1,40}\]){0,3}`,
	].join('|')})\\]`,
	'iy',
);

/** Where the bracket pair that opens at `offset` ends on this line. */
function balanced(text: string, offset: number, stop: number, open: string, close: string): number {
	let depth = 0;
	for (let at = offset; at < stop; at++) {
		const character = text.charAt(at);
		if (character === '\n' || character === '\r') return -1;
		if (character === open) depth++;
		else if (character === close && --depth === 0) return at + 1;
	}
	return -1;
}

/** Where `closing` ends on this line. */
function after(text: string, closing: string, offset: number, stop: number): number {
	for (let at = offset; at < stop && text.charCodeAt(at) !== Code.lineFeed; at++) {
		if (text.startsWith(closing, at)) return at + closing.length;
	}
	return -1;
}

function isWord(code: number): boolean {
	return isIn(code, ALPHADIGIT) || code === Code.underscore;
}

function endOfWord(text: string, offset: number, stop: number): number {
	let at = offset;
	while (at < stop && isWord(text.charCodeAt(at))) at++;
	return at;
}

function isHexPair(text: string, offset: number): boolean {
	return isIn(text.charCodeAt(offset), HEX) && isIn(text.charCodeAt(offset + 1), HEX);
}

const NONE: readonly Span[] = [];

/** Whether `placeholderEnd` need be asked at all. */
export function mayStartPlaceholder(code: number): boolean {
	return TRIGGERS[code] === 1;
}

/** All placeholders in the logical text of a URL, in order. */
export function placeholdersIn(url: string): readonly Span[] {
	const found = bracketed(url);
	for (const word of authorityWords(url)) found.push(word);
	return found.length === 0 ? NONE : merged(found.sort((a, b) => a.offset - b.offset));
}

/** The placeholders of a URL in a format, where `%%` stands for `%`: it is one too. */
export function withDoubledPercents(url: string, placeholders: readonly Span[]): readonly Span[] {
	const doubled = Array.from(url.matchAll(/%%/g), ({ index }) => ({ offset: index, end: index + 2 }));
	return merged([...placeholders, ...doubled].sort((a, b) => a.offset - b.offset));
}

/** Spans in order, those that overlap as one. */
function merged(spans: readonly Span[]): readonly Span[] {
	const result: Span[] = [];
	for (const span of spans) {
		const last = result[result.length - 1];
		if (last === undefined || last.end <= span.offset) result.push(span);
		else result[result.length - 1] = { offset: last.offset, end: Math.max(last.end, span.end) };
	}
	return result;
}

function bracketed(url: string): Span[] {
	const found: Span[] = [];
	for (let at = 0; at < url.length; at++) {
		const code = url.charCodeAt(at);
		if (code === ELLIPSIS || (code === Code.dot && url.startsWith('...', at)))
			found.push({ offset: at, end: at + (code === ELLIPSIS ? 1 : 3) });
		const end = mayStartPlaceholder(code) ? placeholderEnd(url, at, url.length, true) : -1;
		if (end < 0) continue;
		found.push({ offset: at, end });
		at = end - 1;
	}
	return isStrftime(url) ? [...found, ...strftime(url)] : found;
}

const ELLIPSIS = 0x2026;
const TRIGGERS = new Uint8Array(128);
for (const character of '{<$#%[') TRIGGERS[character.charCodeAt(0)] = 1;

/** `%Y/%m/%d`: dates as strftime writes them; `%d` alone is printf's. */
function isStrftime(url: string): boolean {
	return url.includes('%Y');
}

function strftime(url: string): Span[] {
	return Array.from(url.matchAll(/%[YmdHMSjyBb](?![\da-fA-F])/g), ({ index }) => ({ offset: index, end: index + 2 }));
}

/** How far a host and port are looked at for words that stand for them. */
const LONGEST_AUTHORITY = 300;

/**
 * What stands for a host or port without brackets: `*`, `host:port`, `PORT`, `YOUR_HOST`, `xxx`, the `x` of `10.0.x.1`,
 * `(domain)`, and a `..` that is all of it. A port is called so in several languages.
 */
const AUTHORITY_WORDS =
	/\*+|[xX]{3,}|\b(?:your|YOUR|Your)[-_]?[\w-]*|\b[A-Z][A-Z\d]*_[A-Z\d_]*|(?<=\.|^)[xXnN]+(?=[.:]|$)|(?<=:)(?:[pP](?:ort[a-z]{0,8}|oort|uerto)|порт|端口|ポート|포트|[A-Z]{2,}|[xXnN#]+|\d+x+)$|\([\w-]{1,40}\)|^\.\.$/g;

/** What every such word has, and few hosts: asked first, because it is cheap. */
const MAY_HOLD_WORDS = /[*_A-Z(]|xxx|your|(?:^|\.)[xn]+(?:[.:]|$)|:[^\d:]|\dx|^\.\.$/;

function authorityWords(url: string): readonly Span[] {
	const slashes = url.indexOf('//');
	if (slashes < 0 || slashes > LONGEST_AUTHORITY) return NONE;
	let end = slashes + 2;
	const stop = Math.min(url.length, end + LONGEST_AUTHORITY);
	while (end < stop && !'/?#'.includes(url.charAt(end))) end++;
	const authority = url.slice(slashes + 2, end);
	if (!MAY_HOLD_WORDS.test(authority)) return NONE;
	const words: Span[] = [];
	for (const { index, 0: word } of authority.matchAll(AUTHORITY_WORDS)) {
		words.push({ offset: slashes + 2 + index, end: slashes + 2 + index + word.length });
	}
	return words;
}

/**
 * The URL as the parser reads it: each placeholder becomes letters, which may stand nearly everywhere. What the parser
 * reports about them is dropped by `touches`.
 */
export function shapeOf(url: string, placeholders: readonly Span[]): string {
	let shape = '';
	let from = 0;
	for (const { offset, end } of placeholders) {
		shape += url.slice(from, offset) + 'x'.repeat(end - offset);
		from = end;
	}
	return shape + url.slice(from);
}

/** Parses the logical text of a URL, each placeholder as letters. */
export function parseLogical(url: string, standard: Standard, placeholders = placeholdersIn(url)): Url {
	return parseUrl(url, standard, placeholders.length === 0 ? url : shapeOf(url, placeholders));
}

/** Whether the span has a character in common with a placeholder; these are in order and do not overlap. */
export function touches(span: Span, placeholders: readonly Span[]): boolean {
	let low = 0;
	let high = placeholders.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((placeholders[middle] as Span).end <= span.offset) low = middle + 1;
		else high = middle;
	}
	const next = placeholders[low];
	return next !== undefined && next.offset < span.end;
}
