/** A URL with more parts than a call takes arguments, or than calls nest: whatever is asked of it is answered. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { analyse } from '../../server/src/analysis/analyse';
import { defaults } from '../../server/src/settings';
import { surfaces } from '../bench/surfaces';

/** V8 takes 120,000 arguments or so, and nests 10,000 calls. */
const MANY = 130_000;

/** What stands before the parts, in which language. */
const rows: readonly (readonly [languageId: string, before: string, part: string])[] = [
	['plaintext', 'https://a.example', '/a'],
	['plaintext', 'https://a.example/?a', '&a'],
	['plaintext', 'https://a.example/', '.'],
	['plaintext', 'https://a.example/', '$'],
	['plaintext', 'https://a.example/', '%'],
	['plaintext', 'https://a.example/?a', '|'],
	['plaintext', 'https://a.example/%Y/%m', '/%Y'],
	['markdown', '[a](https://a.example/', '('],
	['json', '{"a": "https://a.example/', '{{a}}'],
	['asciidoc', 'see https://a.example/a|b ', '`a` '],
];

const textOf = ([, before, part]: (typeof rows)[number]) => `${before}${part.repeat(MANY)}/b`;

describe('many parts are read, judged and repaired', () => {
	for (const row of rows)
		test(row.join(' '), () => {
			const [languageId] = row;
			const text = textOf(row);
			assert(analyse({ text, languageId }, defaults).occurrences.length > 0);
			surfaces.findings(text, languageId);
			surfaces['fix all'](text, languageId);
		});
});

describe('many parts are shown', () => {
	for (const row of rows.slice(0, 4))
		test(row.join(' '), () =>
			surfaces['hover, links, derivation, inspector, reading aids and code actions'](textOf(row), row[0]),
		);
});
