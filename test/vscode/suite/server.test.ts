/** The server's life. */

import * as vscode from 'vscode';
import { api, closeEverything, codesOf, eventually, openUntitled } from './editor';
import { afterEach, describe, it } from './mocha';

/** Put in when the tests are bundled. */
declare const URL_LINT_FAIL: string;

describe('the server', () => {
	afterEach(closeEverything);

	it('says in the log that it started', async () => {
		await api();
		await vscode.commands.executeCommand('urlLint.showLog');
		const logs = () => vscode.workspace.textDocuments.filter(({ uri }) => uri.scheme === 'output');
		await eventually(() => logs().some((log) => /\[info\] Server started, process/.test(log.getText())), true);
	});

	it('is back after "Restart Server"', async () => {
		const document = await openUntitled('https://shop.example/fish|chips');
		await eventually(() => codesOf(document), ['unsafe-character']);
		await vscode.commands.executeCommand('urlLint.restart');
		const edit = new vscode.WorkspaceEdit();
		edit.insert(document.uri, new vscode.Position(0, 0), 'https://shop.example/100% ');
		await vscode.workspace.applyEdit(edit);
		await eventually(() => codesOf(document), ['malformed-percent', 'unsafe-character']);
	});
});

// To see that a failure here turns the whole run red: URL_LINT_FAIL=1 npm run test:vscode
if (URL_LINT_FAIL)
	it('fails, because URL_LINT_FAIL is set', () => {
		throw new Error('as asked for');
	});
