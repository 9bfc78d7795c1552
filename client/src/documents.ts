/** Which documents are checked. */

import type { TextDocument, Uri } from 'vscode';

/**
 * What is not somebody's text: output and log channels (our own log would check itself), the other sides of a diff,
 * source control inputs, search editors, settings, terminals, chats. Every other scheme is a file somewhere.
 */
const LEFT_ALONE = new Set(
	(
		'output extension-output git gitlens gitfs git-graph git-commit hg svn pr review scm vscode-scm vscode search-editor ' +
		'vscode-settings vscode-terminal vscode-userdata comment debug walkThrough walkThroughSnippet interactive-input ' +
		'chat-editing-text-model chat-editing-snapshot-text-model vscode-chat-code-block vscode-copilot-chat-code-block ' +
		'vscode-notebook-cell-output vscode-notebook-cell-output-diff vscode-notebook-cell-metadata ' +
		'vscode-notebook-cell-metadata-diff vscode-local-history merge-conflict.conflict-diff view-source'
	).split(' '),
);

/** Whether a document is checked: files, untitled, remote and virtual ones, notebook cells, in every language. */
export function isChecked({ uri, languageId }: Pick<TextDocument, 'uri' | 'languageId'>): boolean {
	return isCheckedUri(uri) && languageId !== 'search-result';
}

export function isCheckedUri({ scheme }: Uri): boolean {
	return !LEFT_ALONE.has(scheme);
}
