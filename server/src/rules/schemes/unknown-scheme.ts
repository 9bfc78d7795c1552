import { type RuleOf, violation } from '../rule';

/** Words that stand for any scheme: `scheme://host/path`. */
const PLACEHOLDERS = new Set(['scheme', 'schema', 'protocol', 'protocole', 'proto']);

/** Whether a scheme is a word for any, however it is written. */
export function standsForAny(scheme: string): boolean {
	return PLACEHOLDERS.has(scheme.toLowerCase());
}

declare module '../../url/url' {
	interface Violations {
		'unknown-scheme': 'name';
	}
}

/** RFC 1738 §4: schemes are registered. Programs use names of their own, so code is spared, and no document hears of one twice. */
export const unknownScheme: RuleOf<'unknown-scheme'> = {
	code: 'unknown-scheme',
	once: true,
	cases: {
		name: {
			levels: ['asked', 'hint'],
			says: 'Check the scheme "{scheme}": it is neither registered nor in common use (RFC 1738 §4).',
		},
	},
	find: ({ url, place, knowsScheme }) => {
		const { scheme } = url;
		const named = scheme !== '' && !standsForAny(scheme);
		const unknown = named && !place.program && !knowsScheme(scheme) && !place.isQuoted();
		return violation('unknown-scheme', 'name', unknown ? url.components.scheme : undefined);
	},
	params: (_, { mask }) => ({ scheme: mask.scheme }),
};
