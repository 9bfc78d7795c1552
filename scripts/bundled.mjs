// `node scripts/bundled.mjs SCRIPT.ts [ARGUMENT…]`: runs a script with the engine bundled as users get it. What is measured
// under tsx is up to ten times slower: there every import is a getter.

import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { node20 } from './node20.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [script = '', ...rest] = process.argv.slice(2);
const outfile = join(root, 'out', basename(script).replace(/\.ts$/, '.mjs'));

/** @type {import('esbuild').Plugin} A bundled module still finds its neighbours. */
const keepsItsPlace = {
	name: 'keeps-its-place',
	setup(build) {
		build.onLoad({ filter: /(?:scripts|test)[\\/].*\.ts$/ }, async ({ path }) => {
			const source = await readFile(path, 'utf8');
			return { loader: 'ts', contents: source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)) };
		});
	},
};

await build({
	entryPoints: [join(root, script)],
	outfile,
	// So that what is measured is what users have.
	...node20,
	...{ bundle: true, format: 'esm', packages: 'external', logLevel: 'warning' },
	plugins: [keepsItsPlace],
});
process.argv.splice(1, 2 + rest.length, outfile, ...rest);
await import(pathToFileURL(outfile).href);
