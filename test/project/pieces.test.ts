/** What `import()` names is a file of its own, and no two sources are the same one. */

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { build } from 'esbuild';

describe('pieces', async () => {
	const { Pieces } = await import('../../scripts/pieces.mjs');

	/** The names of the pieces of a bundle that imports these. */
	async function piecesOf(t: { after(task: () => void): void }, ...imported: string[]): Promise<string[]> {
		const folder = mkdtempSync(join(tmpdir(), 'url-lint-pieces-'));
		t.after(() => rmSync(folder, { recursive: true }));
		mkdirSync(join(folder, 'other'));
		for (const path of ['words.ts', 'other-words.ts', 'other/words.ts'])
			writeFileSync(join(folder, path), 'export const x = 1;');
		const main = join(folder, 'main.ts');
		writeFileSync(main, imported.map((path) => `void import('${path}');`).join('\n'));
		const pieces = new Pieces();
		const bundle = pieces.in({ entryPoints: [main], outfile: join(folder, 'main.js') });
		await build({ ...bundle, bundle: true, write: false, format: 'cjs', logLevel: 'silent' });
		return pieces.take().map(({ outfile }) => outfile.replaceAll('\\', '/'));
	}

	test('one each, however often it is imported', async (t) => {
		const pieces = await piecesOf(t, './words', './other-words', './words');
		assert.deepEqual(pieces.sort(), ['dist/pieces/other-words.js', 'dist/pieces/words.js']);
	});

	test('two that would be called the same are an error', async (t) => {
		await assert.rejects(piecesOf(t, './words', './other/words'), /would both be dist.pieces.words\.js/);
	});
});
