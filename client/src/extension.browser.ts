import { type ExtensionContext, Uri } from 'vscode';
import { type BaseLanguageClient, LanguageClient } from 'vscode-languageclient/browser';
import { type Api, start } from './client';
import { declareSupport } from './support';

let client: BaseLanguageClient | undefined;

/** Called by the editor in a browser: the server runs in a worker. */
export async function activate(context: ExtensionContext): Promise<Api> {
	const fileAt = (path: string) => Uri.joinPath(context.extensionUri, path).toString(true);
	const started = await start(context, (options) => {
		const server = new Worker(fileAt('dist/browser/server.js'));
		const created = new LanguageClient('urlLint', 'URL Lint', server, options);
		declareSupport(created, { pieces: fileAt('dist/pieces/') });
		return created;
	});
	client = started.client;
	return started.api;
}

export async function deactivate(): Promise<void> {
	await client?.dispose();
}
