/** What stands behind a character in a URL, where only that tells whether the URL goes on. All of it is bounded. */

import { ALPHA, Code, isIn } from '../url/characters';
import { isAt, matchAt } from '../url/sticky';
import { LONGEST_LINK_TEXT } from './square-brackets';

/** Text that follows a comma, semicolon or zero-width space when another URL starts there. */
const NEXT_URL =
	/[,;|\u200b\ufeff](?:\w{1,40}=)?(?:(?:https?|ftps?|file|mailto):|[a-z][a-z\d+.-]{1,20}:\/\/|[A-Z][A-Z\d_]{1,20}:\/\/)/y;

export function startsNextUrl(text: string, at: number): boolean {
	return isIn(text.charCodeAt(at + 1), ALPHA) && isAt(NEXT_URL, text, at) && !endsEntity(text, at);
}

/** Whether the semicolon at `at` is that of `&amp;`: what follows it is the next parameter. */
function endsEntity(text: string, at: number): boolean {
	return text.startsWith('&amp;', at - 4);
}

/**
 * A command that a pipe feeds, `curl https://a.example/x.sh|sh`. Those with names that stand for other things too want an option or
 * another pipe: `|sort -u`.
 */
const COMMAND =
	/\|(?:(?:sudo|(?:ba|z)?sh|tar|gpg|apt-key|jq|grep|sed|awk|python3?|perl|iex|tee|xargs|less|head|tail|cut|wc)(?![\w.-])|(?:sort|uniq|base64|ruby|php|node|fish|egrep|(?:md5|sha1|sha256)sum)(?=[ \t]{1,9}-|[ \t]{0,9}\|))/y;

/** What ends a colour of Jansi's, `@|cyan https://a.example|@`. */
const COLOUR_END = /\|@(?![\w.@-])/y;

/** What ends the colour of a console's text, or starts the next one, by the names that scripts have for it: `${NC}`, `$RESET`, `{Style.RESET_ALL}`, `${CYAN}`. */
const COLOUR =
	/^[${]{0,4}(?:NC|(?:\w*\.)?(?:COLOU?R_)?(?:RESET|NORMAL|OFF)(?:_ALL|_COLOU?R)?|(?:B(?:OLD)?_?)?(?:RED|GREEN|YELLOW|BLUE|MAGENTA|PURPLE|CYAN|WHITE)|ENDC|Color_Off|colou?rs\.reset|c\.reset)\}?$/;

/** Whether the placeholder in `[at, end)` ends a colour: what stands for a value or goes on as a URL is none. */
export function endsColour(text: string, at: number, end: number): boolean {
	if (text.charCodeAt(at - 1) === Code.equals || /[\w/.?#=&-]/.test(text.charAt(end))) return false;
	return COLOUR.test(text.slice(at, end));
}

/** A link in the next cell of a table: `https://a.example/x|[the text](https://b.example)`. */
const NEXT_CELL = /\|\[[^[\]\n]{0,100}\]\(/y;

/** Whether a `|` at `at` ends the URL that starts at `start`. */
export function isPipe(text: string, start: number, at: number): boolean {
	if (isAt(COMMAND, text, at) || isAt(COLOUR_END, text, at) || isAt(NEXT_CELL, text, at)) return true;
	switch (text.charAt(start - 1)) {
		case '<':
			return (
				startsLinkText(text, at) ||
				!text
					.slice(at, at + LONGEST_LINK_TEXT)
					.split('\n', 1)[0]
					?.includes('>')
			);
		case '{':
			return text.charAt(start - 2) === '{' && isAt(CAPTION, text, at);
		case '=':
		case ' ':
			return PARAMETER.test(text.slice(Math.max(0, start - LONGEST_PARAMETER), start));
		default:
			return false;
	}
}

/** What stands behind a picture in a wiki: `{{https://a.example/x.png|The menu}}`. */
const CAPTION = /\|[^{}\r\n]{0,200}\}\}/y;

/** A parameter of a wiki's template: `{{cite web|url=https://a.example/x|title=The menu}}`. */
const PARAMETER = /\|[ \t]?[a-z][a-z\d_-]{1,20}[ \t]{0,12}=[ \t]{0,2}$/i;
const LONGEST_PARAMETER = 40;

/** What stands for readers behind a URL in angle brackets, in Slack and in Perl's documentation; `|b` alone may be the URL's, and `|b@a.example/` the end of its login. */
const LINK_TEXT =
	/\|(?![^\s<>|@]{0,64}@[\w.-]{1,80}[/:?#])(?:[A-Z]|(?=\{\{|\$|[a-z]{3,20}>)|(?=[^<>|\r\n]{0,80}[ @.]))(?:[^<>|\r\n{]|\{\{[^{}\r\n]{0,100}\}\}|\{(?!\{)){0,200}>(?!`_)/y;

/** Whether the text of a link starts at the `|` at `at`: `<https://a.example|the menu>`. */
export function startsLinkText(text: string, at: number): boolean {
	return isAt(LINK_TEXT, text, at);
}

/** A comment that is open, in a text whose language nobody here reads. */
const OPEN_COMMENT = /(?:^|[\s;{}"'`])\/\*[*!]?\s[^*\n]*$/;
const LONGEST_COMMENT = 200;

/**
 * Whether a comment ends at `at` in which the URL that starts at `start` stands: one is open, or may be, as in any program, and no more of a
 * path follows.
 */
export function endsComment(text: string, start: number, at: number, program: boolean): boolean {
	if (OPEN_COMMENT.test(text.slice(Math.max(0, start - LONGEST_COMMENT), start))) return true;
	return program && !/[\w/]/.test(text.charAt(at + 2));
}

/** What a template does with a string that ends here: `{{ 'see https://a.example/x'|translate }}`. */
const FILTER = /[ \t]?\|[ \t]?[a-z]\w{1,30}(?:[ \t]|:|\}\}|$)/iy;

/** Whether a template's filter stands at `at`, behind a quote. */
export function isFiltered(text: string, at: number): boolean {
	return isAt(FILTER, text, at);
}

/** A name between brackets that are escaped for HTML, which may be some words, or for Markdown. */
const ESCAPED_NAME =
	/&(?:lt|LT);(?![\d\s&_.-])[\p{L}\p{N} _.-]{0,140}&(?:gt|GT);|\\\{(?![\d\\_.-])[\p{L}\p{N}_.-]{0,41}\\\}/uy;
const MOST_WORDS = 5;

/** A tag of a page that shows its source. */
const ESCAPED_TAG = /^&lt;(?:a|b|br|code|div|em|h[1-6]|hr|i|img|li|ol|p|pre|span|strong|t[dhr]|u|ul)(?!\w)/i;

/** A name to be filled in that stands at `at`, with its brackets; nothing where none does before the limit. */
export function escapedName(text: string, at: number, limit: number): string | undefined {
	const name = matchAt(ESCAPED_NAME, text, at, limit)?.[0];
	if (name === undefined || name.startsWith('\\')) return name;
	if (ESCAPED_TAG.test(name) || / {2}| &/.test(name) || name.split(' ').length > MOST_WORDS) return undefined;
	// A tag that is none of HTML's closes behind it.
	const close = name.replace(';', ';/');
	return text.slice(at, at + LONGEST_CONTENT).includes(close) ? undefined : name;
}

/** What such a name stands for: `<name>`, `{name}`. */
export function withoutEscapes(name: string): string {
	return name.startsWith('\\') ? `{${name.slice(2, -2)}}` : `<${name.slice('&lt;'.length, -'&gt;'.length)}>`;
}

const LONGEST_CONTENT = 300;

/** Delimiters as HTML writes them, in text that somebody escaped for HTML. */
const ENCODED_DELIMITER = /(?:&|\\x26|\\u0026)(?:lt|gt|quot|#39|#34);/y;

export function isEncodedDelimiter(text: string, at: number): boolean {
	return isAt(ENCODED_DELIMITER, text, at);
}

/** The next field of a record that a program printed, or of an option: `User[url=https://a.example/x,age=3]`. */
const NEXT_FIELD = /, ?[a-z_][\w.-]{0,40}=/iy;

/** The next column of a record in a program's string: `shop,https://a.example/x.png,id,error`. */
const NEXT_COLUMN = /(?<=\.[a-z][a-z\d]{2,3}),[a-z_]\w{0,40},/iy;

/** What stands before a URL that is the value of such a field. */
const VALUE_OF_FIELD = /[,([{] ?[a-z_][\w.-]{0,40}=$/i;
const LONGEST_FIELD = 44;

/** An address in memory, as the logs of V8 have it behind a script: `file:///a.js:3:5,0x2318b2aba648,~`. */
const NEXT_ADDRESS = /,0x[\da-f]{6,16},/y;

/** The next of several ways to reach somebody: `(tel:12015550123,qq:12345)`. */
const NEXT_NUMBER = /,[a-z]{2,12}:\d/iy;

/** The next key of an object that a log shows without quotes, `{url:https://a.example,exchange:{name:x}}`. */
const NEXT_KEY = /,[A-Za-z_]\w{0,40}:[{["']/y;

/** Whether the field whose value starts at `start` ends at the comma at `at`. @param inHost whether the comma stands in the host, which has none */
export function startsNextField(text: string, start: number, at: number, inHost: boolean): boolean {
	if (text.charCodeAt(start - 1) === Code.comma) return isAt(NEXT_COLUMN, text, at);
	if (text.charCodeAt(start - 1) === Code.colon) return isAt(NEXT_KEY, text, at);
	if (isAt(NEXT_ADDRESS, text, at)) return true;
	if (isAt(NEXT_NUMBER, text, at) && text.startsWith('tel:', start)) return true;
	if (text.charCodeAt(start - 1) !== Code.equals || !isAt(NEXT_FIELD, text, at)) return false;
	if (inHost) return true;
	return VALUE_OF_FIELD.test(text.slice(Math.max(0, start - LONGEST_FIELD), start));
}

/** The end of a string, perhaps of one in another, `'open "http://localhost:"' + port`, and what joins another one to it. */
const JOINS = /["'`]{1,2}\s{0,8}(?:[+&]|\.{1,2}\s{0,4}[\w$(])/y;

export function joinsString(text: string, at: number): boolean {
	return isAt(JOINS, text, at);
}

/** What separates the URLs of a list in Keycloak's settings: `https://a.example/*##https://b.example/*`. */
const SEPARATOR = /##(?=\+|https?:\/\/)/y;

export function joinsUrls(text: string, at: number): boolean {
	return isAt(SEPARATOR, text, at);
}

const LINK = 'link::';

/** Whether the text of a link starts at `at`, as SuperCollider's documents have it: `link::https://a.example##the shop::`. */
export function startsLabel(text: string, start: number, at: number): boolean {
	return text.startsWith('##', at) && text.slice(Math.max(0, start - LINK.length), start).toLowerCase() === LINK;
}

/** The next field of a connection string, whose names start with capitals: `AccountEndpoint=https://a.example:443/;AccountKey=x`. */
const NEXT_SETTING = /;[A-Z][A-Za-z]{2,30}=/y;
const SETTING = /(?:^|[^\w-])[A-Z][A-Za-z]{2,30}=$/;
const LONGEST_SETTING = 33;

export function startsNextSetting(text: string, start: number, at: number): boolean {
	return isAt(NEXT_SETTING, text, at) && SETTING.test(text.slice(Math.max(0, start - LONGEST_SETTING), start));
}

/** What a generator printed for a value that it had not: `urn:a:b#s:int(undefined)`. */
const VOID = /\((?:undefined|null)\)(?![\w/.?#&=(-])/y;

export function isVoid(text: string, at: number): boolean {
	return isAt(VOID, text, at);
}

/** An object of JSON with its quotes encoded, which closes before white space: `?q={%22a%22:1}`. */
const OBJECT = /\{(?:%22|%7B)[^\s"'<>`{}]{0,300}(?:\{[^\s"'<>`{}]{0,100}\}[^\s"'<>`{}]{0,100}){0,4}\}/iy;

export function opensObject(text: string, at: number): boolean {
	return isAt(OBJECT, text, at);
}

/** A name goes on behind an apostrophe: `Rice's_theorem`. */
const NAME = /'[a-z]{1,2}[_%-][\w%]/iy;

/** How far before a URL the quote is looked for that an apostrophe in it may close: on its line, which is hardly longer. */
const LONGEST_QUOTED = 200;

/** Whether the apostrophe at `at` in a program stands in a name, rather than closes a string that opened before the URL. */
export function isInName(text: string, start: number, at: number): boolean {
	if (!isAt(NAME, text, at)) return false;
	const before = text.slice(Math.max(0, start - LONGEST_QUOTED), start);
	return !before.slice(before.lastIndexOf('\n') + 1).includes("'");
}
