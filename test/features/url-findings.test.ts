/** What hover offers to do about what is wrong with a URL: which rules it explains, and what it repairs. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { analyse, applyEdits } from '../../server/src/analysis/analyse';
import { urlFindingsAt } from '../../server/src/features/url-findings';
import { defaults } from '../../server/src/settings';

/** A text with the cursor at `‸`, the rules that speak, and the text once it is repaired; absent where nothing is to be done at once. */
const rows: readonly (readonly [text: string, codes: readonly string[], repaired?: string])[] = [
	['https://shop.example/fi‸sh|chips', ['unsafe-character'], 'https://shop.example/fish%7Cchips'],
	['https://shop.example/fish|chips‸', ['unsafe-character'], 'https://shop.example/fish%7Cchips'],
	// The error comes before the warning. What is repaired is the worst for which one repair is best.
	['https://shop.example/fi‸sh|100%', ['malformed-percent', 'unsafe-character'], 'https://shop.example/fish%7C100%'],
	['https://shop.example/a|b http://sh‸op..example/', ['invalid-host']],
	['http://www.bank.example@evil.example/‸', ['deceptive-user']],
	['https://shop.example/‸', []],
];

describe('what is wrong with the URL under the cursor', () => {
	for (const [marked, codes, repaired] of rows)
		test(marked, () => {
			const offset = marked.indexOf('‸');
			const text = marked.replace('‸', '');
			const found = urlFindingsAt(analyse({ text, languageId: 'plaintext' }, defaults), offset);
			assert.deepEqual(found?.codes, codes);
			assert.equal(applyEdits(text, found.edits), repaired ?? text);
		});

	test('nothing is said where no URL stands', () => {
		assert.equal(urlFindingsAt(analyse({ text: 'fish|chips', languageId: 'plaintext' }, defaults), 3), null);
	});
});
