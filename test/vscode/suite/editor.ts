/** What the tests do in the editor. Nothing here sleeps: what takes time is polled for. */

import * as vscode from 'vscode';
import type { Api } from '../../../client/src/client';

const TIMEOUT_MS = 20_000;
const INTERVAL_MS = 25;

/** What the extension offers to others, once it runs. */
export async function api(): Promise<Api> {
	const extension = vscode.extensions.getExtension<Api>('url-lint.url-lint');
	if (!extension) throw new Error('URL Lint is not installed');
	return extension.activate();
}

/** Polls until `actual` is what is expected, as JSON. What it throws on the way is not yet the answer either. */
export async function eventually<T>(actual: () => T | PromiseLike<T>, expected: T): Promise<void> {
	const wanted = JSON.stringify(expected, null, 1);
	let last = '';
	for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await tick()) {
		try {
			last = JSON.stringify(await actual(), null, 1);
		} catch (error) {
			last = String(error);
		}
		if (last === wanted) return;
	}
	throw new Error(`expected ${wanted}\nbut got ${last}`);
}

/** Polls until there is a value. */
export async function some<T>(what: string, find: () => T | undefined | PromiseLike<T | undefined>): Promise<T> {
	for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await tick()) {
		const found = await find();
		if (found !== undefined) return found;
	}
	throw new Error(`there is no ${what}`);
}

function tick(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
}

/** A new file of the workspace, shown: documents that nobody sees are not checked. */
export async function openFile(name: string, text: string): Promise<vscode.TextDocument> {
	const uri = fileUri(name);
	await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text));
	return show(await vscode.workspace.openTextDocument(uri));
}

export function fileUri(name: string): vscode.Uri {
	const folder = vscode.workspace.workspaceFolders?.[0];
	if (!folder) throw new Error('no folder is open');
	return vscode.Uri.joinPath(folder.uri, name);
}

/** A document without a file, shown. The editor may still be about to close the one before, which had the same name. */
export function openUntitled(content: string, language = 'plaintext'): Promise<vscode.TextDocument> {
	return some('document', async () => {
		const opened = await show(await vscode.workspace.openTextDocument({ content, language }));
		const isShown = vscode.window.activeTextEditor?.document === opened && !opened.isClosed;
		return isShown && opened.getText() === content ? opened : undefined;
	});
}

/** Shows a document, in a tab of its own. */
export async function show(document: vscode.TextDocument): Promise<vscode.TextDocument> {
	await vscode.window.showTextDocument(document, { preview: false });
	return document;
}

/** Closes all editors. Unsaved ones are reverted: they would raise a dialog that nobody answers. */
export async function closeEverything(): Promise<void> {
	while (vscode.window.tabGroups.all.some(({ tabs }) => tabs.length > 0))
		await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
}

/** What URL Lint underlines in a document, in order. */
export function diagnosticsOf({ uri }: vscode.TextDocument): vscode.Diagnostic[] {
	return vscode.languages
		.getDiagnostics(uri)
		.filter(({ source }) => source === 'url-lint')
		.sort((one, other) => one.range.start.compareTo(other.range.start));
}

/** The codes of what is underlined. */
export function codesOf(document: vscode.TextDocument): unknown[] {
	return diagnosticsOf(document).map(({ code }) => (typeof code === 'object' ? code.value : code));
}

/** The text of a document with `⸠…⸡` around what is underlined. */
export function underlined(document: vscode.TextDocument): string {
	let text = '';
	let last = new vscode.Position(0, 0);
	for (const { range } of diagnosticsOf(document)) {
		text += `${document.getText(new vscode.Range(last, range.start))}⸠${document.getText(range)}⸡`;
		last = range.end;
	}
	return text + document.getText(new vscode.Range(last, document.lineAt(document.lineCount - 1).range.end));
}

export function withoutMarks(marked: string): string {
	return marked.replace(/[⸠⸡]/g, '');
}

/** URL Lint's quick fixes at a place. */
export async function quickFixes({ uri }: vscode.TextDocument, range: vscode.Range): Promise<vscode.CodeAction[]> {
	const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
		'vscode.executeCodeActionProvider',
		uri,
		range,
		vscode.CodeActionKind.QuickFix.value,
	);
	// They come without what they repair. Other extensions' actions have no edit yet: they are resolved only when chosen.
	return actions.filter(({ edit }) => edit !== undefined);
}

/** Sets a setting in the workspace for as long as `task` runs. */
export async function withSetting(name: string, value: unknown, task: () => Promise<void>): Promise<void> {
	const set = (to: unknown) =>
		vscode.workspace.getConfiguration().update(name, to, vscode.ConfigurationTarget.Workspace);
	await set(value);
	try {
		await task();
	} finally {
		await set(undefined);
	}
}

/** Runs a command whose edits go through the preview, and says there what to do with them. */
export async function previewed<T>(run: () => Thenable<T>, answer: 'apply' | 'discard'): Promise<T> {
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
