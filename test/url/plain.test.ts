/** A plain URL is not parsed: what is said of its parts is what the parser would say. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseUrl } from '../../server/src/url/parse';
import { parseBy } from '../../server/src/url/parse-by';
import { partsOfPlain } from '../../server/src/url/plain';
import { schemeOf } from '../../server/src/url/schemes/index';

const standards = ['modern', 'rfc1738'] as const;

function assertParsedAlike(text: string): void {
	for (const standard of standards)
		assert.deepEqual(parseUrl(text, standard), parseBy(schemeOf, text, standard), `${standard}: ${text}`);
}

test('the parts of plain URLs', () => {
	const parts = (text: string) =>
		Object.entries(partsOfPlain(text) ?? {}).map(([name, { offset, end }]) => `${name} ${text.slice(offset, end)}`);
	for (const [text, ...expected] of [
		['http://a.example', 'scheme http', 'host a.example'],
		['https://a.example/', 'scheme https', 'host a.example', 'path '],
		['http://localhost:8080/a/b', 'scheme http', 'host localhost', 'port 8080', 'path a/b'],
		['http://a.example/a?b=c:d#e/f', 'scheme http', 'host a.example', 'path a', 'search b=c:d', 'fragment e/f'],
		['http://a.example#', 'scheme http', 'host a.example', 'fragment '],
		['http://a.example/%20a#?'],
		['http://a.example?b'],
		['http://a_b.example/'],
		['ftp://a.example/'],
		['http:a.example'],
	] as const)
		assert.deepEqual(text === undefined ? [] : parts(text), expected, text);
});

test('any plain URL is read as the parser reads it', () => {
	const text = fc
		.tuple(
			fc.constantFrom('http://', 'https://'),
			fc.constantFrom('a.example', 'b-1.a.example', 'localhost', 'a..example', 'A.example', '1.2.3.4', 'a.example.'),
			fc.constantFrom('', '', ':3000', ':99999'),
			fc.array(fc.constantFrom(...'abcdefg0123///?#&=.:@+-_', '%20', '%41', '..', '~'), { maxLength: 12 }),
		)
		.map(([scheme, host, port, rest]) => scheme + host + port + rest.join(''));
	let plain = 0;
	fc.assert(
		fc.property(text, (url) => {
			if (partsOfPlain(url) !== undefined) plain++;
			assertParsedAlike(url);
		}),
		{ numRuns: 4000 },
	);
	assert(plain > 100, `only ${plain} were plain`);
});
