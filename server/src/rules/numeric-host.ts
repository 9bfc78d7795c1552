import { browserAddress } from '../url/numbers';
import { type Rule, rewrite, textOf } from './rule';

/** RFC 1738 §3.1: an address is "a set of four decimal digit groups". */
export const numericHost: Rule = {
	code: 'numeric-host',
	levels: { refused: ['error', 'error'], 'read-as': ['warning', 'error'] },
	params: (violation, { mask }) => ({ address: mask.derived(violation, (text) => browserAddress(text) ?? '') }),
	fixes: (violation, subject) => {
		const address = browserAddress(textOf(subject.url, violation));
		return address === undefined ? [] : [rewrite(subject, violation, address)];
	},
};
