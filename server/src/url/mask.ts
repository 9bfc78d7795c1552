/** Passwords are never shown: neither the URL's own nor that of a URL inside it. */

import { Code } from './characters';
import type { Span, Url } from './url';

/** What stands for a password. */
export const MASK = '••••';

/** The text of a URL with every password replaced by `••••`. */
export function maskPasswords(url: Url): string {
	return masked(url.text, passwordsOf(url));
}

/** As `maskPasswords`, for a part of the URL: `span` is in the URL's text. */
export function maskPart(url: Url, { offset, end }: Span): string {
	const inside = passwordsOf(url).filter((password) => password.offset < end && offset < password.end);
	const moved = inside.map((password) => ({
		offset: Math.max(password.offset, offset) - offset,
		end: Math.min(password.end, end) - offset,
	}));
	return masked(url.text.slice(offset, end), moved);
}

/** In the order in which they stand; they may overlap. */
function passwordsOf(url: Url): Span[] {
	return [...ownPassword(url), ...loginPasswords(url.text)].sort((a, b) => a.offset - b.offset);
}

/** A part of a URL, with every password of a URL inside it replaced by `••••`. */
export function maskLogins(text: string): string {
	return masked(text, loginPasswords(text));
}

function masked(text: string, spans: readonly Span[]): string {
	let result = '';
	let from = 0;
	for (const { offset, end } of spans) {
		if (offset >= from) result += text.slice(from, offset) + MASK;
		from = Math.max(from, end);
	}
	return result + text.slice(from);
}

/** The password, or what stands in a port's place and is none: `http://user:secret` before its `@` was written. */
function ownPassword({ text, components: { password, host, port } }: Url): Span[] {
	if (password !== undefined) return password.end > password.offset ? [password] : [];
	const span = port ?? afterColon(text, host);
	return span === undefined || /^\d*(?:[,\\]|$)/.test(text.slice(span.offset, span.end)) ? [] : [span];
}

/** What follows the colon in a host that is the end of its URL, where the scheme's hosts are not read any closer. */
function afterColon(text: string, host: Span | undefined): Span | undefined {
	if (host === undefined || host.end < text.length || text.charCodeAt(host.offset) === Code.openBracket)
		return undefined;
	const colon = text.indexOf(':', host.offset);
	return colon < 0 ? undefined : { offset: colon + 1, end: host.end };
}

/** How far an `@` is looked for behind a colon: longer passwords are none. */
const LONGEST_PASSWORD = 256;

/**
 * What stands between `:` and `@` where a login may start: in a URL inside this one (`view-source:https://u:p@h`,
 * `?to=https://u:p@h`), where a raw character broke the login apart (`http://u:p#q@h`), and in `sip:u:p@h`. Only digits
 * up to a slash are a port.
 */
function loginPasswords(text: string): Span[] {
	const spans: Span[] = [];
	LOGIN_START.lastIndex = 0;
	while (LOGIN_START.test(text)) {
		const span = passwordAfter(text, LOGIN_START.lastIndex);
		if (span === undefined) continue;
		spans.push(span);
		LOGIN_START.lastIndex = span.end;
	}
	return spans;
}

function passwordAfter(text: string, offset: number): Span | undefined {
	const near = text.slice(offset, offset + LONGEST_PASSWORD);
	const encoded = ENCODED_LOGIN.exec(near);
	if (encoded !== null) return { offset: offset + (encoded[1] ?? '').length, end: offset + encoded[0].length - 3 };
	const login = LOGIN.exec(near)?.[0];
	if (login === undefined) return undefined;
	const span = { offset: offset + login.indexOf(':') + 1, end: offset + login.length - 1 };
	return /^\d*(?:[/?#\\]|$)/.test(text.slice(span.offset, span.end)) ? undefined : span;
}

/** Where a login may start: after slashes, also encoded ones, and after the scheme where there are none. */
const LOGIN_START = /[/\\]{2,}|(?:%2f){2}|^[a-z][a-z\d+.-]*:(?![/\\]{2})[/\\]?/gi;

/**
 * A user up to the first colon, and anything without white space up to an `@`. A user with an `@` is a mail address:
 * `git@host:path/name@v1` is no login.
 */
const LOGIN = /^(?:[^/?#\\@:\s]*:[^@\s]*|[^/?#\\:\s]*:[^@/\s]*)@/;

/** The same in a URL that is encoded as a part of this one: `?to=https%3A%2F%2Fu%3Ap%40h`. */
const ENCODED_LOGIN = /^((?:(?!%(?:2f|3a|40))[^/?#&@:\s])*%3a)(?:(?!%40)[^/?#&@\s])*%40/i;
