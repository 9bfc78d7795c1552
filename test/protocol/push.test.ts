/** Diagnostics for clients that do not ask: `textDocument/publishDiagnostics`. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { shown, startClient, until, uri } from './client';

describe('push', () => {
	test('on opening, with the version', async (t) => {
		const client = await startClient(t, { pull: false });
		const document = await client.open('http://a.example/x|y\n');
		await until(() => client.published.length > 0, 'diagnostics');
		assert.equal(client.published[0]?.version, 1);
		assert.equal(client.published[0]?.uri, uri);
		assert.deepEqual(shown(document, client.published[0]?.diagnostics ?? []), ['unsafe-character "|" 0:18']);
	});

	test('a burst of edits: few, the last one right', async (t) => {
		const client = await startClient(t, { pull: false });
		const document = await client.open('');
		const text = 'http://a.example/x|y';
		for (const [character, letter] of [...text].entries()) {
			const position = { line: 0, character };
			await client.edit(letter, { start: position, end: position });
			await sleep(2);
		}
		await until(() => client.published.at(-1)?.version === text.length + 1, 'the last version');
		await sleep(400);
		assert(client.published.length <= 4, `${client.published.length} for 20 edits`);
		assert.equal(client.published.at(-1)?.version, text.length + 1);
		assert.deepEqual(shown(document, client.published.at(-1)?.diagnostics ?? []), ['unsafe-character "|" 0:18']);
		assert.deepEqual(
			client.published.map(({ version }) => version),
			client.published.map(({ version }) => version ?? 0).sort((a, b) => a - b),
		);
	});

	test('cleared on close', async (t) => {
		const client = await startClient(t, { pull: false });
		await client.open('http://a.example/x|y\n');
		await until(() => client.published.length === 1, 'diagnostics');
		await client.close();
		await until(() => client.published.length === 2, 'their end');
		assert.deepEqual(client.published[1], { uri, diagnostics: [] });
	});

	test('closed before anything was said: nothing comes after the end', async (t) => {
		const client = await startClient(t, { pull: false });
		await client.open('http://a.example/x|y\n');
		await client.close();
		await until(() => client.published.length > 0, 'the end');
		await sleep(400);
		assert.deepEqual(client.published, [{ uri, diagnostics: [] }]);
	});

	test('again when the settings change', async (t) => {
		const client = await startClient(t, { pull: false });
		await client.open('http://a.example/x|y\n');
		await until(() => client.published.length === 1, 'diagnostics');
		await client.changeSettings({ urlLint: { rules: { 'unsafe-character': 'error' } } });
		await until(() => client.published.length === 2, 'new diagnostics');
		assert.deepEqual(
			client.published.map(({ diagnostics: [first] }) => first?.severity),
			[2, 1],
		);
	});
});
