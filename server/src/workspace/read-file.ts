import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { DocumentSettings, SettingsStore } from '../features/document-settings';
import type { NewDocument } from '../features/text-document';
import { languageOfFile } from '../languages/files';
import type { SkipReason } from '../protocol/workspace';
import type { FileAccess } from './file-access';
import type { WorkspaceFile } from './workspace-file';

/** A file that was read, as a document, with the settings for it. */
export interface ReadFile {
	readonly document: TextDocument;
	readonly settings: DocumentSettings;
	/** Whether its offsets are the editor's: see `FileText`. */
	readonly isExact: boolean;
}

interface Around {
	readonly files: FileAccess;
	readonly settings: SettingsStore;
	readonly newDocument: NewDocument;
}

/** Reads a file that is not open, or says why it is not checked. */
export async function readFile(
	{ place: { uri, path }, folder }: WorkspaceFile,
	{ files, settings, newDocument }: Around,
): Promise<ReadFile | { readonly skipped: SkipReason }> {
	const read = await files.file(uri).catch(() => ({ skipped: 'unreadable' as const }));
	if ('skipped' in read) return read;
	// Where the name says nothing, a script's first line says the language.
	const languageId = languageOfFile(path, read.text);
	const document = newDocument(uri, languageId, 0, read.text);
	return { document, settings: await settings.ofFile(uri, languageId, folder), isExact: read.inexact !== true };
}
