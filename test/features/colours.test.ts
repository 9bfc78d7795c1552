/** What of URLs is coloured: `escapes` only what needs the eye, `all` every part. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { analyse } from '../../server/src/analysis/analyse';
import { colouredSpans, coloursIn } from '../../server/src/features/colours';
import { colourNames } from '../../server/src/protocol';
import { type EditorSettings, editorDefaults } from '../../server/src/settings';

/** The coloured stretches of a text, `text colour`. */
function coloured(
	text: string,
	settings: Partial<EditorSettings> = {},
	languageId = 'plaintext',
	range?: [number, number],
) {
	const all = { ...editorDefaults, ...settings };
	const document = TextDocument.create('file:///a', languageId, 1, text);
	const [offset, end] = range ?? [0, text.length];
	const spans = colouredSpans(document, analyse({ text, languageId }, all), [{ offset, end }], all);
	return spans.map((span) => `${text.slice(span.offset, span.end)} ${span.colour}`);
}

describe('escapes', () => {
	for (const [text, ...expected] of [
		['http://a.example/b%20c%C3%A9d', '%20 escape', '%C3%A9 escape'],
		['http://a.example/100%?a=%zz', '% brokenEscape', '% brokenEscape'],
		['http://a.example/%u0041', '%u0041 brokenEscape'],
		['ftp://me:p%40w@a.example/%2Fetc', '%40 escape', '%2F escape'],
		['http://a.example/b?c=d#e'],
		['http://a.example/%{id}/%s'],
		['100% of a%20b'],
	] as const)
		test(text, () => assert.deepEqual(coloured(text), expected));

	test('where they are in a document with escapes of its own', () =>
		assert.deepEqual(coloured('<a href="http://a.example/?b=%26&amp;c=%20">', {}, 'html'), [
			'%26 escape',
			'%20 escape',
		]));

	test('a broken one is spared that the settings spare', () => {
		const text = 'http://a.example/%zz';
		assert.deepEqual(coloured(text), ['% brokenEscape']);
		assert.deepEqual(coloured(text, { rules: { 'malformed-percent': 'off' } }), []);
		assert.deepEqual(coloured(text, { ignoreUrls: ['http://a.example/*'] }), []);
	});
});

describe('all', () => {
	for (const [text, ...expected] of [
		[
			'ftp://me:p%40w@a.example:21/b%20c?d#e',
			...['ftp scheme', ':// delimiter', 'me user', ': delimiter', 'p password', '%40 escape', 'w password'],
			...['@ delimiter', 'a.example host', ': delimiter', '21 port', '/b path', '%20 escape', 'c path'],
			...['? delimiter', 'd search', '# delimiter', 'e fragment'],
		],
		[
			'https://a.example/b/c?d=e&f#g',
			...['https scheme', ':// delimiter', 'a.example host', '/b/c path', '? delimiter', 'd=e&f search'],
			...['# delimiter', 'g fragment'],
		],
		['https://a.example', 'https scheme', ':// delimiter', 'a.example host'],
		[
			'mailto:me@a.example?subject=x',
			...['mailto scheme', ': delimiter', 'me@a.example path', '? delimiter', 'subject=x search'],
		],
		['news:a.b', 'news scheme', ': delimiter', 'a.b path'],
		[
			'gopher://a.example/7b%09c',
			...['gopher scheme', ':// delimiter', 'a.example host', '/7b path', '%09 escape', 'c search'],
		],
		[
			'http://a.example/%zz',
			...['http scheme', ':// delimiter', 'a.example host', '/ path', '% brokenEscape', 'zz path'],
		],
		['file:///etc/motd', 'file scheme', ':// delimiter', '/etc/motd path'],
	] as const)
		test(text, () => assert.deepEqual(coloured(text, { colours: 'all' }), expected));

	test('spans are in order and do not overlap', () => {
		const text =
			'ftp://me:p%40w@a.example:21/b%20c%;type=a data:,%20%41 http://[::1%25e]:8/%?%=&#% prospero://a//b;c=%20';
		const settings: EditorSettings = { ...editorDefaults, colours: 'all', dimDataUrls: true };
		const document = TextDocument.create('file:///a', 'plaintext', 1, text);
		const spans = colouredSpans(
			document,
			analyse({ text, languageId: 'plaintext' }, settings),
			[{ offset: 0, end: text.length }],
			settings,
		);
		assert.ok(spans.length > 15);
		for (const [index, { offset, end }] of spans.entries())
			assert.ok(offset < end && offset >= (spans[index - 1]?.end ?? 0));
	});
});

test('off: nothing', () => assert.deepEqual(coloured('http://a.example/%20%zz', { colours: 'off' }), []));

describe('data URLs', () => {
	const head = 'data:text/plain;charset=utf-8;base64,AAA';
	test('are dimmed behind their first 40 characters', () =>
		assert.deepEqual(coloured(`${head}BBBBCCCC`, { dimDataUrls: true }), ['BBBBCCCC data']));
	test('with all that stands there', () =>
		assert.deepEqual(coloured(`data:,%20${'a'.repeat(31)}b%20c`, { dimDataUrls: true, colours: 'all' }), [
			...['data scheme', ': delimiter', ', path', '%20 escape', `${'a'.repeat(31)} path`, 'b%20c data'],
		]));
	test('not unless somebody wants it', () => assert.deepEqual(coloured(`${head}BBBB`), []));
	test('short ones never', () => assert.deepEqual(coloured(head, { dimDataUrls: true }), []));
	test('also in a list of URLs, where the grammar colours the rest', () =>
		assert.deepEqual(coloured(`http://a.example/%20\n${head}BBBB`, { dimDataUrls: true, colours: 'all' }, 'uri-list'), [
			'BBBB data',
		]));
});

test('of too many the first', () => {
	assert.equal(coloured(`http://a.example/${'%20a'.repeat(6000)}`).length, 5000);
	assert.equal(coloured('http://a.example/%20 '.repeat(6000)).length, 5000);
});

describe('only what is asked for', () => {
	const text = 'http://a.example/%20 http://b.example/%21 http://c.example/%22';
	test('URLs that the range touches', () => {
		const at = text.indexOf('b.example');
		assert.deepEqual(coloured(text, {}, 'plaintext', [at, at + 1]), ['%21 escape']);
	});
	test('each once, whatever ranges', () => {
		const document = TextDocument.create('file:///a', 'plaintext', 1, text);
		const range = { start: { line: 0, character: 0 }, end: { line: 1, character: 0 } };
		const { spans } = coloursIn(
			document,
			analyse({ text, languageId: 'plaintext' }, editorDefaults),
			[range, range],
			editorDefaults,
		);
		const index = colourNames.indexOf('escape');
		assert.deepEqual(spans, [17, 20, index, 38, 41, index, 59, 62, index]);
	});
});
