/** References and renaming of URLs, hosts and beginnings of URLs, and URLs as symbols of the workspace. */

import {
	type CancellationToken,
	type Connection,
	type Location,
	LSPErrorCodes,
	type Range,
	ResponseError,
	SymbolKind,
	type TextDocumentPositionParams,
	type WorkspaceEdit,
	type WorkspaceSymbol,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { message } from '../data/messages';
import type { Shown } from '../data/shown';
import type { Phrase } from '../data/words';
import { textEdits } from '../features/actions/text-edits';
import { occurrenceAt } from '../features/rewriting/places';
import { parseLogical } from '../placeholders/placeholders';
import { maskText } from '../url/mask';
import { type Asked, askedAt, isAsked } from './asked';
import { isShownWith, shownUrl, wordsOf } from './labels';
import { newName } from './new-name';
import { renamed } from './rename';
import type { FoundUrl } from './url-index';
import type { FileNow, Workspace } from './workspace';
import { type EditSupport, type FileEdits, workspaceEdit } from './workspace-edit';

/** What somebody points at, and where that stands. */
interface Pointed {
	readonly asked: Asked;
	readonly range: Range;
	/** What stands there, as the URL has it. */
	readonly text: string;
}

/** A shorter query finds nothing: nearly every URL would have it. */
const SHORTEST_QUERY = 3;

/** Answers on the connection. Outside of URLs the answers are `null`, so that those of other servers count. */
export function registerNavigation(connection: Connection, workspace: Workspace, support: () => EditSupport): void {
	connection.onReferences(async (params, token) => {
		const pointed = await pointedAt(workspace, params);
		if (pointed === null) return null;
		await whole(workspace, token);
		return Array.from(workspace.index.placesOf(isAsked(pointed.asked)), ({ document, found }) =>
			locationOf(workspace.uriOf(document), found),
		);
	});
	connection.onPrepareRename(async (params) => {
		const pointed = await pointedAt(workspace, params);
		return pointed && { range: pointed.range, placeholder: pointed.text };
	});
	connection.onRenameRequest(async (params, token) => {
		const pointed = await pointedAt(workspace, params);
		if (pointed === null) return null;
		const name = newName(params.newName, pointed.asked);
		if ('refused' in name) throw refused(workspace, name.refused);
		await whole(workspace, token);
		return renamedEverywhere(workspace, pointed.asked, name.text, support(), token);
	});
	connection.onWorkspaceSymbol(({ query }) => {
		if (query.trim().length < SHORTEST_QUERY) return [];
		// What is known at once: the editor waits for nobody before it shows what others found.
		workspace.follow();
		return symbolsOf(workspace, query);
	});
}

/** Where a URL stands. */
export function locationOf(uri: string, { line, character, endLine, endCharacter }: FoundUrl): Location {
	return { uri, range: { start: { line, character }, end: { line: endLine, character: endCharacter } } };
}

async function pointedAt(
	workspace: Workspace,
	{ textDocument: { uri }, position }: TextDocumentPositionParams,
): Promise<Pointed | null> {
	const open = await workspace.analysed(uri);
	const occurrence = open && occurrenceAt(open.analysis, open.document.offsetAt(position));
	if (open === undefined || occurrence === undefined) return null;
	const { url, map, placeholders } = occurrence;
	const offset = open.document.offsetAt(position);
	const asked = askedAt(
		parseLogical(url, 'modern', placeholders),
		offset >= occurrence.end ? url.length : map.toLogical(offset),
	);
	const span = map.toDocument(asked.span);
	const range = { start: open.document.positionAt(span.offset), end: open.document.positionAt(span.end) };
	return { asked, range, text: url.slice(asked.span.offset, asked.span.end) };
}

async function renamedEverywhere(
	workspace: Workspace,
	asked: Asked,
	name: string,
	support: EditSupport,
	token: CancellationToken,
): Promise<WorkspaceEdit> {
	const keys = new Set(Array.from(workspace.index.placesOf(isAsked(asked)), ({ document }) => document));
	const files: FileEdits[] = [];
	const reads: [key: string, read: FileNow][] = [];
	for (const key of keys) {
		const read = await workspace.textOf(key);
		if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, '');
		if (read?.isExact !== true)
			throw refused(workspace, message('rename.unreadable', { path: shownPath(workspace, key) }));
		reads.push([key, read]);
		const { document, isOpen } = read;
		const result = renamed({ text: document.getText(), languageId: document.languageId }, asked, name);
		if ('impossible' in result) throw impossible(workspace, key, document, result.impossible);
		if (result.edits.length === 0) continue;
		const annotation = isOpen ? {} : { annotationId: CLOSED };
		files.push({
			uri: document.uri,
			version: isOpen ? document.version : null,
			edits: textEdits(document, result.edits).map((edit) => ({ ...edit, ...annotation })),
		});
	}
	if (!reads.every(([key, read]) => workspace.isCurrent(key, read)))
		throw new ResponseError(LSPErrorCodes.ContentModified, '');
	const hasClosed = files.some(({ version }) => version === null);
	const label = workspace.words.of(message('rename.closed'));
	return workspaceEdit(files, hasClosed ? { [CLOSED]: { label, needsConfirmation: true } } : {}, support);
}

const CLOSED = 'closed';

function impossible(workspace: Workspace, key: string, document: TextDocument, offset: number): ResponseError<void> {
	const line = document.positionAt(offset).line + 1;
	return refused(workspace, message('rename.impossible', { path: shownPath(workspace, key), line }));
}

function shownPath(workspace: Workspace, key: string): Shown {
	return maskText(workspace.nameOf(key));
}

function refused({ words }: Workspace, why: Phrase): ResponseError<void> {
	return new ResponseError(LSPErrorCodes.RequestFailed, words.of(why));
}

/** Waits until all files were looked at; half of what is asked for is nothing. */
async function whole(workspace: Workspace, token: CancellationToken): Promise<void> {
	if (await workspace.whole(token)) return;
	if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, '');
	throw refused(workspace, message('workspace.stopped'));
}

function symbolsOf(workspace: Workspace, query: string): WorkspaceSymbol[] {
	const words = wordsOf(query);
	const places = workspace.index.placesOf(({ text }) => isShownWith(text, '', words));
	return Array.from(places, ({ document, found }) => ({
		name: shownUrl(found.url),
		kind: SymbolKind.String,
		location: locationOf(workspace.uriOf(document), found),
		containerName: shownPath(workspace, document),
	}));
}
