/** Characters that a reader cannot see in a URL, or takes for the space that ends one. */

/** What kind of invisible character this is, for its message. */
export type Invisible = 'width' | 'direction' | 'hyphen' | 'space';

const ZERO_WIDTH_NON_JOINER = 0x200c;
const ZERO_WIDTH_JOINER = 0x200d;

/** The kind of the character at `offset`; `undefined` for one that can be seen, or that its neighbours need. */
export function invisibleAt(text: string, offset: number): Invisible | undefined {
	const code = text.charCodeAt(offset);
	if (code < 0xa0) return undefined;
	if (code === ZERO_WIDTH_NON_JOINER || code === ZERO_WIDTH_JOINER) return joins(text, offset) ? undefined : 'width';
	if (code === 0xad) return 'hyphen';
	const character = text.charAt(offset);
	if (DIRECTION.test(character)) return 'direction';
	if (WIDTH.test(character)) return 'width';
	return SPACE.test(character) ? 'space' : undefined;
}

/** UAX #9 §2: the marks, embeddings, overrides and isolates. */
const DIRECTION = /\p{Bidi_Control}/u;

/** What has none: the zero-width space, the invisible operators, the byte order mark … */
const WIDTH = /[\u200b\u180e\u2060-\u2064\ufeff]/;

/** Beyond ASCII: the no-break space, the full-width space, the thin one … */
const SPACE = /\p{Z}/u;

/** Scripts whose letters change their form beside each other, so that ZWJ and ZWNJ are part of the spelling (UAX #31 §2.3). */
const JOINING =
	/[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]/u;

/** What a ZWJ joins in an emoji (UTS #51 §1.4.6): emoji, their skin tones, and the selector of their form. */
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u;

/** Whether the ZWJ or ZWNJ at `offset` stands between two letters that join, or a ZWJ between two emoji. */
function joins(text: string, offset: number): boolean {
	// Of a pair the whole, of what stands before it the last.
	const before = Array.from(text.slice(Math.max(0, offset - 2), offset)).at(-1) ?? '';
	const after = String.fromCodePoint(text.codePointAt(offset + 1) ?? 0);
	if (JOINING.test(before)) return JOINING.test(after);
	return text.charCodeAt(offset) === ZERO_WIDTH_JOINER && EMOJI.test(before) && EMOJI.test(after);
}
