/** Document links and selection ranges over the wire. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DocumentLinkRequest, DocumentLinkResolveRequest, SelectionRangeRequest } from 'vscode-languageserver-protocol';
import { linkRequest } from '../../server/src/protocol';
import { startClient } from './client';

describe('document links', () => {
	const text = 'See <URL:ftp://a.example/%2Fetc/motd> and http://a.example/x there.\n';

	test('lead to exactly the URL when they are resolved', async (t) => {
		const client = await startClient(t);
		const { uri } = await client.open(text);
		const links = await client.connection.sendRequest(DocumentLinkRequest.type, { textDocument: { uri } });
		assert.equal(links?.length, 1);
		const [link] = links;
		assert(link !== undefined && link.target === undefined);
		const resolved = await client.connection.sendRequest(DocumentLinkResolveRequest.type, link);
		assert.equal(resolved.target, 'ftp://a.example/%2Fetc/motd');
	});

	test('of a client that follows them itself lead to its command, which asks for the URL', async (t) => {
		const client = await startClient(t, { followsLinks: true });
		const { uri, version } = await client.open(text);
		const [link] = (await client.connection.sendRequest(DocumentLinkRequest.type, { textDocument: { uri } })) ?? [];
		assert(link !== undefined);
		const resolved = await client.connection.sendRequest(DocumentLinkResolveRequest.type, link);
		assert.match(resolved.target ?? '', /^command:urlLint\.followLink\?[\w%.-]+$/);
		const place = { uri, version, offset: text.indexOf('ftp:') };
		assert.equal(await client.connection.sendRequest(linkRequest, place), 'ftp://a.example/%2Fetc/motd');
		for (const other of [
			{ ...place, version: version + 1 },
			{ ...place, offset: 0 },
			{ uri: 'file:///b', version, offset: 9 },
			{},
			null,
		])
			assert.equal(await client.connection.sendRequest(linkRequest, other), null);
	});
});

test('selection ranges', async (t) => {
	const client = await startClient(t);
	const { uri } = await client.open('http://a.example/b%20c\n');
	const positions = [{ line: 0, character: 19 }];
	const [range] =
		(await client.connection.sendRequest(SelectionRangeRequest.type, { textDocument: { uri }, positions })) ?? [];
	assert.deepEqual(range?.range, { start: { line: 0, character: 18 }, end: { line: 0, character: 21 } });
	assert.deepEqual(range?.parent?.range, { start: { line: 0, character: 17 }, end: { line: 0, character: 22 } });
});
