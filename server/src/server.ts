/** The language server: documents in, diagnostics, hovers and code actions out. The transport is the caller's. */

import {
	type CancellationToken,
	type Connection,
	type Diagnostic,
	DidChangeConfigurationNotification,
	DidChangeWatchedFilesNotification,
	type DocumentDiagnosticReport,
	DocumentDiagnosticReportKind,
	type DocumentLink,
	type InitializeParams,
	type InitializeResult,
	LSPErrorCodes,
	MarkupKind,
	NotebookDocuments,
	PositionEncodingKind,
	ResponseError,
	TextDocumentSyncKind,
	TextDocuments,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Analysis } from './analysis/analyse';
import { check } from './config/check';
import { configName, isConfig } from './config/config';
import { codeActionKinds, codeActionsOf } from './features/actions/code-actions';
import { settingEdit, settingEditInFile } from './features/actions/configure';
import { fixedText } from './features/actions/workspace-fix';
import { Commands, executesFor, serverCommands } from './features/commands';
import { diagnosticsOf, source } from './features/diagnostics';
import { type Configs, type DocumentSettings, pathOf, SettingsStore } from './features/document-settings';
import { hoverOf } from './features/hover/hover';
import { linkAt, linksOf, targetOf } from './features/links';
import { readingAids, registerReadingAids } from './features/reading-aids';
import { refactorActions } from './features/rewriting/refactor-actions';
import { registerRequests } from './features/rewriting/requests';
import { selectionRangeAt } from './features/selection-ranges';
import { chosenEncoding, createDocument, type NewDocument, updateDocument } from './features/text-document';
import { languageFor } from './languages/names';
import {
	type ClientSupport,
	configEditRequest,
	type DocumentStatus,
	type FixAllParams,
	type FixAllResult,
	fixAllRequest,
	linkRequest,
	type ServerProcess,
	type SettingChange,
	type SettingEdit,
	statusNotification,
	type UrlPlace,
} from './protocol';
import type { EditorSettings } from './settings';
import { maskText } from './url/mask';
import { type FileAccess, fileAccess } from './workspace/file-access';
import { WorkspaceService } from './workspace/register';

/** How long a burst of edits is waited for before diagnostics are pushed. */
const PUSH_DELAY_MS = 150;

/** What the server needs of where it runs. */
export interface Runtime {
	readonly version: string;
	/** Tells builds of the same version apart. */
	readonly build?: string;
	/** The server's process, where there is one. */
	readonly processId?: number;
	/** Runs `task` once the messages that wait were read. */
	readonly soon: (task: () => void) => void;
	/** Reads configuration files, where the server can. */
	readonly configs?: Configs;
	/** Reads files on a disk, where the server can. */
	readonly files?: FileAccess;
}

/** Starts to serve on a connection. Returns at once. */
export function startServer(connection: Connection, runtime: Runtime): void {
	new Server(connection, runtime).start();
}

/** An analysis, and of what. */
interface Cached {
	readonly version: number;
	readonly generation: number;
	readonly analysis: Analysis;
}

/** The last report of a document: what a client that asks again with its id has already. */
interface Report {
	readonly id: string;
	readonly items: Diagnostic[];
	/** The items as text, to see whether anything moved. */
	readonly text: string;
}

class Server {
	/** What positions count in. */
	#encoding: PositionEncodingKind = PositionEncodingKind.UTF16;
	readonly #newDocument: NewDocument = (...of) => createDocument(this.#encoding, ...of);
	readonly #documents = new TextDocuments({
		create: (uri, languageId, version, text) =>
			this.#newDocument(uri, languageFor(languageId, fileNameOf(uri)), version, text),
		update: updateDocument,
	});
	/** Brings the cells of notebooks among the documents. */
	readonly #notebooks = new NotebookDocuments(this.#documents);
	readonly #analyses = new Map<string, Cached>();
	readonly #reports = new Map<string, Report>();
	readonly #settings: SettingsStore;
	readonly #workspace: WorkspaceService;
	readonly #commands: Commands;
	readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
	#reportCount = 0;
	#pull = false;
	/** Whether diagnostics are pushed: also to a client that says it pulls, until it does. Some never do. */
	#pushes = true;
	/** The documents of which something was pushed. */
	readonly #pushed = new Set<string>();
	/** The form in which the client shows hovers. */
	#hoverKind: MarkupKind = MarkupKind.PlainText;
	#refresh = false;
	#refreshInlays = false;
	#hasFolders = false;
	#registersConfiguration = false;
	#registersWatchers = false;
	/** What the client does for us beyond the protocol. */
	#client: ClientSupport['urlLint'];

	constructor(
		private readonly connection: Connection,
		private readonly runtime: Runtime,
	) {
		const owner = {
			languageOf: (uri: string) => this.#documents.get(uri)?.languageId,
			fileOf: (uri: string) => this.#notebooks.findNotebookDocumentForCell(uri)?.uri ?? uri,
		};
		this.#settings = new SettingsStore(
			connection,
			owner,
			runtime.configs,
			(error) => this.#log(error),
			() => this.#settingsChanged(),
		);
		this.#workspace = new WorkspaceService(connection, {
			documents: {
				all: () => this.#documents.all(),
				fileOf: owner.fileOf,
				analysisOf: (document, settings) => this.#analysisOf(document, settings),
			},
			settings: this.#settings,
			files: fileAccess(connection, runtime.files),
			newDocument: this.#newDocument,
			build: `${runtime.version} ${runtime.build ?? ''}`,
			soon: runtime.soon,
			log: (error) => this.#log(error),
		});
		this.#commands = new Commands(connection, {
			ask: (uri, use) => this.#asked(uri, use),
			settingEdit: (change) => this.#configEdit(change),
			fixWorkspace: (args, token) => this.#workspace.fixes(args, token),
			checkWorkspace: (token) => this.#workspace.check(token),
		});
	}

	start(): void {
		const { connection } = this;
		connection.onInitialize((params) => this.#initialize(params));
		connection.onInitialized(() => this.#initialized());
		connection.onDidChangeConfiguration(({ settings }) => this.#settingsChanged(settings));
		connection.onDidChangeWatchedFiles(({ changes }) => {
			if (changes.some(({ uri }) => isConfig(uri))) this.#settingsChanged();
			this.#workspace.filesChanged(changes);
		});
		connection.onRequest(configEditRequest, (change: SettingChange) =>
			this.#answer(null, () => this.#settingEdit(change)),
		);
		connection.onRequest(fixAllRequest, (params: FixAllParams) => this.#answer(null, () => this.#fixAll(params)));
		connection.languages.diagnostics.on(async ({ textDocument, previousResultId }, token) =>
			this.#answer(this.#lastReport(textDocument?.uri), () => this.#pulled(textDocument.uri, previousResultId, token)),
		);
		connection.onHover(async ({ textDocument, position }) =>
			this.#answer(null, () =>
				this.#withAnalysis(textDocument.uri, null, (document, analysis, settings) =>
					hoverOf(document, analysis, document.offsetAt(position), settings, this.#hoverKind, this.#client),
				),
			),
		);
		connection.onDocumentLinks(async ({ textDocument }) =>
			this.#answer([], () =>
				this.#withAnalysis(textDocument.uri, [], (document, analysis) => linksOf(document, analysis)),
			),
		);
		connection.onDocumentLinkResolve(async (link) => this.#answer(link, () => this.#resolveLink(link)));
		connection.onRequest(linkRequest, (place: UrlPlace) => this.#answer(null, () => this.#linked(place)));
		connection.onSelectionRanges(async ({ textDocument, positions }) =>
			this.#answer(null, () =>
				this.#withAnalysis(textDocument.uri, null, (document, analysis) =>
					positions.map((position) => selectionRangeAt(document, analysis, document.offsetAt(position))),
				),
			),
		);
		connection.onCodeAction(async (params) =>
			this.#answer([], () =>
				this.#withAnalysis(params.textDocument.uri, [], (document, analysis, settings) =>
					codeActionsOf(document, analysis, params, settings, this.#client).concat(
						refactorActions(document, analysis, params, settings),
					),
				),
			),
		);
		registerReadingAids(connection, (uri, none, use) => this.#answer(null, () => this.#whereChecked(uri, none, use)));
		registerRequests(connection, (uri, use) => this.#answer(null, () => this.#asked(uri, use)));
		this.#workspace.listen();
		this.#documents.onDidChangeContent(({ document }) => {
			// Not only where the version is another one: some clients say the same for another text.
			this.#analyses.delete(document.uri);
			this.#schedulePush(document.uri);
			this.#workspace.documentChanged(document.uri);
		});
		// Where the client watches files too this happens twice, and outside its folders only here.
		const lookAgain = ({ document: { uri } }: { document: TextDocument }) => isConfig(uri) && this.#settingsChanged();
		this.#documents.onDidOpen(lookAgain);
		this.#documents.onDidSave(lookAgain);
		this.#documents.onDidClose(({ document }) => this.#forget(document.uri));
		this.#documents.listen(connection);
		this.#notebooks.listen(connection);
		connection.listen();
	}

	#initialize(params: InitializeParams): InitializeResult & ServerProcess {
		const { capabilities } = params;
		const offered = capabilities.general?.positionEncodings;
		this.#encoding = chosenEncoding(offered);
		this.#pull = (capabilities.textDocument?.diagnostic ?? undefined) !== undefined;
		this.#refresh = capabilities.workspace?.diagnostics?.refreshSupport === true;
		this.#refreshInlays = capabilities.workspace?.inlayHint?.refreshSupport === true;
		this.#hasFolders = capabilities.workspace?.workspaceFolders === true;
		this.#registersConfiguration = capabilities.workspace?.didChangeConfiguration?.dynamicRegistration === true;
		this.#registersWatchers = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
		const formats = capabilities.textDocument?.hover?.contentFormat;
		if (formats?.includes(MarkupKind.Markdown)) this.#hoverKind = MarkupKind.Markdown;
		const executes = executesFor(capabilities);
		// Then code actions may call them.
		const own = executes ? { configure: true, fixWorkspace: true } : {};
		this.#client = { ...(capabilities.experimental as ClientSupport | undefined)?.urlLint, ...own };
		this.#commands.initialize(capabilities);
		this.#pushes = !this.#pull || this.#client.commands !== true;
		this.#settings.initialize(params);
		const workspace = this.#workspace.initialize(capabilities, this.#encoding);
		const { version, processId } = this.runtime;
		return {
			capabilities: {
				...(offered === undefined ? {} : { positionEncoding: this.#encoding }),
				// Some clients say that a document was saved only to those who want to know.
				textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
				notebookDocumentSync: { notebookSelector: [{ notebook: '*' }] },
				hoverProvider: true,
				documentLinkProvider: { resolveProvider: true },
				selectionRangeProvider: true,
				...readingAids,
				...workspace,
				codeActionProvider: { codeActionKinds },
				...(executes ? { executeCommandProvider: { commands: [...serverCommands] } } : {}),
				workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
				...(this.#pull
					? { diagnosticProvider: { identifier: source, interFileDependencies: false, workspaceDiagnostics: true } }
					: {}),
			},
			serverInfo: { name: source, version },
			...(processId === undefined ? {} : { processId }),
		};
	}

	#initialized(): void {
		const { client, workspace } = this.connection;
		if (this.#hasFolders) workspace.onDidChangeWorkspaceFolders(() => this.#settingsChanged());
		const registrations: Promise<unknown>[] = [];
		if (this.#registersConfiguration)
			registrations.push(client.register(DidChangeConfigurationNotification.type, { section: 'urlLint' }));
		const watchers = [{ globPattern: `**/${configName}` }];
		if (this.#registersWatchers)
			registrations.push(client.register(DidChangeWatchedFilesNotification.type, { watchers }));
		Promise.all(registrations).catch((error: unknown) => this.#log(error));
		this.#workspace.settingsChanged();
	}

	/** @param settings sent by clients that cannot be asked; nothing where a configuration file or the folders changed */
	#settingsChanged(settings?: unknown): void {
		this.#settings.changed(settings);
		this.#workspace.settingsChanged();
		if (this.#pushes) for (const { uri } of this.#documents.all()) this.#schedulePush(uri);
		if (this.#pull && this.#refresh)
			this.connection.languages.diagnostics.refresh().catch((error: unknown) => this.#log(error));
		if (this.#refreshInlays) this.connection.languages.inlayHint.refresh().catch((error: unknown) => this.#log(error));
	}

	/** How a change of the settings is made for a document. */
	async #settingEdit(change: SettingChange): Promise<SettingEdit> {
		// The file may have changed unseen: not all clients watch files, nor those outside of the workspace.
		this.#settingsChanged();
		const settings = await this.#settings.of(change.uri);
		const path = settings.config && pathOf(settings.config.uri);
		return settingEdit(
			change,
			settings,
			this.#documents.all().find(({ uri }) => pathOf(uri) === path),
			this.#newDocument,
		);
	}

	/** The same, in a configuration file that is made where there is none: the settings of an editor are not ours to write. */
	async #configEdit(change: SettingChange): Promise<ReturnType<typeof settingEditInFile>> {
		const edit = await this.#settingEdit(change);
		if (edit.file !== undefined) return edit;
		const folders = await this.#settings.folders();
		return settingEditInFile(change, await this.#settings.of(change.uri), folders, this.#newDocument);
	}

	/** Repairs a text that need not be open. */
	async #fixAll(params: FixAllParams): Promise<FixAllResult | null> {
		const languageId = languageFor(params.languageId, fileNameOf(params.uri));
		const settings = await this.#settings.of(params.uri, languageId);
		return offBy(settings) === undefined
			? fixedText({ ...params, languageId }, settings.settings, this.#newDocument)
			: null;
	}

	/** Answers a request. What goes wrong is logged, and `fallback` answered: an editor asks no more after an error. */
	async #answer<T>(fallback: T, task: () => Promise<T>): Promise<T> {
		try {
			return await task();
		} catch (error) {
			if (error instanceof ResponseError) throw error;
			this.#log(error);
			return fallback;
		}
	}

	#withAnalysis<T>(
		uri: string,
		none: T,
		use: (document: TextDocument, analysis: Analysis, settings: EditorSettings) => T | Promise<T>,
	): Promise<T> {
		return this.#whereChecked(uri, none, (document, analysis, settings) => use(document, analysis(), settings));
	}

	/** @param use gets the analysis when it asks for it */
	async #whereChecked<T>(
		uri: string,
		none: T,
		use: (document: TextDocument, analysis: () => Analysis, settings: EditorSettings) => T | Promise<T>,
	): Promise<T> {
		const found = await this.#settings.of(uri);
		const document = this.#documents.get(uri);
		if (document === undefined || offBy(found) !== undefined) return none;
		const { settings } = found;
		return use(document, () => this.#analysisOf(document, settings), settings);
	}

	/** What a link leads to; `null` where the document changed meanwhile. */
	async #linked({ uri, version, offset }: UrlPlace): Promise<string | null> {
		return this.#withAnalysis(uri, null, (document, analysis) =>
			document.version === version ? (linkAt(document, analysis, offset) ?? null) : null,
		);
	}

	async #resolveLink(link: DocumentLink): Promise<DocumentLink> {
		const place = link.data as UrlPlace;
		const url = await this.#linked(place);
		return url === null ? link : { ...link, target: targetOf(place, url, this.#client?.followLink === true) };
	}

	/** For what somebody asks for by name, whether or not the document is checked. */
	async #asked<T>(
		uri: string,
		use: (document: TextDocument, analysis: Analysis, settings: EditorSettings) => T | Promise<T>,
	): Promise<T | null> {
		const { settings } = await this.#settings.of(uri);
		const document = this.#documents.get(uri);
		return document === undefined ? null : use(document, this.#analysisOf(document, settings), settings);
	}

	#analysisOf(document: TextDocument, settings: EditorSettings): Analysis {
		const cached = this.#analyses.get(document.uri);
		if (cached?.version === document.version && cached.generation === this.#settings.generation) return cached.analysis;
		const { uri, languageId, version } = document;
		const analysis = check({ name: uri, text: document.getText(), languageId }, settings);
		this.#analyses.set(uri, { version, generation: this.#settings.generation, analysis });
		return analysis;
	}

	async #pulled(
		uri: string,
		previousId: string | undefined,
		token: CancellationToken,
	): Promise<DocumentDiagnosticReport> {
		if (this.#pushes) this.#stopPushing();
		await new Promise<void>((resolve) => this.runtime.soon(resolve));
		if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, '');
		const before = this.#reports.get(uri);
		const isOpen = this.#documents.get(uri) !== undefined;
		const report = isOpen ? await this.#report(uri) : this.#workspace.closed(uri);
		if ((before === report || !isOpen) && report.id === previousId)
			return { kind: DocumentDiagnosticReportKind.Unchanged, resultId: report.id };
		return { kind: DocumentDiagnosticReportKind.Full, resultId: report.id, items: report.items };
	}

	/** The report of a document as it stands: the last one again where no finding moved. */
	async #report(uri: string): Promise<Report> {
		const settings = await this.#settings.of(uri);
		const document = this.#documents.get(uri);
		if (document === undefined) return { id: '', items: [], text: '' };
		const items = this.#check(document, settings);
		const text = JSON.stringify(items);
		const last = this.#reports.get(uri);
		if (last?.text === text) return last;
		this.#reportCount++;
		const report = { id: `${this.#settings.generation}.${this.#reportCount}`, items, text };
		this.#reports.set(uri, report);
		return report;
	}

	#check(document: TextDocument, found: DocumentSettings): Diagnostic[] {
		const { settings, problems: wrong } = found;
		const { uri } = document;
		const off = offBy(found);
		const own = wrong.length > 0 ? { settings: wrong } : {};
		if (off !== undefined) {
			this.#sendStatus({ uri, urls: 0, problems: 0, shown: 0, off, ...own });
			return [];
		}
		const analysis = this.#analysisOf(document, settings);
		const { occurrences, findings, cut } = analysis;
		const items = diagnosticsOf(document, analysis, settings.maxProblems);
		const problems = { problems: findings.length, shown: items.length, ...(cut ? { more: true as const } : {}) };
		this.#sendStatus({ uri, urls: occurrences.length, ...problems, ...own });
		return items;
	}

	#sendStatus(status: DocumentStatus): void {
		if (this.#client?.status !== true) return;
		this.connection.sendNotification(statusNotification, status).catch((error: unknown) => this.#log(error));
	}

	#lastReport(uri: string | undefined): DocumentDiagnosticReport {
		const last = uri === undefined ? undefined : this.#reports.get(uri);
		return {
			kind: DocumentDiagnosticReportKind.Full,
			...(last ? { resultId: last.id } : {}),
			items: last?.items ?? [],
		};
	}

	#schedulePush(uri: string): void {
		if (!this.#pushes) return;
		clearTimeout(this.#timers.get(uri));
		this.#timers.set(
			uri,
			setTimeout(() => void this.#push(uri), PUSH_DELAY_MS),
		);
	}

	async #push(uri: string): Promise<void> {
		this.#timers.delete(uri);
		await this.#answer(undefined, async () => {
			const { items } = await this.#report(uri);
			const version = this.#documents.get(uri)?.version;
			if (version === undefined || !this.#pushes) return;
			this.#pushed.add(uri);
			await this.connection.sendDiagnostics({ uri, version, diagnostics: items });
		});
	}

	/** The client pulls: what was pushed is shown twice otherwise. */
	#stopPushing(): void {
		this.#pushes = false;
		for (const uri of this.#pushed) this.#unpush(uri);
	}

	#unpush(uri: string): void {
		this.#pushed.delete(uri);
		this.connection.sendDiagnostics({ uri, diagnostics: [] }).catch((error: unknown) => this.#log(error));
	}

	#forget(uri: string): void {
		clearTimeout(this.#timers.get(uri));
		for (const map of [this.#timers, this.#analyses, this.#reports]) map.delete(uri);
		this.#settings.forget(uri);
		if (!this.#pull || this.#pushed.has(uri)) this.#unpush(uri);
		this.#workspace.documentClosed(uri);
	}

	#log(error: unknown): void {
		this.connection.console.error(maskText(error instanceof Error ? (error.stack ?? error.message) : String(error)));
	}
}

/** The setting that switches the check of a document off. */
function offBy({ settings, ignored }: DocumentSettings): DocumentStatus['off'] {
	if (!settings.enable) return 'enable';
	return ignored ? 'ignore' : undefined;
}

/** The name that says what a document is written in. A notebook's says nothing of its cells, which have a fragment. */
function fileNameOf(uri: string): string {
	return uri.includes('#') ? '' : pathOf(uri);
}
