import { Code } from '../characters';
import { parseLogin } from '../login';
import type { Parser } from '../parser';

/** RFC 1738 §3.3: `httpurl = "http://" hostport [ "/" hpath [ "?" search ]]`. RFC 9110 §4.2 lets a search follow the host. */
export function parseHttp(p: Parser, colon: number): void {
	const hostEnd = parseLogin(p, colon, { login: false });
	if (p.codeAt(hostEnd) === Code.question && !p.modern)
		p.violate('http-url', 'search-without-path', hostEnd, hostEnd + 1);
	parsePathAndSearch(p, hostEnd, p.sets.hpath);
}

/**
 * `[ "/" path [ "?" search ]]`, or `"?" search` alone, from the end of the host on.
 * @param path the characters of the path's production
 */
export function parsePathAndSearch(p: Parser, hostEnd: number, path: number): void {
	const question = p.find('?', hostEnd, p.end);
	if (hostEnd < question) {
		const backslash = p.codeAt(hostEnd) === Code.backslash;
		p.components.path = { offset: hostEnd + 1, end: question };
		p.checkCharacters(hostEnd + (backslash ? 0 : 1), question, path);
	}
	if (question < p.end) {
		p.components.search = { offset: question + 1, end: p.end };
		p.checkSearch(question + 1, p.end, p.sets.search);
	}
}
