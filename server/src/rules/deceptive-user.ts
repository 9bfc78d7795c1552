import { looksLikeHost } from '../url/host';
import { decode } from '../url/percent';
import { type Rule, shorten, textOf, violation } from './rule';

/** A user name that a reader takes for a host ends in one of these, or in a country where the scheme has no users. */
const TOP_LEVEL = /\.(?:com|org|net|edu|gov|mil|info|biz|io|dev|app|example)$/i;
const COUNTRY = /\.[a-z]{2}$/i;

/** RFC 1738 §6, and every phisher since: what stands before "@" is not where the URL leads. */
export const deceptiveUser: Rule = {
	code: 'deceptive-user',
	levels: { host: ['warning', 'warning'], 'two-readings': ['warning', 'warning'] },
	find: ({ url }) => {
		const name = userOf(textOf(url, url.components.user));
		const deceptive =
			looksLikeHost(name) && (TOP_LEVEL.test(name) || (/^https?$/.test(url.scheme) && COUNTRY.test(name)));
		return violation('deceptive-user', 'host', deceptive ? url.components.user : undefined);
	},
	params: (_, { url }) => ({
		user: shorten(textOf(url, url.components.user)),
		host: shorten(textOf(url, url.components.host)),
	}),
};

/** What a reader sees first: the decoded user up to what looks like a port, path or search. */
function userOf(user: string): string {
	return decode(user).text.replace(/[/?:].*$/s, '');
}
