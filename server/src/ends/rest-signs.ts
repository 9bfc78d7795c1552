/** The marks at which URLs are broken, and what must stand in the next line to be plainly the rest of one. */

import { ALPHADIGIT, isIn } from '../url/characters';

/** Names of documents, as no word of a sentence ends. */
const DOCUMENT = '\\.(?:[sx]?html?|php\\d?|aspx?|jsp|cgi|pdf|txt|xml|tar\\.\\w+|tgz|zip)';

/** What follows the dot of such a name. */
const ENDING = new RegExp(`^${DOCUMENT.slice('\\.'.length)}$`);
const FILE = new RegExp(`${DOCUMENT}(?:[?#]\\S*)?$`, 'i');

/** `?id=`: a search, with the name of what is searched. */
const SEARCH = /^\?[\w%.-]+=/;
const PATH = /^[\w.%~+-]+\/(?:$|\S*[\d_%~?=#/-])/;
const HASH = /^[\da-f]{10,64}$/;
const HOST = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/|$)/i;

/** A name of several words, as anchors and users have. */
const NAME = /^\w[\w.-]*[-_.\d]/;

/** The directories of a Unix system: `/usr/lib` is a file's path of its own. */
const ROOT = /^\/(?:bin|boot|dev|etc|home|lib\w*|media|mnt|opt|proc|root|run|sbin|srv|sys|tmp|usr|var)(?:\/|$)/;

/** What a sentence goes on with behind a URL that lost its end: `…#Cipher-block_chaining_` and `for the details`. */
const WORDS = new Set(['a', 'and', 'as', 'at', 'by', 'for', 'from', 'in', 'is', 'of', 'on', 'or', 'the', 'to', 'with']);

/** A section of an RPM spec, `%description`. */
const SECTION = /^%[a-z]{3,20}$/;

/** What a mark says where a line was broken at it. */
interface Sign {
	/** Behind a URL that ends with the mark: whether the next line starts with the URL's rest. Absent where no URL is broken there. */
	readonly behind?: (rest: string) => boolean;
	/** In front of a line: whether that is the rest of the URL, which ends with another character. Absent where none starts so. */
	readonly before?: (rest: string, url: string) => boolean;
}

function like(pattern: RegExp): (rest: string) => boolean {
	return (rest) => pattern.test(rest);
}

const SIGNS: Readonly<Record<string, Sign>> = {
	'-': { behind: (rest) => /^[a-z\d]|^[A-Z]+[_-]/.test(rest) && !WORDS.has(rest) },
	_: { behind: (rest) => /^[a-z\d]/i.test(rest) && !WORDS.has(rest) && !/^[A-Z][a-z]*$/.test(rest) },
	'%': { behind: like(/^[\da-f]{2}/i), before: (rest) => /^%[\da-f]{2}[\w%/-]/i.test(rest) && !SECTION.test(rest) },
	'/': { behind: isRestOfPath, before: isPath },
	'#': { behind: like(NAME) },
	'~': { behind: like(NAME) },
	'?': { behind: like(/^[\w%.-]+=[^=]/), before: like(SEARCH) },
	'&': { behind: like(/^[\w%.-]+=/), before: isRestOfSearch },
	'=': { behind: like(/^[\w%.+-]*[\d%&;=_-]/), before: isRestOfSearch },
	'.': { behind: isEnding },
};

/** A segment, a file or a search; the host of another URL is none. */
function isRestOfPath(rest: string): boolean {
	if (HOST.test(rest) && !FILE.test(rest)) return false;
	return /^\w/.test(rest) ? FILE.test(rest) || PATH.test(rest) || HASH.test(rest) : SEARCH.test(rest);
}

/** A path that ends as a file or a directory does. */
function isPath(rest: string): boolean {
	return !ROOT.test(rest) && /^\/\w/.test(rest) && (FILE.test(rest) || /\w\/$/.test(rest));
}

function isRestOfSearch(rest: string, url: string): boolean {
	return url.includes('?') && /^&[\w%.-]+=|^=\w/.test(rest);
}

/** The ending of a file's name; a path of its own is none, as behind a sentence. */
function isEnding(rest: string): boolean {
	return /^[a-z][^/]*$/.test(rest) && (ENDING.test(rest) || FILE.test(rest));
}

/** What tells a tool something, in a comment of its own: `eslint-disable-next-line`. */
const PRAGMA = /^(?:eslint|tslint|prettier|biome|stylelint|istanbul|webpack|pylint|clang|no(?:inspection|lint|qa))-/;

/** What is no rest: another URL, `me@a.example`, a list, dots, `www.a.example`. */
const NO_REST = /[:@,]|^\W*$|^(?:www|ftp)\./i;

/** Whether `rest` can be nothing but what goes on with the URL at a line's end. */
export function isRest(url: string, rest: string): boolean {
	if (rest === '' || NO_REST.test(rest) || PRAGMA.test(rest)) return false;
	// `?project=_`: a value of one character.
	if (url.endsWith('=_')) return false;
	const { behind } = SIGNS[url.charAt(url.length - 1)] ?? {};
	return behind === undefined ? SIGNS[rest.charAt(0)]?.before?.(rest, url) === true : behind(rest);
}

/** Whether `rest` may go on with the URL where a bracket closes right behind it that opened right before the URL. */
export function mayBeRest(url: string, rest: string): boolean {
	return /[/\-?&=_%#~]$/.test(url) && /^[\w%?&=~]/.test(rest) && !/:|^(?:www|ftp)\./i.test(rest);
}

// The same by character codes: that is asked of every URL, and most have no rest.

const BEHIND = codesOf(Object.keys(SIGNS).filter((mark) => SIGNS[mark]?.behind !== undefined));
const BEFORE = codesOf(Object.keys(SIGNS).filter((mark) => SIGNS[mark]?.before !== undefined));

/** What a rest starts with behind such a mark, beside letters and digits. */
const FIRST = codesOf('_%?&=~');

function codesOf(characters: Iterable<string>): Uint8Array {
	const codes = new Uint8Array(128);
	for (const character of characters) codes[character.charCodeAt(0)] = 1;
	return codes;
}

function has(codes: Uint8Array, code: number): boolean {
	return codes[code] === 1;
}

/**
 * Whether a line that starts with these characters may hold the rest of a URL.
 * @param last the last character of the URL's line
 */
export function mayStartRest(last: number, first: number, second: number): boolean {
	if (has(BEHIND, last)) return isIn(first, ALPHADIGIT) || has(FIRST, first);
	return has(BEFORE, first) && isIn(second, ALPHADIGIT);
}
