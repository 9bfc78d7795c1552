import type { ExtensionContext } from 'vscode';
import { type BaseLanguageClient, LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { type Api, start } from './client';

let client: BaseLanguageClient | undefined;

/** Called by the editor on the desktop, and in its remote host. */
export async function activate(context: ExtensionContext): Promise<Api> {
	const server = { module: context.asAbsolutePath('dist/server.js'), transport: TransportKind.ipc };
	const started = await start(
		context,
		(options) => new LanguageClient('urlLint', 'URL Lint', { run: server, debug: server }, options),
	);
	client = started.client;
	return started.api;
}

export async function deactivate(): Promise<void> {
	await client?.dispose();
}
