/** Square brackets: routes' slugs, and what a synopsis marks as optional. */

import { balanced } from './syntax';

/** What is written between the outer brackets. */
const CONTENTS: readonly RegExp[] = [
	// `[slug]`, `[...slug]`, `[service.name]`, `[builds/region]`, `[a|b]`, `[relative|/absolute]`, `[путь]`
	/^(?:\.{3})?\p{L}[\p{L}\p{M}\p{N}_-]*(?:(?:[./]|\|\/?)[\p{L}\p{M}\p{N}_-]+){0,4}$/u,
	// `[...]`, `[…]`, `[/]`, `v[2|3]`
	/^(?:\.{3}|…|\/|\d{1,3}(?:\|\d{1,3}){1,5})$/,
	// RFC 1738's own names: `[user@host]`
	/^(?:user|username|login)@(?:host|hostname|server|domain)$/i,
	// Drupal's tokens: `[site:url-brief]`
	/^[a-z][a-z-]*(?::[a-z][a-z\d-]*){1,4}$/,
	// `[[slug]]`, `[[...slug]]`
	/^\[(?:\.{3})?[a-z][\w-]*\]$/i,
	// `[{database}]`, `[;databaseName={database}]`
	/^;?[\w=;.-]*\{[\w.-]+\}$/,
];

/** `[Project Name]`: words to fill in. Where a space ends URLs, this is a note beside one, so it must be all of a segment or value. */
const WORDS = /^[A-Z][A-Za-z]*(?: [A-Z][A-Za-z]*){1,3}$/;
const BEFORE_WORDS = /[/=]/;
const AFTER_WORDS = /^["'/?&#]?$/;

/** What an optional part is made of, and the delimiter beside a bracket that tells one: `[user[:password]@]`, `[/path]`. */
const PART = /^(?:[\p{L}\p{M}\p{N}_:@/;,?=&.#<>{}[\]+-]|%\(\w{1,40}\)[ds])*$/u;
const DELIMITED = /\[[:/?.#;,@]|[:/@;,]\]/;
const LETTER = /\p{L}/u;

/** An IPv6 address, complete or not, whatever its letters. */
const ADDRESS = /^[\da-f:][\da-f:.]*$|::/i;

/** `[www.google.com]`: somebody's host, and no name for any. */
const HOST = /^(?:www\..*|.*\.(?:com|org|net|edu|gov|io))$/i;
const ANY_HOST = /example|your|my|domain|site|host|server|name|company|instance|tenant/i;

/** `https://a.example/[Docker]`: the text of a link, as AsciiDoc has it, and what stands behind it. */
const LABEL = /^[A-Z][a-z]+(?:[A-Z][a-z]+)*$/;
const ENDS = /^[\s.,;:!?)"']?$/;

/** Nobody writes longer ones: a synopsis marks a few parts of a URL. */
const LONGEST = 130;

/**
 * Where the placeholder in square brackets ends that starts at `offset`. Where a host stands, an address of RFC 3986's
 * future, `[v1.x]`, is none.
 */
export function squareBrackets(text: string, offset: number, stop: number): number {
	const end = balanced(text, offset, Math.min(stop, offset + LONGEST));
	if (end < 0) return -1;
	const content = text.slice(offset + 1, end - 1);
	if (WORDS.test(content))
		return BEFORE_WORDS.test(text.charAt(offset - 1)) && AFTER_WORDS.test(text.charAt(end)) ? end : -1;
	if (LABEL.test(content) && ENDS.test(text.slice(end, end + 1))) return -1;
	const atHost = text.startsWith('//', offset - 2);
	if (!isOptional(content) && !CONTENTS.some((pattern) => pattern.test(content))) return -1;
	if (!atHost || content.endsWith('@')) return end;
	if (HOST.test(content) && !ANY_HOST.test(content)) return -1;
	return /^v[\da-f]+\./i.test(content) || !/[g-z_]|[^\p{ASCII}]/iu.test(content) ? -1 : end;
}

/** Whether a synopsis says with these contents that a part of the URL may be left out. */
function isOptional(content: string): boolean {
	return DELIMITED.test(`[${content}]`) && PART.test(content) && LETTER.test(content) && !ADDRESS.test(content);
}
