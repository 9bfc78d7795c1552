/** Settings and `.url-lint.json` in the editor, and what writes them. */

import * as vscode from 'vscode';
import {
	api,
	closeEverything,
	codesOf,
	eventually,
	fileUri,
	openFile,
	openUntitled,
	previewed,
	withSetting,
} from './editor';
import { afterEach, describe, it } from './mocha';

const TEXT = 'At htpp://x and https://shop.example/fish|chips now.\n';
const CONFIG = '.url-lint.json';

async function write(name: string, text: string): Promise<void> {
	await vscode.workspace.fs.writeFile(fileUri(name), new TextEncoder().encode(text));
}

async function remove(name: string): Promise<void> {
	await vscode.workspace.fs.delete(fileUri(name));
}

async function textOf(name: string): Promise<string> {
	return new TextDecoder().decode(await vscode.workspace.fs.readFile(fileUri(name)));
}

/** Runs the first quick fix of this title anywhere in the document. */
async function runFix(document: vscode.TextDocument, title: string): Promise<void> {
	let command: vscode.Command | undefined;
	await eventually(async () => {
		const range = new vscode.Range(0, 0, document.lineCount, 0);
		const kind = vscode.CodeActionKind.QuickFix.value;
		const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
			'vscode.executeCodeActionProvider',
			document.uri,
			range,
			kind,
		);
		command = actions.find((action) => action.title === title)?.command;
		return command !== undefined;
	}, true);
	if (command) await vscode.commands.executeCommand(command.command, ...(command.arguments ?? []));
}

/** What a setting is in the workspace. */
function inWorkspace(name: string): unknown {
	return vscode.workspace.getConfiguration('urlLint').inspect(name)?.workspaceValue;
}

async function unset(...names: string[]): Promise<void> {
	for (const name of names)
		await vscode.workspace.getConfiguration('urlLint').update(name, undefined, vscode.ConfigurationTarget.Workspace);
}

describe('the configuration file', () => {
	afterEach(closeEverything);

	it('counts when it is there, changes, and is gone, without a restart', async () => {
		const document = await openFile('configured/a.txt', TEXT);
		await eventually(() => codesOf(document), ['misspelt-scheme', 'unsafe-character']);
		await write(`configured/${CONFIG}`, '{ "knownSchemes": ["htpp"] }');
		await eventually(() => codesOf(document), ['unsafe-character']);
		await write(`configured/${CONFIG}`, '{ "rules": { "unsafe-character": "off" } } // with a comment');
		await eventually(() => codesOf(document), ['misspelt-scheme']);
		await remove(`configured/${CONFIG}`);
		await eventually(() => codesOf(document), ['misspelt-scheme', 'unsafe-character']);
	});

	it('has findings of its own, and an unsaved one does not count', async () => {
		await openFile('broken/a.txt', TEXT);
		const document = await openFile(`broken/${CONFIG}`, '{ "rules": { "unsafe-charcter": "off" } }');
		try {
			await eventually(() => [document.languageId, ...codesOf(document)], ['jsonc', 'unknown-rule']);
			await runEdit(document, 'unsafe-charcter', 'unsafe-character');
			await eventually(() => codesOf(document), []);
			const other = await openFile('broken/b.txt', TEXT);
			await eventually(() => codesOf(other), ['misspelt-scheme', 'unsafe-character']);
			await document.save();
			await eventually(() => codesOf(other), ['misspelt-scheme']);
		} finally {
			await remove(`broken/${CONFIG}`);
		}
	});
});

async function runEdit(document: vscode.TextDocument, from: string, to: string): Promise<void> {
	const start = document.getText().indexOf(from);
	const edit = new vscode.WorkspaceEdit();
	const range = new vscode.Range(document.positionAt(start), document.positionAt(start + from.length));
	edit.replace(document.uri, range, to);
	await vscode.workspace.applyEdit(edit);
}

describe('quick fixes that write settings', () => {
	afterEach(closeEverything);

	for (const [title, name, value, codes] of [
		['Ignore this URL in the workspace', 'ignoreUrls', ['htpp://x'], ['unsafe-character']],
		['Turn unsafe-character off in the workspace', 'rules', { 'unsafe-character': 'off' }, ['misspelt-scheme']],
	] as [string, string, unknown, string[]][]) {
		it(`${title}: into the workspace's settings`, async () => {
			const document = await openFile(`settings-${name}.txt`, TEXT);
			try {
				await runFix(document, title);
				await eventually(() => inWorkspace(name), value);
				await eventually(() => codesOf(document), codes);
			} finally {
				await unset(name);
			}
		});

		it(`${title}: into the configuration file, saved`, async () => {
			await write(`${name}/${CONFIG}`, '// ours\n{}\n');
			const document = await openFile(`${name}/a.txt`, TEXT);
			await runFix(document, title);
			await eventually(() => codesOf(document), codes);
			const text = await textOf(`${name}/${CONFIG}`);
			await eventually(() => JSON.parse(text.replace('// ours', '')), { [name]: value });
			if (inWorkspace(name) !== undefined) throw new Error('it went into the settings too');
		});
	}
});

describe('a configuration file that overrides', () => {
	afterEach(closeEverything);

	it('is changed where it would win, also one whose rules are no object', async () => {
		const title = 'Turn unsafe-character off in the workspace';
		await write(
			`wins/${CONFIG}`,
			'{ "rules": null, "overrides": [{ "languages": ["plaintext"], "rules": { "unsafe-character": "error" } }] }',
		);
		const document = await openFile('wins/a.txt', TEXT);
		await runFix(document, title);
		await eventually(() => codesOf(document), ['misspelt-scheme']);
		const rewritten = '{ "rules": null }';
		await write(`wins/${CONFIG}`, rewritten);
		// The editor still has the file open: as long as it knows the old text only, nothing would be changed.
		const configuration = await vscode.workspace.openTextDocument(fileUri(`wins/${CONFIG}`));
		await eventually(() => configuration.getText(), rewritten);
		await eventually(() => codesOf(document), ['misspelt-scheme', 'unsafe-character']);
		await runFix(document, title);
		await eventually(() => codesOf(document), ['misspelt-scheme']);
	});
});

describe('fixes in the workspace', () => {
	it('leave alone what .gitignore leaves out, also where a file lower down takes some of it back', async () => {
		const bad = 'https:/shop.example/fish\n';
		const fixed = 'https://shop.example/fish\n';
		const expected: [string, string][] = [
			['git/a.md', fixed],
			['git/out/a.md', bad],
			['git/a.txt', bad],
			['git/low/a.txt', fixed],
			['git/low/out/a.md', bad],
			['git/low/top.md', bad],
			['git/low/d/top.md', fixed],
			['git/a.min.js', bad],
			['git/all/a.min.js', fixed],
		];
		await write('git/.gitignore', '# ours\nout/\n*.txt\n');
		await write('git/low/.gitignore', '!*.txt\n/top.md\n');
		await write(`git/all/${CONFIG}`, '{ "ignore": [] }');
		// Last, so that the server never knows a file without what leaves it out: what is fixed once stays so.
		for (const [name] of expected) await write(name, bad);
		const texts = () => Promise.all(expected.map(async ([name]) => [name, await textOf(name)]));
		await eventually(async () => {
			const args = { code: 'missing-slashes' };
			await previewed(() => vscode.commands.executeCommand('urlLint.fixWorkspace', args), 'apply');
			return texts();
		}, expected);
	});
});

describe('off', () => {
	afterEach(closeEverything);

	it('for this file, and on again: nothing is left in the settings', async () => {
		const document = await openFile('off/[a].txt', TEXT);
		const { status } = await api();
		await eventually(() => codesOf(document).length, 2);
		try {
			await vscode.commands.executeCommand('urlLint.ignoreFile');
			await eventually(() => codesOf(document), []);
			await eventually(status, 'Not checked: urlLint.ignore');
			await eventually(() => (inWorkspace('ignore') as string[]).slice(-1), ['/off/[a].txt']);
			await vscode.commands.executeCommand('urlLint.ignoreFile');
			await eventually(() => codesOf(document).length, 2);
			await eventually(() => inWorkspace('ignore'), undefined);
		} finally {
			await unset('ignore');
		}
		await eventually(() => codesOf(document).length, 2);
	});

	it('for a document without a file: nothing is written', async () => {
		const document = await openUntitled(TEXT);
		await eventually(() => codesOf(document).length, 2);
		await vscode.commands.executeCommand('urlLint.ignoreFile');
		const { globalValue, workspaceValue } = vscode.workspace.getConfiguration('urlLint').inspect('ignore') ?? {};
		if (globalValue !== undefined || workspaceValue !== undefined) throw new Error('a setting was written');
	});

	it('without an editor: nothing happens', async () => {
		await closeEverything();
		for (const command of ['urlLint.ignoreFile', 'urlLint.toggleLanguage'])
			await vscode.commands.executeCommand(command);
		if (inWorkspace('ignore') !== undefined) throw new Error('a setting was written');
	});

	it('for this language, and on again', async () => {
		const document = await openFile('off.md', TEXT);
		const { status } = await api();
		await eventually(status, '2 URLs, 2 findings');
		await vscode.commands.executeCommand('urlLint.toggleLanguage');
		await eventually(status, 'Not checked: urlLint.enable is off');
		await eventually(() => codesOf(document), []);
		await vscode.commands.executeCommand('urlLint.toggleLanguage');
		await eventually(status, '2 URLs, 2 findings');
		const { workspaceLanguageValue } =
			vscode.workspace.getConfiguration('urlLint', { languageId: 'markdown' }).inspect('enable') ?? {};
		if (workspaceLanguageValue !== undefined) throw new Error('a setting is left');
	});

	it('the status counts what is wrong in the settings', async () => {
		await withSetting('urlLint.rules', { 'unsafe-charcter': 'off' }, async () => {
			await openFile('misspelt.txt', 'https://shop.example/\n');
			const { status } = await api();
			await eventually(status, '1 URL, 0 findings — 1 problem in the settings; the log names it');
		});
	});
});
