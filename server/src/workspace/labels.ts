/** URLs as a user may see them, and how they are looked for. */

import type { Shown } from '../data/shown';
import { parseLogical } from '../placeholders/placeholders';
import { Mask } from '../url/mask';

/** A URL with its passwords, tokens and keys masked. */
export function shownUrl(url: string): Shown {
	return new Mask(parseLogical(url, 'modern')).whole;
}

/** The words of a filter, in lower case. */
export function wordsOf(filter: string): readonly string[] {
	return filter.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether a text has all of the words somewhere, in whatever case. */
export function hasWords(text: string, words: readonly string[]): boolean {
	const lower = text.toLowerCase();
	return words.every((word) => lower.includes(word));
}
