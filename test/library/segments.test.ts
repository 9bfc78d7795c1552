/** How the playground marks a text. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { segmentsOf } from '../../playground/segments';
import type { Severity } from '../../server/src/library/check';

const severities: Record<string, Severity> = { e: 'error', w: 'warning', i: 'information', h: 'hint' };

/** Text, URLs, findings, and the segments as they are written: the URL's number, the text, the severity's letter. */
const rows: [name: string, length: number, urls: number[][], findings: [string, number, number][], expected: string][] =
	[
		['an empty text', 0, [], [], ''],
		['no URL', 4, [], [], '0-4'],
		['a URL', 9, [[2, 7]], [], '0-2 2-7#0 7-9'],
		['a finding in a URL', 9, [[2, 7]], [['w', 4, 5]], '0-2 2-4#0 4-5#0w 5-7#0 7-9'],
		['a finding behind a URL', 9, [[2, 7]], [['w', 7, 8]], '0-2 2-7#0 7-8w 8-9'],
		[
			'the worst of two speaks',
			9,
			[[0, 9]],
			[
				['h', 0, 6],
				['e', 3, 5],
			],
			'0-3#0h 3-5#0e 5-6#0h 6-9#0',
		],
		[
			'one over another that starts earlier and ends later',
			9,
			[[0, 9]],
			[
				['e', 0, 9],
				['h', 2, 3],
				['h', 5, 6],
			],
			'0-2#0e 2-3#0e 3-5#0e 5-6#0e 6-9#0e',
		],
		['without a character: the one behind', 9, [[2, 7]], [['e', 4, 4]], '0-2 2-4#0 4-5#0e 5-7#0 7-9'],
		['without a character at the end of a URL: its last', 9, [[2, 7]], [['e', 7, 7]], '0-2 2-6#0 6-7#0e 7-9'],
		['without a character at the end of the text', 7, [[2, 7]], [['e', 7, 7]], '0-2 2-6#0 6-7#0e'],
		[
			'two URLs side by side',
			8,
			[
				[0, 4],
				[4, 8],
			],
			[],
			'0-4#0 4-8#1',
		],
	];

for (const [name, length, urls, findings, expected] of rows)
	test(name, () => {
		const segments = segmentsOf(
			length,
			urls.map(([offset = 0, end = 0]) => ({ offset, end })),
			findings.map(([letter, offset, end]) => ({ offset, end, severity: severities[letter] ?? 'hint' })),
		);
		const shown = segments.map(
			({ offset, end, url, severity }) => `${offset}-${end}${url === undefined ? '' : `#${url}`}${severity?.[0] ?? ''}`,
		);
		assert.equal(shown.join(' '), expected);
	});
