/** In which scripts a label is written, and which of them are written together (UTS #39 §5.2). */

/** UAX #31 Table 5: the scripts in customary use, and those of limited use whose letters look like Latin ones. */
const NAMES = [
	...['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Cherokee', 'Coptic', 'Lisu', 'Tifinagh'],
	...['Hebrew', 'Arabic', 'Syriac', 'Thaana', 'Nko', 'Ethiopic', 'Canadian_Aboriginal', 'Ogham', 'Runic'],
	...['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul', 'Yi', 'Mongolian', 'Tibetan'],
	...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
	...['Thai', 'Lao', 'Khmer', 'Myanmar'],
];

const SCRIPTS = NAMES.map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }));

/** What has one of the scripts above, or none of its own: digits, hyphens, marks that belong to the letter before. */
const KNOWN = [...NAMES, 'Common', 'Inherited'].map((name) => `\\p{Script=${name}}`).join('');
const UNKNOWN = new RegExp(`[^${KNOWN}]`, 'u');

/** The scripts of the label's letters by Unicode's names; `other` for what is in none of the table's. */
export function scriptsOf(label: string): readonly string[] {
	const found = SCRIPTS.filter(({ pattern }) => pattern.test(label)).map(({ name }) => name);
	return UNKNOWN.test(label) ? [...found, 'other'] : found;
}

/** "Highly Restrictive" (UTS #39 §5.2): one script, or Latin and what Chinese, Japanese and Korean are written in. */
const TOGETHER = [
	['Latin', 'Han', 'Hiragana', 'Katakana'],
	['Latin', 'Han', 'Bopomofo'],
	['Latin', 'Han', 'Hangul'],
];

/** Whether the scripts are written together in one language. */
export function belongTogether(scripts: readonly string[]): boolean {
	return scripts.length < 2 || TOGETHER.some((together) => scripts.every((script) => together.includes(script)));
}
