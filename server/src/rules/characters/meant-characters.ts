/** Unsafe characters that nobody mistyped: what programs, formats and notations mean by them, some of all characters, most of one. */

import { schemeOf } from '../../url/schemes/index';
import type { Url } from '../../url/url';
import { isCutQuotation, unspacedTitle } from '../lines/link-syntax';
import {
	hasComment,
	hasObjectToFill,
	isColour,
	isConcatenated,
	isJoined,
	isSchemaLocation,
	isTex,
	questionAt,
} from '../notation';
import { type Place, perUrl, type Subject, textOf } from '../rule';
import { hasFullWidthMarks } from '../schemes/full-width';
import { BARS, type Exception, SEPARATES } from './meant-bars';
import { sentenceFrom } from './spaces';

/** Of any character. */
const ANY: readonly Exception[] = [
	(offset, { url }) => isMeantAnywhere(offset, url),
	(offset, { url, place }) => isMark(offset, url, place),
	(offset, { url, place }) => isGrouped(offset, url, place),
	(offset, { url }) => offset >= objectFrom(url),
	(_, { url }) => isConcatenated(url) || isPieced(url) || hasObjectToFill(url) || hasComment(url) || hasKeyToFill(url),
	(_, { place }) => isKey(place) || isEncoded(place) || isShown(place),
	(offset, { url, place }) => isInName(offset, url, place),
	(offset, { url, place }) => place.context === 'markdown-destination' && offset >= sentenceFrom(url),
	(_, { place }) => place.identifier,
	// `…/expressions/#>=`: what an operator is called on its page.
	(_, { url }) => /#[<>=!|&^+*/-]{1,3}$/.test(url.text.slice(-LONGEST_OPERATOR)),
	isClosingAttribute,
	(offset, { url }) => isInSpacedName(offset, url),
	// `[x]: https://a.example</span></p>`: a page shows Markdown, and its tags close behind it.
	(offset, { url }) => offset >= closingTagsOf(url),
	isBetweenFilled,
	// `10.1002/1097-0363(20000615)33:3<333::AID-FLD11>3.0.CO;2-7`: a DOI with a serial item's identifier, which is called so.
	(_, { url }) => isOfSerial(url),
	// `?subject=[SUBJECT of the mail]`, `/[version number]/x.js`: what whoever copies the page is to fill in.
	(offset, { url }) => wordsToFill(url).has(offset),
	(offset, { url, place }) => isColour(url, offset, place),
	// `/h[128-char-hash]/list,[filename].m3u8`: names in brackets, to be filled in.
	(_, { url, place }) => !place.link && hasNamesInBrackets(url),
	// `href="http://a.example/'+(b || 'x') + '/y.css"`, in code that a document shows: the quotes and marks of a program.
	(_, { url }) => isJoinedByProgram(url),
];

/** `"http://a.example/admin/[",`: what comes next is joined to it. */
const OPENS: Exception = (offset, { url, place }) => offset === url.text.length - 1 && place.program && !place.link;

/** `/code/www/[5b26a6bd37e8]/x.js`, `/[7016]-events`, `mailto:…?subject=[Shop] Question`: a name in brackets, which browsers and mail programs keep. */
const ENCLOSES: Exception = (offset, { url, place }) =>
	(place.link || place.context === 'comment') && inBrackets(url).has(offset);

/** `mailto:a@b.example?subject=[Shop]%20Hello`: in a mail's subject, which every mail program reads. */
const OF_SUBJECT: Exception = (offset, { url }) => url.scheme === 'mailto' && offset > questionAt(url);

/** `"visible_link": "https://a.example/a b"`: an address as a page shows it, beside the one that it leads to. */
function isShown({ words }: Place): boolean {
	return SHOWN.test(words().before);
}

const SHOWN =
	/["'](?:visible|display(?:ed)?|(?:html)?formatted|pretty|shown)[_-]{0,4}(?:link|ur[li])["']\s{0,4}:\s{0,4}["']$/i;

const LONGEST_ANCHOR = 44;

const hasHashesToFill = perUrl(({ text }) => /[-_./=]##[-_./]/.test(text));

const isOfSerial = perUrl(({ text }) => /\bdoi\.org\/10\.\d{4,9}\/[^<>]{1,60}<[\w.]{1,20}::[A-Z]{3}-/.test(text));

const BY_CHARACTER: Readonly<Record<string, readonly Exception[]>> = {
	'|': BARS,
	'^': [
		...SEPARATES,
		// `/quote/^GSPC`: what an index is called where shares are traded; `@shop/x@workspace:^`: any version.
		(offset, { url, place }) =>
			!place.link && /^[/=]\^[A-Z]{2,8}(?![\w.])/.test(url.text.slice(offset - 1, offset + 10)),
		(_, { url }) => url.text.endsWith('workspace:^'),
		// `…/core/^5.0.0/context.jsonld`: versions that a name goes for.
		(offset, { url, place }) => !place.link && /^\/\^\d{1,4}\.\d/.test(url.text.slice(offset - 1, offset + 7)),
	],
	'`': [
		(offset, { url, place }) => (!place.link && isTicked(offset, url)) || isBetweenTicks(offset, url),
		// ``/bot`bot-id`/send``: what a block of syslog-ng's is given.
		(offset, { url, place }) => !place.link && !place.pointy && tickedNames(url).has(offset),
	],
	'"': [
		// `'http://a.example/?b="' + c + '"'`: a quotation that the program closes.
		(_, { place }) => place.program && isJoined(place),
		(_, { url, place }) => unspacedTitle(url, place) >= 0,
		// `'https://a.example/"VERSION_FULL"/'`: what a build puts in, with its quotation marks.
		(_, { url }) => hasNameInQuotes(url),
		// `https://a.example/"${PWD##*\/}".git`: what a shell takes away.
		(_, { url, place }) => !place.link && isOfShell(url),
		(_, { url, place }) => isCutQuotation(url, place),
		// `<a href="https://a.example/&quot;">https://a.example/&quot;</a>`: what a program took for a part of a URL.
		(offset, { url, place }) =>
			offset === url.text.length - 1 && /^["']>[^<>]{1,300}&quot;<\/a>/.test(place.words().after),
	],
	' ': [
		(_, subject) => isSchemaLocation(subject),
		// `[PR #](https://a.example/pull/PR #)`: a number that is to be put in.
		(_, { url }) => url.text.endsWith(' #'),
		(offset, { url, place }) => place.program && !place.link && isInClause(offset, url),
		// `'https://a.example/x/ meta + /y.json'`: what is said of two.
		(_, { url, place }) => place.program && !place.link && / \+ \//.test(url.text),
		(offset, { url }) => isBeforeName(offset, url),
	],
	'#': [
		(_, { url, place }) => isNumberSign(url) || isSignToFill(place),
		// `Core.Set.html##(SET_GROUP)`: LDoc's anchors.
		(_, { url }) => /##\(\w{1,40}\)$/.test(url.text.slice(-LONGEST_ANCHOR)),
		// `/messages_##.js`: digits or a name, to be filled in.
		(_, { url }) => hasHashesToFill(url),
	],
	'[': [
		OPENS,
		ENCLOSES,
		OF_SUBJECT,
		// `https://a.example/repo[@branch/commit]/[file]`: what may be left out.
		(offset, { url, place }) => !place.link && '@;?&,:'.includes(url.text.charAt(offset + 1) || ' '),
	],
	']': [ENCLOSES, OF_SUBJECT],
	'{': [
		OPENS,
		// `<mailto:{$author->{mbox}}>`: an arrow of Perl's, at which brackets end.
		(_, { url, place }) => url.text.endsWith('-') && /^>[{[]/.test(place.words().after),
		// `/contents/{ path}`: a name to be filled in, which lost its `+` (RFC 6570 §3.2.3).
		(offset, { url }) => isBeforeName(offset + 1, url),
	],
	'}': [
		(offset, { url }) => /\{ [a-z]\w{0,30}\}$/.test(url.text.slice(Math.max(0, offset + 1 - LONGEST_NAME), offset + 1)),
	],
	'<': [
		OPENS,
		// `https://a.example/x-<%=` at the end of a line: a template's tag, which goes on in the next one.
		(offset, { url }) => /^<%[=-]?$/.test(url.text.slice(offset)),
		// `<a href="https://a.example/x.&lt;br">https://a.example/x.&lt;br</a>`: a listing of a source, of whose tag a program took the start.
		(_, { url, place }) =>
			/<\/?[a-z]{1,6}$/i.test(url.text.slice(-LONGEST_TAG)) &&
			/^["'][^<>]{0,80}>[^<>]{1,300}&lt;\/?[a-z]{1,6}<\/a>/i.test(place.words().after),
	],
};

const hasNameInQuotes = perUrl(({ text }) => /"[A-Z][A-Z\d]{0,20}(?:_[A-Z\d]{1,20}){1,5}"/.test(text));

const LONGEST_TAG = 8;

/** Whether a space stands at `offset`, and behind it a name that a brace closes. */
function isBeforeName(offset: number, { text }: Url): boolean {
	return /^ [a-z]\w{0,30}\}/.test(text.slice(offset, offset + LONGEST_NAME));
}

/** `{ path}` */
const LONGEST_NAME = 34;

const isJoinedByProgram = perUrl(({ text }) => /'\s?\+\s?(?:\(|[a-z]\w{0,40}(?:\.\w{1,40}){0,3}\s?\+\s?')/i.test(text));

const isOfShell = perUrl(({ text }) => /"\$\{[^"{}]{1,80}\}"/.test(text));

/** Whether the unsafe character at `offset` is no mistake of the author's, where the URL stands. */
export function isMeant(offset: number, subject: Subject): boolean {
	const holds = (exception: Exception) => exception(offset, subject);
	return ANY.some(holds) || BY_CHARACTER[subject.url.text.charAt(offset)]?.some(holds) === true;
}

/** `#read(byte[], int, int)`: where the name of a method starts in pages that Javadoc wrote; nowhere else. */
const signatureFrom = perUrl((url) => {
	const { fragment } = url.components;
	const isMethod = fragment !== undefined && /^[\w$.<>~-]*\([^()]*\)$/.test(textOf(url, fragment));
	return isMethod ? fragment.offset : Number.POSITIVE_INFINITY;
});

/** `aid=######`: a number that is left out. */
const hasNumberToFill = perUrl(({ text }) => text.includes('###') || IMAGE.test(text.slice(-LONGEST_ENDING)));

/** `image##.png`: the number of each of several. */
const IMAGE = /[a-z]##\.(?:png|jpe?g|gif|svg|webp)$/i;
const LONGEST_ENDING = 8;

/** `/wiki/Help:ParserFunctions##expr`: a heading that starts with the sign, as the functions of MediaWiki do. */
const isNumberSign = perUrl(({ text }) => /\/wiki\/[A-Za-z]{1,30}:[^#]{0,300}##[a-z][a-z\d]{1,19}$/.test(text));

/** `messages_##.js, where ## is the language`: what is filled in has a name of its own. */
function isSignToFill({ words }: Place): boolean {
	return /(?:^|[\s("'`])##(?:[\s)"'`]|$)/.test(words().after);
}

/** `irc://irc.example/##chat`: how channels are called that are about anything. */
const hasChannel = perUrl(({ text }) => /\bircs?6?:\/\/[^#]*##/.test(text));

/** Where the authority ends, in a scheme whose hosts only its program knows: `udp://[%s]:80`, `dns:///[::1]`. */
const endOfUnknownHost = perUrl(({ text, scheme }) =>
	schemeOf(scheme).host ? 0 : (/^[^:]*:\/{2,3}[^/?#]*/.exec(text)?.[0].length ?? 0),
);

/** An operator, and the sign before it. */
const LONGEST_OPERATOR = 4;

/** `?$orderby=created desc`, `?scope=name email`, `?q=from:a OR from:b`: what has several words by its own grammar, and programs send encoded. */
function isInClause(offset: number, { text }: Url): boolean {
	const before = text.slice(Math.max(0, offset - LONGEST_CLAUSE), offset);
	const value = before.slice(Math.max(before.lastIndexOf('&'), before.lastIndexOf('?')));
	return (
		/^[?&](?:\$[a-z]{2,12}|scope|response_type)=/.test(value) ||
		(/^[?&]\w{1,20}=/.test(value) && isOperator(offset, text))
	);
}

/** Whether an operator stands on one side of the space. */
function isOperator(offset: number, text: string): boolean {
	const near = text.slice(Math.max(0, offset - LONGEST_OPERATOR), offset + LONGEST_OPERATOR + 1);
	return /[ +](?:AND|OR|NOT) /.test(near);
}

/** How far before a space the name of its clause is looked for. */
const LONGEST_CLAUSE = 200;

/** `?ssl={"rejectUnauthorized":true}`, `?fields=a{id,name}`: settings, and parts of a record, as their reader has them. `/view/[E,S,D]RPnnnn`: one of several. `/repo[.git][/][?query]`: what may be left out. */
function isGrouped(offset: number, url: Url, { link }: Place): boolean {
	const character = url.text.charAt(offset);
	if (link || !/[{}"[\]]/.test(character)) return false;
	return /["{}]/.test(character) ? hasSettings(url) : namesOneOf(url);
}

const hasSettings = perUrl(({ text }) =>
	/[?&]fields=[\w,]{0,200}\{\w|[?&]\w{1,40}=\{"\w{1,60}":(?:[^{}?&#]|\$\{[^{}]{1,60}\}){1,200}\}/.test(text),
);
const namesOneOf = perUrl(({ text }) =>
	/\[\w{1,10}(?:[,|]\w{1,10}){1,10}\]|\[(?:\.git|\/)\]|\[[?#]\w{2,20}\]|\[\/$/.test(text),
);

/** `/{signal:[{name:'a'}]}`, `?c={type:'bar',data:{…}}`, `&state={%22target%22:[1]}`: where the notation of an object starts, which its server reads as it is. */
const objectFrom = perUrl(
	({ text }) =>
		/(?<=[/=])\{(?:[a-z]{1,20}:(?:['[{]|%2[27])|%22\w{1,40}%22:)/i.exec(text)?.index ?? Number.POSITIVE_INFINITY,
);

/** `<img src="https://a.example/?b=' . $c . '">`: what a program pieces together. */
const isPieced = perUrl(({ text }) => /' ?[.+] ?\$?[A-Za-z_]\w{0,60}(?:\([^()]{0,60}\))? ?[.+] ?'/.test(text));

/** `?keys=["TAG_TO_LOOK_FOR"]`: what a reader fills in, in what a server reads as JSON. */
const hasKeyToFill = perUrl(({ text }) => /=\["[A-Z]{2,20}(?:_[A-Z]{1,20}){1,8}"\]/.test(text));

const tickedNames = offsetsIn(/`[a-z][\w-]{1,30}`(?=[/.?&#-]|$)/g);

const inBrackets = offsetsIn(/[/_]\[[\w-]{1,60}\](?=[/_-])|=\[[\w -]{1,60}\]/g);

const wordsToFill = offsetsIn(
	/=\[\p{Lu}{1,20} [^[\]&=]{1,80}\](?: \[\p{Lu}{1,20} [^[\]&=]{1,80}\]){0,3}|\/\[[a-z]{2,20}(?: [a-z]{2,20}){1,4}\](?=\/|$)/gu,
);

const hasNamesInBrackets = perUrl(
	({ text }) => (text.match(/\[[a-z\d]{2,20}(?:[_-][a-z\d]{2,20}){0,4}\]/gi)?.length ?? 0) > 1,
);

/** `{ "http://a.example/x y": … }`: a name that a program looks up. */
function isKey({ link, words }: Place): boolean {
	const { before, after } = words();
	return !link && /^["'`]\s?:(?!:)/.test(after) && /(?:^|[{,])\s{0,9}["'`]$/.test(before);
}

/** ``/`ver/me?fields=`fields``, ``/bot`{token}`/``: names to be filled in, as Unreal's settings and some texts have them. */
const isTicked = (offset: number, { text }: Url): boolean =>
	text.charAt(offset) === '`' &&
	(text.charAt(offset + 1) === '{' ||
		text.charAt(offset - 1) === '}' ||
		/^[/=]`[a-z]{2,20}(?:[/&?#]|$)/i.test(text.slice(offset - 1, offset + LONGEST_TICKED)));

/** ``?id=`env`#/key``: the whole of a value, also in a link. */
const isBetweenTicks = (offset: number, { text }: Url): boolean => {
	const before = text.slice(Math.max(0, offset - LONGEST_TICKED), offset);
	const after = text.slice(offset + 1, offset + LONGEST_TICKED);
	const opens = /[/=]$/.test(before) && /^[a-z_]{2,20}`(?:[/&?#]|$)/i.test(after);
	return opens || (/[/=]`[a-z_]{2,20}$/i.test(before) && /^(?:[/&?#]|$)/.test(after));
};

const LONGEST_TICKED = 23;

const hasHostToFill = perUrl((url) => /^\.{2,3}$/.test(textOf(url, url.components.host)));

/** `http://a.example/s;1;1^^`: fields of a record. */
const hasRecords = perUrl(({ text }) => {
	const doubled = text.indexOf('^^');
	return doubled === text.indexOf('^') && text.lastIndexOf(';', doubled) > 0;
});

/** `https://a.example/(en|de)/x`, `sip:[+,0-9]`: a pattern, or what a reader chooses from. */
const choices = offsetsIn(/\([\w.-]{0,40}(?:\|[\w.-]{0,40}){1,20}\)/g);
const classes = offsetsIn(/\[[^[\]]{0,30}(?:0-9|a-z|A-Z)[^[\]]{0,30}\]/g);
/** `/home/^[[39mnode_modules`: a terminal's colours, whose first character a log shows as two, or lost. */
const colours = offsetsIn(/(?:\^\[|\p{Cc})?\[\d{1,3}(?:;\d{1,3}){0,4}m/gu);
const PATTERNS: Readonly<Record<string, (url: Url) => ReadonlySet<number>>> = {
	'|': choices,
	'[': perUrl((url) => new Set([...classes(url), ...colours(url)])),
	']': classes,
	'^': colours,
};

/** The offsets of all that the pattern matches. */
function offsetsIn(pattern: RegExp): (url: Url) => ReadonlySet<number> {
	return perUrl(({ text }) => {
		const offsets = new Set<number>();
		for (const { index, 0: found } of text.matchAll(pattern))
			for (let at = index; at < index + found.length; at++) offsets.add(at);
		return offsets;
	});
}

/** Whether the character is no mistake of the author's. */
function isMeantAnywhere(offset: number, url: Url): boolean {
	if (offset >= signatureFrom(url)) return true;
	const character = url.text.charAt(offset);
	if (isTex(url) && offset > (url.components.search?.offset ?? Number.POSITIVE_INFINITY)) return true;
	// One program reads these: `file://$` is an IDE's, `res://` and `user://` are Godot's, and no file of Android's is looked up decoded.
	if (
		url.scheme === 'jdbc' ||
		(character === ' ' && /^(?:jar:|file:\/\/\$|res:\/\/|user:\/\/|file:\/\/\/android_asset\/)/.test(url.text))
	)
		return true;
	if (character === '#') return hasNumberToFill(url) || hasChannel(url);
	if (PATTERNS[character]?.(url).has(offset) === true) return true;
	// `http：//[::1]/`: a host behind marks in full width, of which another rule speaks.
	if (character === '[' || character === ']') return offset < endOfUnknownHost(url) || hasFullWidthMarks(url.text);
	if (character === '^' && hasRecords(url)) return true;
	// `http://.../x[]`: the host was left out.
	if (hasHostToFill(url)) return true;
	// `https://a.example/x@^5`: a range of versions, as registries' servers take them.
	return character === '^' && url.text.charAt(offset - 1) === '@';
}

/** Whether the character is the place's: TeX's `#1 \relax` and `^^J`, and AsciiDoc's `[https://a.example/x^]`, a window of its own. */
function isMark(offset: number, { text }: Url, { context, words }: Place): boolean {
	switch (text.charAt(offset)) {
		case ' ':
			return context === 'latex-argument' && text.charAt(offset + 1) === '\\';
		case '^':
			return (
				/^\^\^[IJM]/.test(text.slice(offset, offset + 3)) ||
				(offset === text.length - 1 && words().after.startsWith(']'))
			);
		default:
			return false;
	}
}

/** Whether a program encodes what it writes so: `encodeURI("https://a.example/a b")`. */
function isEncoded({ program, words }: Place): boolean {
	return program && ENCODERS.test(words().before);
}

const ENCODERS =
	/\b(?:encodeURI(?:Component)?|(?:raw)?urlencode|urlEncode|url_encode|encodeUrl|encode_url|escape|quote(?:_plus)?|QUrl|encode)\s?\(\s?[rub@$]?["'`]$/;

/** `?name=${first} ${last}`, `?at={{city}}, {{street}}`, `/{1}|{2}.json`: what is filled in may need escapes as well, and those who write so know. */
function isBetweenFilled(offset: number, subject: Subject): boolean {
	const { text } = subject.url;
	const isFilled = (at: number) => subject.isToFill({ offset: at, end: at + 1 });
	const last = text.startsWith(', ', offset - 1) ? offset - 2 : offset - 1;
	return /[ |]/.test(text.charAt(offset)) && isFilled(last) && isFilled(offset + 1);
}

/** `xmlns:t="http://a.example/x##"`, and URNs as registers write them, `urn:a:b##urn:c:d`: names, which are compared. */
function isInName(offset: number, url: Url, { identifier, link }: Place): boolean {
	return (identifier || (url.scheme === 'urn' && !link)) && /[#^]/.test(url.text.charAt(offset));
}

/** `?text={ title }`, `?text={ encode(.text) }`: what is to be filled in, with spaces beside its braces. */
function isInSpacedName(offset: number, { text }: Url): boolean {
	const from = Math.max(0, offset - LONGEST_SPACED);
	const near = text.slice(from, offset + LONGEST_SPACED);
	const open = near.lastIndexOf('{', offset - from);
	const [name] = open < 0 ? [] : (SPACED_NAME.exec(near.slice(open)) ?? []);
	return name !== undefined && offset - from < open + name.length;
}

const SPACED_NAME = /^\{ [^{}]{1,100} \}/;
const LONGEST_SPACED = 106;

/** Where the tags start that close at the end of the URL; behind it where none do. */
const closingTagsOf = perUrl(({ text }) => {
	const from = Math.max(0, text.length - LONGEST_TAGS);
	const found = /(?:<\/[a-z][a-z\d]{0,10}>)+$/i.exec(text.slice(from));
	return found === null ? text.length : from + found.index;
});

const LONGEST_TAGS = 60;

/** `href="<https://a.example">`: the quote closes the attribute; what is wrong stands before the URL. */
function isClosingAttribute(offset: number, { url, place }: Subject): boolean {
	const quote = url.text.charAt(offset);
	return (
		(quote === '"' || quote === "'") && offset === url.text.length - 1 && /=\s?["']<{1,2}$/.test(place.words().before)
	);
}
