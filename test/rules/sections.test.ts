/** What the successors of RFC 1738 say of single characters and parts, by section. Nothing here is new in `rfc1738`. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyseUrl } from '../../server/src/analysis/analyse';
import { defaults } from '../../server/src/settings';
import { bidiMistakes } from '../../server/src/url/bidi';
import { contextMistake } from '../../server/src/url/context-rules';
import { toAscii } from '../../server/src/url/idna';
import { judges, type Row, show, silent } from './judged';

const href = (url: string) => `<a href="${url}">`;
const inHtml = { in: 'html', modern: 'warning', rfc1738: '-' } as const;

// RFC 3986 §3.1: no document has such a scheme, only the command's `parse`.
for (const url of ['1h://x.net', '-ht://x', '+a:b', '.a://b'])
	test(`a scheme starts with a letter: ${url}`, () => {
		const { valid, findings } = analyseUrl(url, defaults);
		assert.equal(valid, false);
		assert.deepEqual(
			findings.map((finding) => show(finding, { text: url, languageId: 'plaintext' })),
			[`scheme-syntax@"${url.charAt(0)}" error`],
		);
		assert.equal(analyseUrl(url, { ...defaults, standard: 'rfc1738' }).valid, true);
	});

// RFC 3986 §7.6.
judges('deceptive-user', [
	{ text: 'ftp://⸠cnn.example.com&story=breaking_news⸡@10.0.0.1/top_story.htm', modern: 'warning', rfc1738: 'warning' },
	{ text: 'http://⸠cnn.example.com&story=breaking_news⸡@10.0.0.1/top_story.htm', modern: 'warning' },
	{ text: 'http://⸠bank.example;x=y⸡@evil.example/', modern: 'warning' },
	{ text: 'https://⸠bank.example%26a⸡@evil.example/', modern: 'warning' },
	{ text: 'http://⸠user@evil.example⸡@good.example/', modern: 'warning' },
	{ text: 'ftp://jane%40a.example@gnu.org/x', modern: '-', rfc1738: '-' },
	{ text: 'smtp://jane@a.example@mail.gnu.org/', modern: '-' },
]);

// RFC 3986 §3.2.1.
silent('a colon in a password', 'plaintext', ['ftp://jane:$A:$B@gnu.org/'], 'modern');
judges('password-in-url', [
	{ text: 'ftp://jane:⸠tiger7:y⸡@gnu.org/', modern: 'warning' },
	{ text: 'ftp://jane:⸠8392⸡@gnu.org/', modern: 'warning' },
]);

// RFC 3986 §3.2.2; RFC 9844 took zone identifiers out of URLs.
judges('invalid-ipv6', [
	{ text: href('http://⸠[v1.fe80::a+en1]⸡/'), in: 'html', modern: 'asked', rfc1738: 'error' },
	{ text: href('http://⸠[v1.]⸡/'), in: 'html', modern: 'error', rfc1738: 'error' },
	{ text: 'http://⸠[www.google.com]⸡/', modern: 'error', rfc1738: 'error' },
	{ text: href('http://⸠[www.google.com]⸡:8080/x'), in: 'html', modern: 'error', rfc1738: 'error' },
	{ text: 'http://[your.domain.com]/ http://[service.name]/ http://[host]/', modern: '-', rfc1738: '-' },
	{ text: href('http://[fe80::1⸠%25en0⸡]/'), in: 'html', modern: 'warning', fixed: [href('http://[fe80::1]/')] },
	{ text: href('docker://[fe80::1⸠%25en0⸡]/'), in: 'html', modern: 'warning', fixed: [href('docker://[fe80::1]/')] },
	{ text: href('docker://[::1]:80/ '), in: 'html', modern: '-' },
]);

// RFC 5890 §2.3.2.1 and RFC 1034 §3.1: DNS counts what it sees.
judges('invalid-host', [
	{ text: `http://⸠${'日本'.repeat(30)}⸡.example/`, modern: 'error' },
	{ text: `http://⸠${'日本.'.repeat(40)}example⸡/`, modern: 'error' },
	...['日'.repeat(50), '😀'.repeat(40)].map(
		(label): Row => ({
			text: `http://${label}.example/`,
			modern: '-',
		}),
	),
]);

// RFC 5893 §2. Each label of a name that has one from right to left keeps to the Bidi rule.
const bidi: readonly [name: string, broken: readonly number[]][] = [
	['אבג.example', []],
	['אב1.example', []],
	['א1ב.example', []],
	['ابت.example', []],
	['اب١.example', []],
	['موقع.وزارة-الاتصالات.مصر', []],
	['a-1.אב', []],
	['अ.אב', []],
	// 1: the first character is a letter.
	['1א.example', [0]],
	['1.אב', [0]],
	['-a.אב', [0]],
	['١ا.example', [0]],
	// 2: no letter from left to right in one from right to left; 5: nor the other way round.
	['אa.example', [0]],
	['אaב.example', [0]],
	['aא.example', [0]],
	// 3 and 6: how they end.
	['אב-.example', [0]],
	['a-.אב', [0]],
	['אָ.example', []],
	// 4: one kind of digits.
	['א1١.example', [0]],
	// No Bidi name: the rule says nothing.
	['1.example', []],
	['a-.example', []],
];
for (const [name, broken] of bidi)
	test(`the Bidi rule: ${name} breaks it in ${broken.length} labels`, () => {
		assert.deepEqual(bidiMistakes(name.split('.')), broken);
		if (broken.length > 0) assert.equal(toAscii(name), undefined);
	});

judges('invalid-host', [
	{ text: href('http://⸠אa⸡.example/'), in: 'html', modern: 'error' },
	{ text: href('http://⸠1⸡.אב/'), in: 'html', modern: 'error' },
	{ text: href('http://⸠1⸡.xn--4dbc/'), in: 'html', modern: 'warning', rfc1738: '-' },
	{ text: href('http://⸠xn--0-0hc⸡.example/'), in: 'html', modern: 'warning', rfc1738: '-' },
	{ text: href('http://xn--4dbc.example/'), in: 'html', modern: '-', rfc1738: '-' },
]);

// RFC 5892, appendix A.
const contexts: readonly [label: string, rule: number | undefined][] = [
	['क्\u200cष', undefined],
	['ن\u200cن', undefined],
	['a\u200cb', 1],
	['א\u200cב', 1],
	['क्\u200dष', undefined],
	['a\u200db', 2],
	['ن\u200dن', 2],
	['l·l', undefined],
	['a·b', 3],
	['l·', 3],
	['\u0375α', undefined],
	['\u0375a', 4],
	['α\u0375', 4],
	['א\u05f3', undefined],
	['a\u05f3', 5],
	['א\u05f4', undefined],
	['\u05f4א', 6],
	['ア・a', undefined],
	['a・中', undefined],
	['a・b', 7],
	['ا٠', undefined],
	['ا٠۰', 8],
	['ا۰٠', 9],
	['münchen', undefined],
];
for (const [label, rule] of contexts)
	test(`context rules: ${JSON.stringify(label)} ${rule === undefined ? 'keeps to all' : `breaks A.${rule}`}`, () =>
		assert.equal(contextMistake(label)?.rule, rule));

judges('invalid-idn', [
	{ text: 'https://⸠xn--ab-0ea⸡.example/', modern: 'warning', rfc1738: '-' },
	{ text: 'https://⸠xn--ab-3n4a⸡.example/', modern: 'warning', rfc1738: '-' },
	{ text: 'https://xn--ll-0ea.example/', modern: '-', rfc1738: '-' },
]);

// RFC 3987 §2.2.
judges('control-character', [
	{ text: href('http://a.example/a⸠&#x81;⸡b'), in: 'html', modern: 'error', fixed: [href('http://a.example/ab')] },
	{ text: href('http://a.example/a⸠\u009d⸡b'), in: 'html', modern: 'error', fixed: [href('http://a.example/ab')] },
	// Appendix C of RFC 3986, and what browsers do.
	{ text: href('http://a.example/x⸠\n  ⸡y'), in: 'html', modern: 'error', fixed: [href('http://a.example/xy')] },
	{ text: href('http://a.exa⸠\n⸡mple/x'), in: 'html', modern: 'error', fixed: [href('http://a.example/x')] },
	{ text: href('\n http://a.example/x\n'), in: 'html', modern: '-', rfc1738: '-' },
	{ text: '<a href="http://a.example/x\nclass="b">', in: 'html', modern: '-' },
	{ text: '<a href="http://a.example/x\n\ny">', in: 'html', modern: '-' },
]);
judges('non-ascii', [
	{ text: href('http://a.example/a⸠\ufdd0⸡b'), in: 'html', modern: 'error', fixed: [href('http://a.example/ab')] },
	{ text: href('http://a.example/a⸠\ufffe⸡b'), in: 'html', modern: 'error' },
	{ text: href('http://a.example/a⸠\u{1ffff}⸡b'), in: 'html', modern: 'error' },
]);

judges('mailto-url', [
	{
		text: 'mailto:a@b.example?cc=c@d.example⸠?⸡body=x',
		modern: 'warning',
		rfc1738: '-',
		fixed: ['mailto:a@b.example?cc=c@d.example&body=x'],
	},
	{ text: href('mailto:a@b.example⸠&amp;⸡subject=x'), ...inHtml, fixed: [href('mailto:a@b.example?subject=x')] },
	{ text: href('mailto:a@b.example?subject=What?&amp;body=x'), in: 'html', modern: '-' },
]);

judges('default-port', [
	{ text: 'redis://a.example:6379/0', modern: '-' },
	{ text: 'git://a.example:9418/x postgres://a.example:5432/db mysql://a.example:3306/db', modern: '-' },
	{ text: 'amqp://a.example:5672/x mqtt://a.example:1883 coap://a.example:5683/x', modern: '-' },
	{ text: 'mongodb://a.example:27017,b.example:27018/db', modern: '-' },
	// RFC 3261 §19.1.4: with and without its port a SIP URL is not the same.
	{ text: 'sip:bob@biloxi.com:5060', modern: '-' },
]);
judges('invalid-ipv6', [{ text: href('sip:a@⸠[2001:db8::g]⸡'), in: 'html', modern: 'error' }]);
judges('risky-port', [{ text: 'git://gnu.org:⸠22⸡/x', modern: 'information' }]);
judges('invalid-port', [
	{ text: 'mysql://a.example:⸠99999⸡/db', modern: 'error', rfc1738: '-' },
	{ text: 'sip:bob@biloxi.com:⸠99999⸡', modern: 'error', rfc1738: '-' },
]);

judges('scheme-syntax', [
	// RFC 6455 §3.
	{ text: 'ws://a.example/x⸠#f⸡', ...inHtml, in: 'plaintext', fixed: ['ws://a.example/x', 'ws://a.example/x%23f'] },
	{ text: 'wss://a.example/%23f', modern: '-' },
	// RFC 8141 §2.
	{ text: href('urn:example:a⸠?⸡b'), ...inHtml, fixed: [href('urn:example:a%3Fb')] },
	{ text: href('urn:example:a⸠?+⸡'), ...inHtml },
	{ text: href('urn:example:a⸠?=⸡'), ...inHtml },
	{ text: href('urn:example:a?+b⸠?=⸡'), ...inHtml },
	{ text: href('urn:example:a⸠?+⸡/b'), ...inHtml },
	{ text: href('urn:example:⸠/⸡a'), ...inHtml },
	{ text: href('urn:example⸠:⸡?=a'), ...inHtml },
	{ text: 'urn:example:a/b?+c/d?e?=f#g', modern: '-' },
	// RFC 9562 §4.
	{ text: href('urn:uuid:⸠f81d4fae⸡'), ...inHtml },
	{ text: href('urn:uuid:⸠f81d4fae-7dec-11d0-a765-00a0c91e6bfg⸡'), ...inHtml },
	{ text: 'urn:uuid:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6', modern: '-', rfc1738: '-' },
	{ text: 'urn:uuid:00000000-0000-0000-0000-000000000000 urn:uuid:{id} urn:UUID:<uuid>', modern: '-' },
	// RFC 2397 §3.
	{ text: href('data:⸠text⸡,a'), ...inHtml },
	{ text: href('data:⸠base64⸡,QQ=='), ...inHtml },
	{ text: href('data:text/plain⸠;base64;charset=utf-8⸡,QQ=='), ...inHtml },
	{ text: href('data:image/png;base64,⸠iVB!⸡'), ...inHtml },
	{ text: href('data:image/png;base64,⸠QQQQQ⸡'), ...inHtml },
	{ text: href('data:image/png;base64,⸠QQ-_⸡'), ...inHtml },
	{ text: href('data:image/png;base64,⸠Q=Q=⸡'), ...inHtml },
	{ text: href('data:image/png;base64,QQ%3D%3D'), in: 'html', modern: '-' },
	{ text: href('data:;base64,QQ'), in: 'html', modern: '-' },
	{ text: href('data:image/svg+xml;utf8,<svg/>'), in: 'html', modern: '-' },
	// What is shown or goes on elsewhere, and PHP's own form.
	{ text: 'Use data:image/gif;base64,R0lGODlhP..... here', modern: '-' },
	{ text: "readfile('data://text/plain;base64,SSBsb3ZlIFBIUAo=')", in: 'php', modern: '-' },
	{ text: href('data:image/png;base64,{data}'), in: 'html', modern: '-' },
	{ text: href('data:image/png;base64,iVBO...'), in: 'html', modern: '-' },
	// RFC 3966.
	{ text: href('tel:+1⸠ ⸡201'), in: 'html', modern: 'hint', fixed: [href('tel:+1-201')] },
	{ text: href('tel:+1⸠%20⸡201'), in: 'html', modern: 'hint', fixed: [href('tel:+1-201')] },
	{ text: href('tel:⸠+⸡'), ...inHtml },
	{ text: href('tel:⸠+1*2⸡'), ...inHtml },
	{ text: href('tel:⸠1+2⸡'), ...inHtml },
	{ text: href('tel:⸠0201234567⸡'), in: 'html', modern: 'asked', rfc1738: '-' },
	{ text: href('tel:112'), in: 'html', modern: '-', rfc1738: '-' },
	// RFC 5870 §3.3.
	{ text: href('geo:⸠48.2⸡'), ...inHtml },
	{ text: href('geo:⸠48,2;x⸡'.replace(';x', ',x')), ...inHtml },
	{ text: href('geo:⸠91,0⸡'), ...inHtml },
	{ text: href('geo:⸠0,181⸡;crs=wgs84'), ...inHtml },
	{ text: href('geo:5000,181;crs=moon-2011'), in: 'html', modern: '-' },
	{ text: href('geo:1,2⸠;u=x⸡'), ...inHtml },
	{ text: href('geo:0,0?q=Vienna'), in: 'html', modern: '-' },
	{ text: href('geo:{lat},{lng}'), in: 'html', modern: '-' },
	// RFC 3261 §19.1.1.
	{ text: href('sip:⸠//⸡alice@atlanta.com'), ...inHtml, fixed: [href('sip:alice@atlanta.com')] },
	{ text: href('sip⸠:alice@⸡'), ...inHtml },
	{ text: href('sip:a@[2001:db8::1]:5070;lr'), in: 'html', modern: '-' },
	{ text: "call('sip:alice@' + host) // sip:user@host:port sip:user@SER_HOSTNAME", in: 'javascript', modern: '-' },
]);

// RFC 8089 §2.
judges('file-url', [
	{ text: '[a](file⸠:⸡test)', in: 'markdown', modern: 'error', rfc1738: 'error' },
	{ text: href('file⸠:⸡test'), in: 'html', modern: 'error', rfc1738: 'error' },
	{ text: 'see file⸠:⸡docs/a.txt, (file⸠:⸡a.txt)', modern: 'asked', rfc1738: 'error' },
	{ text: 'see file⸠:⸡test.', modern: 'asked', rfc1738: 'error' },
	{ text: '{ "dep": "file:lib", "b": "file:../lib" }', in: 'json', modern: '-', rfc1738: '-' },
	{ text: 'dep: file:lib\nb: "file:lib"\n', in: 'yaml', modern: '-', rfc1738: '-' },
	{ text: "open('file:test'); // file:test", in: 'javascript', modern: '-', rfc1738: '-' },
	{ text: 'open file:data.db?mode=ro, file:memdb1?mode=memory or file:a.sqlite', modern: '-', rfc1738: '-' },
	{ text: '`file:test` install file:../lib', in: 'markdown', modern: '-', rfc1738: '-' },
	{ text: 'file:line:column, file:lineNumber file:12, profile:a file:///etc/motd', modern: '-', rfc1738: '-' },
]);

judges('invalid-utf8', [
	{
		text: 'http://a.example/⸠%EF%F0%E8%E2%E5%F2⸡',
		modern: 'asked',
		fixed: ['http://a.example/%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82'],
	},
]);
