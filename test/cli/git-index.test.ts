/** Files that git tracks although `.gitignore` matches them are said; the index is read, no git is run. */

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { GitIndex } from '../../server/src/cli/git-index';
import { clean, cli, tree } from './helpers';

function git(cwd: string, ...args: string[]): void {
	execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', '-c', 'init.defaultBranch=a', ...args], {
		cwd,
		stdio: 'pipe',
	});
}

/** A repository of files; those that match its `.gitignore` are added all the same. */
function repository(files: Readonly<Record<string, string>>, ...init: string[]): string {
	const cwd = tree(files);
	git(cwd, 'init', ...init);
	git(cwd, 'add', '--force', '.');
	return cwd;
}

function noteOf(cwd: string, ...paths: string[]): string {
	const { status, stderr } = cli(['check', '--format', 'json', ...paths], { cwd });
	assert.equal(status, 0);
	return stderr;
}

const one = 'url-lint: skipped 1 file that git tracks, because .gitignore matches; whatever is named is checked\n';
const three = one.replace('1 file', '3 files');

const ignored = {
	'.gitignore': 'out/\n*.log\n',
	'out/a.txt': clean,
	'out/d/é.txt': clean,
	'b.log': clean,
	'c.txt': clean,
};

describe('tracked files that .gitignore matches', () => {
	test('are counted, in ignored folders too', () => assert.equal(noteOf(repository(ignored)), three));

	test('are not mentioned where the folder is named', () => {
		const cwd = repository(ignored);
		assert.equal(noteOf(cwd, 'out'), '');
		assert.equal(noteOf(cwd, 'b.log'), '');
		assert.equal(noteOf(cwd, 'b.log', 'c.txt', 'out/d'), '');
	});

	test('count from a folder below the root', () => {
		const cwd = repository({ '.gitignore': '*.log\n', 'd/e/a.log': clean, 'd/b.txt': clean, 'f.log': clean });
		assert.equal(noteOf(cwd, 'd'), one);
		assert.equal(noteOf(join(cwd, 'd')), one);
	});

	test('count inside a folder that is ignored and was named', () => {
		const cwd = repository({ '.gitignore': 'out/\n', 'out/.gitignore': 'x/\n', 'out/x/a.txt': clean });
		assert.equal(noteOf(cwd, 'out'), one);
	});

	test('what is not tracked, or is gone, does not count', () => {
		const cwd = repository(ignored);
		git(cwd, 'rm', '--cached', '-q', 'b.log');
		rmSync(join(cwd, 'out/a.txt'));
		writeFileSync(join(cwd, 'out/new.txt'), clean);
		assert.equal(noteOf(cwd), one);
	});

	test('an index that is a pipe is none, and nobody waits for it', { skip: process.platform === 'win32' }, () => {
		const cwd = repository(ignored);
		rmSync(join(cwd, '.git/index'));
		execFileSync('mkfifo', [join(cwd, '.git/index')]);
		assert.equal(noteOf(cwd), '');
	});

	test('a symbolic link is no file', { skip: process.platform === 'win32' }, () => {
		const cwd = tree({ '.gitignore': '*.log\n', 'a.txt': clean });
		symlinkSync('a.txt', join(cwd, 'b.log'));
		git(cwd, 'init');
		git(cwd, 'add', '--force', '.');
		assert.equal(noteOf(cwd), '');
	});

	test('a repository in a repository has its own index', () => {
		const cwd = tree({ 'sub/.gitignore': '*.log\n', 'sub/a.log': clean });
		git(join(cwd, 'sub'), 'init');
		git(join(cwd, 'sub'), 'add', '--force', '.');
		git(cwd, 'init');
		assert.equal(noteOf(cwd), one);
	});

	test('a worktree has its index elsewhere', () => {
		const cwd = repository({ '.gitignore': '*.log\n', 'a.log': clean });
		git(cwd, 'commit', '-qm', 'a');
		git(cwd, 'worktree', 'add', '-q', 'w');
		assert.equal(noteOf(join(cwd, 'w')), one);
	});

	for (const version of ['2', '3', '4'])
		test(`index version ${version}`, () => {
			const cwd = repository({ ...ignored, [`${'long/'.repeat(40)}a.log`]: clean });
			writeFileSync(join(cwd, 'later.log'), clean);
			git(cwd, 'add', '--force', '--intent-to-add', 'later.log');
			git(cwd, 'update-index', '--index-version', version);
			const index = new GitIndex(cwd);
			for (const path of [...Object.keys(ignored), `${'long/'.repeat(40)}a.log`, 'later.log'])
				assert.equal(index.countAt(path, false), 1, path);
			assert.equal(index.countAt('out', true), 2);
			assert.equal(index.countAt('ou', true), 0);
			assert.equal(index.countAt('ou', false), 0);
		});

	test('names of SHA-256', () => {
		const cwd = repository(ignored, '--object-format=sha256');
		assert.equal(noteOf(cwd), three);
	});

	for (const [what, index] of [
		['nothing', ''],
		['a lie', 'DIRC\0\0\0\u0002\0\0\u00ff\u00ff'],
		['something else', 'x'.repeat(100)],
	] as const)
		test(`an index that holds ${what} is no error`, () => {
			const cwd = tree({ '.gitignore': '*.log\n', 'a.log': clean });
			mkdirSync(join(cwd, '.git'));
			writeFileSync(join(cwd, '.git/index'), index, 'latin1');
			assert.equal(noteOf(cwd), '');
		});
});
