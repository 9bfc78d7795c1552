/** The scoreboard's data sets as tests: every row is right, or missed for a reason that is written down. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { missesOf, staleReasons } from '../../scripts/scoreboard/score';
import type { DataSet } from '../../scripts/scoreboard/sets';
import { title } from './marked';

/** One test per row. @param minimum how many rows there are at least, so that a set that was not read fails */
export function holds(set: DataSet, minimum: number): void {
	const missed = new Map(missesOf(set).map((miss) => [miss.row.name, miss]));
	describe(set.name, () => {
		test(`at least ${minimum} rows`, () => assert(set.rows.length >= minimum, `${set.rows.length} rows`));
		test('no reason for a row that is right', () => assert.deepEqual(staleReasons(set), []));
		for (const { name } of set.rows) {
			test(title(name), () => {
				const miss = missed.get(name);
				assert(miss === undefined || miss.reason !== undefined, `found ${miss?.found.join(' ') || 'nothing'}`);
			});
		}
	});
}
