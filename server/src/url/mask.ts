/** Passwords are never shown: neither the URL's own nor that of a URL inside it. */

import { Code } from './characters';
import type { Span, Url } from './url';

const MASK = '••••';

/** The text of a URL with every password replaced by `••••`. */
export function maskPasswords(url: Url): string {
	const spans = [...ownPassword(url), ...nestedPasswords(url)].sort((a, b) => a.offset - b.offset);
	let result = '';
	let from = 0;
	for (const { offset, end } of spans) {
		result += url.text.slice(from, offset) + MASK;
		from = end;
	}
	return result + url.text.slice(from);
}

/** The password, or what stands in a port's place and is none: `http://user:secret` before its `@` was written. */
function ownPassword({ text, components }: Url): Span[] {
	const { password, port } = components;
	if (password !== undefined) return password.end > password.offset ? [password] : [];
	return port === undefined || /^\d*$/.test(text.slice(port.offset, port.end)) ? [] : [port];
}

/** How far an `@` is looked for behind a colon: longer passwords are none. */
const LONGEST_PASSWORD = 256;

/**
 * What stands between `:` and `@` after any `//`: in a URL inside this one (`view-source:https://u:p@h`,
 * `?to=https://u:p@h`), and where a raw character broke the login apart (`http://u:p#q@h`). Only digits up to a slash are
 * a port.
 */
function nestedPasswords(url: Url): Span[] {
	const { text } = url;
	const spans: Span[] = [];
	const own = ownPassword(url)[0];
	for (let at = text.indexOf('//'); at >= 0; at = text.indexOf('//', at)) {
		while (text.charCodeAt(at) === Code.slash) at++;
		const span = passwordAfter(text, at);
		if (span === undefined || (own !== undefined && span.offset < own.end && own.offset < span.end)) continue;
		spans.push(span);
		at = span.end;
	}
	return spans;
}

function passwordAfter(text: string, offset: number): Span | undefined {
	const login = LOGIN.exec(text.slice(offset, offset + LONGEST_PASSWORD));
	if (login === null) return undefined;
	const [whole, user = ''] = login;
	const span = { offset: offset + user.length + 1, end: offset + whole.length - 1 };
	return /^\d*(?:[/?#\\]|$)/.test(text.slice(span.offset, span.end)) ? undefined : span;
}

/** A user up to the first colon, and anything without white space up to an `@`. */
const LOGIN = /^([^/?#\\@:\s]*):[^@\s]*@/;
