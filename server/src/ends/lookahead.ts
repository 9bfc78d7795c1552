/** What stands behind a character in a URL, where only that tells whether the URL goes on. All of it is bounded. */

import { ALPHA, ALPHADIGIT, Code, isIn } from '../url/characters';
import { LONGEST_HOST, looksLikeHost } from '../url/host';
import { endAt, isAt } from '../url/sticky';
import { Part } from './parts';
import { isFileName } from './prose';

/** How far an `@` is looked for behind the start of a host: a user has 64 octets (RFC 5321 §4.5.3.1). */
const LONGEST_USER = 64;

/** The longest IPv6 address has 45 characters, with one of IPv4 at its end (RFC 4291 §2.2), and its brackets two. */
export const LONGEST_ADDRESS = 48;

/** How far the text of a link is looked for, `https://a.example[the text]`: a few words. */
const LONGEST_LINK_TEXT = 200;

/** Text that follows a comma, semicolon or zero-width space when another URL starts there. */
const NEXT_URL =
	/[,;|\u200b\ufeff](?:\w{1,40}=)?(?:(?:https?|ftps?|file|mailto):|[a-z][a-z\d+.-]{1,20}:\/\/|[A-Z][A-Z\d_]{1,20}:\/\/)/y;

export function startsNextUrl(text: string, at: number): boolean {
	return isIn(text.charCodeAt(at + 1), ALPHA) && isAt(NEXT_URL, text, at);
}

/**
 * A command that a pipe feeds, `curl https://a.example/x.sh|sh`. Those with names that stand for other things too want an option or
 * another pipe: `|sort -u`.
 */
const COMMAND =
	/\|(?:(?:sudo|(?:ba|z)?sh|tar|gpg|apt-key|jq|grep|sed|awk|python3?|perl|iex|tee|xargs|less|head|tail|cut|wc)(?![\w.-])|(?:sort|uniq|base64|ruby|php|node|fish|egrep|(?:md5|sha1|sha256)sum)(?=[ \t]{1,9}-|[ \t]{0,9}\|))/y;

/** What ends a colour of Jansi's, `@|cyan https://a.example|@`. */
const COLOUR_END = /\|@(?![\w.@-])/y;

/** What ends the colour of a console's text, by the names that scripts have for it: `${NC}`, `$RESET`, `{Style.RESET_ALL}`. */
const COLOUR =
	/^\$?\{?(?:NC|(?:\w*\.)?(?:COLOU?R_)?(?:RESET|NORMAL|OFF)(?:_ALL|_COLOU?R)?|ENDC|Color_Off|colou?rs\.reset|c\.reset)\}?$/;

/** Whether the placeholder in `[at, end)` ends a colour: what stands for a value or goes on as a URL is none. */
export function endsColour(text: string, at: number, end: number): boolean {
	if (text.charCodeAt(at - 1) === Code.equals || /[\w/.?#=&-]/.test(text.charAt(end))) return false;
	return COLOUR.test(text.slice(at, end));
}

/** Whether a `|` at `at` ends the URL that starts at `start`. */
export function isPipe(text: string, start: number, at: number): boolean {
	if (isAt(COMMAND, text, at) || isAt(COLOUR_END, text, at)) return true;
	switch (text.charAt(start - 1)) {
		case '<':
			return (
				startsLinkText(text, at) ||
				!text
					.slice(at, at + LONGEST_LINK_TEXT)
					.split('\n', 1)[0]
					?.includes('>')
			);
		case '=':
		case ' ':
			return PARAMETER.test(text.slice(Math.max(0, start - LONGEST_PARAMETER), start));
		default:
			return false;
	}
}

/** A parameter of a wiki's template: `{{cite web|url=https://a.example/x|title=The menu}}`. */
const PARAMETER = /\|[ \t]?[a-z][a-z\d_-]{1,20}[ \t]{0,12}=[ \t]{0,2}$/i;
const LONGEST_PARAMETER = 40;

/** What stands for readers behind a URL in angle brackets, in Slack and in Perl's documentation; `|b` alone may be the URL's. */
const LINK_TEXT =
	/\|(?:[A-Z]|(?=\{\{|\$|[a-z]{3,20}>)|(?=[^<>|\r\n]{0,80}[ @.]))(?:[^<>|\r\n{]|\{\{[^{}\r\n]{0,100}\}\}|\{(?!\{)){0,200}>(?!`_)/y;

/** Whether the text of a link starts at the `|` at `at`: `<https://a.example|the menu>`. */
export function startsLinkText(text: string, at: number): boolean {
	return isAt(LINK_TEXT, text, at);
}

/** Delimiters as HTML writes them, in text that somebody escaped for HTML. */
const ENCODED_DELIMITER = /(?:&|\\x26|\\u0026)(?:lt|gt|quot|#39|#34);/y;

export function isEncodedDelimiter(text: string, at: number): boolean {
	return isAt(ENCODED_DELIMITER, text, at);
}

/** The next field of a record that a program printed, or of an option: `User[url=https://a.example/x,age=3]`. */
const NEXT_FIELD = /, ?[a-z_][\w.-]{0,40}=/iy;

/** What stands before a URL that is the value of such a field. */
const VALUE_OF_FIELD = /[,([{] ?[a-z_][\w.-]{0,40}=$/i;
const LONGEST_FIELD = 44;

/** Whether the field whose value starts at `start` ends at the comma at `at`. @param inHost whether the comma stands in the host, which has none */
export function startsNextField(text: string, start: number, at: number, inHost: boolean): boolean {
	if (text.charCodeAt(start - 1) !== Code.equals || !isAt(NEXT_FIELD, text, at)) return false;
	if (inHost) return true;
	return VALUE_OF_FIELD.test(text.slice(Math.max(0, start - LONGEST_FIELD), start));
}

/** The end of a string, and what joins another one to it. */
const JOINS = /["'`]\s{0,8}(?:[+&]|\.{1,2}\s{0,4}[\w$(])/y;

export function joinsString(text: string, at: number): boolean {
	return isAt(JOINS, text, at);
}

/** What separates the URLs of a list in Keycloak's settings: `https://a.example/*##https://b.example/*`. */
const SEPARATOR = /##(?=\+|https?:\/\/)/y;

export function joinsUrls(text: string, at: number): boolean {
	return isAt(SEPARATOR, text, at);
}

const PORT = /:\d{1,5}$/;

/** What a setting has behind the address of a server, which nobody takes for a host's: `Endpoint=http://store:6334;Key=…`. */
const SETTING = /;[A-Z]\w{1,40}=/y;

/** What goes on with a URL whose host is followed by punctuation: ftp's type code, or a user before an `@`; not the next field, `;@name;`. */
const AFTER_HOST = /^;type=|^(?!;@)[^@/?#\s]*@/;

/** The address of a crawler's owner behind that of its page, `http://bot.a.example;+bot@a.example`: no URL ends like that. */
const ADDRESS = /^[;,]\+?[\w.-]{1,64}@(?:[\w-]{1,63}\.){1,8}[a-z]{2,63}(?!\.?\w|[:/?#-])/i;
/** A mail's user has 64 octets and its host 253 (RFC 5321 §4.5.3.1), with what stands between and before them. */
const LONGEST_ADDRESS_BEHIND = 320;

/** What is to be filled in as a label of a host, or part of one. */
const FILLED = /<[\w.-]{1,60}>|\$?\{[\w.-]{1,60}\}/g;

/** Whether `[start, at)` is a whole host, with its port or without, and what follows is not part of the URL. */
export function isAfterHost(text: string, start: number, at: number): boolean {
	if (at - start > LONGEST_HOST) return false;
	const host = text.slice(start, at);
	if (isAt(SETTING, text, at) && /^[\w-]+:\d{1,5}$/.test(host)) return true;
	const name = host.replace(PORT, '').replace(/^\*\./, '');
	// What stands in brackets behind a host explains it, also where a label is to be filled in.
	if (!looksLikeHost(text.charCodeAt(at) === Code.openParenthesis ? name.replace(FILLED, 'x') : name)) return false;
	return (
		!AFTER_HOST.test(text.slice(at, at + LONGEST_USER)) || ADDRESS.test(text.slice(at, at + LONGEST_ADDRESS_BEHIND))
	);
}

/** Whether the address of a mailto URL is complete before `at`: RFC 6068 §2 has no `/` behind its host. */
export function isAfterAddress(text: string, start: number, hostStart: number, at: number): boolean {
	if (text.charCodeAt(hostStart - 1) !== Code.at || !/^mailto:/i.test(text.slice(start, start + 7))) return false;
	return at - hostStart <= LONGEST_HOST && looksLikeHost(text.slice(hostStart, at));
}

/** Whether the bracket at `at`, where a host starts, opens an IPv6 address. */
export function opensAddress(text: string, at: number): boolean {
	return /^\[[\da-f:.]*[:\]%]/i.test(text.slice(at, at + LONGEST_ADDRESS));
}

/** The next label of a host and what follows a host or a label; or a top-level domain that everybody knows. */
const LABEL = /[a-z\d][a-z\d-]{0,62}(?:[./:]|[。．｡](?=[a-z\d]))/iy;
const TOP = /(?:com|net|org|edu|gov|info|cn|jp|kr|tw|hk|io|dev|de|uk)(?:\.[a-z]{2})?(?:[/:]|$|(?=\s))/iy;

/** Whether the rest of a host starts at `at`. @param first whether what stands before cannot be all of one */
export function isRestOfHost(text: string, at: number, first: boolean): boolean {
	return isAt(TOP, text, at) || (first && isAt(LABEL, text, at));
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

/** What follows `\` where a program printed a character that cannot be seen; a single `0` at the end only. */
const PRINTED = /(?:x[\da-f]{2}|u[\da-f]{4}|u[\da-f]{2}(?![\w\\/.-])|0\d\d|[23][0-7]{2}(?![\w.-])|0(?![\w\\/.-]))/iy;

/** What roff writes for a font, Perl for capitals and their end, and what a terminal's sequence starts with. */
const SWITCH = /[eE]\[|f[BCIPRW](?!\w)|f\[|U(?=\$)|[LE](?=\/)/y;

export function isPrinted(text: string, at: number): boolean {
	return isAt(PRINTED, text, at) || isAt(SWITCH, text, at);
}

/** A command of TeX with its argument, as in the comments of some programs: `\end{center}`. */
const TEX = /[a-z]{2,20}\{/iy;

/** What follows a `[…]` where the URL goes on: not a letter of CJK, which starts the sentence. */
const BEHIND_BRACKETS = /[\w/=&%[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}-]/u;

/** The ending of a file behind its number: `x[1].txt`. */
const FILE_ENDING = /\.[a-z][a-z\d]{1,4}/y;

function endsFile(text: string, at: number): boolean {
	const end = endAt(FILE_ENDING, text, at);
	return end > 0 && isFileName(text.slice(at, end)) && !/\w/.test(text.charAt(end));
}

/** What stands between the URLs of a list of notes, `[1]https://a.example/x[2]https://b.example/y`, and of an index: `[][]https://a.example[][]`. */
const NEXT_NOTE = /\[\d{1,3}\](?=https?:\/\/)/y;
const NEXT_BRACKETS = /\[\](?=\[)/y;

/** What closes an element of BBCode: `[url=https://a.example]https://a.example[/url]`. */
const CLOSING_TAG = /\[\/[a-z]{1,10}\]/iy;

export function closesElement(text: string, at: number): boolean {
	return isAt(CLOSING_TAG, text, at);
}

/** The square brackets of one URL. They are asked for from left to right, so that no text is read twice. */
export class SquareBrackets {
	private closeRead = 0;
	private breakRead = 0;

	/** @param limit where whatever encloses the URL ends: a bracket behind it closes none in it */
	constructor(
		private readonly text: string,
		private readonly limit: number,
	) {}

	/**
	 * After a URL, `[…]` is a footnote's mark or, in AsciiDoc, a link's text, unless more of the URL follows it or it
	 * is an index in a search or a value. Without a `]` it is a mistake in the URL.
	 */
	keeps(at: number, inValue: boolean): boolean {
		const { text } = this;
		if (isAt(NEXT_NOTE, text, at) || closesElement(text, at) || (!inValue && isAt(NEXT_BRACKETS, text, at)))
			return false;
		const stop = Math.min(this.limit, at + LONGEST_LINK_TEXT);
		this.closeRead = Math.max(this.closeRead, at + 1);
		while (this.closeRead < stop && text.charCodeAt(this.closeRead) !== Code.closeBracket) this.closeRead++;
		const close = this.closeRead;
		if (close >= stop) return true;
		this.breakRead = Math.max(this.breakRead, at + 1);
		while (this.breakRead < close && !breaks(text.charCodeAt(this.breakRead))) this.breakRead++;
		if (this.breakRead < close) return false;
		return inValue || BEHIND_BRACKETS.test(text.charAt(close + 1)) || endsFile(text, close + 1);
	}
}

/** White space, quotes and angle brackets: what stands in a link's text and in no URL. */
function breaks(code: number): boolean {
	return (
		code <= Code.space ||
		code === Code.quote ||
		code === Code.apostrophe ||
		code === Code.less ||
		code === Code.greater ||
		code === 0xa0
	);
}

/**
 * Which escapes a `\` may start that nothing undid: those of a language we do not read, in some way, those of any program,
 * those that strings have in most languages, or the few that get printed by mistake.
 */
export type Escapes = 'every' | 'some' | 'quoted' | 'few';

/** What the escapes of programs, and of their regular expressions, start with. */
const LETTERS = /[\dabdefnrstuvwxzABDNPQSUWXZ]/;

/** `\n`, `\r` and `\t` in what a program printed, not where a directory's name follows: `\node\`, `\node/`. */
const LINE_END = /[nrt](?![a-z][a-z\d_-]{0,60}[\\/](?!\/))/y;

/** What ends a paragraph or a cell in RTF. */
const RTF_END = /(?:pard?|line|cell|row|cr)(?=[\s\\{}])/y;

/** A back reference, `/\1/`: a text in quotes may be a replacement in any language. */
const REFERENCE = /[1-9](?=[/"'`,)\s]|$)|g</y;

/** A back reference that ends what stands in brackets or quotes: `(http://a.example\1)`. */
const LAST_REFERENCE = /[1-9](?=["'`)])/y;

/** A line's end right behind a host, where nothing but a name may follow a slash: `\nCopyright`, `\n2003`, `\n\n`, `\n"`, `\n:smile:`. */
const LINE_END_BEHIND_HOST = /[nrt](?:$|[^a-z./]|(?:https?|ftp):\/\/)/y;

/** A port, behind which no name may stand, and the backslashes behind it. */
const PORT_AND_MARKS = /:\d{1,5}\\{1,4}$/;
const LONGEST_PORT = 10;

/** A character by its number, as in `\228`. */
const NUMBERED = /\d{2,3}(?!\d)/y;

/** Whether the `\` before `end` stands for `/`: where a name follows. Before punctuation it escapes. */
export function standsForSlash(text: string, end: number, part: number, escapes: Escapes): boolean {
	if (escapes === 'every' || isPrinted(text, end) || isAt(TEX, text, end)) return false;
	const next = text.charCodeAt(end);
	if (part < Part.host && next === Code.backslash) return true;
	if (!isIn(next, ALPHADIGIT)) return false;
	if (part < Part.host) return true;
	const isAny = (...patterns: readonly RegExp[]) => patterns.some((pattern) => isAt(pattern, text, end));
	if (escapes === 'some') return !(LETTERS.test(text.charAt(end)) || isAny(RTF_END, REFERENCE));
	if (escapes === 'quoted') return !isAny(LINE_END, RTF_END, NUMBERED, REFERENCE);
	if (part === Part.host && isAt(LINE_END, text, end) && PORT_AND_MARKS.test(text.slice(end - LONGEST_PORT, end)))
		return false;
	return part === Part.host ? !isAny(LINE_END_BEHIND_HOST, RTF_END) : !isAny(LINE_END, RTF_END, LAST_REFERENCE);
}
