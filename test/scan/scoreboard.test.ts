/** On every data set of the scoreboard nobody does better than we do, reasons or not. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ours } from '../../scripts/scoreboard/peers';
import { bestPeer, missesOf, score, staleReasons } from '../../scripts/scoreboard/score';
import { allSets } from '../../scripts/scoreboard/sets';

const MINIMUM: Readonly<Record<string, number>> = {
	'UTS #58 link detection': 210,
	"linkify-it's fixtures": 95,
	'CommonMark 0.31.2, hrefs': 16,
	'GFM 0.29, hrefs': 19,
	'CJK prose, our fixtures': 150,
};

for (const set of allSets()) {
	describe(set.name, () => {
		const missed = missesOf(set);
		const unexplained = missed.filter(({ reason }) => reason === undefined);

		test('all rows are there, under names of their own', () => {
			assert(set.rows.length >= (MINIMUM[set.name] ?? Number.POSITIVE_INFINITY), `${set.rows.length} rows`);
			assert.equal(new Set(set.rows.map(({ name }) => name)).size, set.rows.length);
		});
		test('every miss has a reason, and every reason a miss', () => {
			assert.deepEqual(
				unexplained.map(({ row }) => row.name),
				[],
			);
			assert.deepEqual(staleReasons(set), []);
		});
		test('nobody does better', () => {
			const best = bestPeer(set);
			const right = score(ours, set);
			assert(right >= best.right, `${best.name} has ${best.right} right, we have ${right}`);
		});
	});
}
