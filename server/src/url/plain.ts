/**
 * Plain URLs: http or https, `localhost` or a host of lower-case labels with a dot, and only characters that no standard minds anywhere
 * after it. Nothing can be wrong with one in either standard, so it need not be parsed. Most URLs are plain.
 */

import { ALPHADIGIT, Code, isIn } from './characters';
import { LONGEST_HOST, LONGEST_LABEL } from './host';
import type { Components } from './url';

// Asked of every character, so they are constants of this file.
const DOT = 0x2e;
const HYPHEN = 0x2d;
const X = 0x78;
const Y = 0x79;

const LABEL = 1;
const PATH = 2;
const SEARCH = 4;
const FRAGMENT = 8;
/** What no wildcard is made of: in a host, `x` and `n` stand for what is to be filled in. */
const DEFINITE = 16;
/** What starts a word that stands for a host. */
const WORD = 32;

/** Where each character may stand in a plain URL; `-` in a host and `.` anywhere are asked for by themselves. */
const TABLE = table();

function table(): Uint8Array {
	const result = new Uint8Array(128);
	const mark = (characters: string, bits: number) => {
		for (const character of characters) result[character.charCodeAt(0)] = bits;
	};
	mark('abcdefghijklmopqrstuvwyz0123456789', LABEL | DEFINITE | PATH | SEARCH | FRAGMENT);
	mark('xn', LABEL | PATH | SEARCH | FRAGMENT);
	mark('ABCDEFGHIJKLMNOPQRSTUVWXYZ-_+=&@:', PATH | SEARCH | FRAGMENT);
	mark('/', PATH | FRAGMENT);
	for (const first of [X, Y]) result[first] = (result[first] as number) | WORD;
	return result;
}

/**
 * Where the plain URL ends whose `//` ends at `offset`; -1 where the host is not plain. What stops it may go on with a URL
 * that is not.
 * @param escapes whether `%41` is one where the URL stands
 */
export function endOfPlain(text: string, offset: number, limit: number, escapes: boolean): number {
	const host = endOfHost(text, offset, limit);
	return host < 0 ? -1 : endOfRest(text, endOfPort(text, host, limit), limit, escapes);
}

/**
 * Where what is plain behind the host and port ends; -1 where it may not follow them.
 * @param parts is told where each part stands, as if the URL ended there
 */
function endOfRest(text: string, offset: number, limit: number, escapes: boolean, parts?: Components): number {
	const opener = offset < limit ? text.charCodeAt(offset) : Number.NaN;
	// RFC 1738 §3.3 wants a path before a search.
	if (opener === Code.question) return -1;
	if (opener !== Code.slash && opener !== Code.hash) return offset;
	let part = opener === Code.slash ? PATH : FRAGMENT;
	let start = offset + 1;
	let at = start;
	for (; at < limit; at++) {
		const code = text.charCodeAt(at);
		if (code < 128 && ((TABLE[code] as number) & part) !== 0) continue;
		if (code === DOT) {
			if (at > offset + 1 && !isInName(text, at)) return -1;
		} else if ((code === Code.question && part === PATH) || (code === Code.hash && part !== FRAGMENT)) {
			put(parts, part, start, at);
			part = code === Code.question ? SEARCH : FRAGMENT;
			start = at + 1;
		} else if (code === Code.percent && escapes && isPlainEscape(text, at, limit)) at += 2;
		else break;
	}
	put(parts, part, start, at);
	return at;
}

function put(parts: Components | undefined, part: number, offset: number, end: number): void {
	if (parts === undefined) return;
	if (part === PATH) parts.path = { offset, end };
	else if (part === SEARCH) parts.search = { offset, end };
	else parts.fragment = { offset, end };
}

/** Whether a whole URL is plain: no escape and no second URL in it, and a letter, a digit or a slash at its end. */
export function isPlain(url: string): boolean {
	const colon = endOfWeb(url);
	if (colon < 0 || endOfPlain(url, colon + '://'.length, url.length, false) !== url.length) return false;
	const last = url.charCodeAt(url.length - 1);
	return (isIn(last, ALPHADIGIT) || last === Code.slash) && !url.includes('://', colon + 1);
}

/** Where the `http` or `https` ends that a text starts with; -1 where it starts otherwise. */
function endOfWeb(text: string): number {
	// Asked of every URL that is parsed: `startsWith` takes as long as all the rest of the scheme.
	const isHttp =
		text.charCodeAt(0) === H && text.charCodeAt(1) === T && text.charCodeAt(2) === T && text.charCodeAt(3) === P;
	const colon = text.charCodeAt('http'.length) === S ? 'https'.length : 'http'.length;
	const isWeb =
		isHttp &&
		text.charCodeAt(colon) === Code.colon &&
		text.charCodeAt(colon + 1) === Code.slash &&
		text.charCodeAt(colon + 2) === Code.slash;
	return isWeb ? colon : -1;
}

const H = 0x68;
const P = 0x70;
const S = 0x73;
const T = 0x74;

/** The parts of a text that is one plain URL; `undefined` where it is none. */
export function partsOfPlain(text: string): Components | undefined {
	const colon = endOfWeb(text);
	if (colon < 0) return undefined;
	const { length } = text;
	const host = colon + '://'.length;
	const hostEnd = endOfHost(text, host, length);
	if (hostEnd < 0) return undefined;
	const parts: Components = { scheme: { offset: 0, end: colon }, host: { offset: host, end: hostEnd } };
	const authorityEnd = endOfPort(text, hostEnd, length);
	if (hostEnd < authorityEnd) parts.port = { offset: hostEnd + 1, end: authorityEnd };
	return endOfRest(text, authorityEnd, length, true, parts) === length ? parts : undefined;
}

const LOCALHOST = 'localhost';

/** Where the port ends that starts at `at`, if nothing can be said of it: 3000 to 3099 and 8000 to 9999, where programs are tried, and no browser minds. */
function endOfPort(text: string, at: number, limit: number): number {
	if (text.charCodeAt(at) !== Code.colon || at + 5 > limit) return at;
	const first = text.charCodeAt(at + 1);
	const isUsual =
		first === DIGIT_0 + 3 ? text.charCodeAt(at + 2) === DIGIT_0 : first === DIGIT_0 + 8 || first === DIGIT_0 + 9;
	if (!isUsual) return at;
	for (let digit = at + 2; digit < at + 5; digit++) if (!isDigit(text.charCodeAt(digit))) return at;
	return isDigit(text.charCodeAt(at + 5)) ? at : at + 5;
}

function isDigit(code: number): boolean {
	return code >= DIGIT_0 && code < DIGIT_0 + 10;
}

/**
 * Whether the dot at `at` belongs to a name. Behind another one, `1.0...1.1`, and behind a slash, `/.github`, more of a name must
 * follow: else dots are an ellipsis, or a segment of their own.
 */
function isInName(text: string, at: number): boolean {
	const previous = text.charCodeAt(at - 1);
	if (previous !== DOT && previous !== Code.slash) return true;
	const next = text.charCodeAt(at + 1);
	return (next === DOT && previous === DOT) || (next < 128 && ((TABLE[next] as number) & LABEL) !== 0);
}

/**
 * Whether the `%` at `at` starts the escape of a character that must be escaped, in capital letters: of ASCII, but neither a
 * control character, nor `%` itself, which may have been escaped twice.
 */
function isPlainEscape(text: string, at: number, limit: number): boolean {
	const high = text.charCodeAt(at + 1) - DIGIT_0;
	const low = hexadecimal(text.charCodeAt(at + 2));
	if (at + 2 >= limit || high < 2 || high > 7 || low < 0) return false;
	const code = high * 16 + low;
	return code !== Code.percent && code !== DELETE && ((TABLE[code] as number) & LABEL) === 0 && !UNRESERVED.has(code);
}

/** What need not be escaped though no label has it: capitals and RFC 3986's marks. */
const UNRESERVED = new Set(Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ-._~', (character) => character.charCodeAt(0)));

const DIGIT_0 = 0x30;
const CAPITAL_A = 0x41;
const DELETE = 0x7f;

/** The value of a digit, in capitals; negative or too large for what is none. */
function hexadecimal(code: number): number {
	if (code >= DIGIT_0 && code < DIGIT_0 + 10) return code - DIGIT_0;
	return code >= CAPITAL_A && code < CAPITAL_A + 6 ? code - CAPITAL_A + 10 : -1;
}

/** `localhost`, or `hostname`, of at least two labels, the last of which starts with a letter; no label of nothing but `x` and `n`. */
function endOfHost(text: string, offset: number, limit: number): number {
	let label = offset;
	/** What the label's characters are together. */
	let kinds = 0;
	let at = offset;
	for (; at < limit; at++) {
		const code = text.charCodeAt(at);
		const kind = code < 128 ? (TABLE[code] as number) : 0;
		if ((kind & LABEL) !== 0) {
			if ((kind & WORD) !== 0 && startsWord(text, at, limit)) return -1;
			kinds |= kind;
		} else if (code === DOT) {
			if ((kinds & DEFINITE) === 0 || !isLabel(text, label, at)) return -1;
			label = at + 1;
			kinds = 0;
		} else if (code === HYPHEN) kinds |= DEFINITE;
		else break;
	}
	if (label === offset) return at - offset === LOCALHOST.length && text.startsWith(LOCALHOST, offset) ? at : -1;
	if ((kinds & DEFINITE) === 0 || at - offset > LONGEST_HOST || !isLabel(text, label, at)) return -1;
	const top = text.charCodeAt(label);
	return top >= A && top <= Z ? at : -1;
}

/** Neither empty nor too long, no hyphen at its ends, and no `xn--` to be looked into. */
function isLabel(text: string, offset: number, end: number): boolean {
	if (end === offset || end - offset > LONGEST_LABEL) return false;
	if (text.charCodeAt(offset) === HYPHEN || text.charCodeAt(end - 1) === HYPHEN) return false;
	return end - offset < 4 || text.charCodeAt(offset + 2) !== HYPHEN || text.charCodeAt(offset + 3) !== HYPHEN;
}

/** Whether a word that stands for a host starts with the `x` or `y` at `at`: `xxx`, `your`. */
function startsWord(text: string, at: number, limit: number): boolean {
	if (at + 2 >= limit) return false;
	const next = text.charCodeAt(at + 1);
	return (next === X || next === O) && (text.startsWith('xxx', at) || text.startsWith('your', at));
}

const A = 0x61;
const O = 0x6f;
const Z = 0x7a;
