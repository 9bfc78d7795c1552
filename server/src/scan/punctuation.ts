/** The characters that decide where a URL in bare text ends. */

/** Never part of a URL: spaces and line ends, beyond ASCII's controls. */
export const SPACES = /[\s\u00a0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u3000\ufeff]/;

/** What ends a URL in prose: CJK and typographic punctuation, and what was no UTF-8. */
export const ENDING = new Set('。，、！？：；．…“”‘’„«»‹›—｡､｢｣・\ufffd');

export const PAIRS: Readonly<Record<string, string>> = {
	'(': ')',
	'[': ']',
	'{': '}',
	'（': '）',
	'［': '］',
	'｛': '｝',
	'「': '」',
	'『': '』',
	'【': '】',
	'《': '》',
	'〈': '〉',
	'〔': '〕',
	'〖': '〗',
};
export const CLOSERS = new Set(Object.values(PAIRS));

/** ASCII punctuation that is part of a URL only if more of it follows. */
export const TRAILING = new Set(".,:;!?'*|~");

/** Kana, kanji and hangul, with 々 and 〇. */
export const CJK_LETTER =
	/[\u3005\u3007\u3041-\u30fa\u30fc-\u30ff\u3131-\u318e\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\ud840-\ud87f]/;
