/** Which context a URL stands in: the closed list of `contextNames`. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scan } from '../../server/src/find/scanner';
import { contextNames } from '../../server/src/languages/context';
import { title } from './marked';

type Row = readonly [languageId: string, document: string, ...contexts: (typeof contextNames)[number][]];

/** Lines are passed, but for those in which what encloses the URL opens: an argument is as long as this at most. */
const lines = (characters: number) => 'more \\emph{words}\n'.repeat(characters / 18);
const farFromItsStart: readonly Row[] = [
	['latex', `\\url{${lines(900)}http://a.example/x}`, 'latex-argument'],
	['latex', `${lines(5000)}\\url{${lines(900)}http://a.example/x}`, 'latex-argument'],
	['latex', `\\url{a}${lines(800)}\\url{b\n}${lines(5000)}http://a.example/x`, 'text'],
	['latex', `\\url{${lines(800)}} \\href{${lines(900)}http://a.example/x}`, 'latex-argument'],
	['latex', `\\url{${lines(1100)}http://a.example/x}`, 'text'],
	['latex', `\\begin{verbatim}\n${lines(5000)}\\url{\nhttp://a.example/x}`, 'raw-string'],
	['latex', `\\begin{quote}\n${lines(5000)}http://a.example/x`, 'text'],
];

const rows: readonly Row[] = [
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
	['html', '<script>"http://a.example/x"</script>', 'string'],
	['html', '<style>url(http://a.example/x)</style>', 'css-url'],
	['html', '<!DOCTYPE html SYSTEM "http://a.example/x">', 'markup-raw'],
	['html', '<xmp>http://a.example/x</xmp>', 'markup-raw'],
	['html', '<title>http://a.example/x</title>', 'markup-text'],
	['xml', '<![CDATA[http://a.example/x]]>', 'markup-text'],
	['json', '{"a": "http://a.example/x"}', 'json-string'],
	['jsonc', '// http://a.example/x', 'comment'],
	['ini', '; http://a.example/x\na = http://b.example/y', 'comment', 'value'],
	['yaml', "a: http://a.example/x\nb: 'http://b.example/y'\nc: |\n  http://c.example/z", 'value', 'string', 'text'],
	['toml', "a = 'http://a.example/x' # http://b.example/y", 'raw-string', 'comment'],
	['properties', 'a=http\\://a.example/x', 'value'],
	['csv', 'a,http://a.example/x,"http://b.example/y"', 'value', 'string'],
	['shellscript', "curl http://a.example/x 'http://b.example/y'", 'code', 'raw-string'],
	['latex', '\\url{http://a.example/x}, http://b.example/y', 'latex-argument', 'text'],
	...farFromItsStart,
	['bibtex', 'url = {http://a.example/x}', 'latex-argument'],
	['restructuredtext', '`a <http://a.example/x>`_, <http://b.example/y>', 'link-target', 'angle-brackets'],
	['asciidoc', 'http://a.example/x[a], http://b.example/y', 'link-target', 'text'],
	['org', '[[http://a.example/x][a]]', 'link-target'],
	['uri-list', '# http://a.example/x\nhttp://b.example/y', 'comment', 'list-line'],
	['diff', '+http://a.example/x', 'text'],
	['javascript', "'http://a.example/x'", 'string'],
	['javascript', '`http://a.example/x`', 'string'],
	['javascript', '// http://a.example/x', 'comment'],
	['javascript', '/* <http://a.example/x> */', 'angle-brackets'],
	['javascript', 'http://a.example/x', 'code'],
	['javascriptreact', 'a = <p b="http://a.example/x">http://b.example/y</p>', 'markup-attribute', 'markup-text'],
	['python', "r'http://a.example/x'", 'raw-string'],
	['python', '"""http://a.example/x"""', 'string'],
	['rust', '/// http://a.example/x', 'comment'],
	['php', '<p>http://a.example/x</p><?php "http://b.example/y" ?>', 'markup-text', 'string'],
	['css', '@import "http://a.example/x"', 'string'],
	['css', 'a { b: url("http://a.example/x") }', 'css-url'],
	['css', 'a { b: url(http://a.example/x) }', 'css-url'],
];

for (const [languageId, document, ...contexts] of rows) {
	test(`${languageId}: ${title(document)}`, () => {
		assert.deepEqual(
			Array.from(scan(document, languageId), ({ context }) => context.name),
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
