/** The shapes that every module of the library shares. */

/** A range of text: UTF-16 code units from 0, half-open. */
export interface Span {
	readonly offset: number;
	readonly end: number;
}

/**
 * What URLs are judged by. `rfc1738`: RFC 1738 to the letter. `modern`: its schemes with what its successors changed (RFC 3986,
 * 6068, 8089, 4248, 4266, 5538, 9110).
 */
export type Standard = 'modern' | 'rfc1738';

declare const opaque: unique symbol;

/** What the parser knows of schemes: `allSchemes` is one. */
export interface Schemes {
	readonly [opaque]: never;
}
