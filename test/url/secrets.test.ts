/** What is a secret in a URL and what is none. `⸠…⸡` marks what is not shown. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Mask, maskText } from '../../server/src/url/mask';
import { parseUrl } from '../../server/src/url/parse';
import { secretsIn } from '../../server/src/url/secrets';
import { unfolded } from '../../server/src/url/unfold';
import { unmark } from '../scan/marked';

const urls: readonly string[] = [
	// The password of a login, whatever it holds.
	'http://ana:⸠tiger7⸡@h.example/',
	'ftp://ana:⸠p@tiger7⸡@h.example/a@b',
	'ftp://ana:⸠123/tiger7⸡@h/',
	// Raw delimiters behind a raw `@`, where no host is.
	'http://mail.h.example:⸠t@iger/7⸡@proxy.example/',
	'postgres://ana:⸠ti@ger/7⸡@db:5432/x',
	'postgres://ana:⸠ti@ger?7⸡@db:5432/x',
	'postgres://ana:⸠ti@ger#7⸡@db:5432/x',
	'postgres://ana:⸠ti@ger/@7⸡@[::1]/x',
	'http://ana:⸠tiger7⸡@npm/@shop/fish',
	'http://ana:⸠tiger7⸡@localhost/x@y.example',
	'http://ana:⸠tiger7⸡@npm:4873/fish@2.0.1',
	'http://ana:⸠tiger7⸡@h.example/?mail=eva@i.example',
	'ftp://ana:⸠12345⸡@h.example/',
	// A colon in a host's place for Git's, and a word for a port.
	'https://github.com:ana/shop.git',
	'http://127.0.0.1:PORT/x',
	'https://ana.com:⸠tiger7⸡',
	'https://ana.smith:⸠tiger7⸡/x',
	'http://CORP\\ana:⸠tiger7⸡@proxy:8080/',
	'http://ana@corp.example:⸠tiger7⸡@h.example/',
	'sip:ana:⸠tiger7⸡@h.example',
	'jdbc:oracle:thin:scott/⸠tiger7⸡@//h:1521/x',
	`ftp://ana:⸠${'x'.repeat(5000)}⸡@h.example/`,
	// One that is yet to be written.
	'http://h.example/?to=ftp://ana:⸠tiger7⸡',
	// A URL within the URL, at each level of encoding.
	'http://h.example/?to=https://ana:⸠tiger7⸡%40i.example/',
	'http://h.example/?to=https%3A%2F%2Fana%3A⸠tiger7⸡%40i.example%2F&a=1',
	'http://h.example/?to=https%253A%252F%252Fana%253A⸠ti%252Fger7⸡%2540i.example',
	'http://h.example/?to=https%25252525253A%25252525252F%25252525252Fana%25252525253A⸠tiger7⸡%252525252540i.example',
	// Parameters.
	'http://h.example/?a=1&password=⸠tiger7⸡&b=2#c',
	'http://h.example/?user%5Bpassword%5D=⸠tiger7⸡',
	'http://h.example/?%D0%BF%D0%B0%D1%80%D0%BE%D0%BB%D1%8C=⸠tiger7⸡',
	'http://h.example/?X-Amz-Credential=⸠AKIA%2F1⸡&X-Amz-SignedHeaders=host&X-Amz-Signature=⸠12ab⸡',
	'http://h.example/#access_token=⸠tiger7⸡&state=1',
	'jdbc:sqlserver://h:1433;user=sa;password=⸠tiger7⸡;encrypt=true',
	'http://h.example/?q={"user":"ana","password":⸠"tiger7"⸡}',
	'http://h.example/?q=%7B%22password%22%3A⸠%22tiger7%22⸡%7D',
	// Keys.
	'https://⸠ghp_tiger7⸡@github.example/',
	'https://⸠tiger7⸡:x-oauth-basic@github.example/',
	'https://⸠0123456789abcdef0123⸡@o1.sentry.example/1',
	'https://api.telegram.org/bot123456789:⸠AAabcdefghijklmnopqrstuv⸡/getMe',
	'https://hooks.slack.com/services/T01/B02/⸠abcDEF123⸡',
	'https://h.example/⸠eyJhbGciOi.eyJzdWIiOi.c2ln⸡',
	'trojan://⸠tiger7⸡@h.example:443?sni=a#tag',
	'ss://⸠YWVzOnRpZ2Vy⸡#tag',
	// What is none.
	'http://h.example:8080/@ana',
	'http://localhost:3000/x@y.example',
	'https://h.example/npm/lodash@4.17.21/lodash.js',
	'ssh://git@github.example:org/repo@v1',
	'mailto:ana@h.example?subject=a:b&cc=eva@h.example',
	'news:abc.123@h.example',
	'urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
	'tel:+1-201-555-0123',
	'https://h.example/?token_type=bearer&page=1&passage=2&compass=n&design=3&signed=1',
	'https://h.example/?to=http%3A%2F%2Fi.example%3A8080%2Fx&mail=ana@h.example',
	'http://ana@h.example/',
	'http://h.example/a:b',
	'file:///C:/x@2x.png',
	'data:image/png;base64,iVBORw0KGgo=',
	'https://maps.example/@48.85,2.35,15z/data=!3m1',
];

describe('a secret in a URL', () => {
	for (const marked of urls)
		test(marked.slice(0, 120), () => {
			const { text } = unmark(marked);
			const shown = marked.replace(/⸠[^⸡]*⸡/g, '••••');
			// The user of a key's login is hidden with what stands for a password.
			assert.equal(new Mask(parseUrl(text, 'modern')).whole, shown.replace('••••:x-oauth-basic@', '••••@'));
		});
});

describe('a secret in words', () => {
	for (const [text, shown] of [
		['cannot read https:/ana:tiger7@h: no such file', 'cannot read https:/ana:••••@h: no such file'],
		['"--sip:ana:tiger7@h" is unknown', '"--sip:ana:••••@h" is unknown'],
		['./trojan://tiger7@h x@y', './trojan://••••@h x@y'],
		['https://ana: and then @ home', 'https://ana: and then @ home'],
		['a token=1 b', 'a token=•••• b'],
		['at Object.<anonymous> (file:///a/b.js:12:30)', 'at Object.<anonymous> (file:///a/b.js:12:30)'],
	] as const)
		test(text, () => assert.equal(maskText(text), shown));
});

describe('decoding to the end', () => {
	for (const [text, levels] of [
		['a', ['a']],
		['%41', ['%41', 'A']],
		['%2%35%34%31', ['%2%35%34%31', '%2541', '%41', 'A']],
		['%25252525252541', ['%25252525252541', '%252525252541', '%2525252541', '%25252541', 'A']],
		['%u0041%20%C3%A9', ['%u0041%20%C3%A9', 'A\uffff\uffff\uffff']],
	] as const)
		test(text, () => {
			const found = Array.from(unfolded(text));
			assert.deepEqual(
				found.map((level) => level.text),
				levels,
			);
			for (const level of found) assert.equal(level.startOf(level.text.length), text.length);
		});
});

test('each part of a URL shows what the whole shows of it', () => {
	const url = parseUrl('http://h.example/?to=https%3A%2F%2Fana%3Atiger7%40i.example&token=abc', 'modern');
	const mask = new Mask(url);
	assert.equal(mask.of(url.components.search), 'to=https%3A%2F%2Fana%3A••••%40i.example&token=••••');
	assert.equal(mask.of({ offset: 0, end: 16 }), 'http://h.example');
	const inside = secretsIn(url.text, 'url')[0]?.offset ?? 0;
	assert.equal(mask.of({ offset: inside + 1, end: inside + 3 }), '••••');
	assert.equal(
		mask.derived({ offset: inside + 1, end: inside + 3 }, (text) => text),
		'••••',
	);
	assert.equal(
		mask.derived({ offset: 0, end: 4 }, (text) => text.toUpperCase()),
		'HTTP',
	);
});
