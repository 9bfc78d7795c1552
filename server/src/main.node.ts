import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import {
	type Connection,
	type ConnectionOptions,
	createConnection,
	ProposedFeatures,
	StreamMessageReader,
	StreamMessageWriter,
} from 'vscode-languageserver/node';
import { version } from '../../package.json';
import { Disk, diskFiles } from './disk';
import { serve } from './initialize';
import { type Start, startOf } from './process/arguments';
import type { MessageOrder } from './process/message-order';
import { v8Options } from './process/v8-options';
import type { ConfigLog } from './server';
import { maskText } from './url/mask';

// An uncaught error of a minified bundle would print its whole source.
process.on('uncaughtException', (error) => {
	process.stderr.write(`url-lint: ${maskText(error.stack ?? error.message)}\n`);
	process.exit(1);
});

for (const option of v8Options(process.versions.v8)) setFlagsFromString(option);

const asked = startOf(process.argv.slice(2));
if ('transport' in asked) run(asked.transport === 'stdio');
else void say(asked);

function run(isStdio: boolean): void {
	serve(
		(options, order) => (isStdio ? overStdio(options, order) : createConnection(ProposedFeatures.all, options)),
		async (connection, params) => {
			const { startServer } = await import('./server');
			const own = { version, build: build(), soon: setImmediate, configs, files: diskFiles };
			const pages = join(__dirname, '../docs/rules');
			const rulePages = existsSync(pages) ? { rulePages: pathToFileURL(pages).href } : {};
			await startServer(connection, { ...own, ...rulePages }, params);
		},
		{ version, processId: process.pid },
		// A client restarts a server that ends, and knows then that something is wrong.
		(connection, error) => {
			connection.console.error(maskText(String(error)));
			setTimeout(() => process.exit(1), LAST_WORDS_MS);
		},
	);
}

/** What is not served. */
async function say(asked: Exclude<Start, { readonly transport: unknown }>): Promise<void> {
	const { said } = await import('./process/said');
	if ('says' in asked) {
		process.stdout.write(`${asked.says === 'help' ? said('server.help') : version}\n`);
		return;
	}
	process.exitCode = 2;
	process.stderr.write(`url-lint: ${said(`server.${asked.refuses}`, { name: maskText(asked.name) })}\n`);
}

function configs(log: ConfigLog) {
	const disk = new Disk(log);
	return {
		nearest(uri: string, folder: string | undefined) {
			const path = diskPath(uri);
			if (path === undefined) return undefined;
			const found = disk.nearest(path, folder === undefined ? undefined : diskPath(folder));
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
function overStdio(options: ConnectionOptions, order: MessageOrder): Connection {
	const reader = new StreamMessageReader(process.stdin);
	const writer = new StreamMessageWriter(process.stdout);
	// What some package logs must not get between the messages.
	console.log = console.info = console.debug = console.error;
	reader.onError(async (error) => {
		const { said } = await import('./process/said');
		// A whole message that is no JSON: the next one can be read.
		if (error instanceof SyntaxError) return connection.console.error(said('server.no-json'));
		const [problem = ''] = error.message.split('\n');
		const broken = said('server.broken', { problem: maskText(problem) });
		connection.console.error(broken);
		process.stderr.write(`url-lint: ${broken}\n`);
		setTimeout(() => process.exit(1), LAST_WORDS_MS);
	});
	for (const end of ['end', 'close']) process.stdin.on(end, () => process.exit(order.isShutDown ? 0 : 1));
	const connection = createConnection(ProposedFeatures.all, reader, writer, options);
	return connection;
}
