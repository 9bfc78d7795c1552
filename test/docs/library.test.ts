/** docs/library.md: its examples print what they say, its plugins do what they say, its figures hold, and it names every export. */

import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { fromRoot } from '../../scripts/generate/tables';

const page = readFileSync(fromRoot('docs/library.md'), 'utf8');

/** The blocks of JavaScript, and the names of those that are files. */
const blocks = Array.from(page.matchAll(/^```js(?: (\S+))?\n([\s\S]*?)^```$/gm), ([, name, code = '']) => ({
	name,
	code,
}));

/** Below the package, so that its own name leads to it. */
const folder = fromRoot(`out/library-page-${process.pid}`);

before(() => {
	mkdirSync(folder, { recursive: true });
	for (const [index, { name = `example-${index}.mjs`, code }] of blocks.entries())
		writeFileSync(join(folder, name), code);
});

after(() => rmSync(folder, { recursive: true }));

const load = (name: string) => import(pathToFileURL(join(folder, name)).href);

describe('every example prints what it says', () => {
	for (const [index, { name, code }] of blocks.entries()) {
		if (name !== undefined) continue;
		test(`example ${index + 1}: ${code.split('\n', 1)}`, async (t) => {
			const printed: string[] = [];
			t.mock.method(console, 'log', (...values: unknown[]) => {
				printed.push(values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' '));
			});
			await load(`example-${index}.mjs`);
			assert.ok(printed.length > 0);
			assert.deepEqual(
				printed,
				Array.from(code.matchAll(/\/\/ → (.*)$/gm), ([, said]) => said),
			);
		});
	}
});

test('the plugin for remark reports what is wrong, where it stands', async () => {
	const { default: plugin } = await load('remark-url-lint.mjs');
	const said: { message: string; about: { ruleId: string; place: object }; fatal?: boolean }[] = [];
	const file = {
		toString: () => 'x\n[a](http:/a.example/b|c)\n',
		message(message: string, about: (typeof said)[number]['about']) {
			const reported = { message, about };
			said.push(reported);
			return reported;
		},
	};
	plugin({ rules: { 'insecure-scheme': 'off' } })(undefined, file);
	assert.deepEqual(
		said.map(({ about, fatal }) => [about.ruleId, about.place, fatal]),
		[
			[
				'missing-slashes',
				{ start: { line: 2, column: 9, offset: 10 }, end: { line: 2, column: 11, offset: 12 } },
				true,
			],
			[
				'unsafe-character',
				{ start: { line: 2, column: 22, offset: 23 }, end: { line: 2, column: 23, offset: 24 } },
				undefined,
			],
		],
	);
});

test('the rule for ESLint reports what is wrong in literals, and repairs it', async () => {
	const { default: config } = await load('eslint.config.mjs');
	const { urls } = config[0].plugins['url-lint'].rules;
	const text = '// http://a.example/x|y\nfetch("http:/a.example/b|c");';
	const reports: { message: string; fix: Fix | null; suggest: { desc: string; fix: Fix }[] }[] = [];
	type Fix = (fixer: object) => unknown[];
	const visitor = urls.create({
		sourceCode: { text, getLocFromIndex: (index: number) => index },
		report: (report: (typeof reports)[number]) => reports.push(report),
	});
	visitor.Literal({ range: [text.indexOf('"'), text.lastIndexOf('"') + 1] });
	assert.deepEqual(
		reports.map(({ message }) => message.slice(0, 12)),
		['Missing slas', 'Write %7C: "'],
	);
	const fixer = { replaceTextRange: ([offset, end]: [number, number], by: string) => [text.slice(offset, end), by] };
	assert.deepEqual(reports[0]?.fix?.(fixer), [[':/', '://']]);
	assert.ok(reports.every(({ suggest }) => suggest.length > 0));
});

test('the links of the web page are those of the text, and none that runs a program', async (t) => {
	const { linked } = await load('links.mjs');
	Object.assign(globalThis, { document: { createElement: (name: string) => ({ name }) } });
	t.after(() => Reflect.deleteProperty(globalThis, 'document'));
	assert.deepEqual(linked('See http://a.example/b, not javascript:alert(1).'), [
		'See ',
		{ name: 'a', href: 'http://a.example/b', textContent: 'http://a.example/b' },
		', not javascript:alert(1).',
	]);
});

test('every export is named, and every module', async () => {
	const { exports } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
	for (const name of Object.keys(exports).filter((each) => each.endsWith('.json') === false))
		assert.ok(page.includes(`\`${name.replace('.', 'url-lint')}\``), name);
	for (const name of Object.keys(await import(pathToFileURL(fromRoot('library/index.mjs')).href)))
		assert.ok(page.includes(`\`${name}\``), name);
});
