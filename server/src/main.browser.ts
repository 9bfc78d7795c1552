import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import { version } from '../../package.json';
import { serve } from './initialize';
import type { ClientSupport } from './protocol';
import { requireFrom } from './worker-require';

const scope = self as unknown as DedicatedWorkerGlobalScope;

serve(
	(options) => createConnection(new BrowserMessageReader(scope), new BrowserMessageWriter(scope), options),
	async (connection, params) => {
		const client = params.capabilities.experimental as ClientSupport | undefined;
		requireFrom(scope, client?.urlLint?.pieces ?? new URL('../pieces/', scope.location.href).href);
		const { startServer } = await import('./server');
		await startServer(connection, { version, soon: (task) => setTimeout(task, 0) }, params);
	},
	{ version },
	(connection, error) => connection.console.error(String(error)),
);
