/** JSON and JSONC: strings with escapes, prose in strings, comments. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scan } from '../../server/src/find/scanner';
import { finds, reads } from './marked';

finds('strings', 'json', [
	'{"a": "⸠http://a.example/x⸡"}',
	'{"a":"⸠http://a.example/x⸡","b":["⸠http://b.example/y⸡"]}',
	'{"⸠http://a.example/x⸡": 1}',
	'{"a": "⸠http://a.example/x.⸡"}',
	'{"a": "⸠http://a.example/?q=⸡"}',
	'{"a": "⸠mailto:jane@a.example⸡"}',
	'{"a": "⸠http:/a.example/x⸡"}',
	'{"a": "⸠http://a.example/x⸡',
	'{"a": "⸠http://a.example/x⸡\n{"b": "⸠http://b.example/y⸡"}',
]);

finds('prose in strings', 'json', [
	'{"a": "See ⸠http://a.example/x⸡."}',
	'{"a": "See ⸠http://a.example/x⸡, and ⸠http://b.example/y⸡."}',
	'{"a": "(⸠http://a.example/x⸡)"}',
	String.raw`{"a": "one\n⸠http://a.example/x⸡\ntwo"}`,
	String.raw`{"a": "one\t⸠http://a.example/x⸡\ttwo"}`,
	String.raw`{"a": "<a href=\"⸠http://a.example/x⸡\">x</a>"}`,
	String.raw`{"a": "say \"⸠http://a.example/x⸡\""}`,
	String.raw`{"a": "see ⸠http://a.example/x⸡\u3002次"}`,
	'{"a": "curl \'⸠http://a.example/x⸡\'"}',
	'{"a": "[a](⸠http://a.example/x⸡)"}',
]);

finds('comments', 'jsonc', [
	'// see ⸠http://a.example/x⸡.\n{}',
	'/* ⸠http://a.example/x⸡ */ {}',
	'{ "a": 1 } // "⸠http://a.example/x⸡"',
]);

reads('escapes', 'json', [
	[String.raw`{"a": "⸠http:\/\/a.example\/x⸡"}`, 'http://a.example/x', '\\/', '\\/', '\\/'],
	[String.raw`{"a": "⸠http://a.example/?a=1\u0026b=2⸡"}`, 'http://a.example/?a=1&b=2', '\\u0026'],
	[String.raw`{"a": "⸠http:\u002f\u002Fa.example/x⸡"}`, 'http://a.example/x', '\\u002f', '\\u002F'],
	[String.raw`{"a": "⸠http://a.example/caf\u00e9⸡"}`, 'http://a.example/café', '\\u00e9'],
	[
		String.raw`{"a": "⸠http:\\\\a.example\\x⸡"}`,
		String.raw`http:\\a.example\x`,
		...Array.from({ length: 3 }, () => String.raw`\\`),
	],
	[String.raw`{"a": "See ⸠http:\/\/a.example\/x⸡."}`, 'http://a.example/x', '\\/', '\\/', '\\/'],
]);

test('schemas and vocabularies are identifiers', () => {
	for (const [document, identifier] of [
		['{"$schema": "http://json-schema.org/draft-07/schema#"}', true],
		['{"@context":"http://schema.org"}', true],
		['{"url": "http://a.example/$id"}', undefined],
		['["$id", "http://a.example/"]', undefined],
	] as const)
		assert.deepEqual(
			Array.from(scan(document, 'json'), ({ context }) => context.identifier),
			[identifier],
			document,
		);
});
