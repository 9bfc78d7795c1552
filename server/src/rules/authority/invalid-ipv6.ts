import { message } from '../../data/messages';
import { isIPv6 } from '../../url/ipv6';
import { decode } from '../../url/percent';
import { perUrl, type RuleOf, replace, rewrite, textOf } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'invalid-ipv6': 'literal' | 'unclosed' | 'bare' | 'encoded' | 'zone' | 'future' | 'unknown';
	}
}

/** Schemes that browsers open; what binds a socket, `udp6://[ff02::1%eth0]:80`, takes zones. */
const OPENED = /^(?:https?|wss?|ftp)$/;

/** `http://[unix:/run/x.sock]/x`: how some programs name a server's file. */
const namesFile = perUrl(({ text }) => /:\/\/\[unix:/i.test(text));

/** `http://[PrivateIpAddress]:[Port]`, `https://[dc].api.a.example/`: names to be filled in; `ftp://[192.168.0.0/24]/`: the addresses of a network. */
const IN_BRACKETS = /:\/\/\[(?:[A-Z][a-z]+[A-Za-z]{3,30}\]|[A-Za-z_-]{1,30}\]\.[A-Za-z]|\d[\d.]{4,14}\/\d)/;
const LONGEST_NAMED = 60;

/** RFC 3986 §3.2.2: what stands in the brackets of a host is an IPv6 address. */
export const invalidIpv6: RuleOf<'invalid-ipv6'> = {
	code: 'invalid-ipv6',
	explained: true,
	cases: {
		literal: {
			levels: ['error', 'error'],
			says: 'Check the address: the brackets hold no valid IPv6 address (RFC 3986 §3.2.2).',
		},
		unclosed: {
			levels: ['error', 'error'],
			says: 'Write "]" behind the address: brackets enclose an IPv6 address (RFC 3986 §3.2.2).',
		},
		bare: {
			levels: ['error', 'error'],
			says: 'Write "[" and "]" around the address: without them its colons are taken for those before a port (RFC 3986 §3.2.2).',
		},
		encoded: {
			levels: ['error', 'off'],
			says: 'Write "[" and "]": the brackets around an IPv6 address are not encoded (RFC 3986 §3.2.2).',
		},
		zone: {
			levels: ['warning', 'error'],
			says: 'Remove the zone identifier: it means something on one machine only, and browsers refuse it (RFC 3986 §3.2.2, RFC 9844).',
		},
		future: {
			levels: ['asked', 'error'],
			says: 'Write an IPv6 address: no program knows one of a later version yet (RFC 3986 §3.2.2).',
		},
		unknown: {
			levels: ['off', 'error'],
			says: 'Write a name or four numbers: RFC 1738 (§3.1) has no IPv6 addresses, which RFC 2732 added.',
		},
	},
	// RFC 6874: curl and databases take `%25`, what opens links does not.
	asked: ({ detail, offset }, { url, place }) =>
		(detail === 'zone' && !place.link && (url.text.startsWith('%25', offset) || !OPENED.test(url.scheme))) ||
		IN_BRACKETS.test(url.text.slice(0, LONGEST_NAMED)) ||
		// `listening at http://::1:3000`: what programs print.
		(detail === 'bare' && !place.link && url.text.startsWith('::', offset)) ||
		namesFile(url),
	fixes: (violation, subject) => {
		if (violation.detail === 'zone') return [replace(message('fix.drop-zone'), violation, '')];
		if (violation.detail === 'unclosed' || violation.detail === 'bare') {
			const address = textOf(subject.url, violation).replace('[', '');
			const [, host = '', port = ''] = /^(.*[^:]):(\d{4})$/.exec(address) ?? [];
			const written = isIPv6(host) ? `[${host}]:${port}` : `[${address}]`;
			return [rewrite(subject, violation, written, { preferred: true })];
		}
		if (violation.detail !== 'encoded') return [];
		const literal = decode(textOf(subject.url, violation)).text;
		return [rewrite(subject, violation, literal, { preferred: true })];
	},
};
