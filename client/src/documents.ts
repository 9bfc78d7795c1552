/** Which documents are checked. */

/** Files as they were before a repair. */
export const beforeScheme = 'url-lint-before';

/** What is known of a document to tell whether it is checked. */
export interface Checkable {
	readonly uri: Located;
	readonly languageId: string;
}

interface Located {
	readonly scheme: string;
}

/**
 * What is not somebody's text: output and log channels (our own log would check itself), the other sides of a diff,
 * source control inputs, search editors, settings, terminals, chats, the editor's preview of edits, the derivations and the files before a repair that we show. Every other scheme is a file somewhere.
 */
const LEFT_ALONE = new Set(
	(
		'output extension-output git gitlens gitfs git-graph git-commit hg svn pr review scm vscode-scm vscode search-editor ' +
		'vscode-settings vscode-terminal vscode-userdata comment debug walkThrough walkThroughSnippet interactive-input ' +
		'chat-editing-text-model chat-editing-snapshot-text-model vscode-chat-code-block vscode-copilot-chat-code-block ' +
		'vscode-notebook-cell-output vscode-notebook-cell-output-diff vscode-notebook-cell-metadata ' +
		'vscode-notebook-cell-metadata-diff vscode-local-history merge-conflict.conflict-diff view-source vscode-bulkeditpreview-editor ' +
		'url-lint-derivation url-lint-before'
	).split(' '),
);

/** Whether a document is checked: files, untitled, remote and virtual ones, notebook cells, in every language. */
export function isChecked({ uri, languageId }: Checkable): boolean {
	return isCheckedUri(uri) && languageId !== 'search-result';
}

export function isCheckedUri({ scheme }: Located): boolean {
	return !LEFT_ALONE.has(scheme);
}

/** A notebook, whose cells are documents that the editor has among the others too. */
interface Notebook<Document> {
	readonly uri: object;
	readonly isUntitled: boolean;
	getCells(): readonly { readonly document: Document }[];
}

/** Whether a document, or the notebook that it is a cell of, is no file yet. */
export function isUnsaved<Document extends { readonly isUntitled: boolean }>(
	document: Document,
	notebooks: readonly Notebook<Document>[],
): boolean {
	const notebook = notebooks.find((each) => each.getCells().some((cell) => cell.document === document));
	return (notebook ?? document).isUntitled;
}

/** An open document, and the URI of the file that it is in: a cell's is its notebook's. */
export interface OpenDocument<Document> {
	readonly document: Document;
	readonly file: string;
}

/** What is open and checked. Cells come behind the others. */
export function openDocuments<Document extends Checkable & { readonly isClosed: boolean }>(
	documents: readonly Document[],
	notebooks: readonly Notebook<Document>[],
): OpenDocument<Document>[] {
	const cells = notebooks.flatMap((notebook) =>
		notebook.getCells().map(({ document }) => ({ document, file: String(notebook.uri) })),
	);
	const inCells = new Set(cells.map(({ document }) => document));
	const others = documents
		.filter((document) => !document.isClosed && !inCells.has(document))
		.map((document) => ({ document, file: String(document.uri) }));
	return [...others, ...cells].filter(({ document }) => isChecked(document));
}
