/** What the server answers about all files of the workspace. */

import {
	type CancellationToken,
	type ClientCapabilities,
	type Connection,
	type Diagnostic,
	DidChangeWatchedFilesNotification,
	type FileEvent,
	type PositionEncodingKind,
	type WorkDoneProgressReporter,
} from 'vscode-languageserver';
import { message } from '../data/messages';
import { pullsDiagnostics } from '../features/names';
import type { ClientSupport, FixWorkspaceArguments } from '../protocol';
import {
	type CheckWorkspaceParams,
	checkWorkspaceRequest,
	keepRequest,
	keptRequest,
	type UrlExportParams,
	type UrlSelection,
	urlExportRequest,
	urlTreeChangedNotification,
	urlTreeRequest,
	type WorkspaceFixes,
	type WorkspaceSummary,
	workspaceFixesRequest,
} from '../protocol/workspace';
import type { UsualSpelling } from '../url/spellings';
import { Pusher, pulledWorkspace } from './diagnostics';
import { exported } from './export';
import { fixesOf } from './fixes';
import { Kept } from './kept';
import { diagnosticsIn } from './look';
import { registerNavigation } from './navigation';
import { summaryOf } from './summary';
import { treeOf } from './tree';
import { type Surroundings, Workspace } from './workspace';
import type { EditSupport } from './workspace-edit';

/** How long changes of the tree are collected, in milliseconds. */
const TREE_MS = 300;

/** The workspace as the rest of the server sees it: it is told what changes, and asked about documents that are closed. */
export class WorkspaceService {
	readonly #workspace: Workspace;
	readonly #kept: Kept;
	readonly #pusher: Pusher;
	#pulls = false;
	#edits: EditSupport;
	#registersWatchers = false;
	#isWatching = false;
	/** Whether somebody has seen the tree as it was, and is to be told when it is another one. */
	#treeAsked = false;
	/** How many requests show by themselves how far the server is. */
	#shown = 0;

	constructor(
		private readonly connection: Connection,
		private readonly around: Omit<Surroundings, 'kept'> & {
			readonly build: string;
			/** Something else may be said of open documents. */
			readonly renew: (uris: readonly string[]) => void;
		},
	) {
		this.#kept = new Kept({
			...around,
			read: () => connection.sendRequest(keptRequest),
			write: (text) => connection.sendRequest(keepRequest, text),
			inform: (said) => connection.console.info(around.settings.words.of(said)),
		});
		this.#workspace = new Workspace({ ...around, kept: this.#kept });
		this.#pusher = new Pusher(connection, this.#workspace);
	}

	/** Answers on the connection, which does not listen yet. */
	listen(): void {
		const { connection } = this;
		connection.onRequest(checkWorkspaceRequest, (params: CheckWorkspaceParams | null, token: CancellationToken) =>
			this.check(token, params?.workDoneToken),
		);
		connection.languages.diagnostics.onWorkspace((params, token, _, progress) => {
			this.#pulls = true;
			this.#try(() => this.#pusher.stop());
			return pulledWorkspace(this.#workspace, params, token, progress);
		});
		connection.onRequest(urlTreeRequest, (selection: UrlSelection) => {
			this.#treeAsked = true;
			this.#workspace.follow();
			return treeOf(this.#workspace, selection);
		});
		connection.onRequest(urlExportRequest, async (params: UrlExportParams, token: CancellationToken) => {
			await this.#workspace.whole(token);
			return exported(this.#workspace, params);
		});
		connection.onRequest(workspaceFixesRequest, (params: FixWorkspaceArguments | null, token: CancellationToken) =>
			this.fixes(params ?? {}, token),
		);
		registerNavigation(connection, this.#workspace, () => this.#edits);
		this.#workspace.onStart.add(() => this.#try(() => this.#started()));
		this.#workspace.onSettle.add((uris) => this.around.renew(uris));
		this.#workspace.onChange.add(() => this.#treeChanged());
		this.#workspace.onChange.add(() => this.#try(() => this.#kept.update(this.#workspace)));
		this.#workspace.onChange.add(() => this.#try(async () => this.#pulls || (await this.#pusher.push())));
	}

	/**
	 * Takes what the client can do.
	 * @param encoding what positions count in
	 */
	initialize(client: ClientCapabilities, encoding: PositionEncodingKind): void {
		const { workspace, experimental } = client;
		const own = (experimental as ClientSupport | undefined)?.urlLint;
		if (own?.keeps === true) this.#kept.start(encoding);
		// Ours pulls the workspace too. Others may pull documents only, and are told until they show that they do more.
		this.#pulls = own !== undefined && pullsDiagnostics(client);
		this.#registersWatchers = workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
		this.#edits = workspace?.workspaceEdit;
	}

	/** A document was opened or changed. */
	documentChanged(uri: string): void {
		this.#workspace.documentChanged(uri);
	}

	/** A document was closed, and its diagnostics were taken away. */
	documentClosed(uri: string): void {
		this.#pusher.forget(uri);
		this.#workspace.documentChanged(uri);
	}

	filesChanged(changes: readonly FileEvent[]): void {
		this.#workspace.filesChanged(changes);
	}

	/** Settings or folders changed, or are there for the first time. */
	settingsChanged(): void {
		this.#workspace.settingsChanged();
		this.#try(async () => (await this.#workspace.showsSome()) && this.#workspace.follow());
	}

	/** How URLs are usually written, where that is known. */
	get usual(): UsualSpelling | undefined {
		return this.#workspace.usual;
	}

	/** The diagnostics of a file that is not open, as they are shown, and their id. */
	closed(uri: string): { readonly id: string; readonly items: Diagnostic[] } {
		const report = this.#workspace.handOut(uri);
		return { id: report?.id ?? '', items: diagnosticsIn(report?.diagnostics ?? '') };
	}

	/** Checks all files, and shows what is wrong with them from now on. */
	async check(token: CancellationToken, workDoneToken?: string | number): Promise<WorkspaceSummary> {
		this.#shown++;
		const progress = this.connection.window.attachWorkDoneProgress(workDoneToken);
		const end = this.#showProgress(progress);
		try {
			this.#workspace.checkAll();
			await this.#workspace.whole(token);
			if (token.isCancellationRequested) this.#workspace.stop();
			return summaryOf(this.#workspace);
		} finally {
			this.#shown--;
			end();
		}
	}

	/** The safe fixes of all files; `null` where that was cancelled. */
	fixes(args: FixWorkspaceArguments, token: CancellationToken): Promise<WorkspaceFixes | null> {
		return fixesOf(this.#workspace, args, token, this.#edits);
	}

	/** All files are going to be looked at. */
	async #started(): Promise<void> {
		if (this.#registersWatchers && !this.#isWatching) {
			this.#isWatching = true;
			const watchers = [{ globPattern: '**/*' }];
			await this.connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
		}
		if (this.#shown > 0) return;
		const progress = await this.connection.window.createWorkDoneProgress();
		const end = this.#showProgress(progress);
		const cancellation = progress.token.onCancellationRequested(() => this.#workspace.stop());
		await this.#workspace.whole();
		cancellation.dispose();
		end();
	}

	/** Shows how many files were looked at. Returns what ends that. */
	#showProgress(progress: WorkDoneProgressReporter): () => void {
		const { words } = this.around.settings;
		let shown = 0;
		progress.begin(words.of(message('workspace.progress')), shown, undefined, true);
		const end = this.#workspace.onProgress.add((done, all) => {
			const percentage = Math.floor((100 * done) / all);
			if (percentage === shown) return;
			shown = percentage;
			progress.report(percentage, words.of(message('workspace.files', { done, all })));
		});
		return () => {
			end();
			progress.done();
		};
	}

	/** Says so once for all that changes in a while, and not again before somebody looked. */
	#treeChanged(): void {
		if (!this.#treeAsked) return;
		this.#treeAsked = false;
		const say = () => this.#try(() => this.connection.sendNotification(urlTreeChangedNotification));
		setTimeout(say, TREE_MS);
	}

	#try(task: () => Promise<unknown>): void {
		task().catch((error: unknown) => this.around.log(error));
	}
}
