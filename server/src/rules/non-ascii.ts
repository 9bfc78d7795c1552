import { toAscii } from '../url/idna';
import { triplets } from '../url/percent';
import type { Violation } from '../url/url';
import { ambiguityAt, ambiguousEnd } from './ambiguous-end';
import { writePunycode } from './hosts';
import { type Draft, nameCharacters, type Rule, rewrite, type Subject, shorten, textOf } from './rule';

/** RFC 1738 §2.2: octets above 7F "must be encoded"; §3.1: a host name is ASCII. */
export const nonAscii: Rule = {
	code: 'non-ascii',
	characters: true,
	levels: { character: ['hint', 'error'], host: ['hint', 'error'] },
	params: (violation, { url }) => {
		const text = textOf(url, violation);
		if (violation.detail === 'host') return { ascii: toAscii(textOf(url, url.components.host)) ?? '' };
		return { character: nameCharacters(text), encoded: shorten(triplets(text)) };
	},
	fixes: (violation, subject) => {
		const all = subject.url.standard === 'rfc1738';
		const ambiguity = all ? ambiguityAt(violation, subject) : undefined;
		if (violation.detail === 'host') return writePunycode(subject.url, { all: all && ambiguity === undefined });
		return ambiguity === undefined ? encode(violation, subject) : (ambiguousEnd.fixes?.(ambiguity, subject) ?? []);
	},
};

/** What was no character in the first place (U+FFFD, half of a surrogate pair) has no encoding to offer. */
function encode(violation: Violation, { url }: Subject): Draft[] {
	const text = textOf(url, violation);
	if (/[\uFFFD\p{Cs}]/u.test(text)) return [];
	return [rewrite(violation, triplets(text), { utf8: true, all: url.standard === 'rfc1738', preferred: true })];
}
