/** What the manifest offers, the client does. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { orderCommands } from '../../client/src/url-rows';
import { fromRoot, readManifest } from '../../scripts/generate/tables';

test('every command of the manifest is one that the client registers, or shares with the server', () => {
	const sources = ['client/src', 'server/src/protocol'].flatMap((folder) =>
		readdirSync(fromRoot(folder)).map((name) => readFileSync(fromRoot(`${folder}/${name}`), 'utf8')),
	);
	const made = new Set(orderCommands.map(([command]) => command));
	const commands: readonly { readonly command: string }[] = readManifest().contributes.commands;
	assert(commands.length > 30, `${commands.length} commands`);
	const unknown = commands
		.map(({ command }) => command)
		.filter((command) => !made.has(command) && !sources.some((source) => source.includes(`'${command}'`)));
	assert.deepEqual(unknown, []);
});
