/** Passwords stand in no message and in no finding's URL; an edit's text may not repeat them either, unless it keeps them. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findings } from './judged';

const SECRET = 'tiger7';

const documents: readonly [languageId: string, text: string][] = [
	['plaintext', `http://jane:${SECRET}@gnu.org/a|b%`],
	['plaintext', `HTTP:/jane:${SECRET}@gnu.org:99999/é`],
	['plaintext', `ftp://jane:${SECRET}@a..org/x;v=1`],
	['plaintext', `ftp://jane:${SECRET}/x@gnu.org/`],
	['plaintext', `ftp://jane:${SECRET}:y@gnu.org/`],
	['plaintext', `ftp://jane:${SECRET}@x@gnu.org/`],
	['plaintext', `http://jane:${SECRET}@bank.example@evil.example/`],
	['plaintext', `postgres://jane:${SECRET}@gnu.org/a|b`],
	['plaintext', `nosuchscheme://jane:${SECRET}@gnu.org/a|b`],
	['plaintext', `http://a.example/?to=ftp://jane:${SECRET}@gnu.org/%zz`],
	['plaintext', `view-source:http://jane:${SECRET}@gnu.org/\u202ex`],
	['plaintext', `htpp://jane:${SECRET}@gnu.org/|x`],
	['plaintext', `http//jane:${SECRET}@gnu.org/|x`],
	['plaintext', `http::${'//'}jane:${SECRET}@gnu.org/|x`],
	['plaintext', `https;//jane:${SECRET}@gnu.org/|x`],
	['plaintext', `http:\\\\jane:${SECRET}@gnu.org\\x`],
	['plaintext', `http:///jane:${SECRET}@gnu.org/x|y`],
	['plaintext', `http://jane:${SECRET}|@gnu.org/`],
	['plaintext', `http://jane:${SECRET}%-@gnu.org/`],
	['plaintext', `http://jane:${SECRET}é@gnu.org/`],
	['plaintext', `http://jane:${SECRET}[@gnu.org/x|y`],
	['plaintext', `http://jane:${SECRET}#@gnu.org/x|y`],
	['plaintext', `http://jane:${SECRET}?@gnu.org/x|y`],
	['plaintext', `http://jane:${SECRET}\\@gnu.org/x|y`],
	['plaintext', `http://mail.gnu.org:a@${SECRET}/x@gnu.org/x|y`],
	['plaintext', `http://mail.gnu.org:a@b?${SECRET}@gnu.org/x|y`],
	['plaintext', `http://mail.gnu.org:a@b#${SECRET}@gnu.org/x|y`],
	['plaintext', `file://jane:${SECRET}@gnu.org/x|y`],
	['plaintext', `file:\\\\jane@gnu.org:${SECRET}@gnu.org`],
	['plaintext', `file://jane:a@${SECRET}@gnu.org/x|y`],
	['plaintext', `http://jane:a?${SECRET}@gnu.org/x|y`],
	['plaintext', `http://jane:a#${SECRET}@gnu.org/x|y`],
	['plaintext', `imap://jane@gnu.org:a#${SECRET}@gnu.org/`],
	['plaintext', `sip:jane:${SECRET}^@gnu.org`],
	['plaintext', `nosuchscheme://jane:${SECRET}|@gnu.org/%zz`],
	['plaintext', `http://jane:${SECRET}@/x|y`],
	['markdown', `[a](http://jane:${SECRET}@gnu.org/a b|)`],
	['html', `<a href="http://jane:${SECRET}&#x40;gnu.org/a b">`],
	['html', `<a href="http://jane:${SECRET} x@gnu.org/a">`],
	['json', `{"a": "http:\\/\\/jane:${SECRET}@gnu.org\\/a|b"}`],
];

describe('a password is never shown', () => {
	for (const [languageId, text] of documents)
		for (const standard of ['modern', 'rfc1738'] as const)
			test(`${standard}: ${text} (${languageId})`, () => {
				const found = findings({ text, languageId }, standard);
				assert(found.length > 0, 'nothing is said about it');
				for (const finding of found) {
					const { code, message, url } = finding;
					assert(!message.includes(SECRET), `${code}: ${message}`);
					assert(!url.includes(SECRET), `${code}: ${url}`);
					for (const { title } of finding.fixes()) assert(!title.includes(SECRET), `${code}: ${title}`);
				}
			});
});

test('what is wrong in a password is said without the characters', () => {
	const [found] = findings({ text: 'http://jane:tig|er@gnu.org/', languageId: 'plaintext' }, 'modern');
	assert.match(found?.message ?? '', /^Write its escape: the hidden character is unsafe in a URL/);
	assert.deepEqual(
		found?.fixes().map(({ title }) => title),
		['Write the hidden character as its escape'],
	);
});
