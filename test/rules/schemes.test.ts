/** schemes.md: what each scheme's production derives, and what the rules say where it does not. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { analyse, analyseUrl } from '../../server/src/analysis/analyse';
import { defaults } from '../../server/src/settings';
import { judges, show } from './judged';

/** The column "derivable": no error in either standard. */
const derivable = `
	ftp://h.test/%2Fetc/motd  ftp://h.test//etc/motd  ftp://h.test/;type=i  ftp://h.test/a;type=d  ftp://u:p@h.test:21/a
	http://h.test  http://h.test/?x  http://h.test/a;b  http://h.test:8080/a/b?c  https://h.test/a
	gopher://h.test  gopher://h.test/11/a%09q  gopher://h.test/7s%09%09+
	mailto:a%25b@c.test  mailto:jane@h.test
	news:*  news:comp.lang.c  news:abc@host.test
	nntp://h.test/g/123  nntp://h.test/g
	telnet://h.test  telnet://u:p@h.test:23/
	wais://h.test/  wais://h.test/db?q  wais://h.test/db/t/p
	file:///etc/x  file://localhost/etc/x  file:///c:/x
	file://vms.host.edu/disk$user/my/notes/note12345.txt
	prospero://h.test//pros/name  prospero://h.test/n;v=1;w=2  prospero://h.test/n;=
`;

/**
 * The column "not derivable": the findings of `modern`, the findings of `rfc1738`. Where the last column says nothing
 * about `modern`, an error in both.
 */
const notDerivable: Readonly<Record<string, readonly [modern: string, rfc1738: string]>> = {
	'ftp://h.test;type=a': ['ftp-url@";type=a" error', 'ftp-url@";type=a" error'],
	'ftp://h.test/a;type=x': ['ftp-url@"x" warning', 'ftp-url@"x" error'],
	'ftp://h.test/a;v=1': ['', 'ftp-url@";" error'],
	'http://h.test?x': ['', 'http-url@"?" error'],
	'http://h.test/?b/c': ['', 'reserved-character@"/" error'],
	'http://h.test/?b?c': ['', 'reserved-character@"?" error'],
	'http://h.test/~u': ['', 'unsafe-character@"~" error'],
	'http://u:p@gnu.org': ['', 'password-in-url@"p" error'],
	'gopher://h.test/0a b': ['unsafe-character@" " hint', 'unsafe-character@" " error'],
	'gopher://u@h.test': ['', 'user-not-allowed@"u@" error'],
	'mailto:': ['mailto-url@":" hint', 'mailto-url@":" error'],
	'news:3d.group': ['', 'news-url@"3" error'],
	'news:a@b@c.d': ['news-url@"@" error', 'news-url@"@" error'],
	'news://h.test/g': ['', 'news-url@"//" error'],
	'nntp://h.test/': ['nntp-url@"/" error', 'nntp-url@"/" error'],
	'nntp://h.test/g/12a': ['nntp-url@"12a" error', 'nntp-url@"12a" error'],
	'nntp://u@h.test/g': ['', 'user-not-allowed@"u@" error'],
	'telnet://h.test/x': ['telnet-url@"x" error', 'telnet-url@"x" error'],
	'wais://h.test': ['wais-url@"h.test" error', 'wais-url@"h.test" error'],
	'wais://h.test/db/t': ['wais-url@"db/t" error', 'wais-url@"db/t" error'],
	'wais://h.test/db/t/p/q': ['wais-url@"db/t/p/q" error', 'wais-url@"db/t/p/q" error'],
	'wais://h.test/db?q?r': ['wais-url@"?" error', 'wais-url@"?" error'],
	'file:/x': ['', 'file-url@"/" error'],
	'file://c:/x': ['file-url@"c:" warning', 'file-url@"c:" error'],
	'file:///C|/x': ['file-url@"|" warning', 'file-url@"|" error'],
	'file://h.test': ['file-url@"h.test" error', 'file-url@"h.test" error'],
	'file://h.test:80/x': ['file-url@":80" error', 'file-url@":80" error'],
	'file:///a;b': ['', 'reserved-character@";" error'],
	'prospero://h.test/n;v': ['prospero-url@";v" error', 'prospero-url@";v" error'],
	'prospero://h.test/n;v=1=2': ['prospero-url@"=" error', 'prospero-url@"=" error'],
	'prospero://h.test/n;v=a/b': ['prospero-url@"/" error', 'prospero-url@"/" error'],
	// "Where the readings differ".
	'http://h.test/#f': ['', ''],
	'http://[::1]/': ['', 'invalid-ipv6@"[::1]" error'],
	'http://my_host/': ['', 'invalid-host@"_" error'],
	'http://example.com./': ['', 'invalid-host@"." error'],
	'http://h.test/a\\b': ['backslash@"\\" warning', 'backslash@"\\" error'],
	'http://h.test/é': ['', 'non-ascii@"é" error'],
	'http://1.2.3/': ['numeric-host@"1.2.3" warning', 'numeric-host@"1.2.3" error'],
	'http://0x7f.1/': ['numeric-host@"0x7f.1" warning', 'numeric-host@"0x7f.1" error'],
	'http:/h.test': ['missing-slashes@":/" error', 'missing-slashes@":/" error'],
	'http:h.test': ['missing-slashes@":" error', 'missing-slashes@":" error'],
	// RFC 6068, RFC 5538, RFC 8089: what the successors allow.
	'mailto:a@h.test,b@h.test?subject=x%20y&cc=c@h.test': ['', ''],
	'file:/etc/motd': ['', 'file-url@"/" error'],
};

function said(url: string, standard: 'modern' | 'rfc1738'): string {
	const { findings } = analyseUrl(url, { ...defaults, standard });
	return findings.map((finding) => show(finding, { text: url, languageId: 'plaintext' })).join(', ');
}

describe('derivable', () => {
	for (const url of derivable.trim().split(/\s+/))
		test(url, () => {
			const errors = (['modern', 'rfc1738'] as const)
				.map((standard) => said(url, standard))
				.filter((text) => text.includes('error'));
			assert.deepEqual(errors, []);
			assert.equal(analyseUrl(url, { ...defaults, standard: 'rfc1738' }).valid, true);
			assert.equal(analyseUrl(url, defaults).valid, true);
		});
});

describe('not derivable', () => {
	for (const [url, [modern, rfc1738]] of Object.entries(notDerivable))
		test(url, () => {
			assert.deepEqual({ modern: said(url, 'modern'), rfc1738: said(url, 'rfc1738') }, { modern, rfc1738 });
			assert.equal(analyseUrl(url, { ...defaults, standard: 'rfc1738' }).valid, !rfc1738.includes('error'));
			assert.equal(analyseUrl(url, defaults).valid, !modern.includes('error'));
		});
});

judges('http-url', [
	{ text: 'http://a.example⸠?⸡x', modern: '-', rfc1738: 'error' },
	{ text: 'https://a.example⸠?⸡x=1', modern: '-', rfc1738: 'error' },
	{ text: 'ws://a.example?x', modern: '-' },
	{ text: 'http://a.example/?x', modern: '-', rfc1738: '-' },
]);

judges('ftp-url', [
	{ text: 'ftp://a.example/b;type=⸠x⸡', modern: 'warning', rfc1738: 'error' },
	{
		text: 'ftp://a.example/b⸠;⸡v=1',
		modern: 'asked',
		rfc1738: 'error',
		fixed: ['ftp://a.example/b%3Bv=1'],
		all: 'ftp://a.example/b;v=1',
	},
	{ text: 'ftp://a.example⸠;type=a⸡', modern: 'error', rfc1738: 'error' },
	{ text: 'ftp://a.example/b;type=A ftp://a.example/;type=i', modern: '-', rfc1738: '-' },
]);

judges('file-url', [
	{ text: 'file:⸠/⸡etc/motd', modern: '-', rfc1738: 'error', fixed: ['file:///etc/motd'] },
	{ text: 'file://⸠c:⸡/x', modern: 'warning', rfc1738: 'error', fixed: ['file:///c:/x'] },
	{ text: 'file:///C⸠|⸡/x', modern: 'warning', rfc1738: 'error', fixed: ['file:///C:/x'] },
	{
		text: String.raw`<a href="file://⸠C:\a b⸡">`,
		in: 'html',
		modern: 'warning',
		rfc1738: 'error',
		fixed: ['<a href="file:///C:/a%20b">'],
	},
	{
		text: String.raw`{"a": "file://⸠C:\\a⸡"}`,
		in: 'json',
		modern: 'warning',
		rfc1738: 'error',
		fixed: ['{"a": "file:///C:/a"}'],
	},
	{ text: '<a href="file://⸠a.example⸡">', in: 'html', modern: 'error', rfc1738: 'error' },
	// Some libraries name a file of their own so.
	{ text: 'a = "file://⸠migrations⸡"', in: 'go', modern: 'asked', rfc1738: 'error' },
	{ text: '/* file://⸠sound.mp3⸡ */', in: 'typescript', modern: 'asked', rfc1738: 'error' },
	{ text: '// 由于处理file://的URL', in: 'c', modern: '-' },
	{ text: 'file://a.example⸠:80⸡/x', modern: 'error', rfc1738: 'error' },
	{ text: 'file:///etc/motd file://localhost/etc/motd file:///c:/x', modern: '-', rfc1738: '-' },
]);

judges('gopher-url', [
	{ text: 'gopher://a.example⸠?x⸡', modern: 'error', rfc1738: 'error' },
	{ text: 'gopher://a.example gopher://a.example/ gopher://a.example/11/x%09q%09+', modern: '-', rfc1738: '-' },
]);

judges('mailto-url', [
	{ text: '<a href="mailto⸠:⸡">', in: 'html', modern: 'hint', rfc1738: 'error' },
	{ text: 'mailto:jane@a.example mailto:jane%2Bx@a.example', modern: '-', rfc1738: '-' },
	{ text: 'mailto:jane@a.example,joe@b.example?subject=x', modern: '-' },
	{ text: '<a href="mailto:⸠jane⸡">', in: 'html', modern: 'warning', rfc1738: 'warning' },
	{ text: '<a href="mailto:⸠jane.x.example⸡">', in: 'html', modern: 'warning', rfc1738: 'warning' },
	{ text: '<a href="mailto:⸠kate.dotson.example⸡?subject=meet%20at%20x">', in: 'html', modern: 'warning' },
	{ text: '<a href="mailto:⸠spam⸡">', in: 'html', modern: 'warning' },
	{ text: 'mailto:jane@x⸠,⸡example', modern: 'warning', fixed: ['mailto:jane@x.example'] },
	{ text: 'mailto:jane@x.example,⸠joe⸡', modern: 'warning' },
	// Not for programs to read.
	...[
		'concat.fni.at-sign.b.example',
		'jane (at) x.example',
		'jane%20AT%20x%20DOT%20example',
		'jane[at]x[dot]example',
		'jane-at-x-dot-example',
		'jane{at}x.example?subject=x',
		'janeNOSPAM',
		'jane_no_spam',
		'jane.removethis.x.example',
	].map((address) => ({ text: `<a href="mailto:${address}">`, in: 'html', modern: '-' as const })),
	{ text: '<a href="mailto:⸠jane-at-x-dot-example⸡">', in: 'html', rfc1738: 'warning' },
]);

judges('news-url', [
	// RFC 5538 §4: `newsgroups = *( group-char / pct-encoded / "*" )`, and a group may start with a digit.
	{ text: 'news:⸠3⸡d.group', modern: '-', rfc1738: 'error' },
	{ text: 'news:example.group.*', modern: '-' },
	{ text: '<a href="news:example.group.⸠*⸡">', in: 'html', modern: '-', rfc1738: 'error' },
	{ text: '<a href="news:a.⸠,⸡b">', in: 'html', modern: 'error', rfc1738: 'error' },
	{ text: '<a href="news:⸠@⸡a.example">', in: 'html', modern: 'error', rfc1738: 'error' },
	{ text: '<a href="news:abc⸠@⸡">', in: 'html', modern: 'error', rfc1738: 'error' },
	{ text: '<a href="news:p0624@%5B10.20.30.108%5D">', in: 'html', modern: '-' },
	{ text: 'news:a⸠@⸡b@c.example', modern: 'error', rfc1738: 'error', fixed: ['news:a%40b@c.example'] },
	{ text: 'news:comp.lang.c news:abc@a.example news:*', modern: '-', rfc1738: '-' },
	{ text: 'news://a.example/comp.lang.c', modern: '-' },
]);

judges('nntp-url', [
	{ text: 'nntp://a.example⸠/⸡', modern: 'error', rfc1738: 'error' },
	{ text: 'nntp://a.example/g/⸠12a⸡', modern: 'error', rfc1738: 'error' },
	{ text: 'nntp://a.example/⸠3⸡d/1', modern: '-', rfc1738: 'error' },
	{ text: 'nntp://a.example/a.b⸠*⸡/1', modern: 'error', rfc1738: 'error' },
	{ text: 'nntp://a.example/a.n%2Fb/12345', modern: '-' },
	{ text: 'nntp://a.example/comp.lang.c/123 nntp://a.example/comp.lang.c', modern: '-', rfc1738: '-' },
]);

judges('telnet-url', [
	{ text: 'telnet://a.example/⸠x⸡', modern: 'error', rfc1738: 'error' },
	{ text: 'telnet://a.example telnet://a.example/ telnet://jane@a.example:2323/', modern: '-', rfc1738: '-' },
]);

judges('wais-url', [
	{ text: 'wais://a.example/⸠db/t⸡', modern: 'error', rfc1738: 'error' },
	{ text: 'wais://a.example/db?q⸠?⸡r', modern: 'error', rfc1738: 'error', fixed: ['wais://a.example/db?q%3Fr'] },
	{
		text: 'wais://a.example/ wais://a.example/db wais://a.example/db?q wais://a.example/db/t/p',
		modern: '-',
		rfc1738: '-',
	},
]);

judges('prospero-url', [
	{ text: 'prospero://a.example/n⸠;v⸡', modern: 'error', rfc1738: 'error' },
	{
		text: 'prospero://a.example/n;v=1⸠=⸡2',
		modern: 'error',
		rfc1738: 'error',
		fixed: ['prospero://a.example/n;v=1%3D2'],
	},
	{ text: 'prospero://a.example/n;v=a⸠/⸡b', modern: 'error', rfc1738: 'error' },
	{ text: 'prospero://a.example//pros/name prospero://a.example/n;v=1;w=2', modern: '-', rfc1738: '-' },
]);

judges('scheme-syntax', [
	{ text: '<a href="data:⸠text/plain⸡">', in: 'html', modern: 'warning' },
	{ text: '<a href="tel:⸠call-me⸡">', in: 'html', modern: 'warning' },
	{ text: '<a href="urn:⸠-x⸡:y">', in: 'html', modern: 'warning' },
	{ text: 'data:text/plain,x tel:+1-201-555-0123 urn:isbn:0451450523', modern: '-', rfc1738: '-' },
	{ text: 'f("urn:x-cast:", \'urn:uuid:\');', in: 'javascript', modern: '-', rfc1738: '-' },
	{ text: '{"a": "urn:x-cast:"}', in: 'json', modern: '-', rfc1738: '-' },
]);

judges('obsolete-scheme', [
	{ text: 'gopher://a.example/1 wais://a.example/db prospero://a.example/x', modern: '-', rfc1738: '-' },
]);

test('obsolete-scheme speaks when it is switched on', () => {
	const document = { text: 'gopher://a.example/1 http://a.example/', languageId: 'plaintext' };
	const { findings } = analyse(document, { ...defaults, rules: { 'obsolete-scheme': 'hint' } });
	assert.deepEqual(
		findings.map((finding) => show(finding, document)),
		['obsolete-scheme@"gopher" hint'],
	);
});

judges('space-in-destination', [
	{
		text: '[a](http://a.example/a⸠ ⸡b)',
		in: 'markdown',
		modern: 'warning',
		rfc1738: 'error',
		fixed: ['[a](http://a.example/a%20b)', '[a](http://a.example/ab)', '[a](<http://a.example/a b>)'],
		all: '[a](http://a.example/a b)',
	},
	{
		text: '![a](http://a.example/a⸠ b ⸡c.png)',
		in: 'markdown',
		modern: 'warning',
		rfc1738: 'error',
		all: '![a](http://a.example/a b c.png)',
	},
	{
		text: '[a](http://a.example/a⸠ ⸡b "t")',
		in: 'markdown',
		modern: 'warning',
		rfc1738: 'error',
		all: '[a](http://a.example/a b "t")',
	},
	{
		text: '[a](http://a.example/a⸠ ⸡b|c)',
		in: 'markdown',
		modern: 'warning',
		also: { modern: ['unsafe-character@"|" hint'] },
		all: '[a](http://a.example/a b|c)',
	},
	{
		text: '[代理](https://a.example/p.html⸠ ⸡“代理”)',
		in: 'markdown',
		modern: 'warning',
		fixed: [
			'[代理](https://a.example/p.html "代理")',
			'[代理](https://a.example/p.html“代理”)',
			'[代理](https://a.example/p.html%20“代理”)',
			'[代理](<https://a.example/p.html “代理”>)',
		],
	},
	{
		text: '[a](https://a.example/p.html⸠ 「二 ⸡つ」)',
		in: 'markdown',
		modern: 'warning',
		fixed: [
			'[a](https://a.example/p.html "二 つ")',
			'[a](https://a.example/p.html%20「二%20つ」)',
			'[a](https://a.example/p.html「二つ」)',
			'[a](<https://a.example/p.html 「二 つ」>)',
		],
	},
	{
		text: '[a](https://a.example/11-million-⸠ ⸡users-on)',
		in: 'markdown',
		modern: 'warning',
		fixed: [
			'[a](https://a.example/11-million-users-on)',
			'[a](https://a.example/11-million-%20users-on)',
			'[a](<https://a.example/11-million- users-on>)',
		],
	},
	{ text: '[a](<http://a.example/x>) [a](http://a.example/x "t")', in: 'markdown', modern: '-', rfc1738: '-' },
]);
