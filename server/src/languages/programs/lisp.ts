/** Clojure, and Lisp in all its dialects. */

import { backslash, hex, octal } from '../../escaping/backslash';
import { type Language, programsReadBy } from '../language';
import { lexical } from '../lexical';
import type { Token } from '../lexicon';
import { blockComment, lineComment, program, string } from '../tokens';

const lispEscaping = backslash({ special: '"', numbers: [hex('u', 4), octal(1, 3)] });
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
	...programsReadBy(lexical(clojure), ';', [
		{
			id: 'clojure',
			endings: 'clj cljs cljc cljd edn',
			interpreters: 'clojure clj bb',
			names: 'clj clojurescript clojurec cljc cljs edn',
		},
	]),
	...programsReadBy(lexical(lisp), ';', [
		{ id: 'lisp', endings: 'lisp lsp asd', interpreters: 'sbcl clisp ecl' },
		{
			id: 'scheme',
			endings: 'scm ss sld',
			interpreters: 'guile csi gosh chibi-scheme',
			names: 'guile chicken gambit gauche geiser',
		},
		{
			id: 'racket',
			endings: 'rkt rktl rktd',
			interpreters: 'racket',
			names: 'rkt',
		},
		{
			id: 'elisp',
			endings: 'el',
			files: '.emacs .gnus .spacemacs cask eask',
			interpreters: 'emacs',
			names: 'emacs-lisp lisp-interaction',
		},
		{ id: 'commonlisp', names: 'common-lisp cl' },
		{ id: 'fennel', endings: 'fnl', interpreters: 'fennel' },
		{ id: 'hy', endings: 'hy', interpreters: 'hy', names: 'hylang' },
	]),
];
