/** What is offered at `⸠`, and what is written. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { completionsAt } from '../../server/src/features/completion';

/** What is offered, by its label: the text once it is chosen. As editors do, without what does not go on with what is replaced. */
function offered(marked: string, languageId: string): ReadonlyMap<string, string> {
	const document = TextDocument.create('file:///a', languageId, 1, marked.replace('⸠', ''));
	const items = completionsAt(document, marked.indexOf('⸠')) ?? [];
	return new Map(
		items.flatMap(({ label, textEdit, filterText = '' }) => {
			assert.ok(textEdit !== undefined && 'range' in textEdit);
			const goesOn = filterText.startsWith(document.getText(textEdit.range));
			return goesOn ? [[label, TextDocument.applyEdits(document, [textEdit])]] : [];
		}),
	);
}

/** In a language, at a place: one of what is offered, and what it makes of the text. */
const table: readonly (readonly [languageId: string, marked: string, label: string, after: string])[] = [
	['plaintext', 'See http://a.example/b%⸠ there', '%20', 'See http://a.example/b%20 there'],
	['plaintext', 'http://a.example/b%⸠c', '%2F', 'http://a.example/b%2Fc'],
	['plaintext', 'http://a.example/b%2⸠x?d', '%26', 'http://a.example/b%26x?d'],
	['plaintext', 'http://a.example/?q=%⸠', '%26', 'http://a.example/?q=%26'],
	['plaintext', 'mailto:me@a.example?body=a%⸠', '%0D%0A', 'mailto:me@a.example?body=a%0D%0A'],
	['plaintext', 'ftp://me:p%⸠@a.example/', '%40', 'ftp://me:p%40@a.example/'],
	['html', '<a href="http://a.example/?b&amp;c=%⸠&amp;d">', '%20', '<a href="http://a.example/?b&amp;c=%20&amp;d">'],
	['json', '{ "a": "http:\\/\\/a.example\\/b%⸠" }', '%20', '{ "a": "http:\\/\\/a.example\\/b%20" }'],
	['latex', '\\section{\\url{http://a.example/b\\%⸠}}', '%20', '\\section{\\url{http://a.example/b\\%20}}'],
	['bat', 'start http://a.example/b%%⸠', '%20', 'start http://a.example/b%%20'],
	['plaintext', 'ftp://a.example/b;⸠', ';type=a', 'ftp://a.example/b;type=a'],
	['plaintext', 'ftp://a.example/b;typ⸠ there', ';type=d', 'ftp://a.example/b;type=d there'],
	['plaintext', 'ftp://a.example/b;type=⸠', ';type=i', 'ftp://a.example/b;type=i'],
	['plaintext', 'gopher://a.example/⸠', '1', 'gopher://a.example/1'],
	['plaintext', 'gopher://a.example:70/⸠', '0', 'gopher://a.example:70/0'],
	['markdown', '[a](⸠)', 'https://', '[a](https://)'],
	['markdown', '[a](ht⸠)', 'https://', '[a](https://)'],
	['markdown', '[a]: mai⸠', 'mailto:', '[a]: mailto:'],
	['html', '<a href="⸠">', 'https://', '<a href="https://">'],
	['html', "<img src='h⸠'>", 'https://', "<img src='https://'>"],
	['css', 'a { background: url(h⸠) }', 'https://', 'a { background: url(https://) }'],
	['latex', '\\section{A}\n\\url{h⸠}', 'https://', '\\section{A}\n\\url{https://}'],
	['org', '[[h⸠]]', 'https://', '[[https://]]'],
	['javascriptreact', 'const a = <a href="h⸠">b</a>;', 'https://', 'const a = <a href="https://">b</a>;'],
	['plaintext', `http://a.example/${'b'.repeat(1500)}%⸠`, '%20', `http://a.example/${'b'.repeat(1500)}%20`],
	['plaintext', '<URL:f⸠>', 'ftp://', '<URL:ftp://>'],
	['uri-list', 'http://a.example/\n⸠\n', 'https://', 'http://a.example/\nhttps://\n'],
];

describe('is offered', () => {
	for (const [languageId, marked, label, after] of table)
		test(`${label} in ${languageId}: ${marked}`, () => assert.equal(offered(marked, languageId).get(label), after));
});

/** Where others are to be heard. */
const nothing: readonly (readonly [languageId: string, marked: string])[] = [
	['plaintext', '100%⸠'],
	['plaintext', 'note: 100%⸠ of it'],
	['plaintext', 'http://a.example/ and 5%⸠'],
	['plaintext', 'http://a.exam%⸠ple/'],
	['plaintext', 'http://a.example/%⸠20'],
	['plaintext', 'http://a.example/%2⸠0'],
	['plaintext', 'http://a.example/%20⸠'],
	['c', 'printf("http://a.example/%⸠", id);'],
	['python', 'x = "http://%s/%⸠" % y'],
	['plaintext', 'http://a.example/b;⸠'],
	['plaintext', 'ftp://a.example/b;c⸠'],
	['plaintext', 'c⸠'],
	['python', 'h⸠'],
	['plaintext', 'ftp://a.example; ⸠'],
	['plaintext', 'gopher://a.example/⸠1/b'],
	['plaintext', 'http://a.example/⸠'],
	['plaintext', 'gopher: a/⸠'],
	['plaintext', 'ht⸠'],
	['plaintext', '[a](h⸠)'],
	['javascript', 'fetch(h⸠)'],
	['javascript', 'const a = "h⸠";'],
	['json', '{ "url": "h⸠" }'],
	['markdown', 'Some h⸠'],
	['markdown', '`[a](h⸠)`'],
	['markdown', '[a](ht⸠tp://a.example)'],
	['markdown', '[a](./h⸠)'],
	['html', '<p class="h⸠">'],
	['html', '<a href="#h⸠">'],
	['uri-list', '# h⸠'],
];

describe('nothing is offered', () => {
	for (const [languageId, marked] of nothing)
		test(`in ${languageId}: ${marked}`, () => assert.deepEqual([...offered(marked, languageId).keys()], []));
});
