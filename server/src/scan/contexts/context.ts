/** What a language's reader says of a place in its documents. */

import type { ContextName } from '../occurrence';
import type { Escaping } from '../unescape';

/** What encloses the place where a URL may start. */
export interface Enclosure {
	readonly context: ContextName;
	/** Where the enclosing thing ends; no URL goes on past it. */
	readonly limit: number;
	/** Whether the URL is all up to `limit`; else its end must be found. */
	readonly whole: boolean;
	readonly escaping: Escaping;
	/** A character that ends the URL although bare text would go on. */
	readonly closer?: string;
	/** Whether a URL that reaches the closer keeps its trailing punctuation: it is all that its string holds. */
	readonly fills?: boolean;
	/** Whether `<` starts a tag here, never a placeholder. */
	readonly markup?: boolean;
	/** Whether a `\` that is not undone starts an escape all the same, and so ends the URL. */
	readonly escapes?: boolean;
	readonly quoted?: boolean;
	readonly pointy?: boolean;
}

/**
 * Reads one document from left to right.
 */
export interface Reader {
	/**
	 * What encloses the text at `start`; `undefined` where no URL can stand (a tag's name). Successive calls go forward.
	 * @param start where the scheme of a candidate starts
	 */
	enclose(start: number): Enclosure | undefined;
}

/**
 * What ends a URL because of what stands right before `start`: a quote ends with the same, and `|` too, as in
 * `s|http://a|b|`; `*` closes what it emphasised; after `[` and JSDoc's `{@link` a `|` separates the link from its text.
 * Empty where nothing but bare text's own rules do.
 */
export function closerAfter(text: string, start: number): string {
	const before = text.charAt(start - 1);
	if (before === '[' || (before === ' ' && LINK.test(text.slice(Math.max(0, start - LONGEST_LINK), start)))) return '|';
	return before !== '' && '"\'`|*'.includes(before) ? before : '';
}

const LINK = /\{@link(?:code|plain)?\s+$/;
const LONGEST_LINK = 16;
