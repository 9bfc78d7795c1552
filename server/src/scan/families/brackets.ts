/** Square brackets: routes' slugs, and what a synopsis marks as optional. */

import { balanced } from './syntax';

/** What is written between the outer brackets. */
const CONTENTS: readonly RegExp[] = [
	// `[slug]`, `[...slug]`, `[service.name]`, `[builds/region]`, `[a|b]`
	/^(?:\.{3})?[a-z][\w-]*(?:[./|][\w-]+){0,3}$/i,
	// `[[slug]]`, `[[...slug]]`
	/^\[(?:\.{3})?[a-z][\w-]*\]$/i,
	// `[user@]`, `[user:password@]`, `[[user][:password]@]`
	/^[\w:<>-]+@$/,
	/^(?:\[[\w:<>-]+\]){1,3}@$/,
	// `[[:#]port]`
	/^\[[:#]{1,2}\][\w<>-]+$/,
	// `[{database}]`, `[;databaseName={database}]`
	/^;?[\w=;.-]*\{[\w.-]+\}$/,
	// `[/path[/more]]`, `[?query]`, `[.example]`, `[#fragment]`
	/^[/?.#][\w/?=&.<>{}#:-]+(?:\[[\w/?=&.<>{}#:-]+\]){0,3}$/,
];

/** `[:port]`, with a letter that no address has. */
const PORT = /^:[\w<>{}-]+$/;
const NO_ADDRESS = /[g-z_<>{}]/i;

/** `[www.google.com]`: somebody's host, and no name for any. */
const HOST = /^(?:www\..*|.*\.(?:com|org|net|edu|gov|io))$/i;
const ANY_HOST = /example|your|my|domain|site|host|server|name|company|instance|tenant/i;

/** Nobody writes longer ones. */
const LONGEST = 130;

/**
 * Where the placeholder in square brackets ends that starts at `offset`. Where a host stands, an address of RFC 3986's
 * future, `[v1.x]`, is none.
 */
export function squareBrackets(text: string, offset: number, stop: number): number {
	const end = balanced(text, offset, Math.min(stop, offset + LONGEST));
	if (end < 0) return -1;
	const content = text.slice(offset + 1, end - 1);
	const known = CONTENTS.some((pattern) => pattern.test(content)) || (PORT.test(content) && NO_ADDRESS.test(content));
	if (!known) return -1;
	if (!text.startsWith('//', offset - 2) || content.endsWith('@')) return end;
	if (HOST.test(content) && !ANY_HOST.test(content)) return -1;
	return /^v[\da-f]+\./i.test(content) || !/[g-z_]/i.test(content) ? -1 : end;
}
