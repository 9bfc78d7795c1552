/** What a part of a URL says: its octets as characters, in the charset that they are most likely in. */

import { ours, type Shown } from '../data/shown';
import { isClear, readings } from '../url/charsets';
import { decode } from '../url/percent';
import type { Span } from '../url/url';
import { utf8Share, wordAt } from '../url/words';
import type { Subject } from './row';

/** A text as it is read. */
export interface ReadText {
	readonly text: Shown;
	/** The charset, where it is not UTF-8. */
	readonly charset: Shown | undefined;
}

/** Reads a part of a URL. Where a secret stands in it, it is shown as it is written, without that. */
export function readText({ url, mask }: Subject, span: Span): ReadText {
	if (mask.hides(span)) return { text: mask.of(span), charset: undefined };
	const written = url.text.slice(span.offset, span.end);
	const { text, charset } = readWritten(written);
	return {
		text: mask.derived(span, () => text),
		charset: charset === undefined ? undefined : ours(charset),
	};
}

/** The characters that a percent-encoded text stands for (RFC 1738 §2.2 leaves the charset open; RFC 3986 §2.5: UTF-8). */
export function readWritten(written: string): { readonly text: string; readonly charset: string | undefined } {
	const plain = decode(written);
	if (plain.ok || !/%[89a-f][\da-f]/i.test(written)) return { text: plain.text, charset: undefined };
	let text = '';
	let charset: string | undefined;
	let from = 0;
	for (let at = written.indexOf('%'); at >= 0 && at < written.length; at = written.indexOf('%', from)) {
		const word = wordAt(written, at);
		const foreign = word.end > at && utf8Share(word.octets) === 'some' ? readings(word.octets) : [];
		const best = foreign[0];
		const end = Math.max(word.end, at + 1);
		if (best !== undefined && isClear(foreign)) {
			text += decode(written.slice(from, word.offset)).text + best.characters.map((each) => each.text).join('');
			charset = best.charset;
		} else text += decode(written.slice(from, end)).text;
		from = end;
	}
	return { text: text + decode(written.slice(from)).text, charset };
}
