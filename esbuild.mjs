// Builds dist/ and library/. Silent unless something is wrong, so that a command run after it owns the output.

import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { build } from 'esbuild';
import { lighterLibrary, minimatch } from './scripts/client-library.mjs';
import { makeLibrary } from './scripts/library.mjs';
import { node20 } from './scripts/node20.mjs';
import { noticesOf } from './scripts/notices.mjs';
import { inOneByte } from './scripts/one-byte.mjs';
import { Pieces } from './scripts/pieces.mjs';

/** @type {import('esbuild').BuildOptions} */
const node = {
	...node20,
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
	const { metafile, outputFiles = [] } = await build({
		// Escaped, a letter of Japanese or Chinese would take twice the room.
		...{ bundle: true, minify: true, metafile: true, legalComments: 'none', charset: 'utf8' },
		external: ['vscode'],
		logLevel: 'warning',
		write: false,
		...bundle,
	});
	for (const { path, text } of outputFiles) await put(path, Buffer.from(inOneByte(text)));
	if (bundle.banner === shebang) await chmod(bundle.outfile, 0o755);
	return metafile;
}

/** All that was made. @type {Set<string>} */
const files = new Set();

/**
 * Puts a file in its place, whole. One that is the same stays: a server that is running loads what it needs later.
 * @param {string} path
 * @param {Uint8Array} contents
 */
async function put(path, contents) {
	files.add(path);
	if ((await readFile(path).catch(() => undefined))?.equals(contents)) return;
	await mkdir(dirname(path), { recursive: true });
	const fresh = `${path}.${process.pid}`;
	await writeFile(fresh, contents);
	await rename(fresh, path);
}

/** Takes away the pieces of builds before. */
async function removeOldPieces() {
	for (const name of await readdir('dist/pieces')) {
		const path = resolve('dist/pieces', name);
		if (!files.has(path)) await rm(path);
	}
}

try {
	const made = [...(await Promise.all(bundles.map(make))), ...(await makeLibrary())];
	for (let met = pieces.take(); met.length > 0; met = pieces.take()) made.push(...(await Promise.all(met.map(make))));
	await removeOldPieces();
	await writeFile('dist/THIRD-PARTY-NOTICES.txt', await noticesOf(made));
} catch (error) {
	// What is wrong with the code esbuild has said.
	if (!(error instanceof Error && 'errors' in error)) console.error(error);
	process.exitCode = 1;
}
