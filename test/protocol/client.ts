/** A language client for the built server: just enough to speak to it and to see all that it says. */

import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import {
	ApplyWorkspaceEditRequest,
	type ClientCapabilities,
	type CodeAction,
	type CodeActionContext,
	CodeActionRequest,
	CodeActionResolveRequest,
	ConfigurationRequest,
	createProtocolConnection,
	type Diagnostic,
	DiagnosticRefreshRequest,
	DidChangeConfigurationNotification,
	DidChangeTextDocumentNotification,
	DidCloseTextDocumentNotification,
	DidOpenTextDocumentNotification,
	DidSaveTextDocumentNotification,
	type DocumentDiagnosticReport,
	DocumentDiagnosticRequest,
	ExitNotification,
	FileChangeType,
	type FileSystemWatcher,
	type Hover,
	HoverRequest,
	InitializedNotification,
	InitializeRequest,
	type InitializeResult,
	InlayHintRefreshRequest,
	IPCMessageReader,
	IPCMessageWriter,
	LogMessageNotification,
	MessageType,
	type Position,
	type ProtocolConnection,
	PublishDiagnosticsNotification,
	type PublishDiagnosticsParams,
	type Range,
	RegistrationRequest,
	type ShowDocumentParams,
	ShowDocumentRequest,
	ShowMessageNotification,
	ShutdownRequest,
	StreamMessageReader,
	StreamMessageWriter,
	type TextDocumentContentChangeEvent,
	type WorkspaceEdit,
	type WorkspaceFolder,
	WorkspaceFoldersRequest,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import {
	type ConfigText,
	configRequest,
	type DocumentStatus,
	type LanguageScope,
	languageSettingsRequest,
	type ServerProcess,
	statusNotification,
} from '../../server/src/protocol';
import { keepRequest, keptRequest } from '../../server/src/protocol/workspace';

const root = join(import.meta.dirname, '../..');

/** What `node esbuild.mjs` writes last, and always: of what has not changed it leaves the file as it was. */
const LAST_MADE = join(root, 'dist/THIRD-PARTY-NOTICES.txt');

/** A file that `node esbuild.mjs` makes; it is made first where it is missing or older than the sources. */
export function built(path: string): string {
	const file = join(root, path);
	const lock = join(root, 'node_modules/.url-lint-build');
	// Test files run side by side, and none may start a bundle that another is writing.
	const deadline = Date.now() + 60_000;
	while (!tryMkdir(lock) && Date.now() < deadline) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
	try {
		if (changed(file) === 0 || changed(LAST_MADE) < newestSource())
			execFileSync(process.execPath, ['esbuild.mjs'], { cwd: root, stdio: 'inherit' });
	} finally {
		rmSync(lock, { recursive: true, force: true });
	}
	return file;
}

function tryMkdir(path: string): boolean {
	try {
		mkdirSync(path);
		return true;
	} catch {
		return false;
	}
}

function changed(file: string): number {
	return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function newestSource(): number {
	const folders = ['server/src', 'client/src'].map((folder) => join(root, folder));
	const files = folders.flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
	);
	return Math.max(...[...files, join(root, 'esbuild.mjs')].map(changed));
}

/**
 * Node's options for a server that may only read, by the name that they have in this Node; until 22.13 it warns of them. All
 * tests run so: what the server does must need no more.
 */
export const restrictions: readonly string[] = process.allowedNodeEnvironmentFlags.has('--permission')
	? ['--permission', '--allow-fs-read=*']
	: ['--experimental-permission', '--allow-fs-read=*', '--no-warnings'];

export interface Options {
	/** Node's options for the server's process, `restrictions` unless said otherwise. */
	readonly execArgv?: readonly string[];
	readonly transport?: '--stdio' | '--node-ipc' | 'default';
	/** Whether the client pulls diagnostics. As editors do, unless said otherwise; some say `null` for no. */
	readonly pull?: boolean | null;
	/** Whether the client shows hovers that are Markdown. As editors do, unless said otherwise. */
	readonly readsMarkdown?: boolean;
	/** What the client can count positions in, what it likes best first. */
	readonly positionEncodings?: readonly string[];
	/** Whether the client understands `workspace/diagnostic/refresh`. */
	readonly refresh?: boolean;
	/** Answers `urlLint/languageSettings`. */
	readonly languageSettings?: (uri: string, languageId: string) => unknown;
	/** Answers `workspace/configuration` for a document. A client without this cannot be asked. */
	readonly configuration?: (uri: string | undefined) => unknown;
	readonly initializationOptions?: unknown;
	/** The language of its user. */
	readonly locale?: string;
	/** Answers `urlLint/config` for a document. A client without this has no such request. */
	readonly config?: (uri: string) => ConfigText | null;
	/** Applies the edits that the server sends; a client without this cannot. */
	readonly applies?: (edit: WorkspaceEdit) => boolean;
	/** Shows documents; a client without this cannot. */
	readonly shows?: (params: ShowDocumentParams) => void;
	/** Whether the client has commands for all that the server could carry out. */
	readonly commands?: boolean;
	/** Whether the client has the command `urlLint.configure`. */
	readonly configures?: boolean;
	/** Whether the client has the command `urlLint.fixWorkspace`. */
	readonly fixesWorkspace?: boolean;
	/** Whether the client has the command `urlLint.followLink`. */
	readonly followsLinks?: boolean;
	/** Whether the client wants to know what was checked: yes, unless said otherwise. */
	readonly status?: boolean;
	/** Whether the client has the commands of hovers. */
	readonly hoverCommands?: boolean;
	/** Where the client opens rules' pages. */
	readonly rulePages?: string;
	/** What the client takes of edits of many files. */
	readonly workspaceEdit?: NonNullable<ClientCapabilities['workspace']>['workspaceEdit'];
	/** Whether the client asks for the edits of a code action once somebody chose that. */
	readonly resolvesEdits?: boolean;
	/** Whether the client watches files. */
	readonly watches?: boolean;
	/** The URIs of the workspace folders; a function in a client that can be asked for them. */
	readonly folders?: readonly string[] | (() => readonly string[]);
	/** Whether the client answers all that the server asks with an error. */
	readonly refuses?: boolean;
	/** What the client keeps for the server between sessions. A client without this has no place for it. */
	readonly keeps?: Keeps;
	/** How many seconds a pull may take: 10. */
	readonly patience?: number;
	/** The exit code that is expected in the end, after `shutdown` and `exit`. */
	readonly exits?: number;
}

/** A text that outlives a session. */
export interface Keeps {
	text: string | null;
	/** How often it was written. */
	writes: number;
}

/** Starts the server and says `initialize`. The server must have ended well, without a word on stderr, with the test. */
export async function startClient(t: TestContext, options: Options = {}): Promise<Client> {
	const client = new Client(options);
	t.after(() => client.end());
	await client.initialize();
	return client;
}

export const uri = 'file:///a.txt';

/** All that the server asks a client. */
const asked: readonly string[] = [
	RegistrationRequest.method,
	ConfigurationRequest.method,
	WorkspaceFoldersRequest.method,
	DiagnosticRefreshRequest.method,
	InlayHintRefreshRequest.method,
	configRequest,
	keptRequest,
	keepRequest,
];

export class Client {
	readonly process: ChildProcess;
	readonly connection: ProtocolConnection;
	initialized: (InitializeResult & ServerProcess) | undefined;
	stderr = '';
	/** What the server logged, `window/logMessage`. */
	readonly log: string[] = [];
	/** What the server asked the user to see, `window/showMessage`: a linter never should. */
	readonly popups: string[] = [];
	readonly statuses: DocumentStatus[] = [];
	readonly published: PublishDiagnosticsParams[] = [];
	/** The methods that the server registered. */
	readonly registered: string[] = [];
	/** What the server wants to be told of. */
	readonly watched: FileSystemWatcher[] = [];
	/** How often the server asked to pull again, and for a document's settings. */
	refreshes = 0;
	/** How often it asked to ask for inlay hints again. */
	inlayRefreshes = 0;
	readonly configurationRequests: (string | undefined)[] = [];
	/** The languages whose settings were asked for. */
	readonly languageRequests: string[] = [];
	readonly #exit: Promise<number | null>;
	readonly #documents = new Map<string, TextDocument>();

	constructor(private readonly options: Options = {}) {
		const { transport = '--stdio', execArgv = restrictions } = options;
		const server = built('dist/server.js');
		const isIpc = transport === '--node-ipc';
		this.process = isIpc
			? fork(server, [transport], { silent: true, execArgv: [...execArgv] })
			: spawn(process.execPath, [...execArgv, server, ...(transport === 'default' ? [] : [transport])]);
		this.process.stderr?.setEncoding('utf8').on('data', (text: string) => {
			this.stderr += text;
		});
		this.#exit = new Promise((resolve) => this.process.once('exit', resolve));
		const { stdin, stdout } = this.process;
		assert(stdin && stdout);
		this.connection = isIpc
			? createProtocolConnection(new IPCMessageReader(this.process), new IPCMessageWriter(this.process))
			: createProtocolConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
		stdin.on('error', () => {}); // A server that is gone is seen by its exit code.
		this.#listen();
	}

	#listen(): void {
		const { connection, options } = this;
		connection.onNotification(LogMessageNotification.type, ({ type, message }) => {
			this.log.push(
				`${type === MessageType.Error ? 'error' : type === MessageType.Warning ? 'warning' : type}: ${message}`,
			);
		});
		connection.onNotification(ShowMessageNotification.type, ({ message }) => void this.popups.push(message));
		connection.onNotification(PublishDiagnosticsNotification.type, (params) => void this.published.push(params));
		connection.onNotification(statusNotification, (status: DocumentStatus) => void this.statuses.push(status));
		this.#answer();
		// Handlers that are set later stand in for those before.
		for (const method of options.refuses ? asked : [])
			connection.onRequest(method, () => assert.fail(`no ${method} today`));
		connection.listen();
	}

	/** Answers what the server asks. */
	#answer(): void {
		const { connection, options } = this;
		connection.onRequest(RegistrationRequest.type, ({ registrations }) => {
			this.registered.push(...registrations.map(({ method }) => method));
			for (const { registerOptions } of registrations) this.watched.push(...(registerOptions?.watchers ?? []));
		});
		connection.onRequest(DiagnosticRefreshRequest.type, () => {
			this.refreshes++;
		});
		connection.onRequest(InlayHintRefreshRequest.type, () => {
			this.inlayRefreshes++;
		});
		connection.onRequest(ConfigurationRequest.type, ({ items }) =>
			Promise.all(
				items.map(({ scopeUri, section }) => {
					assert.equal(section, 'urlLint');
					this.configurationRequests.push(scopeUri);
					return options.configuration?.(scopeUri);
				}),
			),
		);
		connection.onRequest(keptRequest, () => options.keeps?.text ?? null);
		connection.onRequest(keepRequest, (text: string) => {
			assert(options.keeps, 'the client has a place for it');
			options.keeps.text = text;
			options.keeps.writes++;
		});
		connection.onRequest(languageSettingsRequest, ({ uri: of, languageId }: LanguageScope) => {
			this.languageRequests.push(languageId);
			return options.languageSettings?.(of, languageId);
		});
		connection.onRequest(configRequest, (of: string) => options.config?.(of));
		connection.onRequest(ApplyWorkspaceEditRequest.type, ({ edit }) => ({
			applied: options.applies?.(edit) ?? assert.fail('the client applies no edits'),
		}));
		connection.onRequest(ShowDocumentRequest.type, (params) => {
			(options.shows ?? assert.fail('the client shows no documents'))(params);
			return { success: true };
		});
		connection.onRequest(WorkspaceFoldersRequest.type, () => this.#folders());
	}

	#folders(): WorkspaceFolder[] | null {
		const { folders } = this.options;
		const uris = typeof folders === 'function' ? folders() : folders;
		return uris?.map((folder) => ({ uri: folder, name: '' })) ?? null;
	}

	async initialize(): Promise<InitializeResult & ServerProcess> {
		const { pull = true, refresh = false, configuration, initializationOptions, locale, folders } = this.options;
		const {
			readsMarkdown = true,
			configures = false,
			config,
			watches = false,
			fixesWorkspace = false,
			followsLinks,
			hoverCommands = false,
			rulePages,
			workspaceEdit,
			keeps,
			resolvesEdits = false,
			positionEncodings,
			status = true,
			applies,
			shows,
			commands = false,
		} = this.options;
		const capabilities: ClientCapabilities = {
			...(positionEncodings ? { general: { positionEncodings: [...positionEncodings] } } : {}),
			textDocument: {
				...(pull === false ? {} : { diagnostic: pull === null ? (null as never) : {} }),
				rename: { prepareSupport: true },
				...(resolvesEdits ? { codeAction: { dataSupport: true, resolveSupport: { properties: ['edit'] } } } : {}),
				hover: { contentFormat: readsMarkdown ? ['markdown', 'plaintext'] : ['plaintext'] },
			},
			...(shows ? { window: { showDocument: { support: true } } } : {}),
			workspace: {
				...(applies ? { applyEdit: true } : {}),
				...(workspaceEdit ? { workspaceEdit } : {}),
				...(configuration ? { configuration: true, didChangeConfiguration: { dynamicRegistration: true } } : {}),
				...(refresh ? { diagnostics: { refreshSupport: true }, inlayHint: { refreshSupport: true } } : {}),
				...(typeof folders === 'function' ? { workspaceFolders: true } : {}),
				...(watches ? { didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true } } : {}),
			},
			experimental: {
				urlLint: {
					configure: configures,
					config: config !== undefined,
					fixWorkspace: fixesWorkspace,
					followLink: followsLinks === true,
					hoverCommands,
					...(rulePages === undefined ? {} : { rulePages }),
					commands,
					status,
					keeps: keeps !== undefined,
					languageSettings: this.options.languageSettings !== undefined,
				},
			},
		};
		const workspaceFolders = this.#folders();
		const client = { processId: process.pid, ...(locale === undefined ? {} : { locale }), capabilities };
		const params = { ...client, rootUri: null, initializationOptions, workspaceFolders };
		this.initialized = await this.connection.sendRequest(InitializeRequest.type, params);
		await this.connection.sendNotification(InitializedNotification.type, {});
		return this.initialized;
	}

	async open(text: string, languageId = 'plaintext', at = uri): Promise<TextDocument> {
		const document = TextDocument.create(at, languageId, 1, text);
		this.#documents.set(at, document);
		await this.connection.sendNotification(DidOpenTextDocumentNotification.type, {
			textDocument: { uri: at, languageId, version: 1, text },
		});
		return document;
	}

	/** Replaces `range`, or all there is. */
	async edit(text: string, range?: Range, at = uri): Promise<void> {
		const document = this.#documents.get(at);
		assert(document, 'the document is open');
		const change: TextDocumentContentChangeEvent = range ? { range, text } : { text };
		const version = document.version + 1;
		TextDocument.update(document, [change], version);
		await this.connection.sendNotification(DidChangeTextDocumentNotification.type, {
			textDocument: { uri: at, version },
			contentChanges: [change],
		});
	}

	close(at = uri): Promise<void> {
		return this.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri: at } });
	}

	save(at = uri): Promise<void> {
		return this.connection.sendNotification(DidSaveTextDocumentNotification.type, { textDocument: { uri: at } });
	}

	/** Says that a watched file changed. */
	filesChanged(at: string, type: FileChangeType = FileChangeType.Changed): Promise<void> {
		const changes = [{ uri: at, type }];
		return this.connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
	}

	/** Says that folders were added to the workspace. */
	foldersChanged(added: readonly string[]): Promise<void> {
		const event = { added: added.map((folder) => ({ uri: folder, name: '' })), removed: [] };
		return this.connection.sendNotification('workspace/didChangeWorkspaceFolders', { event });
	}

	changeSettings(settings: unknown): Promise<void> {
		return this.connection.sendNotification(DidChangeConfigurationNotification.type, { settings });
	}

	pull(previousResultId?: string, at = uri): Promise<DocumentDiagnosticReport> {
		const params = { textDocument: { uri: at }, ...(previousResultId === undefined ? {} : { previousResultId }) };
		return within(this.connection.sendRequest(DocumentDiagnosticRequest.type, params), this.options.patience);
	}

	/** The diagnostics of a full report and its id. */
	async pullFull(previousResultId?: string, at = uri): Promise<{ resultId: string | undefined; items: Diagnostic[] }> {
		const report = await this.pull(previousResultId, at);
		assert(report.kind === 'full', 'the report is full');
		return { resultId: report.resultId, items: report.items };
	}

	hover(position: Position, at = uri): Promise<Hover | null> {
		return within(this.connection.sendRequest(HoverRequest.type, { textDocument: { uri: at }, position }));
	}

	async codeActions(range: Range, context: Partial<CodeActionContext> = {}, at = uri): Promise<CodeAction[]> {
		const params = { textDocument: { uri: at }, range, context: { diagnostics: [], ...context } };
		const actions = await within(this.connection.sendRequest(CodeActionRequest.type, params));
		return (actions ?? []).map((action) => {
			assert(!('command' in action && typeof action.command === 'string'), 'an action, not a command');
			return action as CodeAction;
		});
	}

	resolveAction(action: CodeAction): Promise<CodeAction> {
		return within(this.connection.sendRequest(CodeActionResolveRequest.type, action));
	}

	/** Bytes as they are, between messages. */
	write(bytes: string | Uint8Array): void {
		this.process.stdin?.write(bytes);
	}

	/** The exit code; `null` when the server had to be killed, because it did not end. */
	async exited(): Promise<number | null> {
		return within(this.#exit).catch(() => {
			this.process.kill('SIGKILL');
			return null;
		});
	}

	/** Ends a server that still runs as editors do, and sees that it ended well. */
	async end(): Promise<void> {
		if (this.process.exitCode === null) {
			if (this.initialized !== undefined) {
				await within(this.connection.sendRequest(ShutdownRequest.type)).catch(() => this.process.kill('SIGKILL'));
				await this.connection.sendNotification(ExitNotification.type);
			} else this.process.kill('SIGKILL');
		}
		const code = await this.exited();
		this.connection.dispose();
		if (this.initialized !== undefined) assert.equal(code, this.options.exits ?? 0, `exit code; ${this.stderr}`);
		assert.equal(this.stderr, '');
		assert.deepEqual(this.popups, []);
	}
}

/** How long is waited for what never comes: nothing is said of how fast it should, and a busy machine takes its time. */
const PATIENCE_S = 60;

/** Fails where an answer does not come. */
export async function within<T>(answer: Promise<T>, seconds = PATIENCE_S): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error(`no answer in ${seconds} s`)), seconds * 1000);
	});
	return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Waits until something that comes as a notification is there. */
export async function until(condition: () => boolean, what: string): Promise<void> {
	for (const deadline = Date.now() + PATIENCE_S * 1000; !condition(); await sleep(5))
		assert(Date.now() < deadline, `waited in vain: ${what}`);
}

/** The whole of a document. */
export function whole(document: TextDocument): Range {
	return { start: { line: 0, character: 0 }, end: document.positionAt(document.getText().length) };
}

/** The text after a code action's edit. */
export function applied(document: TextDocument, action: CodeAction | undefined): string {
	const edits = action?.edit?.changes?.[document.uri];
	assert(edits, 'the action edits the document');
	return TextDocument.applyEdits(document, edits);
}

/** `code "text" line:character`, from 0. */
export function shown(document: TextDocument, items: readonly Diagnostic[]): string[] {
	return items.map(
		({ code, range }) =>
			`${code} ${JSON.stringify(document.getText(range))} ${range.start.line}:${range.start.character}`,
	);
}
