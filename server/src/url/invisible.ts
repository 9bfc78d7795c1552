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
	if (code === 0x200b || (code >= 0x2060 && code <= 0x2064) || code === 0x180e || code === 0xfeff) return 'width';
	return SPACE.test(character) ? 'space' : undefined;
}

/** UAX #9 §2: the marks, embeddings, overrides and isolates. */
const DIRECTION = /\p{Bidi_Control}/u;

/** Beyond ASCII: the no-break space, the full-width space, the thin one … */
const SPACE = /\p{Z}/u;

/** Scripts whose letters change their form beside each other, so that ZWJ and ZWNJ are part of the spelling (UAX #31 §2.3). */
const JOINING =
	/[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]/u;

/** What a ZWJ joins in an emoji (UTS #51 §1.4.6): emoji, their skin tones, and the selector of their form. */
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u;

/** Whether the ZWJ or ZWNJ at `offset` stands between two letters that join, or a ZWJ between two emoji. */
function joins(text: string, offset: number): boolean {
	const before = characterBefore(text, offset);
	const after = String.fromCodePoint(text.codePointAt(offset + 1) ?? 0);
	if (JOINING.test(before)) return JOINING.test(after);
	return text.charCodeAt(offset) === ZERO_WIDTH_JOINER && EMOJI.test(before) && EMOJI.test(after);
}

function characterBefore(text: string, offset: number): string {
	const pair = /[\udc00-\udfff]/.test(text.charAt(offset - 1)) ? 2 : 1;
	return text.slice(Math.max(0, offset - pair), offset);
}
