// Builds library/: modules for every program, without anything of Node's (docs/library.md).

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const sources = fileURLToPath(new URL('../server/src/library/', import.meta.url));
const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
const folder = fileURLToPath(new URL('../library/', import.meta.url));
const options = ['--noResolve', '--noCheck', '--declaration', '--emitDeclarationOnly', '--target', 'es2022'];

/** Names within the parser, for which a bundle that only parses has no room. Nothing that it returns is called so. */
const WITHIN_PARSER = [
	...['source', 'parts', 'found', 'derived', 'sets', 'modern', 'fresh', 'violate', 'remark', 'put', 'fieldIn'],
	...['codeAt', 'seek', 'searchFrom', 'findLast', 'between', 'skip'],
	...['checkCharacters', 'checkSearch', 'checkInvisible', 'reportControl'],
	...['xchar', 'uchar', 'hpath', 'fpath', 'ppath', 'userinfo', 'hsearch', 'waisSearch', 'fragmentid', 'tolerated'],
	...['parse', 'section', 'raw', 'login', 'emptyHost', 'hosts'],
].join('|');

/** The modules that share what they have in common, and how it is made. @type {[string[], import('esbuild').BuildOptions?][]} */
const MODULES = [
	[['parser', 'schemes'], { mangleProps: new RegExp(`^(?:${WITHIN_PARSER})$`) }],
	[['scan', 'check']],
	[['encode']],
];

/** @returns {Promise<(import('esbuild').Metafile | undefined)[]>} what is in its modules */
export async function makeLibrary() {
	await rm(folder, { recursive: true, force: true });
	const made = await Promise.all(
		MODULES.map(([names, options]) =>
			build({
				entryPoints: names.map((name) => join(sources, `${name}.ts`)),
				...{ outdir: folder, outExtension: { '.js': '.mjs' }, format: 'esm', splitting: true },
				...{ platform: 'neutral', target: 'es2022', mainFields: ['module', 'main'] },
				...{ bundle: true, minify: true, legalComments: 'none', metafile: true, logLevel: 'warning' },
				alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
				...options,
			}),
		),
	);
	writeIndex();
	writeTypes();
	return made.map(({ metafile }) => metafile);
}

/** The module that exports all others, which stay modules of their own. */
function writeIndex() {
	writeFileSync(join(folder, 'index.mjs'), withExtensions(readFileSync(join(sources, 'index.ts'), 'utf8')));
}

/** @param {string} text that imports modules by the names that they have here */
function withExtensions(text) {
	return text.replaceAll(/ from '(\.\/\w+)'/g, " from '$1.mjs'");
}

/**
 * The types, each module's beside it. They name nothing that the library does not export: what its modules export has all its types
 * written down, so TypeScript reads nothing but them.
 */
function writeTypes() {
	const files = readdirSync(sources).map((file) => join(sources, file));
	const draft = mkdtempSync(join(tmpdir(), 'url-lint-types-'));
	try {
		execFileSync(process.execPath, [tsc, '--ignoreConfig', ...options, '--outDir', draft, ...files]);
		for (const file of readdirSync(draft)) {
			const text = withExtensions(readFileSync(join(draft, file), 'utf8'));
			writeFileSync(join(folder, file.replace(/\.ts$/, '.mts')), text);
		}
	} finally {
		rmSync(draft, { recursive: true });
	}
}
