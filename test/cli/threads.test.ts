/** Threads change nothing of what is said. */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import test from 'node:test';
import { usualThreads } from '../../server/src/cli/threads';
import { bundle, cli, tree, withError, withWarning } from './helpers';
import { check, large } from './large-tree';

test('threads: one for each two processors without the option, at least one and at most four', () => {
	assert.deepEqual([1, 2, 3, 4, 8, 64].map(usualThreads), [1, 1, 1, 2, 4, 4]);
});

test('threads: output, notes and status are the same, byte for byte, whatever N', () => {
	const one = check('--threads', '1');
	assert.match(one.stdout, /large\.md:3:\d+ {2}error/);
	assert.match(one.stderr, /not valid UTF-8[\s\S]*skipped \d+ files as binary/);
	for (const threads of ['2', '3', '7']) assert.deepEqual(check('--threads', threads), one, threads);
	assert.deepEqual(check(), one);
	const json = check('--format', 'json', '--threads', '1');
	assert.deepEqual(check('--format', 'json', '--threads', '3'), json);
	const missing = [
		'gone',
		'folder 1',
		'also gone',
		'folder 2',
		'folder 3',
		'folder 6',
		'folder 7',
		'folder 8',
		'large.md',
	];
	assert.deepEqual(check('--threads', '2', ...missing), check('--threads', '1', ...missing));
	assert.equal(check('--threads', '2', ...missing).status, 2);
});

test('threads: and with the cache, cold and warm', () => {
	const one = check('--threads', '1');
	const cached = ['--cache', '--cache-location', 'node_modules/cache'];
	for (const threads of ['3', '3', '1']) assert.deepEqual(check('--threads', threads, ...cached), one, threads);
});

test('threads: where none may be started, all is done in one', () => {
	const [major = 0] = process.versions.node.split('.').map(Number);
	const permission = major >= 23 ? '--permission' : '--experimental-permission';
	const { stdout } = cli(['check', '--threads', '2'], { cwd: large, node: [permission, '--allow-fs-read=*'] });
	assert.equal(stdout, check('--threads', '1').stdout);
});

test('threads: a worker that runs out of memory takes one file with it', () => {
	const files = Object.fromEntries(Array.from({ length: 700 }, (_, index) => [`${index}.md`, withWarning]));
	const cwd = tree({ ...files, 'huge.md': withError.repeat(3_000_000) });
	const { status, stdout, stderr } = cli(['check', '--threads', '2'], {
		...{ cwd, node: ['--max-old-space-size=200'], internal: true },
	});
	assert.equal(stderr, 'url-lint: huge.md: internal error: out of memory\n');
	assert.equal(status, 2);
	assert.match(stdout, /^700 files, 700 URLs: 700 warnings$/m);
});

test('threads, shard: what is no number is wrong usage, and nothing is checked', () => {
	for (const threads of ['0', '-1', 'x', '1.5', '1e3', '']) assertUsage(`--threads=${threads}`);
	for (const shard of ['5/4', '0/3', 'x', '1/0', '1', '1/', '/2', '-1/2', '1/2/3', '01/2', '1 / 2', '']) {
		assertUsage(`--shard=${shard}`);
	}
	assertUsage('--threads=0', '--fix');
	assertUsage('--write-baseline');
	assertUsage('--files-from', '-', '-');
});

function assertUsage(...args: string[]): void {
	const { status, stdout, stderr } = check('--format', 'json', ...args);
	assert.deepEqual({ status, stdout }, { status: 2, stdout: '' }, args.join(' '));
	assert.match(stderr, /^url-lint: .+\n$/, args.join(' '));
}

test('threads: where the output cannot be written, that is what is said, also before a large file', {
	skip: !existsSync('/dev/full'),
}, () => {
	const cwd = tree({ 'a.md': withWarning, 'b.md': withWarning.repeat(60_000), 'c.md': withWarning });
	const script = '"$1" "$2" check --threads "$3" . > /dev/full';
	for (const threads of ['1', '2']) {
		const args = ['-c', script, 'sh', process.execPath, bundle, threads];
		const { status, stderr } = spawnSync('sh', args, { cwd, encoding: 'utf8' });
		assert.deepEqual([status, stderr], [2, 'url-lint: cannot write the output: no space left on the device\n']);
	}
});
