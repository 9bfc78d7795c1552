import { AT, Code, DIGIT, isIn, SLASH, UNRESERVED } from '../characters';
import { isIPv6 } from '../ipv6';
import { type LoginOptions, parseLogin } from '../login';
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
	const question = p.modern ? p.find('?', literalEnd, p.end) : p.end;
	p.checkCharacters(literalEnd, question, p.sets.xchar);
	p.checkSearch(question, p.end, p.sets.search);
	if (p.text.startsWith('//', colon + 1)) splitAuthority(p, colon + 3);
	else splitPath(p, colon + 1);
}

/** RFC 3986 §3.2.2: the brackets around an IPv6 host are no mistake. Where they end; `offset` where there are none. */
function endOfIPLiteral(p: Parser, offset: number): number {
	const authorityEnd = p.find('/', offset + 2, p.end);
	const open = p.find('[', offset, authorityEnd);
	const close = p.find(']', open, authorityEnd);
	if (close === authorityEnd || !p.text.startsWith('//', offset) || !isIPv6(p.text.slice(open + 1, close)))
		return offset;
	p.checkCharacters(offset, open, p.sets.xchar);
	if (!p.modern) p.violate('invalid-ipv6', 'unknown', open, close + 1);
	return close + 1;
}

/** Finds the parts of `//user:password@host:port/path?search` without judging them: only the scheme knows its rules. */
function splitAuthority(p: Parser, offset: number): void {
	const question = p.find('?', offset, p.end);
	const end = p.find('/', offset, question);
	const lastAt = p.text.lastIndexOf('@', end - 1);
	const at = lastAt >= offset && end > offset ? lastAt : -1;
	if (at >= 0) splitUser(p, offset, at);
	const host = at >= 0 ? at + 1 : offset;
	const colon = p.find(':', host, end);
	const port = colon + 1 < end && p.skip(DIGIT, colon + 1, end) === end;
	p.components.host = { offset: host, end: port ? colon : end };
	if (port) p.components.port = { offset: colon + 1, end };
	if (end < question) p.components.path = { offset: end + 1, end: question };
	if (question < p.end) p.components.search = { offset: question + 1, end: p.end };
}

function splitUser(p: Parser, offset: number, at: number): void {
	const colon = p.find(':', offset, at);
	p.components.user = { offset, end: colon };
	if (colon < at) p.components.password = { offset: colon + 1, end: at };
}

function splitPath(p: Parser, offset: number): void {
	const question = p.find('?', offset, p.end);
	p.components.path = { offset, end: question };
	if (question < p.end) p.components.search = { offset: question + 1, end: p.end };
}

/**
 * A scheme outside RFC 1738 whose host syntax we know (sftp, ldap, irc …): an otherurl in RFC 1738, and its login is
 * judged all the same.
 */
export function parseWithLogin(options: LoginOptions): (p: Parser, colon: number) => void {
	return (p, colon) => {
		parsePathAndSearch(p, parseLogin(p, colon, options), p.sets.hpath);
		p.derivable = isSchemepart(p, colon + 1);
	};
}

/** `*xchar`. */
function isSchemepart(p: Parser, offset: number): boolean {
	const reader = p.fresh();
	reader.checkCharacters(offset, p.end, p.sets.xchar);
	return reader.derivable;
}

/** javascript: what follows the colon is program text, which browsers run as it stands. */
export function parseScript(p: Parser, colon: number): void {
	if (!p.modern) return parseOther(p, colon);
	p.components.path = { offset: colon + 1, end: p.end };
}

/** RFC 2397: `dataurl = "data:" [ mediatype ] [ ";base64" ] "," data`. Raw characters are common in data, and browsers take them. */
export function parseData(p: Parser, colon: number): void {
	if (!p.modern) parseOther(p, colon);
	else p.components.path = { offset: colon + 1, end: p.end };
	if (p.find(',', colon + 1, p.end) === p.end) p.remark('scheme-syntax', 'data-comma', colon + 1, p.end);
}

/** RFC 3966 §3: `tel:` and digits, with visual separators and parameters. */
export function parseTel(p: Parser, colon: number): void {
	parseOther(p, colon);
	const end = p.find(';', colon + 1, p.end);
	for (let at = colon + 1; at < end; at++) {
		const code = p.codeAt(at);
		if (isIn(code, DIGIT) || code === Code.plus || code === Code.hyphen || code === Code.dot) continue;
		if ('()*#ABCDabcd'.includes(p.text.charAt(at)) || !isIn(code, UNRESERVED | SLASH | AT)) continue;
		return p.remark('scheme-syntax', 'tel-number', colon + 1, end);
	}
	if (end === colon + 1) p.remark('scheme-syntax', 'tel-number', colon, colon + 1);
}

/** RFC 8141 §2: `"urn" ":" NID ":" NSS`, the NID of 2 to 32 letters, digits and hyphens. */
export function parseUrn(p: Parser, colon: number): void {
	parseOther(p, colon);
	const nid = colon + 1;
	const nidEnd = p.find(':', nid, p.end);
	const name = p.text.slice(nid, nidEnd);
	if (!/^[a-z\d][a-z\d-]{0,30}[a-z\d]$/i.test(name))
		p.remark('scheme-syntax', 'urn-namespace', nid < nidEnd ? nid : colon, Math.max(nidEnd, nid));
	else if (nidEnd + 1 >= p.end) p.remark('scheme-syntax', 'urn-empty', nidEnd < p.end ? nidEnd : nid, p.end);
}
