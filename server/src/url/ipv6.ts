/** Addresses as they stand between the brackets of a host (RFC 3986 §3.2.2, RFC 4291 §2.2). */

import { HEX, isAll } from './characters';
import { isDottedQuad } from './numbers';
import { isEscape } from './percent';

/** The most characters that an address has: six groups of four digits and four numbers of three (RFC 4291 §2.2). */
export const LONGEST_IPV6 = 45;

/** Whether `address`, without brackets and zone, is an IPv6 address. */
export function isIPv6(address: string): boolean {
	const halves = address.split('::');
	if (halves.length > 2) return false;
	const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
	const last = groups[groups.length - 1];
	const endsInQuad = last?.includes('.') ?? false;
	if (endsInQuad && (!isDottedQuad(last as string) || address.endsWith(':'))) return false;
	const hexGroups = endsInQuad ? groups.slice(0, -1) : groups;
	if (!hexGroups.every(isGroup)) return false;
	const count = hexGroups.length + (endsInQuad ? 2 : 0);
	return halves.length === 2 ? count <= 7 : count === 8;
}

function isGroup(group: string): boolean {
	return group !== '' && group.length <= 4 && isAll(group, HEX);
}

/** `IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )`: what a later version might look like. */
export function isIPvFuture(address: string): boolean {
	return /^v[\da-f]+\.[\w.~!$&'()*+,;=:-]+$/i.test(address);
}

/**
 * Where the `%` of a zone identifier stands behind a valid address; -1 where there is none. RFC 6874 §2 wrote it `"%25" ZoneID`,
 * and a bare `%` is what people copy from their system; another escape is no zone.
 */
export function zoneOf(address: string): number {
	const zone = address.indexOf('%');
	if (zone < 0 || !isIPv6(address.slice(0, zone))) return -1;
	return address.startsWith('%25', zone) || !isEscape(address, zone, address.length) ? zone : -1;
}
