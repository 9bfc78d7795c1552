import { message } from '../../data/messages';
import { triplets } from '../../url/percent';
import type { Violation } from '../../url/url';
import { type Draft, nameCharacters, replace, type Subject, shorten, textOf } from '../rule';

/** Parameters for the message about a run of one character that must be encoded where it stands. */
export function characterParams(violation: Violation, { mask }: Subject) {
	const text = mask.of(violation);
	const encoded = mask.derived(violation, triplets);
	return { text: shorten(text), character: nameCharacters(text), encoded: shorten(encoded) };
}

/** Encodes the characters of the violation; never automatic, because they may have been meant, or nothing at all. */
export function encodeCharacters(violation: Violation, subject: Subject): Draft {
	const { encoded, character } = characterParams(violation, subject);
	return replace(message('fix.encode', { character, encoded }), violation, triplets(textOf(subject.url, violation)));
}
