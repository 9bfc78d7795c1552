/** How some programs want URLs, or what only looks like them, written: it is wrong by the letter, and nobody mistyped it. */

import { type ContextName, runningText } from '../languages/context';
import type { Url } from '../url/url';
import { type Place, perUrl, type Subject, textOf } from './rule';

/** `http:///library.ecore#//Book`, `http:///org/eclipse/emf/ecore/util/ExtendedMetaData`: a model of Eclipse's, or a package, compared by its name. */
export function isModel({ text }: Url): boolean {
	return /^https?:\/\/\/(?:[^?#]*\.ecore(?:#|$)|(?:org|com|net|edu|de|fr|uk|io)\/[a-z])/i.test(text);
}

/** `nntp://host:port/newsgroup/startNo-endNo`: how such URLs are built, in words that nobody takes for a host and a port. */
export const isSynopsis = perUrl(({ text }) =>
	/^(?:https?|ftp|nntp|s?news|gopher|telnet|wais|prospero|ldaps?):\/\/(?:[\w-]{1,40}(?::[\w-]{1,40})?@)?(?:host|hostname|server|machine):port(?!\w)/i.test(
		text,
	),
);

/** `listening at http://:::3000`, `startsWith('http://::1')`: what a server prints that listens on all addresses, `::`, or its own. */
export function isEverywhere(text: string): boolean {
	return /^[a-z]+:\/\/::(?::\d|1(?!\d))/.test(text);
}

/** `http://worker:30000@0`: a server and the number of one of its processes, as routers of language models have them; or of one of its blocks. */
export function isRank({ text }: Url): boolean {
	return /^https?:\/\/[\w.-]{1,253}:\d{2,5}@\d{1,9}$/.test(text);
}

/** `https://a.example/gif.latex?\frac{a}{b}`: a formula, as those who draw it hand it out. */
export const isTex = perUrl(
	({ text, components: { search } }) =>
		search !== undefined && (text.includes('.codecogs.com/') || TEX.test(text.slice(search.offset, search.end))),
);

const TEX =
	/\\(?:[a-z]{2,20}\{|(?:frac|sqrt|sum|int|prod|alpha|beta|gamma|delta|theta|lambda|mu|pi|sigma|omega|times|cdot|leq?|geq?|neq|sim|approx|infty|partial|large|left|right|begin|text|string(?=~)|mathbb|mathbf|dpi|bg|fn|inline)(?![a-z]))/i;

/** `nsURI="http:///shop.example/model"`, `namespace shop = "…"`: a name of a document's own language, which all who use it repeat. */
export function isNamespaceValue({ words }: Place): boolean {
	return NAMESPACE.test(words().before.slice(-LONGEST_NAMESPACE));
}

const NAMESPACE =
	/\b(?:nsURI|[Nn]amespace(?:URI| [\w.-]{1,40})?|targetNamespace|schemaLocation|xmlns(?::[\w.-]{1,40})?)(?:\s{0,4}:?=|["'],)\s{0,4}["']$/;
const LONGEST_NAMESPACE = 60;

/**
 * `'xsi:schemaLocation': 'http://a.example/x x.xsd'`: names of namespaces, each with its schema (XML Schema Part 1 §4.3.2);
 * also where a call is told so, `set("schemaLocation", "http://a.example/x x.xsd")`.
 */
export function isSchemaLocation({ url, place }: Subject): boolean {
	const { before } = place.words();
	return SCHEMA_LOCATION.test(before) || (/schemaLocation/.test(before) && SCHEMA_PAIR.test(url.text));
}

const SCHEMA_LOCATION = /schemaLocation["']?\s?[:=]\s?["'][^"']*$/;
const SCHEMA_PAIR = /^https?:\S+(?:\s+\S+){1,9}\.xsd$/;

/** `https://a.example@X-Token=abc`: a URL, and a header that a command sends with it. What looks like a host is none: it has no dot. */
export function isHeader({ url, place }: Subject): boolean {
	const { user, host } = url.components;
	return (
		!place.link &&
		user !== undefined &&
		host?.end === url.text.length &&
		/^[A-Za-z][\w-]{0,60}=[^.]*$/.test(textOf(url, host))
	);
}

/** `ATTACH;FMTTYPE=audio/basic:`: a line of a calendar or a card, which goes on where the next one starts with a space (RFC 5545 §3.1). */
export function isContentLine({ words }: Place): boolean {
	return CONTENT_LINE.test(words().before);
}

const CONTENT_LINE = /^\s*[A-Z][A-Z-]{1,20};[A-Z-]{2,20}=[^:]*[:"]$/;

/** `SRC_URI = "file://fix.patch \\`, in a patch too: an entry of a list that a program of its own reads, beside the recipe it stands in. */
export function isListed({ link, context, words }: Place): boolean {
	const { before, after } = words();
	return !link && context !== 'markup-text' && ENTRY.test(before) && LISTED.test(after);
}

const ENTRY = /^[+-]?\s*(?:[A-Z_]{3,40}[\w:-]{0,40}\s*[+?:.]*=\s*)?["']?\s*$/;
const LISTED = /^[;=\w.,-]{0,200}\s*["'\\]\s*$/;

/** `http://10.0.0.1|shop.home:5000|https://b.example`, `http://a.example|de:http://b.example`: a list of addresses, which bars separate. */
export const isList = perUrl(({ text }) => /\|(?:[\w-]{1,20}:)?[a-z][a-z\d+.-]{1,20}:(?:\/\/|\.{3})/i.test(text));

/** The same, where a bar stands behind the first one's host. */
export const isListOfHosts = perUrl((url) => isList(url) && /^[^/|]*\/\/[^/?#|]*\|/.test(url.text));

/** `(concat '<a href="mailto:' toEmail '">')`: a name between two strings of an expression, in a template. */
export function isConcatenated({ text }: Url): boolean {
	return /^[a-z]+:(?:\/\/)?(['"]) [\w.]{1,40} \1/.test(text);
}

/** Whether it is what a list of programs has behind a URL: a commit, `feed.git^1a2b3c4d`, a name, `"https://a.example/x.zip|the name"`, or more fields of a line. */
export function isNoted({ url, place }: Subject): boolean {
	if (endsWithCommit(url)) return true;
	return !place.link && (runningText.has(place.context) ? isFirstField(url, place) : endsWithName(url));
}

/** Where the first question mark stands; behind the URL where there is none. */
export const questionAt = perUrl(({ text }) => {
	const at = text.indexOf('?');
	return at < 0 ? text.length : at;
});

/** `--service_on=http:a.example:localhost:80:SECRET`: whether a program reads it by its colons. */
export function isPartedByColons(url: string): boolean {
	return /^https?:[\w.-]+:[a-z][\w.:-]*$/i.test(url);
}

/** `http://localhost[default:80]/x`: what stands there if nobody says otherwise. */
export function hasChoiceOfPort(url: string): boolean {
	return /^[a-z]+:\/\/[\w.-]{1,100}\[[a-z]{0,12}:\d{1,5}\]/i.test(url);
}

/** `https://a.example/1|shop.pdf|the shop`: a line of fields, of which the URL is the first. */
function isFirstField(url: Url, { words }: Place): boolean {
	return hasTwoFields(url) && words().before.trim() === '';
}

const hasTwoFields = perUrl(({ text }) => /^[^|?#]*(?:\|[^|/?#]{2,60}){2}/.test(text));

const endsWithCommit = perUrl(({ text }) => /\.git\^[\da-f]{7,40}$/i.test(text));
const endsWithName = perUrl(({ text }) =>
	/^[^|?#]*(?:\/|\.[a-z\d]{2,6}|\/\/[^/|?#]{1,253})\|[^|/?#]{2,60}(?:\|[^|/?#]{0,60}){0,6}$/i.test(text),
);

/** `https://a.example^7`, `https://a.example/|r`: how games write colours. */
export function isColour({ text }: Url, offset: number, { program, link }: Place): boolean {
	return program && !link && /^(?:\^(?:\d(?![\w.])|[<>]|$)|\|r$|\|c[\da-f]{2})/i.test(text.slice(offset, offset + 4));
}

/** `mailto:%w%W`, `tel:%store_phone`: whoever serves the page fills it in. */
export const isVariable = perUrl(({ text }) => /^(?:mailto|tel):(?:(?:%[A-Za-z]){1,3}|%[A-Za-z]+_\w+)$/.test(text));

/** Whether the URL was shortened in an escape, which starts or ends at `at`: `…%E5%A...`, `q=is%3Apr+author%3...`. */
export function isShortened({ text }: Url, at: number, { words }: Place): boolean {
	const rest = text.slice(at, at + LONGEST_SHORTENED);
	return CUT_ESCAPE.test(rest) || (PART_OF_ESCAPE.test(rest) && ELLIPSIS.test(words().after));
}

const LONGEST_SHORTENED = 8;
const CUT_ESCAPE = /^(?:%[\da-f]?)?(?:\.{3}|…)/i;
const PART_OF_ESCAPE = /^(?:%[\da-f]?)?$/i;
const ELLIPSIS = /^(?:\.{3}|…)/;

/** `http://61.1=`, and the rest in the next line: mail broke it there (RFC 2045 §6.7), wherever the mail is kept. */
export function isSoftBreak(url: Url, { words }: Place): boolean {
	return endsOpen(url) && /^(?:\s|\\r?\\?n|$)/.test(words().after);
}

const endsOpen = perUrl(({ text }) => text.endsWith('=') && !text.includes('?'));

/** `https://a.example:123,me:x@b.example`, `…,me@b.example`: several servers, of which the first one has a port, and the next one a login. */
export function isListOfServers(url: Url): boolean {
	return /^\d{1,5},(?:[^:@,]{1,64}:[^@]|[a-z]{2,20}$)/.test(textOf(url, url.components.password));
}

/** `http://????/orders`, `http://?/orders`: whoever reads it knows which host. */
export function isLeftOpen({ text }: Url): boolean {
	return /^[a-z]+:\/\/(?:\?{2,}(?:[:#]|$)|\?+\/)/i.test(text);
}

/** `http://a.example|2.0.1`, `https://a.example/codes|2022.1.20`: a name, and which version of it; FHIR's canonical URLs, and others. */
export const isVersioned = perUrl(({ text }) => /^[^|]+\|v?\d{1,8}(?:\.\d{1,8}){1,4}(?:[+-][\w.-]{1,40})?$/.test(text));

/** `?q=${encode(url + ' and more')`, `/190x{sizeOf(`, `?text={item.name` at the end of a line: code to be filled in, whose closing brace somebody forgot, or that goes on elsewhere. */
export const isOpenCode = perUrl(({ text }) =>
	/^\{[A-Za-z][\w.]{0,60}(?:\(|[ \t]{0,9}\r?\n)[^{}]*$/.test(text.slice(text.lastIndexOf('{'))),
);

/** `iexplore file://%CD%/index.html`: the current folder, as Windows fills it in. */
export function isInCurrentFolder({ text }: Url): boolean {
	return /^file:\/{2,3}%cd%(?:[/\\]|$)/i.test(text);
}

/** What JavaScript makes of an object when it writes it into a text. */
export const UNFILLED = '[object Object]';

/** `/badge/version-<!-- VERSION -->-green`: what a program writes in the place of a comment. */
export const hasComment = perUrl(({ text }) => text.includes('<!--') && text.includes('-->'));

/** `https://a.example/{"gitdown": "gitinfo"}/x`: what a program fills in, as an object. */
export const hasObjectToFill = perUrl(({ text }) => /\/\{"\w{1,30}":/.test(text));

/** `(e.g. <a href="http://" target=_top>http://</a>)`, `<a href="file:line:column">file:line:column</a>`: what a program took for a link. */
export function isMadeLink({ url, place }: Subject): boolean {
	const shown = place.words().after.replace(/^["'][^<>]{0,200}>/, '');
	return shown.startsWith(url.text) && /^<\/a>/i.test(shown.slice(url.text.length, url.text.length + '</a>'.length));
}

/** The same without a host, a path or a dot: `<a href="ssh:-type">ssh:-type</a>`. */
export function isMadeOfWords(subject: Subject): boolean {
	return /^(?!https?:)[a-z]+:[^/.]*$/i.test(subject.url.text) && isMadeLink(subject);
}

/** `// Replace it with file:///\n\t`: the end of a line of a program that stands in a string. */
export const isEndOfLine = perUrl(({ text }) => /^file:\/{2,3}(?:\\{1,2}[nrt])+$/.test(text));

/** `?download_url=file://lib`, `/mailto/?uri=mailto:me@a.example&to=…`, `webpack-hot-middleware/client?http://a.example:3000&reload=true`: the value of a parameter of another address, or of a program's. */
export function isParameter({ words }: Place): boolean {
	return PARAMETER.test(words().before);
}

const PARAMETER = /[?&][\w.-]{1,40}=$|["'][\w@.-]{1,40}\/[\w./-]{1,80}\?$/;

/** Whether it stands in a program or in data, and neither fills a string or value nor is a link. */
export function isAmongData(place: Place): boolean {
	if (place.link || !(DATA.has(place.context) || (place.context === 'angle-brackets' && place.program))) return false;
	const { before, after } = place.words();
	if (place.context === 'value' && VALUE_START.test(before.slice(-LONGEST_START)) && /^\s*(?:#|$)/.test(after))
		return false;
	return !(QUOTES.has(before.slice(-1)) && QUOTES.has(after.charAt(0)));
}

/** What a value starts behind: `url: `, `URL=`. */
const VALUE_START = /[:=]\s?$/;
const LONGEST_START = 2;

/**
 * Whether it stands in a program, in its comments too, or in data, and is no link: of what looks like a slip of the pen there, strangers who
 * read a thousand findings called one in twenty a mistake (docs/scoreboard.md); it is filled in, or a pattern.
 */
export function isOfProgram({ link, program, context }: Place): boolean {
	return !link && (program || DATA.has(context));
}

const DATA: ReadonlySet<ContextName> = new Set(['code', 'string', 'raw-string', 'json-string', 'value']);
const QUOTES: ReadonlySet<string> = new Set(['"', "'", '`']);

/** `'https://10.1.2.' + number`: a string that goes on with what a program computes; with a plus, in languages that nobody here reads, too. */
export function isJoined({ program, link, words }: Place): boolean {
	return !link && (program ? JOINED : JOINED_BY_PLUS).test(words().after);
}

const JOINED = /^\.?["'`]\s{0,9}(?:\+|\.(?!\w))/;
const JOINED_BY_PLUS = /^\.?["'`]\s{0,9}\+/;

/** `"https://a.example@assets("x.png")"`: a template's call, whose quote a page takes for the attribute's. */
export function isCall({ text }: Url, { words }: Place): boolean {
	return text.endsWith('(') && CALL.test(text.slice(-LONGEST_CALL)) && /^["']/.test(words().after);
}

const CALL = /@[A-Za-z]\w{0,60}\($/;
const LONGEST_CALL = 63;

/** `wss://a.example~shs:KEY=;net:a.example:8008~shs:KEY=`: how Secure Scuttlebutt names a server, by its addresses and its key. */
export const isMultiserver = perUrl(({ text }) => /^[a-z]+:\/\/[^/?#~]{1,300}~(?:shs|noauth)\b/.test(text));
