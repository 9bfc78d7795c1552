/** What is too much in a configuration file is said, and the rest of it is used. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LONGEST_CONFIG, MOST_PROBLEMS, parseConfig } from '../../server/src/config/config';
import { editsFor } from '../../server/src/config/edit';
import { LONGEST_GLOB, LONGEST_GLOBS } from '../../server/src/globs/files';
import { defaults } from '../../server/src/settings';

function problemsIn(text: string): string[] {
	return parseConfig(text).problems.map(
		({ message, offset, end }) => `${text.slice(offset, end).slice(0, 20)}: ${message}`,
	);
}

test('a file that is too long is not read', () => {
	const text = `{"standard": "rfc1738", "knownSchemes": ["${'a'.repeat(LONGEST_CONFIG)}"]}`;
	assert.deepEqual(problemsIn(text), ['{: The file is longer than 1000000 characters: it is not read.']);
	assert.deepEqual(parseConfig(text).given, {});
});

test('a glob that is too long is left out', () => {
	const text = JSON.stringify({ ignore: ['a', '**/'.repeat(LONGEST_GLOB), 'b'] });
	assert.deepEqual(problemsIn(text), [
		'"**/**/**/**/**/**/*: This glob is longer than 1000 characters: it matches nothing.',
	]);
	assert.deepEqual(parseConfig(text).given.ignore, ['a', 'b']);
});

test('of too many globs the first are used', () => {
	const globs = Array.from({ length: LONGEST_GLOBS }, (_, index) => `glob${index}`);
	const text = JSON.stringify({ ignoreUrls: globs });
	const used = parseConfig(text).given.ignoreUrls ?? [];
	assert.deepEqual(used, globs.slice(0, used.length));
	assert(used.join('').length <= LONGEST_GLOBS && used.join('').length > LONGEST_GLOBS - 20);
	assert.deepEqual(problemsIn(text), [
		`"${globs[used.length]}": The globs of this list, or of all overrides, together are longer than 20000 characters: from here on they match nothing.`,
	]);
});

test('the globs of all overrides are counted together', () => {
	const glob = '*a'.repeat(100);
	const overrides = Array.from({ length: 200 }, () => ({ files: [glob], standard: 'rfc1738' }));
	const { overrides: read, problems } = parseConfig(JSON.stringify({ overrides }));
	assert.equal(read.filter(({ goesFor }) => goesFor('a'.repeat(100), '')).length, LONGEST_GLOBS / glob.length);
	assert.equal(problems.length, 1);
});

test('of too many problems the first are told, and how many more there are', () => {
	const text = JSON.stringify(
		Object.fromEntries(Array.from({ length: MOST_PROBLEMS + 5 }, (_, index) => [`key${index}`, 1])),
	);
	const problems = problemsIn(text);
	assert.equal(problems.length, MOST_PROBLEMS + 1);
	assert.equal(problems[0], 'key0: There is no setting called "key0".');
	assert.equal(problems.at(-1), ': The file has 5 more problems, which are not told one by one.');
});

test('a file that is nested too deep is neither read nor changed', () => {
	const text = `{"a": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
	assert.equal(problemsIn(text).length, 1);
	assert.deepEqual(
		editsFor(text, { name: 'rules', value: 'default-port' }, defaults, () => false),
		[],
	);
});
