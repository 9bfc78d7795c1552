// `npm run bench`: what an editor waits for, beside a server of the same library that knows its answers, in turns in one run: the answer to
// `initialize`, a hover, and the diagnostics after a keystroke. Medians, ratios and differences only: a shared machine says nothing else.

import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';

const STARTS = 15;
const HOVERS = 100;
const KEYSTROKES = 100;
const BURSTS = 10;
const BURST = 20;
const MEGABYTE = 1_000_000;

const root = fileURLToPath(new URL('..', import.meta.url));
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
		/** @type {string | undefined} */
		this.resultId = undefined;
	}

	/** Opens the one document, and waits for its first diagnostics. @param {string} text */
	async open(text) {
		await this.connection.sendNotification('textDocument/didOpen', {
			textDocument: { ...DOCUMENT, languageId: 'markdown', version: this.version, text },
		});
		await this.pull();
	}

	/** @param {{ line: number, character: number }} position */
	hover(position) {
		return this.connection.sendRequest('textDocument/hover', { textDocument: DOCUMENT, position });
	}

	/** Types a letter, and waits for the diagnostics. */
	async type(line = 0, text = 'x') {
		await this.edit(line, text);
		return this.pull();
	}

	/** Types a letter at the start of a line. */
	async edit(line = 0, text = 'x') {
		this.version++;
		const start = { line, character: 0 };
		await this.connection.sendNotification('textDocument/didChange', {
			textDocument: { ...DOCUMENT, version: this.version },
			contentChanges: [{ range: { start, end: start }, text }],
		});
	}

	/** Asks for the diagnostics, as an editor does that has those of its last pull. */
	async pull() {
		const report = await this.connection.sendRequest('textDocument/diagnostic', {
			textDocument: DOCUMENT,
			previousResultId: this.resultId,
		});
		this.resultId = report.resultId;
		return report;
	}

	/**
	 * Types without a pause, with a pull after each letter, and asks for a hover in the middle of it. Returns how long that took.
	 * @param {{ line: number, character: number }} position
	 */
	async hoverInBurst(position) {
		const pulls = [];
		let time = Promise.resolve(0);
		for (let times = 0; times < BURST; times++) {
			await this.edit();
			pulls.push(this.pull().catch(() => undefined));
			if (times !== BURST / 2) continue;
			const start = performance.now();
			time = this.hover(position).then(() => performance.now() - start);
		}
		await Promise.all(pulls);
		return time;
	}

	stop() {
		this.connection.dispose();
		this.child.kill();
	}
}

/** Measures what starts anew each time. @param {string} name @param {number} rounds @param {(path: string) => Promise<() => Promise<number>>} measure */
async function beside(name, rounds, measure) {
	/** @type {[number[], number[]]} */
	const times = [[], []];
	for (let round = 0; round < rounds; round++)
		for (const [index, path] of [ours, empty].entries()) times[index]?.push(await (await measure(path))());
	report(name, times);
}

/** @param {(servers: readonly [Server, Server]) => Promise<void>} use */
async function withBoth(use) {
	const servers = /** @type {const} */ ([await Server.start(ours), await Server.start(empty)]);
	try {
		await use(servers);
	} finally {
		for (const server of servers) server.stop();
	}
}

/** Measures requests, in turns. @param {string} name @param {number} rounds @param {readonly [Server, Server]} servers @param {(server: Server) => Promise<unknown>} ask */
async function besideIn(name, rounds, servers, ask) {
	/** @type {[number[], number[]]} */
	const times = [[], []];
	for (let round = 0; round < rounds; round++)
		for (const [index, server] of servers.entries()) {
			const start = performance.now();
			await ask(server);
			times[index]?.push(performance.now() - start);
		}
	report(name, times);
}

/** @param {string} name @param {readonly [number[], number[]]} times */
function report(name, [own, others]) {
	for (const [label, share] of /** @type {const} */ ([
		['', 0.5],
		[', p95', 0.95],
	])) {
		const [a, b] = [at(own, share), at(others, share)];
		row(name + label, `${a.toFixed(1)} ms`, `${b.toFixed(1)} ms`, `${(a / b).toFixed(2)}×`, `${(a - b).toFixed(1)} ms`);
	}
}

/** @param {string[]} cells */
function row(...cells) {
	console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(34) : cell.padStart(10))).join(' '));
}

/** @param {readonly number[]} values @param {number} share */
function at(values, share) {
	return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

/** A megabyte of the project's own pages; without what switches findings off in them, which no other document has so often. */
function markdown() {
	const docs = join(root, 'docs');
	const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
	const once = pages
		.map((name) => readFileSync(join(docs, name), 'utf8').replaceAll('url-lint-', 'url-lint: '))
		.join('\n\n');
	return once.repeat(Math.ceil(MEGABYTE / once.length)).slice(0, MEGABYTE);
}

/** @param {string} text */
function mb(text) {
	return `${(text.length / MEGABYTE).toFixed(0)} MB`;
}

try {
	const stdin = { contents: source, resolveDir: root };
	await build({ stdin, bundle: true, minify: true, platform: 'node', target: 'node20', format: 'cjs', outfile: empty });
	row('', 'url-lint', 'empty', 'ratio', 'more');
	await beside('initialize', STARTS, async (path) => {
		const start = performance.now();
		const server = await Server.start(path);
		const time = performance.now() - start;
		server.stop();
		return () => Promise.resolve(time);
	});
	const page = markdown();
	await withBoth(async (servers) => {
		const parameters = Array.from({ length: 80 }, (_, i) => `name${i}=caf%C3%A9+${i}%2Fa`).join('&');
		const url = `https://shop.example/a/b?${parameters}`;
		const half = page.indexOf('\n', page.length / 2) + 1;
		const line = page.slice(0, half).split('\n').length - 1;
		for (const server of servers) await server.open(`${page.slice(0, half)}${url}\n${page.slice(half)}`);
		const at = { line, character: 30 };
		await besideIn(`hover, ${(url.length / 1000).toFixed(1)} kB in ${mb(page)}`, HOVERS, servers, (server) =>
			server.hover(at),
		);
	});
	const wrong = 'See http://shop.example/fish|chips for more.\n'.repeat(1000);
	for (const size of [1, 10]) {
		const text = page.repeat(size);
		const middle = text.slice(0, text.length / 2).split('\n').length;
		await withBoth(async (servers) => {
			for (const server of servers) await server.open(text);
			await besideIn(`a keystroke in ${mb(text)}`, KEYSTROKES, servers, (server) => server.type());
			await besideIn(`in the middle of ${mb(text)}`, KEYSTROKES, servers, (server) => server.type(middle));
			const line = page.slice(0, page.indexOf('](http')).split('\n').length - 1;
			const at = { line, character: (page.split('\n')[line] ?? '').indexOf('](http') + 5 };
			/** @type {[number[], number[]]} */
			const times = [[], []];
			for (let round = 0; round < BURSTS; round++)
				for (const [index, server] of servers.entries()) times[index]?.push(await server.hoverInBurst(at));
			report(`hover in a burst of edits, ${mb(text)}`, times);
		});
		await withBoth(async (servers) => {
			for (const server of servers) await server.open(wrong + text);
			await besideIn(`1,000 findings move, ${mb(text)}`, KEYSTROKES, servers, (server) => server.type(0, '\n'));
		});
	}
} finally {
	rmSync(folder, { recursive: true });
}
