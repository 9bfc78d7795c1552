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
		return p.violate('wais-url', 'no-database', hostEnd < p.end ? hostEnd : hostOf(p));
	const database = hostEnd + 1;
	const question = p.seek('?', database);
	const slash = p.seek('/', database, question);
	p.put('path', database, slash < question ? p.end : question);
	p.put('database', database, slash);
	p.checkCharacters(database, slash, p.sets.uchar, 'wais-url');
	if (slash < question) parseDocument(p, database, slash);
	else if (question < p.end) parseSearch(p, question + 1);
}

/** `search = *[ uchar | ";" | ":" | "@" | "&" | "=" ]`. */
function parseSearch(p: Parser, offset: number): void {
	p.put('search', offset);
	p.checkCharacters(offset, p.end, p.sets.waisSearch, 'wais-url');
}

/** `"/" wtype "/" wpath`, `wtype = *uchar`, `wpath = *uchar`: the path has exactly three segments. */
function parseDocument(p: Parser, database: number, slash: number): void {
	const second = p.seek('/', slash + 1);
	if (second === p.end || p.seek('/', second + 1) < p.end) return p.violate('wais-url', 'segments', database);
	p.put('wtype', slash + 1, second);
	p.put('wpath', second + 1);
	p.checkCharacters(slash + 1, second, p.sets.uchar, 'wais-url');
	p.checkCharacters(second + 1, p.end, p.sets.uchar, 'wais-url');
}
