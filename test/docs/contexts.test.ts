import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { fromRoot } from '../../scripts/generate/tables';
import { scan } from '../../server/src/find/scanner';
import { contextNames } from '../../server/src/languages/context';
import { examplesUnder } from './examples';

const page = readFileSync(fromRoot('docs/contexts.md'), 'utf8');

test('docs/contexts.md has every context, and no other', () => {
	const documented = Array.from(page.matchAll(/^## `(.*)`$/gm), ([, name]) => name);
	assert.deepEqual(documented.sort(), [...contextNames].sort());
});

for (const name of contextNames) {
	test(`the example of ${name} has a URL in that context, and in no other`, () => {
		const examples = examplesUnder(page, `## \`${name}\``);
		assert.equal(examples.length, 1);
		const contexts = examples
			.flatMap(({ text, languageId }) => [...scan(text, languageId)])
			.map(({ context }) => context.name);
		assert.deepEqual(contexts, [name]);
	});
}
