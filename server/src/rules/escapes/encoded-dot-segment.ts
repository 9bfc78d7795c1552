import { decode } from '../../url/percent';
import type { RuleOf } from '../rule';
import { encodedDotSegments } from './escapes';

declare module '../../url/url' {
	interface Violations {
		'encoded-dot-segment': 'segment';
	}
}

/** RFC 3986 §6.2.2.3: dot segments are removed; browsers take `%2e` for a dot there, other programs do not. */
export const encodedDotSegment: RuleOf<'encoded-dot-segment'> = {
	code: 'encoded-dot-segment',
	cases: {
		segment: {
			levels: ['asked', 'off'],
			says: 'Write "{decoded}" or another name: browsers read "{text}" so and shorten the path, other programs do not (RFC 3986 §6.2.2.3).',
		},
	},
	find: ({ url }) =>
		encodedDotSegments(url).map((span) => ({ code: 'encoded-dot-segment', detail: 'segment', ...span })),
	params: (violation, { mask }) => ({
		text: mask.of(violation),
		decoded: mask.derived(violation, (text) => decode(text).text),
	}),
};
