/** Per rule that repairs anything: URLs with what it speaks about, and the places where it does. */

import fc from 'fast-check';
import type { Document } from '../../server/src/analysis/analyse';
import { defaults, type Settings } from '../../server/src/settings';
import type { Standard } from '../../server/src/url/url';
import type { Embedding } from '../scan/embeddings/embedding';
import { embeddings } from '../scan/embeddings/index';
import { canShow, randomFrom, write } from '../scan/embeddings/written';
import { sound } from '../scan/sound';
import { realistic } from './arbitrary';
import { urls } from './real';

export interface Damage {
	readonly url?: fc.Arbitrary<string>;
	/** Where it is not the URL that is damaged, but the document. */
	readonly documents?: fc.Arbitrary<Document>;
	/** Whether the fix joins or wraps lines. */
	readonly lines?: true;
	/** Whether the fix puts the marks of a link in order, beside the URL. */
	readonly marks?: true;
	/** The places that the rule looks at; all where nothing is said. */
	readonly where?: (embedding: Embedding) => boolean;
	/** The standards in which the rule speaks; both where nothing is said. */
	readonly standards?: readonly Standard[];
	/** Whether the rule must be switched on, or in which standard. */
	readonly optional?: true | Standard;
	/** Which fixes write other characters for the same octets, by their titles. */
	readonly encodes?: RegExp;
	/** Whether the character divides the URL for some, so that encoded it leaves other components. */
	readonly rereads?: true;
	/** What may only be said once this is repaired. */
	readonly reveals?: string;
	/** Which other fixes write what browsers read anyway. */
	readonly browsers?: RegExp;
}

const pick = <T = string>(...values: T[]) => fc.constantFrom(...values);
const join = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => texts.join(''));
const fraction = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

/** Mostly without other mistakes. */
const base = fc.oneof({ weight: 3, arbitrary: sound }, { weight: 1, arbitrary: realistic });
/** Nothing is wrong with these. */
const plainWeb = pick('https://a.example', 'http://www.b.example/x/y', 'https://a.example:8080/a_b');

const web = base.map((url) => url.replace(/^[a-z]+:(?!\/\/).*$/is, 'http://a.example/x'));

/** One or two of these, anywhere behind the scheme. */
function inserted(...texts: string[]): fc.Arbitrary<string> {
	return insertedInto(base, ...texts);
}

function insertedInto(url: fc.Arbitrary<string>, ...texts: string[]): fc.Arbitrary<string> {
	const insertion = fc.tuple(fraction, pick(...texts));
	return fc.tuple(url, fc.array(insertion, { minLength: 1, maxLength: 2 })).map(([url, insertions]) =>
		insertions.reduce((text, [at, insertion]) => {
			const from = Math.max(0, /^[^:]*:\/*/.exec(text)?.[0].length ?? 0);
			const offset = from + Math.ceil(at * (text.length - from));
			return text.slice(0, offset) + insertion + text.slice(offset);
		}, url),
	);
}

/** A URL as it usually stands in the document, and once in another way. */
function spelledTwice(): fc.Arbitrary<Document> {
	const url = join(pick('http', 'https', 'ftp'), fc.constant('://a.example'), pick('/', '/x', '/%C3%A9/y.html'));
	const otherwise = pick<(url: string) => string>(
		(url) => url.replace(/^[a-z]+/, (scheme) => scheme.toUpperCase()),
		(url) => url.replace('a.example', 'A.Example'),
		(url) => url.replace('a.example/', 'a.example/z/../'),
		(url) => url.replace('a.example/', 'a.example/./'),
	);
	const place = pick<readonly [string, string]>(['plaintext', ''], ['markdown', '- '], ['python', '# ']);
	return fc.tuple(url, otherwise, place).map(([url, otherwise, [languageId, start]]) => {
		return { languageId, text: `${start}${url} and ${url}\n${start}${otherwise(url)}\n` };
	});
}

/** A URL whose start, up to what follows its slashes, is written in one of these ways. */
const startingWith = (...starts: string[]) =>
	fc.tuple(web, pick(...starts)).map(([url, start]) => url.replace(/^[a-z]+:\/\//i, () => start));

const tail = web.map((url) => url.replace(/^[a-z]+:\/\/[^/?#]*/i, ''));
const withHost = (...hosts: string[]) => join(pick('http://', 'https://', 'ftp://', 'ws://'), pick(...hosts), tail);
const withUser = (...users: string[]) =>
	fc.tuple(web, pick(...users)).map(([url, user]) => url.replace(/^([a-z]+:\/\/)(?:[^/?#]*@)?/i, `$1${user}@`));

/** Real URLs that were broken at one of `marks`, between lines of prose, a mail or a comment. */
function broken(marks: RegExp, before: string, after: string): fc.Arbitrary<Document> {
	const long = urls.filter((url) => url.length > 40 && url.slice(20, -3).search(marks) >= 0);
	const prefixes = pick('plaintext ', 'plaintext > ', 'plaintext   ', 'c // ', 'python # ', 'java  * ');
	return fc
		.tuple(fc.constantFrom(...long), fraction, prefixes, pick('\n', '\r\n'), pick('', ' ', '  '))
		.map(([url, at, prefix, lineEnd, indent]) => {
			const places = Array.from(url.slice(20, -3).matchAll(new RegExp(marks, 'g')), ({ index }) => 20 + index + 1);
			const place = places[Math.floor(at * places.length)] as number;
			const [languageId = '', ...mark] = prefix.split(' ');
			const line = `${mark.join(' ')}`;
			const text = `${line}${before}${url.slice(0, place)}${lineEnd}${line}${indent}${url.slice(place)}${after}${lineEnd}`;
			return { text: languageId === 'java' ? `/**\n${text} */\n` : text, languageId };
		});
}

const COMMENTS = [
	'c // \n',
	'javascript /* */\n',
	'python # \n',
	'html <!-- -->\n',
	'yaml # \n',
	'lua --[[ ]]\n',
	'sql -- \r\n',
];

/** Comments that switch rules off, between URLs with something wrong. */
function switchedOff(...names: string[]): fc.Arbitrary<Document> {
	const kind = pick('disable-next-line', 'disable-line', 'disable', 'disable-file', 'enable');
	const list = fc.array(pick(...names), { maxLength: 3 });
	return fc.tuple(pick(...COMMENTS), kind, list, web, web).map(([comment, kind, list, before, after]) => {
		const [languageId = '', open = '', close = ''] = comment.split(' ');
		const urls = [before, after].map((url) => url.replace(/[^\w:/.?=&-]/g, ''));
		return {
			text: `f("${urls[0]}")\n${open} url-lint-${kind} ${list.join(', ')} ${close}f("${urls[1]}")\n`,
			languageId,
		};
	});
}

const ENCODE = /^Write .* as %/s;

/** In the order of the registry. */
export const damages: Readonly<Record<string, Damage>> = {
	'misspelt-scheme': {
		url: startingWith(
			...['htpp://', 'htps://', 'htttp://', 'hhtp://', 'fpt://', 'ftpp://', 'flie://', 'http:://', 'https;//'],
			...['http://http://', 'https://http://', 'mialto:jane@', 'mailt:jane@'],
		),
	},
	'scheme-syntax': {
		url: join(
			pick('mailto://', 'x-mine://', 'nosuch://', 'intent://', 'urn://', 'data://'),
			pick('a|b', 'a b', 'a^b', 'a<b', 'u@a\\b:80', 'a`.example', '{a}b|', 'a%b'),
			tail,
		),
		encodes: ENCODE,
	},
	'insecure-scheme': {
		url: web.map((url) => url.replace(/^[a-z]+:\/\/[^/?#:@]*/i, 'http://www.gnu.org')),
		optional: true,
	},
	'scheme-case': {
		optional: 'modern',
		url: fc
			.tuple(base, fc.nat())
			.map(([url, bits]) =>
				url.replace(/^[a-z]+/, (name) =>
					name.replace(/./g, (letter, at) => ((bits | 1) & (1 << at) ? letter.toUpperCase() : letter)),
				),
			),
		browsers: /^Write /,
	},
	'missing-slashes': {
		url: startingWith('http:/', 'https:/', 'http:///', 'https:////', 'ftp:/', 'http//', 'https//', 'http:', 'wss:/'),
		browsers: /^Write /,
	},
	'link-syntax': {
		documents: fc
			.tuple(
				plainWeb,
				pick<[string, string]>(
					['[a](', '）b'],
					['[a](', '。次'],
					['<', '＞次'],
					['<', '。次'],
					['[ab] (', ') c'],
					['[ab]("', '") c'],
				),
			)
			.map(([url, [open, close]]) => ({ text: `See ${open}${url}${close}`, languageId: 'markdown' })),
		marks: true,
	},
	'full-width': {
		url: fc.oneof(
			withHost('１９２.１６８.１.１', 'ｅｘａｍｐｌｅ.com', 'a１.example', 'ＷＷＷ.a.example'),
			startingWith('https：//', 'http：//', 'ftp：//'),
		),
	},
	'glued-urls': {
		url: plainWeb.map((url) => `${url}/xhttps://b.example/y`),
		where: ({ context }) => context === 'markdown-destination',
	},
	'odd-end': {
		url: join(plainWeb, pick('/383,', '/x%20', '/x%20%20')),
		where: ({ context }) => context === 'markdown-destination',
	},
	'escaped-twice': {
		url: join(plainWeb, pick('/?a=1&amp;b=2', '/x?y=&amp;amp;z=')),
		where: ({ context }) => context === 'markup-attribute' || context === 'markdown-destination',
	},
	'broken-across-lines': {
		documents: broken(/[/=&?#-]/, 'All of the releases and everything else are at ', ' as of today.'),
		lines: true,
	},
	'hyphen-at-break': { documents: broken(/-/, 'See <URL:', '> for more.'), lines: true },
	'ambiguous-end': {
		url: join(web, pick('を見て', '次の例', '와', '에서', '中文', 'x次', '。次', 'です1')),
		where: ({ context }) => /^(?:text|comment|markup-text|markup-comment)$/.test(context),
		encodes: ENCODE,
	},
	'password-in-url': { url: withUser('jane:secret', 'u:p', ':p', 'a%40b:c%3Ad', 'u:p:q', 'jane:x+/y') },
	'user-not-allowed': { optional: 'modern', url: withUser('jane', 'a%40b', 'a.b', 'é') },
	'invisible-character': {
		url: inserted('\u200b', '\u00ad', '\u00a0', '\u3000', '\u202e', '\u2060', '\ufeff', 'a\u200db', '\u2067\u2069'),
		encodes: ENCODE,
	},
	'numeric-host': {
		url: withHost(
			'1.2.3',
			'0x7f.1',
			'010.0.0.1',
			'192.0.513',
			'3221226000',
			'0300.0.2.1',
			'jane@127.1',
			'1.2.3.0x4:80',
		),
		browsers: /^Write /,
	},
	'invalid-host': {
		url: withHost(
			...['a..example', '-a.example', 'a-.example', 'a.example.', 'a.example..', '.a.example', 'a.-b-.example'],
			...['a...example', 'a--.example', 'jane@a..example:80', 'www.gnu.org.:80'],
		),
	},
	'confusable-host': {
		url: withHost('аpple.com', 'gοοgle.com', 'аррӏе.com', 'www.раураl.com', 'jane@ехаmple.org:80', 'а.example'),
		browsers: /^Write the host/,
	},
	'invalid-ipv6': {
		url: withHost('[fe80::1%25en0]', '[fe80::1%25eth0]:8080', 'jane@[fe80::a:b%25en1]'),
		// RFC 1738 has no address in brackets, with a zone or without one.
		standards: ['modern'],
	},
	'invalid-port': {
		optional: 'modern',
		url: withHost('a.example:', 'u@a.example:', '[::1]:', '192.0.2.1:', 'münchen.example:'),
		browsers: /./,
	},
	'default-port': {
		optional: 'modern',
		url: join(
			pick('http://a.example:80', 'https://u@a.example:443', 'ftp://a.example:21', 'ws://[::1]:80', 'http://h:080'),
			tail,
		),
		browsers: /./,
	},
	'file-url': {
		url: join(
			pick(
				'file:///c|/',
				'file://C:/',
				'file://C|/',
				'file://C:\\a b\\',
				'file:\\\\h\\',
				'file:c:/',
				'file:/',
				'file://c:\\',
			),
			fc.oneof(pick('x', 'a%20b', 'é', 'a b\\c', ''), tail),
		),
	},
	'ftp-url': {
		url: join(
			pick('ftp://a.example/', 'ftp://u@h/a/'),
			pick('x;type=x', ';type=', 'a;v=1', 'a;b;type=i', 'é;type=ii', ';;'),
		),
		encodes: ENCODE,
	},
	'http-url': {
		url: join(
			pick('http://a.example', 'https://a.example:80', 'http://u@192.0.2.1', 'HTTP://[::1]'),
			pick('?a=b', '?', '?é#x', '?a/b'),
		),
		standards: ['rfc1738'],
		browsers: /./,
	},
	'mailto-url': {
		url: join(
			pick('mailto://', 'mailto:////'),
			pick('jane@a.example', 'a%25b@c.d', 'é@b.example'),
			pick('', '?subject=x'),
		),
	},
	'news-url': {
		url: join(
			pick('news:'),
			pick('a', 'x.y', '3é', 'a|'),
			pick('@', '#@', 'x@', '@@'),
			pick('b@a.example', 'h@192.0.2.1'),
		),
		encodes: ENCODE,
	},
	'prospero-url': {
		url: join(pick('prospero://h/', 'prospero://a.example:80/'), pick('a;b=c=d', 'n;v=1;w=2=3', 'a;b=c#d;', 'a;v=é=')),
		encodes: ENCODE,
	},
	'wais-url': {
		url: join(
			pick('wais://h/', 'wais://a.example:80/'),
			pick('d;x', 'd:a/t/p', 'd?q;', 'd/t;/p', 'd@/t/é', 'd?q?r', 'd='),
		),
		encodes: ENCODE,
	},
	'space-in-destination': {
		url: inserted(' ', '  '),
		where: ({ context }) => context === 'markdown-destination' || context === 'markdown-reference',
		encodes: /^Write %20/,
	},
	'control-character': {
		url: inserted('\u0000', '\u0001', '\t', '\u001b', '\u007f', '\n', '\r\n', '\u000c', '\b\u0007'),
		encodes: ENCODE,
	},
	'malformed-percent': {
		url: inserted('%', '%zz', '%2', '%%', '%u00e9', '%u3042', '%-', '%%20', '%ud83d%ude00', '%g1%1g', '%2 F'),
		encodes: /%25$/,
	},
	backslash: {
		rereads: true,
		url: fc.oneof(
			inserted('\\', '\\\\', '\\x'),
			startingWith('http:\\\\', 'https:\\\\', 'ftp:/\\', 'http:\\/'),
			fc.tuple(base, fc.nat(3)).map(([url, nth]) => url.replace(new RegExp(`((?:/[^/]*){${nth + 2}})/`), '$1\\')),
		),
		encodes: ENCODE,
		browsers: /"\/"|\/\//,
	},
	'unsafe-character': {
		url: inserted(' ', '<', '>', '"', '{', '}', '|', '^', '`', '[', ']', '#x#', '[a]', '~', '<b>', '||', '](', '{ }'),
		encodes: /^(?:Write (?!one)|Percent-encode)/,
	},
	'non-ascii': {
		optional: 'modern',
		url: fc.oneof(
			inserted('é', '日本', '😀', 'ß', 'e\u0301', 'ж', '한'),
			withHost('bücher.example', '例え.テスト', 'faß.example'),
		),
		encodes: /^Write %/,
		browsers: /^Write the host/,
	},
	'reserved-character': {
		rereads: true,
		url: fc.oneof(withUser('u@v', 'u:p@q', 'u:p:q', 'u:p/q', 'u:a:b/c'), inserted('@', ':', ';', '=', '?', '/', '&')),
		encodes: ENCODE,
	},
	'tracking-parameters': {
		url: join(
			web.map((url) => url.replace(/[?#].*$/s, '')),
			pick(
				'?utm_source=a',
				'?a=b&utm_medium=c&d=e',
				'?fbclid=x&a',
				'?a&gclid=1&utm_x=2',
				'?utm_term=é&amp=1',
				'?a=1&&utm_id',
			),
			pick('', '#top'),
		),
		optional: true,
	},
	'invalid-utf8': {
		url: insertedInto(
			web,
			...['%A4%A2%A4%A4', '%82%A0%82%A2', 't%E9l%E9', '%C4%E3%BA%C3', '%A7A%A6n', '%C7%D1%B1%DB', '%93hello%94'],
			...['%83e%83X%83g', '%e4hnlich', '%C6%FC%CB%DC%B8%EC', '%93%FA%96%7B%8C%EA'],
		),
	},
	'double-encoding': {
		optional: 'modern',
		url: inserted('%2541', '%25C3%25A9', '%252525', '%25%2541', '%252F', '%2520', '%25252e', '%25e3%2581%2582'),
	},
	'unnecessary-encoding': {
		optional: 'modern',
		url: inserted('%41', '%2D', '%7E', '%5F', '%2E', '%61%62', '%7e%39', '/%2e/', '%2d%2d', '%%41'),
		encodes: /./,
	},
	'inconsistent-url': { documents: spelledTwice(), optional: true, browsers: /usual/ },
	'unused-suppression': {
		documents: switchedOff('default-port', 'empty-host', 'scheme-case', 'unsafe-character', 'no-such-rule'),
	},
	'unknown-rule': {
		documents: switchedOff('default-prot', 'empty-hots', 'unsafe-charcter', 'scheme-case', 'non-asci'),
		reveals: 'unused-suppression',
	},
	'percent-case': { url: inserted('%c3%a9', '%2f', '%3a%3A', '%e3%81%82', '%fF'), optional: true, encodes: /./ },
};

/** A document with such a URL, and settings under which the rule speaks. */
export interface Damaged {
	readonly document: Document;
	readonly settings: Settings;
}

/** The rule's URLs, each in a random place that can show it. */
export function damagedBy(code: string): fc.Arbitrary<Damaged> {
	const damage = damages[code];
	if (damage === undefined) throw new RangeError(`no damage for ${code}`);
	const { url = base, documents, where, standards = ['modern', 'rfc1738'], optional } = damage;
	const places = embeddings.filter((embedding) => where?.(embedding) ?? true);
	const isOptional = (standard: Standard) => optional === true || optional === standard;
	const settingsOf = (standard: Standard): Settings => ({
		...{ ...defaults, standard },
		rules: isOptional(standard) ? { [code]: 'warning' } : {},
	});
	if (documents !== undefined)
		return fc
			.tuple(documents, fc.constantFrom(...standards))
			.map(([document, standard]) => ({ document, settings: settingsOf(standard) }));
	return fc
		.tuple(url, fc.nat(places.length - 1), fc.integer(), fc.constantFrom(...standards))
		.map(([url, first, seed, standard]) => {
			const order = [...places.slice(first), ...places.slice(0, first)];
			const place = order.find((embedding) => canHold(embedding, url)) ?? (order[0] as Embedding);
			const shown = Array.from(url, (character) => (place.shows(character).length > 0 ? character : 'x')).join('');
			const { text } = write(shown, place, randomFrom(seed));
			return { document: { text, languageId: place.languageId }, settings: settingsOf(standard) };
		});
}

/** A line break is only part of a URL where markup delimits it. */
function canHold(embedding: Embedding, url: string): boolean {
	return canShow(embedding, url) && (!/[\r\n\f]/.test(url) || embedding.context.startsWith('markup'));
}
