/** Tokens between the same delimiters in at least three different URLs of a document are placeholders, and that is said once. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { formsIn, TokenCounts } from '../../server/src/placeholders/delimited-tokens';
import { findings, judges, show, silent } from './judged';

/** A document of these lines. */
const lines = (...urls: readonly string[]) => urls.map((url) => `${url}\n`).join('');

judges('repeated-placeholder', [
	{ text: lines('http://⸠%HOST⸡/a', 'http://%HOST/b', 'http://%PORT/b'), modern: 'hint', rfc1738: 'hint', fixed: [] },
	{ text: lines('http://a.⸠!host!⸡/a', 'http://a.!host!/b', 'http://a.!x1!/b'), modern: 'hint', rfc1738: 'hint' },
	{ text: lines('http://⸠~~host~~⸡/a', 'http://~~host~~/b', 'http://a.~~host~~/b'), modern: 'hint', rfc1738: 'hint' },
	{
		text: '[a](http://a.⸠!!host!!⸡/a) [b](http://a.!!host!!/b) [c](http://a.!!port!!/c)',
		in: 'markdown',
		modern: 'hint',
		rfc1738: 'hint',
	},
	{
		text: '<a href="http://⸠&lt;:x1:>⸡/a"></a><a href="http://&lt;:x1:>/b"></a><a href="http://&lt;:y1:>/c"></a>',
		in: 'html',
		modern: 'hint',
		rfc1738: 'hint',
	},
	// A letter beside the one that everybody knows.
	{
		text: lines('http://a.example/%s', 'http://b.example/⸠%S⸡', 'http://c.example/%W'),
		in: 'markdown',
		modern: 'hint',
	},
	// Two forms are two hints.
	{
		text: lines(
			...['http://⸠%HOST⸡/a', 'http://%HOST/b', 'http://%HOST/c'],
			...['http://a.⸠!host!⸡/a', 'http://a.!host!/b', 'http://a.!host!/c'],
		),
		modern: 'hint',
		rfc1738: 'hint',
	},
	// Capitals that stand twice in one URL are plainly meant there, and so everywhere else.
	{ text: lines('http://%HOST:%PORT/a', 'http://a.example/⸠%NAME⸡'), modern: 'hint', rfc1738: 'hint' },
]);

silent('placeholders that everybody knows', 'plaintext', [
	lines('http://__host__/a', 'http://__host__/b', 'http://__host__/c'),
	lines('http://@HOST@/a', 'http://@HOST@/b', 'http://@HOST@/c'),
	lines('http://%HOST:%PORT/a'),
]);

const blamed: readonly [title: string, ...urls: string[]][] = [
	['two URLs', 'http://%HOST/a', 'http://%HOST/b'],
	['the same URL three times', 'http://%HOST/a', 'http://%HOST/a', 'http://%HOST/a'],
	['a lone character', 'http://a~b/a', 'http://a~b/b', 'http://a~b/c'],
	['a name of one character', 'http://~~x~~/a', 'http://~~x~~/b', 'http://~~y~~/c'],
	['slashes', 'http://~~host/a~~', 'http://~~host/b~~', 'http://~~host/c~~'],
	['broken escapes', 'http://a.example/%zz', 'http://a.example/%zz/b', 'http://a.example/%zz/c'],
	['shares with a letter', 'http://a.example/100%n', 'http://a.example/50%n', 'http://a.example/5%n'],
	['shares', 'http://a.example/100%PURE', 'http://a.example/50%PURE', 'http://a.example/5%MORE'],
	['other delimiters', 'http://a.!host!/a', 'http://%HOST/b', 'http://~~host~~/c'],
];

describe('what is no repeated token is judged', () => {
	for (const [title, ...urls] of blamed)
		test(title, () => {
			const document = { text: lines(...urls), languageId: 'plaintext' };
			const found = findings(document, 'modern');
			assert(found.some(({ severity }) => severity === 'error'));
			assert(found.every(({ code }) => code !== 'repeated-placeholder'));
		});
});

test('the rest of such a URL is still checked', () => {
	const document = { text: lines('http://%HOST/a|b', 'http://%HOST/b', 'http://%HOST/100%'), languageId: 'plaintext' };
	assert.deepEqual(
		findings(document, 'modern').map((finding) => show(finding, document)),
		['repeated-placeholder@"%HOST" hint', 'unsafe-character@"|" warning', 'malformed-percent@"%" error'],
	);
});

test('counts that an edit changes are those of the document it leaves', () => {
	const url = fc.constantFrom(
		'http://%HOST/a',
		'http://%HOST:%PORT/b',
		'http://!x1!/c',
		'http://%NAME/!y1!',
		'http://a/d',
	);
	fc.assert(
		fc.property(fc.array(url), fc.array(url), (kept, gone) => {
			const edited = new TokenCounts();
			for (const each of [...gone, ...kept]) edited.add(formsIn(each));
			for (const each of gone) edited.remove(formsIn(each));
			const fresh = new TokenCounts();
			for (const each of kept) fresh.add(formsIn(each));
			for (const form of ['%·', '!·!']) {
				assert.equal(edited.urlsWith(form), fresh.urlsWith(form));
				assert.equal(edited.isRepeated(form), fresh.isRepeated(form));
			}
		}),
	);
});
