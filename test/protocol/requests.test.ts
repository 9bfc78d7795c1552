/** Hovers and code actions as a client sees them; their content is tested in test/features. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type CodeAction, type Diagnostic, MarkupContent } from 'vscode-languageserver/node';
import { fixAll } from '../../server/src/analysis/fix-all';
import { findingsRequest } from '../../server/src/protocol';
import { defaults } from '../../server/src/settings';
import { applied, startClient, until, whole, within } from './client';

const at = (line: number, character: number) => ({ line, character });

describe('hover', () => {
	test('what the URL says, and its range', async (t) => {
		const client = await startClient(t);
		await client.open('See\r\n😀 http://a.example/x%20y here\r\n');
		const hover = await client.hover(at(1, 10));
		assert.deepEqual(hover?.range, { start: at(1, 3), end: at(1, 25) });
		assert(MarkupContent.is(hover?.contents));
		assert.equal(hover.contents.kind, 'markdown');
		assert.equal(hover.contents.value, '**http** web page, not encrypted  \n**host** `a.example`  \n**path** `/x y`');
		assert.equal(await client.hover(at(0, 1)), null);
		assert.equal(await client.hover(at(1, 26)), null);
	});

	test('a password is masked, in the hover, the diagnostics, the fixes and the log', async (t) => {
		const client = await startClient(t);
		const document = await client.open('ftp://me:hunter2@a.example:99999/x|y\n');
		const hover = await client.hover(at(0, 3));
		assert(JSON.stringify(hover).includes('••••'));
		const { items } = await client.pullFull();
		assert(items.length > 0);
		const titles = (await client.codeActions(whole(document))).map(({ title }) => title);
		for (const said of [hover, items, titles, client.log]) assert(!JSON.stringify(said).includes('hunter2'));
	});

	test('a client that reads no Markdown gets text', async (t) => {
		const client = await startClient(t, { readsMarkdown: false });
		await client.open('http://a.example/x%20y\n');
		const hover = await client.hover(at(0, 3));
		assert.deepEqual(hover?.contents, {
			kind: 'plaintext',
			value: 'http: web page, not encrypted\nhost: a.example\npath: /x y',
		});
	});

	for (const readsMarkdown of [true, false])
		test(`actions for a client that has the commands${readsMarkdown ? '' : ', but not without Markdown'}`, async (t) => {
			const client = await startClient(t, { hoverCommands: true, readsMarkdown });
			await client.open('x http://a.example/?q=1\n');
			await client.edit('y', { start: at(0, 0), end: at(0, 1) });
			const hover = await client.hover(at(0, 8));
			assert(MarkupContent.is(hover?.contents));
			const { value } = hover.contents;
			const links = Array.from(value.matchAll(/\]\(command:([\w.]+)\?(\S+)\)/g), ([, name, query = '']) => [
				name,
				JSON.parse(decodeURIComponent(query)),
			]);
			const place = [{ uri: 'file:///a.txt', version: 2, offset: 3 }];
			const names = ['copyDecoded', 'copyParameters', 'inspect', 'showDerivation'].map((name) => `urlLint.${name}`);
			assert.deepEqual(
				links,
				names.filter(() => readsMarkdown).map((name) => [name, place]),
			);
		});

	test('actions about what is wrong, where something is', async (t) => {
		const client = await startClient(t, { hoverCommands: true });
		await client.open('http://a.example/a|b\n');
		const hover = await client.hover(at(0, 8));
		assert(MarkupContent.is(hover?.contents));
		const names = Array.from(hover.contents.value.matchAll(/\]\(command:urlLint\.(\w+)/g), ([, name]) => name);
		assert.deepEqual(names, ['fixUrl', 'explainRule', 'copyDecoded', 'inspect', 'showDerivation']);
		const params = { textDocument: { uri: 'file:///a.txt' }, position: at(0, 8) };
		const asked = (version: number) => within(client.connection.sendRequest(findingsRequest, { ...params, version }));
		assert.deepEqual(await asked(1), {
			version: 1,
			codes: ['unsafe-character'],
			edits: [{ range: { start: at(0, 18), end: at(0, 19) }, newText: '%7C' }],
		});
		assert.equal(await asked(0), null);
	});

	test('text of the document shows literally', async (t) => {
		const client = await startClient(t);
		await client.open('http://a.example/?[x](command:x)%3Cimg%3Ea|b\n');
		const hover = await client.hover(at(0, 3));
		assert(MarkupContent.is(hover?.contents));
		assert(hover.contents.value.endsWith('**`[x](command:x)<img>a|b`**'), hover.contents.value);
	});
});

describe('code actions', () => {
	const text = 'HTTP://a.example/x|y 😀 http://b.example/x|y\r\nhttp://c.example/%zz\r\n';

	test('a quick fix for each finding, whose edit gives the text', async (t) => {
		const client = await startClient(t);
		const document = await client.open(text);
		const { items } = await client.pullFull();
		const after: Record<string, string[]> = {};
		for (const item of items) {
			const actions = await client.codeActions(item.range, { diagnostics: [item] });
			const own = actions.filter(
				({ diagnostics }) => diagnostics?.[0]?.range.start.character === item.range.start.character,
			);
			for (const action of own) assert.equal(action.kind, 'quickfix');
			const { line, character } = item.range.start;
			after[`${item.code} ${line}:${character}`] = own.map((action) => applied(document, action));
		}
		assert.deepEqual(after, {
			'scheme-case 0:0': [text.replace('HTTP', 'http')],
			'unsafe-character 0:18': [text.replace('|', '%7C')],
			'unsafe-character 0:42': [text.replace(/\|(?=y\r)/, '%7C')],
			'malformed-percent 1:17': [text.replace('%zz', '%25zz')],
		});
	});

	test('edits follow the document: an edit later, the fix is elsewhere', async (t) => {
		const client = await startClient(t);
		const document = await client.open('http://a.example/x|y');
		await client.pull();
		await client.edit('see ', { start: at(0, 0), end: at(0, 0) });
		const [action] = await client.codeActions({ start: at(0, 22), end: at(0, 23) });
		assert.equal(applied(document, action), 'see http://a.example/x%7Cy');
	});

	for (const only of ['source', 'source.fixAll', 'source.fixAll.urlLint'])
		test(`${only}: the text of the engine's fixAll`, async (t) => {
			const client = await startClient(t);
			const document = await client.open(text);
			const actions = await client.codeActions(whole(document), { only: [only] });
			assert.deepEqual(
				actions.map(({ kind }) => kind),
				['source.fixAll.urlLint'],
			);
			const { text: expected } = fixAll({ text, languageId: 'plaintext' }, defaults);
			assert.notEqual(expected, text);
			assert.equal(applied(document, actions[0]), expected);
		});

	test('fix-all heeds the settings', async (t) => {
		const client = await startClient(t, { configuration: () => ({ rules: { 'missing-slashes': 'off' } }) });
		const document = await client.open('HTTP://a.example/ http:/b.example/\n');
		const [action] = await client.codeActions(whole(document), { only: ['source.fixAll'] });
		assert.equal(applied(document, action), 'http://a.example/ http:/b.example/\n');
	});

	test('what other sources found is left to them', async (t) => {
		const client = await startClient(t);
		const document = await client.open(text);
		const foreign: Diagnostic[] = [
			{ range: whole(document), message: 'spelling', source: 'speller', code: 'unsafe-character' },
			{ range: { start: at(1, 0), end: at(1, 4) }, message: 'no code' },
		];
		const range = { start: at(0, 18), end: at(0, 19) };
		const only = ['quickfix'];
		const expected = await client.codeActions(range, { only });
		const actions = await client.codeActions(range, { diagnostics: foreign, only });
		assert.deepEqual(actions, expected);
		assert(actions.length > 0);
		const sources = (list: CodeAction[]) => list.flatMap(({ diagnostics }) => diagnostics?.map(({ source }) => source));
		assert.deepEqual([...new Set(sources(actions))], ['url-lint']);
		assert.deepEqual(await client.codeActions({ start: at(1, 2), end: at(1, 2) }, { diagnostics: foreign, only }), []);
	});

	describe('a client that asks for edits later', () => {
		const broken = 'http:/a.example/x\n';

		test('gets the fixes of the finding at once, and those of its kind when it asks', async (t) => {
			const client = await startClient(t, { resolvesEdits: true });
			const document = await client.open(broken.repeat(5000));
			const actions = await client.codeActions({ start: at(2, 5), end: at(2, 5) });
			assert(JSON.stringify(actions).length < 10_000, 'the size does not grow with the document');
			const [one, all] = actions;
			assert.equal(applied(document, one), broken.repeat(5000).replace(/^((?:.*\n){2}http:)/, '$1/'));
			assert.deepEqual([all?.title, all?.edit], ['Apply all safe fixes of missing-slashes in the file', undefined]);
			const resolved = await client.resolveAction(all as CodeAction);
			assert.equal(applied(document, resolved), 'http://a.example/x\n'.repeat(5000));
		});

		test('gets the edits for the document as it is when it asks', async (t) => {
			const client = await startClient(t, { resolvesEdits: true });
			const document = await client.open(broken.repeat(2));
			const [action] = await client.codeActions(whole(document), { only: ['source.fixAll'] });
			assert.equal(action?.edit, undefined);
			await client.edit(broken, { start: at(0, 0), end: at(0, 0) });
			const resolved = await client.resolveAction(action as CodeAction);
			assert.equal(applied(document, resolved), 'http://a.example/x\n'.repeat(3));
		});

		test('is offered nothing where the findings have no safe fix, or stand alone', async (t) => {
			const client = await startClient(t, { resolvesEdits: true });
			const document = await client.open('http://a.example/%zz\n');
			assert.deepEqual(await client.codeActions(whole(document), { only: ['source.fixAll'] }), []);
			// Of two mistakes of a kind, one alone has a safe fix.
			for (const text of [broken, `${broken}"http//a.example/x"\n`]) {
				await client.edit(text);
				const titles = (await client.codeActions(whole(document))).map(({ title }) => title);
				assert.deepEqual([titles[0], titles.filter((title) => title.startsWith('Apply all'))], ['Write ://', []]);
			}
		});
	});

	test('behind what is shown, a finding has its fixes too', async (t) => {
		const client = await startClient(t, { configuration: () => ({ maxProblems: 1 }) });
		const document = await client.open('http:/a.example/x\n'.repeat(3));
		const [action] = await client.codeActions({ start: at(2, 5), end: at(2, 5) }, { only: ['quickfix'] });
		assert.equal(applied(document, action), 'http:/a.example/x\nhttp:/a.example/x\nhttp://a.example/x\n');
	});

	test('fix-all mends what urlLint.maxProblems does not show, too', async (t) => {
		const client = await startClient(t, { configuration: () => ({ maxProblems: 1 }) });
		const document = await client.open('http:/a.example/x\n'.repeat(3));
		await client.pull();
		await until(() => client.statuses.length > 0, 'the status');
		const [action] = await client.codeActions(whole(document), { only: ['source.fixAll'] });
		assert.equal(applied(document, action), 'http://a.example/x\n'.repeat(3));
	});
});
