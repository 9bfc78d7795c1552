import { statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
	type Connection,
	createConnection,
	ProposedFeatures,
	StreamMessageReader,
	StreamMessageWriter,
} from 'vscode-languageserver/node';
import { version } from '../../package.json';
import { message } from './data/messages';
import { Disk, diskFiles } from './disk';
import { startOf } from './process/arguments';
import { MessageOrder } from './process/message-order';
import { startServer } from './server';
import { maskText } from './url/mask';

// An uncaught error of a minified bundle would print its whole source.
process.on('uncaughtException', (error) => {
	process.stderr.write(`url-lint: ${maskText(error.stack ?? error.message)}\n`);
	process.exit(1);
});

const start = startOf(process.argv.slice(2), version);
if (!('transport' in start)) {
	const isRefused = 'refuses' in start;
	(isRefused ? process.stderr : process.stdout).write(`${isRefused ? `url-lint: ${start.refuses}` : start.says}\n`);
	process.exit(isRefused ? 2 : 0);
}

const order = new MessageOrder();
const connection =
	start.transport === 'stdio' ? overStdio() : createConnection(ProposedFeatures.all, { messageStrategy: order });
order.listen(connection);
const disk = new Disk({
	unreadable: (path, error) =>
		connection.console.warn(
			message('log.unreadable-config', { path: maskText(path), problem: maskText(String(error)) }),
		),
	foreign: (path) => connection.console.warn(message('log.foreign', { path: maskText(path) })),
});
const configs = {
	nearest(uri: string, folder: string | undefined) {
		const path = diskPath(uri);
		if (path === undefined) return undefined;
		const found = disk.nearest(path, folder === undefined ? undefined : diskPath(folder));
		return found && { uri: pathToFileURL(found.path).href, text: found.text };
	},
	forget: () => disk.forget(),
};
const { size, mtimeMs } = statSync(__filename);
const build = `${size} ${mtimeMs}`;
startServer(connection, { version, build, processId: process.pid, soon: setImmediate, configs, files: diskFiles });

/** The path of a file here; `undefined` for what stands elsewhere, and for what is no path. */
function diskPath(uri: string): string | undefined {
	try {
		return fileURLToPath(uri);
	} catch {
		return undefined;
	}
}

/** How long there is to say why the process ends. */
const LAST_WORDS_MS = 200;

/** Over standard input and output: what can no more be read there, or is at its end, ends the process. */
function overStdio(): Connection {
	const reader = new StreamMessageReader(process.stdin);
	const writer = new StreamMessageWriter(process.stdout);
	// What some package logs must not get between the messages.
	console.log = console.info = console.debug = console.error;
	reader.onError((error) => {
		// A whole message that is no JSON: the next one can be read.
		if (error instanceof SyntaxError) return connection.console.error(message('server.no-json'));
		const [problem = ''] = error.message.split('\n');
		const said = message('server.broken', { problem: maskText(problem) });
		connection.console.error(said);
		process.stderr.write(`url-lint: ${said}\n`);
		setTimeout(() => process.exit(1), LAST_WORDS_MS);
	});
	for (const end of ['end', 'close']) process.stdin.on(end, () => process.exit(order.isShutDown ? 0 : 1));
	return createConnection(ProposedFeatures.all, reader, writer, { messageStrategy: order });
}
