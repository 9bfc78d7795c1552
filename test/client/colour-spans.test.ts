/** What is drawn of the colours that the server tells. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { byColour, isStill, seenIn } from '../../client/src/colour-spans';
import { colourNames } from '../../server/src/protocol';

function drawn(...spans: number[]): Record<string, readonly (readonly number[])[]> {
	const rows = [...byColour({ spans })].filter(([, stretches]) => stretches.length > 0);
	return Object.fromEntries(rows.map(([name, stretches]) => [name, stretches.map(({ offset, end }) => [offset, end])]));
}

describe('colours', () => {
	test('each has its stretches', () =>
		assert.deepEqual(drawn(0, 3, 0, 5, 6, 1, 9, 12, 0), {
			escape: [
				[0, 3],
				[9, 12],
			],
			brokenEscape: [[5, 6]],
		}));
	test('those without any are there too, to be taken away', () =>
		assert.deepEqual([...byColour({ spans: [] }).keys()], [...colourNames]));
	test('what a newer server might tell is left out', () => assert.deepEqual(drawn(0, 1, 99, 2, 3), {}));
});

function editorOf(scheme: string, version = 1, isClosed = false) {
	return { document: { uri: { scheme }, languageId: 'plaintext', version, isClosed } };
}

describe('editors', () => {
	test('are asked for where their documents are checked', () => {
		const editors = [editorOf('file', 3), editorOf('output'), editorOf('file', 1, true), editorOf('untitled', 2)];
		assert.deepEqual(
			seenIn(editors).map(({ editor, version }) => [editors.indexOf(editor), version]),
			[
				[0, 3],
				[3, 2],
			],
		);
	});

	test('get what was told for them as they are', () => {
		const editor = editorOf('file', 3);
		const others = [editorOf('file', 3)];
		assert.equal(isStill({ editor, version: 3 }, [editor, ...others]), true);
		assert.equal(isStill({ editor, version: 2 }, [editor]), false);
		assert.equal(isStill({ editor, version: 3 }, others), false);
	});
});
