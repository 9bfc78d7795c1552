/** The counts tell what is linear from what is not, wherever that hides, and are the same each time. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { Counter, nonlinear, type Task } from './linear';
import { surfaces } from './mistakes';
import { countingPattern } from './regexp';
import type { Work } from './work';

const counter = new Counter('mistakes');

function task(surface: string): Task {
	return { generator: ['', 'ab'], size: 2048, surface, languageId: '' };
}

/** What each function shows in. */
const mistakes: Readonly<Record<string, keyof Work>> = {
	...{ loop: 'program', slices: 'builtIns', searches: 'builtIns', lists: 'builtIns', shifts: 'builtIns' },
	...{ known: 'builtIns', backtracks: 'patterns', looksBack: 'patterns' },
};

describe('counted work', () => {
	test('of a linear function is twice as much for twice the text', async () => {
		const { less, more } = await counter.assertLinear(task('linear'));
		for (const kind of ['program', 'builtIns', 'patterns'] as const) {
			assert(less[kind] >= 2048, `${kind}: ${less[kind]}`);
			assert(Math.abs(more[kind] / less[kind] - 2) < 0.05, `${kind}: ${less[kind]}, ${more[kind]}`);
		}
	});

	for (const [name, kind] of Object.entries(mistakes))
		test(`of a function that is not linear is more: ${name}`, async () => {
			const counted = await counter.count(task(name));
			assert(nonlinear(counted)?.startsWith(`${kind} `), nonlinear(counted) ?? 'nothing said');
		});

	test('each of the functions is tried', () => {
		assert.deepEqual(Object.keys(surfaces), ['linear', ...Object.keys(mistakes)]);
	});

	test('is the same each time', async () => {
		const first = await counter.count(task('known'));
		for (let round = 0; round < 3; round++) assert.deepEqual(await counter.count(task('known')), first);
	});
});

describe('a pattern whose steps are counted', () => {
	const sources = [
		...[
			'a*b',
			'(a|ab)(c|bcd)(d*)',
			'(?:a{1,2}b?)+c',
			'^a|b$',
			'\\bab',
			'a\\B',
			'(?<=a)b',
			'(?<!a)b',
			'(?<=(a+)b)c',
			'a(?=b)',
		],
		...[
			'(a)\\1',
			'(?<x>a|b)\\k<x>',
			'[^ab]',
			'[a-c\\d]+?c',
			'(?:a|b)*?c',
			'\\p{L}+',
			'.c',
			'a(?!b|c)',
			'(?:)a',
			'(a*)*b',
			'\\w{2}',
		],
	];
	for (const flags of ['', 'i', 'u', 'm', 'iu'])
		test(`matches what the platform matches: flags "${flags}"`, () => {
			const text = fc.string({
				unit: fc.constantFrom('a', 'b', 'c', 'd', 'A', '1', ' ', '\n', 'é', '🌍'),
				maxLength: 12,
			});
			fc.assert(
				fc.property(fc.constantFrom(...sources), text, (source, text) => {
					const pattern = new RegExp(source, flags);
					const { index, end } = countingPattern(pattern).search(text, 0, false);
					const found = pattern.exec(text);
					assert.deepEqual([index, end], [found?.index ?? -1, found === null ? -1 : found.index + found[0].length]);
				}),
				{ numRuns: 2000 },
			);
		});
});
