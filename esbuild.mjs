// Builds dist/. Silent unless something is wrong, so that a command run after it owns the output.

import { chmod, rm, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { writeIndex, writeTypes } from './scripts/library.mjs';
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

/**
 * The library: modules for every program, without anything of Node's. What two of them share stands in a chunk beside them.
 * @satisfies {import('esbuild').BuildOptions}
 */
const library = {
	platform: /** @type {const} */ ('neutral'),
	target: 'es2022',
	format: /** @type {const} */ ('esm'),
	splitting: true,
	outdir: 'library',
	outExtension: { '.js': '.mjs' },
	mainFields: ['module', 'main'],
	alias: node.alias ?? {},
};

/** Names within the parser, for which a bundle that only parses has no room. Nothing that it returns is called so. */
const withinParser = [
	...[
		'source',
		'parts',
		'found',
		'derived',
		'sets',
		'modern',
		'fresh',
		'violate',
		'remark',
		'put',
		'fieldIn',
		'codeAt',
	],
	...['seek', 'searchFrom', 'findLast', 'between', 'skip', 'checkCharacters', 'checkSearch', 'checkInvisible'],
	...['reportControl', 'xchar', 'uchar', 'hpath', 'fpath', 'ppath', 'userinfo', 'waisSearch', 'tolerated'],
	...['parse', 'section', 'raw', 'login', 'emptyHost', 'hosts'],
];

const shebang = { js: '#!/usr/bin/env node' };

/** @type {(import('esbuild').BuildOptions & ({ outfile: string } | { outdir: string, banner?: undefined }))[]} */
const bundles = [
	{ ...node, entryPoints: ['client/src/extension.node.ts'], outfile: 'dist/client.js' },
	{ ...node, entryPoints: ['server/src/main.node.ts'], outfile: 'dist/server.js', banner: shebang },
	{ ...node, entryPoints: ['server/src/cli.ts'], outfile: 'dist/cli.js', banner: shebang },
	{ ...browser, entryPoints: ['client/src/extension.browser.ts'], outfile: 'dist/browser/client.js' },
	// A classic worker has no module to export from.
	{ ...browser, format: 'iife', entryPoints: ['server/src/main.browser.ts'], outfile: 'dist/browser/server.js' },
	{
		...library,
		mangleProps: new RegExp(`^(?:${withinParser.join('|')})$`),
		entryPoints: ['server/src/library/parser.ts', 'server/src/library/schemes.ts'],
	},
	{ ...library, entryPoints: ['server/src/library/scan.ts', 'server/src/library/check.ts'] },
	{ ...library, entryPoints: ['server/src/library/encode.ts'] },
];

/** @param {(typeof bundles)[number]} bundle */
async function make(bundle) {
	const { metafile } = await build({
		...{ bundle: true, minify: true, metafile: true, legalComments: 'none' },
		external: ['vscode'],
		logLevel: 'warning',
		...bundle,
	});
	if (bundle.banner) await chmod(bundle.outfile, 0o755);
	return metafile;
}

try {
	await rm('library', { recursive: true, force: true });
	await writeFile('dist/THIRD-PARTY-NOTICES.txt', await noticesOf(await Promise.all(bundles.map(make))));
	writeIndex('library');
	writeTypes('library');
} catch (error) {
	// What is wrong with the code esbuild has said.
	if (!(error instanceof Error && 'errors' in error)) console.error(error);
	process.exitCode = 1;
}
