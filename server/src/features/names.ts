/** What the server's answer to `initialize` and its features both name. */

import type { ClientCapabilities } from 'vscode-languageserver';
import {
	type ClientSupport,
	configureCommand,
	fixWorkspaceCommand,
	type RefactoringName,
	refactoringNames,
} from '../protocol';

/** Whose diagnostics they are. */
export const source = 'url-lint';

/** The kind of code action that applies all automatic fixes. */
export const fixAllKind = 'source.fixAll.urlLint';

/** The characters behind which an editor asks by itself. Not `;` and `/`: where a URL ends so, Enter would choose what nobody wanted. */
export const completionTriggers = ['%'] as const;

/** Whether a client asks for the edits of a code action when somebody chose that. */
export function resolvesEdits({ textDocument }: ClientCapabilities): boolean {
	const { dataSupport, resolveSupport } = textDocument?.codeAction ?? {};
	return dataSupport === true && resolveSupport?.properties.includes('edit') === true;
}

/** Whether a client pulls diagnostics, or says so: some never do. Some say `null` for no. */
export function pullsDiagnostics({ textDocument }: ClientCapabilities): boolean {
	return (textDocument?.diagnostic ?? undefined) !== undefined;
}

/** The refactorings that are commands: `urlLint.hostToPunycode` for `host-to-punycode`. */
export const refactoringCommands: ReadonlyMap<string, RefactoringName> = new Map(
	refactoringNames.map((name) => [`urlLint.${name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())}`, name]),
);

/** All that the server carries out. */
export const serverCommands: readonly string[] = [
	...['urlLint.fixAll', fixWorkspaceCommand, 'urlLint.checkWorkspace', 'urlLint.encodeSelection'],
	...['urlLint.decodeSelection', 'urlLint.copyDecoded', 'urlLint.copyParameters', 'urlLint.explainRule'],
	configureCommand,
	...refactoringCommands.keys(),
];

/** Whether the server carries out commands for a client: not where that has its own, nor where no edit can be applied. */
export function executesFor({ workspace, experimental }: ClientCapabilities): boolean {
	return workspace?.applyEdit === true && (experimental as ClientSupport | undefined)?.urlLint?.commands !== true;
}
