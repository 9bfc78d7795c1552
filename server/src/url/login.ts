/**
 * The common Internet scheme syntax (RFC 1738 §3.1):
 *
 *     //<user>:<password>@<host>:<port>/<url-path>
 */

import { BACKSLASH, Code, DIGIT, SLASH } from './characters';
import { checkHost, endOfEncodedLiteral, looksLikeHost } from './host';
import { isIPv6, LONGEST_IPV6 } from './ipv6';
import type { Parser } from './parser';

export interface LoginOptions {
	/** Whether the scheme's production has `login`; else it has `hostport`, and a user is reported. */
	readonly login: boolean;
	/** Whether the host may be missing (`ldap:///dc=example`). */
	readonly emptyHost?: boolean;
	/** Whether several hosts may stand there, with commas between: programs of such a scheme read them in their own way. */
	readonly hosts?: boolean;
}

/** A port has 16 bits (RFC 9293 §3.1). */
export const HIGHEST_PORT = 65535;

/** The most that a password with a raw `/` is looked for: longer ones are no passwords. */
const LONGEST_LOGIN = 256;

/**
 * `"//" login` or `"//" hostport`, from the `:` after the scheme on. Whatever stands for the slashes is reported, and
 * the host read behind it.
 * @returns where the host and port end: at `/`, at what cannot follow, or at the end
 */
export function parseLogin(p: Parser, colon: number, options: LoginOptions): number {
	const slashesEnd = p.skip(SLASH | BACKSLASH, colon + 1);
	const authority = checkSlashes(p, colon, slashesEnd, options);
	const end = authorityEnd(p, authority, options);
	return parseAuthority(p, colon, authority, end, options);
}

/** Returns where the host starts. */
function checkSlashes(p: Parser, colon: number, slashesEnd: number, options: LoginOptions): number {
	const slashes = p.between(colon + 1, slashesEnd);
	if (slashes === '//') return slashesEnd;
	if (slashes.includes('\\')) p.violate('backslash', 'slashes', colon + 1, slashesEnd);
	else if (slashes.length < 2) p.violate('missing-slashes', slashes === '' ? 'none' : 'one', colon, slashesEnd);
	else {
		const hostEnd = p.skip(~(SLASH | BACKSLASH), slashesEnd);
		const host = p.between(slashesEnd, hostEnd).replace(/[:?].*/s, '');
		if (options.emptyHost || !looksLikeHost(host.replaceAll('_', 'x'))) return colon + 3;
		p.violate('missing-slashes', 'many', colon, slashesEnd);
	}
	return slashesEnd;
}

/** The authority ends at the first `/`; since RFC 3986 at the first `?` too, which §5 allows in a user. */
function authorityEnd(p: Parser, offset: number, options: LoginOptions): number {
	const slash = p.skip(~(SLASH | BACKSLASH), offset);
	const question = p.seek('?', offset, slash);
	if (question === slash) return slash;
	const at = p.seek('@', question, slash);
	if (at === slash || !options.login) return question;
	if (!p.modern) return slash;
	p.violate('deceptive-user', 'two-readings', offset, at + 1);
	return question;
}

/** `login = [ user [ ":" password ] "@" ] hostport`. Returns where it ends. */
function parseAuthority(p: Parser, colon: number, offset: number, end: number, options: LoginOptions): number {
	const at = endOfUser(p, offset, end);
	if (at < 0) return parseHostport(p, colon, offset, end, options);
	parseUser(p, offset, at, options);
	return parseHostport(p, colon, at + 1, at < end ? end : endOfAuthorityBehind(p, at), options);
}

/** Where the `@` stands that ends the user; -1 where there is none. */
function endOfUser(p: Parser, offset: number, end: number): number {
	const at = p.findLast('@', offset, end);
	return at < 0 ? endOfSlashedPassword(p, offset, end) : at;
}

function endOfAuthorityBehind(p: Parser, at: number): number {
	const slash = p.skip(~(SLASH | BACKSLASH), at);
	return p.seek('?', at, slash);
}

/**
 * `http://user:pa/ss@host/`: what stands where the port would is no port, and an `@` with a host comes later, so this
 * can only be a password with a raw `/`. Returns where its `@` stands; -1 where this is not so.
 */
function endOfSlashedPassword(p: Parser, offset: number, end: number): number {
	const colon = p.seek(':', offset, end);
	if (colon === end || p.skip(DIGIT, colon + 1, end) === end) return -1;
	const limit = Math.min(p.end, end + LONGEST_LOGIN);
	const at = p.seek('@', end, p.seek('?', end, limit));
	if (at >= limit || p.codeAt(at) !== Code.at) return -1;
	const hostEnd = p.seek(':', at + 1, endOfAuthorityBehind(p, at));
	return looksLikeHost(p.between(at + 1, hostEnd)) ? at : -1;
}

/**
 *     user     = *[ uchar | ";" | "?" | "&" | "=" ]
 *     password = *[ uchar | ";" | "?" | "&" | "=" ]
 *
 * RFC 3986 §3.2.1: `userinfo = *( unreserved / pct-encoded / sub-delims / ":" )`, where only the first colon separates.
 */
function parseUser(p: Parser, offset: number, at: number, options: LoginOptions): void {
	const colon = splitUser(p, offset, at);
	if (!options.login) p.violate('user-not-allowed', 'user', offset, at + 1);
	p.checkCharacters(offset, colon, p.sets.userinfo);
	if (colon < at) p.checkCharacters(colon + 1, at, p.sets.password);
}

/** `user [ ":" password ]`, up to its `@`, unjudged. Returns where the user ends. */
export function splitUser(p: Parser, offset: number, at: number): number {
	const colon = p.seek(':', offset, at);
	p.put('user', offset, colon);
	if (colon < at) p.put('password', colon + 1, at);
	return colon;
}

/** `hostport = host [ ":" port ]`. Returns where it ends. */
function parseHostport(p: Parser, colon: number, offset: number, end: number, options: LoginOptions): number {
	const hostportEnd = options.login ? Math.min(p.seek(';', offset, end), p.seek('?', offset, end)) : end;
	if (options.hosts && p.seek(',', offset, hostportEnd) < hostportEnd) {
		p.put('host', offset, hostportEnd);
		// In `modern` its programs read them in their own way, IPv6 addresses in brackets too.
		if (!p.modern) p.checkCharacters(offset, hostportEnd, p.sets.xchar);
		return hostportEnd;
	}
	if (p.modern && isBareAddress(p, offset, hostportEnd)) {
		p.put('host', offset, hostportEnd);
		p.violate('invalid-ipv6', 'bare', offset, hostportEnd);
		return hostportEnd;
	}
	const hostEnd = hostEndOf(p, offset, hostportEnd);
	p.put('host', offset, hostEnd);
	if (hostEnd > offset) checkHost(p, offset, hostEnd);
	else if (!options.emptyHost) reportEmptyHost(p, colon, offset);
	if (hostEnd < hostportEnd) parsePort(p, hostEnd, hostportEnd);
	return hostportEnd;
}

/** RFC 3986 §3.2.2: an IPv6 address without its brackets; a port behind it would look like its last number. */
function isBareAddress(p: Parser, offset: number, end: number): boolean {
	const isShort = end - offset <= LONGEST_IPV6 && end - offset > '::'.length;
	const text = isShort && p.seek(':', offset, end) < end ? p.between(offset, end) : '';
	// `db::5432`: a name, and a colon too many.
	return text !== '' && isIPv6(text) && !/^[a-f]{1,4}::\d{2,5}$/i.test(text);
}

function hostEndOf(p: Parser, offset: number, end: number): number {
	if (p.codeAt(offset) === Code.percent) {
		const literal = p.modern ? endOfEncodedLiteral(p.between(offset, end)) : 0;
		if (literal > 0) return offset + literal;
	}
	if (p.codeAt(offset) !== Code.openBracket) return p.seek(':', offset, end);
	const close = p.seek(']', offset, end);
	return close === end ? end : p.seek(':', close, end);
}

function reportEmptyHost(p: Parser, colon: number, offset: number): void {
	const afterSlashes = offset - colon >= '://'.length;
	if (!afterSlashes) p.derived = false;
	else p.violate('empty-host', 'host', p.codeAt(offset - 1) === Code.at ? offset - 1 : colon + 1, offset);
}

/** `":" port`, `port = digits`. */
function parsePort(p: Parser, colon: number, end: number): void {
	const offset = colon + 1;
	p.put('port', offset, end);
	const digitsEnd = p.skip(DIGIT, offset, end);
	if (offset === end) p.violate('invalid-port', 'empty', colon, end);
	else if (p.codeAt(offset) === Code.colon && offset + 1 < end && p.skip(DIGIT, offset + 1, end) === end)
		p.violate('invalid-port', 'colons', colon, offset + 1);
	else if (digitsEnd > offset && BEHIND_PORT.test(p.between(digitsEnd, end)))
		p.violate('invalid-port', 'behind', digitsEnd, end);
	else if (digitsEnd < end) p.violate('invalid-port', isOfPassword(p, end) ? 'password' : 'not-digits', offset, end);
	else if (Number(p.between(offset, end)) > HIGHEST_PORT) p.remark('invalid-port', 'too-high', offset, end);
}

/**
 * `ftp://ana:ti#ger@files.example/`, `redis://:ti/ger@cache:6379/`: whether what ends at `end` starts a password, of which a raw delimiter is
 * a part, and behind which the host follows.
 */
function isOfPassword(p: Parser, end: number): boolean {
	return REST_OF_LOGIN.test(p.source.slice(end, end + LONGEST_LOGIN));
}

const REST_OF_LOGIN = /^(?:[?#][^\s@]*(?<!\/)@[a-z][\w-]{0,62}(?::\d|\.[a-z\d])|\/[^\s@/]+@[a-z][\w-]{0,62}:\d)/i;

/** What closes a quotation or a bracket. */
const BEHIND_PORT = /^[”“„"'’‘»」』）)\]}]$/;

/** Where the host starts that was read last. */
export function hostOf(p: Parser): number {
	return p.parts.host?.offset ?? 0;
}
