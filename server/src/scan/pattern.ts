/** Regular expressions that match URLs are none. */

/** What a language of regular expressions writes, and no URL. */
const PATTERN =
	/\[\^|\[\w-\w(?:\w-\w|[\]._\\-])|\.\*|\.\+(?!\w)|\(\?|[\])](?:[+*{]|\?(?=$|[()/:]))|\\[dwsDWSB](?=[+*?{)\]]|$)|\\[./]|\{\d+,\d*\}|:\/\/\|/;

/** What follows `\` in a regular expression: punctuation, or a class with what counts it. */
const ESCAPED = /^\\(?:[.?+*/[\](){}$^|]|[dwsDWSB](?![a-zA-Z]))/;

/**
 * Whether `text`, read as a URL, is a regular expression.
 * @param before the character before it; `^` anchors an expression
 * @param after what follows it
 */
export function isPattern(text: string, before: string, after: string): boolean {
	return PATTERN.test(text) || before === '^' || ESCAPED.test(after);
}
