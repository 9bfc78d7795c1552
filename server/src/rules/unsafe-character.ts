import { type MessageKey, message } from '../data/messages';
import { triplets } from '../url/percent';
import type { Url, Violation } from '../url/url';
import { type Draft, nameCharacters, type Place, type Rule, type Subject, shorten, textOf } from './rule';

const REASONS: Readonly<Record<string, MessageKey>> = {
	' ': 'reason.space',
	'<': 'reason.angle',
	'>': 'reason.angle',
	'"': 'reason.quote',
	'#': 'reason.hash',
};

/** RFC 1738 §2.2: the unsafe characters "must always be encoded within a URL". */
export const unsafeCharacter: Rule = {
	code: 'unsafe-character',
	characters: true,
	levels: { character: ['warning', 'error'], tolerated: ['hint', 'error'] },
	level: ({ offset }, { url, place }) =>
		url.standard === 'modern' && isEnclosedSpace(url.text.charAt(offset), place) ? 'off' : undefined,
	params: (violation, { url }) => {
		const text = textOf(url, violation);
		return {
			character: nameCharacters(text),
			encoded: triplets(text.charAt(0)),
			reason: message(REASONS[text.charAt(0)] ?? 'reason.gateway'),
		};
	},
	fixes: (violation, subject) => {
		const one = encodeOne(violation, subject);
		return [one, ...encodeAll(subject).filter((all) => all.edits.length > one.edits.length)];
	},
};

/** A bracket is encoded with its partner: alone, the other would end the URL. */
function encodeOne(violation: Violation, { url }: Subject): Draft {
	const partner = partnerOf(violation, url);
	const spans = partner === undefined ? [violation] : [violation, partner];
	const text = spans.map((span) => textOf(url, span)).join('');
	const title = message('fix.encode', { character: nameCharacters(text), encoded: shorten(triplets(text)) });
	const edits = spans.map(({ offset, end }) => ({ offset, end, text: triplets(url.text.slice(offset, end)) }));
	return { title, edits, all: violation.detail === 'character', preferred: true };
}

function partnerOf(violation: Violation, url: Url): Violation | undefined {
	const wanted = ({ '[': ']', ']': '[' } as Record<string, string>)[textOf(url, violation)];
	const brackets = url.violations.filter((other) => other.code === violation.code && textOf(url, other) === wanted);
	return wanted === ']'
		? brackets.find(({ offset }) => offset > violation.offset)
		: brackets.reverse().find(({ offset }) => offset < violation.offset);
}

/** CommonMark §6.3: in `[text](<a b>)` the brackets end the destination, and the renderer encodes the space. */
function isEnclosedSpace(character: string, { context, pointy }: Place): boolean {
	return character === ' ' && pointy && (context === 'markdown-destination' || context === 'markdown-reference');
}

/** All unsafe characters of the URL at once, where there are several. */
function encodeAll({ url }: Subject): readonly Draft[] {
	const unsafe = url.violations.filter((violation) => violation.code === 'unsafe-character');
	const edits = unsafe.map(({ offset, end }) => ({ offset, end, text: triplets(url.text.slice(offset, end)) }));
	return [{ title: message('fix.encode-all'), edits }];
}
