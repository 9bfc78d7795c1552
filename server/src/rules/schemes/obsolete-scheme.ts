import { ours } from '../../data/shown';
import { schemeOf } from '../../url/schemes/index';
import { type RuleOf, violation } from '../rule';

const OBSOLETE = new Set(['gopher', 'wais', 'prospero', 'news', 'nntp', 'telnet']);

declare module '../../url/url' {
	interface Violations {
		'obsolete-scheme': 'scheme';
	}
}

/** RFC 1738's schemes that hardly anything opens today. Off unless a setting switches it on. */
export const obsoleteScheme: RuleOf<'obsolete-scheme'> = {
	code: 'obsolete-scheme',
	cases: {
		scheme: {
			levels: ['off', 'off'],
			says: 'Link to another place too: hardly any program opens {scheme} URLs today (RFC 1738 §{section}).',
		},
	},
	find: ({ url }) =>
		violation('obsolete-scheme', 'scheme', OBSOLETE.has(url.scheme) ? url.components.scheme : undefined),
	params: (_, { url, mask }) => ({ scheme: mask.scheme, section: ours(schemeOf(url.scheme).section ?? '3') }),
};
