/** The rows of the view of URLs, and what stands there where there are none. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { filterFrom, orderCommands, stateOf, titleOf, type UrlNode, urlRow, urlRows } from '../../client/src/url-rows';
import { wordsIn } from '../../client/src/workspace-words';
import type { UrlTree } from '../../server/src/protocol/workspace';
import { english } from './words';

const words = wordsIn('en', english);
const range = { start: { line: 2, character: 4 }, end: { line: 2, character: 24 } };
const location = { uri: 'file:///docs/menu.md', range };
const host: UrlNode = {
	...{ id: 'h', label: 'shop.example', count: 1204, severity: 'error' },
	...{ hasChildren: true, depth: 0, by: 'host' },
};
const url: UrlNode = {
	...{ id: 'u', label: 'https://shop.example/', count: 2, hasChildren: true },
	...{ depth: 1, by: 'host' },
};
const place: UrlNode = {
	...{ id: 'p', label: 'menu.md:3', detail: 'docs', location, hasChildren: false },
	...{ depth: 2, by: 'host' },
};

describe('the row of', () => {
	for (const [what, node, row] of [
		[
			'a host with an error',
			host,
			{
				...{ id: 'h', label: 'shop.example', description: '1,204', tooltip: 'shop.example' },
				spoken: 'shop.example, 1,204 URLs, error',
				icon: { name: 'error', colour: 'problemsErrorIcon.foreground' },
				...{ context: ' copy ', below: 'folded', onlyFolds: true },
			},
		],
		[
			'a URL in two places',
			url,
			{
				...{ id: 'u', label: 'https://shop.example/', description: '2', tooltip: 'https://shop.example/' },
				...{ spoken: 'https://shop.example/, 2 places', icon: { name: 'link' } },
				...{ context: ' copy ', below: 'folded', onlyFolds: true },
			},
		],
		[
			'a place',
			place,
			{
				...{ id: 'p', label: 'menu.md:3', description: 'docs', tooltip: 'menu.md:3 · docs' },
				...{ spoken: 'menu.md:3, docs', icon: { name: 'location' }, context: ' copy open ' },
			},
		],
	] as const)
		test(what, () => assert.deepEqual(urlRow(node, words), row));

	for (const [severity, name] of [
		['error', 'error'],
		['warning', 'warning'],
		['information', 'info'],
		['hint', 'lightbulb'],
		[undefined, 'globe'],
	] as const)
		test(`a host with ${severity ?? 'nothing wrong'}`, () => {
			const { severity: _, ...fine } = host;
			assert.equal(urlRow(severity ? { ...fine, severity } : fine, words).icon?.name, name);
		});
});

test('all rows', async () => {
	const tree = new Map<UrlNode | undefined, UrlNode[]>([
		[undefined, [host]],
		[host, [url]],
		[url, [place]],
	]);
	assert.deepEqual(await urlRows(async (node) => tree.get(node) ?? [], words), [
		'shop.example (1,204)',
		'  https://shop.example/ (2)',
		'    menu.md:3 (docs)',
	]);
});

describe('there', () => {
	const empty: UrlTree = { nodes: [], complete: true };
	for (const [what, isAsked, filter, tree, state] of [
		['is nothing before somebody asks', false, '', undefined, 'unasked'],
		['is looked', true, '', undefined, 'looking'],
		['is looked on', true, '', { ...empty, complete: false }, 'looking'],
		['are URLs before all files were looked at', true, '', { nodes: [host], complete: false }, 'some'],
		['are URLs', true, 'shop', { nodes: [host], complete: true }, 'some'],
		['is no URL', true, '', empty, 'empty'],
		['is none that matches', true, 'shop', empty, 'unmatched'],
	] as const)
		test(what, () => assert.equal(stateOf(isAsked, filter, tree), state));
});

test('beside the title stands how it is ordered and filtered', () => {
	assert.equal(titleOf('problem', '', words), 'by problem');
	assert.equal(titleOf('file', 'shop', words), 'by file, with "shop"');
});

test('a command for each order', () =>
	assert.deepEqual(orderCommands, [
		['urlLint.urlsByHost', 'host'],
		['urlLint.urlsByProblem', 'problem'],
		['urlLint.urlsByFile', 'file'],
	]));

describe('the filter is told', () => {
	for (const [what, given, filter] of [
		['by a key binding', { filter: ' shop  ' }, 'shop'],
		['that there is none', { filter: '' }, ''],
		['by nobody', undefined, undefined],
		['by a row', host, undefined],
		['nonsense', { filter: 1 }, undefined],
	] as const)
		test(what, () => assert.equal(filterFrom(given), filter));
});
