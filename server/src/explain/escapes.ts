/** What the escapes of a URL stand for, run by run. */

import { type CharsetName, isClear, type Reading, readings } from '../url/charsets';
import { decode, escapesIn } from '../url/percent';
import type { Span } from '../url/url';
import { encodedWords, utf8Share, type Word } from '../url/words';

/** Escapes with nothing between them but what belongs to their characters. */
export interface ReadEscapes extends Span {
	readonly text: string;
	/** The charset, where it is not UTF-8. */
	readonly charset?: CharsetName;
}

/** The runs of escapes that can be read, in order; those that nobody can read are left out. */
export function readEscapes(text: string): ReadEscapes[] {
	return Array.from(encodedWords(text)).flatMap((word) => {
		const written = text.slice(word.offset, word.end);
		const { ok } = decode(written);
		const foreign = !ok && utf8Share(word.octets) === 'some' ? readings(word.octets) : [];
		const [best] = foreign;
		if (best !== undefined && isClear(foreign)) return [readForeign(word, best)];
		return escapesIn(written).flatMap(({ offset, end }) => {
			const read = decode(written.slice(offset, end));
			return read.ok ? [{ offset: word.offset + offset, end: word.offset + end, text: read.text }] : [];
		});
	});
}

/** From the first character with an escape to the last: charsets before UTF-8 write half of some with an ASCII letter. */
function readForeign({ offsets }: Word, { charset, characters }: Reading): ReadEscapes {
	let octet = 0;
	const placed = characters.map(({ text, octets }) => {
		const [offset, end] = [offsets[octet] as number, offsets[octet + octets] as number];
		octet += octets;
		return { text, offset, end, isEscaped: end - offset > octets };
	});
	const first = placed.findIndex(({ isEscaped }) => isEscaped);
	const last = placed.findLastIndex(({ isEscaped }) => isEscaped);
	return {
		offset: placed[first]?.offset ?? 0,
		end: placed[last]?.end ?? 0,
		text: placed
			.slice(first, last + 1)
			.map((each) => each.text)
			.join(''),
		charset,
	};
}
