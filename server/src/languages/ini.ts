/** Settings of a name and a value per line: INI files, editors' and git's, and servers' configurations. */

import { identity } from '../escaping/unescape';
import { COMMENT, type Context } from './context';
import type { Token } from './lexicon';
import { endOfLine, startsLine, startsWord, type Words, wordEnd } from './words';

/** Python's configparser reads `%` as the start of an interpolation, and other programs do not: neither can be written. */
const VALUE: Context = { name: 'value', escaping: identity, percent: true };

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
	outside: { name: 'value', escaping: identity },
	tokens: [comment('#', startsWord)],
	endOf: wordEnd(';"\'', '\\'),
};

/** Apache and what resembles it: a comment has a line of its own, and `#` behind a value is part of it. */
export const apache: Words = {
	outside: { name: 'value', escaping: identity },
	tokens: [comment('#', startsLine)],
	endOf: wordEnd('"\'', '\\'),
};
