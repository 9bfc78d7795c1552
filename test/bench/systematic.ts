/** Texts made of all units and places, for all that is done with a document. */

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { title } from '../scan/marked';
import { systematic, units } from './generators';
import { Counter, tasksFor } from './linear';

const SIZE = 1024;

/** Each tests a part of the texts, so that they run side by side. */
const FILES = readdirSync(import.meta.dirname).filter((name) => /^systematic-\d+\.test\.ts$/.test(name));

/** @param path of one of the files */
export function testPart(path: string): void {
	const part = FILES.indexOf(basename(path));
	assert(part >= 0);
	const counter = new Counter();
	systematic.forEach((generator, index) => {
		// The texts of a unit that is slow are shared out, too.
		if ((index + Math.floor(index / units.length)) % FILES.length !== part) return;
		const [start, unit] = generator;
		test(`${title(start)} + ${title(unit)}`, async () => {
			for (const task of tasksFor(generator, index, SIZE)) await counter.assertLinear(task);
		});
	});
}
