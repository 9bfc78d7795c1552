/** Who else reads a URL how: RFC 1738, RFC 3986 and browsers can find different hosts in the same letters. */

import { message } from '../data/messages';
import { ours, type Shown } from '../data/shown';
import type { Wording } from '../data/words';
import { toAscii } from '../url/idna';
import type { Mask } from '../url/mask';
import { parseUrl } from '../url/parse';
import type { Url } from '../url/url';

/** One reader, and the host that it finds; empty where it refuses the URL. */
export interface Reading {
	readonly reader: Wording;
	readonly host: Shown;
}

/** The schemes that browsers read with a host of their own rules (WHATWG URL §3.1, "special"). */
const BY_BROWSERS = /^(?:https?|wss?|ftp)$/;

/** All readers, where two of them differ; else none. */
export function readings(url: Url, mask: Mask): readonly Reading[] {
	if (!BY_BROWSERS.test(url.scheme) || url.text.length > LONGEST) return [];
	const { host } = url.components;
	const hosts = [hostOf(parseUrl(url.text, 'rfc1738')), generic(url.text), inBrowsers(url.text)];
	const [, byGrammar, byBrowsers] = hosts;
	// What RFC 1738 alone refuses is no other place.
	const found = hosts.filter((each) => each !== undefined);
	if (same(byGrammar, byBrowsers) && found.every((each) => same(each, found[0]))) return [];
	// Where a host may be part of a password, nobody's reading is shown.
	if (mask.whole !== url.text || (host !== undefined && mask.hides(host))) return [];
	const readers = [ours('RFC 1738'), ours('RFC 3986'), message('explain.browsers')];
	return readers.map((reader, index) => ({ reader, host: ours(hosts[index] ?? '') }));
}

/** Nobody writes longer ones by hand, and each reader reads all of it. */
const LONGEST = 4000;

function hostOf({ text, derivable, components: { host } }: Url): string | undefined {
	return derivable && host !== undefined ? text.slice(host.offset, host.end) : undefined;
}

/** RFC 3986, Appendix B: the authority ends at the first `/`, `?` or `#`, its user at the last `@`; beyond ASCII RFC 3987. */
function generic(text: string): string | undefined {
	const authority = /^[^:/?#]+:\/\/([^/?#]*)/.exec(text)?.[1];
	if (authority === undefined) return undefined;
	const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, '');
	return /^(?:[\w.~!$&'()*+,;=%\x80-\uffff-]|\[[\da-f:.]+\])+$/i.test(host) ? host : undefined;
}

/** What the platform's own parser finds, which is the one that browsers have. */
function inBrowsers(text: string): string | undefined {
	try {
		return new URL(text).hostname;
	} catch {
		return undefined;
	}
}

function same(a: string | undefined, b: string | undefined): boolean {
	return a === b || (a !== undefined && b !== undefined && (toAscii(a) ?? a) === (toAscii(b) ?? b));
}
