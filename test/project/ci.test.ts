/** What others run of us, in CI and before commits, is this version, asks for commands that there are, and runs no input as a command. */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';

// It comes without types.
const { load } = createRequire(import.meta.url)('js-yaml');

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { version }: { version: string } = JSON.parse(read('package.json'));

const descriptor = 'mega-linter-plugin-url-lint/url-lint.megalinter-descriptor.yml';
const pinned = ['.pre-commit-hooks.yaml', 'action.yml', descriptor, 'docs/ci.md'];

for (const path of pinned)
	test(`${path}: every version of url-lint is this one`, () => {
		const named = Array.from(
			read(path).matchAll(
				/(?:url-lint@v?|default: (?=\d)|known_good_version: |url-lint\/url-lint\/v|rev: v)(\d+\.\d+\.\d+)/g,
			),
			([, found]) => found,
		);
		assert.ok(named.length > 0);
		for (const found of named) assert.equal(found, version);
	});

test('pre-commit: each hook has what pre-commit wants', () => {
	const hooks: { id: string; name: string; entry: string; language: string }[] = load(read('.pre-commit-hooks.yaml'));
	assert.deepEqual(
		hooks.map(({ id }) => id),
		['url-lint', 'url-lint-fix'],
	);
	for (const { name, entry, language } of hooks) {
		assert.ok(name.length > 0);
		assert.equal(language, 'system');
		assert.match(entry, /^npx --yes --ignore-scripts url-lint@\S+ check(?: --fix)?$/);
	}
});

test('MegaLinter: the descriptor names its linter, and the report goes where it wants', () => {
	const { linters } = load(read(descriptor));
	assert.equal(linters.length, 1);
	assert.deepEqual(linters[0].cli_lint_extra_args, ['check']);
	assert.deepEqual(linters[0].cli_sarif_args, ['--format', 'sarif', '--output', '{{SARIF_OUTPUT_FILE}}']);
});

describe('the action', { skip: process.platform === 'win32' }, () => {
	const { runs, inputs } = load(read('action.yml'));
	const [{ run: script, env }] = runs.steps;

	test('holds no input in its script', () => {
		assert.equal(runs.using, 'composite');
		assert.ok(!script.includes('${{'));
		const used = Object.values<string>(env).map((value) => /^\$\{\{ inputs\.(\w+) \}\}$/.exec(value)?.[1]);
		assert.deepEqual(used.sort(), Object.keys(inputs).sort());
	});

	/** Runs the script as the runner does; `npx` says what it was called with, and ends as it is told. */
	function ran(values: Record<string, string>, status = 0): { status: number | null; calls: string[][] } {
		const cwd = mkdtempSync(join(tmpdir(), 'url-lint-action-'));
		try {
			writeFileSync(join(cwd, 'npx'), `#!/bin/bash\nprintf '%s\\n' "$@" END >> calls\nexit ${status}\n`);
			chmodSync(join(cwd, 'npx'), 0o755);
			const result = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
				cwd,
				env: { PATH: `${cwd}:${process.env.PATH}`, PATHS: '.', OPTIONS: '', SARIF: '', VERSION: version, ...values },
			});
			assert.ok(!existsSync(join(cwd, 'pwned')));
			const calls = existsSync(join(cwd, 'calls')) ? readFileSync(join(cwd, 'calls'), 'utf8') : '';
			const lists = calls.split('END\n').slice(0, -1);
			return { status: result.status, calls: lists.map((list) => list.split('\n').slice(0, -1)) };
		} finally {
			rmSync(cwd, { recursive: true });
		}
	}

	const npx = ['--yes', '--ignore-scripts', `url-lint@${version}`, 'check'];

	test('checks the folder, as annotations', () =>
		assert.deepEqual(ran({}), { status: 0, calls: [[...npx, '--format=github', '--', '.']] }));

	test('a path a line, an option a line, each as it is', () => {
		const { calls } = ran({ PATHS: 'a b\n$(touch pwned)\n"; touch pwned', OPTIONS: '--fail-on=error\n--no-config\n' });
		assert.deepEqual(calls, [
			[...npx, '--format=github', '--fail-on=error', '--no-config', '--', 'a b', '$(touch pwned)', '"; touch pwned'],
		]);
	});

	test('SARIF too; findings are told all the same', () => {
		const { status, calls } = ran({ SARIF: 'x y.sarif' }, 1);
		assert.equal(status, 1);
		assert.deepEqual(calls, [
			[...npx, '--format=sarif', '--output=x y.sarif', '--', '.'],
			[...npx, '--format=github', '--', '.'],
		]);
	});

	test('an error ends it', () => {
		assert.deepEqual(ran({ SARIF: 'x' }, 2), {
			status: 2,
			calls: [[...npx, '--format=sarif', '--output=x', '--', '.']],
		});
	});
});
