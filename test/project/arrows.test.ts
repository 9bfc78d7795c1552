// The import arrows of biome.json hold: every pair of layers, every form of import, Node and LSP below the features.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, test } from 'node:test';
import { chain, parts } from '../../scripts/generate/arrows';
import { type Case, lint, root } from './lint';

/** A layer: a file of it that imports, a module of it that is imported, and the layers that it may import. */
interface Layer {
	readonly file: string;
	readonly module: string;
	readonly mayImport: readonly string[];
}

const layers: Record<string, Layer> = {
	...Object.fromEntries(
		Object.entries(parts).flatMap(([name, { files, mayImport }]) =>
			files.map((glob, index): [string, Layer] => [
				index === 0 ? name : `${name} (folder)`,
				{
					file: glob.replace('**', 'folder/x.ts'),
					module: glob.replace('**', 'folder/module').replace(/\.ts$/, ''),
					mayImport: [...mayImport, ...(files.length > 1 ? [name] : [])],
				},
			]),
		),
	),
	client: { file: 'client/src/x.ts', module: 'client/src/client', mayImport: ['globs', 'protocol'] },
};

/** The layers that may use Node, and those that may know of the language server protocol. */
const withNode = ['main.node', 'disk', 'cli', 'client'];
const withLsp = [
	'features',
	'workspace',
	'server',
	'process',
	'initialize',
	'worker-require',
	'main.node',
	'main.browser',
	'protocol',
	'client',
];

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

/** The layer of a file, or of the folder beside it. */
const layerOf = (name: string) => name.replace(' (folder)', '');

function casesOf(layer: string, { file, mayImport }: Layer): Case[] {
	const name = layerOf(layer);
	const cases: Case[] = [];
	for (const [other, { module }] of Object.entries(layers)) {
		if (other === layer) continue;
		const path = posix.relative(posix.dirname(file), module);
		const specifier = path.startsWith('.') ? path : `./${path}`;
		const rejected = !mayImport.includes(layerOf(other));
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

	test('at least 18 layers', () => assert(Object.keys(layers).length >= 18));

	test('the README shows them', () =>
		assert(readFileSync(join(root, 'README.md'), 'utf8').replace(/\s+/g, ' ').includes(`\`${chain}\``)));

	test('every file of server/src is in a layer', () => {
		const known = new Set(Object.values(layers).map(({ file }) => file.split('/')[2]));
		const entries = readdirSync(join(root, 'server/src'));
		assert.deepEqual(
			entries.filter((entry) => !known.has(entry)),
			[],
		);
	});
});
