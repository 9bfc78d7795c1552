/**
 * Ordinary URLs: nothing is wrong with one in modern, though it is not plain (`plain.ts`). It is a mail address, a file, data or a URN, has
 * the scheme of another server, more characters than plain ones have, or placeholders. One look tells that; to parse it and to ask
 * every rule takes fifty times as long, and more than half of what is not plain is ordinary.
 */

import type { Span } from './url';

/** What a placeholder is read as: a character that no URL holds. */
const FILLED = '\0';

/** No hyphens in a row, which Punycode has, and no digit first in the last label. */
const LABEL = String.raw`[a-z\d\0]+(?:-[a-z\d\0]+)*`;
const NAME = String.raw`(?:${LABEL}\.)*(?!\d)${LABEL}`;
const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
/** Host and port are shorter than any label that is too long, and no scheme stands twice: `https://https//a.example`. */
const HOST = String.raw`(?![^/?#]{64}|(?:https?|ftp)(?:[/:]|$))(?:${NAME}|(?:${OCTET}\.){3}${OCTET})`;

/** What browsers refuse (https://fetch.spec.whatwg.org/#port-blocking), above those that services have. */
const BLOCKED = '1719|172[03]|2049|3659|4045|4190|506[01]|6000|6566|666[5-9]|6679|6697|10080';
/** A placeholder is a port only where no `@` follows, and behind digits only at the end: else the parser may take what stands between for a password (`endOfSlashedPassword`). */
const PORT = String.raw`:(?!(?:${BLOCKED})(?!\d))(?:102[4-9]|10[3-9]\d|1[1-9]\d\d|[2-9]\d{3}|[1-5]\d{4}|\0(?![^?#]*@)|\d{1,5}\0$)`;

/** Those of ASCII that must be escaped, but for `%` and the controls; then letters and dashes beyond it, among which nothing ends a sentence or hides. */
const ESCAPE = [
	'%(?:2[0-46-9ABCF]|3[A-F]|40|5[BCDE]|60|7[BCD]|',
	String.raw`(?:C[3-9A-F]|D[\dA-F])%[89AB][\dA-F]|`,
	String.raw`E(?:2%80%9[34]|(?:3%8[1-3]|[4-9]%[89AB][\dA-F])%[89AB][\dA-F]))`,
].join('');

/** Letters and what separates them; behind a dot, comma or exclamation mark more must follow. A semicolon ends no character reference, a colon no scheme. */
const CHARACTER = String.raw`(?:[\w\0=&@+~-]|:(?!//)|${ESCAPE}|[.,!](?=[\w\0/])|;(?=[\w\0])(?<!&#?\w{1,8};)|\([\w.=,-]+\))`;
const PATH = `(?:/${CHARACTER}*)+`;
/** In a search or fragment another URL starts only as the value of a name. */
const REST = `(?:${CHARACTER}|[?]|/(?!/)|(?<==)https?://(?=[a-z]))*`;

/** A user only in git+ssh, where it is always `git`: in http none may stand, and elsewhere it may deceive. */
const SCHEME =
	'(?:(?:https?|ftp|wss?|git|git\\+https?|s3|gs|redis|tcp|udp|socks5|mongodb|mysql|postgres|postgresql)://|git\\+ssh://(?:git@)?)';

const BASE64 = String.raw`(?:[A-Za-z\d+/]{4})+(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?`;

const ORDINARY = new RegExp(
	[
		// In FTP a semicolon has a meaning, and WebSockets know no fragment.
		String.raw`^(?!ftp:[^;]*;|wss?:[^#]*#)(?:${SCHEME}${HOST}(?:${PORT})?(?:${PATH}(?:\?${REST})?)?(?:#${REST})?`,
		String.raw`|mailto:[a-zA-Z\d]+(?:[._+-][a-zA-Z\d]+)*@${NAME}`,
		`|file://(?:/[A-Z]:)?${PATH}`,
		String.raw`|data:[\w+.-]+/[\w+.-]+(?:;[\w-]+=[\w.-]+)*;base64,${BASE64}`,
		String.raw`|urn:(?!uuid)[a-z\d]{2,16}(?:-[a-z\d]{1,15})?:\w[\w.:-]*`,
		')$',
	].join(''),
);

/** Of nothing longer a pattern is asked that takes memory for each character: an engine has room for four million of them. */
const LONGEST = 2 ** 21;

/** What stands at the end may have been copied along, though a program goes on behind it: a mark, or what was encoded. */
const ODD_END = /(?:[^\w/=&#?~+@:)}\]>-]|%[2-7][\dA-Fa-f])$/;
const LONGEST_END = '%20'.length;

/** Whether the logical text of a URL, of which the placeholders stand for something else, is ordinary. */
export function isOrdinary(url: string, placeholders: readonly Span[]): boolean {
	return url.length <= LONGEST && !ODD_END.test(url.slice(-LONGEST_END)) && ORDINARY.test(filled(url, placeholders));
}

/** Placeholders with letters beyond ASCII or Punycode are not filled, so such a URL is not ordinary: rules about hosts and lines read placeholders as they are written. */
function filled(url: string, placeholders: readonly Span[]): string {
	let text = '';
	let from = 0;
	for (const { offset, end } of placeholders) {
		if (/[^\0-\x7F]|xn--/i.test(url.slice(offset, end))) continue;
		text += url.slice(from, offset) + FILLED;
		from = end;
	}
	return text + url.slice(from);
}
