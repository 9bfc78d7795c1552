import { message } from '../../data/messages';
import { Mask } from '../../url/mask';
import { parseUrl } from '../../url/parse';
import { type RuleOf, replace, type Subject, shorten, violation } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'inconsistent-url': 'spelling';
	}
}

/** RFC 3986 §6: one address, written in several ways in a document or in several. Off unless a setting switches it on. */
export const inconsistentUrl: RuleOf<'inconsistent-url'> = {
	code: 'inconsistent-url',
	cases: {
		spelling: {
			levels: ['off', 'off'],
			says: 'Write {text}, as is usual here: one spelling is found, counted and cached as one (RFC 3986 §6).',
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
