/** What escapes stand for, behind them: `⸠…⸡`. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { analyse } from '../../server/src/analysis/analyse';
import { inlayHintsIn } from '../../server/src/features/inlay-hints';
import { defaults } from '../../server/src/settings';

function hintsIn(text: string, languageId = 'plaintext', [from, to] = [0, text.length]) {
	const document = TextDocument.create('file:///a', languageId, 1, text);
	const range = { start: document.positionAt(from), end: document.positionAt(to) };
	const hints = inlayHintsIn(document, analyse({ text, languageId }, defaults), range, defaults);
	return hints.map(({ position, label, tooltip }) => ({ at: document.offsetAt(position), label, tooltip }));
}

/** The text with its hints. */
function read(text: string, languageId?: string): string {
	return hintsIn(text, languageId).reduceRight(
		(shown, { at, label }) => `${shown.slice(0, at)}⸠${label}⸡${shown.slice(at)}`,
		text,
	);
}

const tables: Readonly<Record<string, readonly string[]>> = {
	'a run is read as one': [
		'http://a.example/%E3%83%86%E3%82%B9%E3%83%88⸠テスト⸡/index.html',
		'http://a.example/caf%C3%A9⸠é⸡?q=na%C3%AF⸠ï⸡ve#%E2%86%92⸠→⸡',
		'http://a.example/?u=https%3A%2F%2F⸠://⸡b.example%2F⸠/⸡c',
		'mailto:me@a.example?subject=Caf%C3%A9%20⸠é ⸡x',
	],
	'by its own charset': ['http://a.example/%83e%83X%83g⸠テスト⸡/index.html', 'http://a.example/caf%E9⸠é⸡'],
	'nothing of what cannot be seen, nor of what nobody can read': [
		'http://a.example/a%20b%09c%0D%0Ad',
		'http://a.example/%ff%fe%00',
		'http://a.example/plain?a=b',
		'http://a.example/100%',
	],
	'with what cannot be seen beside it': ['http://a.example/%C3%A9%E2%80%AE⸠é\\u{202E}⸡'],
	'nothing of secrets': [
		'ftp://me:p%C3%A4ss@a.example/%C3%A4⸠ä⸡',
		'http://a.example/?token=%C3%A4%C3%B6%C3%BCabc&b=%C3%A4⸠ä⸡',
	],
	'nothing of placeholders and data': ['data:text/plain,%C3%A4%C3%B6', 'http://a.example/%{caf%C3%A9}'],
};

for (const [name, rows] of Object.entries(tables))
	describe(name, () => {
		for (const row of rows) test(row, () => assert.equal(read(row.replace(/⸠[^⸡]*⸡/g, '')), row));
	});

test('where the document has escapes of its own', () =>
	assert.equal(
		read('<a href="http://a.example/?b=%C3%A4&amp;c=%C3%B6">', 'html'),
		'<a href="http://a.example/?b=%C3%A4⸠ä⸡&amp;c=%C3%B6⸠ö⸡">',
	));

test('the charset is told where it is not UTF-8', () => {
	assert.equal(hintsIn('http://a.example/%83e%83X%83g')[0]?.tooltip, 'Shift_JIS');
	assert.equal(hintsIn('http://a.example/%C3%A4')[0]?.tooltip, undefined);
});

test('only those in the range', () => {
	const text = 'http://a.example/%C3%A4/%C3%B6/%C3%BC';
	const at = text.indexOf('%C3%B6');
	assert.deepEqual(
		hintsIn(text, 'plaintext', [at, at + 6]).map(({ label }) => label),
		['ö'],
	);
});

test('a long run is cut', () => {
	const [hint] = hintsIn(`http://a.example/${'%F0%9F%98%80'.repeat(100)}`);
	assert.equal(hint?.label, `${'😀'.repeat(30)}…`);
});

test('of too many the first are shown', () => {
	assert.equal(hintsIn(`http://a.example/${'%C3%A9/'.repeat(1500)}`).length, 1000);
	assert.equal(hintsIn('http://a.example/%C3%A9 '.repeat(1500)).length, 1000);
});
