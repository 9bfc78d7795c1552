// `npm run fuzz -- --minutes N`: for N minutes, tests with random cases, each round with a new seed, target by target in turns. It prints
// how many cases each target had, and how many rounds failed. `--seed S` takes another first seed, `--target NAME` one target only.
// What fails prints its case, and the line that repeats its round.
//
// `npm run fuzz [RUNS]`: the suites with such tests once, with so many times their runs.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * What is tried: test files, and whether they run bundled, as users run the engine: that is faster, but `import.meta.dirname` is
 * another one there. A new property goes into the list of its target.
 * @type {Record<string, { files: string[], bundled: boolean }>}
 */
const targets = {
	// Incremental analysis beside that of the whole.
	edits: {
		files: [
			...['test/analysis/changed.test.ts', 'test/scan/restart.test.ts', 'test/scan/changed.test.ts'],
			...['test/scan/chunked-text.test.ts', 'test/scan/division.test.ts', 'test/features/text-document.test.ts'],
		],
		bundled: true,
	},
	bytes: { files: ['test/analysis/bytes.test.ts'], bundled: true },
	grammar: { files: ['test/url/oracle.test.ts', 'test/derivation/oracle.test.ts'], bundled: false },
	contexts: {
		files: [
			...['test/scan/source-map.test.ts', 'test/analysis/properties.test.ts'],
			...['test/scan/plain.test.ts', 'test/analysis/one-url.test.ts'],
		],
		bundled: true,
	},
	repairs: {
		files: [
			...['test/analysis/fixes.test.ts', 'test/analysis/refactorings.test.ts', 'test/analysis/automatic.test.ts'],
			...['test/analysis/restore.test.ts', 'test/features/inspector/properties.test.ts'],
		],
		bundled: true,
	},
	secrets: { files: ['test/secrets/secrets.test.ts'], bundled: true },
	protocol: { files: ['test/protocol/any-order.test.ts'], bundled: false },
	files: { files: ['test/cli/interrupted.test.ts'], bundled: false },
};

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
	options: { minutes: { type: 'string' }, seed: { type: 'string' }, target: { type: 'string' } },
	allowPositionals: true,
});
const seed = Number(values.seed ?? process.env.URL_LINT_SEED ?? Math.floor(Math.random() * 2 ** 31));
process.exitCode = values.minutes === undefined ? suites(positionals[0] ?? '50') : fuzz(Number(values.minutes));

/** @param {string} runs */
function suites(runs) {
	console.log(`URL_LINT_SEED=${seed} URL_LINT_RUNS=${runs}`);
	const env = { ...process.env, URL_LINT_SEED: String(seed), URL_LINT_RUNS: runs };
	const names = ['analysis', 'bench', 'derivation', 'secrets', 'url'];
	return spawnSync(process.execPath, [join(root, 'scripts/test.mjs'), ...names], { stdio: 'inherit', env }).status ?? 1;
}

/** Rounds of all targets in turns, until the time is up: the last one is finished. @param {number} minutes */
function fuzz(minutes) {
	if (!(minutes > 0)) throw new RangeError('--minutes takes a number');
	const names = values.target === undefined ? Object.keys(targets) : [values.target];
	const tallies = new Map(names.map((name) => [name, { rounds: 0, cases: 0, failed: 0, seconds: 0 }]));
	console.log(`seed ${seed}, ${minutes} minutes`);
	const until = performance.now() + minutes * 60_000;
	for (let round = 0; performance.now() < until || round === 0; round++) {
		// Who had least time is next.
		const [name, tally] = [...tallies].toSorted(([, a], [, b]) => a.seconds - b.seconds)[0] ?? [];
		const target = targets[name ?? ''];
		if (name === undefined || tally === undefined || target === undefined) throw new RangeError(`no target ${name}`);
		const file = target.files[tally.rounds % target.files.length] ?? '';
		const { cases, failed, seconds } = run(file, target.bundled, (seed + round) % 2 ** 31);
		tally.rounds++;
		tally.cases += cases;
		tally.failed += failed;
		tally.seconds += seconds;
	}
	return report(tallies);
}

/**
 * One test file with its usual number of cases.
 * @param {string} file
 * @param {boolean} bundled
 * @param {number} roundSeed
 */
function run(file, bundled, roundSeed) {
	const folder = mkdtempSync(join(tmpdir(), 'url-lint-fuzz-'));
	const counted = join(folder, 'cases');
	writeFileSync(counted, '');
	const args = bundled ? ['scripts/bundled.mjs', file] : ['--import', 'tsx', file];
	const own = { URL_LINT_SEED: String(roundSeed), URL_LINT_CASES: counted };
	const start = performance.now();
	const { status, stdout } = spawnSync(process.execPath, args, {
		...{ cwd: root, env: { ...process.env, ...own }, encoding: 'utf8', maxBuffer: 1 << 30 },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const seconds = (performance.now() - start) / 1000;
	const cases = readFileSync(counted, 'utf8')
		.split('\n')
		.reduce((sum, line) => sum + Number(line), 0);
	rmSync(folder, { recursive: true });
	if (status !== 0) console.log(`${stdout}\nFAILED. Again: URL_LINT_SEED=${roundSeed} node ${args.join(' ')}\n`);
	return { cases, failed: status === 0 ? 0 : 1, seconds };
}

/** @param {Map<string, { rounds: number, cases: number, failed: number, seconds: number }>} tallies */
function report(tallies) {
	const row = (/** @type {(string | number)[]} */ [name = '', ...cells]) =>
		console.log(String(name).padEnd(12) + cells.map((cell) => String(cell).padStart(12)).join(''));
	row(['target', 'rounds', 'cases', 'failed', 'seconds']);
	for (const [name, { rounds, cases, failed, seconds }] of tallies)
		row([name, rounds, cases.toLocaleString('en'), failed, seconds.toFixed(0)]);
	const all = [...tallies.values()];
	const failed = all.reduce((sum, tally) => sum + tally.failed, 0);
	console.log(`${all.reduce((sum, { cases }) => sum + cases, 0).toLocaleString('en')} cases, ${failed} rounds failed`);
	return failed === 0 ? 0 : 1;
}
