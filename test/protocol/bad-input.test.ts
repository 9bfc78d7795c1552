/** Whatever comes in: an empty answer or a proper error, never a popup, never a dead server. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ErrorCodes, LSPErrorCodes, ResponseError } from 'vscode-languageserver/node';
import { type Client, shown, startClient, until, uri, within } from './client';

const TEXT = 'http://a.example/x|y\n';
const UNKNOWN = 'file:///never-opened.txt';

/** The server lives: it answers for its open document. */
async function lives(client: Client): Promise<void> {
	const items = await client.pullFull();
	assert.deepEqual(
		items.items.map(({ code }) => code),
		['unsafe-character'],
	);
}

async function codeOf(answer: Promise<unknown>): Promise<number> {
	const error = await within(
		answer.then(
			() => assert.fail('an error was expected'),
			(reason: unknown) => reason,
		),
	);
	assert(error instanceof ResponseError, String(error));
	return error.code;
}

/** A message as it stands on the wire. */
function framed(body: string): string {
	return `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

function request(id: number, method: string, params: unknown): string {
	return framed(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
}

function cancel(id: number): string {
	return framed(JSON.stringify({ jsonrpc: '2.0', method: '$/cancelRequest', params: { id } }));
}

describe('a document that is not open', () => {
	test('has no diagnostics, no hover and no code action', async (t) => {
		const client = await startClient(t);
		const start = { line: 0, character: 0 };
		assert.deepEqual((await client.pullFull(undefined, UNKNOWN)).items, []);
		assert.equal(await client.hover(start, UNKNOWN), null);
		assert.deepEqual(await client.codeActions({ start, end: start }, {}, UNKNOWN), []);
		assert.deepEqual(await client.codeActions({ start, end: start }, { only: ['source.fixAll'] }, UNKNOWN), []);
		assert.deepEqual(client.log, []);
	});

	test('cannot be edited or closed', async (t) => {
		const client = await startClient(t);
		await client.open(TEXT);
		await client.connection.sendNotification('textDocument/didChange', {
			textDocument: { uri: UNKNOWN, version: 2 },
			contentChanges: [{ text: 'x' }],
		});
		await client.close(UNKNOWN);
		await lives(client);
	});
});

describe('a position outside the document', () => {
	for (const [line, character] of [
		[0, 9999],
		[99, 0],
		[99, 99],
		[2 ** 31 - 1, 2 ** 31 - 1],
		[-1, 0],
		[0, -1],
	] as const)
		test(`${line}:${character}`, async (t) => {
			const client = await startClient(t);
			await client.open('x http://a.example/x|y z\n');
			const position = { line, character };
			assert.equal(await client.hover(position), null);
			const actions = await client.codeActions({ start: position, end: position });
			assert.deepEqual(actions, []);
		});

	test('a range from the end to the start, and one of everything and more', async (t) => {
		const client = await startClient(t);
		await client.open(TEXT);
		const [start, end] = [
			{ line: 0, character: 0 },
			{ line: 9, character: 9 },
		];
		assert((await client.codeActions({ start, end })).length > 0);
		assert(Array.isArray(await client.codeActions({ start: end, end: start })));
		assert.deepEqual(client.log, []);
	});

	test('an edit behind the end', async (t) => {
		const client = await startClient(t);
		const document = await client.open('http://a.example/x|y');
		const far = { line: 99, character: 99 };
		await client.edit(' more', { start: far, end: far });
		assert.deepEqual(shown(document, (await client.pullFull()).items), ['unsafe-character "|" 0:18']);
	});
});

describe('a client that answers with an error', () => {
	test('whatever it is asked: the server goes on, with the defaults, and logs it', async (t) => {
		const client = await startClient(t, {
			...{ refuses: true, refresh: true, watches: true },
			...{ configuration: () => null, folders: () => [], config: () => null },
		});
		await client.open(TEXT);
		await client.changeSettings(null);
		await client.filesChanged(UNKNOWN);
		await lives(client);
		for (const method of [
			'client/registerCapability',
			'workspace/configuration',
			'workspace/workspaceFolders',
			'workspace/diagnostic/refresh',
		])
			await until(() => client.log.some((line) => line.startsWith('error: ') && line.includes(method)), method);
		await client.open(TEXT, 'plaintext', 'vscode-vfs://github/o/r/a.txt');
		await client.pullFull(undefined, 'vscode-vfs://github/o/r/a.txt');
		await until(() => client.log.some((line) => line.includes('urlLint/config')), 'urlLint/config');
		await lives(client);
	});
});

describe('an unknown method', () => {
	test('a request is answered with MethodNotFound', async (t) => {
		const client = await startClient(t);
		assert.equal(await codeOf(client.connection.sendRequest('textDocument/nonsense', {})), ErrorCodes.MethodNotFound);
		assert.equal(ErrorCodes.MethodNotFound, -32601);
		assert.equal(await codeOf(client.connection.sendRequest('$/nonsense', {})), ErrorCodes.MethodNotFound);
	});

	test('a notification is ignored', async (t) => {
		const client = await startClient(t);
		await client.open(TEXT);
		await client.connection.sendNotification('textDocument/nonsense', {});
		await client.connection.sendNotification('$/nonsense', {});
		await lives(client);
	});
});

// Behind a broken header nobody knows where the next message starts: clients.test.ts.
describe('on the wire', () => {
	for (const [what, bytes] of [
		['JSON that is cut off', framed('{"jsonrpc":"2.0","id":7,"method":')],
		['no JSON', framed('hello')],
		['an empty body', framed('')],
		['a number', framed('7')],
		['null', framed('null')],
		['an array', framed('[]')],
		['an object that is no message', framed('{}')],
		['a method that is no string', framed('{"jsonrpc":"2.0","id":9001,"method":7}')],
		['an answer to no question', framed('{"jsonrpc":"2.0","id":4711,"result":{}}')],
		['an answer without a result', framed('{"jsonrpc":"2.0","id":4711}')],
		['an error without an id', framed('{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"x"}}')],
		['text that is no UTF-8', Buffer.from('Content-Length: 2\r\n\r\n\xff\xfe', 'latin1')],
	] as const)
		test(`${what}: the server lives`, async (t) => {
			const client = await startClient(t);
			await client.open(TEXT);
			client.connection.onError(() => {}); // What the server answers to nonsense may have no question here.
			client.write(bytes);
			await sleep(200);
			await lives(client);
		});
});

describe('cancel', () => {
	test('a request that is cancelled at once is answered, with RequestCancelled or a result', async (t) => {
		const client = await startClient(t);
		await client.open(TEXT.repeat(2000));
		const answered = new Map<number, number | undefined>();
		client.process.stdout?.on('data', (chunk: Buffer) => {
			for (const [, id] of chunk.toString().matchAll(/"id":(900\d)/g)) answered.set(Number(id), undefined);
			for (const [, id, code] of chunk.toString().matchAll(/"id":(900\d),"error":\{"code":(-\d+)/g))
				answered.set(Number(id), Number(code));
		});
		client.connection.onError(() => {});
		const textDocument = { uri };
		const position = { line: 0, character: 3 };
		const params = { textDocument, position, range: { start: position, end: position }, context: { diagnostics: [] } };
		const methods = ['textDocument/diagnostic', 'textDocument/hover', 'textDocument/codeAction'];
		for (const [index, method] of methods.entries())
			client.write(request(9001 + index, method, params) + cancel(9001 + index));
		await until(() => answered.size === methods.length, 'three answers');
		for (const code of answered.values())
			assert([undefined, LSPErrorCodes.RequestCancelled].includes(code), String(code));
		client.write(cancel(9001) + cancel(123456));
		assert.equal((await client.pullFull()).items.length, 1001);
	});

	test('a pull that waits for settings', async (t) => {
		let answer: (settings: unknown) => void = () => {};
		const client = await startClient(t, {
			configuration: () =>
				new Promise<unknown>((resolve) => {
					answer = resolve;
				}),
		});
		await client.open(TEXT);
		const pulled = client.pull();
		await until(() => client.configurationRequests.length === 1, 'the question');
		answer({});
		assert.equal((await within(pulled)).kind, 'full');
	});
});

describe('a handler that throws', () => {
	const position = { line: 0, character: 3 };
	for (const [method, params, expected] of [
		['textDocument/diagnostic', {}, { kind: 'full', items: [] }],
		['textDocument/diagnostic', { textDocument: null }, { kind: 'full', items: [] }],
		['textDocument/hover', {}, null],
		['textDocument/hover', { textDocument: { uri } }, null],
		['textDocument/codeAction', {}, []],
		['textDocument/codeAction', { textDocument: { uri }, context: { diagnostics: [] } }, []],
		['textDocument/codeAction', { textDocument: { uri }, range: { start: position, end: position } }, []],
	] as const)
		test(`${method} ${JSON.stringify(params)}: logged, and the next request is answered`, async (t) => {
			const client = await startClient(t);
			await client.open(TEXT);
			assert.deepEqual(await within(client.connection.sendRequest(method, params)), expected);
			await until(() => client.log.some((line) => line.startsWith('error: ')), 'a line in the log');
			await lives(client);
		});

	for (const method of ['textDocument/diagnostic', 'textDocument/hover', 'textDocument/codeAction'])
		test(`${method} without params: an empty answer or an error, and the next request is answered`, async (t) => {
			const client = await startClient(t);
			await client.open(TEXT);
			await within(client.connection.sendRequest(method).catch(() => {}));
			await lives(client);
		});

	test('the last good report stands', async (t) => {
		const client = await startClient(t);
		await client.open(TEXT);
		const good = await client.pullFull();
		// Nobody types this: a document whose text is none breaks whatever looks at it.
		const textDocument = { uri, languageId: 'plaintext', version: 2 };
		const text = { length: TEXT.length };
		await client.connection.sendNotification('textDocument/didOpen', { textDocument: { ...textDocument, text } });
		assert.deepEqual(await client.pullFull(good.resultId), good);
		assert.equal(await client.hover(position), null);
		await until(() => client.log.filter((line) => line.startsWith('error: ')).length === 2, 'two lines in the log');
		await client.open(TEXT);
		assert.deepEqual(await client.pull(good.resultId), { kind: 'unchanged', resultId: good.resultId });
	});

	test('a document of no language is what its name says', async (t) => {
		const client = await startClient(t);
		const textDocument = { uri: 'file:///a.md', languageId: null, version: 1, text: '[a]((http://a.example/))' };
		await client.connection.sendNotification('textDocument/didOpen', { textDocument });
		const { items } = await within(
			client.connection.sendRequest<{ items: { code: string }[] }>('textDocument/diagnostic', { textDocument }),
		);
		assert.deepEqual(
			items.map(({ code }) => code),
			['link-syntax'],
		);
	});

	for (const [method, params] of [
		['textDocument/didOpen', {}],
		['textDocument/didOpen', { textDocument: { uri: 7 } }],
		['textDocument/didChange', { textDocument: { uri, version: 2 } }],
		['textDocument/didChange', { textDocument: { uri, version: null }, contentChanges: [{ text: 'x' }] }],
		['textDocument/didClose', {}],
		['workspace/didChangeConfiguration', {}],
		['initialized', {}],
	] as const)
		test(`the notification ${method} ${JSON.stringify(params)}`, async (t) => {
			const client = await startClient(t);
			await client.open(TEXT);
			await client.connection.sendNotification(method, params);
			await lives(client);
		});
});
