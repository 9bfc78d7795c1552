import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import test from 'node:test';
import { broken, bundle, clean, cli, ndjson, tree, withError } from './helpers';

/** The files that `urls` finds a URL in. */
function walked(cwd: string, ...paths: string[]): string[] {
	const { status, stdout, stderr } = cli(['urls', ...paths], { cwd });
	assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
	return ndjson(stdout).map(({ file }) => file);
}

test('directories are walked by name; no PATH means "."; names have no leading ./', () => {
	const cwd = tree({
		'b.txt': clean,
		'a/z.txt': clean,
		'a/B.txt': clean,
		'a/b/c.txt': clean,
		'é.txt': clean,
		'empty/': '',
	});
	const all = ['a/B.txt', 'a/b/c.txt', 'a/z.txt', 'b.txt', 'é.txt'];
	assert.deepEqual(walked(cwd), all);
	assert.deepEqual(walked(cwd, '.'), all);
	assert.deepEqual(walked(cwd, './'), all);
	assert.deepEqual(walked(cwd, './a/'), ['a/B.txt', 'a/b/c.txt', 'a/z.txt']);
	assert.deepEqual(walked(cwd, './b.txt', './/a/b'), ['b.txt', 'a/b/c.txt']);
	assert.deepEqual(walked(join(cwd, 'a'), '../b.txt', '..'), [
		'../b.txt',
		...all.filter((f) => f !== 'b.txt').map((f) => `../${f}`),
	]);
	assert.deepEqual(walked(cwd, join(cwd, 'a/b')), [join(cwd, 'a/b/c.txt')]);
});

test('a file is checked once, however often it is named', () => {
	const cwd = tree({ 'a.txt': clean });
	assert.deepEqual(walked(cwd, 'a.txt', 'a.txt'), ['a.txt']);
});

test('.git and node_modules are skipped unless named', () => {
	const cwd = tree({
		'.git/x.txt': clean,
		'node_modules/m/x.txt': clean,
		'node_modules/m/node_modules/n/y.txt': clean,
		'a/node_modules/x.txt': clean,
		'.dot/x.txt': clean,
	});
	assert.deepEqual(walked(cwd), ['.dot/x.txt']);
	assert.deepEqual(walked(cwd, '--no-ignore', 'node_modules', '.git'), ['node_modules/m/x.txt', '.git/x.txt']);
});

test('symbolic links are followed when named, not in walks', { skip: process.platform === 'win32' }, () => {
	const cwd = tree({ 'a/x.txt': clean });
	symlinkSync('..', join(cwd, 'a/loop'));
	symlinkSync('a', join(cwd, 'directory'));
	symlinkSync('a/x.txt', join(cwd, 'file.txt'));
	symlinkSync('nowhere', join(cwd, 'broken'));
	assert.deepEqual(walked(cwd), ['a/x.txt']);
	assert.deepEqual(walked(cwd, 'directory', 'file.txt'), ['directory/x.txt', 'file.txt']);
});

const ignored: [string, Record<string, string>, string[], string[]?][] = [
	['a name, at any depth', { '.gitignore': '*.log\n', 'a.log': clean, 'd/b.log': clean, 'c.txt': clean }, ['c.txt']],
	['a comment and a blank line are no patterns', { '.gitignore': '\n#c.txt\n', 'c.txt': clean }, ['c.txt']],
	['a directory', { '.gitignore': 'out/\n', 'out/a.txt': clean, 'd/out/a.txt': clean, 'd/b/out': clean }, ['d/b/out']],
	[
		'a path from its own directory',
		{ '.gitignore': '/a.txt\nd/b.txt\n', 'a.txt': clean, 'd/a.txt': clean, 'd/b.txt': clean, 'e/d/b.txt': clean },
		['d/a.txt', 'e/d/b.txt'],
	],
	['an exception', { '.gitignore': '*.txt\n!b.txt\n', 'a.txt': clean, 'b.txt': clean }, ['b.txt']],
	[
		'a nested file',
		{
			'd/.gitignore': 'a.txt\n/e/b.txt\n',
			'a.txt': clean,
			'd/a.txt': clean,
			'd/f/a.txt': clean,
			'd/e/b.txt': clean,
			'd/f/e/b.txt': clean,
		},
		['a.txt', 'd/f/e/b.txt'],
	],
	[
		'a nested exception',
		{ '.gitignore': '*.txt\n', 'd/.gitignore': '!a.txt\n', 'a.txt': clean, 'd/a.txt': clean, 'd/b.txt': clean },
		['d/a.txt'],
	],
	[
		'a nested exception for a directory',
		{ '.gitignore': 'out/\n', 'd/.gitignore': '!out/\n', 'out/a.txt': clean, 'd/out/a.txt': clean },
		['d/out/a.txt'],
	],
	[
		'a directory with special characters',
		{ '[d]*!/.gitignore': 'a.txt\n', '[d]*!/a.txt': clean, 'd/a.txt': clean },
		['d/a.txt'],
	],
	['upper and lower case differ', { '.gitignore': 'A.txt\n', 'A.txt': clean, 'a.txt': clean }, ['a.txt']],
	['line ends \\r\\n', { '.gitignore': 'a.txt\r\nb.txt\r\n', 'a.txt': clean, 'c.txt': clean }, ['c.txt']],
	['named files are checked all the same', { '.gitignore': '*\n', 'a.txt': clean }, ['a.txt'], ['a.txt']],
	[
		'a named directory too',
		{ '.gitignore': 'out/\n', 'out/a.txt': clean, 'out/.gitignore': 'b.txt', 'out/b.txt': clean },
		['out/a.txt'],
		['out'],
	],
	[
		'parents count up to the repository',
		{ '.git/': '', '.gitignore': 'a.txt\n', 'd/e/a.txt': clean, 'd/e/b.txt': clean },
		['d/e/b.txt'],
		['d/e'],
	],
	['and no further', { '.gitignore': 'a.txt\n', 'r/.git/': '', 'r/d/a.txt': clean }, ['r/d/a.txt'], ['r/d']],
];

for (const [name, files, expected, paths = []] of ignored) {
	test(`.gitignore: ${name}`, () => assert.deepEqual(walked(tree(files), ...paths), expected));
}

test('binary files are skipped and counted', () => {
	const late = `${' '.repeat(8000)}\0${withError}`;
	const cwd = tree({ 'a.bin': `\0${withError}`, 'b.bin': `${' '.repeat(7999)}\0${withError}`, 'late.txt': late });
	const { status, stdout, stderr } = cli(['check'], { cwd });
	assert.equal(status, 1);
	assert.match(stdout, /^late\.txt:/);
	assert.equal(stderr, 'url-lint: skipped 2 files as binary\n');
});

test('standard input is binary where a file is', () => {
	const { status, stdout, stderr } = cli(['check', '-'], { input: `\0${withError}` });
	assert.deepEqual([status, stdout], [0, '0 files, 0 URLs: no findings\n']);
	assert.equal(stderr, 'url-lint: skipped 1 file as binary\n');
	assert.equal(cli(['urls', '-'], { input: `\0${withError}` }).stdout, '');
});

test('a missing file is one line; the others are checked; 2 beats 1', () => {
	const cwd = tree({ 'error.txt': withError });
	const { status, stdout, stderr } = cli(['check', 'gone.txt', 'error.txt', 'error.txt/x', ''], { cwd });
	assert.equal(status, 2);
	assert.match(stdout, /^error\.txt:1:18 /);
	assert.deepEqual(stderr.split('\n'), [
		'url-lint: gone.txt: cannot be read: no such file or directory',
		'url-lint: error.txt/x: cannot be read: a part of the path is not a directory',
		'url-lint: : cannot be read: no such file or directory',
		'',
	]);
});

test('a link to itself and a device are one line each', { skip: process.platform === 'win32' }, () => {
	const cwd = tree({ 'error.txt': withError });
	symlinkSync('loop', join(cwd, 'loop'));
	const { status, stderr } = cli(['check', 'loop', '/dev/zero', 'error.txt'], { cwd });
	assert.equal(status, 2);
	assert.deepEqual(stderr.split('\n'), [
		'url-lint: loop: cannot be read: too many symbolic links',
		'url-lint: /dev/zero: cannot be read: neither a file nor a directory',
		'',
	]);
});

// Rights do not bind root: root runs the command as nobody, where nobody can.
const nobody = process.getuid?.() === 0 ? 65534 : undefined;

function runsAsNobody(): boolean {
	try {
		return cli(['--version'], { cwd: '/', ...(nobody === undefined ? {} : { uid: nobody }) }).status === 0;
	} catch {
		return false;
	}
}

test('a file and a directory without rights are one line each; the others are checked', (t) => {
	if (process.platform === 'win32' || !runsAsNobody())
		return t.skip('the command cannot run as a user whom rights bind');
	const cwd = tree({ 'a/x.txt': clean, 'b/x.txt': withError, 'secret.txt': clean, 'z/.gitignore': 'x' });
	for (const path of ['a', 'secret.txt', 'z/.gitignore']) chmodSync(join(cwd, path), 0);
	const { status, stdout, stderr } = cli(['check'], { cwd, ...(nobody === undefined ? {} : { uid: nobody }) });
	chmodSync(join(cwd, 'a'), 0o755);
	assert.equal(status, 2);
	assert.match(stdout, /^b\/x\.txt:1:18 /);
	assert.deepEqual(stderr.split('\n'), [
		'url-lint: a: cannot be read: permission denied',
		'url-lint: secret.txt: cannot be read: permission denied',
		'url-lint: z/.gitignore: cannot be read: permission denied', // for its patterns
		'url-lint: z/.gitignore: cannot be read: permission denied', // as a file
		'',
	]);
	return undefined;
});

test('a pipe is read like a file', { skip: process.platform === 'win32' }, () => {
	const cwd = tree({ 'x/': '' });
	const pipe = join(cwd, 'pipe');
	execFileSync('mkfifo', [pipe]);

	const script = `printf 'http://a.example/%%zz\\n' > "$1" & "$2" "$3" urls "$1"`;
	const stdout = execFileSync('sh', ['-c', script, 'sh', pipe, process.execPath, bundle], { encoding: 'utf8' });
	assert.deepEqual(
		ndjson(stdout).map(({ file, url }) => [file, url]),
		[[pipe, 'http://a.example/%zz']],
	);
});

test('a pipe into which nobody writes is one line; the others are checked', {
	skip: process.platform === 'win32',
}, () => {
	const cwd = tree({ 'error.txt': withError });
	execFileSync('mkfifo', [join(cwd, 'pipe')]);
	const { status, stdout, stderr } = cli(['check', 'pipe', 'error.txt'], { cwd });
	assert.deepEqual([status, stderr], [2, 'url-lint: pipe: cannot be read: nobody writes into this pipe\n']);
	assert.match(stdout, /^error\.txt:1:18 /);
});

test('a name in other octets than UTF-8 stands for no other file', { skip: process.platform !== 'linux' }, () => {
	const cwd = tree({ 'bad\ufffd.txt': broken, 'error.txt': withError });
	const named = Buffer.concat([Buffer.from(join(cwd, 'bad')), Buffer.from([0xff]), Buffer.from('.txt')]);
	writeFileSync(named, broken);
	const refused = 'url-lint: bad\ufffd.txt: cannot be read: its name is not UTF-8\n';
	const walked = cli(['check'], { cwd });
	assert.deepEqual([walked.status, walked.stderr], [2, refused.repeat(2)]);
	assert.match(walked.stdout, /^error\.txt:1:18 /);
	const script = `"$1" "$2" check --fix "$(printf 'bad\\377.txt')"`;
	const fixed = spawnSync('sh', ['-c', script, 'sh', process.execPath, bundle], { cwd, encoding: 'utf8' });
	assert.equal(fixed.status, 2);
	assert.equal(fixed.stderr.split('\n')[0], refused.trimEnd());
	assert.equal(readFileSync(join(cwd, 'bad\ufffd.txt'), 'utf8'), broken);
	rmSync(named);
	assert.equal(cli(['check', 'bad\ufffd.txt'], { cwd }).stderr, '');
});

test('nor does a folder; and what is ignored is no error', { skip: process.platform !== 'linux' }, () => {
	const cwd = tree({ 'bad\ufffd/x.txt': broken, 'z/.gitignore': '*.log\n', 'z/x.txt': clean });
	const octets = (name: string) => Buffer.concat([Buffer.from(join(cwd, name)), Buffer.from([0xff])]);
	mkdirSync(octets('bad'));
	writeFileSync(Buffer.concat([octets('bad'), Buffer.from('/x.txt')]), broken);
	writeFileSync(Buffer.concat([octets('z/x'), Buffer.from('.log')]), broken);
	const script = `"$1" "$2" check --fix "$(printf 'bad\\377/x.txt')"`;
	const { stderr, status } = spawnSync('sh', ['-c', script, 'sh', process.execPath, bundle], { cwd, encoding: 'utf8' });
	assert.equal(status, 2);
	assert.match(stderr, /^url-lint: bad\ufffd\/x\.txt: cannot be read: its name is not UTF-8\n/);
	assert.equal(readFileSync(join(cwd, 'bad\ufffd/x.txt'), 'utf8'), broken);
	assert.deepEqual(cli(['check', 'z'], { cwd }), { status: 0, stdout: '2 files, 1 URL: no findings\n', stderr: '' });
});

test('pipes and sockets in a walk are counted', { skip: process.platform === 'win32' }, async () => {
	const cwd = tree({ 'a/error.txt': withError });
	execFileSync('mkfifo', [join(cwd, 'a/pipe')]);
	const server = createServer().listen(join(cwd, 'socket'));
	await once(server, 'listening');
	const { status, stdout, stderr } = cli(['check'], { cwd });
	server.close();
	assert.deepEqual([status, stderr], [1, 'url-lint: skipped 2 files as pipes, sockets or devices\n']);
	assert.match(stdout, /^a\/error\.txt:1:18 /);
});

// What a shell gives the command → the URLs in it.
const shell: [string, string[]][] = [
	[
		'"$@" <(sleep 0.3; echo http://a.example/; sleep 0.3; echo http://b.example/)',
		['http://a.example/', 'http://b.example/'],
	],
	['"$@" <(true) <(echo http://a.example/)', ['http://a.example/']],
	['echo http://a.example/ | "$@" /dev/stdin', ['http://a.example/']],
	['"$@" /dev/stdin <<< http://a.example/', ['http://a.example/']],
	['mkfifo p; (sleep 0.3; echo http://a.example/ > p) & "$@" p', ['http://a.example/']],
];

for (const [script, urls] of shell) {
	test(`bash: ${script}`, { skip: process.platform !== 'linux' }, () => {
		const stdout = execFileSync('bash', ['-c', script, 'bash', process.execPath, bundle, 'urls'], {
			cwd: tree({}),
			encoding: 'utf8',
		});
		assert.deepEqual(
			ndjson(stdout).map(({ url }) => url),
			urls,
		);
	});
}

test('a file that is too large is one line; the others are checked', () => {
	const cwd = tree({ 'error.txt': withError, 'text.txt': ' '.repeat(8000), 'more.txt': '' });
	truncateSync(join(cwd, 'text.txt'), 2 ** 29 + 2 ** 26);
	truncateSync(join(cwd, 'more.txt'), 2 ** 32);
	const { status, stdout, stderr } = cli(['check'], { cwd });
	assert.equal(status, 2);
	assert.match(stdout, /^error\.txt:1:18 /);
	assert.deepEqual(stderr.split('\n'), [
		'url-lint: more.txt: cannot be read: the file is too large',
		'url-lint: text.txt: cannot be read: the file is too large',
		'',
	]);
});

test('invalid UTF-8 is said once, and the file is checked as far as it is text', () => {
	const text = Buffer.concat([Buffer.from('caf\xe9 \xff\n', 'latin1'), Buffer.from(withError)]);
	const cwd = tree({ 'latin1.txt': text });
	const { status, stdout, stderr } = cli(['check'], { cwd });
	assert.equal(status, 1);
	assert.match(stdout, /^latin1\.txt:2:18 /);
	assert.equal(stderr, 'url-lint: latin1.txt: not valid UTF-8; checked as far as it is text\n');
});

test('a byte order mark is not part of the text; UTF-16 is decoded by it', () => {
	const utf16 = Buffer.from(`\ufeff${withError}`, 'utf16le');
	const cwd = tree({
		'utf8.txt': `\ufeff${withError}`,
		'utf16le.txt': utf16,
		'utf16be.txt': Buffer.from(utf16).swap16(),
	});
	const { stdout, stderr } = cli(['check', '--format', 'json'], { cwd });
	assert.equal(stderr, '');
	const places = JSON.parse(stdout).map(({ file, offset, column }: Record<string, unknown>) => [file, offset, column]);
	assert.deepEqual(places, [
		['utf16be.txt', 17, 18],
		['utf16le.txt', 17, 18],
		['utf8.txt', 17, 18],
	]);
});

test("a file's name cannot forge a line or move the cursor", { skip: process.platform === 'win32' }, () => {
	const cwd = tree({ 'a\n\u001b[2Jb.txt': withError });
	const { stdout } = cli(['check'], { cwd });
	assert.match(stdout, /^a\\u\{A\}\\u\{1B\}\[2Jb\.txt:1:18 /);
	assert.equal(JSON.parse(cli(['check', '--format', 'json'], { cwd }).stdout)[0].file, 'a\n\u001b[2Jb.txt');
	assert.match(cli(['check', 'no\nfile'], { cwd }).stderr, /^url-lint: no\\u\{A\}file: .*\n$/);
});

test('a directory that ends in .gitignore is just a directory', () => {
	const cwd = tree({ 'a.txt': clean });
	mkdirSync(join(cwd, '.gitignore'));
	assert.deepEqual(walked(cwd), ['a.txt']);
});
