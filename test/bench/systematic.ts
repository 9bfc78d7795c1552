/** Texts made of all units and places, for all that is done with a document. */

import { test } from 'node:test';
import { title } from '../scan/marked';
import { systematic } from './generators';
import { Counter, tasksFor } from './linear';

const SIZE = 1024;
/** As many as there are files. It shares no factor with the number of units, or all texts of a slow unit would be in one of them. */
const PARTS = 5;

/** Tests one of the parts into which the texts are divided, so that files of them run side by side. */
export function testPart(part: number): void {
	const counter = new Counter();
	systematic.forEach((generator, index) => {
		if (index % PARTS !== part) return;
		const [start, unit] = generator;
		test(`${title(start)} + ${title(unit)}`, async () => {
			for (const task of tasksFor(generator, index, SIZE)) await counter.assertLinear(task);
		});
	});
}
