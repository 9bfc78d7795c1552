/** What browsers refuse after `//` in every scheme, whatever its programs read there (WHATWG URL §3.5, §4.4). */

import { isIPv6 } from './ipv6';
import type { Span } from './url';

/** Forbidden host code points (WHATWG URL §3.5), but those that end a host. */
const FORBIDDEN = /[ <>[\]\\^|]/;

/** Where the first character stands that no host has; `undefined` where there is none, or a list of hosts. */
export function forbiddenInHost(text: string, authority: Span): Span | undefined {
	const { host, offset } = hostportOf(text, authority);
	if (host.startsWith('[') ? isIPv6(host.slice(1, -1)) && host.endsWith(']') : host.includes(',')) return undefined;
	const at = host.search(FORBIDDEN);
	return at < 0 ? undefined : { offset: offset + at, end: offset + at + 1 };
}

/** Whether a port that is none follows the host, or something stands around the place of a host that is not there. */
export function lacksHostOrPort(text: string, authority: Span): boolean {
	const { host, port, hasUser } = hostportOf(text, authority);
	if (host === '') return hasUser || port !== undefined;
	return port !== undefined && !(/^\d*$/.test(port) && Number(port) <= 65535);
}

/** The authority of a URL: from behind `scheme://` to `/`, `?` or `#`; `undefined` where no `//` follows the scheme. */
export function authorityOf(text: string, scheme: Span): Span | undefined {
	const offset = scheme.end + '://'.length;
	if (!text.startsWith('://', scheme.end)) return undefined;
	const length = text.slice(offset).search(/[/?#]/);
	return { offset, end: length < 0 ? text.length : offset + length };
}

interface Hostport {
	readonly host: string;
	readonly port: string | undefined;
	readonly offset: number;
	readonly hasUser: boolean;
}

function hostportOf(text: string, { offset, end }: Span): Hostport {
	const authority = text.slice(offset, end);
	const from = authority.lastIndexOf('@') + 1;
	const hostport = authority.slice(from);
	const colon = hostport.indexOf(':', Math.max(0, hostport.startsWith('[') ? hostport.indexOf(']') : 0));
	return {
		host: colon < 0 ? hostport : hostport.slice(0, colon),
		port: colon < 0 ? undefined : hostport.slice(colon + 1),
		offset: offset + from,
		hasUser: from > 0,
	};
}
