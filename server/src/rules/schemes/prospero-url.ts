import { characterParams, encodeCharacters } from '../characters/encode-characters';
import type { RuleOf } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'prospero-url': 'no-path' | 'character' | 'no-value';
	}
}

/** RFC 1738 §3.11; RFC 4157 left it as it was. */
export const prosperoUrl: RuleOf<'prospero-url'> = {
	code: 'prospero-url',
	cases: {
		'no-path': {
			levels: ['error', 'error'],
			says: 'Name an object after the host of a prospero URL (RFC 1738 §3.11).',
		},
		character: {
			levels: ['error', 'error'],
			says: 'Write {encoded}: "{text}" cannot stand here in a prospero URL (RFC 1738 §3.11).',
		},
		'no-value': {
			levels: ['error', 'error'],
			says: 'Write ";", a name, "=" and a value: that is a field of a prospero URL (RFC 1738 §3.11).',
		},
	},
	params: characterParams,
	fixes: (violation, subject) => (violation.detail === 'character' ? [encodeCharacters(violation, subject)] : []),
};
