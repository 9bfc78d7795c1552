/** Where `%` has a meaning of its own, so that writing an escape would change the program or document. */

import type { ContextName } from '../languages/context';
import { isProgram, isProse } from '../languages/kinds';
import { languageWritten } from '../languages/language-written';
import {
	merged,
	placeholdersOfFamilies,
	type SignedFamily,
	signedFamilies,
	withDoubledPercents,
} from '../placeholders/placeholders';
import { matchesOf } from '../url/matches';
import { isAt } from '../url/sticky';
import { tracesIn } from '../url/traces';
import type { Span } from '../url/url';
import { CALLS, COMMANDS, isInside, TRACE_OF_CALLS } from './format-calls';
import type { Occurrence } from './occurrence';

/** Languages without a reader of their own in which it comments or quotes everywhere. */
const SPECIAL = new Set(['matlab', 'erlang']);

/** What printf, strftime and Python's `%` read as a conversion, or that operator behind a string. */
const FORMAT =
	/%(?:\(\w{1,40}\))?[-+#0]{0,4}\d{0,3}(?:\.\d{1,3})?(?:l{1,2}|h)?[sdifuxXgGeErcpvqwYmHMS@]|["']\s{0,4}%\s{0,4}[\w([{]/;

/** How far around a URL a conversion is looked for on its line, and a call or a string around it over lines. */
const NEAR = 160;
const LONGEST = 1000;
/** How far behind a URL its string may end, so that what it is given to is asked: less than is read behind a part of a document. */
const LONGEST_STRING = 3000;

interface Document {
	readonly text: string;
	readonly languageId: string;
	/** Says what it is, where the text is but a stretch of it. */
	readonly whole?: { isResource(): boolean };
}

/**
 * Whether `%` is special where the URL stands: in languages where it is so everywhere, and in what may be a format because
 * a conversion stands in it or beside it, or because of the function or operator to which it is given.
 */
export function formatsPercent(document: Document, occurrence: Occurrence): boolean {
	if (occurrence.context.percent === true || SPECIAL.has(document.languageId)) return true;
	return isFormat(document, occurrence);
}

/** Whether the text in which the URL stands is given to what formats it, or holds a conversion where programs do that. */
function isFormat(document: Document, occurrence: Occurrence): boolean {
	const { text, languageId } = document;
	const { offset, end, context } = occurrence;
	if (context.name === 'comment' || context.name === 'markup-comment') return false;
	const start = Math.max(0, offset - LONGEST);
	const mayBeCalled = tracesIn(document).mayStand(TRACE_OF_CALLS, start, offset);
	if (!mayBeCalled && !isProgram(languageId)) return false;
	const before = text.slice(start, offset);
	if (mayBeCalled && (isInside(before, CALLS) || isInside(before, COMMANDS))) return true;
	if (!isProgram(languageId)) return false;
	const stringEnd = endOfString(occurrence);
	if (isGivenToFormat(text, stringEnd, languageId) || hasConversion(occurrence)) return true;
	// Three quotes enclose a text: a conversion far down in it says nothing about it.
	const joinedEnd = isQuote(text, stringEnd) ? stringEnd : end;
	const behind = text.slice(joinedEnd, joinedEnd + NEAR).split('\n', 1)[0] as string;
	const after = text.slice(end, Math.min(joinedEnd, end + LONGEST)) + behind;
	return FORMAT.test(joinedBefore(before)) || FORMAT.test(after);
}

/** What stands for something else in the URL: in what may be a format also each `%%`, which stands for `%`. */
export function placeholdersOf(document: Document, occurrence: Occurrence): readonly Span[] {
	const { url } = occurrence;
	const placeholders = !UNREAD.test(url)
		? occurrence.placeholders
		: holdsWildcards(document, occurrence)
			? merged([...occurrence.placeholders, ...wildcards(url)])
			: withSigned(document, occurrence);
	if (!url.includes('%%') || !formatsPercent(document, occurrence)) return placeholders;
	return withDoubledPercents(url, placeholders);
}

/** What stands before a pattern of SQL's: `LIKE '`, `like ? …, "`, `LIKE CONCAT('`; in prose only in capitals. */
const LIKE = /(?<![\w'])[IR]?LIKE\s{1,4}[^\w\n]{0,20}(?:N|CONCAT\(\s{0,4})?["'`](?:%|[\w-]{1,30}:)?$/i;
const LIKE_IN_CAPITALS = new RegExp(LIKE.source);
/** Longer than what `LIKE` matches. */
const LONGEST_LIKE = 80;

/** What stands before a name with a stem in a makefile: a function or a substitution that is open. */
const STEM = /\$[({](?:(?:patsubst|filter|filter-out)\s|[\w.-]{1,60}:)[^)}\n]*$/;
const VARIABLE = /\$[({]\w{1,60}[)}]/g;

/** A rule: no tab before it, no assignment, and a colon with white space behind it. */
const RULE = /^[^\t#=\n][^=\n]*:(?:\s|$)/;

/** Whether a `%` in the URL stands for anything: in a pattern of SQL or of a makefile. */
function holdsWildcards({ text, languageId }: Document, { offset, end, context }: Occurrence): boolean {
	const before = text.slice(Math.max(0, offset - LONGEST), offset);
	const like = isProgram(languageId) ? LIKE : LIKE_IN_CAPITALS;
	if (like.test(before.slice(-LONGEST_LIKE))) return true;
	if (languageId !== 'makefile' || context.name === 'comment') return false;
	const line = before.slice(before.lastIndexOf('\n') + 1);
	const behind = text.slice(end, end + NEAR).split('\n', 1)[0] as string;
	return STEM.test(line.replace(VARIABLE, '')) || RULE.test(line + text.slice(offset, end) + behind);
}

/** Every `%` that starts no escape. */
function wildcards(url: string): readonly Span[] {
	return Array.from(url.matchAll(/%(?![\da-f]{2})/gi), ({ index }) => ({ offset: index, end: index + 1 }));
}

/** A `%` that starts no escape, or one of a control character with a conversion's letter behind it. */
const UNREAD = /%(?![\da-f]{2})|%0[1-9]l{0,2}[diux]/i;

/** With what only a sign makes a placeholder. */
function withSigned(document: Document, occurrence: Occurrence): readonly Span[] {
	const found: Span[] = [];
	for (const family of signedFamilies) {
		const signed = placeholdersOfFamilies(occurrence.url, family.alone);
		if (signed.length > 0 && hasSign(document, occurrence, family, signed.length))
			for (const one of signed) found.push(one);
	}
	for (const one of ownConversions(document, occurrence)) found.push(one);
	return found.length === 0 ? occurrence.placeholders : merged([...occurrence.placeholders, ...found]);
}

/** A `%` with one letter, between what separates the parts of a URL. */
const LETTER = /(?<=[/=&.?:@#-]|%[A-Za-z])%[A-Za-z](?=[/=&.?:@#%-]|$)/g;

/** A value that is nothing else: `file=%f&line=%l`, and doubled where a format stands in a format. */
const VALUE = /(?<=[=:]|\/\/)%{1,2}[A-Za-z](?=[&:/#]|$)/g;

function spansOf(url: string, pattern: RegExp): readonly Span[] {
	return Array.from(matchesOf(url, pattern), ({ index, 0: { length } }) => ({ offset: index, end: index + length }));
}

/** A conversion of one letter that starts no escape, however it goes on: `%s`, not `%d`. */
const NO_DIGIT = /^%[g-z]$/;

/** A pattern that starts with the URL: `"https://a.example/%"`. */
const STARTS_PATTERN = /[/=&.?a-z]%$/i;

/**
 * What a program may have its own formats for, where nothing that people read stands: several letters behind `%`, and in a
 * string or value a single one. In a string of code, also a `%` at its end.
 */
function ownConversions({ text, languageId }: Document, { url, offset, end, context }: Occurrence): readonly Span[] {
	const quote = text.charAt(offset - 1);
	const quoted = QUOTES.includes(quote) && quote === text.charAt(end);
	if (quoted && isProgram(languageId) && languageId !== 'sql' && STARTS_PATTERN.test(url))
		return [{ offset: url.length - 1, end: url.length }];
	const values = spansOf(url, VALUE);
	if (values.length > 1) return values;
	const letters = spansOf(url, LETTER);
	if (letters.length === 0) return letters;
	const written = new Set(letters.map((letter) => url.slice(letter.offset, letter.end)));
	const isPlain = [...written].every((letter) => NO_DIGIT.test(letter));
	if (isProse(languageId)) return written.size > (isPlain ? 1 : 2) ? letters : [];
	const alone = (quoted || VALUES.has(context.name)) && isPlain;
	return written.size > 1 || alone ? letters : [];
}

const QUOTES = '"\'`';

/** Where a program or its configuration holds a value. */
const VALUES: ReadonlySet<ContextName> = new Set<ContextName>(['string', 'raw-string', 'json-string', 'value']);

/** Whether the URL is formatted later: a second placeholder says so, a format call, or what the document is. */
function hasSign(document: Document, occurrence: Occurrence, family: SignedFamily, count: number): boolean {
	const { url, offset, end } = occurrence;
	if (family.signed === 'on its line') {
		const before = document.text.slice(Math.max(0, offset - NEAR), offset);
		const behind = document.text.slice(end, end + NEAR);
		const line = before.slice(before.lastIndexOf('\n') + 1) + url + (behind.split('\n', 1)[0] as string);
		return count > 1 || placeholdersOfFamilies(line, family.alone).length > 1;
	}
	const others = occurrence.placeholders.filter((other) => url.charAt(other.offset) === '%').length;
	return count + others > 1 || (document.whole?.isResource() ?? isResource(document)) || isFormat(document, occurrence);
}

/** Catalogues of messages, which programs fill in. */
const RESOURCES = new Set(['po', 'properties', 'java-properties', 'spring-boot-properties', 'strings']);

/** Android's resources, .NET's, Qt's and XLIFF's translations. */
const RESOURCE_ROOT = /<(?:resources|resheader|TS|xliff)\b/;
/** A licence, and a schema as .NET's resources have it, stand before the root or in its start. */
const LONGEST_PROLOGUE = 8000;

/** Whether programs fill its texts in. */
export function isResource({ text, languageId }: Document): boolean {
	const written = languageWritten(text, languageId);
	return written === 'xml' ? RESOURCE_ROOT.test(text.slice(0, LONGEST_PROLOGUE)) : RESOURCES.has(written);
}

/** Whether the URL holds a conversion itself: not a name between percent signs. */
function hasConversion({ url, placeholders }: Occurrence): boolean {
	return placeholders.some(({ offset, end }) => url.charAt(offset) === '%' && url.charAt(end - 1) !== '%');
}

/** Where the string ends in which the URL stands, or the last of those that are joined to it; else where the URL does. */
function endOfString({ end, context, boundary }: Occurrence): number {
	const string = context.name === 'string' || context.name === 'raw-string';
	const limit = boundary?.limit ?? end;
	return string && limit - end <= LONGEST_STRING ? Math.max(end, limit) : end;
}

function isQuote(text: string, offset: number): boolean {
	return /^(["'])(?!\1\1)/.test(text.slice(offset, offset + 3));
}

/** Behind a string, and any brackets and calls without arguments: Python's operator, or a method that formats. */
const OPERATOR = /["'`)\]]{1,4}[\s)\\]{0,80}%\s{0,4}["'\w([{]/y;
const METHOD = /["'`)\]]{1,4}[\s)]{0,80}(?:\.\w{1,20}\(\)\s{0,80})?[.:](?:format(?:ted)?|arg)\s?\(/y;

/** Whether what stands behind the string that ends at `offset` formats it. Python's `format` knows no `%`. */
function isGivenToFormat(text: string, offset: number, languageId: string): boolean {
	return isAt(OPERATOR, text, offset) || (languageId !== 'python' && isAt(METHOD, text, offset));
}

/** A string that opens a line; one that nothing follows on its line but what joins it to the next one. */
const OPENS_LINE = /^[ \t]{0,80}(?:[+.&^]|\.\.|<>)?[ \t]{0,8}[A-Za-z@$]{0,2}["'`]/;
const OPENED = new RegExp(`${OPENS_LINE.source}[^"'\`]*$`);
const GOES_ON = /["'`][ \t]{0,8}(?:[+.\\&^]|\.\.|<>)?[ \t]{0,8}\r?$/;

/** The URL's line before it, and the lines before that whose strings are joined to the one in which it stands. */
function joinedBefore(before: string): string {
	const lines = before.split('\n');
	const own = lines.pop() as string;
	let first = lines.length;
	for (let joined = OPENED.test(own); joined && GOES_ON.test(lines[first - 1] ?? ''); first--)
		joined = OPENS_LINE.test(lines[first - 1] as string);
	return [...lines.slice(first), own.slice(-NEAR)].join('\n');
}
