// What vscode-languageclient brings along on the desktop that this extension never runs: 50 of its 500 kB.

import { node20 } from './node20.mjs';

const PIECE = 'dist/pieces/minimatch.js';

/** Matches the patterns of registrations, of which our server makes none with a pattern: loaded if one ever comes. */
const LAZY_MINIMATCH = `
exports.Minimatch = class {
	constructor(...of) {
		const { Minimatch } = require('./pieces/minimatch.js');
		return new Minimatch(...of);
	}
};`;

/** Compares the editor's version with the oldest that the library knows. `engines` in our manifest asks for a newer one already. */
const SEMVER = {
	'semver/functions/parse': 'module.exports = () => ({});',
	'semver/functions/satisfies': 'module.exports = () => true;',
};

/** The bundle of what is loaded lazily. @type {import('./pieces.mjs').Bundle} */
export const minimatch = {
	...node20,
	format: 'cjs',
	entryPoints: ['minimatch'],
	outfile: PIECE,
};

/** @type {import('esbuild').Plugin} */
export const lighterLibrary = {
	name: 'lighter-library',
	setup(build) {
		/** @type {Map<string, string>} */
		const contents = new Map(Object.entries({ ...SEMVER, minimatch: LAZY_MINIMATCH }));
		build.onResolve({ filter: /^(?:minimatch$|semver\/functions\/)/ }, ({ path }) =>
			contents.has(path) ? { path, namespace: 'lighter' } : undefined,
		);
		build.onResolve({ filter: /^\.\/pieces\//, namespace: 'lighter' }, ({ path }) => ({ path, external: true }));
		build.onLoad({ filter: /./, namespace: 'lighter' }, ({ path }) => ({ contents: contents.get(path) ?? '' }));
	},
};
