import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { version } from '../../package.json';
import { message } from './data/messages';
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
			message('log.unreadable-config', { path: maskText(path), problem: maskText(String(error)) }),
		),
	foreign: (path) => connection.console.warn(message('log.foreign', { path: maskText(path) })),
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
const pages = join(__dirname, '../docs/rules');
startServer(connection, {
	...{ version, build, processId: process.pid, soon: setImmediate, configs, files: diskFiles },
	...(existsSync(pages) ? { rulePages: pathToFileURL(pages).href } : {}),
});
