import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { analyse } from '../../server/src/analysis/analyse';
import { refactorActions } from '../../server/src/features/rewriting/refactor-actions';
import { defaults } from '../../server/src/settings';
import { unmark } from '../scan/marked';

/** The actions for what `⸠…⸡` selects, as `name: title → the document after it`. */
function offers(marked: string, languageId = 'plaintext', only?: string[]): string[] {
	const { text, spans } = unmark(marked);
	const document = TextDocument.create('file:///a', languageId, 1, text);
	const [span = { offset: 0, end: 0 }] = spans;
	const range = { start: document.positionAt(span.offset), end: document.positionAt(span.end) };
	const params = { textDocument: document, range, context: { diagnostics: [], ...(only ? { only } : {}) } };
	return refactorActions(document, analyse({ text, languageId }, defaults), params, defaults).map(
		({ kind, title, edit }) => {
			assert.match(kind ?? '', /^refactor\.rewrite\.urlLint\./);
			const after = TextDocument.applyEdits(document, edit?.changes?.[document.uri] ?? []);
			assert.notEqual(after, text);
			return `${kind?.split('.').pop()}: ${title} → ${after}`;
		},
	);
}

describe('refactorings as code actions', () => {
	test('at a cursor: those that change the URL and are right there', () => {
		assert.deepEqual(offers('See http://a.ex⸠⸡ample:80/%C3%A9.'), [
			'decode-for-reading: Decode the URL for reading → See http://a.example:80/é.',
			'normalise: Normalise the URL → See http://a.example/%C3%A9.',
			'use-https: Use https → See https://a.example/%C3%A9.',
			'wrap: Wrap the URL in <URL:…> → See <URL:http://a.example:80/%C3%A9>.',
		]);
		assert.deepEqual(offers('<p>http⸠⸡s://a.example/x</p>', 'html'), []);
		assert.deepEqual(offers('[x](https⸠⸡://xn--bcher-kva.example/)', 'markdown'), [
			'host-to-unicode: Write the host in Unicode → [x](https://bücher.example/)',
		]);
		assert.deepEqual(offers('https⸠⸡://bücher.example/', 'yaml'), [
			'host-to-punycode: Write the host in punycode → https://xn--bcher-kva.example/',
		]);
		assert.deepEqual(offers('<https⸠⸡://a.example/>', 'markdown'), ['unwrap: Unwrap the URL → https://a.example/']);
		assert.deepEqual(offers('https⸠⸡://a.example/', 'markdown'), ['wrap: Wrap the URL in <…> → <https://a.example/>']);
	});

	test('at both ends of the URL, not beside it', () => {
		for (const marked of ['x ⸠⸡https://a.example/ y', 'x https://a.example/⸠⸡ y'])
			assert.equal(offers(marked).length, 1, marked);
		for (const marked of ['x⸠⸡ https://a.example/ y', 'x https://a.example/ ⸠⸡y'])
			assert.deepEqual(offers(marked), [], marked);
	});

	test('a selection in a URL: encode and decode it, as far as the URL stays right', () => {
		assert.deepEqual(offers('https://a.example/⸠é⸡', 'yaml'), [
			'encode-selection: Percent-encode the selection (segment) → https://a.example/%C3%A9',
		]);
		assert.deepEqual(offers('https://a.example/?⸠%2F⸡x', 'yaml'), [
			'decode-selection: Decode the selection → https://a.example/?/x',
		]);
		assert.deepEqual(offers('https://a.example/⸠%20⸡x', 'yaml'), []);
		assert.deepEqual(offers('<a href="https://a.example/?⸠%26⸡x">', 'html'), [
			'decode-selection: Decode the selection → <a href="https://a.example/?&amp;x">',
		]);
	});

	test('several URLs selected: none', () => {
		assert.deepEqual(offers('⸠http://a.example/ http://b.example/⸡'), []);
	});

	for (const only of ['refactor', 'refactor.rewrite', 'refactor.rewrite.urlLint', 'refactor.rewrite.urlLint.use-https'])
		test(`only ${only}`, () => {
			assert.deepEqual(offers('⸠⸡http://a.example/', 'yaml', [only]), ['use-https: Use https → https://a.example/']);
		});

	for (const only of [
		'quickfix',
		'source',
		'refactor.extract',
		'refactor.rewrite.other',
		'refactor.rewrite.urlLint.wrap',
	])
		test(`only ${only}: nothing`, () => assert.deepEqual(offers('⸠⸡http://a.example/', 'yaml', [only]), []));

	test('no title shows a password', () => {
		const titles = offers('http://me:hunter2@a.exam⸠⸡ple/%C3%A9').map((offer) => offer.split(' → ')[0]);
		assert(titles.length > 0);
		assert(!titles.join().includes('hunter2'));
	});
});
