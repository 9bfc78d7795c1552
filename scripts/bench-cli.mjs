// `npm run bench:cli [-- --files N] [--rounds N] [--folder DIR]`: what `check` takes of a large tree, in turns in one run, beside markdownlint-cli2
// and a plain search for ":". Prints a table for docs/performance.md: medians of wall time, CPU time and the most memory. The corpus is the
// project's own Markdown, cut into sections and shuffled: the same one on every machine.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const command = join(root, 'dist/cli.js');
const FOLDER = 100;

const { values } = parseArgs({
	options: {
		files: { type: 'string', default: '20000' },
		rounds: { type: 'string', default: '5' },
		folder: { type: 'string' },
	},
});
const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'url-lint-bench-'));
const corpus = join(folder, 'corpus');
const cache = join(folder, 'cache');

/** The Markdown that people wrote for this project, a section each. */
function sections() {
	const pages = ['.', 'docs', 'docs/rules', 'examples'].flatMap((directory) =>
		readdirSync(join(root, directory))
			.filter((name) => name.endsWith('.md'))
			.sort()
			.map((name) => readFileSync(join(root, directory, name), 'utf8')),
	);
	return pages.flatMap((page) => page.split(/^(?=#)/m));
}

/** Whole numbers from 0 up to a limit, always the same ones: Marsaglia's xorshift. */
function numbers(/** @type {number} */ seed) {
	let state = seed;
	return (/** @type {number} */ limit) => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return (state >>> 0) % limit;
	};
}

function writeCorpus(/** @type {number} */ files) {
	const texts = sections();
	const next = numbers(1738);
	let bytes = 0;
	for (let index = 0; index < files; index++) {
		const directory = join(corpus, String(Math.floor(index / FOLDER)).padStart(4, '0'));
		if (index % FOLDER === 0) mkdirSync(directory, { recursive: true });
		const text = Array.from({ length: 1 + next(6) }, () => texts[next(texts.length)]).join('\n');
		bytes += Buffer.byteLength(text);
		writeFileSync(join(directory, `${index}.md`), text);
	}
	return bytes;
}

/** Runs it once under time(1), which also says what its threads took together. @param {readonly string[]} args */
function measure([program = '', ...args]) {
	const report = join(folder, 'time');
	const started = performance.now();
	const { error } = spawnSync('/usr/bin/env', ['time', '-f', '%e %U %S %M', '-o', report, program, ...args], {
		cwd: corpus,
		stdio: 'ignore',
	});
	if (error) throw error;
	const wall = (performance.now() - started) / 1000;
	const [, user = 0, system = 0, kilobytes = 0] = (readFileSync(report, 'utf8').trim().split('\n').at(-1) ?? '')
		.split(' ')
		.map(Number);
	return { wall, cpu: user + system, megabytes: kilobytes / 1024 };
}

/** @param {number[]} numbers */
function median(numbers) {
	const sorted = [...numbers].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** markdownlint-cli2 is installed for this run only, and never becomes a dependency. */
function markdownlint() {
	const path = join(folder, 'node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs');
	if (!existsSync(path)) {
		spawnSync('npm', ['install', '--ignore-scripts', '--no-save', '--prefix', folder, 'markdownlint-cli2'], {
			stdio: 'ignore',
		});
	}
	return existsSync(path) ? path : undefined;
}

function search() {
	return spawnSync('rg', ['--version']).status === 0 ? ['rg', ':'] : ['grep', '-r', ':', '.'];
}

/** What is run in turns: its name, the command, and what is done before. */
function contestants() {
	const check = [process.execPath, command, 'check'];
	const cached = ['--cache', '--cache-location', cache];
	const forget = () => rmSync(cache, { force: true });
	const other = markdownlint();
	const plain = search();
	return [
		{ name: 'check --threads 1', args: [...check, '--threads', '1'] },
		{ name: 'check --threads 2', args: [...check, '--threads', '2'] },
		{ name: 'check', args: check },
		{ name: 'check --threads 1 --cache, cold', args: [...check, '--threads', '1', ...cached], before: forget },
		{ name: 'check --threads 1 --cache, warm', args: [...check, '--threads', '1', ...cached] },
		{ name: 'check --threads 2 --cache, cold', args: [...check, '--threads', '2', ...cached], before: forget },
		{ name: 'check --threads 2 --cache, warm', args: [...check, '--threads', '2', ...cached] },
		{ name: plain.join(' '), args: plain },
		// It takes minutes: once is enough.
		...(other === undefined
			? []
			: [{ name: 'markdownlint-cli2', args: [process.execPath, other, '**/*.md'], once: true }]),
	];
}

const files = Number(values.files);
const bytes = existsSync(corpus) ? undefined : writeCorpus(files);
if (bytes !== undefined) console.log(`${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
const runs = contestants().map((contestant) => ({ ...contestant, results: [measure(['true'])].slice(1) }));
const loads = [loadavg()[0] ?? 0];
for (let round = 0; round < Number(values.rounds); round++) {
	for (const { args, before, once, results } of runs) {
		if (once && round > 0) continue;
		before?.();
		results.push(measure(args));
	}
	loads.push(loadavg()[0] ?? 0);
}
console.log(
	`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}; load ${loads.map((load) => load.toFixed(1)).join(' ')}`,
);
console.log('| | wall, s | CPU, s | memory, MB |\n|---|---:|---:|---:|');
for (const { name, results } of runs) {
	const of = (/** @type {'wall' | 'cpu' | 'megabytes'} */ key) => median(results.map((result) => result[key]));
	console.log(`| \`${name}\` | ${of('wall').toFixed(2)} | ${of('cpu').toFixed(2)} | ${of('megabytes').toFixed(0)} |`);
}
if (values.folder === undefined) rmSync(folder, { recursive: true });
