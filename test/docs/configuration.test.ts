import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { fromRoot, readManifest } from '../../scripts/generate/tables';
import { overridable, parseConfig } from '../../server/src/config/config';
import { colourNames } from '../../server/src/protocol';
import { defaults, editorDefaults, type Settings } from '../../server/src/settings';

const page = readFileSync(fromRoot('docs/configuration.md'), 'utf8');
const manifest = readManifest();
const schema = JSON.parse(readFileSync(fromRoot('schemas/url-lint.schema.json'), 'utf8'));

interface Setting {
	readonly default: unknown;
	readonly markdownDescription: string;
}

const contributed: Record<string, Setting> = Object.assign(
	{},
	...manifest.contributes.configuration.map(({ properties }: { properties: object }) => properties),
);

/** What can be set: the language of the reader is known without. */
function settingsIn<S extends Settings>(settings: S): Exclude<keyof S & string, 'words'>[] {
	return Object.keys(settings).filter((name) => name !== 'words') as Exclude<keyof S & string, 'words'>[];
}

test('every example of docs/configuration.md is right', () => {
	const examples = Array.from(page.matchAll(/^```jsonc\n([\s\S]*?)^```$/gm), ([, text = '']) => text);
	for (const example of examples) assert.deepEqual(parseConfig(example).problems, [], example);
	const shown = new Set(examples.flatMap((example) => Object.keys(parseConfig(example).given)));
	assert.deepEqual([...shown].sort(), settingsIn(defaults).sort());
});

test("in Restricted Mode no setting of the workspace's counts", () => {
	const { supported, restrictedConfigurations } = manifest.capabilities.untrustedWorkspaces;
	// With `true` VS Code would not look at the list.
	assert.equal(supported, 'limited');
	assert.deepEqual(restrictedConfigurations.toSorted(), Object.keys(contributed).sort());
});

test('every setting is in the manifest with its default and an example, and in docs/configuration.md', () => {
	assert.deepEqual(
		Object.keys(contributed).sort(),
		settingsIn(editorDefaults)
			.map((name) => `urlLint.${name}`)
			.sort(),
	);
	for (const name of settingsIn(editorDefaults)) {
		const value = editorDefaults[name];
		assert.deepEqual(contributed[`urlLint.${name}`]?.default, value, name);
		assert.match(contributed[`urlLint.${name}`]?.markdownDescription ?? '', /for example `/, name);
		assert.ok(page.includes(`| \`${name}\` |`), name);
	}
});

test('every colour is in the manifest, for each kind of theme, and in docs/configuration.md', () => {
	const { colors } = manifest.contributes as { colors: { id: string; defaults: Record<string, string> }[] };
	assert.deepEqual(colors.map(({ id }) => id).sort(), colourNames.map((name) => `urlLint.${name}Foreground`).sort());
	for (const { id, defaults } of colors) {
		assert.deepEqual(Object.keys(defaults).sort(), ['dark', 'highContrast', 'highContrastLight', 'light'], id);
		assert.ok(page.includes(id.slice('urlLint.'.length)), id);
	}
});

test('the schema has every key of the file', () => {
	const keys = ['$schema', ...settingsIn(defaults), 'overrides'];
	assert.deepEqual(Object.keys(schema.properties).sort(), keys.sort());
	const override = Object.keys(schema.properties.overrides.items.properties);
	assert.deepEqual(override.sort(), ['files', 'languages', ...overridable].sort());
});
