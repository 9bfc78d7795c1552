import { type Rule, rewrite } from './rule';

/** RFC 1738 §3.3; RFC 9110 §4.2 lets the path be empty before a search. */
export const httpUrl: Rule = {
	code: 'http-url',
	levels: { 'search-without-path': ['off', 'error'] },
	fixes: ({ offset }, subject) => [rewrite(subject, { offset, end: offset + 1 }, '/?', { preferred: true })],
};
