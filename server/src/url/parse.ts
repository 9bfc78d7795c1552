/** The parser: RFC 1738 §5 whole, in both standards. It reports and goes on; it never throws. */

import { ALPHA, Code, HASH, isIn, isSchemeCharacter } from './characters';
import { Parser } from './parser';
import { schemeOf } from './schemes/index';
import type { Standard, Url, Violation } from './url';

/**
 * Parses one URL.
 *
 *     url = httpurl | ftpurl | newsurl | nntpurl | telneturl | gopherurl |
 *           waisurl | mailtourl | fileurl | prosperourl | otherurl
 *
 * The fragment is not part of the URL: it is split off at the first `#` before anything is matched.
 * @param text any string; offsets in the result are UTF-16 offsets into it
 * @param shape what is read in its place, of the same length: the text with its opaque parts (placeholders) replaced
 *   by letters
 */
export function parseUrl(text: string, standard: Standard, shape: string = text): Url {
	const hash = shape.indexOf('#');
	const p = new Parser(shape, hash < 0 ? shape.length : hash, standard);
	const scheme = parseScheme(p);
	const { derivable } = p;
	if (hash >= 0) parseFragment(p, shape, hash, scheme);
	return { text, standard, scheme, components: p.components, violations: p.violations, derivable };
}

/** `scheme = 1*[ lowalpha | digit | "+" | "-" | "." ]`, then `":"` and what the scheme's production says. Returns its name. */
function parseScheme(p: Parser): string {
	let end = 0;
	while (end < p.end && isSchemeCharacter(p.text.charCodeAt(end))) end++;
	const name = p.text.slice(0, end).toLowerCase();
	const colon = endOfSeparator(p, name, end);
	if (colon < 0) {
		p.violate('scheme-syntax', 'no-scheme', 0, Math.max(end, Math.min(1, p.end)));
		p.checkCharacters(end, p.end, p.sets.xchar);
		return '';
	}
	p.components.scheme = { offset: 0, end };
	// RFC 3986 §3.1: `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )`.
	if (p.modern && !isIn(p.text.charCodeAt(0), ALPHA)) p.violate('scheme-syntax', 'first-letter', 0, 1);
	schemeOf(name).parse(p, colon);
	return name;
}

/**
 * Where the `:` after the scheme stands, or what was written for it: `http//h`, `https;//h`, `http:://h`.
 * @returns the offset before the `//`, less one; -1 where there is no scheme
 */
function endOfSeparator(p: Parser, name: string, end: number): number {
	const { host, section } = schemeOf(name);
	const known = host && section !== undefined;
	if (end > 0 && p.codeAt(end) === Code.colon) {
		if (!known || !p.text.startsWith('://', end + 1)) return end;
		p.violate('misspelt-scheme', 'colons', end, end + 2);
		return end + 1;
	}
	if (known && p.text.startsWith(';//', end)) {
		p.violate('misspelt-scheme', 'semicolon', end, end + 1);
		return end;
	}
	if (!known || !p.text.startsWith('//', end)) return -1;
	p.violate('missing-slashes', 'colon', end, end + 2);
	return end - 1;
}

/** `[ "#" fragmentid ]` of the W3C's older BNF; RFC 3986 §3.5. */
function parseFragment(p: Parser, text: string, hash: number, scheme: string): void {
	p.components.fragment = { offset: hash + 1, end: text.length };
	if (p.modern && schemeOf(scheme).raw === true) return;
	// RFC 6455 §3: "Fragment identifiers are meaningless in the context of WebSocket URIs and MUST NOT be used".
	if (p.modern && /^wss?$/.test(scheme)) p.remark('scheme-syntax', 'ws-fragment', hash, text.length);
	const reader = new Parser(text, text.length, p.standard);
	// Browsers keep every later `#`, and pages that programs make, `#/page#section`, split at it. Side by side one is too many.
	reader.checkSearch(hash + 1, text.length, p.sets.fragment, p.sets.tolerated | (p.modern ? HASH : 0));
	for (const found of reader.violations)
		if (isDoubled(text, found))
			p.remark('unsafe-character', found.offset === hash + 1 ? 'doubled' : 'character', found.offset, found.end);
		else p.violations.push(found);
}

/** Whether the violation is of a `#` beside another. */
function isDoubled(text: string, { detail, offset, end }: Violation): boolean {
	return detail === 'tolerated' && text[offset] === '#' && (end - offset > 1 || text[offset - 1] === '#');
}
