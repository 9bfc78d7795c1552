/** What a language's reader says of a place in its documents. */

import { identity } from '../escaping/unescape';
import { Code } from '../url/characters';
import type { Context } from './context';

/** Bare text. */
export const TEXT: Context = { name: 'text', escaping: identity };

/**
 * Reads one document from left to right and says what encloses a place. It is a cursor: `enclose` moves it, and its
 * fields describe the place last asked for, so that nothing is allocated for a URL.
 */
export abstract class Reader {
	context: Context = TEXT;
	/** Where the enclosing thing ends; no URL goes on past it. */
	limit = 0;
	/** Whether the URL is all up to `limit`; else its end must be found. */
	whole = false;
	/** A character that ends the URL although bare text would go on; empty where there is none. */
	closer = '';
	/** Whether a URL that reaches the closer or the limit keeps its trailing punctuation: it is all that its string holds. */
	fills = false;
	/** Whether the place is one for URLs, so that what stands there is meant as one: not where any text may stand. */
	forUrls = false;

	/**
	 * Moves to `start`. Successive calls go forward.
	 * @param start where the scheme of a candidate starts
	 * @returns whether a URL can stand there: not in a tag's name
	 */
	abstract enclose(start: number): boolean;

	/**
	 * What a reader that starts at `line` must know of the text before it; empty for nothing. It is small, and equal
	 * states mean that everything after reads alike.
	 * @param line where a line starts, not before the place last asked for
	 */
	stateAt(_line: number): string {
		return '';
	}

	/** Sets the fields. Returns `true`, as `enclose` does. */
	protected place(context: Context, limit: number, closer = '', fills = false): true {
		this.context = context;
		this.limit = limit;
		this.whole = false;
		this.closer = closer;
		this.fills = fills;
		this.forUrls = false;
		return true;
	}

	/** As `place`, for a URL that is all up to `limit`. */
	protected placeWhole(context: Context, limit: number, forUrls = context.name !== 'angle-brackets'): true {
		this.place(context, limit);
		this.whole = true;
		this.forUrls = forUrls;
		return true;
	}
}

/**
 * What ends a URL because of what stands right before `start`: a quote ends with the same, and `|` too, as in
 * `s|http://a|b|`; `*` closes what it emphasised; after `[` and JSDoc's `{@link` a `|` separates the link from its text.
 * Empty where nothing but bare text's own rules do.
 */
export function closerAfter(text: string, start: number): string {
	switch (text.charCodeAt(start - 1)) {
		case Code.quote:
			return '"';
		case Code.apostrophe:
			return "'";
		case Code.backtick:
			return '`';
		case Code.asterisk:
			return '*';
		case Code.bar:
		case Code.openBracket:
			return '|';
		case Code.space:
			return LINK.test(text.slice(Math.max(0, start - LONGEST_LINK), start)) ? '|' : '';
		default:
			return '';
	}
}

const LINK = /\{@link(?:code|plain)?\s+$/;
const LONGEST_LINK = 16;
