/** `host = hostname | hostnumber` (RFC 1738 §3.1, §5), and what came after: IPv6 literals, browsers' numbers. */

import { ALPHA, ALPHADIGIT, CONTROL, Code, classOf, DIGIT, isAll, isIn, NON_ASCII, PERCENT } from './characters';
import { isAscii, LONGEST_SPELT } from './idna';
import { isIPv6, isIPvFuture, zoneOf } from './ipv6';
import { endsInNumber, isDottedQuad, nameBeforeNumber, readNumber } from './numbers';
import type { Parser } from './parser';
import { decode, isEscape } from './percent';

/** DNS's limits (RFC 1034 §3.1). */
export const LONGEST_LABEL = 63;
export const LONGEST_HOST = 253;

/**
 * Whether DNS carries no name as long as this one, in whatever encoding. Of such a name that is all there is to say: its labels
 * are not judged. What is not ASCII is longer or shorter as DNS knows it.
 */
export function isTooLongForDns(name: string): boolean {
	return name.length > (isAscii(name) ? LONGEST_HOST : LONGEST_SPELT);
}

/**
 * Checks the host in `[offset, end)`, which is not empty.
 *
 *     host       = hostname | hostnumber
 *     hostname   = *[ domainlabel "." ] toplabel
 *     hostnumber = digits "." digits "." digits "." digits
 */
export function checkHost(p: Parser, offset: number, end: number): void {
	if (p.codeAt(offset) === Code.openBracket) return checkIPLiteral(p, offset, end);
	const host = p.between(offset, end);
	if (p.modern && endOfEncodedLiteral(host) === host.length) return p.violate('invalid-ipv6', 'encoded', offset, end);
	if (endsInNumber(host)) checkNumber(p, host, offset, end);
	else checkHostname(p, offset, end);
}

/** RFC 3986 §3.2.2: `IP-literal = "[" ( IPv6address / IPvFuture ) "]"`. RFC 1738 knows none. */
function checkIPLiteral(p: Parser, offset: number, end: number): void {
	const closed = p.codeAt(end - 1) === Code.closeBracket;
	const address = p.between(offset + 1, closed ? end - 1 : end);
	const zone = zoneOf(address);
	if (closed && zone > 0) p.violate('invalid-ipv6', 'zone', offset + 1 + zone, end - 1);
	else if (closed && p.modern && isIPvFuture(address)) p.remark('invalid-ipv6', 'future', offset, end);
	else if (!closed && isIPv6(address)) p.violate('invalid-ipv6', 'unclosed', offset, end);
	else if (!closed || !isIPv6(address)) p.violate('invalid-ipv6', 'literal', offset, end);
	else if (p.modern) p.derived = false;
	else p.violate('invalid-ipv6', 'unknown', offset, end);
}

/** Where an IPv6 literal ends whose brackets, at the start of `text` and behind it, are encoded; 0 where there is none. */
export function endOfEncodedLiteral(text: string): number {
	if (!/^%5B/i.test(text)) return 0;
	const close = text.search(/%5D/i);
	return close > 0 && isIPv6(text.slice('%5B'.length, close)) ? close + '%5D'.length : 0;
}

/** `hostnumber`, and what browsers read as a number although no production does. */
function checkNumber(p: Parser, host: string, offset: number, end: number): void {
	const report = isHostnumber(host) ? p.remark : p.violate;
	if (isDottedQuad(host)) return;
	if (isDottedQuad(host.slice(0, -1)) && host.endsWith('.')) p.violate('invalid-host', 'final-dot', end - 1, end);
	else if (nameBeforeNumber(host) !== undefined) p.violate('numeric-host', 'slash', offset, end);
	else report.call(p, 'numeric-host', readNumber(host) === undefined ? 'refused' : 'read-as', offset, end);
}

/** `digits "." digits "." digits "." digits`. */
function isHostnumber(host: string): boolean {
	if (!isIn(host.charCodeAt(0), DIGIT)) return false;
	const groups = host.split('.');
	return groups.length === 4 && groups.every(isDigits);
}

function isDigits(text: string): boolean {
	return text !== '' && isAll(text, DIGIT);
}

/** `hostname = *[ domainlabel "." ] toplabel`. */
function checkHostname(p: Parser, offset: number, end: number): void {
	const finalDot = p.codeAt(end - 1) === Code.dot;
	const nameEnd = finalDot && end - offset > 1 ? end - 1 : end;
	if (isTooLongForDns(p.between(offset, nameEnd))) {
		const reader = p.fresh();
		checkName(reader, offset, nameEnd, end);
		p.derived &&= reader.derived;
		p.remark('invalid-host', 'long-name', offset, nameEnd);
	} else checkName(p, offset, nameEnd, end);
}

/** The name up to `nameEnd`, behind which only a final dot stands. */
function checkName(p: Parser, offset: number, nameEnd: number, end: number): void {
	if (p.skip(~NON_ASCII, offset, end) < end) {
		p.violate('non-ascii', 'host', offset, end);
		p.checkInvisible(offset, end);
	}
	for (let label = offset; label <= nameEnd; ) {
		const labelEnd = p.seek('.', label, nameEnd);
		checkLabel(p, label, labelEnd, labelEnd === nameEnd, nameEnd);
		label = labelEnd + 1;
	}
	if (nameEnd < end) p.violate('invalid-host', 'final-dot', nameEnd, end);
}

/**
 *     domainlabel = alphadigit | alphadigit *[ alphadigit | "-" ] alphadigit
 *     toplabel    = alpha | alpha *[ alphadigit | "-" ] alphadigit
 */
function checkLabel(p: Parser, offset: number, end: number, top: boolean, nameEnd: number): void {
	if (offset === end) {
		const afterDot = p.codeAt(offset - 1) === Code.dot;
		p.violate('invalid-host', 'empty-label', afterDot ? offset - 1 : offset, Math.min(offset + 1, nameEnd));
		return;
	}
	checkHostCharacters(p, offset, end);
	if (p.codeAt(offset) === Code.hyphen) p.violate('invalid-host', 'hyphen', offset, offset + 1);
	else if (p.codeAt(end - 1) === Code.hyphen) p.violate('invalid-host', 'hyphen', end - 1, end);
	if (top && isIn(p.codeAt(offset), DIGIT)) p.violate('invalid-host', 'toplabel', offset, end);
	// What is not ASCII is longer or shorter as DNS knows it.
	if (end - offset > LONGEST_LABEL && isAscii(p.between(offset, end)))
		p.remark('invalid-host', 'long-label', offset, end);
}

function checkHostCharacters(p: Parser, offset: number, end: number): void {
	for (let at = offset; at < end; at++) {
		const code = p.codeAt(at);
		const bits = classOf(code);
		if ((bits & (ALPHADIGIT | NON_ASCII)) !== 0 || code === Code.hyphen) continue;
		let runEnd = at + 1;
		if ((bits & CONTROL) !== 0) {
			runEnd = p.reportControl(at, p.skip(CONTROL, at, end), end);
		} else if ((bits & PERCENT) !== 0) runEnd = checkEncodedRun(p, at, end);
		else p.violate('invalid-host', code === Code.underscore ? 'underscore' : slipAt(p, at, end), at, runEnd);
		at = runEnd - 1;
	}
}

/** What a mark that no name has was meant for, by what stands around it: `www,a.example`, `a.example;8080`. */
function slipAt(p: Parser, at: number, end: number): 'character' | 'dot' | 'colon' {
	const isInName = isIn(p.codeAt(at - 1), ALPHADIGIT) && at + 1 < end && isIn(p.codeAt(at + 1), ALPHADIGIT);
	const mark = p.codeAt(at);
	if (!isInName || (mark !== Code.comma && mark !== Code.semicolon)) return 'character';
	return end - at <= LONGEST_PORT && BEFORE_PORT.test(p.between(at, end)) ? 'colon' : 'dot';
}

/** Both lie beside the dot on some keyboard, the semicolon on the colon's key; the numbers of an address have three digits at most. */
const BEFORE_PORT = /^(?:;\d{2,5}|,(?!(?:19|20)\d\d$)\d{4,5})$/;
const LONGEST_PORT = 6;

/** Triplets in a host: RFC 3986 allows them, and browsers decode them before they look. */
function checkEncodedRun(p: Parser, offset: number, end: number): number {
	let runEnd = offset;
	while (isEscape(p.source, runEnd, end)) runEnd += 3;
	if (runEnd === offset) {
		p.violate('malformed-percent', 'hex', offset, offset + 1);
		return offset + 1;
	}
	const decoded = decode(p.between(offset, runEnd));
	p.violate('invalid-host', decoded.ok && browsersTake(decoded.text) ? 'encoded' : 'encoded-forbidden', offset, runEnd);
	return runEnd;
}

/** The characters that browsers refuse in a host (URL Standard, forbidden domain code points), and quotes, which other programs do. */
const REFUSED = /[\0-\x20"#%'/:<>?@[\\\]^`{|}\x7F]/;

function browsersTake(text: string): boolean {
	return !REFUSED.test(text);
}

/** Whether the text is derived by `host`. Used where a host is only part of something else, as in news. */
export function isHost(text: string): boolean {
	return isHostnumber(text) || isHostname(text);
}

/** Labels with dots between them, the last of which starts with a letter. */
function isHostname(text: string): boolean {
	let label = 0;
	for (let at = 0; at <= text.length; at++) {
		const code = text.charCodeAt(at);
		if (at < text.length && code !== Code.dot) {
			if (!isIn(code, ALPHADIGIT) && code !== Code.hyphen) return false;
			continue;
		}
		const isLabel = at > label && text.charCodeAt(label) !== Code.hyphen && text.charCodeAt(at - 1) !== Code.hyphen;
		if (!isLabel) return false;
		if (at < text.length) label = at + 1;
	}
	return isIn(text.charCodeAt(label), ALPHA);
}

/** Whether a reader would take the text for a host: a name with a dot, four numbers, or `localhost`. */
export function looksLikeHost(text: string): boolean {
	return text.toLowerCase() === 'localhost' || (text.includes('.') && isHost(text));
}
