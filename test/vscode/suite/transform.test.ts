/** The commands that rewrite, encode, decode, paste and copy. */

import * as vscode from 'vscode';
import { api, closeEverything, eventually, openUntitled, some, withoutMarks } from './editor';
import { afterEach, before, describe, it } from './mocha';

/** Opens a document with `⸠…⸡` around each selection; an empty pair is a cursor. */
async function openMarked(marked: string, language = 'plaintext'): Promise<vscode.TextEditor> {
	const document = await openUntitled(withoutMarks(marked), language);
	const editor = await some('editor', () =>
		vscode.window.activeTextEditor?.document === document ? vscode.window.activeTextEditor : undefined,
	);
	let removed = 0;
	const offsets = Array.from(marked.matchAll(/[⸠⸡]/g), ({ index }) => index - removed++);
	const at = (index: number) => document.positionAt(offsets[index] ?? 0);
	editor.selections = Array.from(
		{ length: offsets.length / 2 },
		(_, index) => new vscode.Selection(at(2 * index), at(2 * index + 1)),
	);
	return editor;
}

/** A command, what is selected, and the document after it. */
const rewrites: readonly (readonly [command: string, marked: string, after: string, language?: string])[] = [
	['decodeForReading', 'https://shop.ex⸠⸡ample/caf%C3%A9', 'https://shop.example/café'],
	['normalise', 'HTTP://shop.ex⸠⸡ample:80/%7ea', 'http://shop.example/~a'],
	['hostToPunycode', 'https://büch⸠⸡er.example/', 'https://xn--bcher-kva.example/'],
	['hostToUnicode', 'https://xn--⸠⸡bcher-kva.example/', 'https://bücher.example/'],
	['useHttps', 'http://a⸠⸡.example/ http://b⸠⸡.example/', 'https://a.example/ https://b.example/'],
	['wrap', 'See https://shop.ex⸠⸡ample/.', 'See <https://shop.example/>.', 'markdown'],
	['unwrap', 'See <URL:https://shop.ex⸠⸡ample/>.', 'See https://shop.example/.'],
	[
		'encodeSelection',
		'https://shop.example/?q=⸠a&b⸡ https://shop.example/⸠ö⸡',
		'https://shop.example/?q=a%26b https://shop.example/%C3%B6',
	],
	['encodeSelection', 'https://shop.ex⸠⸡ample/fish|chips', 'https://shop.example/fish%7Cchips'],
	['decodeSelection', '⸠a%20b⸡ ⸠%C3%B6⸡ %20', 'a b ö %20'],
	['decodeSelection', 'https://shop.ex⸠⸡ample/caf%C3%A9', 'https://shop.example/café'],
];

describe('commands', () => {
	before(async () => {
		await api();
	});
	afterEach(closeEverything);

	for (const [command, marked, after, language] of rewrites)
		it(`${command}: ${marked}, and one undo takes it back`, async () => {
			const { document } = await openMarked(marked, language);
			const text = document.getText();
			await vscode.commands.executeCommand(`urlLint.${command}`);
			await eventually(() => document.getText(), after);
			await vscode.commands.executeCommand('undo');
			await eventually(() => document.getText(), text);
		});

	it('encodeSelection with the component of a key binding', async () => {
		const { document } = await openMarked('⸠a/b⸡ ⸠c d⸡');
		await vscode.commands.executeCommand('urlLint.encodeSelection', { component: 'path' });
		await eventually(() => document.getText(), 'a/b c%20d');
	});

	it('encodeSelection asks for the component; the first is a segment', async () => {
		const { document } = await openMarked('⸠a/b⸡');
		const done = vscode.commands.executeCommand('urlLint.encodeSelection');
		await eventually(async () => {
			await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
			return document.getText();
		}, 'a%2Fb');
		await done;
	});

	it('pasteEncoded: a line per cursor, and the cursors behind', async () => {
		const editor = await openMarked('<a href="⸠⸡">\n<a href="⸠x⸡">', 'html');
		// The lower one was made first.
		editor.selections = [...editor.selections].reverse();
		await vscode.env.clipboard.writeText('https://a.example/?a&b\nhttps://b.example/ö\n');
		await vscode.commands.executeCommand('urlLint.pasteEncoded');
		const after = '<a href="https://a.example/?a&amp;b">\n<a href="https://b.example/%C3%B6">';
		await eventually(() => editor.document.getText(), after);
		await eventually(
			() => editor.selections.map(({ anchor, active }) => [anchor.character, active.character]),
			[
				[35, 35],
				[33, 33],
			],
		);
	});

	for (const [command, marked, copied] of [
		['copyDecoded', 'https://me:secret@shop.ex⸠⸡ample/caf%C3%A9.', 'https://me:secret@shop.example/café'],
		['copyDecoded', 'https://shop.ex⸠⸡ample/%93%FA%96%7B%8C%EA', 'https://shop.example/日本語'],
		['copyParameters', 'https://shop.ex⸠⸡ample/?q=a+b&page=2', 'q = a b\npage = 2'],
	] as const)
		it(`${command}: ${marked}`, async () => {
			await openMarked(marked);
			await vscode.commands.executeCommand(`urlLint.${command}`);
			await eventually(() => vscode.env.clipboard.readText(), copied);
		});

	it('the context menu knows whether the cursor stands in a URL', async () => {
		const { isOnUrl } = await api();
		const editor = await openMarked('See https://shop.ex⸠⸡ample/ here.');
		await eventually(isOnUrl, true);
		for (const [character, expected] of [
			[1, false],
			[5, true],
			[28, false],
		] as const) {
			editor.selection = new vscode.Selection(0, character, 0, character);
			await eventually(isOnUrl, expected);
		}
		await vscode.commands.executeCommand('vscode.executeHoverProvider', editor.document.uri, new vscode.Position(0, 8));
		await eventually(isOnUrl, true);
		await closeEverything();
		await eventually(isOnUrl, false);
	});

	it('as refactorings in the menu', async () => {
		const { document, selection } = await openMarked('http://shop.ex⸠⸡ample:80/');
		await eventually(async () => {
			const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
				'vscode.executeCodeActionProvider',
				document.uri,
				selection,
				vscode.CodeActionKind.RefactorRewrite.value,
			);
			return actions.map(({ title }) => title);
		}, ['Normalise the URL', 'Use https', 'Wrap the URL in <URL:…>']);
	});
});
