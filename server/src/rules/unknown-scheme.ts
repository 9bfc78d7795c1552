import { type Rule, violation } from './rule';

/** RFC 1738 §4: schemes are registered. Programs use names of their own, so code is spared. */
export const unknownScheme: Rule = {
	code: 'unknown-scheme',
	levels: { name: ['hint', 'hint'] },
	find: ({ url, place, knowsScheme }) => {
		const unknown = url.scheme !== '' && !place.code && !place.quoted && !knowsScheme(url.scheme);
		return violation('unknown-scheme', 'name', unknown ? url.components.scheme : undefined);
	},
	params: (_, { url }) => ({ scheme: url.scheme }),
};
