/** What is selected step by step, from the smallest. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { SelectionRange } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { analyse } from '../../server/src/analysis/analyse';
import { selectionRangeAt } from '../../server/src/features/selection-ranges';
import { defaults } from '../../server/src/settings';

/** `⸠` stands before the character at which the selection starts to grow. */
const table: readonly (readonly [languageId: string, marked: string, ...steps: string[]])[] = [
	[
		'plaintext',
		'<URL:ftp://me@a.example/b%⸠20c/d>',
		...['%20', 'b%20c', 'b%20c/d', 'ftp://me@a.example/b%20c/d', '<URL:ftp://me@a.example/b%20c/d>'],
	],
	['plaintext', 'http://a.⸠example:80/b', 'a.example', 'a.example:80', 'http://a.example:80/b'],
	['plaintext', 'http://a.example/?b=c⸠d&e=f', 'cd', 'b=cd', 'b=cd&e=f', 'http://a.example/?b=cd&e=f'],
	['plaintext', 'http://a.example/#x⸠y', 'xy', 'http://a.example/#xy'],
	['plaintext', 'ht⸠tp://a.example', 'http', 'http://a.example'],
	['html', '<a href="http://a.example/?b=1&amp;c=⸠2">', '2', 'c=2', 'b=1&amp;c=2', 'http://a.example/?b=1&amp;c=2'],
	['plaintext', 'no⸠thing', ''],
];

describe('selection grows', () => {
	for (const [languageId, marked, ...steps] of table)
		test(marked, () => {
			const offset = marked.indexOf('⸠');
			const text = marked.replace('⸠', '');
			const document = TextDocument.create('file:///a', languageId, 1, text);
			const found: string[] = [];
			let range: SelectionRange | undefined = selectionRangeAt(
				document,
				analyse({ text, languageId }, defaults),
				offset,
			);
			for (; range !== undefined; range = range.parent) found.push(document.getText(range.range));
			assert.deepEqual(found, steps);
		});
});
