/** The generated tables of UTS #58 against the files of Unicode, read here another way: for every code point. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { generateLinkTerms } from '../../scripts/generate/link-terms';
import { fromRoot } from '../../scripts/generate/tables';
import { closingBracket, LinkTerm, linkTerm } from '../../server/src/data/link-terms';

const CODE_POINTS = 0x110000;

/** The lines of a file of Unicode's as fields, without comments. */
function rows(name: string): string[][] {
	return readFileSync(fromRoot(`scripts/generate/uts58/${name}`), 'utf8')
		.split('\n')
		.map((line) => line.replace(/#.*/, '').trim())
		.filter((line) => line !== '')
		.map((line) => line.split(/\s*;\s*/));
}

function terms(): Uint8Array {
	const expected = new Uint8Array(CODE_POINTS).fill(LinkTerm.hard);
	for (const [range = '', value = ''] of rows('LinkTerm.txt')) {
		const [first = 0, last = first] = range.split('..').map((hex) => Number.parseInt(hex, 16));
		for (let at = first; at <= last; at++) expected[at] = LinkTerm[value.toLowerCase() as keyof typeof LinkTerm];
	}
	return expected;
}

test('Link_Term of every code point, upwards, downwards and at random', () => {
	const expected = terms();
	const check = (at: number) => {
		if (linkTerm(at) !== expected[at]) assert.fail(`U+${at.toString(16)}: ${linkTerm(at)} is not ${expected[at]}`);
	};
	for (let at = 0; at < CODE_POINTS; at++) check(at);
	for (let at = CODE_POINTS - 1; at >= 0; at--) check(at);
	for (let round = 0, at = 1; round < 200_000; round++) {
		at = (at * 48271) % 0x7fffffff;
		check(at % CODE_POINTS);
	}
});

test('how many code points have each value, as LinkTerm.txt counts them', () => {
	const counts = new Map<number, number>();
	for (const value of terms()) counts.set(value, (counts.get(value) ?? 0) + 1);
	const { include, hard, soft, close, open } = LinkTerm;
	assert.deepEqual(
		[include, hard, soft, close, open].map((value) => counts.get(value)),
		[159309, 954345, 330, 64, 64],
	);
});

test('Link_Bracket of every code point, by its inverse', () => {
	const closing = new Map(rows('LinkBracket.txt').map(([close = '', open = '']) => [hex(open), hex(close)]));
	assert.equal(closing.size, 64);
	for (let at = 0; at < CODE_POINTS; at++)
		if (closingBracket(at) !== (closing.get(at) ?? -1)) assert.fail(`U+${at.toString(16)}`);
});

test('brackets open and close in Link_Term, too', () => {
	for (const [close = '', open = ''] of rows('LinkBracket.txt'))
		assert.deepEqual([linkTerm(hex(open)), linkTerm(hex(close))], [LinkTerm.open, LinkTerm.close]);
});

test('what is no code point is hard', () => {
	assert.equal(linkTerm(0xd800), LinkTerm.hard);
	assert.equal(linkTerm(0xdfff), LinkTerm.hard);
	assert.equal(linkTerm(0x10ffff), LinkTerm.hard);
});

test('a wrong input is an error that names it', () => {
	assert.throws(() => generateLinkTerms('0021 ; Sometimes', ''), /LinkTerm\.txt.*0021 ; Sometimes/);
	assert.throws(() => generateLinkTerms('21 ; Soft', ''), /LinkTerm\.txt.*21 ; Soft/);
	assert.throws(() => generateLinkTerms('0021 ; Soft', '0029 - 0028'), /LinkBracket\.txt.*0029 - 0028/);
});

function hex(field: string): number {
	return Number.parseInt(field, 16);
}
