/** What stands under the pointer: an escape and its character, a delimiter, a character that may not be there. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hoverAt } from './hovers';

/** `⸠` stands before the character that is pointed at. */
const table: readonly (readonly [url: string, line: string | undefined])[] = [
	['http://a.example/⸠%E3%83%86%E3%82%B9', '%E3%83%86 テ U+30C6, UTF-8'],
	['http://a.example/%E3⸠%83%86%E3%82%B9', '%E3%83%86 テ U+30C6, UTF-8'],
	['http://a.example/%E3%83%8⸠6%E3%82%B9', '%E3%83%86 テ U+30C6, UTF-8'],
	['http://a.example/%E3%83%86⸠%E3%82%B9', '%E3%82%B9 ス U+30B9, UTF-8'],
	['http://a.example/a⸠%20b', '%20 space U+0020'],
	['http://a.example/a%⸠2Fb', '%2F / U+002F'],
	['http://a.example/⸠%0D', '%0D carriage return U+000D'],
	['http://a.example/⸠%83e%83X%83g', '%83 the octet 83, in "テスト" (Shift_JIS)'],
	['http://a.example/⸠%FF%FE', '%FF the octet FF'],
	['http⸠://a.example/', ': ends the scheme'],
	['http:⸠//a.example/', '/ what follows names a server'],
	['ftp://me⸠@a.example/', '@ ends the login: the host follows'],
	['http://a.example⸠:8080/', ': the port follows'],
	['http://a⸠.example/', '. separates the labels of the host'],
	['http://a.example/b⸠/c', '/ separates the segments of the path'],
	['http://a.example/b⸠?c', '? the search follows'],
	['http://a.example/?b⸠=c', '= separates name and value'],
	['http://a.example/?b=c⸠&d', '& separates parameters'],
	['http://a.example/b⸠#c', '# the fragment follows: it is not sent to the server'],
	[
		'http://a.example/b⸠|c',
		'| unsafe: gateways may change it, or it ends URLs in text, so it is encoded (RFC 1738 §2.2)',
	],
	['http://a.example/b⸠é', 'é not ASCII: URLs carry its octets encoded (RFC 1738 §2.2)'],
	['http://a.example/⸠%zz', '% starts an escape: two hexadecimal digits follow (RFC 1738 §2.2)'],
	['http://me:⸠hunter2@a.example/', '•••• a secret: it is not shown'],
	['http://a.example/⸠b', undefined],
	['http://a.example/⸠~b', undefined],
];

describe('what is pointed at', () => {
	for (const [marked, line] of table)
		test(marked, async () => {
			const at = marked.indexOf('⸠');
			const text = marked.replace('⸠', '');
			const shown = (await hoverAt(`${text}\n`, at)).split('\n');
			const own = shown.findIndex((each) => each.startsWith(`${text.slice(0, text.indexOf(':'))}:`));
			assert(own >= 0, shown.join('\n'));
			// A paragraph of its own, the last before what is said of the URL.
			assert.equal(own === 0 ? undefined : shown[own - 2], line);
		});
});

test('in a document that escapes, the character that the URL means', async () => {
	const text = '<a href="http://a.example/?b=1&amp;c">';
	assert.match(await hoverAt(text, text.indexOf('&amp;') + 2, 'html'), /^& separates parameters$/m);
});

describe('where', () => {
	const text = 'a http://a.example/ b';
	for (const [offset, there] of [
		[1, false],
		[2, true],
		[18, true],
		[19, false],
		[20, false],
	] as const)
		test(`offset ${offset} of "${text}": ${there ? 'the URL' : 'nothing'}`, async () =>
			assert.equal((await hoverAt(text, offset)) !== '', there));
});

describe('findings that the editor does not show there', () => {
	const text = 'See http://a.example/x|y%zz and more.';
	const bar = 'Write %7C: "|" is unsafe in a URL, since gateways may change it (RFC 1738 §2.2).';
	const percent =
		'Complete the escape, or write %25 for a percent sign: "%" starts an escape only with two hexadecimal digits behind it (RFC 1738 §2.2).';
	const cases: readonly (readonly [at: string, lines: readonly string[]])[] = [
		['http', [percent, bar]],
		['|', [percent]],
		['%zz', [bar]],
	];
	for (const [at, lines] of cases)
		test(`over ${at}, the worst first`, async () => {
			const shown = (await hoverAt(text, text.indexOf(at))).split('\n\n');
			assert.deepEqual(shown[0]?.split('\n'), lines);
		});
	test('of very many, a few', async () => {
		const shown = await hoverAt(`<URL:http://a.example/${'|x%zz'.repeat(4)}>`, 6);
		const [first = ''] = shown.split('\n\n');
		assert(first.split('\n').length <= 6, shown);
	});
});

describe('where a program joins more', () => {
	for (const [text, unsaid] of [
		['f("http://a.example:" + port)', /^port:/m],
		['f("http://a.example/x?" + search)', /^"/m],
	] as const)
		test(text, async () => assert.doesNotMatch(await hoverAt(text, 3, 'javascript'), unsaid));
});
