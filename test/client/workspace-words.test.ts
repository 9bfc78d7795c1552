/** What is said of a whole workspace. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hasFindings, outcomeInWords, stepping, summaryInWords, wordsIn } from '../../client/src/workspace-words';
import type { WorkspaceFixes, WorkspaceSummary } from '../../server/src/protocol/workspace';
import { english } from './words';

const words = wordsIn('en', english);
const none = { error: 0, warning: 0, information: 0, hint: 0 };
const quiet: WorkspaceSummary = { files: 2, urls: 3, findings: none, skipped: {}, complete: true };

describe('the summary of', () => {
	for (const [what, summary, expected] of [
		['nothing wrong', quiet, '2 files, 3 URLs: nothing is wrong.'],
		['one of each', { ...quiet, files: 1, urls: 1, findings: { ...none, error: 1 } }, '1 file, 1 URL: 1 error.'],
		[
			'many',
			{
				...quiet,
				...{ files: 1204, urls: 5310, findings: { error: 3, warning: 14, information: 2, hint: 1 } },
				skipped: { ignored: 9, off: 0, binary: 3 },
			},
			'1,204 files, 5,310 URLs: 3 errors, 14 warnings, 2 information, 1 hint; 12 files skipped (9 by urlLint.ignore, 3 no text).',
		],
		[
			'every reason',
			{ ...quiet, skipped: { ignored: 1, off: 1, binary: 1, large: 1, unreadable: 1 } },
			'2 files, 3 URLs: nothing is wrong; 5 files skipped (1 by urlLint.ignore, 1 by urlLint.enable, 1 no text, 1 too large, 1 cannot be read).',
		],
		[
			'one file skipped',
			{ ...quiet, skipped: { large: 1 } },
			'2 files, 3 URLs: nothing is wrong; 1 file skipped (1 too large).',
		],
		['what was stopped', { ...quiet, complete: false }, 'Stopped after 2 files, 3 URLs: nothing is wrong.'],
		['an empty folder', { ...quiet, files: 0, urls: 0 }, '0 files, 0 URLs: nothing is wrong.'],
	] as const)
		test(what, () => assert.equal(summaryInWords(summary, words), expected));

	test('many, as Germans write numbers', () =>
		assert.match(summaryInWords({ ...quiet, files: 1204 }, wordsIn('de', english)), /^1\.204 files/));
});

test('there are findings to show where something is found', () => {
	assert(!hasFindings(quiet));
	assert(hasFindings({ ...quiet, findings: { ...none, hint: 1 } }));
});

test('percentages become steps; what is not said again stays', () => {
	const said: [message: string, increment: number][] = [];
	const step = stepping((...each) => said.push(each));
	for (const progress of [
		{ kind: 'begin', message: 'Walking' },
		{ kind: 'report', message: '10 of 40 files', percentage: 25 },
		{ kind: 'report', percentage: 20 },
		{ kind: 'report', message: '30 of 40 files', percentage: 75 },
		{ kind: 'end', message: 'Done' },
	])
		step(progress);
	assert.deepEqual(said, [
		['Walking', 0],
		['10 of 40 files', 25],
		['10 of 40 files', 0],
		['30 of 40 files', 50],
	]);
});

describe('a repair says', () => {
	const fixes: WorkspaceFixes = { edit: {}, fixed: 22, files: 11, skipped: {} };
	for (const [what, given, applied, expected] of [
		['what was fixed', fixes, { files: 11, whole: true }, 'Fixed 22 findings in 11 files.'],
		['that it was one', { ...fixes, fixed: 1, files: 1 }, { files: 1, whole: true }, 'Fixed 1 finding in 1 file.'],
		[
			'what was left out',
			{ ...fixes, skipped: { large: 2 } },
			{ files: 11, whole: true },
			'Fixed 22 findings in 11 files. 2 files skipped (2 too large).',
		],
		[
			'that some files were not ticked',
			fixes,
			{ files: 7, whole: false },
			'Changed: 7 files; what was not ticked is as it was.',
		],
		[
			'that some of a file was not ticked',
			fixes,
			{ files: 11, whole: false },
			'Changed: 11 files; what was not ticked is as it was.',
		],
		[
			'that the preview was refused',
			{ ...fixes, skipped: { large: 2 } },
			{ files: 0, whole: false },
			'Nothing was changed.',
		],
		['that documents changed', fixes, undefined, 'The files changed meanwhile; nothing was done.'],
		['that there is nothing', { ...fixes, fixed: 0, files: 0 }, undefined, 'There is nothing to fix.'],
		['that it was stopped', null, undefined, 'Stopped; nothing was changed.'],
	] as const)
		test(what, () => assert.equal(outcomeInWords(given, applied, words), expected));
});
