import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MarkupContent } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { analyse } from '../../server/src/analysis/analyse';
import { hoverOf } from '../../server/src/features/hover/hover';
import { defaults, type Settings } from '../../server/src/settings';
import { type Rendered, rendered } from './rendered';

function hover(text: string, offset: number, languageId = 'plaintext', settings: Settings = defaults) {
	const document = TextDocument.create('file:///a', languageId, 1, text);
	return hoverOf(document, analyse({ text, languageId }, settings), offset, settings);
}

/** What the hover over the one URL of a text shows. */
async function shows(text: string, languageId?: string): Promise<Rendered> {
	const result = await hover(text, text.search(/[a-z]:/i), languageId);
	assert(MarkupContent.is(result?.contents), 'there is a hover');
	assert.equal(result.contents.kind, 'markdown');
	return rendered(result.contents.value);
}

/** Rows: `part | as written | means`. */
const tables: readonly (readonly [url: string, rows: readonly string[], standing: string])[] = [
	[
		'ftp://anna@ftp.example.com:2121/%2Fetc/motd;type=a',
		[
			'scheme | ftp | ',
			'user | anna | ',
			'host | ftp.example.com | registered as example.com',
			'port | 2121 | the default is 21',
			'path | %2Fetc/motd | /etc/motd',
			'type code | a | ',
		],
		'RFC 1738 (§3.2) derives this URL.',
	],
	[
		'http://example.com:80/a%20b?q=caf%C3%A9#top',
		[
			'scheme | http | ',
			'host | example.com | ',
			'port | 80 | the default port',
			'path | a%20b | a b',
			'search | q=caf%C3%A9 | q=café',
			'fragment | top | ',
		],
		'RFC 1738 (§3.3) derives this URL.',
	],
	[
		'gopher://g.example/7s%09words',
		[
			'scheme | gopher | ',
			'host | g.example | ',
			'path | 7s%09words | 7sU+0009words',
			'item type | 7 | ',
			'selector | s | ',
			'search | words | ',
		],
		'RFC 1738 (§3.4) derives this URL.',
	],
	[
		'mailto:a%25b@example.com',
		['scheme | mailto | ', 'address | a%25b@example.com | a%b@example.com'],
		'RFC 1738 (§3.5) derives this URL.',
	],
	['news:comp.lang.c', ['scheme | news | ', 'newsgroup | comp.lang.c | '], 'RFC 1738 (§3.6) derives this URL.'],
	[
		'nntp://n.example/alt.test/123',
		[
			'scheme | nntp | ',
			'host | n.example | ',
			'path | alt.test/123 | ',
			'newsgroup | alt.test | ',
			'article | 123 | ',
		],
		'RFC 1738 (§3.7) derives this URL.',
	],
	[
		'telnet://u@t.example:23/',
		['scheme | telnet | ', 'user | u | ', 'host | t.example | ', 'port | 23 | the default port', 'path | (empty) | '],
		'RFC 1738 (§3.8) derives this URL.',
	],
	[
		'wais://w.example/db?two%20words',
		['scheme | wais | ', 'host | w.example | ', 'path | db | ', 'database | db | ', 'search | two%20words | two words'],
		'RFC 1738 (§3.9) derives this URL.',
	],
	[
		'file://h.example/etc/motd',
		['scheme | file | ', 'host | h.example | ', 'path | etc/motd | '],
		'RFC 1738 (§3.10) derives this URL.',
	],
	[
		'prospero://p.example/pros%20name;v=1%31',
		[
			'scheme | prospero | ',
			'host | p.example | ',
			'path | pros%20name | pros name',
			'object | pros%20name | pros name',
			'field | v=1%31 | 11',
		],
		'RFC 1738 (§3.11) derives this URL.',
	],
	['urn:isbn:0451450523', ['scheme | urn | ', 'path | isbn:0451450523 | '], 'RFC 1738 (§5) derives this URL.'],
];

describe('the table of each scheme', () => {
	for (const [url, rows, standing] of tables)
		test(url, async () => {
			const shown = await shows(`${url}\n`);
			assert.equal(shown.url, url);
			assert.deepEqual(
				shown.rows.map((cells) => cells.join(' | ')),
				rows,
			);
			assert.equal(shown.standing, standing);
		});
});

/** The cells of one part. */
async function part(name: string, text: string, languageId?: string): Promise<string[] | undefined> {
	return (await shows(text, languageId)).rows.find(([first]) => first === name);
}

describe('where a program joins more', () => {
	for (const [text, name, expected] of [
		['f("http://a.example:" + port)', 'port', '(goes on elsewhere)'],
		['f("http://a.example/?q=" + words)', 'search', 'q='],
		['f("http://a.example/x?" + search)', 'search', '(goes on elsewhere)'],
		['f("http://a.example/x?")', 'search', '(empty)'],
	] as const)
		test(text, async () => assert.equal((await part(name, text, 'javascript'))?.[1], expected));
});

describe('cells', () => {
	for (const [what, name, text, expected] of [
		['an empty path', 'path', 'http://a.example/', ['path', '(empty)', '']],
		['an empty search', 'search', 'http://a.example/?#x', ['search', '(empty)', '']],
		['an empty fragment', 'fragment', 'http://a.example/#', ['fragment', '(empty)', '']],
		['an empty host', 'host', 'file:///etc/motd', ['host', '(empty)', '']],
		['an empty user', 'user', 'ftp://@a.example/x', ['user', '(empty)', '']],
		['an empty password', 'password', 'ftp://me:@a.example/x', ['password', '(empty)', '']],
		['nothing to decode', 'path', 'http://a.example/a+b', ['path', 'a+b', '']],
		['a malformed escape stays', 'path', 'http://a.example/%zz%41', ['path', '%zz%41', '%zzA']],
		['escapes that are no UTF-8', 'path', 'http://a.example/%FFx%41', ['path', '%FFx%41', '%FFxA']],
		['a host in other letters', 'host', 'http://zürich.example/', ['host', 'zürich.example', 'xn--zrich-kva.example']],
		[
			'a host below a registered one',
			'host',
			'http://paypal.com.a.co.uk/',
			['host', 'paypal.com.a.co.uk', 'registered as a.co.uk'],
		],
		['a host that a registry gives out', 'host', 'http://A.co.uk/', ['host', 'A.co.uk', '']],
		["a page of somebody's", 'host', 'http://me.github.io/', ['host', 'me.github.io', 'registered as github.io']],
		['an address', 'host', 'http://192.0.2.1/', ['host', '192.0.2.1', '']],
		[
			'a host in other letters below a registered one',
			'host',
			'http://www.例え.jp/',
			['host', 'www.例え.jp', 'www.xn--r8jz45g.jp, registered as xn--r8jz45g.jp'],
		],
		['an entity of HTML', 'search', '<a href="http://a.example/?a=1&amp;b=2">', ['search', 'a=1&b=2', '']],
		['an escape of JSON', 'path', '{"a": "http:\\/\\/a.example\\/b"}', ['path', 'b', '']],
		['a control character', 'path', 'http://a.example/a%00%0Ab', ['path', 'a%00%0Ab', 'aU+0000U+000Ab']],
		[
			'a character that turns the writing round',
			'path',
			'http://a.example/%E2%80%AEx',
			['path', '%E2%80%AEx', 'U+202Ex'],
		],
		['a line separator', 'path', 'http://a.example/%E2%80%A8x', ['path', '%E2%80%A8x', 'U+2028x']],
		['a paragraph separator', 'path', 'http://a.example/%E2%80%A9x', ['path', '%E2%80%A9x', 'U+2029x']],
		['an astral character', 'path', 'http://a.example/%F0%9F%98%80', ['path', '%F0%9F%98%80', '😀']],
	] as const)
		test(`${what}: ${text}`, async () => {
			const languageId = text.startsWith('<') ? 'html' : text.startsWith('{') ? 'json' : 'plaintext';
			assert.deepEqual(await part(name, text, languageId), expected);
		});

	test('a long part is cut', async () => {
		const [, written = ''] = (await part('path', `http://a.example/${'x'.repeat(5000)}`)) ?? [];
		assert.equal(written, `${'x'.repeat(120)}…`);
		assert(JSON.stringify(await hover(`http://a.example/${'x'.repeat(5000)}`, 3)).length < 1000);
	});

	test('a cut does not halve a character', async () => {
		const [, written = ''] = (await part('path', `http://a.example/${'x'.repeat(119)}😀😀`)) ?? [];
		assert.match(written, /^x{119}(?:😀)?…$/u);
	});
});

describe('a password is masked', () => {
	for (const text of [
		'ftp://me:hunter2@a.example/x',
		'http://me:hunter2@a.example/x',
		'http://a.example/?to=ftp://me:hunter2@b.example/',
		'http://a.example/?to=ftp%3A//me:hunter2@b.example/',
		'http://me:hunter%32@a.example/',
		'postgres://me:hunter2@a.example/x#y',
		'http://me:hunter2/x@a.example/',
		'http://me:hunter2#@a.example/',
		'http://me:hunter2 x@a.example/',
		'http://a.example/?to=https%3A%2F%2Fme%3Ahunter2%40b.example%2F',
	])
		test(text, async () => {
			const shown = JSON.stringify(await shows(text));
			assert(!shown.includes('hunter'), shown);
			assert(shown.includes('••••'), shown);
		});
});

/** Which part is masked, and which are not; what is hidden means nothing. */
const masked: readonly (readonly [text: string, url: string, rows: readonly string[]])[] = [
	[
		'ftp://me:hunter2@a.example:21/x',
		'ftp://me:••••@a.example:21/x',
		[
			'scheme | ftp | ',
			'user | me | ',
			'password | •••• | ',
			'host | a.example | ',
			'port | 21 | the default port',
			'path | x | ',
		],
	],
	[
		'http://me:hunter%32@www.example.co.uk:8080/a%20b',
		'http://me:••••@www.example.co.uk:8080/a%20b',
		[
			'scheme | http | ',
			'user | me | ',
			'password | •••• | ',
			'host | www.example.co.uk | registered as example.co.uk',
			'port | 8080 | the default is 80',
			'path | a%20b | a b',
		],
	],
	['http://me:hunter2', 'http://me:••••', ['scheme | http | ', 'host | me | ', 'port | •••• | ']],
	[
		'http://ghp_0123456789abcdefghijABCDEFGHIJ012345@a.example/',
		'http://••••@a.example/',
		['scheme | http | ', 'user | •••• | ', 'host | a.example | ', 'path | (empty) | '],
	],
	[
		'http://ghp_0123456789abcdefghijABCDEFGHIJ012345.example.com/',
		'http://••••/',
		['scheme | http | ', 'host | •••• | ', 'path | (empty) | '],
	],
	[
		'http://a.example/?a=%20&token=hunter2hunter2&b=2#top',
		'http://a.example/?a=%20&token=••••&b=2#top',
		[
			'scheme | http | ',
			'host | a.example | ',
			'path | (empty) | ',
			'search | a=%20&token=••••&b=2 | a= &token=••••&b=2',
			'fragment | top | ',
		],
	],
	[
		'http://a.example/?b=1#access_token=hunter2hunter2',
		'http://a.example/?b=1#access_token=••••',
		[
			'scheme | http | ',
			'host | a.example | ',
			'path | (empty) | ',
			'search | b=1 | ',
			'fragment | access_token=•••• | ',
		],
	],
	[
		'mailto:a@a.example?subject=x%20y&password=hunter2&cc=b',
		'mailto:a@a.example?subject=x%20y&password=••••&cc=b',
		[
			'scheme | mailto | ',
			'address | a@a.example | ',
			'field | subject=x%20y | x y',
			'field | password=•••• | ',
			'field | cc=b | ',
		],
	],
];

describe('of a URL with a secret, only that is masked', () => {
	for (const [text, url, rows] of masked)
		test(text, async () => {
			const shown = await shows(`${text}\n`);
			assert.equal(shown.url, url);
			assert.deepEqual(
				shown.rows.map((cells) => cells.join(' | ')),
				rows,
			);
		});
});

test('of a key that is broken over lines, no half is shown', async () => {
	const text =
		'The keys are at the end of the page that has all at https://a.example/pub/glpat-\n0123456789abcdefghij/x and';
	assert.equal((await shows(text)).url, 'https://a.example/pub/••••');
});

describe('text of the document shows literally', () => {
	for (const text of [
		'http://a.example/](command:x)',
		'http://a.example/?[x](command:x)y',
		'http://a.example/%5Bx%5D(command:x)',
		'http://a.example/%3Cimg%20src=x%3E',
		'http://a.example/a%7Cb%7C',
		'http://a.example/a|b|c',
		'http://a.example/%5C%7Cb',
		'http://a.example/a%5C|b',
		'http://a.example/**b**_c_~~d~~`e`f',
		'http://a.example/&lt;img&gt;',
		'http://a.example/%0A%0A%23%20Head',
		'http://a.example/$(sync)',
		'http://a.example/?to=http://b.example/&mail=me@b.example',
		'http://a.example/%77ww.b.example',
	])
		test(text, async () => {
			const { url, rows } = await shows(`${text}\n`);
			assert(text.startsWith(url), url);
			assert(rows.length >= 3);
		});
});

describe('where', () => {
	const text = 'a http://a.example/ b';
	for (const [offset, there] of [
		[1, false],
		[2, true],
		[18, true],
		[19, false],
		[20, false],
	] as const)
		test(`offset ${offset} of "${text}": ${there ? 'the URL' : 'nothing'}`, async () => {
			assert.deepEqual(
				(await hover(text, offset))?.range,
				there ? { start: { line: 0, character: 2 }, end: { line: 0, character: 19 } } : undefined,
			);
		});

	test('RFC 1738 does not derive a URL that only its successors allow', async () => {
		assert.equal((await shows('http://a.example/~me')).standing, 'RFC 1738 (§3.3) does not derive this URL.');
	});
});
