import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { version } from '../../package.json';
import { Disk, diskFiles } from './disk';
import { serve } from './initialize';
import type { ConfigLog } from './server';
import { maskText } from './url/mask';

// Started without arguments, a language server is spoken to over standard input and output.
if (!process.argv.some((argument) => /^--(?:stdio|node-ipc|socket|pipe)/.test(argument))) process.argv.push('--stdio');

// An uncaught error of a minified bundle would print its whole source.
process.on('uncaughtException', (error) => {
	process.stderr.write(`url-lint: ${maskText(error.stack ?? error.message)}\n`);
	process.exit(1);
});

// Most of what an analysis makes is garbage at once. Where the space for that does not grow, a server with a megabyte open takes 12 MB less,
// and no more time.
setFlagsFromString('--semi-space-growth-factor=1');

serve(
	(options) => createConnection(ProposedFeatures.all, options),
	async (connection, params) => {
		const { startServer } = await import('./server');
		const own = { version, build: build(), soon: setImmediate, configs, files: diskFiles };
		const pages = join(__dirname, '../docs/rules');
		const rulePages = existsSync(pages) ? { rulePages: pathToFileURL(pages).href } : {};
		await startServer(connection, { ...own, ...rulePages }, params);
	},
	{ version, processId: process.pid },
);

function configs(log: ConfigLog) {
	const disk = new Disk(log);
	return {
		nearest(uri: string, folder: string | undefined) {
			if (!uri.startsWith('file:')) return undefined;
			const found = disk.nearest(fileURLToPath(uri), folder?.startsWith('file:') ? fileURLToPath(folder) : undefined);
			return found && { uri: pathToFileURL(found.path).href, text: found.text };
		},
		forget: () => disk.forget(),
	};
}

/** Tells builds of the same version apart. */
function build(): string {
	const { size, mtimeMs } = statSync(join(__dirname, 'pieces/server.js'));
	return `${size} ${mtimeMs}`;
}
