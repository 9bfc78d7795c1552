/** How a language is described: its tokens, and what stands outside them. */

import type { Context } from './context';

/** A comment, a string, a here document: what stands between an opening and a closing mark. */
export interface Token {
	/** What it opens with, or how that starts. */
	readonly open: string;
	/** All that it opens with, where that is not always the same: sticky, or where it ends; -1 where nothing opens after all. */
	readonly opening?: RegExp | ((text: string, offset: number) => number);
	/**
	 * What closes it, or how to tell that from what opened it, in `[offset, end)`; `undefined` where nothing opens after all.
	 * Empty: it is no more than its opening. A line feed and a word: a line that starts with the word, indented or not.
	 */
	readonly close: string | ((text: string, offset: number, end: number) => string | undefined);
	/** What a URL in it stands in; absent where none can (a regular expression). */
	readonly context?: Context;
	/** A character that takes the next one's meaning. */
	readonly escape?: string;
	/** Whether the closing mark written twice stands for itself. */
	readonly doubled?: boolean;
	/**
	 * Whether it may run over lines; or over those of a paragraph, where its closing mark may have been forgotten. What a function closes may
	 * do so, too, unless it is said here that it does not.
	 */
	readonly lines?: boolean | 'paragraph';
	/** How far it goes at most, where that is known: what stands farther before a place says nothing of that. */
	readonly reach?: number;
	/** What starts code in it, with strings of its own: `${`, `#{`, `\(`, `{`, a backtick. */
	readonly template?: string | readonly string[];
	/** Whether nothing is escaped between apostrophes in that code. */
	readonly literal?: boolean;
	/** Whether more of its kind may stand in it: comments in comments. */
	readonly nests?: boolean;
	/** Whether it ends the mode in which it stands. */
	readonly pop?: boolean;
	/** The mode in which reading goes on behind it, until a token ends that. */
	readonly push?: string;
	/** Whether it opens at `offset`, for marks that mean several things. */
	readonly when?: (text: string, offset: number) => boolean;
	/** What may stand between a closing and the next opening mark where two strings are joined into one; sticky. */
	readonly glue?: RegExp;
	/** What each of its lines starts with, in a comment: `<…>` and `<URL:…>` enclose URLs there. */
	readonly mark?: string;
	/** Whether a URL at its start is all of it, whatever it contains. */
	readonly whole?: boolean;
}

export interface Lexicon {
	/** In the order in which they are tried. */
	readonly tokens: readonly Token[];
	/** What a URL outside all tokens stands in. */
	readonly outside: Context;
	/** What ends a URL outside all tokens, beside what ends one in bare text. */
	readonly ends?: (text: string, start: number) => string;
	/** Its parts with tokens of their own, by the names under which tokens `push` them; those of the outermost lexicon count. */
	readonly modes?: Readonly<Record<string, Lexicon>>;
}
