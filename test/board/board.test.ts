/**
 * `board.txt` shows everything that is found in documents of every place that a URL can stand in, with mistakes of every rule: where
 * each URL ends, each finding, and each repair (`*` automatic, `+` preferred). It was drawn once. It says what is so, not what
 * is right: whoever changes it (`npx tsx test/board/write.ts`) reads what changed.
 */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { entries, saidOf } from './board';

describe('the board', () => {
	const all = entries();
	test(`${all.length} documents`, () => {
		for (const { head, lines } of all) assert.deepEqual(saidOf(head), lines, head);
		assert(all.length >= 700, String(all.length));
	});
	test('most have a URL, and half a finding', () => {
		const shareWith = (pattern: RegExp) =>
			all.filter(({ lines }) => lines.some((line) => pattern.test(line))).length / all.length;
		assert(shareWith(/^ {2}\d/) > 0.9, String(shareWith(/^ {2}\d/)));
		assert(shareWith(/^ {4}\d/) > 0.5, String(shareWith(/^ {4}\d/)));
	});
	test('another result is seen', () => {
		assert.notDeepEqual(
			saidOf('modern plaintext "http://a.example/a|b"'),
			saidOf('modern plaintext "http://a.example/a%7Cb"'),
		);
	});
});
