/** Reads files and folders of the workspace for a server that cannot: in a browser, and of virtual folders. */

import { FileType, Uri, workspace } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { fileText, LONGEST_FILE_BYTES } from '../../server/src/globs/file-text';
import {
	type FileText,
	type FolderEntry,
	readFileRequest,
	readFolderRequest,
} from '../../server/src/protocol/workspace';
import { isInside } from './inside';

/** Answers what the server asks. */
export function answerReadRequests(client: BaseLanguageClient): void {
	client.onRequest<FolderEntry[], Error>(readFolderRequest, (uri: string) => readFolder(placeOf(uri)));
	client.onRequest<FileText, Error>(readFileRequest, (uri: string) => readFile(placeOf(uri)));
}

/** @throws for a place outside of the workspace */
function placeOf(given: string): Uri {
	const uri = Uri.parse(given, true);
	const folders = (workspace.workspaceFolders ?? []).map((folder) => folder.uri);
	if (!isInside(uri, folders)) throw new Error('This is not in the workspace.');
	return uri;
}

async function readFolder(folder: Uri): Promise<FolderEntry[]> {
	const found = await workspace.fs.readDirectory(folder);
	return found.map(([name, type]) => [name, kindOf(type)]);
}

async function readFile(file: Uri): Promise<FileText> {
	if ((await workspace.fs.stat(file)).size > LONGEST_FILE_BYTES) return { skipped: 'large' };
	return fileText(await workspace.fs.readFile(file));
}

function kindOf(type: FileType): FolderEntry[1] {
	return type === FileType.Directory ? 'folder' : type === FileType.File ? 'file' : 'other';
}
