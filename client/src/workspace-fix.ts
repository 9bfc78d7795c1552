/** Repairs in all files of the workspace. */

import {
	type CancellationToken,
	type Disposable,
	l10n,
	type TextDocument,
	type Uri,
	WorkspaceEdit,
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
import { isChecked, openDocuments } from './documents';
import { mayHoldUrl } from './may-hold-url';
import { type Register, say, withProgress } from './surfaces';
import { workspaceFiles } from './workspace-files';
import { counting, outcomeInWords, planOf, stillCurrent } from './workspace-plan';

/** More files are not looked at in one go; the message says so. */
const MOST_FILES = 10_000;

/** A larger file is data that nobody wrote by hand, and the editor itself gives up on much larger ones. */
const LONGEST_FILE = 5_000_000;

/** The command, for the palette and for code actions. */
export function registerWorkspaceFix(client: BaseLanguageClient, register: Register): Disposable {
	return register(fixWorkspaceCommand, async (given: FixWorkspaceArguments = {}) => {
		const said = await withProgress(l10n.t('Looking for URLs'), (report, token) =>
			new WorkspaceFix(client, given, token, report).run(),
		);
		say(said);
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
		const documents = openDocuments(workspace.textDocuments, workspace.notebookDocuments);
		const notebooks = workspace.notebookDocuments.map(({ uri }) => uri.toString());
		const { open, closed } = planOf(files, documents, notebooks);
		const next = counting(open.length + closed.length, this.report, l10n);
		for (const { document } of open) {
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
		return await this.#apply(files.size < MOST_FILES ? undefined : MOST_FILES);
	}

	/** The files of the workspace by their URIs, no more than `MOST_FILES`. */
	async #files(): Promise<Map<string, Uri>> {
		const files = new Map<string, Uri>();
		for await (const uri of workspaceFiles(() => this.#left++)) {
			files.set(uri.toString(), uri);
			if (files.size >= MOST_FILES || this.token.isCancellationRequested) break;
		}
		return files;
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

	/**
	 * All in one step, which can be undone. What was saved before is saved again, if `files.refactoring.autoSave` says so.
	 * @param most how many files were looked at, where there are more
	 */
	async #apply(most: number | undefined): Promise<string> {
		const current = stillCurrent(this.#repaired);
		this.#left += this.#repaired.length - current.length;
		const edit = new WorkspaceEdit();
		for (const { document, edits } of current)
			edit.set(document.uri, await this.client.protocol2CodeConverter.asTextEdits(edits));
		const isDone = current.length === 0 || (await workspace.applyEdit(edit, { isRefactoring: true }));
		return outcomeInWords({ isDone, repaired: current, left: this.#left, most }, l10n);
	}
}
