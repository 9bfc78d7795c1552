import { type ExtensionContext, Uri } from 'vscode';
import { type BaseLanguageClient, LanguageClient } from 'vscode-languageclient/browser';
import { type Api, start } from './client';

let client: BaseLanguageClient | undefined;

/** Called by the editor in a browser: the server runs in a worker. */
export async function activate(context: ExtensionContext): Promise<Api> {
	const server = Uri.joinPath(context.extensionUri, 'dist/browser/server.js').toString(true);
	const started = await start(
		context,
		(options) => new LanguageClient('urlLint', 'URL Lint', new Worker(server), options),
	);
	client = started.client;
	return started.api;
}

export async function deactivate(): Promise<void> {
	await client?.dispose();
}
