/** Which files are checked: a share of them, those of a list, those that changed. */

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chownSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { clean, cli, ndjson, tree, withError, withHint, withWarning } from './helpers';
import { check, large } from './large-tree';

test('shard: together they are exactly the whole, and each file is in one', () => {
	const whole = lines(cli(['urls'], { cwd: large }).stdout);
	for (const shares of [1, 2, 7]) {
		const parts = Array.from({ length: shares }, (_, index) => {
			return lines(cli(['urls', '--shard', `${index + 1}/${shares}`], { cwd: large }).stdout);
		});
		assert(parts.every(({ length }) => length > whole.length / shares / 3));
		assert.deepEqual(parts.flat().sort(), [...whole].sort());
	}
	const checked = Array.from({ length: 7 }, (_, index) => {
		return JSON.parse(check('--format', 'json', '--shard', `${index + 1}/7`).stdout) as object[];
	});
	const sorted = (findings: object[]) => findings.map((finding) => JSON.stringify(finding)).sort();
	assert.deepEqual(sorted(checked.flat()), sorted(JSON.parse(check('--format', 'json').stdout)));
});

test('shard: a path is in the same share wherever it is, and however it is named', () => {
	const cwd = tree({ 'a/b.md': clean, 'c.md': clean });
	const share = (path: string) =>
		[1, 2, 3, 4, 5].filter((i) => cli(['urls', '--shard', `${i}/5`, path], { cwd }).stdout);
	assert.deepEqual(share('a/b.md'), share('./a/b.md'));
	assert.deepEqual(share('a/b.md'), share('a/../a/b.md'));
	assert.deepEqual(share('a/b.md'), [5]);
	assert.deepEqual(share('c.md'), [4]);
});

function lines(text: string): string[] {
	return text.split('\n').slice(0, -1);
}

test('files-from: lines, or NUL where there is one; missing ones are said, the rest done', () => {
	const cwd = tree({ 'a.md': withError, 'b c.md': withWarning, '-': withHint, 'd/e.md': clean, 'no.md': withError });
	const checked = (input: string, ...args: string[]) => cli(['check', '--files-from', '-', ...args], { cwd, input });
	assert.match(checked('a.md\nb c.md\n').stdout, /^2 files, 2 URLs: 1 error, 1 warning$/m);
	assert.match(checked('a.md\r\nb c.md').stdout, /^2 files/m);
	assert.match(checked('a.md\0b c.md\0').stdout, /^2 files/m);
	assert.match(checked('d\n', 'a.md').stdout, /^2 files/m);
	assert.match(checked('a.md\na.md\n./a.md\n').stdout, /^1 file,/m);
	assert.match(checked('-\n').stdout, /^1 file, 1 URL: 1 hint$/m);
	const { status, stdout, stderr } = checked('gone.md\na.md\n');
	assert.deepEqual([status, stderr], [2, 'url-lint: gone.md: cannot be read: no such file or directory\n']);
	assert.match(stdout, /^1 file, 1 URL: 1 error$/m);
	assert.deepEqual(checked('').stdout, '0 files, 0 URLs: no findings\n');
	assert.equal(checked('').status, 0);
	const none = cli(['check', '--files-from', '/dev/null'], { cwd });
	assert.deepEqual([none.status, none.stdout], [0, '0 files, 0 URLs: no findings\n']);
	assert.match(cli(['check', '--files-from', '/dev/stdin'], { cwd, input: 'a.md\n' }).stdout, /^1 file,/m);
	assert.equal(ndjson(cli(['urls', '--files-from', '-'], { cwd, input: 'a.md\n' }).stdout).length, 1);
});

test('files-from: a list that cannot be read is said, and nothing is checked', () => {
	const { status, stdout, stderr } = cli(['check', '--files-from', 'list'], { cwd: tree({ 'a.md': withError }) });
	assert.deepEqual([status, stdout], [2, '']);
	assert.match(stderr, /^url-lint: list: cannot be used: no such file or directory .*\n$/);
});

/** A repository with a file of each kind of change since its first commit, `start`. */
function repository(): string {
	const cwd = tree({
		...{ 'same.md': withError, 'committed.md': clean, 'edited.md': clean, 'deleted.md': clean, 'old.md': clean },
		...{ 'sub/ä "b"\tc.md': clean, 'sub/same.md': clean, '.gitignore': 'ignored.md\n', 'staged.md': clean },
	});
	git(cwd, 'init', '-q', '-b', 'main');
	commit(cwd, 'start');
	git(cwd, 'tag', 'start');
	writeFileSync(join(cwd, 'committed.md'), withError);
	git(cwd, 'mv', 'old.md', 'renamed.md');
	writeFileSync(join(cwd, 'sub/ä "b"\tc.md'), withError);
	commit(cwd, 'next');
	for (const name of ['edited.md', 'untracked.md', 'ignored.md', 'sub/new.md', 'staged.md'])
		writeFileSync(join(cwd, name), withError);
	git(cwd, 'add', 'staged.md');
	rmSync(join(cwd, 'deleted.md'));
	return cwd;
}

function git(cwd: string, ...args: string[]): void {
	const who = ['-c', 'user.name=A', '-c', 'user.email=a@a.example', '-c', 'commit.gpgsign=false'];
	execFileSync('git', [...who, ...args], { cwd, stdio: 'pipe' });
}

function commit(cwd: string, message: string): void {
	git(cwd, 'add', '-A');
	git(cwd, 'commit', '-q', '-m', message);
}

function filesOf(args: readonly string[], cwd: string): string[] {
	const { status, stdout, stderr } = cli(['urls', ...args], { cwd });
	assert.deepEqual([status, stderr], [0, '']);
	return ndjson(stdout).map(({ file }) => file);
}

test('changed-since: committed, staged, edited, untracked and renamed files; no deleted, ignored or unchanged one', () => {
	const cwd = repository();
	const changed = [
		'committed.md',
		'edited.md',
		'renamed.md',
		'staged.md',
		'sub/new.md',
		'sub/ä "b"\tc.md',
		'untracked.md',
	];
	assert.deepEqual(filesOf(['--changed-since', 'start'], cwd), changed);
	assert.deepEqual(filesOf(['--changed-since', 'start', 'sub', 'same.md'], cwd), ['sub/new.md', 'sub/ä "b"\tc.md']);
	assert.deepEqual(filesOf(['--changed-since=start'], join(cwd, 'sub')), ['new.md', 'ä "b"\tc.md']);
	assert.deepEqual(filesOf(['--changed-since=HEAD'], cwd), ['edited.md', 'staged.md', 'sub/new.md', 'untracked.md']);
	assert.deepEqual(filesOf(['--changed-since=HEAD~1', '..'], join(cwd, 'sub')).length, changed.length);
	const piped = cli(['urls', '--changed-since=start', '-'], { cwd, input: clean });
	assert.equal(ndjson(piped.stdout).length, 1, 'what is piped in is meant');
});

test('changed-since: what somebody else did meanwhile on the other branch does not count', () => {
	const cwd = repository();
	commit(cwd, 'mine');
	git(cwd, 'checkout', '-q', '-b', 'other', 'start');
	writeFileSync(join(cwd, 'same.md'), clean);
	commit(cwd, 'theirs');
	git(cwd, 'checkout', '-q', 'main');
	assert(!filesOf(['--changed-since', 'other'], cwd).includes('same.md'));
});

test('changed-since: a wrong commit, or no repository, is one line, and nothing is checked', () => {
	const cwd = repository();
	for (const revision of [
		'nowhere',
		'-x',
		'--output=x',
		'--',
		'HEAD:same.md',
		'start..HEAD',
		'',
		'$(touch x)',
		'^HEAD',
	]) {
		const { status, stdout, stderr } = cli(['check', `--changed-since=${revision}`], { cwd });
		assert.deepEqual([status, stdout], [2, ''], revision);
		assert.match(stderr, /^url-lint: .+\n$/);
	}
	const outside = cli(['check', '--changed-since', 'HEAD'], { cwd: tree({ 'a.md': clean }) });
	assert.deepEqual([outside.status, outside.stdout], [2, '']);
	assert.match(outside.stderr, /^url-lint: "--changed-since" asks git, which says: fatal: not a git repository .*\n$/);
	assert.equal(cli(['check', '--changed-since', 'HEAD'], { cwd, env: { PATH: '/nowhere' } }).status, 2);
});

test('changed-since: a program that the repository names is not run', () => {
	const cwd = repository();
	git(cwd, 'config', 'core.fsmonitor', 'touch ran; false');
	git(cwd, 'config', 'diff.external', 'touch ran');
	rmSync(join(cwd, 'ran'), { force: true });
	assert(!filesOf(['--changed-since', 'start', '--no-ignore'], cwd).includes('ran'));
	assert.throws(() => statSync(join(cwd, 'ran')));
});

test("changed-since: somebody else's repository: what git says of it, one line", {
	skip: process.getuid?.() !== 0,
}, () => {
	const cwd = repository();
	chownSync(cwd, 65534, 65534);
	chownSync(join(cwd, '.git'), 65534, 65534);
	const env = { HOME: cwd, SUDO_UID: '' };
	const { status, stdout, stderr } = cli(['check', '--changed-since', 'HEAD'], { cwd, env });
	assert.deepEqual([status, stdout], [2, '']);
	assert.match(stderr, /^url-lint: "--changed-since" asks git, which says: fatal: .*dubious ownership.*\n$/);
});

test('changed-since: a filter that the repository names is not run', () => {
	for (const name of ['x', 'x.y', 'x=y']) {
		for (const setting of ['clean', 'process']) {
			const cwd = repository();
			const edited = ['committed.md', 'edited.md', 'renamed.md'];
			writeFileSync(join(cwd, '.git/info/attributes'), `* filter=${name}\n`);
			writeFileSync(
				join(cwd, '.git/config'),
				`[filter "${name}"]\n\t${setting} = "touch ran; cat"\n\trequired = true\n`,
				{ flag: 'a' },
			);
			// Git compares contents only where the times or sizes leave it in doubt.
			for (const file of ['same.md', ...edited]) utimesSync(join(cwd, file), 1, 1);
			const changed = filesOf(['--changed-since', 'start'], cwd);
			assert.throws(() => statSync(join(cwd, 'ran')), `${name} ${setting}`);
			for (const file of edited) assert(changed.includes(file));
			assert(!changed.includes('same.md'));
		}
	}
});
