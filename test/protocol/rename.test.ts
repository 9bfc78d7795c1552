/** References and renaming in all files of a workspace. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import type {
	Location,
	Position,
	Range,
	TextDocumentEdit,
	TextEdit,
	WorkspaceEdit,
	WorkspaceSymbol,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { type Client, type Options, startClient, within } from './client';
import { Folder } from './workspace';

/** Twenty references in nine languages, some spelt otherwise, some escaped as their place wants it. */
const FILES = {
	'guide.md':
		'# Guide\n\n[one](https://shop.example/docs/a?x=1&y=2) and <https://SHOP.example/docs/a?x=1&y=2>.\nhttps://shop.example/docs/b\n',
	'page.html': '<a href="https://shop.example/docs/a?x=1&amp;y=2">a</a>\n<img src="https://shop.example/docs/b">\n',
	'app.js':
		"fetch('https://shop.example/docs/a?x=1&y=2');\nfetch(`https://shop.example/%64ocs/b`);\n// see https://shop.example/docs/b\n",
	'data.json': '{ "a": "https:\\/\\/shop.example\\/docs\\/a?x=1&y=2",\n "b": "https://shop.example/docs/b" }\n',
	'conf.yaml': 'a: https://shop.example:443/docs/a?x=1&y=2\nb: "https://shop.example/docs/b"\n',
	'tool.py': 'A = "https://shop.example/docs/a?x=1&y=2"\n# https://shop.example/docs/b\n',
	'look.css': 'a { background: url(https://shop.example/docs/b); }\n/* https://shop.example/docs/b */\n',
	'run.sh': 'curl "https://shop.example/docs/a?x=1&y=2"\ncurl https://shop.example/docs/b\n',
	'feed.xml': '<link href="https://shop.example/docs/a?x=1&amp;y=2"/>\n<b>https://shop.example/docs/../docs/b</b>\n',
	'other.txt': 'https://other.example/docs/a and https://shop.example/docsets and http://shop.example/docs/b\n',
};

const edits = { documentChanges: true, changeAnnotationSupport: {} };

async function start(t: TestContext, files: Readonly<Record<string, string>> = FILES, options: Options = {}) {
	const folder = new Folder(t, files);
	const client = await startClient(t, { folders: () => [folder.uri], workspaceEdit: edits, ...options });
	/** Opens a file, and finds a text in it. */
	const at = async (name: string, text: string) => {
		const whole = readFileSync(join(folder.path, name), 'utf8');
		const document = await client.open(whole, name.endsWith('.md') ? 'markdown' : 'plaintext', folder.at(name));
		return { textDocument: { uri: document.uri }, position: document.positionAt(whole.indexOf(text)) };
	};
	return { folder, client, at };
}

function ask<T>(client: Client, method: string, params: object): Promise<T> {
	return within(client.connection.sendRequest<T>(method, params));
}

type At = { readonly textDocument: { readonly uri: string }; readonly position: Position };

async function references(client: Client, folder: Folder, at: At): Promise<Record<string, number>> {
	const found = await ask<Location[]>(client, 'textDocument/references', {
		...at,
		context: { includeDeclaration: true },
	});
	const counts: Record<string, number> = {};
	for (const { uri } of found) counts[folder.name(uri)] = (counts[folder.name(uri)] ?? 0) + 1;
	return counts;
}

/** The files' texts after an edit. */
function after(folder: Folder, edit: WorkspaceEdit): Record<string, string> {
	return Object.fromEntries(
		(edit.documentChanges as TextDocumentEdit[]).map(({ textDocument: { uri }, edits: changes }) => {
			const name = folder.name(uri);
			const document = TextDocument.create(uri, '', 0, readFileSync(join(folder.path, name), 'utf8'));
			return [name, TextDocument.applyEdits(document, changes as TextEdit[])];
		}),
	);
}

/** All files with a text replaced. */
function replaced(...pairs: readonly (readonly [from: string, to: string])[]): Record<string, string> {
	return Object.fromEntries(
		Object.entries(FILES).flatMap(([name, text]) => {
			const changed = pairs.reduce((result, [from, to]) => result.replaceAll(from, to), text);
			return changed === text ? [] : [[name, changed]];
		}),
	);
}

describe('references', () => {
	test('of a host are all URLs that have it', async (t) => {
		const { client, folder, at } = await start(t);
		const expected = {
			...{ 'guide.md': 3, 'page.html': 2, 'app.js': 3, 'data.json': 2, 'conf.yaml': 2, 'tool.py': 2 },
			...{ 'look.css': 2, 'run.sh': 2, 'feed.xml': 2, 'other.txt': 2 },
		};
		assert.deepEqual(await references(client, folder, await at('guide.md', 'shop.example')), expected);
	});

	test('of a folder are all URLs below it, twenty in nine languages', async (t) => {
		const { client, folder, at } = await start(t);
		const { 'other.txt': other, ...found } = await references(client, folder, await at('guide.md', 'docs/a'));
		assert.equal(other, undefined);
		assert.equal(Object.keys(found).length, 9);
		assert.equal(
			Object.values(found).reduce((sum, count) => sum + count),
			20,
		);
	});

	test('of a scheme, a query or an end are the same URL in all spellings', async (t) => {
		const { client, folder, at } = await start(t);
		const expected = {
			...{ 'guide.md': 2, 'page.html': 1, 'app.js': 1, 'data.json': 1, 'conf.yaml': 1, 'tool.py': 1 },
			...{ 'run.sh': 1, 'feed.xml': 1 },
		};
		const place = await at('guide.md', 'https://shop');
		assert.deepEqual(await references(client, folder, place), expected);
		const query = { ...place, position: { line: 2, character: FILES['guide.md'].split('\n')[2]?.indexOf('x=1') ?? 0 } };
		assert.deepEqual(await references(client, folder, query), expected);
	});

	test('what the editor has goes before what is on disk', async (t) => {
		const { client, folder, at } = await start(t);
		const place = await at('other.txt', 'other.example');
		await client.edit('http://other.example/ http://other.example/2', undefined, folder.at('other.txt'));
		assert.deepEqual(await references(client, folder, { ...place, position: { line: 0, character: 9 } }), {
			'other.txt': 2,
		});
	});

	test('what an editor shows of another version is no file of its own', async (t) => {
		const { client, folder, at } = await start(t, { 'a.md': 'http://a.example/' });
		await client.open('http://a.example/ http://a.example/', 'markdown', 'git:/w/a.md?ref');
		assert.deepEqual(await references(client, folder, await at('a.md', 'a.example')), { 'a.md': 1 });
	});

	test('a file without folders has its own', async (t) => {
		const { client } = await start(t, {}, { folders: () => [] });
		const { uri } = await client.open('http://a.example/ http://a.example/2');
		const at = { textDocument: { uri }, position: { line: 0, character: 9 } };
		assert.equal((await ask<Location[]>(client, 'textDocument/references', { ...at, context: {} })).length, 2);
	});

	test('outside of URLs there are none, and nothing can be renamed', async (t) => {
		const { client, at } = await start(t);
		const place = await at('guide.md', 'Guide');
		assert.equal(await ask(client, 'textDocument/references', { ...place, context: {} }), null);
		assert.equal(await ask(client, 'textDocument/prepareRename', place), null);
		assert.equal(await ask(client, 'textDocument/rename', { ...place, newName: 'x' }), null);
	});
});

describe('rename', () => {
	test('says what is going to be renamed', async (t) => {
		const { client, at } = await start(t);
		const prepare = async (place: At) => {
			const { range, placeholder } = await ask<{ range: Range; placeholder: string }>(
				client,
				'textDocument/prepareRename',
				place,
			);
			return [range.start.character, range.end.character, placeholder];
		};
		const host = await at('guide.md', 'shop.example');
		assert.deepEqual(await prepare(host), [14, 26, 'shop.example']);
		const inLine = (character: number) => ({ ...host, position: { line: 2, character } });
		assert.deepEqual(await prepare(inLine(28)), [6, 31, 'https://shop.example/docs']);
		assert.deepEqual(await prepare(inLine(6)), [6, 41, 'https://shop.example/docs/a?x=1&y=2']);
	});

	test('a host is another one everywhere', async (t) => {
		const { client, folder, at } = await start(t);
		const place = await at('guide.md', 'shop.example');
		const edit = await ask<WorkspaceEdit>(client, 'textDocument/rename', { ...place, newName: 'new.example' });
		assert.deepEqual(after(folder, edit), replaced(['shop.example', 'new.example'], ['SHOP.example', 'new.example']));
	});

	test('a folder moves, however it is spelt, and what only begins alike stays', async (t) => {
		const { client, folder, at } = await start(t);
		const place = await at('guide.md', 'docs/a');
		const newName = 'https://new.example/manual/';
		const edit = await ask<WorkspaceEdit>(client, 'textDocument/rename', { ...place, newName });
		const moved = replaced(
			['https:\\/\\/shop.example\\/docs\\/', 'https:\\/\\/new.example\\/manual\\/'],
			['https://shop.example/docs/../docs/', 'https://new.example/manual/'],
			['https://shop.example:443/docs/', 'https://new.example/manual/'],
			['https://shop.example/%64ocs/', 'https://new.example/manual/'],
			['https://SHOP.example/docs/', 'https://new.example/manual/'],
			['https://shop.example/docs/', 'https://new.example/manual/'],
		);
		const texts = after(folder, edit);
		// The slashes of the new name need no escape: both are right.
		texts['data.json'] = JSON.stringify(JSON.parse(texts['data.json'] ?? ''));
		assert.deepEqual(texts, { ...moved, 'data.json': JSON.stringify(JSON.parse(moved['data.json'] ?? '')) });
	});

	test('a URL is written as each place wants it', async (t) => {
		const { client, folder, at } = await start(t);
		const place = await at('guide.md', '?x=1');
		const newName = 'https://new.example/?q=1&r=2';
		const edit = await ask<WorkspaceEdit>(client, 'textDocument/rename', { ...place, newName });
		const texts = after(folder, edit);
		assert.equal(texts['page.html']?.split('\n')[0], '<a href="https://new.example/?q=1&amp;r=2">a</a>');
		assert.equal(texts['feed.xml']?.split('\n')[0], '<link href="https://new.example/?q=1&amp;r=2"/>');
		assert.equal(texts['run.sh']?.split('\n')[0], 'curl "https://new.example/?q=1&r=2"');
		assert.equal(JSON.parse(texts['data.json'] ?? '').a, newName);
		assert.equal(texts['look.css'], undefined);
	});

	test('files that are not open want to be confirmed, and open ones have their version', async (t) => {
		const { client, folder, at } = await start(t);
		const place = await at('guide.md', 'shop.example');
		const edit = await ask<WorkspaceEdit>(client, 'textDocument/rename', { ...place, newName: 'new.example' });
		assert.deepEqual(
			Object.values(edit.changeAnnotations ?? {}).map(({ needsConfirmation }) => needsConfirmation),
			[true],
		);
		for (const { textDocument, edits: changes } of edit.documentChanges as TextDocumentEdit[]) {
			const isOpen = folder.name(textDocument.uri) === 'guide.md';
			assert.equal(textDocument.version, isOpen ? 1 : null);
			for (const change of changes) assert.equal('annotationId' in change, !isOpen);
		}
	});

	test('a client that takes no versions gets the changes alone', async (t) => {
		const { client, at } = await start(t, FILES, { workspaceEdit: {} });
		const place = await at('guide.md', 'shop.example');
		const edit = await ask<WorkspaceEdit>(client, 'textDocument/rename', { ...place, newName: 'new.example' });
		assert.deepEqual(Object.keys(edit), ['changes']);
		assert.equal(Object.keys(edit.changes ?? {}).length, 10);
	});

	const bad: readonly (readonly [at: string, name: string, why: RegExp])[] = [
		['shop.example', 'two words.example', /host/],
		['shop.example', 'a.example:80', /host/],
		['shop.example', 'a.example/x', /host/],
		['shop.example', '', /host/],
		['docs/a', 'docs', /URL/],
		['docs/a', 'https://a.example/?x', /beginning/],
		['?x=1', 'nothing', /URL/],
	];
	for (const [where, newName, why] of bad)
		test(`"${newName}" is refused for ${where}`, async (t) => {
			const { client, at } = await start(t);
			await assert.rejects(ask(client, 'textDocument/rename', { ...(await at('guide.md', where)), newName }), why);
		});

	test('a name beyond ASCII and a space are encoded', async (t) => {
		const { client, folder, at } = await start(t, { 'a.md': 'https://a.example/x?y\n' });
		const place = await at('a.md', 'a.example');
		const host = await ask<WorkspaceEdit>(client, 'textDocument/rename', { ...place, newName: 'bücher.example' });
		assert.equal(after(folder, host)['a.md'], 'https://xn--bcher-kva.example/x?y\n');
		const url = { ...place, position: { line: 0, character: 0 } };
		const newName = 'https://a.example/two words';
		const edit = await ask<WorkspaceEdit>(client, 'textDocument/rename', { ...url, newName });
		assert.equal(after(folder, edit)['a.md'], 'https://a.example/two%20words\n');
	});
});

describe('workspace symbols', () => {
	test('are URLs by their words, and no secret is shown or found', async (t) => {
		const { client, folder } = await start(t, {
			'a.md': 'https://a.example/one/two https://b.example/one https://u:hunter22@c.example/one\n',
		});
		const names = async (query: string) =>
			(await ask<WorkspaceSymbol[]>(client, 'workspace/symbol', { query })).map(({ name }) => name).sort();
		const place = { textDocument: { uri: folder.at('a.md') }, position: { line: 0, character: 0 } };
		await client.open(readFileSync(join(folder.path, 'a.md'), 'utf8'), 'markdown', place.textDocument.uri);
		await references(client, folder, place);
		assert.deepEqual(await names('TWO example'), ['https://a.example/one/two']);
		assert.deepEqual(await names('c.example'), ['https://u:••••@c.example/one']);
		assert.deepEqual(await names('hunter22'), []);
		assert.deepEqual(await names(''), []);
	});
});
