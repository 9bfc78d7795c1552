/** How far a part of a URL is looked for: right up to the limit, and not beyond. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseUrl } from '../../server/src/url/parse';

/** The host of a URL whose password has a raw slash, and its `@` so far behind that slash. */
function hostBehind(distance: number): string {
	const url = parseUrl(`http://jane:pa/${'x'.repeat(distance - 1)}@a.example/`, 'modern');
	const { host } = url.components;
	return host === undefined ? '' : url.text.slice(host.offset, host.end);
}

test('a password with a raw slash ends at an @ up to 255 characters behind it', () => {
	assert.equal(hostBehind(255), 'a.example');
	assert.equal(hostBehind(256), 'jane');
});
