/** Whoever gets dist/ gets the licences of what is in it. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const notices = readFileSync(join(import.meta.dirname, '../../dist/THIRD-PARTY-NOTICES.txt'), 'utf8');

test('every library in the bundles, and the data of their tables, comes with its licence', () => {
	for (const name of [
		'vscode-languageserver',
		'vscode-languageclient',
		'vscode-jsonrpc',
		'jsonc-parser',
		'Unicode data',
	])
		assert.match(notices, new RegExp(`^${name} .*\\n\\n`, 'm'));
	assert.match(notices, /^UNICODE LICENSE V3$/m);
	assert.equal(/^(?:esbuild|typescript|mocha) /m.test(notices), false);
});
