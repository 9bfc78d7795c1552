/** Escapes that are not UTF-8: what they probably say, and the same in UTF-8. */

import { isClear, type Reading, readings } from './charsets';
import { applyEdits, type Edit } from './edits';
import { triplets } from './percent';
import type { Span } from './url';
import { encodedWords, utf8Share, type Word } from './words';

/** The likely readings of a word. One that is UTF-8 for the most part was cut off or patched together: another charset does not explain it. */
export function guess({ octets }: Word): readonly Reading[] {
	return utf8Share(octets) === 'most' ? [] : readings(octets);
}

/** From the first to the last character above 7F. */
export function foreign({ characters }: Reading, { offsets }: Word): Span {
	let offset = -1;
	let end = -1;
	let index = 0;
	for (const { text, octets } of characters) {
		if (text > '\x7f' && offset < 0) offset = offsets[index] as number;
		index += octets;
		if (text > '\x7f') end = offsets[index] as number;
	}
	return { offset, end };
}

/**
 * The same word in UTF-8. What is ASCII stays as it is written.
 * @param text the URL that the word stands in
 */
export function reencoded(reading: Reading, word: Word, text: string): Edit {
	const span = foreign(reading, word);
	let encoded = '';
	let index = 0;
	for (const character of reading.characters) {
		const offset = word.offsets[index] as number;
		index += character.octets;
		if (offset < span.offset || offset >= span.end) continue;
		encoded += character.text > '\x7f' ? triplets(character.text) : text.slice(offset, word.offsets[index]);
	}
	return { ...span, text: encoded };
}

/** A URL with every word in UTF-8 of which it is clear what it says. It looks the same to a reader, and is another URL to a server. */
export function inUtf8(text: string): string {
	const edits = Array.from(encodedWords(text)).flatMap((word) => {
		const found = utf8Share(word.octets) === 'all' ? [] : guess(word);
		return isClear(found) ? [reencoded(found[0] as Reading, word, text)] : [];
	});
	return applyEdits(text, edits);
}
