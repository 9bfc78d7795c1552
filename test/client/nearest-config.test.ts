/** Which configuration file is nearest, where the editor reads it. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { nearestConfig } from '../../client/src/nearest-config';
import { type Contents, type Place, Tree } from './tree';

/** The files, each empty, or what of them the editor cannot read. */
function withFiles(...paths: string[]): Contents {
	return Object.fromEntries(paths.map((path) => [path, '']));
}

/** The path of the configuration that goes for a document, and what was looked at on the way. */
async function nearest(document: string, top: string | undefined, contents: Contents) {
	const tree = new Tree(contents);
	const looked: string[] = [];
	const read = async (place: Place) => {
		looked.push(place.path);
		return place.path in contents ? place.path : undefined;
	};
	const found = await nearestConfig({ path: document }, top === undefined ? undefined : { path: top }, {
		...tree,
		read,
	});
	return { found, looked };
}

describe('the nearest configuration file', () => {
	for (const [what, document, top, contents, expected] of [
		[
			'beside the document',
			'/w/a/b.md',
			'/w',
			withFiles('/w/a/.url-lint.json', '/w/.url-lint.json'),
			'/w/a/.url-lint.json',
		],
		['above it', '/w/a/b/c.md', '/w', withFiles('/w/.url-lint.json'), '/w/.url-lint.json'],
		['in the folder between', '/w/a/b/c.md', '/w', withFiles('/w/a/.url-lint.json'), '/w/a/.url-lint.json'],
		['none', '/w/a/b.md', '/w', {}, null],
		['not above the workspace folder', '/w/a/b.md', '/w/a', withFiles('/w/.url-lint.json'), null],
		['not in a sibling', '/w/a/b.md', '/w', withFiles('/w/c/.url-lint.json'), null],
		['not beyond a repository', '/w/a/b/c.md', '/w', withFiles('/w/.url-lint.json', '/w/a/.git/HEAD'), null],
		['nor where .git is a file', '/w/a/b/c.md', '/w', withFiles('/w/.url-lint.json', '/w/a/.git'), null],
		[
			'at the root of the repository',
			'/w/a/b/c.md',
			'/w',
			withFiles('/w/a/.url-lint.json', '/w/a/.git/HEAD'),
			'/w/a/.url-lint.json',
		],
		[
			'above a repository that is deeper elsewhere',
			'/w/a/c.md',
			'/w',
			withFiles('/w/.url-lint.json', '/w/a/b/.git/HEAD'),
			'/w/.url-lint.json',
		],
		['none outside of all folders', '/w/a/b.md', undefined, withFiles('/w/a/.url-lint.json'), null],
		['where the workspace is the root', '/a/b.md', '/', withFiles('/.url-lint.json'), '/.url-lint.json'],
		['in the root itself', '/b.md', '/', withFiles('/.url-lint.json'), '/.url-lint.json'],
		[
			'where the folder is written with a slash',
			'/w/a/b.md',
			'/w/',
			withFiles('/w/.url-lint.json'),
			'/w/.url-lint.json',
		],
	] as const)
		test(what, async () => assert.equal((await nearest(document, top, contents)).found, expected));

	test('of several workspace folders each ends at its own', async () => {
		const contents = withFiles('/one/.url-lint.json', '/.url-lint.json');
		assert.equal((await nearest('/one/a/b.md', '/one', contents)).found, '/one/.url-lint.json');
		assert.equal((await nearest('/two/a/b.md', '/two', contents)).found, null);
	});

	test('each folder is looked at once, from the document up, and none above the workspace', async () => {
		const { looked } = await nearest('/top/w/a/b/c.md', '/top/w', {});
		assert.deepEqual(looked, ['/top/w/a/b/.url-lint.json', '/top/w/a/.url-lint.json', '/top/w/.url-lint.json']);
		assert.deepEqual((await nearest('/a/b.md', '/', {})).looked, ['/a/.url-lint.json', '/.url-lint.json']);
	});
});
