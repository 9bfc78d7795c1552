import type { RuleOf } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'telnet-url': 'path' | 'after-host';
	}
}

/** RFC 1738 §3.8; RFC 4248. */
export const telnetUrl: RuleOf<'telnet-url'> = {
	code: 'telnet-url',
	cases: {
		path: {
			levels: ['error', 'error'],
			says: 'Remove what follows host and port: a telnet URL names a service, no document (RFC 1738 §3.8).',
		},
		'after-host': {
			levels: ['error', 'error'],
			says: 'Write "/" or nothing after the host of a telnet URL (RFC 1738 §3.8).',
		},
	},
};
