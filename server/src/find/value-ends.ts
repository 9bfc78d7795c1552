/** Where a value ends that is one URL (`ends/values.ts`): a string in quotes, an attribute, a cell of a table. */

import { endsBehindHost, isOneUrl, LONGEST_KEY, LONGEST_VALUE } from '../ends/values';
import { textOf } from '../escaping/logical';
import type { Enclosure } from '../languages/reader';
import { type Families, placeholderEnd } from '../placeholders/placeholders';
import { Code } from '../url/characters';
import type { Candidate } from './candidates';

/** What stands behind the scheme of a URL whose value is looked at: its marks, also where they need repair. */
const GOES_ON = new Set<number>([Code.colon, Code.semicolon, Code.slash, Code.backslash]);

/** Schemes of which a value is looked at without such marks. */
const HOLDS_WORDS = /^(?:data|mailto)$/i;

/**
 * Where the value ends that is this one URL; -1 where it is no such value.
 * @param strictHost whether the scheme's host is a name or address, so that a comma behind it is none of the URL's
 */
export function endOfValue(
	text: string,
	{ start, schemeEnd, rest }: Candidate,
	{ context, limit, closer, fills }: Enclosure,
	families: Families,
	strictHost: boolean,
): number {
	const before = start === 0 ? '\n' : text.charAt(start - 1);
	const escaped = text.charCodeAt(start - 2) === Code.backslash;
	const isData = () => /^data$/i.test(text.slice(start, schemeEnd));
	if (!GOES_ON.has(text.charCodeAt(rest)) && !HOLDS_WORDS.test(text.slice(start, schemeEnd))) return -1;
	if (context.name === 'comment' && text.startsWith('](', start - 2)) return endOfQuoting(text, start, limit);
	if (escaped && isQuote(before) && isData()) return endOfEscaped(text, start, limit, before);
	const quoted = startsString(text.charCodeAt(start - 1)) && !escaped;
	if (!quoted && !(fills && (context.name === 'markup-attribute' || isCell(context.name, before)))) return -1;
	const end = isQuote(closer) || closer === '`' ? closingOf(text, rest, limit, closer, families) : fills ? limit : -1;
	if (end < 0 || end - start > LONGEST_VALUE) return -1;
	const value = textOf(text, start, end, context.escaping);
	if (!isOneUrl(value, text.slice(Math.max(0, start - LONGEST_KEY), start))) return -1;
	if (strictHost && endsBehindHost(value)) return -1;
	return end - (value.length - value.trimEnd().length);
}

/** Whether a value may start where the URL does: behind a quote, or where a URL fills its place. */
export function mayBeValue(text: string, start: number, fills: boolean): boolean {
	return fills || startsString(text.charCodeAt(start - 1));
}

/** Whether a string may start behind the character: it is a quote of some kind. */
export function startsString(before: number): boolean {
	return before === Code.quote || before === Code.apostrophe || before === Code.backtick;
}

/** Whether the URL stands in a quotation or, in a language we do not read, in a string. */
export function isQuote(closer: string): boolean {
	return closer === '"' || closer === "'";
}

/** Whether what stands behind `before` is a cell of a table, rather than a value behind its `=`. */
function isCell(context: string, before: string): boolean {
	return context === 'value' && before !== '=' && before !== ' ';
}

/** Where the quotation ends that a quote before the URL opened: on its line, at the limit at most; -1 where it does not. */
function closingOf(text: string, from: number, limit: number, quote: string, families: Families): number {
	const stop = Math.min(limit, from + LONGEST_VALUE);
	for (let at = from; at < stop; at++) {
		const code = text.charCodeAt(at);
		if (code === Code.lineFeed) return -1;
		const placeholder = endOfCode(text, at, stop, families);
		if (placeholder > 0) at = placeholder - 1;
		else if (code === Code.backslash) at++;
		else if (code === quote.charCodeAt(0) && !(quote === "'" && /\w/.test(text.charAt(at + 1)))) return at;
	}
	return text.startsWith(quote, stop) ? stop : -1;
}

/** Where a string in a string ends, `"a { background: url(\"data:image/svg+xml,<svg …>\") }"`: -1 where it is no data URL, or goes on for long. */
function endOfEscaped(text: string, start: number, limit: number, quote: string): number {
	const value = text.slice(start, Math.min(limit, start + LONGEST_VALUE));
	const end = value.indexOf(`\\${quote}`);
	return end > 0 && isOneUrl(value.slice(0, end), '') ? start + end : -1;
}

/** Where the destination of a link in a comment ends that has a quotation, `[a](https://a.example/?q="b")`: -1 where it is no such. */
function endOfQuoting(text: string, start: number, limit: number): number {
	QUOTING.lastIndex = start;
	return QUOTING.test(text) && QUOTING.lastIndex <= limit ? QUOTING.lastIndex : -1;
}

const QUOTING = /[^\s()"]{1,300}="[^\s()"]{1,100}"[^\s()"]{0,100}(?=\))/y;

/** Where the code ends that starts at `at`, which may hold quotes, `${f("x")}`; -1 where none does. */
function endOfCode(text: string, at: number, stop: number, families: Families): number {
	const code = text.charCodeAt(at);
	if (code !== Code.dollar && code !== Code.hash) return -1;
	return placeholderEnd(text, at, stop, false, families);
}
