import { characterParams, encodeReserved } from '../characters/encode-reserved';
import type { RuleOf } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'news-url': 'server' | 'empty' | 'no-article' | 'article-host' | 'group-start' | 'group-character' | 'character';
	}
}

/** RFC 1738 §3.6; RFC 5538 adds the server. */
export const newsUrl: RuleOf<'news-url'> = {
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
