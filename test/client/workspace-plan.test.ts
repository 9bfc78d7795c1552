/** What a repair of the workspace looks at, and what it says. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mayHoldUrl } from '../../client/src/may-hold-url';
import { counting, outcomeInWords, planOf, stillCurrent } from '../../client/src/workspace-plan';
import { english } from './words';

describe('what is looked at', () => {
	const files = new Map(['a', 'b', 'c.ipynb'].map((name) => [`file:///${name}`, name]));
	for (const [what, documents, notebooks, open, closed] of [
		['nothing is open', [], [], [], ['a', 'b', 'c.ipynb']],
		['a file is open', ['file:///a'], [], ['file:///a'], ['b', 'c.ipynb']],
		['a file elsewhere is open', ['file:///d'], [], [], ['a', 'b', 'c.ipynb']],
		[
			'cells of a notebook are open',
			['file:///c.ipynb', 'file:///c.ipynb'],
			['file:///c.ipynb'],
			['file:///c.ipynb', 'file:///c.ipynb'],
			['a', 'b'],
		],
		['a notebook is open, and none of its cells is checked', [], ['file:///c.ipynb'], [], ['a', 'b']],
	] as const)
		test(what, () => {
			const plan = planOf(
				files,
				documents.map((file) => ({ document: file, file })),
				notebooks,
			);
			assert.deepEqual(
				plan.open.map(({ file }) => file),
				open,
			);
			assert.deepEqual(plan.closed, closed);
		});

	for (const [total, times, last] of [
		[1, 1, ['1 of 1 files', 100]],
		[3, 3, ['3 of 3 files', 100 / 3]],
		[100, 100, ['100 of 100 files', 1]],
		[101, 50, ['100 of 101 files', 200 / 101]],
		[10_000, 100, ['10000 of 10000 files', 1]],
	] as const)
		test(`of ${total} files it is said ${times} times how far we are`, () => {
			const said: [message: string, increment: number][] = [];
			const next = counting(total, (...each) => said.push(each), english);
			for (let count = 0; count < total; count++) next();
			assert.equal(said.length, times);
			assert.deepEqual(said.at(-1), last);
		});

	test('what changed since it was read is left', () => {
		const same = { document: { version: 2 }, version: 2 };
		const other = { document: { version: 3 }, version: 2 };
		assert.deepEqual(stillCurrent([same, other]), [same]);
	});
});

describe('what it says', () => {
	const said = { isDone: true, repaired: [{ fixed: 2 }, { fixed: 1 }], left: 0, most: undefined };
	const LEFT = 'Files left out, because they are too large, no text, or changed meanwhile: 4.';
	for (const [what, outcome, expected] of [
		['some', said, 'Fixed: 3, in files: 2.'],
		['nothing', { ...said, repaired: [] }, 'There is nothing to fix.'],
		['nothing, and some left out', { ...said, repaired: [], left: 4 }, `There is nothing to fix. ${LEFT}`],
		['some, and some left out', { ...said, left: 4 }, `Fixed: 3, in files: 2. ${LEFT}`],
		['too many files', { ...said, most: 9 }, 'Fixed: 3, in files: 2. Only the first 9 files were looked at.'],
		[
			'too many files, and some left out',
			{ ...said, left: 4, most: 9 },
			`Fixed: 3, in files: 2. ${LEFT} Only the first 9 files were looked at.`,
		],
		['the editor refused', { ...said, isDone: false, left: 4 }, 'The files changed meanwhile; nothing was done.'],
		[
			'the editor refused, of too many files',
			{ ...said, isDone: false, most: 9 },
			'The files changed meanwhile; nothing was done. Only the first 9 files were looked at.',
		],
	] as const)
		test(what, () => assert.equal(outcomeInWords(outcome, english), expected));
});

describe('a file may hold a URL', () => {
	const bytes = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding));
	const swapped = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());
	for (const [what, content, expected] of [
		['two slashes', bytes('see //a.example'), true],
		['a scheme', bytes('mailto:ana@a.example'), true],
		['one in capitals', bytes('MAILTO:ANA@A.EXAMPLE'), true],
		['words', bytes('Dear Ana: one / two'), false],
		['nothing', bytes(''), false],
		['no text', bytes('\0http://a.example'), false],
		['no text at the last place that is looked at', bytes(`${' '.repeat(7999)}\0//`), false],
		['a zero behind it', bytes(`${' '.repeat(8000)}\0//`), true],
		['UTF-16', bytes('\ufeffhttp://a.example', 'utf16le'), true],
		['UTF-16, its bytes the other way', swapped('\ufeffhttp://a.example'), true],
		['UTF-16 without a URL', bytes('\ufeffDear Ana', 'utf16le'), false],
		['UTF-16, its bytes the other way, without a URL', swapped('\ufeff⼯⼯'), false],
		['half of a mark', bytes('\ufe00\0http://a.example', 'latin1'), false],
		['the other half', new Uint8Array([0xff, 0xff, 0, 0x2f, 0x2f]), false],
		['half of the other mark', new Uint8Array([0xfe, 0xfe, 0, 0x2f, 0x2f]), false],
		['the other half of that', new Uint8Array([0, 0xfe, 0x2f, 0x2f]), false],
	] as const)
		test(what, () => assert.equal(mayHoldUrl(content), expected));
});
