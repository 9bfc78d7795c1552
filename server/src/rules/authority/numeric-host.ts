import { browserAddress, nameBeforeNumber } from '../../url/numbers';
import type { Url } from '../../url/url';
import { isJoined, isListed, isRank, isVersioned } from '../notation';
import { type RuleOf, rewrite, shorten, textOf } from '../rule';

declare module '../../url/url' {
	interface Violations {
		'numeric-host': 'refused' | 'slash' | 'read-as';
	}
}

/** RFC 1738 §3.1: an address is "a set of four decimal digit groups". */
export const numericHost: RuleOf<'numeric-host'> = {
	code: 'numeric-host',
	attack: true,
	explained: true,
	cases: {
		refused: {
			levels: ['error', 'error'],
			says: 'Write four numbers up to 255, or a name: browsers refuse this host, which ends in a number (RFC 1738 §3.1).',
		},
		slash: {
			levels: ['error', 'error'],
			says: 'Write "/" before "{text}": the path starts there, and with it browsers refuse the host (RFC 1738 §3.1).',
		},
		'read-as': {
			levels: ['warning', 'error'],
			says: 'Write {address}, which browsers read here: RFC 1738 (§3.1) has addresses of four decimal numbers.',
		},
	},
	// `https://1`, `https://404`: whatever stands behind a mark of its own, and how servers say that something is wrong. `http://111111/`: any number, as is `000.000.000.000`. `http://169.254...`: the rest was left out. `http://127 . 0 . 0 . 1`: a text taken apart.
	// `startsWith("http://192.168.")`: how addresses start.
	asked: (violation, { url, place }) =>
		(url.scheme === 'file' && (place.program || isListed(place))) ||
		isRank(url) ||
		(!place.link && isVersioned(url)) ||
		// `"http://0177.0.0.1/",  # octal 127.0.0.1`: the comment says what it is.
		/^\/?["'`],?\s{1,9}(?:#|\/\/) ?(?:octal|hex(?:adecimal)?|decimal)\b/i.test(place.words().after) ||
		(!place.link && /^https?:\/\/(?:\d{1,2}|[45]\d{2})$/i.test(url.text)) ||
		// `http://a.example=1.2.3.4/`: where a monitor finds the host.
		/^https?:\/\/[a-z][\w.-]{1,100}=\d{1,3}(?:\.\d{1,3}){3}(?:[/?#]|$)/i.test(url.text) ||
		// `Accepting connections at http://0:3000/`: what a server prints.
		(!place.link && /^https?:\/\/0:\d{2,5}\/?$/i.test(url.text)) ||
		// `new URL(path, 'http://0/')`: any host.
		(place.program && /^https?:\/\/\d\/$/i.test(url.text)) ||
		// `curl --unix-socket /run/x.sock http:/v1.29/info`: a socket has no host.
		/\s--unix-socket\s[^;|&]{1,200}$/.test(place.words().before) ||
		// `https://some.url.1`: any.
		/^(?:some|any|your|my|test)\.(?:url|host|site|server|domain)\b/i.test(textOf(url, url.components.host)) ||
		/^(\d)\1+(?:\.\1+)*$/.test(textOf(url, violation)) ||
		// `http://256.256.256.256`: so that no machine answers.
		((place.program || place.isQuoted()) && /^(\d{3})(?:\.\1){3}$/.test(textOf(url, violation))) ||
		// `http://127.1:6001`: how those who write programs save zeros.
		(place.program && textOf(url, violation) === '127.1') ||
		// `192.168.123.456`: counted on.
		/(?:^|\.)123\.456(?:\.|$)/.test(textOf(url, violation)) ||
		(violation.end === url.text.length && ((place.program && url.text.endsWith('.')) || isJoined(place))) ||
		/^(?:\.\.|…| \. \d|\.? ?(?:[xX]{2,3}|\*{1,3})\.[xX*])/.test(place.words().after),
	params: (violation, { url, mask }) => ({
		text: shorten(mask.of({ offset: violation.offset + lengthOfName(url), end: violation.end })),
		address: mask.derived(violation, (text) => browserAddress(text) ?? ''),
	}),
	fixes: (violation, subject) => {
		if (violation.detail === 'slash') {
			const offset = violation.offset + lengthOfName(subject.url);
			return [rewrite(subject, { offset, end: offset }, '/', { preferred: true })];
		}
		const address = browserAddress(textOf(subject.url, violation));
		return address === undefined ? [] : [rewrite(subject, violation, address)];
	},
};

/** How long the name is that a number follows without a slash: `doi.org10.1016`. */
function lengthOfName(url: Url): number {
	return nameBeforeNumber(textOf(url, url.components.host))?.length ?? 0;
}
