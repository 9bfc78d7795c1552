/** What a run makes of the copies that another one left, or that somebody else put there. */

import assert from 'node:assert/strict';
import {
	appendFileSync,
	chownSync,
	existsSync,
	mkdirSync,
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
import { type Copy, copyPath, isHalfWritten, makeCopy, parseCopyName, readCopy } from '../../server/src/cli/copy';
import { thisProcess } from '../../server/src/cli/process-id';
import { broken, cli, fixed, tree } from './helpers';

const before = `${broken}HTTP://a.example/\n`;
const after = `${fixed}http://a.example/\n`;
const half = after.slice(0, 30) + before.slice(30);
/** No process has this number. */
const nobody = '4194305-1';

/** A file and its copy as a run leaves them that ends when the file has this content. */
function interrupted(content: string, changes: Partial<Copy> = {}): { cwd: string; file: string; copy: string } {
	const cwd = tree({ 'a.txt': content });
	const file = join(cwd, 'a.txt');
	const stats = statSync(file);
	const contents = { before: Buffer.from(before), after: Buffer.from(after) };
	makeCopy(file, stats, { file: 'a.txt', inode: String(stats.ino), writer: nobody, ...contents, ...changes });
	return { cwd, file, copy: copyPath(file) };
}

const relativeCopy = copyPath('a.txt');

// What the run left: the file → what the next --fix says of it, and what the file holds then.
const left: [string, string, string, string][] = [
	['nothing of the file was written', before, `${relativeCopy}: removed;`, after],
	['a part of the file was written', half, 'a.txt: restored;', after],
	['the file was written', after, `${relativeCopy}: removed;`, after],
];

for (const [what, content, note, expected] of left) {
	test(`${what}: check says that there is a copy, --fix cleans up`, () => {
		const { cwd, file, copy } = interrupted(content);
		const checked = cli(['check', '--format', 'json'], { cwd });
		assert.equal(
			checked.stderr,
			`url-lint: ${relativeCopy}: left by a --fix that was interrupted; the next --fix cleans up\n`,
		);
		assert.deepEqual([readFileSync(file, 'utf8'), existsSync(copy)], [content, true]);
		const { status, stderr } = cli(['check', '--fix'], { cwd });
		assert.equal(status, 0);
		assert.ok(stderr.startsWith(`url-lint: ${note}`), stderr);
		assert.equal(readFileSync(file, 'utf8'), expected);
		assert.deepEqual(readdirSync(cwd), ['a.txt']);
	});
}

test('a file that is named, also through a link, is restored before it is repaired', () => {
	const { cwd, file } = interrupted(half);
	const elsewhere = tree({});
	symlinkSync(file, join(elsewhere, 'link'));
	const { status, stderr } = cli(['check', '--fix', 'link'], { cwd: elsewhere });
	assert.match(stderr, /a\.txt: restored;/);
	assert.deepEqual([status, readFileSync(file, 'utf8'), readdirSync(cwd)], [0, after, ['a.txt']]);
});

// What --fix must not undo: how it came → what it says. The file and the copy stay as they are.
const kept: [string, (files: { cwd: string; file: string; copy: string }) => void, RegExp][] = [
	[
		'the file was changed since',
		({ file }) => appendFileSync(file, 'more\n'),
		/^url-lint: a\.txt: changed since a --fix was interrupted, and so not restored; compare it with \.url-lint-\w+\.copy/,
	],
	[
		'another file has its name',
		({ cwd, file }) => {
			renameSync(file, join(cwd, 'z.txt'));
			writeFileSync(file, half);
		},
		/^url-lint: a\.txt: changed since/,
	],
	[
		'the file is gone',
		({ file }) => rmSync(file),
		/^url-lint: \.url-lint-\w+\.copy: left by .*; its file a\.txt is gone/,
	],
	[
		'a link has its name',
		({ cwd, file }) => {
			renameSync(file, join(cwd, 'b.txt'));
			symlinkSync('b.txt', file);
		},
		/; its file a\.txt is gone/,
	],
	['the copy is cut', ({ copy }) => writeFileSync(copy, readFileSync(copy).subarray(0, -1)), /none to rely on/],
	['the copy is longer', ({ copy }) => appendFileSync(copy, 'x'), /none to rely on/],
	['the copy is empty', ({ copy }) => writeFileSync(copy, ''), /none to rely on/],
	[
		'the copy has other bytes',
		({ copy }) => writeFileSync(copy, readFileSync(copy, 'latin1').replace('a.example', 'b.example'), 'latin1'),
		/none to rely on/,
	],
	[
		'the copy has the name of another file',
		({ cwd, copy }) => renameSync(copy, copyPath(join(cwd, 'b.txt'))),
		/none to rely on/,
	],
];

for (const [what, change, says] of kept) {
	test(`${what}: --fix leaves all as it is, and says so`, () => {
		const files = interrupted(half);
		change(files);
		const state = () => readdirSync(files.cwd).map((name) => [name, readFileSync(join(files.cwd, name), 'latin1')]);
		const expected = state().filter(([name]) => name?.endsWith('.copy'));
		const { stderr } = cli(['check', '--fix'], { cwd: files.cwd });
		assert.match(stderr, says);
		assert.deepEqual(
			state().filter(([name]) => name?.endsWith('.copy')),
			expected,
		);
		assert.doesNotMatch(stderr, /: restored;/);
	});
}

test('a file whose copy is in the way is not repaired: an error', () => {
	const { cwd, file } = interrupted(half);
	writeFileSync(file, broken);
	const { status, stderr } = cli(['check', '--fix'], { cwd });
	assert.equal(status, 2);
	assert.match(stderr, /^url-lint: a\.txt: not fixed: its copy \.url-lint-\w+\.copy is there already/m);
	assert.equal(readFileSync(file, 'utf8'), broken);
});

test('a copy of somebody else does nothing to my file', (t) => {
	if (process.getuid?.() !== 0) return t.skip('needs root, to give the copy to another user');
	for (const owner of [0, 4321, 65534]) {
		const { cwd, file, copy } = interrupted(half);
		chownSync(file, 4321, 4321);
		chownSync(copy, owner, owner);
		const { stderr } = cli(['check', '--fix'], { cwd });
		assert.match(stderr, owner === 65534 ? /none to rely on/ : /a\.txt: restored/);
		assert.equal(statSync(file).uid, 4321);
	}
	return undefined;
});

test('a file that a run is writing now is left to it', () => {
	const { cwd, file, copy } = interrupted(half, { writer: thisProcess });
	const { status, stderr } = cli(['check', '--fix'], { cwd });
	assert.deepEqual([status, stderr.split('\n')[0]], [2, 'url-lint: a.txt: not checked: another run is writing it']);
	assert.deepEqual([readFileSync(file, 'utf8'), existsSync(copy)], [half, true]);
	assert.equal(cli(['check'], { cwd }).stderr, '');
});

test('a link, a directory and a pipe named like a copy are none', () => {
	const cwd = tree({ 'a.txt': after, 'secret/copy': broken });
	symlinkSync('secret/copy', join(cwd, relativeCopy));
	mkdirSync(join(cwd, copyPath('b.txt')));
	writeFileSync(join(cwd, copyPath('b.txt'), 'c.txt'), 'http://a.example/\n');
	const { status, stdout } = cli(['check', '--fix', 'a.txt', '.'], { cwd });
	assert.deepEqual([status, stdout], [0, '3 files, 4 URLs: no findings\n'], 'the file in the directory is one of them');
	assert.ok(existsSync(join(cwd, relativeCopy)));
});

test('a copy is no document, named or met', () => {
	const { cwd } = interrupted(before);
	const found = JSON.parse(cli(['check', '--format', 'json', '.', relativeCopy], { cwd }).stdout);
	assert.deepEqual([...new Set(found.map(({ file }: { file: string }) => file))], ['a.txt']);
	assert.equal(cli(['check', relativeCopy], { cwd }).stdout, '0 files, 0 URLs: no findings\n');
	assert.match(cli(['check', '--fix', relativeCopy], { cwd }).stderr, /\.copy: removed;/);
	assert.deepEqual(readdirSync(cwd), ['a.txt']);
});

test('the copy can be read by its user only, and its name fits beside any name', {
	skip: process.platform === 'win32',
}, () => {
	const { copy } = interrupted(before);
	assert.equal(statSync(copy).mode & 0o777, 0o600);
	const longest = copyPath('日'.repeat(85), 'new');
	assert.ok(Buffer.byteLength(longest) < 100, longest);
	assert.equal(parseCopyName(longest)?.role, 'new');
	assert.equal(parseCopyName('.url-lint-0.copy'), undefined);
});

const bytes = fc.uint8Array({ maxLength: 40 }).map((content) => Buffer.from(content));

test('any contents: what is written of the new in whatever order is half-written', () => {
	fc.assert(
		fc.property(bytes, bytes, fc.array(fc.constantFrom(0, 1, 2)), fc.nat(), (old, fresh, picks, cut) => {
			const [shorter, longer] = [Math.min(old.length, fresh.length), Math.max(old.length, fresh.length)];
			const length = shorter + (cut % (longer - shorter + 1));
			const content = Buffer.from(
				Array.from({ length }, (_, i) => {
					if (i >= old.length && picks[i] === 2) return 0;
					return (picks[i] === 1 ? fresh[i] : old[i]) ?? fresh[i] ?? old[i] ?? 0;
				}),
			);
			const copy = { file: 'a', inode: '1', writer: nobody, before: old, after: fresh };
			assert.ok(isHalfWritten(content, copy));
			assert.ok(!isHalfWritten(Buffer.concat([content, Buffer.alloc(longer + 1)]), copy));
		}),
		{ seed: 1738 },
	);
});

test('any contents and name: a copy holds them', () => {
	const cwd = tree({});
	const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((text) => !/[/\0]|^\.+$/.test(text));
	fc.assert(
		fc.property(bytes, bytes, name, (old, fresh, file) => {
			const copy = { file, inode: '18446744073709551615', writer: nobody, before: old, after: fresh };
			const path = join(cwd, file);
			makeCopy(path, statSync(cwd), copy);
			assert.deepEqual(readCopy(copyPath(path)), copy);
			rmSync(copyPath(path));
		}),
		{ seed: 1738, numRuns: 50 },
	);
});
