/**
 * Which part of the server may import which. The lint rules of biome.json are made from this table (`npm run generate`), and their test
 * is; the README shows its first line.
 */

/** The engine, from the bottom: each part may import those before it. */
export const engine = [
	...(['data', 'url', 'derivation', 'explain', 'escaping', 'placeholders', 'ends', 'languages', 'find'] as const),
	...(['suppression', 'settings', 'rules', 'analysis', 'config'] as const),
] as const;

/** How the README shows it. */
export const chain = `${engine.join(' ← ')} ← features ← workspace ← server ← main`;

/** A part of the server. */
export interface Part {
	/** Its files, as globs. */
	readonly files: readonly string[];
	readonly mayImport: readonly string[];
	/** Whether it may know of the language server protocol. */
	readonly lsp?: true;
	/** What the lint rule says of it, beside what it may import. */
	readonly note?: string;
}

function upTo(part: (typeof engine)[number]): readonly string[] {
	return engine.slice(0, engine.indexOf(part));
}

const folder = (name: string) => [`server/src/${name}/**`];

/** What puts the server together, wherever it runs. */
const FOR_MAIN = [...engine, 'globs', 'disk', 'features', 'workspace', 'server', 'initialize', 'protocol'] as const;

/** Every part by its name: a folder's, or a file's. */
export const parts: Readonly<Record<string, Part>> = {
	...Object.fromEntries(engine.map((name) => [name, { files: folder(name), mayImport: upTo(name) }])),
	tongues: { files: folder('tongues'), mayImport: ['data'], note: 'its tables are loaded by themselves' },
	globs: { files: folder('globs'), mayImport: [], note: 'server and client both use it' },
	settings: { files: ['server/src/settings.ts'], mayImport: [...upTo('settings'), 'globs'] },
	config: { files: folder('config'), mayImport: [...upTo('config'), 'globs'] },
	library: { files: folder('library'), mayImport: [...engine, 'globs'], note: 'it is what others import' },
	disk: { files: ['server/src/disk.ts'], mayImport: [...engine, 'globs'], note: 'for main.node and the command' },
	features: { files: folder('features'), mayImport: [...engine, 'globs', 'protocol'], lsp: true },
	workspace: { files: folder('workspace'), mayImport: [...engine, 'globs', 'features', 'protocol'], lsp: true },
	server: {
		files: ['server/src/server.ts', ...folder('server')],
		mayImport: [...engine, 'tongues', 'globs', 'features', 'workspace', 'protocol', 'server'],
		lsp: true,
	},
	process: {
		files: folder('process'),
		mayImport: ['data'],
		lsp: true,
		note: 'it knows how the server is started and ended',
	},
	initialize: {
		files: ['server/src/initialize.ts'],
		mayImport: ['data', 'features', 'process', 'protocol'],
		lsp: true,
		note: 'it is loaded before the engine, so it takes names only',
	},
	'worker-require': { files: ['server/src/worker-require.ts'], mayImport: ['data'], lsp: true },
	'main.node': {
		files: ['server/src/main.node.ts'],
		mayImport: [...FOR_MAIN, 'process', 'main.browser'],
		lsp: true,
	},
	'main.browser': {
		files: ['server/src/main.browser.ts'],
		mayImport: [...FOR_MAIN, 'worker-require', 'main.node'],
		lsp: true,
	},
	protocol: {
		files: folder('protocol'),
		mayImport: ['data'],
		lsp: true,
		note: 'it is bundled into the client',
	},
	cli: {
		files: ['server/src/cli.ts', ...folder('cli')],
		mayImport: [...engine.filter((name) => name !== 'rules'), 'tongues', 'globs', 'disk', 'library', 'cli'],
		note: 'it says what the engine says, and knows no rule',
	},
};

/** biome.json with the rules of this table: those for the server's imports, before all others. */
export function withArrows(text: string): string {
	const config = JSON.parse(text);
	const isOurs = ({ includes, linter }: Override) =>
		linter?.rules?.style?.noRestrictedImports !== undefined && includes.every((glob) => glob.startsWith('server/src/'));
	const others = (config.overrides as Override[]).filter((override) => !isOurs(override));
	return `${JSON.stringify({ ...config, overrides: [...arrows(), ...others] }, null, '\t')}\n`;
}

interface Override {
	readonly includes: readonly string[];
	readonly linter?: { readonly rules?: { readonly style?: { readonly noRestrictedImports?: unknown } } };
}

/** The lint rules, one for each part. */
function arrows(): readonly object[] {
	return Object.entries(parts).map(([name, part]) => ({
		includes: part.files,
		linter: {
			rules: {
				style: {
					noRestrictedImports: {
						level: 'error',
						options: { patterns: [{ group: forbidden(name, part), message: messageFor(name, part) }] },
					},
				},
			},
		},
	}));
}

/** What the part may not import, as patterns of the words behind `from`. */
function forbidden(name: string, { mayImport, lsp }: Part): readonly string[] {
	const lspNames = lsp === true ? ['vscode'] : ['vscode*', 'vscode*/**'];
	if (mayImport.length === 0) return ['../**', ...lspNames];
	const others = [...Object.keys(parts), 'client'].filter((other) => other !== name && !mayImport.includes(other));
	const list = `**/{${others.join(',')}}`;
	// A table of `data` may be called like a part above it.
	return [list, `${list}.*`, `${list}/**`, '!**/data/**', ...lspNames];
}

function messageFor(name: string, { mayImport, lsp, note }: Part): string {
	const may = mayImport.length === 0 ? 'nothing' : mayImport.filter((other) => other !== name).join(', ');
	return `${name} may import ${may}${lsp ? '' : '; no LSP'}${note === undefined ? '' : ` (${note})`}.`;
}
