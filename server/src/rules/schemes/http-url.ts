import { type RuleOf, rewrite } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'http-url': 'search-without-path';
	}
}

/** RFC 1738 §3.3; RFC 9110 §4.2 lets the path be empty before a search. */
export const httpUrl: RuleOf<'http-url'> = {
	code: 'http-url',
	cases: {
		'search-without-path': {
			levels: ['off', 'error'],
			says: 'Write "/?": between the host and "?" RFC 1738 (§3.3) has a "/".',
		},
	},
	fixes: ({ offset }, subject) => [rewrite(subject, { offset, end: offset + 1 }, '/?', { preferred: true })],
};
