/** What the view of a derivation shows, where its lines lead, and when it need not ask. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { goesFor } from '../../client/src/answer';
import { type Derived, derivationText, lineAt, sourceOf } from '../../client/src/derivation-text';
import { english } from './words';

const uri = 'file:///a.txt';
const at = (character: number, line = 0) => ({ line, character });
const range = (start: number, end: number) => ({ start: at(start), end: at(end) });

/** `See news:a. now`, of which the last full stop derives nothing. */
const answer: Derived = {
	uri,
	version: 3,
	found: {
		range: range(4, 10),
		lines: [
			{ text: 'url  news:a', range: range(4, 10) },
			{ text: '  newsurl  news:a', range: range(4, 10) },
			{ text: '    "news:"', range: range(4, 9) },
			{ text: '    grouppart  a', range: range(9, 10) },
			{ text: '      nothing', range: range(10, 10) },
		],
	},
};
const nothing: Derived = { uri, version: 3, found: null };

describe('the text', () => {
	for (const [what, given, text] of [
		['is the tree', answer, 'url  news:a\n  newsurl  news:a\n    "news:"\n    grouppart  a\n      nothing'],
		['says so where no URL is', nothing, 'There is no URL under the cursor.'],
		['says so before anything was asked', undefined, 'There is no URL under the cursor.'],
	] as const)
		test(what, () => assert.equal(derivationText(given, english), text));
});

describe('an answer goes for', () => {
	for (const [what, given, cursor, goes] of [
		['the start of its URL', answer, { uri, version: 3, position: at(4) }, true],
		['the last character of its URL', answer, { uri, version: 3, position: at(9) }, true],
		['not what is before', answer, { uri, version: 3, position: at(3) }, false],
		['not its end, where another URL may start', answer, { uri, version: 3, position: at(10) }, false],
		['not another line', answer, { uri, version: 3, position: at(5, 1) }, false],
		['not another version', answer, { uri, version: 4, position: at(5) }, false],
		['not another document', answer, { uri: 'file:///b.txt', version: 3, position: at(5) }, false],
		['nothing, where there was no URL', nothing, { uri, version: 3, position: at(5) }, false],
		['nothing, before it is there', undefined, { uri, version: 3, position: at(5) }, false],
	] as const)
		test(what, () => assert.equal(goesFor(given, cursor), goes));
});

describe('a line leads to', () => {
	for (const [what, given, line, version, source] of [
		['what it shows', answer, 3, 3, range(9, 10)],
		['the place of what derives nothing', answer, 4, 3, range(10, 10)],
		['nothing in another version', answer, 3, 4, undefined],
		['nothing where there is no such line', answer, 5, 3, undefined],
		['nothing where there was no URL', nothing, 0, 3, undefined],
		['nothing before anything was asked', undefined, 0, 3, undefined],
	] as const)
		test(what, () => assert.deepEqual(sourceOf(given, line, version), source));
});

describe('the line about', () => {
	for (const [what, given, position, line] of [
		['a literal', answer, at(4), 2],
		['what stands deepest', answer, at(9), 3],
		['the end, which nothing is about', answer, at(10), undefined],
		['what is before', answer, at(0), undefined],
		['no URL', nothing, at(4), undefined],
		['nothing yet', undefined, at(4), undefined],
	] as const)
		test(what, () => assert.equal(lineAt(given, position), line));
});
