/** What the server wants to find again in the next session, which it cannot write itself, is kept where the editor has a place for it. */

import { Uri, workspace } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { keepRequest, keptRequest } from '../../server/src/protocol/workspace';
import { declareSupport } from './support';

/** @param storage the editor's folder for this workspace; absent where no folder is open, and nothing is kept */
export function keepForServer(client: BaseLanguageClient, storage: Uri | undefined): void {
	if (storage === undefined) return;
	const file = Uri.joinPath(storage, 'workspace');
	declareSupport(client, { keeps: true });
	client.onRequest(keptRequest, () => read(file));
	client.onRequest(keepRequest, (text: string) => write(storage, file, text));
}

async function read(file: Uri): Promise<string | null> {
	try {
		return new TextDecoder().decode(await workspace.fs.readFile(file));
	} catch {
		// It is not there yet.
		return null;
	}
}

/** Whoever reads meanwhile, and after an interruption, has the old text or the new one. */
async function write(folder: Uri, file: Uri, text: string): Promise<void> {
	const next = Uri.joinPath(folder, 'workspace.new');
	await workspace.fs.createDirectory(folder);
	await workspace.fs.writeFile(next, new TextEncoder().encode(text));
	await workspace.fs.rename(next, file, { overwrite: true });
}
