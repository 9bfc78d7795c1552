/** All files of the workspace: what is wrong in them, their URLs, and what changes them. */

import * as vscode from 'vscode';
import { api, closeEverything, eventually, fileUri, openFile, show, some } from './editor';
import { after, afterEach, before, describe, it } from './mocha';

/** How many files are checked. */
const FILES = 300;

const BAD = 'https:/fish.example/menu';
const GOOD = 'https://fish.example/menu';

async function write(name: string, text: string): Promise<void> {
	await vscode.workspace.fs.writeFile(fileUri(name), new TextEncoder().encode(text));
}

async function textOf(name: string): Promise<string> {
	return new TextDecoder().decode(await vscode.workspace.fs.readFile(fileUri(name)));
}

/** Leaves nothing to other tests. */
async function remove(folder: string): Promise<void> {
	await closeEverything();
	await vscode.workspace.fs.delete(fileUri(folder), { recursive: true });
}

/** How many findings of a rule the Problems view has for the files of a folder. */
function problemsIn(folder: string, rule: string): number {
	const { path } = fileUri(folder);
	return vscode.languages
		.getDiagnostics()
		.filter(([uri]) => uri.path.startsWith(`${path}/`))
		.flatMap(([, diagnostics]) => diagnostics)
		.filter(({ code, source }) => source === 'url-lint' && (typeof code === 'object' ? code.value : code) === rule)
		.length;
}

/** Runs a command whose edits go through the preview, and says there what to do with them. */
async function previewed<T>(run: () => Thenable<T>, answer: 'apply' | 'discard'): Promise<T> {
	let said: { readonly value: T } | undefined;
	const running = run().then((value) => {
		said = { value };
	});
	// Until the preview is there, the command does nothing.
	await some('end of the command', async () => {
		if (said === undefined) await vscode.commands.executeCommand(`refactorPreview.${answer}`);
		return said;
	});
	await running;
	return (said as unknown as { value: T }).value;
}

describe('Check Workspace', () => {
	before(async () => {
		await Promise.all(
			Array.from({ length: FILES }, (_, index) =>
				write(`check/${index % 10}/${index}.md`, `See ${BAD}?n=${index} there.\n`),
			),
		);
		await write('check/picture.png', `\0\0${BAD}`);
	});
	after(() => remove('check'));

	it('shows what is wrong in files that are not open, and counts', async () => {
		const said = await vscode.commands.executeCommand<string>('urlLint.checkWorkspace');
		if (!/^[\d,]+ files, [\d,]+ URLs: .*errors.*; [\d,]+ files? skipped \(.*no text.*\)\.$/.test(said))
			throw new Error(said);
		await eventually(() => problemsIn('check', 'missing-slashes'), FILES);
	});

	it('follows what changes outside of the editor, and in it', async () => {
		await vscode.commands.executeCommand('urlLint.checkWorkspace');
		await eventually(() => problemsIn('check', 'missing-slashes'), FILES);
		await write('check/0/0.md', `See ${GOOD} there.\n`);
		await eventually(() => problemsIn('check', 'missing-slashes'), FILES - 1);
		const document = await openFile('check/0/10.md', `See ${BAD} and ${BAD}/b there.\n`);
		await eventually(() => problemsIn('check', 'missing-slashes'), FILES);
		await vscode.workspace.fs.delete(document.uri);
		await closeEverything();
		await eventually(() => problemsIn('check', 'missing-slashes'), FILES - 2);
	});

	it('can be asked twice at once', async () => {
		const [one, other] = await Promise.all([
			vscode.commands.executeCommand<string>('urlLint.checkWorkspace'),
			vscode.commands.executeCommand<string>('urlLint.checkWorkspace'),
		]);
		if (one !== other) throw new Error(`${one}\n${other}`);
	});
});

describe('the view of URLs', () => {
	let rows: () => Promise<readonly string[]>;
	before(async () => {
		({ urls: rows } = await api());
		await write('urls/menu.md', 'Our [menu](https://fish.example/menu) and [orders](https://fish.example/orders).\n');
		await write('urls/low/wine.txt', 'https://fish.example/menu\nhttps://wine.example/a|b\n');
		await vscode.commands.executeCommand('urlLint.lookForUrls');
		await vscode.commands.executeCommand('urlLint.filterUrls', { filter: '' });
	});
	after(async () => {
		await vscode.commands.executeCommand('urlLint.filterUrls', { filter: '' });
		await vscode.commands.executeCommand('urlLint.urlsByHost');
		await remove('urls');
	});

	const shows = (filter: string, command: string, expected: readonly string[]) => async () => {
		await vscode.commands.executeCommand('urlLint.filterUrls', { filter });
		await vscode.commands.executeCommand(command);
		await eventually(rows, expected);
	};

	it('by host', shows('wine.example', 'urlLint.urlsByHost', []));
	it('by problem', shows('wine.example', 'urlLint.urlsByProblem', []));
	it('by file', shows('urls/', 'urlLint.urlsByFile', []));
	it('nothing where nothing matches', shows('wine.example fish.example', 'urlLint.urlsByHost', []));

	it('copies each URL once, exactly', async () => {
		await shows('fish.example', 'urlLint.urlsByHost', [])().catch(() => undefined);
		await vscode.env.clipboard.writeText('');
		await vscode.commands.executeCommand('urlLint.copyUrls');
		await eventually(() => vscode.env.clipboard.readText(), 'https://fish.example/menu\nhttps://fish.example/orders\n');
	});

	it('follows what is typed', async () => {
		await vscode.commands.executeCommand('urlLint.filterUrls', { filter: 'bread.example' });
		await vscode.commands.executeCommand('urlLint.urlsByHost');
		await eventually(rows, []);
		await openFile('urls/new.txt', 'https://bread.example/rye\n');
		await eventually(async () => (await rows()).length > 0, true);
	});
});

describe('a repair of the workspace', () => {
	const text = `${BAD} HTTP://fish.example/\n`;
	const fixed = `${GOOD} HTTP://fish.example/\n`;
	const repair = () => vscode.commands.executeCommand<string>('urlLint.fixWorkspace', { code: 'missing-slashes' });
	before(async () => {
		await write('fix/a.md', text);
		await write('fix/b.md', text);
	});
	after(() => remove('fix'));
	afterEach(closeEverything);

	it('changes nothing where the preview is refused', async () => {
		const said = await previewed(repair, 'discard');
		if (said !== 'Nothing was changed.') throw new Error(said);
		await eventually(() => Promise.all([textOf('fix/a.md'), textOf('fix/b.md')]), [text, text]);
	});

	it('changes all where it is taken, and says how much', async () => {
		const said = await previewed(repair, 'apply');
		if (!/^Fixed \d+ findings in \d+ files\./.test(said)) throw new Error(said);
		await eventually(() => Promise.all([textOf('fix/a.md'), textOf('fix/b.md')]), [fixed, fixed]);
		await eventually(async () => (await repair()).startsWith('There is nothing to fix.'), true);
	});
});

/** A document, and the same with `fish.example` called `trout.example`; the cursor stands at the first `fish`. */
const languages: Readonly<Record<string, readonly [text: string, renamed: string]>> = {
	'a.md': ['# Fish\n\n[fish](https://fish.example/a_b)\n', '# Fish\n\n[fish](https://trout.example/a_b)\n'],
	'b.html': [
		'<a href="https://fish.example/?a=1&amp;b=2">fish</a>\n',
		'<a href="https://trout.example/?a=1&amp;b=2">fish</a>\n',
	],
	'c.json': ['{ "fish": "https:\\/\\/fish.example\\/menu" }\n', '{ "fish": "https:\\/\\/trout.example\\/menu" }\n'],
	'd.py': ['fish = "https://fish.example/"  # fish\n', 'fish = "https://trout.example/"  # fish\n'],
	'e.txt': ['The fish is at https://fish.example/, fresh.\n', 'The fish is at https://trout.example/, fresh.\n'],
};

describe('references', () => {
	before(async () => {
		for (const [name, [text]] of Object.entries(languages)) await write(`names/${name}`, text);
	});
	after(() => remove('names'));
	afterEach(closeEverything);

	const hostIn = async (name: string) => {
		const document = await show(await vscode.workspace.openTextDocument(fileUri(`names/${name}`)));
		return { document, position: document.positionAt(document.getText().indexOf('fish.example') + 2) };
	};

	it('of a host, in every language, each exactly', async () => {
		const { document, position } = await hostIn('a.md');
		await eventually(
			async () => {
				const command = 'vscode.executeReferenceProvider';
				const found = await vscode.commands.executeCommand<vscode.Location[]>(command, document.uri, position);
				const texts = await Promise.all(
					found
						.filter(({ uri }) => uri.path.includes('/names/'))
						.map(async ({ uri, range }) => {
							const at = await vscode.workspace.openTextDocument(uri);
							return `${uri.path.slice(uri.path.lastIndexOf('/') + 1)} ${at.getText(range)}`;
						}),
				);
				return texts.sort();
			},
			Object.keys(languages).map((name) => `${name} fish.example`),
		);
	});

	it('renamed, each written as its place wants it', async () => {
		const { document, position } = await hostIn('a.md');
		const command = 'vscode.executeDocumentRenameProvider';
		const edit = await some('edit', async () => {
			const found = await vscode.commands.executeCommand<vscode.WorkspaceEdit | undefined>(
				command,
				document.uri,
				position,
				'trout.example',
			);
			return found !== undefined && found.entries().length >= Object.keys(languages).length ? found : undefined;
		});
		await eventually(() => textOf('names/b.html'), languages['b.html']?.[0]);
		if (!(await vscode.workspace.applyEdit(edit))) throw new Error('the edit was not taken');
		const texts = () =>
			Promise.all(
				Object.keys(languages).map(async (name) =>
					(await vscode.workspace.openTextDocument(fileUri(`names/${name}`))).getText(),
				),
			);
		await eventually(
			texts,
			Object.values(languages).map(([, renamed]) => renamed),
		);
	});

	it('are none on an identifier, and it is not renamed by us', async () => {
		const { document } = await hostIn('e.txt');
		const word = document.positionAt(document.getText().indexOf('fish is'));
		const command = 'vscode.executeReferenceProvider';
		await eventually(() => vscode.commands.executeCommand(command, document.uri, word), []);
	});

	it('leave a heading of Markdown to its own language', async () => {
		const { document } = await hostIn('a.md');
		const heading = new vscode.Position(0, 3);
		const place = await vscode.commands
			.executeCommand<{ placeholder?: string }>('vscode.prepareRename', document.uri, heading)
			.then(
				({ placeholder }) => placeholder,
				() => 'cannot be renamed',
			);
		// In a browser without its server, Markdown renames nothing.
		if (place !== 'Fish' && place !== 'cannot be renamed') throw new Error(String(place));
	});
});
