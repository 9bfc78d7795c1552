/** The inspector's requests over the wire; what they answer is tested in test/features/inspector. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { TextDocument } from 'vscode-languageserver-textdocument';
import {
	type ChangePartParams,
	changePartRequest,
	type Inspection,
	inspectRequest,
	type PartChange,
	type PartChanged,
	type PartTextParams,
	partTextRequest,
} from '../../server/src/protocol/inspector';
import { type Client, startClient, uri, within } from './client';

const at = (line: number, character: number) => ({ line, character });
const place = (character: number, version = 1) => ({ textDocument: { uri }, version, position: at(0, character) });

const inspected = ({ connection }: Client, character: number, version?: number) =>
	within(connection.sendRequest<Inspection | null>(inspectRequest, place(character, version)));

function text({ connection }: Client, part: string, as: PartTextParams['as']): Promise<string | null> {
	const params: PartTextParams = { ...place(12), part, as };
	return within(connection.sendRequest<string | null>(partTextRequest, params));
}

function changed({ connection }: Client, change: PartChange, version?: number): Promise<PartChanged | null> {
	const params: ChangePartParams = { ...place(12, version), change };
	return within(connection.sendRequest<PartChanged | null>(changePartRequest, params));
}

const HTML = '<a href="http://u:tiger7@shop.example/?a=1&amp;q=a+b">';

describe('the inspector', () => {
	test('the parts, and where they stand in the document', async (t) => {
		const client = await startClient(t);
		const document = await client.open(HTML, 'html');
		const inspection = await inspected(client, 12);
		assert(inspection);
		assert.equal(document.getText(inspection.range), HTML.slice(9, -2));
		assert.equal(inspection.canAdd, true);
		const search = inspection.parts.at(-1);
		assert.deepEqual([search?.name, search?.text], ['search', 'a=1&q=a+b']);
		const [, q] = search?.parts ?? [];
		assert.deepEqual([q?.id, q?.name, q?.text, q?.decoded], ['parameter/1', 'q', 'a+b', 'a b']);
		assert.equal(q && document.getText(q.range), 'q=a+b');
	});

	test('a password is masked, and not in the log; its exact text is known to who asks for it', async (t) => {
		const client = await startClient(t);
		await client.open(HTML, 'html');
		const inspection = await inspected(client, 12);
		assert(inspection?.parts.some(({ id, text }) => id === 'password' && text === '••••'));
		assert.equal(await text(client, 'password', 'value'), 'tiger7');
		assert(!JSON.stringify([inspection, client.log]).includes('tiger7'));
	});

	test('the exact text of a part', async (t) => {
		const client = await startClient(t);
		await client.open(HTML, 'html');
		assert.equal(await text(client, 'parameter/1', 'written'), 'a+b');
		assert.equal(await text(client, 'parameter/1', 'decoded'), 'a b');
		assert.equal(await text(client, 'parameter/9', 'decoded'), null);
	});

	test('a change, as edits of the version that was asked about', async (t) => {
		const client = await startClient(t);
		const document = await client.open(HTML, 'html');
		const answer = await changed(client, { kind: 'add', name: 'c', value: '"&' });
		assert.equal(answer?.version, 1);
		const after = TextDocument.applyEdits(document, [...(answer?.edits ?? [])]);
		assert.equal(after, HTML.replace('a+b', 'a+b&amp;c=%22%26'));
	});

	test('what cannot be, and why', async (t) => {
		const client = await startClient(t);
		await client.open(HTML, 'html');
		const answer = await changed(client, { kind: 'set', part: 'host', value: 'a b' });
		assert.deepEqual(answer, {
			version: 1,
			edits: [],
			refused: 'Remove a space: it cannot stand in a host name (RFC 1738 §3.1).',
		});
	});

	test('nothing of another version, also where the check is off', async (t) => {
		const client = await startClient(t, { configuration: () => ({ enable: false }) });
		await client.open(HTML, 'html');
		await client.edit('2', { start: at(0, 42), end: at(0, 42) });
		assert.equal(await inspected(client, 12), null);
		assert.equal(await changed(client, { kind: 'remove', part: 'parameter/0' }), null);
		assert.equal((await inspected(client, 12, 2))?.parts.length, 6);
		assert.equal((await changed(client, { kind: 'remove', part: 'parameter/0' }, 2))?.edits.length, 1);
	});

	test('null where there is no URL, no such document, and for what makes no sense', async (t) => {
		const client = await startClient(t);
		assert.equal(await inspected(client, 12), null);
		await client.open('nothing http://h/');
		assert.equal(await inspected(client, 2), null);
		for (const request of [inspectRequest, partTextRequest, changePartRequest])
			for (const params of [{}, { textDocument: { uri } }, { textDocument: 1, version: 1, position: 2 }])
				assert.equal(await within(client.connection.sendRequest(request, params)), null);
		for (const change of [undefined, 7, {}, { kind: 'set' }, { kind: 'fly', part: 'host' }, { kind: 'add' }]) {
			const params = { ...place(10), change };
			const answer = await within(client.connection.sendRequest<PartChanged | null>(changePartRequest, params));
			assert.deepEqual(answer?.edits ?? [], [], JSON.stringify(change));
		}
	});
});
