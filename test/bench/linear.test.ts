/**
 * Linear: whatever stands in a text, twice of it is twice the work (linear.ts), for all that somebody waits for. Texts that
 * were slow once; those that are made of all units and places are in systematic.ts. Milliseconds are `npm run bench`'s.
 */

import { describe, test } from 'node:test';
import { title } from '../scan/marked';
import { configurations, type Generator, known } from './generators';
import { Counter, tasksFor } from './linear';

const counter = new Counter();
const SIZE = 1024;
/** Globs and patterns that are longer match nothing. */
const SIZE_OF_GLOB = 500;

function nameOf([start, unit]: Generator): string {
	return `${title(start)} + ${title(unit)}`;
}

describe('texts that were slow once', () => {
	known.forEach((generator, index) => {
		test(nameOf(generator), async () => {
			for (const task of tasksFor(generator, index, SIZE)) await counter.assertLinear(task);
		});
	});
});

describe('configuration', () => {
	for (const [surface, generators] of Object.entries(configurations))
		for (const generator of generators)
			test(`${surface}: ${nameOf(generator)}`, async () => {
				const size = surface === 'configuration' || surface === 'a path' ? SIZE : SIZE_OF_GLOB;
				await counter.assertLinear({ generator, size, surface, languageId: '' });
			});
});
