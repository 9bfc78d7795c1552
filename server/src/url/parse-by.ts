/** The parser: RFC 1738 §5, in both standards, with the schemes it is given. It reports and goes on; it never throws. */

import { ALPHA, Code, HASH, isIn, isSchemeCharacter } from './characters';
import { Parser } from './parser';
import type { Scheme, SchemeOf } from './schemes/rfc1738';
import type { Standard, Url, Violation } from './url';

/**
 * Parses one URL. What is not given is not in a bundle: the library leaves the later schemes to who wants them.
 *
 *     url = httpurl | ftpurl | newsurl | nntpurl | telneturl | gopherurl |
 *           waisurl | mailtourl | fileurl | prosperourl | otherurl
 *
 * The fragment is not part of the URL: it is split off at the first `#` before anything is matched.
 * @param schemeOf what is known of each scheme
 * @param text any string; offsets in the result are UTF-16 offsets into it
 * @param shape what is read in its place, of the same length: the text with its opaque parts (placeholders) replaced
 *   by letters
 */
export function parseBy(schemeOf: SchemeOf, text: string, standard: Standard, shape: string = text): Url {
	const hash = shape.indexOf('#');
	const p = new Parser(shape, hash < 0 ? shape.length : hash, standard === 'modern');
	const scheme = parseScheme(p, schemeOf);
	const { derived } = p;
	if (hash >= 0) parseFragment(p, shape, hash, schemeOf(scheme));
	// A list that grew has room for sixteen more, which who keeps the URL would keep with it.
	const violations = p.found.slice();
	return { text, standard, scheme, components: p.parts, violations, derivable: derived };
}

/** `scheme = 1*[ lowalpha | digit | "+" | "-" | "." ]`, then `":"` and what the scheme's production says. Returns its name. */
function parseScheme(p: Parser, schemeOf: SchemeOf): string {
	let end = 0;
	while (end < p.end && isSchemeCharacter(p.codeAt(end))) end++;
	const name = p.between(0, end).toLowerCase();
	const known = schemeOf(name);
	const colon = endOfSeparator(p, known, end);
	if (colon < 0) {
		p.violate('scheme-syntax', 'no-scheme', 0, Math.max(end, Math.min(1, p.end)));
		p.checkCharacters(end, p.end, p.sets.xchar);
		return '';
	}
	p.put('scheme', 0, end);
	// RFC 3986 §3.1: `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )`.
	if (p.modern && !isIn(p.codeAt(0), ALPHA)) p.violate('scheme-syntax', 'first-letter', 0, 1);
	known.parse(p, colon);
	return name;
}

/**
 * Where the `:` after the scheme stands, or what was written for it: `http//h`, `https;//h`, `http:://h`.
 * @returns the offset before the `//`, less one; -1 where there is no scheme
 */
function endOfSeparator(p: Parser, { host, section }: Scheme, end: number): number {
	const known = host && section !== undefined;
	if (end > 0 && p.codeAt(end) === Code.colon) {
		if (!known || !p.source.startsWith('://', end + 1)) return end;
		p.violate('misspelt-scheme', 'colons', end, end + 2);
		return end + 1;
	}
	if (known && p.source.startsWith(';//', end)) {
		p.violate('misspelt-scheme', 'semicolon', end, end + 1);
		return end;
	}
	if (!known || !p.source.startsWith('//', end)) return -1;
	p.violate('missing-slashes', 'colon', end, end + 2);
	return end - 1;
}

/** `[ "#" fragmentid ]` of the W3C's older BNF; RFC 3986 §3.5. */
function parseFragment(p: Parser, text: string, hash: number, { raw }: Scheme): void {
	p.put('fragment', hash + 1, text.length);
	if (p.modern && raw === true) return;
	const reader = new Parser(text, text.length, p.modern);
	// Browsers keep every later `#`, and pages that programs make, `#/page#section`, split at it. Side by side one is too many.
	reader.checkSearch(hash + 1, text.length, p.sets.fragmentid, p.sets.tolerated | (p.modern ? HASH : 0));
	for (const found of reader.found)
		if (isDoubled(text, found))
			p.remark('unsafe-character', found.offset === hash + 1 ? 'doubled' : 'character', found.offset, found.end);
		else p.found.push(found);
}

/** Whether the violation is of a `#` beside another. */
function isDoubled(text: string, { detail, offset, end }: Violation): boolean {
	return detail === 'tolerated' && text[offset] === '#' && (end - offset > 1 || text[offset - 1] === '#');
}
