// Builds dist/ and library/. Silent unless something is wrong, so that a command run after it owns the output.

import { chmod, rm, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { lighterLibrary, minimatch } from './scripts/client-library.mjs';
import { makeLibrary } from './scripts/library.mjs';
import { noticesOf } from './scripts/notices.mjs';
import { Pieces } from './scripts/pieces.mjs';

/** @type {import('esbuild').BuildOptions} */
const node = {
	platform: 'node',
	target: 'node20',
	format: 'cjs',
	// The other form of jsonc-parser, UMD, cannot be bundled.
	alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
};

/** @type {import('esbuild').BuildOptions} */
const browser = { platform: 'browser', target: 'es2022', format: 'cjs', define: { global: 'globalThis' } };

const shebang = { js: '#!/usr/bin/env node' };

const pieces = new Pieces();

/** @type {import('./scripts/pieces.mjs').Bundle[]} */
const bundles = [
	{
		...{ ...node, plugins: [lighterLibrary] },
		...{ entryPoints: ['client/src/extension.node.ts'], outfile: 'dist/client.js' },
	},
	minimatch,
	pieces.in({ ...node, entryPoints: ['server/src/main.node.ts'], outfile: 'dist/server.js', banner: shebang }, true),
	pieces.in({ ...node, entryPoints: ['server/src/cli.ts'], outfile: 'dist/cli.js', banner: shebang }),
	{ ...browser, entryPoints: ['client/src/extension.browser.ts'], outfile: 'dist/browser/client.js' },
	// A classic worker has no module to export from.
	pieces.in({
		...{ ...browser, format: 'iife' },
		...{ entryPoints: ['server/src/main.browser.ts'], outfile: 'dist/browser/server.js' },
	}),
];

/** @param {(typeof bundles)[number]} bundle */
async function make(bundle) {
	const { metafile } = await build({
		// Escaped, a letter of Japanese or Chinese would take twice the room.
		...{ bundle: true, minify: true, metafile: true, legalComments: 'none', charset: 'utf8' },
		external: ['vscode'],
		logLevel: 'warning',
		...bundle,
	});
	if (bundle.banner === shebang) await chmod(bundle.outfile, 0o755);
	return metafile;
}

try {
	await rm('dist/pieces', { recursive: true, force: true });
	const made = [...(await Promise.all(bundles.map(make))), ...(await makeLibrary())];
	for (let met = pieces.take(); met.length > 0; met = pieces.take()) made.push(...(await Promise.all(met.map(make))));
	await writeFile('dist/THIRD-PARTY-NOTICES.txt', await noticesOf(made));
} catch (error) {
	// What is wrong with the code esbuild has said.
	if (!(error instanceof Error && 'errors' in error)) console.error(error);
	process.exitCode = 1;
}
