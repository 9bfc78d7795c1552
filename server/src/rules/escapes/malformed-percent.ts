import { message } from '../../data/messages';
import { decodeUnicodeEscapes, triplets } from '../../url/percent';
import type { Span, Url, Violation } from '../../url/url';
import { nameCharacters, type RuleOf, remove, replace, rewrite, shorten, textOf } from '../rule';
import { isMeantPercent } from './meant-percent';

declare module '../../url/url' {
	interface Violations {
		'malformed-percent': 'hex' | 'last' | 'spaced' | 'unicode' | 'half';
	}
}

/** RFC 1738 §2.2: "%" is followed by two hexadecimal digits. */
export const malformedPercent: RuleOf<'malformed-percent'> = {
	code: 'malformed-percent',
	characters: true,
	cases: {
		hex: {
			levels: ['error', 'error'],
			says: 'Complete the escape, or write %25 for a percent sign: "%" starts an escape only with two hexadecimal digits behind it (RFC 1738 §2.2).',
		},
		last: {
			levels: ['error', 'error'],
			says: 'Remove "%", or write %25 for a percent sign: the URL ends where two hexadecimal digits belong (RFC 1738 §2.2).',
		},
		spaced: {
			levels: ['error', 'error'],
			says: 'Remove {character}: it stands inside an escape, "%" and two hexadecimal digits (RFC 1738 §2.2).',
		},
		unicode: {
			levels: ['error', 'error'],
			says: 'Write {encoded}: "{text}" is JavaScript\'s escape(), not percent-encoding (RFC 1738 §2.2).',
		},
		half: {
			levels: ['error', 'error'],
			says: 'Write the character anew: "{text}" is JavaScript\'s escape() and has only half of it (RFC 1738 §2.2).',
		},
	},
	// `?prefix=%E2%89%A5&suffix=%`: a percent sign as the whole value of a badge, which is shown all the same.
	level: (violation, { url }) => (isValue(violation, url) ? 'asked' : undefined),
	asked: isMeantPercent,
	params: (violation, { url, mask }) => ({
		character: nameCharacters(mask.of(cutOf(violation, url))),
		text: shorten(mask.of(violation)),
		encoded: shorten(mask.derived(violation, encode)),
	}),
	fixes: (violation, subject) => {
		if (violation.detail === 'half') return [];
		if (violation.detail === 'spaced') return [remove(subject, cutOf(violation, subject.url), { preferred: true })];
		if (violation.detail === 'unicode')
			return [rewrite(subject, violation, encode(textOf(subject.url, violation)), { utf8: true })];
		const encode25 = replace(message('fix.encode-percent'), violation, '%25');
		return violation.detail === 'last' ? [encode25, replace(message('fix.drop-end'), violation, '')] : [encode25];
	},
};

/** What stands inside the escape: a space or a semicolon. */
function cutOf({ offset }: Violation, { text }: Url): Span {
	const at = offset + (/[ ;]/.test(text.charAt(offset + 1)) ? 1 : 2);
	return { offset: at, end: at + 1 };
}

/** What a run of `%uXXXX` should have been: its UTF-8 triplets, and what needs none as it is. */
function encode(escapes: string): string {
	return decodeUnicodeEscapes(escapes).replace(/[^\w.~-]+/g, triplets);
}

function isValue({ offset }: Violation, { text, standard }: Url): boolean {
	return standard === 'modern' && text.startsWith('=%&', offset - 1);
}
