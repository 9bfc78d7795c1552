/** Which files the server may read through the client. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isInside } from '../../client/src/inside';

const at = (path: string, scheme = 'vscode-vfs', authority = 'a.example') => ({ scheme, authority, path });
const folders = [at('/shop'), at('/', 'memfs', '')];

describe('the server reads', () => {
	for (const [what, place, expected] of [
		['a file in a folder', at('/shop/menu.md'), true],
		['a file lower down', at('/shop/a/b/menu.md'), true],
		['the folder', at('/shop'), true],
		['all, where the folder is the root', at('/etc/menu.md', 'memfs', ''), true],
		['nothing beside it', at('/shopping/menu.md'), false],
		['nothing above it', at('/'), false],
		['nothing by a way around', at('/shop/../etc/menu.md'), false],
		['nothing by a dot', at('/shop/./menu.md'), false],
		['a file whose name has dots', at('/shop/..menu.md'), true],
		['nothing of another scheme', at('/shop/menu.md', 'file'), false],
		['nothing of another host', at('/shop/menu.md', 'vscode-vfs', 'b.example'), false],
	] as const)
		test(what, () => assert.equal(isInside(place, folders), expected));

	test('nothing without a folder', () => assert(!isInside(at('/shop'), [])));
});
