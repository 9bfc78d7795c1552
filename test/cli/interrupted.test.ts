/**
 * `--fix` ended by signals between any two of its calls of the file system, and within those that write; and on a disk that gets full.
 * `URL_LINT_KILLS=200` tries so many random points for each signal, `URL_LINT_SEED` other ones.
 */

import assert from 'node:assert/strict';
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, linkSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import fc from 'fast-check';
import { tried } from '../cases';
import { broken, bundle, tree, withHint } from './helpers';

const kills = Number(process.env.URL_LINT_KILLS ?? 8);
const seed = Number(process.env.URL_LINT_SEED ?? 1738);

const moments = ['before', 'after', 'half'] as const;

interface Kill {
	readonly at: number;
	readonly signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'SIGKILL' | 'ENOSPC';
	readonly when: (typeof moments)[number];
}

// Longer, shorter and as long when repaired; one that has nothing to repair; a name as long as names get.
const files: Readonly<Record<string, string>> = {
	'a.txt': broken.repeat(300),
	'b.txt': 'http:////a.example/x\n'.repeat(300),
	'c.txt': 'http://a.example/\n',
	'd/e.txt': 'HTTP:/a.example/x\n'.repeat(2),
	[`${'日'.repeat(83)}.txt`]: withHint.repeat(2),
};

/** Runs `check --fix`, and ends it at a step where that is asked for. */
function fix(cwd: string, kill?: Kill, calls = ''): SpawnSyncReturns<string> {
	const preload = ['--require', join(__dirname, 'kill-at.cjs')];
	return spawnSync(process.execPath, [...preload, bundle, 'check', '--fix', cwd], {
		cwd,
		encoding: 'utf8',
		env: {
			...process.env,
			KILL_BELOW: cwd,
			...(kill && { KILL_AT: String(kill.at), KILL_SIGNAL: kill.signal, KILL_WHEN: kill.when }),
			...(calls && { KILL_CALLS: calls }),
		},
	});
}

function contents(cwd: string): Record<string, string> {
	const names = readdirSync(cwd, { recursive: true, encoding: 'utf8' }).sort();
	const regular = names.filter((name) => statSync(join(cwd, name)).isFile());
	return Object.fromEntries(regular.map((name) => [name, readFileSync(join(cwd, name), 'utf8')]));
}

const fixed = (() => {
	const cwd = tree(files);
	fix(cwd);
	return contents(cwd);
})();

/** What a file is besides its content and times. */
function identities(cwd: string): unknown {
	return Object.keys(files).map((name) => {
		const { ino, mode, nlink, uid, gid } = statSync(join(cwd, name));
		return { name, ino, mode, nlink, uid, gid };
	});
}

/** The files, one with another owner where that can be, and one with a second name elsewhere. */
function newTree(): string {
	const cwd = tree(files);
	chmodSync(join(cwd, 'a.txt'), 0o640);
	if (process.getuid?.() === 0) chownSync(join(cwd, 'a.txt'), 4321, 4322);
	linkSync(join(cwd, 'b.txt'), join(tree({}), 'second'));
	return cwd;
}

/** The names of the calls that a run makes, in order. */
const calls = (() => {
	const names = join(tree({}), 'calls');
	fix(newTree(), undefined, names);
	return readFileSync(names, 'utf8').split(' ');
})();

/**
 * Ends run after run by a signal, and lets one more end by itself. After a signal that can be caught every file is whole and
 * no copy is left; after the last run, after any.
 * @returns what the last run said
 */
function assertRecovers(...kills: Kill[]): string {
	const what = JSON.stringify(kills);
	const cwd = newTree();
	const before = identities(cwd);
	for (const kill of kills) {
		const { signal } = fix(cwd, kill);
		assert.ok(signal === kill.signal || signal === null, what);
	}
	if (kills.every(({ signal }) => signal !== 'SIGKILL')) {
		const left = contents(cwd);
		assert.deepEqual(Object.keys(left), Object.keys(fixed), what);
		for (const [name, text] of Object.entries(left)) assert.ok([files[name], fixed[name]].includes(text), what);
	}
	const { status, stderr } = fix(cwd);
	assert.equal(status, 0, `${what}: ${stderr}`);
	assert.deepEqual(contents(cwd), fixed, what);
	assert.deepEqual(identities(cwd), before, what);
	return stderr;
}

const random = fc.record({
	at: fc.integer({ min: 1, max: calls.length }),
	when: fc.constantFrom(...moments),
});

test('what is repaired, in how many steps', () => {
	for (const name of Object.keys(files)) assert.equal(fixed[name] === files[name], name === 'c.txt');
	assert.ok(calls.length > 80, calls.join(' '));
});

test('SIGKILL in the middle of each writing', () => {
	const said = calls.flatMap((name, index) =>
		name === 'writeSync' ? [assertRecovers({ at: index + 1, signal: 'SIGKILL', when: 'half' })] : [],
	);
	// Of the two files that become longer the new end and the rest, of the one that becomes shorter and the one that stays as long the whole.
	assert.ok(said.filter((text) => text.includes('restored')).length === 6, said.join(''));
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const) {
	test(`${signal} at ${kills} random steps`, () => {
		tried(kills);
		fc.assert(
			fc.property(random, (point) => void assertRecovers({ ...point, signal })),
			{ seed, numRuns: kills },
		);
	});
}

test(`SIGKILL at a random step, and in the run that restores, ${kills} times`, () => {
	tried(kills);
	const kill = random.map((point): Kill => ({ ...point, signal: 'SIGKILL' }));
	fc.assert(
		fc.property(kill, kill, (first, second) => void assertRecovers(first, second)),
		{ seed, numRuns: kills },
	);
});

test(`a disk that is full from a random step on, ${kills} times: no file is lost, and a run with space does the rest`, () => {
	tried(kills);
	fc.assert(
		fc.property(random, ({ at }) => {
			const cwd = newTree();
			const { signal, status } = fix(cwd, { at, signal: 'ENOSPC', when: 'before' });
			assert.equal(signal, null);
			assert.ok(status === 0 || status === 2, `status ${status}`);
			const { status: then, stderr } = fix(cwd);
			assert.equal(then, 0, stderr);
			assert.deepEqual(contents(cwd), fixed);
		}),
		{ seed, numRuns: kills },
	);
});
