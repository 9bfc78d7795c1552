/**
 * What octets that are not UTF-8 probably mean. Each charset that URLs were written in reads the octets, if it can, and the
 * reading that costs least is the likeliest: a reading's cost is the number of bits that its characters would take if
 * each were coded by how often it occurs in text of that charset. All this looks at are the properties of the charsets,
 * which put frequent characters into rows of their own, and a few hundred characters that are the most frequent.
 */

import { frequentHangul, frequentKanji, frequentSimplified, frequentTraditional } from '../data/frequent-characters';
import { ALPHA, isIn } from './characters';

export type CharsetName = 'EUC-JP' | 'Shift_JIS' | 'GBK' | 'Big5' | 'EUC-KR' | 'windows-1251' | 'windows-1252';

/** A character and how many octets it was. */
export interface ReadCharacter {
	readonly text: string;
	readonly octets: number;
}

export interface Reading {
	readonly charset: CharsetName;
	readonly characters: readonly ReadCharacter[];
	/** Bits: of two readings, the one with the lower cost is the likelier. */
	readonly cost: number;
}

interface Charset {
	readonly name: CharsetName;
	/** How many octets the character at `at` has; 0 where its octets cannot be one. */
	readonly length: (octets: Uint8Array, at: number) => number;
	readonly decode: (octets: Uint8Array) => string | undefined;
	/** The bits that a character above 7F costs after another. */
	readonly cost: (character: string, octets: Uint8Array, at: number, before: string) => number;
	/** Above so many bits a character, on average, the octets are no text in this charset. */
	readonly most: number;
}

/** A reading so much more costly than the best is not offered: it is 2¹⁶ times less likely. */
const OFFERED = 16;

/** More readings than this are a riddle, not a choice. */
const MOST_OFFERED = 3;

/** The likely readings, the likeliest first; none where the octets make sense in no charset. */
export function readings(octets: Uint8Array): readonly Reading[] {
	if (octets.some((octet) => octet < 0x20 || octet === 0x7f)) return [];
	const found = CHARSETS.flatMap((charset) => read(octets, charset) ?? []).sort((a, b) => a.cost - b.cost);
	return found
		.filter(({ cost }) => cost <= (found[0] as Read).cost + OFFERED)
		.slice(0, MOST_OFFERED)
		.map(({ charset, text, lengths, cost }) => {
			const characters = Array.from(text, (character, index) => ({
				text: character,
				octets: lengths[index] as number,
			}));
			return { charset, characters, cost };
		});
}

/** As a `Reading`: most are not offered. */
interface Read {
	readonly charset: CharsetName;
	readonly text: string;
	/** How many octets each character was. */
	readonly lengths: readonly number[];
	readonly cost: number;
}

/** Whether the first reading is clearly the likeliest: 2⁸ times as likely as the next. */
export function isClear([first, second]: readonly Reading[]): boolean {
	return first !== undefined && (second === undefined || second.cost - first.cost >= 8);
}

/** How many bits a letter or digit costs in every charset. */
const ASCII_COST = 5;

function read(octets: Uint8Array, charset: Charset): Read | undefined {
	const lengths = split(octets, charset);
	const text = lengths === undefined ? undefined : charset.decode(octets);
	if (lengths === undefined || text === undefined) return undefined;
	let cost = 0;
	let foreign = 0;
	let foreignCost = 0;
	let at = 0;
	let index = 0;
	let before = '';
	for (const character of text) {
		if (character < '\x80') cost += ASCII_COST;
		else {
			foreign++;
			foreignCost += charset.cost(character, octets, at, before);
		}
		at += lengths[index++] ?? 0;
		before = character;
	}
	if (index !== lengths.length || foreignCost > charset.most * foreign) return undefined;
	return { charset: charset.name, text, lengths, cost: cost + foreignCost };
}

/** The lengths of the characters; `undefined` where the octets are not built as this charset's are. */
function split(octets: Uint8Array, charset: Charset): number[] | undefined {
	const lengths: number[] = [];
	for (let at = 0; at < octets.length; ) {
		const length = (octets[at] as number) < 0x80 ? 1 : charset.length(octets, at);
		if (length === 0 || at + length > octets.length) return undefined;
		lengths.push(length);
		at += length;
	}
	return lengths;
}

/** The platform's decoder; one that has none reads nothing. */
function decoder(label: string): (octets: Uint8Array) => string | undefined {
	let platform: TextDecoder | undefined;
	return (octets) => {
		try {
			platform ??= new TextDecoder(label, { fatal: true });
			return platform.decode(octets);
		} catch {
			return undefined;
		}
	};
}

/** Bits of a character that is one of `size` alike, which together are `share` of the text. */
function bits(share: number, size: number): number {
	return Math.log2(size / share);
}

/** Between Latin letters and others: rare within a word. */
const SWITCH = 4;

function switchCost(before: string): number {
	return /[A-Za-z]/.test(before) ? SWITCH : 0;
}

const kanji = new Set(frequentKanji);
const KANJI = bits(0.4, kanji.size);

/** JIS X 0208, by row (区) from 1: the same characters in EUC-JP and Shift_JIS. */
function jisCost(row: number, character: string): number {
	if (row === 4) return bits(0.3, 83);
	if (row === 5) return bits(0.25, 86);
	if (kanji.has(character)) return KANJI;
	if (row >= 16 && row <= 47) return bits(0.2, 2965 - kanji.size);
	if (row === 1) return 'ー々・、。「」'.includes(character) ? bits(0.04, 7) : bits(0.005, 140);
	if (row === 3) return bits(0.005, 62);
	return row >= 48 && row <= 84 ? bits(0.004, 3390) : bits(0.001, 800);
}

const HALF_WIDTH_KANA = bits(0.004, 63);

const eucJp: Charset = {
	name: 'EUC-JP',
	length: (octets, at) => {
		if (octets[at] === 0x8f) return isHigh(octets[at + 1]) && isHigh(octets[at + 2]) ? 3 : 0;
		return isHigh(octets[at + 1]) && (isHigh(octets[at]) || octets[at] === 0x8e) ? 2 : 0;
	},
	decode: decoder('euc-jp'),
	cost: (character, octets, at, before) => {
		const lead = octets[at] as number;
		const cost = lead === 0x8e ? 2 * HALF_WIDTH_KANA : lead === 0x8f ? 30 : jisCost(lead - 0xa0, character);
		return cost + switchCost(before);
	},
	most: 15,
};

const shiftJis: Charset = {
	name: 'Shift_JIS',
	length: (octets, at) => {
		const lead = octets[at] as number;
		if (lead >= 0xa1 && lead <= 0xdf) return 1;
		const trail = octets[at + 1] ?? 0;
		const fits = lead !== 0x80 && lead !== 0xa0 && lead <= 0xfc && trail >= 0x40 && trail !== 0x7f && trail <= 0xfc;
		return fits ? 2 : 0;
	},
	decode: decoder('shift_jis'),
	cost: (character, octets, at, before) => {
		const lead = octets[at] as number;
		if (lead >= 0xa1 && lead <= 0xdf) return HALF_WIDTH_KANA + switchCost(before);
		const row = 2 * (lead < 0xa0 ? lead - 0x81 : lead - 0xc1) + ((octets[at + 1] as number) < 0x9f ? 1 : 2);
		return jisCost(row, character) + switchCost(before);
	},
	most: 15,
};

const simplified = new Set(frequentSimplified);
const SIMPLIFIED = bits(0.62, simplified.size);

/** GB 2312: rows 16–55 hold the frequent characters, by sound, 56–87 the others; GBK puts its own outside. */
const gbk: Charset = {
	name: 'GBK',
	length: (octets, at) => {
		const trail = octets[at + 1] ?? 0;
		return octets[at] !== 0x80 && octets[at] !== 0xff && trail >= 0x40 && trail !== 0x7f && trail !== 0xff ? 2 : 0;
	},
	decode: decoder('gbk'),
	cost: (character, octets, at, before) => {
		if (simplified.has(character)) return SIMPLIFIED + switchCost(before);
		const row = isHigh(octets[at + 1]) ? (octets[at] as number) - 0xa0 : 0;
		const inRow = row >= 16 && row <= 55 ? bits(0.33, 3755 - simplified.size) : row >= 56 ? bits(0.02, 3008) : 0;
		const other = row === 1 || row === 3 ? bits(0.01, 180) : row > 0 ? bits(0.002, 500) : bits(0.004, 14000);
		return (inRow || other) + switchCost(before);
	},
	most: 14.5,
};

const traditional = new Set(frequentTraditional);
const TRADITIONAL = bits(0.62, traditional.size);

/** Big5: leads A4–C6 are the frequent characters, C9–F9 the others. */
const big5: Charset = {
	name: 'Big5',
	length: (octets, at) => {
		const trail = octets[at + 1] ?? 0;
		const lead = octets[at] as number;
		return lead > 0x80 && lead < 0xff && ((trail >= 0x40 && trail <= 0x7e) || isHigh(trail)) ? 2 : 0;
	},
	decode: decoder('big5'),
	cost: (character, octets, at, before) => {
		if (traditional.has(character)) return TRADITIONAL + switchCost(before);
		const lead = octets[at] as number;
		const level = lead >= 0xa4 && lead <= 0xc6 ? bits(0.33, 5401 - traditional.size) : bits(0.02, 7652);
		const cost = lead < 0xa1 || lead > 0xf9 ? bits(0.002, 5000) : lead < 0xa4 ? bits(0.01, 408) : level;
		return cost + switchCost(before);
	},
	most: 14.5,
};

const hangul = new Set(frequentHangul);
const HANGUL = bits(0.8, hangul.size);

/** KS X 1001: rows 16–40 are hangul, 42–93 hanja; the other hangul stand outside. */
const eucKr: Charset = {
	name: 'EUC-KR',
	length: (octets, at) => {
		const trail = octets[at + 1] ?? 0;
		const isLetter = (trail | 0x20) >= 0x61 && (trail | 0x20) <= 0x7a;
		return octets[at] !== 0x80 && octets[at] !== 0xff && (isLetter || (trail > 0x80 && trail < 0xff)) ? 2 : 0;
	},
	decode: decoder('euc-kr'),
	cost: (character, octets, at, before) => {
		if (hangul.has(character)) return HANGUL + switchCost(before);
		const row = isHigh(octets[at + 1]) ? (octets[at] as number) - 0xa0 : 0;
		const inRow = row >= 16 && row <= 40 ? bits(0.18, 2350 - hangul.size) : row >= 42 ? bits(0.004, 4888) : 0;
		const other = row > 0 ? bits(0.005, 900) : bits(0.004, 8822);
		return (inRow || other) + switchCost(before);
	},
	most: 14.5,
};

/** What windows-1252 has from 80 to 9F; the platforms do not agree on decoding it. `?` stands for no character. */
const CURLY = '€?‚ƒ„…†‡ˆ‰Š‹Œ?Ž??‘’“”•–—˜™š›œ?žŸ';

/** The accented letters of Western Europe, by how often they occur. */
const COMMON = 'éèàçüöäßñóíáúåæøãêôâîïëêûœù';
const CAPITALS = 'ÉÈÀÇÜÖÄÑÓÅØÁÍÚŒ';
/** Dashes, quotes and signs that stand in titles; the no-break space. */
const SIGNS = '‘’“”–—…€£©®°«»·´º\u00a0';
/** Accented letters that do stand beside each other. */
const PAIRS = /ç[ãõ]|[äöü]ß|éé|ñí|[åä]ä|öö|ää|üü/;

const windows1252: Charset = {
	name: 'windows-1252',
	length: () => 1,
	decode: (octets) => {
		let text = '';
		for (const octet of octets) {
			const character = octet >= 0x80 && octet < 0xa0 ? CURLY.charAt(octet - 0x80) : String.fromCharCode(octet);
			if (octet >= 0x80 && character === '?') return undefined;
			text += character;
		}
		return text;
	},
	cost: (character, _octets, _at, before) => {
		const pair = before > '\x7f' && !PAIRS.test(before + character) ? 7 : 0;
		if (COMMON.includes(character)) return 9 + pair;
		const inWord = /[a-zß-ÿ]/.test(before) ? 6 : 0;
		if (CAPITALS.includes(character)) return 10 + inWord + pair;
		if (SIGNS.includes(character)) return 10 + pair;
		return 13 + pair + (/\p{Lu}/u.test(character) ? inWord : 0);
	},
	most: 13.5,
};

/** The letters of Russian, by how often they occur, and those of its neighbours. */
const FREQUENT = 'оеаинтсрвлкмдпу';
const OTHER = 'яызьбгчйхжшюцщэфъё';
const NEIGHBOURS = 'іїєґўјљњћђџѕ';

/** Cyrillic: an octet a letter, as in windows-1252, but a word has no others than these. */
const windows1251: Charset = {
	name: 'windows-1251',
	length: () => 1,
	decode: decoder('windows-1251'),
	cost: (character, octets, at, before) => {
		const lower = character.toLowerCase();
		const letter = FREQUENT.includes(lower)
			? 4.5
			: OTHER.includes(lower)
				? 7
				: NEIGHBOURS.includes(lower)
					? 10
					: undefined;
		if (letter === undefined) return '«»„“”–—…№'.includes(character) ? 10 : 16;
		// The octets FF and FE are the mark of UTF-16.
		if (/[юя]{2}/.test(before + character)) return 3 * letter;
		// One accented letter among others is windows-1252: the words of Cyrillic are Cyrillic as a whole.
		const beside = [octets[at - 1], octets[at + 1]];
		const alone = beside.some(isLatin) || !beside.some((octet) => (octet ?? 0) >= 0x80);
		const inWord = character !== lower && /\p{Ll}/u.test(before) ? 9 : character !== lower ? 2.5 : 0;
		return letter + inWord + (alone ? 8 : 0);
	},
	most: 8.5,
};

function isLatin(octet: number | undefined): boolean {
	return octet !== undefined && octet < 0x80 && isIn(octet, ALPHA);
}

function isHigh(octet: number | undefined): boolean {
	return octet !== undefined && octet > 0xa0 && octet < 0xff;
}

const CHARSETS: readonly Charset[] = [eucJp, shiftJis, gbk, big5, eucKr, windows1251, windows1252];
