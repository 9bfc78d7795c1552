/** One bad file takes no more memory than it may, and never silences the others. */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { textOf } from '../bench/generators';
import { bundle, tree } from './helpers';

const MEGABYTE = 1 << 20;

/** What the heap may take for a megabyte of mistakes, in megabytes: beyond it the process ends. */
const MOST_MEMORY = 300;

const bad = '[x](http://good.example/a b)\nhttp://good.example:99999/\n';

/** Runs `check` with no more memory than that. */
function checked(cwd: string, ...args: string[]) {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[`--max-old-space-size=${MOST_MEMORY}`, bundle, 'check', ...args],
		{ cwd, encoding: 'utf8', maxBuffer: 1 << 30 },
	);
	return { status, stdout, stderr };
}

const mistakes: Readonly<Record<string, readonly [start: string, unit: string]>> = {
	'one URL of percent signs': ['http://a.example/', '%'],
	'one URL of raw characters': ['http://a.example/', '|é'],
	'one URL of escapes': ['http://a.example/', '%41/'],
	'one host': ['http://', 'xn--a.'],
	'one host of invisible characters': ['http://', 'ü\u200b'],
	'header fields': ['mailto:a@b?', 'a=b&'],
	'URLs with a mistake each': ['', 'http://a|b '],
	'unknown names in comments': ['', '<!-- url-lint-disable no-such-rule -->\n'],
};

describe('a megabyte of mistakes', () => {
	for (const [name, generator] of Object.entries(mistakes))
		for (const format of ['text', 'json'])
			test(`${name}, as ${format}`, () => {
				const cwd = tree({ 'a.md': textOf(generator, MEGABYTE), 'z.md': bad });
				const { status, stdout, stderr } = checked(cwd, '--format', format);
				assert.equal(status, 1, stderr.slice(0, 2000));
				assert(stdout.includes('z.md'), 'the other file is told of');
			});
});

test('five of them end nothing', () => {
	const [generator] = Object.values(mistakes);
	const files = Object.fromEntries(
		Array.from({ length: 5 }, (_, index) => [`${index}.md`, textOf(generator ?? ['', ''], MEGABYTE)]),
	);
	const { status, stdout } = checked(tree({ ...files, 'z.md': bad }));
	assert.equal(status, 1);
	assert.match(stdout, /^z\.md:2:\d+ .*invalid-port$/m);
	assert.match(stdout, /^6 files, 7 URLs/m);
});

test('a file whose check fails is named, the others are checked, and the command ends with 2', () => {
	const cwd = tree({ 'a.md': bad, 'b.md': 'THROW', 'c.md': bad });
	// A defect is not to be had by asking: one is put where every check passes.
	const broken = `
		String.prototype.indexOf = new Proxy(String.prototype.indexOf, {
			apply(target, self, args) {
				if (String(self) === 'THROW') throw new TypeError('broken on purpose');
				return Reflect.apply(target, self, args);
			},
		});`;
	const preload = join(tree({ 'broken.cjs': broken }), 'broken.cjs');
	for (const format of ['text', 'json']) {
		const { status, stdout, stderr } = spawnSync(
			process.execPath,
			['--require', preload, bundle, 'check', '--format', format],
			{ cwd, encoding: 'utf8' },
		);
		assert.equal(status, 2);
		assert.match(stderr, /^url-lint: b\.md: internal error: broken on purpose$/m);
		assert(stdout.includes('a.md') && stdout.includes('c.md'));
		if (format === 'json') assert.doesNotThrow(() => JSON.parse(stdout));
	}
});
