/** What a renderer makes of hovers: text of the document makes no link, no image, no icon, no HTML and no line of its own. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { marked } from 'marked';
import { MarkupKind } from 'vscode-languageserver';
import { hoverAt } from './hovers';

const attempts = [
	'](command:x)',
	'[x](command:workbench.action.quit)',
	'[x](https://evil.example)',
	'![x](https://evil.example/x.png)',
	'%5Bx%5D(command:x)',
	'%3Cimg%20src=x%20onerror=y%3E',
	'%3Ca%20href=%22command:x%22%3Ex%3C/a%3E',
	'&lt;img&gt;',
	'%3Cscript%3Ex%3C/script%3E',
	'`%60[x](command:x)',
	'%60%60%60%60',
	'%0A%0A%23%20Head',
	'%0D%0A-%20item',
	'%0A%0A%7Ca%7Cb%7C%0A%7C-%7C-%7C',
	'$(sync~spin)',
	'**b**_c_~~d~~',
	'http://b.example/',
	'www.b.example',
	'me@b.example',
	'%77ww.b.example/x',
	'%E2%80%AEgnp.x',
	'%E2%80%A8%23%20x',
	'\\%5C%60',
	'%26amp;%3Cb%3E',
];
const places = [
	(x: string) => `http://a.example/${x}`,
	(x: string) => `http://a.example/?q=${x}`,
	(x: string) => `http://a.example/?${x}=1`,
	(x: string) => `http://a.example/#${x}`,
	(x: string) => `http://a.example/?u=https%3A%2F%2Fb.example%2F${x}`,
	(x: string) => `mailto:ana@a.example?subject=${x}`,
	(x: string) => `data:text/html,${x}`,
];

/** The elements that a hover may have. */
const OURS = new Set(['p', 'strong', 'code', 'br']);

describe('attempts', () => {
	const all = attempts.flatMap((attempt) => places.map((place) => place(attempt)));
	test('there are many', () => assert(all.length >= 100));
	for (const url of all)
		test(url, async () => {
			const shown = await hoverAt(`<URL:${url}>`, 6, 'plaintext', MarkupKind.Markdown);
			assert.notEqual(shown, '');
			const html = marked.parse(shown, { gfm: true, async: false });
			const elements = Array.from(html.matchAll(/<\/?([a-z][a-z\d]*)/g), ([, name = '']) => name);
			assert.deepEqual(
				elements.filter((name) => !OURS.has(name)),
				[],
				html,
			);
			assert.doesNotMatch(html.replace(/<code>[^<]*<\/code>/g, ''), /\$\(|<a |<img/);
		});
});

test('the registered domain is bold, and what stands before it is not', async () => {
	const shown = await hoverAt('http://www.paypal.com.a.co.uk/x', 3, 'plaintext', MarkupKind.Markdown);
	assert.match(
		marked.parse(shown, { async: false }),
		/<code>www\.paypal\.com\.<\/code><strong><code>a\.co\.uk<\/code><\/strong>/,
	);
});

test('a deliberate failure: what is not escaped is found', () => {
	assert.match(marked.parse('see http://b.example/', { gfm: true, async: false }), /<a /);
});

describe('no secret is shown', () => {
	for (const text of [
		'ftp://me:hunter2@a.example/x',
		'http://a.example/?to=ftp%3A//me:hunter2@b.example/',
		'http://me:hunter%32@a.example/',
		'http://me:hunter2/x@a.example/',
		'http://me:hunter2#@a.example/',
		'http://a.example/?to=https%3A%2F%2Fme%3Ahunter2%40b.example%2F',
		'http://a.example/?a=%20&token=hunter2hunter2&b=2#top',
		'mailto:a@a.example?subject=x%20y&password=hunter2&cc=b',
		'jdbc:mysql://me:hunter2@a.example/x',
		'data:text/plain,http://me:hunter2@a.example/',
	])
		for (const kind of [MarkupKind.Markdown, MarkupKind.PlainText])
			test(`${text} (${kind})`, async () => {
				for (let offset = 0; offset < text.length; offset += 3) {
					const shown = await hoverAt(`${text}\n`, offset, 'plaintext', kind);
					assert(!/hunter/.test(shown), shown);
				}
			});
});

test('of a key that is broken over lines, no half is shown', async () => {
	const text =
		'The keys are at the end of the page that has all at https://a.example/pub/glpat-\n0123456789abcdefghij/x and';
	assert.doesNotMatch(await hoverAt(text, text.indexOf('https')), /glpat/);
});
