import { Code, SLASH } from '../characters';
import type { Parser } from '../parser';
import { decode } from '../percent';
import type { Field } from '../url';

/** RFC 1738 §3.5: `mailtourl = "mailto:" encoded822addr`. RFC 6068: `"mailto:" [ to ] [ hfields ]`. */
export function parseMailto(p: Parser, colon: number): void {
	const offset = colon + 1;
	if (offset === p.end) return p.violate('mailto-url', 'empty', colon, offset);
	const addressEnd = p.searchFrom(offset);
	p.put('address', offset, addressEnd);
	if (p.modern && isMangled(p.between(offset, addressEnd))) {
		p.derived = false;
		p.checkCharacters(addressEnd, p.end, p.sets.xchar);
	} else {
		checkAddress(p, offset, addressEnd);
		p.checkCharacters(offset, p.end, p.sets.xchar);
	}
	if (addressEnd < p.end) p.parts.headers = parseFields(p, addressEnd + 1, '&');
	if (p.modern) checkSeparators(p, offset, addressEnd);
}

/** `encoded822addr = 1*xchar`: what the prose says of it, an encoded addr-spec, needs an `@`. */
function checkAddress(p: Parser, offset: number, end: number): void {
	const slashesEnd = p.skip(SLASH, offset, end);
	const address = p.between(offset, end);
	if (PAGE.test(address) && !address.includes('@')) p.remark('mailto-url', 'other', 0, offset);
	else if (slashesEnd > offset + 1) p.remark('mailto-url', 'slashes', offset, slashesEnd);
	else if (offset < end && !/@|%40/.test(address)) p.remark('mailto-url', 'no-at', offset, end);
	else if (p.modern) checkAddresses(p, offset, end);
}

/** What starts as another URL does, or has a path behind its host: `//a.example/contact`. */
const PAGE = /^https?:\/\/|^\/\/[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}\/./i;

/** RFC 6068 §2: `to = addr-spec *("," addr-spec )`: `mailto:ann@shop,example` names a second address, which has no `@`. */
function checkAddresses(p: Parser, offset: number, end: number): void {
	let from = offset;
	let before = '';
	for (const address of p.between(offset, end).split(',')) {
		if (from > offset && TOP_LEVEL.test(address))
			return HALF.test(before)
				? p.remark('mailto-url', 'comma', from - 1, from)
				: p.remark('mailto-url', 'no-at', from, from + address.length);
		from += address.length + 1;
		before = address;
	}
}

/** An address whose host has no dot yet. */
const HALF = /@[\w-]+$/;

/** The last part of a host's name, or what may be it. */
const TOP_LEVEL = /^[a-z]{2,10}$/i;

/** The words that a reader is to replace by a mark, between what is no letter. */
const SPELT_OUT = /[^a-z\d](?:at|dot|arroba|chiocciola|klammeraffe|sobaka|punkt|punto)[^a-z\d]/i;
/** What a reader is to leave out. */
const TO_LEAVE_OUT = /(?:no|anti|kill|stop)[-_.]?spam|spam[-_.]?(?:me[-_.]?)?not|remove[-_.]?(?:this|me)/i;

/** Whether an address has no `@`, but what somebody wrote for one so that programs that gather addresses do not see it. */
function isMangled(address: string): boolean {
	if (address.includes('@') || address.includes('%40')) return false;
	const text = decode(address).text;
	return SPELT_OUT.test(text) || TO_LEAVE_OUT.test(text);
}

/** RFC 6068 §2: `hfields = "?" hfield *( "&" hfield )`; neither stands in an address or a value as it is. */
function checkSeparators(p: Parser, offset: number, question: number): void {
	for (const { index, 0: found } of p.between(offset, p.end).matchAll(FIELD)) {
		const at = offset + index;
		const code = found.charCodeAt(0);
		if (at < question ? code === Code.ampersand : at > question && code === Code.question)
			p.remark('mailto-url', at < question ? 'ampersand' : 'question', at, at + 1);
	}
}

/** The fields that mail programs read. */
const FIELD = /[?&](?:subject|body|b?cc|to|from|reply-to|in-reply-to)=/gi;

/** `name=value` pairs from `offset` to the end. */
function parseFields(p: Parser, offset: number, separator: string): Field[] {
	const fields: Field[] = [];
	for (let from = offset; from <= p.end; ) {
		const end = p.seek(separator, from);
		fields.push(p.fieldIn(from, end));
		from = end + 1;
	}
	return fields;
}
