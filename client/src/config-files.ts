import { env, FileType, Uri, workspace } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { type ConfigText, configRequest, type LanguageScope, languageSettingsRequest } from '../../server/src/protocol';
import { settingsIn } from './middleware';
import { nearestConfig } from './nearest-config';
import { pagesPath } from './rule-page';
import { declareSupport } from './support';

/**
 * Tells the server of settings that it cannot find out: what files say that it cannot read, and what is set for a language.
 * @param extension its id, by which the editor knows our URIs
 */
export function answerConfigRequests(client: BaseLanguageClient, extension: string): void {
	declareSupport(client, {
		...{ commands: true, configure: true, config: true, fixWorkspace: true, status: true },
		...{ followLink: true, hoverCommands: true, languageSettings: true, readFiles: true },
		rulePages: `${env.uriScheme}://${extension}${pagesPath}`,
	});
	client.onRequest(configRequest, (uri: string) => nearest(Uri.parse(uri)));
	client.onRequest(languageSettingsRequest, ({ uri, languageId }: LanguageScope) =>
		settingsIn(workspace, 'urlLint', { uri: Uri.parse(uri), languageId }),
	);
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
