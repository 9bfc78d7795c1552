import { ALPHA, BACKSLASH, Code, isIn, SLASH } from '../characters';
import { checkHost } from '../host';
import { splitUser } from '../login';
import type { Parser } from '../parser';
import { decode } from '../percent';
import { parseSearch } from './http';

/** RFC 1738 §3.10: `fileurl = "file://" [ host | "localhost" ] "/" fpath`. RFC 8089 also has `file:/path`. */
export function parseFile(p: Parser, colon: number): void {
	const slashesEnd = p.skip(SLASH | BACKSLASH, colon + 1);
	const slashes = p.between(colon + 1, slashesEnd);
	if (slashes.includes('\\')) p.violate('file-url', 'backslashes', colon + 1);
	if (slashes === '') {
		p.violate('file-url', 'no-slashes', colon, colon + 1);
		parseFpath(p, colon + 1);
	} else if (slashes.length === 1) {
		p.violate('file-url', 'one-slash', colon + 1, colon + 2);
		parseFpath(p, colon + 2);
	} else if (slashes.length === 2) parseHostAndPath(p, colon, slashesEnd);
	else {
		p.put('host', colon + 3, colon + 3);
		parseFpath(p, colon + 4);
	}
}

/** `[ host | "localhost" ] "/" fpath`, where something stands between the slashes. */
function parseHostAndPath(p: Parser, colon: number, offset: number): void {
	const slash = p.skip(~(SLASH | BACKSLASH), offset);
	if (isDrive(p, offset)) {
		if (p.seek('\\', offset) < p.end) p.violate('file-url', 'windows-path', offset);
		else p.violate('file-url', 'drive-as-host', offset, offset + 2);
		p.put('host', offset, offset);
		return parseFpath(p, offset);
	}
	if (slash === p.end) p.violate('file-url', 'no-path', slash === offset ? colon + 1 : offset);
	parseHost(p, offset, slash);
	if (slash === p.end) return;
	if (p.codeAt(slash) === Code.backslash) p.violate('backslash', 'inside', slash, slash + 1);
	parseFpath(p, slash + 1);
}

function parseHost(p: Parser, offset: number, end: number): void {
	const at = p.findLast('@', offset, end);
	if (at >= 0) {
		splitUser(p, offset, at);
		p.violate('user-not-allowed', 'user', offset, at + 1);
	}
	const host = at >= 0 ? at + 1 : offset;
	const bracket = p.codeAt(host) === Code.openBracket ? p.seek(']', host, end) : host;
	const hostEnd = p.seek(':', bracket, end);
	p.put('host', host, hostEnd);
	if (hostEnd > host) checkMachine(p, host, hostEnd);
	if (hostEnd === end) return;
	p.put('port', hostEnd + 1, end);
	p.violate('file-url', 'port', hostEnd, end);
}

/**
 * RFC 8089 §2 takes the host of RFC 3986 §3.2.2, `reg-name = *( unreserved / pct-encoded / sub-delims )`. Here it is what a machine
 * or a share is called, as in `//wsl$/`, which no DNS needs to know.
 */
function checkMachine(p: Parser, offset: number, end: number): void {
	if (!p.modern) return checkHost(p, offset, end);
	const reader = p.fresh();
	checkHost(reader, offset, end);
	p.derived &&= reader.derived;
	for (const found of reader.found)
		if (!OF_DNS.has(found.detail) || !REG_NAME.test(decode(p.between(found.offset, found.end)).text))
			p.remark(found.code, found.detail, found.offset, found.end);
}

/** What is said of the characters of a name in DNS. */
const OF_DNS: ReadonlySet<string> = new Set(['character', 'underscore', 'toplabel', 'encoded', 'encoded-forbidden']);
const REG_NAME = /^[\w.~!$&'()*+,;=-]+$/;

/** `fpath = fsegment *[ "/" fsegment ]`. */
function parseFpath(p: Parser, offset: number): void {
	const end = p.searchFrom(offset);
	p.put('path', offset, end);
	if (isDrive(p, offset) && p.codeAt(offset + 1) === Code.bar)
		p.violate('file-url', 'drive-bar', offset + 1, offset + 2);
	p.checkCharacters(offset, end, p.sets.fpath);
	parseSearch(p, end);
}

/** A Windows drive: `c:` or, in old URLs, `c|`, and nothing or a slash after it. */
function isDrive(p: Parser, offset: number): boolean {
	const mark = p.codeAt(offset + 1);
	if (!isIn(p.codeAt(offset), ALPHA) || (mark !== Code.colon && mark !== Code.bar)) return false;
	return offset + 2 === p.end || isIn(p.codeAt(offset + 2), SLASH | BACKSLASH);
}
