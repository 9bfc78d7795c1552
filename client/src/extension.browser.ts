import { type ExtensionContext, Uri } from 'vscode';
import {
	type BaseLanguageClient,
	BrowserMessageReader,
	BrowserMessageWriter,
	LanguageClient,
	type ServerOptions,
} from 'vscode-languageclient/browser';
import { type Api, start } from './client';
import { declareSupport } from './support';

let client: BaseLanguageClient | undefined;

/** Called by the editor in a browser: the server runs in a worker. */
export async function activate(context: ExtensionContext): Promise<Api> {
	const fileAt = (path: string) => Uri.joinPath(context.extensionUri, path).toString(true);
	const started = await start(context, (options) => {
		const created = new LanguageClient('urlLint', 'URL Lint', workersOf(fileAt('dist/browser/server.js')), options);
		declareSupport(created, { pieces: fileAt('dist/pieces/') });
		return created;
	});
	client = started.client;
	return started.api;
}

export async function deactivate(): Promise<void> {
	await client?.dispose();
}

/** A new worker whenever the server is started: one that was stopped lives on, and believes that the client still watches files for it. */
function workersOf(server: string): Exclude<ServerOptions, Worker> {
	let worker: Worker | undefined;
	return async () => {
		worker?.terminate();
		worker = new Worker(server);
		return { reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker) };
	};
}
