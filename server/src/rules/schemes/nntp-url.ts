import { characterParams } from '../characters/encode-characters';
import type { RuleOf } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'nntp-url': 'no-group' | 'group-start' | 'group-character' | 'article-number' | 'after-host';
	}
}

/** RFC 1738 §3.7; RFC 5538. */
export const nntpUrl: RuleOf<'nntp-url'> = {
	code: 'nntp-url',
	cases: {
		'no-group': { levels: ['error', 'error'], says: 'Name a newsgroup after the host of an nntp URL (RFC 1738 §3.7).' },
		'group-start': { levels: ['off', 'error'], says: 'Start the newsgroup with a letter (RFC 1738 §3.7).' },
		'group-character': {
			levels: ['error', 'error'],
			says: 'Remove {character}: it cannot stand in the name of a newsgroup (RFC 1738 §3.7).',
		},
		'article-number': {
			levels: ['error', 'error'],
			says: "Write the article's number in digits after the newsgroup (RFC 1738 §3.7).",
		},
		'after-host': {
			levels: ['error', 'error'],
			says: 'Write "/" and a newsgroup after the host of an nntp URL (RFC 1738 §3.7).',
		},
	},
	// Without slashes nothing in it is where it should be: that is said.
	asked: (_, { url }) => url.violations.some(({ code }) => code === 'missing-slashes'),
	params: characterParams,
};
