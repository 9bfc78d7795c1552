import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs, { chmodSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { copyPath } from '../../server/src/cli/copy';
import { HalfWritten, replaceFile } from '../../server/src/cli/write';
import { broken, bundle, clean, cli, fixed, tree, withError } from './helpers';

test('--fix repairs files, says how many, and prints what remains', () => {
	const cwd = tree({ 'a.txt': broken + broken, 'b.txt': broken + withError, 'c.txt': clean });
	const { status, stdout, stderr } = cli(['check', '--fix'], { cwd });
	assert.equal(status, 1);
	assert.match(stdout, /^b\.txt:2:18 .*malformed-percent\n\n3 files, 5 URLs: 1 error\n$/);
	assert.equal(stderr, 'url-lint: fixed 3 findings in 2 files\n');
	assert.equal(readFileSync(join(cwd, 'a.txt'), 'utf8'), fixed + fixed);
	assert.equal(readFileSync(join(cwd, 'b.txt'), 'utf8'), fixed + withError);
	assert.deepEqual(readdirSync(cwd), ['a.txt', 'b.txt', 'c.txt'], 'no temporary file is left');
	assert.equal(cli(['check', '--fix', 'a.txt'], { cwd }).stderr, 'url-lint: fixed 0 findings in 0 files\n');
});

test('--fix does not touch a file that has nothing to fix', () => {
	const cwd = tree({ 'a.txt': withError });
	const before = statSync(join(cwd, 'a.txt'));
	cli(['check', '--fix'], { cwd });
	const after = statSync(join(cwd, 'a.txt'));
	assert.deepEqual([after.ino, after.mtimeMs], [before.ino, before.mtimeMs]);
});

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

// What --fix keeps: the bytes before, the bytes after.
const kept: [string, string | Buffer, string | Buffer][] = [
	['a byte order mark', `\ufeff${broken}`, `\ufeff${fixed}`],
	['line ends \\r\\n', `a\r\n${broken}\r\nb`, `a\r\n${fixed}\r\nb`],
	['mixed line ends', `a\rb\nc\r\n${broken}`, `a\rb\nc\r\n${fixed}`],
	['a missing last line end', broken.trim(), fixed.trim()],
	['characters of any plane', `é 𝒳 ${broken}`, `é 𝒳 ${fixed}`],
	['UTF-16LE', utf16(`é\r\n${broken}`), utf16(`é\r\n${fixed}`)],
	['UTF-16BE', utf16(broken).swap16(), utf16(fixed).swap16()],
];

for (const [what, before, after] of kept) {
	test(`--fix keeps ${what}`, () => {
		const cwd = tree({ 'a.txt': before });
		const { status, stderr } = cli(['check', '--fix'], { cwd });
		assert.deepEqual({ status, stderr }, { status: 0, stderr: 'url-lint: fixed 1 finding in 1 file\n' });
		assert.deepEqual(readFileSync(join(cwd, 'a.txt')), Buffer.from(after));
	});
}

for (const mode of [0o600, 0o644, 0o755, 0o666]) {
	test(`--fix keeps the mode ${mode.toString(8)}`, { skip: process.platform === 'win32' }, () => {
		const cwd = tree({ 'a.txt': broken });
		chmodSync(join(cwd, 'a.txt'), mode);
		cli(['check', '--fix'], { cwd });
		assert.equal(readFileSync(join(cwd, 'a.txt'), 'utf8'), fixed);
		assert.equal(statSync(join(cwd, 'a.txt')).mode & 0o7777, mode);
	});
}

test('--fix writes through a symbolic link', { skip: process.platform === 'win32' }, () => {
	const cwd = tree({ 'd/a.txt': broken });
	symlinkSync('d/a.txt', join(cwd, 'link.txt'));
	assert.equal(cli(['check', '--fix', 'link.txt'], { cwd }).status, 0);
	assert.ok(lstatSync(join(cwd, 'link.txt')).isSymbolicLink());
	assert.equal(readFileSync(join(cwd, 'd/a.txt'), 'utf8'), fixed);
});

for (const [encoding, bytes] of [
	['UTF-8', Buffer.concat([Buffer.from([0xe9, 0x20]), Buffer.from(broken)])],
	['UTF-16LE', Buffer.concat([utf16(broken), Buffer.from([0x20])])],
] as const) {
	test(`--fix leaves a file alone that is not valid ${encoding}`, () => {
		const cwd = tree({ 'a.txt': bytes });
		const { status, stderr } = cli(['check', '--fix'], { cwd });
		assert.equal(status, 1);
		assert.deepEqual(stderr.split('\n').slice(0, 2), [
			`url-lint: a.txt: not valid ${encoding}; checked as far as it is text`,
			`url-lint: a.txt: not valid ${encoding}; left alone by --fix`,
		]);
		assert.deepEqual(readFileSync(join(cwd, 'a.txt')), bytes);
	});
}

test('- with --fix: the fixed text goes to standard output, the findings to standard error', () => {
	const { status, stdout, stderr } = cli(['check', '--fix', '--stdin-filename', 'a.txt', '-'], {
		input: broken + withError,
	});
	assert.equal(status, 1);
	assert.equal(stdout, fixed + withError);
	assert.match(stderr, /a\.txt:2:18 .*malformed-percent/);
	assert.match(stderr, /fixed 1 finding in 1 file/);
});

for (const [what, input] of [
	['bytes that are not UTF-8', Buffer.concat([Buffer.from([0xff, 0xfe - 1]), Buffer.from(broken)])],
	['what is binary', Buffer.from(`\0${broken}`)],
	['what is binary after a while', Buffer.from(`${' '.repeat(7999)}\0${broken}`)],
] as const) {
	test(`- with --fix passes on ${what} as it is`, () => {
		const { stdout } = spawnSync(process.execPath, [bundle, 'check', '--fix', '-'], { input });
		assert.deepEqual(stdout, input);
	});
}

test('a file that changed meanwhile stays as it is', () => {
	const cwd = tree({ 'a.txt': 'new' });
	const path = join(cwd, 'a.txt');
	assert.equal(replaceFile(path, Buffer.from('old'), Buffer.from('fixed')), false);
	assert.equal(readFileSync(path, 'utf8'), 'new');
	assert.deepEqual(readdirSync(cwd), ['a.txt']);
	assert.equal(replaceFile(path, Buffer.from('new'), Buffer.from('fixed')), true);
	assert.equal(readFileSync(path, 'utf8'), 'fixed');
});

test('a file that is gone meanwhile, or was never one, is an error and leaves nothing behind', () => {
	const cwd = tree({ 'd/': '' });
	for (const name of ['gone.txt', 'd']) {
		assert.throws(() => replaceFile(join(cwd, name), Buffer.from('old'), Buffer.from('fixed')), {
			code: /ENOENT|EISDIR/,
		});
	}
	assert.deepEqual(readdirSync(cwd), ['d']);
});

/** The next writes to a file fail, so many of them, as on a disk that is full. */
function fillDisk(t: TestContext, path: string, times: number): void {
	const { ino } = statSync(path);
	const { writeSync } = fs;
	let left = times;
	t.mock.method(fs, 'writeSync', (...args: Parameters<typeof writeSync>) => {
		if (fs.fstatSync(args[0]).ino !== ino || left-- <= 0) return writeSync(...args);
		throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
	});
}

test('a file that cannot be written is as it was, and no copy is left', (t) => {
	const cwd = tree({ 'a.txt': 'old' });
	const path = join(cwd, 'a.txt');
	fillDisk(t, path, 1);
	assert.throws(() => replaceFile(path, Buffer.from('old'), Buffer.from('fixed')), { code: 'ENOSPC' });
	assert.equal(readFileSync(path, 'utf8'), 'old');
	assert.deepEqual(readdirSync(cwd), ['a.txt']);
});

test('where it cannot be restored either, its copy stays', (t) => {
	const cwd = tree({ 'a.txt': 'old' });
	const path = join(cwd, 'a.txt');
	fillDisk(t, path, 2);
	assert.throws(
		() => replaceFile(path, Buffer.from('old'), Buffer.from('fixed')),
		(error) => error instanceof HalfWritten && (error.cause as NodeJS.ErrnoException).code === 'ENOSPC',
	);
	assert.deepEqual(
		readdirSync(cwd)
			.map((name) => join(cwd, name))
			.sort(),
		[path, copyPath(path)].sort(),
	);
});

test('a directory where nothing can be written is one line, exit 2', (t) => {
	if (process.getuid?.() !== 0) return t.skip('needs root, to run the command as another user');
	const cwd = tree({ 'd/a.txt': broken, 'b.txt': withError });
	chmodSync(join(cwd, 'd/a.txt'), 0o666);
	const { status, stdout, stderr } = cli(['check', '--fix'], { cwd, uid: 65534 });
	assert.equal(status, 2);
	assert.match(stdout, /b\.txt.*malformed-percent[\s\S]*d\/a\.txt.*missing-slashes/);
	assert.match(stderr, /^url-lint: d\/a\.txt: cannot be written: permission denied\n/);
	assert.equal(readFileSync(join(cwd, 'd/a.txt'), 'utf8'), broken);
	return undefined;
});
