import type { Rule } from './rule';

/** RFC 1738 §3.8; RFC 4248. */
export const telnetUrl: Rule = {
	code: 'telnet-url',
	levels: { path: ['error', 'error'], 'after-host': ['error', 'error'] },
};
