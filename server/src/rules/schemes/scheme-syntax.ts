import { message } from '../../data/messages';
import { isUrnNamespace } from '../../data/urn-namespaces';
import { authorityOf, forbiddenInHost, lacksHostOrPort } from '../../url/authority';
import { triplets } from '../../url/percent';
import { schemeOf } from '../../url/schemes/index';
import type { Violation } from '../../url/url';
import { characterParams } from '../characters/encode-characters';
import { type Draft, type Place, type RuleOf, replace, rewrite, type Subject, textOf, violation } from '../rule';
import { hasFullWidthMarks } from './full-width';

/** Schemes without `//` in their syntax, and Android's: only browsers read what follows one. */
const READ_BY_BROWSERS = /^(?:data|javascript|mailto|urn|turns?|stuns?|intent)$/;

/** Whether nothing is wrong with the scheme but what cannot be seen in it or what follows it: another rule says so. */
function isExplained(text: string): boolean {
	return INVISIBLE_IN_WEB.test(text) || hasFullWidthMarks(text);
}

/** Where a whole URL stands, to be opened as it is. */
const LINK = /^(?:markup-attribute|markdown-(?:destination|reference|autolink)|link-target|css-url)$/;

const INVISIBLE_IN_WEB = /^[hft](?:[a-z]|\p{Cf})*:\/\//iu;

declare module '../../url/url' {
	interface Violations {
		'scheme-syntax':
			| 'no-scheme'
			| 'first-letter'
			| 'ws-fragment'
			| 'data-comma'
			| 'data-type'
			| 'data-base64'
			| 'data-base64-last'
			| 'tel-number'
			| 'tel-slashes'
			| 'tel-space'
			| 'tel-local'
			| 'geo-coordinates'
			| 'geo-range'
			| 'geo-uncertainty'
			| 'sip-slashes'
			| 'sip-host'
			| 'urn-namespace'
			| 'urn-empty'
			| 'urn-slash'
			| 'urn-uuid'
			| 'urn-question'
			| 'urn-component'
			| 'host-character'
			| 'authority';
	}
}

/** RFC 1738 §2.1, and the schemes outside RFC 1738 whose syntax we know; what no scheme at all has after `//`. */
export const schemeSyntax: RuleOf<'scheme-syntax'> = {
	code: 'scheme-syntax',
	cases: {
		'no-scheme': {
			levels: ['error', 'error'],
			says: 'Start with a scheme, letters, digits, "+", "-" and ".", and a colon (RFC 1738 §2.1).',
		},
		'first-letter': {
			levels: ['error', 'off'],
			says: 'Start the scheme with a letter, not with {character} (RFC 3986 §3.1).',
		},
		'ws-fragment': {
			levels: ['warning', 'off'],
			says: 'Leave out the fragment, or write %23 for a "#" that is data: nothing in a WebSocket could use it (RFC 6455 §3).',
		},
		'data-comma': { levels: ['warning', 'warning'], says: 'Write a comma before the data (RFC 2397 §3).' },
		'data-type': {
			levels: ['warning', 'off'],
			says: 'Write a type, "/" and a subtype, or nothing: that is the media type of a data URL (RFC 2397 §3).',
		},
		'data-base64': {
			levels: ['warning', 'off'],
			says: 'Check the data: they are not base64, another character or a wrong number of them stands here (RFC 2397 §3, RFC 4648 §4).',
		},
		'data-base64-last': {
			levels: ['warning', 'off'],
			says: 'Write ";base64" right before the comma: else programs take the data as they are (RFC 2397 §3).',
		},
		'tel-number': {
			levels: ['warning', 'warning'],
			inPrograms: 'hint',
			says: 'Write a telephone number in digits, with "-", "." and brackets between them (RFC 3966 §3).',
		},
		'tel-slashes': {
			levels: ['warning', 'warning'],
			says: 'Remove the slashes: the number follows "tel:" at once (RFC 3966 §3).',
		},
		'tel-space': {
			levels: ['hint', 'off'],
			says: 'Write "-", "." or brackets: a tel URL has no spaces, encoded or not (RFC 3966 §5.1.1).',
		},
		'tel-local': {
			levels: ['asked', 'off'],
			says: 'Write "+" and the country code, or add ";phone-context=": this number means something else in each country (RFC 3966 §5.1.4).',
		},
		'geo-coordinates': {
			levels: ['warning', 'off'],
			says: 'Write a latitude, a comma and a longitude, in decimal degrees (RFC 5870 §3.3).',
		},
		'geo-range': {
			levels: ['warning', 'off'],
			says: 'Check the numbers: first the latitude, -90 to 90, then the longitude, -180 to 180 (RFC 5870 §3.4.2).',
		},
		'geo-uncertainty': { levels: ['warning', 'off'], says: 'Write a number of metres after ";u=" (RFC 5870 §3.4.3).' },
		'sip-slashes': {
			levels: ['warning', 'off'],
			says: 'Remove the slashes: the user or host follows "{scheme}:" at once (RFC 3261 §19.1.1).',
		},
		'sip-host': { levels: ['warning', 'off'], says: 'Name a host: a SIP URL has one (RFC 3261 §19.1.1).' },
		'urn-namespace': {
			levels: ['warning', 'warning'],
			says: 'Write a namespace after "urn:", 2 to 32 letters, digits and hyphens, then a colon (RFC 8141 §2).',
		},
		'urn-empty': { levels: ['warning', 'warning'], says: 'Write a name after the namespace of a URN (RFC 8141 §2).' },
		'urn-slash': {
			levels: ['warning', 'off'],
			says: 'Remove the slash: the name after the namespace of a URN does not start with one (RFC 8141 §2).',
		},
		'urn-uuid': {
			levels: ['warning', 'off'],
			says: 'Write 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12, with "-" between: that is a UUID (RFC 9562 §4).',
		},
		'urn-question': {
			levels: ['warning', 'off'],
			says: 'Write %3F if this "?" is part of the name: in a URN "+" or "=" follows it (RFC 8141 §2).',
		},
		'urn-component': {
			levels: ['warning', 'off'],
			says: 'Remove "{text}": nothing follows it that a URN could have there (RFC 8141 §2).',
		},
		'host-character': {
			levels: ['error', 'off'],
			says: 'Write {encoded}: {character} cannot stand in the host of any URL, and browsers refuse it (RFC 3986 §3.2.2).',
		},
		authority: {
			levels: ['error', 'off'],
			says: 'Name a host after "//", its port in digits: browsers refuse this URL (RFC 3986 §3.2).',
		},
	},
	find: (subject) => {
		const explained = subject.url.violations.some(({ code }) => code === 'scheme-syntax');
		return explained ? [] : refused(subject);
	},
	level: ({ detail }, subject) => {
		if (subject.url.standard === 'modern') {
			if (detail === 'no-scheme' && isExplained(subject.url.text)) return 'off';
			if (refused(subject).length > 0) return 'error';
		}
		// `"sip:alice@" + host`, `data:image/png;base64,iVBO`: a program or a manual may go on elsewhere, a link does not; and
		// `data://text/plain,x` is PHP's.
		return /^(?:sip-host|data-.*)$/.test(detail) && !LINK.test(subject.place.context) ? 'off' : undefined;
	},
	asked: (violation, subject) => {
		const { detail } = violation;
		const { url, place } = subject;
		// `wss://[{id}](https://a.example/#/id).b.example/x`: the text of a link in the URL's place, and where that leads.
		if (detail === 'ws-fragment' && url.text.includes('](')) return true;
		// `urn:uuid:root-data-service-id`: a name for one.
		if (detail === 'urn-uuid' && (isNameOrNumber(textOf(url, violation)) || FIELDS.test(url.text))) return true;
		if (detail === 'urn-namespace' && !place.link && LETTER.test(url.text)) return true;
		// `urn:uuid:########-####-…`: a form.
		if (detail.startsWith('urn-') && /^urn:\w{1,20}:####/.test(url.text)) return true;
		// `prefixing "urn:shop:"`: what others start with.
		if (detail.startsWith('urn-') && !place.link && /^urn:[\w-]{1,32}:$/i.test(url.text)) return true;
		// `urn:jsptagdir:/WEB-INF/tags/`: as Jakarta Pages names its libraries of tags.
		if (detail === 'urn-slash' && /^urn:jsp(?:tagdir|tld):/i.test(url.text)) return true;
		// `xmlns:c="urn:c"`: compared, never followed.
		// `<operation soapAction="urn:addAddress">`: so are the actions of SOAP.
		if (detail.startsWith('urn-') && SOAP.test(place.words().before)) return true;
		// `urn:shop:User?: …`, a key that may be missing.
		if (detail === 'urn-question' && url.text.endsWith('?') && place.words().after.startsWith(':')) return true;
		if (detail === 'urn-question' && isOwnQuestion(url.text)) return true;
		if (detail.startsWith('urn-')) return place.identifier || place.program || CUT.test(place.words().after);
		// `["geo://default/us"]`: a name of a program's own.
		if (detail === 'geo-coordinates') return /^geo:\/\/[a-z]/i.test(url.text) && !place.link;
		// `server = "sip://a.example"`: a program's own way to write it.
		if (detail === 'sip-slashes') return place.program || place.isQuoted();
		// `` `tel://${number}` ``: what telephones of one kind dial for a program.
		if (detail === 'tel-slashes') return place.program && !place.link;
		// `url(data:0)`, `<link rel="icon" href="data:image">`: an image that is none; `data://fish/cod.csv`: a scheme of a program's own.
		if (detail === 'data-comma')
			return (
				/^data:(?:\d?$|image(?:\/[\w+.-]{1,20})?$|\/\/[\w-]{1,60}(?:[./]|$))/i.test(url.text) || isOverLines(place)
			);
		// `data:…;base64,AAAA?#iefix`, `?t=15#font`: what keeps an old browser from reading further, or from what it kept.
		// `data:…;base64,<%= f('x') %>`: a template whose own parenthesis ends the token of CSS.
		// `data:image/png;base64,__IMAGE__`: what a build puts in.
		if (detail === 'data-base64')
			return (
				/[A-Za-z\d+/=]\?(?:t=\d+)?(?:#[\w-]+)?$|;base64,<[%?]|,__[A-Z_]{1,40}__$/.test(url.text) || isOverLines(place)
			);
		// `tel:phoneNumber`, `tel:%store_phone`, `tel:0800-xxx-xxxx`, `tel:`: to be filled in.
		// `tel:+12015550123?channel=x`: what a program of one's own keeps beside a number.
		// `tel:+12015550123,,,4567#`: what telephones dial, a pause for each comma.
		if (detail === 'tel-number')
			return (
				(!place.link && /^tel:\+?\d{4,20}\?\w+=/i.test(url.text)) ||
				/^tel:(?:$|%[A-Za-z]+_\w+|[a-z_]{0,12}(?:number|phone)[a-z_]{0,12}$|[\d+() .-]*xx[\dx() .-]*|[\d+() .-]*\*{3}[\d*() .-]*|[\d+().-]+,[\d*#,;]+)$/i.test(
					url.text,
				)
			);
		// A program may know what browsers refuse.
		return !(place.link || place.pointy || READ_BY_BROWSERS.test(url.scheme)) && refused(subject).length > 0;
	},
	params: (violation, subject) => ({ ...characterParams(violation, subject), scheme: subject.mask.scheme }),
	repeats: ({ detail }) => detail === 'tel-space',
	fixes: (violation, subject) => repairs(violation, subject),
};

/** `id,EQUAL,urn:uuid:254604ab-2153-45fb-8cad-54ef09f4070e,AND`: one of several fields. */
const FIELDS = /^urn:uuid:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}[,;]/i;

/** Whether one program alone reads the URN, which may have there what it likes: its namespace is its own, or it names what a device can do. */
function isOwnQuestion(urn: string): boolean {
	return CAPABILITY.test(urn) || !isUrnNamespace(/^urn:([^:]*)/i.exec(urn)?.[1] ?? '');
}

/** `urn:ietf:params:netconf:capability:with-defaults:1.0?basic-mode=explicit`: so RFC 6243 §4.4 has it. */
const CAPABILITY = /^urn:[^?]*\b(?:netconf|yang)\b[^?]*\?[\w-]+=|\?(?:module|revision)=/i;

/** `urn:c:databases`: a name that somebody made up for an example. */
const LETTER = /^urn:[a-z]:/i;

const SOAP = /action\s?[=:]\s?["']$/i;

/** `url('data:…;base64,AAAA` at the end of a line: Sass reads on in the next one, and a formatter broke a string there. */
function isOverLines({ context, words }: Place): boolean {
	return context === 'css-url' && words().after === '';
}

/** `urn:uuid:root-data-service-id`, `urn:uuid:12345`, `urn:uuid:abc123`: what stands for one. */
function isNameOrNumber(uuid: string): boolean {
	return uuid.replace(/[^g-z]/gi, '').length > MOST_SLIPS || /^(?:\d{1,9}|abc-?123)$/.test(uuid);
}

/** So many letters of a UUID may be mistyped. */
const MOST_SLIPS = 2;

/** `urn:uuid:08cf7419-…351d7`, `'urn:uuid:' + id`: a text that leaves something out, or is joined to the rest. */
const CUT = /^(?:…|\.{3}|["'`]\s?\+)/;

function repairs(violation: Violation, subject: Subject): readonly Draft[] {
	switch (violation.detail) {
		case 'host-character':
			return [rewrite(subject, violation, triplets(textOf(subject.url, violation)))];
		case 'ws-fragment': {
			const hash = { offset: violation.offset, end: violation.offset + 1 };
			return [replace(message('fix.drop-fragment'), violation, ''), rewrite(subject, hash, '%23')];
		}
		case 'tel-space': {
			const spaces = subject.url.violations.filter(({ detail }) => detail === 'tel-space');
			const edits = spaces.map(({ offset, end }) => ({ offset, end, text: '-' }));
			return [{ ...rewrite(subject, violation, '-'), edits, preferred: true }];
		}
		case 'sip-slashes':
		case 'tel-slashes':
			return [replace(message('fix.drop-slashes'), violation, '', { preferred: true })];
		case 'urn-question':
			return [rewrite(subject, violation, '%3F')];
		default:
			return [];
	}
}

/**
 * Known schemes have programs that read `host\instance` or `a:1,b:2` there, and unknown ones may have: of these only what
 * could be nothing is reported.
 */
function refused({ url, place, knowsScheme }: Subject): readonly Violation<'scheme-syntax'>[] {
	const { scheme } = url.components;
	if (scheme === undefined || schemeOf(url.scheme).host) return [];
	const byBrowsers = READ_BY_BROWSERS.test(url.scheme);
	if (!byBrowsers && (place.program || knowsScheme(url.scheme))) return [];
	const authority = authorityOf(url.text, scheme);
	if (authority === undefined) return [];
	const character = forbiddenInHost(url.text, authority);
	if (character !== undefined) return violation('scheme-syntax', 'host-character', character);
	const none = byBrowsers ? lacksHostOrPort(url.text, authority) : /^[:@]+$/.test(textOf(url, authority));
	return violation('scheme-syntax', 'authority', none ? authority : undefined);
}
