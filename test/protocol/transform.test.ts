/** Our own requests over the wire; what they do to text is tested in test/features. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CodeActionTriggerKind } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import {
	type CopyParams,
	componentNames,
	copyRequest,
	type PasteParams,
	pasteRequest,
	type RefactorParams,
	refactoringNames,
	refactorRequest,
	type TransformParams,
	type TransformResult,
	transformRequest,
	urlAtRequest,
	type VersionedEdits,
} from '../../server/src/protocol';
import { encodedComponents } from '../../server/src/url/percent';
import { applied, type Client, startClient, uri, whole, within } from './client';

const at = (line: number, character: number) => ({ line, character });
const cursor = (line: number, character: number) => ({ start: at(line, character), end: at(line, character) });
const from = (line: number, character: number, end: number) => ({ start: at(line, character), end: at(line, end) });

const ask = <T>(client: Client, method: string, params: unknown): Promise<T> =>
	within(client.connection.sendRequest<T>(method, params));

test('the components are those of the command', () => {
	assert.deepEqual([...componentNames].sort(), [...encodedComponents].sort());
});

describe('code actions', () => {
	test('refactorings are announced and offered beside the fixes', async (t) => {
		const client = await startClient(t);
		const { codeActionProvider } = client.initialized?.capabilities ?? {};
		assert(typeof codeActionProvider === 'object' && codeActionProvider.codeActionKinds?.includes('refactor.rewrite'));
		const document = await client.open('x\r\n😀 http://a.example/x|y');
		const actions = await client.codeActions(cursor(1, 22));
		const kinds = actions.map(({ kind }) => kind);
		assert.deepEqual(kinds, ['quickfix', 'refactor.rewrite.urlLint.use-https', 'refactor.rewrite.urlLint.wrap']);
		assert.equal(applied(document, actions[1]), 'x\r\n😀 https://a.example/x|y');
	});

	test('only refactorings, only fixes', async (t) => {
		const client = await startClient(t);
		const document = await client.open('http://a.example/x|y');
		const kinds = async (only: string[]) =>
			(await client.codeActions(whole(document), { only })).map(({ kind }) => kind);
		assert.deepEqual(await kinds(['quickfix']), ['quickfix']);
		assert((await kinds(['refactor'])).every((kind) => kind?.startsWith('refactor.rewrite.urlLint.')));
	});
});

describe('urlLint/refactor', () => {
	const text = 'HTTP://a.example/%7ea\r\n😀 http://b.example/./b and http://c.example\r\n';

	test('every URL that the ranges touch, once, for the version that there is', async (t) => {
		const client = await startClient(t);
		const document = await client.open(text);
		await client.edit('See ', cursor(0, 0));
		const params: RefactorParams = {
			uri,
			ranges: [cursor(0, 6), cursor(0, 8), from(1, 5, 40)],
			refactoring: 'normalise',
		};
		const { version, edits } = await ask<VersionedEdits>(client, refactorRequest, params);
		assert.equal(version, 2);
		assert.equal(
			TextDocument.applyEdits(document, edits),
			'See http://a.example/~a\r\n😀 http://b.example/b and http://c.example/\r\n',
		);
	});

	test('each of them has an answer; what it does not change has no edits', async (t) => {
		const client = await startClient(t);
		await client.open('https://a.example/x', 'yaml');
		for (const refactoring of refactoringNames) {
			const params: RefactorParams = { uri, ranges: [cursor(0, 3)], refactoring };
			const why = refactoring === 'wrap' ? 'not-here' : 'already';
			assert.deepEqual(await ask(client, refactorRequest, params), { version: 1, edits: [], why });
		}
	});

	test('why nothing is rewritten', async (t) => {
		const client = await startClient(t);
		await client.open('ftp://a.example/ or\nhttps://b.example/ or\nnothing');
		for (const [ranges, why] of [
			[[cursor(0, 3)], 'not-here'],
			[[cursor(1, 3)], 'already'],
			[[cursor(0, 3), cursor(1, 3)], 'not-here'],
			[[cursor(1, 3), cursor(2, 3)], 'already'],
			[[cursor(2, 3)], 'no-url'],
		] as const)
			assert.deepEqual(await ask(client, refactorRequest, { uri, ranges, refactoring: 'use-https' }), {
				...{ version: 1, edits: [], why },
			});
	});

	test('a document that is not open: null; one whose check is off: as ever', async (t) => {
		const client = await startClient(t, { configuration: () => ({ enable: false }) });
		const params: RefactorParams = { uri, ranges: [cursor(0, 3)], refactoring: 'use-https' };
		assert.equal(await ask(client, refactorRequest, params), null);
		const document = await client.open('http://a.example/');
		const { edits } = await ask<VersionedEdits>(client, refactorRequest, params);
		assert.equal(TextDocument.applyEdits(document, edits), 'https://a.example/');
	});
});

describe('urlLint/transform', () => {
	test('encode: several ranges; undecided outside URLs', async (t) => {
		const client = await startClient(t);
		const document = await client.open('a b https://a.example/?q=x&y');
		const inside: TransformParams = { uri, ranges: [from(0, 25, 28)], operation: 'encode' };
		const { edits, undecided } = await ask<TransformResult>(client, transformRequest, inside);
		assert.equal(undecided, false);
		assert.equal(TextDocument.applyEdits(document, edits), 'a b https://a.example/?q=x%26y');

		const both: TransformParams = { uri, ranges: [from(0, 0, 3), from(0, 25, 28)], operation: 'encode' };
		assert.deepEqual(await ask(client, transformRequest, both), { version: 1, edits: [], undecided: true });
		const named = await ask<TransformResult>(client, transformRequest, { ...both, component: 'query' });
		assert.equal(TextDocument.applyEdits(document, named.edits), 'a%20b https://a.example/?q=x%26y');
	});

	test('without a selection the URL under the cursor is meant, as far as it stays that URL', async (t) => {
		const client = await startClient(t);
		const document = await client.open('See https://a.example/%C3%A9|b%20c, https://b.example/ and nothing.');
		const at = (character: number, operation: TransformParams['operation']) =>
			ask<TransformResult>(client, transformRequest, { uri, ranges: [cursor(0, character)], operation });
		const text = async (character: number, operation: TransformParams['operation']) =>
			TextDocument.applyEdits(document, (await at(character, operation)).edits);
		assert.equal(await text(10, 'encode'), 'See https://a.example/%C3%A9%7Cb%20c, https://b.example/ and nothing.');
		assert.equal(await text(10, 'decode'), 'See https://a.example/é|b%20c, https://b.example/ and nothing.');
		const none = { version: 1, edits: [], undecided: false };
		for (const operation of ['encode', 'decode'] as const) {
			assert.deepEqual(await at(40, operation), { ...none, why: 'already' });
			assert.deepEqual(await at(60, operation), { ...none, why: 'no-url' });
		}
	});

	test('decode, written back as HTML has it', async (t) => {
		const client = await startClient(t);
		const document = await client.open('<a title="%22" href="https://a.example/?a%26b">', 'html');
		const params: TransformParams = { uri, ranges: [whole(document)], operation: 'decode' };
		const { edits } = await ask<TransformResult>(client, transformRequest, params);
		assert.equal(TextDocument.applyEdits(document, edits), '<a title="&quot;" href="https://a.example/?a&amp;b">');
	});
});

test('urlLint/paste: a text per range', async (t) => {
	const client = await startClient(t);
	const document = await client.open('<a href="">\n<a href="">', 'html');
	const texts = ['https://a.example/?a&b', 'https://b.example/x y'];
	const params: PasteParams = { uri, ranges: [cursor(0, 9), cursor(1, 9)], texts };
	const { edits } = await ask<VersionedEdits>(client, pasteRequest, params);
	assert.equal(
		TextDocument.applyEdits(document, edits),
		'<a href="https://a.example/?a&amp;b">\n<a href="https://b.example/x%20y">',
	);
});

describe('urlLint/copy', () => {
	test('exactly, and nothing of it in the log', async (t) => {
		const client = await startClient(t);
		await client.open('<a href="https://me:hunter2@a.example/%C3%A9?a=1&amp;b=%26">', 'html');
		const params: CopyParams = { uri, ranges: [cursor(0, 20)], as: 'decoded' };
		assert.deepEqual(await ask(client, copyRequest, params), {
			texts: ['https://me:hunter2@a.example/é?a=1&b=%26'],
			shown: 'https://me:••••@a.example/é?a=1&b=%26',
		});
		assert.deepEqual(await ask(client, copyRequest, { ...params, as: 'parameters' }), { texts: ['a = 1\nb = &'] });
		assert(!JSON.stringify(client.log).includes('hunter2'));
	});

	test('no URL there, none with parameters: no text', async (t) => {
		const client = await startClient(t);
		await client.open('nothing https://a.example/');
		const none = { texts: [] };
		assert.deepEqual(await ask(client, copyRequest, { uri, ranges: [cursor(0, 2)], as: 'decoded' }), none);
		assert.deepEqual(await ask(client, copyRequest, { uri, ranges: [cursor(0, 12)], as: 'parameters' }), none);
	});
});

test('requests that make no sense are answered with null, and logged', async (t) => {
	const client = await startClient(t);
	await client.open('http://a.example/');
	const ranges = [cursor(0, 3)];
	for (const params of [{}, { uri }, { uri, ranges: 1 }, { uri, ranges, refactoring: 'other' }])
		assert.equal(await ask(client, refactorRequest, params), null, JSON.stringify(params));
	for (const method of [transformRequest, pasteRequest, copyRequest]) assert.equal(await ask(client, method, {}), null);
	const params: RefactorParams = { uri, ranges, refactoring: 'use-https' };
	assert.equal((await ask<VersionedEdits>(client, refactorRequest, params)).edits.length, 1);
});

test('urlLint/urlAt: where the URL stands; nothing elsewhere, and of another version', async (t) => {
	const client = await startClient(t);
	await client.open('x\r\n😀 http://a.example/ y');
	const at = (character: number, version = 1) =>
		ask(client, urlAtRequest, { textDocument: { uri }, version, position: { line: 1, character } });
	for (const character of [3, 10, 20]) assert.deepEqual(await at(character), { range: from(1, 3, 20) });
	for (const character of [2, 21]) assert.equal(await at(character), null);
	assert.equal(await at(10, 2), null);
});

describe('the light bulb', () => {
	const automatic = { triggerKind: CodeActionTriggerKind.Automatic };
	for (const [text, byItself, whenAsked] of [
		['https://a.example/', [], ['Wrap the URL in <URL:…>']],
		['http://a.example/', ['Use https', 'Wrap the URL in <URL:…>'], ['Use https', 'Wrap the URL in <URL:…>']],
		['nothing', [], []],
	] as const)
		test(text, async (t) => {
			const client = await startClient(t);
			await client.open(text);
			const titles = async (context: object) =>
				(await client.codeActions(cursor(0, 3), context)).map(({ title }) => title);
			assert.deepEqual(await titles(automatic), byItself);
			assert.deepEqual(await titles({}), whenAsked);
			assert.deepEqual(await titles({ ...automatic, triggerKind: CodeActionTriggerKind.Invoked }), whenAsked);
		});
});
