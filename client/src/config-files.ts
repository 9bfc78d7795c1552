import { FileType, Uri, workspace } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { type ConfigText, configRequest } from '../../server/src/protocol';
import { nearestConfig } from './nearest-config';
import { declareSupport } from './support';

/** Reads configuration files that the server cannot: those of virtual workspaces, and all in a browser. */
export function answerConfigRequests(client: BaseLanguageClient): void {
	declareSupport(client, {
		...{ commands: true, configure: true, config: true, fixWorkspace: true, status: true },
		...{ followLink: true, hoverCommands: true, readFiles: true },
	});
	client.onRequest(configRequest, (uri: string) => nearest(Uri.parse(uri)));
}

function nearest(uri: Uri): Promise<ConfigText | null> {
	return nearestConfig(uri, workspace.getWorkspaceFolder(uri)?.uri, { join: Uri.joinPath, isThere, read });
}

/** Whether something stands there. */
export function isThere(uri: Uri): Thenable<boolean> {
	return workspace.fs.stat(uri).then(
		() => true,
		() => false,
	);
}

async function read(uri: Uri): Promise<ConfigText | undefined> {
	try {
		if ((await workspace.fs.stat(uri)).type !== FileType.File) return undefined;
		const bytes = await workspace.fs.readFile(uri);
		return { uri: uri.toString(), text: new TextDecoder().decode(bytes) };
	} catch {
		// It is not there.
		return undefined;
	}
}
