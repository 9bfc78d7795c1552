/** `urlLint/derivation` over the wire; that derivations are right is tested in test/derivation. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { type DerivationParams, type DerivationResult, derivationRequest } from '../../server/src/protocol';
import { type Client, startClient, uri, within } from './client';

const at = (line: number, character: number) => ({ line, character });

function derivation(client: Client, line: number, character: number, version = 1): Promise<DerivationResult | null> {
	const params: DerivationParams = { textDocument: { uri }, version, position: at(line, character) };
	return within(client.connection.sendRequest<DerivationResult | null>(derivationRequest, params));
}

/** Each line of the tree, and the text of the document that it shows. */
function shown(document: TextDocument, result: DerivationResult | null): string[][] {
	assert(result);
	return result.lines.map(({ text, range }) => [text, document.getText(range)]);
}

describe('urlLint/derivation', () => {
	test('the tree, and where each of its lines stands in the document', async (t) => {
		const client = await startClient(t);
		const document = await client.open('x\r\n😀 news:a.b and http://h/');
		const result = await derivation(client, 1, 6);
		assert.deepEqual(result?.range, { start: at(1, 3), end: at(1, 11) });
		assert.deepEqual(shown(document, result), [
			['url  news:a.b', 'news:a.b'],
			['  newsurl  news:a.b', 'news:a.b'],
			['    "news:"', 'news:'],
			['    grouppart  a.b', 'a.b'],
			['      group  a.b', 'a.b'],
		]);
		assert.deepEqual(await derivation(client, 1, 11), result, 'right behind the URL too');
	});

	test('what the document escapes is the URL that it means', async (t) => {
		const client = await startClient(t);
		const document = await client.open('<a href="http://h/&amp;a?b&amp;c">', 'html');
		assert.deepEqual(shown(document, await derivation(client, 0, 12)).slice(-5), [
			['    "/"', '/'],
			['    hpath  &a', '&amp;a'],
			['      hsegment  &a', '&amp;a'],
			['    "?"', '?'],
			['    search  b&c', 'b&amp;c'],
		]);
	});

	test('a URL that was broken is whole', async (t) => {
		const client = await startClient(t);
		const document = await client.open('<URL:ftp://ds.in\n      ternic.net/rfc>');
		const lines = shown(document, await derivation(client, 1, 8));
		assert.deepEqual(lines[9], ['            domainlabel  internic', 'in\n      ternic']);
	});

	test('where it ends, and what was expected there', async (t) => {
		const client = await startClient(t);
		const document = await client.open('See http://h/?a^b#c');
		assert.deepEqual(shown(document, await derivation(client, 0, 5)).slice(-2), [
			['      ✗ search does not go on with "^b": expected uchar, ";", ":", "@", "&", "=" or the end', '^'],
			['#c  (the fragment: no part of the URL in RFC 1738)', '#c'],
		]);
	});

	test('a placeholder is no mistake', async (t) => {
		const client = await startClient(t);
		const document = await client.open('http://{host}/');
		const lines = shown(document, await derivation(client, 0, 5));
		assert.deepEqual(lines[4], ['      host  {host}', '{host}']);
		assert(!lines.flat().join().includes('✗'));
	});

	test('a password is masked, and not in the log', async (t) => {
		const client = await startClient(t);
		await client.open('ftp://me:hunter2@h/');
		const result = await derivation(client, 0, 3);
		assert(result?.lines.some(({ text }) => text.endsWith('password  ••••')));
		assert(!JSON.stringify([result, client.log]).includes('hunter2'));
	});

	test('live: of the version that there is, also where the check is off', async (t) => {
		const client = await startClient(t, { configuration: () => ({ enable: false }) });
		await client.open('http://h/');
		await client.edit('s', { start: at(0, 4), end: at(0, 4) });
		assert.equal(await derivation(client, 0, 3), null);
		assert.equal((await derivation(client, 0, 3, 2))?.lines[0]?.text, 'url  https://h/');
	});

	test('null where there is no URL, no such document, and for what makes no sense', async (t) => {
		const client = await startClient(t);
		assert.equal(await derivation(client, 0, 3), null);
		await client.open('nothing http://h/');
		assert.equal(await derivation(client, 0, 3), null);
		for (const params of [{}, { textDocument: { uri } }, { textDocument: 1, version: 1, position: 2 }])
			assert.equal(await within(client.connection.sendRequest(derivationRequest, params)), null);
	});
});
