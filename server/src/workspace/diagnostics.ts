/** What is wrong with files that are not open: pulled by the client, or pushed to one that does not pull. */

import {
	type CancellationToken,
	type Connection,
	DocumentDiagnosticReportKind,
	LSPErrorCodes,
	ResponseError,
	type ResultProgressReporter,
	type WorkspaceDiagnosticParams,
	type WorkspaceDiagnosticReport,
	type WorkspaceDiagnosticReportPartialResult,
	type WorkspaceDocumentDiagnosticReport,
} from 'vscode-languageserver';
import { keyOf } from './file-access';
import { diagnosticsIn } from './look';
import type { Workspace } from './workspace';
import type { FileReport, Told } from './workspace-file';

/** What is to be shown of a file: no report where nothing is, or not any more. */
interface News {
	readonly key: string;
	readonly uri: string;
	readonly report: FileReport | undefined;
}

/** How long what is new is collected before it is said, in milliseconds. */
const COLLECT_MS = 100;

/**
 * Answers a pull once there is something new, and not before: a client that was answered asks again. What is found on the way
 * is reported at once, where the client takes partial results.
 */
export async function pulledWorkspace(
	workspace: Workspace,
	{ previousResultIds }: WorkspaceDiagnosticParams,
	token: CancellationToken,
	progress: ResultProgressReporter<WorkspaceDiagnosticReportPartialResult> | undefined,
): Promise<WorkspaceDiagnosticReport> {
	const before = new Map((previousResultIds ?? []).map(({ uri, value }) => [keyOf(uri), { uri, id: value }]));
	const told = new Map<string, Told>(before);
	const items: WorkspaceDocumentDiagnosticReport[] = [];
	let isAnswered = false;
	for (;;) {
		if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, '');
		const shows = await workspace.showsSome();
		if (shows) workspace.follow();
		const news = newsOf(workspace, told);
		const reports = news.map(fullReport);
		isAnswered ||= news.length > 0;
		if (progress !== undefined && reports.length > 0) progress.report({ items: reports });
		else for (const report of reports) items.push(report);
		const isAll = !shows || workspace.complete || workspace.isStopped;
		if (isAnswered && isAll) return { items: [...items, ...unchanged(before, told)] };
		await somethingNew(workspace, token);
	}
}

/** Pushes what is wrong to a client that does not pull. */
export class Pusher {
	readonly #told = new Map<string, Told>();

	constructor(
		private readonly connection: Connection,
		private readonly workspace: Workspace,
	) {}

	/** Says what is new. */
	async push(): Promise<void> {
		for (const { uri, report } of newsOf(this.workspace, this.#told))
			await this.connection.sendDiagnostics({ uri, diagnostics: diagnosticsIn(report?.diagnostics ?? '') });
	}

	/** The client pulls: what was pushed is shown twice otherwise. */
	async stop(): Promise<void> {
		const told = [...this.#told.values()];
		this.#told.clear();
		for (const { uri, id } of told)
			if (id !== undefined) await this.connection.sendDiagnostics({ uri, diagnostics: [] });
	}

	/** The client has nothing of this file any more. */
	forget(uri: string): void {
		this.#told.delete(keyOf(uri));
	}
}

/** What the client does not know yet. Files that are open are its own affair. From now on it counts as told. */
function newsOf(workspace: Workspace, told: Map<string, Told>): News[] {
	const open = workspace.open.files;
	const news: News[] = [];
	for (const [key, last] of workspace.takeHandedOut()) told.set(key, last);
	for (const [key, file] of workspace.files) {
		const report = workspace.shown(file);
		// Once it is closed the client has nothing of it.
		if (open.has(key)) told.delete(key);
		if (open.has(key) || report === undefined) continue;
		const known = told.get(key);
		if (known?.id === report.id || (known?.id === undefined && report.diagnostics === '')) continue;
		news.push({ key, uri: known?.uri ?? file.place.uri, report });
	}
	for (const [key, { uri, id }] of told) {
		const file = workspace.files.get(key);
		const isGone = file === undefined ? workspace.complete || !workspace.wanted : isHidden(workspace, key);
		if (id !== undefined && isGone && !open.has(key)) news.push({ key, uri, report: undefined });
	}
	for (const { key, uri, report } of news) told.set(key, { uri, id: report?.id });
	return news;
}

/** Whether it was looked at, and nothing of it is shown. */
function isHidden(workspace: Workspace, key: string): boolean {
	const file = workspace.files.get(key);
	return file?.result !== undefined && workspace.shown(file) === undefined;
}

function fullReport({ uri, report }: News): WorkspaceDocumentDiagnosticReport {
	const id = report === undefined ? {} : { resultId: report.id };
	const items = diagnosticsIn(report?.diagnostics ?? '');
	return { kind: DocumentDiagnosticReportKind.Full, uri, version: null, ...id, items };
}

/** Those of which the client has what there is. */
function unchanged(
	before: ReadonlyMap<string, { readonly uri: string; readonly id: string }>,
	told: ReadonlyMap<string, Told>,
): WorkspaceDocumentDiagnosticReport[] {
	return [...before].flatMap(([key, { uri, id }]) =>
		told.get(key)?.id === id
			? [{ kind: DocumentDiagnosticReportKind.Unchanged, uri, version: null, resultId: id }]
			: [],
	);
}

/** Waits until something changed, and a little longer; or until nobody waits any more. */
async function somethingNew(workspace: Workspace, token: CancellationToken): Promise<void> {
	await new Promise<void>((resolve) => {
		const end = () => {
			unlisten();
			cancellation.dispose();
			resolve();
		};
		const unlisten = workspace.onChange.add(() => setTimeout(end, COLLECT_MS));
		const cancellation = token.onCancellationRequested(end);
	});
}
