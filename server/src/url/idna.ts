/**
 * Host names outside ASCII, by UTS #46 as the platform's `URL` does it: the only thing it is asked for a found host. It does not
 * decide about directions of writing, because platforms differ there.
 */

import { bidiMistakes } from './bidi';
import { isAll, NON_ASCII } from './characters';
import { decodePunycode } from './punycode';

/** Whether every character is below 80. */
export function isAscii(text: string): boolean {
	return isAll(text, ~NON_ASCII);
}

/** The longest name DNS carries, with room for what its encoding saves. */
export const LONGEST_SPELT = 1024;

/** The ASCII form of a host name (`例え.jp` → `xn--r8jz45g.jp`); `undefined` where UTS #46 refuses it. */
export function toAscii(host: string): string | undefined {
	// What would end the host, or what `URL` would skip, decode or read as an address.
	if (host.length > LONGEST_SPELT || /[ \t\n\r/\\?#@:%[\]]/.test(host)) return undefined;
	try {
		const ascii = new URL(`http://${host}/`).hostname;
		return ascii === '' || bidiMistakes(ascii.split('.').map(decoded)).length > 0 ? undefined : ascii;
	} catch {
		return undefined;
	}
}

function decoded(label: string): string {
	return label.startsWith('xn--') ? (decodePunycode(label.slice(4)) ?? label) : label;
}
