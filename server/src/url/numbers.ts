/** Hosts that are numbers: RFC 1738's dotted quad, and the shapes that browsers read as an address (WHATWG URL §3.5). */

import { Code, DIGIT, HEX, isAll, isIn } from './characters';

/** Whether the host is an IPv4 address that every reader reads alike: four decimal groups up to 255 without leading zeros. */
export function isDottedQuad(host: string): boolean {
	const groups = host.split('.');
	return (
		groups.length === 4 &&
		groups.every((group) => /^\d{1,3}$/.test(group) && Number(group) <= 255 && String(Number(group)) === group)
	);
}

/** WHATWG's "ends in a number": the last label, without a final dot, is decimal or `0x` hexadecimal. */
export function endsInNumber(host: string): boolean {
	const end = host.endsWith('.') ? host.length - 1 : host.length;
	// Most hosts end in a name, which no digit starts.
	let start = end;
	while (start > 0 && host.charCodeAt(start - 1) !== Code.dot) start--;
	if (!isIn(host.charCodeAt(start), DIGIT)) return false;
	const label = host.slice(start, end);
	return label !== '' && (isAll(label, DIGIT) || isHexadecimal(label));
}

/** The address that browsers read a number as, `undefined` where they refuse it: `0x7f.1` → `127.0.0.1`. */
export function browserAddress(host: string): string | undefined {
	const address = readNumber(host);
	return address === undefined
		? undefined
		: [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256).join('.');
}

/** The 32 bits that browsers read a number as; `undefined` where they refuse it. */
export function readNumber(host: string): number | undefined {
	const groups = (host.endsWith('.') ? host.slice(0, -1) : host).split('.');
	if (groups.length > 4) return undefined;
	const values = groups.map(groupValue);
	const last = values.pop() as number;
	if (values.some((value) => !(value <= 255)) || !(last < 256 ** (4 - values.length))) return undefined;
	return values.reduce((address, value, index) => address + value * 256 ** (3 - index), last);
}

/** NaN where the group is no number: decimal, octal after `0`, hexadecimal after `0x`. */
function groupValue(group: string): number {
	if (isHexadecimal(group)) return group.length === 2 ? 0 : Number.parseInt(group.slice(2), 16);
	if (group === '' || !isAll(group, DIGIT)) return Number.NaN;
	if (group.length === 1 || !group.startsWith('0')) return Number(group);
	return /[89]/.test(group) ? Number.NaN : Number.parseInt(group, 8);
}

function isHexadecimal(group: string): boolean {
	return /^0x/i.test(group) && isAll(group, HEX, 2);
}

/** The name of a host that the number of something follows without a slash, `doi.org10.1016`; `undefined` where there is none. */
export function nameBeforeNumber(host: string): string | undefined {
	return /^(?:[a-z][a-z\d-]{0,62}\.){1,4}(?:com|edu|gov|io|net|org)(?=\d+\.\d+$)/i.exec(host)?.[0];
}
