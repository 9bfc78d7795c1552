/** The library as it is built: it says what the engine says, whatever it is given, and needs nothing but the language. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { build } from 'esbuild';
import fc from 'fast-check';
import { fromRoot } from '../../scripts/generate/tables';
import { analyse } from '../../server/src/analysis/analyse';
import { scan } from '../../server/src/find/scanner';
import { languageOf } from '../../server/src/languages/files';
import type * as Library from '../../server/src/library/index';
import { defaults } from '../../server/src/settings';
import { parseUrl } from '../../server/src/url/parse';
import type { Components as EngineComponents } from '../../server/src/url/url';

let library: typeof Library;

before(async () => {
	library = await import(fromRoot('library/index.mjs'));
});

/** Texts of every kind, and the URLs in them. */
const documents = readdirSync(fromRoot('examples')).map((file) => ({
	languageId: languageOf(file),
	text: readFileSync(fromRoot(`examples/${file}`), 'utf8'),
}));
const board = readFileSync(fromRoot('test/board/board.txt'), 'utf8');
const urls = [...documents.map(({ text }) => text), board].flatMap((text) =>
	Array.from(scan(text, 'plaintext'), ({ url }) => url),
);

/** What a URL is made of, whole and broken. */
const pieces = fc.constantFrom(
	...[
		'http',
		'https',
		'ftp',
		'gopher',
		'mailto',
		'news',
		'nntp',
		'telnet',
		'wais',
		'file',
		'prospero',
		'tel',
		'urn',
		'ws',
		'data',
	],
	...[
		':',
		'//',
		'/',
		'?',
		'#',
		'@',
		'[',
		']',
		';type=a',
		'%41',
		'%',
		'%u00e9',
		'|',
		'\\',
		' ',
		'\n',
		'é',
		'\u200b',
		'\ud800',
	],
	...['a.example', '127.1', '::1', 'user', '80', '=', '&', ',', 'a', '-'],
);
const broken = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));

const standards = ['modern', 'rfc1738'] as const;
const rfc1738 = /^(?:ftp|https?|gopher|mailto|news|nntp|telnet|wais|file|prospero):/i;

/** What the engine says, in the library's form. */
function said(text: string, standard: (typeof standards)[number]) {
	const { derivable, ...url } = parseUrl(text, standard);
	return standard === 'rfc1738' ? { ...url, derivable } : url;
}

describe('parse', () => {
	test('thousands of URLs are found to try it on', () => assert.ok(urls.length > 1000, String(urls.length)));

	for (const standard of standards) {
		test(`${standard}: with all schemes it says what the engine says`, () => {
			for (const url of urls)
				assert.deepEqual(library.parse(url, { standard, schemes: library.allSchemes }), said(url, standard), url);
			const property = (url: string) =>
				assert.deepEqual(library.parse(url, { standard, schemes: library.allSchemes }), said(url, standard));
			fc.assert(fc.property(fc.oneof(broken, fc.string({ unit: 'binary' })), property), { numRuns: 2000 });
		});

		test(`${standard}: alone it says the same of the schemes of RFC 1738`, () => {
			const known = urls.filter((url) => rfc1738.test(url));
			assert.ok(known.length > 1000);
			for (const url of known) assert.deepEqual(library.parse(url, { standard }), said(url, standard), url);
		});
	}

	test('alone it finds the components of any other scheme', () => {
		const { scheme, components } = library.parse('ssh://joe@a.example:22/x?y#z');
		assert.equal(scheme, 'ssh');
		assert.deepEqual(Object.keys(components).sort(), ['fragment', 'host', 'path', 'port', 'scheme', 'search', 'user']);
	});

	test('its components are those of the engine, by type', () => {
		const same: [keyof EngineComponents] extends [keyof Library.Components]
			? [keyof Library.Components] extends [keyof EngineComponents]
				? true
				: false
			: false = true;
		assert(same);
	});
});

describe('scan and check', () => {
	test('they say what the engine says', () => {
		for (const { text, languageId } of documents) {
			const { occurrences, findings } = analyse({ text, languageId }, defaults);
			assert.deepEqual(
				library.scan(text, { languageId }).map(({ offset, end, url, context }) => [offset, end, url, context]),
				[...occurrences].map(({ offset, end, url, context }) => [offset, end, url, context.name]),
			);
			assert.deepEqual(
				library
					.check(text, { languageId })
					.map(({ code, message, fixes }) => [code, message, fixes.map(({ title }) => title)]),
				findings.map((finding) => [finding.code, finding.message, finding.fixes().map(({ title }) => title)]),
			);
		}
	});

	test('a span of a URL is located in the document, through its escapes', () => {
		const text = '<a href="http://a.example/?x&amp;y|z">';
		const [found] = library.scan(text, { languageId: 'html' });
		assert(found !== undefined);
		const bar = library.parse(found.url).violations.find(({ code }) => code === 'unsafe-character');
		assert(bar !== undefined);
		const { offset, end } = found.locate(bar);
		assert.equal(text.slice(offset, end), '|');
	});

	test('a fix is applied', () => {
		const text = '[a](http://a.example/a|b)';
		const [finding] = library.check(text, { languageId: 'markdown' });
		assert.equal(library.applyEdits(text, finding?.fixes[0]?.edits ?? []), '[a](http://a.example/a%7Cb)');
	});

	test('a rule is switched off', () => {
		assert.equal(library.check('http://a.example/a|b', { rules: { 'unsafe-character': 'off' } }).length, 0);
		assert.equal(library.check('http://a.example/a|b', { rules: undefined, standard: undefined }).length, 1);
	});

	for (const [options, why] of [
		[
			{ rules: { 'unsafe-character': 'loud' } },
			'rules.unsafe-character takes "error", "warning", "information", "hint" or "off", not "loud".',
		],
		[
			{ rules: { 'unsafe-charakter': 'off' } },
			'No rule is called "unsafe-charakter"; did you mean "unsafe-character"?',
		],
		[
			{ standard: 'https://ana:tiger@a.example' },
			'standard takes "modern" or "rfc1738", not "https://ana:••••@a.example".',
		],
		[{ ignoreUrls: [1] }, 'ignoreUrls.0 takes text, not 1.'],
		[{ ignoreurls: [] }, 'There is no setting called "ignoreurls"; did you mean "ignoreUrls"?'],
	] as const)
		test(`an option that there is not: ${JSON.stringify(options)}`, () => {
			const check = () => library.check('', options as unknown as Library.CheckOptions);
			assert.throws(check, { name: 'TypeError', message: why });
		});

	test('nothing throws, whatever the text', () => {
		fc.assert(
			fc.property(
				fc.oneof(broken, fc.string({ unit: 'binary' })),
				fc.constantFrom('plaintext', 'markdown', 'html', 'x'),
				(text, languageId) => {
					for (const { offset, end, fixes } of library.check(text, { languageId }))
						assert(offset <= end && Array.isArray(fixes));
					for (const { offset, end } of library.scan(text, { languageId })) assert(offset < end && end <= text.length);
				},
			),
			{ numRuns: 500 },
		);
	});
});

describe('encode and decode', () => {
	const rows: [string, string][] = [
		['path', 'a/b%20c%3Fd&e%23%25'],
		['segment', 'a%2Fb%20c%3Fd&e%23%25'],
		['query', 'a/b%20c?d%26e%23%25'],
		['userinfo', 'a%2Fb%20c%3Fd%26e%23%25'],
		['fragment', 'a/b%20c?d&e%23%25'],
	];
	for (const [component, expected] of rows)
		test(component, () => assert.equal(library.encode('a/b c?d&e#%', component as Library.EncodedComponent), expected));

	test('what is encoded is decoded to the same', () => {
		assert.equal(rows.length, library.encodedComponents.length);
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...library.encodedComponents), (text, component) => {
				assert.deepEqual(library.decode(library.encode(text, component)), { text, ok: true });
			}),
		);
	});
});

test('the modules import nothing but each other', async () => {
	const { metafile } = await build({
		entryPoints: [fromRoot('library/index.mjs')],
		absWorkingDir: fromRoot('library'),
		bundle: true,
		write: false,
		metafile: true,
		platform: 'neutral',
		format: 'esm',
	});
	for (const [file, { imports }] of Object.entries(metafile.inputs)) {
		assert.match(file, /^[\w-]+\.mjs$/);
		for (const { external, path } of imports) assert.equal(external, undefined, `${file} imports ${path}`);
	}
});

test('the types name nothing that the library does not export', () => {
	const files = readdirSync(fromRoot('library')).filter((file) => file.endsWith('.d.mts'));
	assert.ok(files.length >= 6);
	for (const file of files) {
		const text = readFileSync(fromRoot(`library/${file}`), 'utf8');
		const imported = Array.from(text.matchAll(/\bfrom '([^']+)'/g), ([, name]) => name);
		for (const name of imported) assert.match(name ?? '', /^\.\/\w+\.mjs$/, file);
		assert.doesNotMatch(text, /\bany\b(?! \w)|Shown|RuleCode/, file);
	}
});
