/** The view of the parts of the URL under the cursor, and what is changed there. */

import * as vscode from 'vscode';
import { api, closeEverything, eventually, openUntitled, some } from './editor';
import { afterEach, before, describe, it } from './mocha';

const TEXT = '[menu](https://shop.example/rye%20bread?q=a+b&page=2#now "our menu")\n\nNo URL stands here.\n';

const ROWS = [
	'scheme: https (web page, encrypted)',
	'host: shop.example',
	'path: /rye%20bread (/rye bread)',
	'search: q=a+b&page=2',
	'  q: a+b (a b)',
	'  page: 2',
	'fragment: now',
];

let rows: () => readonly string[];

/** A document whose cursor stands in some text, and the inspector, with the row of that text selected. */
async function inspect(text: string, within: string, language = 'markdown'): Promise<vscode.TextEditor> {
	const document = await openUntitled(text, language);
	const editor = await some('editor', () =>
		vscode.window.visibleTextEditors.find((each) => each.document === document),
	);
	put(editor, within);
	await vscode.commands.executeCommand('urlLint.inspect');
	return editor;
}

function put(editor: vscode.TextEditor, within: string): void {
	const position = editor.document.positionAt(editor.document.getText().indexOf(within));
	editor.selection = new vscode.Selection(position, position);
}

/** Runs a command about the part that is selected until it did what it does. A busy editor may have lost what was selected: then it is again. */
async function change(editor: vscode.TextEditor, command: string, args: unknown, after: string): Promise<void> {
	const before = editor.document.getText();
	let tries = 0;
	await eventually(async () => {
		if (editor.document.getText() === before) {
			if (tries++ > 0) await vscode.commands.executeCommand('urlLint.inspect');
			await vscode.commands.executeCommand(`urlLint.${command}`, args);
		}
		return editor.document.getText();
	}, after);
}

async function undo(editor: vscode.TextEditor): Promise<void> {
	await vscode.window.showTextDocument(editor.document, editor.viewColumn);
	await vscode.commands.executeCommand('undo');
}

describe('the inspector', () => {
	before(async () => {
		const { inspector } = await api();
		rows = inspector;
	});
	afterEach(closeEverything);

	it('shows the parts of the URL under the cursor, and follows it', async () => {
		const editor = await inspect(TEXT, 'shop');
		await eventually(rows, ROWS);
		put(editor, 'No URL');
		await eventually(rows, []);
		put(editor, 'page');
		await eventually(rows, ROWS);
	});

	it('follows what is typed', async () => {
		const editor = await inspect(TEXT, 'shop');
		await eventually(rows, ROWS);
		await editor.edit((builder) => builder.insert(editor.document.positionAt(TEXT.indexOf('example')), 'my.'));
		await eventually(() => rows()[1], 'host: shop.my.example');
	});

	it('is empty once the document is closed', async () => {
		await inspect(TEXT, 'shop');
		await eventually(rows, ROWS);
		await closeEverything();
		await eventually(rows, []);
	});

	for (const [command, within, args, after] of [
		['editPart', 'a+b', { value: 'fish & "chips" (1)' }, TEXT.replace('a+b', 'fish%20%26%20%22chips%22%20%281%29')],
		['editPart', 'shop', { value: 'bücher.example' }, TEXT.replace('shop.example', 'xn--bcher-kva.example')],
		['renameParameter', 'page', { name: 'p=' }, TEXT.replace('page', 'p%3D')],
		['removePart', 'page', undefined, TEXT.replace('&page=2', '')],
		['removePart', 'now', undefined, TEXT.replace('#now', '')],
		['moveParameterUp', 'page', undefined, TEXT.replace('q=a+b&page=2', 'page=2&q=a+b')],
		['moveParameterDown', 'a+b', undefined, TEXT.replace('q=a+b&page=2', 'page=2&q=a+b')],
		['addParameter', 'now', { name: 'x', value: 'é)' }, TEXT.replace('page=2', 'page=2&x=%C3%A9%29')],
	] as const)
		it(`${command} ${JSON.stringify(args ?? {})} at ${within}: one step, which undo takes back`, async () => {
			const editor = await inspect(TEXT, within);
			await eventually(rows, ROWS);
			await change(editor, command, args, after);
			await undo(editor);
			await eventually(() => editor.document.getText(), TEXT);
		});

	it('writes as the document wants it', async () => {
		const html = '<a href="http://h.example/?a=1&amp;b=2">x</a>\n';
		const editor = await inspect(html, 'b=2', 'html');
		await eventually(() => rows().at(-1), '  b: 2');
		await change(editor, 'addParameter', { name: 'c', value: '"' }, html.replace('b=2', 'b=2&amp;c=%22'));
	});

	it('copies a part as written and decoded', async () => {
		await inspect(TEXT, 'a+b');
		await eventually(rows, ROWS);
		for (const [command, expected] of [
			['copyPart', 'a+b'],
			['copyPartDecoded', 'a b'],
		] as const) {
			await vscode.env.clipboard.writeText('');
			await eventually(async () => {
				await vscode.commands.executeCommand(`urlLint.${command}`);
				return vscode.env.clipboard.readText();
			}, expected);
		}
	});

	it('leaves a document alone that changed meanwhile', async () => {
		const editor = await inspect(TEXT, 'page');
		await eventually(rows, ROWS);
		// A part of the tree before, as a menu has it that was opened before the document changed.
		const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
		const stale = { id: 'parameter/1', name: 'page', notes: [], range, actions: ['edit', 'remove'], parts: [] };
		await vscode.commands.executeCommand('urlLint.removePart', stale);
		await vscode.commands.executeCommand('urlLint.editPart', stale);
		await eventually(() => editor.document.getText(), TEXT);
	});

	it('changes nothing that the place cannot hold', async () => {
		const editor = await inspect(TEXT, 'shop');
		await eventually(rows, ROWS);
		await vscode.commands.executeCommand('urlLint.editPart', { value: 'a b' });
		await eventually(() => editor.document.getText(), TEXT);
	});
});
