/** What is written to the log. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sealed, wordsOf } from '../../client/src/log';

test('nothing that is written to the log can pass for an entry of its own', () => {
	const written: string[] = [];
	const write =
		(name: string) =>
		(...texts: unknown[]) =>
			void written.push([name, ...texts].join(' '));
	const names = ['trace', 'debug', 'info', 'warn', 'error', 'append', 'appendLine', 'replace'] as const;
	const plain = Object.fromEntries(names.map((name) => [name, write(name)])) as Record<
		(typeof names)[number],
		() => void
	>;
	const log = sealed(Object.assign(plain, { name: 'ours' })) as Record<string, unknown>;
	for (const name of names) (log[name] as (...texts: unknown[]) => void)('a\nb\u202e', 7, new TypeError('c\nd'));
	assert.equal(log.name, 'ours');
	assert.deepEqual(
		written.map((line) => line.replace(/\n\t {4}at .*/g, '')),
		names.map((name) => `${name} a\n\tb\\u{202E} 7 TypeError: c\n\td`),
	);
});

test('what an error says', () => {
	const error = new Error('no');
	assert.equal(wordsOf(error), error.stack);
	delete error.stack;
	assert.equal(wordsOf(error), 'no');
	assert.equal(wordsOf('text'), 'text');
	assert.equal(wordsOf(null), 'null');
});
