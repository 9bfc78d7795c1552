/** Functional languages, Erlang and Lisp. */

import { backslash, braced, byte, CONTINUED_AND_INDENT, decimal, hex, octal } from '../../escaping/backslash';
import { escapedBy } from '../../escaping/escaped';
import { type Language, readBy } from '../language';
import { lexical } from '../lexical';
import type { Token } from '../lexicon';
import { blockComment, character, joinedBy, lineComment, program, rawString, string } from '../tokens';

const u4 = hex('u', 4);
const plusPlus = joinedBy('\\+\\+');

// Haskell and Elm. Dashes before another sign are an operator, and an apostrophe behind a letter is part of a name.

const dashes = lineComment('--', { opening: /--+(?![!#$%&*+./<=>?@\\^|~])/y });
const braces = blockComment('{-', '-}', { nests: true, mark: '' });
const notInName = { ...character, when: (text: string, offset: number) => !/\w/.test(text.charAt(offset - 1)) };

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

// Lisp.

const lispEscaping = backslash({ special: '"', numbers: [u4, octal(1, 3)] });
const semicolons: readonly Token[] = [';;;;', ';;;', ';;', ';'].map((mark) => lineComment(mark));

export const clojure = program(
	...semicolons,
	{ open: '\\', opening: /\\\S/y, close: '' },
	{ open: '#"', close: '"', escape: '\\', lines: true },
	string('"', lispEscaping, { lines: true }),
);

export const lisp = program(
	...semicolons,
	blockComment('#|', '|#', { nests: true, mark: '' }),
	{ open: '#\\', opening: /#\\\S/y, close: '' },
	{ open: '?', opening: /(?<=[\s('])\?\\?["';]/y, close: '' },
	string('"', lispEscaping, { lines: true }),
);

export const languages: readonly Language[] = [
	...readBy(lexical(haskell), [
		{ id: 'haskell', endings: 'hs lhs', names: 'hs lhaskell lhs literate-haskell', program: true, comments: ['--'] },
	]),
	...readBy(lexical(elm), [{ id: 'elm', endings: 'elm', program: true, comments: ['--'] }]),
	...readBy(lexical(ocaml), [
		{
			id: 'ocaml',
			endings: 'ml mli',
			interpreters: 'ocaml',
			names: 'tuareg caml ocaml.interface ocaml-interface ocamlinterface objective-caml',
			program: true,
			comments: ['(* *)'],
		},
	]),
	...readBy(lexical(fsharp), [
		{ id: 'fsharp', endings: 'fs fsi fsx', names: 'f# fs fsi fsx f-sharp', program: true, comments: ['//'] },
	]),
	...readBy(lexical(erlang), [
		{ id: 'erlang', endings: 'erl hrl', interpreters: 'escript', names: 'erl hrl', program: true, comments: ['%'] },
	]),
	...readBy(lexical(clojure), [
		{
			id: 'clojure',
			endings: 'clj cljs cljc edn',
			names: 'clj clojurescript clojurec cljc cljs edn',
			program: true,
			comments: [';'],
		},
	]),
	...readBy(lexical(lisp), [
		{ id: 'lisp', endings: 'lisp lsp asd', comments: [';'] },
		{ id: 'scheme', names: 'guile chicken gambit', comments: [';'] },
		{ id: 'racket', comments: [';'] },
		{ id: 'elisp', names: 'emacs-lisp lisp-interaction', comments: [';'] },
		{ id: 'commonlisp', names: 'common-lisp cl', comments: [';'] },
	]),
];
