// Builds dist/. Silent unless something is wrong, so that a command run after it owns the output.

import { chmod } from 'node:fs/promises';
import { build } from 'esbuild';

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

await Promise.all(
	bundles.map(async (bundle) => {
		await build({
			bundle: true,
			minify: true,
			legalComments: 'eof',
			external: ['vscode'],
			logLevel: 'warning',
			...bundle,
		});
		if (bundle.banner) await chmod(bundle.outfile, 0o755);
	}),
).catch(() => {
	// esbuild has said what is wrong.
	process.exitCode = 1;
});
