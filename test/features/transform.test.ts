// Encoding and decoding selections, and pasting: `⸠…⸡` stand around each selection, which may be empty.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { analyse, applyEdits } from '../../server/src/analysis/analyse';
import { decodedLink, parameterLines } from '../../server/src/features/rewriting/copy';
import { decodeRanges, encodeRanges, pasteEncoded } from '../../server/src/features/rewriting/transform';
import { defaults } from '../../server/src/settings';
import type { EncodedComponent } from '../../server/src/url/percent';
import { title, unmark } from '../scan/marked';

function opened(marked: string, languageId: string) {
	const { text, spans } = unmark(marked);
	const document = { text, languageId };
	return { text, spans, document, analysis: analyse(document, defaults) };
}

type Row = readonly [languageId: string, marked: string, after: string];

/** What encoding the selections makes of a document; `ask` where the component must be named. */
function encoded(marked: string, languageId: string, component?: EncodedComponent): string {
	const { text, spans, document, analysis } = opened(marked, languageId);
	const { edits, undecided } = encodeRanges(document, analysis, spans, component);
	return undecided ? 'ask' : applyEdits(text, edits);
}

describe('encode', () => {
	for (const [languageId, marked, after] of [
		['plaintext', 'https://a.example/⸠é/x⸡', 'https://a.example/%C3%A9/x'],
		['plaintext', 'https://a.example/x⸠;⸡y', 'https://a.example/x%3By'],
		['plaintext', 'https://a.example/?q=⸠a&b=c+d/⸡', 'https://a.example/?q=a%26b%3Dc%2Bd/'],
		['plaintext', 'https://a.example/#⸠é&⸡', 'https://a.example/#%C3%A9&'],
		['plaintext', 'ftp://me:⸠p&w⸡@a.example/', 'ftp://me:p%26w@a.example/'],
		['plaintext', 'mailto:a@a.example?subject=⸠x=y⸡', 'mailto:a@a.example?subject=x%3Dy'],
		['plaintext', 'https://a.example/⸠a b⸡', 'https://a.example/a%20b'],
		['plaintext', '⸠⸡https://a.example/', 'https://a.example/'],
		['plaintext', '⸠a b⸡ and https://a.⸠example⸡/', 'ask'],
		['plaintext', '⸠https://a.example/x⸡', 'ask'],
		['html', '<a href="https://a.example/?q=⸠x&amp;y⸡&amp;z">', '<a href="https://a.example/?q=x%26y&amp;z">'],
		['html', '<a href="https://a.example/⸠é&amp;⸡">', '<a href="https://a.example/%C3%A9&amp;">'],
		['json', '{"u":"https:\\/\\/a.example\\/?q=⸠x\\/&\\u0026⸡"}', '{"u":"https:\\/\\/a.example\\/?q=x/%26%26"}'],
		['markdown', '[x](https://a.example/⸠\\)é⸡)', '[x](https://a.example/\\)%C3%A9)'],
	] as readonly Row[])
		test(`${languageId}: ${title(marked)}`, () => assert.equal(encoded(marked, languageId), after));

	test('a named component, many selections, line by line', () => {
		assert.equal(encoded('⸠a/b⸡ ⸠c d\r\né⸡', 'plaintext', 'segment'), 'a%2Fb c%20d\r\n%C3%A9');
		assert.equal(encoded('⸠a/b⸡ ⸠c d⸡', 'plaintext', 'path'), 'a/b c%20d');
		assert.equal(encoded('https://a.example/?q=⸠a/b⸡', 'plaintext', 'segment'), 'https://a.example/?q=a%2Fb');
	});
});

describe('decode', () => {
	for (const [languageId, marked, after] of [
		['plaintext', '⸠a%20b%C3%A9⸡ %20 ⸠%41⸡', 'a bé %20 A'],
		['plaintext', 'https://a.example/⸠a%20b⸡%20', 'https://a.example/a b%20'],
		['plaintext', '⸠%E9 %zz %0A%0D⸡', '%E9 %zz %0A%0D'],
		['plaintext', '⸠⸡%20', '%20'],
		['html', '<a href="https://a.example/?⸠a%26b%22⸡">', '<a href="https://a.example/?a&amp;b&quot;">'],
		['html', '<p>⸠%3Cb%3E⸡</p>', '<p>&lt;b&gt;</p>'],
		['markdown', '⸠%28 [x](https://a.example/%28) %29⸡', '\\( [x](https://a.example/\\() \\)'],
		['json', '{"a":"⸠x%22%5Cy⸡"}', '{"a":"x\\"\\\\y"}'],
		['json', '{"u":"https://a.example/?⸠x%22⸡"}', '{"u":"https://a.example/?x\\""}'],
		['markdown', '[x](https://a.example/⸠%28%29⸡)', '[x](https://a.example/\\(\\))'],
	] as readonly Row[])
		test(`${languageId}: ${title(marked)}`, () => {
			const { text, spans, document, analysis } = opened(marked, languageId);
			assert.equal(applyEdits(text, decodeRanges(document, analysis, spans).edits), after);
		});
});

type Paste = readonly [languageId: string, marked: string, clipboard: string, after: string];

describe('paste', () => {
	for (const [languageId, marked, clipboard, after] of [
		['plaintext', 'See ⸠⸡.', 'https://a.example/a b?x={1}#é', 'See https://a.example/a%20b?x=%7B1%7D#%C3%A9.'],
		['plaintext', 'See ⸠this⸡.', ' https://a.example/50%/%41\n', 'See https://a.example/50%25/%41.'],
		['plaintext', '⸠⸡', 'https://a.exam\r\n  ple/x', 'https://a.example/x'],
		['plaintext', '⸠⸡', 'https://bücher.example/[x]', 'https://xn--bcher-kva.example/%5Bx%5D'],
		['plaintext', '⸠⸡', 'a b/c', 'a%20b%2Fc'],
		['plaintext', '⸠⸡', 'mailto:a b@a.example', 'mailto:a%20b@a.example'],
		['plaintext', 'https://a.example/?q=⸠⸡', 'a&b=é', 'https://a.example/?q=a%26b%3D%C3%A9'],
		[
			'plaintext',
			'https://a.example/?u=⸠x⸡&v',
			'https://b.example/?c&d',
			'https://a.example/?u=https://b.example/?c%26d&v',
		],
		['plaintext', 'https://a.example/⸠⸡/y', 'a/b', 'https://a.example/a%2Fb/y'],
		['plaintext', '⸠https://a.example/x⸡', 'https://b.example/?c&d', 'https://b.example/?c&d'],
		['html', '<a href="⸠⸡">', 'https://a.example/?a&b="', '<a href="https://a.example/?a&amp;b=%22">'],
		['html', '<a href="https://a.example/?⸠⸡">', "it's", '<a href="https://a.example/?it&#39;s">'],
		['json', '{"u":"⸠⸡"}', 'https://a.example/\\x', '{"u":"https://a.example/%5Cx"}'],
		['markdown', '[x](⸠⸡)', 'https://a.example/x_(y)', '[x](https://a.example/x_\\(y\\))'],
		['markdown', 'See ⸠⸡ and ⸠⸡', 'https://a.example/', 'See https://a.example/ and https://a.example/'],
	] as readonly Paste[])
		test(`${languageId}: ${title(marked)} ← ${title(clipboard)}`, () => {
			const { text, spans, document, analysis } = opened(marked, languageId);
			const texts = spans.map(() => clipboard);
			assert.equal(applyEdits(text, pasteEncoded(document, analysis, spans, texts)), after);
		});

	test('a text per selection', () => {
		const { text, spans, document, analysis } = opened('⸠⸡ ⸠x⸡', 'plaintext');
		assert.equal(applyEdits(text, pasteEncoded(document, analysis, spans, ['a b', 'ç'])), 'a%20b %C3%A7');
	});
});

describe('copy', () => {
	for (const [url, copied] of [
		['https://me:pä%C3%A9ss@a.example/%C3%A9', 'https://me:päéss@a.example/é'],
		['https://a.example/%E3%81%82%E3%80%82', 'https://a.example/あ%E3%80%82'],
		['https://a.example/x.', 'https://a.example/x%2E'],
		['https://a.example/a%20b', 'https://a.example/a%20b'],
		['https://a.example/%C3%A9?', 'https://a.example/é?'],
		// Shift_JIS, EUC-JP, GBK, Big5 and windows-1251.
		['https://a.example/%93%FA%96%7B%8C%EA', 'https://a.example/日本語'],
		['https://a.example/?q=%C6%FC%CB%DC%B8%EC&r=%C3%A9', 'https://a.example/?q=日本語&r=é'],
		['https://a.example/%D6%D0%B9%FA%B5%C4%CD%F8%D5%BE', 'https://a.example/中国的网站'],
		['https://a.example/%A4%A4%A4%E5%A6%CA%AC%EC', 'https://a.example/中文百科'],
		['https://a.example/%CF%F0%E8%E2%E5%F2', 'https://a.example/Привет'],
		// What nobody can read.
		['https://a.example/%FE%80%FF', 'https://a.example/%FE%80%FF'],
		['https://xn--bcher-kva.example/', 'https://bücher.example/'],
		// Decoded, it would be a scheme.
		['%2E://C:/a%2Eb', '%2E://C:/a.b'],
		// It passes for another name.
		['https://xn--pple-43d.example/', 'https://xn--pple-43d.example/'],
	] as const)
		test(`decoded: ${url}`, () => assert.equal(decodedLink(url, defaults), copied));

	for (const [url, lines] of [
		['https://a.example/?a=1&b=x+y%2B&c&d=', 'a = 1\nb = x y+\nc\nd = '],
		['https://a.example/?u=%0A%26', 'u = %0A&'],
		['mailto:a@a.example?subject=a+b&body=%C3%A9', 'subject = a+b\nbody = é'],
		['https://a.example/?', ''],
		['https://a.example/', ''],
	] as const)
		test(`parameters: ${url}`, () => assert.equal(parameterLines(url, defaults), lines));
});
