import { message } from '../../data/messages';
import { decode } from '../../url/percent';
import type { Url, Violation } from '../../url/url';
import { type Place, type RuleOf, rewrite, type Subject, shorten, textOf } from '../rule';
import { encodedDotSegments, findEscapes } from './escapes';

declare module '../../url/url' {
	interface Violations {
		'unnecessary-encoding': 'character';
	}
}

/** RFC 1738 §2.2: only characters that "are not required to be encoded"; RFC 3986 §2.3: such URLs are equivalent. */
export const unnecessaryEncoding: RuleOf<'unnecessary-encoding'> = {
	code: 'unnecessary-encoding',
	cases: {
		character: {
			levels: ['asked', 'hint'],
			says: 'Write "{decoded}": "{text}" means the same and need not be encoded (RFC 1738 §2.2, RFC 3986 §2.3).',
		},
	},
	find: (subject) => unnecessary(subject),
	params: (violation, { mask }) => ({
		text: shorten(mask.of(violation)),
		decoded: shorten(mask.derived(violation, (text) => decode(text).text)),
	}),
	fixes: (violation, subject) => {
		const one = rewrite(subject, violation, decode(textOf(subject.url, violation)).text, { preferred: true });
		const all = decodeAll(subject);
		return all.edits.length > 1 ? [one, all] : [one];
	},
};

/** Letters, digits, `-`, `.`, `_`, and `~`, which is unsafe in RFC 1738. */
const UNRESERVED = {
	modern: /(?:%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae]))+/gi,
	rfc1738: /(?:%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\da]))+/gi,
} as const;

function unnecessary({ url, place }: Subject): readonly Violation<'unnecessary-encoding'>[] {
	const found = findEscapes(url, 'unnecessary-encoding', 'character', UNRESERVED[url.standard]);
	if (found.length === 0) return found;
	const dots = new Set(encodedDotSegments(url).flatMap(({ offset }) => [offset, offset + 1]));
	return found
		.map((violation) => withoutLastMarks(violation, url))
		.filter((violation) => !dots.has(violation.offset) && !isNeeded(violation, url, place));
}

/** Punctuation that ends a URL is cut off in text. */
function withoutLastMarks<V extends Violation>(violation: V, url: Url): V {
	if (violation.end < url.text.length) return violation;
	const marks = /[-._~]*$/.exec(decode(textOf(url, violation)).text)?.[0].length ?? 0;
	return { ...violation, end: violation.end - marks * '%2D'.length };
}

/**
 * Whether the escapes must stay, or there are none: a hyphen at the end of a line may be nobody's, `--` ends a comment of
 * HTML, a `%` that starts no escape would start one together with a digit, and `%25` one that is encoded twice.
 */
function isNeeded(violation: Violation, url: Url, { context, breaks }: Place): boolean {
	const decoded = decode(textOf(url, violation)).text;
	const breaksLine = decoded.endsWith('-') && breaks.some(({ at }) => at === violation.end);
	const closes = context === 'markup-comment' && decoded.includes('-');
	const before = url.text.slice(Math.max(0, violation.offset - NEAR), violation.offset);
	if (decoded === '' || breaksLine || closes) return true;
	return /%[\da-f]?$/i.test(before) || (TWICE.test(before) && /^[\da-f]/i.test(decoded));
}

/** How far before an escape these are looked for. */
const NEAR = 16;
const TWICE = /%(?:25)+[\da-f]?$/i;

function decodeAll(subject: Subject) {
	const edits = unnecessary(subject).map(({ offset, end }) => ({
		...{ offset, end },
		text: decode(subject.url.text.slice(offset, end)).text,
	}));
	return { title: message('fix.decode-all'), edits };
}
