/** Words that stand for a host or port without any delimiters. */

import type { Span } from '../url/url';

/** How far a host and port are looked at. */
const LONGEST_AUTHORITY = 300;

/** What makes the whole of an authority stand for another one. */
const WHOLE: readonly RegExp[] = [
	// `inst...`, `3002-…gitpod.example`: a part is left out
	/\.{3}|…/,
	// `www[.]bad.example`, `bad(.)example`, `bad[dot]example`: disarmed, so that nobody follows it
	/\[\.\]|\(\.\)|[[(]dot[\])]|%5B(?:\.|dot)%5D/i,
	// `cloud.####.example`: made unreadable
	/###/,
	// `+:80`: any host, where Windows reserves URLs
	/^\+(?=:|$)/,
];

/** Words that stand for a host, or part of one, wherever they stand in it. */
const WORDS: readonly RegExp[] = [
	// `*`, `*.a.example`
	/\*+/g,
	// `xxx.example`
	/[xX]{3,}/g,
	// `your-domain.example`, `YOUR_HOST`
	/\b(?:your|Your|YOUR)[\w-]*/g,
	// `ВАШ_ДОМЕН.example`, `您的域名.example`
	/(?:ВАШ|ваш|您的|你的|あなたの)[\p{L}\w-]*/gu,
	// `MY_HOST.example`
	/\b[A-Z][A-Z\d]*_[A-Z\d_]*/g,
	// `__host__`
	/\b__[A-Za-z]\w*__\b/g,
	// `:tenant.a.example`, as routes name what they take; `:port` alone is one, and before `@` stands a password
	/(?<=^|\.):(?![\w-]*[pP]ort$)[A-Za-z_][\w-]*(?=[.:]|$)(?![^@]*@)/g,
	// `(domain)`
	/\([\w-]{1,40}\)/g,
	// `I(host.name)`, as Ansible marks options and values; its bracket may have got lost
	/(?<![\w-])[BCEILMOPUV]\([\w.-]{1,60}(?:\)|$)/g,
];

/** Labels that do: the `x` of `10.0.x.1`. */
const LABEL = /[^.:@]+/g;
const ANY_LABEL = /^[xXnN]+$/;

/** A port is called so in several languages; `PORT`, `NNNN`, `80xx`. */
const PORTS: readonly RegExp[] = [
	/^[pP](?:ort[a-z]{0,8}|oort|uerto)$/,
	// `http_port`, `webPort`
	/^[\w-]{0,40}[pP]ort$/,
	/^(?:порт|端口|ポート|포트)$/,
	/^(?:[A-Z]{2,}|[xXnN#]+|\d+x+)$/,
	// `[ポート]`
	/^\[[^[\]@]{1,20}\]$/,
];

/** A cheap test that all of these pass, and most authorities do not. */
const MAY_HOLD_WORDS =
	/[*_A-Z([#%…]|[вВ][аА][шШ]|您的|你的|あなたの|^\+|\.{3}|xxx|your|(?:^|[.:@])[xn]+(?:[.:@]|$)|:[^\d:]|\dx|^\.\.$/;

/** The placeholders in the scheme and the authority of `url`, in any order. */
export function authorityWords(url: string): readonly Span[] {
	const slashes = url.indexOf('//');
	if (slashes < 0 || slashes > LONGEST_AUTHORITY) return [];
	return SCHEMES.has(url.slice(0, slashes - 1))
		? [{ offset: 0, end: slashes - 1 }, ...wordsIn(url, slashes)]
		: wordsIn(url, slashes);
}

/** Words in capitals that stand for a scheme. */
const SCHEMES = new Set(['PROTOCOL', 'PROTO', 'SCHEME', 'SCHEMA', 'METHOD', 'TRANSPORT']);

function wordsIn(url: string, slashes: number): readonly Span[] {
	const from = slashes + 2;
	const rest = url.slice(from, from + LONGEST_AUTHORITY);
	const end = rest.search(END);
	const authority = end < 0 ? rest : rest.slice(0, end);
	if (!MAY_HOLD_WORDS.test(authority)) return [];
	return Array.from(wordsOf(authority), ({ offset, end }) => ({ offset: from + offset, end: from + end }));
}

/** Three number signs and more are no fragment. */
const END = /[/?]|(?<!#)#(?!##)/;

function* wordsOf(authority: string): Iterable<Span> {
	if (authority === '..' || WHOLE.some((pattern) => pattern.test(authority)))
		yield { offset: 0, end: authority.length };
	for (const word of WORDS) yield* matches(authority, word);
	for (const label of matches(authority, LABEL))
		if (ANY_LABEL.test(authority.slice(label.offset, label.end))) yield label;
	const port = authority.lastIndexOf(':') + 1;
	const named = port > 0 && PORTS.some((pattern) => pattern.test(authority.slice(port)));
	if (named) yield { offset: port, end: authority.length };
}

function* matches(text: string, pattern: RegExp): Iterable<Span> {
	for (const { index, 0: found } of text.matchAll(pattern)) yield { offset: index, end: index + found.length };
}
