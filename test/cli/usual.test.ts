/** How an address is usually written, all files that are checked say together. */

import assert from 'node:assert/strict';
import test from 'node:test';
import { cli, tree } from './helpers';

const on = '{ "rules": { "inconsistent-url": "warning" } }';
const normal = 'http://a.example/\n';
const short = 'http://a.example\n';

/** `file: what is to be written`, a line for each finding. */
function found(cwd: string, ...args: string[]): string[] {
	const { stdout, stderr } = cli(['check', '--format', 'json', ...args], { cwd });
	assert.match(stderr, /^(?:url-lint: skipped 1 file as binary\n)?$/);
	const findings: { file: string; code: string; message: string }[] = JSON.parse(stdout);
	return findings
		.filter(({ code }) => code === 'inconsistent-url')
		.map(({ file, message }) => `${file}: ${/Write (\S+),/.exec(message)?.[1]}`);
}

test('usual: in all files that are checked, and no others', () => {
	const cwd = tree({
		...{ '.url-lint.json': on, 'a.md': short, 'b.md': short, 'c/d.md': normal, 'c/e.md': normal, 'c/f.md': normal },
		...{ 'ignored.md': short.repeat(9), '.gitignore': 'ignored.md\n', 'binary.md': `\0${short.repeat(9)}` },
	});
	assert.deepEqual(found(cwd), ['a.md: http://a.example/', 'b.md: http://a.example/']);
	assert.deepEqual(found(cwd, 'a.md', 'b.md', 'c/d.md'), ['c/d.md: http://a.example']);
	assert.deepEqual(found(cwd, 'a.md', 'b.md'), []);
});

test('usual: only where the configuration asks, by all files; what comes in is judged by itself', () => {
	const cwd = tree({ 'a.md': short, 'b/.url-lint.json': on, 'b/c.md': normal, 'd.md': short });
	assert.deepEqual(found(cwd), ['b/c.md: http://a.example']);
	const { stdout } = cli(['check', '-', 'a.md', '--stdin-filename', 'b/x.md'], { cwd, input: normal + short + short });
	assert.match(stdout, /^-?[^\n]*x\.md:1:1 .*inconsistent-url$/m);
});

test('usual: the same whatever the threads, the cache and the shards', () => {
	const files = Object.fromEntries(
		Array.from({ length: 700 }, (_, index) => [`${index % 9}/${index}.md`, index % 4 === 0 ? short : normal]),
	);
	const cwd = tree({ ...files, '5/.url-lint.json': '{}', '.url-lint.json': on });
	const whole = found(cwd);
	assert.equal(
		whole.length,
		Object.entries(files).filter(([name, text]) => text === short && !name.startsWith('5/')).length,
	);
	assert.deepEqual(found(cwd, '--threads', '3'), whole);
	const cached = ['--cache', '--cache-location', 'node_modules/cache'];
	for (const threads of ['1', '2']) assert.deepEqual(found(cwd, '--threads', threads, ...cached), whole);
	const shards = [1, 2, 3].map((index) => found(cwd, '--shard', `${index}/3`));
	assert(shards.every(({ length }) => length > 0));
	assert.deepEqual(shards.flat().sort(), [...whole].sort());
});
