// A copy of the project in which mutants are made and tried, one at a time.

import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** @typedef {Pick<import('./draw.mjs').Mutant, 'file' | 'offset' | 'end' | 'text'>} Change */

/** Of each folder the suites that know most of it. */
const NEAREST = Object.entries({
	'server/src/url/': ['url', 'rules', 'scan'],
	'server/src/derivation/': ['derivation', 'cli'],
	'server/src/explain/': ['features'],
	'server/src/placeholders/': ['rules', 'scan'],
	'server/src/escaping/': ['scan', 'rules'],
	'server/src/ends/': ['scan', 'rules'],
	'server/src/languages/': ['languages', 'scan', 'features'],
	'server/src/find/': ['scan', 'rules'],
	'server/src/suppression/': ['rules', 'scan', 'features'],
	'server/src/rules/': ['rules'],
	'server/src/analysis/': ['analysis', 'rules'],
	'server/src/data/': ['data', 'docs'],
	'server/src/config/': ['config', 'cli', 'protocol'],
	'server/src/settings': ['config', 'rules', 'cli', 'protocol'],
	'server/src/globs/': ['globs', 'cli'],
	'server/src/features/': ['features', 'protocol'],
	'server/src/workspace/': ['workspace', 'protocol'],
	'server/src/cli': ['cli', 'docs'],
	'server/src/disk': ['cli', 'protocol'],
	'server/src/': ['protocol', 'features'],
	'client/': ['client', 'protocol'],
});

/** The suites of the engine, for what it is made of or uses; the quick ones come first. */
const ENGINE = [
	'board',
	'config',
	'data',
	'languages',
	'features',
	'docs',
	'rules',
	'url',
	'analysis',
	'scan',
	'secrets',
];

/**
 * The suites for a file, in the order in which they are run.
 * @param {string} file
 * @param {boolean} [nearestOnly] without the others that could know of it
 */
export function suitesFor(file, nearestOnly = false) {
	const nearest = NEAREST.find(([folder]) => file.startsWith(folder))?.[1] ?? [];
	const isImported = !/^(?:client\/|server\/src\/(?:cli|disk|server|main))/.test(file);
	// In seconds the board shows a little of everything.
	return [...new Set([...(isImported ? ['board'] : []), ...nearest, ...(isImported && !nearestOnly ? ENGINE : [])])];
}

/** How much longer than on the unchanged copy a suite may take, for the machine may be busy. */
const PATIENCE = { times: 3, ms: 30_000 };

/** Time enough for every suite. */
const FOR_EVER = 30 * 60 * 1000;

/** What is not copied: what is made from the rest, and git's. */
const LEFT = new Set(['.git', 'node_modules', 'dist', 'out']);

export class Workshop {
	#root = mkdtempSync(join(tmpdir(), 'url-lint-mutate-'));
	/** How long each suite took without a change. @type {Map<string, number>} */
	#usual = new Map();
	/** The process that runs a suite. @type {number | undefined} */
	#running;

	/** @param {string} project */
	constructor(project) {
		// Tests of the command run it as another user.
		chmodSync(this.#root, 0o755);
		cpSync(project, this.#root, { recursive: true, filter: (path) => !LEFT.has(relative(project, path)) });
		symlinkSync(join(project, 'node_modules'), join(this.#root, 'node_modules'), 'junction');
		mkdirSync(join(this.#root, 'dist'));
	}

	/** Ends what runs in it, and takes it away. */
	close() {
		if (this.#running !== undefined) stop(this.#running);
		rmSync(this.#root, { recursive: true, force: true });
	}

	/**
	 * Whether a mutant is TypeScript.
	 * @param {Change} mutant
	 */
	compiles(mutant) {
		const tsc = ['node_modules/typescript/bin/tsc', '--incremental', '--tsBuildInfoFile', 'out/tsc.json'];
		return this.#with(mutant, () => this.#run(tsc) === 0);
	}

	/**
	 * What catches a mutant: the first of the suites to fail, and a test file of it or the clock.
	 * @param {Change} mutant
	 * @param {readonly string[]} suites
	 * @returns {Promise<string | undefined>}
	 */
	async catcherOf(mutant, suites) {
		for (const suite of suites) {
			const limit = PATIENCE.ms + PATIENCE.times * (await this.#usualTimeOf(suite));
			const failure = await this.#with(mutant, () => this.#failureIn(suite, limit));
			if (failure !== undefined) return failure;
		}
		return undefined;
	}

	/** How long a suite takes on the unchanged copy, which passes it. @param {string} suite */
	async #usualTimeOf(suite) {
		const known = this.#usual.get(suite);
		if (known !== undefined) return known;
		const start = performance.now();
		const failure = await this.#failureIn(suite, FOR_EVER);
		if (failure !== undefined) throw new Error(`${suite} fails without a change: ${failure}`);
		const time = performance.now() - start;
		this.#usual.set(suite, time);
		return time;
	}

	/**
	 * Has a mutant in the place of what it was made of.
	 * @template T
	 * @param {Change} mutant
	 * @param {() => T | Promise<T>} use
	 */
	async #with({ file, offset, end, text }, use) {
		const path = join(this.#root, file);
		const source = readFileSync(path, 'utf8');
		writeFileSync(path, source.slice(0, offset) + text + source.slice(end));
		try {
			return await use();
		} finally {
			writeFileSync(path, source);
		}
	}

	/** @param {string[]} args */
	#run(args) {
		return spawnSync(process.execPath, args, { cwd: this.#root, stdio: 'ignore' }).status;
	}

	/**
	 * Runs a suite up to its first failure.
	 * @param {string} suite
	 * @param {number} limit in milliseconds
	 * @returns {Promise<string | undefined>} what failed
	 */
	#failureIn(suite, limit) {
		if (this.#run(['esbuild.mjs']) !== 0) return Promise.resolve('the build');
		const { URL_LINT_SEED: _, ...env } = process.env;
		// Of the secrets, a sample: they have many documents, and most of them say the same.
		if (suite === 'secrets') env.URL_LINT_RUNS = '0.1';
		const child = spawn(process.execPath, ['scripts/test.mjs', '--no-editor', suite], {
			cwd: this.#root,
			env,
			stdio: ['ignore', 'pipe', 'pipe'],
			// A group of its own, so that what never ends goes with it.
			detached: true,
		});
		this.#running = child.pid;
		return new Promise((resolve, reject) => {
			/** @param {string | undefined} failure */
			const settle = (failure) => {
				clearTimeout(timer);
				if (child.pid !== undefined) stop(child.pid);
				this.#running = undefined;
				resolve(failure);
			};
			const timer = setTimeout(() => settle(`${suite}, by the clock`), limit);
			let printed = '';
			child.stdout.setEncoding('utf8').on('data', (text) => {
				printed += text;
				const file = /^FAILED (?:.*[\\/])?([^\\/\s]+)\.test\.ts/m.exec(printed)?.[1];
				if (file !== undefined) settle(`${suite}/${file}`);
			});
			child.stderr.resume();
			child.once('error', reject);
			child.once('close', (status, signal) => {
				// No test ends the runner: who did says nothing about the mutant.
				if (signal !== null) reject(new Error(`${suite} was ended by ${signal}.`));
				else settle(status === 0 ? undefined : suite);
			});
		});
	}
}

/** Ends a process and all that it started. @param {number} pid */
function stop(pid) {
	try {
		process.kill(-pid, 'SIGKILL');
	} catch {
		// It is gone already.
	}
}
