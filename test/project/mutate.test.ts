/** What `npm run mutate` draws. The mutants themselves are tried by hand: it takes an hour. */

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fromRoot } from '../../scripts/generate/tables';
import equivalents from '../../scripts/mutate/equivalent.json' with { type: 'json' };

const root = fromRoot('.');

describe('the draw', async () => {
	const { draw } = await import('../../scripts/mutate/draw.mjs');
	const { suitesFor } = await import('../../scripts/mutate/workshop.mjs');
	const all = draw(root, '1738', []);

	test('is of all sources, and of each kind as many', () => {
		assert(all.length > 20_000, `${all.length} mutants`);
		assert(new Set(all.map(({ file }) => file)).size > 250);
		assert.equal(new Set(all.slice(0, 8).map(({ kind }) => kind)).size, 8);
		assert.equal(new Set(all.map(({ key }) => key)).size, all.length);
	});

	test('is another one for another seed', () => {
		const keys = (seed: string) => draw(root, seed, []).map(({ key }) => key);
		assert.notDeepEqual(keys('1'), keys('2'));
		assert.deepEqual(
			keys('1738'),
			all.map(({ key }) => key),
		);
	});

	test('leaves out what nobody could tell, which is still there, and says why', () => {
		const drawn = new Set(draw(root, '1738', equivalents).map(({ key }) => key));
		for (const { file, source, change, reason } of equivalents) {
			const same = all.filter((each) => each.file === file && each.source === source && each.change === change);
			assert.notEqual(same.length, 0, `${file} has no ${change} in ${source}`);
			assert(same.every(({ key }) => !drawn.has(key)));
			assert.match(reason, /^[A-Z].*\.$/);
		}
	});

	test('has suites for every file, and there are such', () => {
		const suites = new Set(readdirSync(fromRoot('test')));
		for (const file of new Set(all.map((each) => each.file))) {
			assert.notEqual(suitesFor(file).length, 0, file);
			for (const suite of suitesFor(file)) assert(suites.has(suite), `${file}: ${suite}`);
			const nearest = suitesFor(file, true);
			assert.notEqual(nearest.length, 0, file);
			assert.deepEqual(suitesFor(file).slice(0, nearest.length), nearest, file);
		}
	});
});
