/** RFC 3492: the vectors of rust-url, and what is no punycode. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { decodePunycode } from '../../server/src/url/punycode';

interface Vector {
	readonly description?: string;
	readonly decoded: string;
	readonly encoded: string;
}

const file = fileURLToPath(new URL('../fixtures/idna/punycode_tests.json', import.meta.url));
const vectors: readonly Vector[] = JSON.parse(readFileSync(file, 'utf8'));

for (const { description, decoded, encoded } of vectors)
	test(`decodes ${encoded || 'nothing'} (${description ?? 'no description'})`, () => {
		assert.equal(decodePunycode(encoded), decoded);
	});

test('takes either case', () => {
	assert.equal(decodePunycode('mnchen-3YA'), 'münchen');
	assert.equal(decodePunycode('MNCHEN-3ya'), 'MüNCHEN');
});

// What it is, and the label without its "xn--".
const bad: readonly [string, string][] = [
	['no digit at all', '!'],
	['ends within a number', '0'],
	['ends within a number, after letters', 'a-0'],
	['a hyphen where a digit belongs', '-'],
	['a code point beyond the last', '99999999'],
	['a surrogate', 'ib9b'],
	['raw letters outside ASCII', 'ü-tda'],
	['longer than any label', 'a'.repeat(257)],
];

for (const [what, label] of bad)
	test(`no punycode: ${what}`, () => {
		assert.equal(decodePunycode(label), undefined);
	});

test('never throws, and takes no time for long input', () => {
	for (const label of ['a'.repeat(1e6), '9'.repeat(1e6), '-'.repeat(1e6)])
		assert.equal(decodePunycode(label), undefined);
	for (let code = 0; code < 0x80; code++) decodePunycode(String.fromCharCode(code, 0x61, code, 0x39));
});
