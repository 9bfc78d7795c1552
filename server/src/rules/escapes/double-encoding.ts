import { decode } from '../../url/percent';
import type { Url, Violation } from '../../url/url';
import { type RuleOf, rewrite, shorten, textOf } from '../rule';
import { findEscapes } from './escapes';

declare module '../../url/url' {
	interface Violations {
		'double-encoding': 'percent';
	}
}

/** RFC 1738 §2.2: `%25` stands for "%", so `%2541` means "%41" and not "A". A URL within a URL needs that; little else does. */
export const doubleEncoding: RuleOf<'double-encoding'> = {
	code: 'double-encoding',
	cases: {
		percent: {
			levels: ['asked', 'hint'],
			says: 'Write {decoded}: "{text}" is encoded twice, unless it belongs to a URL within the URL (RFC 1738 §2.2).',
		},
	},
	find: ({ url }) => findEscapes(url, 'double-encoding', 'percent', /(?:%25(?:25)*[\da-f]{2})+/gi),
	params: (violation, { url, mask }) => ({
		text: shorten(mask.of(violation)),
		decoded: shorten(mask.derived(violation, () => unfold(url, violation))),
	}),
	fixes: (violation, subject) => [rewrite(subject, violation, unfold(subject.url, violation))],
};

/** Not behind what it would make an escape, or one encoded twice: `%`, `%4`, `%25`, `%254`. */
const DECODABLE = /(?<!%(?:25)*[\da-f]?)%(?:2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\da])/gi;

/** How far before it that is looked for. */
const NEAR = 16;

/** Until nothing is encoded twice, and what is left needs its escape. */
function unfold(url: Url, violation: Violation): string {
	const before = url.text.slice(Math.max(0, violation.offset - NEAR), violation.offset);
	const once = textOf(url, violation).replace(/%25(?:25)*(?=[\da-f]{2})/gi, '%');
	const decoded = (before + once).replace(DECODABLE, (triplet, at: number) =>
		at < before.length ? triplet : decode(triplet).text,
	);
	return decoded.slice(before.length);
}
