/** The bundles for a browser run where there is nothing of Node; those for the desktop load with the editor alone. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { describe, test } from 'node:test';
import { compileFunction, createContext, runInContext } from 'node:vm';
import { built, until } from './client';

interface Answer {
	readonly id?: number;
	readonly method?: string;
	readonly result?: {
		readonly serverInfo?: { readonly name: string };
		readonly items?: { readonly code: string; readonly codeDescription?: object }[];
		readonly contents?: { readonly value: string };
	};
	readonly params?: { readonly message?: string };
	readonly processId?: number;
}

/** Where the files lie that are loaded when they are needed, as `importScripts` takes it here. */
const PIECES = `${dirname(built('dist/pieces/server.js'))}/`;

/**
 * What a classic worker has, as far as the server may use it. Its own realm: of Node there is nothing.
 * @param missing a file that cannot be loaded
 */
function startWorker(missing?: string) {
	const answers: Answer[] = [];
	const scope = {
		onmessage: null as ((event: { data: unknown }) => void) | null,
		postMessage: (message: Answer) => void answers.push(structuredClone(message)),
		addEventListener: () => {},
	};
	const globals = {
		setTimeout,
		clearTimeout,
		setInterval,
		clearInterval,
		queueMicrotask,
		TextEncoder,
		TextDecoder,
		atob,
		URL,
		console,
	};
	const loaded: string[] = [];
	const context = createContext({ ...globals, self: undefined });
	context.self = Object.assign(context, scope, {
		importScripts(path: string) {
			if (basename(path) === missing) throw new Error('the network does not answer');
			loaded.push(basename(path));
			runInContext(readFileSync(path, 'utf8'), context);
		},
	});
	try {
		runInContext(readFileSync(built('dist/browser/server.js'), 'utf8'), context);
	} catch (error) {
		// The stack would show the line, which is the whole bundle.
		assert.fail(`the bundle does not start: ${(error as Error).message}`);
	}
	const post = (message: object) => context.onmessage?.({ data: structuredClone({ jsonrpc: '2.0', ...message }) });
	const answer = (id: number) => answers.find((candidate) => candidate.id === id && candidate.method === undefined);
	return { answers, post, answer, loaded };
}

const uri = 'vscode-vfs://github/a.txt';

/** Starts the server, and opens a document in it. */
async function startWith(text: string, missing?: string) {
	const worker = startWorker(missing);
	const { post, answer } = worker;
	const capabilities = {
		textDocument: { diagnostic: {}, hover: { contentFormat: ['markdown'] } },
		experimental: { urlLint: { pieces: PIECES } },
	};
	post({ id: 1, method: 'initialize', params: { processId: null, rootUri: null, capabilities } });
	await until(() => answer(1) !== undefined, 'the answer to initialize');
	assert.deepEqual(worker.loaded, [], 'nothing is loaded before that');
	post({ method: 'initialized', params: {} });
	const textDocument = { uri, languageId: 'plaintext', version: 1, text };
	post({ method: 'textDocument/didOpen', params: { textDocument } });
	return worker;
}

describe('the server in a worker', () => {
	test('answers initialize and a pull', async () => {
		const { post, answer, loaded } = await startWith('http://zürich.example/x|y\n');
		assert.equal(answer(1)?.result?.serverInfo?.name, 'url-lint');
		assert(!('processId' in (answer(1)?.result ?? {})), 'a worker is no process');
		post({ id: 2, method: 'textDocument/diagnostic', params: { textDocument: { uri } } });
		await until(() => answer(2) !== undefined, 'the answer to the pull');
		const found = answer(2)?.result?.items?.find(({ code }) => code === 'unsafe-character');
		assert(found);
		assert.equal(found.codeDescription, undefined, 'there is no page that it could open');
		assert.deepEqual(loaded, ['server.js'], 'and no table that this document does not need');
		post({ id: 3, method: 'shutdown' });
		await until(() => answer(3) !== undefined, 'the answer to shutdown');
	});

	const hover = {
		method: 'textDocument/hover',
		params: { textDocument: { uri }, position: { line: 0, character: 9 } },
	};

	test('loads a table once it is asked for', async () => {
		const { post, answer, loaded } = await startWith('https://shop.example.co.uk/a\n');
		for (const id of [2, 3]) {
			post({ id, ...hover });
			await until(() => answer(id) !== undefined, 'the hover');
			assert.match(answer(id)?.result?.contents?.value ?? '', /shop\.\*\*example\.co\.uk\*\*/);
		}
		assert.deepEqual(loaded, ['server.js', 'public-suffixes.js']);
	});

	test('where a table cannot be loaded, the hover leaves out what it says, and the log has why', async () => {
		const { post, answer, answers } = await startWith('https://shop.example.co.uk/a\n', 'public-suffixes.js');
		post({ id: 2, ...hover });
		await until(() => answer(2) !== undefined, 'the hover');
		assert.match(answer(2)?.result?.contents?.value ?? '', /`shop\.example\.co\.uk`/);
		await until(() => answers.some(({ params }) => params?.message?.includes('does not answer')), 'a line in the log');
	});

	test('where the server itself cannot be loaded, the log has why, and shutdown is answered', async () => {
		const { post, answer, answers } = await startWith('', 'server.js');
		await until(() => answers.some(({ params }) => params?.message?.includes('does not answer')), 'a line in the log');
		post({ id: 2, method: 'shutdown' });
		await until(() => answer(2) !== undefined, 'the answer to shutdown');
	});
});

/** Anything: a class, a function, a namespace. */
const anything: object = new Proxy(class {}, {
	get: (target, name) => (name === 'prototype' ? target.prototype : name === Symbol.toPrimitive ? () => '' : anything),
	apply: () => anything,
	construct: () => anything,
});

describe('the clients', () => {
	for (const [file, builtins] of [
		['dist/client.js', true],
		['dist/browser/client.js', false],
	] as const)
		test(`${file} is CommonJS that needs the editor${builtins ? ' and Node' : ' and nothing else'}`, () => {
			const path = built(file);
			const load = createRequire(path);
			const module = { exports: {} as Record<string, unknown> };
			const required: string[] = [];
			const require = (name: string) => {
				required.push(name.replace(/^node:/, ''));
				return name === 'vscode' ? anything : load(name);
			};
			compileFunction(readFileSync(path, 'utf8'), ['module', 'exports', 'require'])(module, module.exports, require);
			assert(required.includes('vscode'));
			const others = required.filter((name) => name !== 'vscode');
			assert.deepEqual(builtins ? others.filter((name) => !builtinModules.includes(name)) : others, []);
			assert.equal(typeof module.exports.activate, 'function');
			assert.equal(typeof module.exports.deactivate, 'function');
		});
});
