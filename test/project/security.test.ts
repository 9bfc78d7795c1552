/** What SECURITY.md refers to is there, and what it says of the package is so. */

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import * as manifest from '../../package.json';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'SECURITY.md'), 'utf8');

test('the tests and files that it names are there', () => {
	const tests = [...page.matchAll(/`(test\/[^`]+)`/g)].map(([, path = '']) => path);
	const files = [...page.matchAll(/\]\((?!https:)([^)]+)\)/g)].map(([, path = '']) => path);
	assert(tests.length >= 20 && files.length >= 2);
	assert.deepEqual(
		[...tests, ...files].filter((path) => !existsSync(join(root, path))),
		[],
	);
});

test('it sends reports to the repository of the package', () => {
	const home = manifest.repository.url.replace(/^git\+|\.git$/g, '');
	assert(page.includes(`(${home}/security/advisories/new)`));
	assert(page.includes(`(${manifest.bugs})`));
});

test('the package has no dependencies and runs no script when it is installed', () => {
	assert.equal('dependencies' in manifest, false);
	for (const script of ['preinstall', 'install', 'postinstall', 'prepare'])
		assert.equal(script in manifest.scripts, false, script);
});
