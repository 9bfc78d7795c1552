/** What stands at one place of a URL: an escape, a delimiter, a character that may not be there as it is. */

import { type MessageKey, message } from '../data/messages';
import { ours, type Shown } from '../data/shown';
import type { Wording } from '../data/words';
import { CONTROL, Code, classOf, isIn, NON_ASCII, RESERVED, UNSAFE } from '../url/characters';
import { MASK } from '../url/mask';
import { decode, escapeAt, isEscape } from '../url/percent';
import type { Components, Span, Url } from '../url/url';
import { wordAt } from '../url/words';
import type { Subject } from './row';
import { readWritten } from './text';

/** What is pointed at, as it is written, and what it is. */
export interface Pointed {
	readonly written: Shown;
	readonly means: Wording;
}

/** @param at an offset in the URL */
export function pointedAt({ url, mask }: Subject, at: number): Pointed | undefined {
	const { text } = url;
	if (at < 0 || at >= text.length) return undefined;
	const triplet = escapeAt(text, at);
	const span = triplet ?? { offset: at, end: at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) };
	if (mask.hides(span)) return { written: MASK, means: message('explain.secret') };
	if (triplet !== undefined) return pointedEscape(url, mask.of(triplet), triplet);
	const key = delimiterAt(url, at) ?? unsafeAt(text, at);
	return key && { written: mask.of(span), means: message(key) };
}

/** The character that a triplet is part of: its octets, its number, its charset. */
function pointedEscape({ text }: Url, written: Shown, triplet: Span): Pointed {
	const word = wordAt(text, triplet.offset);
	const character = characterOf(text, triplet);
	if (character !== undefined) {
		const written = ours(text.slice(character.offset, character.end));
		return { written, means: named(decode(written).text, 'UTF-8') };
	}
	const { charset, text: whole } = readWritten(text.slice(word.offset, word.end));
	const octet = message('explain.octet', { hex: ours(written.slice(1).toUpperCase()) });
	if (charset === undefined) return { written, means: octet };
	return { written, means: message('explain.octet-in', { octet, text: ours(whole), charset: ours(charset) }) };
}

/** The triplets around one that are one character in UTF-8. */
function characterOf(text: string, { offset }: Span): Span | undefined {
	for (let start = offset; start >= Math.max(0, offset - 9); start -= 3) {
		if (!isEscape(text, start, text.length)) return undefined;
		const lead = Number.parseInt(text.slice(start + 1, start + 3), 16);
		const length = lead < 0x80 ? 1 : lead < 0xc0 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
		const end = start + 3 * length;
		if (length === 0) continue;
		return end > offset && decode(text.slice(start, end)).ok ? { offset: start, end } : undefined;
	}
	return undefined;
}

function named(character: string, charset: string): Wording {
	const point = character.codePointAt(0) ?? 0;
	const number = ours(`U+${point.toString(16).toUpperCase().padStart(4, '0')}`);
	const key = NAMES[point];
	const name = /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character) ? ours(character) : key && message(key);
	const known = name === undefined ? number : message('explain.character', { name, number });
	return point > 0x7f ? message('explain.character-in', { character: known, charset: ours(charset) }) : known;
}

/** Characters that cannot be seen. */
const NAMES: Readonly<Record<number, MessageKey>> = {
	0: 'character.null',
	9: 'character.tab',
	10: 'character.line-feed',
	13: 'character.carriage-return',
	32: 'character.space',
	160: 'character.no-break-space',
};

/** What a delimiter separates where it stands. */
function delimiterAt({ text, components }: Url, at: number): MessageKey | undefined {
	const { scheme, user, password, host, port, path, search, fragment } = components;
	const code = text.charCodeAt(at);
	const within = (span: Span | undefined) => span !== undefined && at >= span.offset && at < span.end;
	if (scheme !== undefined && at === scheme.end && code === Code.colon) return 'delimiter.scheme';
	if (code === Code.slash && at < startOf(components, text)) return 'delimiter.authority';
	if (at === (password ?? user)?.end && code === Code.at) return 'delimiter.user';
	if (password !== undefined && at === password.offset - 1) return 'delimiter.password';
	if (port !== undefined && at === port.offset - 1) return 'delimiter.port';
	if (search !== undefined && at === search.offset - 1 && code === Code.question) return 'delimiter.search';
	if (fragment !== undefined && at === fragment.offset - 1) return 'delimiter.fragment';
	if (within(search))
		return code === Code.ampersand ? 'delimiter.parameter' : code === Code.equals ? 'delimiter.value' : undefined;
	if (within(host)) return code === Code.dot ? 'delimiter.label' : undefined;
	const inPath = path !== undefined && at >= path.offset - 1 && at < path.end;
	if (inPath)
		return code === Code.slash ? 'delimiter.segment' : code === Code.semicolon ? 'delimiter.typecode' : undefined;
	return undefined;
}

/** Where the authority starts; 0 where there is none. */
function startOf({ scheme, user, host }: Components, text: string): number {
	const start = (user ?? host)?.offset;
	return scheme !== undefined && start !== undefined && text.startsWith('//', scheme.end + 1) ? start : 0;
}

/** The class of RFC 1738 §2.2 of a character that must not stand there as it is. */
function unsafeAt(text: string, at: number): MessageKey | undefined {
	const code = text.charCodeAt(at);
	if (isIn(code, NON_ASCII) || code > 0x7f) return 'class.non-ascii';
	if (isIn(code, CONTROL)) return 'class.control';
	if (code === Code.percent) return 'class.percent';
	if (code === Code.backslash || (classOf(code) & UNSAFE) !== 0) return code === TILDE ? undefined : 'class.unsafe';
	return isIn(code, RESERVED) ? 'class.reserved' : undefined;
}

/** Unsafe in RFC 1738, and unreserved ever since. */
const TILDE = 0x7e;
