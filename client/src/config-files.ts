import { FileType, Uri, workspace } from 'vscode';
import type { BaseLanguageClient, StaticFeature } from 'vscode-languageclient';
import { type ClientSupport, type ConfigText, configRequest } from '../../server/src/protocol';

/** The name of configuration files. */
const NAME = '.url-lint.json';

/** Reads configuration files that the server cannot: those of virtual workspaces, and all in a browser. */
export function answerConfigRequests(client: BaseLanguageClient): void {
	client.registerFeature(support);
	client.onRequest(configRequest, (uri: string) => nearest(Uri.parse(uri)));
}

/** Tells the server what this client does beyond the protocol. */
const support: StaticFeature = {
	fillClientCapabilities(capabilities) {
		const urlLint: ClientSupport = { urlLint: { configure: true, config: true, fixWorkspace: true } };
		capabilities.experimental = { ...(capabilities.experimental as object | undefined), ...urlLint };
	},
	initialize() {},
	getState: () => ({ kind: 'static' }),
	clear() {},
};

/** As on disk (server/src/disk.ts): up to a repository's root, and no further than the workspace folder. */
async function nearest(uri: Uri): Promise<ConfigText | null> {
	const top = workspace.getWorkspaceFolder(uri)?.uri;
	if (top === undefined) return null;
	// The document is in the workspace folder, so that one is met on the way up.
	const { length } = top.path.replace(/(?<=.)\/$/, '');
	for (let folder = Uri.joinPath(uri, '..'); folder.path.length >= length; folder = Uri.joinPath(folder, '..')) {
		const found = await read(Uri.joinPath(folder, NAME));
		if (found !== undefined) return found;
		if (folder.path.length === length || (await isThere(Uri.joinPath(folder, '.git')))) break;
	}
	return null;
}

function isThere(uri: Uri): Thenable<boolean> {
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
