/** Suppression comments and the levels of a fix, as an editor sees them: each action is taken, and its result checked. */

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { type CodeAction, type Position, Range } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { FixAllResult, SettingChange, SettingEdit } from '../../server/src/protocol';
import { applied, type Client, type Options, shown, startClient, uri, within } from './client';

/** Opens a document, and offers what there is where `⸠` stands. */
async function open(t: TestContext, marked: string, languageId: string, options: Options = {}) {
	const client = await startClient(t, { configuration: () => ({ rules: { 'scheme-case': 'hint' } }), ...options });
	const offset = marked.indexOf('⸠');
	const document = await client.open(marked.replace('⸠', ''), languageId);
	const at = document.positionAt(offset);
	const offers = (position: Position = at) => client.codeActions({ start: position, end: position });
	return { client, document, offers };
}

function titled(actions: readonly CodeAction[], title: string): CodeAction {
	const found = actions.find((action) => action.title === title);
	assert(found, `${title} is none of: ${actions.map((action) => action.title).join('; ')}`);
	return found;
}

/** Takes an action, and says what is found after it. */
async function take(client: Client, document: TextDocument, action: CodeAction) {
	const text = applied(document, action);
	await client.edit(text);
	const { items } = await client.pullFull();
	return { text, found: shown(TextDocument.create(uri, document.languageId, 2, text), items) };
}

const URLS = 'f("HTTP://a.example/x⸠|y^z");\nf("http://b.example/x|y");\n';
const plain = URLS.replace('⸠', '');

/** In a place that is repaired without asking, as a program's strings are not. */
const LINKS = '[a](HTTP://a.example/x⸠|y|z)\n[b](http://b.example/x|y)\n[c](http://c.example/x|y)\n';
const links = LINKS.replace('⸠', '');

describe('comments', () => {
	for (const [title, comment, found] of [
		[
			'Ignore this URL here',
			'// url-lint-disable-next-line scheme-case unsafe-character',
			['unsafe-character "|" 2:21'],
		],
		[
			'Turn unsafe-character off here',
			'// url-lint-disable-next-line unsafe-character',
			['scheme-case "HTTP" 1:3', 'unsafe-character "|" 2:21'],
		],
		['Turn unsafe-character off in this file', '// url-lint-disable-file unsafe-character', ['scheme-case "HTTP" 1:3']],
	] as const)
		test(title, async (t) => {
			const { client, document, offers } = await open(t, URLS, 'javascript');
			const action = titled(await offers(), title);
			assert.equal(action.kind, 'quickfix');
			assert.deepEqual(await take(client, document, action), { text: `${comment}\n${plain}`, found });
		});

	test('one is of no use: it is underlined, and its fix removes it', async (t) => {
		const { client, document, offers } = await open(t, 'a();\n// ⸠url-lint-disable-next-line\nb();\n', 'javascript');
		const { items } = await client.pullFull();
		assert.deepEqual(shown(document, items), ['unused-suppression "url-lint-disable-next-line" 1:3']);
		assert.match(items[0]?.codeDescription?.href ?? '', /docs\/rules\/unused-suppression\.md$/);
		assert.deepEqual(await take(client, document, titled(await offers(), 'Remove the comment')), {
			text: 'a();\nb();\n',
			found: [],
		});
	});

	test('one names a rule that there is not', async (t) => {
		const text = 'f("HTTP://a.example/"); // url-lint-disable-line schem⸠e-cse\n';
		const { client, document, offers } = await open(t, text, 'javascript');
		assert.deepEqual(shown(document, (await client.pullFull()).items), [
			'scheme-case "HTTP" 0:3',
			'unknown-rule "scheme-cse" 0:49',
		]);
		const { found } = await take(client, document, titled(await offers(), 'Write scheme-case'));
		assert.deepEqual(found, []);
	});

	test('where there are none, settings are changed instead', async (t) => {
		const { offers } = await open(t, '{ "a": "http://a.example/x⸠|y" }', 'json', { configures: true });
		assert.deepEqual(
			(await offers()).filter(({ kind }) => kind === 'quickfix').map(({ title }) => title),
			['Write "|" as %7C', 'Ignore this URL in the workspace', 'Turn unsafe-character off in the workspace'],
		);
	});
});

describe('the settings', () => {
	for (const [title, expected] of [
		['Ignore this URL in the workspace', { ignoreUrls: ['http://a.example/x|y'] }],
		['Turn unsafe-character off in the workspace', { rules: { 'unsafe-character': 'off' } }],
	] as const)
		test(`${title}: into the file`, async (t) => {
			const root = mkdtempSync(join(tmpdir(), 'url-lint-'));
			t.after(() => rmSync(root, { recursive: true }));
			const file = join(root, '.url-lint.json');
			writeFileSync(file, '{}\n');
			const client = await startClient(t, { configures: true });
			const document = await client.open(
				'{ "a": "http://a.example/x|y" }',
				'json',
				pathToFileURL(join(root, 'a.json')).href,
			);
			const actions = await client.codeActions(Range.create(0, 26, 0, 26), {}, document.uri);
			const { command } = titled(actions, title);
			assert.equal(command?.command, 'urlLint.configure');
			const change = command.arguments?.[0] as SettingChange;
			const edit = await within(client.connection.sendRequest<SettingEdit>('urlLint/configEdit', change));
			const config = TextDocument.create(edit.file?.uri ?? '', 'jsonc', 1, '{}\n');
			const text = TextDocument.applyEdits(config, edit.file?.edits ?? []);
			assert.deepEqual(JSON.parse(text), expected);
			writeFileSync(file, text);
			await client.filesChanged(pathToFileURL(file).href);
			assert.deepEqual((await client.pullFull(undefined, document.uri)).items, []);
		});
});

describe('how far a fix goes', () => {
	const options: Options = { configures: true };

	for (const [title, text] of [
		['Percent-encode all unsafe characters of this URL', links.replace('x|y|z', 'x%7Cy%7Cz')],
		['Apply all 3 safe fixes of unsafe-character in the file', links.replaceAll('|', '%7C')],
	] as const)
		test(title, async (t) => {
			const { document, offers } = await open(t, LINKS, 'markdown', options);
			assert.equal(applied(document, titled(await offers(), title)), text);
		});

	test('all of the URL where no rule offers that itself', async (t) => {
		const text = 'http://a.example/⸠\u00ad1\u00ad2 http://a.example/\u00ad3';
		const { document, offers } = await open(t, text, 'plaintext');
		const one = titled(await offers(), 'Remove U+00AD');
		assert.equal(applied(document, one), 'http://a.example/1\u00ad2 http://a.example/\u00ad3');
		const action = titled(await offers(), 'Fix all 2 of this kind in this URL (invisible-character)');
		assert.equal(applied(document, action), 'http://a.example/12 http://a.example/\u00ad3');
	});

	test('the workspace, by the command of a client that has it', async (t) => {
		const { offers } = await open(t, LINKS, 'markdown', { fixesWorkspace: true });
		const { command } = titled(await offers(), 'Apply all safe fixes of unsafe-character in the workspace');
		assert.deepEqual([command?.command, command?.arguments], ['urlLint.fixWorkspace', [{ code: 'unsafe-character' }]]);
		const other = await open(t, LINKS, 'markdown', options);
		assert(!(await other.offers()).some(({ title }) => title.includes('in the workspace (')));
	});
});

describe('a text that is not open', () => {
	const params = { uri: 'file:///d/b.md', languageId: 'markdown', text: links };

	async function ask(client: Client, more: object = {}): Promise<{ fixed: number; text: string } | null> {
		const given = { ...params, ...more };
		const result = await within(client.connection.sendRequest<FixAllResult | null>('urlLint/fixAll', given));
		if (result === null) return null;
		const document = TextDocument.create(given.uri, given.languageId, 1, given.text);
		return { fixed: result.fixed, text: TextDocument.applyEdits(document, result.edits) };
	}

	test('all that is safe, or what one rule finds', async (t) => {
		const client = await startClient(t);
		const all = links.replaceAll('|', '%7C');
		assert.deepEqual(await ask(client), { fixed: 4, text: all.replace('HTTP', 'http') });
		assert.deepEqual(await ask(client, { code: 'unsafe-character' }), { fixed: 3, text: all });
		assert.deepEqual(await ask(client, { code: 'no-shouting' }), { fixed: 0, text: links });
	});

	test('what a comment switches off stays', async (t) => {
		const client = await startClient(t);
		const text = `<!-- url-lint-disable-next-line -->\n${links}`;
		assert.deepEqual(await ask(client, { text }), {
			fixed: 2,
			text: text.replaceAll('.example/x|y)', '.example/x%7Cy)'),
		});
	});

	test('the settings of its place count, and those for its language', async (t) => {
		const config = {
			uri: 'vscode-vfs://h/.url-lint.json',
			text: '{ "ignore": ["old"], "overrides": [{ "languages": ["mdx"], "rules": { "unsafe-character": "off" } }] }',
		};
		const client = await startClient(t, { config: () => config });
		assert.equal(await ask(client, { uri: 'vscode-vfs://h/old/b.md' }), null);
		assert.equal((await ask(client, { uri: 'vscode-vfs://h/b.mdx', languageId: 'mdx' }))?.fixed, 1);
		assert.equal((await ask(client, { uri: 'vscode-vfs://h/b.md' }))?.fixed, 4);
	});
});
