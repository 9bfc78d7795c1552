import { type MessageKey, message } from '../../data/messages';
import { ours } from '../../data/shown';
import { decode, triplets } from '../../url/percent';
import type { Span, Url, Violation } from '../../url/url';
import { isOfProgram, isOpenCode, UNFILLED } from '../notation';
import {
	type Draft,
	nameCharacters,
	nameEscape,
	type Place,
	perUrl,
	type RuleOf,
	remove,
	replace,
	rewrite,
	type Subject,
	textOf,
	violation,
} from '../rule';
import { namedAddress } from '../schemes/mailto-url';
import { encodeAll, encodeIn } from './encode-characters';
import { isListOfFonts } from './meant-bars';
import { isMeant } from './meant-characters';
import { isMisplaced, removeAll, spaceDrafts, spaceInName, wordsBehind } from './spaces';

const REASONS: Readonly<Record<string, MessageKey>> = {
	' ': 'reason.space',
	'<': 'reason.angle',
	'>': 'reason.angle',
	'"': 'reason.quote',
	'#': 'reason.hash',
};

declare module '../../url/url' {
	interface Violations {
		'unsafe-character':
			| ('character' | 'tolerated' | 'doubled' | 'left-over' | 'slipped')
			| ('unclosed' | 'unfilled' | 'name' | 'words');
	}
}

/** RFC 1738 §2.2: the unsafe characters "must always be encoded within a URL". */
export const unsafeCharacter: RuleOf<'unsafe-character'> = {
	code: 'unsafe-character',
	characters: true,
	cases: {
		character: {
			levels: ['warning', 'error'],
			inPrograms: 'hint',
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
		unclosed: {
			levels: ['warning', 'error'],
			says: 'Close the quotation mark before this space: another attribute starts behind it (RFC 1738 §2.2).',
		},
		unfilled: {
			levels: ['warning', 'error'],
			says: 'Write what belongs here: a program left "[object Object]" in its place (RFC 1738 §2.2).',
		},
		name: {
			levels: ['warning', 'error'],
			says: 'Write the name as its address has it: none there has a space (RFC 1738 §2.2).',
		},
		words: {
			levels: ['warning', 'error'],
			says: 'Remove the words behind the URL: a space is unsafe, and with it they become part of the URL (RFC 1738 §2.2).',
		},
	},
	find: (subject) => [
		...aroundFilled(subject),
		...unclosed(subject),
		...unfilled(subject),
		...leftOver(subject),
		...violation('unsafe-character', 'name', spaceInName(subject.url)),
		...violation('unsafe-character', 'words', wordsBehind(subject.url)),
	],
	level: (violation, subject) => {
		const { url, place } = subject;
		if (url.standard !== 'modern') return undefined;
		const character = url.text.charAt(violation.offset);
		if (character === ' ' && (isEnclosed(place) || isInfoNode(url, place))) return 'off';
		// `?text=Icons for the web: &url=…`: the value ends in it.
		if (url.text.startsWith(' &', violation.offset) && isBehindPath(violation.offset, url)) return 'asked';
		// `?text=🔈 Build`: among words, whatever stands beside it.
		if (violation.detail === 'slipped' && isAmongWords(violation.offset, url)) return 'asked';
		const isMark = character === '"' || (character === ' ' && violation.detail === 'slipped');
		if (isMark && isInFilledValue(violation.offset, subject)) return 'asked';
		if (violation.detail === 'slipped' && '{}'.includes(character) && isOfProgram(place)) return 'hint';
		if (violation.detail !== 'character') return undefined;
		// Between two words, where the end of the URL is marked: readers of many texts shrugged, since the link works for them.
		// `file:///C:\My Shop\x.js`: on one machine only, whose programs take it.
		if (character === ' ' && !isBare(place))
			return isOfWindows(url) || isBehindPath(violation.offset, url) ? 'asked' : 'hint';
		if (
			(place.link || place.pointy || (character === '"' && place.context === 'json-string')) &&
			isEncodedByReaders(violation.offset, url)
		)
			return 'quiet';
		return place.link && CARRIED.has(character) ? 'hint' : undefined;
	},
	asked: ({ detail, offset }, subject) => {
		if (detail === 'unclosed' || detail === 'unfilled') return false;
		if (isOpenCode(subject.url)) return true;
		if (detail === 'character' && offset >= (labelOf(subject.url)?.offset ?? Number.POSITIVE_INFINITY)) return true;
		if (namedAddress(subject.url) !== undefined) return true;
		if (detail !== 'name' && detail !== 'words' && isMisplaced(offset, subject.url)) return true;
		if (detail !== 'slipped' && isAroundFilled(offset, subject)) return true;
		if (detail === 'character' && isOfLink(offset, subject)) return true;
		if (!subject.place.link && isOneOfBars(offset, subject)) return true;
		if (detail === 'left-over' && isBraceOfState(offset, subject)) return true;
		return unclosed(subject)[0]?.offset === offset || isMeant(offset, subject);
	},
	repeats: ({ detail, offset }, { url }) =>
		detail === 'character' || (detail === 'slipped' && /[ `]/.test(url.text.charAt(offset))),
	params: (violation, { url, mask }) => ({
		character: nameCharacters(mask.of(violation)),
		encoded: nameEscape(mask.derived(violation, (text) => triplets(text.charAt(0)))),
		reason: message(REASONS[url.text.charAt(violation.offset)] ?? 'reason.gateway'),
	}),
	fixes: (violation, subject) => {
		if (violation.detail === 'unfilled') return [];
		if (violation.detail === 'unclosed') return [closeAttribute(violation, subject)];
		if (violation.detail === 'name') return spaceOfName(violation, subject);
		if (violation.detail === 'words') return [replace(message('fix.drop-end'), violation, '', { preferred: true })];
		const one = encodeOne(violation, subject);
		const all = encodeAll(subject.url);
		const alls = [
			...(violation.detail === 'slipped' ? removeAll(subject, subject.url.text.charAt(violation.offset)) : []),
			...(all.edits.length > one.edits.length ? [all] : []),
		];
		return [...bestFirst(violation, subject, one), ...(hasWords(subject.url) ? alls.reverse() : alls)];
	},
};

/** The mark before the text of a link. `x @ https://a.example/x.git#egg=x|x @ https://…`: where one requirement is put in another's place. */
function leftOver({ url, place }: Subject): readonly Violation<'unsafe-character'>[] {
	const label = labelOf(url);
	return label === undefined || place.words().after.startsWith(' @ ')
		? []
		: violation('unsafe-character', 'left-over', label);
}

/** `?key={${key}}`: braces around what is filled in already, which is read as letters. */
function aroundFilled(subject: Subject): readonly Violation<'unsafe-character'>[] {
	return subject.url.violations
		.filter(
			({ code, offset, end }) => code === 'unsafe-character' && end - offset === 1 && isAroundFilled(offset, subject),
		)
		.map(({ offset, end }) => ({ code: 'unsafe-character', detail: 'slipped', offset, end }));
}

function isAroundFilled(offset: number, subject: Subject): boolean {
	const beside = { '{': offset + 1, '}': offset - 1 }[subject.url.text.charAt(offset)];
	return beside !== undefined && subject.isToFill({ offset: beside, end: beside + 1 });
}

/** `href="https://a.example/ target="_blank"`: a quotation mark that nobody closed, and the attribute behind it. */
function unclosed({ url, place }: Subject): readonly Violation<'unsafe-character'>[] {
	if (place.context !== 'markup-attribute' && !ATTRIBUTE_START.test(place.words().before.slice(-LONGEST_START)))
		return [];
	const name = ATTRIBUTE.exec(url.text.slice(-LONGEST_ATTRIBUTE))?.[0];
	// Base64 in several lines ends with an equals sign as well.
	if (name === undefined || url.scheme === 'data') return [];
	const { before, after } = place.words();
	const offset = url.text.length - name.length;
	const isQuoted = after !== '' && before.endsWith(after.charAt(0));
	return isQuoted ? [{ code: 'unsafe-character', detail: 'unclosed', offset, end: offset + 1 }] : [];
}

/** Also in a program's string: `'<a href="https://a.example/ target="_blank">'`. */
const ATTRIBUTE_START = /\b(?:href|src)=\\?["']$/;
const LONGEST_START = 10;

const ATTRIBUTE = / [a-z_:][\w:.-]{1,30}=$/i;
const LONGEST_ATTRIBUTE = 34;

/** The mark that opened the attribute, before the space. */
function closeAttribute({ offset }: Span, { place }: Subject): Draft {
	const text = place.words().before.slice(-1);
	return {
		title: message('fix.close-link', { close: ours(text) }),
		edits: [{ offset, end: offset, text, syntax: true }],
		cut: offset,
	};
}

function unfilled({ url }: Subject): readonly Violation<'unsafe-character'>[] {
	const offset = url.text.indexOf(UNFILLED);
	const end = offset + UNFILLED.length;
	return offset < 0 ? [] : [{ code: 'unsafe-character', detail: 'unfilled', offset, end }];
}

/** A space may have slipped in, a `#` been written twice, `x.md##request`, and a bracket been left over, `(https://a.example/x])`. */
function bestFirst(violation: Violation<'unsafe-character'>, subject: Subject, encode: Draft): readonly Draft[] {
	const { url } = subject;
	if (url.text.charAt(violation.offset) === ' ') return spaceDrafts(violation, subject, encode);
	const label = labelBehind(violation, url);
	if (label !== undefined) return [remove(subject, label, { preferred: true }), unasked(encode)];
	if (!WRONG.has(violation.detail)) return [encode];
	const drop =
		violation.detail === 'doubled' ? replace(message('fix.one-hash'), violation, '') : remove(subject, violation);
	return [
		{ ...drop, preferred: true },
		{ ...encode, preferred: false },
	];
}

/** Whether a space stands between two words, as in a name. */
const hasWords = perUrl(({ text, violations }) =>
	violations.some(
		({ code, detail, offset }) => code === 'unsafe-character' && detail === 'character' && text.charAt(offset) === ' ',
	),
);

/** What browsers and programs take along where the end of a URL is marked; in text, many end it there. */
const CARRIED: ReadonlySet<string> = new Set('[]|^');

/** `&config={%22a%22:1}`: what stands in a link as the page there wrote it. */
function isOfLink(offset: number, { url, place }: Subject): boolean {
	return url.standard === 'modern' && place.link && '{}`'.includes(url.text.charAt(offset));
}

/** `https://a.example/|007700|fish|`: a notation that marks parts, or parts them. */
function isOneOfBars(offset: number, { url }: Subject): boolean {
	return url.text.charAt(offset) === '|' && hasBars(url);
}

const hasBars = perUrl(({ text }) => text.indexOf('|') + 1 < text.lastIndexOf('|'));

/** `#!{%22layers%22:[{%22type%22:1}]}`, `#!{'layers':{'type':1}}`: a page's state in its fragment. */
function isBraceOfState(offset: number, { url }: Subject): boolean {
	return '{}'.includes(url.text.charAt(offset)) && offset >= stateFrom(url);
}

/** Where a fragment starts that holds a state; behind the URL where none does. */
const stateFrom = perUrl(({ text, components: { fragment } }) =>
	fragment !== undefined && /%(?:7B|22)|^!?\{'\w{1,40}':/i.test(text.slice(fragment.offset))
		? fragment.offset
		: text.length,
);

/** `?q=label:"good"`, in a search or a fragment; `/badge/node->=18-green`, `/badge/vue-^2.2`, `/badge/a%20|%20b`, which versions and choices a badge tells of: what every reader encodes where the end of the URL is marked. */
function isEncodedByReaders(offset: number, url: Url): boolean {
	const { text } = url;
	if (text.charAt(offset) === '"') return isBehindPath(offset, url);
	if (text.startsWith('%20|%20', offset - 3) || BADGE.test(text)) return true;
	// `#exists(p:A=>Boolean)`, `#::type_scope:x_'->'_x`
	if (/^[=-]>/.test(text.slice(offset - 1, offset + 1)) && isBehindPath(offset, url)) return true;
	if (/^[-/]\^\d/.test(text.slice(offset - 1, offset + 2))) return true;
	return /^>(?:=|%3D|\d)/i.test(text.slice(offset, offset + LONGEST_COMPARISON));
}

const LONGEST_COMPARISON = 4;

/** `/badge/made%20with-<3-red`: what a badge shows. */
const BADGE = /^https?:\/\/img\.shields\.io\/badge\//i;

/** `?text=Buy me a coffee`, `#Getting the user`: what a program made of somebody's words, and reads again. */
function isBehindPath(offset: number, url: Url): boolean {
	const { search, fragment } = url.components;
	return offset >= ((search ?? fragment)?.offset ?? Number.POSITIVE_INFINITY) || isInHeaders(offset, url);
}

/** `file:///C:\Shop\x.js`: a path, which programs of one system take. */
function isOfWindows({ text }: Url): boolean {
	return /^file:\/{0,3}[a-z]:\\/i.test(text);
}

/** `?title=[Shop] A bug in /cart`: a sentence. */
function isAmongWords(offset: number, url: Url): boolean {
	if (!isBehindPath(offset, url)) return false;
	const before = url.text.slice(valueAround(offset, url).offset, offset);
	return /[^\0-\x7F]$/.test(before) || before.includes(' ');
}

/** `?text="${title}" -- ${place}`: what a program puts together in a search, and should encode as a whole. */
function isInFilledValue(offset: number, subject: Subject): boolean {
	return isBehindPath(offset, subject.url) && subject.isToFill(valueAround(offset, subject.url));
}

/** The value of a parameter, as far as it is near. */
function valueAround(offset: number, { text }: Url): Span {
	const before = text.slice(Math.max(0, offset - LONGEST_VALUE), offset);
	const [after = ''] = /^[^&]*/.exec(text.slice(offset, offset + LONGEST_VALUE)) ?? [];
	const delimiter = Math.max(before.lastIndexOf('='), before.lastIndexOf('&'));
	return { offset: offset - before.length + delimiter + 1, end: offset + after.length };
}

const LONGEST_VALUE = 200;

/** `mailto:ana@a.example?subject=About a page`: a mail program takes the words as they stand. */
function isInHeaders(offset: number, { components: { headers } }: Url): boolean {
	return headers !== undefined && offset >= (headers[0]?.name.offset ?? Number.POSITIVE_INFINITY);
}

/** No space, a hyphen as names have it instead, or the space as it is. */
function spaceOfName(violation: Violation<'unsafe-character'>, subject: Subject): readonly Draft[] {
	const drop = remove(subject, violation, { preferred: true });
	return [drop, rewrite(subject, violation, '-'), unasked(encodeOne(violation, subject))];
}

/** What is not to be encoded in the first place. */
const WRONG: ReadonlySet<string> = new Set(['doubled', 'left-over', 'slipped']);

/** The `>`, `">` or `|` before the text of a link. */
const labelOf = perUrl((url): Span | undefined => {
	const mark = Math.max(url.text.lastIndexOf('>'), url.text.lastIndexOf('|'));
	const tail = url.text.indexOf('"');
	const offset = tail >= 0 && OF_TAG.test(url.text.slice(tail)) ? tail : mark;
	const label = { offset, end: offset + 1 };
	return offset >= 0 && labelBehind(label, url) !== undefined ? label : undefined;
});

/** `https://a.example/Java_Script>JavaScript`: the text of a link with the `>` before it, which says the name again; `https://a.example/express|express`, `https://a.example/docs|説明`. */
function labelBehind({ offset }: Span, { text }: Url): Span | undefined {
	if (text.length > offset + LONGEST_LABEL || isListOfFonts(text)) return undefined;
	const mark = text.charAt(offset);
	const label = { offset, end: text.length };
	if (OF_TAG.test(text.slice(offset))) return label;
	if (mark !== '|' && mark !== '>') return undefined;
	if (mark === '|' && /^(?!\p{ASCII})\p{L}[\p{L}\p{M} -]*$/u.test(text.slice(offset + 1))) return label;
	const near = text.slice(Math.max(0, offset - LONGEST_LABEL), offset);
	const name = near.slice(Math.max(near.lastIndexOf('/'), near.lastIndexOf('=')) + 1);
	return isSameName(lettersOf(name), lettersOf(text.slice(offset + 1))) ? label : undefined;
}

/** `https://a.example/x">shop`, `https://a.example/x" rel="stylesheet`: the end of a tag, with the text behind it, or another attribute. */
const OF_TAG = /^"(?:>| [a-z-]{2,20}=")[^"<>]*$/;

const LONGEST_LABEL = 100;

/** `backbone>Backbone.js`: the text may say more of the name. */
function isSameName(name: string, label: string): boolean {
	return name !== '' && (name === label || (name.length >= SHORTEST_START && label.startsWith(name)));
}

const SHORTEST_START = 4;

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
function encodeOne(violation: Violation, { url, place, mask }: Subject): Draft {
	const partner = partnerOf(violation, url);
	const spans = partner === undefined ? [violation] : [violation, partner].sort((a, b) => a.offset - b.offset);
	const characters = ours(spans.map((span) => mask.of(span)).join(''));
	const encoded = ours(spans.map((span) => mask.derived(span, triplets)).join(''));
	const title = message('fix.encode', { character: nameCharacters(characters), encoded: nameEscape(encoded) });
	const edits = spans.map((span) => encodeIn(url, span));
	return {
		title,
		edits,
		automatic:
			violation.detail === 'character' && !(place.context === 'markdown-destination' && mayBeOfTag(violation, url)),
		preferred: true,
	};
}

/** `[shop](https://a.example/x>shop)`: a `>` that nothing opens, and which may have closed a tag. */
function mayBeOfTag({ offset }: Span, { text }: Url): boolean {
	return /^>[\w .-]+$/.test(text.slice(offset)) && !/<|[-=]$/.test(text.slice(0, offset));
}

/** The bracket that closes what this one opens, or opens what it closes: those between them have partners of their own. */
function partnerOf(violation: Violation, url: Url): Violation | undefined {
	const own = textOf(url, violation);
	const wanted = ({ '[': ']', ']': '[' } as Record<string, string>)[own];
	if (wanted === undefined) return undefined;
	const brackets = url.violations.filter(
		(other) => other.code === violation.code && [own, wanted].includes(textOf(url, other)),
	);
	const ahead =
		wanted === ']'
			? brackets.filter(({ offset }) => offset > violation.offset)
			: brackets.filter(({ offset }) => offset < violation.offset).reverse();
	let depth = 1;
	return ahead.find((other) => {
		depth += textOf(url, other) === own ? 1 : -1;
		return depth === 0;
	});
}

/** CommonMark §6.3: in `[text](<a b>)` the brackets end the destination, and the renderer encodes the space. */
function isEnclosed({ context, pointy }: Place): boolean {
	return pointy && (context === 'markdown-destination' || context === 'markdown-reference');
}

/** CSS Syntax §4.3.6: an unquoted `url(a b)` is none. */
function isBare({ context, words }: Place): boolean {
	return context === 'css-url' && words().before.endsWith('(');
}

/** `[[info:elisp#Key Bindings]]`: what Org opens so are nodes of manuals, by their names. */
function isInfoNode({ scheme }: Url, { context }: Place): boolean {
	return scheme === 'info' && context === 'link-target';
}
