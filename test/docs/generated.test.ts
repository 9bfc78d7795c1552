import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { generatedPages } from '../../scripts/generate/docs-pages';
import { fromRoot } from '../../scripts/generate/tables';

for (const { path, generate } of generatedPages()) {
	test(`${path} is what scripts/generate/docs.ts writes`, async () => {
		assert.equal(await generate(), readFileSync(fromRoot(path), 'utf8'));
	});
}
