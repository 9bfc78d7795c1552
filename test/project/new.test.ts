/** The skeleton of a rule: its files, and what is refused. That they compile and pass was tried by hand; it takes a minute. */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { root } from './lint';

const PARTS = ['server/src/rules', 'docs/rules', 'test/rules'];

describe('npm run new -- rule', () => {
	const copy = mkdtempSync(join(tmpdir(), 'url-lint-new-'));
	after(() => rmSync(copy, { recursive: true }));
	for (const part of PARTS) cpSync(join(root, part), join(copy, part), { recursive: true });
	const run = (name: string, room: string) =>
		spawnSync(process.execPath, [join(root, 'scripts/new.mjs'), 'rule', name, room, copy], { encoding: 'utf8' });
	const read = (path: string) => readFileSync(join(copy, path), 'utf8');

	test('writes its file, its page and its table, and enters it everywhere', () => {
		const { status, stdout } = run('a-rule-of-the-test', 'characters');
		assert.equal(status, 0);
		const written = stdout.split('\n').filter((line) => existsSync(join(copy, line)) && line !== '');
		assert.equal(written.length, 4);
		assert.match(
			read('server/src/rules/characters/a-rule-of-the-test.ts'),
			/export const aRuleOfTheTest: RuleOf<'a-rule-of-the-test'>/,
		);
		assert.match(read('server/src/rules/index.ts'), /import \{ aRuleOfTheTest \}[\s\S]*\taRuleOfTheTest,\n/);
		for (const path of ['docs/rules/a-rule-of-the-test.md', 'test/rules/a-rule-of-the-test.test.ts'])
			assert.match(read(path), /a-rule-of-the-test/, path);
	});

	for (const [name, room, why] of [
		['numeric-host', 'authority', 'a rule that is there'],
		['Shouting', 'characters', 'no kebab-case'],
		['shouting', 'nowhere', 'no such room'],
		['', '', 'nothing'],
	] as const)
		test(`refuses ${why}`, () => {
			const { status, stderr } = run(name, room);
			assert.equal(status, 2);
			assert.notEqual(stderr, '');
		});
});
