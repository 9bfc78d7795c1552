import { Code, SEMICOLON } from '../characters';
import { parseLogin } from '../login';
import type { Parser } from '../parser';
import type { RuleWith } from '../url';
import { parseSearch } from './http';

const TYPE = ';type=';

/** RFC 1738 §3.2: `ftpurl = "ftp://" login [ "/" fpath [ ";type=" ftptype ]]`. */
export function parseFtp(p: Parser, colon: number): void {
	const hostEnd = parseLogin(p, colon, { login: true });
	const slash = p.codeAt(hostEnd);
	if (hostEnd === p.end) return;
	if (slash !== Code.slash && slash !== Code.backslash) return reportAfterHost(p, 'ftp-url', hostEnd);
	const pathEnd = p.searchFrom(hostEnd);
	const fpathEnd = parseTypecode(p, hostEnd + 1, pathEnd);
	p.put('path', hostEnd + 1, fpathEnd);
	p.checkCharacters(slash === Code.backslash ? hostEnd : hostEnd + 1, fpathEnd, p.sets.fpath & ~SEMICOLON, 'ftp-url');
	parseSearch(p, pathEnd);
}

/**
 * `[ ";type=" ftptype ]`, `ftptype = "A" | "I" | "D" | "a" | "i" | "d"`, read from the right, because `;` belongs to
 * nothing else in an ftp path. Returns where the fpath before it ends.
 */
function parseTypecode(p: Parser, offset: number, end: number): number {
	const semicolon = p.findLast(';', offset, end);
	if (semicolon < 0 || !p.source.startsWith(TYPE, semicolon) || semicolon + TYPE.length > end) return end;
	const typecode = semicolon + TYPE.length;
	p.put('typecode', typecode, end);
	const valid = end - typecode === 1 && 'AIDaid'.includes(p.source.charAt(typecode));
	if (!valid) p.violate('ftp-url', 'typecode', typecode === end ? semicolon : typecode, end);
	return semicolon;
}

/** What stands between the host and the end without a `/` before it. */
export function reportAfterHost(p: Parser, code: RuleWith<'after-host'>, offset: number): void {
	if (p.found.some(({ detail }) => detail === 'two-readings')) return;
	p.violate(code, 'after-host', offset);
	p.checkCharacters(offset, p.end, p.sets.xchar);
}
