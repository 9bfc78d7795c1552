import { message } from '../../data/messages';
import { authorityOf, forbiddenInHost, lacksHostOrPort } from '../../url/authority';
import { triplets } from '../../url/percent';
import { schemeOf } from '../../url/schemes/index';
import type { Violation } from '../../url/url';
import { characterParams } from '../characters/encode-reserved';
import { type Draft, type RuleOf, replace, rewrite, type Subject, textOf, violation } from '../rule';
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
	levels: {
		'no-scheme': ['error', 'error'],
		'first-letter': ['error', 'off'],
		'ws-fragment': ['warning', 'off'],
		'data-comma': ['warning', 'warning'],
		'data-type': ['warning', 'off'],
		'data-base64': ['warning', 'off'],
		'data-base64-last': ['warning', 'off'],
		'tel-number': ['warning', 'warning'],
		'tel-space': ['warning', 'off'],
		'tel-local': ['asked', 'off'],
		'geo-coordinates': ['warning', 'off'],
		'geo-range': ['warning', 'off'],
		'geo-uncertainty': ['warning', 'off'],
		'sip-slashes': ['warning', 'off'],
		'sip-host': ['warning', 'off'],
		'urn-namespace': ['warning', 'warning'],
		'urn-empty': ['warning', 'warning'],
		'urn-slash': ['warning', 'off'],
		'urn-uuid': ['warning', 'off'],
		'urn-question': ['warning', 'off'],
		'urn-component': ['warning', 'off'],
		'host-character': ['error', 'off'],
		authority: ['error', 'off'],
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
	asked: ({ detail }, subject) => {
		const { url, place } = subject;
		// `xmlns:c="urn:c"`: compared, never followed.
		if (detail.startsWith('urn-')) return place.identifier || place.program;
		// `server = "sip://a.example"`: a program's own way to write it.
		if (detail === 'sip-slashes') return place.quoted || place.program;
		// A program may know what browsers refuse.
		return !(place.link || place.pointy || READ_BY_BROWSERS.test(url.scheme)) && refused(subject).length > 0;
	},
	params: (violation, subject) => ({ ...characterParams(violation, subject), scheme: subject.mask.scheme }),
	fixes: (violation, subject) => repairs(violation, subject),
};

function repairs(violation: Violation, subject: Subject): readonly Draft[] {
	switch (violation.detail) {
		case 'host-character':
			return [rewrite(subject, violation, triplets(textOf(subject.url, violation)))];
		case 'ws-fragment': {
			const hash = { offset: violation.offset, end: violation.offset + 1 };
			return [replace(message('fix.drop-fragment'), violation, ''), rewrite(subject, hash, '%23')];
		}
		case 'tel-space':
			return [rewrite(subject, violation, '-', { preferred: true })];
		case 'sip-slashes':
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
	const authority = scheme === undefined ? undefined : authorityOf(url.text, scheme);
	const byBrowsers = READ_BY_BROWSERS.test(url.scheme);
	if (authority === undefined || schemeOf(url.scheme).host) return [];
	if (!byBrowsers && (place.program || knowsScheme(url.scheme))) return [];
	const character = forbiddenInHost(url.text, authority);
	if (character !== undefined) return violation('scheme-syntax', 'host-character', character);
	const none = byBrowsers ? lacksHostOrPort(url.text, authority) : /^[:@]+$/.test(textOf(url, authority));
	return violation('scheme-syntax', 'authority', none ? authority : undefined);
}
