/** The source of a program takes one byte a character in memory, where that costs little. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { runInNewContext } from 'node:vm';

const root = join(import.meta.dirname, '../..');

describe('a program in one byte a character', async () => {
	const { inOneByte } = await import('../../scripts/one-byte.mjs');

	const others = ';'.repeat(100);
	for (const [what, program] of [
		['a string', '"密码 é 🌍"'],
		['a template', '`密`.concat(`码`)'],
		['a regular expression', '/^[а-я，]+$/.test("пароль，")'],
		['one of code points', '/^[🌍-🌏]{2}$/u.test("🌍🌎")'],
		['a name', '({ 密: 1 }).密'],
	] as const)
		test(`${what} means the same`, () => {
			const made = inOneByte(program + others);
			assert.match(made, /^[\0-\xff]*$/);
			assert.deepEqual(runInNewContext(made), runInNewContext(program));
		});

	test('what is mostly another script stays as it is', () => {
		const program = '["密码", "密碼", "パスワード"]';
		assert.equal(inOneByte(program), program);
	});

	test('a backslash before such a character is an error', () => {
		assert.throws(() => inOneByte(`/\\。/${others}`), /a backslash before 。/);
	});

	for (const file of ['server.js', 'pieces/server.js', 'pieces/public-suffixes.js', 'cli.js'])
		test(`so is dist/${file}`, () => {
			assert.equal(/[^\0-\xff]/.exec(readFileSync(join(root, 'dist', file), 'utf8'))?.[0], undefined);
		});
});
