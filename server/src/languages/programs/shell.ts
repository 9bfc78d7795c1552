/** Shell scripts (POSIX XCU §2), and what runs them: Dockerfiles and makefiles. */

import { escapedBy } from '../../escaping/escaped';
import { cLike, identity } from '../../escaping/unescape';
import { familiesIn } from '../../placeholders/placeholders';
import { Code } from '../../url/characters';
import { matchAt } from '../../url/sticky';
import { COMMENT, type Context, contextOf } from '../context';
import { type Language, programsReadBy } from '../language';
import type { Token } from '../lexicon';
import { startsWord, type Words, wordEnd, words } from '../words';

/** A `\` at the end of a line: the next one goes on with the word. */
const CONTINUED = /\\\r?\n/y;

/** What ends a word, and what else has a meaning in one. */
const OPERATORS = ';&|()<>`"\'';
const WORD = escapedBy('\\', `${OPERATORS}\\$*?`, { any: true, continued: CONTINUED });

const RAW: Context = contextOf({
	name: 'raw-string',
	escaping: { ...identity, write: (text) => (text.includes("'") ? undefined : text) },
});
const QUOTED: Context = contextOf({
	name: 'string',
	escaping: escapedBy('\\', '$`"\\', { continued: CONTINUED }),
	escapes: true,
});
const ANSI: Context = contextOf({ name: 'string', escaping: cLike("'") });
const HERE_DOCUMENT: Context = contextOf({
	name: 'string',
	escaping: escapedBy('\\', '$`\\', { continued: CONTINUED }),
	escapes: true,
});
const QUOTED_HERE_DOCUMENT: Context = contextOf({ name: 'raw-string', escaping: identity });
/** Not escaped. An even number of backslashes before it is not looked for: that is rare, and a blank line mends it. */
function isBare(text: string, offset: number): boolean {
	return text.charCodeAt(offset - 1) !== Code.backslash;
}

const comment: Token = {
	open: '#',
	close: '\n',
	context: COMMENT,
	mark: '#',
	when: (text, offset) => offset === 0 || ' \t\r\n;&|('.includes(text.charAt(offset - 1)),
};

/** Commands and expansions in it have quotes of their own (XCU §2.2.3). */
const doubleQuoted: Token = {
	open: '"',
	close: '"',
	context: QUOTED,
	escape: '\\',
	when: isBare,
	template: ['$(', '${', '`'],
	literal: true,
};

const strings: readonly Token[] = [
	{ open: "$'", close: "'", context: ANSI, escape: '\\', lines: 'paragraph' },
	{ open: "'", close: "'", context: RAW, lines: 'paragraph', when: isBare },
	{ ...doubleQuoted, lines: 'paragraph' },
];

/** `<<WORD`, `<<-WORD`; never `<<<`, nor the shift in `$((1 << n))`. */
const HERE = /<<-?[ \t]{0,8}([\\'"]?)([A-Za-z_][\w.-]{0,80})/y;

function hereDocument(quoted: boolean, context: Context): Token {
	return {
		open: '<<',
		lines: true,
		context,
		close: (text, offset) => {
			const [, quote, word] = matchAt(HERE, text, offset) ?? [];
			if (word === undefined || (quote !== '') !== quoted || !isRedirection(text, offset)) return undefined;
			return `\n${word}`;
		},
	};
}

/** How far before a `<<` the `((` is looked for that makes it a shift: on its line. */
const FARTHEST_ARITHMETIC = 80;

function isRedirection(text: string, offset: number): boolean {
	if (text.charAt(offset - 1) === '<') return false;
	const before = text.slice(Math.max(0, offset - FARTHEST_ARITHMETIC), offset);
	return !before.slice(before.lastIndexOf('\n') + 1).includes('((');
}

export const shell: Words = {
	outside: contextOf({ name: 'code', escaping: WORD }),
	tokens: [comment, hereDocument(false, HERE_DOCUMENT), hereDocument(true, QUOTED_HERE_DOCUMENT), ...strings],
	endOf: wordEnd(OPERATORS, '\\', familiesIn('shellscript', true)),
};

/** fish: two escapes between apostrophes, one more between quotes, and no here documents. */
export const fish: Words = {
	outside: contextOf({ name: 'code', escaping: WORD }),
	tokens: [
		comment,
		{
			open: "'",
			close: "'",
			context: contextOf({ name: 'string', escaping: escapedBy('\\', "'\\") }),
			escape: '\\',
			lines: 'paragraph',
			when: isBare,
		},
		{
			...doubleQuoted,
			context: contextOf({ name: 'string', escaping: escapedBy('\\', '"$\\', { continued: CONTINUED }) }),
			template: '$(',
			lines: 'paragraph',
		},
	],
	endOf: wordEnd(OPERATORS, '\\', familiesIn('fish', true)),
};

/** A Dockerfile's own comments stand on lines of their own; those of its commands are the shell's. */
export const dockerfile: Words = shell;

/** `#` starts a comment everywhere, and no quote runs over lines: `don't` stands in recipes and messages alike. */
export const makefile: Words = {
	outside: contextOf({ name: 'code', escaping: WORD }),
	tokens: [
		{
			open: '#',
			close: '\n',
			context: COMMENT,
			mark: '#',
			when: startsWord,
		},
		{ open: "'", close: "'", context: RAW, when: isBare },
		doubleQuoted,
	],
	endOf: wordEnd(OPERATORS, '\\', familiesIn('shellscript', true)),
};

export const languages: readonly Language[] = [
	...programsReadBy(words(shell), '#', [
		{
			id: 'shellscript',
			endings:
				'sh bash zsh ksh csh bashrc bash_profile bash_login bash_logout bash_aliases zshrc zprofile zshenv profile bats ebuild eclass zsh-theme',
			files: '.envrc pkgbuild apkbuild .xprofile .xinitrc .kshrc .cshrc .login',
			interpreters: 'sh bash zsh ksh csh tcsh dash ash mksh bats openrc-run',
			names:
				'sh bash zsh ksh csh tcsh dash ash mksh posix-shell shell shell-script bash-script sh-base bourne-again-shell-(bash) shell-unix-generic bats pkgbuild ebuild envrc',
		},
		{ id: 'zsh' },
	]),
	...programsReadBy(words(fish), '#', [{ id: 'fish', endings: 'fish', interpreters: 'fish' }]),
	...programsReadBy(words(dockerfile), '#', [
		{
			id: 'dockerfile',
			endings: 'dockerfile containerfile',
			files: 'dockerfile containerfile',
			names: 'docker containerfile',
			ownLine: true,
		},
	]),
	...programsReadBy(words(makefile), '#', [
		{
			id: 'makefile',
			endings: 'mk mak',
			files: 'makefile gnumakefile',
			interpreters: 'make gmake',
			names:
				'make gnumakefile gnu-makefile bsdmake automake makefile-gmake makefile-bsdmake makefile-automake makefile-imake',
			ownLine: true,
		},
		{
			id: 'just',
			endings: 'just',
			files: 'justfile .justfile',
			interpreters: 'just',
			names: 'justfile',
			ownLine: true,
		},
		{ id: 'bitbake', endings: 'bb bbappend bbclass', names: 'bitbake', ownLine: true },
	]),
];
