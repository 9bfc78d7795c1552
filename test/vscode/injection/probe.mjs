// An extension that runs functions of the test run in the extension host: they come through a socket that its manifest names.

import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as vscode from 'vscode';

/** @param {vscode.ExtensionContext} context */
export function activate({ extension, subscriptions }) {
	const server = createServer(async (request, response) => {
		try {
			const { source, given } = JSON.parse(await text(request));
			const run = new Function(`return ${source}`)();
			response.end(JSON.stringify({ value: await run(vscode, given) }));
		} catch (error) {
			response.end(JSON.stringify({ error: String(error instanceof Error ? error.stack : error) }));
		}
	});
	server.listen(extension.packageJSON.socket);
	subscriptions.push({ dispose: () => server.close() });
}
