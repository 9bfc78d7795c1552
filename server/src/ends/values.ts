/**
 * Values that are one URL: what a quoted string, an attribute or a cell of a table holds. Such a URL is read whole, and a
 * space, a quote or a brace in it is a mistake, not its end; a sentence that starts with a URL stays a sentence.
 */

import { isAfterHost } from './host-ends';
import { isPattern } from './pattern';
import { isFileName } from './prose';
import { endsInProse, isCjkLetter } from './punctuation';

/** A longer value is read like prose: it holds more than an address. */
export const LONGEST_VALUE = 600;

/** How far before a value its name is looked for: names have a few words. */
export const LONGEST_KEY = 60;

/** The name of a value, its sign, and the quote that opens it: `imageUrl: "`, `"href" => '`, `data-src="`. */
const KEY =
	/(?:^|[^a-z])[\w-]*?(?:ur[il]|href|src|link|homepage|website|repository|canonical|endpoint|path|file)["'\]]{0,2}\s{0,8}(?:=>?|:=?|\()\s{0,8}\{?["'`]$/i;

/** The scheme and what follows it, also where that needs repair: `http:/h`, `http:://h`, `http//h`. */
const START = /^[a-z][a-z\d+.-]*[:;]{0,2}[/\\]{1,4}[^\s/\\?#]/i;

/** Words, in a string to which the one that the last quote opens is joined: `"see " + "`. */
const JOINED = /[\p{L},:] ["']\s{0,40}(?:(?:\+|\.{1,2}|&)\s{0,40})?(?:\\\s{0,40})?["'`]$/u;

/** Code in a template, whatever it holds. */
const FILLED = /\$\{[^{}]*\}/g;

/** A quote that closes something: at the end, or before what joins strings; and PowerShell's escapes, `` `n ``. */
const CLOSING = /["'`](?:$|\s*[+,;)\]}]|\s?\.\s?[$(])|`[nrt0]$/;

/** Markup, and another URL: lists and sentences hold these. A control character of C1 is mostly half a letter. */
const OTHERS = /[<>]|[^\P{Cc}\x80-\x9f]|[\s,;|"'`(][a-z][a-z\d+.-]+:\/\//iu;

/** A URL up to its first space: it has a path, and no sentence ends there. */
const BEFORE_SPACE = /^[a-z][a-z\d+.-]*[:;]{0,2}[/\\]{1,4}[^\s/?#]+[/?#](?:\S*[^\s.,;:!?])?$/i;

/** A file's name with its ending: what stands behind it is something else, as in `schemaLocation`. */
const WHOLE_FILE = /\.[a-z][a-z\d]{1,4}$/i;

/** More names of files: in a sentence they may be words of another name, `Web.css入門`. */
const MEDIA = /\.(?:bmp|ico|psd|ttf|otf|ogg|wav|flac|webm|avi|mkv|dtd|xs[dl]t?|css|jar|dll|msi|deb|rpm|iso)$/i;

/** What stands in no word of a file's name or of a search. */
const OUTSIDE_WORD = /[^\p{L}\p{M}\p{N}_%()[\]{}&+'"`!?@#$^|=~.,/-]/u;

/** RFC 2397 §2, with a media type: what stands behind the comma may be a whole picture as it was drawn. */
const DATA = /^data:[a-z]{1,40}\/[\w.+-]{1,100}(?:;[\w=.-]{1,100}){0,8},\S/i;

/** RFC 6068 §2: a header, whose value may be what somebody wrote. */
const LETTER = /^mailto:[^\s?]{1,200}\?(?:subject|body|cc|bcc)=[^"'`]*$/i;

/** The end of a string, to which a program joins what it encodes: `data:image/png;base64,' . encode(`. */
const JOINED_DATA = /^[^,]{0,200};base64,["'][ \t]{0,4}[.+]/;

/** What a sentence goes on with behind a URL. */
const SENTENCE = new Set(
	[
		'about a an and are as at because but by can could did do does failed for from had has have if in instead into is it may must',
		'not of on or over redirect redirects return returns see should so than that the then this to under using via was were when',
		'where which while will with without would',
	].flatMap((words) => words.split(' ')),
);

/** What stands between two addresses, and how the second one starts. */
const OR = /^(?:或|或者|または|又は|또는|혹은|or)$/;
const ADDRESS = /^(?:\/|[a-z][a-z\d+.-]*:|www\.)/i;

/** More of a URL behind a space. */
const GOES_ON = /&[\w.%-]+=[^\s&]*$/;

/** A parameter that is given what people write, and how that starts: `?text=QR` before ` Menu`. */
const FREE_TEXT = /[?&](?:text|title|q|query|search|keywords?|label|message|subject|body)=[^&\s]+$/i;

/** What a `srcset` says of an image: how dense or wide it is. */
const DESCRIPTOR = /^\d+(?:\.\d+)?[wx]$/;

/** In how many words spaces break a file's name or a search, and any other URL of a value: more are a sentence. */
const MOST_WORDS = 8;
const MOST_WORDS_OF_VALUE = 5;

/**
 * Whether a value is one URL. It tells by what it holds: without a space it is, unless it has the marks of a sentence of
 * Chinese or Japanese; with spaces, where it is called so (`url`, `href`, `homepage`) or ends as a file or a search does,
 * and no words of a sentence stand behind the first space.
 * @param value all that stands between the quotes, without the document's escaping
 * @param before what stands before it, with the opening quote
 */
export function isOneUrl(value: string, before: string): boolean {
	const filled = value.replace(FILLED, 'x');
	const text = filled.trimEnd();
	if (LETTER.test(text) && !OTHERS.test(filled)) return true;
	if (DATA.test(text)) return !JOINED_DATA.test(text);
	if (!START.test(text) || OTHERS.test(filled) || isClosing(text) || !isBalanced(text) || isPattern(text)) return false;
	if (LABELLED.test(text)) return false;
	const [first = '', ...words] = text.split(/[\s\u3000]+/);
	if (words.length > 0) return isBroken(text, first, words, KEY.test(before));
	return !mayBeSentence(text) || KEY.test(before) || isFile(text);
}

/** Whether the string that starts behind `before` goes on with a sentence that another one began. */
export function goesOnWithWords(before: string): boolean {
	return JOINED.test(before);
}

/** A host and port, what stands behind them, and that a value goes on there. */
const BEHIND_HOST = /^[a-z][a-z\d+.-]*:\/\/(?!www\.[^.,;]*[,;])[^\s/\\?#@,;]+(?=[,;].)/i;

/** Whether a value holds more than its URL, which ends at the comma or semicolon right behind the host: `https://a.example,direct`. */
export function endsBehindHost(value: string): boolean {
	const end = BEHIND_HOST.exec(value)?.[0].length ?? 0;
	return end > 0 && isAfterHost(value, value.indexOf('//') + 2, end);
}

function isBroken(text: string, first: string, words: readonly string[], named: boolean): boolean {
	if (DESCRIPTOR.test(words.at(-1) as string)) return false;
	if (!BEFORE_SPACE.test(first) || WHOLE_FILE.test(first)) return false;
	if (words.some((word) => word === '' || OUTSIDE_WORD.test(word))) return false;
	// `…/x.html#f about it`: the file's name ends before the space.
	const ending = (!/[?#]/.test(first) && isFile(text)) || GOES_ON.test(text);
	// `https://a.example/x 或 /y`: what is said of two.
	if (OR.test(words[0] as string) && ADDRESS.test(words[1] ?? '')) return false;
	if (named && ending) return words.length <= MOST_WORDS;
	if (SENTENCE.has(words[0] as string)) return false;
	if (FREE_TEXT.test(first)) return words.length <= MOST_WORDS_OF_VALUE;
	if (words.some((word, index) => index < words.length - 1 && /[.,;:!?]$/.test(word))) return false;
	if (ending) return words.length <= MOST_WORDS;
	// `…/x (the page)`, but `…/x (the page).ogg-1`.
	const isWord = text.endsWith(')') ? /^[\p{L}\p{N}%]/u : /^[\p{L}\p{N}%(]/u;
	return named && words.length <= MOST_WORDS_OF_VALUE && words.every((word) => isWord.test(word));
}

/** Whether a quote in the value closes what stands around it, rather than one of its own, `?q="x"`. */
function isClosing(text: string): boolean {
	return CLOSING.test(text) && !/^[^"'`]*[=:]"[\w.-]+"$/.test(text);
}

function isFile(text: string): boolean {
	const name = text.replace(/[?#].*$/, '');
	return isFileName(name) || MEDIA.test(name);
}

/** AsciiDoc's link, whose text opens in a new window: `https://a.example/x[the shop^]`. */
const LABELLED = /\[[^[\]]{1,200}\^\]/;

/** What closes in a value opened in it; a brace that is left open goes on in another string. */
function isBalanced(text: string): boolean {
	const open = { '(': 0, '[': 0, '{': 0 };
	for (const character of text) {
		if (character === '(' || character === '[' || character === '{') open[character]++;
		else if (character === ')' && --open['('] < 0) return false;
		else if (character === ']' && --open['['] < 0) return false;
		else if (character === '}' && --open['{'] < 0) return false;
	}
	return open['{'] === 0;
}

/** Whether the URL may be followed by a sentence without a space: its punctuation, or letters right behind a host. */
function mayBeSentence(text: string): boolean {
	const host = /[/\\]{2}([^/\\?#]*)/.exec(text)?.[1] ?? '';
	for (const character of text) if (endsInProse(character.codePointAt(0) as number)) return true;
	const letters = Array.from(host, (character) => isCjkLetter(character.codePointAt(0) as number));
	return letters.includes(true) && letters.indexOf(true) > 0 && !/\.[a-z]{2,}(?::\d+)?$/i.test(host);
}
