// Builds the playground: one page that holds all it needs, so it works from a file and from any static host.
// `node scripts/playground.mjs [FILE]` writes it to FILE, out/playground/index.html where that is absent.

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @returns {Promise<string>} the page */
export async function playground() {
	const { outputFiles } = await build({
		entryPoints: ['playground/main.ts', 'playground/style.css'].map((file) => join(root, file)),
		outdir: 'out',
		bundle: true,
		minify: true,
		write: false,
		format: 'iife',
		target: 'es2022',
		legalComments: 'none',
		logLevel: 'warning',
		alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
	});
	const [script = '', style = ''] = outputFiles.map(({ text }) => text);
	// The page can load nothing, and so can send nothing anywhere.
	const policy = [
		"default-src 'none'",
		...[`script-src ${hash(script)}`, `style-src ${hash(style)}`, 'img-src data:'],
		...["base-uri 'none'", "form-action 'none'"],
	].join('; ');
	const parts = [
		["default-src 'none'", policy],
		['<link rel="stylesheet" href="style.css">', `<style>${style}</style>`],
		['<script src="main.js"></script>', `<script>${script}</script>`],
	];
	return parts.reduce(
		(page, [part = '', by = '']) => {
			if (!page.includes(part)) throw new Error(`playground/index.html has no ${part}`);
			return page.replace(part, () => by);
		},
		readFileSync(join(root, 'playground/index.html'), 'utf8'),
	);
}

/** @param {string} text */
function hash(text) {
	return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
	const file = resolve(process.argv[2] ?? join(root, 'out/playground/index.html'));
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, await playground());
	console.log(`Open ${file} in a browser, or serve it as it is.`);
}
