/** Undoing a document's own escaping, one escape at a time. */

import { decodeHTMLStrict } from 'entities';
import { Code, HEX, isIn } from '../url/characters';

/** What an escape stands for, and where it ends. Empty text: it stands for nothing. */
export interface Unescaped {
	readonly text: string;
	readonly end: number;
}

/** A way to escape characters. */
export interface Escaping {
	/** The code units that may start an escape. */
	readonly triggers: string;
	/** What the escape at `offset` stands for; `undefined` where none starts there. Reads no further than `limit`. */
	readonly undo: (text: string, offset: number, limit: number) => Unescaped | undefined;
	/** Writes text so that it reads as itself here. */
	readonly write: (text: string) => string;
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

/** HTML and XML, in text and attribute values. */
export const references: Escaping = {
	triggers: '&',
	undo: undoReference,
	write: (text) => text.replace(/[&<>"']/g, (character) => REFERENCES[character] as string),
};

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

/** What roff's escapes stand for in a manual page: hyphens, break points and zero-width joints. */
const ROFF_ESCAPES: Readonly<Record<string, string>> = {
	'-': '-',
	'&': '',
	':': '',
	'%': '',
	'/': '',
	',': '',
	e: '\\',
};

/** roff: `\-` is a hyphen, `\:` a place to break the line; every other escape, as `\fR`, ends a URL. */
export const roff: Escaping = {
	triggers: '\\',
	undo: (text, offset, limit) => {
		const next = text.charAt(offset + 1);
		return offset + 1 < limit && Object.hasOwn(ROFF_ESCAPES, next)
			? { text: ROFF_ESCAPES[next] as string, end: offset + 2 }
			: undefined;
	},
	write: (text) => text.replace(/\\/g, '\\e'),
};

/**
 * Inside `<URL:…>` white space is ignored (RFC 1738, appendix): each run of it stands for nothing. So does the `\` with
 * which a program continues its line.
 */
export const wrapped: Escaping = {
	triggers: ' \t\r\n\f\\',
	undo: (text, offset, limit) => {
		CONTINUATION.lastIndex = offset;
		const found = CONTINUATION.exec(text)?.[0] ?? '';
		const end = Math.min(limit, offset + found.length);
		return end > offset ? { text: '', end } : undefined;
	},
	write: (text) => text,
};

const CONTINUATION = /(?:\\(?=\r?\n))?[ \t\r\n\f]+/y;
