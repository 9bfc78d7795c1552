/** Comments that switch findings off, and fixes in the whole workspace. */

import * as vscode from 'vscode';
import { closeEverything, codesOf, eventually, fileUri, openFile, previewed, quickFixes } from './editor';
import { afterEach, describe, it } from './mocha';

const BAD = 'https:/shop.example/fish';
const FIXED = 'https://shop.example/fish';

async function write(name: string, text: string): Promise<void> {
	await vscode.workspace.fs.writeFile(fileUri(name), new TextEncoder().encode(text));
}

async function textOf(name: string): Promise<string> {
	return new TextDecoder().decode(await vscode.workspace.fs.readFile(fileUri(name)));
}

/** Takes a quick fix of the first finding. */
async function takeFix(document: vscode.TextDocument, title: string): Promise<void> {
	const at = document.positionAt(document.getText().indexOf(':/s'));
	let fix: vscode.CodeAction | undefined;
	await eventually(async () => {
		fix = (await quickFixes(document, new vscode.Range(at, at))).find((action) => action.title === title);
		return fix?.title;
	}, title);
	if (fix?.edit) await vscode.workspace.applyEdit(fix.edit);
}

describe('comments', () => {
	afterEach(closeEverything);

	for (const [title, comment] of [
		['Ignore this URL here', '# url-lint-disable-next-line missing-slashes'],
		['Turn missing-slashes off in this file', '# url-lint-disable-file missing-slashes'],
	] as const)
		it(title, async () => {
			const document = await openFile('menu.py', `menu = "${BAD}"\n`);
			await eventually(() => codesOf(document), ['missing-slashes']);
			await takeFix(document, title);
			await eventually(() => document.getText(), `${comment}\nmenu = "${BAD}"\n`);
			await eventually(() => codesOf(document), []);
		});

	it('one that is of no use', async () => {
		const document = await openFile('unused.py', `menu = "${FIXED}"  # url-lint-disable-line\n`);
		await eventually(() => codesOf(document), ['unused-suppression']);
	});
});

describe('the workspace', () => {
	afterEach(closeEverything);

	it('one rule: on disk, in an editor, and not what is ignored', async () => {
		const text = `${BAD} HTTP://shop.example/\n`;
		const fixed = `${FIXED} HTTP://shop.example/\n`;
		await write('all/on-disk.md', text);
		await write('all/node_modules/a.md', text);
		await write('all/old/.url-lint.json', '{ "rules": { "missing-slashes": "off" } }');
		await write('all/old/a.md', text);
		await write('all/picture.png', `\0\0//${BAD}`);
		const open = await openFile('all/open.txt', text);
		const edit = new vscode.WorkspaceEdit();
		edit.insert(open.uri, new vscode.Position(0, 0), `${BAD}\n`);
		await vscode.workspace.applyEdit(edit);
		// The server knows of the edit: what changes meanwhile is left alone.
		await eventually(() => codesOf(open).filter((code) => code === 'missing-slashes').length, 2);
		const command = 'urlLint.fixWorkspace';
		const run = () => vscode.commands.executeCommand<string>(command, { code: 'missing-slashes' });
		// Where VS Code tells the server late of a change, that document is left alone: whoever runs it again gets the rest.
		await eventually(async () => {
			await previewed(run, 'apply');
			return [await textOf('all/on-disk.md'), open.getText()];
		}, [fixed, `${FIXED}\n${fixed}`]);
		await eventually(() => textOf('all/node_modules/a.md'), text);
		await eventually(() => textOf('all/old/a.md'), text);
		await eventually(() => textOf('all/picture.png'), `\0\0//${BAD}`);
		await eventually(
			async () => (await previewed(run, 'apply')).replace(/ \d+ files? skipped.*/, ''),
			'There is nothing to fix.',
		);
	});

	it('is offered as a quick fix', async () => {
		const document = await openFile('all/offered.txt', `${BAD}\n`);
		await eventually(async () => {
			const kind = vscode.CodeActionKind.QuickFix.value;
			const range = new vscode.Range(0, 0, 0, 40);
			const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
				'vscode.executeCodeActionProvider',
				document.uri,
				range,
				kind,
			);
			const title = 'Apply all safe fixes of missing-slashes in the workspace';
			return actions.find((action) => action.title === title)?.command?.command;
		}, 'urlLint.fixWorkspace');
	});
});
