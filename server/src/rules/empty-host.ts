import type { Rule } from './rule';

/** RFC 1738 §3.1: `hostport = host [ ":" port ]`, and a host is not empty. */
export const emptyHost: Rule = {
	code: 'empty-host',
	levels: { host: ['error', 'error'] },
	params: (_, { url }) => ({ scheme: url.scheme }),
};
