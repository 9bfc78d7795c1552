/** The pages about other editors: each is in the index, what is JSON there is JSON, and the commands are those that there are. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { serverCommands } from '../../server/src/features/names';

const folder = join(import.meta.dirname, '../../docs/editors');
const pages = readdirSync(folder).filter((name) => name !== 'README.md');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const index = read('README.md');

test('the index names every page, and there are ten of them', () => {
	const named = Array.from(index.matchAll(/\]\((\w+\.md)\)/g), ([, name = '']) => name);
	assert.deepEqual([...new Set(named)].filter((name) => name !== 'README.md').sort(), pages.sort());
	assert.equal(pages.length, 10);
});

for (const page of pages)
	test(`${page}: says whether it was tried, and its JSON is JSON`, () => {
		const text = read(page);
		assert.match(text, /\b(?:Not tried|[Tt]ried (?:once )?with)\b/);
		for (const [, json = ''] of text.matchAll(/```json\n([\s\S]*?)```/g)) JSON.parse(json);
	});

test('the commands are all that there are', () => {
	const named = new Set(Array.from(index.matchAll(/`(urlLint\.\w+)`/g), ([, name]) => name));
	assert.deepEqual([...named].sort(), [...serverCommands].sort());
});
