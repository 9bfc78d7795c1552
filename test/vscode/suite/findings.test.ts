/** What the editor shows: squiggles, hovers, the status item. */

import * as vscode from 'vscode';
import {
	api,
	closeEverything,
	codesOf,
	diagnosticsOf,
	eventually,
	openFile,
	openUntitled,
	show,
	some,
	underlined,
	withoutMarks,
} from './editor';
import { afterEach, describe, it } from './mocha';

/** Files of the workspace with `⸠…⸡` around what is underlined, and the codes in that order. */
const files: Record<string, { readonly text: string; readonly codes: string[] }> = {
	'links.md': {
		text: [
			'The [menu](https://shop.example/our⸠ ⸡menu.pdf) moved to https://shop.example/fish⸠|⸡chips, they say.',
			'`https://shop.example/{dish}` and <https://shop.example/~ana/#top> are fine.',
		].join('\n'),
		codes: ['space-in-destination', 'unsafe-character'],
	},
	'page.html': {
		text: [
			'<a href="https://shop.example/?table=4&amp;name=50⸠%⸡">Book</a>',
			'<a href="https://shop.example/?table=4&amp;name=50%25">Book</a>',
		].join('\n'),
		codes: ['malformed-percent'],
	},
	'data.json': {
		text: '{ "site": "https:\\/\\/shop.example\\/fish⸠|⸡chips", "mail": "mailto:ana@shop.example" }',
		codes: ['unsafe-character'],
	},
	'notes.txt': {
		text: [
			'Write to http://shop.example:⸠8o⸡/menu or http⸠//⸡shop.example, and see (https://shop.example/fish⸠|⸡chips).',
			'Not C:\\path, key:value, or https://shop.example/menu.',
		].join('\r\n'),
		codes: ['invalid-port', 'missing-slashes', 'unsafe-character'],
	},
	'list.uris': {
		text: '# The shop\nhttps://shop.example/menu\nhttps://shop.example/fish⸠|⸡chips\n',
		codes: ['unsafe-character'],
	},
};

describe('findings', () => {
	afterEach(closeEverything);

	for (const [name, { text, codes }] of Object.entries(files))
		it(`${name}: exactly these characters are underlined`, async () => {
			const document = await openFile(name, withoutMarks(text));
			await eventually(() => underlined(document), text);
			await eventually(() => codesOf(document), codes);
		});

	it('carry severity, message and a page about the rule', async () => {
		const document = await openUntitled('https://shop.example/fish|chips');
		await eventually(
			() =>
				diagnosticsOf(document).map(({ severity, message, code }) => ({
					severity: vscode.DiagnosticSeverity[severity],
					message,
					page: /[^/]*$/.exec((code as { target: vscode.Uri }).target.path)?.[0],
				})),
			[
				{
					severity: 'Warning',
					message: 'Write %7C: "|" is unsafe in a URL, since gateways may change it (RFC 1738 §2.2).',
					page: 'unsafe-character.md',
				},
			],
		);
	});

	it('follow the typing', async () => {
		const document = await openUntitled('https://shop.example/fish|chips\n');
		await eventually(() => underlined(document), 'https://shop.example/fish⸠|⸡chips\n');
		const edit = new vscode.WorkspaceEdit();
		edit.insert(document.uri, new vscode.Position(0, 0), 'Friday:\n');
		edit.insert(document.uri, new vscode.Position(1, 0), 'https://shop.example/100%');
		await vscode.workspace.applyEdit(edit);
		await eventually(
			() => underlined(document),
			'Friday:\nhttps://shop.example/fish⸠|⸡chips\nhttps://shop.example/100⸠%⸡',
		);
	});

	it('in the cells of a notebook', async () => {
		const { NotebookCellData, NotebookCellKind } = vscode;
		const data = new vscode.NotebookData([
			new NotebookCellData(NotebookCellKind.Code, "url = 'https://shop.example/100%'", 'python'),
			new NotebookCellData(NotebookCellKind.Markup, 'See https://shop.example/fish|chips there.', 'markdown'),
		]);
		const notebook = await vscode.workspace.openNotebookDocument('jupyter-notebook', data);
		await vscode.window.showNotebookDocument(notebook, { selections: [new vscode.NotebookRange(1, 2)] });
		const [code, markdown] = notebook.getCells().map(({ document }) => document);
		await eventually(() => code && underlined(code), "url = 'https://shop.example/100⸠%⸡'");

		// A cell of Markdown is shown as text while it is edited.
		await vscode.commands.executeCommand('notebook.cell.edit');
		await eventually(() => markdown && underlined(markdown), 'See https://shop.example/fish⸠|⸡chips there.');
	});

	it('at the end of a file of 2 MB', async () => {
		const line = 'Everything is at https://shop.example/menu?day=friday, I think.\n';
		const head = line.repeat(2_000_000 / line.length);
		const document = await openFile('large.txt', `${head}https://shop.example/fish|chips`);
		const last = document.lineCount - 1;
		const ranges = () => diagnosticsOf(document).map(({ range: { start, end } }) => [start, end]);
		await eventually(ranges, [[new vscode.Position(last, 25), new vscode.Position(last, 26)]]);

		const edit = new vscode.WorkspaceEdit();
		edit.insert(document.uri, new vscode.Position(0, 0), 'https://shop.example/100%\n');
		await vscode.workspace.applyEdit(edit);
		await eventually(ranges, [
			[new vscode.Position(0, 24), new vscode.Position(0, 25)],
			[new vscode.Position(last + 1, 25), new vscode.Position(last + 1, 26)],
		]);
	});

	it("not in what is nobody's text: logs, the other side of a diff", async () => {
		const text = 'https://shop.example/fish|chips';
		const disposables = ['output', 'git'].map((scheme) =>
			vscode.workspace.registerTextDocumentContentProvider(scheme, { provideTextDocumentContent: () => text }),
		);
		try {
			const documents: vscode.TextDocument[] = [];
			for (const scheme of ['output', 'git']) {
				const uri = vscode.Uri.from({ scheme, path: '/notes.txt' });
				documents.push(await show(await vscode.workspace.openTextDocument(uri)));
			}
			// What is asked for later is answered later: by now these would have been checked.
			const document = await openUntitled(text);
			await eventually(() => codesOf(document), ['unsafe-character']);
			await eventually(() => documents.map(underlined), [text, text]);
		} finally {
			for (const disposable of disposables) disposable.dispose();
		}
	});
});

describe('hover', () => {
	afterEach(closeEverything);

	it('takes a URL apart', async () => {
		const document = await openUntitled('See https://ana:secret@shop.example:8080/menu%20card?table=4#top there.');
		await eventually(
			() => hovers(document, 5),
			[
				[
					'**https** web page, encrypted',
					'**user** `ana`',
					'**password** `••••`',
					'**host** `shop.example`',
					'**port** `8080` (without it 443)',
					'**path** `/menu card`',
					'**`table`** `4`',
					'**fragment** `top`',
				].join('  \n'),
			],
		);
	});

	it('says whose domain a host is: the list of suffixes is loaded for it', async () => {
		const document = await openUntitled('https://shop.example.co.uk/a');
		await eventually(
			() => hovers(document, 1),
			['**https** web page, encrypted  \n**host** shop.**example.co.uk**  \n**path** `/a`'],
		);
	});

	it('has actions for this place, and may call no other command', async () => {
		const document = await openUntitled('See https://shop.example/?q=[x](command:workbench.action.quit) there.');
		const actions = async () => (await ourHovers(document, 10)).map(({ value }) => value.split('\n\n').at(-1) ?? '');
		const labels = (line: string) => Array.from(line.matchAll(/\[([\w ]+)\]\(command:/g), ([, label]) => label);
		await eventually(
			async () => (await actions()).map(labels),
			[['Copy decoded', 'Copy parameters', 'Inspect', 'Show derivation']],
		);
		const enabled = (await ourHovers(document, 10)).map(({ isTrusted }) => isTrusted);
		const enabledCommands = [
			'urlLint.copyDecoded',
			'urlLint.copyParameters',
			'urlLint.showDerivation',
			'urlLint.inspect',
			'urlLint.fixUrl',
			'urlLint.explainRule',
		];
		await eventually(() => enabled, [{ enabledCommands }]);
	});

	for (const [command, done] of [
		['copyDecoded', () => vscode.env.clipboard.readText()],
		['copyParameters', () => vscode.env.clipboard.readText()],
		['showDerivation', derived],
		['inspect', inspected],
	] as const)
		it(`${command}: for its own place, as long as the document is the same`, async () => {
			const text = 'https://a.example/ and https://shop.example/%C3%B6?q=%C3%B6 there.';
			const document = await openUntitled(text);
			const link = await some('link', async () =>
				(await links(document, 30)).find(({ name }) => name.endsWith(command)),
			);
			const expected = {
				copyDecoded: 'https://shop.example/ö?q=ö',
				copyParameters: 'q = ö',
				showDerivation: 'url  https://shop.example/%C3%B6?q=%C3%B6',
				inspect: 'host: shop.example',
			};
			// Not what is under the cursor, nor in the document in front.
			await openUntitled('https://other.example/?b=1');
			await vscode.env.clipboard.writeText('untouched');
			await vscode.commands.executeCommand(link.name, ...link.given);
			await eventually(done, expected[command]);

			const edit = new vscode.WorkspaceEdit();
			edit.insert(document.uri, new vscode.Position(0, 0), 'x');
			await vscode.workspace.applyEdit(edit);
			await vscode.env.clipboard.writeText('untouched');
			await closeDerivation();
			await openUntitled('No URL stands here.');
			await vscode.commands.executeCommand(link.name, ...link.given);
			await eventually(done, command.startsWith('copy') ? 'untouched' : undefined);
		});

	it('says nothing beside a URL', async () => {
		const document = await openUntitled('See https://shop.example/fish|chips there.');
		await eventually(() => codesOf(document), ['unsafe-character']);
		await eventually(() => hovers(document, 1), []);
	});
});

/** The first line of the derivation that is shown. */
async function derived(): Promise<string | undefined> {
	return derivations()[0]?.document.lineAt(0).text;
}

/** What the inspector shows of the URL. */
async function inspected(): Promise<string | undefined> {
	return (await api()).inspector()[1];
}

function derivations(): vscode.TextEditor[] {
	return vscode.window.visibleTextEditors.filter(({ document }) => document.uri.scheme === 'url-lint-derivation');
}

async function closeDerivation(): Promise<void> {
	const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
	const ours = tabs.filter(
		({ input }) => input instanceof vscode.TabInputText && input.uri.scheme === 'url-lint-derivation',
	);
	await vscode.window.tabGroups.close(ours);
	await eventually(() => derivations().length, 0);
}

/** The commands of the links in a hover, with what the editor would give them: it decodes a URI, and its query again. */
async function links(
	document: vscode.TextDocument,
	character: number,
): Promise<{ readonly name: string; readonly given: unknown[] }[]> {
	const all = await ourHovers(document, character);
	const targets = all.flatMap(({ value }) =>
		Array.from(value.matchAll(/\]\((command:urlLint[^)]*)\)/g), ([, uri]) => uri),
	);
	return targets.map((target = '') => {
		const { path, query } = vscode.Uri.parse(target);
		return { name: path, given: JSON.parse(decodeURIComponent(query)) };
	});
}

async function ourHovers(document: vscode.TextDocument, character: number): Promise<vscode.MarkdownString[]> {
	const found = await vscode.commands.executeCommand<vscode.Hover[]>(
		'vscode.executeHoverProvider',
		document.uri,
		new vscode.Position(0, character),
	);
	const contents = found.flatMap((hover) => hover.contents) as vscode.MarkdownString[];
	return contents.filter(({ value }) => value.includes('**https** '));
}

/** What hovers say, without their actions. */
async function hovers(document: vscode.TextDocument, character: number): Promise<string[]> {
	return (await ourHovers(document, character)).map(({ value }) => value.replace(/\n\n\[Copy decoded\][^\n]*$/, ''));
}

describe('status item', () => {
	afterEach(closeEverything);

	it('counts URLs and findings', async () => {
		const { status } = await api();
		await openUntitled('https://shop.example/fish|chips and https://shop.example/menu');
		await eventually(status, '2 URLs, 1 finding');
	});

	it('is that of the document in front', async () => {
		const { status } = await api();
		const first = await openUntitled('https://shop.example/fish|chips');
		await eventually(status, '1 URL, 1 finding');
		await openUntitled('nothing here');
		await eventually(status, '0 URLs, 0 findings');
		await vscode.window.showTextDocument(first);
		await eventually(status, '1 URL, 1 finding');
	});
});
