/** Which text before a colon is meant as a scheme. */

import { ALPHA, isIn, isSchemeCharacter } from '../url/characters';
import { isOneEditAway } from '../url/edits';
import { looksLikeHost } from '../url/host';
import { isKnownScheme } from '../url/known';
import { isRfc1738Scheme, schemeOf } from '../url/schemes/index';

/** How far before a colon a scheme may start: the longest registered one has 36 characters. */
const LONGEST_SCHEME = 64;

/** Schemes whose URL is another one after the colon. */
const PREFIXES = new Set(['jdbc', 'view-source', 'blob', 'feed']);

/** Words that stand before a colon in programs and are no schemes. */
const KEYWORDS = new Set(
	'default else case public private protected return do try finally signals slots std self this super'.split(' '),
);

/** What knowledge of the place a judgement needs. */
export interface Where {
	/** Whether the document is a program. */
	readonly code: boolean;
	/** Whether something delimits the URL, so that it is meant as one. */
	readonly delimited: boolean;
	/** The character before the scheme; empty at the start. */
	readonly before: string;
	/** Whether the scheme is the end of a word, as in `local_file://`. */
	readonly inWord: boolean;
}

/**
 * Where the scheme that ends at `colon` starts; `colon` where none does.
 * @param floor where the last URL ended: no scheme starts before it
 */
export function schemeStart(text: string, colon: number, floor: number): number {
	const limit = Math.max(floor, colon - LONGEST_SCHEME);
	let start = colon;
	while (start > limit && isSchemeCharacter(text.charCodeAt(start - 1))) start--;
	start = withoutEscape(text, start, colon);
	while (start < colon && !isIn(text.charCodeAt(start), ALPHA)) start++;
	return isKnownScheme(text.slice(start, colon).toLowerCase()) ? start : lastPart(text, start, colon);
}

/** In `\nhttp:` the `n` belongs to an escape. */
function withoutEscape(text: string, start: number, colon: number): number {
	const escaped = text.charAt(start - 1) === '\\' && 'nrtbfv'.includes(text.charAt(start));
	return escaped && isKnownScheme(text.slice(start + 1, colon).toLowerCase()) ? start + 1 : start;
}

/** In `1.http:`, `see-http:` only the end is a scheme that anybody knows. */
function lastPart(text: string, start: number, colon: number): number {
	for (let at = colon - 1; at > start; at--) {
		if (isIn(text.charCodeAt(at), ALPHA) || !isSchemeCharacter(text.charCodeAt(at))) continue;
		const part = text.slice(at + 1, colon).toLowerCase();
		if (isRfc1738Scheme(part)) return at + 1;
	}
	return start;
}

/**
 * Whether `scheme` (in lower case) and the logical text after its colon are meant as a URL. In bare text that wants a
 * sign; `12:30`, `key:value`, `std::vector` and `C:\path` are none.
 */
export function isMeant(scheme: string, rest: string, where: Where): boolean {
	if (scheme.length < 2 || !/^[a-z]/.test(scheme) || /[$%\\@]/.test(where.before) || where.inWord) return false;
	if (PREFIXES.has(scheme)) return /^[a-z][a-z\d+.-]*:/i.test(rest);
	if (rest.startsWith('//')) return followsSlashes(scheme, rest.slice(2), where);
	const { host, section } = schemeOf(scheme);
	if (host && section !== undefined) return isRepairable(scheme, rest, where);
	if (where.delimited && isKnownScheme(scheme)) return !/^\s/.test(rest);
	if (isOneEditAway(scheme, 'mailto')) return /^[\w.+-]{1,64}@[\w-]{1,63}\./.test(rest);
	return hasSign(scheme, rest, where);
}

/** `scheme://`: a URL with anything that could be a host, a path or a placeholder behind it. */
function followsSlashes(scheme: string, rest: string, where: Where): boolean {
	if (rest === '') return where.delimited;
	if (!/^[\p{L}\p{N}\p{S}[{<%$_.:@/?#*~-]/u.test(rest)) return false;
	if (isKnownScheme(scheme)) return /[\p{L}\p{N}\p{S}{<%$*]/u.test(rest);
	return (
		!KEYWORDS.has(scheme) && /^[\p{L}\p{N}{<%$*[/_]/u.test(rest) && (!where.code || /["'`(<\s]/.test(where.before))
	);
}

/** `http:/h`, `http:\\h`, `http:h.example`, `http:://h`, `file:/path`. */
function isRepairable(scheme: string, rest: string, where: Where): boolean {
	if (rest.startsWith('://')) return rest.length > 3;
	const slashes = /^[/\\]*/.exec(rest)?.[0] ?? '';
	const host = /^[^/\\:?#\s]*/.exec(rest.slice(slashes.length))?.[0] ?? '';
	if (host === '') return false;
	if (scheme === 'file') return isFile(slashes, host, where);
	const dotted = looksLikeHost(host.replace(/[.,;!]+$/, ''));
	if (slashes === '') return dotted && !where.code && !/[\w:<+.-]/.test(where.before);
	if (slashes.includes('\\')) return !where.code && /^[a-z\d]/i.test(host) && (slashes.length > 1 || dotted);
	return /^[a-z\d[{<%$]/i.test(host) && (dotted || !where.code);
}

/** `file:/path`, `file:\\host\path`; `file:C:\path` only where it is delimited. */
function isFile(slashes: string, host: string, { code, delimited, before }: Where): boolean {
	if (/^["'<>]/.test(host) || (code && !/["']/.test(before))) return false;
	if (slashes === '') return delimited && /^[a-z]$/i.test(host);
	return slashes === '/' || delimited || (!code && slashes.length > 1);
}

/** Schemes without slashes, and the sign that they are meant. */
const SIGNS: Readonly<Record<string, RegExp>> = {
	mailto: /^[^\s<>"]{1,320}?@|^[{<%$]/,
	news: /^(?:\*(?!:)|[a-z\d][\w+-]*\.[a-z\d]|[^\s<>"@]{1,200}@)/i,
	tel: /^\+?[\d(][\d().-]*(?![\d()./-])/,
	sms: /^\+?\d/,
	urn: /^[a-z\d][a-z\d-]{0,31}:[^\s]/i,
	data: /^(?:[a-z]+\/[\w.+-]{1,100})?(?:;[\w=.-]{1,100}){0,8},/i,
	geo: /^-?\d+(?:\.\d+)?,-?\d/,
	magnet: /^\?xt=/,
	sip: /^[^\s<>"]{1,200}?@/,
	sips: /^[^\s<>"]{1,200}?@/,
	xmpp: /^[^\s<>"]{1,200}?@/,
};

/** In programs and data a word and a colon are mostly a key, so the sign counts only at the start of something. */
function hasSign(scheme: string, rest: string, where: Where): boolean {
	const sign = Object.hasOwn(SIGNS, scheme) ? SIGNS[scheme] : undefined;
	return sign?.test(rest) === true && (!where.code || /["'`<(=]/.test(where.before));
}
