/** The skeleton of a rule: its files, and what is refused. That they compile and pass was tried by hand; it takes a minute. */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { root } from './lint';

const PARTS = ['server/src/rules', 'server/src/data/messages.ts', 'docs/rules', 'test/rules', 'examples'];

describe('npm run new -- rule', () => {
	const copy = mkdtempSync(join(tmpdir(), 'url-lint-new-'));
	after(() => rmSync(copy, { recursive: true }));
	for (const part of PARTS) cpSync(join(root, part), join(copy, part), { recursive: true });
	const run = (name: string, room: string) =>
		spawnSync(process.execPath, [join(root, 'scripts/new.mjs'), 'rule', name, room, copy], { encoding: 'utf8' });
	const read = (path: string) => readFileSync(join(copy, path), 'utf8');

	test('writes its file, its page and its table, and enters it everywhere', () => {
		const { status, stdout } = run('shouting-path', 'characters');
		assert.equal(status, 0);
		const written = stdout.split('\n').filter((line) => existsSync(join(copy, line)) && line !== '');
		assert.equal(written.length, 6);
		assert.match(
			read('server/src/rules/characters/shouting-path.ts'),
			/export const shoutingPath: RuleOf<'shouting-path'>/,
		);
		assert.match(read('server/src/rules/index.ts'), /import \{ shoutingPath \}[\s\S]*\tshoutingPath,\n/);
		assert.match(read('server/src/data/messages.ts'), /'shouting-path\/name': /);
		for (const path of ['docs/rules/shouting-path.md', 'test/rules/shouting-path.test.ts', 'examples/notes.txt'])
			assert.match(read(path), /shouting-path/, path);
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
