/** Bytes as text. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fileText, LONGEST_FILE_BYTES } from '../../server/src/globs/file-text';

const cases: readonly (readonly [name: string, bytes: readonly number[], expected: ReturnType<typeof fileText>])[] = [
	['nothing', [], { text: '' }],
	['UTF-8', [0x61, 0xc3, 0xbc], { text: 'aü' }],
	['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0x61], { text: 'a' }],
	['UTF-16, little end first', [0xff, 0xfe, 0x61, 0], { text: 'a' }],
	['UTF-16, big end first', [0xfe, 0xff, 0, 0x61], { text: 'a' }],
	['what is no UTF-8', [0x61, 0xff], { text: 'a\ufffd', inexact: true }],
	['half of a character of UTF-16', [0xff, 0xfe, 0x61], { text: '\ufffd', inexact: true }],
	['a NUL', [0x61, 0], { skipped: 'binary' }],
];

describe('a file is read as text', () => {
	for (const [name, bytes, expected] of cases)
		test(name, () => assert.deepEqual(fileText(Uint8Array.from(bytes)), expected));

	test('up to a limit', () => {
		assert('text' in fileText(new Uint8Array(LONGEST_FILE_BYTES).fill(0x61)));
		assert.deepEqual(fileText(new Uint8Array(LONGEST_FILE_BYTES + 1).fill(0x61)), { skipped: 'large' });
	});
});
