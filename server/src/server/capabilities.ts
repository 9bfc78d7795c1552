/** What the client can do, as it says in `initialize`. */

import { type ClientCapabilities, MarkupKind, type PositionEncodingKind } from 'vscode-languageserver';
import type { ActionSupport } from '../features/actions/code-actions';
import { executesFor, pullsDiagnostics, resolvesEdits } from '../features/names';
import { chosenEncoding } from '../features/text-document';
import type { ClientSupport } from '../protocol';

/** A client, as far as the server goes by what it can do. */
export interface Client {
	/** What positions count in. */
	readonly encoding: PositionEncodingKind;
	/** The form in which it shows hovers. */
	readonly hovers: MarkupKind;
	/** What it does for us. */
	readonly support: ActionSupport;
	/** Whether it asks for diagnostics. */
	readonly pulls: boolean;
	/** Whether it asks for them again when it is told to; for inlay hints. */
	readonly refreshes: boolean;
	readonly refreshesInlays: boolean;
	/** Whether it tells of folders that come and go. */
	readonly hasFolders: boolean;
	/** Whether it takes a registration for changes of the settings; of files. */
	readonly registersConfiguration: boolean;
	readonly registersWatchers: boolean;
}

/**
 * Reads what a client says of itself.
 * @param rulePages the folder with the rules' pages, where the server knows one
 */
export function clientOf(capabilities: ClientCapabilities, rulePages?: string): Client {
	const { general, textDocument, workspace, experimental } = capabilities;
	const markdown = textDocument?.hover?.contentFormat?.includes(MarkupKind.Markdown) === true;
	return {
		encoding: chosenEncoding(general?.positionEncodings),
		hovers: markdown ? MarkupKind.Markdown : MarkupKind.PlainText,
		support: {
			...(rulePages === undefined ? {} : { rulePages }),
			...(experimental as ClientSupport | undefined)?.urlLint,
			// What the server carries out itself, code actions may call.
			...(executesFor(capabilities) ? { configure: true, fixWorkspace: true } : {}),
			resolvesEdits: resolvesEdits(capabilities),
		},
		pulls: pullsDiagnostics(capabilities),
		refreshes: workspace?.diagnostics?.refreshSupport === true,
		refreshesInlays: workspace?.inlayHint?.refreshSupport === true,
		hasFolders: workspace?.workspaceFolders === true,
		registersConfiguration: workspace?.didChangeConfiguration?.dynamicRegistration === true,
		registersWatchers: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
	};
}
