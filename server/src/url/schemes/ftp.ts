import { Code, SEMICOLON } from '../characters';
import { parseLogin } from '../login';
import type { Parser } from '../parser';
import type { RuleWith } from '../url';

const TYPE = ';type=';

/** RFC 1738 §3.2: `ftpurl = "ftp://" login [ "/" fpath [ ";type=" ftptype ]]`. */
export function parseFtp(p: Parser, colon: number): void {
	const hostEnd = parseLogin(p, colon, { login: true });
	const slash = p.codeAt(hostEnd);
	if (hostEnd === p.end) return;
	if (slash !== Code.slash && slash !== Code.backslash) return reportAfterHost(p, 'ftp-url', hostEnd);
	const pathEnd = p.modern ? p.find('?', hostEnd, p.end) : p.end;
	const fpathEnd = parseTypecode(p, hostEnd + 1, pathEnd);
	p.components.path = { offset: hostEnd + 1, end: fpathEnd };
	p.checkCharacters(slash === Code.backslash ? hostEnd : hostEnd + 1, fpathEnd, p.sets.fpath & ~SEMICOLON, 'ftp-url');
	if (pathEnd < p.end) {
		p.components.search = { offset: pathEnd + 1, end: p.end };
		p.checkSearch(pathEnd + 1, p.end, p.sets.search);
	}
}

/**
 * `[ ";type=" ftptype ]`, `ftptype = "A" | "I" | "D" | "a" | "i" | "d"`, read from the right, because `;` belongs to
 * nothing else in an ftp path. Returns where the fpath before it ends.
 */
function parseTypecode(p: Parser, offset: number, end: number): number {
	const semicolon = p.text.lastIndexOf(';', end - 1);
	if (end === offset || semicolon < offset || !p.text.startsWith(TYPE, semicolon) || semicolon + TYPE.length > end)
		return end;
	const typecode = { offset: semicolon + TYPE.length, end };
	p.components.typecode = typecode;
	const valid = end - typecode.offset === 1 && 'AIDaid'.includes(p.text.charAt(typecode.offset));
	if (!valid) p.violate('ftp-url', 'typecode', typecode.offset === end ? semicolon : typecode.offset, end);
	return semicolon;
}

/** What stands between the host and the end without a `/` before it. */
export function reportAfterHost(p: Parser, code: RuleWith<'after-host'>, offset: number): void {
	if (p.violations.some(({ detail }) => detail === 'two-readings')) return;
	p.violate(code, 'after-host', offset, p.end);
	p.checkCharacters(offset, p.end, p.sets.xchar);
}
