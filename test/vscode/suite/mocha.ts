/** Mocha, as it runs in Node and in a web worker alike, and the results of its tests. */

import type MochaType from 'mocha';
// The build for browsers needs neither Node nor a page. What it exports is set up for a page; its class is a global.
import 'mocha/mocha.js';

/** A test polls for less than that, and says what it waits for. */
const TIMEOUT_MS = 60_000;

export interface Result {
	readonly name: string;
	readonly state: 'passed' | 'failed' | 'skipped';
	/** Why it failed. */
	readonly error?: string;
}

const { Mocha } = globalThis as unknown as { Mocha: typeof MochaType };
const mocha = new Mocha({ ui: 'bdd', timeout: TIMEOUT_MS, reporter: Mocha.reporters.Base });
const context: Partial<MochaType.MochaGlobals> = {};
mocha.suite.emit('pre-require', context, null, mocha);

export const { describe, it, before, beforeEach, after, afterEach } = context as MochaType.MochaGlobals;

/** Runs all tests that have been declared. */
export function run(): Promise<Result[]> {
	const results: Result[] = [];
	return new Promise((resolve) => {
		const runner = mocha.run(() => resolve(results));
		const add = (test: MochaType.Test, state: Result['state'], error?: Error) =>
			results.push({ name: test.fullTitle(), state, ...(error && { error: String(error.stack ?? error) }) });
		runner.on('test', (test) => console.log(`Test: ${test.fullTitle()}`));
		runner.on('pass', (test) => add(test, 'passed'));
		runner.on('pending', (test) => add(test, 'skipped'));
		runner.on('fail', (test, error) => {
			console.log(`Failed: ${error.message}`);
			add(test, 'failed', error);
		});
	});
}
