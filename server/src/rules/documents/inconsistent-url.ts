import { message } from '../../data/messages';
import { Mask } from '../../url/mask';
import { normalForm } from '../../url/normalise';
import { parseUrl } from '../../url/parse';
import type { Url } from '../../url/url';
import { type RuleOf, replace, type Subject, shorten, violation } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'inconsistent-url': 'spelling';
	}
}

/** RFC 3986 §6: one address, written in several ways in a document. Off unless a setting switches it on. */
export const inconsistentUrl: RuleOf<'inconsistent-url'> = {
	code: 'inconsistent-url',
	cases: {
		spelling: {
			levels: ['off', 'off'],
			says: 'Write {text}, as this document usually does: one spelling is found, counted and cached as one (RFC 3986 §6).',
		},
	},
	plain: true,
	find: (subject) => {
		const span = usualOf(subject) === undefined ? undefined : { offset: 0, end: subject.url.text.length };
		return violation('inconsistent-url', 'spelling', span);
	},
	params: (_, subject) => {
		const usual = parseUrl(usualOf(subject) ?? '', subject.url.standard);
		return { text: shorten(new Mask(usual).whole, SHOWN) };
	},
	fixes: (violation, subject) => {
		const usual = usualOf(subject);
		return usual === undefined ? [] : [replace(message('fix.usual'), violation, usual, { preferred: true })];
	},
};

const SHOWN = 80;

/** How the URL is usually written; `undefined` where that is how it is written. */
function usualOf({ url, place }: Subject): string | undefined {
	const usual = place.usual?.(url);
	return usual === url.text ? undefined : usual;
}

/** The usual spelling of a URL in a document; `undefined` for one that it does not hold. */
export type UsualSpelling = (url: Url) => string | undefined;

/** How each URL is written most often; of two ways that are as frequent, the one that stands first. A URL with a user is left alone. */
export function usualSpellings(urls: Iterable<Url>): UsualSpelling {
	const spellings = new Map<string, Map<string, number>>();
	for (const url of urls) {
		if (url.components.user !== undefined) continue;
		const key = normalForm(url);
		const counts = spellings.get(key) ?? new Map<string, number>();
		counts.set(url.text, (counts.get(url.text) ?? 0) + 1);
		spellings.set(key, counts);
	}
	const usual = new Map(Array.from(spellings, ([key, counts]) => [key, mostFrequent(counts)]));
	return (url) => (url.components.user === undefined ? usual.get(normalForm(url)) : undefined);
}

function mostFrequent(counts: ReadonlyMap<string, number>): string {
	const [first] = Array.from(counts).toSorted(([, a], [, b]) => b - a);
	return first?.[0] ?? '';
}
