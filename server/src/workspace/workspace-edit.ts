/** Edits of many files, as the client takes them. */

import type {
	AnnotatedTextEdit,
	ChangeAnnotation,
	ClientCapabilities,
	TextEdit,
	WorkspaceEdit,
} from 'vscode-languageserver';

/** The edits of one file. */
export interface FileEdits {
	readonly uri: string;
	/** `null` for one that is not open. */
	readonly version: number | null;
	readonly edits: readonly (TextEdit & { readonly annotationId?: string })[];
}

/** What a client takes of such edits. */
export type EditSupport = NonNullable<ClientCapabilities['workspace']>['workspaceEdit'];

/**
 * @param annotations by the ids that edits have. A client that knows none shows the edits as others
 */
export function workspaceEdit(
	files: readonly FileEdits[],
	annotations: Readonly<Record<string, ChangeAnnotation>>,
	support: EditSupport,
): WorkspaceEdit {
	const bare = (edits: FileEdits['edits']): TextEdit[] => edits.map(({ range, newText }) => ({ range, newText }));
	if (support?.documentChanges !== true)
		return { changes: Object.fromEntries(files.map(({ uri, edits }) => [uri, bare(edits)])) };
	const annotated = support.changeAnnotationSupport !== undefined;
	const documentChanges = files.map(({ uri, version, edits }) => ({
		textDocument: { uri, version },
		edits: annotated ? ([...edits] as (TextEdit | AnnotatedTextEdit)[]) : bare(edits),
	}));
	const isAnnotated = annotated && Object.keys(annotations).length > 0;
	return { documentChanges, ...(isAnnotated ? { changeAnnotations: annotations } : {}) };
}
