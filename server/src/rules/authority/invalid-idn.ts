import { bidiMistakes } from '../../url/bidi';
import { type ContextMistake, contextMistake } from '../../url/context-rules';
import { isTooLongForDns } from '../../url/host';
import { isAscii, toAscii } from '../../url/idna';
import { decodeALabel, isALabel, type Label, labelsOf } from '../../url/labels';
import { schemeOf } from '../../url/schemes/index';
import type { Violation } from '../../url/url';
import { nameCharacters, type RuleOf, shorten, textOf } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'invalid-idn': 'punycode' | 'ascii' | 'context' | 'form';
	}
}

/** RFC 5890 §2.3.2.1: an A-label is "the output of the Punycode algorithm" for a U-label, and leads back to it. */
export const invalidIdn: RuleOf<'invalid-idn'> = {
	code: 'invalid-idn',
	cases: {
		punycode: {
			levels: ['warning', 'warning'],
			says: 'Check "{text}": it starts as an internationalized label does, but its rest is no punycode (RFC 5890 §2.3.2.1, RFC 3492 §6.2).',
		},
		ascii: {
			levels: ['warning', 'warning'],
			says: 'Write {decoded}: that is what "{text}" decodes to, and an internationalized label has more than ASCII (RFC 5890 §2.3.2.1).',
		},
		context: {
			levels: ['warning', 'off'],
			says: 'Check "{text}": it decodes to {decoded}, where {character} may not stand beside these letters (RFC 5892 §A.{section}).',
		},
		form: {
			levels: ['warning', 'warning'],
			says: 'Check "{text}": it decodes to {decoded}, which is not how such a name is registered and looked up (RFC 5891 §4.4, UTS #46 §4).',
		},
	},
	find: ({ url, hostIsLiteral }) => {
		const { host } = url.components;
		if (host === undefined || hostIsLiteral || !schemeOf(url.scheme).host) return [];
		return isTooLongForDns(textOf(url, host)) ? [] : labelsOf(url.text, host).flatMap(judge);
	},
	// ASCII hosts pass through browsers as they are; others are looked at as a whole, and refused.
	level: (_, { hostIsRefused }) => (hostIsRefused ? 'error' : undefined),
	params: (violation, { mask }) => ({
		text: shorten(mask.of(violation)),
		decoded: nameCharacters(mask.derived(violation, (label) => decodeALabel(label) ?? '')),
		character: nameCharacters(mask.derived(violation, (label) => contextOf(label)?.character ?? '')),
		section: mask.derived(violation, (label) => String(contextOf(label)?.rule ?? '')),
	}),
};

function judge({ text, offset, end }: Label): readonly Violation<'invalid-idn'>[] {
	const detail = isALabel(text) && /^[a-z\d-]+$/i.test(text) ? mistakeOf(text) : undefined;
	return detail === undefined ? [] : [{ code: 'invalid-idn', detail, offset, end }];
}

function mistakeOf(label: string): Violation<'invalid-idn'>['detail'] | undefined {
	const decoded = decodeALabel(label);
	if (!decoded) return 'punycode';
	if (isAscii(decoded)) return 'ascii';
	// What Unicode assigned after this engine was built may be valid: who cannot know is silent.
	if (/\p{Cn}/u.test(decoded)) return undefined;
	if (contextMistake(decoded) !== undefined) return 'context';
	// Of directions of writing `invalid-host` speaks, which looks at all labels.
	if (bidiMistakes([decoded]).length > 0) return undefined;
	return toAscii(decoded) === label.toLowerCase() ? undefined : 'form';
}

function contextOf(label: string): ContextMistake | undefined {
	return contextMistake(decodeALabel(label) ?? '');
}
