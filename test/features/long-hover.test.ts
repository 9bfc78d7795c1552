/** Hover over a URL with very many fields shows the first of them. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MarkupContent } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { analyse } from '../../server/src/analysis/analyse';
import { hoverOf } from '../../server/src/features/hover/hover';
import { defaults } from '../../server/src/settings';

for (const [name, start, unit] of [
	['header fields of mailto', 'mailto:a@b.example?', 'x=y&'],
	['fields of prospero', 'prospero://h.example/p', ';x=y'],
] as const)
	test(name, async () => {
		const text = start + unit.repeat(1000);
		const document = TextDocument.create('file:///a.txt', 'plaintext', 0, text);
		const hover = await hoverOf(document, analyse({ text, languageId: 'plaintext' }, defaults), 3, defaults);
		assert(MarkupContent.is(hover?.contents));
		const shown = hover.contents.value.split('\n').filter((line) => line.startsWith('| field |'));
		assert.equal(shown.length, 13);
		assert.match(shown.at(-1) ?? '', /and \d+ more/);
	});
