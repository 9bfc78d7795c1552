/** What the commands that rewrite URLs decide by themselves. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
	componentChoices,
	copiedWords,
	hasEdits,
	isWorthOffering,
	nothingRewritten,
	nothingToCopy,
	pastedAlike,
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

describe('what is said where nothing is rewritten', () => {
	for (const [by, why, expected] of [
		['use-https', 'already', 'Already https'],
		['normalise', 'already', 'Already normalised'],
		['decode-for-reading', 'already', 'Nothing to decode'],
		['encode', 'already', 'Nothing to encode'],
		['wrap', 'not-here', 'The URL stays as it is: anything else would not be right here'],
		['normalise', 'no-url', 'No URL under the cursor'],
		['decode', 'no-url', 'Select text, or put the cursor in a URL'],
		['unwrap', undefined, 'No URL under the cursor'],
	] as const)
		test(`${by}, ${why}`, () => assert.equal(nothingRewritten(by, why, english), expected));

	test('each refactoring has words of its own', () => {
		const said = refactoringNames.map((name) => nothingRewritten(name, 'already', english));
		assert.equal(new Set(said).size, refactoringNames.length);
	});
});

test('nothing to copy', () => {
	assert.equal(nothingToCopy('decoded', english), 'No URL here');
	assert.equal(nothingToCopy('parameters', english), 'No URL with parameters here');
});

describe('copied', () => {
	for (const [as, texts, shown, expected] of [
		['decoded', ['https://a.example/é'], 'https://a.example/é', 'Copied: https://a.example/é'],
		['decoded', ['a', 'b'], undefined, 'Copied: 2 URLs'],
		['parameters', ['a = 1'], undefined, 'Copied: 1 parameter'],
		['parameters', ['a = 1\nb', 'c'], undefined, 'Copied: 3 parameters'],
	] as const)
		test(expected, () =>
			assert.equal(copiedWords(as, { texts, ...(shown === undefined ? {} : { shown }) }, english), expected),
		);
});

describe('worth offering to be pasted encoded', () => {
	for (const [text, byItself, whenAsked] of [
		['https://a.example/a b', true, true],
		['  https://a.example/é\n', true, true],
		['mailto:a b@a.example', true, true],
		['https://a.example/a%20b?c&d=[e]', true, true],
		['https://a.example/a%20b?c&d=(e)#f', false, true],
		['https://a.example/\n', false, true],
		['a b', false, true],
		['', false, false],
		[`https://a.example/${'é'.repeat(4096)}`, false, false],
	] as const)
		test(JSON.stringify(text.slice(0, 40)), () => {
			assert.equal(isWorthOffering(text, false), byItself);
			assert.equal(isWorthOffering(text, true), whenAsked);
		});
});

describe('what is pasted at all cursors alike', () => {
	const start = { line: 0, character: 0 };
	const of = (...texts: string[]) => ({
		version: 1,
		edits: texts.map((newText) => ({ range: { start, end: start }, newText })),
	});
	for (const [what, cursors, answer, expected] of [
		['one', 1, of('a%20b'), 'a%20b'],
		['two alike', 2, of('a%20b', 'a%20b'), 'a%20b'],
		['two that differ', 2, of('a%20b', 'a+b'), undefined],
		['two, of which one cannot be written', 2, of('a%20b'), undefined],
		['nothing to encode', 1, of('a b'), undefined],
		['nowhere', 1, of(), undefined],
	] as const)
		test(what, () => assert.equal(pastedAlike('a b', cursors, answer), expected));
});
