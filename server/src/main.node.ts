import { fileURLToPath, pathToFileURL } from 'node:url';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { version } from '../../package.json';
import { message } from './data/messages';
import { Disk } from './disk';
import { startServer } from './server';

// Started without arguments, a language server is spoken to over standard input and output.
if (!process.argv.some((argument) => /^--(?:stdio|node-ipc|socket|pipe)/.test(argument))) process.argv.push('--stdio');

// An uncaught error of a minified bundle would print its whole source.
process.on('uncaughtException', (error) => {
	process.stderr.write(`url-lint: ${error.stack ?? error.message}\n`);
	process.exit(1);
});

const connection = createConnection(ProposedFeatures.all);
const disk = new Disk((path, error) =>
	connection.console.warn(message('log.unreadable-config', { path, problem: String(error) })),
);
const configs = {
	nearest(uri: string) {
		const found = uri.startsWith('file:') ? disk.nearest(fileURLToPath(uri)) : undefined;
		return found && { uri: pathToFileURL(found.path).href, text: found.text };
	},
	above(uri: string) {
		const folders = uri.startsWith('file:') ? disk.above(fileURLToPath(uri)) : [];
		return folders.map((folder) => pathToFileURL(folder).href);
	},
	forget: () => disk.forget(),
};
startServer(connection, { version, processId: process.pid, soon: setImmediate, configs });
