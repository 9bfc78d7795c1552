/** Regular expressions that match URLs are none. */

import { Code } from '../url/characters';
import { isAt } from '../url/sticky';

/**
 * What a language of regular expressions writes, and no URL. Each starts with a character of `Kind.pattern`, or before one. `.**` at the end
 * is the full stop of a sentence in bold, and a version's or a newsgroup's at the end of a parameter a wildcard: `?v=1.1.*&v=1.2.*`, `?group=comp.lang.*`.
 */
const PATTERN =
	/\[\^|\[%[adlpsuwx](?![\da-f])|\[\w-\w(?:\w-\w|[\]._\\-])|(?=\.\*)(?<!(?:=[\d.]{1,12}|group(?:=|%3D|%253D)[\w.]{1,40})(?=\.\*(?:&|$))|[?&]fields=[\w.,*]{0,200}|\/\d{1,4}(?=\.\*\/))\.\*(?!\*+[^\w*/]*$)|\.\+(?!\w|%[\dA-F]{2})|\(\?|[\])](?:\*(?!\*+[^\w*/]*$)|\{(?!%)|\+(?=$|[)/$\\?.|]|\*(?!\*?\+))|\?(?=$|[()/:]))|\\[dwsDWSB](?=[+*?{)\]]|$)|\\[./]|\{\d+,\d*\}|:\/\/\|/;

/**
 * What follows `\` in a regular expression, or `\\` where that stands in a string: punctuation, or a class with what counts it. A
 * search that a shell escaped is none: `x\?family\=a`.
 */
const ESCAPED =
	/\\\\?(?:[.+*/[\])}^|]|\?(?!\w{1,40}\\=)|\{(?!\w{1,40}\\\})|\((?![a-z_]\w{0,60}\))|\$(?![\w{])|[dwsDWSB](?![a-zA-Z]))/y;

/** A group or class that is repeated, where hosts stand: behind them `(bar)+` is how a search writes a space. */
const IN_AUTHORITY = /^[^/?#]*(?:\/\/[^/?#]*)?(?:[\])]\+|\([\w-]+(?:\|[\w-]+)+\))/;

/** Whether what is written, read as a URL, is a regular expression. It holds a character of `Kind.pattern`, else it is none. */
export function isPattern(written: string): boolean {
	const text = written.replace(LINKER, '');
	if (ENCODED.test(text) && !SURE.test(text)) return false;
	return PATTERN.test(text) || IN_AUTHORITY.test(text);
}

/** `?_gl=1*nc66ge*_ga*MTc.*`: what Google Analytics hands from one site to another, with stars between its parts. */
const LINKER = /(?<=[?&]_gl=1)\*[^&#]*/;

/** `?s=(%27a!(%27b)*%20`: nobody encodes a pattern; but where it has what no URL has. */
const ENCODED = /%[\dA-F]{2}[^\s%]{0,200}%[\dA-F]{2}/i;
const SURE = /[\\^]|\.(?:[*?]|\+(?!%))|\(\?|\[\w-\w/;

/** Whether a class of characters stands in what a schema's attribute holds: `<xs:pattern value="http://[a-z0-9]*">`. */
export function hasClass(text: string): boolean {
	return CLASS.test(text);
}

const CLASS = /\[\^?\w-\w(?:\w-\w|[\]._\\-])/;

/** Whether a regular expression goes on at `at`, where the URL ends. */
export function continuesPattern(text: string, at: number): boolean {
	const code = text.charCodeAt(at);
	return (
		(code === Code.backslash && isAt(ESCAPED, text, at)) ||
		(code === Code.openBracket && isAt(CLASS_OF_WORDS, text, at))
	);
}

/** `[\\w-]*`, in a string. */
const CLASS_OF_WORDS = /\[\^?\\{1,2}[wds][^\]\s]{0,10}\][*+?]/y;
