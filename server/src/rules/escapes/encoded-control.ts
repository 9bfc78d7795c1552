import type { Span, Url, Violation } from '../../url/url';
import { perUrl, type RuleOf, shorten } from '../rule';
import { findEscapes } from './escapes';

declare module '../../url/url' {
	interface Violations {
		'encoded-control': 'null' | 'line-break';
	}
}

/** RFC 1738 §6: encoded delimiters of a protocol "could be used to simulate an extra operation or parameter". */
export const encodedControl: RuleOf<'encoded-control'> = {
	code: 'encoded-control',
	attack: true,
	explained: true,
	cases: {
		null: {
			levels: ['warning', 'warning'],
			says: 'Remove "{text}": it stands for a null character, where many programs stop reading (RFC 1738 §6, RFC 3986 §7.3).',
		},
		'line-break': {
			levels: ['warning', 'warning'],
			says: 'Remove the encoded line break "{text}": once decoded, another command or header could follow it (RFC 1738 §6).',
		},
	},
	find: ({ url }) => [...findEscapes(url, 'encoded-control', 'null', /(?:%00)+/g), ...lineBreaks(url)],
	// Nobody slips into several of them, nor into one in a program.
	asked: ({ detail }, { url, place }) => holdsOctets(url) || (detail === 'null' && place.program && !place.link),
	params: (violation, { mask }) => ({ text: shorten(mask.of(violation)) }),
};

/** `?info_hash=%9C8B%22%13%E3%0B%FF`: a digest or an identifier in octets, no text in any charset. */
export const holdsOctets = perUrl(
	({ text }) => /[?&](?:info_hash|peer_id)=/.test(text) || (text.match(CONTROL)?.length ?? 0) > 2,
);

const CONTROL = /%(?:0[0-8bce-f]|1[\da-f])/gi;

function lineBreaks(url: Url): readonly Violation<'encoded-control'>[] {
	const { selector } = url.components;
	switch (url.scheme) {
		case 'telnet':
		case 'ftp':
			return find(url, /(?:%0[ad])+/gi);
		case 'mailto':
			return find(url, OUTSIDE_BODY).filter(({ offset }) => url.text.charAt(offset) === '%');
		case 'gopher':
			return find(url, /(?:%0[ad])+/gi).filter(({ offset, end }) => isWithin(offset, end, selector));
		default:
			return [];
	}
}

/** RFC 6068 §5: line breaks in a body are written `%0D%0A`; in an address or another header they would start a new one. */
const OUTSIDE_BODY = /[?&]body=[^&#]*|(?:%0[ad])+/gi;

function find(url: Url, pattern: RegExp): readonly Violation<'encoded-control'>[] {
	return findEscapes(url, 'encoded-control', 'line-break', pattern);
}

/** RFC 1738 §3.4.9: the Gopher+ string behind the selector may have several lines. */
function isWithin(offset: number, end: number, selector: Span | undefined): boolean {
	return selector !== undefined && offset >= selector.offset && end <= selector.end;
}
