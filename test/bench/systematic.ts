/** Texts made of all units and places: each in every language for the findings of every rule, and in one for the rest. */

import { test } from 'node:test';
import { title } from '../scan/marked';
import { languages, systematic } from './generators';
import { Counter } from './linear';

const SIZE = 1024;
const PARTS = 4;
const others = ['findings', 'fix all', 'hover and code actions'];

/** Tests one of the parts into which the texts are divided, so that files of them run side by side. */
export function testPart(part: number): void {
	const counter = new Counter();
	systematic.forEach((generator, index) => {
		if (index % PARTS !== part) return;
		const [start, unit] = generator;
		test(`${title(start)} + ${title(unit)}`, async () => {
			for (const [at, languageId] of languages.entries()) {
				await counter.assertLinear({
					generator,
					padded: true,
					size: SIZE,
					surface: 'findings of every rule',
					languageId,
				});
				if (at !== index % languages.length) continue;
				for (const surface of others)
					await counter.assertLinear({ generator, padded: true, size: SIZE, surface, languageId });
			}
		});
	});
}
