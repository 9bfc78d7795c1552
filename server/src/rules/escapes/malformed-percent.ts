import { message } from '../../data/messages';
import { decodeUnicodeEscapes, triplets } from '../../url/percent';
import { perUrl, type RuleOf, replace, rewrite, shorten, textOf } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'malformed-percent': 'hex' | 'unicode' | 'half';
	}
}

/** RFC 1738 §2.2: "%" is followed by two hexadecimal digits. */
export const malformedPercent: RuleOf<'malformed-percent'> = {
	code: 'malformed-percent',
	characters: true,
	levels: { hex: ['error', 'error'], unicode: ['error', 'error'], half: ['error', 'error'] },
	asked: ({ end }, { url, place }) => {
		// `mailto:%w%W`: to be filled in by whoever serves the page.
		if (/^mailto:(?:%[A-Za-z]){1,3}$/.test(url.text)) return true;
		if (end < url.text.length) return false;
		const { after } = place.words();
		// `/href="http://%/`: the mark of a pattern.
		if (isBarePercent(url) && /^(?:["'`]|\[\^)/.test(after)) return true;
		// `{%server|http://a.example%}`: what closes a variable.
		return after.startsWith('}');
	},
	params: (violation, { mask }) => ({
		text: shorten(mask.of(violation)),
		encoded: shorten(mask.derived(violation, encode)),
	}),
	fixes: (violation, subject) => {
		if (violation.detail === 'half') return [];
		if (violation.detail === 'unicode')
			return [rewrite(subject, violation, encode(textOf(subject.url, violation)), { utf8: true })];
		return [replace(message('fix.encode-percent'), violation, '%25')];
	},
};

/** What a run of `%uXXXX` should have been: its UTF-8 triplets, and what needs none as it is. */
function encode(escapes: string): string {
	return decodeUnicodeEscapes(escapes).replace(/[^\w.~-]+/g, triplets);
}

const isBarePercent = perUrl(({ text }) => /^https?:\/\/%$/.test(text));
