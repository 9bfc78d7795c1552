/** Text that a user may read is made in few places, so that whoever looks for a leak knows where to look. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { fromRoot } from '../../scripts/generate/tables';

test('only the mask, the words of a language and our own make text that may be shown', () => {
	const root = fromRoot('server/src');
	const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
	assert(files.length > 200, `${files.length} files were read`);
	const makers = files.filter((file) => /\bas (?:unknown as )?Shown\b/.test(readFileSync(join(root, file), 'utf8')));
	assert.deepEqual(makers.sort(), ['data/shown.ts', 'data/words.ts', 'url/mask.ts']);
});
