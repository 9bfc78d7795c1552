import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { describe, test } from 'node:test';
import { fromRoot } from '../../scripts/generate/tables';
import { MASK, Mask } from '../../server/src/url/mask';
import { parseUrl } from '../../server/src/url/parse';

describe('docs/secrets.md', () => {
	const page = readFileSync(fromRoot('docs/secrets.md'), 'utf8');
	const examples = Array.from(page.matchAll(/\| `([^`]*⸠[^`]*)` \|$/gm), ([, marked]) => marked as string);
	test('has examples', () => assert(examples.length >= 25, `${examples.length}`));
	for (const marked of examples)
		test(marked, () => {
			const { whole } = new Mask(parseUrl(marked.replace(/[⸠⸡]/g, ''), 'modern'));
			assert.equal(whole, marked.replace(/⸠[^⸡]*⸡/g, MASK));
		});
});
