import { confusionOf, skeletonOf } from '../../url/confusable';
import { toAscii } from '../../url/idna';
import { isALabel, type Label, labelsOf, toUnicode } from '../../url/labels';
import { schemeOf } from '../../url/schemes/index';
import { scriptsOf } from '../../url/scripts';
import type { Violation } from '../../url/url';
import { tailOfHost } from '../lines/ambiguous-end';
import { type Place, type RuleOf, shorten, textOf } from '../rule';
import { writePunycode } from './hosts';

declare module '../../url/url' {
	interface Violations {
		'confusable-host': 'mixed' | 'lookalike' | 'punycode';
	}
}

/**
 * UTS #39 §4 and §5.2: a label that mixes scripts, or is made of letters that all look like those of another one. A host
 * written in punycode hides nothing, so that is the way out; its labels are only judged for those who ask.
 */
export const confusableHost: RuleOf<'confusable-host'> = {
	code: 'confusable-host',
	attack: true,
	cases: {
		mixed: {
			levels: ['warning', 'error'],
			says: 'Check who "{text}" is: it mixes letters that look alike in several scripts ({scripts}), and the network sees "{ascii}" (RFC 5890 §4.4, UTS #39 §5.2).',
		},
		lookalike: {
			levels: ['warning', 'error'],
			says: 'Check who this is: "{text}" looks like "{decoded}", and is another name, "{ascii}" (RFC 5890 §4.4, UTS #39 §4).',
		},
		punycode: {
			levels: ['off', 'off'],
			says: 'Check who this is: the label stands for "{text}", which looks like "{decoded}" or mixes scripts ({scripts}) (RFC 5890 §4.4, UTS #39 §5).',
		},
	},
	find: ({ url, hostIsLiteral }) => {
		const { host } = url.components;
		if (host === undefined || hostIsLiteral || !schemeOf(url.scheme).host) return [];
		if (toAscii(textOf(url, host)) === undefined) return [];
		const labels = labelsOf(url.text, host);
		const top = labels.findLast(({ text }) => text !== '');
		// What belongs to the sentence deceives nobody; another rule says so.
		const tail = tailOfHost(url)?.offset ?? Number.POSITIVE_INFINITY;
		return labels.filter(({ end }) => end <= tail).flatMap((label) => judge(label, top?.text ?? ''));
	},
	// `https://разрешённый-cdn/…`: words for a host; a host that anybody could reach has a dot.
	asked: (_, { url, place }) => {
		const { host } = url.components;
		return isExplained(place) || (host !== undefined && labelsOf(url.text, host).length === 1);
	},
	params: (violation, { url, mask }) => {
		const ofLabel = (derive: (label: string) => string) =>
			mask.derived(violation, (label) => derive(toUnicode(label) ?? ''));
		return {
			text: shorten(ofLabel((label) => label)),
			scripts: ofLabel((label) => scriptsOf(label).join(', ')),
			decoded: shorten(ofLabel(skeletonOf)),
			ascii: shorten(mask.derived(url.components.host, (host) => toAscii(host) ?? '')),
		};
	},
	fixes: (violation, subject) => (violation.detail === 'punycode' ? [] : writePunycode(subject)),
};

/** Whether the words right beside it say that names may look alike; in a link somebody follows it all the same. */
function isExplained({ link, words }: Place): boolean {
	const { before, after } = words();
	return !link && [before.slice(-NEAR), after.slice(0, NEAR)].some((side) => LOOK_ALIKE.test(side));
}

const NEAR = 60;
const LOOK_ALIKE = /\b(?:homo(?:graph|glyph)|look-?alike|confusable|cyrillic|CWE-1007)/i;

function judge({ text, offset, end }: Label, top: string): readonly Violation<'confusable-host'>[] {
	const unicode = toUnicode(text);
	const detail = unicode === undefined ? undefined : confusionOf(unicode, top);
	if (detail === undefined) return [];
	return [{ code: 'confusable-host', detail: isALabel(text) ? 'punycode' : detail, offset, end }];
}
