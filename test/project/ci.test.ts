/** What others run of us, in CI and before commits, is this version, asks for commands that there are, and runs no input as a command. */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
	const hooks: { id: string; name: string; entry: string; args: string[]; language: string }[] = load(
		read('.pre-commit-hooks.yaml'),
	);
	assert.deepEqual(
		hooks.map(({ id }) => id),
		['url-lint', 'url-lint-fix'],
	);
	for (const { name, entry, args, language } of hooks) {
		assert.ok(name.length > 0);
		assert.equal(language, 'system');
		assert.match(entry, /^npx --yes --ignore-scripts --prefix=\/ url-lint@\S+ check(?: --fix)?$/);
		// The names of the files follow: one of them may begin with `-`.
		assert.deepEqual(args, ['--']);
	}
});

test('docs/ci.md: no program that the checkout brings is run in our place', () => {
	assert.doesNotMatch(read('docs/ci.md'), /npx (?!--yes --ignore-scripts --prefix=\/)[^\n]*url-lint@/);
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

	const install = [
		...['install', '--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--prefix', '/temp/url-lint'],
		`url-lint@${version}`,
	];
	const check = ['/temp/url-lint/node_modules/url-lint/dist/cli.js', 'check'];

	/** Runs the script as the runner does; `node` says what it was called with, and ends as it is told. */
	function ran(
		values: Record<string, string>,
		status = 0,
		installed = 0,
	): { status: number | null; calls: string[][] } {
		const cwd = mkdtempSync(join(tmpdir(), 'url-lint-action-'));
		try {
			const program = (name: string, script: string) =>
				writeFileSync(join(cwd, 'bin', name), `#!/bin/bash\n${script}\n`, { mode: 0o755 });
			for (const folder of ['bin', 'temp', 'checkout']) mkdirSync(join(cwd, folder));
			program('node', `printf '%s\\n' "$@" END >> ../calls; exit ${status}`);
			program('npm', `printf '%s\\n' "$PWD" "$@" >> ../installed; exit ${installed}`);
			program('npx', 'touch pwned');
			const result = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
				cwd: join(cwd, 'checkout'),
				env: {
					...{ PATH: `${cwd}/bin:${process.env.PATH}`, RUNNER_TEMP: `${cwd}/temp` },
					...{ PATHS: '.', OPTIONS: '', SARIF: '', VERSION: version, ...values },
				},
			});
			assert.ok(!existsSync(join(cwd, 'checkout/pwned')));
			const [where, ...args] = readFileSync(join(cwd, 'installed'), 'utf8').replaceAll(cwd, '').split('\n');
			assert.equal(where, '/temp', 'not among the files that are checked');
			assert.deepEqual(args.slice(0, -1), install);
			const calls = existsSync(join(cwd, 'calls')) ? readFileSync(join(cwd, 'calls'), 'utf8') : '';
			const lists = calls.split('END\n').slice(0, -1);
			return { status: result.status, calls: lists.map((list) => list.replaceAll(cwd, '').split('\n').slice(0, -1)) };
		} finally {
			rmSync(cwd, { recursive: true });
		}
	}

	test('checks the folder, as annotations', () =>
		assert.deepEqual(ran({}), { status: 0, calls: [[...check, '--format=github', '--', '.']] }));

	test('a path a line, an option a line, each as it is', () => {
		const { calls } = ran({ PATHS: 'a b\n$(touch pwned)\n"; touch pwned', OPTIONS: '--fail-on=error\n--no-config\n' });
		assert.deepEqual(calls, [
			[...check, '--format=github', '--fail-on=error', '--no-config', '--', 'a b', '$(touch pwned)', '"; touch pwned'],
		]);
	});

	test('SARIF too; findings are told all the same', () => {
		const { status, calls } = ran({ SARIF: 'x y.sarif' }, 1);
		assert.equal(status, 1);
		assert.deepEqual(calls, [
			[...check, '--format=sarif', '--output=x y.sarif', '--', '.'],
			[...check, '--format=github', '--', '.'],
		]);
	});

	test('what cannot be installed is not run', () => assert.deepEqual(ran({}, 0, 1), { status: 2, calls: [] }));

	test('an error ends it', () => {
		assert.deepEqual(ran({ SARIF: 'x' }, 2), {
			status: 2,
			calls: [[...check, '--format=sarif', '--output=x', '--', '.']],
		});
	});
});
