/** Colours, inlay hints and completion over the wire. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CompletionRequest, InlayHintRequest } from 'vscode-languageserver-protocol';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { type ColoursResult, colourNames, coloursRequest } from '../../server/src/protocol';
import { type Client, startClient, until, whole } from './client';

const TEXT = 'See http://a.example/caf%C3%A9/%zz there.\n';

/** What is coloured, `text colour`. */
async function coloured(client: Client, document: TextDocument, version = document.version): Promise<unknown> {
	const { uri } = document;
	const params = { textDocument: { uri }, version, ranges: [whole(document)] };
	const result = await client.connection.sendRequest<ColoursResult | null>(coloursRequest, params);
	const spans = result?.spans ?? [];
	const text = document.getText();
	const rows = Array.from({ length: spans.length / 3 }, (_, index) => spans.slice(3 * index, 3 * index + 3));
	return result && rows.map(([offset, end, colour = 0]) => `${text.slice(offset, end)} ${colourNames[colour]}`);
}

describe('colours', () => {
	test('of what is seen, in the version that is asked for', async (t) => {
		const client = await startClient(t);
		const document = await client.open(TEXT);
		assert.deepEqual(await coloured(client, document), ['%C3%A9 escape', '% brokenEscape']);
		assert.equal(await coloured(client, document, 7), null);
	});

	test('follow the settings', async (t) => {
		const client = await startClient(t, { initializationOptions: { colours: 'off' } });
		const document = await client.open(TEXT);
		assert.deepEqual(await coloured(client, document), []);
		await client.changeSettings({ urlLint: { colours: 'all' } });
		assert.equal(((await coloured(client, document)) as string[]).length, 8);
		await client.changeSettings({ urlLint: { colours: 'all', enable: false } });
		assert.deepEqual(await coloured(client, document), []);
		await client.changeSettings({ urlLint: { colours: 'red' } });
		assert.deepEqual(await coloured(client, document), ['%C3%A9 escape', '% brokenEscape']);
		await until(() => client.log.some((line) => line.includes('"off", "escapes" or "all"')), 'a word on red');
	});

	test('of a document that nobody opened there are none', async (t) => {
		const client = await startClient(t);
		const document = await client.open(TEXT);
		await client.close();
		assert.deepEqual(await coloured(client, document), []);
	});

	for (const params of [{}, { textDocument: null }, { textDocument: { uri: 'file:///a.txt' }, version: 1, ranges: 4 }])
		test(`of nonsense there are none: ${JSON.stringify(params)}`, async (t) => {
			const client = await startClient(t);
			await client.open(TEXT);
			assert.equal(await client.connection.sendRequest(coloursRequest, params), null);
		});
});

describe('inlay hints', () => {
	const ask = (client: Client, document: TextDocument) =>
		client.connection.sendRequest(InlayHintRequest.type, {
			textDocument: { uri: document.uri },
			range: whole(document),
		});

	test('are given to who wants them', async (t) => {
		const client = await startClient(t, { refresh: true });
		const document = await client.open(TEXT);
		assert.equal(await ask(client, document), null);
		await client.changeSettings({ urlLint: { inlayHints: true } });
		await until(() => client.inlayRefreshes === 1, 'a refresh');
		assert.deepEqual(await ask(client, document), [
			{ position: { line: 0, character: 30 }, label: 'é', paddingLeft: true },
		]);
	});

	test('a client that cannot refresh is not asked to', async (t) => {
		const client = await startClient(t);
		const document = await client.open(TEXT);
		await client.changeSettings({ urlLint: { inlayHints: true } });
		assert.equal((await ask(client, document))?.length, 1);
		assert.equal(client.inlayRefreshes, 0);
	});
});

describe('completion', () => {
	const ask = async (client: Client, text: string) => {
		const { uri } = await client.open(text);
		const position = { line: 0, character: text.length };
		return client.connection.sendRequest(CompletionRequest.type, { textDocument: { uri }, position });
	};

	test('behind a percent sign in a URL', async (t) => {
		const items = await ask(await startClient(t), 'http://a.example/b%');
		assert(Array.isArray(items));
		assert.deepEqual(items[0], {
			...{ label: '%20', detail: 'space', kind: 12, sortText: '00', filterText: '%20' },
			textEdit: {
				range: { start: { line: 0, character: 18 }, end: { line: 0, character: 19 } },
				newText: '%20',
			},
		});
	});

	test('elsewhere nothing', async (t) => {
		assert.equal(await ask(await startClient(t), 'It is 5%'), null);
	});

	test('where URLs are not checked nothing', async (t) => {
		const client = await startClient(t, { initializationOptions: { enable: false } });
		assert.equal(await ask(client, 'http://a.example/b%'), null);
	});
});
