/** TeX: the arguments of `\url` and `\href`, text with its escapes, verbatim text, `%` comments; BibTeX's fields. */

import { argument, commentable, commented, field, prose } from '../../escaping/latex';
import { identity } from '../../escaping/unescape';
import { ALPHA, Code, isIn } from '../../url/characters';
import { type Context, contextOf } from '../context';
import { type Language, readBy } from '../language';
import { lexical } from '../lexical';
import type { Lexicon, Token } from '../lexicon';

const ARGUMENT: Context = contextOf({ name: 'latex-argument', escaping: argument, link: true });
const FIELD: Context = contextOf({ name: 'latex-argument', escaping: field, link: true });
const TEXT: Context = contextOf({ name: 'text', escaping: prose, escapes: true });
const RAW: Context = contextOf({ name: 'raw-string', escaping: identity });
/** Text that is shown as it is: code, mostly. */
const SHOWN: Context = contextOf({ ...RAW, quoted: true });
const COMMENTABLE: Context = contextOf({ ...TEXT, escaping: commentable });
const COMMENT: Context = contextOf({ name: 'comment', escaping: commented });

/** The commands whose first argument is a URL, with what may stand before that. */
const COMMAND = /\\(?:url|href|nolinkurl|path|burl|hrefurl|homepage|urldef\{?\\\w+\}?\\url)\*?(?:\[[^\]\n]*\])?\s*$/;
/** Fields of BibTeX that hold nothing but a URL. */
const URL_FIELD = /\b(?:url|ee|link|biburl|bdsk-url-\d+)\s*=\s*$/i;
/** A command with its options, `\includegraphics[width=…]{`, or the field of an entry up to its value. */
const LONGEST_COMMAND = 80;

/** An argument may run over lines; a longer one, or one that holds a blank line, was not closed. */
const LONGEST_ARGUMENT = 1000;

function closingBrace(text: string, _offset: number, end: number): string | undefined {
	let depth = 1;
	const stop = Math.min(text.length, end + LONGEST_ARGUMENT);
	for (let at = end; at < stop; at++) {
		const code = text.charCodeAt(at);
		if (code === Code.backslash) at++;
		else if (code === Code.openBrace) depth++;
		else if (code === Code.closeBrace && --depth === 0) return '}';
		else if (code === Code.lineFeed && /^[ \t\r]*\n/.test(text.slice(at + 1, at + 9))) return undefined;
	}
	return undefined;
}

function braces(context: Context, before: RegExp): Token {
	return {
		open: '{',
		close: closingBrace,
		context,
		escape: '\\',
		nests: true,
		lines: true,
		reach: LONGEST_ARGUMENT + '{}'.length,
		whole: true,
		when: (text, offset) =>
			mayFollow(text, offset) && before.test(text.slice(Math.max(0, offset - LONGEST_COMMAND), offset)),
	};
}

/** The last two letters of the commands in `COMMAND`, of `homepage` as well; and the last one of each. */
const COMMAND_ENDS = new Set(['rl', 'ef', 'th', 'ge']);
const LAST_LETTERS = new Set(Array.from(COMMAND_ENDS, (end) => end.charCodeAt(1)));

/** Whether what stands before a brace may be what `COMMAND` or `URL_FIELD` describes: asked of every brace, and mostly not. */
function mayFollow(text: string, brace: number): boolean {
	let end = brace;
	for (const stop = Math.max(0, brace - LONGEST_COMMAND); end > stop && text.charCodeAt(end - 1) <= Code.space; ) end--;
	const last = text.charCodeAt(end - 1);
	if (isIn(last, ALPHA)) return LAST_LETTERS.has(last) && COMMAND_ENDS.has(text.slice(end - 2, end));
	return last === Code.equals || last === Code.closeBracket || last === Code.asterisk || last >= 0x80;
}

/** Whether an odd number of backslashes stands before `offset`; more than a few never do. */
function isEscaped(text: string, offset: number): boolean {
	if (text.charCodeAt(offset - 1) !== Code.backslash) return false;
	return /(?<!\\)(?:\\\\){0,4}\\$/.test(text.slice(Math.max(0, offset - 10), offset));
}

const verbatim: readonly Token[] = [
	{
		open: '\\begin{',
		opening: /\\begin\{(?:verbatim|Verbatim|lstlisting|minted|alltt|comment)\*?\}/y,
		lines: true,
		close: (text, offset, end) => text.slice(offset, end).replace('begin', 'end'),
		context: SHOWN,
	},
	{
		open: '\\verb',
		opening: /\\verb\*?[^\sa-zA-Z*]/y,
		lines: false,
		context: SHOWN,
		close: (text, _offset, end) => text.charAt(end - 1),
	},
	{
		open: '\\url',
		opening: /\\url[|!+/]/y,
		lines: false,
		context: RAW,
		whole: true,
		close: (text, _offset, end) => text.charAt(end - 1),
	},
];

export const latex: Lexicon = {
	outside: COMMENTABLE,
	tokens: [
		{ open: '%', close: '\n', context: COMMENT, mark: '%', when: (text, offset) => !isEscaped(text, offset) },
		...verbatim,
		braces(ARGUMENT, COMMAND),
	],
};

/** Nothing is a comment here, and a field that holds a URL is verbatim, as biblatex reads it. */
export const bibtex: Lexicon = {
	outside: TEXT,
	tokens: [
		braces(ARGUMENT, COMMAND),
		braces(FIELD, URL_FIELD),
		{
			open: '"',
			close: '"',
			context: FIELD,
			whole: true,
			when: (text, offset) => URL_FIELD.test(text.slice(Math.max(0, offset - LONGEST_COMMAND), offset)),
		},
	],
};

export const languages: readonly Language[] = [
	...readBy(lexical(latex), [
		{ id: 'latex', endings: 'tex ltx ctx bbl', names: 'auctex ltx latex2e', comments: ['%'], prose: true },
		{
			id: 'tex',
			endings: 'sty cls bbx cbx dtx ins',
			names: 'plaintex plain-tex context doctex',
			comments: ['%'],
			prose: true,
		},
	]),
	...readBy(lexical(bibtex), [
		{ id: 'bibtex', endings: 'bib', names: 'bib bibtex-style', comments: [] },
		{ id: 'biblatex', comments: [] },
	]),
];
