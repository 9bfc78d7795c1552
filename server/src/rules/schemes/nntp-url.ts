import { characterParams } from '../characters/encode-reserved';
import type { RuleOf } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'nntp-url': 'no-group' | 'group-start' | 'group-character' | 'article-number' | 'after-host';
	}
}

/** RFC 1738 §3.7; RFC 5538. */
export const nntpUrl: RuleOf<'nntp-url'> = {
	code: 'nntp-url',
	levels: {
		'no-group': ['error', 'error'],
		'group-start': ['off', 'error'],
		'group-character': ['error', 'error'],
		'article-number': ['error', 'error'],
		'after-host': ['error', 'error'],
	},
	// Without slashes nothing in it is where it should be: that is said.
	asked: (_, { url }) => url.violations.some(({ code }) => code === 'missing-slashes'),
	params: characterParams,
};
