/** `hovers.txt` shows what hover says of URLs of every kind. `npx tsx test/features/hover/write.ts` writes it anew: then read every line of it. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { blocks, hoverOver } from './hovers';

describe('hovers', () => {
	const all = blocks();
	for (const { url, lines } of all) test(url.slice(0, 100), async () => assert.deepEqual(await hoverOver(url), lines));
	test('there are many', () => assert(all.length >= 120, String(all.length)));
	test('each says something', () =>
		assert.deepEqual(
			all.filter(({ lines }) => lines.length === 0),
			[],
		));
});
