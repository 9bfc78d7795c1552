import { message } from '../../data/messages';
import { ours } from '../../data/shown';
import { schemeOf } from '../../url/schemes/index';
import { type RuleOf, replace, textOf } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'user-not-allowed': 'user';
	}
}

/** RFC 1738 §3.3 ff.: "No user name or password is allowed." */
export const userNotAllowed: RuleOf<'user-not-allowed'> = {
	code: 'user-not-allowed',
	cases: {
		user: {
			levels: ['asked', 'error'],
			says: 'Take the user name out: it is not part of {scheme} URLs (RFC 1738 §{section}).',
		},
	},
	// With a password it is that rule's matter, and an example is nobody's.
	level: (_, { url }) => {
		// RFC 1738 §3.1 allows a user where no section of its own forbids it.
		if (url.standard === 'rfc1738') return schemeOf(url.scheme).section === undefined ? 'off' : undefined;
		return textOf(url, url.components.password) === '' ? undefined : 'off';
	},
	params: (_, { url, mask }) => ({ scheme: mask.scheme, section: ours(schemeOf(url.scheme).section ?? '3.1') }),
	fixes: (violation) => [replace(message('fix.drop-user'), violation, '')],
};
