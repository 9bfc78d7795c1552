/** URLs as a user may see them, and how they are looked for. */

import type { Shown } from '../data/shown';
import { parseLogical } from '../placeholders/placeholders';
import { MASK, Mask } from '../url/mask';

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

/**
 * Whether a URL, as it is shown, has all of the words, or what stands beside it has. Most URLs do not have them even unmasked, which is
 * quick to see.
 */
export function isShownWith(url: string, beside: string, words: readonly string[]): boolean {
	const unmasked = words.filter((word) => !word.includes(MASK_CHARACTER));
	return hasWords(`${url} ${beside}`, unmasked) && hasWords(`${shownUrl(url)} ${beside}`, words);
}

const MASK_CHARACTER = MASK.charAt(0);
