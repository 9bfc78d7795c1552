// `npm run bench [-- --write] [--megabytes N] [--only sizes|engine|server] [FOLDER…]`: what costs time, memory and space, in one table: ours, what
// stands beside it, medians in turns of one run, and what it should be. `--write` puts it into docs/performance.md. The texts are the files of
// the folders, 10 MB of each language, else what lies in node_modules, and what the system has.

import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = join(root, 'docs/performance.md');
const [BEGIN, END] = ['<!-- npm run bench -->', '<!-- end -->'];

/** Where text lies that people wrote. */
const FOLDERS = [join(root, 'node_modules'), '/usr/share', '/usr/lib/python3', '/usr/lib/node_modules'];

const { values, positionals } = parseArgs({
	options: {
		write: { type: 'boolean', default: false },
		megabytes: { type: 'string', default: '10' },
		only: { type: 'string', multiple: true, default: ['sizes', 'engine', 'server'] },
	},
	allowPositionals: true,
});

/** @typedef {readonly string[]} Row what, ours, beside, ratio, goal */

const folder = mkdtempSync(join(tmpdir(), 'url-lint-bench-'));
try {
	const parts = { sizes: async () => sizes(), engine, server: () => run('scripts/bench/server.mjs') };
	/** @type {Row[]} */
	const rows = [];
	for (const [name, part] of Object.entries(parts)) if (values.only.includes(name)) rows.push(...(await part()));
	const table = tableOf(rows);
	console.log(table);
	if (values.write) write(table);
} finally {
	rmSync(folder, { recursive: true });
}

/** What is loaded at the start, in bytes on disk. @returns {Row[]} */
function sizes() {
	const bundles = /** @type {const} */ ([
		['the server, up to `initialize`', '≤ 280 kB', ['server.js', 'pieces/lsp.js']],
		['the same in a web worker', '≤ 280 kB', ['browser/server.js']],
		['the rest of the server, loaded behind it', '', ['pieces/server.js']],
		['public suffixes, loaded by the first hover', '', ['pieces/public-suffixes.js']],
		['the client', '≤ 480 kB', ['client.js']],
		['the client in a browser', '≤ 480 kB', ['browser/client.js']],
		['the command', '', ['cli.js']],
	]);
	return bundles.map(([what, goal, files]) => {
		const bytes = files.reduce((sum, file) => sum + statSync(join(root, 'dist', file)).size, 0);
		return [`size: ${what}`, `${(bytes / 1000).toFixed(0)} kB`, '', '', goal];
	});
}

/** Installs what it is compared with, for this run only. */
function engine() {
	try {
		execFileSync(
			'npm',
			['install', '--silent', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder, 'whatwg-url@15'],
			{
				stdio: 'ignore',
			},
		);
	} catch {
		console.error('whatwg-url cannot be installed: its row is missing');
	}
	const texts = positionals.length > 0 ? positionals : FOLDERS;
	return run('scripts/bundled.mjs', ['scripts/bench/engine.ts', values.megabytes, ...texts], { WHATWG_URL: folder });
}

/**
 * The rows that a script prints, which appear as they come.
 * @param {string} script
 * @param {readonly string[]} [args]
 * @param {Record<string, string>} [env]
 * @returns {Promise<Row[]>}
 */
async function run(script, args = [], env = {}) {
	const child = spawn(process.execPath, [join(root, script), ...args], {
		...{ cwd: root, env: { ...process.env, ...env } },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	let text = '';
	child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
		process.stderr.write(chunk.replaceAll('\t', '  '));
		text += chunk;
	});
	const status = await new Promise((resolve) => child.once('close', resolve));
	if (status !== 0) throw new Error(`${script} ended with ${status}`);
	return text
		.split('\n')
		.filter((line) => line.includes('\t'))
		.map((line) => line.split('\t'));
}

/** @param {readonly Row[]} rows */
function tableOf(rows) {
	const cell = (/** @type {string} */ text) => text.replaceAll('|', '\\|');
	const lines = rows.map((row) => `| ${row.map(cell).join(' | ')} |`);
	return ['| | url-lint | beside | ratio | goal |', '|---|---:|---:|---:|---:|', ...lines].join('\n');
}

/** @param {string} table */
function write(table) {
	const text = readFileSync(page, 'utf8');
	const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
	if (begin < 0 || end < begin) throw new Error(`${page} has no place for it`);
	const machine = `Node ${process.version}, ${cpus().length} processors, ${new Date().toISOString().slice(0, 10)}.`;
	writeFileSync(page, `${text.slice(0, begin)}${BEGIN}\n${machine}\n\n${table}\n${text.slice(end)}`);
}
