/** rules.md, "Characters and escapes": what cannot be seen, and escapes that the grammar derives. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyse, applyEdits, type Finding } from '../../server/src/analysis/analyse';
import { defaults, type Settings } from '../../server/src/settings';
import { asking } from '../analysis/asking';
import { mark, unmark } from '../scan/marked';
import { judges, silent } from './judged';

judges('invisible-character', [
	// Without it the comment would end there.
	{
		text: '/* http://a.example/*⸠\u200b⸡/b */',
		in: 'c',
		modern: 'asked',
		fixed: ['/* http://a.example/*%E2%80%8B/b */'],
	},
	{
		text: '<a href="http://a.example/a⸠\u200b⸡b">',
		in: 'html',
		modern: 'warning',
		rfc1738: 'error',
		fixed: ['<a href="http://a.example/ab">', '<a href="http://a.example/a%E2%80%8Bb">'],
		all: '<a href="http://a.example/a\u200bb">',
	},
	{ text: '<a href="http://a.example/a⸠&nbsp;⸡b">', in: 'html', modern: 'warning', rfc1738: 'error' },
	{ text: '<a href="http://a.example/a⸠&shy;⸡b">', in: 'html', modern: 'warning', rfc1738: 'error' },
	{ text: '<a href="http://a.example/?q=a⸠\u3000⸡b">', in: 'html', modern: 'warning', rfc1738: 'error' },
	{ text: '<a href="http://a.example/a#⸠\u202e⸡b">', in: 'html', modern: 'warning', rfc1738: 'error' },
	{ text: '[a](<http://a.example/a⸠\u2067⸡b>)', in: 'markdown', modern: 'warning', rfc1738: 'error' },
	{ text: '[a](<http://a.example/a⸠\u00a0⸡b>)', in: 'markdown', modern: 'warning', rfc1738: 'error' },
	{
		text: 'http://a.example/a⸠\u2060⸡b',
		modern: 'warning',
		rfc1738: 'error',
		fixed: ['http://a.example/ab', 'http://a.example/a%E2%81%A0b'],
	},
	{ text: '`http://a.example/a⸠\u00ad⸡b`', in: 'markdown', modern: 'asked', rfc1738: 'hint' },
	{
		text: '<a href="http://a.exa⸠\u00ad⸡mple/">',
		in: 'html',
		modern: 'warning',
		rfc1738: 'error',
		fixed: ['<a href="http://a.example/">'],
	},
	{
		// What can be seen beside it is judged by itself.
		text: '<a href="http://a.example/日本⸠\u200b⸡語">',
		in: 'html',
		modern: 'warning',
		rfc1738: 'error',
		also: {
			rfc1738: ['non-ascii@"日本" error', 'non-ascii@"語" error'],
		},
		fixed: ['<a href="http://a.example/日本語">', '<a href="http://a.example/日本%E2%80%8B語">'],
	},
	{ text: '<a href="http://a.example/a⸠\u200d⸡b">', in: 'html', modern: 'warning', rfc1738: 'error' },
	{ text: '<a href="http://a.example/a⸠\u200c\u200b⸡b">', in: 'html', modern: 'warning', rfc1738: 'error' },
	{
		text: '<a href="http://a.example/می\u200cخواهم">',
		in: 'html',
		modern: '-',
	},
	{
		text: '<a href="http://a.example/क्\u200dष">',
		in: 'html',
		modern: '-',
	},
	{
		text: '<a href="http://a.example/👩🏽\u200d🚀❤\ufe0f\u200d🔥">',
		in: 'html',
		modern: '-',
	},
	{ text: '<a href="\u200bhttp://a.example/">', in: 'html', modern: '-', rfc1738: '-' },
]);

judges('encoded-control', [
	{ text: 'http://a.example/a⸠%00⸡b', modern: 'warning', rfc1738: 'warning', fixed: [] },
	{ text: 'http://a.example/?a=⸠%00%00⸡', modern: 'warning', rfc1738: 'warning' },
	{ text: 'http://a.example/#⸠%00⸡', modern: 'warning', rfc1738: 'warning' },
	{ text: 'http://a.example/a%0D%0Ab?c=%0A', modern: '-', rfc1738: '-' },
	{ text: 'ftp://a.example/a⸠%0D%0a⸡DELE', modern: 'warning', rfc1738: 'warning' },
	{ text: 'ftp://u⸠%0A⸡v@a.example/', modern: 'warning', rfc1738: 'warning' },
	{ text: 'telnet://u⸠%0d⸡@a.example/', modern: 'warning', rfc1738: 'warning' },
	{ text: 'gopher://a.example/0a⸠%0D%0A⸡b', modern: 'warning', rfc1738: 'warning' },
	{ text: 'gopher://a.example/0a%09%09+%0D%0Ab', modern: '-', rfc1738: '-' },
	{ text: 'gopher://a.example/0a%09b%0Ac', modern: '-', rfc1738: '-' },
	{ text: 'mailto:a⸠%0A⸡@a.example', modern: 'warning', rfc1738: 'warning' },
	{ text: 'mailto:a@a.example?subject=b⸠%0D%0A⸡Bcc:c', modern: 'warning', rfc1738: 'warning' },
	{ text: 'mailto:a@a.example?body=b%0D%0Ac', modern: '-', rfc1738: '-' },
	{ text: 'mailto:a@a.example?BODY=b%0D%0Ac&cc=⸠%0A⸡', modern: 'warning', rfc1738: 'warning' },
	{ text: 'mailto:a@a.example?x-body=⸠%0A⸡', modern: 'warning', rfc1738: 'warning' },
	{ text: 'data:application/octet-stream,%00%01', modern: '-', rfc1738: '-' },
	{
		text: 'http://a.ex%00ample/',
		modern: '-',
		rfc1738: '-',
		also: { modern: ['invalid-host@"%00" error'], rfc1738: ['invalid-host@"%00" error'] },
	},
]);

judges('invalid-utf8', [
	// In a query it may be what the document's own charset makes of it.
	{
		text: '<meta charset="Shift_JIS"><a href="http://a.example/?q=⸠%93%FA%96%7B%8C%EA⸡">',
		...{ in: 'html', modern: 'asked', rfc1738: 'information', fixed: [] },
	},
	{
		text: '<meta charset="Shift_JIS"><a href="http://a.example/⸠%93%FA%96%7B%8C%EA⸡/x">',
		...{ in: 'html', modern: 'asked', rfc1738: 'information' },
		fixed: ['<meta charset="Shift_JIS"><a href="http://a.example/%E6%97%A5%E6%9C%AC%E8%AA%9E/x">'],
	},
	{
		text: 'http://a.example/caf⸠%E9⸡',
		modern: 'asked',
		rfc1738: 'information',
		fixed: ['http://a.example/caf%C3%A9'],
		all: 'http://a.example/caf%E9',
	},
	{
		text: 'http://a.example/r⸠%E9sum%e9⸡s-x/a',
		modern: 'asked',
		rfc1738: 'information',
		fixed: ['http://a.example/r%C3%A9sum%C3%A9s-x/a'],
	},
	{
		// The octets that are ASCII letters stand for themselves.
		text: 'http://a.example/⸠%83e%83X%83g⸡',
		modern: 'asked',
		rfc1738: 'information',
		fixed: ['http://a.example/%E3%83%86%E3%82%B9%E3%83%88'],
	},
	{
		text: 'http://a.example/?q=⸠%83%65%83X%83%67⸡&r=%C3%A9',
		modern: 'asked',
		rfc1738: 'information',
		fixed: ['http://a.example/?q=%E3%83%86%E3%82%B9%E3%83%88&r=%C3%A9'],
	},
	{
		text: 'http://a.example/?q=⸠%C5%EC%B5%FE+%A5%E9%A1%BC%A5%E1%A5%F3⸡#x',
		modern: 'asked',
		rfc1738: 'information',
		fixed: ['http://a.example/?q=%E6%9D%B1%E4%BA%AC+%E3%83%A9%E3%83%BC%E3%83%A1%E3%83%B3#x'],
	},
	{
		text: 'http://a.example/⸠%D5%E2%CA%C7%CA%B2%C3%B4⸡',
		modern: 'asked',
		rfc1738: 'information',
		fixed: ['http://a.example/%E8%BF%99%E6%98%AF%E4%BB%80%E4%B9%88'],
	},
	{ text: 'http://a.example/⸠%B1%E2%B3%BB⸡/%C3%A9', modern: 'asked', rfc1738: 'information' },
	{ text: 'http://a.example/caf⸠%E9⸡/caf⸠%E9⸡#caf⸠%E9⸡', modern: 'asked', rfc1738: 'information' },
	{ text: 'ftp://u⸠%E9⸡@a.example/', modern: 'asked', rfc1738: 'information' },
	{ text: 'http://a.example/⸠%FF%FE⸡', modern: 'information', rfc1738: 'information', fixed: [] },
	{ text: 'http://a.example/⸠%E3%83%86%E3%82⸡', modern: 'information', rfc1738: 'information', fixed: [] },
	{ text: 'http://a.example/⸠%ED%A0%80⸡', modern: 'information', rfc1738: 'information' },
	{ text: 'http://a.example/%C3%A9%E3%83%86/%F0%9F%92%A9', modern: '-', rfc1738: '-' },
	{ text: 'data:text/plain;charset=iso-8859-1,%E9', modern: '-', rfc1738: '-' },
	{ text: 'javascript:a(%22%E9%22)', modern: '-', rfc1738: '-' },
	{ text: 'http://a.example/{caf%E9}', modern: '-', rfc1738: '-' },
	{
		text: '<a href="http://a.example/?a=⸠%E9t%E9⸡&amp;b">',
		in: 'html',
		modern: 'asked',
		rfc1738: 'information',
		fixed: ['<a href="http://a.example/?a=%C3%A9t%C3%A9&amp;b">'],
	},
]);

judges('double-encoding', [
	{ text: '<URL:http://a.example/a⸠%252D⸡\nb>', modern: 'asked', rfc1738: 'hint', fixed: [] },
	{
		text: 'http://a.example/⸠%2541⸡',
		modern: 'asked',
		rfc1738: 'hint',
		fixed: ['http://a.example/A'],
		all: 'http://a.example/%2541',
	},
	{ text: 'http://a.example/a⸠%2520⸡b', modern: 'asked', rfc1738: 'hint', fixed: ['http://a.example/a%20b'] },
	// What is decoded would become part of an escape.
	{ text: 'http://a.example/%25⸠%2541⸡bc', modern: 'asked', rfc1738: 'hint', fixed: ['http://a.example/%25%41bc'] },
	{ text: 'http://a.example/%25%41bc', modern: '-', rfc1738: '-' },
	{ text: 'http://a.example/%258⸠%2541⸡', modern: 'asked', fixed: ['http://a.example/%258%41'] },
	{
		text: 'http://a.example/⸠%25E3%2582%25b9⸡x',
		modern: 'asked',
		rfc1738: 'hint',
		fixed: ['http://a.example/%E3%82%b9x'],
	},
	{ text: 'http://a.example/a⸠%25252F⸡b', modern: 'asked', rfc1738: 'hint', fixed: ['http://a.example/a%2Fb'] },
	{
		text: 'http://a.example/?u=http%3A%2F%2Fb.example%2F⸠%2541⸡',
		modern: 'asked',
		rfc1738: 'hint',
		fixed: ['http://a.example/?u=http%3A%2F%2Fb.example%2FA'],
	},
	// Once decoded it would be worse.
	{ text: 'http://a.example/⸠%2500⸡', modern: 'asked', rfc1738: 'hint', fixed: [] },
	{ text: 'http://a.example/100%25', modern: '-', rfc1738: '-' },
	{ text: 'http://a.example/100%25-x%25zz%25%41', modern: '-', rfc1738: '-' },
	{ text: 'http://[fe80::1%25ee]/', modern: '-' },
	{ text: 'data:text/plain,%2541', modern: '-', rfc1738: '-' },
]);

judges('unnecessary-encoding', [
	{
		text: '[a](http://a.example/⸠%41%42⸡%2D)',
		in: 'markdown',
		modern: 'asked',
		fixed: ['[a](http://a.example/AB%2D)'],
	},
	// At the end of a line a hyphen may be nobody's.
	{ text: '<URL:http://a.example/a%2D\nb>', modern: '-', rfc1738: '-' },
	{ text: '<URL:http://a.example/a⸠%2E%2D⸡c\nb>', modern: 'asked', fixed: ['<URL:http://a.example/a.-c\nb>'] },
	{
		text: 'http://a.example/⸠%41⸡',
		modern: 'asked',
		rfc1738: 'hint',
		fixed: ['http://a.example/A'],
		all: 'http://a.example/%41',
	},
	{
		text: 'http://a.example/⸠%41%62⸡c%20⸠%39%2d%5F%2E⸡x',
		modern: 'asked',
		rfc1738: 'hint',
		fixed: ['http://a.example/Abc%20%39%2d%5F%2Ex', 'http://a.example/Abc%209-_.x'],
	},
	{ text: 'http://a.example/⸠%7E⸡ana', modern: 'asked', fixed: ['http://a.example/~ana'] },
	{ text: 'http://a.example/%7Eana', rfc1738: '-' },
	{ text: 'http://a.example/?q=⸠%61⸡#⸠%61⸡', modern: 'asked', rfc1738: 'hint' },
	{ text: 'mailto:a⸠%2E⸡b@a.example', modern: 'asked', rfc1738: 'hint', fixed: ['mailto:a.b@a.example'] },
	{ text: 'http://a.example/a/%2e%2e/b', modern: '-' },
	{ text: 'http://a.example/a/.%2E/%2e', rfc1738: '-' },
	{ text: 'http://a.example/a⸠%2e⸡b/..%2e', modern: 'asked', rfc1738: 'hint' },
	{ text: 'http://a.example/%2F%3F%23%20%26%25', modern: '-', rfc1738: '-' },
	// At the end it would not be read as part of the URL.
	{ text: 'http://a.example/foo%2E', modern: '-', rfc1738: '-' },
	{ text: '<!-- http://a.example/foo%2D%2Dbar -->', in: 'html', modern: '-', rfc1738: '-' },
	{
		text: 'http://a.example/%2%30',
		modern: '-',
		rfc1738: '-',
		also: { modern: ['malformed-percent@"%" error'], rfc1738: ['malformed-percent@"%" error'] },
	},
	{ text: 'http://img.shields.io/badge/a--b-c%20d-green', modern: '-', rfc1738: '-' },
	{ text: 'data:text/plain,%41', modern: '-', rfc1738: '-' },
	{
		text: '[a](http://a.example/a⸠%5F⸡b)',
		in: 'markdown',
		modern: 'asked',
		rfc1738: 'hint',
		fixed: ['[a](http://a.example/a_b)'],
	},
	{
		text: 'http://a%2Eexample/',
		modern: '-',
		rfc1738: '-',
		also: { rfc1738: ['invalid-host@"%2E" error'] },
	},
]);

judges('encoded-dot-segment', [
	{ text: 'http://a.example/a/⸠%2e%2E⸡/b', modern: 'asked', rfc1738: '-', fixed: [] },
	{ text: 'http://a.example/⸠.%2e⸡', modern: 'asked', rfc1738: '-' },
	{ text: 'http://a.example/⸠%2e⸡?a', modern: 'asked', rfc1738: '-' },
	{ text: 'http://a.example/⸠%2e⸡/⸠%2e.⸡/#a', modern: 'asked', rfc1738: '-' },
	{ text: 'http://a.example/a/../b', modern: '-', rfc1738: '-' },
	{ text: 'http://a.example/x%2e%2e/', modern: '-' },
	{ text: 'http://a.example/?a=/%2e%2e/', modern: '-' },
]);

judges('percent-case', [{ text: 'http://a.example/%c3%a9', modern: '-', rfc1738: '-' }]);

const switchedOn: Settings = { ...defaults, rules: { 'percent-case': 'hint' } };

for (const [text, fixed] of [
	['http://a.example/⸠%c3%A9⸡x%20', 'http://a.example/%C3%A9x%20'],
	['http://a.example/?a=⸠%2f⸡', 'http://a.example/?a=%2F'],
	['http://a.example/%2F%C3%A9', undefined],
] as const) {
	test(`percent-case, switched on: ${text}`, () => {
		const plain = unmark(text).text;
		const { findings } = analyse({ text: plain, languageId: 'plaintext' }, switchedOn);
		assert.equal(mark(plain, findings as Finding[]), text);
		const fixes = findings[0]?.fixes() ?? [];
		assert.deepEqual(
			fixes.map(({ edits }) => applyEdits(plain, edits)),
			fixed === undefined ? [] : [fixed],
		);
	});
}

silent('escapes that are right', 'plaintext', [
	'http://a.example/a%20b%2Fc%3Fd',
	'http://a.example/%E6%97%A5%E6%9C%AC?q=%C3%A9#%F0%9F%98%80',
	'http://a.example/?u=http%3A%2F%2Fb.example%2F%3Fq%3D1',
	'https://img.shields.io/badge/any%20text-you%20like-blue',
	'http://a.example/%VAR%/%s',
	'mailto:a@a.example?subject=a%20b&body=a%0D%0Ab',
]);

test('a charset is named, and its fix is preferred where it is clear', () => {
	const text = 'http://a.example/%83e%83X%83g';
	const [finding] = analyse({ text, languageId: 'plaintext' }, asking('invalid-utf8')).findings;
	assert.match(finding?.message ?? '', /Shift_JIS for "テスト"/);
	const [fix] = finding?.fixes() ?? [];
	assert.equal(fix?.title, 'Write it as UTF-8, read as Shift_JIS: テスト');
	assert.equal(fix?.preferred, true);
});

test('a password is not judged, so that no message shows a part of it', () => {
	const text = 'ftp://user:%41%E9%2541@gnu.org/';
	const { findings } = analyse({ text, languageId: 'plaintext' }, defaults);
	assert.deepEqual(
		findings.map(({ code }) => code),
		['password-in-url'],
	);
});
