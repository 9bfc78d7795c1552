/** What of the text that was read in bare text is the URL, and whether it is none but a regular expression. */

import type { Logical, LogicalReader } from '../escaping/logical';
import { type Escaping, undoAt } from '../escaping/unescape';
import { type Families, shapeOf } from '../placeholders/placeholders';
import { Code } from '../url/characters';
import type { Span } from '../url/url';
import { isMark, withoutEmphasis } from './emphasis';
import type { Escapes } from './escapes';
import { isAfterHost } from './host-ends';
import { joinsString } from './lookahead';
import { Part, type Parts } from './parts';
import { continuesPattern, isPattern } from './pattern';
import { standForRest } from './prose';

export interface BoundaryOptions {
	/** Where whatever encloses the URL ends. */
	readonly limit: number;
	readonly escaping: Escaping;
	/** Whether `<name>` is a placeholder: not where `<` starts a tag. */
	readonly angle: boolean;
	/** The placeholders of the document's language. */
	readonly families: Families;
	/** A character that ends the URL: the quote that encloses it, the bar of a table. */
	readonly closer: string;
	/** The limit and the closer of its place, which end it unless it is all of a value. */
	readonly place: { readonly limit: number; readonly closer: string };
	/** Whether this is a program, outside what we read of its language. */
	readonly program: boolean;
	/** After which `\` the URL ends, because an escape of a language we do not read may start there. */
	readonly escapes: Escapes;
	/** Whether a URL that fills its string keeps its trailing punctuation. */
	readonly fills: boolean;
	/** Whether all up to the limit is the URL: a space, a quote or a brace in it is a mistake. */
	readonly value: boolean;
	/** Whether the scheme's host is a name or address, so that a comma or bracket behind it is the sentence's. */
	readonly strictHost: boolean;
}

/** A URL found in bare text. */
export interface Found {
	readonly logical: Logical;
	/** How far was read: the next search starts here, so that no text is read twice. */
	readonly readTo: number;
	/** Whether this is a regular expression. */
	readonly pattern: boolean;
}

/** A URL as far as it was read. */
export interface Read {
	readonly document: string;
	readonly start: number;
	readonly options: BoundaryOptions;
	readonly reader: LogicalReader;
	readonly parts: Parts;
	/** The character that ends it; -1 for none. */
	readonly closer: number;
	/** The logical length up to the last character that is surely part of the URL. */
	readonly safe: number;
	/** Whether a character was taken that regular expressions have. */
	readonly suspect: boolean;
	/** The placeholders that hold a program, which may have patterns of its own. */
	readonly programs: readonly Span[];
	/** The code point taken last. */
	readonly previous: number;
}

/** @param at where reading stopped */
export function foundIn(read: Read, at: number): Found {
	const { reader } = read;
	const filled = read.options.fills
		? isFilled(read, at) && !endsInCode(read, at)
		: isAssigned(read, at) ||
			isLeftOpen(read, at) ||
			isLeftOut(read, at) ||
			endsSetting(read, at) ||
			isJoined(read, at);
	const length = filled ? reader.length : lengthIn(read, at);
	const logical = reader.finish(length);
	return { logical, readTo: Math.max(at, logical.end), pattern: isOfPattern(read, at) };
}

/** Whether the URL reached the end of the string that encloses it. */
function isFilled({ document, options, closer }: Read, at: number): boolean {
	return at === options.limit || document.charCodeAt(at) === closer;
}

/** Whether the rest of a line of a program was copied with it: `"http://a.example:80',"`. */
function endsInCode({ document, parts }: Read, at: number): boolean {
	return parts.part === Part.host && CODE.test(document.slice(at - LONGEST_CODE, at));
}

const CODE = /['"`][,;]$/;
const LONGEST_CODE = 2;

/**
 * Whether the URL fills the value of an attribute or of a key, in code that a comment or a document shows, and its last mark may be its own:
 * `href="https://a.example/S.T."`.
 */
function isAssigned({ document, start, safe, reader, parts }: Read, at: number): boolean {
	const quote = document.charCodeAt(start - 1);
	// `href=\"https://a.example/S.T.\"`, in a string.
	const escaped = document.charCodeAt(start - 2) === Code.backslash && document.charCodeAt(at) === Code.backslash;
	const closing = document.charCodeAt(escaped ? at + 1 : at);
	if ((quote !== Code.quote && quote !== Code.apostrophe) || closing !== quote) return false;
	if (reader.length - safe > 1 || parts.part === Part.host || !OWN_ENDS.has(document.charAt(at - 1))) return false;
	const before = document.slice(Math.max(0, start - LONGEST_ASSIGNMENT), start - (escaped ? 2 : 1));
	return ASSIGNED.test(before) || (document.charAt(at - 1) === '*' && KEYED.test(before));
}

/** Whether it ends in dots that stand for the rest of it. */
function isLeftOpen({ document, start, reader, safe }: Read, at: number): boolean {
	const dots = at - DOTS.length;
	if (reader.length - safe < DOTS.length || !document.startsWith(DOTS, dots)) return false;
	return standForRest(document, start, at, document.charCodeAt(dots - 1));
}

const DOTS = '...';

/** Whether dots stand for the last value of its search, as they do for others: `?client_id=..&scope=..`. */
function isLeftOut({ document, start, reader, safe }: Read, at: number): boolean {
	const dots = at - (reader.length - safe);
	if (document.charCodeAt(dots - 1) !== Code.equals || !/^\.{2,3}$/.test(document.slice(dots, at))) return false;
	return /=\.{2,3}[&\w]/.test(document.slice(start, dots));
}

/**
 * Whether a program joins the search to it, in code that a comment or a document shows, `'https://a.example/x?' + search`, or the rest of
 * an attribute, `'<a href="https://a.example/x.' + name`.
 */
function isJoined({ document, start }: Read, at: number): boolean {
	const last = document.charAt(at - 1);
	const isAtEnd = last === '?' && document.charAt(at) === document.charAt(start - 1);
	const isInAttribute = last === '.' && document.charCodeAt(start - 2) === Code.equals;
	return (isAtEnd || isInAttribute) && joinsString(document, at);
}

/** Whether it is the value of a setting, with nothing behind it on its line: `url: https://a.example/service?`. */
function endsSetting({ document, start }: Read, at: number): boolean {
	if (document.charAt(at - 1) !== '?' || !/[\r\n]/.test(document.charAt(at))) return false;
	return URL_KEY.test(document.slice(Math.max(0, start - LONGEST_KEY), start));
}

const URL_KEY = /\b(?:ur[il]|href|endpoint|source|src)["']?\s?[:=]\s?$/i;
const LONGEST_KEY = 12;

const OWN_ENDS: ReadonlySet<string> = new Set(['.', '?', '*']);
const ASSIGNED = /(?:=|["']:)\s?$/;
/** In a program a key may stand without quotes, and `*` is no punctuation: `destination: 'https://a.example/:path*'`. */
const KEYED = /\w:\s?$/;
const LONGEST_ASSIGNMENT = 4;

/** The length of what does not fill its place: without the marks behind it. */
function lengthIn(read: Read, at: number): number {
	if (namesSource(read, at)) return read.safe + 1;
	return withoutMarks(read, at) - (isClosingPercent(read, at) ? 1 : 0);
}

/** Whether it is the name that a bundler gives a source, to its mark: `//# sourceURL=webpack:///./src/a.js?`. */
function namesSource({ document, start, reader, safe }: Read, at: number): boolean {
	if (!document.startsWith(SOURCE_KEY, start - SOURCE_KEY.length)) return false;
	const { end } = reader.finish(safe);
	return end < at && document.charAt(end) === '?';
}

const SOURCE_KEY = '# sourceURL=';

/** The length without trailing punctuation, and without the marks of emphasis that end there. */
function withoutMarks(read: Read, at: number): number {
	const { document, start, safe, reader } = read;
	const last = document.charAt(at - (reader.length - safe) - 1);
	if (last === '-' && isDash(read, at)) return safe - 1;
	if (last === '-' && document.startsWith('-->', at - 2)) return safe - 2;
	if (!isMark(last) || isDestination(read)) return safe;
	return withoutEmphasis(reader.finish(safe).text, document, start, read.options.program);
}

/** Whether it fills the destination of a link, in a comment or a string: `[it](https://a.example/#member_1_)`. */
function isDestination({ document, start, safe, reader }: Read): boolean {
	return document.startsWith('](', start - 2) && document.startsWith(')', reader.finish(safe).end);
}

/** Whether the hyphen before `at` is the sentence's, right behind a host: `https://a.example- a shop`. */
function isDash({ document, options, parts }: Read, at: number): boolean {
	if (parts.part !== Part.host || options.program || !options.strictHost) return false;
	return /\s/.test(document.charAt(at)) && isAfterHost(document, parts.hostStart, at - 1);
}

/** Whether the `%` taken last is none of the URL: with what follows it closes a tag of a template, `{%server|http://a.example%}`, or a pattern by itself. */
function isClosingPercent({ document, previous, safe, reader }: Read, at: number): boolean {
	const last = previous === Code.percent && safe === reader.length;
	return last && (document.charCodeAt(at) === Code.closeBrace || endsPattern(document, at));
}

/** Whether the line is a pattern between percent signs, the last of which stands before `at`: `%See https://a.example/x%`. */
function endsPattern(document: string, at: number): boolean {
	if (at < document.length && !/\s/.test(document.charAt(at))) return false;
	const near = document.slice(Math.max(0, at - LONGEST_PATTERN), at);
	const start = near.lastIndexOf('\n') + 1;
	return near.charAt(start) === '%' && (start > 0 || at <= LONGEST_PATTERN);
}

const LONGEST_PATTERN = 300;

/** Asked of all that was read: the `.*` that makes a pattern would go as trailing punctuation. */
function isOfPattern(read: Read, at: number): boolean {
	const { document, start, suspect } = read;
	if (suspect && looksLikePattern(read, at)) return true;
	// `{@link https://a.example/x\|its name}`: a bar that a table would take.
	if (document.startsWith('\\|', at) && document.startsWith('{@link ', start - '{@link '.length)) return false;
	// `\[https://a.example/x\]`: brackets that somebody escaped for Markdown.
	if (ESCAPED_PAIRS.has(document.slice(start - 2, start) + document.slice(at, at + 2))) return false;
	// `[text](https://a.example/x\)`: Markdown in another language, whose end somebody escaped.
	if (
		document.startsWith('](', start - 2) &&
		document.charAt(start - 3) !== '\\' &&
		ESCAPED_CLOSE.test(document.slice(at, at + LONGEST_CLOSE))
	)
		return false;
	// `^^` stands between a value and its type in RDF, `~^` between the columns of a table of roff's.
	const isAnchored =
		document.charAt(start - 1) === '^' &&
		!'^~'.includes(document.charAt(start - 2) || ' ') &&
		!MENU_LINK.test(document.slice(Math.max(0, start - LONGEST_MENU_LINK), start));
	if (isAnchored || (document.charAt(start - 1) === '/' && startsLiteral(document, start))) return true;
	return continuesPattern(document, at) && !isEscaped(read, at);
}

/** `` `${/https:\/\//i.test(x)}` ``: a regular expression of JavaScript's in code that stands in a string. */
function startsLiteral(document: string, start: number): boolean {
	return (
		/(?:\$\{|[=(,:?!&|]) ?\/$/.test(document.slice(Math.max(0, start - LONGEST_OPENING), start)) &&
		/^[a-z]{2,10}:\\\/\\\//i.test(document.slice(start, start + LONGEST_SLASHES))
	);
}

const LONGEST_OPENING = 4;
const LONGEST_SLASHES = 15;

/** Doxygen's menus mark links out of the pages: `url:"^https://a.example"`, `[ "Shop", "^https://a.example", null ]`. */
const MENU_LINK = /(?:url:|\[ "[^"]{1,60}", )"\^$/;
const LONGEST_MENU_LINK = 69;

const ESCAPED_CLOSE = /^\\{1,2}[()]/;
const LONGEST_CLOSE = 3;

const ESCAPED_PAIRS: ReadonlySet<string> = new Set(['\\[\\]', '\\(\\)']);

/** The `.*` of `*see https://a.example.*` is no pattern's, nor is that at the right edge of a comment in a box. */
function looksLikePattern({ document, start, options, reader, programs }: Read, at: number): boolean {
	const { text } = reader.finish(reader.length);
	const length = withoutEmphasis(text, document, start, options.program);
	const edge = isEdgeOfBox(document, at) ? EDGE.length : 0;
	return isPattern(shapeOf(text, programs).slice(0, length - edge));
}

/** A full stop, and the right edge of a box around a comment, whose border stands in the next line. */
const EDGE = '.*';
const BORDER = /^[ \t]*\r?\n[ \t]{0,40}\*{4}/;
const LONGEST_BORDER = 60;

function isEdgeOfBox(document: string, at: number): boolean {
	return document.startsWith(EDGE, at - EDGE.length) && BORDER.test(document.slice(at, at + LONGEST_BORDER));
}

/**
 * Whether an escape of the document stands here that is no backslash: roff's `\(aq` looks like a pattern's `\(`, and so does the
 * `\}` of R's pages, of whose escapes none is undone.
 */
function isEscaped({ document, options: { escaping, escapes, limit } }: Read, at: number): boolean {
	if (escapes === 'every' && escaping.triggers === '') return true;
	const undone = undoAt(escaping, document, at, limit);
	return undone !== undefined && !undone.text.startsWith('\\');
}
