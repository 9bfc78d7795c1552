import { isOneEditAway } from './nearest';
import { type Rule, rewrite, violation } from './rule';

/** What people mean when they mistype a scheme. */
const MEANT = ['http', 'https', 'ftp', 'mailto', 'file'];

/** Written on purpose: defanged links, and the Japanese habit of leaving the "h" off. */
const DELIBERATE = new Set(['hxxp', 'hxxps', 'ttp', 'ttps']);

/** RFC 1738 §2.1: a scheme that is one edit away from a common one, and nothing else that is known. */
export const misspeltScheme: Rule = {
	code: 'misspelt-scheme',
	levels: { name: ['warning', 'warning'], colons: ['warning', 'warning'], semicolon: ['warning', 'warning'] },
	find: ({ url, knowsScheme }) => {
		const misspelt =
			url.scheme !== '' && !DELIBERATE.has(url.scheme) && !knowsScheme(url.scheme) && nearest(url.scheme).length > 0;
		return violation('misspelt-scheme', 'name', misspelt ? url.components.scheme : undefined);
	},
	params: (_, { url }) => ({
		scheme: url.scheme,
		nearest: nearest(url.scheme)
			.map((name) => `"${name}"`)
			.join(', '),
	}),
	fixes: (violation, { url }) =>
		violation.detail === 'name'
			? nearest(url.scheme).map((name, index) => rewrite(violation, name, { preferred: index === 0 }))
			: [rewrite(violation, ':', { preferred: true })],
};

/** The schemes that may have been meant by one that is not known. */
export function nearest(scheme: string): string[] {
	return MEANT.filter((name) => isOneEditAway(scheme, name));
}
