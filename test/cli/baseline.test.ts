/** What a baseline names is quiet, wherever in its file it stands by now; what is new is told. */

import assert from 'node:assert/strict';
import {
	chmodSync,
	lstatSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import fc from 'fast-check';
import { broken, clean, cli, type Result, tree, withError, withWarning } from './helpers';

const path = 'old.json';

function check(cwd: string, ...args: string[]): Result {
	return cli(['check', '--baseline', path, ...args], { cwd });
}

/** A tree whose findings are all old. */
function withBaseline(files: Readonly<Record<string, string>>): string {
	const cwd = tree(files);
	assert.equal(check(cwd, '--write-baseline').status, 0);
	return cwd;
}

test('old findings are quiet, and counted; new ones fail', () => {
	const cwd = withBaseline({ 'a.md': withWarning + withError, 'b.md': clean });
	assert.deepEqual(check(cwd), {
		status: 0,
		stdout: '2 files, 3 URLs: no findings\n',
		stderr: 'url-lint: old.json: silent about 2 findings, there before\n',
	});
	writeFileSync(join(cwd, 'b.md'), withError);
	const { status, stdout } = check(cwd);
	assert.equal(status, 1);
	assert.match(stdout, /^b\.md:1:18 .*\n\n2 files, 3 URLs: 1 error\n$/);
	assert.equal(JSON.parse(check(cwd, '--format', 'json').stdout).length, 1);
});

test('one more of the same is new', () => {
	const cwd = withBaseline({ 'a.md': withWarning });
	writeFileSync(join(cwd, 'a.md'), withWarning + withWarning);
	assert.match(check(cwd).stdout, /: 1 warning$/m);
});

test('the file is sorted, a line each, without line numbers, and the same for the same findings', () => {
	const cwd = withBaseline({ 'b.md': withError, 'a/c.md': clean + withWarning + withWarning });
	const text = readFileSync(join(cwd, path), 'utf8');
	assert.equal(
		text,
		`{
	"version": 1,
	"findings": [
		{"file":"a/c.md","code":"unsafe-character","url":"http://a.example/x|y","count":2},
		{"file":"b.md","code":"malformed-percent","url":"http://a.example/%zz","count":1}
	]
}
`,
	);
	writeFileSync(join(cwd, 'a/c.md'), withWarning + clean + withWarning);
	check(cwd, '--write-baseline', '--threads', '2');
	assert.equal(readFileSync(join(cwd, path), 'utf8'), text);
	cli(['check', '--baseline', `../${path}`, '--write-baseline', '.'], { cwd: join(cwd, 'a') });
	assert.equal(readFileSync(join(cwd, path), 'utf8'), text, 'from another folder, and of a part of the files');
});

test('it is written through a link, with its mode', { skip: process.platform === 'win32' }, () => {
	const cwd = withBaseline({ 'a.md': withWarning, 'b/': '' });
	renameSync(join(cwd, path), join(cwd, 'b', path));
	symlinkSync(`b/${path}`, join(cwd, path));
	chmodSync(join(cwd, 'b', path), 0o604);
	writeFileSync(join(cwd, 'a.md'), withError);
	assert.equal(check(cwd, '--write-baseline').status, 0);
	assert(lstatSync(join(cwd, path)).isSymbolicLink());
	assert.match(readFileSync(join(cwd, 'b', path), 'utf8'), /malformed-percent/);
	assert.equal(statSync(join(cwd, 'b', path)).mode & 0o777, 0o604);
	assert.deepEqual(readdirSync(join(cwd, 'b')), [path]);
});

test('entries that no longer occur are said, and dropped when it is written', () => {
	const cwd = withBaseline({ 'a.md': withWarning, 'b.md': withError, 'c.md': withError });
	writeFileSync(join(cwd, 'a.md'), clean);
	rmSync(join(cwd, 'b.md'));
	assert.match(
		check(cwd).stderr,
		/^url-lint: old\.json: no longer there: 2 entries; --write-baseline drops what is gone$/m,
	);
	assert.match(check(cwd, 'a.md').stderr, /no longer there: 2 entries/);
	assert.doesNotMatch(check(cwd, 'c.md', '--no-config').stderr, /a\.md/);
	assert.match(check(cwd, '--write-baseline').stderr, /^url-lint: old\.json: written, with 1 entry$/m);
	assert.doesNotMatch(check(cwd).stderr, /no longer/);
});

test('it survives 100 edits elsewhere in the files', () => {
	const lines = Array.from({ length: 40 }, (_, index) => `Line ${index}.\n`);
	lines.splice(5, 0, 'See http://a.example/x|y and http://a.example/x|y.\n');
	lines.splice(20, 0, '[Here](https://a.example/our menu.pdf), http:/b.example/x\n');
	lines.splice(30, 0, 'http://ana:pass@a.example/%zz\n');
	const cwd = withBaseline({ 'a.md': lines.join('') });
	const isFree = (line: string) => !line.includes('example');
	const edit = fc.record({
		at: fc.nat(),
		kind: fc.constantFrom('insert', 'remove', 'change'),
		text: fc.constantFrom('More.\n', 'http://a.example/fine\n', '\n\n', '# Heading\n', 'größe 50%\n'),
	});
	const now = [...lines];
	fc.assert(
		fc.property(edit, ({ at, kind, text }) => {
			const index = at % now.length;
			const isAllowed = isFree(now[index] ?? '') || kind === 'insert';
			if (isAllowed) now.splice(index, kind === 'insert' ? 0 : 1, ...(kind === 'remove' ? [] : [text]));
			writeFileSync(join(cwd, 'a.md'), now.join(''));
			const { status, stdout, stderr } = check(cwd, 'a.md');
			assert.equal(status, 0, stdout);
			assert.doesNotMatch(stderr, /no longer/);
		}),
		{ numRuns: 100 },
	);
});

test('no secret is in it', () => {
	const cwd = withBaseline({
		'a.md': `http://ana:hunter2@a.example/x|y?token=hunter2 ${'http://a.example/|'.padEnd(5000, 'x')}\n`,
	});
	const text = readFileSync(join(cwd, path), 'utf8');
	assert.match(text, /"http:\/\/ana:••••@a\.example/);
	assert.doesNotMatch(text, /hunter2/);
	assert(text.length < 3000, 'long URLs are shortened');
	assert.equal(check(cwd).status, 0);
});

test('with --fix what can be repaired is, and the rest is as old as before', () => {
	const cwd = withBaseline({ 'a.md': withError + broken });
	assert.match(check(cwd, '--fix').stdout, /: no findings$/m);
	assert.equal(readFileSync(join(cwd, 'a.md'), 'utf8'), withError + broken.replace('http:/', 'http://'));
});

test('damaged or not there: one line, nothing is checked, and nothing is overwritten', () => {
	const cwd = tree({ 'a.md': withError });
	const missing = check(cwd);
	assert.deepEqual([missing.status, missing.stdout], [2, '']);
	assert.match(missing.stderr, /^url-lint: old\.json: cannot be used: no such file or directory .*\n$/);
	const entry = { file: 'a', code: 'b', url: 'c', count: 1 };
	const damaged = [
		'',
		'{}',
		'[]',
		'null',
		'{"version":1',
		'{"version":2,"findings":[]}',
		'{"version":1,"findings":[{}]}',
	];
	for (const wrong of [0, -1, 1.5, '1'])
		damaged.push(JSON.stringify({ version: 1, findings: [{ ...entry, count: wrong }] }));
	for (const text of damaged) {
		writeFileSync(join(cwd, path), text);
		for (const args of [[], ['--write-baseline'], ['--fix']]) {
			const { status, stdout, stderr } = check(cwd, ...args);
			assert.deepEqual([status, stdout], [2, ''], text);
			assert.match(stderr, /^url-lint: old\.json: cannot be used: it is no baseline, or damaged .*\n$/);
		}
		assert.equal(readFileSync(join(cwd, path), 'utf8'), text);
	}
});
