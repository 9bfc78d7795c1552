import { characterParams, encodeReserved } from '../characters/encode-reserved';
import type { RuleOf } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'wais-url': 'no-database' | 'segments' | 'character';
	}
}

/** RFC 1738 §3.9; RFC 4156 left it as it was. */
export const waisUrl: RuleOf<'wais-url'> = {
	code: 'wais-url',
	levels: {
		'no-database': ['error', 'error'],
		segments: ['error', 'error'],
		character: ['error', 'error'],
	},
	params: characterParams,
	fixes: (violation, subject) => (violation.detail === 'character' ? [encodeReserved(violation, subject)] : []),
};
