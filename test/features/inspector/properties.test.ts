/**
 * After a part was set to a text, the document read again has a URL whose part says that text, and every other part is written as it
 * was, to the byte.
 */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { isSame, type Reading, readingOf, structureOf } from '../../../server/src/features/inspector/structure';
import { parseLogical } from '../../../server/src/placeholders/placeholders';
import type { PartChange } from '../../../server/src/protocol/inspector';
import { runs } from '../../analysis/arbitrary';
import { Inspecting } from './inspecting';

/** How a document writes a URL in some place. */
interface Place {
	readonly name: string;
	readonly languageId: string;
	readonly write: (url: string) => string;
}

const html = (url: string) => url.replaceAll('&', '&amp;');

const places: readonly Place[] = [
	{ name: 'plain text', languageId: 'plaintext', write: (url) => `See ${url} there, and http://b.example/x.` },
	{ name: 'plain text, at the end of a sentence', languageId: 'plaintext', write: (url) => `(See ${url}).` },
	{ name: '<URL:…>', languageId: 'plaintext', write: (url) => `<URL:${url}>` },
	{ name: 'Markdown destination', languageId: 'markdown', write: (url) => `See [it](${url} "title"), *yes*.` },
	{ name: 'Markdown prose', languageId: 'markdown', write: (url) => `See ${url} and _that_.` },
	{
		name: 'JSON',
		languageId: 'json',
		write: (url) => `{"u": "${url.replaceAll('/', '\\/')}", "v": "http://b.example/"}`,
	},
	{
		name: 'HTML attribute',
		languageId: 'html',
		write: (url) => `<a href="${html(url)}">x</a><a href='http://b.example/'>`,
	},
	{ name: 'HTML attribute in apostrophes', languageId: 'html', write: (url) => `<a href='${html(url)}'>x</a>` },
	{ name: 'JavaScript', languageId: 'javascript', write: (url) => `fetch("${url}"); open('http://b.example/');` },
	{ name: 'JavaScript in apostrophes', languageId: 'javascript', write: (url) => `fetch('${url}')` },
	{ name: 'a template of JavaScript', languageId: 'javascript', write: (url) => `fetch(\`${url}\`)` },
	{ name: 'YAML', languageId: 'yaml', write: (url) => `u: ${url}\nv: http://b.example/\n` },
	{ name: 'YAML in quotes', languageId: 'yaml', write: (url) => `u: "${url}" # yes\n` },
	{ name: 'a shell', languageId: 'shellscript', write: (url) => `curl '${url}' | less` },
	{ name: 'a shell, in double quotes', languageId: 'shellscript', write: (url) => `curl "${url}"` },
	{ name: 'LaTeX', languageId: 'latex', write: (url) => `\\url{${url}} % x` },
	{ name: 'CSS', languageId: 'css', write: (url) => `a { background: url(${url}); }` },
	{ name: 'a comment', languageId: 'c', write: (url) => `/* ${url} */ int x;` },
];

const URLS = [
	'https://shop.example/menu/b?q=fish&page=2#now',
	'https://ana@shop.example:8443/rye%20bread/?q=a+b&%C3%A9=%26&q=#x',
	'ftp://ana:tiger7@ftp.example/pub/a%20b;type=i',
	'mailto:ana@a.example?subject=a%20b&body=c',
	'gopher://g.example/7sel%09fish',
];

/** Characters that some component, or some place, takes for its own. */
const text = fc
	.array(
		fc.constantFrom(
			...Array.from('ab1 %&+=#?/\\:;@,.!$*\'"()<>[]{}|^`~-_é日本語。😀\t'),
			...['%41', '&amp;', '...', '..', '//', '*/', '"""', '\\"', '\\n', '{{x}}', '%s', '$HOME', '](', '->', '--'],
		),
		{ minLength: 0, maxLength: 8 },
	)
	.map((characters) => characters.join(''));

const host = fc.constantFrom(
	'b.example',
	'192.0.2.7',
	'[2001:db8::1]',
	'bücher.example',
	'localhost',
	'a-b.c.example',
	'my_host',
);
const port = fc.integer({ min: 1, max: 65535 }).map(String);

/** What can be set in a URL: each part, and texts for it. */
function parts(url: string): (readonly [part: string, values: fc.Arbitrary<string>])[] {
	const { singles, segments, parameters } = structureOf(parseLogical(url, 'modern', []));
	const free = ['user', 'password', 'path', 'selector', 'fragment', 'address'].filter((name) =>
		singles.has(name as 'user'),
	);
	return [
		...free.map((name) => [name, name === 'path' ? text.map((each) => `/${each}`) : text] as const),
		...segments.map((_, index) => [`segment/${index}`, text] as const),
		...parameters.map((_, index) => [`parameter/${index}`, text] as const),
		...(singles.has('host') ? [['host', host] as const] : []),
		...(singles.has('port') ? [['port', port] as const] : []),
	];
}

/** The reading of a URL without one of its parts. */
function without(url: string, part: string): Reading {
	const reading = readingOf(structureOf(parseLogical(url, 'modern', [])));
	const [name = '', digits] = part.split('/');
	const index = Number(digits);
	if (name === 'segment') return { ...reading, segments: reading.segments.with(index, '') };
	if (name === 'path') return { ...reading, segments: [] };
	if (name !== 'parameter') return { ...reading, singles: { ...reading.singles, [name]: '' } };
	return { ...reading, parameters: reading.parameters.with(index, [reading.parameters[index]?.[0] ?? '', '']) };
}

/** How many of the changes may be refused, for a place may be unable to hold them: of many about one in 70 is, of few by chance more. */
const MOST_REFUSED = 0.06;

describe('a part is set, and no other part is changed', () => {
	for (const place of places)
		test(place.name, () => {
			let all = 0;
			const refused = new Map<string, number>();
			const cases = fc
				.constantFrom(...URLS.flatMap((url) => parts(url).map(([part, values]) => ({ url, part, values }))))
				.chain(({ url, part, values }) => values.map((value) => ({ url, part, value })));
			fc.assert(
				fc.property(cases, ({ url, part, value }) => {
					const before = new Inspecting(place.write(url), place.languageId);
					fc.pre(before.url === url);
					const change: PartChange = { kind: 'set', part, value };
					const { text: after, refused: why } = before.after(change);
					all++;
					if (why !== undefined) {
						assert.equal(after, before.text, 'what is refused changes nothing');
						refused.set(why, (refused.get(why) ?? 0) + 1);
						return;
					}
					const read = new Inspecting(after, place.languageId);
					assert.equal(read.exact(part, 'value'), value);
					assert(isSame(without(read.url, part), without(url, part)), `${read.url} differs elsewhere from ${url}`);
					assert.deepEqual(read.around, before.around);
				}),
				runs(150),
			);
			const count = [...refused.values()].reduce((sum, each) => sum + each, 0);
			assert(all > 100, `${all} were tried`);
			assert(count <= all * MOST_REFUSED, `${count} of ${all} were refused: ${JSON.stringify([...refused])}`);
		});
});

describe('what is done to parameters can be done back, to the byte', () => {
	const urls = URLS.filter((url) => structureOf(parseLogical(url, 'modern', [])).parameters.length > 0);

	for (const place of places)
		test(place.name, () => {
			const cases = fc.record({ url: fc.constantFrom(...urls), name: text, value: text, index: fc.nat(3) });
			fc.assert(
				fc.property(cases, ({ url, name, value, index }) => {
					const before = new Inspecting(place.write(url), place.languageId);
					const back = (asked: PartChange, backwards: PartChange) => {
						const { text: after, refused } = before.after(asked);
						if (refused !== undefined) return;
						assert.deepEqual(new Inspecting(after, place.languageId).after(backwards), { text: before.text });
					};
					const { parameters } = structureOf(parseLogical(url, 'modern', []));
					back({ kind: 'add', name, value }, { kind: 'remove', part: `parameter/${parameters.length}` });
					back(
						{ kind: 'move', part: `parameter/${index}`, by: 1 },
						{ kind: 'move', part: `parameter/${index + 1}`, by: -1 },
					);
				}),
				runs(60),
			);
		});
});
