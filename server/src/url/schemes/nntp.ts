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
	const groupEnd = p.find('/', offset, p.end);
	if (offset >= p.end || groupEnd === offset)
		return p.violate('nntp-url', 'no-group', hostEnd === p.end ? hostOf(p) : hostEnd, p.end);
	p.components.path = { offset, end: p.end };
	p.components.group = { offset, end: groupEnd };
	checkGroup(p, 'nntp-url', offset, groupEnd);
	if (groupEnd < p.end) parseArticleNumber(p, groupEnd);
}

/** `[ "/" digits ]`. */
function parseArticleNumber(p: Parser, slash: number): void {
	p.components.article = { offset: slash + 1, end: p.end };
	if (slash + 1 === p.end) p.violate('nntp-url', 'article-number', slash, p.end);
	else if (p.skip(DIGIT, slash + 1, p.end) < p.end) p.violate('nntp-url', 'article-number', slash + 1, p.end);
}
