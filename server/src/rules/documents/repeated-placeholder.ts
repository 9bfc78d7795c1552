import { ours } from '../../data/shown';
import { type RuleOf, violation } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'repeated-placeholder': 'token';
	}
}

/** RFC 1738 §2.2: what is taken for a placeholder because it recurs is not checked; that is said once per form. */
export const repeatedPlaceholder: RuleOf<'repeated-placeholder'> = {
	code: 'repeated-placeholder',
	cases: {
		token: {
			levels: ['hint', 'hint'],
			says: '"{text}" is taken for a placeholder: {count} URLs here hold one between such delimiters, and none of them is checked (RFC 1738 §2.2).',
		},
	},
	spared: true,
	find: ({ place }) => violation('repeated-placeholder', 'token', place.repeated),
	params: (violation, { mask, place }) => ({
		text: mask.of(violation),
		count: ours(String(place.repeated?.urls ?? 0)),
	}),
};
