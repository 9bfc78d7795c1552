/**
 * Words: the stretches of a URL whose octets belong together, between its delimiters. Charsets before UTF-8 write some
 * characters with an octet that is an ASCII letter, and encoders leave that letter as it is (`%83e`), so a run of triplets
 * alone does not tell what they mean.
 */

import { ALPHADIGIT, Code, EXTRA, isIn, SAFE, TILDE } from './characters';
import { isEscape, octetAt, sequenceLength } from './percent';
import type { Span } from './url';

export interface Word extends Span {
	readonly octets: Uint8Array;
	/** Where each octet stands in the URL, and where the last one ends. */
	readonly offsets: readonly number[];
}

/** The words with a triplet, in order. */
export function* encodedWords(text: string): Iterable<Word> {
	for (let at = text.indexOf('%'); at >= 0; at = text.indexOf('%', at)) {
		if (!isEscape(text, at, text.length)) {
			at++;
			continue;
		}
		const word = readWord(text, startOfWord(text, at));
		yield word;
		at = word.end;
	}
}

/** The word that the character at `offset` is part of. */
export function wordAt(text: string, offset: number): Word {
	return readWord(text, startOfWord(text, offset));
}

function startOfWord(text: string, offset: number): number {
	let start = offset;
	while (start > 0 && (isPlain(text, start - 1) || isEscape(text, start - 1, text.length))) start--;
	return start;
}

function readWord(text: string, offset: number): Word {
	const octets: number[] = [];
	const offsets = [offset];
	for (let at = offset; ; ) {
		if (isEscape(text, at, text.length)) {
			octets.push(octetAt(text, at));
			at += 3;
		} else if (isPlain(text, at)) octets.push(text.charCodeAt(at++));
		else return { offset, end: at, octets: Uint8Array.from(octets), offsets };
		offsets.push(at);
	}
}

/** What stands between delimiters, without `$`, which may start a placeholder. */
function isPlain(text: string, offset: number): boolean {
	const code = text.charCodeAt(offset);
	return isIn(code, ALPHADIGIT | SAFE | EXTRA | TILDE) && code !== Code.dollar;
}

/**
 * How much of the octets is UTF-8: all of them; `most` where they start with a character of three or four octets and more
 * of the like follow, as in text that was cut off; or less.
 */
export function utf8Share(octets: Uint8Array): 'all' | 'most' | 'some' {
	let ok = true;
	let long = 0;
	let high = 0;
	for (let at = 0; at < octets.length; ) {
		const length = sequenceLength(octets, at);
		const isHigh = (octets[at] as number) > 0x7f;
		if (isHigh && high === 0 && length < 3) long = Number.NEGATIVE_INFINITY;
		ok &&= length > 0;
		if (isHigh) high += Math.max(1, length);
		if (length > 2) long += length;
		at += Math.max(1, length);
	}
	return ok ? 'all' : 2 * long > high ? 'most' : 'some';
}
