/** The productions are those of RFC 1738 §5, word by word. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromRoot } from '../../scripts/generate/tables';
import { isCharacter, type Production, productionOf, productions } from '../../server/src/derivation/grammar';
import { grammar, productionFor, schemes } from '../url/oracle/regexp';

/** What the RFC prints after each name, without comments, on one line. */
const printed = Object.fromEntries(
	readFileSync(fromRoot('test/fixtures/rfc1738/bnf.txt'), 'utf8')
		.replace(/^;.*\n/gm, '')
		.replace(/ ; .*$/gm, '')
		.trim()
		.split(/\n(?=\S+ *= )/)
		.map((production) => production.replace(/\s+/g, ' ').split(/ = (.*)/, 2)),
);

test('each has the name and the body that the RFC prints', () => {
	assert.equal(Object.keys(printed).length, grammar.size);
	assert.deepEqual({ ...productions }, printed);
});

test('each scheme has its production, https that of http, every other name otherurl', () => {
	for (const scheme of [...schemes.keys(), 'https', 'x', 'other', 'generic', 'constructor', ''])
		assert.equal(productionOf(scheme), productionFor(scheme), scheme);
});

test('characters are what derives one character, or its escape', () => {
	const derived = Object.keys(productions).filter((name) => isCharacter(name as Production));
	const fromMiscellaneous = Object.keys(printed).slice(Object.keys(printed).indexOf('lowalpha'), -1);
	assert.deepEqual(derived.sort(), ['alphadigit', ...fromMiscellaneous].sort());
});
