// `npm run bench`: how long the server takes from its start to the answer to `initialize`, beside a server of the same
// library that does nothing, in turns in one run. Ratios and medians only.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROUNDS = 15;
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'url-lint-bench-'));
const empty = join(folder, 'empty.js');

const source = `
	import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
	const connection = createConnection(ProposedFeatures.all);
	connection.onInitialize(() => ({ capabilities: {} }));
	connection.listen();
`;

try {
	const stdin = { contents: source, resolveDir: root };
	await build({ stdin, bundle: true, minify: true, platform: 'node', target: 'node20', format: 'cjs', outfile: empty });
	/** @type {Record<string, number[]>} */
	const times = { 'url-lint': [], 'an empty server': [] };
	for (let round = 0; round < ROUNDS; round++) {
		times['url-lint']?.push(await timeToInitialize(join(root, 'dist/server.js')));
		times['an empty server']?.push(await timeToInitialize(empty));
	}
	const [ours, theirs] = Object.values(times).map(median);
	console.log(
		`initialize answered, median of ${ROUNDS}: ${ours?.toFixed(0)} ms; an empty server ${theirs?.toFixed(0)} ms;`,
	);
	console.log(`ratio ${((ours ?? 0) / (theirs ?? 1)).toFixed(2)}`);
} finally {
	rmSync(folder, { recursive: true });
}

/** @param {string} server */
function timeToInitialize(server) {
	return new Promise((resolve, reject) => {
		const start = performance.now();
		const child = spawn(process.execPath, [server, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
		child.on('error', reject);
		child.stdout.once('data', () => {
			resolve(performance.now() - start);
			child.kill();
		});
		const params = { processId: null, rootUri: null, capabilities: {} };
		const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
		child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
	});
}

/** @param {readonly number[]} values */
function median(values) {
	return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
