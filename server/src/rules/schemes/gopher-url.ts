import type { RuleOf } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'gopher-url': 'after-host';
	}
}

/** RFC 1738 §3.4; RFC 4266. */
export const gopherUrl: RuleOf<'gopher-url'> = {
	code: 'gopher-url',
	cases: {
		'after-host': {
			levels: ['error', 'error'],
			says: 'Write "/" after the host: in a gopher URL nothing else follows it (RFC 1738 §3.4).',
		},
	},
};
