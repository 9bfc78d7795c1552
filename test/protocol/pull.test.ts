/** Diagnostics for clients that ask: `textDocument/diagnostic`. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { type Diagnostic, LSPErrorCodes, type ResponseError } from 'vscode-languageserver/node';
import { fromRoot } from '../../scripts/generate/tables';
import { shown, startClient, until, uri, whole } from './client';

const at = (line: number, character: number) => ({ line, character });

/** Where the page of a rule is in the package. */
const pageOf = (code: string) => pathToFileURL(fromRoot(`docs/rules/${code}.md`)).href;

describe('pull', () => {
	test('a full report: each finding with range, severity, code, page, source and message', async (t) => {
		const client = await startClient(t, { initializationOptions: { rules: { 'obsolete-scheme': 'hint' } } });
		await client.open('See http://a.example/x|y\nand HTTP://b.example/ and gopher://c.example/.\n');
		const { resultId, items } = await client.pullFull();
		assert(resultId);
		assert.deepEqual(
			items.map(({ range, severity, code, codeDescription, source, tags }) => ({
				...{ range, severity, code, page: codeDescription?.href, source, tags },
			})),
			[
				{
					range: { start: at(0, 22), end: at(0, 23) },
					...{ severity: 2, code: 'unsafe-character', page: pageOf('unsafe-character') },
					...{ source: 'url-lint', tags: undefined },
				},
				{
					range: { start: at(1, 4), end: at(1, 8) },
					...{ severity: 4, code: 'scheme-case', page: pageOf('scheme-case') },
					...{ source: 'url-lint', tags: undefined },
				},
				{
					range: { start: at(1, 26), end: at(1, 32) },
					...{ severity: 4, code: 'obsolete-scheme', page: pageOf('obsolete-scheme') },
					...{ source: 'url-lint', tags: [2] },
				},
			],
		);
		for (const { message } of items) assert.match(String(message), /RFC \d+/);
		for (const item of items) assert(!('data' in item), 'fixes are looked up, not carried');
	});

	test("a page of the client's, and a quick fix that shows it, where it opens pages", async (t) => {
		const rulePages = 'code://url-lint.url-lint/docs/rules';
		const client = await startClient(t, { rulePages, hoverCommands: true });
		const document = await client.open('http://a.example/x|y http://a.example/y|z');
		const [item] = (await client.pullFull()).items;
		assert.deepEqual(item?.codeDescription, { href: `${rulePages}/unsafe-character.md` });
		const actions = await client.codeActions(whole(document), { only: ['quickfix'] });
		const [explain, ...others] = actions.filter(({ title }) => title === 'Explain unsafe-character');
		assert.deepEqual(others, [], 'once for a rule');
		assert.deepEqual(explain?.command?.arguments, [{ rule: 'unsafe-character' }]);
		assert.equal(explain?.command?.command, 'urlLint.explainRule');
		assert.equal(explain?.diagnostics?.length, 2);
		assert.deepEqual(explain?.diagnostics?.[0], item);
	});

	test('nothing wrong: an empty report', async (t) => {
		const client = await startClient(t);
		await client.open('http://a.example/\n');
		assert.deepEqual((await client.pullFull()).items, []);
	});

	test('unchanged where an edit moves no finding, full where it moves one', async (t) => {
		const client = await startClient(t);
		const document = await client.open('http://a.example/x|y\nwords\n');
		const { resultId } = await client.pullFull();
		assert.deepEqual(await client.pull(resultId), { kind: 'unchanged', resultId });

		await client.edit('more ', { start: at(1, 0), end: at(1, 0) });
		assert.deepEqual(await client.pull(resultId), { kind: 'unchanged', resultId });

		await client.edit('x ', { start: at(0, 0), end: at(0, 0) });
		const moved = await client.pullFull(resultId);
		assert.notEqual(moved.resultId, resultId);
		assert.deepEqual(shown(document, moved.items), ['unsafe-character "|" 0:20']);
		assert.deepEqual(await client.pull(moved.resultId), { kind: 'unchanged', resultId: moved.resultId });
	});

	test('a finding that goes and comes back', async (t) => {
		const client = await startClient(t);
		const document = await client.open('http://a.example/x|y\n');
		const first = await client.pullFull();
		await client.edit('http://a.example/\n');
		const second = await client.pullFull(first.resultId);
		assert.deepEqual(second.items, []);
		await client.edit('http://a.example/x|y\n');
		const third = await client.pullFull(second.resultId);
		assert.deepEqual(shown(document, third.items), ['unsafe-character "|" 0:18']);
	});

	for (const [what, previous] of [
		['without an id', undefined],
		['with an id of another server', '7.7'],
		['with an empty id', ''],
	] as const)
		test(`${what}: full`, async (t) => {
			const client = await startClient(t);
			await client.open('http://a.example/x|y\n');
			const first = await client.pullFull();
			const again = await client.pullFull(previous);
			assert.deepEqual(again, first);
		});

	test('closed and opened again: full', async (t) => {
		const client = await startClient(t);
		await client.open('http://a.example/x|y\n');
		const { resultId } = await client.pullFull();
		await client.close();
		assert.deepEqual((await client.pullFull(resultId)).items, []);
		const document = await client.open('http://a.example/xy|z\n');
		assert.deepEqual(shown(document, (await client.pullFull(resultId)).items), ['unsafe-character "|" 0:19']);
	});

	test('two documents have nothing to do with each other', async (t) => {
		const client = await startClient(t);
		const other = 'untitled:b';
		await client.open('http://a.example/x|y\n');
		const document = await client.open('http://a.example/%\n', 'plaintext', other);
		const first = await client.pullFull();
		assert.deepEqual(shown(document, (await client.pullFull(undefined, other)).items), ['malformed-percent "%" 0:17']);
		await client.edit('', undefined, other);
		assert.deepEqual(await client.pull(first.resultId), { kind: 'unchanged', resultId: first.resultId });
	});

	test('nothing is pushed', async (t) => {
		const client = await startClient(t);
		await client.open('http://a.example/x|y\n');
		await client.pull();
		await client.edit('http://a.example/x|\n');
		await client.pull();
		await client.close();
		await client.pull();
		assert.deepEqual(client.published, []);
	});

	test('one that a later one has overtaken is told nothing new', async (t) => {
		const client = await startClient(t);
		const document = await client.open('http://a.example/x|y\n');
		const { resultId } = await client.pullFull();
		const pulls: Promise<unknown>[] = [];
		for (let times = 0; times < 20; times++) {
			await client.edit(' ', { start: at(0, 0), end: at(0, 0) });
			pulls.push(client.pull(resultId));
		}
		const answers = await Promise.allSettled(pulls);
		const last = answers.pop();
		assert.equal(last?.status, 'fulfilled');
		assert.deepEqual(shown(document, (last.value as { items: Diagnostic[] }).items), ['unsafe-character "|" 0:38']);
		// On a busy machine the edits arrive in more than one heap: of what a pull between them said, an overtaken one knows nothing.
		for (const answer of answers)
			if (answer.status === 'rejected') {
				const { code, data } = answer.reason as ResponseError<unknown>;
				assert.deepEqual([code, data], [LSPErrorCodes.ServerCancelled, { retriggerRequest: false }]);
			}
	});

	test('after many edits of a long document: what is said of its text anew', async (t) => {
		const client = await startClient(t, { configuration: () => ({ maxProblems: 10_000 }) });
		const line = 'Words, and http://a.example/x|y in a line of its own.\n';
		const document = await client.open(line.repeat(1000), 'markdown');
		for (const [text, start, end] of [
			['`', at(10, 0), at(10, 0)],
			['', at(500, 0), at(510, 9)],
			['```\n', at(2, 0), at(2, 0)],
			['\n```\nhttp:/b.example/ ', at(400, 5), at(300, 7)],
			['x', at(0, 0), at(0, 0)],
			['<!-- url-lint-disable -->\n', at(880, 0), at(880, 0)],
		] as const) {
			await client.edit(text, { start, end });
			await client.pull();
		}
		const { items } = await client.pullFull();
		const other = await client.open(document.getText(), 'markdown', 'untitled:b');
		const anew = await client.pullFull(undefined, other.uri);
		assert(items.length > 100);
		assert.deepEqual(items, anew.items);
	});

	test('two of the same version are both answered', async (t) => {
		const client = await startClient(t);
		await client.open('http://a.example/x|y\n');
		const [one, other] = await Promise.all([client.pullFull(), client.pullFull()]);
		assert.deepEqual(one, other);
	});

	test('the status of a document', async (t) => {
		const client = await startClient(t);
		await client.open('http://a.example/x|y http://b.example/\n');
		await client.pull();
		await until(() => client.statuses.length > 0, 'a status');
		assert.deepEqual(client.statuses, [{ uri, urls: 2, problems: 1, shown: 1 }]);
	});
});

describe('positions are in UTF-16', () => {
	for (const [what, text, expected] of [
		['behind an astral character', '😀😀 http://a.example/x|y\n', ['unsafe-character "|" 0:23']],
		['an astral character in it', 'http://a.example/😀|x\n', ['unsafe-character "|" 0:19']],
		[
			'CRLF',
			'a\r\nb\r\nhttp://a.example/x|y\r\nhttp://a.example/|z\r\n',
			['unsafe-character "|" 2:18', 'unsafe-character "|" 3:17'],
		],
		['CR', 'a\rhttp://a.example/x|y\r', ['unsafe-character "|" 1:18']],
		['a byte order mark', '\ufeffhttp://a.example/x|y\n', ['unsafe-character "|" 0:19']],
	] as const)
		test(what, async (t) => {
			const client = await startClient(t);
			const document = await client.open(text);
			assert.deepEqual(shown(document, (await client.pullFull()).items), expected);
		});

	test('edits behind astral characters', async (t) => {
		const client = await startClient(t);
		const document = await client.open('😀 http://a.example/xy 😀\r\n');
		await client.edit('|', { start: at(0, 21), end: at(0, 21) });
		assert.equal(document.getText(), '😀 http://a.example/x|y 😀\r\n');
		assert.deepEqual(shown(document, (await client.pullFull()).items), ['unsafe-character "|" 0:21']);
	});
});

test('the cells of a notebook are documents', async (t) => {
	const client = await startClient(t);
	const cell = 'vscode-notebook-cell:/a.ipynb#1';
	const notebook = {
		uri: 'file:///a.ipynb',
		version: 1,
		notebookType: 'jupyter-notebook',
		cells: [{ kind: 1, document: cell }],
	};
	const text = 'See http://a.example/x|y here.';
	await client.connection.sendNotification('notebookDocument/didOpen', {
		notebookDocument: notebook,
		cellTextDocuments: [{ uri: cell, languageId: 'markdown', version: 1, text }],
	});
	const { items } = await client.pullFull(undefined, cell);
	assert.deepEqual(
		items.map(({ code, range }) => [code, range.start]),
		[['unsafe-character', at(0, 22)]],
	);
	await client.connection.sendNotification('notebookDocument/didChange', {
		notebookDocument: { uri: notebook.uri, version: 2 },
		change: { cells: { textContent: [{ document: { uri: cell, version: 2 }, changes: [{ text: `x ${text}` }] }] } },
	});
	assert.deepEqual((await client.pullFull(undefined, cell)).items[0]?.range.start, at(0, 24));
	await client.connection.sendNotification('notebookDocument/didClose', {
		notebookDocument: { uri: notebook.uri },
		cellTextDocuments: [{ uri: cell }],
	});
	assert.deepEqual((await client.pullFull(undefined, cell)).items, []);
});

/** Long enough for any machine: only what never ends fails here. That the work is linear is counted in test/bench. */
const PATIENCE_S = 300;

test('2 MB are checked, and so is an edit of them', async (t) => {
	const client = await startClient(t, { patience: PATIENCE_S });
	const line = 'See http://a.example/some/path?and=search, or ftp://b.example/x|y for more.\n';
	const document = await client.open(line.repeat(Math.ceil((2 << 20) / line.length)));
	const { resultId, items } = await client.pullFull();
	assert.equal(items.length, 1001, 'the findings, and that there are more');
	await client.edit(' ', { start: document.positionAt(1 << 20), end: document.positionAt(1 << 20) });
	await client.pull(resultId);
});
