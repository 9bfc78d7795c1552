import { characterParams } from './encode-reserved';
import type { Rule } from './rule';

/** RFC 1738 §3.7; RFC 5538. */
export const nntpUrl: Rule = {
	code: 'nntp-url',
	levels: {
		'no-group': ['error', 'error'],
		'group-start': ['off', 'error'],
		'group-character': ['error', 'error'],
		'article-number': ['error', 'error'],
		'after-host': ['error', 'error'],
	},
	params: characterParams,
};
