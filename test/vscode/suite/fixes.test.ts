/** What the editor repairs. */

import * as vscode from 'vscode';
import {
	closeEverything,
	codesOf,
	diagnosticsOf,
	eventually,
	openFile,
	openUntitled,
	quickFixes,
	withSetting,
} from './editor';
import { afterEach, describe, it } from './mocha';

/** A document, and what each quick fix of its first finding makes of it. */
const repairs: { readonly language?: string; readonly text: string; readonly fixes: Record<string, string> }[] = [
	{
		language: 'markdown',
		text: '[The menu](https://shop.example/our menu.pdf)',
		fixes: {
			'Write %20': '[The menu](https://shop.example/our%20menu.pdf)',
			'Remove a space': '[The menu](https://shop.example/ourmenu.pdf)',
			'Put <…> around the destination': '[The menu](<https://shop.example/our menu.pdf>)',
		},
	},
	{
		text: 'https://shop.example/fish|chips and https://shop.example/a|b',
		fixes: { 'Write "|" as %7C': 'https://shop.example/fish%7Cchips and https://shop.example/a|b' },
	},
	{
		text: 'https://shop.example/fish|chips^2 and https://shop.example/a|b',
		fixes: {
			'Percent-encode all unsafe characters of this URL':
				'https://shop.example/fish%7Cchips%5E2 and https://shop.example/a|b',
		},
	},
	{
		language: 'html',
		text: '<a href="https://shop.example/?table=4&amp;name=50%">Book</a>',
		fixes: {
			'Write the percent sign as %25': '<a href="https://shop.example/?table=4&amp;name=50%25">Book</a>',
			'Remove it': '<a href="https://shop.example/?table=4&amp;name=50">Book</a>',
		},
	},
	{
		language: 'json',
		text: '{ "site": "https:\\/\\/shop.example\\/fish|chips" }',
		fixes: { 'Write "|" as %7C': '{ "site": "https:\\/\\/shop.example\\/fish%7Cchips" }' },
	},
	{
		text: 'See http//shop.example now',
		fixes: { 'Write ://': 'See http://shop.example now' },
	},
	{
		text: 'See Http://shop.example/ now',
		fixes: { 'Write http': 'See http://shop.example/ now' },
	},
];

describe('quick fixes', () => {
	afterEach(closeEverything);

	for (const { language, text, fixes } of repairs) {
		it(`of ${text}`, async () => {
			const document = await openUntitled(text, language);
			const titles = async () => (await fixesOfFirst(document)).map(({ title }) => title);
			// Comments that switch the finding off come behind.
			await eventually(
				async () => (await titles()).filter((title) => !/^(?:Ignore|Turn) /.test(title)),
				Object.keys(fixes),
			);
		});
		for (const [title, repaired] of Object.entries(fixes))
			it(`${title} in ${text}`, async () => {
				const document = await openUntitled(text, language);
				let fix: vscode.CodeAction | undefined;
				await eventually(async () => {
					fix = (await fixesOfFirst(document)).find((each) => each.title === title);
					return fix?.title;
				}, title);
				if (fix?.edit) await vscode.workspace.applyEdit(fix.edit);
				await eventually(() => document.getText(), repaired);
			});
	}
});

async function fixesOfFirst(document: vscode.TextDocument): Promise<vscode.CodeAction[]> {
	const [first] = diagnosticsOf(document);
	return first ? quickFixes(document, first.range) : [];
}

describe('fix all', () => {
	afterEach(closeEverything);

	// What can change a URL's meaning stays.
	const text = 'https:/shop.example/fish|chips and HTTP://shop.example:80/100% there.\n';
	const fixed = 'https://shop.example/fish|chips and http://shop.example:80/100% there.\n';

	it('on save', async () => {
		await withSetting('editor.codeActionsOnSave', { 'source.fixAll.urlLint': 'explicit' }, async () => {
			const document = await openFile('save.txt', text);
			await eventually(() => codesOf(document).includes('unsafe-character'), true);
			const edit = new vscode.WorkspaceEdit();
			edit.insert(document.uri, new vscode.Position(1, 0), 'https:/shop.example/bread');
			await vscode.workspace.applyEdit(edit);
			await document.save();
			await eventually(() => document.getText(), `${fixed}https://shop.example/bread`);
			const bytes = await vscode.workspace.fs.readFile(document.uri);
			if (new TextDecoder().decode(bytes) !== document.getText())
				throw new Error('the file was saved without the fixes');
		});
	});

	it('not on save where nobody asks for it', async () => {
		const document = await openFile('keep.txt', text);
		await eventually(() => codesOf(document).includes('unsafe-character'), true);
		const edit = new vscode.WorkspaceEdit();
		edit.insert(document.uri, new vscode.Position(1, 0), 'more');
		await vscode.workspace.applyEdit(edit);
		await document.save();
		if (document.getText() !== `${text}more`) throw new Error(document.getText());
	});

	it('as a command', async () => {
		const document = await openUntitled(text);
		await eventually(() => codesOf(document).includes('unsafe-character'), true);
		await vscode.commands.executeCommand('urlLint.fixAll');
		await eventually(() => document.getText(), fixed);
	});

	it('as a command that comes twice at once, or while somebody writes', async () => {
		const document = await openUntitled(text.repeat(20));
		const edit = new vscode.WorkspaceEdit();
		edit.insert(document.uri, new vscode.Position(0, 0), 'See ');
		await Promise.all([
			vscode.commands.executeCommand('urlLint.fixAll'),
			vscode.workspace.applyEdit(edit),
			vscode.commands.executeCommand('urlLint.fixAll'),
			vscode.commands.executeCommand('urlLint.fixAll'),
		]);
		await vscode.commands.executeCommand('urlLint.fixAll');
		// The editor may refuse what was written meanwhile: then it is not there, but nothing else is harmed.
		await eventually(() => document.getText().replace(/^See /, ''), fixed.repeat(20));
	});
});
