/** How comments are written, per language id as editors name it. */

import { languages } from './registry';

/** The marks around a comment. */
export interface CommentSyntax {
	readonly open: string;
	/** Empty where the comment ends with its line. */
	readonly close: string;
}

export interface CommentStyle {
	/** In the order in which they are tried: a language may have others embedded in it. */
	readonly syntaxes: readonly CommentSyntax[];
	/** Whether a comment has its line for itself: behind other text its mark would be text too. */
	readonly ownLine: boolean;
	/** Whether a comment on a line of its own ends a paragraph. */
	readonly endsParagraph: boolean;
}

/** Text and data without comments. Where a language is not known, neither are its comments. */
export const withoutComments: ReadonlySet<string> = new Set(
	languages.filter(({ comments }) => comments?.length === 0).map(({ id }) => id),
);

const byLanguage = new Map(
	languages.flatMap(({ id, comments = [], ownLine = false, endsParagraph = false }): [string, CommentStyle][] =>
		comments.length === 0 ? [] : [[id, { syntaxes: comments.map(syntaxOf), ownLine, endsParagraph }]],
	),
);

function syntaxOf(written: string): CommentSyntax {
	const [open = '', close = ''] = written.split(' ');
	return { open, close };
}

/** How comments are written in a language; `undefined` where it has none, or we do not know it. */
export function commentStyleOf(languageId: string): CommentStyle | undefined {
	return byLanguage.get(languageId);
}

/** What closes a comment, by what opens it. What is not here goes on to the end of the line. */
export const closers: Readonly<Record<string, string>> = {
	'{/*': '*/}',
	'/*': '*/',
	'<!--': '-->',
	'<%--': '--%>',
	'<#': '#>',
	'(*': '*)',
	'{-': '-}',
	'{#': '#}',
	'@*': '*@',
	'#=': '=#',
	'#|': '|#',
	'--[[': ']]',
};
