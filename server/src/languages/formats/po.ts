/** Message catalogues of gettext: strings of C, of which those on successive lines are one; `#` comments and obsolete entries. */

import { cLike, identity, joined } from '../../escaping/unescape';
import { COMMENT, type Context, contextOf } from '../context';
import { type Language, readBy } from '../language';
import { lexical } from '../lexical';
import type { Lexicon } from '../lexicon';

/** `"a"` and `"b"` on the next line. */
const GLUE = /"[ \t]{0,20}\r?\n[ \t]{0,20}(?:#[~|][ \t]{0,20})?"/y;

/** What the lines of an obsolete entry start with, and those that show what a message was before: they are no comments. */
const ENTRY = /#[~|]/y;

const STRING: Context = contextOf({ name: 'string', escaping: joined(cLike('"'), GLUE, '"') });
export const po: Lexicon = {
	outside: contextOf({ name: 'value', escaping: identity }),
	tokens: [
		{ open: '#', opening: ENTRY, close: '' },
		{ open: '#', close: '\n', context: COMMENT, mark: '#' },
		{ open: '"', close: '"', context: STRING, escape: '\\', glue: GLUE },
	],
};

export const languages: readonly Language[] = [
	...readBy(lexical(po), [
		{
			id: 'po',
			endings: 'po pot',
			names: 'gettext gettext-catalog gettext-translation pot pofile',
			comments: ['#'],
			ownLine: true,
		},
	]),
];
