import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, test } from 'node:test';

const runner = join(import.meta.dirname, '../../scripts/test.mjs');
const scratch = mkdtempSync(join(tmpdir(), 'url-lint-runner-'));
after(() => rmSync(scratch, { recursive: true }));

const head = "import { describe, it, test } from 'node:test';\n";
const passing = `${head}test('one', () => {});`;

interface Case {
	readonly name: string;
	readonly files: Record<string, string>;
	readonly suites?: string[];
	readonly status: number;
	readonly lastLine: string;
	readonly says?: RegExp;
}

const cases: Case[] = [
	{ name: 'a passing test', files: { 'a/x.test.ts': passing }, status: 0, lastLine: '1 passed, 0 failed' },
	{
		name: 'a failing test, by its full name',
		files: { 'a/x.test.ts': `${head}describe('outer', () => { it('inner', () => { throw new Error('no!'); }); });` },
		status: 1,
		lastLine: '0 passed, 1 failed',
		says: /x\.test\.ts > outer > inner\n.*no!/,
	},
	{
		name: 'suites are not counted, skipped tests do not pass',
		files: { 'a/x.test.ts': `${head}describe('s', () => { it('one', () => {}); it.skip('two', () => {}); });` },
		status: 0,
		lastLine: '1 passed, 0 failed',
	},
	{
		name: 'a suite whose own code throws',
		files: { 'a/x.test.ts': `${passing} describe('s', () => { throw new Error('no!'); });` },
		status: 1,
		lastLine: '1 passed, 1 failed',
	},
	{
		name: 'a file with no test',
		files: { 'a/x.test.ts': passing, 'a/y.test.ts': 'export {};' },
		status: 1,
		lastLine: '1 passed, 1 failed',
		says: /y\.test\.ts\n.*ran no test/,
	},
	{
		name: 'a file that crashes',
		files: { 'a/x.test.ts': "throw new Error('no!');" },
		status: 1,
		lastLine: '0 passed, 1 failed',
		says: /Error: no!/,
	},
	{
		name: 'a file that exits before its first test',
		files: { 'a/x.test.ts': `${head}process.exit(0); test('one', () => {});` },
		status: 1,
		lastLine: '0 passed, 1 failed',
	},
	{
		name: 'a file that exits between its tests',
		files: {
			'a/x.test.ts': `${passing} test('two', () => new Promise(() => setTimeout(() => process.exit(0), 100)));`,
		},
		status: 1,
		lastLine: '1 passed, 1 failed',
		says: /exited before 1 of its tests ended/,
	},
	{
		name: 'a test declared by a helper counts for the file that ran it',
		files: {
			'a/helper.ts': "import { test } from 'node:test'; export const check = (name: string) => test(name, () => {});",
			'a/x.test.ts': "import { check } from './helper'; check('one'); check('two');",
		},
		status: 0,
		lastLine: '2 passed, 0 failed',
	},
	{ name: 'no files at all', files: { 'a/x.ts': '' }, status: 1, lastLine: '0 passed, 0 failed' },
	{
		name: 'only the suites asked for',
		files: { 'a/x.test.ts': passing, 'b/y.test.ts': passing, 'c/z.test.ts': 'throw 1;' },
		suites: ['a', 'b'],
		status: 0,
		lastLine: '2 passed, 0 failed',
	},
	{
		name: 'a suite that does not exist',
		files: { 'a/x.test.ts': passing },
		suites: ['a', 'nosuch'],
		status: 1,
		lastLine: '1 passed, 0 failed',
	},
	{
		name: 'a folder that runs its suites itself',
		files: {
			'a/x.test.ts': passing,
			'b/y.test.ts': 'throw 1;',
			'b/run.mjs': `export const suites = {
				b: async () => [{ name: 'one', state: 'passed' }, { name: 'two', state: 'skipped' }],
				'b-web': async () => [{ name: 'three', state: 'failed', error: 'no!' }],
			};`,
		},
		status: 1,
		lastLine: '2 passed, 1 failed',
		says: /b-web > three\n.*no!/,
	},
	{
		name: 'an editor that heard of nothing at first',
		files: {
			'a/run.mjs': `let tries = 0;
			export const suites = { a: async () => [{ name: 'one', state: tries++ === 0 ? 'failed' : 'passed', error: 'not heard' }] };`,
		},
		status: 0,
		lastLine: '1 passed, 0 failed',
		says: /FAILED .*a > one\n {4}not heard\n\na: 1 failed, run again$/m,
	},
	...[
		{ suites: [], lastLine: '1 passed, 0 failed' },
		{ suites: ['b'], lastLine: '1 passed, 0 failed' },
		{ suites: ['b-slow'], lastLine: '2 passed, 0 failed' },
	].map((each) => ({
		...each,
		name: `a suite that runs where it is named: ${each.suites}`,
		files: {
			'b/run.mjs': `export const onRequest = ['b-slow'];
			const passed = (...names) => async () => names.map((name) => ({ name, state: 'passed' }));
			export const suites = { b: passed('one'), 'b-slow': passed('two', 'three') };`,
		},
		status: 0,
	})),
	...[
		{ suites: [], status: 0, lastLine: '1 passed, 0 failed', says: /^b was not run: no editor$/m },
		{ suites: ['b'], status: 1, lastLine: '0 passed, 1 failed', says: /no editor!/ },
	].map((each) => ({
		...each,
		name: `a suite that cannot run here, and says so: ${each.suites}`,
		files: {
			'a/x.test.ts': passing,
			'b/run.mjs': `export const notRun = { b: 'no editor' };
			export const suites = { b: async () => { throw new Error('no editor!'); } };`,
		},
	})),
	{
		name: 'a suite of its own that cannot run',
		files: { 'a/run.mjs': "export const suites = { a: async () => { throw new Error('no editor!'); } };" },
		status: 1,
		lastLine: '0 passed, 1 failed',
		says: /FAILED .*a\n {4}no editor!$/m,
	},
	{
		name: 'a suite of its own that ran no test',
		files: { 'a/run.mjs': 'export const suites = { a: async () => [] };' },
		status: 1,
		lastLine: '0 passed, 1 failed',
		says: /ran no test/,
	},
	{
		name: 'without the editor',
		files: { 'a/x.test.ts': passing, 'b/run.mjs': 'throw 1;' },
		suites: ['--no-editor'],
		status: 0,
		lastLine: '1 passed, 0 failed',
	},
	{
		name: 'more files than Node allows listeners',
		files: Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`a/${index}.test.ts`, passing])),
		status: 0,
		lastLine: '12 passed, 0 failed',
	},
];

describe('the test runner', () => {
	for (const [index, { name, files, suites = [], status, lastLine, says }] of cases.entries()) {
		test(name, () => {
			const root = join(scratch, String(index));
			for (const [file, text] of Object.entries(files)) {
				mkdirSync(dirname(join(root, file)), { recursive: true });
				writeFileSync(join(root, file), text);
			}
			// Without this, Node takes the runner for a test file and runs nothing.
			const { NODE_TEST_CONTEXT: _, ...env } = process.env;
			const result = spawnSync(process.execPath, [runner, '--root', root, ...suites], { env, encoding: 'utf8' });
			assert.equal(result.stdout.trimEnd().split('\n').at(-1), lastLine, result.stdout + result.stderr);
			assert.equal(result.status, status);
			if (says) assert.match(result.stdout, says);
			assert.doesNotMatch(result.stderr, /Warning/);
		});
	}
});
