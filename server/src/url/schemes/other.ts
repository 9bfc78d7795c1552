import { DIGIT } from '../characters';
import { isIPv6, isIPvFuture, zoneOf } from '../ipv6';
import { HIGHEST_PORT, type LoginOptions, parseLogin, splitUser } from '../login';
import type { Parser } from '../parser';
import { parsePathAndSearch } from './http';

/**
 * RFC 1738 §5, for every scheme without a production of its own:
 *
 *     otherurl      = genericurl
 *     genericurl    = scheme ":" schemepart
 *     schemepart    = *xchar | ip-schemepart
 *     ip-schemepart = "//" login [ "/" urlpath ]
 *
 * Every character of an ip-schemepart is an xchar, so `*xchar` derives all of them.
 */
export function parseOther(p: Parser, colon: number): void {
	const literalEnd = endOfIPLiteral(p, colon + 1);
	const question = p.searchFrom(literalEnd);
	p.checkCharacters(literalEnd, question, p.sets.xchar);
	p.checkSearch(question, p.end, p.sets.hsearch);
	const end = p.seek('?', colon + 1);
	if (p.source.startsWith('//', colon + 1)) splitAuthority(p, colon + 3, end);
	else p.put('path', colon + 1, end);
	if (end < p.end) p.put('search', end + 1);
}

/** RFC 3986 §3.2.2: the brackets around an IP literal are no mistake. Where they end; `offset` where there are none. */
function endOfIPLiteral(p: Parser, offset: number): number {
	const authorityEnd = p.seek('/', offset + 2);
	const open = p.seek('[', offset, authorityEnd);
	const close = p.seek(']', open, authorityEnd);
	const address = p.between(open + 1, close);
	const zone = p.modern ? zoneOf(address) : -1;
	const isLiteral = isIPv6(address) || (p.modern && (isIPvFuture(address) || zone > 0));
	if (close === authorityEnd || !p.source.startsWith('//', offset) || !isLiteral) return offset;
	p.checkCharacters(offset, open, p.sets.xchar);
	if (!p.modern) p.violate('invalid-ipv6', 'unknown', open, close + 1);
	else if (zone > 0) p.remark('invalid-ipv6', 'zone', open + 1 + zone, close);
	return close + 1;
}

/** Finds the parts of `//user:password@host:port/path` without judging them: only the scheme knows its rules. */
function splitAuthority(p: Parser, offset: number, question: number): void {
	const end = p.seek('/', offset, question);
	const at = p.findLast('@', offset, end);
	if (at >= 0) splitUser(p, offset, at);
	const host = at >= 0 ? at + 1 : offset;
	const colon = p.seek(':', host, end);
	const port = colon + 1 < end && p.skip(DIGIT, colon + 1, end) === end;
	p.put('host', host, port ? colon : end);
	if (port) p.put('port', colon + 1, end);
	if (end < question) p.put('path', end + 1, question);
}

/**
 * A scheme outside RFC 1738 whose host syntax we know (sftp, ldap, irc …): an otherurl in RFC 1738, and its login is
 * judged all the same.
 */
export function parseWithLogin(options: LoginOptions): (p: Parser, colon: number) => void {
	return (p, colon) => {
		parsePathAndSearch(p, parseLogin(p, colon, options), p.sets.hpath);
		p.derived = isSchemepart(p, colon + 1);
	};
}

/** `*xchar`. */
function isSchemepart(p: Parser, offset: number): boolean {
	const reader = p.fresh();
	reader.checkCharacters(offset, p.end, p.sets.xchar);
	return reader.derived;
}

/** javascript: what follows the colon is program text, which browsers run as it stands. */
export function parseScript(p: Parser, colon: number): void {
	if (!p.modern) return parseOther(p, colon);
	p.put('path', colon + 1);
}

/**
 * A scheme outside RFC 1738 of which we know the port alone: `//` is followed by what its programs read, which may be several
 * hosts.
 */
export function parseWithPort(p: Parser, colon: number): void {
	parseOther(p, colon);
	const { port } = p.parts;
	if (p.modern && port !== undefined && Number(p.between(port.offset, port.end)) > HIGHEST_PORT)
		p.remark('invalid-port', 'too-high', port.offset, port.end);
}
