/** URLs that go on behind their end, in another string or in the next line: their last character stands for what comes. */

import type { Rest } from '../ends/rest';
import { touches } from '../placeholders/placeholders';
import { Code } from '../url/characters';
import type { Span } from '../url/url';

/** What ends a string that holds the start of a URL only, `'https://deploy-'`: no host ends with a hyphen. */
const ENDS_PREFIX = /["'`]/;

/** What joins a string to the next value, `"http://host:" + port`, `"%" PRIu64`, or starts a long value inside it. */
const JOINED = /^(?:["'`]\s{0,4}(?:\+|%|<<|\|\||\.(?!\w)|\.concat\(|PRI[a-zA-Z\d]{2,8}\b)|[$#]\{|\$\()/;
/** What `JOINED` may take, with a margin. */
const LONGEST_JOINT = 20;

/** The end of a line, and in the next one a word that starts no URL: what followed the hyphen at which the line was broken. */
const BROKEN = /^\r?\n[ \t]*(?:[*#/>]+[ \t]+)?[a-z\d](?![a-z\d+.-]{0,20}:(?!\d))/i;
/** No line is indented further. */
const LONGEST_INDENT = 120;

/**
 * Whether something is joined to the URL that ends at `end`, as it must be where that is a user's `@`, where a placeholder
 * starts there that does not end on its line, or where the line was broken there at a hyphen.
 */
export function isUnfinished(text: string, end: number, program: boolean): boolean {
	const last = text.charCodeAt(end - 1);
	if (text.charCodeAt(end) === Code.openBrace) return true;
	if (program && last === Code.hyphen && ENDS_PREFIX.test(text.slice(end, end + 1))) return true;
	if (program && (last === Code.at || JOINED.test(text.slice(end, end + LONGEST_JOINT)))) return true;
	return last === Code.hyphen && BROKEN.test(text.slice(end, end + LONGEST_INDENT));
}

/** Whether the line was broken inside an escape or behind a hyphen. */
export function isHalf(url: string, rest: Rest | undefined): boolean {
	return rest !== undefined && /[%-]$/.test(url);
}

/** The placeholders of an unfinished URL: its last character, or what is escaped there, is one. */
export function withLastCharacter(url: string, found: readonly Span[]): readonly Span[] {
	const length = /%[\da-f]{2}$/i.test(url) ? 3 : 1;
	const last = { offset: url.length - length, end: url.length };
	return touches(last, found) ? found : [...found, last];
}
