// Part of `npm run bench`: what an editor waits for, beside a server of the same library that knows its answers (always the same thousand
// diagnostics), in turns: its start, the first diagnostics, a hover, and the diagnostics after a keystroke; and what memory it takes.

import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';

const STARTS = 15;
const OPENINGS = 5;
const HOVERS = 100;
const KEYSTROKES = 30;
const MEGABYTE = 1_000_000;

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'url-lint-bench-'));
const empty = join(folder, 'empty.js');
const ours = join(root, 'dist/server.js');

const DOCUMENT = { uri: 'file:///bench.md' };

/** Answers at once: no hover, and always the same thousand diagnostics. */
const source = `
	import { createConnection, ProposedFeatures, TextDocuments } from 'vscode-languageserver/node';
	import { TextDocument } from 'vscode-languageserver-textdocument';
	const connection = createConnection(ProposedFeatures.all);
	const documents = new TextDocuments(TextDocument);
	const items = Array.from({ length: 1000 }, (_, line) => ({
		range: { start: { line, character: 0 }, end: { line, character: 9 } }, severity: 2, message: 'Write %20: a space is unsafe in a URL.',
	}));
	connection.onInitialize(() => ({ capabilities: {
		textDocumentSync: 2, hoverProvider: true, diagnosticProvider: { interFileDependencies: false, workspaceDiagnostics: false },
	} }));
	connection.onHover(({ textDocument, position }) => {
		documents.get(textDocument.uri).offsetAt(position);
		return { contents: 'Nothing.' };
	});
	connection.languages.diagnostics.on(() => ({ kind: 'full', items }));
	documents.listen(connection);
	connection.listen();
`;

/** A server in a process of its own, and an editor's end of the wire. */
class Server {
	static async start(/** @type {string} */ path) {
		const child = spawn(process.execPath, [path, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
		const connection = createMessageConnection(
			new StreamMessageReader(child.stdout),
			new StreamMessageWriter(child.stdin),
		);
		connection.onRequest('workspace/configuration', ({ items }) => items.map(() => ({})));
		connection.onRequest('client/registerCapability', () => null);
		connection.listen();
		const capabilities = {
			textDocument: { diagnostic: {}, hover: { contentFormat: ['markdown'] } },
			workspace: { configuration: true },
		};
		await connection.sendRequest('initialize', { processId: null, rootUri: null, capabilities });
		await connection.sendNotification('initialized', {});
		return new Server(child, connection);
	}

	/**
	 * @param {import('node:child_process').ChildProcess} child
	 * @param {import('vscode-jsonrpc').MessageConnection} connection
	 */
	constructor(child, connection) {
		this.child = child;
		this.connection = connection;
		this.version = 1;
		/** What the last pull was answered with, as an editor sends it along. @type {string | undefined} */
		this.resultId = undefined;
	}

	/** Opens the one document. @param {string} text */
	open(text) {
		return this.connection.sendNotification('textDocument/didOpen', {
			textDocument: { ...DOCUMENT, languageId: 'markdown', version: this.version, text },
		});
	}

	/** @param {{ line: number, character: number }} position */
	hover(position) {
		return this.connection.sendRequest('textDocument/hover', { textDocument: DOCUMENT, position });
	}

	/** Types a letter, or something else, so that an editor has it on the wire. @param {number} line */
	async type(line, text = 'x') {
		this.version++;
		const start = { line, character: 0 };
		await this.connection.sendNotification('textDocument/didChange', {
			textDocument: { ...DOCUMENT, version: this.version },
			contentChanges: [{ range: { start, end: start }, text }],
		});
	}

	/** Opens the one document, and waits for what is wrong with it. @param {string} text */
	async show(text) {
		await this.open(text);
		await this.pull();
	}

	async pull() {
		const previous = this.resultId === undefined ? {} : { previousResultId: this.resultId };
		/** @type {{ resultId?: string }} */
		const report = await this.connection.sendRequest('textDocument/diagnostic', {
			textDocument: DOCUMENT,
			...previous,
		});
		this.resultId = report.resultId;
	}

	/** What it has in memory, in megabytes. */
	get resident() {
		return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(this.child.pid)], { encoding: 'utf8' })) / 1024;
	}

	stop() {
		this.connection.dispose();
		this.child.kill();
	}
}

/**
 * Starts both servers anew in each round, in turns.
 * @param {number} rounds
 * @param {(path: string) => Promise<number>} measure
 */
async function newEachTime(rounds, measure) {
	/** @type {[number[], number[]]} */
	const values = [[], []];
	for (let round = 0; round < rounds; round++)
		for (const [index, path] of [ours, empty].entries()) values[index]?.push(await measure(path));
	return values;
}

/**
 * Asks both servers, in turns, after the same was done with each.
 * @param {number} rounds
 * @param {(server: Server) => Promise<void>} prepare
 * @param {(server: Server, round: number) => Promise<unknown>} ask
 */
async function inTurns(rounds, prepare, ask) {
	const servers = [await Server.start(ours), await Server.start(empty)];
	/** @type {[number[], number[]]} */
	const times = [[], []];
	try {
		for (const server of servers) await prepare(server);
		for (let round = 0; round < rounds; round++)
			for (const [index, server] of servers.entries()) times[index]?.push(await timed(() => ask(server, round)));
	} finally {
		for (const server of servers) server.stop();
	}
	return times;
}

/** @param {() => Promise<unknown>} task */
async function timed(task) {
	const start = performance.now();
	await task();
	return performance.now() - start;
}

/**
 * A row of the table.
 * @param {string} what
 * @param {readonly [number[], number[]]} values
 * @param {{ share?: number, unit?: string, goal?: string }} how which share of the values lies below what is shown: half, unless said otherwise
 */
function row(what, [own, others], { share = 0.5, unit = 'ms', goal = '' } = {}) {
	const [a, b] = [at(own, share), at(others, share)];
	const cells = [
		`${a.toFixed(1)} ${unit}`,
		`${b.toFixed(1)} ${unit}`,
		`${(a / b).toFixed(2)}×, ${(a - b).toFixed(1)} ${unit} more`,
	];
	console.log([what, cells[0], `an empty server ${cells[1]}`, cells[2], goal].join('\t'));
}

/** @param {readonly number[]} values @param {number} share */
function at(values, share) {
	return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

/**
 * Before a text, a thousand findings: the lines are long, since what our pages say of attacks in the first 100 kB would make examples of
 * them.
 */
const WRONG =
	`See http://shop.example/fish|chips for more. ${'It is on the second floor, behind the stairs. '.repeat(3)}\n`.repeat(
		1000,
	);

/** A megabyte of the project's own pages; without what switches findings off in them, which no other document has so often. */
function markdown() {
	const docs = join(root, 'docs');
	const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
	const once = pages
		.map((name) => readFileSync(join(docs, name), 'utf8').replaceAll('url-lint-', 'url-lint: '))
		.join('\n\n');
	return once.repeat(Math.ceil(MEGABYTE / once.length)).slice(0, MEGABYTE);
}

try {
	const stdin = { contents: source, resolveDir: root };
	await build({ stdin, bundle: true, minify: true, platform: 'node', target: 'node20', format: 'cjs', outfile: empty });
	const started = await newEachTime(STARTS, async (path) => {
		const start = performance.now();
		const server = await Server.start(path);
		const time = performance.now() - start;
		server.stop();
		return time;
	});
	row('start: `initialize`', started, { goal: '≤ 1.15×' });

	const page = markdown();
	for (const [what, text] of Object.entries({ '10 kB': page.slice(0, 10_000), '1 MB': page }))
		row(
			`start and first diagnostics, ${what}`,
			await newEachTime(OPENINGS, async (path) => {
				/** @type {Server | undefined} */
				let server;
				const time = await timed(async () => {
					server = await Server.start(path);
					await server.show(text);
				});
				server?.stop();
				return time;
			}),
		);
	const memory = await newEachTime(OPENINGS, async (path) => {
		const server = await Server.start(path);
		await server.show(page);
		const { resident } = server;
		server.stop();
		return resident;
	});
	row('resident memory after 1 MB', memory, { unit: 'MB', goal: '≤ 1.25×' });

	const parameters = Array.from({ length: 80 }, (_, i) => `name${i}=caf%C3%A9+${i}%2Fa`).join('&');
	const url = `https://shop.example/a/b?${parameters}`;
	const half = page.indexOf('\n', page.length / 2) + 1;
	const withUrl = `${page.slice(0, half)}${url}\n${page.slice(half)}`;
	const position = { line: page.slice(0, half).split('\n').length - 1, character: 30 };
	const hovers = await inTurns(
		HOVERS,
		(server) => server.show(withUrl),
		(server) => server.hover(position),
	);
	row(`hover, a URL of ${(url.length / 1000).toFixed(1)} kB in 1 MB`, hovers);

	for (const [size, goal] of /** @type {const} */ ([
		[1, '≤ 2 ms more'],
		[10, '≤ 3 ms more'],
	])) {
		const text = page.repeat(size);
		const opened = (/** @type {Server} */ server) => server.show(text);
		const typing =
			(/** @type {number} */ line, text = 'x') =>
			async (/** @type {Server} */ server) => {
				await server.type(line, text);
				await server.pull();
			};
		const keystrokes = await inTurns(KEYSTROKES, opened, typing(0));
		row(`keystroke → diagnostics, ${size} MB`, keystrokes);
		row(`keystroke → diagnostics, ${size} MB, p95`, keystrokes, { share: 0.95, goal });
		const middle = text.slice(0, text.length / 2).split('\n').length;
		row(`keystroke in the middle of ${size} MB`, await inTurns(KEYSTROKES, opened, typing(middle)));
		const openedWrong = (/** @type {Server} */ server) => server.show(WRONG + text);
		row(`1,000 findings move, ${size} MB`, await inTurns(KEYSTROKES, openedWrong, typing(0, '\n')));
	}
	const long = page.repeat(10);
	const burst = await inTurns(
		KEYSTROKES,
		(server) => server.show(long),
		// Nobody waits for the diagnostics of a burst: the hover comes behind it.
		async (server, round) => {
			for (let key = 0; key < 5; key++) await server.type(round);
			void server.pull().catch(() => {});
			await server.hover(position);
		},
	);
	row('hover behind five keystrokes, 10 MB, p95', burst, { share: 0.95, goal: '≤ 5 ms more' });
} finally {
	rmSync(folder, { recursive: true });
}
