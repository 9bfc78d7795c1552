/** The tree of URLs, exports of it, and the safe fixes of all files. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import type { TextDocumentEdit, TextEdit } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import {
	checkWorkspaceRequest,
	type UrlExportParams,
	type UrlSelection,
	type UrlTree,
	type UrlTreeNode,
	urlExportRequest,
	urlTreeChangedNotification,
	urlTreeRequest,
	type WorkspaceFixes,
	workspaceFixesRequest,
} from '../../server/src/protocol/workspace';
import { type Client, startClient, until, within } from './client';
import { Folder } from './workspace';

const FILES = {
	'a.md': 'https://a.example/1 and https://a.example/2?token=hunter22hunter22hunter22\n',
	'b/c.txt': 'http://a.example/x\\y https://a.example/1 mailto:u@b.example http://b.example/%zz\n',
};

async function start(t: TestContext, files: Readonly<Record<string, string>> = FILES) {
	const folder = new Folder(t, files);
	const workspaceEdit = { documentChanges: true, changeAnnotationSupport: {} };
	const client = await startClient(t, { folders: () => [folder.uri], workspaceEdit });
	const ask = (selection: UrlSelection) => within(client.connection.sendRequest<UrlTree>(urlTreeRequest, selection));
	return { folder, client, ask };
}

function check(client: Client): Promise<unknown> {
	return within(client.connection.sendRequest(checkWorkspaceRequest, {}));
}

function row({ label, count, severity, detail }: UrlTreeNode): string {
	return [label, count, severity, detail].filter((each) => each !== undefined).join(' | ');
}

describe('the tree', () => {
	test('is answered with what is known at once, and told when there is more', async (t) => {
		const { client, ask } = await start(t);
		let changes = 0;
		client.connection.onNotification(urlTreeChangedNotification, () => void changes++);
		assert.deepEqual(await ask({ by: 'host' }), { nodes: [], complete: false });
		await until(() => changes > 0, 'the change');
		let tree = await ask({ by: 'host' });
		for (; !tree.complete; tree = await ask({ by: 'host' })) await until(() => changes > 0, 'the end');
		assert.deepEqual(tree.nodes.map(row), ['a.example | 4 | warning', 'b.example | 1 | error', 'without a host | 1']);
	});

	test('goes from hosts by URLs to places, and shows no secret', async (t) => {
		const { client, ask, folder } = await start(t);
		await check(client);
		const host = (await ask({ by: 'host' })).nodes[0];
		const { nodes } = await ask({ by: 'host', node: host?.id ?? '' });
		assert.deepEqual(nodes.map(row), [
			'http://a.example/x\\y | warning | b/c.txt:1',
			'https://a.example/1 | 2',
			'https://a.example/2?token=•••• | a.md:1',
		]);
		assert(!JSON.stringify(nodes).includes('hunter22'));
		assert.deepEqual(
			nodes.map(({ hasChildren, location }) => [hasChildren, location !== undefined]),
			[
				[false, true],
				[true, false],
				[false, true],
			],
		);
		const places = await ask({ by: 'host', node: nodes[1]?.id ?? '' });
		assert.deepEqual(places.nodes.map(row), ['a.md:1', 'b/c.txt:1']);
		assert.deepEqual(places.nodes[0]?.location, {
			uri: folder.at('a.md'),
			range: { start: { line: 0, character: 0 }, end: { line: 0, character: 19 } },
		});
	});

	test('goes by what is wrong, the worst first', async (t) => {
		const { client, ask } = await start(t);
		await check(client);
		const { nodes } = await ask({ by: 'problem' });
		assert.deepEqual(
			nodes.map(({ label }) => label),
			['malformed-percent', 'backslash'],
		);
		const below = await ask({ by: 'problem', node: nodes[0]?.id ?? '' });
		assert.deepEqual(below.nodes.map(row), ['http://b.example/%zz | error | b/c.txt:1']);
	});

	test('goes by file, and a filter wants all of its words', async (t) => {
		const { client, ask } = await start(t);
		await check(client);
		const { nodes } = await ask({ by: 'file' });
		assert.deepEqual(nodes.map(row), ['a.md | 2', 'b/c.txt | 4 | error']);
		const places = await ask({ by: 'file', node: nodes[0]?.id ?? '' });
		assert.deepEqual(places.nodes.map(row), [
			'https://a.example/1 | a.md:1',
			'https://a.example/2?token=•••• | a.md:1',
		]);
		assert.deepEqual((await ask({ by: 'file', filter: 'B.EXAMPLE c.txt' })).nodes.map(row), ['b/c.txt | 2 | error']);
		assert.deepEqual((await ask({ by: 'file', filter: 'backslash' })).nodes.map(row), ['b/c.txt | 1 | warning']);
		assert.deepEqual((await ask({ by: 'file', filter: 'hunter22' })).nodes, []);
	});

	test('a node that is not there has no children, and ids stay', async (t) => {
		const { client, ask } = await start(t);
		await check(client);
		for (const node of ['nothing', '["nothing"]', '']) assert.deepEqual((await ask({ by: 'host', node })).nodes, []);
		assert.deepEqual((await ask({ by: 'host' })).nodes, (await ask({ by: 'host' })).nodes);
	});
});

describe('an export', () => {
	const exported = (client: Client, params: UrlExportParams) =>
		within(client.connection.sendRequest<string>(urlExportRequest, params));

	test('is a list of URLs, each once and exactly', async (t) => {
		const { client, ask } = await start(t);
		assert.equal(
			await exported(client, { by: 'host', as: 'list', filter: 'https' }),
			'https://a.example/1\nhttps://a.example/2?token=hunter22hunter22hunter22\n',
		);
		const { nodes } = await ask({ by: 'host' });
		assert.equal(
			await exported(client, { by: 'host', as: 'list', node: nodes[1]?.id ?? '' }),
			'http://b.example/%zz\n',
		);
	});

	test('has every place as the command names them', async (t) => {
		const { client } = await start(t, { 'a,b.md': 'see https://a.example/1\n' });
		assert.equal(
			await exported(client, { by: 'file', as: 'csv' }),
			'file,offset,end,line,column,url,context\n"a,b.md",4,23,1,5,https://a.example/1,text\n',
		);
		assert.deepEqual(JSON.parse(await exported(client, { by: 'file', as: 'ndjson' })), {
			...{ file: 'a,b.md', offset: 4, end: 23, line: 1, column: 5, url: 'https://a.example/1', context: 'text' },
		});
	});
});

describe('the fixes of all files', () => {
	const files = {
		'a.html': '<a href="http://a.example/x|y">x</a> <a href="http:\\\\a.example/b">y</a>\n',
		'b.html': '<a href="http://a.example/x|y">x</a>\n',
		'good.md': 'https://a.example/\n',
		'out.min.html': '<a href="http://a.example/x|y">x</a>\n',
	};
	const fixes = (client: Client, params: object = {}) =>
		within(client.connection.sendRequest<WorkspaceFixes>(workspaceFixesRequest, params));

	test('are one edit, by rule, and nothing is written', async (t) => {
		const { client, folder } = await start(t, files);
		await client.open(files['b.html'], 'html', folder.at('b.html'));
		const { edit, fixed, files: count, skipped } = await fixes(client);
		assert.deepEqual([fixed, count, skipped], [3, 2, { ignored: 1 }]);
		assert.deepEqual(Object.keys(edit.changeAnnotations ?? {}).sort(), ['backslash', 'unsafe-character']);
		for (const annotation of Object.values(edit.changeAnnotations ?? {}))
			assert.equal(annotation.needsConfirmation, true);
		const changes = edit.documentChanges as TextDocumentEdit[];
		const texts = changes.map(({ textDocument, edits }) => {
			const name = folder.name(textDocument.uri) as keyof typeof files;
			const document = TextDocument.create('', '', 0, files[name]);
			assert.equal(readFileSync(join(folder.path, name), 'utf8'), files[name]);
			return [name, textDocument.version, TextDocument.applyEdits(document, edits as TextEdit[])];
		});
		assert.deepEqual(texts, [
			['a.html', null, '<a href="http://a.example/x%7Cy">x</a> <a href="http://a.example/b">y</a>\n'],
			['b.html', 1, '<a href="http://a.example/x%7Cy">x</a>\n'],
		]);
	});

	test('are those of one rule where one is named', async (t) => {
		const { client } = await start(t, files);
		const { fixed, files: count } = await fixes(client, { code: 'backslash' });
		assert.deepEqual([fixed, count], [1, 1]);
	});
});
