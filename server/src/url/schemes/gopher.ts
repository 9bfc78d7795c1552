import { Code } from '../characters';
import { parseLogin } from '../login';
import type { Parser } from '../parser';
import { isEscape } from '../percent';
import { reportAfterHost } from './ftp';

/** A tab, encoded: what separates a gopher selector from its search, and that from the Gopher+ string. */
const TAB = '%09';

/**
 * RFC 1738 §3.4, with erratum 5118:
 *
 *     gopherurl = "gopher://" hostport [ "/" [ gtype [ selector [ "%09" search [ "%09" gopher+_string ] ] ] ] ]
 */
export function parseGopher(p: Parser, colon: number): void {
	const hostEnd = parseLogin(p, colon, { login: false });
	if (hostEnd === p.end) return;
	if (p.codeAt(hostEnd) === Code.question) return reportAfterHost(p, 'gopher-url', hostEnd);
	const offset = hostEnd + 1;
	p.put('path', offset);
	p.checkCharacters(p.codeAt(hostEnd) === Code.backslash ? hostEnd : offset, p.end, p.sets.xchar);
	if (offset < p.end) splitPath(p, offset);
}

/** `selector` derives `%09` too, so the leftmost two separate, and later ones belong to the Gopher+ string. */
function splitPath(p: Parser, offset: number): void {
	const whole = (p.source.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
	const selector = offset + (isEscape(p.source, offset, p.end) ? 3 : whole);
	p.put('gophertype', offset, selector);
	const selectorEnd = findTab(p, selector);
	p.put('selector', selector, selectorEnd);
	if (selectorEnd === p.end) return;
	const search = selectorEnd + TAB.length;
	const searchEnd = findTab(p, search);
	p.put('search', search, searchEnd);
	if (searchEnd < p.end) p.put('gopherplus', searchEnd + TAB.length);
}

function findTab(p: Parser, offset: number): number {
	const tab = p.source.indexOf(TAB, offset);
	return tab < 0 || tab + TAB.length > p.end ? p.end : tab;
}
