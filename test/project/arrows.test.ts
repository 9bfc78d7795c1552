// The import arrows of biome.json hold: every pair of layers, every form of import, Node and LSP below the features.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, test } from 'node:test';
import { type Case, lint, root } from './lint';

/** A layer: a file of it that imports, a module of it that is imported, and the layers that it may import. */
interface Layer {
	readonly file: string;
	readonly module: string;
	readonly mayImport: string[];
}

const engine = ['data', 'globs', 'url', 'scan', 'settings', 'rules', 'analysis', 'config'];
const layers: Record<string, Layer> = {
	data: { file: 'server/src/data/x.ts', module: 'server/src/data/iana/schemes', mayImport: [] },
	globs: { file: 'server/src/globs/x.ts', module: 'server/src/globs/files', mayImport: [] },
	url: { file: 'server/src/url/schemes/x.ts', module: 'server/src/url/parse', mayImport: ['data'] },
	scan: { file: 'server/src/scan/contexts/x.ts', module: 'server/src/scan/scanner', mayImport: ['data', 'url'] },
	settings: {
		file: 'server/src/settings.ts',
		module: 'server/src/settings',
		mayImport: ['data', 'globs', 'url', 'scan'],
	},
	rules: {
		file: 'server/src/rules/x.ts',
		module: 'server/src/rules/index',
		mayImport: ['data', 'url', 'scan', 'settings'],
	},
	analysis: {
		file: 'server/src/analysis/x.ts',
		module: 'server/src/analysis/analyse',
		mayImport: ['data', 'url', 'scan', 'settings', 'rules'],
	},
	config: {
		file: 'server/src/config/x.ts',
		module: 'server/src/config/check',
		mayImport: ['data', 'globs', 'url', 'scan', 'settings', 'rules', 'analysis'],
	},
	disk: { file: 'server/src/disk.ts', module: 'server/src/disk', mayImport: engine },
	features: {
		file: 'server/src/features/x.ts',
		module: 'server/src/features/hover',
		mayImport: [...engine, 'protocol'],
	},
	server: {
		file: 'server/src/server.ts',
		module: 'server/src/server',
		mayImport: [...engine, 'features', 'protocol'],
	},
	'main.node': {
		file: 'server/src/main.node.ts',
		module: 'server/src/main.node',
		mayImport: [...engine, 'disk', 'features', 'server', 'protocol', 'main.browser'],
	},
	'main.browser': {
		file: 'server/src/main.browser.ts',
		module: 'server/src/main.browser',
		mayImport: [...engine, 'disk', 'features', 'server', 'protocol', 'main.node'],
	},
	protocol: { file: 'server/src/protocol.ts', module: 'server/src/protocol', mayImport: ['data'] },
	'cli (folder)': {
		file: 'server/src/cli/x.ts',
		module: 'server/src/cli/main',
		mayImport: ['data', 'globs', 'url', 'scan', 'settings', 'analysis', 'config', 'disk', 'cli'],
	},
	cli: {
		file: 'server/src/cli.ts',
		module: 'server/src/cli',
		mayImport: ['data', 'globs', 'url', 'scan', 'settings', 'analysis', 'config', 'disk', 'cli (folder)'],
	},
	client: { file: 'client/src/x.ts', module: 'client/src/client', mayImport: ['globs', 'protocol'] },
};

/** The layers that may use Node, and those that may know of the language server protocol. */
const withNode = ['main.node', 'disk', 'cli', 'cli (folder)', 'client'];
const withLsp = ['features', 'server', 'main.node', 'main.browser', 'protocol', 'client'];

const forms = [
	(module: string) => `import { a } from '${module}.ts';`,
	(module: string) => `import type { B } from '${module}';`,
	(module: string) => `import { type C } from '${module}';`,
	(module: string) => `export * from '${module}';`,
	(module: string) => `export type { D } from '${module}';`,
	(module: string) => `export const e = import('${module}');`,
	(module: string) => `export type F = import('${module}').F;`,
	(module: string) => `import g = require('${module}');`,
];

function casesOf(name: string, { file, mayImport }: Layer): Case[] {
	const cases: Case[] = [];
	for (const [other, { module }] of Object.entries(layers)) {
		if (other === name) continue;
		const path = posix.relative(posix.dirname(file), module);
		const specifier = path.startsWith('.') ? path : `./${path}`;
		const rejected = !mayImport.includes(other);
		cases.push({ code: `import '${specifier}';`, rejected });
		if (rejected) cases.push(...forms.map((form) => ({ code: form(specifier), rejected })));
	}
	const add = (rejected: boolean, ...codes: string[]) => cases.push(...codes.map((code) => ({ code, rejected })));
	add(!withNode.includes(name), "import 'node:fs';", "import 'path';", "export const h = import('node:fs');");
	add(!withNode.includes(name), 'process.cwd();', "Buffer.from('');", "require('./x');");
	add(!withLsp.includes(name), "import 'vscode-languageserver/node';", "import type { I } from 'vscode-jsonrpc';");
	add(name !== 'client', "import 'vscode';");
	add(true, "fetch('');");
	add(false, "import 'jsonc-parser';");
	return cases;
}

describe('import arrows', () => {
	const files = Object.fromEntries(
		Object.entries(layers).map(([name, layer]) => [layer.file, casesOf(name, layer)] as const),
	);
	const rejected = lint(files);
	for (const [file, cases] of Object.entries(files)) {
		test(`${file}: ${cases.length} imports`, () => {
			const actual = cases.filter((_, index) => rejected.get(file)?.has(index + 1));
			const expected = cases.filter((each) => each.rejected);
			assert.deepEqual(
				actual.map(({ code }) => code),
				expected.map(({ code }) => code),
			);
		});
	}

	test('every file of server/src is in a layer', () => {
		const known = new Set(Object.values(layers).map(({ file }) => file.split('/')[2]));
		const entries = readdirSync(join(root, 'server/src'));
		assert.deepEqual(
			entries.filter((entry) => !known.has(entry)),
			[],
		);
	});
});
