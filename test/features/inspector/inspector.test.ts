/** The inspector's tree of a URL, the exact text of a part, and each change in the places it is right in. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { InspectedPart, PartChange } from '../../../server/src/protocol/inspector';
import { defaults } from '../../../server/src/settings';
import { title } from '../../scan/marked';
import { drawn, Inspecting } from './inspecting';

describe('the tree of', () => {
	const rows: readonly (readonly [text: string, lines: readonly string[], languageId?: string])[] = [
		[
			'https://ana:tiger7@www.shop.co.uk:8443/rye%20bread/b?table=4&q=a+b&fish&utm_source=x&token=abc#now',
			[
				'scheme: https (web page, encrypted)',
				'user: ana',
				'password: ••••',
				'host: www.shop.co.uk (registered: shop.co.uk)',
				'port: 8443',
				'path: /rye%20bread/b = /rye bread/b',
				'  rye%20bread = rye bread',
				'  b',
				'search: table=4&q=a+b&fish&utm_source=x&token=••••',
				'  table: 4',
				'  q: a+b = a b',
				'  fish',
				'  utm_source: x (only tracks visitors)',
				'  token: ••••',
				'fragment: now',
			],
		],
		[
			'http://xn--bcher-kva.example/%83e%83X%83g',
			[
				'scheme: http (web page, not encrypted)',
				'host: xn--bcher-kva.example = bücher.example',
				'path: /%83e%83X%83g = /テスト',
			],
		],
		['http://127.0.0.1/', ['scheme: http (web page, not encrypted)', 'host: 127.0.0.1 (this machine)', 'path: /']],
		[
			'mailto:ana@a.example?subject=a%20b&body=1+1',
			[
				'scheme: mailto (mail to be written (RFC 6068))',
				'to: ana@a.example',
				'header fields: subject=a%20b&body=1+1',
				'  subject: a%20b = a b',
				'  body: 1+1',
			],
		],
		[
			'gopher://g.example/7sel%09fish%09+',
			[
				'scheme: gopher (Gopher menu or document (RFC 1738 §3.4))',
				'host: g.example',
				'item type: 7 (search server)',
				'selector: sel',
				'search: fish',
				'Gopher+: +',
			],
		],
		[
			'ftp://ftp.example/pub/a%2Fb;type=i',
			[
				'scheme: ftp (file transfer (RFC 1738 §3.2))',
				'host: ftp.example',
				'path: /pub/a%2Fb = /pub/a/b',
				'  pub',
				'  a%2Fb = a/b',
				'transfer type: i',
			],
		],
		['<a href="tel:+1-2&amp;3">', ['scheme: tel (telephone number (RFC 3966))', 'path: +1-2&3'], 'html'],
		['news:a.b', ['scheme: news (newsgroup or article (RFC 1738 §3.6))', 'newsgroup: a.b']],
		[
			'http://a.example/?&&q=&=x',
			[
				'scheme: http (web page, not encrypted)',
				'host: a.example',
				'path: /',
				'search: &&q=&=x',
				'  q: ((empty))',
				'  x',
			],
		],
	];
	for (const [text, lines, languageId] of rows)
		test(title(text), async () => assert.deepEqual(drawn(await new Inspecting(text, languageId).parts()), lines));

	test('more parameters than are shown', async () => {
		const search = Array.from({ length: 600 }, (_, index) => `p${index}=x`).join('&');
		const parts = await new Inspecting(`http://a.example/?${search}`).parts();
		const parameters = parts.at(-1)?.parts ?? [];
		assert.equal(parameters.length, 501);
		assert.deepEqual(drawn(parameters.slice(-2)), ['p499: x', 'and 100 more']);
	});

	test('a long text is cut, and known exactly all the same', async () => {
		const inspecting = new Inspecting(`http://a.example/#${'a'.repeat(3000)}`);
		assert.equal((await inspecting.parts()).at(-1)?.text, `${'a'.repeat(1000)}…`);
		assert.equal(inspecting.exact('fragment', 'written'), 'a'.repeat(3000));
	});
});

describe('where a part stands in the document', () => {
	test('as the document writes it', async () => {
		const inspecting = new Inspecting('<a href="http://a.example/?a&amp;b=%C3%A9&amp;c">', 'html');
		const shown = (parts: readonly InspectedPart[]): string[] =>
			parts.flatMap(({ range, parts: below }) => [inspecting.document.getText(range), ...shown(below)]);
		const expected = ['http', 'a.example', '/', 'a&amp;b=%C3%A9&amp;c', 'a', 'b=%C3%A9', 'c'];
		assert.deepEqual(shown(await inspecting.parts()), expected);
	});
});

describe('what can be done with a part', () => {
	const actions = async (text: string) => {
		const named = (parts: readonly InspectedPart[]): string[] =>
			parts.flatMap((part) => [`${part.id}: ${part.actions.join(' ')}`, ...named(part.parts)]);
		return named(await new Inspecting(text).parts());
	};

	test('of each', async () => {
		assert.deepEqual(await actions('http://u:p@h:8/a/b?x=1&y=2&z#f'), [
			'scheme: copy edit',
			'user: copy edit remove',
			'password: copy edit remove',
			'host: copy edit',
			'port: copy edit remove',
			'path: copy edit',
			'segment/0: copy edit',
			'segment/1: copy edit',
			'search: copy add',
			'parameter/0: copy edit rename remove down',
			'parameter/1: copy edit rename remove up down',
			'parameter/2: copy edit rename remove up',
			'fragment: copy edit remove',
		]);
	});

	test('what is not known, or would be lost, is not edited', async () => {
		const found = await actions('https://a.example/%FF%01/a%2Fb/{id}?q=%FF%01');
		assert.deepEqual(
			found.filter((line) => !line.includes('edit')),
			['path: copy', 'segment/0: copy', 'segment/2: copy', 'search: copy add', 'parameter/0: copy rename remove'],
		);
	});

	for (const [text, can] of [
		['https://a.example/', true],
		['https://a.example', true],
		['mailto:ana@a.example', true],
		['foo://a.example/?x', true],
		['gopher://a.example/1x', false],
		['urn:isbn:1', false],
	] as const)
		test(`${text} takes ${can ? 'a' : 'no'} parameter`, async () =>
			assert.equal(await new Inspecting(text).canAdd(), can));
});

describe('the exact text', () => {
	for (const [text, part, written, decoded, value, name] of [
		['http://u:tiger%377@h/', 'password', 'tiger%377', 'tiger77', 'tiger77', 'tiger77'],
		['http://h/?%C3%A9=a+%C3%A9', 'parameter/0', 'a+%C3%A9', 'a é', 'a é', 'é'],
		['http://h/?fi%73h', 'parameter/0', 'fi%73h', 'fish', '', 'fish'],
		['http://h/a%20b/c', 'path', '/a%20b/c', '/a b/c', '/a b/c', '/a b/c'],
		['http://h/a%20b/c', 'segment/0', 'a%20b', 'a b', 'a b', 'a b'],
		[
			'http://xn--bcher-kva.example/',
			'host',
			'xn--bcher-kva.example',
			'bücher.example',
			'bücher.example',
			'bücher.example',
		],
		['http://h/', 'fragment', undefined, undefined, undefined, undefined],
		['http://h/?a', 'parameter/1', undefined, undefined, undefined, undefined],
		['http://h/', '__proto__', undefined, undefined, undefined, undefined],
	] as const)
		test(`${part} of ${text}`, () => {
			const inspecting = new Inspecting(text);
			const exact = (['written', 'decoded', 'value', 'name'] as const).map((as) => inspecting.exact(part, as));
			assert.deepEqual(exact, [written, decoded, value, name]);
		});
});

const set = (part: string, value: string): PartChange => ({ kind: 'set', part, value });
const rename = (index: number, name: string): PartChange => ({ kind: 'rename', part: `parameter/${index}`, name });
const remove = (part: string): PartChange => ({ kind: 'remove', part });
const move = (index: number, by: -1 | 1): PartChange => ({ kind: 'move', part: `parameter/${index}`, by });
const add = (name: string, value: string): PartChange => ({ kind: 'add', name, value });

describe('a change', () => {
	const rows: readonly (readonly [languageId: string, before: string, change: PartChange, after: string])[] = [
		['plaintext', 'See http://h/?q=a+b.', set('parameter/0', 'a c'), 'See http://h/?q=a%20c.'],
		['plaintext', 'See http://h/?q=a.', set('parameter/0', 'b.'), 'See http://h/?q=b%2E.'],
		['plaintext', 'http://h/?q=a', set('parameter/0', '50% & +/?é'), 'http://h/?q=50%25%20%26%20%2B/?%C3%A9'],
		['plaintext', 'http://h/?fish', set('parameter/0', '1=1'), 'http://h/?fish=1%3D1'],
		['plaintext', 'http://h/?q=%zz', set('parameter/0', '%zz2'), 'http://h/?q=%25zz2'],
		['plaintext', 'http://h/a/b', set('segment/1', 'b/c'), 'http://h/a/b%2Fc'],
		['plaintext', 'http://h/a/b', set('path', 'x y/z'), 'http://h/x%20y/z'],
		['plaintext', 'http://h/a/b#c', set('path', ''), 'http://h/#c'],
		['plaintext', 'http://u@h/', set('user', 'a:b@c'), 'http://a%3Ab%40c@h/'],
		['plaintext', 'http://u:p@h/', set('password', 'ti/ger'), 'http://u:ti%2Fger@h/'],
		['plaintext', 'http://h/', set('host', 'bücher.example'), 'http://xn--bcher-kva.example/'],
		['plaintext', 'http://bücher.example/', set('host', 'größe.example'), 'http://größe.example/'],
		['plaintext', 'http://h:80/', set('port', '8080'), 'http://h:8080/'],
		['plaintext', 'http://h/', set('scheme', 'https'), 'https://h/'],
		['plaintext', 'ftp://h/a;type=i', set('typecode', 'a'), 'ftp://h/a;type=a'],
		['plaintext', 'ftp://h/a', set('path', '/b;type=d'), 'ftp://h/b%3Btype%3Dd'],
		['plaintext', 'mailto:a@a.example?body=x', set('parameter/0', '1+1 &'), 'mailto:a@a.example?body=1%2B1%20%26'],
		['plaintext', 'mailto:a@a.example', set('address', 'b@b.example,c@c.example'), 'mailto:b@b.example,c@c.example'],
		['plaintext', 'http://h/%83e%83X%83g', set('segment/0', 'test'), 'http://h/test'],
		['markdown', '[x](http://h/a "t")', set('segment/0', 'b (c)'), '[x](http://h/b%20%28c%29 "t")'],
		[
			'html',
			'<a href="http://h/?a=1&amp;b=2">',
			set('parameter/1', "it's & 3"),
			'<a href="http://h/?a=1&amp;b=it%27s%20%26%203">',
		],
		['json', '{"u":"http:\\/\\/h\\/a"}', set('path', '/b/c"d'), '{"u":"http:\\/\\/h/b/c%22d"}'],
		['javascript', "f('http://h/a')", set('segment/0', "it's"), "f('http://h/it%27s')"],
		['shellscript', 'curl "http://h/a"', set('segment/0', '$HOME'), 'curl "http://h/%24HOME"'],
		['plaintext', 'http://h/?a=1&b=2', rename(1, 'c&d'), 'http://h/?a=1&c%26d=2'],
		['plaintext', 'http://h/?a', rename(0, 'c'), 'http://h/?c'],
		['plaintext', 'http://h/?a=1&b=2&c=3', remove('parameter/0'), 'http://h/?b=2&c=3'],
		['plaintext', 'http://h/?a=1&b=2&c=3', remove('parameter/1'), 'http://h/?a=1&c=3'],
		['plaintext', 'http://h/?a=1&&b=2', remove('parameter/1'), 'http://h/?a=1'],
		['plaintext', 'http://h/?a=1#f', remove('parameter/0'), 'http://h/#f'],
		['plaintext', 'http://h/?&a=1&', remove('parameter/0'), 'http://h/'],
		['plaintext', 'mailto:a@a.example?body=x', remove('parameter/0'), 'mailto:a@a.example'],
		['plaintext', 'http://u:p@h:8/', remove('user'), 'http://h:8/'],
		['plaintext', 'http://u:p@h:8/', remove('password'), 'http://u@h:8/'],
		['plaintext', 'http://u:p@h:8/', remove('port'), 'http://u:p@h/'],
		['plaintext', 'ftp://h/a;type=i', remove('typecode'), 'ftp://h/a'],
		['plaintext', 'http://h/?a#f', remove('fragment'), 'http://h/?a'],
		['html', '<a href="http://h/?a=1&amp;b=%26&amp;c">', move(0, 1), '<a href="http://h/?b=%26&amp;a=1&amp;c">'],
		['plaintext', 'http://h/?a=1&&b', move(1, -1), 'http://h/?b&&a=1'],
		['json', '{"u":"http://h/?a=\\u0041&b"}', move(0, 1), '{"u":"http://h/?b&a=\\u0041"}'],
		['c', 'printf("http://h/?a=%d&b=%%25")', move(0, 1), 'printf("http://h/?b=%%25&a=%d")'],
		['plaintext', 'See http://h/, then.', add('q', 'a b.'), 'See http://h/?q=a%20b%2E, then.'],
		['plaintext', 'http://h#f', add('q', ''), 'http://h?q=#f'],
		['html', '<a href="http://h/?a">', add('b', '"'), '<a href="http://h/?a&amp;b=%22">'],
		['plaintext', 'mailto:a@a.example', add('subject', 'a b'), 'mailto:a@a.example?subject=a%20b'],
		['plaintext', '<URL:http://a.ex\n  ample/?a=1&b=2>', remove('parameter/0'), '<URL:http://a.ex\n  ample/?b=2>'],
	];
	for (const [languageId, before, change, after] of rows)
		test(`${JSON.stringify(change)} in ${title(before)}`, () =>
			assert.deepEqual(new Inspecting(before, languageId).after(change), { text: after }));
});

describe('nothing is changed, and nothing said', () => {
	for (const [before, change] of [
		['http://h/?q=a+b', set('parameter/0', 'a b')],
		['http://h/%83e%83X%83g', set('segment/0', 'テスト')],
		['http://xn--bcher-kva.example/', set('host', 'bücher.example')],
	] as const)
		test(`${JSON.stringify(change)} in ${before}`, () =>
			assert.deepEqual(new Inspecting(before).after(change), { text: before }));
});

describe('after a change a part is called', () => {
	const text = 'http://h/?a&b#f';
	for (const [change, id] of [
		[set('fragment', 'x'), 'fragment'],
		[rename(1, 'c'), 'parameter/1'],
		[move(0, 1), 'parameter/1'],
		[move(1, -1), 'parameter/0'],
		[add('c', ''), 'parameter/2'],
		[remove('parameter/0'), undefined],
		[set('host', 'a b'), undefined],
	] as const)
		test(JSON.stringify(change), () => assert.equal(new Inspecting(text).calledAfter(change), id));
});

describe('refused', () => {
	const rows: readonly (readonly [before: string, change: PartChange, why: string, languageId?: string])[] = [
		[
			'http://h:80/',
			set('port', 'abc'),
			'Write the port in digits, or "/" where a path starts: nothing else stands there (RFC 1738 §3.1).',
		],
		['http://h:80/', set('port', '99999'), 'Write a port up to 65535: this one is higher (RFC 1738 §3.1).'],
		['http://h/', set('host', 'a b'), 'Remove a space: it cannot stand in a host name (RFC 1738 §3.1).'],
		['http://h/', set('host', ''), 'Name the host: nothing stands behind "http://" where it belongs (RFC 1738 §3.1).'],
		['http://h/', set('host', 'a/b'), 'This cannot be written here: it would change another part of the URL.'],
		['http://h/', set('host', 'a@b'), 'This cannot be written here: it would change another part of the URL.'],
		[
			'ftp://h/a;type=i',
			set('typecode', 'x'),
			'Write ;type=a, ;type=i or ;type=d: there is no other type code (RFC 1738 §3.2.2).',
		],
		[
			'gopher://h/1sel',
			set('gophertype', 'ab'),
			'This cannot be written here: it would change another part of the URL.',
		],
		['http://h/', set('scheme', 'ht tp'), 'A scheme is a letter, then letters, digits, "+", "-" and ".".'],
		['http://h/', set('scheme', 'mailto'), 'This cannot be written here: it would change another part of the URL.'],
		['http://h/{id}', set('segment/0', 'x'), 'Edit this in the document: a placeholder stands in it.'],
		[
			'http://h/a%2Fb',
			set('path', '/c'),
			'Edit this in the document: what it stands for cannot be written back exactly.',
		],
		[
			'http://h/%83e%83X%83g',
			set('segment/0', 'é'),
			'Write letters and digits of ASCII only: the rest of this text is in Shift_JIS.',
		],
		[
			'http://h/?caf%E9=1',
			rename(0, 'cafés'),
			'Write letters and digits of ASCII only: the rest of this text is in windows-1252.',
		],
		[
			'http://h/?a%FF%FE=1',
			rename(0, 'b'),
			'Edit this in the document: what it stands for cannot be written back exactly.',
		],
		[
			'QString("http://h/%1?q=%2").arg(id, q)',
			set('segment/0', 'x'),
			'Edit this in the document: a placeholder stands in it.',
			'cpp',
		],
		['http://h/a', set('segment/0', '\ud800'), 'This cannot be written in a URL.'],
		[
			'gopher://h/1sel%09q',
			set('selector', 'a\tb'),
			'This cannot be written here: it would change another part of the URL.',
		],
		['printf("http://h/a%d")', set('segment/0', 'x y'), 'Edit this in the document: a placeholder stands in it.', 'c'],
		[
			'printf("http://h/a/%d")',
			set('segment/0', 'x y'),
			'This takes a "%", which would mean something else in this place.',
			'c',
		],
		['http://h/', remove('host'), 'This cannot be changed.'],
		['http://h/?a', move(0, 1), 'This cannot be changed.'],
		['http://h/', set('parameter/3', 'x'), 'This cannot be changed.'],
		['http://h/?a', set('search', 'x'), 'This cannot be changed.'],
		['urn:isbn:1', add('a', 'b'), 'This cannot be changed.'],
	];
	for (const [before, change, why, languageId] of rows)
		test(`${JSON.stringify(change)} in ${before}`, () =>
			assert.deepEqual(new Inspecting(before, languageId).after(change), { text: before, refused: why }));
});

test('by RFC 1738 a search behind a host is part of it, and no parameter', async () => {
	const parts = await new Inspecting('http://a.example/?q=1', 'plaintext', {
		...defaults,
		standard: 'rfc1738',
	}).parts();
	assert.deepEqual(drawn(parts).slice(-2), ['search: q=1', '  q: 1']);
});
