/** What V8 is told when the server starts: only what it knows, since it complains on the server's standard error. */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { v8Options } from '../../server/src/process/v8-options';

/** How it says that it optimises late, in each version. */
const cases: readonly (readonly [version: string, known: readonly string[]])[] = [
	['11.3.244.8-node.38', ['--interrupt-budget']],
	['11.8.172.13-node.12', ['--interrupt-budget']],
	['12.0.267.1-electron.0', []],
	['12.4.254.21-node.33', ['--invocation-count-for-turbofan']],
	['13.6.233.10-node.28', ['--invocation-count-for-turbofan']],
	['no version', []],
];
for (const [version, known] of cases)
	test(`V8 ${version}`, () => {
		const names = v8Options(version).map((option) => option.replace(/=.*/, ''));
		assert.deepEqual(names.slice(3), known);
	});

test('this one knows them all', () => {
	const { stderr, status } = spawnSync(process.execPath, [...v8Options(process.versions.v8), '-e', ''], {
		encoding: 'utf8',
	});
	assert.deepEqual([stderr, status], ['', 0]);
});
