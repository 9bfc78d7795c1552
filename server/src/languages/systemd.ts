/** Units of systemd (systemd.syntax(7), systemd.unit(5)): `%%` is a percent, `%i` a specifier. */

import { escapedBy } from '../escaping/escaped';
import { COMMENT } from './context';
import { startsLine, type Words, wordEnd } from './words';

export const systemd: Words = {
	// A `\` at a line's end stands for a space, and else starts an escape of C: it ends a URL in either case.
	outside: { name: 'value', escaping: escapedBy('%', '%'), escapes: true },
	tokens: ['#', ';'].map((open) => ({ open, close: '\n', context: COMMENT, mark: open, when: startsLine })),
	endOf: wordEnd('"\'', ''),
};
