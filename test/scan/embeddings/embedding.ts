/** How a URL is written into a context by hand, as an oracle for what the finder undoes and writes. */

import type { ContextName } from '../../../server/src/languages/context';

export interface Embedding {
	/** What it is, for a test's name: `a string of C`. */
	readonly name: string;
	readonly languageId: string;
	readonly context: ContextName;
	/** What stands in the document before and behind the URL. */
	readonly before: string;
	readonly after: string;
	/**
	 * The ways in which the document can show a character of the URL (a code point); the first is the usual one. Empty where
	 * the character cannot stand in such a place: then URLs without it are taken.
	 */
	readonly shows: (character: string) => readonly string[];
	/** What may stand between two characters of the URL and stands for nothing: a line break in `<URL:…>`. */
	readonly breaks?: readonly string[];
	/** Whether such a place can hold the URL, apart from its characters; absent where it holds every one. */
	readonly fits?: (url: string) => boolean;
}

/** Whether each bracket of the URL closes in the part that it opened in: bare text ends before one that does not. */
export function isBalanced(url: string): boolean {
	return !/[()]/.test(url.replace(/\([^()/?#&]*\)/g, ''));
}

/**
 * Whether bare text keeps the URL whole (UTS #58): it ends with neither punctuation nor a bracket that it did not open, nor with what
 * a sentence adds to a name, as in Turkish: `http://a.example/'a`, `http://a.example/wool-socks's`.
 */
export function fitsBareText(url: string): boolean {
	return /[\p{L}\p{N}/)]$/u.test(url) && isBalanced(url) && !/\/(?:[a-z\d]+(?:-[a-z\d]+)+)?'\p{L}{1,4}$/u.test(url);
}
