// Each refactoring, in each place it is right in: the document before, and after.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { analyse, applyEdits, type Occurrence } from '../../server/src/analysis/analyse';
import { targetOf } from '../../server/src/features/rewriting/places';
import { refactor } from '../../server/src/features/rewriting/refactorings';
import { type RefactoringName, refactoringNames } from '../../server/src/protocol';
import { defaults, type Settings } from '../../server/src/settings';
import { title } from '../scan/marked';

/** The first URL of a document, and the document after the refactoring; the same document where it is not offered. */
function after(name: RefactoringName, text: string, languageId: string, settings: Settings = defaults): string {
	const document = { text, languageId };
	const [occurrence] = [...analyse(document, settings).occurrences];
	assert(occurrence, 'the document has a URL');
	return applyEdits(text, refactor(name, targetOf(occurrence as Occurrence, document, settings)));
}

type Row = readonly [languageId: string, before: string, after: string];

/** One test per row: what the refactoring makes of it, and that doing it again changes nothing. */
function rewrites(name: RefactoringName, rows: readonly Row[]): void {
	describe(name, () => {
		for (const [languageId, before, expected] of rows)
			test(`${languageId}: ${title(before)}`, () => {
				assert.equal(after(name, before, languageId), expected);
				assert.equal(after(name, expected, languageId), expected, 'a second time');
			});
	});
}

/** One test per document, in which the refactoring is not offered. */
function leaves(name: RefactoringName, documents: readonly (readonly [languageId: string, text: string])[]): void {
	describe(`${name}: not offered`, () => {
		for (const [languageId, text] of documents)
			test(`${languageId}: ${title(text)}`, () => assert.equal(after(name, text, languageId), text));
	});
}

rewrites('decode-for-reading', [
	['plaintext', 'See https://a.example/caf%C3%A9/%7Eme.', 'See https://a.example/café/~me.'],
	['plaintext', 'https://a.example/%E2%82%AC%20%2F%3F%25', 'https://a.example/€%20%2F%3F%25'],
	['plaintext', 'https://a.example/%D9%85%DB%8C%E2%80%8C%D8%B1%D9%88', 'https://a.example/می‌رو'],
	['plaintext', 'https://a.example/%E2%80%8Bx%C3%A9', 'https://a.example/%E2%80%8Bxé'],
	['plaintext', 'https://a.example/%E3%81%82%E3%80%82%E3%81%84', 'https://a.example/あ%E3%80%82%E3%81%84'],
	['plaintext', 'https://a.example/%C3%A9%2E and', 'https://a.example/é%2E and'],
	['plaintext', 'https://a.example/wiki/%EF%BC%88%E3%81%82%EF%BC%89', 'https://a.example/wiki/（あ）'],
	['plaintext', 'https://a.example/%2E%2E/%C3%A9', 'https://a.example/%2E%2E/é'],
	['plaintext', 'https://a.example/%E9/%C3%A9', 'https://a.example/%E9/é'],
	['plaintext', 'https://a.example/%CC%81/e%CC%81', 'https://a.example/%CC%81/e\u0301'],
	['plaintext', 'https://a.example/{id}/%C3%A9', 'https://a.example/{id}/é'],
	['plaintext', 'https://a.example/%%34%31', 'https://a.example/%%341'],
	['markdown', '[x](https://a.example/%E3%80%82%28%C3%A9)', '[x](https://a.example/。%28é)'],
	['markdown', 'At https://a.example/\\_%C3%A9\\_x', 'At https://a.example/\\_é\\_x'],
	['html', '<a href="https://a.example/?a=%C3%A9&amp;b=%C2%AB">', '<a href="https://a.example/?a=é&amp;b=«">'],
	['json', '{"u":"https:\\/\\/a.example\\/%C3%A9\\u0026"}', '{"u":"https:\\/\\/a.example\\/é\\u0026"}'],
	['html', '<!-- https://a.example/%C3%A9 -->', '<!-- https://a.example/é -->'],
	['javascript', '// https://a.example/%C3%A9', '// https://a.example/é'],
]);

leaves('decode-for-reading', [
	['plaintext', 'https://a.example/x%20y%2Fz'],
	['plaintext', 'https://a.example/%00%0A%7F%C2%85%EF%BF%BD'],
	['plaintext', 'https://a.example/%F3%B0%80%80%CD%B8'],
	['plaintext', 'https://a.example/%EF%BC%88%E3%81%82'],
	['plaintext', 'data:text/plain,%C3%A9'],
	['plaintext', `https://a.example/${'%C3%A9'.repeat(2000)}`],
]);

test('decode-for-reading: not by RFC 1738, which has no characters outside ASCII', () => {
	const text = 'https://a.example/%C3%A9';
	assert.equal(after('decode-for-reading', text, 'plaintext', { ...defaults, standard: 'rfc1738' }), text);
});

rewrites('normalise', [
	['plaintext', 'HTTP://A.Example', 'http://a.example/'],
	['plaintext', 'https://a.example?x', 'https://a.example/?x'],
	['plaintext', 'https://a.example#x', 'https://a.example/#x'],
	['plaintext', 'https://a.example:443/x', 'https://a.example/x'],
	['plaintext', 'https://a.example/%7e%41%2f%c3%a9', 'https://a.example/~A%2F%C3%A9'],
	['markdown', '[x](https://a.example/a/./b/../c/%7e/..)', '[x](https://a.example/a/c/)'],
	['plaintext', 'https://a.example/a/./%7e', 'https://a.example/a/%7E'],
	['plaintext', 'https://a.example/../../x', 'https://a.example/x'],
	['plaintext', 'ftp://Me:Pass@A.example:21/x', 'ftp://Me:Pass@a.example/x'],
	['plaintext', 'https://A.example/{ID}/%7ex', 'https://a.example/{ID}/~x'],
	['plaintext', 'https://{HOST}.A.example/%7ex', 'https://{HOST}.A.example/~x'],
	['markdown', '[x](HTTP://a.example/x\\)%7ex)', '[x](http://a.example/x\\)~x)'],
	['html', '<a href="HTTP://a.example/?a&amp;b=%3d">', '<a href="http://a.example/?a&amp;b=%3D">'],
	['json', '{"u":"HTTP:\\/\\/a.example\\/%7ex"}', '{"u":"http:\\/\\/a.example\\/~x"}'],
	['python', '# HTTP://a.example/%7ex', '# http://a.example/~x'],
	['latex', '\\url{https://a.example/%7e%2f}', '\\url{https://a.example/~\\%2F}'],
	['javascript', "f('HTTP://jane@0x7f.1/..')", "f('http://jane@0x7f.1/')"],
]);

leaves('normalise', [
	['plaintext', 'https://a.example/x%20y?q#f'],
	['plaintext', 'https://a.example:8080/'],
	['plaintext', 'urn:isbn:X%2F'],
	['plaintext', 'data:,%7e'],
	// Without its path, nothing says that it is meant.
	['javascript', "f('FTP:///a/..')"],
	// Nobody blames `https://1`, but a slash behind it is an address.
	['plaintext', 'See https://1 now'],
]);

rewrites('host-to-punycode', [
	['plaintext', 'https://bücher.example/é', 'https://xn--bcher-kva.example/é'],
	['html', '<a href="https://例え.jp?a&amp;b">', '<a href="https://xn--r8jz45g.jp?a&amp;b">'],
]);
leaves('host-to-punycode', [
	['plaintext', 'https://a.example/é'],
	['plaintext', 'mailto:a@bücher.example'],
]);

rewrites('host-to-unicode', [
	['plaintext', 'https://www.xn--bcher-kva.example:8080/', 'https://www.bücher.example:8080/'],
	['json', '{"u":"https:\\/\\/XN--r8jz45g.jp"}', '{"u":"https:\\/\\/例え.jp"}'],
]);
leaves('host-to-unicode', [
	['plaintext', 'https://a.example/xn--bcher-kva'],
	['plaintext', 'https://xn--a.example/'],
	['plaintext', 'https://axn--bcher-kva.example/'],
	['plaintext', 'https://xn--pple-43d.example/'],
]);

rewrites('use-https', [
	['plaintext', 'See http://a.example/x.', 'See https://a.example/x.'],
	['plaintext', 'http://a.example:80/x', 'https://a.example/x'],
	['html', '<a href="HTTP://a.example/?a&amp;b">', '<a href="https://a.example/?a&amp;b">'],
	['markdown', '[x](http://a.example/)', '[x](https://a.example/)'],
	['json', '{"u":"http:\\/\\/a.example\\/"}', '{"u":"https:\\/\\/a.example\\/"}'],
]);
leaves('use-https', [
	['plaintext', 'https://a.example/'],
	['plaintext', 'ftp://a.example/'],
	['plaintext', 'http://a.example:8080/'],
	['xml', '<a xmlns:b="http://a.example/ns">'],
]);

rewrites('wrap', [
	['plaintext', 'See http://a.example/x.', 'See <URL:http://a.example/x>.'],
	['git-commit', 'http://a.example/', '<URL:http://a.example/>'],
	['plaintext', '(见http://a.example/x)', '(见<URL:http://a.example/x>)'],
	['markdown', 'See http://a.example/x\\_y.', 'See <http://a.example/x_y>.'],
	['html', '<!-- http://a.example/ -->', '<!-- <URL:http://a.example/> -->'],
]);
leaves('wrap', [
	['plaintext', '<http://a.example/>'],
	['plaintext', '<URL:http://a.example/>'],
	['plaintext', 'URL:http://a.example/'],
	['plaintext', 'http://a.example/<id>/x'],
	['plaintext', 'See -tp://ana@a.example;type=i for more'],
	['plaintext', 'See %%HTTP://a.example://a|b for more'],
	['markdown', '[x](http://a.example/)'],
	['markdown', '[http://a.example/](http://a.example/)'],
	['markdown', '`http://a.example/`'],
	['html', '<p>http://a.example/</p>'],
	['html', '<a href="http://a.example/">'],
	['json', '{"u":"http://a.example/"}'],
	['javascript', 'open("http://a.example/")'],
	['yaml', 'u: http://a.example/'],
]);

rewrites('unwrap', [
	['plaintext', 'See <URL:http://a.example/x>.', 'See http://a.example/x.'],
	['plaintext', 'See <url: http://a.example/x\r\n  y >.', 'See http://a.example/xy.'],
	['plaintext', 'See <http://a.example/x>.', 'See http://a.example/x.'],
	['markdown', 'See <http://a.example/x_y>.', 'See http://a.example/x_y.'],
]);
leaves('unwrap', [
	['plaintext', 'http://a.example/'],
	['plaintext', '<http://a.example/x.>'],
	['plaintext', '<http://a.example/x>y'],
	['plaintext', 'x<http://a.example/x>'],
	['markdown', '[x](<http://a.example/>)'],
	['html', '<a href="http://a.example/">'],
]);

test('none touches anything outside the URL and its brackets, and none shows in a data URL', () => {
	for (const name of refactoringNames) {
		const text = 'x data:text/plain;base64,SGk%3d y';
		assert.equal(after(name, text, 'markdown'), name === 'wrap' ? 'x <data:text/plain;base64,SGk%3d> y' : text);
	}
});
