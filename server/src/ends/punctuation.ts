/** What each character means for the end of a URL in bare text. */

import { type LinkTerm, linkTerm, LinkTerm as Term } from '../data/link-terms';

/** What an ASCII character means; it may be several of these. `0`: the URL goes on, and nothing else happens. */
export const Kind = {
	/** It is never part of a URL. */
	end: 1 << 0,
	/** It is part of the URL only if more of it follows (`Soft` in UTS #58). */
	soft: 1 << 1,
	open: 1 << 2,
	close: 1 << 3,
	/** Another part of the URL may start with it. */
	part: 1 << 4,
	/** What stands behind it tells whether the URL ends. */
	ask: 1 << 5,
	/** Right after a host it is the sentence's. */
	afterHost: 1 << 6,
	placeholder: 1 << 7,
	/** What regular expressions that match URLs have, and few URLs. */
	pattern: 1 << 8,
	/** An escape of the document may start with it. */
	escape: 1 << 9,
} as const;

/** UTS #58's Link_Term for ASCII, and what prose and programs add: `* | ~` at the end are a mark, `"` and backtick quote. */
const ASCII: readonly (readonly [characters: string, kind: number])[] = [
	[controls(), Kind.end],
	[' \x7f<>"`', Kind.end],
	[".,:;!?'*|~", Kind.soft],
	['([{', Kind.open | Kind.ask],
	[')]}', Kind.close | Kind.ask],
	['/\\:?#@&', Kind.part],
	["\\$#&,;|'*/", Kind.ask],
	[',;(!|', Kind.afterHost],
	['{<$#%[!|@`', Kind.placeholder],
	['[]()*+\\{|', Kind.pattern],
];

function controls(): string {
	return String.fromCharCode(...Array.from({ length: 0x20 }, (_, code) => code));
}

/** The kinds of all ASCII characters for one way to escape and one closer. */
export type Kinds = Uint16Array;

const tables = new Map<string, Map<string, Kinds>>();

/** @param triggers what may start an escape @param closer a character that ends the URL; empty for none */
export function kindsFor(triggers: string, closer: string): Kinds {
	const byCloser = known(tables, triggers, () => new Map<string, Kinds>());
	return known(byCloser, closer, () => tableFor(triggers, closer));
}

/** The value of a key, made where there is none yet. */
function known<T>(map: Map<string, T>, key: string, make: () => T): T {
	let value = map.get(key);
	if (value === undefined) {
		value = make();
		map.set(key, value);
	}
	return value;
}

function tableFor(triggers: string, closer: string): Kinds {
	const kinds = new Uint16Array(0x80);
	for (const [characters, kind] of [...ASCII, [triggers, Kind.escape], [closer, Kind.ask]] as const)
		for (const character of characters) kinds[character.charCodeAt(0)] = (kinds[character.charCodeAt(0)] ?? 0) | kind;
	return kinds;
}

/** What ends a URL in prose though UTS #58 goes on: CJK and typographic punctuation, and what was no UTF-8. */
const ENDING = codePoints('。，、！？：；．…´“”‘’„«»‹›—―｡､※→←↓⇒｜＜＞\ufffd');

/** What stands inside words of CJK, and else between them. */
const JOINING = codePoints('・･〜～＝゠＆／');

function codePoints(characters: string): ReadonlySet<number> {
	return new Set(Array.from(characters, (character) => character.codePointAt(0) as number));
}

export function endsInProse(codePoint: number): boolean {
	return ENDING.has(codePoint);
}

export function joinsWords(codePoint: number): boolean {
	return JOINING.has(codePoint);
}

/** UTS #58's Link_Term; what cannot be seen is `soft`: at the end of a URL it came along when that was copied. */
export function termOf(codePoint: number): LinkTerm {
	return isInvisible(codePoint) ? Term.soft : linkTerm(codePoint);
}

/** Soft hyphen, zero-width and directional marks, without the joiners that words of some scripts need. */
export function isInvisible(codePoint: number): boolean {
	return (
		codePoint === 0xad ||
		codePoint === 0x200b ||
		codePoint === 0xfeff ||
		(codePoint >= 0x200e &&
			codePoint <= 0x206f &&
			(codePoint <= 0x200f || codePoint >= 0x2060 || isEmbedding(codePoint)))
	);
}

function isEmbedding(codePoint: number): boolean {
	return codePoint >= 0x202a && codePoint <= 0x202e;
}

/** Han characters with 々 and 〇, kana, bopomofo and hangul, in blocks. */
const CJK_BLOCKS = [
	...[0x1100, 0x11ff, 0x3005, 0x3007, 0x3031, 0x3035, 0x303b, 0x303c, 0x3041, 0x309f, 0x30a1, 0x30fa, 0x30fc, 0x318e],
	...[0x31a0, 0x31bf, 0x31f0, 0x31ff, 0x3400, 0x4dbf, 0x4e00, 0x9fff, 0xac00, 0xd7a3, 0xf900, 0xfaff, 0xff66, 0xff9f],
	...[0xffa0, 0xffdc, 0x1b000, 0x1b16f, 0x20000, 0x3fffd],
];

/** Whether the code point is a letter of a script that stands in prose without spaces, or of hangul. */
export function isCjkLetter(codePoint: number): boolean {
	if (codePoint < 0x1100) return false;
	for (let block = 0; block < CJK_BLOCKS.length; block += 2)
		if (codePoint <= (CJK_BLOCKS[block + 1] as number)) return codePoint >= (CJK_BLOCKS[block] as number);
	return false;
}

/** CJK's own punctuation and its full-width forms of ASCII's. */
export function isCjkPunctuation(codePoint: number): boolean {
	if (isCjkLetter(codePoint)) return false;
	return (codePoint >= 0x3001 && codePoint <= 0x303f) || (codePoint >= 0xff01 && codePoint <= 0xff65);
}

export function isHiragana(codePoint: number): boolean {
	return codePoint >= 0x3041 && codePoint <= 0x309f;
}

export function isHangul(codePoint: number): boolean {
	return codePoint >= 0xac00 && codePoint <= 0xd7a3;
}
