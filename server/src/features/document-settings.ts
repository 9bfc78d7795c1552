import type { Connection, InitializeParams, WorkspaceFolder } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parseConfig } from '../config/config';
import { type ConfigFile, type Effective, effective, type Place } from '../config/effective';
import { message } from '../data/messages';
import { nearest } from '../data/nearest';
import { ours, type Shown } from '../data/shown';
import { english, type Words } from '../data/words';
import {
	type ClientSupport,
	type ConfigText,
	configRequest,
	type DocumentStatus,
	type LanguageScope,
	languageSettingsRequest,
} from '../protocol';
import { codes } from '../rules/index';
import {
	type EditorSettings,
	editorDefaults,
	isRecord,
	pathText,
	problemPhrase,
	readSettings,
	settingNames,
} from '../settings';
import { maskText } from '../url/mask';

/** Reads configuration files where the server runs. */
export interface Configs {
	/**
	 * The one that goes for a document; `undefined` where there is none, or somebody else must look.
	 * @param folder the workspace folder that the document is in, above which nothing counts; `undefined` where it is in none
	 */
	readonly nearest: (uri: string, folder: string | undefined) => ConfigText | undefined;
	/** Some changed: they are read again. */
	readonly forget: () => void;
}

/** The settings that go for a document, and where they come from. */
export interface DocumentSettings extends Effective<EditorSettings> {
	/** What is wrong with them, in words. */
	readonly problems: readonly Shown[];
	/** The workspace folder of the document; empty where it is in none. */
	readonly folder: string;
	readonly config: ConfigText | undefined;
	/** The document, as the settings see it. */
	readonly place: Place;
}

/** What the settings need to know of the documents. */
export interface Owner {
	/** A document's language; `undefined` for one that is not open. */
	readonly languageOf: (uri: string) => string | undefined;
	/** The file that a document is in: the notebook of a cell, else the document itself. */
	readonly fileOf: (uri: string) => string;
}

/** What the editor has set, and what is wrong with it, in words. */
export interface OfEditor {
	readonly settings: EditorSettings;
	readonly problems: readonly Shown[];
}

/** How long the client may take to answer before it is served without, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Knows the settings of each document: those of the editor, and of the nearest configuration file. */
export class SettingsStore {
	readonly #known = new Map<string, Promise<DocumentSettings>>();
	/** Those of the editor for a folder and a language, and configuration files by the folder that they go for: for files that are not open. */
	readonly #ofFolders = new Map<string, Promise<OfEditor>>();
	readonly #configs = new Map<string, Promise<ConfigText | undefined>>();
	readonly #parsed = new Map<string, ConfigFile & { readonly text: string; readonly problems: Shown[] }>();
	readonly #logged = new Set<string>();
	/** Those of the language that the client's user reads. */
	words = english;
	#generation = 0;
	#asksConfiguration = false;
	#asksFolders = false;
	#asksConfig = false;
	#asksLanguages = false;
	/** What the client was asked for, and has not answered in time. */
	readonly #unanswered = new Set<string>();
	#patience = PATIENCE_MS;
	#folders: readonly WorkspaceFolder[] = [];
	/** Settings that a client without `workspace/configuration` sent, at the start and last. */
	#initial: unknown;
	#sent: unknown;

	constructor(
		private readonly connection: Connection,
		private readonly owner: Owner,
		private readonly configs: Configs | undefined,
		private readonly log: (error: unknown) => void,
		/** The client answered when it was no more waited for: its settings are others than those that were taken. */
		private readonly late: () => void = () => {},
	) {}

	/** Grows with each change of settings: what was computed before is stale. */
	get generation(): number {
		return this.#generation;
	}

	/** Takes what the client can do, and the words of the language that its user reads. */
	initialize({ capabilities, initializationOptions, workspaceFolders, rootUri }: InitializeParams, words: Words): void {
		this.words = words;
		this.#asksConfiguration = capabilities.workspace?.configuration === true;
		this.#asksFolders = capabilities.workspace?.workspaceFolders === true;
		const support = (capabilities.experimental as ClientSupport | undefined)?.urlLint;
		this.#asksConfig = support?.config === true;
		this.#asksLanguages = support?.languageSettings === true;
		// `rootUri` is what clients had before there were several.
		this.#folders = workspaceFolders ?? (rootUri ? [{ uri: rootUri, name: '' }] : []);
		this.#initial = unwrapped(initializationOptions);
		this.#sent = this.#initial;
	}

	/**
	 * All settings may have changed.
	 * @param settings as a client sent them, under `urlLint` or bare; none are those that it started with. Nothing where it sent nothing
	 */
	changed(settings?: unknown): void {
		if (settings === null || isEmpty(settings)) this.#sent = this.#initial;
		else if (isOurs(settings)) this.#sent = unwrapped(settings) ?? this.#initial;
		this.#generation++;
		for (const known of [this.#known, this.#ofFolders, this.#configs, this.#parsed, this.#logged]) known.clear();
		this.configs?.forget();
	}

	/** A document was closed. */
	forget(uri: string): void {
		this.#known.delete(uri);
	}

	/**
	 * The settings for a document as they are now: those that changed while they were asked for are asked for again.
	 * @param languageId that of a document which is not open
	 */
	async of(uri: string, languageId = ''): Promise<DocumentSettings> {
		for (;;) {
			const generation = this.#generation;
			const settings = await this.#ofNow(uri, languageId);
			if (generation === this.#generation) return settings;
		}
	}

	/**
	 * The settings for a file that is not open. The editor is asked once for each language of a folder, not for every file.
	 * @param folder the workspace folder that it is in
	 */
	async ofFile(uri: string, languageId: string, folder: string): Promise<DocumentSettings> {
		const [editor, config] = await Promise.all([
			this.ofFolder(folder, languageId),
			kept(this.#configs, uri.slice(0, uri.lastIndexOf('/')), () => this.#try(() => this.#configOf(uri, folder))),
		]);
		return this.#effective(editor, folder, config, { path: pathOf(uri), languageId });
	}

	/** What the editor has for a workspace folder, and for its files of a language where it tells. */
	ofFolder(folder: string, languageId = ''): Promise<OfEditor> {
		const language = this.#asksLanguages ? languageId : '';
		return kept(this.#ofFolders, `${language} ${folder}`, () => this.#ofEditor(folder, language));
	}

	/** The URIs of the workspace's folders. */
	async folders(): Promise<readonly string[]> {
		const ask = () => this.connection.workspace.getWorkspaceFolders();
		const folders = this.#asksFolders
			? await this.#ask<readonly WorkspaceFolder[] | null>('workspace/workspaceFolders', ask, this.#folders)
			: this.#folders;
		return (folders ?? []).map(({ uri }) => uri.replace(/\/$/, ''));
	}

	#ofNow(uri: string, languageId: string): Promise<DocumentSettings> {
		const known = this.#known.get(uri);
		if (known !== undefined) return known;
		const settings = this.#read(uri, languageId);
		if (this.owner.languageOf(uri) !== undefined) this.#known.set(uri, settings);
		return settings;
	}

	async #read(uri: string, languageId: string): Promise<DocumentSettings> {
		const [editor, folder] = await Promise.all([this.#ofEditor(uri), this.#try(() => this.#folderOf(uri))]);
		const config = await this.#try(() => this.#configOf(uri, folder));
		const place = { path: pathOf(this.owner.fileOf(uri)), languageId: this.owner.languageOf(uri) ?? languageId };
		return this.#effective(editor, folder, config, place);
	}

	#effective(
		{ settings, problems }: OfEditor,
		workspaceFolder: string | undefined,
		config: ConfigText | undefined,
		place: Place,
	): DocumentSettings {
		const folder = workspaceFolder === undefined ? '' : pathOf(workspaceFolder);
		const file = config && this.#parse(config);
		const all = [...problems, ...(file?.problems ?? [])];
		for (const problem of all) this.#warn(problem);
		const result = effective(settings, folder, file, place);
		return { ...result, problems: all, folder, config, place };
	}

	/** Asks the client. One that does not answer in time is not asked again until it has. */
	async #ask<T>(what: string, ask: () => Promise<T>, otherwise: T): Promise<T> {
		if (this.#unanswered.has(what)) return otherwise;
		const answer = ask();
		let timer: ReturnType<typeof setTimeout> | undefined;
		const end = new Promise<undefined>((resolve) => {
			timer = setTimeout(() => resolve(undefined), this.#patience);
		});
		const answered = await Promise.race([answer.then((value) => ({ value })), end]).finally(() => clearTimeout(timer));
		if (answered !== undefined) return answered.value;
		if (!this.#unanswered.has(what)) this.log(this.words.of(message('log.no-answer', { what: ours(what) })));
		this.#unanswered.add(what);
		answer.then(
			() => this.#answeredLate(what),
			() => {},
		);
		return otherwise;
	}

	/** Who is slow is waited for longer from then on. */
	#answeredLate(what: string): void {
		if (!this.#unanswered.delete(what)) return;
		this.#patience *= 2;
		this.late();
	}

	/** What cannot be found out is not there, and logged. */
	async #try<T>(task: () => Promise<T>): Promise<T | undefined> {
		try {
			return await task();
		} catch (error) {
			this.log(error);
			return undefined;
		}
	}

	async #ofEditor(uri: string, languageId = ''): Promise<OfEditor> {
		const { words } = this;
		try {
			const value = await this.#valueOf(uri, languageId);
			const { settings, problems } = readSettings(value, codes);
			const said = problems.map((problem) =>
				words.of(message('log.bad-setting', { name: pathText(problem.path), problem: problemPhrase(problem) })),
			);
			return { settings: { ...settings, words }, problems: said };
		} catch (error) {
			this.log(error);
			return { settings: { ...editorDefaults, words }, problems: [] };
		}
	}

	async #valueOf(uri: string, languageId: string): Promise<unknown> {
		const scope: LanguageScope = { uri, languageId };
		if (languageId !== '') {
			const ask = () => this.connection.sendRequest<unknown>(languageSettingsRequest, scope);
			return this.#ask<unknown>(languageSettingsRequest, ask, this.#sent);
		}
		if (!this.#asksConfiguration) return this.#sent;
		const ask = () => this.connection.workspace.getConfiguration({ scopeUri: uri, section: 'urlLint' });
		return this.#ask<unknown>('workspace/configuration', ask, this.#sent);
	}

	/** A document that was never saved lies in no folder. */
	async #configOf(uri: string, folder: string | undefined): Promise<ConfigText | undefined> {
		const file = this.owner.fileOf(uri);
		if (file.startsWith('untitled:')) return undefined;
		const found = this.configs?.nearest(file, folder);
		if (found !== undefined || !this.#asksConfig || (this.configs !== undefined && file.startsWith('file:')))
			return found;
		const ask = () => this.connection.sendRequest<ConfigText | null>(configRequest, file);
		return (await this.#ask<ConfigText | null>(configRequest, ask, null)) ?? undefined;
	}

	/** The innermost workspace folder around a document. */
	async #folderOf(uri: string): Promise<string | undefined> {
		const path = pathOf(this.owner.fileOf(uri));
		return (await this.folders())
			.filter((folder) => path.startsWith(`${pathOf(folder)}/`))
			.sort((one, other) => pathOf(other).length - pathOf(one).length)[0];
	}

	#parse({ uri, text }: ConfigText): ConfigFile & { readonly problems: Shown[] } {
		const known = this.#parsed.get(uri);
		if (known?.text === text) return known;
		const config = parseConfig(text);
		const document = TextDocument.create(uri, 'json', 0, text);
		const path = pathOf(uri);
		const problems = config.problems.map(({ says: problem, offset }) => {
			const { line, character } = document.positionAt(offset);
			const where = { path: maskText(path), line: line + 1, column: character + 1 };
			return this.words.of(message('log.bad-config', { ...where, problem }));
		});
		const parsed = { path, config, problems, text };
		this.#parsed.set(uri, parsed);
		return parsed;
	}

	/** Says it once, not once for every document. */
	#warn(problem: Shown): void {
		if (this.#logged.has(problem)) return;
		this.#logged.add(problem);
		this.connection.console.warn(problem);
	}
}

/** Ours among the settings of all programs, or alone. */
function unwrapped(settings: unknown): unknown {
	return isRecord(settings) && 'urlLint' in settings ? settings.urlLint : settings;
}

/** Whether settings that were sent are for us: some clients send those of everybody. */
function isOurs(settings: unknown): boolean {
	if (!isRecord(settings)) return false;
	return 'urlLint' in settings || Object.keys(settings).some((name) => nearest(name, settingNames) !== undefined);
}

function isEmpty(settings: unknown): boolean {
	return isRecord(settings) && Object.keys(settings).length === 0;
}

/** What is known of a key; what is not yet is asked for once. */
function kept<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
	const found = known.get(key) ?? ask();
	known.set(key, found);
	return found;
}

/** The path in a URI, decoded. */
export function pathOf(uri: string): string {
	const path = /^[^:]+:(?:\/\/[^/?#]*)?([^?#]*)/.exec(uri)?.[1] ?? uri;
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}

/** The setting that switches the check of a document off. */
export function offBy({ settings, ignored }: DocumentSettings): DocumentStatus['off'] {
	if (!settings.enable) return 'enable';
	return ignored ? 'ignore' : undefined;
}
