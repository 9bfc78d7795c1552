import { message } from '../../data/messages';
import { decodeUnicodeEscapes, triplets } from '../../url/percent';
import type { Span, Url, Violation } from '../../url/url';
import {
	nameCharacters,
	nameEscape,
	type RuleOf,
	remove,
	replace,
	rewrite,
	type Subject,
	shorten,
	textOf,
} from '../rule';
import { isMeantPercent } from './meant-percent';

declare module '../../url/url' {
	interface Violations {
		'malformed-percent': 'hex' | 'last' | 'apart' | 'spaced' | 'unicode' | 'half';
	}
}

/** RFC 1738 §2.2: "%" is followed by two hexadecimal digits. */
export const malformedPercent: RuleOf<'malformed-percent'> = {
	code: 'malformed-percent',
	characters: true,
	cases: {
		hex: {
			levels: ['error', 'error'],
			inPrograms: 'hint',
			says: 'Complete the escape, or write %25 for a percent sign: "%" starts an escape only with two hexadecimal digits behind it (RFC 1738 §2.2).',
		},
		last: {
			levels: ['error', 'error'],
			inPrograms: 'hint',
			says: 'Remove "%", or write %25 for a percent sign: the URL ends where two hexadecimal digits belong (RFC 1738 §2.2).',
		},
		apart: {
			levels: ['error', 'error'],
			says: 'Remove the spaces in the escapes: "%" and two hexadecimal digits stand side by side (RFC 1738 §2.2).',
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
	find: (subject) => {
		const offset = subject.url.text.length - 1;
		return isApart(subject) ? [{ code: 'malformed-percent', detail: 'apart', offset, end: offset + 1 }] : [];
	},
	// `?prefix=%E2%89%A5&suffix=%`: a percent sign as the whole value of a badge, which is shown all the same.
	level: (violation, subject) => {
		if (violation.detail === 'last' && isApart(subject)) return 'off';
		return isValue(violation, subject.url) ? 'asked' : undefined;
	},
	asked: isMeantPercent,
	params: (violation, { url, mask }) => ({
		character: nameCharacters(mask.of(cutOf(violation, url))),
		text: shorten(mask.of(violation)),
		encoded: nameEscape(mask.derived(violation, encode)),
	}),
	fixes: (violation, subject) => {
		if (violation.detail === 'half' || violation.detail === 'apart') return [];
		if (violation.detail === 'spaced') return [remove(subject, cutOf(violation, subject.url), { preferred: true })];
		if (violation.detail === 'unicode')
			return [rewrite(subject, violation, encode(textOf(subject.url, violation)), { utf8: true })];
		const encode25 = replace(message('fix.encode-percent'), violation, '%25');
		return violation.detail === 'last' ? [encode25, replace(message('fix.drop-end'), violation, '')] : [encode25];
	},
};

/** `#% E5% 91% A8`: whether the URL ends at the first of several escapes that somebody, or a translator's program, broke. */
function isApart({ url, place }: Subject): boolean {
	return url.text.endsWith('%') && BROKEN_ESCAPES.test(place.words().after);
}

const BROKEN_ESCAPES = /^ [\dA-F]{2}% ?[\dA-F]{2}/i;

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
