import type { RuleOf } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'telnet-url': 'path' | 'after-host';
	}
}

/** RFC 1738 §3.8; RFC 4248. */
export const telnetUrl: RuleOf<'telnet-url'> = {
	code: 'telnet-url',
	levels: { path: ['error', 'error'], 'after-host': ['error', 'error'] },
};
