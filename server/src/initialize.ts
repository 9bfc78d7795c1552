/** The answer to `initialize`. An editor waits for it, so it is given before the rest of the server is loaded. */

import {
	type ClientCapabilities,
	CodeActionKind,
	type Connection,
	type ConnectionOptions,
	type InitializeParams,
	type InitializeResult,
	TextDocumentSyncKind,
} from 'vscode-languageserver';
import {
	completionTriggers,
	executesFor,
	fixAllKind,
	pullsDiagnostics,
	resolvesEdits,
	serverCommands,
	source,
} from './features/names';
import { chosenEncoding } from './features/text-document';
import { MessageOrder } from './process/message-order';
import type { ServerProcess } from './protocol';

/** What the server says of itself. */
export interface Self extends ServerProcess {
	readonly version: string;
}

/**
 * Serves on a connection: answers `initialize`, and starts the server when the next message comes, which then finds it there.
 * @param connect makes the connection
 * @param start starts the server on it, which does not answer `initialize` any more. Rejects where that fails
 * @param failed called where it does
 */
export function serve(
	connect: (options: ConnectionOptions, order: MessageOrder) => Connection,
	start: (connection: Connection, params: InitializeParams) => Promise<void>,
	self: Self,
	failed: (connection: Connection, error: unknown) => void,
): void {
	let params: InitializeParams | undefined;
	let started: Promise<void> | undefined;
	const order = new MessageOrder({
		handleMessage(message, next) {
			if (params === undefined) return next(message);
			started ??= start(connection, params).catch((error: unknown) => failed(connection, error));
			return started.then(() => next(message));
		},
	});
	const connection = connect({ messageStrategy: order }, order);
	order.listen(connection);
	connection.onInitialize((said) => {
		params = said;
		return initializeResult(said.capabilities, self);
	});
	connection.listen();
}

/** What the server can do for a client. */
function initializeResult(
	capabilities: ClientCapabilities,
	{ version, processId }: Self,
): InitializeResult & ServerProcess {
	const { general, textDocument, workspace } = capabilities;
	const offered = general?.positionEncodings;
	// One rule compares files. Whoever can be told to ask again need not do so after every edit.
	const refreshes = workspace?.diagnostics?.refreshSupport === true;
	return {
		capabilities: {
			...(offered === undefined ? {} : { positionEncoding: chosenEncoding(offered) }),
			// Some clients say that a document was saved only to those who want to know.
			textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
			notebookDocumentSync: { notebookSelector: [{ notebook: '*' }] },
			hoverProvider: true,
			documentLinkProvider: { resolveProvider: true },
			selectionRangeProvider: true,
			inlayHintProvider: true,
			completionProvider: { triggerCharacters: [...completionTriggers] },
			referencesProvider: true,
			renameProvider: textDocument?.rename?.prepareSupport === true ? { prepareProvider: true } : true,
			workspaceSymbolProvider: true,
			codeActionProvider: {
				codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite, fixAllKind],
				...(resolvesEdits(capabilities) ? { resolveProvider: true } : {}),
			},
			workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
			...(executesFor(capabilities) ? { executeCommandProvider: { commands: [...serverCommands] } } : {}),
			...(pullsDiagnostics(capabilities)
				? { diagnosticProvider: { identifier: source, interFileDependencies: !refreshes, workspaceDiagnostics: true } }
				: {}),
		},
		serverInfo: { name: source, version },
		...(processId === undefined ? {} : { processId }),
	};
}
