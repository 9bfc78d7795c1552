/** What is wrong with open documents: pulled by the client, or pushed to one that does not pull; and the status of each. */

import {
	type CancellationToken,
	type Connection,
	type Diagnostic,
	type DocumentDiagnosticReport,
	DocumentDiagnosticReportKind,
	LSPErrorCodes,
	ResponseError,
} from 'vscode-languageserver';
import { type Diagnosed, diagnosed, NOTHING } from '../features/diagnostics';
import { type DocumentSettings, offBy, type SettingsStore } from '../features/document-settings';
import type { EditedDocument } from '../features/text-document';
import { type ClientSupport, type DocumentStatus, statusNotification } from '../protocol';
import type { Analyses } from './analyses';

/** How long a burst of edits is waited for before diagnostics are pushed. */
const PUSH_DELAY_MS = 150;

/** The last report of a document: what a client that asks again with its id has already. */
interface Report {
	readonly id: string;
	readonly items: Diagnostic[];
}

/** One of a document that is open. */
interface OpenReport extends Report {
	readonly of: Diagnosed;
}

/** What is needed of the server. */
export interface Around {
	readonly documentOf: (uri: string) => EditedDocument | undefined;
	readonly analyses: Analyses;
	readonly settings: SettingsStore;
	/** The report of a document that is not open. */
	readonly closed: (uri: string) => Report;
	/** The URI of the folder with the rules' pages, where the client can open one. */
	readonly rulePages: () => string | undefined;
	/** Runs `task` once the messages that wait were read. */
	readonly soon: (task: () => void) => void;
	readonly log: (error: unknown) => void;
}

export class Diagnostics {
	readonly #reports = new Map<string, OpenReport>();
	readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
	/** The version of each document that was pulled last. */
	readonly #pulled = new Map<string, number>();
	#count = 0;
	/** The documents of which something was pushed. */
	readonly #pushed = new Set<string>();
	#isPulled = false;
	/** Whether diagnostics are pushed: also to a client that says it pulls, until it does. Some never do. */
	#pushes = true;
	#saysStatus = false;

	constructor(
		private readonly connection: Connection,
		private readonly around: Around,
	) {}

	/** Whether the client says that it pulls. */
	get isPulled(): boolean {
		return this.#isPulled;
	}

	/** Takes what the client can do: our own pulls where it says so. */
	initialize(pulls: boolean, own: ClientSupport['urlLint'] = {}): void {
		this.#isPulled = pulls;
		this.#pushes = !pulls || own.commands !== true;
		this.#saysStatus = own.status === true;
	}

	/** Answers a pull. One that a later one has overtaken is not worth an analysis. */
	async pull(uri: string, previousId: string | undefined, token: CancellationToken): Promise<DocumentDiagnosticReport> {
		this.#stopPushing();
		const version = this.around.documentOf(uri)?.version ?? 0;
		this.#pulled.set(uri, version);
		await new Promise<void>((resolve) => this.around.soon(resolve));
		if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, '');
		const before = this.#reports.get(uri);
		if ((this.#pulled.get(uri) ?? version) !== version) return overtaken(before, previousId);
		const isOpen = this.around.documentOf(uri) !== undefined;
		const isWanted = () => !token.isCancellationRequested && this.#pulled.get(uri) === version;
		const report = isOpen ? await this.#report(uri, isWanted) : this.around.closed(uri);
		if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, '');
		if (report === undefined) return overtaken(this.#reports.get(uri), previousId);
		if ((before === report || !isOpen) && report.id === previousId) return unchanged(report.id);
		return { kind: DocumentDiagnosticReportKind.Full, resultId: report.id, items: report.items };
	}

	/** What was reported of a document before. */
	last(uri: string | undefined): DocumentDiagnosticReport {
		const last = uri === undefined ? undefined : this.#reports.get(uri);
		return {
			kind: DocumentDiagnosticReportKind.Full,
			...(last ? { resultId: last.id } : {}),
			items: last?.items ?? [],
		};
	}

	/** A document was opened or changed: what is wrong with it is pushed after a while. */
	changed(uri: string): void {
		if (!this.#pushes) return;
		clearTimeout(this.#timers.get(uri));
		const push = () => {
			this.#timers.delete(uri);
			this.#push(uri).catch((error: unknown) => this.around.log(error));
		};
		this.#timers.set(uri, setTimeout(push, PUSH_DELAY_MS));
	}

	/** A document was closed. */
	forget(uri: string): void {
		clearTimeout(this.#timers.get(uri));
		for (const map of [this.#timers, this.#reports, this.#pulled]) map.delete(uri);
		if (!this.#isPulled || this.#pushed.has(uri)) this.#unpush(uri);
	}

	/** The report of a document as it stands, if it is still wanted then: the last one again where no finding moved. */
	async #report(uri: string, isWanted: () => boolean): Promise<Report | undefined> {
		const settings = await this.around.settings.of(uri);
		const document = this.around.documentOf(uri);
		if (document === undefined) return { id: '', items: [] };
		const of = await this.#check(document, settings, isWanted);
		if (of === undefined) return undefined;
		const last = this.#reports.get(uri);
		if (last?.of === of) return last;
		this.#count++;
		const report = { id: `${this.around.settings.generation}.${this.#count}`, items: of.items, of };
		this.#reports.set(uri, report);
		return report;
	}

	async #check(
		document: EditedDocument,
		found: DocumentSettings,
		isWanted: () => boolean,
	): Promise<Diagnosed | undefined> {
		const { settings, problems: wrong } = found;
		const { uri } = document;
		const off = offBy(found);
		const own = wrong.length > 0 ? { settings: wrong } : {};
		if (off !== undefined) {
			this.#sendStatus({ uri, urls: 0, problems: 0, shown: 0, off, ...own });
			return NOTHING;
		}
		const analysis = await this.around.analyses.judged(document, settings, isWanted);
		if (analysis === undefined) return this.around.documentOf(uri) === undefined ? NOTHING : undefined;
		const first = analysis.first(settings.maxProblems);
		const { length } = first.findings;
		const { words, maxProblems } = settings;
		const telling = { words, rulePages: this.around.rulePages() };
		const told = diagnosed(document, first, maxProblems, telling, this.#reports.get(uri)?.of);
		const problems = { problems: length, shown: length, ...(first.more ? { more: first.more } : {}) };
		this.#sendStatus({ uri, urls: analysis.occurrences.length, ...problems, ...own });
		return told;
	}

	#sendStatus(status: DocumentStatus): void {
		if (!this.#saysStatus) return;
		this.connection.sendNotification(statusNotification, status).catch((error: unknown) => this.around.log(error));
	}

	/** The client pulls: what was pushed is shown twice otherwise. */
	#stopPushing(): void {
		if (!this.#pushes) return;
		this.#pushes = false;
		for (const timer of this.#timers.values()) clearTimeout(timer);
		this.#timers.clear();
		for (const uri of this.#pushed) this.#unpush(uri);
	}

	#unpush(uri: string): void {
		this.#pushed.delete(uri);
		this.connection.sendDiagnostics({ uri, diagnostics: [] }).catch((error: unknown) => this.around.log(error));
	}

	async #push(uri: string): Promise<void> {
		const report = await this.#report(uri, () => !this.#timers.has(uri));
		const version = this.around.documentOf(uri)?.version;
		if (report === undefined || version === undefined || !this.#pushes) return;
		this.#pushed.add(uri);
		await this.connection.sendDiagnostics({ uri, version, diagnostics: report.items });
	}
}

function unchanged(resultId: string): DocumentDiagnosticReport {
	return { kind: DocumentDiagnosticReportKind.Unchanged, resultId };
}

/** Says nothing new: what there is to say, the later pull is told. */
function overtaken(last: Report | undefined, previousId: string | undefined): DocumentDiagnosticReport {
	if (last !== undefined && last.id === previousId) return unchanged(last.id);
	throw new ResponseError(LSPErrorCodes.ServerCancelled, '', { retriggerRequest: false });
}
