import { type Rule, rewrite, textOf, violation } from './rule';
import { standsForAny } from './unknown-scheme';

/** RFC 1738 §2.1: "the lower case letters"; upper case is read "for resiliency". */
export const schemeCase: Rule = {
	code: 'scheme-case',
	levels: { name: ['hint', 'hint'] },
	find: ({ url }) => {
		const { scheme } = url.components;
		const isLower = textOf(url, scheme) === url.scheme;
		return violation('scheme-case', 'name', isLower || standsForAny(url.scheme) ? undefined : scheme);
	},
	params: (_, { mask }) => ({ lower: mask.scheme }),
	fixes: (violation, subject) => [rewrite(subject, violation, subject.url.scheme, { all: true, preferred: true })],
};
