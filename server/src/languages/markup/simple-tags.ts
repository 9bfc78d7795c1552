/** The quick way past tags: most hold nothing but attributes in quotes, and nobody asks what stands in them. */

import { ALPHA, Code, isIn } from '../../url/characters';

/** Elements of HTML whose content is not markup. */
export const RAW = new Set(['script', 'style', 'xmp']);

/** Elements of HTML whose content is text with character references, and no markup. */
export const TEXT_ONLY = new Set(['textarea', 'title']);

/** The longest of their names, and what ends it. */
const LONGEST_SPECIAL = 9;

// Asked of every character, so they are constants of this file.
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const LESS = 0x3c;
const EQUALS = 0x3d;
const GREATER = 0x3e;
const OPEN_BRACE = 0x7b;
/** The bit that tells a lower-case letter from its upper-case one. */
const LOWER = 0x20;
const C = 0x63;
const E = 0x65;
const I = 0x69;
const M = 0x6d;
const S = 0x73;
const T = 0x74;
const X = 0x78;

/**
 * Where the tag ends whose `<` stands at `at`, if that is before `stop`, its content is markup, and it holds no island and no
 * brace; -1 where it must be read token by token.
 */
export function endOfSimpleTag(text: string, at: number, stop: number): number {
	const first = text.charCodeAt(at + 1);
	if (first === Code.slash) return endOfEndTag(text, at, stop);
	if (!isIn(first, ALPHA) || isSpecial(text, at + 1)) return -1;
	for (let inside = at + 2; inside < stop; inside++) {
		const code = text.charCodeAt(inside);
		// White space and letters, which most are.
		if (code < LESS || (code > GREATER && code !== OPEN_BRACE)) continue;
		if (code === GREATER) return inside + 1;
		if (code !== EQUALS) return -1;
		inside = endOfSimpleValue(text, inside + 1, stop) - 1;
		if (inside < 0) return -1;
	}
	return -1;
}

function endOfEndTag(text: string, at: number, stop: number): number {
	for (let end = at + 2; end < stop; end++) if (text.charCodeAt(end) === GREATER) return end;
	return -1;
}

function isSpecial(text: string, name: number): boolean {
	if (!startsLikeSpecial(text.charCodeAt(name) | LOWER, text.charCodeAt(name + 1) | LOWER)) return false;
	const word = /^[\w.:-]*/.exec(text.slice(name, name + LONGEST_SPECIAL))?.[0].toLowerCase() ?? '';
	return RAW.has(word) || TEXT_ONLY.has(word);
}

/** Whether the name of one of these elements starts so: few others do. */
function startsLikeSpecial(first: number, second: number): boolean {
	if (first === S) return second === C || second === T;
	if (first === T) return second === E || second === I;
	return first === X && second === M;
}

/** Where an attribute's value ends, behind its quote, that may start at `from`. */
function endOfSimpleValue(text: string, from: number, stop: number): number {
	let at = from;
	while (at < stop && text.charCodeAt(at) <= Code.space) at++;
	const quote = text.charCodeAt(at);
	const isQuoted = quote === QUOTE || quote === APOSTROPHE;
	if (isQuoted) at++;
	for (; at < stop; at++) {
		const code = text.charCodeAt(at);
		if (isQuoted ? code === quote : code <= Code.space || code === GREATER) return isQuoted ? at + 1 : at;
		if (code === LESS || code === OPEN_BRACE) return -1;
	}
	return -1;
}

/** Whether no island and no brace stands in `[from, to)`. */
export function isSimple(text: string, from: number, to: number): boolean {
	for (let at = from; at < to; at++) {
		const code = text.charCodeAt(at);
		if (code === LESS || code === OPEN_BRACE) return false;
	}
	return true;
}
