/** Generators: realistic URLs, damaged ones, and documents that hold them. */

import fc from 'fast-check';
import { tried } from '../cases';

/** How often each property is tried; `URL_LINT_RUNS` multiplies it, `URL_LINT_SEED` sets another seed. */
export function runs(count: number): { seed: number; numRuns: number } {
	const times = Number(process.env.URL_LINT_RUNS ?? 1);
	if (!(times > 0)) throw new RangeError(`URL_LINT_RUNS is no positive number: ${process.env.URL_LINT_RUNS}`);
	const numRuns = Math.ceil(count * times);
	tried(numRuns);
	return { seed: Number(process.env.URL_LINT_SEED ?? 1738), numRuns };
}

const pick = (...values: string[]) => fc.constantFrom(...values);
const maybe = (part: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), part);
const join = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => texts.join(''));

const host = pick(
	...['a.example', 'www.gnu.org', 'localhost', '192.0.2.1', '[::1]', '[2001:db8::7]', 'münchen.example', '例え.テスト'],
	...[
		'a-b.c1.example',
		'h',
		'1.2.3',
		'0x7f.1',
		'256.1.1.1',
		'my_host.example',
		'a.example.',
		'a..example',
		'-a.example',
	],
	...['{host}', '$HOST', '*', 'xn--mnchen-3ya.example', 'a.1b', ''],
);
const port = pick(':80', ':8080', ':25', ':', ':99999', ':http', ':443', ':{port}');
const user = pick(
	'jane@',
	'jane:secret@',
	'u:p@',
	'@',
	':p@',
	'bank.example@',
	'a%40b:c%3Ad@',
	'u@v@',
	'u:p:q@',
	'u:p/q@',
	'u?@',
);
const authority = join(maybe(user), host, maybe(port));
const segment = pick(
	...[
		'a',
		'index.html',
		'a%20b',
		'~jane',
		'a;b=c',
		'a:b@c',
		"it's",
		'(a)',
		'a,b',
		'é',
		'日本語',
		'%',
		'%zz',
		'%C3%A9',
		'',
	],
	...[
		'a|b',
		'a b',
		'a"b',
		'a<b>',
		'{id}',
		'[x]',
		'a\\b',
		'^',
		'`',
		'..',
		'%u00e9',
		'a&amp;b',
		'*',
		'$x',
		'%s',
		'\u0001',
		'😀',
	],
);
const path = fc.array(segment, { maxLength: 4 }).map((segments) => segments.map((text) => `/${text}`).join(''));
const search = join(
	fc.constant('?'),
	pick(
		'q=1',
		'a=b&c=d',
		'a/b?c',
		'q=é',
		'a[]=1',
		'a|b',
		'q=%',
		'to=http://b.example/x',
		'',
		'a;b:c@d',
		'x^y',
		'&copy=1',
		'&lt;',
	),
);
const fragment = join(fc.constant('#'), pick('top', 'a/b?c', '', 'a#b', 'é', 'a|b', '%', '!x', '[1]'));
const tail = join(path, maybe(search), maybe(fragment));

const hierarchical = pick(
	'http',
	'https',
	'ftp',
	'gopher',
	'nntp',
	'telnet',
	'wais',
	'prospero',
	'file',
	'ws',
	'ldap',
	'redis',
	'ssh',
	'x-mine',
	'postgres',
	'nosuch',
);
const web = pick('http', 'https', 'ftp');
const separator = fc.oneof(
	{ weight: 12, arbitrary: fc.constant('://') },
	{ weight: 1, arbitrary: pick(':/', ':///', '//', ':', ':\\\\', '::\u002f/', ';//', ':/\\', '://///') },
);

const common = fc.oneof(
	{ weight: 4, arbitrary: join(web, separator, authority, tail) },
	{ weight: 2, arbitrary: join(hierarchical, separator, authority, tail) },
);

const special = fc.oneof(
	join(
		fc.constant('mailto:'),
		pick('jane@a.example', 'a%25b@c.example', 'a@b,c@d', '//a@b', 'jane', ''),
		maybe(pick('?subject=x', '?subject=a b&cc=c@d', '?')),
	),
	join(fc.constant('news:'), pick('*', 'comp.lang.c', 'abc@a.example', '3d.group', 'a@b@c.d', '<a@b>', '//h/g', '')),
	join(fc.constant('nntp://'), authority, pick('/g/123', '/g', '/', '/g/12a', '', '?x', '/3/1')),
	join(fc.constant('ftp://'), authority, path, pick(';type=i', ';type=x', ';v=1', ';type=', '')),
	join(fc.constant('gopher://'), authority, pick('/11/a%09q', '/7s%09%09+', '/0a b', '', '/', '?x', '/%2F')),
	join(fc.constant('wais://'), authority, pick('/', '/db?q', '/db/t/p', '', '/db/t', '/db/t/p/q', '/db?q?r')),
	join(fc.constant('prospero://'), authority, pick('//pros/name', '/n;v=1;w=2', '/n;=', '/n;v', '/n;v=1=2', '')),
	join(fc.constant('telnet://'), authority, pick('', '/', '/x', '?x')),
	join(
		fc.constant('file:'),
		pick(
			'///etc/x',
			'//localhost/x',
			'///c:/x',
			'/x',
			'//c:/x',
			'///C|/x',
			'//h',
			'//h:80/x',
			'///a;b',
			'//C:\\a b',
			'\\\\h\\x',
			'C:\\x',
			'',
		),
	),
	pick(
		'data:text/plain,a b',
		'data:text/plain',
		'tel:+1-2',
		'tel:x',
		'urn:isbn:1',
		'urn:x',
		'javascript:a("b")',
		'http://http://a.example/',
		'view-source:http://u:p@h/',
	),
);

/** A URL as people write them, with their usual mistakes. */
export const realistic: fc.Arbitrary<string> = fc
	.tuple(fc.oneof({ weight: 3, arbitrary: common }, { weight: 1, arbitrary: special }), fc.nat(9))
	.map(([url, chance]) => (chance === 0 ? url.replace(/^[a-z]+/, (scheme) => scheme.toUpperCase()) : url));

const damage = fc.record({
	at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
	remove: fc.nat(2),
	insert: fc.oneof(
		fc.constantFrom(...'%|\\ ^`{}[]<>"\'#?/:;@&=~.,*()!\u0000\t\n\u007fé。あ\ufeff\ufffd\ud83d$_-0aZ'),
		fc.constantFrom('', '://', '%2', '//', '..', '%%', '@@', '::', '[['),
	),
});

/** A realistic URL after up to three edits of a character or two. */
export const damaged: fc.Arbitrary<string> = fc
	.tuple(realistic, fc.array(damage, { maxLength: 3 }))
	.map(([url, edits]) =>
		edits.reduce((text, { at, remove, insert }) => {
			const offset = Math.floor(at * (text.length + 1));
			return text.slice(0, offset) + insert + text.slice(offset + remove);
		}, url),
	);

/** Any string at all, lone surrogates included. */
export const anything: fc.Arbitrary<string> = fc.oneof(
	fc.string({ maxLength: 60, unit: 'binary' }),
	fc.string({ maxLength: 60, unit: 'grapheme' }),
	fc.array(fc.nat(0xffff), { maxLength: 40 }).map((units) => String.fromCharCode(...units)),
);

const glue = pick(
	...[
		'',
		' ',
		'\n',
		'\r\n',
		'\n\n',
		'"',
		"'",
		'`',
		'```\n',
		'~~~\n',
		'(',
		')',
		'](',
		'[a](',
		'<',
		'>',
		'<URL:',
		'URL:',
		'[a]: ',
	],
	...[
		'<a href="',
		'<a href=',
		'">',
		'<!--',
		'-->',
		'<script>',
		'</script>',
		'<![CDATA[',
		']]>',
		'{"a": "',
		'"}',
		'//',
		'/*',
		'*/',
		'#',
	],
	...[
		'。',
		'「',
		'」',
		'（',
		'）',
		'あ',
		'한',
		'|',
		'*',
		'_',
		'\\',
		'&amp;',
		'&',
		'&#x2F;',
		'\\/',
		'\\u0026',
		'\\u',
		',',
		';',
		'.',
		':',
	],
	...['http:', 'http://', 'mailto:', 'std::vector', 'C:\\', '12:30', 'a.a.', '%', '@', '{', '}', '$', '\t'],
);

/** A text of URLs and of what stands around them. */
export const text: fc.Arbitrary<string> = fc
	.array(
		fc.oneof({ weight: 3, arbitrary: glue }, { weight: 2, arbitrary: damaged }, { weight: 1, arbitrary: anything }),
		{ maxLength: 14 },
	)
	.map((parts) => parts.join(''));

/** Each reader at least once, and languages that are programs. */
export const languages = [
	'plaintext',
	'markdown',
	'mdx',
	'html',
	'xml',
	'vue',
	'json',
	'jsonc',
	'javascript',
	'python',
	'c',
	'go',
	'latex',
	'restructuredtext',
	'yaml',
	'uri-list',
	'no-such-language',
];

/** A way to write a URL into a document. */
export interface Embedding {
	readonly name: string;
	readonly languageId: string;
	readonly write: (url: string) => string;
}

const reference: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

export const embeddings: readonly Embedding[] = [
	{ name: 'bare text', languageId: 'plaintext', write: (url) => `See ${url} for more.` },
	{ name: '<URL:…>', languageId: 'plaintext', write: (url) => `See <URL:${url}> for more.` },
	{ name: 'a Markdown destination', languageId: 'markdown', write: (url) => `See [a](${url}) for more.` },
	{ name: 'a Markdown destination in <…>', languageId: 'markdown', write: (url) => `See [a](<${url}>) for more.` },
	{
		name: 'an HTML attribute',
		languageId: 'html',
		write: (url) => `<p><a href="${url.replace(/[&"<]/g, (character) => reference[character] as string)}">a</a>`,
	},
	{ name: 'a raw HTML attribute', languageId: 'html', write: (url) => `<p><a href="${url}">a</a>` },
	{ name: 'a JSON string', languageId: 'json', write: (url) => `{"a": ${JSON.stringify(url)}, "b": 1}` },
	{ name: "a program's string", languageId: 'javascript', write: (url) => `const a = '${url}';` },
];
