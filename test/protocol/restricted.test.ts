/** A server that may only read does all its work, and can do nothing else. */

import assert from 'node:assert/strict';
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { answers } from '../../client/src/restricted';
import { built, restrictions, startClient } from './client';

function temporary(t: TestContext): string {
	const folder = mkdtempSync(join(tmpdir(), 'url-lint-restricted-'));
	t.after(() => rmSync(folder, { recursive: true }));
	return folder;
}

for (const transport of ['--stdio', '--node-ipc'] as const)
	for (const [name, execArgv] of [
		['restricted', restrictions],
		['not restricted', []],
	] as const)
		test(`a server over ${transport}, ${name}, reads configurations, finds and repairs`, async (t) => {
			const folder = temporary(t);
			mkdirSync(join(folder, 'a/b'), { recursive: true });
			writeFileSync(join(folder, '.url-lint.json'), '{ "rules": { "unsafe-character": "error" } }');
			const at = pathToFileURL(join(folder, 'a/b/c.txt')).href;

			const client = await startClient(t, { transport, execArgv });
			await client.open('http://a.example/x|y\n', 'plaintext', at);
			const { items } = await client.pullFull(undefined, at);
			assert.deepEqual(
				items.map(({ code, severity }) => [code, severity]),
				[['unsafe-character', 1]],
			);
			const range = items[0]?.range;
			assert(range);
			assert.notEqual(await client.hover(range.start, at), null);
			const actions = await client.codeActions(range, { diagnostics: items }, at);
			assert(actions.some(({ title }) => title.includes('%7C')));
		});

/** Runs in the server's process before the server, tries what code that a file smuggled in would, and says what came of it. */
const intruder = (file: string) => `
	const attempts = {
		read: () => require('node:fs').readFileSync(${JSON.stringify(file)}),
		write: () => require('node:fs').writeFileSync(${JSON.stringify(file)}, ''),
		delete: () => require('node:fs').unlinkSync(${JSON.stringify(file)}),
		process: () => require('node:child_process').execFileSync(process.execPath, ['--version']),
		thread: () => new (require('node:worker_threads').Worker)('', { eval: true }),
		addon: () => process.dlopen({ exports: {} }, ${JSON.stringify(file)}),
	};
	const outcome = ([name, attempt]) => {
		try {
			attempt();
			return [name, 'done'];
		} catch ({ code }) {
			return [name, code];
		}
	};
	process.send(Object.fromEntries(Object.entries(attempts).map(outcome)));
`;

test('what comes into its process can read, and not write, start anything or load native code', async (t) => {
	const folder = temporary(t);
	const file = join(folder, 'a.txt');
	writeFileSync(file, 'as it was');
	const preload = join(folder, 'intruder.cjs');
	writeFileSync(preload, intruder(file));
	const child = fork(built('dist/server.js'), ['--node-ipc'], {
		execArgv: [...restrictions, '--require', preload],
		silent: true,
	});
	t.after(() => child.kill());
	const [outcome] = await once(child, 'message');
	assert.deepEqual(outcome, {
		read: 'done',
		write: 'ERR_ACCESS_DENIED',
		delete: 'ERR_ACCESS_DENIED',
		process: 'ERR_ACCESS_DENIED',
		thread: 'ERR_ACCESS_DENIED',
		addon: 'ERR_DLOPEN_DISABLED',
	});
	assert.equal(readFileSync(file, 'utf8'), 'as it was');
});

test('the command checks, and cannot repair, while it may only read', (t) => {
	const folder = temporary(t);
	const file = join(folder, 'a.txt');
	writeFileSync(file, 'http:/a.example/x\n');
	const cli = (...args: string[]) =>
		spawnSync(process.execPath, [...restrictions, built('dist/cli.js'), ...args], { encoding: 'utf8' });
	const checked = cli('check', file);
	assert.equal(checked.stderr, '');
	assert.match(checked.stdout, /missing-slashes/);
	assert.equal(checked.status, 1);
	const repaired = cli('check', '--fix', file);
	assert.equal(repaired.status, 2);
	assert.match(repaired.stderr, /a\.txt/);
});

describe('whether an editor can restrict the server', () => {
	const script = (t: TestContext, code: string) => {
		const path = join(temporary(t), 'server.js');
		writeFileSync(path, code);
		return path;
	};

	test('it answers', async () => assert.equal(await answers(built('dist/server.js'), [...restrictions]), true));

	test('the editor does not know the options', async () =>
		assert.equal(await answers(built('dist/server.js'), ['--no-such-option']), false));

	test('the server ends', async (t) => assert.equal(await answers(script(t, 'process.exit(0)'), []), false));

	test('the server does nothing', async (t) =>
		assert.equal(await answers(script(t, 'process.on("message", () => {})'), [], 500), undefined));
});
