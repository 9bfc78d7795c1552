/** All files of the workspace: what is wrong in them, their URLs, and what changes them. */

import * as vscode from 'vscode';
import { api, closeEverything, eventually, fileUri, openFile, previewed, show, some, withoutMarks } from './editor';
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
		await vscode.workspace.fs.delete(fileUri('check/1/1.md'));
		await eventually(() => problemsIn('check', 'missing-slashes'), FILES - 2);
		const document = await openFile('check/2/2.md', `See ${GOOD} there.\n`);
		await eventually(() => problemsIn('check', 'missing-slashes'), FILES - 3);
		const edit = new vscode.WorkspaceEdit();
		edit.insert(document.uri, new vscode.Position(0, 0), `${BAD} and ${BAD}/b, `);
		await vscode.workspace.applyEdit(edit);
		await eventually(() => problemsIn('check', 'missing-slashes'), FILES - 1);
		await closeEverything();
	});

	it('hears of what changes outside of the editor after "Restart Server" too', async () => {
		await vscode.commands.executeCommand('urlLint.restart');
		await vscode.commands.executeCommand('urlLint.checkWorkspace');
		await eventually(() => problemsIn('check', 'missing-slashes'), FILES - 3);
		await write('check/3/3.md', `See ${GOOD} there.\n`);
		await eventually(() => problemsIn('check', 'missing-slashes'), FILES - 4);
	});

	it('leaves a language alone where the settings say so', async () => {
		const set = (value: object | undefined) =>
			vscode.workspace.getConfiguration().update('[markdown]', value, vscode.ConfigurationTarget.Workspace);
		await vscode.commands.executeCommand('urlLint.checkWorkspace');
		await eventually(() => problemsIn('check', 'missing-slashes') > 0, true);
		await set({ 'urlLint.enable': false });
		try {
			await eventually(() => problemsIn('check', 'missing-slashes'), 0);
		} finally {
			await set(undefined);
		}
		await eventually(() => problemsIn('check', 'missing-slashes') > 0, true);
	});

	it('is stopped by its button, and says that it has not seen all', async () => {
		const isStopped = async () => {
			let said: string | undefined;
			const running = vscode.commands.executeCommand<string>('urlLint.checkWorkspace').then((text) => {
				said = text;
			});
			// The button of the newest notification, once it is there.
			await some('end of the command', async () => {
				if (said === undefined) await vscode.commands.executeCommand('notification.acceptPrimaryAction');
				return said;
			});
			await running;
			return said?.startsWith('Stopped after');
		};
		await eventually(isStopped, true);
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
		await write(
			'harbour/menu.md',
			'Our [menu](https://fish.example/menu) and [orders](https://fish.example/orders).\n',
		);
		await write('harbour/low/wine.txt', 'https://fish.example/menu\nhttps://wine.example/a|b\n');
		await vscode.commands.executeCommand('urlLint.lookForUrls');
		await vscode.commands.executeCommand('urlLint.filterUrls', { filter: '' });
	});
	after(async () => {
		await vscode.commands.executeCommand('urlLint.filterUrls', { filter: '' });
		await vscode.commands.executeCommand('urlLint.urlsByHost');
		await remove('harbour');
	});

	const shows = (filter: string, command: string, expected: readonly string[]) => async () => {
		await vscode.commands.executeCommand('urlLint.filterUrls', { filter });
		await vscode.commands.executeCommand(command);
		await eventually(rows, expected);
	};

	it(
		'by host',
		shows('wine.example', 'urlLint.urlsByHost', [
			'wine.example (1)',
			'  https://wine.example/a|b (harbour/low/wine.txt:2)',
		]),
	);
	it(
		'by problem',
		shows('wine.example', 'urlLint.urlsByProblem', [
			'unsafe-character (1)',
			'  https://wine.example/a|b (harbour/low/wine.txt:2)',
		]),
	);
	it(
		'by file',
		shows('harbour/', 'urlLint.urlsByFile', [
			'harbour/low/wine.txt (2)',
			'  https://fish.example/menu (harbour/low/wine.txt:1)',
			'  https://wine.example/a|b (harbour/low/wine.txt:2)',
			'harbour/menu.md (2)',
			'  https://fish.example/menu (harbour/menu.md:1)',
			'  https://fish.example/orders (harbour/menu.md:1)',
		]),
	);
	it('nothing where nothing matches', shows('wine.example fish.example', 'urlLint.urlsByHost', []));

	it('copies each URL once, exactly', async () => {
		await shows('fish.example', 'urlLint.urlsByHost', [])().catch(() => undefined);
		await vscode.env.clipboard.writeText('');
		await vscode.commands.executeCommand('urlLint.copyUrls');
		await eventually(() => vscode.env.clipboard.readText(), 'https://fish.example/menu\nhttps://fish.example/orders\n');
	});

	it('drops them as text where they are dragged to, and nothing where there is none', async () => {
		const { draggedUrls } = await api();
		await vscode.commands.executeCommand('urlLint.urlsByHost');
		await vscode.commands.executeCommand('urlLint.filterUrls', { filter: 'harbour/' });
		const all = 'https://fish.example/menu\nhttps://fish.example/orders\nhttps://wine.example/a|b';
		await eventually(draggedUrls, all);
		await vscode.commands.executeCommand('urlLint.filterUrls', { filter: 'wine.example fish.example' });
		await eventually(draggedUrls, undefined);
	});

	it('follows what is typed', async () => {
		await vscode.commands.executeCommand('urlLint.filterUrls', { filter: 'bread.example' });
		await vscode.commands.executeCommand('urlLint.urlsByHost');
		await eventually(rows, []);
		await openFile('harbour/new.txt', 'https://bread.example/rye\n');
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
		const { urls: rows } = await api();
		await vscode.commands.executeCommand('urlLint.filterUrls', { filter: 'fix/' });
		await vscode.commands.executeCommand('urlLint.urlsByFile');
		await eventually(async () => (await rows()).filter((row) => row.startsWith('fix/')).length, 2);
	});
	after(async () => {
		await vscode.commands.executeCommand('urlLint.filterUrls', { filter: '' });
		await vscode.commands.executeCommand('urlLint.urlsByHost');
		await remove('fix');
	});
	afterEach(closeEverything);

	it('changes nothing where the preview is refused', async () => {
		await eventually(() => previewed(repair, 'discard'), 'Nothing was changed.');
		await eventually(() => Promise.all([textOf('fix/a.md'), textOf('fix/b.md')]), [text, text]);
	});

	it('changes all where it is taken, and says how much', async () => {
		const said = await previewed(repair, 'apply');
		if (!/^Fixed \d+ findings in \d+ files\./.test(said)) throw new Error(said);
		await eventually(() => Promise.all([textOf('fix/a.md'), textOf('fix/b.md')]), [fixed, fixed]);
		await eventually(async () => (await repair()).startsWith('There is nothing to fix.'), true);
	});
});

/** Documents of nine languages. Marked is the host in each of their URLs: it is found, and called another name. */
const marked: Readonly<Record<string, string>> = {
	'a.md': '# Fish\n\n[fish.example](https://⸠fish.example⸡/a_b), <http://⸠fish.example⸡>\n',
	'b.html': '<a href="https://⸠fish.example⸡/?a=1&amp;b=2">fish.example</a> <img src="https://⸠fish.example⸡/a.png">\n',
	'c.json':
		'{ "fish": "https:\\/\\/⸠fish.example⸡\\/menu", "other": "https://⸠fish.example⸡/", "c": "https://c.example/fish.example" }\n',
	'd.py': 'fish = "https://⸠fish.example⸡/"  # https://⸠Fish.Example⸡/menu\n',
	'e.txt':
		'The fish is at https://⸠fish.example⸡/, fresh; not at https://my.fish.example/. ftp://ana@⸠fish.example⸡:21/\n',
	'f.yaml': 'fish: https://⸠fish.example⸡/a\nother: "https://⸠fish.example⸡/b"\n',
	'g.tex': '\\href{https://⸠fish.example⸡/a\\%20b}{fish} \\url{https://⸠fish.example⸡/c_d}\n',
	'h.c': '/* https://⸠fish.example⸡/ */ char *fish = "https://⸠fish.example⸡/" "menu";\n',
	'i.sh':
		"curl 'https://⸠fish.example⸡/a' # https://⸠fish.example⸡/b\nwget https://⸠fish.example⸡/c https://⸠fish.example⸡/d\n",
};
const names = Object.keys(marked);
const original = Object.values(marked).map(withoutMarks);
const renamed = Object.values(marked).map((text) => text.replace(/⸠[^⸡]*⸡/g, 'trout.example'));

describe('references', () => {
	before(async () => {
		await Promise.all(names.map((name, index) => write(`names/${name}`, original[index] ?? '')));
	});
	after(() => remove('names'));
	afterEach(closeEverything);

	const hostIn = async (name: string) => {
		const document = await show(await vscode.workspace.openTextDocument(fileUri(`names/${name}`)));
		return { document, position: document.positionAt(document.getText().indexOf('fish.example') + 2) };
	};

	it('of a host, in nine languages', async () => {
		const { document, position } = await hostIn('d.py');
		await eventually(
			async () => {
				const command = 'vscode.executeReferenceProvider';
				const found = await vscode.commands.executeCommand<vscode.Location[]>(command, document.uri, position);
				return names.map((name) => found.filter(({ uri }) => uri.path.endsWith(`/names/${name}`)).length);
			},
			Object.values(marked).map((text) => text.split('⸠').length - 1),
		);
	});

	it('renamed, and nothing else', async () => {
		const { document, position } = await hostIn('d.py');
		const rename = () =>
			vscode.commands.executeCommand<vscode.WorkspaceEdit | undefined>(
				'vscode.executeDocumentRenameProvider',
				document.uri,
				position,
				'trout.example',
			);
		const edit = await some('edit', async () => {
			const found = await rename();
			return (found?.entries().length ?? 0) < names.length ? undefined : found;
		});
		// Nothing is written before the edit is applied.
		await eventually(() => Promise.all(names.map((name) => textOf(`names/${name}`))), original);
		if (!(await vscode.workspace.applyEdit(edit))) throw new Error('the edit was not taken');
		await eventually(
			() =>
				Promise.all(
					names.map(async (name) => (await vscode.workspace.openTextDocument(fileUri(`names/${name}`))).getText()),
				),
			renamed,
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
