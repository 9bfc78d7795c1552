// What the server's sources import with `import()` is a piece: a file of its own in dist/pieces/, loaded when it is asked for. Such are
// tables and texts that few sessions need, and all of the server but its answer to `initialize`. In tests, under tsx, `import()` finds
// the sources.
//
// A piece stands alone: what it imports is in it too, even where others have it. So it holds tables, or everything of its kind.

import { basename, join, relative } from 'node:path';

const FOLDER = 'dist/pieces';

/** The library of the protocol, which knows its errors by their class: one copy serves a bundle and its pieces. */
const LIBRARY = /^vscode-languageserver(?:\/node)?$/;

/** @typedef {import('esbuild').BuildOptions & { entryPoints: [string], outfile: string }} Bundle */

/** A piece runs in Node as in a worker, where all files share one scope. */
const PIECE = {
	platform: /** @type {const} */ ('browser'),
	target: 'es2022',
	format: /** @type {const} */ ('cjs'),
	banner: { js: '(()=>{' },
	footer: { js: '})();' },
};

/** The pieces of some bundles: those that were met while these were built. */
export class Pieces {
	/** @type {Map<string, Bundle>} */
	#waiting = new Map();
	/** The sources of those that were met, by their names. @type {Map<string, string>} */
	#met = new Map();

	/** The pieces met since this was asked last. */
	take() {
		const pieces = [...this.#waiting.values()];
		this.#waiting.clear();
		return pieces;
	}

	/**
	 * A bundle that loads its pieces.
	 * @param {Bundle} bundle
	 * @param {boolean} [sharesLibrary] whether the library of the protocol is a piece too; else it is in the bundle
	 * @returns {Bundle}
	 */
	in(bundle, sharesLibrary = false) {
		/** @type {import('esbuild').Plugin} */
		const plugin = {
			name: 'pieces',
			setup: (build) => {
				const place = (/** @type {string} */ name) => {
					const path = relative(join(bundle.outfile, '..'), join(FOLDER, `${name}.js`));
					return { path: path.startsWith('.') ? path : `./${path}`, external: true };
				};
				build.onResolve({ filter: /^\./ }, async ({ path, kind, resolveDir }) => {
					if (kind !== 'dynamic-import') return undefined;
					const module = await build.resolve(path, { kind: 'import-statement', resolveDir });
					if (module.errors.length > 0) return { errors: module.errors };
					const name = basename(path);
					this.#meet(
						name,
						this.in({ ...PIECE, entryPoints: [module.path], outfile: join(FOLDER, `${name}.js`) }, true),
					);
					return place(name);
				});
				if (sharesLibrary)
					build.onResolve({ filter: LIBRARY }, () => {
						const outfile = join(FOLDER, 'lsp.js');
						this.#meet('lsp', { ...PIECE, platform: 'node', entryPoints: ['vscode-languageserver/node'], outfile });
						return place('lsp');
					});
			},
		};
		// A bundle that cannot `import()` has `require` there.
		return { ...bundle, plugins: [plugin], supported: { ...bundle.supported, 'dynamic-import': false } };
	}

	/**
	 * @param {string} name
	 * @param {Bundle} piece
	 * @throws Error where another source has that name: its piece would be the same file
	 */
	#meet(name, piece) {
		const [source] = piece.entryPoints;
		const known = this.#met.get(name);
		if (known === source) return;
		if (known !== undefined) throw new Error(`${known} and ${source} would both be ${piece.outfile}`);
		this.#met.set(name, source);
		this.#waiting.set(name, piece);
	}
}
