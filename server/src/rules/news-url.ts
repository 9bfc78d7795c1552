import { characterParams, encodeReserved } from './encode-reserved';
import type { Rule } from './rule';

/** RFC 1738 §3.6; RFC 5538 adds the server. */
export const newsUrl: Rule = {
	code: 'news-url',
	levels: {
		server: ['error', 'error'],
		empty: ['error', 'error'],
		'no-article': ['error', 'error'],
		'article-host': ['error', 'error'],
		'group-start': ['off', 'error'],
		'group-character': ['error', 'error'],
		character: ['error', 'error'],
	},
	params: characterParams,
	fixes: (violation, subject) => (violation.detail === 'character' ? [encodeReserved(violation, subject)] : []),
};
