/** Colours, inlay hints and completion in the editor. */

import * as vscode from 'vscode';
import { api, closeEverything, eventually, openUntitled, withSetting } from './editor';
import { afterEach, before, describe, it } from './mocha';

const TEXT = 'See http://a.example/caf%C3%A9/%zz there.\n';

describe('the colours of URLs', () => {
	let colours: () => readonly string[] = () => [];
	before(async () => {
		({ colours } = await api());
	});
	afterEach(closeEverything);

	it('are those of escapes, as long as nothing else is set', async () => {
		await openUntitled(TEXT);
		await eventually(colours, ['escape', 'brokenEscape']);
	});

	it('follow the setting', async () => {
		await openUntitled(TEXT);
		await withSetting('urlLint.colours', 'all', () =>
			eventually(colours, ['escape', 'brokenEscape', 'scheme', 'host', 'path', 'delimiter']),
		);
		await withSetting('urlLint.colours', 'off', () => eventually(colours, []));
		await eventually(colours, ['escape', 'brokenEscape']);
	});

	it('dim data URLs where that is set', async () => {
		await openUntitled(`data:text/plain;base64,${'QUJD'.repeat(20)}\n`);
		await withSetting('urlLint.dimDataUrls', true, () => eventually(colours, ['data']));
		await eventually(colours, []);
	});

	it('follow what is typed', async () => {
		const document = await openUntitled('See http://a.example/b there.\n');
		const edit = new vscode.WorkspaceEdit();
		edit.insert(document.uri, new vscode.Position(0, 22), '%20');
		await vscode.workspace.applyEdit(edit);
		await eventually(colours, ['escape']);
	});

	it('leave a list of URLs to its grammar', async () => {
		await openUntitled(TEXT);
		await eventually(colours, ['escape', 'brokenEscape']);
		await openUntitled('http://a.example/%20\n', 'uri-list');
		await eventually(colours, []);
	});

	it('are those of what is seen', async () => {
		const document = await openUntitled(`http://a.example/b\n${'\n'.repeat(500)}http://a.example/%20\n`);
		await eventually(colours, []);
		const editor = await vscode.window.showTextDocument(document);
		editor.revealRange(new vscode.Range(501, 0, 501, 0));
		await eventually(colours, ['escape']);
	});
});

describe('inlay hints', () => {
	afterEach(closeEverything);

	const hintsIn = async (document: vscode.TextDocument) => {
		const all = new vscode.Range(0, 0, document.lineCount, 0);
		const hints = await vscode.commands.executeCommand<vscode.InlayHint[]>(
			'vscode.executeInlayHintProvider',
			document.uri,
			all,
		);
		return hints.map(({ position, label }) => [position.character, label]);
	};

	it('show what escapes stand for, where that is set', async () => {
		const document = await openUntitled(TEXT);
		await withSetting('urlLint.inlayHints', true, () => eventually(() => hintsIn(document), [[30, 'é']]));
		await eventually(() => hintsIn(document), []);
	});
});

describe('the selection', () => {
	afterEach(closeEverything);

	it('grows from a triplet over its segment and component to the URL and its wrapper', async () => {
		const document = await openUntitled('See <URL:http://a.example/b/caf%C3%A9?q=1> there.\n');
		const editor = await vscode.window.showTextDocument(document);
		const within = document.getText().indexOf('%C3') + 1;
		const wanted = [
			'%C3',
			'caf%C3%A9',
			'b/caf%C3%A9',
			'http://a.example/b/caf%C3%A9?q=1',
			'<URL:http://a.example/b/caf%C3%A9?q=1>',
		];
		await eventually(async () => {
			editor.selection = new vscode.Selection(0, within, 0, within);
			const grown = new Set<string>();
			// The editor's own steps, words and parts of them, come in between.
			for (let step = 0; step < 20; step++) {
				await vscode.commands.executeCommand('editor.action.smartSelect.expand');
				grown.add(document.getText(editor.selection));
			}
			return [...grown].filter((text) => wanted.includes(text));
		}, wanted);
	});
});

describe('completion', () => {
	afterEach(closeEverything);

	const labelsAt = async (text: string, language = 'plaintext', character = text.length) => {
		const document = await openUntitled(text, language);
		const { items } = await vscode.commands.executeCommand<vscode.CompletionList>(
			'vscode.executeCompletionItemProvider',
			document.uri,
			new vscode.Position(0, character),
		);
		return items.filter(({ kind }) => kind === vscode.CompletionItemKind.Value).map(({ label }) => label);
	};

	it('offers escapes, types and schemes', async () => {
		await eventually(async () => (await labelsAt('http://a.example/b%')).slice(0, 3), ['%20', '%25', '%2F']);
		await eventually(() => labelsAt('ftp://a.example/b;'), [';type=a', ';type=i', ';type=d']);
		await eventually(async () => (await labelsAt('[a](ht)', 'markdown', 6)).includes('https://'), true);
	});

	it('is silent elsewhere', async () => {
		await eventually(() => labelsAt('It is 5%'), []);
		await eventually(() => labelsAt('ht'), []);
	});

	it('writes the escape', async () => {
		const document = await openUntitled('http://a.example/b');
		const editor = await vscode.window.showTextDocument(document);
		editor.selection = new vscode.Selection(0, 18, 0, 18);
		await vscode.commands.executeCommand('type', { text: '%' });
		await eventually(async () => {
			await vscode.commands.executeCommand('editor.action.triggerSuggest');
			await vscode.commands.executeCommand('acceptSelectedSuggestion');
			return document.getText();
		}, 'http://a.example/b%20');
	});
});
