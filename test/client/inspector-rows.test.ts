/** The rows of the inspector, which of them is about a place, and what its commands ask. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
	allows,
	argumentsOf,
	fitsOnLine,
	type Inspected,
	parameterFrom,
	partAbove,
	partAt,
	partCalled,
	placeOf,
	rowOf,
	rowsOf,
	titleFor,
} from '../../client/src/inspector-rows';
import type { InspectedPart } from '../../server/src/protocol/inspector';
import { english } from './words';

const at = (character: number, line = 0) => ({ line, character });
const range = (start: number, end: number) => ({ start: at(start), end: at(end) });

function part(id: string, name: string, start: number, end: number, more: Partial<InspectedPart> = {}): InspectedPart {
	return { id, name, notes: [], range: range(start, end), actions: ['copy'], parts: [], ...more };
}

/** `http://a.b.example/x%20y/?q=a+b&fish` */
const q = part('parameter/0', 'q', 27, 32, { text: 'a+b', decoded: 'a b', actions: ['copy', 'edit', 'down'] });
const fish = part('parameter/1', 'fish', 33, 37);
const search = part('search', 'search', 27, 37, { text: 'q=a+b&fish', actions: ['copy', 'add'], parts: [q, fish] });
const x = part('segment/0', '', 19, 24, { text: 'x%20y', decoded: 'x y' });
const empty = part('segment/1', '', 25, 25, { text: '', notes: ['(empty)'] });
const path = part('path', 'path', 18, 25, { text: '/x%20y/', decoded: '/x y/', parts: [x, empty] });
const host = part('host', 'host', 7, 18, { text: 'a.b.example' });
const more = part('', 'and 9 more', 33, 37, { actions: [] });
const answer: Inspected = {
	uri: 'file:///a.txt',
	version: 3,
	found: { range: range(0, 37), parts: [host, path, search], canAdd: true },
};

describe('the row of', () => {
	for (const [what, given, row] of [
		[
			'a part with what it stands for',
			q,
			{ id: 'parameter/0', label: 'q: a+b', description: 'a b', tooltip: 'q: a+b · a b', context: ' copy edit down ' },
		],
		[
			'a parameter without a value',
			fish,
			{ id: 'parameter/1', label: 'fish', description: '', tooltip: 'fish', context: ' copy ' },
		],
		[
			'a segment, which has no name',
			x,
			{ id: 'segment/0', label: 'x%20y', description: 'x y', tooltip: 'x%20y · x y', context: ' copy ' },
		],
		[
			'an empty segment',
			empty,
			{ id: 'segment/1', label: '(empty)', description: '', tooltip: '(empty)', context: ' copy ' },
		],
		[
			'a path, whose segments are folded',
			path,
			{
				id: 'path',
				label: 'path: /x%20y/',
				description: '/x y/',
				tooltip: 'path: /x%20y/ · /x y/',
				context: ' copy ',
				below: 'folded',
			},
		],
		[
			'a search, whose parameters are shown',
			search,
			{
				id: 'search',
				label: 'search: q=a+b&fish',
				description: '',
				tooltip: 'search: q=a+b&fish',
				context: ' copy add ',
				below: 'shown',
			},
		],
		['what is left out', more, { label: 'and 9 more', description: '', tooltip: 'and 9 more', context: '' }],
	] as const)
		test(what, () => assert.deepEqual(rowOf(given), row));
});

test('all rows', () =>
	assert.deepEqual(rowsOf([path, search]), [
		'path: /x%20y/ (/x y/)',
		'  x%20y (x y)',
		'  (empty)',
		'search: q=a+b&fish',
		'  q: a+b (a b)',
		'  fish',
	]));

describe('the part about', () => {
	for (const [what, position, found] of [
		['a host', at(7), host],
		['a segment', at(20), x],
		['a slash, which is of the path alone', at(18), path],
		['a parameter', at(28), q],
		['what separates parameters', at(32), search],
		['what is no part', at(3), undefined],
		['another line', at(7, 1), undefined],
	] as const)
		test(what, () => assert.equal(partAt([host, path, search], position), found));
});

test('the part above', () => {
	assert.equal(partAbove([host, path, search], q), search);
	assert.equal(partAbove([host, path, search], host), undefined);
	assert.equal(partAbove([host], q), undefined);
});

describe('the part called', () => {
	for (const [id, found] of [
		['path', path],
		['parameter/1', fish],
		['parameter/2', undefined],
		[undefined, undefined],
	] as const)
		test(`${id}`, () => assert.equal(partCalled([host, path, search, more], id), found));
});

describe('a part stands', () => {
	for (const [what, given, version, place] of [
		['where it was found', q, 3, q.range],
		['nowhere in another version', q, 4, undefined],
		['nowhere where it is of another answer', { ...q }, 3, undefined],
	] as const)
		test(what, () => assert.deepEqual(placeOf(answer, given, version), place));
	test('nowhere without an answer', () => assert.equal(placeOf(undefined, q, 3), undefined));
	test('nowhere without a URL', () => assert.equal(placeOf({ ...answer, found: null }, q, 3), undefined));
});

describe('a command is given', () => {
	for (const [what, given, found] of [
		['nothing', undefined, { focused: false }],
		['a part, whose name is no answer', q, { part: q, focused: false }],
		['what a key binding answers', { name: 'a', value: 'b' }, { focused: false, name: 'a', value: 'b' }],
		['that a key was pressed', { focused: true }, { focused: true }],
		['what makes no sense', { name: 1, value: null, focused: 'yes' }, { focused: false }],
		['no object', 'a', { focused: false }],
	] as const)
		test(what, () => assert.deepEqual(argumentsOf(given), found));
});

test('only what a part allows is done, and nothing without one', () => {
	assert(allows(q, 'edit'));
	assert(!allows(fish, 'edit'));
	assert(!allows(undefined, 'copy'));
});

describe('an input box', () => {
	for (const [text, fits] of [
		['', true],
		['fish & chips', true],
		['a\nb', false],
		['a\rb', false],
		['a\u2028b', false],
	] as const)
		test(`${fits ? 'holds' : 'does not hold'} ${JSON.stringify(text)}`, () => assert.equal(fitsOnLine(text), fits));

	for (const [action, given, title] of [
		['edit', host, 'host, decoded'],
		['edit', x, 'Segment of the path, decoded'],
		['rename', q, 'Name of the parameter q, decoded'],
	] as const)
		test(title, () => assert.equal(titleFor(action, given, english), title));
});

describe('a parameter is typed', () => {
	for (const [typed, name, value] of [
		['page=2', 'page', '2'],
		['fish', 'fish', ''],
		['a=b=c', 'a', 'b=c'],
		['=x', '', 'x'],
		['q=fish & chips', 'q', 'fish & chips'],
	] as const)
		test(typed, () => assert.deepEqual(parameterFrom(typed), { kind: 'add', name, value }));
});
