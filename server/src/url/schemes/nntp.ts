import { Code, DIGIT } from '../characters';
import { hostOf, parseLogin } from '../login';
import type { Parser } from '../parser';
import { reportAfterHost } from './ftp';
import { checkGroup } from './news';

/** RFC 1738 §3.7: `nntpurl = "nntp://" hostport "/" group [ "/" digits ]`. */
export function parseNntp(p: Parser, colon: number): void {
	const hostEnd = parseLogin(p, colon, { login: false });
	if (p.codeAt(hostEnd) === Code.question) return reportAfterHost(p, 'nntp-url', hostEnd);
	if (p.codeAt(hostEnd) === Code.backslash) p.violate('backslash', 'inside', hostEnd, hostEnd + 1);
	const offset = hostEnd + 1;
	const groupEnd = p.seek('/', offset);
	if (offset >= p.end || groupEnd === offset)
		return p.violate('nntp-url', 'no-group', hostEnd === p.end ? hostOf(p) : hostEnd);
	p.put('path', offset);
	p.put('group', offset, groupEnd);
	checkGroup(p, 'nntp-url', offset, groupEnd);
	if (groupEnd < p.end) parseArticleNumber(p, groupEnd);
}

/** `[ "/" digits ]`. */
function parseArticleNumber(p: Parser, slash: number): void {
	p.put('article', slash + 1);
	if (slash + 1 === p.end) p.violate('nntp-url', 'article-number', slash);
	else if (p.skip(DIGIT, slash + 1) < p.end) p.violate('nntp-url', 'article-number', slash + 1);
}
