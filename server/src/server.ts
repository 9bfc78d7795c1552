/** The language server: documents in, diagnostics, hovers and code actions out. The transport is the caller's. */

import {
	type CodeAction,
	type Connection,
	DidChangeConfigurationNotification,
	DidChangeWatchedFilesNotification,
	type DocumentLink,
	type InitializeParams,
	NotebookDocuments,
	ResponseError,
	TextDocuments,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Analysis } from './analysis/analyse';
import { configName, isConfig } from './config/config';
import { message } from './data/messages';
import { type Phrase, tongueFor, type Words } from './data/words';
import { worthABulb } from './features/actions/bulb';
import { codeActionsOf, documentOfAction, resolvedAction } from './features/actions/code-actions';
import { settingEdit, settingEditInFile } from './features/actions/configure';
import { fixedText } from './features/actions/workspace-fix';
import { Commands } from './features/commands';
import { type Configs, offBy, pathOf, SettingsStore } from './features/document-settings';
import { hoverOf } from './features/hover/hover';
import { linkAt, linksOf, targetOf } from './features/links';
import { registerReadingAids } from './features/reading-aids';
import { refactorActions } from './features/rewriting/refactor-actions';
import { registerRequests } from './features/rewriting/requests';
import { selectionRangeAt } from './features/selection-ranges';
import { createDocument, type EditedDocument, type NewDocument, updateDocument } from './features/text-document';
import { languageFor } from './languages/names';
import {
	configEditRequest,
	type FixAllParams,
	type FixAllResult,
	fixAllRequest,
	linkRequest,
	type SettingChange,
	type SettingEdit,
	type UrlPlace,
} from './protocol';
import { Analyses } from './server/analyses';
import { clientOf } from './server/capabilities';
import { Diagnostics } from './server/diagnostics';
import type { EditorSettings } from './settings';
import { wordsOrEnglish } from './tongues/index';
import { maskText } from './url/mask';
import { type FileAccess, fileAccess } from './workspace/file-access';
import { WorkspaceService } from './workspace/register';

/** What the server needs of where it runs. */
export interface Runtime {
	readonly version: string;
	/** Tells builds of the same version apart. */
	readonly build?: string;
	/** Runs `task` once the messages that wait were read. */
	readonly soon: (task: () => void) => void;
	/** Reads configuration files, where the server can. */
	readonly configs?: (log: ConfigLog) => Configs;
	/** The URI of the folder with the rules' pages, where it is on a disk. */
	readonly rulePages?: string;
	/** Reads files on a disk, where the server can. */
	readonly files?: FileAccess;
}

/** What is said of configuration files that are there and do not count. */
export interface ConfigLog {
	/** One that cannot be read. */
	readonly unreadable: (path: string, error: unknown) => void;
	/** One of another user. */
	readonly foreign: (path: string) => void;
}

/** Starts to serve on a connection whose `initialize` was answered, in the language of the client's user. */
export async function startServer(connection: Connection, runtime: Runtime, params: InitializeParams): Promise<void> {
	const log = (error: unknown) => connection.console.error(maskText(String(error)));
	const words = await wordsOrEnglish(tongueFor(params.locale ?? ''), log);
	new Server(connection, runtime).start(params, words);
}

class Server {
	#client = clientOf({});
	readonly #newDocument: NewDocument = (...of) => createDocument(this.#client.encoding, ...of);
	readonly #documents = new TextDocuments<EditedDocument>({
		create: (uri, languageId, version, text) =>
			// Some clients have `null` for a language that they do not know.
			createDocument(this.#client.encoding, uri, languageFor(languageId ?? '', fileNameOf(uri)), version, text),
		update: (document, changes, version) => {
			updateDocument(document, changes, version, (edit) => this.#analyses.edited(document.uri, edit));
			return document;
		},
	});
	/** Brings the cells of notebooks among the documents. */
	readonly #notebooks = new NotebookDocuments(this.#documents);
	readonly #analyses: Analyses;
	readonly #diagnostics: Diagnostics;
	readonly #settings: SettingsStore;
	readonly #workspace: WorkspaceService;
	readonly #commands: Commands;

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
			runtime.configs?.(this.#configLog()),
			(error) => this.#log(error),
			() => this.#settingsChanged(),
		);
		this.#workspace = new WorkspaceService(connection, {
			documents: {
				all: () => this.#documents.all(),
				fileOf: owner.fileOf,
				analysisOf: (document, settings) => this.#analyses.of(document, settings),
			},
			settings: this.#settings,
			files: fileAccess(connection, runtime.files),
			newDocument: this.#newDocument,
			rulePages: () => this.#client.support.rulePages,
			build: `${runtime.version} ${runtime.build ?? ''}`,
			soon: runtime.soon,
			log: (error) => this.#log(error),
			renew: (uris) => this.#renew(uris),
		});
		this.#analyses = new Analyses({
			documentOf: (uri) => this.#documents.get(uri),
			usual: () => this.#workspace.usual,
			soon: runtime.soon,
		});
		this.#diagnostics = new Diagnostics(connection, {
			documentOf: (uri) => this.#documents.get(uri),
			analyses: this.#analyses,
			settings: this.#settings,
			closed: (uri) => this.#workspace.closed(uri),
			rulePages: () => this.#client.support.rulePages,
			soon: runtime.soon,
			log: (error) => this.#log(error),
		});
		this.#commands = new Commands(connection, {
			ask: (uri, use) => this.#asked(uri, use),
			settingEdit: (change) => this.#configEdit(change),
			fixWorkspace: (args, token) => this.#workspace.fixes(args, token),
			checkWorkspace: (token) => this.#workspace.check(token),
			rulePages: () => this.#client.support.rulePages,
			log: (error) => this.#log(error),
		});
	}

	start(params: InitializeParams, words: Words): void {
		const { connection } = this;
		this.#initialize(params, words);
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
			this.#answer(this.#diagnostics.last(textDocument?.uri), () =>
				this.#diagnostics.pull(textDocument.uri, previousResultId, token),
			),
		);
		connection.onHover(async ({ textDocument, position }) =>
			this.#answer(null, () =>
				this.#withAnalysis(textDocument.uri, null, (document, analysis, settings) =>
					hoverOf(
						document,
						analysis,
						document.offsetAt(position),
						settings,
						this.#client.hovers,
						this.#client.support,
						(error) => this.#log(error),
					),
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
					worthABulb(
						codeActionsOf(document, analysis, params, settings, this.#client.support).concat(
							refactorActions(document, analysis, params, settings),
						),
						params.context,
					),
				),
			),
		);
		connection.onCodeActionResolve(async (action) => this.#answer(action, () => this.#resolveAction(action)));
		registerReadingAids(connection, (uri, none, use) => this.#answer(null, () => this.#whereChecked(uri, none, use)));
		registerRequests(
			connection,
			(uri, use) => this.#answer(null, () => this.#asked(uri, use)),
			(error) => this.#log(error),
		);
		this.#workspace.listen();
		this.#documents.onDidChangeContent(({ document }) => {
			this.#diagnostics.changed(document.uri);
			this.#workspace.documentChanged(document.uri);
		});
		// Where the client watches files too this happens twice, and outside its folders only here.
		const lookAgain = ({ document: { uri } }: { document: TextDocument }) => isConfig(uri) && this.#settingsChanged();
		this.#documents.onDidOpen((event) => {
			// Some clients open what is open, with another text.
			this.#analyses.forget(event.document.uri);
			lookAgain(event);
		});
		this.#documents.onDidSave(lookAgain);
		this.#documents.onDidClose(({ document }) => this.#forget(document.uri));
		this.#documents.listen(connection);
		this.#notebooks.listen(connection);
	}

	/** Takes what the client said in `initialize`, which was answered. */
	#initialize(params: InitializeParams, words: Words): void {
		const { capabilities } = params;
		this.#client = clientOf(capabilities, this.runtime.rulePages);
		this.#commands.initialize(capabilities, words);
		this.#diagnostics.initialize(this.#client.pulls, this.#client.support);
		this.#settings.initialize(params, words);
		this.#workspace.initialize(capabilities, this.#client.encoding);
	}

	#initialized(): void {
		const { client, workspace } = this.connection;
		if (this.#client.hasFolders) workspace.onDidChangeWorkspaceFolders(() => this.#settingsChanged());
		const registrations: Promise<unknown>[] = [];
		if (this.#client.registersConfiguration)
			registrations.push(client.register(DidChangeConfigurationNotification.type, { section: 'urlLint' }));
		const watchers = [{ globPattern: `**/${configName}` }];
		if (this.#client.registersWatchers)
			registrations.push(client.register(DidChangeWatchedFilesNotification.type, { watchers }));
		Promise.all(registrations).catch((error: unknown) => this.#log(error));
		this.#workspace.settingsChanged();
	}

	/** @param settings sent by clients that cannot be asked; nothing where a configuration file or the folders changed */
	#settingsChanged(settings?: unknown): void {
		this.#settings.changed(settings);
		this.#workspace.settingsChanged();
		this.#pullAgain(this.#documents.keys());
		if (this.#client.refreshesInlays)
			this.connection.languages.inlayHint.refresh().catch((error: unknown) => this.#log(error));
	}

	/** Something else is usual in the workspace now, which makes a difference to some documents. */
	#renew(uris: readonly string[]): void {
		for (const uri of uris) this.#analyses.forget(uri);
		this.#pullAgain(uris);
	}

	/** Other findings may go for some documents than those that the client has. */
	#pullAgain(uris: Iterable<string>): void {
		for (const uri of uris) this.#diagnostics.changed(uri);
		if (this.#diagnostics.isPulled && this.#client.refreshes)
			this.connection.languages.diagnostics.refresh().catch((error: unknown) => this.#log(error));
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
		return this.#whereChecked(uri, none, async (document, ready, settings) => {
			const analysis = await ready();
			return analysis === undefined ? none : use(document, analysis, settings);
		});
	}

	/** @param use gets the analysis when it asks for it */
	async #whereChecked<T>(
		uri: string,
		none: T,
		use: (
			document: TextDocument,
			analysis: () => Promise<Analysis | undefined>,
			settings: EditorSettings,
		) => T | Promise<T>,
	): Promise<T> {
		const found = await this.#settings.of(uri);
		const document = this.#documents.get(uri);
		if (document === undefined || offBy(found) !== undefined) return none;
		const { settings } = found;
		return use(document, () => this.#analyses.ready(document, settings), settings);
	}

	/** The edits of an action that somebody chose. */
	async #resolveAction(action: CodeAction): Promise<CodeAction> {
		const uri = documentOfAction(action);
		return uri === undefined
			? action
			: this.#withAnalysis(uri, action, (document, analysis, settings) =>
					resolvedAction(action, document, analysis, settings),
				);
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
		return url === null ? link : { ...link, target: targetOf(place, url, this.#client.support.followLink === true) };
	}

	/** For what somebody asks for by name, whether or not the document is checked. */
	async #asked<T>(
		uri: string,
		use: (document: TextDocument, analysis: Analysis, settings: EditorSettings) => T | Promise<T>,
	): Promise<T | null> {
		const { settings } = await this.#settings.of(uri);
		const document = this.#documents.get(uri);
		const analysis = document && (await this.#analyses.ready(document, settings));
		return analysis === undefined ? null : use(document as EditedDocument, analysis, settings);
	}

	#forget(uri: string): void {
		this.#analyses.forget(uri);
		this.#settings.forget(uri);
		this.#diagnostics.forget(uri);
		this.#workspace.documentClosed(uri);
	}

	#configLog(): ConfigLog {
		const warn = (phrase: Phrase) => this.connection.console.warn(this.#settings.words.of(phrase));
		return {
			unreadable: (path, error) =>
				warn(message('log.unreadable-config', { path: maskText(path), problem: maskText(String(error)) })),
			foreign: (path) => warn(message('log.foreign', { path: maskText(path) })),
		};
	}

	#log(error: unknown): void {
		this.connection.console.error(maskText(error instanceof Error ? (error.stack ?? error.message) : String(error)));
	}
}

/** The name that says what a document is written in. A notebook's says nothing of its cells, which have a fragment. */
function fileNameOf(uri: string): string {
	return uri.includes('#') ? '' : pathOf(uri);
}
