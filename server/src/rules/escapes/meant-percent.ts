/** Percent signs that start no escape, and that nobody mistyped: what programs, formats and notations put in their place. */

import { runningText } from '../../languages/context';
import { matchesOf } from '../../url/matches';
import { remembered } from '../../url/remembered';
import { schemeOf } from '../../url/schemes/index';
import type { Violation } from '../../url/url';
import { isContentLine, isInCurrentFolder, isShortened, isVariable } from '../notation';
import { isSample } from '../recorded';
import { type Place, perUrl, type Subject, type Words } from '../rule';

type Sign = Violation<'malformed-percent'>;

/** Whether the author means the percent sign. */
type Exception = (sign: Sign, subject: Subject) => boolean;

const ANYWHERE: readonly Exception[] = [
	(_, { url }) =>
		isVariable(url) || isInCurrentFolder(url) || hasMacro(url) || hasArguments(url) || hasFilledBetween(url),
	(sign, { url, place }) => isShortened(url, sign.offset, place),
	(_, { place }) => isSample(place) || isOfForm(place),
	// A change log whose lines a program broke: the rest of the escape stands in the next one.
	({ offset }, { url, isOfHistory }) => isOfHistory && offset >= url.text.length - 2,
	// Nor does anybody mend what it calls a place that is filled in: `https://a.example/%file?x=y`.
	({ offset }, { url, isOfHistory }) => isOfHistory && /^%[a-z]{3}/.test(url.text.slice(offset, offset + 4)),
	isMasked,
	isHalfFilled,
	isDefinedAbove,
	isBlank,
	isDoubled,
	isInterface,
	isWidth,
	isNamedAfter,
	isOfFormat,
	(sign, { url }) => isLone(sign) && (hasNames(url) || hasLetters(url)),
	// `http://a.example/v1/%\(id\)s`, as pages colour a command: Python's name, escaped for a shell.
	(_, { url, place }) => url.text.endsWith('%') && /^(?:<\w[^<>]{0,40}>)?\\?\(/.test(place.words().after),
	// `a="urn:x https://a.example/<%= f %>.xsd"`: a tag of a template, where spaces part a list.
	(_, { url, place }) =>
		/<%[=-]?$/.test(url.text.slice(-LONGEST_TAG)) && /^(?: |$)/.test(place.words().after.trimEnd()),
	// `https://a.example/<%= f %>/x.jpg %>`: a tag's end, of which another rule speaks.
	({ offset }, { url }) => url.text.startsWith(' %>', offset - 1) && url.text.includes('<%'),
	// `http://a.example/b%<!-- -->61r`: an escape that gtk-doc is not to read.
	(_, { url, place }) => url.text.endsWith('%') && /^(?:<|&lt;)!-- --/.test(place.words().after),
	// `https://%= f %>`: a tag of a template that lost its `<`.
	(_, { url, place }) => url.text.endsWith('://%=') && place.words().after.startsWith(' '),
	// `<bind key="a">%Take terms from http://a.example/%</bind>`: the mark that closes what is to be filled in.
	({ detail }, { place }) => detail === 'last' && /(?:^|[>"'=\s])%[A-Za-z][^%]*$/.test(place.words().before),
	// `?test=!#$%&'*+-=?^`: every mark of a keyboard.
	({ offset }, { url }) => /^#\$%[&^]/.test(url.text.slice(offset - 2, offset + 2)),
	// `mailto:%0`: whom a program puts in.
	(_, { url }) => /^mailto:%\d$/.test(url.text),
	// `RewriteRule ^/a$ https://a.example/%1 [R]`: what a condition found.
	({ offset }, { url, place }) =>
		/^%\d(?:$|[/?&])/.test(url.text.slice(offset, offset + 3)) && /\bRewriteRule\s/.test(place.words().before),
	// `book-Z-H-34.html#%_sec_5.4`: how TeX2page calls the parts of its pages.
	({ offset }, { url }) => /^#%_[a-z]{2,8}_/.test(url.text.slice(offset - 1, offset + LONGEST_PART)),
	// `<span class="stringliteral">&quot;https://a.example/%1&quot;</span>`: a program's string, in a page that shows the program.
	({ offset }, { url, place }) =>
		/^%[\dG-Zg-z]/.test(url.text.slice(offset, offset + 2)) && LISTED.test(place.words().before),
	// The end of a line of TeX that is shown as it is.
	(_, { url, place }) => place.context === 'raw-string' && url.text.endsWith('%') && place.words().after === '',
	(_, { url, place }) => url.text.endsWith('%') && (isContentLine(place) || isCutShort(place)),
	// `'http://x%sx.a.example/' % user`: as Python fills it in.
	({ offset }, { url, place }) => /^[sd]/.test(url.text.charAt(offset + 1)) && FILLED.test(place.words().after),
	// `'%ls' does not fit 'http://a.example/ns#%ls'`: a message, into which more is put.
	(_, { url, place }) => url.text.endsWith('%ls') && place.words().before.includes('%ls'),
	// `/href="http://%/`: the mark of a pattern.
	(_, { url, place }) => isBarePercent(url) && /^(?:["'`]|\[\^)/.test(place.words().after),
];

const OUTSIDE_LINKS: readonly Exception[] = [
	isWildcard,
	isGroup,
	isNameOfSize,
	isAmongNames,
	isOfSetting,
	isRepeatedName,
	// `%W/igs%W%D.clk.Z`: two letters that are filled in, beside each other.
	(sign, { url }) => isLone(sign) && hasLettersBeside(url),
	// `'http://example.org/%a'`: of what another one is.
	({ offset }, { url }) =>
		offset === url.text.length - 2 && /^[a-z]+:\/\/example\.(?:\w{1,10}\.)?[a-z]{2,4}\/%/i.test(url.text),
	// `x@%.%.%/dist/x.js`: the numbers of a version.
	(_, { url }) => hasVersionToFill(url),
	// `"https://%/a/%".format(host, path)`: as SuperCollider fills it in.
	(sign, subject) => isSegment(sign, subject) && /^["']\s?\.format\(/.test(subject.place.words().after),
	// `SET "URL=https://a.example/a%%20b%%20c"`: for a program that reads two as one, as many settings have it.
	(_, { url, place }) =>
		(!runningText.has(place.context) || SETS.test(place.words().before)) && isDoubledThroughout(url),
	// `LIKE ' . quote('http://shop.%')`: whatever starts so.
	({ offset }, { url, place }) => offset === url.text.length - 1 && /\bLIKE\b[^;]{0,80}$/.test(place.words().before),
	// `"https://www.a.%/".replace("%", "com")`: a label that is filled in.
	({ offset }, { url }) => url.text.startsWith('.%/', offset - 1),
	// `xargs -I % curl https://a.example/%`: what each line is put in for.
	(_, { place }) => /\bxargs\b[^|;&]{0,40}\s-I ?['"]?%/.test(place.words().before),
];

const IN_PROGRAMS: readonly Exception[] = [
	// `"https://a.example/?q=%QUERY"`: Bloodhound's; `/l/%packageName?style=x`: a name of two words, which a program replaces.
	({ offset }, { url, place }) =>
		!place.link &&
		/^%(?:QUERY\b|[a-z]{2,20}(?:[A-Z][a-z]{1,20}){1,3}(?![\w%]))/.test(
			url.text.slice(offset, offset + LONGEST_OF_WORDS),
		),
	// `"https://a.example/v1/%.json"`: what a program replaces.
	({ offset }, { url, place }) => !place.link && /^\/%\.[a-z]{2,5}$/.test(url.text.slice(offset - 1, offset + 7)),
	isBetweenSigns,
	isSegmentOfTwoWords,
	isFilledTwice,
	// `help='as in http://a%%3Ab@…'`: what argparse prints.
	({ offset }, { url, place }) =>
		url.text.startsWith('%%', offset) && HELP.test(place.words().above() + place.words().before),
	isReplaced,
];

const IN_COMMENTS: readonly Exception[] = [
	// `# http://a.example/hash/%video_id`: a name; in a program one of two words is all that stands between slashes.
	isNameToFill,
	// `# parse("http://a.example/%uABCD") #=> #<URI http://a.example/%uABCD>`: the result of what a comment shows.
	(_, { place }) => place.words().before.includes('#=>'),
];

/** Whether the percent sign is no mistake of the author's, where the URL stands. */
export function isMeantPercent(sign: Sign, subject: Subject): boolean {
	const { link, program, context } = subject.place;
	const holds = (exception: Exception) => exception(sign, subject);
	return (
		ANYWHERE.some(holds) ||
		(!link && OUTSIDE_LINKS.some(holds)) ||
		(program && IN_PROGRAMS.some(holds)) ||
		(context === 'comment' && IN_COMMENTS.some(holds))
	);
}

const LONGEST_OF_WORDS = 90;

const SETS = /\bset "?\w{1,40}=$/i;

const HELP = /\bhelp\s?=[^=]{0,300}$/;

/** `"%m http://%{Host}i%U%q %H"`: the format of a server's log. */
function isOfFormat({ offset }: Sign, { url }: Subject): boolean {
	return /^%[A-Za-z]$/.test(url.text.slice(offset, offset + 2)) && hasHeaderToFill(url);
}

const hasHeaderToFill = perUrl(({ text }) => /%\{[\w-]{1,40}\}[a-z]/.test(text));

/** `http://%%HOST/`, `https://a.example/USERNAME/%N.git`: a name to be filled in; `FILE:/var/krb5cc_%U`: what only the machine knows. */
function isOfSetting({ offset }: Sign, { url }: Subject): boolean {
	const { text, scheme } = url;
	if (/^%%[A-Z][A-Z_]{2,}/.test(text.slice(offset, offset + 6))) return true;
	if (scheme === 'file' && /^%[G-Zg-z](?![a-z])/.test(text.slice(offset, offset + 3))) return true;
	return hasNameInCapitals(url);
}

const hasNameInCapitals = perUrl(({ text }) => /\/[A-Z]{4,20}\/%[A-Z](?:$|[./])/.test(text));

/** `ftp://%1%@%2%`: by their numbers. */
const hasArguments = perUrl(({ text }) => /%1%[^%]{0,60}%2%/.test(text));

/** `http://%${service.host}%:9000`: a name that is put together, between the signs of another template. */
const hasFilledBetween = perUrl(({ text }) => /%\$\{[^{}]{1,200}\}%/.test(text));

/** How pages mark the strings of programs that they show: Doxygen, Pygments and Rouge, GitHub, highlight.js, Prism. */
const LISTED = /<span class="(?:stringliteral|s[12bx]?|pl-s|hljs-string|str|string|token string)">[^<]*$/;

/** `%_sec_` */
const LONGEST_PART = 11;
const LONGEST_TAG = 3;

/** Whether it is a percent sign and nothing else. */
function isLone({ detail }: Sign): boolean {
	return detail === 'hex' || detail === 'last';
}

/** `/100%%25?q=%s`: for a function that puts a text where `%s` is, and one percent sign where two are. */
function isDoubled({ offset }: Sign, { url }: Subject): boolean {
	return (url.text.startsWith('%%', offset) || url.text.startsWith('%%', offset - 1)) && isFormat(url);
}

/** Whether every percent sign is doubled, and several are. */
const isDoubledThroughout = perUrl(({ text }) => {
	const signs = text.match(/%+/g) ?? [];
	return signs.length > 1 && signs.every((run) => run.length === 2);
});

const hasVersionToFill = perUrl(({ text }) => text.includes('%.%.%'));

const isFormat = perUrl(({ text }) => /%[sd](?![\da-f])/i.test(text));

/** `maps?width=100%&height=600`: how those who serve maps write what everybody pastes into a page. */
function isWidth({ offset }: Sign, { url: { text } }: Subject): boolean {
	const before = text.slice(Math.max(0, offset - LONGEST_WIDTH), offset);
	return /[?&;](?:width|height|w|h)=\d{1,3}$/i.test(before) && /^%(?:[&#]|$)/.test(text.slice(offset, offset + 2));
}

const LONGEST_WIDTH = 11;

/** `"placeholder": "http://a.example/?t=%f"`: what a form shows, and nobody opens. */
function isOfForm({ context, words }: Place): boolean {
	return context === 'json-string' && /"placeholder"\s?:\s?"$/.test(words().before);
}

/** `"summary": "See [it](https://a.example/?q=is%"`: at the end of a text that a program cut short. */
function isCutShort({ context, words }: Place): boolean {
	const { before, after } = words();
	return context === 'json-string' && after.startsWith('"') && /\]\($/.test(before);
}

/** `/%%PATTERN::format%%.js`, `?c=%%CLICK_URL%%`, `/%%% version %%%/`: what a server of advertisements fills in. */
const hasMacro = perUrl(({ text }) =>
	/(?<!%)%{3}(?!%)|%%(?:[A-Z]{3,20}(?:[_:][\w:.-]{1,60})?|[a-z]\w{0,20})%%/.test(text),
);

/** `?q=%.a.example`, `?name=like.%Berlin%`: any text before, or around. */
function isWildcard({ offset }: Sign, { url: { text } }: Subject): boolean {
	if (text.charAt(offset - 1) === '=' && SUBDOMAIN.test(text.slice(offset, offset + LONGEST_LIKE))) return true;
	// `git://a.example/org/%`, `amqp://%/*`: whatever starts so.
	if (/^[/?]%(?:\/|$)/.test(text.slice(offset - 1, offset + 2)) && !/^https?:/.test(text)) return true;
	return LIKE.test(text.slice(Math.max(0, offset - LONGEST_LIKE), offset + LONGEST_LIKE));
}

/** `/%format_a-shop.jpg`: which of its sizes a server sends. */
function isNameOfSize({ offset }: Sign, { url: { text } }: Subject): boolean {
	return /^[/=_-]%(?:format|size|width|height|scale)(?![a-z])/i.test(text.slice(offset - 1, offset + LONGEST_NAME));
}

/** `/%/`, `/%`: nothing else stands between the slashes. */
function isSegment({ offset }: Sign, { url: { text } }: Subject): boolean {
	return /^\/%\/?$/.test(text.slice(offset - 1, offset + 2));
}

const SUBDOMAIN = /^%\.(?:[\w-]+\.|\{)/;
/** How PostgREST is asked for it: between two signs. */
const LIKE = /=i?like\.%[^%&=]{1,40}%(?:&|$)/;
const LONGEST_LIKE = 50;

/** `"https://a.example/?month=%m%&year=2019"`: what a program replaces, between two signs. */
function isBetweenSigns({ offset }: Sign, { url: { text } }: Subject): boolean {
	const from = Math.max(0, offset - LONGEST_NAME);
	return Array.from(text.slice(from, offset + LONGEST_NAME).matchAll(BETWEEN_SIGNS)).some(
		({ index, 0: { length } }) => from + index <= offset && offset < from + index + length,
	);
}

const LONGEST_NAME = 32;
const BETWEEN_SIGNS = /(?<=[/=&?#._-])%(?![\da-f]{2}|u[\da-f]{4})[a-z_]\w{0,28}%(?=[/=&?#.]|$)/gi;

/** `%name-%version.tar.gz`: names of two things to be filled in, by nobody's rules. */
const hasNames = perUrl(({ text }) => {
	const names = new Set(Array.from(matchesOf(text, NAME), ([name]) => name));
	return names.size > 1 || EDITOR.test(text);
});

/** `tiles/%s/l%l/%v_%h.jpg`: three or more letters to be filled in, and no escape. */
const hasLetters = perUrl(({ text }) => {
	const letters = new Set(Array.from(matchesOf(text, LETTER), ([letter]) => letter));
	return letters.size >= FEWEST_LETTERS && !/%[\da-f]{2}/i.test(text);
});

const LETTER = /(?<!\d)%0?[a-z](?![a-z\d])/gi;
const FEWEST_LETTERS = 3;

/** `rewriteRule '.*' 'ldap://a.example/%0'`: what a pattern found. */
function isGroup({ offset }: Sign, { url: { text, scheme } }: Subject): boolean {
	return offset === text.length - 2 && !/^https?$/.test(scheme) && /^[a-z]+:\/\/[^/?#%]+\/%\d$/.test(text);
}

/** `?title=%title`: what is filled in has the name of the parameter. */
function isNamedAfter({ offset }: Sign, { url: { text } }: Subject): boolean {
	const name = PARAMETER.exec(text.slice(Math.max(0, offset - LONGEST_PARAMETER), offset))?.[1];
	return name !== undefined && text.startsWith(name, offset + 1) && !/\w/.test(text.charAt(offset + 1 + name.length));
}

const PARAMETER = /[?&]([a-z]\w{2,30})=$/i;
const LONGEST_PARAMETER = 33;

/** `# %t = ticket` above `https://a.example/%t`: a comment says what is filled in. */
function isDefinedAbove({ offset }: Sign, { url: { text }, place: { words } }: Subject): boolean {
	const name = /^%[a-z]\b/i.exec(text.slice(offset, offset + 3))?.[0];
	return name !== undefined && definedIn(words()).has(name);
}

/** `550 mail %ID from %CIP; see https://a.example/?tgt=%CIP`: one of several names in capitals that a program fills in. */
function isAmongNames({ offset }: Sign, { url: { text }, place }: Subject): boolean {
	if (place.link || !/^%[A-Z]{2,12}(?:$|[&#/])/.test(text.slice(offset, offset + LONGEST_NAME))) return false;
	return NAMES_IN_CAPITALS.test(place.words().before);
}

const NAMES_IN_CAPITALS = /(?<![^\s"'(])%(?![\dA-F]{2})[A-Z]{2,12}(?!\w)/;

const definedIn = remembered(
	(words: Words) => new Set(Array.from(words.above().matchAll(DEFINED), ([, defined = '']) => defined)),
);

const DEFINED = /(?<=^|[\s"'`(])(%[a-z])["'`]?[ \t]{0,4}(?:=|:|-|–|→|->|=>|is\b|stands for\b|will be replaced\b)/gim;

/** How Xdebug is told to open a file: `file://%f#L%l`. */
const EDITOR = /%f\b[^%]{0,20}%l\b/;

const NAME = /(?<!\d)%(?![\da-f]{2}|u[\da-f]{4})[a-z]\w{3,30}/gi;

/** How Python hands a string what it fills in: `' % (a, b)`. */
const FILLED = /^["']\s?%\s?[\w(]/;

/** `%video_id`, `x-%version-release.apk`; not `50%off_coupon`. */
function isNameToFill({ offset }: Sign, { url: { text } }: Subject): boolean {
	return !/\d/.test(text.charAt(offset - 1)) && NAME_TO_FILL.test(text.slice(offset, offset + LONGEST_NAME));
}

const NAME_TO_FILL = /^%(?:[a-z]{2,15}_[a-z]{2,15}(?![\w-])|(?:version|release|name|arch|host)\b)/i;

/** `'https://a.example/%video'.replace('%video', id)`. */
function isReplaced({ offset }: Sign, { url: { text }, place: { words } }: Subject): boolean {
	const name = /^%[a-z]\w{1,30}/i.exec(text.slice(offset, offset + LONGEST_NAME))?.[0];
	if (name === undefined) return false;
	const { after, above } = words();
	const around = after + above();
	return around.includes(`replace('${name}'`) || around.includes(`replace("${name}"`);
}

/** `/%postId`, `/%postId/`. */
function isSegmentOfTwoWords({ offset }: Sign, { url: { text } }: Subject): boolean {
	return /^\/%[a-z]{2,15}[A-Z][a-z]\w{0,15}(?:\/|$)/.test(text.slice(offset - 1, offset + LONGEST_NAME));
}

/** `https://%sa.example/%s/x`: with a second place that is filled in, one before letters is another. */
function isFilledTwice({ offset }: Sign, { url }: Subject): boolean {
	return url.text.startsWith('%s', offset) && hasPlaceToFill(url);
}

const hasPlaceToFill = perUrl(({ text }) => /%s(?:[/.?&=_-]|$)/.test(text));

/** `/mode/%N/%N.js`, `/%W/igs%W7.erp`: one letter that stands for a name, twice. */
function isRepeatedName({ offset }: Sign, { url: { text } }: Subject): boolean {
	const name = /^%[G-Z](?=[/.?&=_\d-]|$)/.exec(text.slice(offset, offset + 3))?.[0];
	return name !== undefined && text.indexOf(name) !== text.lastIndexOf(name);
}

const hasLettersBeside = perUrl(({ text }) => /(?<!%)%[G-Zg-z]%[A-Za-z](?![A-Za-z\d%])/.test(text));

/** `%8${n}`: an escape whose second digit is filled in. */
function isHalfFilled({ offset }: Sign, subject: Subject): boolean {
	const isDigit = /^%[\da-f]$/i.test(subject.url.text.slice(offset, offset + 2));
	return isDigit && subject.isToFill({ offset: offset + 2, end: offset + 3 });
}

/** `page.php%_%`: a name for what is filled in, of no letters. */
function isBlank({ offset }: Sign, { url: { text } }: Subject): boolean {
	return text.slice(Math.max(0, offset - 2), offset + 3).includes('%_%');
}

/** `Signature=%2F%xxxxxx`, `url=ws%3A%2F%****`: what nobody is to see. */
function isMasked({ offset }: Sign, { url: { text }, place }: Subject): boolean {
	const written = text.slice(offset, offset + 5);
	if (/^%\[[A-Z]{3}/.test(written)) return true;
	return /^%[\da-f]?(?:x{3}|\*{3})/i.test(written.length < 3 ? written + place.words().after.slice(0, 3) : written);
}

/** `udp4://239.0.0.1:40000%eth0`: what a socket is bound to, in a scheme that only its program reads. */
function isInterface({ offset }: Sign, { url }: Subject): boolean {
	return /[a-z]/i.test(url.text.charAt(offset + 1)) && offset < endOfSocket(url);
}

const endOfSocket = perUrl(({ text, scheme }) =>
	schemeOf(scheme).host ? 0 : (/^[a-z][\w+.-]*:\/\/[^/?#]*/i.exec(text)?.[0].length ?? 0),
);

const isBarePercent = perUrl(({ text }) => /^https?:\/\/%$/.test(text));
