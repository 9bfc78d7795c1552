/** Clojure, and Lisp in all its dialects. */

import { backslash, hex, octal } from '../../escaping/backslash';
import { type Language, readBy } from '../language';
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
	...readBy(lexical(clojure), [
		{
			id: 'clojure',
			endings: 'clj cljs cljc cljd edn',
			interpreters: 'clojure clj bb',
			names: 'clj clojurescript clojurec cljc cljs edn',
			program: true,
			comments: [';'],
		},
	]),
	...readBy(lexical(lisp), [
		{ id: 'lisp', endings: 'lisp lsp asd', interpreters: 'sbcl clisp ecl', program: true, comments: [';'] },
		{
			id: 'scheme',
			endings: 'scm ss sld',
			interpreters: 'guile csi gosh chibi-scheme',
			names: 'guile chicken gambit gauche geiser',
			program: true,
			comments: [';'],
		},
		{
			id: 'racket',
			endings: 'rkt rktl rktd',
			interpreters: 'racket',
			names: 'rkt',
			program: true,
			comments: [';'],
		},
		{
			id: 'elisp',
			endings: 'el',
			files: '.emacs .gnus .spacemacs cask eask',
			interpreters: 'emacs',
			names: 'emacs-lisp lisp-interaction',
			program: true,
			comments: [';'],
		},
		{ id: 'commonlisp', names: 'common-lisp cl', program: true, comments: [';'] },
		{ id: 'fennel', endings: 'fnl', interpreters: 'fennel', program: true, comments: [';'] },
		{ id: 'hy', endings: 'hy', interpreters: 'hy', names: 'hylang', program: true, comments: [';'] },
	]),
];
