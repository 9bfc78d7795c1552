/** Tables of cron (crontab(5)): `%` ends the command, and what follows is its input; `\%` is a percent. */

import { both, escapedBy } from '../../escaping/escaped';
import { COMMENT, type Context, contextOf } from '../context';
import { type Language, readBy } from '../language';
import { shell } from '../programs/shell';
import { startsLine, type Words, words } from '../words';

const PERCENT = escapedBy('\\', '%');
const STRING: Context = contextOf({ name: 'string', escaping: PERCENT });

/** Cron takes the `\` away, whatever quotes stand around; the shell reads the rest. */
export const crontab: Words = {
	...shell,
	outside: contextOf({ name: 'code', escaping: both(shell.outside.escaping, PERCENT) }),
	tokens: [
		{ open: '#', close: '\n', context: COMMENT, mark: '#', when: startsLine },
		{ open: '"', close: '"', context: STRING, escape: '\\' },
		{ open: "'", close: "'", context: STRING },
	],
};

export const languages: readonly Language[] = [
	...readBy(words(crontab), [
		{
			id: 'crontab',
			endings: 'cron crontab',
			files: 'crontab',
			names: 'cron cron-table',
			comments: ['#'],
			ownLine: true,
		},
	]),
];
