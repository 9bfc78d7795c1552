/** What the commands that rewrite URLs decide by themselves. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
	componentChoices,
	hasEdits,
	nothingToCopy,
	refactorings,
	textsToPaste,
	unwritten,
} from '../../client/src/transform-choices';
import { readManifest } from '../../scripts/generate/tables';
import { componentNames, refactoringNames } from '../../server/src/protocol';
import { english } from './words';

test('each refactoring has its command, and the editor knows each', () => {
	assert.deepEqual(Object.values(refactorings).toSorted(), refactoringNames.toSorted());
	const { contributes } = readManifest();
	const known = new Set(contributes.commands.map(({ command }: { command: string }) => command));
	for (const [command, name] of Object.entries(refactorings)) {
		assert(known.has(command), command);
		assert.equal(
			command.replace(/^urlLint\./, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
			name,
		);
	}
});

test('what can be encoded for, each with a word on it', () => {
	const choices = componentChoices(english);
	assert.deepEqual(
		choices.map(({ label }) => label),
		componentNames,
	);
	assert.deepEqual(Object.fromEntries(choices.map(({ label, description }) => [label, description])), {
		segment: 'one name in a path: "/" is encoded',
		path: 'a path: "/" stays',
		query: 'a name or value in a search: "&", "=" and "+" are encoded',
		userinfo: 'a user name or password',
		fragment: 'what follows "#"',
	});
});

describe('the text for each cursor', () => {
	for (const [what, clipboard, cursors, expected] of [
		['one cursor', 'a', 1, ['a']],
		['one cursor, several lines', 'a\nb', 1, ['a\nb']],
		['one cursor, a line with its end', 'a\n', 1, ['a\n']],
		['two cursors, one line', 'a', 2, ['a', 'a']],
		['two cursors, two lines', 'a\nb', 2, ['a', 'b']],
		['two cursors, two lines, each with its end', 'a\nb\n', 2, ['a', 'b']],
		['two cursors, two lines of Windows', 'a\r\nb\r\n', 2, ['a', 'b']],
		['two cursors, three lines', 'a\nb\nc', 2, ['a\nb\nc', 'a\nb\nc']],
		['two cursors, a line and an empty one', 'a\n\n', 2, ['a', '']],
		['no cursor', 'a', 0, []],
	] as const)
		test(what, () => assert.deepEqual(textsToPaste(clipboard, cursors), expected));
});

describe('what the server answers', () => {
	const start = { line: 0, character: 0 };
	const edit = { range: { start, end: start }, newText: '' };
	for (const [what, answer, has, left] of [
		['nothing', null, false, 0],
		['no edits', { version: 1, edits: [] }, false, 0],
		['an edit for each cursor', { version: 1, edits: [edit, edit, edit] }, true, 0],
		['an edit for one of three', { version: 1, edits: [edit] }, true, 2],
	] as const)
		test(what, () => {
			const given = answer && { ...answer, edits: [...answer.edits] };
			assert.equal(hasEdits(given), has);
			assert.equal(unwritten(3, given), left);
		});
});

test('nothing to copy', () => {
	assert.equal(nothingToCopy('decoded', english), 'There is no URL here.');
	assert.equal(nothingToCopy('parameters', english), 'There is no URL with parameters here.');
});
