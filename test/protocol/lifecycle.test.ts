/** The server starts, says what it can, and ends, on every transport. */

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { ExitNotification, ShutdownRequest } from 'vscode-languageserver/node';
import { version } from '../../package.json';
import { fromRoot } from '../../scripts/generate/tables';
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
				diagnosticProvider: { identifier: 'url-lint', interFileDependencies: true, workspaceDiagnostics: true },
			},
			serverInfo: { name: 'url-lint', version },
			processId: client.process.pid,
		});
	});

	test('to a client that can be told to ask again: an edit changes no other document until then', async (t) => {
		const client = await startClient(t, { refresh: true });
		assert.equal(client.initialized?.capabilities.diagnosticProvider?.interFileDependencies, false);
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

	test('a server of which a part is missing ends, so that its client knows: 1', async (t) => {
		const folder = mkdtempSync(join(tmpdir(), 'url-lint-part-'));
		t.after(() => rmSync(folder, { recursive: true, force: true }));
		cpSync(fromRoot('dist'), folder, { recursive: true });
		rmSync(join(folder, 'pieces/server.js'));
		const server = spawn(process.execPath, [join(folder, 'server.js'), '--stdio'], {
			stdio: ['pipe', 'pipe', 'ignore'],
		});
		const said = (message: object) => {
			const text = JSON.stringify({ jsonrpc: '2.0', ...message });
			server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
		};
		said({ id: 1, method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } });
		said({ method: 'initialized', params: {} });
		assert.deepEqual(await once(server, 'exit'), [1, null]);
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
