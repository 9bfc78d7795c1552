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
	const question = p.seek('?', hostEnd);
	if (hostEnd < question) {
		const backslash = p.codeAt(hostEnd) === Code.backslash;
		p.put('path', hostEnd + 1, question);
		p.checkCharacters(hostEnd + (backslash ? 0 : 1), question, path);
	}
	parseSearch(p, question);
}

/** `[ "?" search ]`, to the end. */
export function parseSearch(p: Parser, question: number): void {
	if (question === p.end) return;
	p.put('search', question + 1);
	p.checkSearch(question + 1, p.end, p.sets.hsearch);
}
