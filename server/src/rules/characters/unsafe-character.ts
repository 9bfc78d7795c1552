import { type MessageKey, message } from '../../data/messages';
import { ours } from '../../data/shown';
import { decode, triplets } from '../../url/percent';
import type { Span, Url, Violation } from '../../url/url';
import { type Draft, nameCharacters, type Place, type RuleOf, replace, type Subject, shorten, textOf } from '../rule';
import { isMeant } from './meant-characters';
import { spaceDrafts } from './spaces';

const REASONS: Readonly<Record<string, MessageKey>> = {
	' ': 'reason.space',
	'<': 'reason.angle',
	'>': 'reason.angle',
	'"': 'reason.quote',
	'#': 'reason.hash',
};

declare module '../../url/url' {
	interface Violations {
		'unsafe-character': 'character' | 'tolerated' | 'doubled' | 'left-over' | 'slipped';
	}
}

/** RFC 1738 §2.2: the unsafe characters "must always be encoded within a URL". */
export const unsafeCharacter: RuleOf<'unsafe-character'> = {
	code: 'unsafe-character',
	characters: true,
	cases: {
		character: {
			levels: ['warning', 'error'],
			says: 'Write {encoded}: {character} is unsafe in a URL, since {reason} (RFC 1738 §2.2).',
		},
		tolerated: {
			levels: ['asked', 'error'],
			says: 'Write {encoded} to be safe: {character} is unsafe in a URL, though browsers keep it here (RFC 1738 §2.2).',
		},
		doubled: {
			levels: ['warning', 'error'],
			says: 'Remove the second "#": the first one starts the fragment, and this is no part of its name (RFC 3986 §3.5).',
		},
		'left-over': {
			levels: ['warning', 'error'],
			says: 'Remove {character}, or write {encoded}: nothing in the URL opens it, so it was probably left over (RFC 1738 §2.2).',
		},
		slipped: {
			levels: ['warning', 'error'],
			says: 'Remove {character}, or write {encoded}: it is unsafe in a URL, since {reason} (RFC 1738 §2.2).',
		},
	},
	level: ({ offset }, { url, place }) => {
		const isSpace = url.standard === 'modern' && url.text.charAt(offset) === ' ';
		return isSpace && (isEnclosed(place) || isInfoNode(url, place)) ? 'off' : undefined;
	},
	asked: ({ offset }, subject) => isMeant(offset, subject),
	params: (violation, { url, mask }) => ({
		character: nameCharacters(mask.of(violation)),
		encoded: mask.derived(violation, (text) => triplets(text.charAt(0))),
		reason: message(REASONS[url.text.charAt(violation.offset)] ?? 'reason.gateway'),
	}),
	fixes: (violation, subject) => {
		const one = encodeOne(violation, subject);
		const all = encodeAll(subject).filter((all) => all.edits.length > one.edits.length);
		return [...bestFirst(violation, subject, one), ...all];
	},
};

/** A space may have slipped in, a `#` been written twice, `x.md##request`, and a bracket been left over, `(https://a.example/x])`. */
function bestFirst(violation: Violation<'unsafe-character'>, subject: Subject, encode: Draft): readonly Draft[] {
	const { url, mask } = subject;
	if (url.text.charAt(violation.offset) === ' ') return spaceDrafts(violation, subject, encode);
	const label = labelBehind(violation, url);
	if (label !== undefined) {
		const written = nameCharacters(mask.of(label));
		return [replace(message('fix.remove', { character: written }), label, '', { preferred: true }), unasked(encode)];
	}
	if (violation.detail === 'character' || violation.detail === 'tolerated') return [encode];
	const title =
		violation.detail === 'doubled'
			? message('fix.one-hash')
			: message('fix.remove', { character: nameCharacters(mask.of(violation)) });
	return [replace(title, violation, '', { preferred: true }), { ...encode, preferred: false }];
}

/** `https://a.example/Java_Script>JavaScript`: the text of a link with the `>` before it, which says the name again. */
function labelBehind({ offset }: Span, { text }: Url): Span | undefined {
	if (text.charAt(offset) !== '>' || text.length > offset + LONGEST_LABEL) return undefined;
	const near = text.slice(Math.max(0, offset - LONGEST_LABEL), offset);
	const name = near.slice(Math.max(near.lastIndexOf('/'), near.lastIndexOf('=')) + 1);
	const same = name !== '' && lettersOf(name) === lettersOf(text.slice(offset + 1));
	return same ? { offset, end: text.length } : undefined;
}

const LONGEST_LABEL = 100;

function lettersOf(name: string): string {
	return decode(name)
		.text.toLowerCase()
		.replace(/[\s_+-]/g, '');
}

/** A draft that is neither the first one nor certain. */
function unasked(draft: Draft): Draft {
	return { ...draft, automatic: false, preferred: false };
}

/** A bracket is encoded with its partner: alone, the other would end the URL. */
function encodeOne(violation: Violation, { url, mask }: Subject): Draft {
	const partner = partnerOf(violation, url);
	const spans = partner === undefined ? [violation] : [violation, partner].sort((a, b) => a.offset - b.offset);
	const characters = ours(spans.map((span) => mask.of(span)).join(''));
	const encoded = ours(spans.map((span) => mask.derived(span, triplets)).join(''));
	const title = message('fix.encode', { character: nameCharacters(characters), encoded: shorten(encoded) });
	const edits = spans.map(({ offset, end }) => ({ offset, end, text: triplets(url.text.slice(offset, end)) }));
	return { title, edits, automatic: violation.detail === 'character', preferred: true };
}

function partnerOf(violation: Violation, url: Url): Violation | undefined {
	const wanted = ({ '[': ']', ']': '[' } as Record<string, string>)[textOf(url, violation)];
	const brackets = url.violations.filter((other) => other.code === violation.code && textOf(url, other) === wanted);
	return wanted === ']'
		? brackets.find(({ offset }) => offset > violation.offset)
		: brackets.reverse().find(({ offset }) => offset < violation.offset);
}

/** CommonMark §6.3: in `[text](<a b>)` the brackets end the destination, and the renderer encodes the space. */
function isEnclosed({ context, pointy }: Place): boolean {
	return pointy && (context === 'markdown-destination' || context === 'markdown-reference');
}

/** `[[info:elisp#Key Bindings]]`: what Org opens so are nodes of manuals, by their names. */
function isInfoNode({ scheme }: Url, { context }: Place): boolean {
	return scheme === 'info' && context === 'link-target';
}

/** All unsafe characters of the URL at once, where there are several. */
function encodeAll({ url }: Subject): readonly Draft[] {
	const unsafe = url.violations.filter((violation) => violation.code === 'unsafe-character');
	const edits = unsafe.map(({ offset, end }) => ({ offset, end, text: triplets(url.text.slice(offset, end)) }));
	return [{ title: message('fix.encode-all'), edits }];
}
