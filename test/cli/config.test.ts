/** Configuration files and what is ignored, on the command line. */

import assert from 'node:assert/strict';
import { chmodSync, chownSync, lchownSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { describe } from 'node:test';
import { clean, cli, type Options, tree, withError, withHint, withWarning } from './helpers';

/** The codes that `check` finds, by file, and what it says on standard error. */
function checked(files: Record<string, string>, args: string[] = [], options: Options = {}) {
	const cwd = tree(files);
	const { status, stdout, stderr } = cli(['check', '--format', 'json', ...args], { cwd, ...options });
	const found: Record<string, string[]> = {};
	for (const { file, code, severity } of JSON.parse(stdout)) {
		found[file] ??= [];
		found[file].push(`${code} ${severity}`);
	}
	return { status, found, stderr };
}

const asError = '{ "rules": { "unsafe-character": "error" } }';
const off = '{ "rules": { "unsafe-character": "off" } }';

test('the nearest file counts, and it alone', () => {
	const { found, stderr } = checked({
		'.url-lint.json': '{ "rules": { "unsafe-character": "error", "scheme-case": "off" } }',
		'a.txt': withWarning + withHint,
		'd/.url-lint.json': off,
		'd/e/b.txt': withWarning + withHint,
	});
	assert.deepEqual(found, { 'a.txt': ['unsafe-character error'], 'd/e/b.txt': ['scheme-case hint'] });
	assert.equal(stderr, '');
});

test('it is looked for above the working directory, up to a repository', () => {
	const files = { '.url-lint.json': off, 'd/a.txt': withWarning };
	assert.deepEqual(cli(['check', 'd'], { cwd: tree(files) }).status, 0);
	assert.deepEqual(cli(['check'], { cwd: join(tree(files), 'd') }).status, 0);
	assert.deepEqual(cli(['check', '.'], { cwd: join(tree({ ...files, 'd/.git/': '' }), 'd') }).status, 1);
	assert.deepEqual(cli(['check', 'd'], { cwd: tree({ ...files, 'd/.git': 'gitdir: elsewhere' }) }).status, 1);
	assert.deepEqual(cli(['check', 'd'], { cwd: tree({ ...files, '.git/': '' }) }).status, 0);
});

describe("another user's", { skip: process.getuid?.() !== 0 }, () => {
	const [alice, mallory] = [2001, 2002];
	/** Who owns what in a folder that all may write to. */
	const shared = (owners: Record<string, number>, files: Record<string, string>) => {
		const cwd = tree(files);
		for (const [path, owner] of Object.entries(owners)) chownSync(join(cwd, path), owner, owner);
		chmodSync(cwd, 0o1777);
		return cwd;
	};
	const files = { '.url-lint.json': off, 'd/a.txt': withWarning };
	const said = (cwd: string, file = '.url-lint.json') =>
		`${join(cwd, file)} is not read: it belongs to another user, neither to you nor to the owner of the folder that it would go for.\n`;

	for (const [what, owners, uid, status] of [
		['for a user', { '.url-lint.json': mallory, d: alice }, alice, 1],
		['for root', { '.url-lint.json': mallory }, 0, 1],
		["root's counts", { d: alice }, alice, 0],
		['your own counts', { '.url-lint.json': alice, d: alice }, alice, 0],
		['that of the owner of the folder counts, as in a container', { '.url-lint.json': mallory, d: mallory }, 0, 0],
	] as [string, Record<string, number>, number, number][])
		test(what, () => {
			const cwd = shared(owners, files);
			const result = cli(['check', 'd'], { cwd, uid });
			assert.equal(result.status, status);
			assert.equal(result.stderr, status === 1 ? said(cwd) : '');
		});

	test('a link, and a file that nobody else can read, is no error', () => {
		for (const make of [
			(path: string) => symlinkSync(path, path),
			(path: string) => writeFileSync(path, off, { mode: 0o600 }),
		]) {
			const cwd = shared({ d: alice }, { 'd/a.txt': withWarning });
			make(join(cwd, '.url-lint.json'));
			lchownSync(join(cwd, '.url-lint.json'), mallory, mallory);
			const result = cli(['check', 'd'], { cwd, uid: alice });
			assert.deepEqual([result.status, result.stderr], [1, said(cwd)]);
		}
	});

	test('the nearest of those that count goes, and it is said once', () => {
		const cwd = shared(
			{ 'e/.url-lint.json': mallory },
			{ ...files, 'e/.url-lint.json': asError, 'e/f/a.txt': withWarning, 'e/g/a.txt': withWarning },
		);
		const result = cli(['check', '.'], { cwd });
		assert.deepEqual([result.status, result.stderr], [0, said(cwd, 'e/.url-lint.json')]);
	});

	test('.gitignore above, with a repository to go with it', () => {
		const cwd = shared(
			{ '.gitignore': mallory, '.git': mallory, d: alice },
			{ '.git/': '', '.gitignore': '*.txt', 'd/a.txt': withWarning },
		);
		const result = cli(['check', 'd'], { cwd, uid: alice });
		assert.deepEqual([result.status, result.stderr], [1, said(cwd, '.gitignore')]);
	});
});

test('options beat it, and --no-config leaves it out', () => {
	const files = { '.url-lint.json': '{ "standard": "rfc1738" }', 'a.txt': 'http://a.example/~u\n' };
	assert.deepEqual(checked(files).found, { 'a.txt': ['unsafe-character error'] });
	assert.deepEqual(checked(files, ['--standard', 'modern']).found, {});
	assert.deepEqual(checked(files, ['--no-config']).found, {});
	assert.deepEqual(checked({ ...files, '.url-lint.json': asError }, ['--standard', 'rfc1738']).status, 1);
});

test('standard input: the file nearest to its name', () => {
	const files = { 'd/.url-lint.json': off, 'd/x.txt': clean };
	const input = withWarning;
	assert.equal(checked(files, ['--stdin-filename', 'd/y.txt', '-'], { input }).status, 0);
	assert.equal(checked(files, ['--stdin-filename', 'y.txt', '-'], { input }).status, 1);
	assert.equal(checked({ ...files, '.url-lint.json': off }, ['-'], { input }).status, 0);
	assert.equal(checked({}, ['--stdin-filename', 'yarn.lock', '-'], { input }).status, 1, 'piped in, so it is meant');
});

test('every key has an effect', () => {
	const { found, stderr } = checked({
		'.url-lint.json': JSON.stringify({
			knownSchemes: ['shopapp'],
			ignoreUrls: ['http://old.example/*'],
			ignore: ['left/out'],
			overrides: [
				{ files: ['strict/**'], standard: 'rfc1738' },
				{ languages: ['markdown'], rules: { 'scheme-case': 'error' } },
			],
		}),
		'a.txt': 'shopapp://x http://old.example/x|y HTTP://a.example/~u\n',
		'b.md': 'HTTP://a.example/~u\n',
		'left/out/a.txt': withError,
		'strict/d/a.txt': 'http://a.example/~u\n',
	});
	assert.deepEqual(found, {
		'a.txt': ['scheme-case hint'],
		'b.md': ['scheme-case error'],
		'strict/d/a.txt': ['unsafe-character error'],
	});
	assert.equal(stderr, 'url-lint: skipped 1 file by the setting "ignore"; --no-ignore checks all\n');
});

test('--fix follows it', () => {
	const cwd = tree({ '.url-lint.json': '{ "ignoreUrls": ["http://a.example/*"] }', 'a.txt': withWarning });
	const { status, stderr } = cli(['check', '--fix'], { cwd });
	assert.deepEqual({ status, stderr }, { status: 0, stderr: 'url-lint: fixed 0 findings in 0 files\n' });
});

test('urls: what is ignored is left out, ignored URLs are there', () => {
	const cwd = tree({
		'.url-lint.json': '{ "ignoreUrls": ["*"], "ignore": ["b.txt"] }',
		'a.txt': clean,
		'b.txt': clean,
	});
	const { stdout, stderr } = cli(['urls'], { cwd });
	assert.match(stdout, /^\{"file":"a\.txt",.*\}\n$/);
	assert.match(stderr, /skipped 1 file /);
	assert.equal(cli(['urls', '--no-ignore'], { cwd }).stdout.split('\n').length, 3);
});

test('what programs write is ignored by default, named or not, and counted', () => {
	const files = { 'a.min.js': withError, 'd/package-lock.json': withError, 'x.map': withError, 'a.txt': clean };
	const ignored = checked(files);
	assert.deepEqual([ignored.status, ignored.found], [0, {}]);
	assert.match(ignored.stderr, /skipped 3 files /);
	const named = checked(files, ['x.map']);
	assert.deepEqual([named.status, named.found], [0, {}]);
	assert.match(named.stderr, /skipped 1 file /);
	const all = checked(files, ['--no-ignore']);
	assert.deepEqual([all.status, Object.keys(all.found)], [1, ['a.min.js', 'd/package-lock.json', 'x.map']]);
	assert.equal(all.stderr, '');
});

test('what is wrong with it is a finding, and the rest is used', () => {
	const { status, found, stderr } = checked({
		'.url-lint.json': '{ "standard": 7, "rules": { "scheme-cse": "off", "unsafe-character": "off" } }',
		'a.txt': withWarning,
	});
	assert.equal(status, 1);
	assert.deepEqual(found, { '.url-lint.json': ['config-error warning', 'unknown-rule warning'] });
	assert.equal(stderr, '');
});

test('outside of the PATHs it is on standard error, and counts', () => {
	const broken = { '.url-lint.json': '{\n "rules": { "scheme-cse": "off" } }', 'd/a.txt': clean, 'd/b.txt': clean };
	const { status, found, stderr } = checked(broken, ['d']);
	assert.equal(status, 1);
	assert.deepEqual(found, {});
	assert.equal(
		stderr,
		'url-lint: .url-lint.json:2:14  warning      No rule is called "scheme-cse"; did you mean "scheme-case"?  unknown-rule\n\n',
	);
	assert.equal(checked(broken, ['d', '--fail-on', 'error']).status, 0);
	const silenced = broken['.url-lint.json'].replace('"rules": {', '"rules": { "unknown-rule": "off",');
	assert.equal(checked({ ...broken, '.url-lint.json': silenced }, ['d']).stderr, '');
});

test('a byte order mark, an empty file, a directory of that name', () => {
	assert.deepEqual(checked({ '.url-lint.json': `\ufeff${off}`, 'a.txt': withWarning }).found, {});
	assert.equal(checked({ '.url-lint.json': '', 'a.txt': withWarning }).status, 1);
	assert.deepEqual(checked({ '.url-lint.json': off, 'd/.url-lint.json/': '', 'd/a.txt': withWarning }).found, {});
});
