/** What RFC 3987 lets stand in an IRI beyond ASCII. */

/** Why a character is no `ucschar`: a control character of C1, or a code point that is no character for good. */
export type NoUcschar = 'control' | 'noncharacter';

/**
 * RFC 3987 §2.2: `ucschar = %xA0-D7FF / %xF900-FDCF / %xFDF0-FFEF / %x10000-1FFFD / …`. What it leaves out at `offset`;
 * `undefined` for all else. The second half of a surrogate pair is of the kind of the first.
 */
export function noUcscharAt(text: string, offset: number): NoUcschar | undefined {
	const code = text.charCodeAt(offset);
	if (code >= 0x80 && code <= 0x9f) return 'control';
	if (code < 0xd800) return undefined;
	if ((code >= 0xfdd0 && code <= 0xfdef) || code === 0xfffe || code === 0xffff) return 'noncharacter';
	const first = code >= 0xdc00 && code <= 0xdfff ? offset - 1 : offset;
	const point = text.codePointAt(first) ?? 0;
	return point > 0xffff && (point & 0xfffe) === 0xfffe ? 'noncharacter' : undefined;
}
