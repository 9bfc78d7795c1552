/** Languages that tools are told what to do in: Nim, Tcl, AWK, Vim's script, and what draws or automates. */

import { backslash, braced, byte, CONTINUED, decimal, hex, octal, PUNCTUATION } from '../../escaping/backslash';
import { both, escapedBy } from '../../escaping/escaped';
import type { Escaping, Unescaped } from '../../escaping/unescape';
import { familiesIn } from '../../placeholders/placeholders';
import { isAt } from '../../url/sticky';
import { type Language, programsReadBy } from '../language';
import { lexical } from '../lexical';
import type { Token } from '../lexicon';
import {
	blockComment,
	CODE,
	isBehindNoName,
	joinedBy,
	lineComment,
	notInName,
	preceded,
	program,
	rawString,
	rawWithHashes,
	string,
} from '../tokens';
import { startsLine, startsWord, type Words, wordEnd, words } from '../words';
import { endOfExpression } from './javascript';

const u4 = hex('u', 4);
const bytes = [byte(hex('x', 1, 2)), byte(octal(1, 3))];
const hash = lineComment('#');

// Nim. A name before the quote makes the string raw, and `fmt` takes code too.

const nimEscaping = backslash({ special: '"', numbers: [byte(hex('x', 2)), u4, braced('u'), byte(decimal(1, 3))] });
const nimRaw = string('"', escapedBy('"', '"'), { doubled: true });

export const nim = program(
	blockComment('##[', ']##', { nests: true, mark: '' }),
	blockComment('#[', ']#', { nests: true, mark: '' }),
	lineComment('##'),
	hash,
	rawString('"""', '"""', { template: '{', when: preceded(/&$|\bfmt$/) }),
	rawString('"""'),
	{ ...nimRaw, template: '{', when: preceded(/\bfmt$/) },
	{ ...nimRaw, when: preceded(/\w$/) },
	string('"', nimEscaping, { template: '{', when: preceded(/&$/) }),
	string('"', nimEscaping, { glue: joinedBy('&') }),
	notInName,
);

// Tcl: a quote opens where a word starts, and a command may stand in it.

const tclEscaping = backslash({ special: '"$[', numbers: [hex('x', 1, 2), hex('u', 1, 4), octal(1, 3)] });
/** Behind another command, or where a block of them starts. */
const behindCommand = preceded(/[;{[][ \t]{0,8}$/);
const startsCommand = (text: string, offset: number) => startsLine(text, offset) || behindCommand(text, offset);

export const tcl = program(
	lineComment('#', { when: startsCommand }),
	string('"', tclEscaping, {
		lines: 'paragraph',
		template: '[',
		when: (text, offset) => startsWord(text, offset) || '[{("'.includes(text.charAt(offset - 1)),
	}),
);

// AWK.

const awkEscaping = backslash({ special: '"', numbers: bytes });

export const awk = program(
	hash,
	{ open: '/', opening: endOfExpression, close: '' },
	string('"', awkEscaping, { glue: /"[ \t]{0,80}"/y }),
);

// Godot's script.

const gdEscaping = backslash({ special: '"\'', numbers: [u4, hex('U', 6)] });

export const gdscript = program(
	lineComment('##'),
	hash,
	...['"', "'"].flatMap((quote) => [
		rawString(quote.repeat(3), quote.repeat(3), { when: preceded(/\br$/) }),
		string(quote.repeat(3), gdEscaping, { lines: true, mark: '' }),
		rawString(quote, quote, { lines: false, escape: '\\', when: preceded(/\br$/) }),
		string(quote, gdEscaping, { glue: joinedBy('\\+') }),
	]),
);

// Vim's script. A `"` is a comment at a line's start, and behind a command where no other one follows on its line.

const vimEscaping = backslash({ special: '"', numbers: [...bytes, hex('u', 1, 4), hex('U', 1, 8)] });
const vimGlue = joinedBy('\\.{1,2}');
const CLOSED = /"[^"\r\n]{0,300}"/y;

function startsRemark(text: string, offset: number): boolean {
	return startsLine(text, offset) || (startsWord(text, offset) && !isAt(CLOSED, text, offset));
}

export const vim = program(
	lineComment('"', { when: startsRemark }),
	lineComment('#', { when: (text, offset) => startsWord(text, offset) && text.charAt(offset + 1) === ' ' }),
	string('"', vimEscaping, { glue: vimGlue }),
	string("'", escapedBy("'", "'"), { doubled: true, when: isBehindNoName, glue: vimGlue }),
);

// AutoHotkey and NSIS.

const backtick = both(backslash({ mark: '`', special: '', itself: PUNCTUATION, nothing: /(?!)/ }), escapedBy('"', '"'));

export const autohotkey = program(
	lineComment(';', { when: startsWord }),
	blockComment('/*', '*/', { when: startsLine }),
	string('"', backtick, { escape: '`', doubled: true }),
	string("'", backslash({ mark: '`', special: "'" }), { escape: '`', when: isBehindNoName }),
);

/** `$\n`, `$\"`, and `$$` for the sign itself. */
function undoDollar(text: string, offset: number, limit: number): Unescaped | undefined {
	const next = text.charAt(offset + 1);
	const end = next === '\\' ? offset + 3 : offset + 2;
	if (end > limit || !'$\\'.includes(next)) return undefined;
	const last = text.charAt(end - 1);
	return { text: next === '\\' && 'rnt'.includes(last) ? '\n' : last, end };
}

const nsisEscaping: Escaping = {
	triggers: '$',
	undo: (text, offset, limit) => (text.charAt(offset) === '$' ? undoDollar(text, offset, limit) : undefined),
	write: (text) => text.replace(/["'`]/g, '$\\$&').replace(/\$(?!\\)/g, '$$$$'),
};

export const nsis = program(
	lineComment(';', { when: startsWord }),
	lineComment('#', { when: startsWord }),
	blockComment('/*', '*/'),
	...['"', "'", '`'].map((quote) => string(quote, nsisEscaping, { when: startsWord })),
);

// Nushell: a pipe and a bracket end a word.

const nuEscaping = backslash({ special: '"(', numbers: [braced('u')] });

export const nushell: Words = {
	outside: CODE,
	tokens: [
		lineComment('#', { when: startsWord }),
		string('"', nuEscaping, { lines: true, template: '(', when: preceded(/\$$/) }),
		string('"', nuEscaping, { lines: true, glue: joinedBy('\\+{1,2}') }),
		rawString("'", "'", { template: '(', when: preceded(/\$$/) }),
		rawWithHashes(/\br#{1,9}$/, "'"),
		rawString("'"),
		rawString('`'),
	],
	endOf: wordEnd('|;()[]{}"\'`', '', familiesIn('nushell', true)),
};

// What draws: gnuplot and PostScript, whose strings stand in brackets.

export const gnuplot = program(
	hash,
	string('"', backslash({ special: '"', numbers: bytes })),
	string("'", escapedBy("'", "'"), { doubled: true }),
);

const bracketed: Token = string('(', backslash({ special: '()', numbers: [octal(1, 3)], nothing: CONTINUED }), {
	close: ')',
	nests: true,
	lines: true,
});

export const postscript = program(lineComment('%'), bracketed);

// Assemblers differ in what starts a comment, and no URL stands outside one.

export const assembler = program(
	...['//', ';', '#'].map((mark) => lineComment(mark)),
	blockComment('/*', '*/'),
	string('"', backslash({ special: '"', numbers: bytes })),
);

// M4 and Autoconf, which quote with brackets.

export const m4 = program(lineComment('dnl', { opening: /\bdnl\b/y }), lineComment('#', { when: startsWord }));

/** GN, opam and what else writes settings as programs with a `#`. */
export const settings = program(hash, rawString('"""'), string('"', backslash({ special: '"$' }), { lines: true }));

export const languages: readonly Language[] = [
	...programsReadBy(lexical(nim), '#', [{ id: 'nim', endings: 'nim nims nimble', names: 'nimble' }]),
	...programsReadBy(lexical(tcl), '#', [
		{
			id: 'tcl',
			endings: 'tcl tk itcl itk sdc xdc',
			interpreters: 'tclsh wish expect',
			names: 'expect tk',
			ownLine: true,
		},
	]),
	...programsReadBy(lexical(awk), '#', [
		{
			id: 'awk',
			endings: 'awk gawk mawk nawk',
			interpreters: 'awk gawk mawk nawk',
			names: 'gawk mawk nawk',
		},
	]),
	...programsReadBy(lexical(gdscript), '#', [{ id: 'gdscript', endings: 'gd', names: 'godot godot-gdscript' }]),
	...programsReadBy(lexical(vim), '"', [
		{
			id: 'viml',
			endings: 'vim vimrc nvimrc gvimrc exrc',
			files: '.vimrc _vimrc .gvimrc _gvimrc .nvimrc .exrc vimrc .ideavimrc .vsvimrc',
			names: 'vim vimscript vim9 legacy-vim vim-script',
			ownLine: true,
		},
	]),
	...programsReadBy(lexical(autohotkey), ';', [
		{ id: 'ahk', endings: 'ahk ahk1', names: 'autohotkey' },
		{ id: 'ahk2', endings: 'ah2 ahk2', names: 'autohotkey2' },
	]),
	...programsReadBy(lexical(nsis), ';', [{ id: 'nsis', endings: 'nsi nsh' }]),
	...programsReadBy(words(nushell), '#', [{ id: 'nushell', endings: 'nu', interpreters: 'nu', names: 'nu' }]),
	...programsReadBy(lexical(gnuplot), '#', [{ id: 'gnuplot', endings: 'gnuplot gnu gp plt', interpreters: 'gnuplot' }]),
	...programsReadBy(lexical(postscript), '%', [{ id: 'postscript', endings: 'ps eps', names: 'ps postscr' }]),
	...programsReadBy(lexical(assembler), ';', [
		{
			id: 'asm',
			endings: 'asm nasm s',
			names: 'assembly assembler nasm masm gas asm68k asm-collection arm arm64 riscv mips asm-intel-x86-generic',
		},
	]),
	...programsReadBy(lexical(m4), 'dnl', [{ id: 'm4', endings: 'm4 ac', names: 'autoconf', ownLine: true }]),
	...programsReadBy(lexical(settings), '#', [
		{ id: 'gn', endings: 'gn gni' },
		{ id: 'opam', endings: 'opam' },
	]),
];
