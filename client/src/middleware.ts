/** What of the editor's documents and settings gets to the server, and what its hovers may do. */

import type { TextDocument, Uri } from 'vscode';
import type { ConfigurationItem, DocumentDiagnosticReport, Middleware, WorkspaceEdit } from 'vscode-languageclient';
import { isChecked, isCheckedUri } from './documents';
import { enabled } from './hover-place';
import { ticked } from './ticked';

/** A document, or the files of a language in a folder. */
export type SettingsScope = Pick<TextDocument, 'uri' | 'languageId'>;

/** The part of the workspace that tells settings. */
export interface Workspace {
	readonly textDocuments: readonly TextDocument[];
	getConfiguration(section: undefined, scope: SettingsScope | undefined): { get(section: string): unknown };
}

/**
 * Leaves out what is not somebody's text.
 * @param hovered is told whether a hover is over a URL
 */
export function middlewareFor(
	workspace: Workspace,
	hovered: (isUrl: boolean) => void,
): Required<Pick<Middleware, keyof typeof documents>> & Middleware {
	return {
		...documents,
		provideHover: async (document, position, token, next) => {
			const hover = await documents.provideHover(document, position, token, next);
			hovered((hover ?? null) !== null);
			return hover;
		},
		sendRequest: async (type, param, token, next) => previewed(type, await next(type, param, token)),
		workspace: { configuration: ({ items }) => items.map((item) => configurationOf(workspace, item)) },
	};
}

const documents = {
	didOpen: async (document, next) => {
		if (isChecked(document)) await next(document);
	},
	didChange: async (event, next) => {
		if (isChecked(event.document)) await next(event);
	},
	didClose: async (document, next) => {
		if (isChecked(document)) await next(document);
	},
	didSave: async (document, next) => {
		if (isChecked(document)) await next(document);
	},
	provideHover: async (document, position, token, next) =>
		isChecked(document) ? enabled(await next(document, position, token)) : undefined,
	provideDocumentLinks: (document, token, next) => (isChecked(document) ? next(document, token) : undefined),
	provideSelectionRanges: (document, positions, token, next) =>
		isChecked(document) ? next(document, positions, token) : undefined,
	provideInlayHints: (document, range, token, next) => (isChecked(document) ? next(document, range, token) : undefined),
	provideCompletionItem: (document, position, context, token, next) =>
		isChecked(document) ? next(document, position, context, token) : undefined,
	provideCodeActions: (document, range, context, token, next) =>
		isChecked(document) ? next(document, range, context, token) : undefined,
	provideReferences: (document, position, context, token, next) =>
		isChecked(document) ? next(document, position, context, token) : undefined,
	prepareRename: (document, position, token, next) =>
		isChecked(document) ? next(document, position, token) : undefined,
	provideRenameEdits: (document, position, name, token, next) =>
		isChecked(document) ? next(document, position, name, token) : undefined,
	provideDiagnostics: (document, previousId, token, next) =>
		isAsked(document) ? next(document, previousId, token) : (nothing as never),
} satisfies Middleware;

/** What renames goes through the editor's preview as it was answered: the editor's own edits do not tell what they ask. */
function previewed<Answer>(request: string | { readonly method: string }, answer: Answer): Answer {
	const method = typeof request === 'string' ? request : request.method;
	return method === 'textDocument/rename' && answer ? (ticked(answer as WorkspaceEdit) as Answer) : answer;
}

function isAsked(document: TextDocument | Uri): boolean {
	return 'languageId' in document ? isChecked(document) : isCheckedUri(document);
}

/** The settings for a document, with what is set for its language, which the protocol alone cannot ask for. */
function configurationOf(workspace: Workspace, { scopeUri, section = '' }: ConfigurationItem): unknown {
	const document = workspace.textDocuments.find(({ uri }) => uri.toString() === scopeUri);
	return settingsIn(workspace, section, document);
}

/** What is set for a scope, as it can be sent. */
export function settingsIn(workspace: Workspace, section: string, scope: SettingsScope | undefined): unknown {
	const value = workspace.getConfiguration(undefined, scope).get(section) ?? null;
	// The editor's value is a proxy, which cannot be posted to a worker.
	return JSON.parse(JSON.stringify(value));
}

const nothing: DocumentDiagnosticReport = { kind: 'full', items: [] };
