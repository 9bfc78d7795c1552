/**
 * Whatever a client sends, and in whatever order: each request is answered, the server lives, and in the end it knows each document as
 * somebody does who opens it then. `URL_LINT_RUNS=50` tries more.
 */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { CancellationTokenSource, type ProtocolConnection, ResponseError } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { anything, damaged, runs } from '../analysis/arbitrary';
import { Client, type Keeps, startClient, within } from './client';

/** What a client does next. Numbers are fractions of what there is: documents, places in a text, requests. */
type Step =
	| { readonly kind: 'open' | 'replace'; readonly of: number; readonly text: string }
	| { readonly kind: 'edit'; readonly of: number; readonly from: number; readonly to: number; readonly text: string }
	| { readonly kind: 'burst'; readonly of: number; readonly times: number; readonly text: string }
	| { readonly kind: 'outside'; readonly of: number; readonly line: number; readonly character: number }
	| { readonly kind: 'close'; readonly of: number }
	| { readonly kind: 'save'; readonly of: number }
	| {
			readonly kind: 'ask';
			readonly of: number;
			readonly method: string;
			readonly from: number;
			readonly cancelled: boolean;
	  }
	| { readonly kind: 'nonsense'; readonly method: string; readonly params: unknown }
	| { readonly kind: 'settings'; readonly settings: unknown };

const URIS = ['file:///a.md', 'file:///b.html', 'untitled:c', 'vscode-vfs://github/d.json'];
const LANGUAGES = ['markdown', 'html', 'plaintext', 'json'];

/** Not `workspace/diagnostic`, which is answered when there is something new. */
const METHODS = [
	...['textDocument/diagnostic', 'textDocument/hover', 'textDocument/codeAction', 'textDocument/documentLink'],
	...['textDocument/selectionRange', 'textDocument/inlayHint', 'textDocument/completion', 'textDocument/references'],
	...['textDocument/prepareRename', 'workspace/symbol', 'urlLint/inspect', 'urlLint/derivation'],
];

const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const glue = fc.constantFrom(
	'\n',
	'\r\n',
	' ',
	'[a](',
	')',
	'<a href="',
	'">',
	'"',
	'<!--',
	'-->',
	'<URL:',
	'```\n',
	'日本',
);
const text = fc
	.array(
		fc.oneof({ weight: 2, arbitrary: damaged }, { weight: 2, arbitrary: glue }, { weight: 1, arbitrary: anything }),
		{
			maxLength: 12,
		},
	)
	.map((parts) => parts.join(''));

const settings = fc.constantFrom<unknown>(
	...[
		{},
		{ maxProblems: 1 },
		{ rules: { 'unsafe-character': 'off' } },
		{ rules: { 'non-ascii': 'hint' }, standard: 'rfc1738' },
	],
	...[
		{ enable: false },
		{ enable: true },
		{ ignoreUrls: ['http://a.example/*'] },
		{ rules: 7, standard: [], nothing: null },
		null,
		'x',
	],
);

const junk = fc.oneof(
	fc.constantFrom<unknown>(
		null,
		7,
		'x',
		[],
		{},
		{ textDocument: null },
		{ textDocument: {} },
		{ textDocument: { uri: 7 } },
	),
	fc.constantFrom<unknown>(
		{ textDocument: { uri: URIS[0] } },
		{ textDocument: { uri: URIS[0] }, position: { line: 'a' } },
	),
	fc.object({ maxDepth: 2 }),
);

const step: fc.Arbitrary<Step> = fc.oneof(
	{ weight: 4, arbitrary: fc.record({ kind: fc.constant('open' as const), of: share, text }) },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant('replace' as const), of: share, text }) },
	{ weight: 8, arbitrary: fc.record({ kind: fc.constant('edit' as const), of: share, from: share, to: share, text }) },
	{
		weight: 1,
		arbitrary: fc.record({
			kind: fc.constant('burst' as const),
			of: share,
			times: fc.integer({ min: 1, max: 300 }),
			text: glue,
		}),
	},
	{
		weight: 1,
		arbitrary: fc.record({
			...{ kind: fc.constant('outside' as const), of: share },
			...{ line: fc.integer({ min: -1, max: 99 }), character: fc.integer({ min: -1, max: 2 ** 31 - 1 }) },
		}),
	},
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const), of: share }) },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant('save' as const), of: share }) },
	{
		weight: 6,
		arbitrary: fc.record({
			...{ kind: fc.constant('ask' as const), of: share, from: share, cancelled: fc.boolean() },
			method: fc.constantFrom(...METHODS),
		}),
	},
	{
		weight: 2,
		arbitrary: fc.record({
			...{ kind: fc.constant('nonsense' as const), params: junk },
			method: fc.constantFrom(
				...METHODS,
				'urlLint/refactor',
				'urlLint/changePart',
				'no/such',
				'$/no/such',
				'initialized',
			),
		}),
	},
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant('settings' as const), settings }) },
);

const steps = fc.array(step, { minLength: 1, maxLength: 25 });

/** An editor that does not know what it does, but knows its documents. */
class Editor {
	readonly documents = new Map<string, TextDocument>();
	readonly #answers: Promise<unknown>[] = [];
	readonly #connection: ProtocolConnection;

	constructor(client: Client) {
		this.#connection = client.connection;
	}

	/** Does it without waiting for an answer. */
	do(next: Step): void {
		switch (next.kind) {
			case 'nonsense':
				this.#ask(next.method, next.params);
				return;
			case 'settings':
				this.#tell('workspace/didChangeConfiguration', { settings: { urlLint: next.settings } });
				return;
			default:
				this.#in(URIS[Math.floor(next.of * URIS.length)] as string, next);
		}
	}

	#in(uri: string, next: Exclude<Step, { kind: 'nonsense' | 'settings' }>): void {
		const document = this.documents.get(uri);
		const textDocument = { uri };
		if (next.kind === 'ask') {
			const at = document?.positionAt(next.from * document.getText().length) ?? { line: 0, character: 0 };
			const range = { start: at, end: at };
			const places = { position: at, positions: [at], range, context: { diagnostics: [], includeDeclaration: true } };
			const params = { textDocument, ...places, version: document?.version, query: 'a', previousResultIds: [] };
			this.#ask(next.method, params, next.cancelled);
		} else if (document === undefined) {
			if (next.kind === 'open') this.#open(uri, next.text);
		} else if (next.kind === 'close') {
			this.documents.delete(uri);
			this.#tell('textDocument/didClose', { textDocument });
		} else if (next.kind === 'save') this.#tell('textDocument/didSave', { textDocument });
		else for (const change of changesOf(document, next)) this.#change(document, change);
	}

	#open(uri: string, content: string): void {
		const languageId = LANGUAGES[URIS.indexOf(uri)] as string;
		this.documents.set(uri, TextDocument.create(uri, languageId, 1, content));
		this.#tell('textDocument/didOpen', { textDocument: { uri, languageId, version: 1, text: content } });
	}

	#change(document: TextDocument, change: Change): void {
		const version = document.version + 1;
		TextDocument.update(document, [change], version);
		this.#tell('textDocument/didChange', { textDocument: { uri: document.uri, version }, contentChanges: [change] });
	}

	#tell(method: string, params: unknown): void {
		// A server that was killed is seen by what it does not answer.
		this.#connection.sendNotification(method, params).catch(() => {});
	}

	#ask(method: string, params: unknown, isCancelled = false): void {
		const source = new CancellationTokenSource();
		const answer = this.#connection.sendRequest(method, params, source.token);
		if (isCancelled) source.cancel();
		const settled = answer.catch((error: unknown) => assert(error instanceof ResponseError, String(error)));
		settled.catch(() => {}); // Of a server that was killed nobody waits for it.
		this.#answers.push(settled);
	}

	/** Every request so far was answered, if only with an error. */
	async answered(): Promise<void> {
		await within(Promise.all(this.#answers.splice(0)));
	}

	/** The server says of each document what it says of a new one with the same text. */
	async agrees(): Promise<void> {
		const pull = async (uri: string) => {
			const report = await within(
				this.#connection.sendRequest('textDocument/diagnostic', { textDocument: { uri } }),
				60,
			);
			return (report as { items?: unknown }).items;
		};
		for (const [uri, document] of this.documents) {
			const fresh = uri.replace(/(\.|$)/, '-again$1');
			const { languageId } = document;
			const said = await pull(uri);
			this.#tell('textDocument/didOpen', {
				textDocument: { uri: fresh, languageId, version: 1, text: document.getText() },
			});
			assert.deepEqual(said, await pull(fresh), uri);
			this.#tell('textDocument/didClose', { textDocument: { uri: fresh } });
		}
	}

	closeAll(): void {
		for (const uri of this.documents.keys()) this.#tell('textDocument/didClose', { textDocument: { uri } });
		this.documents.clear();
		this.#tell('workspace/didChangeConfiguration', { settings: { urlLint: {} } });
	}
}

interface Change {
	readonly range?: { readonly start: Place; readonly end: Place };
	readonly text: string;
}

interface Place {
	readonly line: number;
	readonly character: number;
}

type Editing = Extract<Step, { kind: 'open' | 'replace' | 'edit' | 'burst' | 'outside' }>;

function* changesOf(document: TextDocument, next: Editing): Generator<Change> {
	const at = (part: number) => document.positionAt(Math.floor(part * (document.getText().length + 1)));
	switch (next.kind) {
		case 'open': // It is open: a client that says so twice means to replace the text.
		case 'replace':
			yield { text: next.text };
			return;
		case 'edit': {
			const [from, to] = [next.from, next.to].sort((a, b) => a - b) as [number, number];
			yield { range: { start: at(from), end: at(to) }, text: next.text };
			return;
		}
		case 'burst':
			for (let index = 0; index < next.times; index++) {
				const start = at(index / next.times);
				yield { range: { start, end: start }, text: next.text };
			}
			return;
		case 'outside': {
			const start = { line: next.line, character: next.character };
			yield { range: { start, end: start }, text: 'http://a.example/|' };
		}
	}
}

describe('in any order', () => {
	test('each request is answered, and each document is known as it is', async (t) => {
		const client = await startClient(t);
		await fc.assert(
			fc.asyncProperty(steps, async (list) => {
				const editor = new Editor(client);
				for (const each of list) editor.do(each);
				await editor.answered();
				await editor.agrees();
				editor.closeAll();
			}),
			runs(40),
		);
	});

	test('10,000 edits without a pause', async (t) => {
		const client = await startClient(t);
		const editor = new Editor(client);
		editor.do({ kind: 'open', of: 0, text: 'http://a.example/x|y\n'.repeat(100) });
		editor.do({ kind: 'burst', of: 0, times: 10_000, text: '|' });
		await editor.agrees();
	});

	test('closed while it is analysed', async (t) => {
		const client = await startClient(t);
		const editor = new Editor(client);
		for (let round = 0; round < 20; round++) {
			editor.do({ kind: 'open', of: 0, text: 'http://a.example/x|y\n'.repeat(2000) });
			editor.do({ kind: 'ask', of: 0, method: 'textDocument/diagnostic', from: 0, cancelled: false });
			editor.do({ kind: 'close', of: 0 });
		}
		await editor.answered();
		editor.do({ kind: 'open', of: 0, text: 'http://a.example/x|y\n' });
		await editor.agrees();
	});

	test('a server that was killed at any point: the next one knows what it is told, whatever was kept', async () => {
		await fc.assert(
			fc.asyncProperty(steps, steps, async (before, after) => {
				const keeps: Keeps = { text: null, writes: 0 };
				const killed = new Client({ keeps });
				await killed.initialize();
				const first = new Editor(killed);
				for (const each of before) first.do(each);
				killed.process.kill('SIGKILL');
				await killed.exited();
				killed.connection.dispose();

				const client = new Client({ keeps });
				await client.initialize();
				const editor = new Editor(client);
				for (const each of after) editor.do(each);
				await editor.answered();
				await editor.agrees();
				await client.end();
			}),
			runs(2),
		);
	});
});
