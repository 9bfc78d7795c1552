/**
 * What broke with clients that nobody here wrote, a line each, and that it holds. What is tested elsewhere:
 *
 * | line | test |
 * |---|---|
 * | hover in plain text for clients without Markdown | requests.test.ts, *a client that reads no Markdown gets text* |
 * | in Markdown only what a renderer would read is escaped | test/features/hover/rendered.test.ts |
 * | the server wants to know of saves, and looks at configuration files then | lifecycle.test.ts, config.test.ts *counts when it is saved* |
 * | initializationOptions | settings.test.ts, *with initialize* |
 * | a client that never answers what the settings are | test/features/document-settings.test.ts |
 * | a client that answers with errors | bad-input.test.ts |
 * | UTF-16 beside UTF-8 and UTF-32 | position-encodings.test.ts |
 * | standard requests for what our client does by its own | commands.test.ts |
 * | the language by other names, and by the file's | languages.test.ts |
 */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import {
	DidChangeTextDocumentNotification,
	DidOpenTextDocumentNotification,
	ErrorCodes,
	ExitNotification,
	InitializeRequest,
	ResponseError,
	ShutdownRequest,
} from 'vscode-languageserver/node';
import { version } from '../../package.json';
import { built, Client, shown, startClient, until, uri, within } from './client';
import { Folder } from './workspace';

const TEXT = 'http://a.example/x|y\n';
const asError = { rules: { 'unsafe-character': 'error' } };

/** The severities that are pulled. */
async function severities(client: Client): Promise<unknown[]> {
	return (await client.pullFull()).items.map(({ severity }) => severity);
}

describe('diagnostics', () => {
	test('diagnostic: null is no pull support', async (t) => {
		const client = await startClient(t, { pull: null });
		assert.equal(client.initialized?.capabilities.diagnosticProvider, undefined);
		await client.open(TEXT);
		await until(() => client.published.length > 0, 'diagnostics');
	});

	test('are pushed to a client that says it pulls, until it does, and are taken back then', async (t) => {
		const client = await startClient(t);
		await client.open(TEXT);
		await until(() => client.published.length === 1, 'diagnostics');
		assert.equal(client.published[0]?.diagnostics.length, 1);
		assert.deepEqual(await severities(client), [2]);
		await until(() => client.published.length === 2, 'their end');
		assert.deepEqual(client.published[1], { uri, diagnostics: [] });
	});

	test('are not pushed to our own client, which pulls', async (t) => {
		const client = await startClient(t, { commands: true });
		await client.open(TEXT);
		const other = await startClient(t, { pull: false });
		await other.open(TEXT);
		await until(() => other.published.length > 0, 'as long as a push takes');
		assert.deepEqual(client.published, []);
	});

	test('of a client that says another text under the same version', async (t) => {
		const client = await startClient(t);
		const document = await client.open(TEXT);
		assert.deepEqual(shown(document, (await client.pullFull()).items), ['unsafe-character "|" 0:18']);
		await client.connection.sendNotification(DidChangeTextDocumentNotification.type, {
			textDocument: { uri, version: 1 },
			contentChanges: [{ text: 'http://a.example/xy' }],
		});
		assert.deepEqual((await client.pullFull()).items, []);
		// Opened again without having been closed.
		await client.connection.sendNotification(DidOpenTextDocumentNotification.type, {
			textDocument: { uri, languageId: 'plaintext', version: 1, text: TEXT },
		});
		assert.equal((await client.pullFull()).items.length, 1);
	});
});

describe('urlLint/status', () => {
	for (const status of [true, false])
		test(`${status ? 'to' : 'not to'} a client that ${status ? 'takes' : 'does not know'} it`, async (t) => {
			const client = await startClient(t, { pull: false, status });
			await client.open(TEXT);
			await until(() => client.published.length > 0, 'diagnostics');
			assert.equal(client.statuses.length, status ? 1 : 0);
		});
});

describe('a configuration file', () => {
	test('is read again when it is opened, in a client that watches no files', async (t) => {
		const folder = new Folder(t, { 'a.txt': TEXT, '.url-lint.json': '{}' });
		const client = await startClient(t, { pull: false });
		await client.open(TEXT, 'plaintext', folder.at('a.txt'));
		const severity = () =>
			client.published.findLast(({ uri: of }) => of === folder.at('a.txt'))?.diagnostics[0]?.severity;
		await until(() => severity() === 2, 'a warning');
		writeFileSync(join(folder.path, '.url-lint.json'), JSON.stringify(asError));
		await client.open(JSON.stringify(asError), 'json', folder.at('.url-lint.json'));
		await until(() => severity() === 1, 'an error');
	});
});

describe('settings that are sent', () => {
	/** The severity with them; what is undefined is not sent. */
	const cases: readonly (readonly [what: string, initial: unknown, sent: readonly unknown[], severity: number])[] = [
		['with initialize, under urlLint', { urlLint: asError }, [], 1],
		['with initialize, bare', asError, [], 1],
		['with a change, under urlLint', {}, [{ urlLint: asError }], 1],
		['with a change, bare', {}, [asError], 1],
		['those of others change nothing', asError, [{ editor: { tabSize: 2 } }], 1],
		['{} takes back what was sent', undefined, [{ urlLint: asError }, {}], 2],
		['null takes back what was sent', undefined, [asError, null], 2],
		['urlLint: null takes back what was sent', undefined, [asError, { urlLint: null }], 2],
		['urlLint: {} takes back what was sent', undefined, [asError, { urlLint: {} }], 2],
		['what a client starts with stays, though it sends {} at once', asError, [{}], 1],
		['and null', asError, [null], 1],
	];
	for (const [what, initializationOptions, sent, severity] of cases)
		test(what, async (t) => {
			const client = await startClient(t, { initializationOptions });
			await client.open(TEXT);
			for (const settings of sent) await client.changeSettings(settings);
			assert.deepEqual(await severities(client), [severity]);
		});

	for (const settings of [{ ruls: {} }, { urlLint: { ruls: {} } }])
		test(`a misspelt name is said in the log: ${JSON.stringify(settings)}`, async (t) => {
			const client = await startClient(t);
			await client.open(TEXT);
			await client.changeSettings(settings);
			await client.pull();
			const line = 'warning: urlLint.ruls: There is no setting called "ruls"; did you mean "rules"?';
			await until(() => client.log.length > 0, 'a line in the log');
			assert.deepEqual(client.log, [line]);
		});
});

describe('a folder that is odd', () => {
	for (const folder of ['file://host/share', 'file:///%zz', 'file:', '', 'x', 'vscode-vfs://github/a'])
		test(JSON.stringify(folder), async (t) => {
			const client = await startClient(t, { folders: [folder] });
			await client.open(TEXT, 'plaintext', `${folder}/a.txt`);
			assert.equal((await client.pullFull(undefined, `${folder}/a.txt`)).items.length, 1);
			await client.open(TEXT);
			assert.equal((await client.pullFull()).items.length, 1);
			assert.deepEqual(client.log, []);
		});
});

describe('the order of messages', () => {
	const at = { textDocument: { uri }, position: { line: 0, character: 0 } };
	const codeOf = (answer: Promise<unknown>) =>
		within(answer).then(
			() => assert.fail('an error was expected'),
			(error: unknown) => (error instanceof ResponseError ? error.code : assert.fail(String(error))),
		);

	test('before initialize: ServerNotInitialized, and then all is well', async (t) => {
		const client = new Client();
		t.after(() => client.end());
		assert.equal(await codeOf(client.connection.sendRequest('textDocument/hover', at)), -32002);
		assert.equal(await codeOf(client.connection.sendRequest(ShutdownRequest.type)), ErrorCodes.ServerNotInitialized);
		await client.open(TEXT);
		await client.initialize();
		assert.equal(await client.hover({ line: 0, character: 1 }), null, 'what was opened too early is not open');
		await client.open(TEXT);
		assert.deepEqual(await severities(client), [2]);
	});

	test('initialize again: InvalidRequest', async (t) => {
		const client = await startClient(t);
		const params = { processId: null, rootUri: null, capabilities: {} };
		assert.equal(await codeOf(client.connection.sendRequest(InitializeRequest.type, params)), -32600);
	});

	test('after shutdown: InvalidRequest, and exit ends it well', async (t) => {
		const client = await startClient(t);
		await client.connection.sendRequest(ShutdownRequest.type);
		assert.equal(await codeOf(client.connection.sendRequest('textDocument/hover', at)), ErrorCodes.InvalidRequest);
		await client.connection.sendNotification(ExitNotification.type);
		assert.equal(await client.exited(), 0);
	});
});

describe('a frame that is broken ends the server, and it says why', () => {
	for (const [bytes, problem] of [
		['Content-Length: x\r\n\r\n{}', 'Content-Length value must be a number'],
		['Length: 2\r\n\r\n{}', 'Header must provide a Content-Length property'],
		['no header\r\n\r\n{}', "Message header must separate key and value using ':'"],
	] as const)
		test(JSON.stringify(bytes), async () => {
			const client = new Client();
			await client.initialize();
			client.write(bytes);
			assert.equal(await client.exited(), 1);
			assert(client.stderr.includes(problem), client.stderr);
			assert(
				client.log.some((line) => line.startsWith('error: ') && line.includes(problem)),
				client.log.join('\n'),
			);
			client.connection.dispose();
		});

	test('a whole message that is no JSON is left out, and the log says so, without its text', async (t) => {
		const client = await startClient(t);
		await client.open(TEXT);
		client.write('Content-Length: 9\r\n\r\n{hunter2}');
		assert.deepEqual(await severities(client), [2]);
		assert.deepEqual(client.log, ['error: A message of the client is no JSON, and is left out.']);
	});
});

describe('how it is started', () => {
	const server = built('dist/server.js');
	const run = (...args: string[]) => {
		const { status, stdout, stderr } = spawnSync(process.execPath, [server, ...args], { encoding: 'utf8', input: '' });
		return { status, stdout, stderr };
	};

	test('--version', () => assert.deepEqual(run('--version'), { status: 0, stdout: `${version}\n`, stderr: '' }));

	for (const help of ['--help', '-h'])
		test(help, () => {
			const { status, stdout, stderr } = run(help);
			assert.deepEqual([status, stderr], [0, '']);
			for (const argument of ['--stdio', '--node-ipc', '--socket', '--pipe', '--clientProcessId', '--version'])
				assert(stdout.includes(argument), argument);
		});

	for (const [args, said] of [
		[['--tcp'], 'There is no argument --tcp.'],
		[['--stdiox'], 'There is no argument --stdiox.'],
		[['stdio'], 'There is no argument stdio.'],
		[['--stdio', '--verbose'], 'There is no argument --verbose.'],
		[['--socket'], 'Write a value behind --socket.'],
		[['--pipe='], 'Write a value behind --pipe.'],
	] as const)
		test(`${args.join(' ')} is an error`, () => {
			const { status, stdout, stderr } = run(...args);
			assert.deepEqual([status, stdout], [2, '']);
			assert(stderr.startsWith(`url-lint: ${said}`), stderr);
		});

	for (const args of [['--clientProcessId=1', '--stdio'], ['--stdio', '--clientProcessId', '1'], ['--stdio=']])
		test(`${args.join(' ')}: it serves until nobody is there`, () => {
			const { status, stderr } = run(...args);
			assert.deepEqual([status, stderr], args[0] === '--stdio=' ? [2, run('--stdio=').stderr] : [1, '']);
		});
});
