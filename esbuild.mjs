// Builds dist/. Silent unless something is wrong, so that a command run after it owns the output.

import { chmod, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { noticesOf } from './scripts/notices.mjs';

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

/** @type {(import('esbuild').BuildOptions & { entryPoints: [string], outfile: string })[]} */
const bundles = [
	{ ...node, entryPoints: ['client/src/extension.node.ts'], outfile: 'dist/client.js' },
	{ ...node, entryPoints: ['server/src/main.node.ts'], outfile: 'dist/server.js', banner: shebang },
	{ ...node, entryPoints: ['server/src/cli.ts'], outfile: 'dist/cli.js', banner: shebang },
	{ ...browser, entryPoints: ['client/src/extension.browser.ts'], outfile: 'dist/browser/client.js' },
	// A classic worker has no module to export from.
	{ ...browser, format: 'iife', entryPoints: ['server/src/main.browser.ts'], outfile: 'dist/browser/server.js' },
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
	if (bundle.banner) await chmod(bundle.outfile, 0o755);
	return metafile;
}

try {
	await writeFile('dist/THIRD-PARTY-NOTICES.txt', await noticesOf(await Promise.all(bundles.map(make))));
} catch (error) {
	// What is wrong with the code esbuild has said.
	if (!(error instanceof Error && 'errors' in error)) console.error(error);
	process.exitCode = 1;
}
