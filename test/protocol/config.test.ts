/** `.url-lint.json` and `urlLint.ignore` in an editor: read, watched, changed, and from where the server cannot read. */

import assert from 'node:assert/strict';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from 'jsonc-parser';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { SettingChange, SettingEdit } from '../../server/src/protocol';
import { type Client, shown, startClient, until, whole, within } from './client';

const TEXT = 'http://a.example/x|y\n';

/** A folder with files that is gone after the test. */
function folder(t: TestContext, files: Record<string, string>) {
	const root = mkdtempSync(join(tmpdir(), 'url-lint-'));
	t.after(() => rmSync(root, { recursive: true }));
	const write = (path: string, text: string) => {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), text);
	};
	for (const [path, text] of Object.entries(files)) write(path, text);
	return { write, uri: (path: string) => pathToFileURL(join(root, path)).href };
}

async function severities(client: Client, at: string): Promise<(number | undefined)[]> {
	return (await client.pullFull(undefined, at)).items.map(({ severity }) => severity);
}

/** A user that is not root. */
const NOBODY = 65534;

const asError = '{ "rules": { "unsafe-character": "error" } }';

describe('the nearest file', () => {
	test('beats the settings of the editor, key by key', async (t) => {
		const { uri } = folder(t, { '.url-lint.json': asError, 'd/a.txt': '' });
		const client = await startClient(t, {
			configuration: () => ({ rules: { 'unsafe-character': 'off', 'scheme-case': 'error' } }),
		});
		await client.open(`${TEXT}HTTP://a.example/`, 'plaintext', uri('d/a.txt'));
		assert.deepEqual(await severities(client, uri('d/a.txt')), [1, 1]);
	});

	test('a name with spaces and other letters', async (t) => {
		const { uri } = folder(t, { 'Grüße 日本 %41/.url-lint.json': asError });
		const client = await startClient(t);
		await client.open(TEXT, 'plaintext', uri('Grüße 日本 %41/a b.txt'));
		assert.deepEqual(await severities(client, uri('Grüße 日本 %41/a b.txt')), [1]);
	});

	test('a document that was never saved has none', async (t) => {
		const client = await startClient(t, { config: () => assert.fail('not asked') });
		await client.open(TEXT, 'plaintext', 'untitled:Untitled-1');
		assert.deepEqual(await severities(client, 'untitled:Untitled-1'), [2]);
	});

	for (const refresh of [true, false])
		test(`that changes takes effect without a restart${refresh ? ', and the client is told' : ''}`, async (t) => {
			const { uri, write } = folder(t, { 'a.txt': '' });
			const client = await startClient(t, { refresh, watches: true });
			await until(() => client.registered.includes('workspace/didChangeWatchedFiles'), 'the registration');
			await client.open(TEXT, 'plaintext', uri('a.txt'));
			assert.deepEqual(await severities(client, uri('a.txt')), [2]);
			write('.url-lint.json', asError);
			await client.filesChanged(uri('.url-lint.json'));
			if (refresh) await until(() => client.refreshes === 1, 'a refresh');
			assert.deepEqual(await severities(client, uri('a.txt')), [1]);
		});

	test('is watched', async (t) => {
		const client = await startClient(t, { watches: true });
		await until(() => client.watched.length > 0, 'the registration');
		assert.deepEqual(client.watched, [{ globPattern: '**/.url-lint.json' }]);
	});

	for (const [what, files, folders, expected] of [
		['in the workspace folder', ['w/.url-lint.json'], ['w'], 1],
		['above it: not', ['.url-lint.json'], ['w'], 2],
		['above it, named with a slash at the end: not', ['.url-lint.json'], ['w/'], 2],
		['above it, in the same repository: not', ['.git/HEAD', '.url-lint.json'], ['w'], 2],
		['above a repository inside it: not', ['w/d/.git/HEAD', 'w/.url-lint.json'], ['w'], 2],
		['at the root of a repository inside it', ['w/d/.git/HEAD', 'w/d/.url-lint.json'], ['w'], 1],
		['above the inner one of two folders: not', ['w/.url-lint.json'], ['w', 'w/d'], 2],
		['above a document outside of the workspace', ['.url-lint.json'], ['w/other'], 1],
		['above a document outside, whose folder starts with the same letters', ['.url-lint.json'], ['w/d/i'], 1],
		['above a document where no folder is open', ['.url-lint.json'], [], 1],
	] as const)
		test(what, async (t) => {
			const { uri } = folder(t, Object.fromEntries(files.map((file) => [file, asError])));
			const client = await startClient(t, { folders: folders.map(uri) });
			await client.open(TEXT, 'plaintext', uri('w/d/in/a.txt'));
			assert.deepEqual(await severities(client, uri('w/d/in/a.txt')), [expected]);
		});

	test("of another user's: it does not count, and the log says so, once", {
		skip: process.getuid?.() !== 0,
	}, async (t) => {
		const { uri } = folder(t, { '.url-lint.json': asError, 'd/a.txt': '', 'e/a.txt': '' });
		const path = fileURLToPath(uri('.url-lint.json'));
		chownSync(path, NOBODY, NOBODY);
		const client = await startClient(t, { folders: [uri('.')] });
		for (const at of [uri('d/a.txt'), uri('e/a.txt')]) {
			await client.open(TEXT, 'plaintext', at);
			assert.deepEqual(await severities(client, at), [2]);
		}
		await until(() => client.log.length > 0, 'the log');
		assert.deepEqual(client.log, [
			`warning: ${path} is not read: it belongs to another user, neither to you nor to the owner of the folder that it would go for.`,
		]);
	});

	test('counts when it is saved, also in a client that watches no files; pushed', async (t) => {
		const { uri, write } = folder(t, { '.url-lint.json': '{}' });
		const client = await startClient(t, { pull: false });
		await client.open(TEXT, 'plaintext', uri('a.txt'));
		const last = () => client.published.findLast((params) => params.uri === uri('a.txt'))?.diagnostics[0]?.severity;
		await until(() => last() === 2, 'the findings');
		await client.open('{}', 'jsonc', uri('.url-lint.json'));
		await client.edit(asError, undefined, uri('.url-lint.json'));
		write('.url-lint.json', asError);
		await client.save(uri('.url-lint.json'));
		await until(() => last() === 1, 'the new findings');
	});
});

describe('a file that is wrong', () => {
	const text = '{ "rules": { "unsafe-charcter": "error" }, "standard": 7 }';

	test('has diagnostics, and a fix for a misspelt rule', async (t) => {
		const { uri } = folder(t, { '.url-lint.json': text });
		const client = await startClient(t);
		const document = await client.open(text, 'jsonc', uri('.url-lint.json'));
		const { items } = await client.pullFull(undefined, document.uri);
		assert.deepEqual(shown(document, items), ['unknown-rule "unsafe-charcter" 0:14', 'config-error "7" 0:55']);
		assert.match(items[0]?.codeDescription?.href ?? '', /docs\/rules\/unknown-rule\.md$/);
		const [fix] = await client.codeActions(whole(document), {}, document.uri);
		assert.equal(fix?.title, 'Write unsafe-character');
	});

	test('pushed too', async (t) => {
		const client = await startClient(t, { pull: false });
		await client.open(text, 'jsonc', 'file:///d/.url-lint.json');
		await until(() => client.published.length > 0, 'diagnostics');
		assert.deepEqual(
			client.published[0]?.diagnostics.map(({ code }) => code),
			['unknown-rule', 'config-error'],
		);
	});

	test('the rest counts; a line in the log each, once; and the status says it', async (t) => {
		const { uri } = folder(t, { '.url-lint.json': text.replace('{ "uns', '{ "scheme-case": "off", "uns') });
		const client = await startClient(t);
		for (const name of ['a.txt', 'b.txt']) {
			await client.open('HTTP://a.example/x|y', 'plaintext', uri(name));
			assert.deepEqual(await severities(client, uri(name)), [2]);
		}
		await until(() => client.log.length >= 2, 'the log');
		assert.equal(client.log.length, 2);
		assert.match(
			client.log[0] ?? '',
			/^warning: .*\.url-lint\.json:1:37: No rule is called "unsafe-charcter"; did you/,
		);
		assert.deepEqual(client.statuses[0]?.settings?.length, 2);
	});

	test('a misspelt rule in the settings of the editor: the log and the status name the nearest', async (t) => {
		const client = await startClient(t, { configuration: () => ({ rules: { 'unsafe-charcter': 'off' } }) });
		await client.open(TEXT);
		await client.pull();
		const line = 'urlLint.rules.unsafe-charcter: No rule is called "unsafe-charcter"; did you mean "unsafe-character"?';
		await until(() => client.log.includes(`warning: ${line}`), 'the log');
		assert.deepEqual(client.statuses[0]?.settings, [line]);
	});
});

describe('where the server cannot read', () => {
	const at = 'vscode-vfs://github/o/r/d/a.txt';

	test('the client is asked', async (t) => {
		const asked: string[] = [];
		const client = await startClient(t, {
			config: (of) => {
				asked.push(of);
				return {
					uri: 'vscode-vfs://github/o/r/.url-lint.json',
					text: '{ "ignore": ["/d/b.txt"], "standard": "rfc1738" }',
				};
			},
		});
		await client.open('http://a.example/~u', 'plaintext', at);
		assert.deepEqual(await severities(client, at), [1]);
		await client.open('http://a.example/~u', 'plaintext', at.replace('a.txt', 'b.txt'));
		assert.deepEqual(await severities(client, at.replace('a.txt', 'b.txt')), []);
		assert.deepEqual(asked, [at, at.replace('a.txt', 'b.txt')]);
	});

	test('a client that has none, or fails, or cannot be asked', async (t) => {
		for (const config of [() => null, () => assert.fail('no file today'), undefined]) {
			const client = await startClient(t, config ? { config } : {});
			await client.open(TEXT, 'plaintext', at);
			assert.deepEqual(await severities(client, at), [2]);
		}
	});
});

describe('ignored', () => {
	test('a file is not checked, and the status says why', async (t) => {
		const client = await startClient(t);
		const document = await client.open(TEXT, 'plaintext', 'file:///p/node_modules/m/README.md');
		assert.deepEqual(await severities(client, document.uri), []);
		await until(() => client.statuses.length > 0, 'the status');
		assert.deepEqual(client.statuses, [{ uri: document.uri, urls: 0, problems: 0, shown: 0, off: 'ignore' }]);
		assert.equal(await client.hover({ line: 0, character: 3 }, document.uri), null);
		assert.deepEqual(await client.codeActions(whole(document), {}, document.uri), []);
	});

	test('a path counts from the workspace folder', async (t) => {
		const client = await startClient(t, {
			configuration: () => ({ ignore: ['docs/*.txt'] }),
			folders: ['file:///w', 'file:///w/inner'],
		});
		for (const [at, expected] of [
			['file:///w/docs/a.txt', []],
			['file:///w/x/docs/a.txt', [2]],
			['file:///w/inner/docs/a.txt', []],
			['file:///docs/a.txt', []],
		] as const) {
			await client.open(TEXT, 'plaintext', at);
			assert.deepEqual(await severities(client, at), expected, at);
		}
	});

	test('a path counts from the folder that the document is in now', async (t) => {
		let folders = ['file:///w'];
		const client = await startClient(t, {
			configuration: () => ({ ignore: ['docs/*.txt'] }),
			folders: () => folders,
		});
		await client.open(TEXT, 'plaintext', 'file:///w/inner/docs/a.txt');
		assert.deepEqual(await severities(client, 'file:///w/inner/docs/a.txt'), [2]);
		folders = ['file:///w', 'file:///w/inner'];
		await client.foldersChanged(['file:///w/inner']);
		assert.deepEqual(await severities(client, 'file:///w/inner/docs/a.txt'), []);
	});

	test('a URL has no findings, but a hover', async (t) => {
		const client = await startClient(t, { configuration: () => ({ ignoreUrls: ['http://a.example/*'] }) });
		await client.open(`${TEXT}http://b.example/x|y`);
		assert.equal((await client.pullFull()).items.length, 1);
		assert.notEqual(await client.hover({ line: 0, character: 3 }), null);
	});
});

describe('actions that change settings', () => {
	const titles = async (client: Client, document: TextDocument) =>
		(await client.codeActions(whole(document), {}, document.uri))
			.filter(({ command }) => command?.command === 'urlLint.configure')
			.map(({ title, command }) => [title, command?.arguments?.[0]]);

	test('only for a client that has the command', async (t) => {
		const client = await startClient(t);
		assert.deepEqual(await titles(client, await client.open(TEXT)), []);
	});

	test('once for each URL, rule and scheme; no password in them', async (t) => {
		const client = await startClient(t, { configures: true });
		const document = await client.open('http://jane:tiger7@gnu.org/x|y^z htpp://x');
		const change = (name: string, value: string) => ({ uri: document.uri, name, value });
		assert.deepEqual(await titles(client, document), [
			['Ignore this URL in the workspace', change('ignoreUrls', 'http://jane:*@gnu.org/x|y^z')],
			['Turn password-in-url off in the workspace', change('rules', 'password-in-url')],
			['Turn unsafe-character off in the workspace', change('rules', 'unsafe-character')],
			['Ignore this URL in the workspace', change('ignoreUrls', 'htpp://x')],
			['Turn misspelt-scheme off in the workspace', change('rules', 'misspelt-scheme')],
		]);
	});

	const editFor = (client: Client, change: SettingChange) =>
		within(client.connection.sendRequest<SettingEdit | null>('urlLint/configEdit', change));

	test('go into the file, also as it stands in the editor', async (t) => {
		const { uri } = folder(t, { '.url-lint.json': '{}', 'd/[a].txt': '' });
		const client = await startClient(t);
		const change = { uri: uri('d/[a].txt'), name: 'ignore', value: '' } as const;
		const onDisk = await editFor(client, change);
		assert.equal(onDisk?.value, '/d/[a].txt');
		assert.equal(onDisk?.file?.uri, uri('.url-lint.json'));
		assert.match(onDisk?.file?.edits[0]?.newText ?? '', /"node_modules".*"\/d\/\[a\]\.txt"/s);

		const document = await client.open('{ "ignore": ["x"] } // mine', 'jsonc', uri('.url-lint.json'));
		const { file } = (await editFor(client, change)) ?? {};
		const edited = TextDocument.applyEdits(document, file?.edits ?? []);
		assert.match(edited, /^\{\s+"ignore": \[\s+"x",\s+"\/d\/\[a\]\.txt"\s+\]\s+\} \/\/ mine$/);
	});

	test('are for the file as it is now, though nobody said that it changed', async (t) => {
		const { uri, write } = folder(t, { '.url-lint.json': '{}', 'd/a.txt': '' });
		const client = await startClient(t);
		await client.open(TEXT, 'plaintext', uri('d/a.txt'));
		assert.deepEqual(await severities(client, uri('d/a.txt')), [2]);
		const now = '// ours, and longer than before\n{ "rules": { "unsafe-character": "error" } }';
		write('.url-lint.json', now);
		const { file } = (await editFor(client, { uri: uri('d/a.txt'), name: 'rules', value: 'unsafe-character' })) ?? {};
		assert.equal(file?.text, now);
		const edited = TextDocument.applyEdits(TextDocument.create('', '', 0, now), file.edits);
		assert.deepEqual(parse(edited), { rules: { 'unsafe-character': 'off' } });
		assert.deepEqual(await severities(client, uri('d/a.txt')), [1], 'findings follow');
	});

	test('go into the override that would win', async (t) => {
		const text =
			'{ "overrides": [{ "files": ["d/*"], "ignoreUrls": ["x"] }, { "languages": ["markdown"], "ignoreUrls": [] }] }';
		const { uri } = folder(t, { '.url-lint.json': text, 'd/a.txt': '' });
		const client = await startClient(t);
		await client.open(TEXT, 'plaintext', uri('d/a.txt'));
		const { file } = (await editFor(client, { uri: uri('d/a.txt'), name: 'ignoreUrls', value: 'y' })) ?? {};
		assert.deepEqual(parse(TextDocument.applyEdits(TextDocument.create('', '', 0, text), file?.edits ?? [])), {
			overrides: [
				{ files: ['d/*'], ignoreUrls: ['x', 'y'] },
				{ languages: ['markdown'], ignoreUrls: [] },
			],
		});
	});

	test('take the globs of the settings into the folder of the file', async (t) => {
		const { uri } = folder(t, { 'sub/.url-lint.json': '{}', 'sub/a.txt': '' });
		const client = await startClient(t, {
			configuration: () => ({ ignore: ['*.log', 'sub/gen', 'other/gen'] }),
			folders: [uri('.').replace(/\/$/, '')],
		});
		const { file } = (await editFor(client, { uri: uri('sub/a.txt'), name: 'ignore', value: '' })) ?? {};
		const edited = TextDocument.applyEdits(TextDocument.create('', '', 0, '{}'), file?.edits ?? []);
		assert.deepEqual(parse(edited), { ignore: ['*.log', '/gen', '/a.txt'] });
	});

	test('know the entry of a file that is switched off, in the file and in the settings', async (t) => {
		const { uri } = folder(t, { 'in/.url-lint.json': '{"ignore":["/a.txt"]}', 'in/a.txt': '', 'b.txt': '' });
		const client = await startClient(t, {
			configuration: () => ({ ignore: ['/b.txt'] }),
			folders: [uri('.').replace(/\/$/, '')],
		});
		const answerFor = (name: string, remove?: true) =>
			editFor(client, { uri: uri(name), name: 'ignore', value: '', ...(remove ? { remove } : {}) });
		assert.equal((await answerFor('in/a.txt'))?.has, true);
		assert.equal((await answerFor('in/b.txt'))?.has, false);
		assert.deepEqual(await answerFor('b.txt'), { value: '/b.txt', has: true });
		const { text = '', edits = [] } = (await answerFor('in/a.txt', true))?.file ?? {};
		assert.deepEqual(parse(TextDocument.applyEdits(TextDocument.create('', '', 0, text), edits)), { ignore: [] });
	});

	test('have no edit for a file that is broken', async (t) => {
		const { uri } = folder(t, { '.url-lint.json': '{ "rules": ' });
		const client = await startClient(t);
		const edit = await editFor(client, { uri: uri('a.txt'), name: 'rules', value: 'scheme-case' });
		const file = { uri: uri('.url-lint.json'), text: '{ "rules": ', edits: [] };
		assert.deepEqual(edit, { value: 'scheme-case', has: false, file });
	});

	test('go into the settings where there is no file', async (t) => {
		const client = await startClient(t, { folders: ['file:///w'] });
		assert.deepEqual(await editFor(client, { uri: 'file:///w/d/a*.txt', name: 'ignore', value: '' }), {
			value: '/d/a\\*.txt',
			has: false,
		});
		assert.deepEqual(await editFor(client, { uri: 'file:///w/a.txt', name: 'rules', value: 'x' }), {
			value: 'x',
			has: false,
		});
	});

	test('a request that is none is answered', async (t) => {
		const client = await startClient(t);
		assert.equal(await editFor(client, null as never), null);
		await until(() => client.log.length > 0, 'a line in the log');
	});
});
