/** Our own log must not check itself. The embedded VS Code writes channels to files with a native module, which it lacks. */

import * as vscode from 'vscode';
import { closeEverything, codesOf, eventually, openUntitled } from './editor';
import { afterEach, describe, it } from './mocha';

describe('channels', () => {
	afterEach(closeEverything);

	const channels = {
		'an output channel': () => vscode.window.createOutputChannel('Test output'),
		'a log channel': () => vscode.window.createOutputChannel('Test log', { log: true }),
	};
	for (const [name, create] of Object.entries(channels))
		it(`no findings in ${name}`, async () => {
			const channel = create();
			try {
				channel.show();
				channel.appendLine('https://shop.example/fish|chips');
				const shown = () => vscode.workspace.textDocuments.filter((document) => document.getText().includes('|chips'));
				await eventually(() => shown().map(({ uri }) => uri.scheme), ['output']);
				// What is asked for later is answered later: by now the channel would have been checked.
				const document = await openUntitled('https://shop.example/fish|chips');
				await eventually(() => codesOf(document), ['unsafe-character']);
				await eventually(() => shown().map((each) => codesOf(each).length), [0, 1]);
			} finally {
				channel.dispose();
				await vscode.commands.executeCommand('workbench.action.closePanel');
			}
		});

	it('"Show Log" shows ours', async () => {
		const logs = () => vscode.window.visibleTextEditors.filter(({ document }) => document.uri.scheme === 'output');
		await eventually(() => logs().length, 0);
		await vscode.commands.executeCommand('urlLint.showLog');
		await eventually(() => logs().map(({ document }) => /url.lint/i.test(document.uri.path)), [true]);
		await vscode.commands.executeCommand('workbench.action.closePanel');
	});
});
