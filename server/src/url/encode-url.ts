/** A URL as somebody typed or copied it, made one that every program takes. */

import { ALPHADIGIT, AMPERSAND, classOf, EXTRA, RESERVED, SAFE, TILDE } from './characters';
import { isAscii, toAscii } from './idna';
import { parseUrl } from './parse';
import { isEscape, triplets } from './percent';

const KEPT = ALPHADIGIT | SAFE | EXTRA | TILDE | RESERVED | AMPERSAND;

/**
 * Percent-encodes what may not stand in a URL and leaves its structure alone: delimiters and escapes stay. A host beyond
 * ASCII is written in punycode where it has one.
 */
export function encodeUrl(text: string): string {
	const { host } = parseUrl(text, 'modern').components;
	if (host === undefined) return encodeBetween(text, 0, text.length);
	const name = text.slice(host.offset, host.end);
	const ascii = isAscii(name) ? name : (toAscii(name) ?? triplets(name));
	return encodeBetween(text, 0, host.offset) + ascii + encodeBetween(text, host.end, text.length);
}

function encodeBetween(text: string, offset: number, end: number): string {
	const hash = text.indexOf('#');
	let result = '';
	for (let at = offset; at < end; ) {
		const character = String.fromCodePoint(text.codePointAt(at) as number);
		const stays = at === hash || (classOf(character.charCodeAt(0)) & KEPT) !== 0 || isEscape(text, at, end);
		result += stays ? character : triplets(character);
		at += character.length;
	}
	return result;
}
