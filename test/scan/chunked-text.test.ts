/** A text in chunks is read and edited as the string is that it stands for. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { ChunkedText } from '../../server/src/find/chunked-text';
import { applyEdits, type Edit } from '../../server/src/url/edits';
import { runs } from '../analysis/arbitrary';

/** So that short texts have many chunks. */
const SHORT = 3;

const text = fc
	.array(fc.constantFrom('a', 'b', ' ', '\n', '\r\n', '\r', '日', '😀', 'http://a.example/'), { maxLength: 12 })
	.map((parts) => parts.join(''));
/** Where it starts and how much goes, as shares of the text. */
const edit = fc.record({ at: fc.integer({ min: 0, max: 99 }), removed: fc.constantFrom(0, 0, 10, 50, 100), text });

/** What a text is after each of some edits, beside the same in chunks. */
function* versions(first: string, edits: readonly { at: number; removed: number; text: string }[]) {
	let whole = first;
	let chunked = ChunkedText.of(first, SHORT);
	yield { whole, chunked };
	for (const { at, removed, text: inserted } of edits) {
		const offset = Math.floor((at * (whole.length + 1)) / 100);
		const end = offset + Math.floor((removed * (whole.length - offset)) / 100);
		const one: Edit = { offset, end, text: inserted };
		whole = applyEdits(whole, [one]);
		chunked = chunked.edited(one);
		yield { whole, chunked };
	}
}

function property(check: (whole: string, chunked: ChunkedText) => void): void {
	fc.assert(
		fc.property(text, fc.array(edit, { maxLength: 6 }), (first, edits) => {
			for (const { whole, chunked } of versions(first, edits)) check(whole, chunked);
		}),
		runs(300),
	);
}

describe('after each of many edits', () => {
	test('any stretch is the same', () =>
		property((whole, chunked) => {
			assert.equal(chunked.length, whole.length);
			for (let from = 0; from <= whole.length; from += 3)
				for (const to of [from, from + 1, from + 7, whole.length, whole.length + 5, undefined])
					assert.equal(chunked.slice(from, to), whole.slice(from, to));
			assert.equal(chunked.toString(), whole);
		}));

	test('a character stands where it did', () =>
		property((whole, chunked) => {
			for (let from = 0; from <= whole.length; from++) {
				assert.equal(chunked.indexOf('\n', from), whole.indexOf('\n', from));
				assert.equal(chunked.indexOf('日', from), whole.indexOf('日', from));
				assert.equal(chunked.lastIndexOf('\n', from - 1), whole.lastIndexOf('\n', from - 1));
			}
		}));

	test('lines start behind each LF, CR, or both', () =>
		property((whole, chunked) => {
			const starts = [0, ...Array.from(whole.matchAll(/\r\n|\r|\n/g), ({ index, 0: { length } }) => index + length)];
			assert.equal(chunked.lineCount, starts.length);
			for (const [line, start] of starts.entries()) assert.equal(chunked.startOf(line), start);
			assert.equal(chunked.startOf(starts.length), whole.length);
			assert.equal(chunked.startOf(-1), 0);
			for (let offset = 0; offset <= whole.length; offset++) {
				const line = starts.findLastIndex((start) => start <= offset);
				assert.deepEqual(chunked.lineAt(offset), { line, start: starts[line] });
			}
		}));
});

test('what was edited is as it was before', () => {
	const before = ChunkedText.of('one\ntwo\nthree', SHORT);
	const after = before.edited({ offset: 4, end: 7, text: '2\n2' });
	assert.equal(before.toString(), 'one\ntwo\nthree');
	assert.equal(after.toString(), 'one\n2\n2\nthree');
	assert.deepEqual([before.lineCount, after.lineCount], [3, 4]);
});

test('in a long text an edit touches no other line', () => {
	const lines = Array.from({ length: 20_000 }, (_, index) => `line ${index}`);
	let chunked = ChunkedText.of(lines.join('\r\n'));
	for (let index = 0; index < 2000; index++) {
		const line = (index * 7919) % lines.length;
		const offset = chunked.startOf(line);
		chunked = chunked.edited({ offset, end: offset, text: 'x' });
		lines[line] = `x${lines[line]}`;
	}
	assert.equal(chunked.toString(), lines.join('\r\n'));
	assert.equal(chunked.lineCount, lines.length);
});
