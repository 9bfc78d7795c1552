/** Words that stand for a host or port without any delimiters. */

import { matchesOf } from '../url/matches';
import type { Span } from '../url/url';

/** How far a host and port are looked at: a host has 253 characters at most (RFC 1034 §3.1). */
const LONGEST_AUTHORITY = 300;

/** A way to write a word, and a sign that it never lacks: where an authority has no sign at all, nothing else is asked. */
interface Word {
	readonly sign: RegExp;
	readonly word: RegExp;
}

/** What makes the whole of an authority stand for another one. */
const WHOLE: readonly Word[] = [
	// `inst...`, `3002-…gitpod.example`: a part is left out
	{ sign: /\.{3}|…/, word: /\.{3}|…/ },
	// `//../`: a path, or nothing yet
	{ sign: /^\.\.$/, word: /^\.\.$/ },
	// `www[.]bad.example`, `bad(.)example`, `bad[dot]example`: disarmed, so that nobody follows it
	{ sign: /[[(%]/, word: /\[\.\]|\(\.\)|[[(]dot[\])]|%5B(?:\.|dot)%5D/i },
	// `cloud.####.example`: made unreadable
	{ sign: /#/, word: /###/ },
	// `+:80`: any host, where Windows reserves URLs
	{ sign: /^\+/, word: /^\+(?=:|$)/ },
];

/** Words that stand for a host, or part of one, wherever they stand in it. */
const WORDS: readonly Word[] = [
	// `*`, `*.a.example`
	{ sign: /\*/, word: /\*+/g },
	// `xxx.example`
	{ sign: /[xX]{3}/, word: /[xX]{3,}/g },
	// `your-domain.example`, `YOUR_HOST`
	{ sign: /your|Your|YOUR/, word: /\b(?:your|Your|YOUR)[\w-]*/g },
	// `ВАШ_ДОМЕН.example`, `您的域名.example`
	{ sign: /ВАШ|ваш|您的|你的|あなたの/, word: /(?:ВАШ|ваш|您的|你的|あなたの)[\p{L}\w-]*/gu },
	// `MY_HOST.example`
	{ sign: /_/, word: /\b[A-Z][A-Z\d]*_[A-Z\d_]*/g },
	// `__host__`
	{ sign: /_/, word: /\b__[A-Za-z]\w*__\b/g },
	// `_your_host_`: closed, and of several words
	{ sign: /_/, word: /(?<![\w.-])_[a-z\d]+(?:_[a-z\d]+)+_(?![\w-])/g },
	// `:tenant.a.example`, as routes name what they take; `:port` alone is one, and before `@` stands a password
	{ sign: /:[A-Za-z_]/, word: /(?<=^|\.):(?![\w-]*[pP]ort$)[A-Za-z_][\w-]*(?=[.:]|$)(?![^@]*@)/g },
	// `(domain)`
	{ sign: /\(/, word: /\([\w-]{1,40}\)/g },
	// `I(host.name)`, as Ansible marks options and values; its bracket may have got lost
	{ sign: /\(/, word: /(?<![\w-])[BCEILMOPUV]\([\w.-]{1,60}(?:\)|$)/g },
];

/** Labels that stand for a part of a host: the `x` of `10.0.x.1`. */
const LABELS: Word = { sign: /(?:^|[.:@])[xXnN]+(?:[.:@]|$)/, word: /(?<![^.:@])[xXnN]+(?![^.:@])/g };

const EACH = [...WORDS, LABELS];

/** A port is called so in several languages; `PORT`, `NNNN`, `80xx`. */
const PORTS: readonly Word[] = [
	{ sign: /:[pP]/, word: /^[pP](?:ort[a-z]{0,8}\d{0,2}|oort|uerto)$/ },
	// `http_port`, `webPort`
	{ sign: /[pP]ort$/, word: /^[\w-]{0,40}[pP]ort$/ },
	{ sign: /:[^\d:]/, word: /^(?:порт|端口|ポート|포트)$/ },
	{ sign: /:[^\d:]|\dx/, word: /^(?:[A-Z]{2,}|[xXnN#]+|\d+x+)$/ },
	// `[ポート]`
	{ sign: /:\[/, word: /^\[[^[\]@]{1,20}\]$/ },
];

/** Most authorities have no sign. */
const SIGNS = new RegExp([...new Set([...WHOLE, ...WORDS, LABELS, ...PORTS].map(({ sign }) => sign.source))].join('|'));

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
	if (!SIGNS.test(authority)) return [];
	return Array.from(wordsOf(authority), ({ offset, end }) => ({ offset: from + offset, end: from + end }));
}

/** Three number signs and more are no fragment. */
const END = /[/?]|(?<!#)#(?!##)/;

function* wordsOf(authority: string): Iterable<Span> {
	if (WHOLE.some(({ word }) => word.test(authority))) yield { offset: 0, end: authority.length };
	for (const { sign, word } of EACH) if (sign.test(authority)) yield* matches(authority, word);
	const port = authority.lastIndexOf(':') + 1;
	if (port > 0 && PORTS.some(({ sign, word }) => sign.test(authority) && word.test(authority.slice(port))))
		yield { offset: port, end: authority.length };
}

function* matches(text: string, pattern: RegExp): Iterable<Span> {
	for (const { index, 0: found } of matchesOf(text, pattern)) yield { offset: index, end: index + found.length };
}
