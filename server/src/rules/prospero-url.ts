import { characterParams, encodeReserved } from './encode-reserved';
import type { Rule } from './rule';

/** RFC 1738 §3.11; RFC 4157 left it as it was. */
export const prosperoUrl: Rule = {
	code: 'prospero-url',
	levels: {
		'no-path': ['error', 'error'],
		character: ['error', 'error'],
		'no-value': ['error', 'error'],
	},
	params: characterParams,
	fixes: (violation, subject) => (violation.detail === 'character' ? [encodeReserved(violation, subject)] : []),
};
