/**
 * The commands that the server carries out for editors without our client, `workspace/executeCommand`. They are called as those of our
 * client, and do by standard requests what it does by ours: edits are applied, pages shown, and what was done is said.
 */

import {
	type CancellationToken,
	type ClientCapabilities,
	type Connection,
	CreateFile,
	ErrorCodes,
	LSPErrorCodes,
	MessageType,
	Range,
	ResponseError,
	ShowMessageNotification,
	type TextDocumentPositionParams,
	type TextEdit,
	type WorkspaceEdit,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Analysis } from '../analysis/analyse';
import { fixAll } from '../analysis/fix-all';
import { configName } from '../config/config';
import { message } from '../data/messages';
import { reportOf, ruleTable } from '../data/rule-table';
import { ours } from '../data/shown';
import { english, type Phrase, type Wording, type Words } from '../data/words';
import {
	type ComponentName,
	componentNames,
	configureCommand,
	type FixWorkspaceArguments,
	fixWorkspaceCommand,
	type Places,
	type RefactoringName,
	type SettingChange,
	type SettingEdit,
	type VersionedEdits,
} from '../protocol';
import type { Settings, Severity } from '../settings';
import { maskText } from '../url/mask';
import { textEdits, textOf } from './actions/text-edits';
import { refactoringCommands } from './names';
import { copied, refactored, transformed } from './rewriting/requests';
import { urlFindingsAt } from './url-findings';

/** What was found in the workspace's files. */
interface Summary {
	readonly files: number;
	readonly urls: number;
	readonly findings: Readonly<Record<Severity, number>>;
	readonly complete: boolean;
}

/** What the commands need of the server. */
export interface CommandHost {
	/** Runs `use` on an open document; `null` where it is not open. */
	readonly ask: <T>(
		uri: string,
		use: (document: TextDocument, analysis: Analysis, settings: Settings) => T,
	) => Promise<T | null>;
	/**
	 * How a setting is changed for a document. Where no configuration file goes for it, `newFile` is the one to be made; absent for a
	 * document in no folder.
	 */
	readonly settingEdit: (change: SettingChange) => Promise<SettingEdit & { readonly newFile?: string }>;
	/** The safe fixes of all files; `null` where not all were looked at. */
	readonly fixWorkspace: (
		args: FixWorkspaceArguments,
		token: CancellationToken,
	) => Promise<{ readonly edit: WorkspaceEdit; readonly fixed: number; readonly files: number } | null>;
	readonly checkWorkspace: (token: CancellationToken) => Promise<Summary>;
	/** The URI of the folder with the rules' pages, where there is one. */
	readonly rulePages: () => string | undefined;
	/** Takes what went wrong. */
	readonly log: (error: unknown) => void;
}

/** What a command is given: a document, and a place in it. Editors have such parameters at hand. */
interface Given extends Partial<TextDocumentPositionParams> {
	readonly uri?: string;
	readonly range?: Range;
	readonly ranges?: readonly Range[];
	/** For *Encode Selection*: absent, it is the part of the URL in which the selection stands. */
	readonly component?: ComponentName;
	/** For *Explain*: the rule itself. For *Fix All*: only this one. */
	readonly code?: string;
	/** For *Explain*: the rule, as our client calls it. */
	readonly rule?: string;
}

/** Answers on a connection. */
export class Commands {
	#client: ClientCapabilities = {};
	/** Those of the reader. */
	#words = english;

	constructor(
		private readonly connection: Connection,
		private readonly host: CommandHost,
	) {
		connection.onExecuteCommand(({ command, arguments: args }, token) =>
			this.#run(command, args?.[0] ?? {}, token).catch((error) => {
				throw this.#answerFor(error, command);
			}),
		);
	}

	/** Takes what the client can do, and the words of the language that its user reads. */
	initialize(client: ClientCapabilities, words: Words): void {
		this.#client = client;
		this.#words = words;
	}

	/** Returns how many edits were applied, or what was asked for. */
	async #run(command: string, given: Given, token: CancellationToken): Promise<unknown> {
		const refactoring = refactoringCommands.get(command);
		if (refactoring !== undefined) return this.#refactor(command, given, refactoring);
		switch (command) {
			case 'urlLint.fixAll':
				return this.#edit(await this.#asked(command, given, (...of) => fixed(...of, given.code)));
			case fixWorkspaceCommand:
				return this.#fixWorkspace(given, token);
			case 'urlLint.checkWorkspace':
				return this.#checkWorkspace(token);
			case 'urlLint.encodeSelection':
				return this.#transform(command, given, 'encode');
			case 'urlLint.decodeSelection':
				return this.#transform(command, given, 'decode');
			case 'urlLint.copyDecoded':
				return this.#copy(command, given, 'decoded');
			case 'urlLint.copyParameters':
				return this.#copy(command, given, 'parameters');
			case 'urlLint.explainRule':
				return this.#explain(command, given);
			case configureCommand:
				return this.#configure(command, given);
			default:
				throw new Refused(message('command.unknown', { command: maskText(command) }), ErrorCodes.MethodNotFound);
		}
	}

	async #refactor(command: string, given: Given, refactoring: RefactoringName): Promise<number> {
		const places = placesOf(command, given);
		return this.#edit(
			await this.#asked(command, given, (document, analysis, settings) => ({
				uri: places.uri,
				...refactored(document, analysis, { ...places, refactoring }, settings),
			})),
		);
	}

	async #transform(command: string, given: Given, operation: 'encode' | 'decode'): Promise<number> {
		const places = placesOf(command, given);
		const component = componentNames.find((name) => name === given.component);
		const result = await this.#asked(command, given, (document, analysis, settings) =>
			transformed(document, analysis, { ...places, operation, ...(component ? { component } : {}) }, settings),
		);
		if (result.undecided) {
			this.#say(message('command.component', { components: ours(componentNames.join(', ')) }));
			return 0;
		}
		return this.#edit({ uri: places.uri, ...result });
	}

	/** The texts, which the editor puts where it likes. They are exact, so they are shown nowhere. */
	async #copy(command: string, given: Given, as: 'decoded' | 'parameters'): Promise<string> {
		const places = placesOf(command, given);
		const { texts } = await this.#asked(command, given, (document, analysis, settings) =>
			copied(document, analysis, { ...places, as }, settings),
		);
		return texts.join('\n');
	}

	/** Shows the page of a rule: the one that is given, or the worst that has something to say of the URL there. */
	async #explain(command: string, given: Given): Promise<string | null> {
		const asked = given.code ?? given.rule;
		const code = asked ?? (await this.#codeAt(command, given));
		if (code === undefined) {
			this.#say(message('command.no-rule'));
			return null;
		}
		const rule = ruleTable.find((each) => each.code === code);
		if (rule === undefined) throw new Refused(message('unknown-rule/name', { name: maskText(String(code)) }));
		const pages = this.host.rulePages();
		if (pages === undefined) {
			this.#say(reportOf(rule));
			return null;
		}
		const uri = `${pages}/${code}.md`;
		if (this.#client.window?.showDocument?.support === true)
			await this.connection.window.showDocument({ uri, external: !uri.startsWith('file:') });
		else this.#say(ours(uri));
		return uri;
	}

	async #codeAt(command: string, given: Given): Promise<string | undefined> {
		const [range] = placesOf(command, given).ranges;
		if (range === undefined) throw badArguments(command);
		return this.#asked(
			command,
			given,
			(document, analysis) => urlFindingsAt(analysis, document.offsetAt(range.start))?.codes[0],
		);
	}

	async #fixWorkspace({ code }: Given, token: CancellationToken): Promise<number> {
		const fixes = await this.host.fixWorkspace(code === undefined ? {} : { code }, token);
		if (fixes === null) {
			this.#say(message('command.stopped'));
			return 0;
		}
		const { edit, fixed, files } = fixes;
		const isDone = fixed > 0 && (await this.connection.workspace.applyEdit(edit)).applied;
		this.#say(isDone ? message('command.fixed', { fixed, files }) : message('command.nothing'));
		return isDone ? fixed : 0;
	}

	async #checkWorkspace(token: CancellationToken): Promise<Summary> {
		const summary = await this.host.checkWorkspace(token);
		const { files, urls, findings, complete } = summary;
		const { error, warning, information, hint } = findings;
		const sums = message('command.checked', { files, urls, error, warning, other: information + hint });
		this.#say(complete ? sums : message('command.checked-part', { sums, stopped: message('command.stopped') }));
		return summary;
	}

	/** Changes a setting in the configuration file, which is made where there is none. */
	async #configure(command: string, given: Given): Promise<number> {
		const change = given as unknown as SettingChange;
		if (typeof change.uri !== 'string' || typeof change.value !== 'string') throw badArguments(command);
		const { file, newFile } = await this.host.settingEdit(change);
		if (file === undefined || file.edits.length === 0) {
			this.#say(message('command.nothing'));
			return 0;
		}
		if (newFile === undefined) return this.#apply({ changes: { [file.uri]: file.edits } }, file.edits.length);
		const { documentChanges, resourceOperations } = this.#client.workspace?.workspaceEdit ?? {};
		if (documentChanges === true && resourceOperations?.includes('create') === true) {
			const textDocument = { uri: newFile, version: null };
			const made = CreateFile.create(newFile, { ignoreIfExists: true });
			return this.#apply({ documentChanges: [made, { textDocument, edits: file.edits }] }, file.edits.length);
		}
		const text = file.edits.map(({ newText }) => newText).join('');
		this.#say(message('command.no-file', { file: ours(configName), text: maskText(text) }));
		return 0;
	}

	/** Runs `use` on the document that is given; edits of it go by the version that was seen. */
	async #asked<T>(
		command: string,
		given: Given,
		use: (document: TextDocument, analysis: Analysis, settings: Settings) => T,
	): Promise<T> {
		const answer = await this.host.ask(uriOf(command, given), use);
		if (answer === null) throw new Refused(message('command.not-open'));
		return answer;
	}

	async #edit({ uri, version, edits }: VersionedEdits & { readonly uri: string }): Promise<number> {
		if (edits.length === 0) {
			this.#say(message('command.nothing'));
			return 0;
		}
		const isVersioned = this.#client.workspace?.workspaceEdit?.documentChanges === true;
		const documentChanges = [{ textDocument: { uri, version }, edits }];
		return this.#apply(isVersioned ? { documentChanges } : { changes: { [uri]: edits } }, edits.length);
	}

	async #apply(edit: WorkspaceEdit, count: number): Promise<number> {
		const { applied } = await this.connection.workspace.applyEdit(edit);
		return applied ? count : 0;
	}

	/** What the client is answered, in the reader's words: an error of the server itself may quote the document, so it is for the log. */
	#answerFor(error: unknown, command: string): ResponseError<void> {
		if (error instanceof ResponseError && PASSED.has(error.code)) return error;
		if (error instanceof Refused) return new ResponseError(error.code, this.#words.of(error.why));
		this.host.log(error);
		const failed = message('command.failed', { command: maskText(command) });
		return new ResponseError(ErrorCodes.InternalError, this.#words.of(failed));
	}

	#say(text: Wording): void {
		const said = { type: MessageType.Info, message: this.#words.of(text) };
		void this.connection.sendNotification(ShowMessageNotification.method, said);
	}
}

function fixed(
	document: TextDocument,
	analysis: Analysis,
	settings: Settings,
	code: string | undefined,
): VersionedEdits & { readonly uri: string } {
	const edits: TextEdit[] = textEdits(document, fixAll(textOf(document), settings, code, analysis).edits);
	return { uri: document.uri, version: document.version, edits };
}

function uriOf(command: string, { uri, textDocument }: Given): string {
	const given = textDocument?.uri ?? uri;
	if (typeof given !== 'string') throw badArguments(command);
	return given;
}

/** A position is an empty range: the cursor. */
function placesOf(command: string, given: Given): Places {
	const { range, position } = given;
	const own = range ?? (position && { start: position, end: position });
	const ranges = given.ranges ?? (own ? [own] : []);
	if (!Array.isArray(ranges) || ranges.length === 0 || !ranges.every(Range.is)) throw badArguments(command);
	return { uri: uriOf(command, given), ranges };
}

function badArguments(command: string): Refused {
	return new Refused(message('command.arguments', { command: maskText(command) }));
}

/** What a client is told by the code alone: it knows it. Another error may be a client's own, with words of its own. */
const PASSED: ReadonlySet<number> = new Set([
	LSPErrorCodes.RequestCancelled,
	LSPErrorCodes.ServerCancelled,
	LSPErrorCodes.ContentModified,
]);

/** Why a command is not carried out, in no language yet. */
class Refused extends Error {
	constructor(
		readonly why: Phrase,
		readonly code: number = ErrorCodes.InvalidParams,
	) {
		super(why.key);
	}
}
