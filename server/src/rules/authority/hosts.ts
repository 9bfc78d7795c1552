/** What rules share about hosts: which stand for any host (RFC 2606, RFC 6761) or are near, and how to write one in ASCII. */

import { message } from '../../data/messages';
import { isAscii, toAscii } from '../../url/idna';
import { decode } from '../../url/percent';
import { schemeOf } from '../../url/schemes/index';
import type { Url } from '../../url/url';
import { type Draft, replace, type Subject, textOf } from '../rule';

/** Whether the host is `localhost`, a loopback address, or a name reserved for examples and tests. */
export function isReservedHost(host: string): boolean {
	const name = host.toLowerCase().replace(/\.$/, '');
	return (
		/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(name) ||
		/(^|\.)(test|example|invalid|localhost|example\.(com|net|org))$/.test(name)
	);
}

/** Whether the host can only be reached from this network (RFC 1918, RFC 3927, RFC 4193, RFC 6762), or encrypts by itself (RFC 7686). */
export function isPrivateHost(host: string): boolean {
	const name = host.toLowerCase().replace(/\.$/, '');
	return (
		isReservedHost(name) ||
		/^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$/.test(name) ||
		/^\[(?:::1?\]|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/.test(name) ||
		/\.(?:local|lan|home|internal|intranet|corp|home\.arpa|onion|i2p)$/.test(name)
	);
}

/** Whether the host is private, or has a name without a dot, which only the machines beside it know. */
export function isNearHost(host: string): boolean {
	return isPrivateHost(host) || /^[^.:[\]]+$/.test(host);
}

/** Whether it is the host of a company that exists in examples only. */
export function isFictitious(host: string): boolean {
	return /^(?:[a-z]\.){2,5}[a-z]$|(?:^|\.)(?:contoso|fabrikam|adventure-?works|northwind(?:-?traders)?|tailspin-?toys|wingtip-?toys|litware|proseware)[\w-]*\./i.test(
		host,
	);
}

/** Whether the host is ASCII and stands for itself: most hosts are, and of names in other letters there is nothing to say. */
export function isLiteralHost(url: Url): boolean {
	const name = textOf(url, url.components.host);
	return isAscii(name) && !/xn--|%/i.test(name);
}

/**
 * Whether browsers refuse the host although each of its characters may stand in one (UTS #46). They decode it first, so
 * what is encoded counts too; where that is no character of hosts, the parser has said so.
 */
export function isRefusedHost(url: Url): boolean {
	const name = textOf(url, url.components.host);
	const decoded = decode(name).text;
	if (isAscii(decoded) || !schemeOf(url.scheme).host) return false;
	return !(isAscii(name) && /[^\w.\x80-\uFFFF-]/.test(decoded)) && toAscii(decoded) === undefined;
}

/** The draft that writes the host as DNS knows it; none where UTS #46 refuses it. */
export function writePunycode({ url, mask }: Subject): readonly Draft[] {
	const { host } = url.components;
	const ascii = toAscii(textOf(url, host));
	if (host === undefined || ascii === undefined) return [];
	const title = message('fix.punycode', { ascii: mask.derived(host, () => ascii) });
	return [replace(title, host, ascii, { preferred: true })];
}
