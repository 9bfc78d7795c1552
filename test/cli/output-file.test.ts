/** `--output FILE` and `--max-warnings N`. */

import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
	chmodSync,
	existsSync,
	lstatSync,
	readdirSync,
	readFileSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { formats } from '../../server/src/cli/formats';
import { broken, bundle, clean, cli, tree, withError, withHint, withWarning } from './helpers';

const windows = process.platform === 'win32';

describe('--output', () => {
	for (const format of formats.keys())
		test(`${format}: the file gets what standard output would`, () => {
			const cwd = tree({ 'a.txt': withWarning, 'out/': '' });
			const { stdout, status } = cli(['check', '--format', format, 'a.txt'], { cwd });
			const args = ['check', '--format', format, '--output', 'out/report', 'a.txt'];
			assert.deepEqual(cli(args, { cwd }), { status, stdout: '', stderr: '' });
			assert.equal(readFileSync(join(cwd, 'out/report'), 'utf8'), stdout);
			assert.deepEqual(readdirSync(join(cwd, 'out')), ['report']);
		});

	test('another report takes the place of the old one, with its mode, also behind a link', { skip: windows }, () => {
		const cwd = tree({ 'a.txt': withWarning, 'out/real': 'old' });
		chmodSync(join(cwd, 'out/real'), 0o600);
		symlinkSync('real', join(cwd, 'out/link'));
		assert.equal(cli(['check', '--output', 'out/link', 'a.txt'], { cwd }).status, 1);
		assert.match(readFileSync(join(cwd, 'out/real'), 'utf8'), /unsafe-character/);
		assert.equal(statSync(join(cwd, 'out/real')).mode & 0o777, 0o600);
		assert.ok(lstatSync(join(cwd, 'out/link')).isSymbolicLink());
		assert.deepEqual(readdirSync(join(cwd, 'out')), ['link', 'real']);
	});

	test('a device stays one', { skip: windows }, () => {
		assert.equal(cli(['check', '--output', '/dev/null', '-'], { input: withWarning }).status, 1);
		assert.ok(statSync('/dev/null').isCharacterDevice());
	});

	test('- is standard output, and what a system calls it', { skip: windows }, () => {
		for (const name of ['-', '/dev/stdout', '/dev/fd/1', '/proc/self/fd/1']) {
			const { status, stdout, stderr } = cli(['check', '--output', name, '-'], { input: withWarning });
			assert.deepEqual([status, stderr], [1, ''], name);
			assert.match(stdout, /unsafe-character/, name);
		}
		const { stdout, stderr } = cli(['check', '--output', '/dev/stderr', '-'], { input: withWarning });
		assert.equal(stdout, '');
		assert.match(stderr, /unsafe-character/);
	});

	test('where it cannot be written: one line, nothing is checked or repaired, status 2', () => {
		const cwd = tree({ 'a.txt': broken, 'folder/': '' });
		for (const [path, reason] of [
			['no/such/report', /no such file or directory/],
			['folder', /directory/],
			['a.txt/report', /directory/],
		] as const) {
			const { status, stdout, stderr } = cli(['check', '--fix', '--output', path, 'a.txt'], { cwd });
			assert.deepEqual({ status, stdout }, { status: 2, stdout: '' });
			assert.match(stderr, /^url-lint: .*: cannot be written: .*\n$/);
			assert.match(stderr, reason);
			assert.equal(readFileSync(join(cwd, 'a.txt'), 'utf8'), broken);
		}
	});

	test('where it may not be written, it stays as it was', { skip: process.getuid?.() !== 0 }, () => {
		const cwd = tree({ 'a.txt': withWarning, 'out/report': 'old' });
		chmodSync(join(cwd, 'out'), 0o755);
		const { status, stderr } = cli(['check', '--output', 'out/report', 'a.txt'], { cwd, uid: 65534 });
		assert.equal(status, 2);
		assert.match(stderr, /^url-lint: out\/report: cannot be written: permission denied\n$/);
		assert.equal(readFileSync(join(cwd, 'out/report'), 'utf8'), 'old');
	});

	test('a file that is to be checked is not overwritten', () => {
		const cwd = tree({ 'a.md': broken, 'b.md': clean });
		if (!windows) symlinkSync('a.md', join(cwd, 'link.md'));
		const ways: [args: string[], input?: string][] = [
			[['--output', 'a.md', 'a.md']],
			[['--fix', '--output=a.md', 'b.md', './a.md']],
			[['--output', 'a.md', '--files-from', '-'], 'b.md\na.md\n'],
			[['--output', 'new.md', 'new.md']],
			...(windows ? [] : [[['--output', 'link.md', 'a.md']] as [string[]]]),
		];
		for (const [args, input = ''] of ways) {
			const { status, stdout, stderr } = cli(['check', ...args], { cwd, input });
			assert.deepEqual({ status, stdout }, { status: 2, stdout: '' }, args.join(' '));
			assert.match(stderr, /^url-lint: give "--output" another file: \S+\.md is to be checked, .*\n$/);
			assert.equal(readFileSync(join(cwd, 'a.md'), 'utf8'), broken);
			assert.ok(!existsSync(join(cwd, 'new.md')));
		}
	});

	test('a file that another option names is not overwritten', () => {
		for (const args of [
			['--output', 'list', '--files-from', 'list'],
			['--output', 'base.json', '--baseline', 'base.json', '--write-baseline'],
			['--baseline', './base.json', '--write-baseline', '--cache', '--cache-location', 'base.json'],
			['--cache', '--cache-location', 'a.md', 'a.md'],
			['--output', 'new', '--baseline', './new', '--write-baseline', 'a.md'],
		]) {
			const files = { 'a.md': clean, list: 'a.md\n', 'base.json': '{"version": 1, "findings": []}' };
			const cwd = tree(files);
			const { status, stdout, stderr } = cli(['check', ...args], { cwd });
			assert.deepEqual({ status, stdout }, { status: 2, stdout: '' }, args.join(' '));
			assert.match(stderr, /^url-lint: give "--(?:output|baseline|cache-location)" .*overwritten.*\n$/);
			for (const [name, content] of Object.entries(files)) assert.equal(readFileSync(join(cwd, name), 'utf8'), content);
		}
	});

	test('into a pipe that nobody reads it waits until somebody ends it', { skip: windows }, async () => {
		const cwd = tree({ 'a.txt': withWarning });
		execFileSync('mkfifo', [join(cwd, 'pipe')]);
		const child = spawn(process.execPath, [bundle, 'check', '--output', 'pipe', 'a.txt', 'missing'], { cwd });
		// What is said of the files is the last before it writes.
		await once(child.stderr, 'data');
		child.kill('SIGINT');
		assert.deepEqual(await once(child, 'exit'), [null, 'SIGINT']);
	});

	test('wrong usage leaves it as it was', () => {
		const cwd = tree({ 'a.txt': withWarning, report: 'old' });
		for (const wrong of [
			['--max-warnings', 'x'],
			['--format', 'xml'],
			['--stdin-filename', 'x'],
		]) {
			assert.equal(cli(['check', '--output', 'report', ...wrong, 'a.txt'], { cwd }).status, 2);
			assert.equal(readFileSync(join(cwd, 'report'), 'utf8'), 'old');
		}
	});

	test('a file that cannot be read: the rest is reported, status 2', () => {
		const cwd = tree({ 'a.txt': withWarning });
		const { status, stderr } = cli(['check', '--output', 'report', 'missing', 'a.txt'], { cwd });
		assert.equal(status, 2);
		assert.match(stderr, /missing: cannot be read/);
		assert.match(readFileSync(join(cwd, 'report'), 'utf8'), /unsafe-character/);
	});

	test('with --fix - the repaired text is alone on standard output', () => {
		const cwd = tree({});
		const { stdout } = cli(['check', '--fix', '--output', 'report', '-'], { cwd, input: broken + withWarning });
		assert.match(stdout, /^http:\/\/a\.example\/x\n/);
		assert.ok(existsSync(join(cwd, 'report')));
	});

	test('the last report is not checked where the next one takes its place', () => {
		const cwd = tree({ 'a.txt': clean, 'report.txt': withError });
		assert.equal(cli(['check', '--output', 'report.txt'], { cwd }).status, 0);
	});

	test('a report among the files that are checked is not what was written', () => {
		const cwd = tree({ 'a.txt': withWarning });
		writeFileSync(join(cwd, 'report.txt'), 'old');
		cli(['check', '--output', 'report.txt'], { cwd });
		assert.match(readFileSync(join(cwd, 'report.txt'), 'utf8'), /1 file, 1 URL: 1 warning/);
	});
});

describe('--max-warnings', () => {
	// What is in the file, the options, the status, whether a line says that there are too many.
	const runs: [text: string, options: string[], status: number, said: boolean][] = [
		[withWarning, [], 1, false],
		[withWarning, ['--max-warnings', '0'], 1, true],
		[withWarning, ['--max-warnings', '1'], 0, false],
		[withWarning.repeat(2), ['--max-warnings', '1'], 1, true],
		[withWarning.repeat(2), ['--max-warnings=2'], 0, false],
		[withWarning.repeat(2), ['--max-warnings', '1', '--fail-on', 'error'], 1, true],
		[withWarning, ['--max-warnings', '1', '--fail-on', 'hint'], 0, false],
		[withWarning + withHint, ['--max-warnings', '1', '--fail-on', 'hint'], 1, false],
		[withError, ['--max-warnings', '5'], 1, false],
		[clean, ['--max-warnings', '0'], 0, false],
	];
	for (const [text, options, status, said] of runs)
		test(`${JSON.stringify(text)} ${options.join(' ')}: ${status}`, () => {
			const result = cli(['check', ...options, '-'], { input: text });
			assert.equal(result.status, status);
			assert.equal(result.stderr.includes('which are the most that --max-warnings lets pass'), said);
		});
});
