/** What the server's answer to `initialize` and its features both name. */

import type { ClientCapabilities } from 'vscode-languageserver';

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
