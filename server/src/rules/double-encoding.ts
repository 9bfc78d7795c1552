import { decode } from '../url/percent';
import { findEscapes } from './escapes';
import { type Rule, rewrite, shorten, textOf } from './rule';

/** RFC 1738 §2.2: `%25` stands for "%", so `%2541` means "%41" and not "A". A URL within a URL needs that; little else does. */
export const doubleEncoding: Rule = {
	code: 'double-encoding',
	levels: { percent: ['hint', 'hint'] },
	find: ({ url }) => findEscapes(url, 'double-encoding', 'percent', /(?:%25(?:25)*[\da-f]{2})+/gi),
	params: (violation, { url }) => {
		const text = textOf(url, violation);
		return { text: shorten(text), decoded: shorten(unfold(text)) };
	},
	fixes: (violation, { url }) => [rewrite(violation, unfold(textOf(url, violation)))],
};

/** Until nothing is encoded twice, and what is left needs its escape. */
function unfold(text: string): string {
	const once = text.replace(/%25(?:25)*(?=[\da-f]{2})/gi, '%');
	return once.replace(/%(?:2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\da])/gi, (triplet) => decode(triplet).text);
}
