/** Functional languages and Erlang. */

import { backslash, braced, byte, CONTINUED_AND_INDENT, decimal, hex, octal } from '../../escaping/backslash';
import { escapedBy } from '../../escaping/escaped';
import { type Language, programsReadBy } from '../language';
import { lexical } from '../lexical';
import {
	blockComment,
	joinedBy,
	lineComment,
	notInName,
	preceded,
	program,
	rawString,
	rawWithHashes,
	string,
} from '../tokens';

const u4 = hex('u', 4);
const plusPlus = joinedBy('\\+\\+');

// Haskell and Elm. Dashes before another sign are an operator, and an apostrophe behind a letter is part of a name.

const dashes = lineComment('--', { opening: /--+(?![!#$%&*+./<=>?@\\^|~])/y });
const braces = blockComment('{-', '-}', { nests: true, mark: '' });

/** `\&` and a gap of white space between two backslashes stand for nothing. */
const haskellEscaping = backslash({
	special: '"',
	numbers: [hex('x', 1, 6), octal(1, 7, 'o'), decimal(1, 7)],
	nothing: /\\(?:&|\s{1,200}\\)/,
});

export const haskell = program(dashes, braces, string('"', haskellEscaping, { glue: plusPlus }), notInName);

const elmEscaping = backslash({ special: '"', numbers: [braced('u')] });

export const elm = program(
	dashes,
	braces,
	string('"""', elmEscaping, { lines: true }),
	string('"', elmEscaping, { glue: plusPlus }),
	notInName,
);

/** PureScript, and with it Agda and Idris. */
export const purescript = program(
	dashes,
	braces,
	rawString('"""'),
	string('"', haskellEscaping, { glue: joinedBy('(?:<>|\\+\\+)') }),
	notInName,
);

export const dhall = program(
	dashes,
	braces,
	rawString("''", "''", { template: '${' }),
	string('"', backslash({ special: '"$', numbers: [u4, braced('u')] }), { glue: plusPlus, template: '${' }),
);

const leanEscaping = backslash({ special: '"', numbers: [hex('x', 2), u4], nothing: CONTINUED_AND_INDENT });

export const lean = program(
	lineComment('--'),
	blockComment('/-', '-/', { nests: true, mark: '' }),
	rawWithHashes(/(?:^|\W)r#*$/),
	string('"', leanEscaping, { lines: true, template: '{', when: preceded(/\b[smf]!$/) }),
	string('"', leanEscaping, { lines: true, glue: plusPlus }),
	notInName,
);

// ML.

const comment = blockComment('(*', '*)', { opening: /\(\*(?!\))/y, nests: true });
const ocamlEscaping = backslash({
	special: '"',
	numbers: [byte(hex('x', 2)), byte(decimal(3)), byte(octal(3, 3, 'o')), braced('u')],
	nothing: CONTINUED_AND_INDENT,
});

export const ocaml = program(
	comment,
	rawString('{', (text, offset, end) => `|${text.slice(offset + 1, end - 1)}}`, { opening: /\{[a-z_]{0,20}\|/y }),
	string('"', ocamlEscaping, { lines: true, glue: joinedBy('\\^') }),
	notInName,
);

/** Standard ML: a gap of white space between two backslashes stands for nothing. */
const smlEscaping = backslash({ special: '"', numbers: [decimal(3), u4], nothing: /\\\s{1,200}\\/ });

export const sml = program(comment, string('"', smlEscaping, { glue: joinedBy('\\^') }));

/** Coq, whose strings know no escape but the quote written twice. */
export const coq = program(comment, string('"', escapedBy('"', '"'), { doubled: true, lines: true }));

const wolframEscaping = backslash({ special: '"', numbers: [hex(':', 4), hex('\\.', 2)] });

export const wolfram = program(comment, string('"', wolframEscaping, { lines: true, glue: joinedBy('<>') }));

export const applescript = program(
	lineComment('--'),
	lineComment('#'),
	comment,
	string('"', backslash({ special: '"' }), { lines: true, glue: joinedBy('&') }),
);

const fsharpEscaping = backslash({
	special: '"',
	numbers: [hex('x', 2), u4, hex('U', 8), decimal(3)],
	nothing: CONTINUED_AND_INDENT,
});
const isVerbatim = (text: string, offset: number) => /@\$?$/.test(text.slice(Math.max(0, offset - 2), offset));

export const fsharp = program(
	lineComment('///'),
	lineComment('//'),
	comment,
	rawString('"""'),
	string('"', escapedBy('"', '"'), { doubled: true, lines: true, when: isVerbatim }),
	string('"', fsharpEscaping, { lines: true, glue: joinedBy('\\+') }),
	notInName,
);

// Erlang.

const erlangEscaping = backslash({ special: '"\'', numbers: [hex('x', 2), braced('x'), octal(1, 3)] });
const erlangGlue = joinedBy('(?:\\+\\+)?');

export const erlang = program(
	lineComment('%%%'),
	lineComment('%%'),
	lineComment('%'),
	{ open: '$', opening: /\$\\?[^\s\w]/y, close: '' },
	string('"', erlangEscaping, { lines: true, glue: erlangGlue }),
	string("'", erlangEscaping),
);

export const languages: readonly Language[] = [
	...programsReadBy(lexical(haskell), '--', [
		{
			id: 'haskell',
			endings: 'hs lhs',
			interpreters: 'runghc runhaskell stack',
			names: 'hs lhaskell lhs literate-haskell',
		},
	]),
	...programsReadBy(lexical(elm), '--', [{ id: 'elm', endings: 'elm' }]),
	...programsReadBy(lexical(purescript), '--', [
		{ id: 'purescript', endings: 'purs', names: 'purs' },
		{ id: 'agda', endings: 'agda', names: 'agda2' },
		{ id: 'idris', endings: 'idr', names: 'idris2' },
	]),
	...programsReadBy(lexical(dhall), '--', [{ id: 'dhall', endings: 'dhall' }]),
	...programsReadBy(lexical(lean), '--', [{ id: 'lean4', endings: 'lean', names: 'lean' }]),
	...programsReadBy(lexical(sml), '(* *)', [{ id: 'sml', endings: 'sml', names: 'standard-ml mosml' }]),
	...programsReadBy(lexical(coq), '(* *)', [{ id: 'coq', names: 'rocq gallina' }]),
	...programsReadBy(lexical(wolfram), '(* *)', [{ id: 'wolfram', endings: 'wl wls wlt', names: 'mathematica mma wl' }]),
	...programsReadBy(lexical(applescript), '--', [
		{
			id: 'applescript',
			endings: 'applescript',
			interpreters: 'osascript',
			names: 'osascript apples',
		},
	]),
	...programsReadBy(lexical(ocaml), '(* *)', [
		{
			id: 'ocaml',
			endings: 'ml mli',
			interpreters: 'ocaml',
			names: 'tuareg caml ocaml.interface ocaml-interface ocamlinterface objective-caml',
		},
	]),
	...programsReadBy(lexical(fsharp), '//', [{ id: 'fsharp', endings: 'fs fsi fsx', names: 'f# fs fsi fsx f-sharp' }]),
	...programsReadBy(lexical(erlang), '%', [
		{ id: 'erlang', endings: 'erl hrl', interpreters: 'escript', names: 'erl hrl' },
	]),
];
