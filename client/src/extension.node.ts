import { type ExtensionContext, l10n } from 'vscode';
import { type BaseLanguageClient, LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { type Api, start } from './client';
import { restrictionsFor } from './restricted';
import { registerTasks } from './tasks';

let client: BaseLanguageClient | undefined;

/** Called by the editor on the desktop, and in its remote host. */
export async function activate(context: ExtensionContext): Promise<Api> {
	const server = { module: context.asAbsolutePath('dist/server.js'), transport: TransportKind.ipc };
	const execArgv = await restrictionsFor(context, server.module);
	// What is debugged is not restricted: the inspector would be denied.
	const options = { run: { ...server, options: { execArgv } }, debug: server };
	const started = await start(context, (how) => new LanguageClient('urlLint', 'URL Lint', options, how));
	client = started.client;
	context.subscriptions.push(registerTasks(context.asAbsolutePath('dist/cli.js')));
	client.info(
		execArgv.length > 0
			? l10n.t('The server may read files, and nothing else: {0}', execArgv.join(' '))
			: l10n.t('The server may do what you may: Node {0} of this editor cannot restrict it', process.version),
	);
	return started.api;
}

export async function deactivate(): Promise<void> {
	await client?.dispose();
}
