import { message } from '../../data/messages';
import { triplets } from '../../url/percent';
import type { Span, Url, Violation } from '../../url/url';
import {
	type Draft,
	type LogicalEdit,
	nameCharacters,
	nameEscape,
	replace,
	type Subject,
	shorten,
	textOf,
} from '../rule';

/** Parameters for the message about a run of one character that must be encoded where it stands. */
export function characterParams(violation: Violation, { mask }: Subject) {
	const text = mask.of(violation);
	const encoded = mask.derived(violation, triplets);
	return { text: shorten(text), character: nameCharacters(text), encoded: nameEscape(encoded) };
}

/** Encodes the characters of the violation; never automatic, because they may have been meant, or nothing at all. */
export function encodeCharacters(violation: Violation, subject: Subject): Draft {
	const { encoded, character } = characterParams(violation, subject);
	return replace(message('fix.encode', { character, encoded }), violation, triplets(textOf(subject.url, violation)));
}

/** All unsafe characters of the URL at once. */
export function encodeAll(url: Url): Draft {
	const unsafe = url.violations.filter(({ code }) => code === 'unsafe-character');
	const automatic = unsafe.every(({ detail }) => detail === 'character');
	return { title: message('fix.encode-all'), edits: unsafe.map((each) => encodeIn(url, each)), automatic };
}

/** What stands in the span, encoded. */
export function encodeIn({ text }: Url, { offset, end }: Span): LogicalEdit {
	return { offset, end, text: triplets(text.slice(offset, end)) };
}
