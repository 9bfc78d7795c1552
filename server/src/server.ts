/** The language server: documents in, diagnostics, hovers and code actions out. The transport is the caller's. */

import {
	type CancellationToken,
	type Connection,
	type Diagnostic,
	DidChangeConfigurationNotification,
	type DocumentDiagnosticReport,
	DocumentDiagnosticReportKind,
	type InitializeParams,
	type InitializeResult,
	LSPErrorCodes,
	NotebookDocuments,
	ResponseError,
	TextDocumentSyncKind,
	TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { type Analysis, analyse } from './analysis';
import { message } from './data/messages';
import { codeActionKinds, codeActionsOf } from './features/code-actions';
import { diagnosticsOf, source } from './features/diagnostics';
import { hoverOf } from './features/hover';
import { type DocumentStatus, type ServerProcess, statusNotification } from './protocol';
import { type EditorSettings, editorDefaults, readSettings } from './settings';

/** How long a burst of edits is waited for before diagnostics are pushed. */
const PUSH_DELAY_MS = 150;

/** What the server needs of where it runs. */
export interface Runtime {
	readonly version: string;
	/** The server's process, where there is one. */
	readonly processId?: number;
	/** Runs `task` once the messages that wait were read. */
	readonly soon: (task: () => void) => void;
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
	readonly #documents = new TextDocuments(TextDocument);
	/** Brings the cells of notebooks among the documents. */
	readonly #notebooks = new NotebookDocuments(this.#documents);
	readonly #analyses = new Map<string, Cached>();
	readonly #reports = new Map<string, Report>();
	readonly #settings = new Map<string, Promise<EditorSettings>>();
	readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
	/** Grows with each change of settings: what was computed before is stale. */
	#generation = 0;
	#reportCount = 0;
	#pull = false;
	#refresh = false;
	#asksConfiguration = false;
	#registersConfiguration = false;
	/** Settings that a client without `workspace/configuration` sent. */
	#sent: unknown;

	constructor(
		private readonly connection: Connection,
		private readonly runtime: Runtime,
	) {}

	start(): void {
		const { connection } = this;
		connection.onInitialize((params) => this.#initialize(params));
		connection.onInitialized(() => this.#initialized());
		connection.onDidChangeConfiguration(({ settings }) => this.#settingsChanged(settings));
		connection.languages.diagnostics.on(async ({ textDocument, previousResultId }, token) =>
			this.#answer(this.#lastReport(textDocument?.uri), () => this.#pulled(textDocument.uri, previousResultId, token)),
		);
		connection.onHover(async ({ textDocument, position }) =>
			this.#answer(null, () =>
				this.#withAnalysis(textDocument.uri, null, (document, analysis, settings) =>
					hoverOf(document, analysis, document.offsetAt(position), settings),
				),
			),
		);
		connection.onCodeAction(async (params) =>
			this.#answer([], () =>
				this.#withAnalysis(params.textDocument.uri, [], (document, analysis, settings) =>
					codeActionsOf(document, analysis, params, settings),
				),
			),
		);
		this.#documents.onDidChangeContent(({ document }) => this.#schedulePush(document.uri));
		this.#documents.onDidClose(({ document }) => this.#forget(document.uri));
		this.#documents.listen(connection);
		this.#notebooks.listen(connection);
		connection.listen();
	}

	#initialize({ capabilities, initializationOptions }: InitializeParams): InitializeResult & ServerProcess {
		this.#pull = capabilities.textDocument?.diagnostic !== undefined;
		this.#refresh = capabilities.workspace?.diagnostics?.refreshSupport === true;
		this.#asksConfiguration = capabilities.workspace?.configuration === true;
		this.#registersConfiguration = capabilities.workspace?.didChangeConfiguration?.dynamicRegistration === true;
		this.#sent = initializationOptions;
		const { version, processId } = this.runtime;
		return {
			capabilities: {
				textDocumentSync: TextDocumentSyncKind.Incremental,
				notebookDocumentSync: { notebookSelector: [{ notebook: '*' }] },
				hoverProvider: true,
				codeActionProvider: { codeActionKinds },
				...(this.#pull
					? { diagnosticProvider: { identifier: source, interFileDependencies: false, workspaceDiagnostics: false } }
					: {}),
			},
			serverInfo: { name: source, version },
			...(processId === undefined ? {} : { processId }),
		};
	}

	#initialized(): void {
		if (!this.#registersConfiguration) return;
		this.connection.client
			.register(DidChangeConfigurationNotification.type, { section: 'urlLint' })
			.catch((error: unknown) => this.#log(error));
	}

	#settingsChanged(settings: unknown): void {
		this.#sent = (settings as { urlLint?: unknown } | null)?.urlLint ?? this.#sent;
		this.#generation++;
		this.#settings.clear();
		if (!this.#pull) for (const { uri } of this.#documents.all()) this.#schedulePush(uri);
		else if (this.#refresh) this.connection.languages.diagnostics.refresh();
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

	async #withAnalysis<T>(
		uri: string,
		none: T,
		use: (document: TextDocument, analysis: Analysis, settings: EditorSettings) => T,
	): Promise<T> {
		const settings = await this.#settingsOf(uri);
		const document = this.#documents.get(uri);
		return document === undefined || !settings.enable
			? none
			: use(document, this.#analysisOf(document, settings), settings);
	}

	#analysisOf(document: TextDocument, settings: EditorSettings): Analysis {
		const cached = this.#analyses.get(document.uri);
		if (cached?.version === document.version && cached.generation === this.#generation) return cached.analysis;
		const analysis = analyse({ text: document.getText(), languageId: document.languageId }, settings);
		this.#analyses.set(document.uri, { version: document.version, generation: this.#generation, analysis });
		return analysis;
	}

	async #pulled(
		uri: string,
		previousId: string | undefined,
		token: CancellationToken,
	): Promise<DocumentDiagnosticReport> {
		await new Promise<void>((resolve) => this.runtime.soon(resolve));
		if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, '');
		const before = this.#reports.get(uri);
		const report = await this.#report(uri);
		if (before === report && report.id === previousId)
			return { kind: DocumentDiagnosticReportKind.Unchanged, resultId: report.id };
		return { kind: DocumentDiagnosticReportKind.Full, resultId: report.id, items: report.items };
	}

	/** The report of a document as it stands: the last one again where no finding moved. */
	async #report(uri: string): Promise<Report> {
		const settings = await this.#settingsOf(uri);
		const document = this.#documents.get(uri);
		if (document === undefined) return { id: '', items: [], text: '' };
		const items = settings.enable ? this.#check(document, settings) : this.#checkNothing(uri);
		const text = JSON.stringify(items);
		const last = this.#reports.get(uri);
		if (last?.text === text) return last;
		this.#reportCount++;
		const report = { id: `${this.#generation}.${this.#reportCount}`, items, text };
		this.#reports.set(uri, report);
		return report;
	}

	#check(document: TextDocument, settings: EditorSettings): Diagnostic[] {
		const analysis = this.#analysisOf(document, settings);
		const items = diagnosticsOf(document, analysis, settings.maxProblems);
		this.#sendStatus({
			uri: document.uri,
			urls: analysis.occurrences.length,
			problems: analysis.findings.length,
			shown: items.length,
			off: false,
		});
		return items;
	}

	#checkNothing(uri: string): Diagnostic[] {
		this.#sendStatus({ uri, urls: 0, problems: 0, shown: 0, off: true });
		return [];
	}

	#sendStatus(status: DocumentStatus): void {
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
		if (this.#pull) return;
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
			if (version !== undefined) await this.connection.sendDiagnostics({ uri, version, diagnostics: items });
		});
	}

	#forget(uri: string): void {
		clearTimeout(this.#timers.get(uri));
		for (const map of [this.#timers, this.#analyses, this.#reports, this.#settings]) map.delete(uri);
		if (!this.#pull)
			this.connection.sendDiagnostics({ uri, diagnostics: [] }).catch((error: unknown) => this.#log(error));
	}

	/** The settings for a document as they are now: those that changed while they were asked for are asked for again. */
	async #settingsOf(uri: string): Promise<EditorSettings> {
		for (;;) {
			const generation = this.#generation;
			const settings = await this.#knownSettings(uri);
			if (generation === this.#generation) return settings;
		}
	}

	#knownSettings(uri: string): Promise<EditorSettings> {
		const known = this.#settings.get(uri);
		if (known !== undefined) return known;
		const settings = this.#readSettings(uri);
		if (this.#documents.get(uri) !== undefined) this.#settings.set(uri, settings);
		return settings;
	}

	async #readSettings(uri: string): Promise<EditorSettings> {
		try {
			const value: unknown = this.#asksConfiguration
				? await this.connection.workspace.getConfiguration({ scopeUri: uri, section: 'urlLint' })
				: this.#sent;
			const { settings, problems } = readSettings(value);
			for (const problem of problems) this.connection.console.warn(message('log.bad-setting', { ...problem }));
			return settings;
		} catch (error) {
			this.#log(error);
			return editorDefaults;
		}
	}

	#log(error: unknown): void {
		this.connection.console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
	}
}
