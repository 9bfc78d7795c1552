import { nameEscape, type RuleOf, rewrite, textOf } from '../rule';
import { findEscapes } from './escapes';

declare module '../../url/url' {
	interface Violations {
		'percent-case': 'digits';
	}
}

/** RFC 3986 §6.2.2.1: the hexadecimal digits of an escape "should be normalized to use uppercase letters". */
export const percentCase: RuleOf<'percent-case'> = {
	code: 'percent-case',
	cases: {
		digits: { levels: ['off', 'off'], says: 'Write {encoded}: escapes have capital letters (RFC 3986 §6.2.2.1).' },
	},
	find: ({ url }) =>
		findEscapes(url, 'percent-case', 'digits', /(?:%[\da-f]{2})+/gi).filter((run) => /[a-f]/.test(textOf(url, run))),
	params: (violation, { mask }) => ({ encoded: nameEscape(mask.derived(violation, (text) => text.toUpperCase())) }),
	fixes: (violation, subject) => [
		rewrite(subject, violation, textOf(subject.url, violation).toUpperCase(), { preferred: true }),
	],
};
