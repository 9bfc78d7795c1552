/** The derivation of a URL beside the document. */

import * as vscode from 'vscode';
import { api, closeEverything, eventually, openUntitled, some } from './editor';
import { afterEach, before, describe, it } from './mocha';

const TEXT = 'See news:a.b there,\nand http://shop.example/menu?x here.\n';

/** What shows the derivation. */
function view(): vscode.TextEditor | undefined {
	return vscode.window.visibleTextEditors.find(({ document }) => document.uri.scheme === 'url-lint-derivation');
}

function lines(): string[] {
	return view()?.document.getText().split(/\r?\n/) ?? [];
}

/** A document with its cursor, and the derivation beside it. */
async function openBoth(text: string, line: number, character: number): Promise<vscode.TextEditor> {
	const document = await openUntitled(text);
	const editor = await some('editor', () =>
		vscode.window.visibleTextEditors.find((each) => each.document === document),
	);
	put(editor, line, character);
	await vscode.commands.executeCommand('urlLint.showDerivation');
	return editor;
}

/** Goes into the view. */
function enter(): Thenable<vscode.TextEditor> {
	const shown = view();
	if (shown === undefined) throw new Error('there is no view');
	return vscode.window.showTextDocument(shown.document, shown.viewColumn);
}

/** Selects a line of the view as by its keys. */
async function select(line: number): Promise<void> {
	put(await enter(), line - 1, 0);
	await vscode.commands.executeCommand('cursorDown');
}

function put(editor: vscode.TextEditor, line: number, character: number): void {
	editor.selection = new vscode.Selection(line, character, line, character);
}

const NEWS = ['url  news:a.b', '  newsurl  news:a.b', '    "news:"', '    grouppart  a.b', '      group  a.b'];

describe('the derivation', () => {
	before(async () => {
		await api();
	});
	afterEach(closeEverything);

	it('stands beside the document, which keeps the cursor, and cannot be written', async () => {
		const editor = await openBoth(TEXT, 0, 6);
		await eventually(lines, NEWS);
		await eventually(() => vscode.window.activeTextEditor === editor, true);
		await eventually(() => view()?.viewColumn !== editor.viewColumn, true);
		await enter();
		await vscode.commands.executeCommand('type', { text: 'x' });
		await eventually(lines, NEWS);
	});

	it('follows the cursor, and says where no URL is', async () => {
		const editor = await openBoth(TEXT, 0, 6);
		await eventually(lines, NEWS);
		put(editor, 0, 1);
		await eventually(lines, ['There is no URL under the cursor.']);
		put(editor, 1, 8);
		await eventually(() => lines()[0], 'url  http://shop.example/menu?x');
		put(editor, 0, 6);
		await eventually(lines, NEWS);
	});

	it('shows which line is about the cursor', async () => {
		const editor = await openBoth(TEXT, 0, 6);
		const marked = () => lines()[view()?.selection.active.line ?? 0];
		await eventually(marked, '    "news:"');
		put(editor, 0, 10);
		await eventually(marked, '      group  a.b');
		put(editor, 1, 25);
		await eventually(marked, '      hsegment  menu');
	});

	it('follows what is typed', async () => {
		const editor = await openBoth(TEXT, 0, 6);
		await eventually(lines, NEWS);
		await editor.edit((builder) => builder.insert(new vscode.Position(0, 12), 'c'));
		await eventually(() => lines().at(-1), '      group  a.bc');
		// Above the cursor: the lines lead to where the URL is now.
		await editor.edit((builder) => builder.insert(new vscode.Position(0, 0), '\n'));
		// Until the tree knows the new version, a line leads nowhere: it is selected again.
		await eventually(async () => {
			await select(1);
			await select(4);
			return editor.document.getText(editor.selection);
		}, 'a.bc');
	});

	it('selecting a line selects what it shows, without leaving it', async () => {
		const editor = await openBoth(TEXT, 1, 8);
		await eventually(() => lines()[0], 'url  http://shop.example/menu?x');
		for (const [line, text] of [
			['    hostport  shop.example', 'shop.example'],
			['      hsegment  menu', 'menu'],
			['    search  x', 'x'],
		] as const) {
			await select(lines().indexOf(line));
			await eventually(() => editor.document.getText(editor.selection), text);
			await eventually(() => vscode.window.activeTextEditor === view(), true);
		}
	});

	it('folds by its indentation', async () => {
		await openBoth(TEXT, 1, 8);
		await eventually(() => lines()[2], '    "http://"');
		const editor = await enter();
		const last = () => editor.visibleRanges.map(({ start, end }) => [start.line, end.line]);
		const { length } = lines();
		await eventually(last, [[0, length - 1]]);
		put(editor, 0, 0);
		await eventually(async () => {
			await vscode.commands.executeCommand('editor.fold');
			return last();
		}, [[0, 0]]);
	});

	it('has one view, which is shown again', async () => {
		const editor = await openBoth(TEXT, 0, 6);
		await eventually(lines, NEWS);
		put(editor, 1, 8);
		await vscode.commands.executeCommand('urlLint.showDerivation');
		await eventually(() => lines()[0], 'url  http://shop.example/menu?x');
		const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
		const ours = tabs.filter(
			({ input }) => input instanceof vscode.TabInputText && input.uri.scheme === 'url-lint-derivation',
		);
		if (ours.length !== 1) throw new Error(`there are ${ours.length}`);
	});
});
