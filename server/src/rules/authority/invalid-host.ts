import { message } from '../../data/messages';
import { bidiMistakes } from '../../url/bidi';
import { isTooLongForDns, LONGEST_HOST, LONGEST_LABEL } from '../../url/host';
import { isAscii, toAscii } from '../../url/idna';
import { type Label, labelsOf, toUnicode } from '../../url/labels';
import { decode } from '../../url/percent';
import { remembered } from '../../url/remembered';
import { schemeOf } from '../../url/schemes/index';
import type { Span, Url, Violation } from '../../url/url';
import { nextUrl } from '../lines/glued-urls';
import { isCutQuotation } from '../lines/link-syntax';
import {
	hasChoiceOfPort,
	isAmongData,
	isCall,
	isColour,
	isInCurrentFolder,
	isListed,
	isListOfHosts,
	isMadeOfWords,
	isMultiserver,
	isNamespaceValue,
	isNoted,
	isSoftBreak,
} from '../notation';
import {
	type Draft,
	nameCharacters,
	type Place,
	perUrl,
	type RuleOf,
	replace,
	rewrite,
	type Subject,
	shorten,
	textOf,
	violation,
} from '../rule';
import { fullWidthColon } from '../schemes/full-width';
import { hasTwoSchemes } from '../schemes/misspelt-scheme';

declare module '../../url/url' {
	interface Violations {
		'invalid-host':
			| 'empty-label'
			| 'hyphen'
			| 'character'
			| 'dot'
			| 'colon'
			| 'long-label'
			| 'long-name'
			| 'encoded-forbidden'
			| 'bidi'
			| 'idna'
			| 'encoded'
			| 'toplabel'
			| 'underscore'
			| 'final-dot';
	}
}

/** RFC 1738 §3.1: `hostname = *[ domainlabel "." ] toplabel`. */
export const invalidHost: RuleOf<'invalid-host'> = {
	code: 'invalid-host',
	attack: true,
	explained: true,
	cases: {
		'empty-label': {
			levels: ['error', 'error'],
			says: 'Remove a dot, or name the part: something stands on both sides of each dot of a host (RFC 1738 §3.1).',
		},
		hyphen: {
			levels: ['error', 'error'],
			says: 'Remove the hyphen, or complete the name: no part of a host name starts or ends with one (RFC 1738 §3.1).',
		},
		character: {
			levels: ['error', 'error'],
			inPrograms: 'hint',
			says: 'Remove {character}: it cannot stand in a host name (RFC 1738 §3.1).',
		},
		dot: {
			levels: ['error', 'error'],
			says: 'Write a dot: {character} cannot stand between the parts of a host name (RFC 1738 §3.1).',
		},
		colon: {
			levels: ['error', 'error'],
			says: 'Write a colon before the port: {character} cannot stand in a host name (RFC 1738 §3.1).',
		},
		'long-label': {
			levels: ['error', 'error'],
			says: 'Shorten this part of the host: it has {count} characters, and 63 are the most (RFC 1738 §3.1, RFC 1034 §3.1).',
		},
		'long-name': {
			levels: ['error', 'error'],
			says: 'Shorten the host: it has {count} characters, and 253 are the most (RFC 1738 §3.1, RFC 1034 §3.1).',
		},
		'encoded-forbidden': {
			levels: ['error', 'error'],
			inPrograms: 'hint',
			says: 'Remove this escape: it stands for a character that no host name has, and browsers refuse the URL (RFC 1738 §3.1).',
		},
		bidi: {
			levels: ['error', 'error'],
			says: 'Check "{text}": it mixes directions of writing as no label may beside one from right to left (RFC 5893 §2).',
		},
		idna: {
			levels: ['error', 'error'],
			says: 'Check the host: it is no valid internationalized name, and browsers refuse it (RFC 1738 §3.1, UTS #46).',
		},
		encoded: {
			levels: ['asked', 'error'],
			says: 'Write "{decoded}", as browsers read it: RFC 1738 (§3.1) encodes no host name.',
		},
		toplabel: {
			levels: ['information', 'error'],
			says: 'Check the end of the host: its last part must start with a letter, not a digit (RFC 1738 §3.1).',
		},
		underscore: {
			levels: ['asked', 'error'],
			says: 'Avoid "_" in host names: some programs refuse it (RFC 1738 §3.1).',
		},
		'final-dot': {
			levels: ['off', 'error'],
			says: 'Remove the last dot: a host name in a URL does not end with one (RFC 1738 §3.1).',
		},
	},
	find: findIn,
	level: ({ detail }, { url }) => {
		// Browsers pass on what is ASCII already, in punycode too.
		if (detail !== 'bidi' || !isAscii(textOf(url, url.components.host))) return undefined;
		return url.standard === 'modern' ? 'warning' : 'off';
	},
	asked: ({ detail, offset, end }, subject) => {
		const { url, place } = subject;
		if (isMultiserver(url) || hasChoiceOfPort(url.text)) return true;
		// `http://a;ldsj;alsdf`: what fingers found on their keys.
		if (/^[asdfghjkl]{1,9}(?:;[asdfghjkl]{1,9}){1,4}$/i.test(textOf(url, url.components.host))) return true;
		// `https://www..com`: a name that is to be put in.
		if (detail === 'empty-label' && /^https?:\/\/www\.\.[a-z]{2,3}\/?$/i.test(url.text)) return true;
		// `` `https://{host_for_${x}}` ``: a name in braces, part of which is filled in.
		if (/^[a-z]+:\/\/\{[\w-]{1,40}\$\{/i.test(url.text)) return true;
		// `http://*=avformat,webvfx`: a pattern, and what is set for it.
		if (!place.link && /^[a-z]+:\/\/\*=/i.test(url.text)) return true;
		// `file://local.db?mode=ro`: a name, which an option follows.
		if (url.scheme === 'file' && !place.link && /^[\w.-]+\?/.test(textOf(url, url.components.host))) return true;
		// `file://{mathjax}?config=x`: a path to be filled in.
		if (url.scheme === 'file' && /^\{\w{1,40}\}\?/.test(textOf(url, url.components.host))) return true;
		// `https://40a7f6…/`: a key, by which another network finds who has it.
		if (
			detail === 'long-label' &&
			/^(?=\D{0,63}\d)(?=[^a-f]{0,63}[a-f])[\da-f]{64}$/i.test(url.text.slice(offset, end))
		)
			return true;
		// `toolongtexttoolongtexttoolongtext…`: to see where a page breaks it.
		if (detail === 'long-label' && /^(?!(.)\1{9})([a-z]{3,20})\2{4}/i.test(url.text.slice(offset, end))) return true;
		if (DIRECTIVE.test(url.text.slice(-LONGEST_DIRECTIVE))) return true;
		if (offset < (nextUrl(url)?.offset ?? 0) || isInCurrentFolder(url)) return true;
		if (isMadeOfWords(subject)) return true;
		// `"https://a.example;"`: where a directive ends, of a policy that a program joins.
		if (place.program && !place.link && end === url.text.length && url.text.endsWith(';')) return true;
		// `echo see https://a.example[0m`: a colour of a terminal's, without its first character.
		if (COLOUR.test(url.text.slice(-LONGEST_COLOUR))) return true;
		if (isCutQuotation(url, place)) return true;
		// `http://%20https://a.example`: a scheme written twice, of which another rule speaks.
		if (url.text.includes('://%20') && hasTwoSchemes(url.text)) return true;
		if (isListOfHosts(url) || isCall(url, place) || isSoftBreak(url, place)) return true;
		// `identifier=http://mrn|12345`: a value of FHIR's, with the system that it is of.
		if (url.text.startsWith('|', offset) && place.words().before.endsWith('identifier=')) return true;
		if (isCharacter(detail) && (!isSlip(subject) || isColour(url, offset, place) || isNoted(subject))) return true;
		// `?q=site:https://a.example%20`: more of the search.
		if (detail === 'encoded-forbidden' && end === url.text.length && SEARCH.test(place.words().before)) return true;
		if (isLeftOut(url) || isToFill(detail, url) || (url.scheme === 'file' && (place.program || isListed(place))))
			return true;
		// `http://--Name/Url--`: to be filled in. `s|https://|https://canary---|`: what a name goes on behind.
		if (detail === 'hyphen' && (url.text.startsWith('--', offset) || (!place.link && url.text.endsWith('--'))))
			return true;
		if (detail === 'hyphen') return isSubdomain(url, end) || (end === url.text.length && isCut(place));
		if (detail !== 'empty-label') return false;
		const isFirst = offset === url.components.host?.offset;
		return (
			isFolder(url) ||
			// `"https://.:%d"`: a server's root, by which it means every name.
			(place.program && url.text.startsWith('.:%', offset)) ||
			FULL_STOP.test(url.text) ||
			(isFirst && (isNamespaceValue(place) || COOKIE.test(place.words().before)))
		);
	},
	params: (violation, { url, mask }) => ({
		character: nameCharacters(mask.of(violation)),
		count: lengthOf(violation, url),
		text: shorten(mask.of(violation)),
		decoded: mask.derived(violation, (text) => decode(text).text),
	}),
	fixes: (violation, subject) => [
		...drop(violation),
		...dropSpace(violation, subject.url),
		...instead(violation, subject),
	],
};

const COLOUR = /\[\d{0,3}(?:;\d{1,3}){0,4}m$/;
const LONGEST_COLOUR = 22;

/** What is said of internationalized names, label by label where one is to blame. */
function findIn(subject: Subject): readonly Violation<'invalid-host'>[] {
	const { url, hostIsLiteral } = subject;
	const { host } = url.components;
	if (host === undefined || hostIsLiteral || !schemeOf(url.scheme).host) return [];
	const name = textOf(url, host);
	if (isTooLongForDns(name)) return [];
	const labels = labelsOf(url.text, host);
	const bidi = bidiMistakes(labels.map(({ text }) => unicodeOf(text))).map((index) => labels[index] as Label);
	if (bidi.length > 0) return bidi.map(({ offset, end }) => ({ code: 'invalid-host', detail: 'bidi', offset, end }));
	if (fullWidthColon(url) !== undefined) return [];
	if (subject.hostIsRefused) return violation('invalid-host', 'idna', host);
	if (!isAscii(name) && (toAscii(name) ?? '').replace(/\.$/, '').length > LONGEST_HOST)
		return violation('invalid-host', 'long-name', host);
	return labels
		.filter(({ text }) => !isAscii(text) && (toAscii(text) ?? '').length > LONGEST_LABEL)
		.map(({ offset, end }) => ({ code: 'invalid-host', detail: 'long-label', offset, end }));
}

/** A label in Unicode, as far as it can be told. */
function unicodeOf(label: string): string {
	return toUnicode(label) ?? label.normalize('NFC').toLowerCase();
}

/** How long DNS takes a part of the host for. */
function lengthOf(span: Span, url: Url): number {
	const text = textOf(url, span);
	return (isAscii(text) ? text : (toAscii(text) ?? text)).length;
}

/** `https://~~`, in Korean: something; `http://1xx.2xx.3xx.4xx:8848`. */
function isLeftOut(url: Url): boolean {
	return /^~+(?![~\w.-])|^-+$|^(?:\d?x{2,3}(?:\.|$)){3}/i.test(textOf(url, url.components.host));
}

/** `https://me-.github.example/`: DNS serves what is below a registered name. */
function isSubdomain({ text }: Url, end: number): boolean {
	return /^\.[a-z\d-]+\.[a-z]/i.test(text.slice(end));
}

/** `connect-src wss://$HOST;img-src`: where the next directive of a policy starts. */
const DIRECTIVE = /;[a-z]{3,12}-(?:src|uri|action|ancestors)$/;
const LONGEST_DIRECTIVE = 23;

/** The marks that were meant for those that stand there, where that is known. */
const MEANT: Readonly<Record<string, string>> = { dot: '.', colon: ':' };

/** Whether what is reported is a mark that no name has. */
function isCharacter(detail: string): boolean {
	return detail === 'character' || detail in MEANT;
}

/**
 * Whether the host is one that a person mistyped: complete but for one kind of mark, or for the `?` before what is searched for. More kinds, and
 * outside links the marks of calls and settings, are a notation that somebody reads.
 */
const isSlip = remembered((subject: Subject) => {
	const { url, place } = subject;
	const { host } = url.components;
	if (host === undefined || host.end - host.offset > LONGEST_HOST) return false;
	const name = textOf(url, host).replace(OUTSIDE_NAMES, (mark, at: number) => {
		const offset = host.offset + at;
		return subject.isToFill({ offset, end: offset + mark.length }) ? 'x' : mark;
	});
	if (UNASKED_SEARCH.test(name)) return true;
	const kinds = new Set(name.match(OUTSIDE_NAMES)?.join(''));
	const [mark = ''] = kinds;
	if (kinds.size !== 1 || place.link) return kinds.size === 1;
	// Among data a bar is another notation.
	if (!SLIPS.test(mark) || (mark === '|' && isAmongData(place))) return false;
	// `` `host` ``: a name to be filled in. `a.example,b.example`: a list.
	if (mark === '`' && name.startsWith(mark) && name.endsWith(mark)) return false;
	const parts = name.split(mark);
	return !/[,;]/.test(mark) || (parts.length <= MOST_PARTS && !parts.every(isDotted));
});

/** Whoever slips writes one mark, or two; more part the fields of a record: `https://_ID;LOADER;;FILE;x`. */
const MOST_PARTS = 3;

/** What stands in no host name. */
const OUTSIDE_NAMES = /[^\p{L}\p{M}\p{N}_.%-]+/gu;

/** `www.a.example&q=x`. */
const UNASKED_SEARCH = /^[\w.-]+\.[a-z]{2,24}&\w+=/i;

/** The marks that slip into a name; not those of calls, sums and settings. */
const SLIPS = /^(?:[ <>"{}|\\^[\]`,;'!~]|[^\0-\x7F])$/u;

function isDotted(text: string): boolean {
	return /[^.]\.[^.]/.test(text);
}

/** A search, up to what is searched for: `?q=site:`. */
const SEARCH = /[?&](?:q|query|search)=(?:[a-z]{2,12}:)?$/;

/** `https://%3Chost%3E/`: a placeholder that a program encoded; `http://3p/`: a name in a diagram. */
function isToFill(detail: string, url: Url): boolean {
	return isEncodedPlaceholder(url) || (detail === 'toplabel' && !textOf(url, url.components.host).includes('.'));
}

const isEncodedPlaceholder = perUrl((url) =>
	/%3C[\w.-]+%3E|%5B[A-Z_]+%5D|%7B[\w. -]+%7D|~[a-z]+(?:-[a-z]+)+~/i.test(textOf(url, url.components.host)),
);

/** Whether a program, another line or string, also one that is chosen instead, the string of a page's description, the next cell of a table, an ellipsis, a wildcard or a name to fill in follows the host. */
function isCut({ program, context, words }: Place): boolean {
	const { before, after } = words();
	// `"summary": "See **https://typescript-"`: a text that a program cut short.
	if (context === 'json-string' && after.startsWith('"')) return /\w \S*$/.test(before);
	if (/^["'`]\s?:/.test(after)) return /\?\s?["'`]$/.test(before);
	return program || /^(?:$|\\[nrt]|\s\||[)…*<]|\.{2}|["'`]\s?[+.&])/.test(after);
}

/** `echo "… or https://.${end}"`: the full stop of a sentence, and a variable. */
const FULL_STOP = /^https?:\/\/\.\$\{?\w+\}?$/;

/** `addCookie("https://.a.example")`: a domain with all below it, as cookies have them. */
const COOKIE = /cookies?\w{0,20}\s?\(\s?["'`]$/i;

/** `file://./a`, `file://.shop/a`: no host, but how editors and some commands name a file beside this one, and a folder that is hidden. */
function isFolder(url: Url): boolean {
	return url.scheme === 'file' && /^(?:\.\.?|\.[a-z][\w-]*(?:\.[a-z]{2,5})?)$/i.test(textOf(url, url.components.host));
}

/** A space behind the slashes: no part of any name. */
function dropSpace({ detail, offset }: Violation, { text, components: { host } }: Url): Draft[] {
	const blank = /^ +(?=\S)/.exec(text.slice(host?.offset))?.[0];
	if (detail !== 'character' || host === undefined || offset !== host.offset || blank === undefined) return [];
	return [replace(message('fix.join-link'), { offset, end: offset + blank.length }, '', { preferred: true })];
}

/** The mark that was meant. */
function instead(found: Violation, subject: Subject): Draft[] {
	const mark = MEANT[found.detail];
	return mark === undefined ? [] : [rewrite(subject, found, mark, { preferred: true })];
}

/** What can only be too much: a second dot, a final dot, a hyphen at an edge. */
function drop({ detail, offset, end }: Violation): Draft[] {
	const last = { offset: end - 1, end };
	if (detail === 'empty-label' || detail === 'final-dot') return [replace(message('fix.drop-dot'), last, '')];
	return detail === 'hyphen' ? [replace(message('fix.drop-hyphen'), { offset, end }, '')] : [];
}
