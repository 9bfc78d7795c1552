/** A host for a reader: who answers for it, its other spelling, and what a number means. */

import { type MessageKey, message } from '../data/messages';
import { ours, type Shown } from '../data/shown';
import type { Wording } from '../data/words';
import { isAscii, toAscii } from '../url/idna';
import { toUnicode } from '../url/labels';
import { browserAddress, endsInNumber, isDottedQuad } from '../url/numbers';
import type { Span } from '../url/url';
import type { Row, Subject } from './row';

/** The host, its registered domain marked. */
export function hostRow({ url, mask, domain, depth, goesOn }: Subject): Row[] {
	const { host } = url.components;
	if (host === undefined || (host.offset === host.end && (goesOn === true || url.scheme === 'file'))) return [];
	const label = message('component.host');
	if (host.offset === host.end) return [{ label, text: ours(''), notes: [message('explain.no-host')], depth }];
	const text = mask.of(host);
	if (mask.hides(host)) return [{ label, text, notes: [], depth }];
	const strong = registeredPart(text, domain);
	return [{ label, text, ...(strong && { strong }), notes: notesOn(text), depth }];
}

/** The end of the host that has as many labels as the registered domain. */
export function registeredPart(host: string, domain: string | undefined): Span | undefined {
	if (domain === undefined) return undefined;
	const labels = domain.split('.').length;
	let offset = host.endsWith('.') ? host.length - 1 : host.length;
	const end = offset;
	for (let label = 0; label < labels && offset >= 0; label++) offset = host.lastIndexOf('.', offset - 1);
	return { offset: offset + 1, end };
}

function notesOn(host: Shown): Wording[] {
	const notes: Wording[] = [];
	if (!isAscii(host)) {
		const ascii = toAscii(host);
		if (ascii !== undefined) notes.push(message('explain.ascii', { host: ours(ascii) }));
	} else if (/xn--/i.test(host)) {
		const unicode = host
			.split('.')
			.map((label) => toUnicode(label) ?? label)
			.join('.');
		if (unicode !== host) notes.push(message('explain.unicode', { host: ours(unicode) }));
	}
	return [...notes, ...addressNotes(host)];
}

/** What a numeric host stands for. */
function addressNotes(host: string): Wording[] {
	if (host.startsWith('[')) return networkOf(host.slice(1, -1).toLowerCase(), NETWORKS_V6);
	if (!endsInNumber(host)) return /^localhost\.?$/i.test(host) ? [message('explain.this-machine')] : [];
	const address = browserAddress(host);
	if (address === undefined) return [];
	const network = networkOf(address, NETWORKS_V4);
	return isDottedQuad(host) ? network : [message('explain.number', { address: ours(address) }), ...network];
}

type Networks = readonly (readonly [RegExp, MessageKey])[];

/** RFC 6890. */
const NETWORKS_V4: Networks = [
	[/^127\./, 'explain.this-machine'],
	[/^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./, 'explain.private'],
	[/^169\.254\./, 'explain.link-local'],
	[/^(?:192\.0\.2|198\.51\.100|203\.0\.113)\./, 'explain.documentation'],
];
const NETWORKS_V6: Networks = [
	[/^(?:0*:){1,7}0*1$|^::1$/, 'explain.this-machine'],
	[/^f[cd][\da-f]{2}:/, 'explain.private'],
	[/^fe[89ab][\da-f]:/, 'explain.link-local'],
	[/^2001:0?db8:/, 'explain.documentation'],
];

function networkOf(address: string, networks: Networks): Wording[] {
	const found = networks.find(([pattern]) => pattern.test(address));
	return found === undefined ? [] : [message(found[1])];
}
