/** Percent-encoding: RFC 1738 §2.2, `escape = "%" hex hex`. */

import {
	ALPHADIGIT,
	AMPERSAND,
	AT,
	COLON,
	Code,
	classOf,
	EQUALS,
	EXTRA,
	HEX,
	isAll,
	isIn,
	QUESTION,
	SAFE,
	SEMICOLON,
	SLASH,
	TILDE,
} from './characters';
import type { Span } from './url';

/** Whether a `%` at `offset` starts an escape that ends before `end`. */
export function isEscape(text: string, offset: number, end: number): boolean {
	return (
		offset + 2 < end &&
		text.charCodeAt(offset) === Code.percent &&
		isIn(text.charCodeAt(offset + 1), HEX) &&
		isIn(text.charCodeAt(offset + 2), HEX)
	);
}

/** The escape whose characters include the one at `at`; `undefined` where none does. */
export function escapeAt(text: string, at: number): Span | undefined {
	for (let offset = Math.max(0, at - 2); offset <= at; offset++)
		if (isEscape(text, offset, text.length)) return { offset, end: offset + 3 };
	return undefined;
}

/** Whether `%uXXXX` stands at `offset`: what JavaScript's `escape()` writes for characters above FF. */
export function isUnicodeEscape(text: string, offset: number): boolean {
	if (text.charCodeAt(offset) !== Code.percent || (text.charCodeAt(offset + 1) | 0x20) !== 0x75) return false;
	const digits = text.slice(offset + 2, offset + 6);
	return digits.length === 4 && isAll(digits, HEX);
}

/** Where a run of `%uXXXX` ends that starts at `offset`; `offset` itself where there is none. */
export function endOfUnicodeEscapes(text: string, offset: number, end: number): number {
	let at = offset;
	while (at + 6 <= end && isUnicodeEscape(text, at)) at += 6;
	return at;
}

/** The text that a run of `%uXXXX` stands for. */
export function decodeUnicodeEscapes(escapes: string): string {
	return escapes.replace(/%u(....)/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The parts of a URL for which text can be encoded. */
export type EncodedComponent = 'path' | 'segment' | 'query' | 'userinfo' | 'fragment';

export const encodedComponents: readonly EncodedComponent[] = ['path', 'segment', 'query', 'userinfo', 'fragment'];

/**
 * What stays as it is, by component: the unreserved characters, and those reserved ones that are only data there.
 * `&`, `=` and `+` are data in a path, but separate a query's parameters, so `query` encodes them. `'`, `(` and `)`
 * are left alone, as RFC 1738 leaves them.
 */
function keptIn(component: EncodedComponent): number {
	switch (component) {
		case 'path':
			return ALPHADIGIT | SAFE | EXTRA | TILDE | COLON | AT | AMPERSAND | EQUALS | SEMICOLON | SLASH;
		case 'segment':
			return ALPHADIGIT | SAFE | EXTRA | TILDE | COLON | AT | AMPERSAND | EQUALS;
		case 'query':
			return ALPHADIGIT | SAFE | EXTRA | TILDE | COLON | AT | SLASH | QUESTION;
		case 'userinfo':
			return ALPHADIGIT | SAFE | EXTRA | TILDE;
		case 'fragment':
			return ALPHADIGIT | SAFE | EXTRA | TILDE | COLON | AT | AMPERSAND | EQUALS | SEMICOLON | SLASH | QUESTION;
	}
}

/**
 * Percent-encodes data so that it can stand as `component` of a URL: every octet of its UTF-8 form that may not stand
 * there becomes a triplet, `%` too. Lone surrogates become U+FFFD, as in every UTF-8 encoder.
 */
export function encode(text: string, component: EncodedComponent): string {
	const kept = keptIn(component);
	let result = '';
	let from = 0;
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if ((classOf(code) & kept) !== 0 && !(code === Code.plus && component === 'query')) continue;
		const length = characterLength(text, at);
		result += text.slice(from, at) + triplets(text.slice(at, at + length));
		at += length - 1;
		from = at + 1;
	}
	return result + text.slice(from);
}

/** The UTF-8 octets of `text` as triplets, every one: `é` → `%C3%A9`. */
export function triplets(text: string): string {
	if (text.length === 1 && text < '\x80') return triplet(text.charCodeAt(0));
	let result = '';
	for (const octet of new TextEncoder().encode(text)) result += triplet(octet);
	return result;
}

function triplet(octet: number): string {
	return `%${octet < 16 ? '0' : ''}${octet.toString(16).toUpperCase()}`;
}

/** How many code units the character at `offset` has: 2 for a surrogate pair. */
function characterLength(text: string, offset: number): number {
	return (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
}

/**
 * Decodes the triplets of `text` as UTF-8. A `%` that starts no triplet, and a run of triplets that is not UTF-8, stay
 * as they are; `ok` says whether there was none.
 */
export function decode(text: string): { text: string; ok: boolean } {
	let result = '';
	let ok = true;
	let from = 0;
	for (let at = text.indexOf('%'); at >= 0; at = text.indexOf('%', at)) {
		const end = endOfTriplets(text, at, text.length);
		if (end === at) {
			ok = false;
			at++;
			continue;
		}
		const decoded = decodeRun(text, at, end);
		ok &&= decoded.ok;
		result += text.slice(from, at) + decoded.text;
		from = at = end;
	}
	return { text: result + text.slice(from), ok };
}

/** Every run of triplets, in order. */
export function escapesIn(text: string): Span[] {
	const runs: Span[] = [];
	for (let at = text.indexOf('%'); at >= 0; at = text.indexOf('%', at)) {
		const end = endOfTriplets(text, at, text.length);
		if (end > at) runs.push({ offset: at, end });
		at = Math.max(end, at + 1);
	}
	return runs;
}

/** Where the run of triplets that starts at `offset` ends; `offset` where there is none. */
function endOfTriplets(text: string, offset: number, end: number): number {
	let at = offset;
	while (isEscape(text, at, end)) at += 3;
	return at;
}

/** The octets that the triplets from `offset` to `end` stand for. */
function octetsOf(text: string, offset: number, end: number): Uint8Array {
	const octets = new Uint8Array((end - offset) / 3);
	for (let at = offset, index = 0; at < end; at += 3, index++) octets[index] = octetAt(text, at);
	return octets;
}

/** The octet that the triplet at `offset` stands for. */
export function octetAt(text: string, offset: number): number {
	return digitOf(text.charCodeAt(offset + 1)) * 16 + digitOf(text.charCodeAt(offset + 2));
}

/** The value of a hexadecimal digit: the codes of letters end in theirs, from 1 on. */
function digitOf(code: number): number {
	return (code & 0xf) + (code > DIGIT_9 ? 9 : 0);
}

const DIGIT_9 = 0x39;

/** Decodes a run of triplets sequence by sequence, so that one octet that is not UTF-8 does not hide its neighbours. */
function decodeRun(text: string, offset: number, end: number): { text: string; ok: boolean } {
	const octets = octetsOf(text, offset, end);
	let result = '';
	let ok = true;
	for (let index = 0; index < octets.length; ) {
		const length = sequenceLength(octets, index);
		if (length === 0) {
			ok = false;
			result += text.slice(offset + index * 3, offset + index * 3 + 3);
			index++;
		} else {
			result += decodeURIComponent(text.slice(offset + index * 3, offset + (index + length) * 3));
			index += length;
		}
	}
	return { text: result, ok };
}

/** How many octets the well-formed UTF-8 sequence at `at` has (Unicode §3.9, table 3-7); 0 where there is none. */
export function sequenceLength(octets: Uint8Array, at: number): number {
	const lead = octets[at] as number;
	if (lead < 0x80) return 1;
	if (lead < 0xc2 || lead > 0xf4) return 0;
	const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
	if (at + length > octets.length) return 0;
	const second = octets[at + 1] as number;
	if (second < (SECOND_FROM[lead] ?? 0x80) || second > (SECOND_TO[lead] ?? 0xbf)) return 0;
	for (let index = at + 2; index < at + length; index++) if (((octets[index] as number) & 0xc0) !== 0x80) return 0;
	return length;
}

/** Where the second octet is bounded more narrowly: no overlong forms, no surrogates, nothing above U+10FFFF. */
const SECOND_FROM: Readonly<Record<number, number>> = { 224: 0xa0, 240: 0x90 };
const SECOND_TO: Readonly<Record<number, number>> = { 237: 0x9f, 244: 0x8f };
