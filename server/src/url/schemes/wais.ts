import { Code } from '../characters';
import { hostOf, parseLogin } from '../login';
import type { Parser } from '../parser';

/**
 * RFC 1738 §3.9:
 *
 *     waisurl      = waisdatabase | waisindex | waisdoc
 *     waisdatabase = "wais://" hostport "/" database
 *     waisindex    = "wais://" hostport "/" database "?" search
 *     waisdoc      = "wais://" hostport "/" database "/" wtype "/" wpath
 */
export function parseWais(p: Parser, colon: number): void {
	const hostEnd = parseLogin(p, colon, { login: false });
	if (p.codeAt(hostEnd) !== Code.slash)
		return p.violate('wais-url', 'no-database', hostEnd < p.end ? hostEnd : hostOf(p), p.end);
	const database = hostEnd + 1;
	const question = p.find('?', database, p.end);
	const slash = p.find('/', database, question);
	p.components.path = { offset: database, end: slash < question ? p.end : question };
	p.components.database = { offset: database, end: slash };
	p.checkCharacters(database, slash, p.sets.uchar, 'wais-url');
	if (slash < question) parseDocument(p, database, slash);
	else if (question < p.end) parseSearch(p, question + 1);
}

/** `search = *[ uchar | ";" | ":" | "@" | "&" | "=" ]`. */
function parseSearch(p: Parser, offset: number): void {
	p.components.search = { offset, end: p.end };
	p.checkCharacters(offset, p.end, p.sets.waisSearch, 'wais-url');
}

/** `"/" wtype "/" wpath`, `wtype = *uchar`, `wpath = *uchar`: the path has exactly three segments. */
function parseDocument(p: Parser, database: number, slash: number): void {
	const second = p.find('/', slash + 1, p.end);
	if (second === p.end || p.find('/', second + 1, p.end) < p.end)
		return p.violate('wais-url', 'segments', database, p.end);
	p.components.wtype = { offset: slash + 1, end: second };
	p.components.wpath = { offset: second + 1, end: p.end };
	p.checkCharacters(slash + 1, second, p.sets.uchar, 'wais-url');
	p.checkCharacters(second + 1, p.end, p.sets.uchar, 'wais-url');
}
