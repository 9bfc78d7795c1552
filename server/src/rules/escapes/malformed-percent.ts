import { message } from '../../data/messages';
import { matchesOf } from '../../url/matches';
import { decodeUnicodeEscapes, triplets } from '../../url/percent';
import { remembered } from '../../url/remembered';
import { schemeOf } from '../../url/schemes/index';
import type { Span, Url, Violation } from '../../url/url';
import { isContentLine, isInCurrentFolder, isShortened, isVariable } from '../notation';
import { isSample } from '../recorded';
import {
	nameCharacters,
	type Place,
	perUrl,
	type RuleOf,
	remove,
	replace,
	rewrite,
	type Subject,
	shorten,
	textOf,
	type Words,
} from '../rule';

declare module '../../url/url' {
	interface Violations {
		'malformed-percent': 'hex' | 'last' | 'spaced' | 'unicode' | 'half';
	}
}

/** RFC 1738 §2.2: "%" is followed by two hexadecimal digits. */
export const malformedPercent: RuleOf<'malformed-percent'> = {
	code: 'malformed-percent',
	characters: true,
	cases: {
		hex: {
			levels: ['error', 'error'],
			says: 'Complete the escape, or write %25 for a percent sign: "%" starts an escape only with two hexadecimal digits behind it (RFC 1738 §2.2).',
		},
		last: {
			levels: ['error', 'error'],
			says: 'Remove "%", or write %25 for a percent sign: the URL ends where two hexadecimal digits belong (RFC 1738 §2.2).',
		},
		spaced: {
			levels: ['error', 'error'],
			says: 'Remove {character}: it stands inside an escape, "%" and two hexadecimal digits (RFC 1738 §2.2).',
		},
		unicode: {
			levels: ['error', 'error'],
			says: 'Write {encoded}: "{text}" is JavaScript\'s escape(), not percent-encoding (RFC 1738 §2.2).',
		},
		half: {
			levels: ['error', 'error'],
			says: 'Write the character anew: "{text}" is JavaScript\'s escape() and has only half of it (RFC 1738 §2.2).',
		},
	},
	// `?prefix=%E2%89%A5&suffix=%`: a percent sign as the whole value of a badge, which is shown all the same.
	level: (violation, { url }) => (isValue(violation, url) ? 'asked' : undefined),
	asked: (violation, subject) => {
		const { url, place } = subject;
		if (isVariable(url) || isDoubled(violation, url) || isBlank(violation, url) || isInterface(violation, url))
			return true;
		if (isShortened(url, violation.offset, place) || isMasked(violation, subject) || isSample(place)) return true;
		if (isWidth(violation, url) || isNamedAfter(violation, url) || isHalfFilled(violation, subject)) return true;
		if (isLone(violation) && (hasNames(url) || hasLetters(url) || isGroup(violation, url, place))) return true;
		if (place.context === 'json-string' && SAMPLE.test(place.words().before)) return true;
		if ((!place.link && isWildcard(violation, url)) || (place.program && isBetweenSigns(violation, url))) return true;
		if (hasMacro(url) || isDefinedAbove(violation, subject) || isAmongNames(violation, subject)) return true;
		// `'https://a.example/a%%20b%%20c'`: for a function that reads two as one.
		if (place.program && place.context !== 'comment' && isDoubledThroughout(url)) return true;
		if (isInCurrentFolder(url)) return true;
		// `http://a.example/v1/%\(id\)s`, as pages colour a command: Python's name, escaped for a shell.
		if (url.text.endsWith('%') && /^(?:<\w[^<>]{0,40}>)?\\?\(/.test(place.words().after)) return true;
		if (!place.link && isNameOfSize(violation, url)) return true;
		// `x@%.%.%/dist/x.js`: the numbers of a version.
		if (!place.link && hasVersionToFill(url)) return true;
		// `"https://%/a/%".format(host, path)`: as SuperCollider fills it in.
		if (!place.link && isSegment(violation, url) && /^["']\s?\.format\(/.test(place.words().after)) return true;
		// `"https://www.a.%/".replace("%", "com")`: a label that is filled in.
		if (!place.link && url.text.startsWith('.%/', violation.offset - 1)) return true;
		// `a="urn:x https://a.example/<%= f %>.xsd"`: a tag of a template, where spaces part a list.
		if (/<%[=-]?$/.test(url.text.slice(-LONGEST_TAG)) && place.words().after.startsWith(' ')) return true;
		// `<bind key="a">%Take terms from http://a.example/%</bind>`: the mark that closes what is to be filled in.
		if (violation.detail === 'last' && /(?:^|[>"'=\s])%[A-Za-z][^%]*$/.test(place.words().before)) return true;
		// `help='as in http://a%%3Ab@…'`: what argparse prints.
		if (
			url.text.startsWith('%%', violation.offset) &&
			place.program &&
			HELP.test(place.words().above() + place.words().before)
		)
			return true;
		// `?test=!#$%&'*+-=?^`: every mark of a keyboard.
		if (/^#\$%[&^]/.test(url.text.slice(violation.offset - 2, violation.offset + 2))) return true;
		if (isOfFormat(violation, url) || (!place.link && isOfSetting(violation, url))) return true;
		// `mailto:%0`: whom a program puts in.
		if (/^mailto:%\d$/.test(url.text)) return true;
		// `RewriteRule ^/a$ https://a.example/%1 [R]`: what a condition found.
		if (
			/^%\d(?:$|[/?&])/.test(url.text.slice(violation.offset, violation.offset + 3)) &&
			/\bRewriteRule\s/.test(place.words().before)
		)
			return true;
		// `book-Z-H-34.html#%_sec_5.4`: how TeX2page calls the parts of its pages.
		if (/^#%_[a-z]{2,8}_/.test(url.text.slice(violation.offset - 1, violation.offset + LONGEST_PART))) return true;
		// `https://%= f %>`: a tag of a template that lost its `<`.
		if (url.text.endsWith('://%=') && place.words().after.startsWith(' ')) return true;
		// The end of a line of TeX that is shown as it is.
		if (place.context === 'raw-string' && url.text.endsWith('%') && place.words().after === '') return true;
		if (url.text.endsWith('%') && (isContentLine(place) || isCutShort(place))) return true;
		// `# parse("http://a.example/%uABCD") #=> #<URI http://a.example/%uABCD>`: the result of what a comment shows.
		if (place.context === 'comment' && place.words().before.includes('#=>')) return true;
		// `# http://a.example/hash/%video_id`: a name in a comment; in a program one of two words, which is all that stands between slashes.
		if (place.context === 'comment' && isNameToFill(violation, url)) return true;
		if (place.program && isSegmentOfTwoWords(violation, url)) return true;
		if (place.program && (isFilledTwice(violation, url) || isRepeatedName(violation, url))) return true;
		// `'http://x%sx.a.example/' % user`: as Python fills it in.
		if (/^[sd]/.test(url.text.charAt(violation.offset + 1)) && FILLED.test(place.words().after)) return true;
		// `'%ls' does not fit 'http://a.example/ns#%ls'`: a message, into which more is put.
		if (url.text.endsWith('%ls') && place.words().before.includes('%ls')) return true;
		// `xargs -I % curl https://a.example/%`: what each line is put in for.
		if (!place.link && /\bxargs\b[^|;&]{0,40}\s-I ?['"]?%/.test(place.words().before)) return true;
		// `/href="http://%/`: the mark of a pattern.
		return isBarePercent(url) && /^(?:["'`]|\[\^)/.test(place.words().after);
	},
	params: (violation, { url, mask }) => ({
		character: nameCharacters(mask.of(cutOf(violation, url))),
		text: shorten(mask.of(violation)),
		encoded: shorten(mask.derived(violation, encode)),
	}),
	fixes: (violation, subject) => {
		if (violation.detail === 'half') return [];
		if (violation.detail === 'spaced') return [remove(subject, cutOf(violation, subject.url), { preferred: true })];
		if (violation.detail === 'unicode')
			return [rewrite(subject, violation, encode(textOf(subject.url, violation)), { utf8: true })];
		const encode25 = replace(message('fix.encode-percent'), violation, '%25');
		return violation.detail === 'last' ? [encode25, replace(message('fix.drop-end'), violation, '')] : [encode25];
	},
};

const HELP = /\bhelp\s?=[^=]{0,300}$/;

/** `"%m http://%{Host}i%U%q %H"`: the format of a server's log. */
function isOfFormat({ offset }: Violation, url: Url): boolean {
	return /^%[A-Za-z]$/.test(url.text.slice(offset, offset + 2)) && hasHeaderToFill(url);
}

const hasHeaderToFill = perUrl(({ text }) => /%\{[\w-]{1,40}\}[a-z]/.test(text));

/** `http://%%HOST/`, `https://a.example/USERNAME/%N.git`: a name to be filled in; `FILE:/var/krb5cc_%U`: what only the machine knows. */
function isOfSetting({ offset }: Violation, url: Url): boolean {
	const { text, scheme } = url;
	if (/^%%[A-Z][A-Z_]{2,}/.test(text.slice(offset, offset + 6))) return true;
	if (scheme === 'file' && /^%[G-Zg-z](?![a-z])/.test(text.slice(offset, offset + 3))) return true;
	return hasNameInCapitals(url);
}

const hasNameInCapitals = perUrl(({ text }) => /\/[A-Z]{4,20}\/%[A-Z](?:$|[./])/.test(text));

/** `%_sec_` */
const LONGEST_PART = 11;
const LONGEST_TAG = 3;

/** Whether it is a percent sign and nothing else. */
function isLone({ detail }: Violation<'malformed-percent'>): boolean {
	return detail === 'hex' || detail === 'last';
}

/** What stands inside the escape: a space or a semicolon. */
function cutOf({ offset }: Violation, { text }: Url): Span {
	const at = offset + (/[ ;]/.test(text.charAt(offset + 1)) ? 1 : 2);
	return { offset: at, end: at + 1 };
}

/** What a run of `%uXXXX` should have been: its UTF-8 triplets, and what needs none as it is. */
function encode(escapes: string): string {
	return decodeUnicodeEscapes(escapes).replace(/[^\w.~-]+/g, triplets);
}

/** `/100%%25?q=%s`: for a function that puts a text where `%s` is, and one percent sign where two are. */
function isDoubled({ offset }: Violation, url: Url): boolean {
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
function isWidth({ offset }: Violation, { text }: Url): boolean {
	const before = text.slice(Math.max(0, offset - LONGEST_WIDTH), offset);
	return /[?&;](?:width|height|w|h)=\d{1,3}$/i.test(before) && /^%(?:[&#]|$)/.test(text.slice(offset, offset + 2));
}

const LONGEST_WIDTH = 11;

function isValue({ offset }: Violation, { text, standard }: Url): boolean {
	return standard === 'modern' && text.startsWith('=%&', offset - 1);
}

/** `"placeholder": "http://a.example/?t=%f"`: what a form shows, and nobody opens. */
const SAMPLE = /"placeholder"\s?:\s?"$/;

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
function isWildcard({ offset }: Violation, { text }: Url): boolean {
	if (text.charAt(offset - 1) === '=' && SUBDOMAIN.test(text.slice(offset, offset + LONGEST_LIKE))) return true;
	// `git://a.example/org/%`: whatever starts so.
	if (offset === text.length - 1 && /[/?]/.test(text.charAt(offset - 1)) && !/^https?:/.test(text)) return true;
	return LIKE.test(text.slice(Math.max(0, offset - LONGEST_LIKE), offset + LONGEST_LIKE));
}

/** `/%format_a-shop.jpg`: which of its sizes a server sends. */
function isNameOfSize({ offset }: Violation, { text }: Url): boolean {
	return /^[/=_-]%(?:format|size|width|height|scale)(?![a-z])/i.test(text.slice(offset - 1, offset + LONGEST_NAME));
}

/** `/%/`, `/%`: nothing else stands between the slashes. */
function isSegment({ offset }: Violation, { text }: Url): boolean {
	return /^\/%\/?$/.test(text.slice(offset - 1, offset + 2));
}

const SUBDOMAIN = /^%\.(?:[\w-]+\.|\{)/;
/** How PostgREST is asked for it: between two signs. */
const LIKE = /=i?like\.%[^%&=]{1,40}%(?:&|$)/;
const LONGEST_LIKE = 50;

/** `"https://a.example/?month=%m%&year=2019"`: what a program replaces, between two signs. */
function isBetweenSigns({ offset }: Violation, { text }: Url): boolean {
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
function isGroup({ offset }: Violation, { text, scheme }: Url, { link }: Place): boolean {
	return offset === text.length - 2 && !link && !/^https?$/.test(scheme) && /^[a-z]+:\/\/[^/?#%]+\/%\d$/.test(text);
}

/** `?title=%title`: what is filled in has the name of the parameter. */
function isNamedAfter({ offset }: Violation, { text }: Url): boolean {
	const name = PARAMETER.exec(text.slice(Math.max(0, offset - LONGEST_PARAMETER), offset))?.[1];
	return name !== undefined && text.startsWith(name, offset + 1) && !/\w/.test(text.charAt(offset + 1 + name.length));
}

const PARAMETER = /[?&]([a-z]\w{2,30})=$/i;
const LONGEST_PARAMETER = 33;

/** `# %t = ticket` above `https://a.example/%t`: a comment says what is filled in. */
function isDefinedAbove({ offset }: Violation, { url: { text }, place: { words } }: Subject): boolean {
	const name = /^%[a-z]\b/i.exec(text.slice(offset, offset + 3))?.[0];
	return name !== undefined && definedIn(words()).has(name);
}

/** `550 mail %ID from %CIP; see https://a.example/?tgt=%CIP`: one of several names in capitals that a program fills in. */
function isAmongNames({ offset }: Violation, { url: { text }, place }: Subject): boolean {
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
function isNameToFill({ offset }: Violation, { text }: Url): boolean {
	return !/\d/.test(text.charAt(offset - 1)) && NAME_TO_FILL.test(text.slice(offset, offset + LONGEST_NAME));
}

const NAME_TO_FILL = /^%(?:[a-z]{2,15}_[a-z]{2,15}(?![\w-])|(?:version|release|name|arch|host)\b)/i;

/** `/%postId`, `/%postId/`. */
function isSegmentOfTwoWords({ offset }: Violation, { text }: Url): boolean {
	return /^\/%[a-z]{2,15}[A-Z][a-z]\w{0,15}(?:\/|$)/.test(text.slice(offset - 1, offset + LONGEST_NAME));
}

/** `https://%sa.example/%s/x`: with a second place that is filled in, one before letters is another. */
function isFilledTwice({ offset }: Violation, url: Url): boolean {
	return url.text.startsWith('%s', offset) && hasPlaceToFill(url);
}

const hasPlaceToFill = perUrl(({ text }) => /%s(?:[/.?&=_-]|$)/.test(text));

/** `/mode/%N/%N.js`: one letter that stands for a name, twice. */
function isRepeatedName({ offset }: Violation, { text }: Url): boolean {
	const name = /^%[G-Z](?=[/.?&=_-]|$)/.exec(text.slice(offset, offset + 3))?.[0];
	return name !== undefined && text.indexOf(name) !== text.lastIndexOf(name);
}

/** `%8${n}`: an escape whose second digit is filled in. */
function isHalfFilled({ offset }: Violation, subject: Subject): boolean {
	const isDigit = /^%[\da-f]$/i.test(subject.url.text.slice(offset, offset + 2));
	return isDigit && subject.isToFill({ offset: offset + 2, end: offset + 3 });
}

/** `page.php%_%`: a name for what is filled in, of no letters. */
function isBlank({ offset }: Violation, { text }: Url): boolean {
	return text.slice(Math.max(0, offset - 2), offset + 3).includes('%_%');
}

/** `Signature=%2F%xxxxxx`, `url=ws%3A%2F%****`: what nobody is to see. */
function isMasked({ offset }: Violation, { url: { text }, place }: Subject): boolean {
	const written = text.slice(offset, offset + 5);
	if (/^%\[[A-Z]{3}/.test(written)) return true;
	return /^%[\da-f]?(?:x{3}|\*{3})/i.test(written.length < 3 ? written + place.words().after.slice(0, 3) : written);
}

/** `udp4://239.0.0.1:40000%eth0`: what a socket is bound to, in a scheme that only its program reads. */
function isInterface({ offset }: Violation, url: Url): boolean {
	return /[a-z]/i.test(url.text.charAt(offset + 1)) && offset < endOfSocket(url);
}

const endOfSocket = perUrl(({ text, scheme }) =>
	schemeOf(scheme).host ? 0 : (/^[a-z][\w+.-]*:\/\/[^/?#]*/i.exec(text)?.[0].length ?? 0),
);

const isBarePercent = perUrl(({ text }) => /^https?:\/\/%$/.test(text));
