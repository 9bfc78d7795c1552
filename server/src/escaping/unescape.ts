/** Undoing a document's own escaping, one escape at a time. */

import { decodeHTMLStrict } from 'entities';
import { Code, HEX, isIn } from '../url/characters';
import { endAt, matchAt } from '../url/sticky';

/** What an escape stands for, and where it ends. Empty text: it stands for nothing. */
export interface Unescaped {
	readonly text: string;
	readonly end: number;
}

/** A way to escape characters. */
export interface Escaping {
	/** The code units that may start an escape. */
	readonly triggers: string;
	/** What the escape at `offset`, where one of the triggers stands, is for; `undefined` where it starts none. Reads no further than `limit`. */
	readonly undo: (text: string, offset: number, limit: number) => Unescaped | undefined;
	/** Writes text so that it reads as itself here; `undefined` where that cannot be done. */
	readonly write: (text: string) => string | undefined;
}

/** What the escape at `offset` stands for, whatever stands there; `undefined` where none starts. */
export function undoAt(escaping: Escaping, text: string, offset: number, limit: number): Unescaped | undefined {
	return escaping.triggers.includes(text.charAt(offset)) ? escaping.undo(text, offset, limit) : undefined;
}

export const identity: Escaping = { triggers: '', undo: () => undefined, write: (text) => text };

/** The longest name of a character reference, `&CounterClockwiseContourIntegral;`. */
const LONGEST_REFERENCE = 33;

/** A character reference of HTML or XML: `&amp;`, `&#x2F;`, `&#47;`. Only with its `;`, so that `?a=1&copy=2` stays. */
export function undoReference(text: string, offset: number, limit: number): Unescaped | undefined {
	if (text.charCodeAt(offset) !== Code.ampersand) return undefined;
	const stop = Math.min(limit, offset + LONGEST_REFERENCE);
	let end = offset + 1;
	while (end < stop && isReferenceCharacter(text.charCodeAt(end))) end++;
	if (end === offset + 1 || end >= limit || text.charCodeAt(end) !== Code.semicolon) return undefined;
	const reference = text.slice(offset, end + 1);
	const decoded = decodeHTMLStrict(reference);
	return decoded === reference ? undefined : { text: decoded, end: end + 1 };
}

function isReferenceCharacter(code: number): boolean {
	return (
		code === Code.hash || (code >= Code.zero && code <= Code.nine) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a)
	);
}

/** HTML §13.2.5.80: a number counts without its `;`, too. */
const NUMBER = /&#(?:\d{1,7}|x[\da-f]{1,6})(?![\da-f;])/iy;

function undoNumber(text: string, offset: number, limit: number): Unescaped | undefined {
	const reference = matchAt(NUMBER, text, offset, limit)?.[0];
	if (reference === undefined) return undefined;
	const decoded = decodeHTMLStrict(`${reference};`);
	return { text: decoded, end: offset + reference.length };
}

/** HTML and XML, in text and attribute values. */
export const references: Escaping = {
	triggers: '&',
	undo: (text, offset, limit) => undoReference(text, offset, limit) ?? undoNumber(text, offset, limit),
	write: (text) => text.replace(/[&<>"']/g, (character) => REFERENCES[character] as string),
};

/** The name of an entity. */
const ENTITY = /&([A-Za-z_][\w.-]{0,63});/y;

/** XML, whose documents declare entities of their own: `&list;` stands for we do not know what, so it reads as a placeholder. */
export const xmlReferences: Escaping = {
	...references,
	undo: (text, offset, limit) => undoReference(text, offset, limit) ?? undoEntity(text, offset, limit),
};

function undoEntity(text: string, offset: number, limit: number): Unescaped | undefined {
	const [all = '', name] = matchAt(ENTITY, text, offset, limit) ?? [];
	return name === undefined ? undefined : { text: `$(${name})`, end: offset + all.length };
}

const REFERENCES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/** CommonMark §2.4, §2.5: a backslash before ASCII punctuation, and character references. */
export const markdown: Escaping = {
	triggers: '\\&',
	undo: (text, offset, limit) => {
		if (text.charCodeAt(offset) === Code.ampersand) return undoReference(text, offset, limit);
		const next = text.charCodeAt(offset + 1);
		return offset + 1 < limit && isPunctuation(next) ? { text: text.charAt(offset + 1), end: offset + 2 } : undefined;
	},
	write: (text) => text.replace(/[\\<>()]/g, '\\$&').replace(/&(?=[#a-z\d]+;)/gi, '&amp;'),
};

/** In a link's destination, where a space that is written as a reference ends nothing: renderers write its escape (CommonMark §6.3). */
export const destination: Escaping = {
	...markdown,
	undo: (text, offset, limit) => {
		const undone = markdown.undo(text, offset, limit);
		return undone?.text === ' ' ? { ...undone, text: '%20' } : undone;
	},
};

function isPunctuation(code: number): boolean {
	return (
		(code >= 0x21 && code <= 0x2f) ||
		(code >= 0x3a && code <= 0x40) ||
		(code >= 0x5b && code <= 0x60) ||
		(code >= 0x7b && code <= 0x7e)
	);
}

/** JSON strings (RFC 8259 §7). */
export const json: Escaping = {
	triggers: '\\',
	undo: (text, offset, limit) => {
		const next = text.charAt(offset + 1);
		if (offset + 1 >= limit) return undefined;
		if (next !== 'u')
			return Object.hasOwn(JSON_ESCAPES, next) ? { text: JSON_ESCAPES[next] as string, end: offset + 2 } : undefined;
		const end = offset + 6;
		for (let at = offset + 2; at < end; at++) if (at >= limit || !isIn(text.charCodeAt(at), HEX)) return undefined;
		return { text: String.fromCharCode(Number.parseInt(text.slice(offset + 2, end), 16)), end };
	},
	write: (text) => JSON.stringify(text).slice(1, -1),
};

const JSON_ESCAPES: Readonly<Record<string, string>> = {
	'"': '"',
	'\\': '\\',
	'/': '/',
	b: '\b',
	f: '\f',
	n: '\n',
	r: '\r',
	t: '\t',
};

/** What roff's escapes stand for in a manual page: hyphens, break points, thin spaces that no terminal shows, and joints. */
const ROFF_ESCAPES: Readonly<Record<string, string>> = {
	'-': '-',
	'.': '.',
	'&': '',
	':': '',
	'%': '',
	'|': '',
	'^': '',
	'/': '',
	',': '',
	e: '\\',
};

/** Characters by name, `\(ti` or `\[ti]`, and manual pages' strings, `\*(Aq`: what stands in a URL, and the quotes around one. */
const ROFF_NAMES: Readonly<Record<string, string>> = {
	ti: '~',
	ha: '^',
	at: '@',
	sh: '#',
	sl: '/',
	ul: '_',
	hy: '-',
	Do: '$',
	rs: '\\',
	ba: '|',
	lB: '[',
	rB: ']',
	aq: "'",
	dq: '"',
	ga: '`',
	oq: '‘',
	cq: '’',
	lq: '“',
	rq: '”',
	la: '<',
	ra: '>',
	Aq: "'",
	'L"': '“',
	'R"': '”',
	'C`': '`',
	"C'": "'",
	// How pages made from DocBook change the font.
	'T<': '',
	'T>': '',
	// An infinity and an integral, which pages made from Texinfo have for quotes.
	if: '‘',
	is: '’',
	'--': '—',
};
const ROFF_NAME = /\\(?:\*?\(([A-Za-z][A-Za-z"`'<>]|--)|\[([A-Za-z]{2})\])/y;

/** Another size of type, which `pod2man` writes around capitals: `\s-1HTTP\s0`. */
const ROFF_SIZE = /\\s[+-]?\d/y;

/** A character by its number, as `\[char46]` and `\[u002E]`. */
const ROFF_NUMBER = /\\\[(?:char(\d{2,3})|u00([\dA-F]{2}))\]/y;

function undoRoffName(text: string, offset: number, limit: number): Unescaped | undefined {
	const [numbered, decimal, hexadecimal = ''] = matchAt(ROFF_NUMBER, text, offset, limit) ?? [];
	if (numbered !== undefined) {
		const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
		return { text: String.fromCharCode(code), end: offset + numbered.length };
	}
	const behindSize = endAt(ROFF_SIZE, text, offset, limit);
	if (behindSize >= 0) return { text: '', end: behindSize };
	const [all = '', round, square] = matchAt(ROFF_NAME, text, offset, limit) ?? [];
	const name = round ?? square ?? '';
	return Object.hasOwn(ROFF_NAMES, name) ? { text: ROFF_NAMES[name] as string, end: offset + all.length } : undefined;
}

/** roff: `\-` is a hyphen, `\:` a place to break the line; every other escape, as `\fR`, ends a URL. */
export const roff: Escaping = {
	triggers: '\\',
	undo: (text, offset, limit) => {
		const next = text.charAt(offset + 1);
		return offset + 1 < limit && Object.hasOwn(ROFF_ESCAPES, next)
			? { text: ROFF_ESCAPES[next] as string, end: offset + 2 }
			: undoRoffName(text, offset, limit);
	},
	write: (text) => text.replace(/\\/g, '\\e'),
};

/** The `=` at the end of a line, and an escape of ASCII: what stands for a byte of another character depends on the charset. */
const SOFT_BREAK = /=[ \t]{0,20}\r?\n/y;
const BYTE = /=([0-7][\dA-F])/iy;

/** Quoted-printable (RFC 2045 §6.7). */
export const quotedPrintable: Escaping = {
	triggers: '=',
	undo: (text, offset, limit) => {
		const end = endAt(SOFT_BREAK, text, offset, limit);
		if (end >= 0) return { text: '', end };
		const [all = '', digits] = matchAt(BYTE, text, offset, limit) ?? [];
		if (digits === undefined) return undefined;
		return { text: String.fromCharCode(Number.parseInt(digits, 16)), end: offset + all.length };
	},
	write: (text) => (/^[\x20-\x7e]*$/.test(text) ? text.replace(/=/g, '=3D') : undefined),
};

/** A line's end with the space or tab that starts the next line. */
const FOLD = /\r?\n[ \t]/y;

/** Calendars and cards (RFC 5545 §3.1, RFC 6350 §3.2): long lines are folded wherever it suits, also within words. */
export const folded: Escaping = {
	triggers: '\r\n',
	undo: (text, offset, limit) => {
		const end = endAt(FOLD, text, offset, limit);
		return end < 0 ? undefined : { text: '', end };
	},
	write: (text) => text,
};

/** A character of ASCII by its number, one that stands for itself, and a place to break a word. */
const RTF = /\\(?:'([0-7][\da-f])|([\\{}])|-)/iy;

/** Rich Text Format 1.9, "Special characters". */
export const rtf: Escaping = {
	triggers: '\\',
	undo: (text, offset, limit) => {
		const found = matchAt(RTF, text, offset, limit);
		if (found === undefined) return undefined;
		const [all, digits, itself = ''] = found;
		return {
			text: digits === undefined ? itself : String.fromCharCode(Number.parseInt(digits, 16)),
			end: offset + all.length,
		};
	},
	write: (text) => text.replace(/[\\{}]/g, '\\$&'),
};

/** Texinfo: `@/` is a place to break the line, `@@`, `@{` and `@}` stand for themselves. */
export const texinfo: Escaping = {
	triggers: '@',
	undo: (text, offset, limit) => {
		const next = text.charAt(offset + 1);
		if (text.startsWith('@var{', offset)) return undoVariable(text, offset, limit);
		if (offset + 1 >= limit || !'/@{}'.includes(next)) return undefined;
		return { text: next === '/' ? '' : next, end: offset + 2 };
	},
	write: (text) => text.replace(/[@{}]/g, '@$&'),
};

/** `@var{host}` reads as a placeholder. */
function undoVariable(text: string, offset: number, limit: number): Unescaped | undefined {
	const name = /^@var\{([^{}\s]{1,64})\}/.exec(text.slice(offset, Math.min(limit, offset + 80)));
	return name === null ? undefined : { text: `$(${name[1]})`, end: offset + name[0].length };
}

/** Strings as C and most of its descendants write them. */
export function cLike(quotes: string): Escaping {
	const special = new Set(['\\', ...quotes]);
	return {
		triggers: '\\',
		undo: undoCLike,
		write: (text) => Array.from(text, (character) => (special.has(character) ? `\\${character}` : character)).join(''),
	};
}

/** `\n`, `\x2F`, `\u0026`, `\u{26}`, `\U00000026`, `\/`, and the `\` that continues a line, which stands for nothing. */
function undoCLike(text: string, offset: number, limit: number): Unescaped | undefined {
	const next = text.charAt(offset + 1);
	if (offset + 1 >= limit) return undefined;
	if (next === '\n') return { text: '', end: offset + 2 };
	if (next === '\r') return { text: '', end: offset + (text.charAt(offset + 2) === '\n' ? 3 : 2) };
	if (Object.hasOwn(HEX_ESCAPES, next)) return undoHex(text, offset, limit, HEX_ESCAPES[next] as number);
	if (Object.hasOwn(C_ESCAPES, next)) return { text: C_ESCAPES[next] as string, end: offset + 2 };
	return isPunctuation(next.charCodeAt(0)) ? { text: next, end: offset + 2 } : undefined;
}

/** How many hexadecimal digits follow the letter. */
const HEX_ESCAPES: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };
const C_ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', '0': '\0' };

function undoHex(text: string, offset: number, limit: number, digits: number): Unescaped | undefined {
	const braced =
		text.charAt(offset + 2) === '{' ? /^\{([\da-f]{1,6})\}/i.exec(text.slice(offset + 2, offset + 10)) : null;
	const hex = braced?.[1] ?? text.slice(offset + 2, offset + 2 + digits);
	const end = braced === null ? offset + 2 + digits : offset + 2 + braced[0].length;
	const value = /^[\da-f]+$/i.test(hex) && (braced !== null || hex.length === digits) ? Number.parseInt(hex, 16) : -1;
	return value < 0 || value > 0x10ffff || end > limit ? undefined : { text: String.fromCodePoint(value), end };
}

/** CSS (Syntax Level 3 §4.3.7): `\` and up to six hexadecimal digits with a space behind them, or any other character; before a line's end, nothing. */
export const css: Escaping = {
	triggers: '\\',
	undo: (text, offset, limit) => {
		const hex = /^[\da-f]{1,6}/i.exec(text.slice(offset + 1, Math.min(limit, offset + 7)))?.[0];
		if (hex === undefined) {
			const next = text.charCodeAt(offset + 1);
			if (next === Code.lineFeed || next === Code.carriageReturn)
				return { text: '', end: endOfLineBreak(text, offset + 1) };
			return offset + 1 < limit && next >= Code.space ? { text: text.charAt(offset + 1), end: offset + 2 } : undefined;
		}
		const value = Number.parseInt(hex, 16);
		const end = offset + 1 + hex.length;
		const spaced = end < limit && text.charAt(end) === ' ';
		return value > 0x10ffff ? undefined : { text: String.fromCodePoint(value), end: spaced ? end + 1 : end };
	},
	write: (text) => text.replace(/["'()\\]/g, '\\$&'),
};

function endOfLineBreak(text: string, offset: number): number {
	return text.startsWith('\r\n', offset) ? offset + 2 : offset + 1;
}

/**
 * As `escaping`, where strings are joined into one: what stands between them stands for nothing.
 * @param glue sticky: the closing mark, what joins, and the opening mark
 * @param quote that mark
 */
export function joined(escaping: Escaping, glue: RegExp, quote: string): Escaping {
	return {
		...escaping,
		triggers: escaping.triggers + quote,
		undo: (text, offset, limit) => {
			if (text.charAt(offset) !== quote) return escaping.undo(text, offset, limit);
			const found = matchAt(glue, text, offset, limit)?.[0];
			const joins = found?.endsWith(quote) === true;
			return joins ? { text: '', end: offset + found.length } : undoAt(escaping, text, offset, limit);
		},
	};
}

/** How lines are broken inside `<URL:…>`, where white space is ignored (RFC 1738, appendix). */
export interface Breaks {
	readonly escaping: Escaping;
	/** Where the white space at `offset` ends: with one line break at the most, and the next line's mark. */
	readonly skip: (text: string, offset: number) => number;
}

/**
 * White space stands for nothing, nor does the `\` with which a program continues its line, nor the mark that every line
 * starts with.
 * @param mark a comment's mark, a mail's `>`; empty for nothing
 */
export function breaks(mark: string): Breaks {
	const escaped = mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
	const pattern = new RegExp(`(?:\\\\(?=\\r?\\n))?[ \\t\\f]*(?:(?:\\r\\n|\\r|\\n)[ \\t]*(?:${escaped}[ \\t]*)?)?`, 'y');
	const skip = (text: string, offset: number) => {
		const end = endAt(pattern, text, offset);
		return end < 0 ? offset : end;
	};
	const undo = (text: string, offset: number, limit: number) => {
		const end = Math.min(limit, skip(text, offset));
		return end > offset ? { text: '', end } : undefined;
	};
	return { escaping: { triggers: ' \t\r\n\f\\', undo, write: (text) => text }, skip };
}
