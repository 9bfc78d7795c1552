/** What our client does by its own requests, other clients do by `workspace/executeCommand`. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import {
	ErrorCodes,
	ExecuteCommandRequest,
	ResponseError,
	type TextDocumentEdit,
	type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import manifest from '../../package.json';
import { refactoringNames } from '../../server/src/protocol';
import { type Options, startClient, uri, within } from './client';
import { Folder } from './workspace';

const at = (line: number, character: number) => ({ line, character });
const from = (character: number, end: number) => ({ start: at(0, character), end: at(0, end) });

/** A client that applies edits of the document, and what became of it. */
async function start(t: TestContext, text: string, options: Options = {}) {
	const edits: WorkspaceEdit[] = [];
	const shown: string[] = [];
	const client = await startClient(t, {
		applies: (edit) => edits.push(edit) > 0,
		shows: ({ uri: page }) => void shown.push(page),
		...options,
	});
	const document = await client.open(text);
	const run = (command: string, ...args: unknown[]) =>
		within(client.connection.sendRequest(ExecuteCommandRequest.type, { command, arguments: args }));
	const after = () => TextDocument.applyEdits(document, edits.at(-1)?.changes?.[uri] ?? []);
	/** What was said, once. */
	const said = () => client.popups.splice(0);
	return { client, document, edits, shown, run, after, said };
}

const textDocument = { uri };

describe('the commands', () => {
	test('are those of the extension, by the same names', async (t) => {
		const { client } = await start(t, '');
		const { commands = [] } = client.initialized?.capabilities.executeCommandProvider ?? {};
		assert.equal(commands.length, 9 + refactoringNames.length);
		const own = new Set([...manifest.contributes.commands.map(({ command }) => command), 'urlLint.configure']);
		for (const command of commands) assert(own.has(command), command);
	});

	test('are announced neither where no edits are applied, nor to a client that has them', async (t) => {
		const none = await startClient(t);
		assert.equal(none.initialized?.capabilities.executeCommandProvider, undefined);
		const ours = await startClient(t, { applies: () => true, commands: true });
		assert.equal(ours.initialized?.capabilities.executeCommandProvider, undefined);
	});

	/** The text, the command, its argument, and what comes of it. */
	const cases: readonly (readonly [text: string, command: string, given: object, after: string, edits?: number])[] = [
		['http:/a.example/b http:/b.example/c', 'fixAll', {}, 'http://a.example/b http://b.example/c'],
		['http:/a.example/b', 'fixAll', { code: 'backslash' }, 'http:/a.example/b'],
		['http://a.example/?q=a b', 'encodeSelection', { range: from(20, 23) }, 'http://a.example/?q=a%20b'],
		['größe', 'encodeSelection', { range: from(0, 5), component: 'segment' }, 'gr%C3%B6%C3%9Fe'],
		['http://a.example/caf%C3%A9', 'decodeSelection', { range: from(0, 26) }, 'http://a.example/café'],
		['HTTP://A.example:80/./b', 'normalise', { position: at(0, 9) }, 'http://a.example/b'],
		[
			'http://a.example/b HTTP://c.example',
			'useHttps',
			{ ranges: [from(3, 3), from(22, 22)] },
			'https://a.example/b https://c.example',
		],
		['http://a.example/caf%C3%A9', 'decodeForReading', { position: at(0, 9) }, 'http://a.example/café'],
		['http://bücher.example/', 'hostToPunycode', { position: at(0, 9) }, 'http://xn--bcher-kva.example/'],
		['http://xn--bcher-kva.example/', 'hostToUnicode', { position: at(0, 9) }, 'http://bücher.example/'],
		['see http://a.example/ there', 'wrap', { position: at(0, 9) }, 'see <URL:http://a.example/> there'],
		['see <URL:http://a.example/> there', 'unwrap', { position: at(0, 15) }, 'see http://a.example/ there'],
	];
	for (const [text, command, given, expected] of cases)
		test(`${command} ${JSON.stringify(given)}: ${text}`, async (t) => {
			const { run, after, said } = await start(t, text);
			const count = await run(`urlLint.${command}`, { textDocument, ...given });
			assert.equal(after(), expected);
			assert.equal(Number(count) > 0, text !== expected);
			assert.deepEqual(said(), text === expected ? ['Nothing to change.'] : []);
		});

	test('edits go by the version, where the client takes that; and by "uri" as well', async (t) => {
		const { run, edits } = await start(t, 'http:/a.example/b', { workspaceEdit: { documentChanges: true } });
		await run('urlLint.fixAll', { uri });
		const [edit] = (edits[0]?.documentChanges ?? []) as TextDocumentEdit[];
		assert.deepEqual(edit?.textDocument, { uri, version: 1 });
	});

	test('a client that refuses an edit: nothing was changed', async (t) => {
		const { run } = await start(t, 'http:/a.example/b', { applies: () => false });
		assert.equal(await run('urlLint.fixAll', { uri }), 0);
	});

	test('copies are returned, exact, and shown nowhere', async (t) => {
		const { client, run } = await start(t, 'ftp://me:hunter2@a.example/caf%C3%A9 http://b.example/?q=1&r=a%20b');
		const copied = await run('urlLint.copyDecoded', { textDocument, range: from(0, 60) });
		assert.equal(copied, 'ftp://me:hunter2@a.example/café\nhttp://b.example/?q=1&r=a%20b');
		assert.equal(await run('urlLint.copyParameters', { textDocument, position: at(0, 45) }), 'q = 1\nr = a b');
		assert.deepEqual([...client.popups, ...client.log], []);
	});

	test('a selection in no URL is not encoded before it is said what for', async (t) => {
		const { run, said, edits } = await start(t, 'größe');
		assert.equal(await run('urlLint.encodeSelection', { textDocument, range: from(0, 5) }), 0);
		assert.match(said().join(), /^The selection is in no URL\. .* segment, path, query/);
		assert.deepEqual(edits, []);
	});

	test('explainRule: the page of the worst that is wrong there, or of a rule', async (t) => {
		const { run, shown, said } = await start(t, 'http://a.example/x|y http://b.example/');
		const page = await run('urlLint.explainRule', { textDocument, position: at(0, 3) });
		assert.match(String(page), /unsafe-character/);
		await run('urlLint.explainRule', { code: 'missing-slashes' });
		assert.equal(await run('urlLint.explainRule', { textDocument, position: at(0, 25) }), null);
		assert.equal(await run('urlLint.explainRule', { rule: 'missing-slashes' }), shown[1]);
		await assert.rejects(run('urlLint.explainRule', { code: '../../x' }));
		assert.equal(shown.length, 3);
		assert.equal(shown[0], page);
		assert.deepEqual(said(), ['No URL stands here that something is wrong with.']);
	});

	test('explainRule in a client that shows no pages: where it is', async (t) => {
		const client = await startClient(t, { applies: () => true });
		const params = { command: 'urlLint.explainRule', arguments: [{ code: 'backslash' }] };
		assert.deepEqual(client.popups.splice(0), []);
		const page = await within(client.connection.sendRequest(ExecuteCommandRequest.type, params));
		assert.deepEqual(client.popups.splice(0), [page]);
	});

	for (const args of [[], [{}], [null], [{ textDocument: {} }], [{ textDocument: { uri: 'file:///other' } }], ['x']])
		test(`arguments that say nothing are refused: ${JSON.stringify(args)}`, async (t) => {
			const { client, run } = await start(t, 'x');
			const { commands = [] } = client.initialized?.capabilities.executeCommandProvider ?? {};
			for (const command of commands.filter((name) => !name.endsWith('Workspace')))
				await assert.rejects(run(command, ...args), (error) => {
					assert(error instanceof ResponseError, String(error));
					assert.equal(error.code, ErrorCodes.InvalidParams, command);
					return true;
				});
		});

	const secret = 'https://ana:tiger@a.example/';
	for (const [what, locale, command, args, code, said] of [
		[
			'a document that is not open',
			'ja',
			'urlLint.fixAll',
			{ uri: secret },
			ErrorCodes.InvalidParams,
			'先に文書を開いてください。エディターで開いている文書だけが対象です。',
		],
		[
			'a place that is none',
			'zh-cn',
			'urlLint.normalise',
			{ textDocument, range: { start: secret } },
			ErrorCodes.InvalidParams,
			'请给 urlLint.normalise 一个参数：{ "textDocument": { "uri": … }, "range": … }，也可用 position 代替 range。',
		],
		[
			'a rule that is none',
			'zh-tw',
			'urlLint.explainRule',
			{ code: secret },
			ErrorCodes.InvalidParams,
			'沒有名為「https://ana:••••@a.example/」的規則。',
		],
		[
			'a command that is none',
			'en',
			secret,
			{ textDocument },
			ErrorCodes.MethodNotFound,
			'There is no command https://ana:••••@a.example/.',
		],
		[
			'a client that fails in words of its own',
			'ja',
			'urlLint.fixAll',
			{ textDocument },
			ErrorCodes.InternalError,
			'urlLint.fixAll を実行できませんでした。理由はログにあります。',
		],
	] as const)
		test(`what did not work is said in words, without secrets: ${what}`, async (t) => {
			const applies = () => assert.fail(secret);
			const { client, run } = await start(t, 'http:/a.example/', { locale, applies });
			await assert.rejects(run(command, args), { code, message: said });
			assert(!client.log.join('\n').includes('tiger'));
			assert.equal(
				client.log.some((line) => line.includes('ana:••••')),
				code === ErrorCodes.InternalError,
			);
		});
});

describe('in all files', () => {
	const files = {
		'a.md': 'http:/a.example/b\n',
		'b.txt': 'http://a.example/x|y\n',
		'c.txt': 'http://c.example/\n',
	};

	test('checkWorkspace: the sums, and the findings of files that are not open', async (t) => {
		const folder = new Folder(t, files);
		const { client, run, said } = await start(t, '', { pull: false, folders: () => [folder.uri] });
		const summary = (await run('urlLint.checkWorkspace')) as { files: number };
		assert.equal(summary.files, 3);
		assert.deepEqual(said(), ['Files: 3. URLs: 3. Errors: 1. Warnings: 1. Others: 0.']);
		const shown = client.published.filter(({ diagnostics }) => diagnostics.length > 0);
		assert.deepEqual(shown.map(({ uri: of }) => folder.name(of)).sort(), ['a.md', 'b.txt']);
	});

	test('fixWorkspace: all that is safe, and how much that was', async (t) => {
		const folder = new Folder(t, files);
		const { edits, run, said } = await start(t, '', { folders: () => [folder.uri] });
		await run('urlLint.fixWorkspace');
		assert.deepEqual(
			Object.keys(edits[0]?.changes ?? {}).map((of) => folder.name(of)),
			['a.md'],
		);
		assert.match(said().join(), /^Repaired findings: \d+\. Changed files: 1\.$/);
		await run('urlLint.fixWorkspace', { code: 'port' });
		assert.deepEqual(said(), ['Nothing to change.']);
	});
});

describe('settings', () => {
	const off = (of: string) => ({ uri: of, name: 'rules', value: 'unsafe-character' });
	const creates = { documentChanges: true, resourceOperations: ['create' as const] };

	test('a quick fix turns a rule off: in the configuration file', async (t) => {
		const folder = new Folder(t, { '.url-lint.json': '{ "rules": {} }' });
		const { client, edits, run } = await start(t, '', { folders: () => [folder.uri] });
		await client.open('http://a.example/x|y', 'plaintext', folder.at('a.txt'));
		const actions = await client.codeActions(from(0, 20), {}, folder.at('a.txt'));
		const { command } = actions.find(({ title }) => title.includes('Turn unsafe-character off')) ?? assert.fail();
		assert.equal(await run(command?.command ?? '', ...(command?.arguments ?? [])), 1);
		const text = readFileSync(join(folder.path, '.url-lint.json'), 'utf8');
		const document = TextDocument.create(folder.at('.url-lint.json'), 'json', 0, text);
		const changed = TextDocument.applyEdits(document, edits[0]?.changes?.[document.uri] ?? []);
		assert.deepEqual(JSON.parse(changed), { rules: { 'unsafe-character': 'off' } });
	});

	test('in a file that is made, where there is none', async (t) => {
		const folder = new Folder(t, { 'docs/a.txt': '' });
		const { client, edits, run } = await start(t, '', { folders: () => [folder.uri], workspaceEdit: creates });
		await client.open('http://a.example/x|y', 'plaintext', folder.at('docs/a.txt'));
		await run('urlLint.configure', off(folder.at('docs/a.txt')));
		const [made, edit] = edits[0]?.documentChanges ?? [];
		assert.deepEqual(made, { kind: 'create', uri: folder.at('.url-lint.json'), options: { ignoreIfExists: true } });
		const text = (edit as TextDocumentEdit).edits.map((each) => ('newText' in each ? each.newText : '')).join('');
		assert.deepEqual(JSON.parse(text), { rules: { 'unsafe-character': 'off' } });
	});

	test('a client that makes no files is told what to write', async (t) => {
		const { client, run, said, edits } = await start(t, '');
		await client.open('http://a.example/x|y');
		assert.equal(await run('urlLint.configure', off(uri)), 0);
		assert.match(said().join(), /^Save this in \.url-lint\.json: \{\s*"rules": \{\s*"unsafe-character": "off"/);
		assert.deepEqual(edits, []);
	});

	test('of a document that was never saved: nothing can be changed', async (t) => {
		const { client, run, said } = await start(t, '');
		await client.open('http://a.example/x|y', 'plaintext', 'untitled:1');
		assert.equal(await run('urlLint.configure', off('untitled:1')), 0);
		assert.deepEqual(said(), ['Nothing to change.']);
	});
});
