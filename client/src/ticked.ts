/** How edits that ask to be confirmed get to the editor's refactor preview. */

import type { ChangeAnnotation, CreateFile, TextDocumentEdit, WorkspaceEdit } from 'vscode-languageclient';

/** What asks for the preview. No annotation of a server is called so. */
const PREVIEW = 'urlLint.preview';

/**
 * Edits that the editor shows in its preview, all of them ticked. The editor leaves unticked what asks to be confirmed: nobody ticks
 * hundreds of files one by one. So something else asks, which the preview neither shows nor does: the creation of a file that is
 * there already.
 * @returns the same edits where none asks to be confirmed
 */
export function ticked(edit: WorkspaceEdit): WorkspaceEdit {
	const { changeAnnotations = {}, documentChanges = [] } = edit;
	const annotations = Object.entries(changeAnnotations);
	const uri = documentChanges
		.filter(isTextEdit)
		.map((change) => change.textDocument.uri)
		.find(isSaved);
	if (uri === undefined || !annotations.some(([, { needsConfirmation }]) => needsConfirmation === true)) return edit;
	const asks: CreateFile = { kind: 'create', uri, options: { ignoreIfExists: true }, annotationId: PREVIEW };
	const quiet = annotations.map(([id, annotation]): [string, ChangeAnnotation] => [
		id,
		{ ...annotation, needsConfirmation: false },
	]);
	return {
		...edit,
		changeAnnotations: { ...Object.fromEntries(quiet), [PREVIEW]: { label: '', needsConfirmation: true } },
		documentChanges: [asks, ...documentChanges],
	};
}

/** How many edits each document gets, by its URI. */
export function editsByDocument({ documentChanges = [] }: WorkspaceEdit): Map<string, number> {
	const counts = new Map<string, number>();
	for (const change of documentChanges.filter(isTextEdit)) {
		const { uri } = change.textDocument;
		counts.set(uri, (counts.get(uri) ?? 0) + change.edits.length);
	}
	return counts;
}

/** Whether all documents still have the versions that edits are for. */
export function isCurrent(
	{ documentChanges = [] }: WorkspaceEdit,
	versionOf: (uri: string) => number | undefined,
): boolean {
	return documentChanges.filter(isTextEdit).every(({ textDocument: { uri, version } }) => {
		const now = versionOf(uri);
		return version === null || now === undefined || version === now;
	});
}

function isTextEdit(change: NonNullable<WorkspaceEdit['documentChanges']>[number]): change is TextDocumentEdit {
	return 'textDocument' in change;
}

function isSaved(uri: string): boolean {
	return !uri.startsWith('untitled:');
}
