/** Python: strings with and without escapes, joined by standing side by side (The Python Language Reference §2.4). */

import { backslash, hex, octal } from '../../escaping/backslash';
import type { Escaping, Unescaped } from '../../escaping/unescape';
import { matchAt } from '../../url/sticky';
import { type Language, programsReadBy } from '../language';
import { lexical } from '../lexical';
import type { Token } from '../lexicon';
import { lineComment, program, rawString, string } from '../tokens';

const numbered = backslash({
	special: '"\'',
	itself: '',
	numbers: [hex('x', 2), hex('u', 4), hex('U', 8), octal(1, 3)],
});

/** Names of the characters that anybody would write so in a URL. */
const NAMES: Readonly<Record<string, string>> = {
	SOLIDUS: '/',
	COLON: ':',
	AMPERSAND: '&',
	'QUESTION MARK': '?',
	'NUMBER SIGN': '#',
	'EQUALS SIGN': '=',
	'PERCENT SIGN': '%',
	'COMMERCIAL AT': '@',
	'HYPHEN-MINUS': '-',
	'FULL STOP': '.',
	'LOW LINE': '_',
	TILDE: '~',
	SPACE: ' ',
	'NO-BREAK SPACE': '\xa0',
	'SOFT HYPHEN': '\xad',
	'ZERO WIDTH SPACE': '\u200b',
	'EN DASH': '\u2013',
	'EM DASH': '\u2014',
};
const NAMED = /\\N\{([A-Z\d -]{1,80})\}/y;
/** For all the others: we do not know them, and where the URL ends in prose it ends here too. */
const UNKNOWN = '\ufffd';

function undoName(text: string, offset: number, limit: number): Unescaped | undefined {
	const [all = '', name] = matchAt(NAMED, text, offset, limit) ?? [];
	return name === undefined ? undefined : { text: NAMES[name] ?? UNKNOWN, end: offset + all.length };
}

const escaping: Escaping = {
	...numbered,
	undo: (text, offset, limit) => undoName(text, offset, limit) ?? numbered.undo(text, offset, limit),
};

const PREFIX = /(?<!\w)[rbfut]{1,2}$/i;
/** `rb`. */
const LONGEST_PREFIX = 2;

/** Makes the function that says whether a quote has a prefix with the letter. */
function prefixed(letter: string): (text: string, offset: number) => boolean {
	return (text, offset) => {
		const prefix = PREFIX.exec(text.slice(Math.max(0, offset - LONGEST_PREFIX - 1), offset))?.[0];
		return prefix?.toLowerCase().includes(letter) === true;
	};
}

/** Strings side by side are one, on a line or in brackets over several. */
function besides(prefix: string): RegExp {
	const lineEnd = '(?:(?:#[^\\r\\n]{0,200}|\\\\)?\\r?\\n[ \\t]{0,80})?';
	return new RegExp(`(["'])[ \\t]{0,80}${lineEnd}${prefix}\\1(?!\\1)`, 'y');
}

const glue = besides('[bBfFtTuU]?');
const rawGlue = besides('(?:[rR][bBfFtT]?|[bBfFtT][rR])');

function strings(quote: string): readonly Token[] {
	const triple = quote.repeat(3);
	const raw = { escape: '\\', when: prefixed('r') };
	const code = { template: '{', when: prefixed('f') };
	return [
		rawString(triple, triple, { ...raw, mark: '' }),
		string(triple, escaping, { ...code, lines: true }),
		string(triple, escaping, { lines: true, mark: '' }),
		rawString(quote, quote, { ...raw, lines: false, glue: rawGlue }),
		string(quote, escaping, { ...code, glue }),
		string(quote, escaping, { glue }),
	];
}

export const python = program(lineComment('#'), ...strings('"'), ...strings("'"));

export const languages: readonly Language[] = [
	...programsReadBy(lexical(python), '#', [
		{
			id: 'python',
			endings: 'py pyi pyw pyx pxd pxi rpy gyp gypi bzl bazel star vy mojo',
			files: 'sconstruct sconscript snakefile wscript workspace tiltfile buck',
			interpreters: 'python pypy uv',
			names:
				'py mojo snakemake py3 python2 python3 python-3 magicpython ipython cython pyrex vyper starlark tiltfile bazel bzl',
		},
	]),
];
