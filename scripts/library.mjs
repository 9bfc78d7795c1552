// What esbuild does not make of the library: its index and its types.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = fileURLToPath(new URL('../server/src/library/', import.meta.url));
const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
const options = ['--noResolve', '--noCheck', '--declaration', '--emitDeclarationOnly', '--target', 'es2022'];

/**
 * The module that exports all others, which stay modules of their own.
 * @param {string} folder where they are
 */
export function writeIndex(folder) {
	writeFileSync(join(folder, 'index.mjs'), withExtensions(readFileSync(join(sources, 'index.ts'), 'utf8')));
}

/** @param {string} text that imports modules by the names that they have here */
function withExtensions(text) {
	return text.replaceAll(/ from '(\.\/\w+)'/g, " from '$1.mjs'");
}

/**
 * The types, each module's beside it. They name nothing that the library does not export: what its modules export has all its types
 * written down, so TypeScript reads nothing but them.
 * @param {string} folder where the modules are
 */
export function writeTypes(folder) {
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
