/** The files of the workspace, read through the editor. */

import { FileType, Uri, workspace } from 'vscode';
import { type Entry, filesBelow } from '../../server/src/globs/files-below';
import { isThere } from './config-files';

/**
 * The files in the workspace's folders, as `filesBelow` gives them.
 * @param onError told of a folder that cannot be read
 */
export function workspaceFiles(onError: () => void): AsyncGenerator<Uri> {
	const folders = (workspace.workspaceFolders ?? []).map(({ uri }) => uri);
	return filesBelow(folders, { join: Uri.joinPath, isThere, entries, read, ignored }, onError);
}

async function entries(folder: Uri): Promise<Entry[]> {
	const found = await workspace.fs.readDirectory(folder);
	return found.map(([name, type]) => ({
		name,
		kind: type === FileType.Directory ? 'folder' : type === FileType.File ? 'file' : 'other',
	}));
}

async function read(file: Uri): Promise<string> {
	return new TextDecoder().decode(await workspace.fs.readFile(file));
}

function ignored(folder: Uri): unknown {
	return workspace.getConfiguration('urlLint', folder).get('ignore');
}
