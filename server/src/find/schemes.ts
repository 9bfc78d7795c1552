/** Which text before a colon is meant as a scheme. */

import { isOneEditAway } from '../data/nearest';
import { isUrnNamespace } from '../data/urn-namespaces';
import { isCjkLetter } from '../ends/punctuation';
import { ALPHA, ALPHADIGIT, Code, HIALPHA, isIn, isSchemeCharacter } from '../url/characters';
import { looksLikeHost } from '../url/host';
import { isKnownScheme } from '../url/known';
import { isRfc1738Scheme, schemeOf } from '../url/schemes/index';

/** How far before a colon a scheme may start: the longest registered one has 36 characters. */
const LONGEST_SCHEME = 64;

/** Schemes whose URL is another one after the colon. */
const PREFIXES = new Set(['jdbc', 'view-source', 'blob', 'feed']);
/** What follows these, also with characters in it that cannot be seen. */
const SCHEME = /^[a-z][a-z\d+.\u00ad\u200b-\u200d\u2060\ufeff-]*:/i;

/** Words that stand before a colon in programs and are no schemes. */
const KEYWORDS = new Set(
	'default else case public private protected return do try finally signals slots std self this super'.split(' '),
);

/** What knowledge of the place a judgement needs. */
export interface Where {
	/** Whether the document is a program. */
	readonly program: boolean;
	/** Whether it stands in a comment of one, which is prose. */
	readonly comment: boolean;
	/** Whether something delimits the URL, so that it is meant as one. */
	readonly delimited: boolean;
	/** Whether the document makes it a link, whatever its scheme: Markdown's `<scheme:…>`. */
	readonly link: boolean;
	/** Whether the place holds a URL that readers follow: a link's destination. */
	readonly followed: boolean;
	/** Whether it stands among words that people read. */
	readonly prose: boolean;
	/** The character before the scheme; empty at the start. */
	readonly before: string;
	/** Whether the scheme is the end of a word, as in `local_file://`. */
	readonly inWord: boolean;
	/** Whether it starts an attribute's value that may hold any text: names with a prefix stand there, `twitter:card`. */
	readonly attribute: boolean;
	/** The scheme as it is written. */
	readonly written: string;
}

/**
 * Where the scheme that ends at `colon` starts; `colon` where none does.
 * @param floor where the last URL ended: no scheme starts before it
 * @param mark what starts an escape in the document's strings, beside a backslash
 */
export function schemeStart(text: string, colon: number, floor: number, mark: number = Code.backslash): number {
	const limit = Math.max(floor, colon - LONGEST_SCHEME);
	let start = colon;
	const web = startOfWeb(text, colon);
	if (web >= limit && (web === floor || startsWord(text.charCodeAt(web - 1)))) return web;
	while (start > limit && isIn(text.charCodeAt(start - 1), ALPHA)) start--;
	const before = start > 0 ? text.charCodeAt(start - 1) : Code.backslash;
	if (!isSchemeCharacter(before) && !ESCAPES.has(before) && before !== mark)
		return withoutWord(text, start, colon, web);
	while (start > limit && isSchemeCharacter(text.charCodeAt(start - 1))) start--;
	start = withoutEscape(text, start, colon, mark);
	while (start < colon && !isIn(text.charCodeAt(start), ALPHA)) start++;
	return isOneWord(text, start, colon) || isKnownScheme(text.slice(start, colon).toLowerCase())
		? start
		: lastPart(text, start, colon);
}

/** `see thishttps://a.example`: a word that lost the space behind it; with one letter it is a scheme that was mistyped. */
function withoutWord(text: string, start: number, colon: number, web: number): number {
	if (web - start < SHORTEST_WORD || !text.startsWith('//', colon + 1)) return start;
	return isKnownScheme(text.slice(start, colon).toLowerCase()) ? start : web;
}

const SHORTEST_WORD = 2;

function isOneWord(text: string, start: number, end: number): boolean {
	for (let at = start; at < end; at++) if (!isIn(text.charCodeAt(at), ALPHA)) return false;
	return true;
}

/** Whether a scheme in lower case may start behind the character: also right behind a capital, as in `URLhttps:`. */
function startsWord(before: number): boolean {
	return !isSchemeCharacter(before) || isIn(before, HIALPHA);
}

/** Where the `http` or `https` starts that most URLs have before their colon; -1 where neither does. */
export function startOfWeb(text: string, colon: number): number {
	const last = text.charCodeAt(colon - 1);
	const start = last === P ? colon - 'http'.length : last === S ? colon - 'https'.length : -1;
	return start >= 0 && isHttpAt(text, start) ? start : -1;
}

/** Asked of every URL: `startsWith` takes as long as all the rest of a URL. */
function isHttpAt(text: string, at: number): boolean {
	return (
		text.charCodeAt(at) === H &&
		text.charCodeAt(at + 1) === T &&
		text.charCodeAt(at + 2) === T &&
		text.charCodeAt(at + 3) === P
	);
}

const H = 0x68;
const T = 0x74;
const P = 0x70;
const S = 0x73;

/** What stands before the letters of an escape. */
const ESCAPES = new Set<number>([Code.backslash, Code.openParenthesis]);

/** In `\nhttp:` the `n` belongs to an escape, in roff's `\(dqhttp:` and `\*(Aqhttp:` two letters do. */
function withoutEscape(text: string, start: number, colon: number, mark: number): number {
	const scheme = start + lettersOfEscape(text, start, mark);
	if (scheme === start || isKnownScheme(text.slice(start, colon).toLowerCase())) return start;
	// `\nsrt://`, `\nhhttps://`: no scheme that anybody knows, but neither is the one with the letter.
	const isOther =
		/[\\(]/.test(text.charAt(start - 1)) &&
		/^[a-z][a-z\d+.-]{2,14}:\/\/[\w[/]/.test(text.slice(scheme, colon + '://x'.length));
	return isOther || isKnownScheme(text.slice(scheme, colon).toLowerCase()) ? scheme : start;
}

/** What stands behind the `\` of a character by its number, of a line's end that is escaped twice, `\x5cn`, and where roff changes the font. */
const ESCAPED = /^(?:[uU][\da-fA-F]{4}|x5[cC][nrt](?=[fh])|[xX][\da-fA-F]{2}|f[BCIPRW](?=[a-z]))/;
/** `u00e9`. */
const LONGEST_ESCAPED = 5;

/** How many letters from `start` on belong to an escape that starts before it. */
function lettersOfEscape(text: string, start: number, mark: number): number {
	const before = text.charCodeAt(start - 1);
	if (before === Code.backslash || before === mark) {
		const escaped = ESCAPED.exec(text.slice(start, start + LONGEST_ESCAPED))?.[0].length;
		// `\uhttp://a.example\u`: a letter with which an editor underlines, as no scheme has before `http`.
		const isMark = text.startsWith('http', start + 1);
		return escaped ?? (isMark || 'nrtbfv'.includes(text.charAt(start)) ? 1 : 0);
	}
	return before === Code.openParenthesis && /\\[*f]?\($/.test(text.slice(Math.max(0, start - 3), start)) ? 2 : 0;
}

/** In `1.http:`, `see-http:` only the end is a scheme that anybody knows: a word of letters, as all of RFC 1738 are. */
function lastPart(text: string, start: number, colon: number): number {
	let at = colon;
	while (at > start && isIn(text.charCodeAt(at - 1), ALPHA)) at--;
	const scheme = text.slice(at, colon).toLowerCase();
	// `zkdb+https://`: by what a program fetches what it names so.
	if (/^[a-z][a-z\d]{2,14}\+$/.test(text.slice(start, at)) && scheme.startsWith('http')) return start;
	// `storage-file://`, `my-news:`: words that go on names of their own.
	if (scheme === 'file' || scheme === 'news') if (/[a-z]-$/i.test(text.slice(start, at))) return start;
	return isRfc1738Scheme(scheme) ? at : start;
}

/**
 * Whether `scheme` (in lower case) and the logical text after its colon are meant as a URL. In bare text that wants a
 * sign; `12:30`, `key:value`, `std::vector` and `C:\path` are none.
 */
export function isMeant(scheme: string, rest: string, where: Where): boolean {
	if (scheme.length < 2 || !isIn(scheme.charCodeAt(0), ALPHA) || where.inWord) return false;
	// `%http://a.example`: a comment of TeX or MATLAB.
	const connected = CONNECTED.has(where.before) && !(where.comment && where.before === '%');
	if (connected && !where.delimited) return false;
	if (rest.startsWith(':') && !rest.startsWith('://')) return false;
	if (rest.startsWith('//') && !PREFIXES.has(scheme)) return followsSlashes(scheme, rest.slice(2), where);
	const sign = SIGNS.get(scheme);
	if (sign !== undefined)
		return where.delimited ? !/^(?:\s|[*_~]+$|\[[A-Z]{2}[^\]]*\]$)/.test(rest) : hasSign(scheme, sign, rest, where);
	if (PREFIXES.has(scheme)) return SCHEME.test(rest);
	const { host, section } = schemeOf(scheme);
	if (host && section !== undefined) return isRepairable(scheme, rest, where);
	if (where.delimited && isKnownScheme(scheme)) return !/^\s/.test(rest);
	// `<image:tag>` and `<svg:rect>` are no less links, but nobody means them as such.
	if (where.link && /[+.]/.test(scheme)) return true;
	return MAIL.test(rest) && isNearMailto(scheme);
}

const MAILTO = 'mailto';
const MAIL = /^[\w.+-]{1,64}@[\w-]{1,63}\./;

/** Whether `isMeant` may take the scheme in some place where a letter or digit follows its colon. */
export function isKnownAnywhere(scheme: string): boolean {
	if (scheme.includes('+') || scheme.includes('.')) return true;
	if (SIGNS.has(scheme) || PREFIXES.has(scheme) || isKnownScheme(scheme)) return true;
	return schemeOf(scheme).section !== undefined || isNearMailto(scheme);
}

/** One edit leaves the start or the end alone, which few words share with it. */
function isNearMailto(scheme: string): boolean {
	const isLike = Math.abs(scheme.length - MAILTO.length) <= 1 && (scheme.startsWith('ma') || scheme.endsWith('to'));
	return isLike && isOneEditAway(scheme, MAILTO);
}

/** What stands before a scheme and makes it part of something else. */
const CONNECTED = new Set('$%\\');

/**
 * `scheme://`: a URL with anything that could be a host, a path or a placeholder behind it. An unknown scheme behind a
 * letter beyond ASCII is the end of a word: Turkish `şema://`.
 */
function followsSlashes(scheme: string, rest: string, where: Where): boolean {
	if (rest === '') return where.delimited;
	// Most: nothing below minds a letter or digit behind the slashes of a scheme that somebody knows.
	if (isIn(rest.charCodeAt(0), ALPHADIGIT) && isKnownScheme(scheme) && !DIRECTORIES.has(where.written)) return true;
	// `https://<ZWSP>doi.<ZWSP>org/`: where the lines of a printed page may break.
	if (UNSEEN.test(rest)) return isKnownScheme(scheme) && followsSlashes(scheme, rest.replace(UNSEEN, ''), where);
	if (BEHIND_SPACE.test(rest)) return where.delimited && isKnownScheme(scheme);
	if (BEHIND_WIDE_DOT.test(rest)) return isKnownScheme(scheme);
	if (CAPITALISED.test(where.written) && ONE_WORD.test(rest) && !isKnownScheme(scheme)) return false;
	if (!where.delimited && ADJECTIVE.test(rest)) return false;
	if (!where.delimited && CAPITALS.test(where.written) && !HOST_AND_PORT.test(rest) && !isKnownScheme(scheme))
		return false;
	if (DIRECTORIES.has(where.written) && /^[A-Za-z]+=/.test(rest)) return false;
	if (!/^(?:[\p{L}\p{N}\p{S}[{<%$_.:@/?#*~-]|[\\!]\{\p{L}|&lt;\p{L})/u.test(rest)) return false;
	if (scheme === 'file' && ROOT.test(rest)) return true;
	if (UNSPECIFIED.test(rest)) return isKnownScheme(scheme);
	if (isKnownScheme(scheme)) return where.delimited || /[\p{L}\p{N}\p{S}{<%$*]/u.test(/^\S*/.exec(rest)?.[0] ?? '');
	return (
		!(KEYWORDS.has(scheme) && !/["'`]/.test(where.before)) &&
		!/\p{Script=Latin}/u.test(where.before) &&
		// `dotenv://:key@a.example/x`: a password without a user.
		// `itms-services://?action=x`: nothing but parameters.
		/^(?::[^\s:@/]{1,100}@)?(?!%%)(?:[\p{L}\p{N}{<%$*[/_]|\?[\w-]{1,40}=)/u.test(rest) &&
		(where.delimited ||
			!where.program ||
			/["'`(<\s：，、；（「『【《]/.test(where.before) ||
			// `Endpoint=sb://shop.bus.example/;Key=x`, `<b>shop://a.example/x</b>`: what a program connects to or shows.
			(/[=>]/.test(where.before) && SERVER.test(rest)) ||
			// `[akka.tcp://node:7077]` in what a program printed: no key has a dot.
			(where.before === '[' && scheme.includes('.')))
	);
}

/** `Name://comment`: a key, and a comment in which a word stands and no host. */
const CAPITALISED = /^[A-Z][a-z]/;
const ONE_WORD = /^\p{L}[\p{L}\p{M}]*(?![\p{L}\p{M}\p{N}_.:/-])/u;

/** Data in letters and signs, `EHB://9=399'%$''&`: nobody writes an unknown scheme in capitals. */
const CAPITALS = /^[A-Z][A-Z\d+.-]+$/;

/** But where a host stands behind it, and its port: `NIO://host01:2083/x`. */
const HOST_AND_PORT = /^[a-z][\w.-]{1,63}:\d{2,5}\//i;

/** The name of a host, and what stands behind it. */
const SERVER =
	/^(?:[^\s@/:]{1,60}:[^\s@/]{1,100}@(?:[a-z\d-]{1,63}\.){0,6}|(?:[a-z\d-]{1,63}\.){1,6})[a-z\d-]{2,20}[/:;]/i;

/** What makes a word of a scheme: `file://-prefixed`, `https://-only`. */
const ADJECTIVE =
	/^-(?!-)(?:(?![\u00ad\u2000-\u206f\u3000-\u303f\uff00-\uff20\ufeff])[a-z\x80-\uffff-])+(?![\w:/@$%{<#\u00ad\u200b-\u200d\u2060\ufeff]|\?[\w=]|[.-][\w\x80-\uffff-])/i;

const UNSEEN = /^[\u00ad\u200b-\u200d\u2060\ufeff]{1,3}(?=[\p{L}\p{N}])/u;

/** A host behind a space that does not belong there, and behind a full-width full stop. */
const BEHIND_SPACE = /^ {1,2}(?:[\w-]{1,63}\.){1,10}[a-z]{2}/i;
const BEHIND_WIDE_DOT = /^[。．｡](?:[\w-]{1,63}[.。．｡]){0,10}[\w-]{1,63}(?:\/|\.)/;

/** `file:///`: the root of all files. */
const ROOT = /^\/(?:$|[\s"'`<>)\],;])/;

/** `http://[::]/`: the address that is none. */
const UNSPECIFIED = /^\[::\]/;

/** How Windows names an object of a directory, `LDAP://CN=a,DC=b`: a path of its own (ADsPath), in which no host stands. */
const DIRECTORIES = new Set(['LDAP', 'GC']);

/** `http:/h`, `http:\\h`, `http:h.example`, `http:://h`, `file:/path`. */
function isRepairable(scheme: string, rest: string, where: Where): boolean {
	if (rest.startsWith('://')) return rest.length > 3;
	// `https:https://h`: one scheme too many.
	if (/^https?$/.test(scheme) && /^https?:\/\//i.test(rest)) return !where.program && !/[\w:/.+-]/.test(where.before);
	const slashes = /^[/\\]*/.exec(rest)?.[0] ?? '';
	const host = /^[^/\\:?#\s]*/.exec(rest.slice(slashes.length))?.[0] ?? '';
	// Of what cannot be seen alone no host is made.
	if (!/\P{Cf}/u.test(host)) return false;
	if (scheme === 'file') return isFile(slashes, host, rest, where);
	const dotted = looksLikeHost(host.replace(/[.,;!]+$/, ''));
	if (slashes === '') return dotted && !where.program && !where.attribute && !/[\w:<+.-]/.test(where.before);
	// `temp-download-https:/a.example/x`: the name of a file.
	if (slashes.length === 1 && where.before === '-') return false;
	if (slashes === '\\\\' && dotted) return true;
	// `http:\\n  - name:`: a key, and the end of its line.
	if (slashes.includes('\\') && /^[nrt]$/.test(host)) return false;
	if (slashes.includes('\\')) return !where.program && /^[a-z\d]/i.test(host) && (slashes.length > 1 || dotted);
	return /^[a-z\d[{<%$]/i.test(host) && (dotted || !where.program);
}

/** `file:/path`, `file:\\host\path`; `file:C:\path` only where it is delimited. */
function isFile(slashes: string, host: string, rest: string, where: Where): boolean {
	const { program, delimited, before } = where;
	// `{ext: "cmake", file:/^CMakeLists.txt$/}`: a key, and a pattern.
	if (slashes === '/' && /^[\^(]/.test(host)) return false;
	if (/^["'<>]/.test(host) || (program && !/["']/.test(before))) return false;
	if (slashes === '') return (delimited && /^[a-z]:/i.test(rest)) || isFileName(rest, where);
	return slashes === '/' || delimited || (!program && slashes.length > 1);
}

/** A user at a host, or a host with a port or a parameter (RFC 3261 §19.1): `sip:a.example;method=REGISTER`. */
const SIP = /^(?:[^\s<>"@]{1,200}@|(?:[a-z\d-]{1,63}\.){1,10}[a-z\d-]{1,63}(?:[;?][a-z-]{1,40}=|:\d{2,5}(?!\w)))/i;
/**
 * `file:test`, which RFC 8089 §2 does not know. Programs have names like that for packages and databases, and people for lines
 * of a file (`file:line`) and in searches: so it is meant only where it is followed, or reads like a file's name.
 */
function isFileName(rest: string, { followed, link, prose, before }: Where): boolean {
	if (DATABASE.test(rest)) return false;
	if (followed) return /^[\w%~.-]/.test(rest) && !(link && isPart(rest));
	const name = prose && (before === '' || /[\s(<]/.test(before)) ? FILE_NAME.exec(rest)?.[0] : undefined;
	const word = name?.replace(/\.+$/, '').toLowerCase() ?? '';
	return /[a-z]/.test(word) && (/[./]/.test(word) || !FILE_PART.test(word));
}

/** `<file:line>`: what is to be filled in, one word or several. */
function isPart(rest: string): boolean {
	return FILE_PART.test(rest) && /^[a-z:]*(?:>|$)/i.test(rest);
}

/** SQLite's names (https://www.sqlite.org/uri.html). */
const DATABASE =
	/[?&](?:mode|cache|vfs|immutable|psow|nolock)=|^[^?#\s]{0,255}\.(?:db|sqlite3?)(?![\w.])|^:?mem(?:ory|db)/i;
const FILE_NAME = /^[a-z\d_][\w.~%/-]{0,255}(?=[\s,;!?)>]|$)/i;
/** How the parts of `file:line:column` and its like start: `file:linenumber`, `file:lineno`. */
const FILE_PART =
	/^(?:line|col|row|name|path|num|pos|byte|offset|size|type|mode|func|method|class|module|ext|ur[il]|scheme|proto|format|so?u?rce?|id|no)/;

/** Schemes without slashes, and the sign that they are meant. */
const SIGNS: ReadonlyMap<string, RegExp> = new Map(
	Object.entries({
		mailto: /^[^\s<>":@]{1,320}@|^[{<%$]/,
		news: /^(?:\*(?!:)|(?!\d+\.\d)(?![\w+.-]{1,80}:)[a-z\d][\w+-]*\.[a-z\d]|[^\s<>"@]{1,200}@)/i,
		tel: /^\+?[\d(][\d().-]*(?![\w()./-]| {1,2}\d)/,
		sms: /^\+?\d/,
		urn: /^[a-z\d][a-z\d-]{0,31}:[^\s]/i,
		data: /^(?:[a-z]+\/[\w.+-]{1,100})?(?:;[\w=.-]{1,100}){0,8},/i,
		geo: /^-?\d+(?:\.\d+)?,-?\d/,
		magnet: /^\?xt=/,
		sip: SIP,
		sips: SIP,
		xmpp: /^[^\s<>"@:]{1,200}@/,
	}),
);

/** Schemes that are not meant where a name follows, and no `@` within `LONGEST_NAME` behind it. */
const ADDRESSES = new Set(['mailto', 'xmpp']);

/** A mail's user has 64 octets, its host 253 (RFC 5321 §4.5.3.1), and an `@` stands between them. */
export const LONGEST_NAME = 320;

export function needsAt(scheme: string): boolean {
	return ADDRESSES.has(scheme);
}

/** Signs that count where names with a prefix may stand, `news:body.content`. */
const SIGNS_IN_ATTRIBUTES: ReadonlyMap<string, (rest: string) => boolean> = new Map([
	['news', (rest) => /@|\..*\./.test(rest)],
	['urn', (rest) => isUrnNamespace(rest.slice(0, rest.indexOf(':')))],
]);

/** In programs a word and a colon are mostly a key, so the sign counts only at the start of something. */
function hasSign(scheme: string, sign: RegExp, rest: string, where: Where): boolean {
	// `TEL:886-4-2211`, `GEO:37.386,-122.082`: what letterheads and cards call a number.
	if (where.written === 'TEL' || where.written === 'GEO') return false;
	if (where.attribute && SIGNS_IN_ATTRIBUTES.get(scheme)?.(rest) === false) return false;
	return sign.test(rest) && (!where.program || where.comment || /["'`<(=]/.test(where.before));
}

/**
 * Whether anything is left behind the scheme: a bare `http://` is prose. Where the comma of a data URL or the colon of a
 * URN went with the trailing punctuation (`urn:ietf:…`), it was only mentioned.
 */
export function isComplete(url: string, scheme: number, whole: boolean): boolean {
	if (whole) return url.length > scheme + 1 || /^(?:mailto|news|tel|sms):$/i.test(url);
	const start = url.startsWith('//', scheme + 1) ? '://' : ':';
	return url.length > scheme + start.length && !/^(?:data:[^,]*|urn:[^:]*)$/i.test(url);
}

/**
 * Whether a sentence of Chinese, Japanese or Korean goes on behind the scheme, which it only names: `http://で始まる`, `ws://或wss://开头`. A host
 * has a dot, or something follows it.
 */
export function goesOnInCjk(url: string, scheme: number): boolean {
	const host = scheme + (url.startsWith('://:', scheme) ? '://:' : '://').length;
	if (!isCjkLetter(url.codePointAt(host) ?? 0)) return false;
	return /^:\/\/:?(?:(?:[\p{L}\p{M}\p{N}、，]|,(?=[^\0-\x7F]))*$|[^\0-\x7F]{1,20}[a-z]{2,5}:\/\/)/u.test(
		url.slice(scheme),
	);
}

/** Whether `//` behind a scheme's name, with no colon between, is a URL's: a program's own `//` starts a comment. */
export function isMeantWithoutColon(rest: string, program: boolean): boolean {
	return (program ? /^;?\/\/(?:[a-z\d-]+\.|localhost[:/])/i : /^;?\/\/[a-z\d]/i).test(rest);
}
