/** What an editor loads at the start stays small, in bytes as `ls` counts them: what is added goes behind an `import()`, or is worth it. */

import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { engines } from '../../package.json';

const root = join(import.meta.dirname, '../..');

/** The files that are loaded before `initialize` is answered, and how large they may be together. */
const starts = {
	'the server': { files: ['server.js', 'pieces/lsp.js'], most: 280_000 },
	'the server in a worker': { files: ['browser/server.js'], most: 280_000 },
	'the client': { files: ['client.js'], most: 480_000 },
	'the client in a browser': { files: ['browser/client.js'], most: 480_000 },
};

describe('what is loaded at the start', () => {
	for (const [name, { files, most }] of Object.entries(starts))
		test(`${name}: at most ${most / 1000} kB`, () => {
			const bytes = files.reduce((sum, file) => sum + statSync(join(root, 'dist', file)).size, 0);
			assert(bytes <= most, `${bytes} bytes`);
		});

	test('the manifest asks for a newer editor than the library, whose own comparison is left out', () => {
		const library = readFileSync(join(root, 'node_modules/vscode-languageclient/lib/node/main.js'), 'utf8');
		const [, least = 'none'] = /REQUIRED_VSCODE_VERSION = '\^1\.(\d+)\.0'/.exec(library) ?? [];
		const [, ours = 'none'] = /^\^1\.(\d+)\.0$/.exec(engines.vscode) ?? [];
		assert(Number(ours) >= Number(least), `${ours}, ${least}`);
	});
});
