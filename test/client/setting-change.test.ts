/** Where a setting is changed, and what it becomes. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
	besides,
	changedValue,
	counts,
	type FileEdit,
	fateOf,
	settingOf,
	switchOf,
	targetOf,
	targetOfEntry,
	toggled,
	withoutEntry,
} from '../../client/src/setting-change';

describe('whose settings are changed', () => {
	for (const [what, folders, isInFolder, isOfFolder, expected] of [
		['no folder is open', undefined, false, false, 'user'],
		['no folder is open, whatever would win', undefined, false, true, 'user'],
		['one folder', 1, true, false, 'workspace'],
		['one folder whose own settings win', 1, true, true, 'folder'],
		['a document outside of all folders', 2, false, true, 'workspace'],
		['a workspace without folders', 0, false, false, 'workspace'],
	] as const)
		test(what, () => assert.equal(targetOf({ folders, isInFolder }, isOfFolder), expected));
});

describe('where an entry goes', () => {
	for (const [what, name, folders, isInFolder, ofFolder, expected] of [
		['a path, one folder', 'ignore', 1, true, undefined, 'workspace'],
		['a path, several folders: it is another file in each', 'ignore', 2, true, undefined, 'folder'],
		['a path outside of several folders', 'ignore', 2, false, undefined, 'workspace'],
		['a path, no folder', 'ignore', undefined, false, undefined, 'user'],
		['a URL, several folders', 'ignoreUrls', 2, true, undefined, 'workspace'],
		['a scheme, several folders', 'knownSchemes', 2, true, undefined, 'workspace'],
		['a rule, several folders', 'rules', 2, true, undefined, 'workspace'],
		['a rule that the folder sets', 'rules', 2, true, {}, 'folder'],
		['a list that the folder sets, and it is empty', 'ignoreUrls', 1, true, [], 'folder'],
		['a list that another folder sets', 'ignoreUrls', 2, false, [], 'workspace'],
	] as const)
		test(what, () => assert.equal(targetOfEntry(name, { folders, isInFolder }, ofFolder), expected));
});

describe('what a setting becomes', () => {
	for (const [what, name, entry, inTarget, effective, expected] of [
		['the first rule', 'rules', '', undefined, [], { backslash: 'off' }],
		[
			'a rule among others of the same place',
			'rules',
			'',
			{ 'non-ascii': 'hint' },
			[],
			{ 'non-ascii': 'hint', backslash: 'off' },
		],
		['a rule that had a severity', 'rules', '', { backslash: 'error' }, [], { backslash: 'off' }],
		['the first of a list', 'ignoreUrls', 'http://x', undefined, [], ['http://x']],
		['the last of a list, with what goes from elsewhere', 'ignore', '/b', ['/c'], ['/a'], ['/a', '/b']],
		['one that is in the list', 'ignore', '/a', undefined, ['/a', '/b'], ['/b', '/a']],
	] as const)
		test(what, () =>
			assert.deepEqual(changedValue({ name, value: 'backslash' }, entry, inTarget, effective), expected),
		);
});

describe('what a list becomes without an entry', () => {
	for (const [what, inTarget, elsewhere, expected] of [
		['nothing, where it only added to the defaults', ['/d', '/a'], ['/d'], undefined],
		['nothing, where it was alone', ['/a'], [], undefined],
		['the other entries, where somebody chose them', ['/b', '/a'], ['/d'], ['/b']],
		['an empty list, where somebody chose that', ['/a'], ['/d'], []],
		['what it was, where it has no such entry', ['/b'], ['/d'], ['/b']],
	] as const)
		test(what, () => assert.deepEqual(withoutEntry('/a', inTarget, elsewhere), expected));

	test('as it was, once an entry went in and out', () => {
		for (const before of [undefined, [], ['/b'], ['/d', '/b']]) {
			const defaults = ['/d'];
			const after = changedValue({ name: 'ignore', value: '' }, '/a', before, before ?? defaults) as string[];
			assert.deepEqual(withoutEntry('/a', after, defaults), before);
		}
	});
});

describe('whose settings go besides', () => {
	for (const [target, folders, expected] of [
		['user', undefined, ['folder', 'workspace']],
		['user', 1, ['folder', 'workspace']],
		['folder', 1, ['user']],
		['workspace', 1, ['user']],
		['folder', 2, ['workspace', 'user']],
		['workspace', 2, ['folder', 'user']],
	] as const)
		test(`${target}'s, ${folders} folders`, () => assert.deepEqual(besides(target, { folders }), expected));

	test('the first that is set goes', () => {
		assert.equal(
			settingOf(() => true),
			'folder',
		);
		assert.equal(
			settingOf((target) => target !== 'folder'),
			'workspace',
		);
		assert.equal(
			settingOf(() => false),
			'user',
		);
	});
});

test('a language is switched off, and on again without a trace where it is on elsewhere', () => {
	assert.equal(toggled(true, undefined), false);
	assert.equal(toggled(true, true), false);
	assert.equal(toggled(false, undefined), undefined);
	assert.equal(toggled(false, true), undefined);
	assert.equal(toggled(false, false), true);
});

describe('a file is switched', () => {
	for (const [what, has, off, expected] of [
		['off, where it is checked', false, undefined, 'off'],
		['on, where its entry leaves it out', true, 'ignore', 'on'],
		['on, where its entry stands beside others', true, undefined, 'on'],
		['not at all, where another entry leaves it out', false, 'ignore', 'elsewhere'],
		['off, where its language is off', false, 'enable', 'off'],
	] as const)
		test(what, () => assert.equal(switchOf(has, off), expected));
});

describe('a change counts', () => {
	for (const [target, isTrusted, expected] of [
		['user', true, true],
		['user', false, true],
		['workspace', true, true],
		['workspace', false, false],
		['folder', true, true],
		['folder', false, false],
	] as const)
		test(`of ${target}, ${isTrusted ? 'trusted' : 'in Restricted Mode'}`, () =>
			assert.equal(counts(target, isTrusted), expected));
});

describe('a change of a configuration file', () => {
	const start = { line: 0, character: 0 };
	const edit = { uri: 'file:///.url-lint.json', text: '{}', edits: [{ range: { start, end: start }, newText: '' }] };
	const changes: readonly (readonly [what: string, change: FileEdit | undefined, text: string, expected: unknown])[] = [
		['is made to the text that it is for', edit, '{}', edit],
		['not to another one', edit, '{ }', 'meanwhile'],
		['not where the file is gone', undefined, '', 'meanwhile'],
		['not to a broken one', { ...edit, edits: [] }, '{}', 'broken'],
		['nor to a broken one that changed', { ...edit, edits: [] }, '{', 'meanwhile'],
	];
	for (const [what, change, text, expected] of changes) test(what, () => assert.equal(fateOf(change, text), expected));
});
