import { message } from '../data/messages';
import { type Rule, replace, textOf } from './rule';

/** RFC 1738 §3.5; RFC 6068. */
export const mailtoUrl: Rule = {
	code: 'mailto-url',
	levels: { empty: ['hint', 'error'], slashes: ['warning', 'warning'], 'no-at': ['warning', 'warning'] },
	fixes: (violation, { url }) =>
		violation.detail === 'slashes'
			? [
					replace(message('fix.remove', { character: `"${textOf(url, violation)}"` }), violation, '', {
						preferred: true,
					}),
				]
			: [],
};
