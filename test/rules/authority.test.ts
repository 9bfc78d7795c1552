/** rules.md, "Scheme, host, port, user". */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { analyse } from '../../server/src/analysis/analyse';
import { defaults } from '../../server/src/settings';
import { parseUrl } from '../../server/src/url/parse';
import { findings, judges, show, silent } from './judged';

judges('missing-slashes', [
	{
		text: 'http⸠:/⸡a.example/x',
		modern: 'error',
		rfc1738: 'error',
		fixed: ['http://a.example/x'],
		all: 'http://a.example/x',
	},
	{
		text: 'http⸠//⸡a.example/x',
		modern: 'error',
		rfc1738: 'error',
		fixed: ['http://a.example/x'],
		all: 'http://a.example/x',
	},
	{ text: 'https⸠//⸡a.example', modern: 'error', rfc1738: 'error', all: 'https://a.example' },
	{
		text: 'http⸠:///⸡a.example/x',
		modern: 'error',
		rfc1738: 'error',
		fixed: ['http://a.example/x'],
		all: 'http://a.example/x',
	},
	{ text: 'http⸠:////⸡a.example/x', modern: 'error', rfc1738: 'error', all: 'http://a.example/x' },
	{
		text: 'http⸠:⸡a.example/x',
		modern: 'error',
		rfc1738: 'error',
		fixed: ['http://a.example/x'],
		all: 'http:a.example/x',
	},
	{
		text: '<a href="http⸠:⸡index.html">',
		in: 'html',
		modern: 'error',
		rfc1738: 'error',
		fixed: [],
		all: '<a href="http:index.html">',
	},
	{ text: 'http⸠:⸡localhost/x', modern: 'error', rfc1738: 'error', all: 'http:localhost/x' },
	{ text: 'http⸠:/⸡localhost:3000/x', modern: 'error', rfc1738: 'error', all: 'http://localhost:3000/x' },
	{ text: 'ftp⸠:/⸡a.example/x', modern: 'error', rfc1738: 'error', all: 'ftp://a.example/x' },
	{
		text: '[a](http⸠:/⸡a.example/x)',
		in: 'markdown',
		modern: 'error',
		rfc1738: 'error',
		all: '[a](http://a.example/x)',
	},
	{
		text: '<a href="http⸠:/⸡a/x">',
		in: 'html',
		modern: 'error',
		rfc1738: 'error',
		fixed: ['<a href="http://a/x">'],
		all: '<a href="http:/a/x">',
	},
	{
		text: '<a href="http⸠:&#x2F;⸡a.example/x">',
		in: 'html',
		modern: 'error',
		rfc1738: 'error',
		all: '<a href="http://a.example/x">',
	},
	{
		text: String.raw`{"a": "http⸠:\/⸡a.example\/x"}`,
		in: 'json',
		modern: 'error',
		rfc1738: 'error',
		all: String.raw`{"a": "http://a.example\/x"}`,
	},
	{ text: 'http⸠:/⸡a.example:80x/', modern: 'error', also: { modern: ['invalid-port@"80x" error'] } },
	{ text: 'mailto:jane@a.example file:///x urn:isbn:1', modern: '-', rfc1738: '-' },
]);
silent('names with a colon', 'xml', ['<http:binding/>']);
silent('roles', 'restructuredtext', [':http:get:`/x`']);

judges('misspelt-scheme', [
	{
		text: '⸠htpp⸡://a.example/x',
		modern: 'warning',
		rfc1738: 'warning',
		fixed: ['http://a.example/x'],
		all: 'htpp://a.example/x',
	},
	{ text: '⸠hptts⸡://a.example/x', modern: 'warning', rfc1738: 'warning', fixed: ['https://a.example/x'] },
	{ text: '⸠htps⸡://a.example/x', modern: 'warning', rfc1738: 'warning', fixed: ['https://a.example/x'] },
	{ text: '⸠hhtp⸡://a.example/x', modern: 'warning', rfc1738: 'warning', fixed: ['http://a.example/x'] },
	{ text: '⸠htttp⸡://a.example/x', modern: 'warning', rfc1738: 'warning', fixed: ['http://a.example/x'] },
	{ text: '⸠httpss⸡://a.example/x', modern: 'warning', rfc1738: 'warning', fixed: ['https://a.example/x'] },
	{
		text: '⸠fttp⸡://a.example/x',
		modern: 'warning',
		rfc1738: 'warning',
		fixed: ['http://a.example/x', 'ftp://a.example/x'],
	},
	{ text: '⸠fiel⸡:///x', modern: 'warning', rfc1738: 'warning', fixed: ['file:///x'] },
	{ text: 'https⸠;⸡//a.example/x', modern: 'warning', rfc1738: 'warning', fixed: ['https://a.example/x'] },
	{ text: 'http⸠::⸡//a.example/x', modern: 'warning', rfc1738: 'warning', fixed: ['http://a.example/x'] },
	{ text: "const a = '⸠htpp⸡://a.example/x';", in: 'javascript', modern: 'warning', rfc1738: 'warning' },
	{ text: 'httx://a.example fxp://a.example hXXps://a.example hxtp://a.example xttp://a.example', modern: '-' },
	{ text: 'h**p://a.example h__p://a.example meow://a.example', modern: '-', rfc1738: '-' },
	{ text: '<a href="httx://a.example/x">', in: 'html', modern: '-', rfc1738: '-' },
	{ text: '⸠htp⸡://a.example/x', modern: 'warning', rfc1738: 'warning' },
	{ text: '⸠httpp⸡://a.example/x', modern: 'warning' },
	{ text: 'httpu://a.example/x files://a.example/x', modern: '-' },
	{ text: 'hxxp://a.example ttp://a.example ttps://a.example', modern: '-', rfc1738: '-' },
	{ text: 'sftp://a.example/ ws://a.example/ ftps://a.example/', modern: '-', rfc1738: '-' },
]);

judges('unknown-scheme', [
	{ text: '⸠nosuchscheme⸡://a.example/x', modern: 'asked', rfc1738: 'hint', fixed: [] },
	{ text: '[a](⸠nosuchscheme⸡://a.example/x)', in: 'markdown', modern: 'asked', rfc1738: 'hint' },
	{ text: "const a = 'nosuchscheme://a.example/x';", in: 'javascript', modern: '-', rfc1738: '-' },
	{ text: '`nosuchscheme://a.example/x`', in: 'markdown', modern: '-', rfc1738: '-' },
	{ text: 'x-mine://a.example/x web+mine://a.example/x', modern: '-', rfc1738: '-' },
	{ text: 'git+ssh://a.example/x s3://b/k docker://a:1 redis://a.example', modern: '-', rfc1738: '-' },
	{ text: 'redis://h1,h2/0 "redis://localhost:6379,0.0.0.0:6379" postgres://h1,h2/db', modern: '-', rfc1738: '-' },
	{ text: 'chrome-extension://abc/x.html vscode://file/x socks5h://a.example/', modern: '-', rfc1738: '-' },
	{ text: 'scheme://a.example/x', modern: '-', rfc1738: '-' },
]);

test('unknown-scheme and misspelt-scheme accept the schemes of the settings', () => {
	const document = { text: 'nosuchscheme://a.example/x htpp://a.example/x', languageId: 'plaintext' };
	const settings = { ...defaults, knownSchemes: ['nosuchscheme', 'htpp'] };
	assert.deepEqual(analyse(document, settings).findings, []);
});

judges('scheme-case', [
	{
		text: '⸠HTTP⸡://a.example/X',
		modern: 'hint',
		rfc1738: 'hint',
		fixed: ['http://a.example/X'],
		all: 'http://a.example/X',
	},
	{ text: '⸠Https⸡://A.EXAMPLE/', modern: 'hint', rfc1738: 'hint', all: 'Https://A.EXAMPLE/' },
	{ text: '⸠Mailto⸡:Jane@a.example', modern: 'hint', rfc1738: 'hint', fixed: ['mailto:Jane@a.example'] },
	{ text: '<URL:⸠FTP⸡://a.example/x>', modern: 'hint', rfc1738: 'hint', all: '<URL:ftp://a.example/x>' },
	{ text: '[a](⸠HTTPs⸡://a.example/)', in: 'markdown', modern: 'hint', all: '[a](https://a.example/)' },
	{ text: '<a href="⸠Http⸡://a.example/">', in: 'html', modern: 'hint', all: '<a href="http://a.example/">' },
	{ text: '[[⸠Https⸡://a.example/x][x]]', in: 'org', modern: 'hint', all: '[[https://a.example/x][x]]' },
	{ text: '# see ⸠Http⸡://a.example/', in: 'python', modern: 'hint', all: '# see http://a.example/' },
	{ text: 'http://A.EXAMPLE/ PROTOCOL://host/x', modern: '-', rfc1738: '-' },
	// In capitals all through; on purpose; the name of something else than an address; a program's.
	{ text: '⸠HTTP⸡://A.EXAMPLE/X', modern: 'asked', rfc1738: 'hint', all: 'HTTP://A.EXAMPLE/X' },
	{ text: '⸠MAILTO⸡:JANE@A.EXAMPLE', modern: 'asked', rfc1738: 'hint' },
	{ text: '⸠hTtP⸡://a.example/', modern: 'asked', rfc1738: 'hint', all: 'http://a.example/' },
	{ text: '⸠SOCKS5⸡://a.example:1080', modern: 'asked', rfc1738: 'hint' },
	{ text: '⸠File⸡:///a/b', modern: 'asked', rfc1738: 'hint' },
	{ text: '<a xmlns:x="⸠HTTP⸡://a.example/">', in: 'html', modern: 'asked', rfc1738: 'hint' },
	{ text: 'f("⸠HTTP⸡://a.example/");', in: 'javascript', modern: 'asked', rfc1738: 'hint' },
	{ text: '{ "a": "⸠Http⸡://a.example/" }', in: 'json', modern: 'asked', rfc1738: 'hint' },
	{ text: '`⸠HTTP⸡://a.example/`', in: 'markdown', modern: 'asked', rfc1738: 'hint' },
]);

judges('empty-host', [
	{ text: 'http:⸠//⸡/p', modern: 'error', rfc1738: 'error', fixed: [] },
	{ text: 'http:⸠//⸡:80/x', modern: 'error', rfc1738: 'error' },
	{ text: 'ftp:⸠//⸡/p', modern: 'error', rfc1738: 'error' },
	{ text: 'https:⸠//⸡?q', modern: 'error', rfc1738: 'error', also: { rfc1738: ['http-url@"?" error'] } },
	{ text: '[a](http:⸠//⸡)', in: 'markdown', modern: 'information' },
	{ text: 'file:///p', modern: '-', rfc1738: '-' },
	{ text: 'x-a:///p', modern: '-', rfc1738: '-' },
	{ text: 'ldap:///dc=example', modern: '-', rfc1738: '-' },
]);
silent('a bare scheme', 'plaintext', ['http://', 'Start with https:// here.']);

const label63 = 'a'.repeat(63);
const name255 = `${'abcdefg.'.repeat(31)}example`;
judges('invalid-host', [
	{ text: '"http://h1⸠,⸡h2/0"', modern: 'error' },
	{
		text: 'http://a⸠..⸡example/',
		modern: 'error',
		rfc1738: 'error',
		fixed: ['http://a.example/'],
		all: 'http://a..example/',
	},
	{ text: 'file://⸠.⸡/a.txt', modern: 'asked', rfc1738: 'error' },
	{ text: 'http://⸠.⸡a.example/', modern: 'error', rfc1738: 'error', fixed: ['http://a.example/'] },
	{ text: 'http://⸠-⸡a.example/', modern: 'error', rfc1738: 'error', fixed: ['http://a.example/'] },
	{ text: 'http://a⸠-⸡.example/', modern: 'error', rfc1738: 'error', fixed: ['http://a.example/'] },
	{ text: 'http://a⸠!⸡b.example/', modern: 'error', rfc1738: 'error', fixed: [] },
	{ text: 'http://a⸠,⸡b.example/', modern: 'error', rfc1738: 'error' },
	{ text: '<a href="http://a⸠ ⸡b.example/">', in: 'html', modern: 'error', rfc1738: 'error' },
	{ text: `http://⸠a${label63}⸡.example/`, modern: 'error', rfc1738: 'error' },
	{ text: `http://${label63}.example/`, modern: '-', rfc1738: '-' },
	{ text: `http://⸠${name255}⸡/`, modern: 'error', rfc1738: 'error' },
	{ text: 'http://a.⸠1b⸡/', modern: 'information', rfc1738: 'error' },
	{ text: 'http://my⸠_⸡host.example/', modern: 'asked', rfc1738: 'error' },
	{ text: 'http://a.example⸠.⸡/', modern: '-', rfc1738: 'error', fixed: ['http://a.example/'] },
	{ text: 'http://a.example⸠.⸡:8080/', modern: '-', rfc1738: 'error', fixed: ['http://a.example:8080/'] },
	{ text: 'http://a⸠%2F⸡b.example/', modern: 'error', rfc1738: 'error' },
	{ text: 'http://a-b.1c.example/', modern: '-', rfc1738: '-' },
	{ text: 'http://localhost:3000/', modern: '-', rfc1738: '-' },
	{ text: 'http://xn--mnchen-3ya.example/', modern: '-', rfc1738: '-' },
	// RFC 8089: what machines and shares are called.
	{ text: 'file://wsl$/Ubuntu/home/x file://wsl%24/Ubuntu file://my_pc/C$/x file://3d(new)/x', modern: '-' },
	{ text: 'file://wsl⸠$⸡/Ubuntu/home/x', rfc1738: 'error' },
	{ text: 'file://my⸠_⸡pc/x', rfc1738: 'error' },
	{ text: 'http://wsl⸠$⸡/x', modern: 'asked', rfc1738: 'error' },
	{ text: '<a href="file://my⸠ ⸡pc/x">', in: 'html', modern: 'error', rfc1738: 'error' },
	{ text: 'file://my⸠%7C⸡pc/x', modern: 'error', rfc1738: 'error' },
	{ text: 'file://a⸠..⸡b/x', modern: 'error', rfc1738: 'error' },
	{ text: 'docker://a_b/x mongodb://a..b/x s3://my_bucket/x', modern: '-', rfc1738: '-' },
	{ text: 'ldap://a⸠..⸡example/', modern: 'error', rfc1738: 'error' },
]);

judges('numeric-host', [
	{ text: 'http://⸠256.1.1.1⸡/', modern: 'error', rfc1738: 'error', fixed: [] },
	{ text: 'http://⸠1.2.3.4.5⸡/', modern: 'error', rfc1738: 'error' },
	{ text: 'http://⸠foo.1⸡/', modern: 'error', rfc1738: 'error' },
	{ text: 'http://⸠1.2.3⸡/', modern: 'warning', rfc1738: 'error', fixed: ['http://1.2.0.3/'], all: 'http://1.2.3/' },
	{ text: 'http://⸠0x7f.1⸡/', modern: 'warning', rfc1738: 'error', fixed: ['http://127.0.0.1/'] },
	{ text: 'http://⸠010.0.0.1⸡/', modern: 'warning', rfc1738: 'error', fixed: ['http://8.0.0.1/'] },
	{ text: 'http://⸠2130706433⸡/', modern: 'warning', rfc1738: 'error', fixed: ['http://127.0.0.1/'] },
	{ text: 'http://⸠09.0.0.1⸡/', modern: 'error', rfc1738: 'error' },
	{ text: 'ftp://⸠1.2.3⸡/x', modern: 'warning', rfc1738: 'error' },
	{ text: 'http://192.0.2.1/ http://0.0.0.0/ http://1a.example/', modern: '-', rfc1738: '-' },
	{ text: 'docker://1.2.3/x', modern: '-', rfc1738: '-' },
]);

test('numeric-host shows the address that browsers read', () => {
	const [finding] = findings({ text: 'http://0x7f.1/', languageId: 'plaintext' }, 'modern');
	assert.match(finding?.message ?? '', /127\.0\.0\.1/);
});

judges('invalid-ipv6', [
	{ text: 'http://⸠[::g]⸡/', modern: 'error', rfc1738: 'error' },
	{ text: 'http://⸠[1::2::3]⸡/', modern: 'error', rfc1738: 'error' },
	{
		text: 'http://⸠[1:2:3]⸡:80/',
		modern: 'error',
		rfc1738: 'error',
		also: { rfc1738: ['default-port@":80" hint'] },
	},
	{
		text: 'http://⸠%5B2607:f8b0::1007%5D⸡/x',
		modern: 'error',
		fixed: ['http://[2607:f8b0::1007]/x'],
		all: 'http://%5B2607:f8b0::1007%5D/x',
	},
	{ text: 'ftp://u@⸠%5b::1%5d⸡:8080/x', modern: 'error', fixed: ['ftp://u@[::1]:8080/x'] },
	{
		text: 'http://%5B::g%5D/',
		modern: '-',
		also: { modern: ['invalid-host@"%5B" error', 'invalid-port@":g%5D" error'] },
	},
	{ text: '<a href="http://⸠[::1⸡/x">', in: 'html', modern: 'error', rfc1738: 'error' },
	{ text: 'http://[fe80::1⸠%eth0⸡]/', modern: 'warning', rfc1738: 'error' },
	{ text: 'http://[fe80::1⸠%25eth0⸡]/', modern: 'asked', rfc1738: 'error' },
	{ text: '<a href="http://[fe80::1⸠%25eth0⸡]/">', in: 'html', modern: 'warning', rfc1738: 'error' },
	{ text: 'http://[fe80::1⸠%eth0⸡]/', modern: 'warning' },
	{ text: 'http://⸠[::1]⸡/', modern: '-', rfc1738: 'error' },
	{ text: 'http://[::ffff:192.0.2.1]/ http://[2001:db8::7]:8080/', modern: '-' },
]);

judges('invalid-port', [
	{ text: 'http://a.example:⸠http⸡/', modern: 'error', rfc1738: 'error', fixed: [] },
	{ text: 'http://a.example:⸠80a⸡/', modern: 'error', rfc1738: 'error' },
	{ text: 'ftp://jane:⸠ti⸡#ger@a.example/x', modern: 'error', rfc1738: 'error' },
	{ text: 'http://a.example:⸠-1⸡/', modern: 'error', rfc1738: 'error' },
	{ text: 'http://a.example:⸠99999⸡/', modern: 'error', rfc1738: 'error' },
	{ text: 'http://a.example:65535/', modern: '-', rfc1738: '-' },
	{ text: 'http://a.example⸠:⸡/', modern: 'asked', rfc1738: 'error', fixed: ['http://a.example/'] },
	{ text: 'http://a.example⸠:⸡/', rfc1738: 'error' },
	{ text: 'mongodb://a:x/db', modern: '-', rfc1738: '-' },
	// A program goes on elsewhere.
	{ text: 'get (concat ["http://a.example:", show port])', in: 'haskell', modern: '-' },
	{ text: 'get (concat ["http://a.example⸠:⸡", show port])', in: 'haskell', rfc1738: 'error' },
	{ text: "get('http://a.example⸠:⸡/x');", in: 'javascript', modern: 'asked' },
	{ text: '<a href="http://a.example⸠:⸡">', in: 'html', modern: 'asked' },
	// The path of a socket.
	{ text: 'proxy_pass http://unix:/run/app.sock:/x/;', in: 'nginx', modern: '-' },
]);

judges('default-port', [
	{
		text: 'http://a.example⸠:80⸡/',
		modern: 'asked',
		rfc1738: 'hint',
		fixed: ['http://a.example/'],
		all: 'http://a.example:80/',
	},
	{ text: 'https://a.example⸠:443⸡', modern: 'asked', rfc1738: 'hint', fixed: ['https://a.example'] },
	{
		// A blank line would end the URL.
		text: '# <http://a.example\n# ⸠:80⸡\n# /x>\n',
		...{ in: 'python', modern: 'asked', rfc1738: 'hint', fixed: ['# <http://a.example\n# /x>\n'] },
	},
	{ text: 'ftp://a.example⸠:21⸡/x', modern: 'asked', rfc1738: 'hint' },
	{ text: 'ws://a.example⸠:80⸡/', modern: 'asked', rfc1738: 'hint' },
	{ text: 'wss://a.example⸠:443⸡/', modern: 'asked', rfc1738: 'hint' },
	{
		text: 'redis://a.example:6379/ ssh://git@a.example:22/x telnet://a.example:23/ ldap://a.example:389/',
		modern: '-',
	},
	{ text: 'http://a.example:8080/', modern: '-', rfc1738: '-' },
]);

judges('risky-port', [
	{ text: 'smtp://me@mail.shop.net:587/', modern: '-' },
	{ text: 'smtp://me@mail.shop.net:⸠110⸡/', modern: 'information' },
	{ text: 'http://gnu.org:⸠25⸡/', modern: 'information', rfc1738: 'warning', fixed: [] },
	// A number that somebody made up.
	{ text: 'http://gnu.org:⸠123⸡/', modern: 'asked' },
	{ text: '<a href="http://gnu.org:⸠123⸡/">', in: 'html', modern: 'information' },
	// A second site.
	{ text: 'http://gnu.org:⸠81⸡/', modern: 'asked', rfc1738: 'warning' },
	{ text: 'https://gnu.org:⸠444⸡/', modern: 'asked', rfc1738: 'warning' },
	{ text: 'https://gnu.org:⸠80⸡/', modern: 'information', rfc1738: 'warning' },
	{ text: 'http://gnu.org:⸠443⸡/', modern: 'information', rfc1738: 'warning' },
	{ text: 'ftp://gnu.org:⸠22⸡/x', modern: 'information', rfc1738: 'warning' },
	{ text: 'http://gnu.org:⸠6667⸡/', modern: 'information', rfc1738: 'warning' },
	{ text: 'gopher://gnu.org:⸠79⸡/0jane', modern: 'information', rfc1738: 'warning' },
	{ text: 'http://gnu.org:1024/ http://gnu.org:8080/', modern: '-', rfc1738: '-' },
	{ text: 'docker://a:25/x', modern: '-', rfc1738: '-' },
	{ text: 'http://192.0.2.1:⸠25⸡/ http://a.gnu.org:⸠443⸡/', modern: 'information', rfc1738: 'warning' },
	{ text: 'http://[2001:db8::1]:⸠25⸡/', modern: 'information' },
	{ text: 'http://[::1]:25/', modern: '-' },
	// One's own machines, and nobody's.
	...[
		...['localhost', '127.0.0.1', '192.168.16.1', '10.0.0.7', 'db', 'web.local', 'a.internal', 'a.test'],
		...['a.example', 'example.com'],
	].map((host) => ({ text: `http://${host}:⸠25⸡/`, modern: '-' as const, rfc1738: 'warning' as const })),
]);

test('risky-port names the service', () => {
	const [finding] = findings({ text: 'http://gnu.org:25/', languageId: 'plaintext' }, 'modern');
	assert.match(finding?.message ?? '', /smtp/i);
});

judges('password-in-url', [
	{
		text: 'ftp://jane:⸠tiger7⸡@ftp.gnu.org/x',
		modern: 'warning',
		rfc1738: 'warning',
		fixed: ['ftp://jane@ftp.gnu.org/x', 'ftp://ftp.gnu.org/x'],
		all: 'ftp://jane:tiger7@ftp.gnu.org/x',
	},
	{ text: 'http://jane:⸠tiger7⸡@gnu.org/x', modern: 'warning', rfc1738: 'error', fixed: ['http://gnu.org/x'] },
	{ text: 'telnet://jane:⸠tiger7⸡@gnu.org/', modern: 'warning', rfc1738: 'warning' },
	// Without the login the backslash would escape what follows it.
	{
		text: '[a](http:/\\jane:⸠tiger7⸡@$HOST/x)',
		in: 'markdown',
		fixed: [],
		also: { modern: ['backslash@"/\\" warning'], rfc1738: ['backslash@"/\\" error'] },
	},
	{ text: 'ssh://jane:⸠tiger7⸡@gnu.org/', modern: 'warning', rfc1738: 'warning' },
	// Without it nothing would be left.
	{ text: '<a href="ftp://jane:⸠tiger7⸡@">', in: 'html', fixed: [] },
	{ text: 'postgres://jane:⸠tiger7⸡@gnu.org/db', modern: 'hint', rfc1738: 'warning', fixed: [] },
	{ text: 'redis://jane:⸠tiger7⸡@gnu.org/', modern: 'hint', rfc1738: 'warning', fixed: [] },
	{ text: 'ftp://user:pass@gnu.org/', modern: '-', rfc1738: '-' },
	{ text: 'ftp://username:password@gnu.org/', modern: '-', rfc1738: '-' },
	{ text: 'amqp://guest:guest@gnu.org/', modern: '-', rfc1738: '-' },
	{ text: 'ftp://a:b@gnu.org/', modern: '-', rfc1738: '-' },
	{ text: 'ftp://user:p%40ss@gnu.org/', modern: '-', rfc1738: '-' },
	{ text: 'ftp://gebruiker:wachtwoord@gnu.org/', modern: '-', rfc1738: '-' },
	{ text: 'ftp://jane:tiger7@localhost/', modern: '-', rfc1738: '-' },
	{ text: 'ftp://jane:tiger7@a.example/', modern: '-', rfc1738: '-' },
	{ text: 'f("postgres://jane:tiger7@localhost:{}/x".format(port))', in: 'python', modern: '-' },
	{ text: 'f("postgres://jane:⸠tiger7⸡@gnu.org:{}/x".format(port))', in: 'python', modern: 'warning' },
	{ text: 'postgres://jane:blue-cat@db:5432/x', modern: '-' },
	{ text: 'postgres://jane:tiger7-cat@db:5432/x', modern: '-' },
	{ text: 'https://sitemailto:a@shop.net', modern: '-', also: { modern: ['glued-urls@"mailto:a@shop.net" warning'] } },
	{ text: 'ftp://jane:tiger7@www.example.com/', modern: '-', rfc1738: '-' },
	// Disguised, and well known.
	...[
		...[
			's3cret',
			's3cre7',
			's:3:c:r:e:t',
			'p4ssw0rd',
			'passw0rd',
			'pa$$word',
			'hunter2',
			'Hunter2',
			'tiger',
			'changeme',
		],
		...['change-me', 'foobar', 'f00bar', 'test123', 'admin1', '12345678', '000000', 'open%20sesame', 'P%4055w0rd!'],
	].map((password) => ({ text: `<a href="ftp://jane:${password}@gnu.org/">`, in: 'html', modern: '-' as const })),
	{ text: 'ftp://root:root@gnu.org/ ftp://Postgres:postgres@gnu.org/', modern: '-', rfc1738: '-' },
	{
		text: 'ftp://jane:wonderland@10.0.0.7/ ftp://jane:Blue@db/ ftp://jane:one@proxy.local/',
		modern: '-',
		rfc1738: '-',
	},
	...['jane:⸠Xk29_qv8⸡@gnu.org', 'jane:⸠wonderland⸡@gnu.org', 'jane:⸠83920172⸡@gnu.org', 'scott:⸠tiger7⸡@gnu.org'].map(
		(login) => ({ text: `ftp://${login}/`, modern: 'warning' as const, rfc1738: 'warning' as const }),
	),
	{ text: 'ftp://jane:⸠Xk29_qv8⸡@10.0.0.7/ ftp://jane:⸠wonder-4-land⸡@db/', modern: 'warning', rfc1738: 'warning' },
	{ text: 'ftp://jane@gnu.org/ ftp://jane:@gnu.org/', modern: '-', rfc1738: '-' },
	{ text: 'ftp://jane:$PASSWORD@gnu.org/ ftp://jane:{password}@gnu.org/', modern: '-', rfc1738: '-' },
]);

judges('user-not-allowed', [
	{ text: 'http://⸠jane@⸡gnu.org/', modern: 'asked', rfc1738: 'error', fixed: ['http://gnu.org/'] },
	{ text: 'https://⸠jane@⸡gnu.org/', modern: 'asked', rfc1738: 'error' },
	{ text: 'gopher://⸠jane@⸡gnu.org/1', modern: 'asked', rfc1738: 'error', fixed: ['gopher://gnu.org/1'] },
	{ text: 'nntp://⸠jane@⸡gnu.org/a.b/1', modern: 'asked', rfc1738: 'error' },
	{ text: 'wais://⸠jane@⸡gnu.org/db', modern: 'asked', rfc1738: 'error' },
	{ text: 'prospero://⸠jane@⸡gnu.org/x', modern: 'asked', rfc1738: 'error' },
	{ text: 'file://⸠jane@⸡gnu.org/x', modern: 'asked', rfc1738: 'error', fixed: ['file://gnu.org/x'] },
	{ text: 'http://⸠@⸡gnu.org/', modern: 'asked', rfc1738: 'error' },
	{ text: 'ftp://jane@gnu.org/ telnet://jane@gnu.org/ ssh://git@gnu.org/x', modern: '-', rfc1738: '-' },
]);

judges('deceptive-user', [
	{ text: 'https://⸠bank.com⸡@evil.test/', modern: 'warning' },
	{ text: 'https://bank.com@/x', modern: '-', also: { modern: ['empty-host@"@" error'] } },
	{ text: 'http://⸠bank.example⸡@evil.example/', modern: 'warning', fixed: [] },
	// There the scheme has no users at all, which is an error and speaks for the same characters.
	{
		text: 'http://bank.example@evil.example/',
		rfc1738: '-',
		also: { rfc1738: ['user-not-allowed@"bank.example@" error'] },
	},
	{ text: 'ftp://⸠bank.example⸡@evil.example/x', modern: 'warning', rfc1738: 'warning' },
	{ text: 'http://jane@gnu.org/', modern: '-' },
	{ text: 'ftp://jane.doe@gnu.org/', modern: '-', rfc1738: '-' },
]);

test('deceptive-user: RFC 1738 and browsers take different hosts', () => {
	const document = { text: 'ftp://good.com?@evil.com/', languageId: 'plaintext' };
	for (const standard of ['modern', 'rfc1738'] as const) {
		const found = findings(document, standard);
		assert.deepEqual(
			found.map(({ code, severity }) => [code, severity]),
			[['deceptive-user', 'warning']],
			found.map((finding) => show(finding, document)).join(', '),
		);
	}
});

describe('a raw delimiter in a password', () => {
	const rows: readonly (readonly [url: string, detail: string])[] = [
		['ftp://jane:ti#ger@a.example/x', 'password'],
		['ftp://jane:ti?g#er@a.example/x', 'password'],
		['ftp://jane:ti/ger@cache:6379/0', 'password'],
		['http://a.example:port/x#@jane.example', 'not-digits'],
		['http://npm:port/fish@2.0.1', 'not-digits'],
		['http://npm:port/a/fish@2.0.1', 'not-digits'],
	];
	for (const [url, detail] of rows)
		test(`${url}: ${detail}`, () => {
			const [found] = parseUrl(url, 'modern').violations.filter(({ code }) => code === 'invalid-port');
			assert.equal(found?.detail, detail);
		});
});
