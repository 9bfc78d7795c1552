/** Units of systemd (systemd.syntax(7), systemd.unit(5)): `%%` is a percent, `%i` a specifier. */

import { escapedBy } from '../../escaping/escaped';
import { COMMENT, contextOf } from '../context';
import { type Language, readBy } from '../language';
import { startsLine, type Words, wordEnd, words } from '../words';

export const systemd: Words = {
	// A `\` at a line's end stands for a space, and else starts an escape of C: it ends a URL in either case.
	outside: contextOf({ name: 'value', escaping: escapedBy('%', '%'), escapes: true }),
	tokens: ['#', ';'].map((open) => ({ open, close: '\n', context: COMMENT, mark: open, when: startsLine })),
	endOf: wordEnd('"\'', ''),
};

export const languages: readonly Language[] = [
	...readBy(words(systemd), [
		{
			id: 'systemd',
			endings:
				'service socket timer mount automount swap target path slice scope device nspawn network netdev link container volume kube',
			names: 'systemd-unit systemd-service systemd-conf systemd-unit-file unit-file',
			comments: ['#'],
			ownLine: true,
		},
		{ id: 'systemd-conf', comments: ['#'], ownLine: true },
		{ id: 'systemd-unit-file', comments: ['#'], ownLine: true },
	]),
];
