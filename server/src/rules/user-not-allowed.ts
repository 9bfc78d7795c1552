import { message } from '../data/messages';
import { schemeOf } from '../url/schemes/index';
import { type Rule, replace } from './rule';

/** RFC 1738 §3.3 ff.: "No user name or password is allowed." */
export const userNotAllowed: Rule = {
	code: 'user-not-allowed',
	levels: { user: ['hint', 'error'] },
	params: (_, { url }) => ({ scheme: url.scheme, section: schemeOf(url.scheme).section ?? '3.1' }),
	fixes: (violation) => [replace(message('fix.drop-user'), violation, '')],
};
