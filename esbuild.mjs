// Builds dist/. Silent unless something is wrong, so that a command run after it owns the output.

import { chmod } from 'node:fs/promises';
import { build } from 'esbuild';

/** @type {import('esbuild').BuildOptions} */
const node = { platform: 'node', target: 'node20', format: 'cjs' };

/** @type {(import('esbuild').BuildOptions & { entryPoints: [string], outfile: string })[]} */
const bundles = [
	{ ...node, entryPoints: ['server/src/cli.ts'], outfile: 'dist/cli.js', banner: { js: '#!/usr/bin/env node' } },
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
