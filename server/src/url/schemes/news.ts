import { ALPHA, ALPHADIGIT, Code, isIn, QUESTION, SLASH } from '../characters';
import { isHost } from '../host';
import { parseLogin } from '../login';
import type { Parser } from '../parser';
import { isEscape } from '../percent';
import type { RuleWith } from '../url';

/**
 * RFC 1738 §3.6:
 *
 *     newsurl   = "news:" grouppart
 *     grouppart = "*" | group | article
 */
export function parseNews(p: Parser, colon: number): void {
	const offset = colon + 1;
	if (p.modern && p.source.startsWith('//', offset)) return parseServer(p, colon);
	if (offset === p.end) return p.violate('news-url', 'empty', colon, offset);
	parseGrouppart(p, offset);
}

/** RFC 5538 §3: `"news:" [ "//" [ server ] "/" ] ( newsgroup / article )`. */
function parseServer(p: Parser, colon: number): void {
	const hostEnd = parseLogin(p, colon, { login: true, emptyHost: true });
	const slashes = colon + '://'.length;
	if (hostEnd === p.end && hostEnd > slashes) return p.violate('news-url', 'slashes', colon + 1, slashes);
	if (p.codeAt(hostEnd) !== Code.slash) return p.violate('news-url', 'empty', hostEnd < p.end ? hostEnd : colon + 1);
	if (hostEnd + 1 < p.end) parseGrouppart(p, hostEnd + 1);
}

/** An `@` tells an article from a group. */
function parseGrouppart(p: Parser, offset: number): void {
	const at = p.findLast('@', offset, p.end);
	if (at >= 0) return parseArticle(p, offset, at);
	p.put('group', offset);
	if (p.source.startsWith('//', offset)) return p.violate('news-url', 'server', offset, offset + 2);
	if (p.end - offset === 1 && p.codeAt(offset) === Code.asterisk) return;
	checkGroup(p, 'news-url', offset, p.end, p.modern ? '*' : '');
}

/** `article = 1*[ uchar | ";" | "/" | "?" | ":" | "&" | "=" ] "@" host`. */
function parseArticle(p: Parser, offset: number, at: number): void {
	p.put('article', offset);
	if (at === offset) p.violate('news-url', 'no-article', at, at + 1);
	p.checkCharacters(offset, at, p.sets.article, 'news-url');
	// RFC 5538 §4: what follows the "@" need not be a host, only the same as in the article's Message-ID.
	if (p.modern && at + 1 < p.end) p.checkCharacters(at + 1, p.end, p.sets.article & ~(SLASH | QUESTION), 'news-url');
	else if (!isHost(p.between(at + 1, p.end))) p.violate('news-url', 'article-host', at + 1 < p.end ? at + 1 : at);
}

/**
 * `group = alpha *[ alpha | digit | "-" | "." | "+" | "_" ]`, in `[offset, end)`, which is not empty. RFC 5538 §4 lets it start
 * with any of them, and has escapes.
 * @param more what else it may hold: RFC 5538's `newsgroups` are a pattern, `comp.lang.*`
 */
export function checkGroup(p: Parser, code: RuleWith<'group-start'>, offset: number, end: number, more = ''): void {
	if (!p.modern && !isIn(p.codeAt(offset), ALPHA)) p.violate(code, 'group-start', offset, offset + 1);
	const marks = '-.+_'.concat(more);
	for (let at = p.modern ? offset : offset + 1; at < end; at++) {
		const character = p.codeAt(at);
		if (p.modern && isEscape(p.source, at, end)) at += 2;
		else if (!isIn(character, ALPHADIGIT) && !marks.includes(String.fromCharCode(character)))
			p.violate(code, 'group-character', at, at + 1);
	}
}
