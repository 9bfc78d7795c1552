/** Settings of a name and a value per line: INI files, editors' and git's, and servers' configurations. */

import { identity } from '../../escaping/unescape';
import { COMMENT, type Context, contextOf } from '../context';
import { type Language, readBy } from '../language';
import type { Token } from '../lexicon';
import { endOfLine, startsLine, startsWord, type Words, wordEnd, words } from '../words';

/** Python's configparser reads `%` as the start of an interpolation, and other programs do not: neither can be written. */
const VALUE: Context = contextOf({ name: 'value', escaping: identity, percent: true });

const comment = (open: string, when: NonNullable<Token['when']>): Token => ({
	open,
	close: '\n',
	context: COMMENT,
	mark: open,
	when,
});

/** A `;` or `#` behind white space starts a comment for most readers, and never is part of a URL. */
export const ini: Words = {
	outside: VALUE,
	tokens: [comment(';', startsWord), comment('#', startsWord)],
	endOf: endOfLine,
};

/** nginx: `;` ends a directive, `{` and `}` stand around blocks, and a word may be quoted. */
export const nginx: Words = {
	outside: contextOf({ name: 'value', escaping: identity }),
	tokens: [comment('#', startsWord)],
	endOf: wordEnd(';"\'', '\\'),
};

/** Apache and what resembles it: a comment has a line of its own, and `#` behind a value is part of it. */
export const apache: Words = {
	outside: contextOf({ name: 'value', escaping: identity }),
	tokens: [comment('#', startsLine)],
	endOf: wordEnd('"\'', '\\'),
};

export const languages: readonly Language[] = [
	...readBy(words(ini), [
		{
			id: 'ini',
			endings: 'ini cfg cnf conf desktop inf repo url',
			files: '.npmrc .pypirc .hgrc',
			names:
				'dosini inifile ini-file ini-files ini-generic confini desktop desktop-entry cfg conf-windows conf-unix conf-desktop',
			comments: [';'],
			ownLine: true,
		},
		{ id: 'innosetup', endings: 'iss', names: 'inno-setup', comments: [';'], ownLine: true },
	]),
	...readBy(words(nginx), [
		{
			id: 'nginx',
			files: 'nginx.conf',
			names: 'nginx-conf nginxconf nginx-configuration nginx-configuration-file',
			comments: ['#'],
		},
		{ id: 'NGINX', comments: ['#'] },
	]),
	...readBy(words(apache), [
		{
			id: 'apacheconf',
			endings: 'htaccess',
			files: 'apache2.conf httpd.conf .htaccess',
			names: 'apache apache-conf apache-configuration aconf vhost',
			comments: ['#'],
			ownLine: true,
		},
		{ id: 'apache', comments: ['#'], ownLine: true },
	]),
];
