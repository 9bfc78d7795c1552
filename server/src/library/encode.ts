/** `url-lint/encode`: percent-encoding and -decoding (RFC 1738 §2.2). Pure; never throws for any text. */

import { decode as decodeUtf8, encode as encodeUtf8, encodedComponents as every } from '../url/percent';

/** The parts of a URL for which text can be encoded. A `query` is a name or a value in it. */
export type EncodedComponent = 'path' | 'segment' | 'query' | 'userinfo' | 'fragment';

/** All of them. */
export const encodedComponents: readonly EncodedComponent[] = every;

/**
 * Encodes data so that it can stand in a component: every octet of its UTF-8 form that may not stand there as it is becomes `%XX`, and `%`
 * too. Half of a surrogate pair becomes U+FFFD, as in every UTF-8 encoder.
 * @param component `segment` where it is absent
 */
export function encode(text: string, component: EncodedComponent = 'segment'): string {
	return encodeUtf8(text, component);
}

/** Decoded text. */
export interface Decoded {
	readonly text: string;
	/** Whether every `%` started an escape, and all escapes were UTF-8. What was not stands in the text as it was. */
	readonly ok: boolean;
}

/** Decodes the escapes of a text as UTF-8, whatever component it is from. `+` stays what it is. */
export function decode(text: string): Decoded {
	return decodeUtf8(text);
}
