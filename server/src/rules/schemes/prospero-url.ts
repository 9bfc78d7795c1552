import { characterParams, encodeReserved } from '../characters/encode-reserved';
import type { RuleOf } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'prospero-url': 'no-path' | 'character' | 'no-value';
	}
}

/** RFC 1738 §3.11; RFC 4157 left it as it was. */
export const prosperoUrl: RuleOf<'prospero-url'> = {
	code: 'prospero-url',
	levels: {
		'no-path': ['error', 'error'],
		character: ['error', 'error'],
		'no-value': ['error', 'error'],
	},
	params: characterParams,
	fixes: (violation, subject) => (violation.detail === 'character' ? [encodeReserved(violation, subject)] : []),
};
