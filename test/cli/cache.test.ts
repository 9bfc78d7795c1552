/** The cache changes nothing of what is said. */

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import fc from 'fast-check';
import { clean, cli, type Result, tree, withError, withWarning } from './helpers';
import { texts } from './large-tree';

const cacheFile = 'node_modules/cache';

/** A run with the cache, and one without. */
function withAndWithout(cwd: string, ...args: string[]): { cached: Result; uncached: Result } {
	return {
		cached: cli(['check', ...args, '--cache', '--cache-location', cacheFile], { cwd }),
		uncached: cli(['check', ...args], { cwd }),
	};
}

test('cache: cached equals uncached, byte for byte, after any change of files, settings and options', () => {
	const cwd = tree({
		'a.md': clean,
		'b.txt': withWarning,
		'sub/c.md': withError,
		'sub/script': '#!/bin/sh\ncurl http:/x\n',
	});
	const name = fc.constantFrom('a.md', 'b.txt', 'sub/c.md', 'sub/script', 'new.md', 'test/d.py');
	const config = fc.constantFrom(
		'{}',
		'{ "rules": { "unsafe-character": "error" } }',
		'{ "rules": { "unsafe-charcter": "error" } }',
		'{ "ignore": ["*.txt"] }',
		'{ "overrides": [{ "files": ["a*"], "standard": "rfc1738" }, { "languages": ["shellscript"], "rules": { "missing-slashes": "off" } }] }',
		'{ "rules": { "inconsistent-url": "warning" } }',
		'{ broken',
	);
	const spelling = fc.constantFrom(
		'http://a.example\n',
		'http://a.example/ http://a.example/\n',
		'http://a.example\n'.repeat(3),
	);
	const change = fc.oneof(
		fc.record({ name, text: fc.constantFrom(...texts) }),
		fc.record({ name, text: spelling }),
		fc.record({ name: fc.constantFrom('.url-lint.json', 'sub/.url-lint.json'), text: config }),
		fc.record({ name, text: fc.constant(undefined) }),
		// As many bytes, at the same time as before.
		fc.record({
			name,
			text: fc.constantFrom('http://a.example/x|y\n', 'http://a.example/xyz\n'),
			time: fc.constant(1),
		}),
	);
	const options = fc.subarray([
		'--standard=rfc1738',
		'--format=json',
		'--no-config',
		'--threads=2',
		'--language=python',
	]);
	const run = fc.tuple(
		fc.array(change, { maxLength: 3 }),
		options,
		fc.constantFrom([], ['.'], ['sub'], ['--shard=1/2']),
	);
	fc.assert(
		fc.property(fc.array(run, { minLength: 1, maxLength: 4 }), (runs) => {
			for (const [changes, args, paths] of runs) {
				for (const change of changes) apply(cwd, change);
				const { cached, uncached } = withAndWithout(cwd, ...args, ...paths);
				assert.deepEqual(cached, uncached);
			}
		}),
		{ numRuns: 12 * Number(process.env.URL_LINT_RUNS ?? 1) },
	);
});

interface Change {
	readonly name: string;
	readonly text: string | undefined;
	readonly time?: number;
}

function apply(cwd: string, { name, text, time }: Change): void {
	const path = join(cwd, name);
	if (text === undefined) return rmSync(path, { force: true });
	mkdirSync(join(path, '..'), { recursive: true });
	writeFileSync(path, text, 'latin1');
	if (time !== undefined) utimesSync(path, time, time);
}

test('cache: it is used, also for what is as it was at another time, and by other threads', () => {
	const cwd = tree({ 'a.md': withWarning, 'b.md': clean });
	const { uncached } = withAndWithout(cwd);
	const path = join(cwd, cacheFile);
	// What is told comes from there.
	forge(path, (body) => body.replaceAll('is unsafe', 'is odd'));
	utimesSync(join(cwd, 'a.md'), 1, 1);
	assert.equal(withAndWithout(cwd).cached.stdout, uncached.stdout.replace('is unsafe', 'is odd'));
	assert.equal(withAndWithout(cwd, '--format', 'json').cached.stdout.includes('is odd'), false, 'no fixes are kept');
});

test('cache: for a few files a large one is neither read nor changed', () => {
	const names = Array.from({ length: 300 }, (_, index) => `${index}.md`);
	const cwd = tree(Object.fromEntries(names.map((name) => [name, withWarning])));
	const { uncached } = withAndWithout(cwd);
	const path = join(cwd, cacheFile);
	forge(path, (body) => body.replaceAll('is unsafe', 'is odd'));
	const before = readFileSync(path, 'utf8');
	for (const args of [['7.md'], ['7.md', '8.md'], ['-', '7.md']]) {
		const one = withAndWithout(cwd, ...args);
		assert.deepEqual(one.cached, one.uncached);
		assert.equal(readFileSync(path, 'utf8'), before);
	}
	assert.equal(withAndWithout(cwd).cached.stdout, uncached.stdout.replaceAll('is unsafe', 'is odd'));
});

/** Writes something else into a cache, with the hash that goes with it. */
function forge(path: string, change: (body: string) => string): void {
	const text = readFileSync(path, 'utf8');
	const start = text.indexOf('\n') + 1;
	const body = change(text.slice(start));
	const hash = createHash('sha256').update(body).digest('base64');
	writeFileSync(path, text.slice(0, start).replace(/[^\t\n]+\n/, `${hash}\n`) + body);
}

test('cache: an entry of another form is that of an unknown file', () => {
	const cwd = tree({ 'a.md': withWarning });
	const { uncached } = withAndWithout(cwd);
	const entryOf = (body: string) => JSON.parse(body.split('\t')[1] ?? '');
	const changes: ((entry: ReturnType<typeof entryOf>) => unknown)[] = [
		() => null,
		() => ({}),
		(entry) => entry.slice(0, 4),
		([key, time, size, hash]) => [key, time, size, hash, null],
		([key, time, size, hash]) => [key, time, size, hash, { notes: [], result: 'unread' }],
		([key, time, size, hash, { result }]) => [key, time, size, hash, { notes: [{ key: 'no' }], result }],
		([key, time, size, hash]) => [key, time, size, hash, { notes: [], result: { urls: 1, findings: [null] } }],
		([key, time, size, hash, { notes, result }]) => {
			const findings = [{ ...result.findings[0], code: '\u001b[2J' }];
			return [key, time, size, hash, { notes, result: { ...result, findings } }];
		},
	];
	for (const change of changes) {
		forge(join(cwd, cacheFile), (body) => `"a.md"\t${JSON.stringify(change(entryOf(body)))}\n`);
		assert.deepEqual(withAndWithout(cwd).cached, uncached, change.toString());
	}
	for (const body of ['"a.md"', '\n', '"a.md"\n', '"a.md"\t{\n']) {
		forge(join(cwd, cacheFile), () => body);
		assert.deepEqual(withAndWithout(cwd).cached, uncached, body);
	}
});

test('cache: what is no cache of ours stays as it is where somebody named it', () => {
	for (const content of ['{}', '# Notes\n', Buffer.from([0, 255, 10])]) {
		const cwd = tree({ 'a.md': withWarning, [cacheFile]: content });
		const { cached, uncached } = withAndWithout(cwd);
		assert.equal(
			cached.stderr,
			`url-lint: ${cacheFile}: this is no cache of ours: it stays as it is, and nothing is cached\n`,
		);
		assert.deepEqual({ ...cached, stderr: '' }, uncached);
		assert.deepEqual(readFileSync(join(cwd, cacheFile)), Buffer.from(content));
	}
});

test('cache: a pipe stays one, and nobody waits for it', { skip: process.platform === 'win32' }, () => {
	const cwd = tree({ 'a.md': withWarning, 'node_modules/': '' });
	execFileSync('mkfifo', [join(cwd, cacheFile)]);
	const { status, stderr } = cli(['check', '--cache', '--cache-location', cacheFile, 'a.md'], { cwd });
	assert.deepEqual(
		[status, stderr],
		[1, `url-lint: ${cacheFile}: this is no cache of ours: it stays as it is, and nothing is cached\n`],
	);
	assert(statSync(join(cwd, cacheFile)).isFIFO());
});

test('cache: damaged, or of another version, it is said and made anew', () => {
	const cwd = tree({ 'a.md': withWarning, 'node_modules/': '' });
	const uncached = cli(['check'], { cwd });
	const cached = () => cli(['check', '--cache'], { cwd });
	cached();
	const path = join(cwd, 'node_modules/.cache/url-lint/check.cache');
	const whole = readFileSync(path, 'utf8');
	const cases: [string | Uint8Array, RegExp][] = [
		['', /damaged/],
		['{}', /damaged/],
		[whole.slice(0, -5), /damaged/],
		[whole.replace('a.example', 'b.example'), /damaged/],
		[Buffer.from([0, 255, 10]), /damaged/],
		[whole.replace(/\t[^\t]+/, '\t0.0.1 v20.0.0 x'), /another version/],
	];
	for (const [content, reason] of cases) {
		writeFileSync(path, content);
		const first = cached();
		assert.match(first.stderr, reason);
		assert.deepEqual({ ...first, stderr: '' }, uncached);
		assert.deepEqual(cached(), uncached);
	}
	for (const content of ['', whole.slice(0, -5)]) {
		writeFileSync(join(cwd, 'node_modules/cache'), content);
		assert.match(withAndWithout(cwd).cached.stderr, /damaged/, 'also where somebody named it');
		assert.deepEqual(withAndWithout(cwd).cached, uncached);
	}
});

test('cache: where it cannot be read or written that is said, and all is checked', () => {
	const cwd = tree({ 'a.md': withWarning, node_modules: '' });
	for (const [args, reason] of [
		[['--cache-location', '.'], /: the cache cannot be read, and is not used: /],
		[[], /: the cache cannot be written: /],
	] as const) {
		const { status, stdout, stderr } = cli(['check', '--cache', ...args, 'a.md'], { cwd });
		assert.equal(status, 1);
		assert.match(stdout, /1 warning/);
		assert.match(stderr, reason);
	}
});

test('cache: no secret is in it, and only its owner may read it', () => {
	const cwd = tree({ 'a.md': 'http://ana:hunter2@a.example/x|y?token=hunter2|3 and http:/ana:hunter2@a.example/\n' });
	for (const format of ['text', 'json']) {
		withAndWithout(cwd, '--format', format);
		const text = readFileSync(join(cwd, cacheFile), 'utf8');
		assert.match(text, /a\.example/);
		assert.doesNotMatch(text, /hunter2/);
	}
	if (process.platform !== 'win32') assert.equal(statSync(join(cwd, cacheFile)).mode & 0o777, 0o600);
});

test('cache: its usual place is with the packages, else with the user; --fix leaves it alone', () => {
	const packaged = tree({ 'a.md': clean, 'node_modules/': '' });
	cli(['check', '--cache'], { cwd: packaged });
	assert(statSync(join(packaged, 'node_modules/.cache/url-lint/check.cache')).isFile());
	const [cwd, home] = [tree({ 'a.md': clean }), tree({})];
	cli(['check', '--cache', '--fix'], { cwd, env: { XDG_CACHE_HOME: home } });
	assert.throws(() => statSync(join(home, 'url-lint')));
	if (process.platform !== 'linux') return;
	cli(['check', '--cache'], { cwd, env: { XDG_CACHE_HOME: home } });
	assert(statSync(join(home, 'url-lint')).isDirectory());
});
