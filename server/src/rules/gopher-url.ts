import type { Rule } from './rule';

/** RFC 1738 §3.4; RFC 4266. */
export const gopherUrl: Rule = {
	code: 'gopher-url',
	levels: { 'after-host': ['error', 'error'] },
};
