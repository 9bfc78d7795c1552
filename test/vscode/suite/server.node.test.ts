/** The server as a process, where there are processes. */

import { kill } from 'node:process';
import * as vscode from 'vscode';
import { api, closeEverything, codesOf, eventually, openUntitled, some } from './editor';
import { afterEach, describe, it } from './mocha';

describe("the server's process", () => {
	afterEach(closeEverything);

	it('is back after it was killed', async () => {
		const { serverPid } = await api();
		const document = await openUntitled('https://shop.example/fish|chips');
		await eventually(() => codesOf(document), ['unsafe-character']);

		const killed = await some('server process', serverPid);
		kill(killed, 'SIGKILL');
		await some('other server process', () => (serverPid() === killed ? undefined : serverPid()));

		const edit = new vscode.WorkspaceEdit();
		edit.insert(document.uri, new vscode.Position(0, 0), 'https://shop.example/100% ');
		await vscode.workspace.applyEdit(edit);
		await eventually(() => codesOf(document), ['malformed-percent', 'unsafe-character']);
	});
});
