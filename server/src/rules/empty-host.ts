import type { Rule } from './rule';

/** A destination that somebody has still to fill in. */
const BARE = /^https?:\/\/$/i;

/** RFC 1738 §3.1: `hostport = host [ ":" port ]`, and a host is not empty. */
export const emptyHost: Rule = {
	code: 'empty-host',
	explained: true,
	levels: { host: ['error', 'error'] },
	level: (_, { url, place }) =>
		url.scheme === 'dict' && url.standard === 'modern'
			? 'asked'
			: place.context !== 'text' && BARE.test(url.text)
				? 'information'
				: undefined,
	params: (_, { mask }) => ({ scheme: mask.scheme }),
};
