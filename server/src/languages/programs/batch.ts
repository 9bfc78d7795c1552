/** Batch files of Windows: `^` escapes outside quotes, and `%%` is a percent everywhere. */

import { both, escapedBy } from '../../escaping/escaped';
import { familiesIn } from '../../placeholders/placeholders';
import { COMMENT, type Context, contextOf } from '../context';
import { type Language, programsReadBy } from '../language';
import { startsLine, type Words, wordEnd, words } from '../words';

const PERCENT = escapedBy('%', '%');
const WORD = both(PERCENT, escapedBy('^', '&|<>()^"', { any: true, continued: /\^\r?\n[ \t]*/y }));

const STRING: Context = contextOf({ name: 'string', escaping: PERCENT });
/** Whether a command may stand here: at a line's start, behind `@`, or behind an operator. */
function startsCommand(text: string, offset: number): boolean {
	return startsLine(text, offset) || /[@&|(]\s{0,8}$/.test(text.slice(Math.max(0, offset - 9), offset));
}

/** `REM` is a whole word. */
function isRemark(text: string, offset: number): boolean {
	return startsCommand(text, offset) && /^rem(?:\s|$)/i.test(text.slice(offset, offset + 4));
}

export const batch: Words = {
	outside: contextOf({ name: 'code', escaping: WORD }),
	tokens: [
		{ open: '::', close: '\n', context: COMMENT, mark: '::', when: startsCommand },
		...['rem', 'REM', 'Rem'].map((open) => ({ open, close: '\n', context: COMMENT, mark: open, when: isRemark })),
		{ open: '"', close: '"', context: STRING },
	],
	endOf: wordEnd('&|<>"', '^', familiesIn('bat', true)),
};

export const languages: readonly Language[] = [
	...programsReadBy(words(batch), 'REM', [
		{
			id: 'bat',
			endings: 'bat cmd',
			names: 'dosbatch batch batchfile batch-file batch-script ms-dos-batch msdos-batch winbatch cmd',
			ownLine: true,
		},
	]),
];
