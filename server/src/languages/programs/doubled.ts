/** Languages in whose strings nothing is escaped, and a quote written twice stands for itself. */

import { backslash, hex, octal } from '../../escaping/backslash';
import { both, escapedBy } from '../../escaping/escaped';
import { contextOf } from '../context';
import { type Language, programsReadBy } from '../language';
import { lexical } from '../lexical';
import type { Token } from '../lexicon';
import { blockComment, joinedBy, lineComment, notInName, preceded, program, rawString, string } from '../tokens';
import { startsLine } from '../words';

/** A string between two of the quote. */
function doubled(quote: string, more: Partial<Token> = {}): Token {
	return string(quote, escapedBy(quote, quote), { doubled: true, ...more });
}

const ampersand = { glue: joinedBy('&') };
const plus = { glue: joinedBy('\\+') };

/** Ada and VHDL, the younger of which has C's comments too. */
export const ada = program(lineComment('--'), blockComment('/*', '*/'), doubled('"', ampersand), notInName);

// Pascal. `'''` opens a text of several lines where nothing stands behind it.

export const pascal = program(
	lineComment('//'),
	blockComment('{', '}', { mark: '' }),
	blockComment('(*', '*)'),
	rawString("'''", "'''", { opening: /'''(?=\r?\n)/y }),
	doubled("'", plus),
);

// Fortran and COBOL, whose older forms tell a comment by its column.

const either = (more: Partial<Token> = {}) => [doubled('"', more), doubled("'", more)];
const bang = lineComment('!');

/** Makes the function that says whether a mark stands in this column, from 0. */
function inColumn(column: number): (text: string, offset: number) => boolean {
	return (text, offset) => {
		const line = text.slice(Math.max(0, offset - column - 1), offset);
		return offset === column ? !line.includes('\n') : line.lastIndexOf('\n') === 0 && line.length > column;
	};
}

export const fortran = program(bang, ...either({ glue: joinedBy('//') }));
export const fixedFortran = program(
	bang,
	...['C', 'c', '*'].map((open) => lineComment(open, { when: inColumn(0) })),
	...either({ glue: joinedBy('//') }),
);
export const cobol = program(lineComment('*>'), lineComment('*', { when: inColumn(6) }), ...either(ampersand));

// ABAP: `"` starts a comment, and code stands in `|…{ }…|`.

export const abap = program(
	lineComment('*', { when: inColumn(0) }),
	lineComment('"'),
	doubled("'", { glue: joinedBy('&{1,2}') }),
	doubled('`', { glue: /`\s{0,80}&{1,2}\s{0,80}`/y }),
	string('|', backslash({ special: '|{}' }), { template: '{' }),
);

// SAS and 1C.

export const sas = program(
	blockComment('/*', '*/'),
	blockComment('*', ';', { when: startsLine, mark: '' }),
	...either({ lines: 'paragraph' }),
);

export const bsl = program(lineComment('//'), doubled('"', { lines: true, ...plus }));

// MATLAB and Octave. Behind a name or a bracket an apostrophe transposes. What `'…'` holds is often a format, with its escapes.

const numbers = [hex('x', 1, 2), octal(1, 3)];
const matlabEscaping = backslash({ special: '"', numbers });
const quotes = both(backslash({ special: '', numbers }), escapedBy("'", "'"));
const block = (mark: string) =>
	blockComment(`${mark}{`, `\n${mark}}`, { opening: new RegExp(`${mark}\\{(?=[ \\t]*\\r?$)`, 'my'), mark: '' });

export const matlab = program(
	block('%'),
	block('#'),
	lineComment('%'),
	lineComment('#'),
	string('"', both(matlabEscaping, escapedBy('"', '"')), { doubled: true }),
	{
		open: "'",
		close: "'",
		context: contextOf({ name: 'string', escaping: quotes, escapes: false }),
		doubled: true,
		when: (text, offset) => !/[\w)\]}'.]/.test(text.charAt(offset - 1)),
	},
);

// Prolog, which escapes too.

const prologEscaping = (quote: string) =>
	both(backslash({ special: quote, numbers: [hex('x', 1, 6), hex('u', 4), octal(1, 7)] }), escapedBy(quote, quote));

export const prolog = program(
	lineComment('%'),
	blockComment('/*', '*/'),
	{ open: "'", opening: /'(?:\\[^\r\n]|''|[^\\'\r\n])/y, close: '', when: preceded(/(?<!\w)0$/) },
	string('"', prologEscaping('"'), { doubled: true }),
	string("'", prologEscaping("'"), { doubled: true }),
	string('`', prologEscaping('`'), { doubled: true }),
);

export const languages: readonly Language[] = [
	...programsReadBy(lexical(ada), '--', [
		{ id: 'ada', endings: 'adb ads ada gpr', names: 'ada95 ada2005' },
		{ id: 'vhdl', endings: 'vhd vhdl' },
	]),
	...programsReadBy(lexical(pascal), '//', [
		{
			id: 'pascal',
			endings: 'pas dpr dpk lpr lfm dfm',
			names: 'delphi objectpascal object-pascal opascal freepascal',
		},
	]),
	...programsReadBy(lexical(fortran), '!', [
		{
			id: 'FortranFreeForm',
			endings: 'f90 f95 f03 f08 f18 f2k',
			names: 'fortran fortranfreeform fortran-free-form fortran-modern f90 f95',
		},
	]),
	...programsReadBy(lexical(fixedFortran), '!', [
		{
			id: 'FortranFixedForm',
			endings: 'f f77 for ftn fpp',
			names: 'fortran-mode fortranfixedform fortran-fixed-form fortran-punchcard',
		},
	]),
	...programsReadBy(lexical(cobol), '*>', [
		{ id: 'cobol', endings: 'cob cbl cobol ccp cpy', names: 'acucobol opencobol' },
	]),
	...programsReadBy(lexical(abap), '"', [{ id: 'abap', endings: 'abap' }]),
	...programsReadBy(lexical(sas), '/* */', [{ id: 'sas', endings: 'sas' }]),
	...programsReadBy(lexical(bsl), '//', [{ id: 'bsl', endings: 'bsl os', names: '1c 1c-enterprise' }]),
	...programsReadBy(lexical(matlab), '%', [{ id: 'matlab', names: 'octave', interpreters: 'octave' }]),
	...programsReadBy(lexical(prolog), '%', [
		{
			id: 'prolog',
			endings: 'prolog yap',
			names: 'swi-prolog sicstus',
			interpreters: 'swipl',
		},
	]),
];
