import { isAscii, toAscii } from '../url/idna';
import { decodeALabel, isALabel, type Label, labelsOf } from '../url/labels';
import { schemeOf } from '../url/schemes/index';
import type { Violation } from '../url/url';
import { isRefusedHost } from './hosts';
import { nameCharacters, type Rule, shorten, textOf } from './rule';

/** RFC 5890 §2.3.2.1: an A-label is "the output of the Punycode algorithm" for a U-label, and leads back to it. */
export const invalidIdn: Rule = {
	code: 'invalid-idn',
	levels: { punycode: ['warning', 'warning'], ascii: ['warning', 'warning'], form: ['warning', 'warning'] },
	find: ({ url }) => {
		const { host } = url.components;
		if (host === undefined || !schemeOf(url.scheme).host || !/xn--/i.test(textOf(url, host))) return [];
		return labelsOf(url.text, host).flatMap(judge);
	},
	// ASCII hosts pass through browsers as they are; others are looked at as a whole, and refused.
	level: (_, { url }) => (isRefusedHost(url) ? 'error' : undefined),
	params: (violation, { url }) => {
		const label = textOf(url, violation);
		return { text: shorten(label), decoded: nameCharacters(decodeALabel(label) ?? '') };
	},
};

function judge({ text, offset, end }: Label): readonly Violation[] {
	const detail = isALabel(text) && /^[a-z\d-]+$/i.test(text) ? mistakeOf(text) : undefined;
	return detail === undefined ? [] : [{ code: 'invalid-idn', detail, offset, end }];
}

function mistakeOf(label: string): string | undefined {
	const decoded = decodeALabel(label);
	if (!decoded) return 'punycode';
	if (isAscii(decoded)) return 'ascii';
	// What Unicode assigned after this engine was built may be valid: who cannot know is silent.
	if (/\p{Cn}/u.test(decoded)) return undefined;
	return toAscii(decoded) === label.toLowerCase() ? undefined : 'form';
}
