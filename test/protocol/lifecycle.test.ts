/** The server starts, says what it can, and ends, on every transport. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ExitNotification, ShutdownRequest } from 'vscode-languageserver/node';
import { version } from '../../package.json';
import { Client, startClient } from './client';

describe('initialize', () => {
	test('to a client that pulls', async (t) => {
		const client = await startClient(t);
		assert.deepEqual(client.initialized, {
			capabilities: {
				textDocumentSync: { openClose: true, change: 2, save: true },
				notebookDocumentSync: { notebookSelector: [{ notebook: '*' }] },
				hoverProvider: true,
				documentLinkProvider: { resolveProvider: true },
				selectionRangeProvider: true,
				referencesProvider: true,
				renameProvider: { prepareProvider: true },
				workspaceSymbolProvider: true,
				inlayHintProvider: true,
				completionProvider: { triggerCharacters: ['%'] },
				codeActionProvider: { codeActionKinds: ['quickfix', 'refactor.rewrite', 'source.fixAll.urlLint'] },
				workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
				diagnosticProvider: { identifier: 'url-lint', interFileDependencies: false, workspaceDiagnostics: true },
			},
			serverInfo: { name: 'url-lint', version },
			processId: client.process.pid,
		});
	});

	test('to a client that does not: it shall not be told to', async (t) => {
		const client = await startClient(t, { pull: false });
		assert.equal(client.initialized?.capabilities.diagnosticProvider, undefined);
	});
});

for (const transport of ['--stdio', '--node-ipc', 'default'] as const)
	test(`transport ${transport}`, async (t) => {
		const client = await startClient(t, { transport });
		await client.open('http://a.example/x|y\n');
		const { items } = await client.pullFull();
		assert.deepEqual(
			items.map(({ code }) => code),
			['unsafe-character'],
		);
	});

describe('the end', () => {
	test('exit after shutdown: 0', async (t) => {
		const client = await startClient(t, { exits: 0 });
		assert.equal(await client.connection.sendRequest(ShutdownRequest.type), null);
		await client.connection.sendNotification(ExitNotification.type);
		assert.equal(await client.exited(), 0);
	});

	test('exit without shutdown: 1', async (t) => {
		const client = await startClient(t, { exits: 1 });
		await client.connection.sendNotification(ExitNotification.type);
		assert.equal(await client.exited(), 1);
	});

	test('exit before initialize: 1', async () => {
		const client = new Client();
		await client.connection.sendNotification(ExitNotification.type);
		assert.equal(await client.exited(), 1);
	});

	test('the client is gone: 1, nobody is left to serve', async (t) => {
		const client = await startClient(t, { exits: 1 });
		client.process.stdin?.end();
		assert.equal(await client.exited(), 1);
	});

	test('the client is gone after shutdown: 0', async (t) => {
		const client = await startClient(t, { exits: 0 });
		await client.connection.sendRequest(ShutdownRequest.type);
		client.process.stdin?.end();
		assert.equal(await client.exited(), 0);
	});
});
