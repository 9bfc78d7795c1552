import { browserAddress } from '../../url/numbers';
import { type RuleOf, rewrite, textOf } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'numeric-host': 'refused' | 'read-as';
	}
}

/** RFC 1738 §3.1: an address is "a set of four decimal digit groups". */
export const numericHost: RuleOf<'numeric-host'> = {
	code: 'numeric-host',
	attack: true,
	explained: true,
	levels: { refused: ['error', 'error'], 'read-as': ['warning', 'error'] },
	// `http://111111/`: any number. `http://169.254...`: the rest was left out. `http://127 . 0 . 0 . 1`: a text taken apart.
	asked: (violation, { url, place }) =>
		/^(\d)\1+$/.test(textOf(url, violation)) || /^(?:\.\.|…| \. \d)/.test(place.words().after),
	params: (violation, { mask }) => ({ address: mask.derived(violation, (text) => browserAddress(text) ?? '') }),
	fixes: (violation, subject) => {
		const address = browserAddress(textOf(subject.url, violation));
		return address === undefined ? [] : [rewrite(subject, violation, address)];
	},
};
