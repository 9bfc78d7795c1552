import type { RuleOf } from '../rule';

/** A destination that somebody has still to fill in. */
const BARE = /^https?:\/\/$/i;

declare module '../../url/url' {
	interface Violations {
		'empty-host': 'host';
	}
}

/** RFC 1738 §3.1: `hostport = host [ ":" port ]`, and a host is not empty. */
export const emptyHost: RuleOf<'empty-host'> = {
	code: 'empty-host',
	explained: true,
	cases: {
		host: {
			levels: ['error', 'error'],
			says: 'Name the host: nothing stands behind "{scheme}://" where it belongs (RFC 1738 §3.1).',
		},
	},
	level: (_, { url, place }) => (place.context !== 'text' && BARE.test(url.text) ? 'information' : undefined),
	// `"https://token@" + host`; RFC 2229 clients take `dict:///word`, virtual machines `telnet://:33233`.
	asked: (_, { url, place }) => /^(?:dict:|telnet:\/\/:\d+$)/.test(url.text) || (!place.link && url.text.endsWith('@')),
	params: (_, { mask }) => ({ scheme: mask.scheme }),
};
