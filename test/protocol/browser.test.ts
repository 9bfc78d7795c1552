/** The bundles for a browser run where there is nothing of Node; those for the desktop load with the editor alone. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { describe, test } from 'node:test';
import { compileFunction, createContext, runInContext } from 'node:vm';
import { built, until } from './client';

interface Answer {
	readonly id?: number;
	readonly method?: string;
	readonly result?: {
		readonly serverInfo?: { readonly name: string };
		readonly items?: { readonly code: string; readonly codeDescription?: object }[];
	};
	readonly processId?: number;
}

/** What a classic worker has, as far as the server may use it. Its own realm: of Node there is nothing. */
function startWorker() {
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
	const context = createContext({ ...globals, self: scope });
	try {
		runInContext(readFileSync(built('dist/browser/server.js'), 'utf8'), context);
	} catch (error) {
		// The stack would show the line, which is the whole bundle.
		assert.fail(`the bundle does not start: ${(error as Error).message}`);
	}
	const post = (message: object) => scope.onmessage?.({ data: structuredClone({ jsonrpc: '2.0', ...message }) });
	return { answers, post };
}

describe('the server in a worker', () => {
	test('answers initialize and a pull', async () => {
		const { answers, post } = startWorker();
		const answer = (id: number) => answers.find((candidate) => candidate.id === id && candidate.method === undefined);
		post({
			id: 1,
			method: 'initialize',
			params: { processId: null, rootUri: null, capabilities: { textDocument: { diagnostic: {} } } },
		});
		await until(() => answer(1) !== undefined, 'the answer to initialize');
		assert.equal(answer(1)?.result?.serverInfo?.name, 'url-lint');
		assert(!('processId' in (answer(1)?.result ?? {})), 'a worker is no process');

		const uri = 'vscode-vfs://github/a.txt';
		const textDocument = { uri, languageId: 'plaintext', version: 1, text: 'http://zürich.example/x|y\n' };
		post({ method: 'initialized', params: {} });
		post({ method: 'textDocument/didOpen', params: { textDocument } });
		post({ id: 2, method: 'textDocument/diagnostic', params: { textDocument: { uri } } });
		await until(() => answer(2) !== undefined, 'the answer to the pull');
		const found = answer(2)?.result?.items?.find(({ code }) => code === 'unsafe-character');
		assert(found);
		assert.equal(found.codeDescription, undefined, 'there is no page that it could open');
		post({ id: 3, method: 'shutdown' });
		await until(() => answer(3) !== undefined, 'the answer to shutdown');
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
