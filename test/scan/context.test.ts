/** Which context a URL stands in: the closed list of `contextNames`. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contextNames } from '../../server/src/scan/occurrence';
import { scan } from '../../server/src/scan/scanner';
import { title } from './marked';

const rows: readonly [languageId: string, document: string, ...contexts: (typeof contextNames)[number][]][] = [
	['plaintext', 'See http://a.example/x.', 'text'],
	['plaintext', '<http://a.example/x>', 'angle-brackets'],
	['plaintext', '<http://a.example/x and more>', 'text'],
	['plaintext', '<URL:http://a.example/x>', 'url-wrapper'],
	['plaintext', 'URL:http://a.example/x', 'text'],
	['markdown', 'See http://a.example/x.', 'text'],
	['markdown', '<http://a.example/x>', 'markdown-autolink'],
	['markdown', '<URL:http://a.example/x>', 'url-wrapper'],
	['markdown', '[a](http://a.example/x)', 'markdown-destination'],
	['markdown', '[a](<http://a.example/x>)', 'markdown-destination'],
	['markdown', '[a](http://a.example/a b)', 'markdown-destination'],
	['markdown', '![a](http://a.example/x)', 'markdown-destination'],
	['markdown', '[http://a.example/x](http://a.example/x)', 'text', 'markdown-destination'],
	['markdown', '[a]: http://a.example/x', 'markdown-reference'],
	['markdown', '[a]: <http://a.example/x>', 'markdown-reference'],
	['markdown', '`http://a.example/x`', 'markdown-code'],
	['markdown', '`[a](http://a.example/x)`', 'markdown-code'],
	['markdown', '```\nhttp://a.example/x\n```\nhttp://b.example/y', 'markdown-code', 'text'],
	['markdown', '<a href="http://a.example/x">', 'markup-attribute'],
	['html', '<a href="http://a.example/x">http://b.example/y</a>', 'markup-attribute', 'markup-text'],
	['html', '<a href=http://a.example/x>', 'markup-attribute'],
	['html', '<!-- http://a.example/x -->', 'markup-comment'],
	['html', '<script>"http://a.example/x"</script>', 'markup-raw'],
	['html', '<style>url(http://a.example/x)</style>', 'markup-raw'],
	['html', '<title>http://a.example/x</title>', 'markup-text'],
	['xml', '<![CDATA[http://a.example/x]]>', 'markup-text'],
	['json', '{"a": "http://a.example/x"}', 'json-string'],
	['jsonc', '// http://a.example/x', 'text'],
	['javascript', "'http://a.example/x'", 'text'],
];

for (const [languageId, document, ...contexts] of rows) {
	test(`${languageId}: ${title(document)}`, () => {
		assert.deepEqual(
			scan(document, languageId).map(({ context }) => context),
			contexts,
		);
	});
}

test('every context has a row', () => {
	const seen = new Set(rows.flatMap(([, , ...contexts]) => contexts));
	assert.deepEqual(
		[...contextNames].filter((name) => !seen.has(name)),
		[],
	);
});
