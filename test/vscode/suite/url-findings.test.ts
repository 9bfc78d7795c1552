/** What hover offers to do about what is wrong with a URL, as commands: a repair, and the rule's page. */

import * as vscode from 'vscode';
import { api, closeEverything, codesOf, diagnosticsOf, eventually, openUntitled, some } from './editor';
import { afterEach, before, describe, it } from './mocha';

const TEXT = 'See https://shop.example/fish|chips here.\n';

async function open(text: string, character: number): Promise<vscode.TextEditor> {
	const document = await openUntitled(text);
	const editor = await some('editor', () =>
		vscode.window.visibleTextEditors.find((each) => each.document === document),
	);
	editor.selection = new vscode.Selection(0, character, 0, character);
	await eventually(() => codesOf(document), text.includes('|') ? ['unsafe-character'] : []);
	return editor;
}

function previewTabs(): vscode.Tab[] {
	return vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs).filter(({ label }) => label.startsWith('Preview '));
}

function previews(): string[] {
	return previewTabs().map(({ label }) => label);
}

describe('what is wrong with the URL under the cursor', () => {
	before(async () => {
		await api();
	});
	afterEach(closeEverything);

	it('is repaired, and one undo takes that back', async () => {
		const { document } = await open(TEXT, 10);
		await vscode.commands.executeCommand('urlLint.fixUrl');
		await eventually(() => document.getText(), 'See https://shop.example/fish%7Cchips here.\n');
		await vscode.commands.executeCommand('undo');
		await eventually(() => document.getText(), TEXT);
	});

	it('is left alone where the document has changed since the link was shown', async () => {
		const { document } = await open(TEXT, 10);
		const uri = document.uri.toString();
		await vscode.commands.executeCommand('urlLint.fixUrl', { uri, version: document.version - 1, offset: 10 });
		await vscode.commands.executeCommand('urlLint.fixUrl', { uri, version: document.version, offset: 1 });
		await eventually(() => document.getText(), TEXT);
	});

	it("is explained by the rule's page, which is in the package", async () => {
		await open(TEXT, 10);
		await vscode.commands.executeCommand('urlLint.explainRule');
		await eventually(previews, ['Preview unsafe-character.md']);
	});

	it('is explained by a quick fix, and by the link in the Problems panel', async () => {
		const { document, selection } = await open(TEXT, 29);
		const page = 'Preview unsafe-character.md';
		const actions = await some('quick fixes', async () => {
			const { value } = vscode.CodeActionKind.QuickFix;
			const found = await vscode.commands.executeCommand<vscode.CodeAction[]>(
				'vscode.executeCodeActionProvider',
				...[document.uri, selection, value],
			);
			return found.length > 0 ? found : undefined;
		});
		const { command } = actions.find(({ title }) => title === 'Explain unsafe-character') ?? {};
		if (command === undefined) throw new Error('there is no such quick fix');
		await vscode.commands.executeCommand(command.command, ...(command.arguments ?? []));
		await eventually(previews, [page]);
		await vscode.window.tabGroups.close(previewTabs());
		await eventually(previews, []);

		const [diagnostic] = diagnosticsOf(document);
		if (diagnostic === undefined) throw new Error('nothing is underlined');
		const { target } = diagnostic.code as { target: vscode.Uri };
		await vscode.commands.executeCommand('vscode.open', target);
		await eventually(previews, [page]);
	});

	it('is nothing where all is right', async () => {
		const { document } = await open('See https://shop.example/menu here.\n', 10);
		await vscode.commands.executeCommand('urlLint.explainRule');
		await vscode.commands.executeCommand('urlLint.fixUrl');
		await eventually(previews, []);
		await eventually(() => document.getText(), 'See https://shop.example/menu here.\n');
	});
});
