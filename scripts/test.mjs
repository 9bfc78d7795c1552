// The test runner: `node scripts/test.mjs [--root DIR] [--no-editor] [SUITE…]` runs test/SUITE/**/*.test.ts, or all suites.
// A suite is a folder right under test/. The last line of the output is `N passed, N failed`.
//
// A folder with a run.mjs runs its tests itself, in an editor: that file exports `suites`, a function for each, whose results
// are counted here. Such a suite is called by its name or its folder's; one of its `onRequest` runs by its own name only. --no-editor
// leaves them out. What it exports as `notRun` cannot run here, by the suites' names with the reason: the report says so.
//
// Node 20's own `node --test` finds no TypeScript and then succeeds with no test run, so the files are listed here,
// and a file counts as failed unless every test that it announced has ended, and at least one has.

import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { run } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inspect, parseArgs } from 'node:util';

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} ms
 *
 * @typedef {() => Promise<{ name: string, state: keyof Tally, error?: string }[]>} EditorSuite
 */

/** Files of tests: as many as there are processors, but two where there is one, and no more than memory has room for. */
const WORKERS = Math.min(6, Math.max(2, availableParallelism()));
/** Of editors more than two disturb each other. */
const EDITORS = 2;
/** Only what never ends takes so long, however busy the machine is; with more runs than usual a file takes longer. */
const FILE_TIMEOUT_MS = 30 * 60 * 1000 * Math.max(1, Number(process.env.URL_LINT_RUNS ?? 1));

const { values, positionals } = parseArgs({
	options: { root: { type: 'string' }, 'no-editor': { type: 'boolean' } },
	allowPositionals: true,
});
const root = resolve(values.root ?? fileURLToPath(new URL('../test', import.meta.url)));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.test.ts') && !existsSync(join(root, suiteOf(file), 'run.mjs')))
	.sort();
/** Suites that run only where they are named. @type {Set<string>} */
const onRequest = new Set();
/** Why suites that would run do not. @type {Map<string, string>} */
const notRun = new Map();
const editorSuites = values['no-editor'] ? new Map() : await findEditorSuites();
const suites = [...new Set([...files.map(suiteOf), ...editorSuites.keys()])].filter(isChosen);

// The processes that run() starts inherit these flags; its own option for them came with Node 22.
process.execArgv.push('--import', import.meta.resolve('tsx'));

/** @type {Map<string, Tally>} */
const tallies = new Map(suites.map((suite) => [suite, newTally()]));
await sideBySide(
	WORKERS,
	files.filter((file) => tallies.has(suiteOf(file))),
	async (file) => {
		const tally = await runFile(join(root, file));
		const total = /** @type {Tally} */ (tallies.get(suiteOf(file)));
		total.passed += tally.passed;
		total.failed += tally.failed;
		total.skipped += tally.skipped;
		total.ms += tally.ms;
	},
);
await sideBySide(
	EDITORS,
	[...editorSuites].filter(([suite]) => tallies.has(suite)),
	([suite, runSuite]) => runInEditor(suite, runSuite),
);

for (const name of positionals.filter((name) => !suites.some((suite) => isCalled(suite, name)))) {
	console.error(`No tests in ${join(root, name)}`);
	process.exitCode = 1;
}
report();

/**
 * @template T
 * @param {number} workers how many run at once
 * @param {T[]} queue is empty afterwards
 * @param {(each: T) => Promise<void>} run
 */
async function sideBySide(workers, queue, run) {
	const work = async () => {
		for (let each = queue.shift(); each !== undefined; each = queue.shift()) await run(each);
	};
	await Promise.all(Array.from({ length: workers }, work));
}

/**
 * One run() for each file: an event names the file that called `test`, which may be a helper of several test files.
 * @param {string} path
 */
async function runFile(path) {
	const tally = newTally();
	/** @type {string[]} */
	const names = [];
	let announced = 0;
	let ended = 0;
	const start = performance.now();
	for await (const { type, data } of run({ files: [path], timeout: FILE_TIMEOUT_MS })) {
		if (type === 'test:stdout' || type === 'test:stderr') process.stdout.write(data.message);
		// The file itself is reported as a test of that name when it has none, and when it crashes.
		const isFile = 'name' in data && data.name === path;
		if (type === 'test:enqueue' && !isFile) announced++;
		if (type === 'test:start') names.splice(data.nesting, Number.POSITIVE_INFINITY, data.name);
		if (type !== 'test:pass' && type !== 'test:fail') continue;

		if (!isFile) ended++;
		const isSuite = data.details.type === 'suite';
		if (type === 'test:fail') {
			const { error } = data.details;
			// A suite fails with its tests, which are counted; it counts itself only when its own code throws.
			if (isSuite && 'failureType' in error && error.failureType === 'subtestsFailed') continue;
			tally.failed++;
			printFailure(path, isFile ? [] : names.slice(0, data.nesting + 1), error.cause ?? error);
		} else if (data.skip !== undefined) tally.skipped++;
		else if (!isSuite && !isFile) tally.passed++;
	}
	tally.ms = performance.now() - start;

	if (!tally.failed && ended < announced) {
		tally.failed++;
		printFailure(path, [], `The file exited before ${announced - ended} of its tests ended.`);
	} else if (!tally.failed && !tally.passed) {
		tally.failed++;
		printFailure(path, [], 'The file ran no test.');
	}
	return tally;
}

/** The suites that run themselves, by name. @returns {Promise<Map<string, EditorSuite>>} */
async function findEditorSuites() {
	const runners = readdirSync(root)
		.map((folder) => join(root, folder, 'run.mjs'))
		.filter(existsSync);
	const modules = await Promise.all(runners.map((runner) => import(pathToFileURL(runner).href)));
	for (const suite of modules.flatMap((module) => module.onRequest ?? [])) onRequest.add(suite);
	for (const [suite, reason] of modules.flatMap((module) => Object.entries(module.notRun ?? {}))) {
		onRequest.add(suite);
		notRun.set(suite, reason);
	}
	return new Map(modules.flatMap((module) => Object.entries(module.suites)));
}

/**
 * What fails in an editor is run once more, and that counts: now and then VS Code's server hears of no change on disk for a whole run, on a
 * machine that is busy with another editor. What failed at first is shown all the same.
 * @param {string} suite
 * @param {EditorSuite} runSuite
 */
async function runInEditor(suite, runSuite) {
	const first = await tryInEditor(suite, runSuite);
	if (first.failed > 0) console.log(`\n${suite}: ${first.failed} failed, run again`);
	tallies.set(suite, first.failed > 0 ? await tryInEditor(suite, runSuite) : first);
}

/**
 * @param {string} suite
 * @param {EditorSuite} runSuite
 */
async function tryInEditor(suite, runSuite) {
	const tally = newTally();
	const fail = (/** @type {string} */ name, /** @type {unknown} */ error) => {
		tally.failed++;
		printFailure(join(root, suite), name ? [name] : [], error);
	};
	const start = performance.now();
	try {
		for (const { name, state, error } of await runSuite()) {
			if (state === 'failed') fail(name, error);
			else tally[state]++;
		}
		if (!tally.failed && !tally.passed) fail('', 'The suite ran no test.');
	} catch (error) {
		fail('', error instanceof Error ? error.message : error);
	}
	tally.ms = performance.now() - start;
	return tally;
}

/**
 * @param {string} path
 * @param {string[]} names
 * @param {unknown} cause
 */
function printFailure(path, names, cause) {
	// inspect() shows causes and properties too; an AssertionError's properties only repeat its message.
	const isAssertion = cause instanceof Error && cause.name === 'AssertionError';
	const text = typeof cause === 'string' ? cause : isAssertion ? String(cause.stack) : inspect(cause);
	console.log(`\nFAILED ${[relative(process.cwd(), path), ...names].join(' > ')}\n${text.replace(/^/gm, '    ')}`);
}

function report() {
	const width = Math.max(5, ...suites.map((suite) => suite.length));
	const row = (/** @type {(string | number)[]} */ [name, ...cells]) =>
		console.log(String(name).padEnd(width) + cells.map((cell) => String(cell).padStart(10)).join(''));

	console.log();
	row(['suite', 'passed', 'failed', 'skipped', 'seconds']);
	const total = newTally();
	for (const [suite, { passed, failed, skipped, ms }] of tallies) {
		row([suite, passed, failed, skipped, (ms / 1000).toFixed(1)]);
		total.passed += passed;
		total.failed += failed;
	}
	if (!positionals.length) for (const [suite, reason] of notRun) console.log(`${suite} was not run: ${reason}`);
	if (total.failed || !total.passed) process.exitCode = 1;
	console.log(`\n${total.passed} passed, ${total.failed} failed`);
}

/** @returns {Tally} */
function newTally() {
	return { passed: 0, failed: 0, skipped: 0, ms: 0 };
}

/** @param {string} suite */
function isChosen(suite) {
	if (onRequest.has(suite)) return positionals.includes(suite);
	return !positionals.length || positionals.some((name) => isCalled(suite, name));
}

/**
 * @param {string} suite
 * @param {string} name
 */
function isCalled(suite, name) {
	return suite === name || suite.startsWith(`${name}-`);
}

/** @param {string} file relative to the root */
function suiteOf(file) {
	return file.split(sep)[0] ?? '';
}
