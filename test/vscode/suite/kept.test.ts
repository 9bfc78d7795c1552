/** What the server found in the workspace is kept in the editor's storage. */

import * as vscode from 'vscode';
import { api, closeEverything, eventually, fileUri, openUntitled, some } from './editor';
import { afterEach, describe, it } from './mocha';

describe('what is kept of the workspace', () => {
	afterEach(closeEverything);

	it('is in a file of the editor, without secrets, once somebody asked for all files', async () => {
		const { keptAt } = await api();
		const file = await some('place to keep anything', () => keptAt);
		const write = (name: string, text: string) =>
			vscode.workspace.fs.writeFile(fileUri(name), new TextEncoder().encode(text));
		await write('kept/plain.txt', 'https://kept.example/');
		await write('kept/secret.txt', 'https://kept.example/ https://u:tiger7@kept.example/');
		const { uri } = await openUntitled('https://kept.example/');
		const at = new vscode.Position(0, 10);
		const places = () => vscode.commands.executeCommand<vscode.Location[]>('vscode.executeReferenceProvider', uri, at);
		await eventually(async () => (await places()).length >= 3, true);
		const names = ['plain.txt', 'secret.txt', 'tiger7'];
		await eventually(async () => {
			const text = new TextDecoder().decode(await vscode.workspace.fs.readFile(file));
			return names.map((name) => text.includes(name));
		}, [true, false, false]);
	});
});
