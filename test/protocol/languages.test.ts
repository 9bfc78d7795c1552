/** Clients call languages as they like; the server reads them by any name, and by the file's where that says nothing. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CodeActionRequest } from 'vscode-languageserver/node';
import { startClient } from './client';

/** What the fixes for the findings in a document write. */
async function written(t: Parameters<typeof startClient>[0], text: string, languageId: string, uri: string) {
	const client = await startClient(t, { pull: false });
	await client.open(text, languageId, uri);
	const range = { start: { line: 0, character: 0 }, end: { line: 0, character: text.length } };
	const actions = await client.connection.sendRequest(CodeActionRequest.type, {
		textDocument: { uri },
		range,
		context: { diagnostics: [], only: ['quickfix'] },
	});
	const texts = (actions ?? []).flatMap((action) =>
		'edit' in action ? Object.values(action.edit?.changes ?? {}).flatMap((edits) => edits.map((e) => e.newText)) : [],
	);
	return texts;
}

const batch = 'curl "https://a.example/x|y"\n';

describe('a fix for a batch file doubles its %', () => {
	for (const [client, languageId, uri] of [
		['VS Code', 'bat', 'file:///a/run'],
		['Vim', 'dosbatch', 'file:///a/run'],
		['Emacs', 'bat-mode', 'file:///a/run'],
		['Sublime Text', 'source.batchfile', 'file:///a/run'],
		['eglot', 'text', 'file:///a/run.bat'],
		['eglot, an escaped name', 'fundamental', 'file:///a/run%2Ebat'],
		['a client with ids of its own', 'msdos', 'file:///a/run.CMD'],
	] as const)
		test(`${client}: ${languageId} in ${uri}`, async (t) => {
			const texts = await written(t, batch, languageId, uri);
			assert.ok(texts.includes('%%7C'), texts.join(' '));
			assert.ok(!texts.includes('%7C'), texts.join(' '));
		});
});

test('a cell of a notebook is not read as its notebook', async (t) => {
	const texts = await written(t, 'https://a.example/x|y\n', 'plaintext', 'vscode-notebook-cell:/a/run.bat#c1');
	assert.ok(texts.includes('%7C'), texts.join(' '));
});
