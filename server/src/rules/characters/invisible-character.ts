import type { Invisible } from '../../url/invisible';
import type { Span } from '../../url/url';
import { isAmongData } from '../notation';
import { type Levels, type RuleOf, remove } from '../rule';
import { characterParams, encodeCharacters } from './encode-characters';

declare module '../../url/url' {
	interface Violations {
		'invisible-character': Invisible;
	}
}

const LEVELS: Levels = ['warning', 'error'];

/** RFC 1738 §2.2: octets above 7F "must be encoded"; of these a reader does not even see that they are there. */
export const invisibleCharacter: RuleOf<'invisible-character'> = {
	code: 'invisible-character',
	everywhere: true,
	characters: true,
	cases: {
		width: {
			levels: LEVELS,
			says: 'Remove {character}, or write {encoded}: it takes no room, so nobody sees it in the URL (RFC 1738 §2.2).',
		},
		direction: {
			levels: LEVELS,
			says: 'Remove {character}, or write {encoded}: it turns the writing round, so the URL is not what it looks like (RFC 1738 §2.2).',
		},
		hyphen: {
			levels: LEVELS,
			says: 'Remove {character}, or write {encoded}: a soft hyphen shows at the end of a line only (RFC 1738 §2.2).',
		},
		space: {
			levels: LEVELS,
			says: 'Remove {character}, or write {encoded}: it looks like a space, but is part of the URL (RFC 1738 §2.2).',
		},
	},
	level: ({ offset }, subject) => {
		const { host } = subject.url.components;
		const inHost = host !== undefined && offset >= host.offset && offset < host.end;
		return inHost && subject.hostIsRefused ? 'error' : undefined;
	},
	// In the program it can be seen, and was meant; between `*` and `/` it keeps a comment open.
	asked: (violation, { url, place }) =>
		// `baldÃƒÂ\xadas`: UTF-8 that somebody read as Latin-1 has letters of it, visible or not.
		'ÂÃ'.includes(url.text.charAt(violation.offset - 1) || ' ') ||
		// `…/npm/v/x?label=<U+200B>&logo=npm`: a badge without a text.
		/[?&]label=\u200b(?:&|$)/.test(
			url.text.slice(Math.max(0, violation.offset - LONGEST_LABEL), violation.offset + 2),
		) ||
		// `https<U+200B>://a.example` in messages: so that no program makes a link of it.
		(isAmongData(place) && /^[a-z]{3,5}\u200b:/i.test(url.text)) ||
		// `CHANGELOG.md#&#8203;220`: what keeps a forge from telling those whom it names.
		(place.context === 'markdown-destination' && place.isWrittenOut(violation)) ||
		(place.program &&
			(place.isWrittenOut(violation) || (place.context === 'comment' && isBetween(url.text, violation, '*', '/')))),
	params: characterParams,
	fixes: (violation, subject) => [
		remove(subject, violation, { preferred: true }),
		{ ...encodeCharacters(violation, subject), utf8: true },
	],
};

/** `?label=` */
const LONGEST_LABEL = 7;

/** Whether the span stands right between two characters. */
function isBetween(text: string, { offset, end }: Span, before: string, after: string): boolean {
	return text.charAt(offset - 1) === before && text.charAt(end) === after;
}
