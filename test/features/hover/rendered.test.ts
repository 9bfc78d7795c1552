/**
 * What a renderer makes of hovers: text of the document makes no link, no image, no icon, no HTML and no line of its own. The only links
 * are the actions of the last line, and the document's name is nothing but their argument.
 */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { marked } from 'marked';
import { MarkupKind } from 'vscode-languageserver';
import { hoverCommands, type UrlPlace } from '../../../server/src/protocol';
import { defaults } from '../../../server/src/settings';
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
/** Behind it a host is bold in part. Not everything before it leaves a URL to hover over. */
const DOMAIN = '.a.co.uk/';

const places = [
	(x: string) => `http://a.example/${x}`,
	(x: string) => `http://a.example/?q=${x}`,
	(x: string) => `http://a.example/?${x}=1`,
	(x: string) => `http://a.example/#${x}`,
	(x: string) => `http://a.example/?u=https%3A%2F%2Fb.example%2F${x}`,
	(x: string) => `http://${x}${DOMAIN}`,
	(x: string) => `http://www.${x}.b${DOMAIN}`,
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
			if (shown === '' && url.endsWith(DOMAIN)) return;
			assert.notEqual(shown, '');
			const html = marked.parse(shown, { gfm: true, async: false });
			const { before, links } = actionsOf(await withActions(`<URL:${url}>`));
			assert.equal(before, html, 'the actions are all that is added');
			for (const { name, place } of links) {
				assert(names.has(name), name);
				assert.deepEqual(place, { uri: 'file:///a', version: 1, offset: 6 });
			}
			const elements = Array.from(html.matchAll(/<\/?([a-z][a-z\d]*)/g), ([, name = '']) => name);
			assert.deepEqual(
				elements.filter((name) => !OURS.has(name)),
				[],
				html,
			);
			assert.doesNotMatch(html.replace(/<code>[^<]*<\/code>/g, ''), /\$\(|<a |<img/);
		});
});

const names = new Set<string>(Object.values(hoverCommands));

/** The hover as a client gets it that has the commands. */
function withActions(text: string, uri?: string): Promise<string> {
	return hoverAt(text, 6, 'plaintext', MarkupKind.Markdown, defaults, { hoverCommands: true }, uri);
}

/** What is rendered before the last line, and the links in that: it must have nothing else. */
function actionsOf(shown: string): {
	readonly before: string;
	readonly links: { readonly label: string; readonly name: string; readonly place: UrlPlace }[];
} {
	const html = marked.parse(shown, { gfm: true, async: false });
	const last = html.lastIndexOf('<p>');
	const parts = html
		.slice(last)
		.trim()
		.replace(/^<p>|<\/p>$/g, '')
		.split(' · ');
	const links = parts.map((part) => {
		const [, name = '', query = '', label = ''] =
			/^<a href="command:([\w.]+)\?([\w.%-]+)">([\w ]+)<\/a>$/.exec(part) ?? assert.fail(`no action: ${part}`);
		// The URI is decoded when it is read, and its query when the command is run: it makes no difference how often.
		const once = decodeURIComponent(query);
		assert.equal(decodeURIComponent(once), once);
		const given = JSON.parse(once);
		assert.equal(given.length, 1);
		return { label, name, place: given[0] };
	});
	return { before: html.slice(0, last), links };
}

describe('actions', () => {
	for (const [text, labels] of [
		['<URL:http://a.example/>', ['Copy decoded', 'Inspect', 'Show derivation']],
		['<URL:http://a.example/?>', ['Copy decoded', 'Inspect', 'Show derivation']],
		['<URL:http://a.example/?q=1>', ['Copy decoded', 'Copy parameters', 'Inspect', 'Show derivation']],
		['<URL:mailto:ana@a.example?subject=x>', ['Copy decoded', 'Copy parameters', 'Inspect', 'Show derivation']],
		['<URL:news:a.b>', ['Copy decoded', 'Inspect', 'Show derivation']],
	] as const)
		test(text, async () => {
			const { links } = actionsOf(await withActions(text));
			assert.deepEqual(
				links.map(({ label }) => label),
				labels,
			);
		});

	for (const uri of [
		'file:///a%20b.md',
		'file:///100%25/%22%5D.md',
		'file:///a)%20[x](command:workbench.action.quit).md',
		'file:///a%29%20%5Bx%5D%28command%3Ay%29.md',
		'file:///a"}]&x=1#y?z',
		"file:///a\\\"b`c`*d*_e_~f~!'g'<h>$(sync~spin)|i|\n\nj",
		'file:///größe/日本語/😀/\ud83d.md',
		'vscode-notebook-cell://ssh-remote%2Bhost/a.ipynb#W0sZmlsZQ%3D%3D',
	])
		test(`what a document is called breaks nothing: ${JSON.stringify(uri)}`, async () => {
			const { links } = actionsOf(await withActions('<URL:http://a.example/?q=1>', uri));
			assert.deepEqual(
				links.map(({ place }) => place),
				Array(4).fill({ uri, version: 1, offset: 6 }),
			);
		});

	test('none for clients without the commands, or without Markdown', async () => {
		const text = '<URL:http://a.example/?q=1>';
		const { Markdown, PlainText } = MarkupKind;
		for (const [kind, client] of [
			[Markdown, undefined],
			[Markdown, {}],
			[Markdown, { hoverCommands: false }],
			[PlainText, { hoverCommands: true }],
		] as const) {
			const shown = await hoverAt(text, 6, 'plaintext', kind, defaults, client);
			assert.doesNotMatch(shown, /command:|Copy/);
		}
	});
});

test('the registered domain is bold, and what stands before it is not', async () => {
	const shown = await hoverAt('http://www.paypal.com.a.co.uk/x', 3, 'plaintext', MarkupKind.Markdown);
	assert.match(marked.parse(shown, { async: false }), /<\/strong> www\.paypal\.com\.<strong>a\.co\.uk<\/strong><br>/);
});

test('what no renderer would read is as it is: some editors show Markdown as it is written', async () => {
	const shown = await hoverAt('http://a.example/x|y?a!=1&2&', 3, 'plaintext', MarkupKind.Markdown);
	assert.match(shown, /^Write %7C: "\|" is unsafe in a URL, since gateways may change it \(RFC 1738 §2\.2\)\./);
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
