import { statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { version } from '../../package.json';
import { message } from './data/messages';
import { english } from './data/words';
import { Disk, diskFiles } from './disk';
import { startServer } from './server';
import { maskText } from './url/mask';

// Started without arguments, a language server is spoken to over standard input and output.
if (!process.argv.some((argument) => /^--(?:stdio|node-ipc|socket|pipe)/.test(argument))) process.argv.push('--stdio');

// An uncaught error of a minified bundle would print its whole source.
process.on('uncaughtException', (error) => {
	process.stderr.write(`url-lint: ${maskText(error.stack ?? error.message)}\n`);
	process.exit(1);
});

const connection = createConnection(ProposedFeatures.all);
const disk = new Disk({
	unreadable: (path, error) =>
		connection.console.warn(
			english.of(message('log.unreadable-config', { path: maskText(path), problem: maskText(String(error)) })),
		),
	foreign: (path) => connection.console.warn(english.of(message('log.foreign', { path: maskText(path) }))),
});
const configs = {
	nearest(uri: string, folder: string | undefined) {
		if (!uri.startsWith('file:')) return undefined;
		const found = disk.nearest(fileURLToPath(uri), folder?.startsWith('file:') ? fileURLToPath(folder) : undefined);
		return found && { uri: pathToFileURL(found.path).href, text: found.text };
	},
	forget: () => disk.forget(),
};
const { size, mtimeMs } = statSync(__filename);
const build = `${size} ${mtimeMs}`;
startServer(connection, { version, build, processId: process.pid, soon: setImmediate, configs, files: diskFiles });
