/** A URL as somebody typed or copied it, made one that every program takes. */

import { ALPHADIGIT, AMPERSAND, classOf, EXTRA, RESERVED, SAFE, TILDE } from './characters';
import { applyEdits, type Edit } from './edits';
import { isAscii, toAscii } from './idna';
import { parseUrl } from './parse';
import { isEscape, triplets } from './percent';

const KEPT = ALPHADIGIT | SAFE | EXTRA | TILDE | RESERVED | AMPERSAND;

/**
 * Percent-encodes what may not stand in a URL and leaves its structure alone: delimiters and escapes stay. A host beyond
 * ASCII is written in punycode where it has one.
 */
export function encodeUrl(text: string): string {
	return applyEdits(text, encodingEdits(text));
}

/** The edits that encode a URL so: one per character, and one for the host. */
export function encodingEdits(text: string): Edit[] {
	const { host } = parseUrl(text, 'modern').components;
	if (host === undefined) return edits(text, 0, text.length);
	const name = text.slice(host.offset, host.end);
	const encoded = isAscii(name) ? [] : [{ ...host, text: toAscii(name) ?? triplets(name) }];
	return [...edits(text, 0, host.offset), ...encoded, ...edits(text, host.end, text.length)];
}

function edits(text: string, offset: number, end: number): Edit[] {
	const hash = text.indexOf('#');
	const found: Edit[] = [];
	for (let at = offset; at < end; ) {
		const character = String.fromCodePoint(text.codePointAt(at) as number);
		const next = at + character.length;
		const stays = at === hash || (classOf(character.charCodeAt(0)) & KEPT) !== 0 || isEscape(text, at, end);
		if (!stays) found.push({ offset: at, end: next, text: triplets(character) });
		at = next;
	}
	return found;
}
