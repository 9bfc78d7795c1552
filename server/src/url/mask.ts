/** Passwords are never shown: neither the URL's own nor that of a URL inside it. */

import { Code } from './characters';
import type { Span, Url } from './url';

const MASK = '••••';

/** The text of a URL with every password replaced by `••••`. */
export function maskPasswords(url: Url): string {
	const { password } = url.components;
	const spans = [
		...(password === undefined || password.end === password.offset ? [] : [password]),
		...nestedPasswords(url),
	];
	let result = '';
	let from = 0;
	for (const { offset, end } of spans) {
		result += url.text.slice(from, offset) + MASK;
		from = end;
	}
	return result + url.text.slice(from);
}

/** What stands between `:` and `@` after a later `//`: `view-source:https://u:p@h`, `?to=https://u:p@h`. */
function nestedPasswords({ text, components }: Url): Span[] {
	const spans: Span[] = [];
	const own = components.password?.end ?? components.host?.offset ?? 0;
	for (let at = text.indexOf('//', own); at >= 0; at = text.indexOf('//', at)) {
		let colon = -1;
		let userEnd = -1;
		for (at += 2; at < text.length && !'/?#&\\'.includes(text.charAt(at)); at++) {
			const code = text.charCodeAt(at);
			if (code === Code.colon && colon < 0) colon = at;
			else if (code === Code.at) userEnd = at;
		}
		if (colon >= 0 && userEnd > colon + 1) spans.push({ offset: colon + 1, end: userEnd });
	}
	return spans;
}
