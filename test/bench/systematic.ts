/**
 * Texts made of all units and places, for all that is done with a document. Each is tried in one of the languages, with
 * URL_LINT_RUNS in all of them.
 */

import { test } from 'node:test';
import { title } from '../scan/marked';
import { languages, onDocuments, systematic } from './generators';
import { Counter, someLanguages } from './linear';

const SIZE = 1024;
const PARTS = 4;

/** Tests one of the parts into which the texts are divided, so that files of them run side by side. */
export function testPart(part: number): void {
	const counter = new Counter();
	systematic.forEach((generator, index) => {
		if (index % PARTS !== part) return;
		const [start, unit] = generator;
		test(`${title(start)} + ${title(unit)}`, async () => {
			for (const languageId of someLanguages(index, languages.length))
				for (const surface of onDocuments)
					await counter.assertLinear({ generator, padded: true, size: SIZE, surface, languageId });
		});
	});
}
