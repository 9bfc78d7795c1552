import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { fromRoot } from '../../scripts/generate/tables';
import { commands } from '../../server/src/cli/commands';

const page = readFileSync(fromRoot('docs/cli.md'), 'utf8');

test('docs/cli.md has every option with its values, and no other', () => {
	const options = commands.flatMap((command) => Object.entries(command.options));
	const documented = Array.from(page.matchAll(/(?<=[`\s])--[a-z][a-z-]*[a-z]/g), ([name]) => name);
	const real = ['--help', '--version', ...options.map(([name]) => `--${name}`)];
	assert.deepEqual([...new Set(documented)].sort(), [...new Set(real)].sort());
	for (const [, { values = [] }] of options)
		for (const value of values) assert.ok(page.includes(`\`${value}\``), value);
});
