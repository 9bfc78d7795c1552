/** What a language's reader says of a place in its documents. */

import { identity } from '../escaping/unescape';
import { Code } from '../url/characters';
import { type Context, contextOf } from './context';

/** Bare text. */
export const TEXT: Context = contextOf({ name: 'text', escaping: identity });

/**
 * How long is at most what opens only if it is closed: a code span, a comment in a paragraph, an instruction of XML. Less than is read
 * behind a part of a document (`SIZES.ahead`), so that nothing farther away says what it is.
 */
export const LONGEST_CLOSED = 4000;

/**
 * What encloses a place, as far as a URL that starts there depends on it. One is made for each place that is asked for:
 * measured on six languages, that takes no longer than fields of the reader that are set anew.
 */
export interface Enclosure {
	readonly context: Context;
	/** Where the enclosing thing ends; no URL goes on past it. */
	readonly limit: number;
	/** Whether the URL is all up to `limit`; else its end must be found. */
	readonly whole: boolean;
	/** A character that ends the URL although bare text would go on; empty where there is none. */
	readonly closer: string;
	/** Whether a URL that reaches the closer or the limit keeps its trailing punctuation: it is all that its string holds. */
	readonly fills: boolean;
	/** Whether the place is one for URLs, so that what stands there is meant as one: not where any text may stand. */
	readonly forUrls: boolean;
}

/** What encloses a URL whose end must be found, before `limit`. */
export function within(context: Context, limit: number, closer = '', fills = false): Enclosure {
	return { context, limit, whole: false, closer, fills, forUrls: false };
}

/** What encloses a URL that is all up to `limit`. */
export function allOf(context: Context, limit: number, forUrls = context.name !== 'angle-brackets'): Enclosure {
	return { context, limit, whole: true, closer: '', fills: false, forUrls };
}

/** Reads one document from left to right and says what encloses a place. */
export abstract class Reader {
	/**
	 * What encloses a URL at `start`; `undefined` where none can stand: in a tag's name. Successive calls go forward.
	 * @param start where the scheme of a candidate starts
	 * @param seen up to where nothing stands that could end a URL anywhere, if that is known: no reader need look there
	 */
	abstract enclose(start: number, seen?: number): Enclosure | undefined;

	/**
	 * What a reader that starts at `line` must know of the text before it; empty for nothing. It is small, and equal
	 * states mean that everything after reads alike.
	 * @param line where a line starts, not before the place last asked for
	 */
	stateAt(_line: number): string {
		return '';
	}

	/**
	 * Whether something before `line` opens only if it is closed, and what follows the text may close it: then more must be read to know.
	 * @param line what `stateAt` was asked for last
	 */
	mayCloseBehind(_line: number): boolean {
		return false;
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
			return isBehindLink(text, start) ? '|' : '';
		default:
			return '';
	}
}

/**
 * Whether `{@link `, or `@{link ` as it gets mistyped, stands before `start`, or in the line above, where a comment's lines start with `*`: asked of every URL behind a
 * space, and few words end with those letters.
 */
function isBehindLink(text: string, start: number): boolean {
	const from = Math.max(0, start - LONGEST_LINK);
	let end = endOfWord(text, start, from);
	if (text.charCodeAt(end - 1) === Code.asterisk) end = endOfWord(text, end - 1, from);
	const last = text.charCodeAt(end - 1);
	if (last !== K && last !== E && last !== N && last < 0x80) return false;
	return LINK.test(text.slice(from, end));
}

/** Where the word ends behind which only white space stands up to `at`. */
function endOfWord(text: string, at: number, from: number): number {
	let end = at;
	while (end > from && text.charCodeAt(end - 1) <= Code.space) end--;
	return end;
}

const K = 0x6b;
const E = 0x65;
const N = 0x6e;

const LINK = /(?:\{@|@\{)link(?:code|plain)?$/;
/** `{@linkplain`, and some white space with the mark of a comment's line. */
const LONGEST_LINK = 60;
