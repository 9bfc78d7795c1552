import { toAscii } from '../../url/idna';
import { triplets } from '../../url/percent';
import type { Violation } from '../../url/url';
import { writePunycode } from '../authority/hosts';
import { ambiguityAt, ambiguousEnd } from '../lines/ambiguous-end';
import { type Draft, type RuleOf, remove, rewrite, type Subject, textOf } from '../rule';
import { characterParams } from './encode-characters';

declare module '../../url/url' {
	interface Violations {
		'non-ascii': 'character' | 'noncharacter' | 'host';
	}
}

/** RFC 1738 §2.2: octets above 7F "must be encoded"; §3.1: a host name is ASCII. */
export const nonAscii: RuleOf<'non-ascii'> = {
	code: 'non-ascii',
	characters: true,
	cases: {
		character: {
			levels: ['asked', 'error'],
			says: 'Write {encoded}: {character} is not ASCII, so programs must guess its encoding (RFC 1738 §2.2).',
		},
		noncharacter: {
			levels: ['error', 'error'],
			says: 'Remove {character}: it is a noncharacter, which no text has (RFC 3987 §2.2).',
		},
		host: {
			levels: ['asked', 'error'],
			says: 'The network sees this host as "{ascii}": it has characters outside ASCII (RFC 1738 §3.1, RFC 5891).',
		},
	},
	params: (violation, subject) => {
		const { url, mask } = subject;
		if (violation.detail !== 'host') return characterParams(violation, subject);
		return { ascii: mask.derived(url.components.host, (host) => toAscii(host) ?? '') };
	},
	fixes: (violation, subject) => {
		if (violation.detail === 'noncharacter') return [remove(subject, violation)];
		if (violation.detail === 'host') return writePunycode(subject);
		const ambiguity = subject.url.standard === 'rfc1738' ? ambiguityAt(violation, subject) : undefined;
		return ambiguity === undefined ? encode(violation, subject) : (ambiguousEnd.fixes?.(ambiguity, subject) ?? []);
	},
};

/** What was no character in the first place (U+FFFD, half of a surrogate pair) has no encoding to offer. */
function encode(violation: Violation, subject: Subject): Draft[] {
	const { url } = subject;
	const text = textOf(url, violation);
	if (/[\uFFFD\p{Cs}]/u.test(text)) return [];
	return [
		rewrite(subject, violation, triplets(text), { utf8: true, automatic: url.standard === 'rfc1738', preferred: true }),
	];
}
