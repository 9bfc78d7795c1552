/** What is known of a language, all in one entry: its names, what kind of text it is, its comments, and who reads it. */

import type { Reader } from './reader';
import type { Whole } from './whole';

/** A language, as editors name it. */
export interface Language {
	/** The id that VS Code has for it; where VS Code alone knows none, its usual extension's. */
	readonly id: string;
	/** What its files' names end in, without the dot. */
	readonly endings?: string;
	/** Whole names of files, in lower case. */
	readonly files?: string;
	/** Interpreters, as a script's first line names them, without their versions. */
	readonly interpreters?: string;
	/**
	 * Other names: Vim's and Neovim's file types, Emacs' major modes, the names of Sublime Text, Kate, Helix and tree-sitter,
	 * TextMate's scopes, GitHub Linguist's aliases. In lower case, with `-` for a space or `_`; without `-mode`, `-ts-mode`, `source.`,
	 * `text.`, and the words before a dot.
	 */
	readonly names?: string;
	/** Whether it is a programming language. Templates that carry code count: what looks like `a:b` there is rarely a URL. */
	readonly program?: true;
	/** Whether people read its documents as text, whatever else stands in them. */
	readonly prose?: true;
	/** Whether it is text without a syntax, or mail. */
	readonly plain?: true;
	/** Whether it is Markdown or built on it. */
	readonly markdown?: true;
	/** How comments are written, in the order in which they are tried: it may have others embedded in it. Empty: it has none. Absent: not known. */
	readonly comments?: readonly string[];
	/** Whether a comment has its line for itself: behind other text its mark would be text too. */
	readonly ownLine?: true;
	/** Whether a comment on a line of its own ends a paragraph. */
	readonly endsParagraph?: true;
	/** Who reads its documents; absent where they are read as plain text. */
	readonly reader?: MakeReader;
}

/** Makes a reader that starts at `from`, a line's start, with the state there. */
export type MakeReader = (text: string, from: number, state: string, whole?: Whole) => Reader;

/** Languages that one reader reads. */
export function readBy(reader: MakeReader, languages: readonly Omit<Language, 'reader'>[]): readonly Language[] {
	return languages.map((language) => ({ ...language, reader }));
}

/** Programming languages that one reader reads, with one way to write comments. */
export function programsReadBy(
	reader: MakeReader,
	comment: string,
	languages: readonly Omit<Language, 'reader' | 'program' | 'comments'>[],
): readonly Language[] {
	const comments = [comment];
	return languages.map((language) => ({ ...language, program: true, comments, reader }));
}
