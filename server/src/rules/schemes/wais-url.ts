import { characterParams, encodeCharacters } from '../characters/encode-characters';
import type { RuleOf } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'wais-url': 'no-database' | 'segments' | 'character';
	}
}

/** RFC 1738 §3.9; RFC 4156 left it as it was. */
export const waisUrl: RuleOf<'wais-url'> = {
	code: 'wais-url',
	cases: {
		'no-database': {
			levels: ['error', 'error'],
			says: 'Name a database after the host of a wais URL (RFC 1738 §3.9).',
		},
		segments: {
			levels: ['error', 'error'],
			says: 'Write a database, or a database, a type and a document, with "/" between them (RFC 1738 §3.9).',
		},
		character: {
			levels: ['error', 'error'],
			says: 'Write {encoded}: "{text}" is reserved in a wais URL (RFC 1738 §3.9).',
		},
	},
	params: characterParams,
	fixes: (violation, subject) => (violation.detail === 'character' ? [encodeCharacters(violation, subject)] : []),
};
