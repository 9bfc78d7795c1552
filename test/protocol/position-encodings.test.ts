/** What the server answers a client that counts in UTF-8 or UTF-32 is what it answers one that counts in UTF-16, counted otherwise. */

import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import type { Position } from 'vscode-languageserver/node';
import {
	configEditRequest,
	copyRequest,
	derivationRequest,
	findingsRequest,
	fixAllRequest,
	pasteRequest,
	refactorRequest,
	transformRequest,
} from '../../server/src/protocol';
import { changePartRequest, inspectRequest } from '../../server/src/protocol/inspector';
import {
	checkWorkspaceRequest,
	urlExportRequest,
	urlTreeRequest,
	workspaceFixesRequest,
} from '../../server/src/protocol/workspace';
import { startClient, until, within } from './client';
import { Folder } from './workspace';

/** How long a text is, in the units of each encoding. */
const measures: Readonly<Record<string, (text: string) => number>> = {
	'utf-8': (text) => Buffer.byteLength(text),
	'utf-16': (text) => text.length,
	'utf-32': (text) => Array.from(text).length,
};

const OPEN = [
	'Größe 😀: http://shop.example/größe/日本|語?q=a b&r=😀|x and <URL:http://shop.example/😀%20%C3%A9\\y>',
	'😀😀 日本語 http://shop.example/docs/%E6%97%A5?é=😀%zz#é 。http://shop.example/a|😀|b HTTP://d.example/😀',
	'',
].join('\r\n');
const FILES = {
	'open.txt': OPEN,
	'closed.md':
		'# 😀\n\nété 😀 [日本](http://shop.example/docs/😀|x) http://shop.example/docs/b|c 日 HTTP://d.example/\n',
	'.url-lint.json': '{ "ignoreUrls": [], "rules": { /* 😀 */ "non-ascii": "hint", "scheme-case": "hint" } }\n',
};
/** The document, after the edits that every session sends. */
const EDITED = OPEN.replace('Größe 😀: ', 'Größe 😀 日: ').replace('😀😀 日', 'ü😀日');

type Convert = (of: Position, text: string) => Position;

/** From one way to count to another. */
function conversion(from: string, to: string): Convert {
	const [length, wanted] = [measures[from], measures[to]];
	assert(length && wanted);
	return ({ line, character }, text) => {
		const own = text.split(/\r\n|\n/)[line] ?? '';
		const before: string[] = [];
		let units = 0;
		for (const each of own) {
			if (units >= character) break;
			units += length(each);
			before.push(each);
		}
		// Nobody may stand in the middle of a character, nor behind a line.
		assert.equal(units, character, `${from} ${line}:${character} of ${JSON.stringify(own)}`);
		return { line, character: wanted(before.join('')) };
	};
}

/** All positions in a value converted. Each belongs to the text whose URI stands nearest around it. */
function converted(value: unknown, convert: Convert, textOf: (uri: string) => string, around: string): unknown {
	if (Array.isArray(value)) return value.map((each) => converted(each, convert, textOf, around));
	if (typeof value !== 'object' || value === null) return value;
	const { uri = around, textDocument } = value as { uri?: string; textDocument?: { uri: string } };
	const here = textDocument?.uri ?? uri;
	if ('line' in value && 'character' in value) return convert(value as Position, textOf(here));
	return Object.fromEntries(
		Object.entries(value).map(([key, each]) => [
			key,
			converted(each, convert, textOf, key.startsWith('file:') ? key : here),
		]),
	);
}

/** Everything that a client can ask, in UTF-16, with the answers in UTF-16. */
async function session(t: TestContext, encoding: string, offered: readonly string[]): Promise<Map<string, unknown>> {
	const folder = new Folder(t, FILES);
	const uri = folder.at('open.txt');
	const client = await startClient(t, {
		...{ folders: () => [folder.uri], workspaceEdit: { documentChanges: true }, positionEncodings: offered },
		...{ configures: true, initializationOptions: { inlayHints: true } },
	});
	assert.equal(client.initialized?.capabilities.positionEncoding, encoding);
	const [to, back] = [conversion('utf-16', encoding), conversion(encoding, 'utf-16')];
	let text = OPEN;
	const textOf = (of: string) => (of === uri ? text : (FILES[folder.name(of) as keyof typeof FILES] ?? ''));
	const { connection } = client;
	const send = (value: unknown) => converted(value, to, textOf, uri) as object;
	await client.open(OPEN, 'plaintext', uri);

	const change = async (from: string, by: string, version: number) => {
		const range = { start: position(text.indexOf(from)), end: position(text.indexOf(from) + from.length) };
		const contentChanges = [send({ range, text: by })];
		await connection.sendNotification('textDocument/didChange', { textDocument: { uri, version }, contentChanges });
		text = text.replace(from, by);
	};
	const position = (offset: number): Position => {
		const before = text.slice(0, offset).split('\r\n');
		return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
	};
	await change('Größe 😀: ', 'Größe 😀 日: ', 2);
	await change('😀😀 日', 'ü😀日', 3);
	assert.equal(text, EDITED);

	const textDocument = { uri };
	const at = { textDocument, version: 3, position: position(text.indexOf('語')) };
	const path = { ...at, position: position(text.indexOf('docs/')) };
	const range = { start: position(0), end: position(text.length) };
	const part = { start: position(text.indexOf('日本|')), end: position(text.indexOf('語') + 1) };
	const context = { diagnostics: [], includeDeclaration: true };
	const requests: readonly (readonly [method: string, params: object])[] = [
		['textDocument/diagnostic', at],
		['textDocument/hover', at],
		['textDocument/hover', path],
		['textDocument/codeAction', { textDocument, range: part, context }],
		['textDocument/codeAction', { textDocument, range, context: { ...context, only: ['source.fixAll'] } }],
		['textDocument/documentLink', at],
		['textDocument/selectionRange', { textDocument, positions: [at.position, path.position] }],
		['textDocument/inlayHint', { textDocument, range }],
		['textDocument/completion', { textDocument, position: position(text.indexOf('%zz') + 1) }],
		['textDocument/references', { ...path, context }],
		['textDocument/prepareRename', path],
		['textDocument/rename', { ...path, newName: 'https://shop.example/日/' }],
		['workspace/symbol', { query: 'shop.example' }],
		[refactorRequest, { uri, ranges: [range], refactoring: 'normalise' }],
		[refactorRequest, { uri, ranges: [range], refactoring: 'decode-for-reading' }],
		[transformRequest, { uri, ranges: [part], operation: 'encode' }],
		[transformRequest, { uri, ranges: [range], operation: 'decode' }],
		[pasteRequest, { uri, ranges: [part], texts: ['ß 😀'] }],
		[copyRequest, { uri, ranges: [part], as: 'decoded' }],
		[derivationRequest, at],
		[findingsRequest, at],
		[inspectRequest, at],
		[changePartRequest, { ...at, change: { kind: 'add', name: 'ü', value: '😀' } }],
		[configEditRequest, { uri, name: 'ignoreUrls', value: 'http://b.example/*' }],
		[fixAllRequest, { uri: folder.at('closed.md'), languageId: 'markdown', text: FILES['closed.md'] }],
		[checkWorkspaceRequest, {}],
		[workspaceFixesRequest, {}],
		[urlTreeRequest, { by: 'file', node: JSON.stringify([folder.at('closed.md')]) }],
		[urlExportRequest, { by: 'file', as: 'list' }],
		['textDocument/diagnostic', { textDocument: { uri: folder.at('closed.md') } }],
	];
	const answers = new Map<string, unknown>();
	for (const [index, [method, params]] of requests.entries()) {
		const answer = await within(connection.sendRequest<unknown>(method, send(params)));
		const of = (params as typeof at).textDocument?.uri ?? (params as { uri?: string }).uri ?? uri;
		const around = method === configEditRequest ? folder.at('.url-lint.json') : of;
		const own = converted(answer, back, textOf, around);
		// Each session has a folder and reports of its own.
		const named = JSON.stringify(own)
			.replaceAll(folder.uri, 'file:///w')
			.replace(/"resultId":"[^"]*"/g, '"resultId":""');
		answers.set(`${index} ${method}`, JSON.parse(named));
	}
	return answers;
}

const expected: { answers?: Promise<Map<string, unknown>> } = {};

describe('positions count in what the client likes best', () => {
	for (const [offered, encoding] of [
		[['utf-8', 'utf-16'], 'utf-8'],
		[['utf-32'], 'utf-32'],
		[['utf-16', 'utf-8', 'utf-32'], 'utf-16'],
	] as const)
		test(`${offered.join(', ')}: ${encoding}, and all requests answer alike`, async (t) => {
			expected.answers ??= session(t, 'utf-16', ['utf-16']);
			const [own, others] = await Promise.all([session(t, encoding, offered), expected.answers]);
			assert.deepEqual([...own.keys()], [...others.keys()]);
			for (const [what, answer] of own) assert.deepEqual(answer, others.get(what), what);
		});

	test('the answers of the sessions are not empty', async (t) => {
		const answers = await (expected.answers ?? session(t, 'utf-16', ['utf-16']));
		for (const [what, answer] of answers) assert((JSON.stringify(answer) ?? 'null').length > 4, what);
	});

	test('a client that does not say is not told', async (t) => {
		const client = await startClient(t);
		assert.equal(client.initialized?.capabilities.positionEncoding, undefined);
	});

	for (const [encoding, measure] of Object.entries(measures))
		test(`pushed to a client that does not pull, in ${encoding}`, async (t) => {
			const client = await startClient(t, { pull: false, positionEncodings: [encoding] });
			const line = 'é😀 http://a.example/日';
			await client.open(`\r\n${line}|y\r\n`);
			await until(() => client.published.length > 0, 'diagnostics');
			const [first] = client.published[0]?.diagnostics ?? [];
			assert.deepEqual(first?.range.start, { line: 1, character: measure(line) });
		});
});
