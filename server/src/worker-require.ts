/** `require` for a worker, which has none: the build makes it of each `import()` (scripts/pieces.mjs). */

import * as library from 'vscode-languageserver/browser';

/** What a file in CommonJS finds around it. */
interface CommonJs {
	require: (path: string) => object;
	module: { exports: object };
}

/**
 * Gives a worker `require` for the files of a folder.
 * @param folder a URL that ends with a slash
 */
export function requireFrom(scope: WorkerGlobalScope, folder: string): void {
	const loaded = new Map<string, object>([['lsp.js', library]]);
	const common = scope as unknown as CommonJs;
	common.require = (path) => {
		const name = path.slice(path.lastIndexOf('/') + 1);
		const known = loaded.get(name);
		if (known !== undefined) return known;
		common.module = { exports: {} };
		scope.importScripts(folder + name);
		const { exports } = common.module;
		loaded.set(name, exports);
		return exports;
	};
}
