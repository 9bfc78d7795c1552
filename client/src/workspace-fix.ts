/** Repairs in all files of the workspace. */

import {
	type CancellationToken,
	commands,
	type Disposable,
	FileType,
	l10n,
	ProgressLocation,
	type TextDocument,
	Uri,
	WorkspaceEdit,
	window,
	workspace,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import {
	type FixAllParams,
	type FixAllResult,
	type FixWorkspaceArguments,
	fixAllRequest,
	fixWorkspaceCommand,
} from '../../server/src/protocol';
import { isChecked } from './documents';

/** More files are not looked at in one go; the message says so. */
const MOST_FILES = 10_000;

/** A larger file is data that nobody wrote by hand, and the editor itself gives up on much larger ones. */
const LONGEST_FILE = 5_000_000;

/** The command, for the palette and for code actions. */
export function registerWorkspaceFix(client: BaseLanguageClient): Disposable {
	return commands.registerCommand(fixWorkspaceCommand, async (given: FixWorkspaceArguments = {}) => {
		const options = { location: ProgressLocation.Notification, cancellable: true, title: l10n.t('Looking for URLs') };
		const said = await window.withProgress(options, (progress, token) =>
			new WorkspaceFix(client, given, token, (message, increment) => progress.report({ message, increment })).run(),
		);
		// Not awaited: it stays until somebody closes it.
		void window.showInformationMessage(said);
		return said;
	});
}

/** A document to be repaired, as it was read. */
interface Repaired extends FixAllResult {
	readonly document: TextDocument;
	readonly version: number;
}

class WorkspaceFix {
	readonly #repaired: Repaired[] = [];
	/** Files that could not be read, or changed meanwhile. */
	#left = 0;

	constructor(
		private readonly client: BaseLanguageClient,
		private readonly given: FixWorkspaceArguments,
		private readonly token: CancellationToken,
		private readonly report: (message: string, increment: number) => void,
	) {}

	/** @returns what was done, in words */
	async run(): Promise<string> {
		const files = await this.#files();
		const open = openDocuments();
		const known = new Set(open.map(({ uri }) => uri.toString()));
		for (const { uri } of workspace.notebookDocuments) known.add(uri.toString());
		const closed = files.filter((uri) => !known.has(uri.toString()));
		const total = open.length + closed.length;
		const step = Math.ceil(total / 100);
		let looked = 0;
		const next = () => {
			if (++looked % step === 0) this.report(l10n.t('{0} of {1} files', looked, total), (100 * step) / total);
		};
		for (const document of open) {
			if (this.token.isCancellationRequested) break;
			await this.#look(document);
			next();
		}
		for (const uri of closed) {
			if (this.token.isCancellationRequested) break;
			await this.#read(uri);
			next();
		}
		if (this.token.isCancellationRequested) return l10n.t('Stopped; nothing was changed.');
		const done = await this.#apply();
		return files.length < MOST_FILES
			? done
			: `${done} ${l10n.t('Only the first {0} files were looked at.', MOST_FILES)}`;
	}

	/** What the editor's search finds; where it has none for this kind of workspace, what is in the folders. */
	async #files(): Promise<Uri[]> {
		const found = await workspace.findFiles('**/*', excluded(), MOST_FILES, this.token);
		if (found.length > 0) return found;
		const ignored = new Set(['.git', ...ignoredNames()]);
		const folders = (workspace.workspaceFolders ?? []).map(({ uri }) => uri);
		for (let folder = folders.pop(); folder !== undefined && found.length < MOST_FILES; folder = folders.pop()) {
			if (this.token.isCancellationRequested) break;
			for (const [name, type] of await workspace.fs.readDirectory(folder)) {
				if (ignored.has(name)) continue;
				if (type === FileType.Directory) folders.push(Uri.joinPath(folder, name));
				else if (type === FileType.File) found.push(Uri.joinPath(folder, name));
			}
		}
		return found.slice(0, MOST_FILES);
	}

	async #read(uri: Uri): Promise<void> {
		try {
			if ((await workspace.fs.stat(uri)).size > LONGEST_FILE) {
				this.#left++;
				return;
			}
			// The editor opens what may hold a URL only: each document costs it, and other extensions, something.
			if (!mayHoldUrl(await workspace.fs.readFile(uri))) return;
			await this.#look(await workspace.openTextDocument(uri));
		} catch {
			// The editor opens no file that is not text.
			this.#left++;
		}
	}

	async #look(document: TextDocument): Promise<void> {
		if (!isChecked(document)) return;
		const { uri, languageId, version } = document;
		const params: FixAllParams = { ...this.given, uri: uri.toString(), languageId, text: document.getText() };
		const result = await this.client.sendRequest<FixAllResult | null>(fixAllRequest, params);
		if (result !== null && result.edits.length > 0) this.#repaired.push({ ...result, document, version });
	}

	/** All in one step, which can be undone. What was saved before is saved again, if `files.refactoring.autoSave` says so. */
	async #apply(): Promise<string> {
		const current = this.#repaired.filter(({ document, version }) => document.version === version);
		this.#left += this.#repaired.length - current.length;
		const edit = new WorkspaceEdit();
		for (const { document, edits } of current)
			edit.set(document.uri, await this.client.protocol2CodeConverter.asTextEdits(edits));
		if (current.length > 0 && !(await workspace.applyEdit(edit, { isRefactoring: true })))
			return l10n.t('The files changed meanwhile; nothing was done.');
		const fixed = current.reduce((sum, result) => sum + result.fixed, 0);
		const done =
			fixed === 0 ? l10n.t('There is nothing to fix.') : l10n.t('Fixed: {0}, in files: {1}.', fixed, current.length);
		return this.#left === 0
			? done
			: `${done} ${l10n.t('Files left out, because they are too large, no text, or changed meanwhile: {0}.', this.#left)}`;
	}
}

/** What is open of the workspace, with the cells of its notebooks. */
function openDocuments(): TextDocument[] {
	const isHere = (uri: Uri) => workspace.getWorkspaceFolder(uri) !== undefined;
	const cells = workspace.notebookDocuments
		.filter(({ uri }) => isHere(uri))
		.flatMap((notebook) => notebook.getCells().map(({ document }) => document));
	const documents = workspace.textDocuments.filter(({ uri, isClosed }) => !isClosed && isHere(uri));
	return [...new Set([...documents, ...cells])].filter(isChecked);
}

/**
 * What need not be listed because `urlLint.ignore` leaves it out: names only. The server looks at all of the setting, and at
 * that of a configuration file.
 */
function excluded(): string {
	return `{${['.git', ...ignoredNames()].flatMap((name) => [`**/${name}`, `**/${name}/**`]).join(',')}}`;
}

function ignoredNames(): string[] {
	const ignored = workspace.getConfiguration('urlLint').get<unknown[]>('ignore', []);
	return ignored.filter((glob): glob is string => typeof glob === 'string' && /^[\w.*-]+$/.test(glob));
}

/** Whether something in the bytes looks like the start of a URL, and nothing like a file that is no text. */
function mayHoldUrl(bytes: Uint8Array): boolean {
	const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
	if (!isUtf16 && bytes.subarray(0, HEAD).includes(0)) return false;
	const text = new TextDecoder(isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes);
	return /\/\/|[a-z]:\S/i.test(text);
}

/** How much of a file tells whether it is text. */
const HEAD = 8000;
