import { message } from '../data/messages';
import { triplets } from '../url/percent';
import { type Rule, replace, rewrite, textOf } from './rule';

/** RFC 1738 §2.2: "%" is followed by two hexadecimal digits. */
export const malformedPercent: Rule = {
	code: 'malformed-percent',
	characters: true,
	levels: { hex: ['error', 'error'], unicode: ['error', 'error'] },
	params: (violation, { url }) => {
		const text = textOf(url, violation);
		return violation.detail === 'unicode' ? { text, encoded: decodeUnicode(text) } : {};
	},
	fixes: (violation, { url }) =>
		violation.detail === 'unicode'
			? [rewrite(violation, decodeUnicode(textOf(url, violation)), { utf8: true })].filter(
					(draft) => draft.edits[0]?.text !== '',
				)
			: [replace(message('fix.encode-percent'), violation, '%25')],
};

/** The UTF-8 triplets of `%uXXXX`; empty for half of a surrogate pair. */
function decodeUnicode(text: string): string {
	const code = Number.parseInt(text.slice(2), 16);
	return code >= 0xd800 && code < 0xe000 ? '' : triplets(String.fromCharCode(code));
}
