// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the documents hold placeholders

/** What is wrong by the letter and meant by its author, each beside what is not meant. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { analyse } from '../../server/src/analysis/analyse';
import { defaults } from '../../server/src/settings';
import { judges, silent } from './judged';

describe('lists of servers', () => {
	judges('invalid-port', [
		{ text: 'hosts: http://a:⸠9200,b:9200⸡', in: 'yaml', modern: 'asked' },
		{ text: 'listen: https://*:⸠3000:⸡/x/server.crt', in: 'yaml', modern: 'asked' },
		{ text: 'hosts: http://a:⸠9200,⸡/x', in: 'yaml', modern: 'error' },
		{ text: 'hosts: http://a:⸠http,b⸡', in: 'yaml', modern: 'error' },
	]);
	judges('scheme-case', [
		{ text: 'Write ⸠HTTP⸡://a:8083,⸠HTTPS⸡://b:8084', modern: 'asked' },
		{ text: 'Write PLAINTEXT://a:8083,⸠HTTPS⸡://b.example:8084', modern: 'asked' },
		{
			text: 'Write to ⸠HTTP⸡://a.example, or https://b.example',
			modern: 'hint',
			all: 'Write to http://a.example, or https://b.example',
		},
	]);
	silent(
		'seeds',
		'yaml',
		[
			'a: mongodb://a:1,b:2,c:3/db?replicaSet=x',
			'a: zk://a:2181,b:2181/chroot',
			'a: jdbc:mysql://a:3306,b:3306/db',
			'a: PLAINTEXT://:9092,CONTROLLER://:9093',
			'a: failover:(tcp://a:61616,tcp://b:61616)?randomize=false',
			'a: http://a:9200,http://b:9200',
			'a: http://a.example:9200,b.example:9200,c.example:9200/x',
		],
		'modern',
	);
});

describe('where something listens', () => {
	judges('empty-host', [
		{ text: 'listeners=HTTP:⸠//⸡:8083', in: 'properties', modern: 'asked' },
		{ text: '[a](http:⸠//⸡:8083)', in: 'markdown', modern: 'error' },
		{ text: 'url=http:⸠//⸡:8083/x', in: 'properties', modern: 'error' },
	]);
	silent('a port by its name', 'plaintext', ['ldap://a:port1 ldap://b:port2'], 'modern');
});

describe('what a socket is bound to', () => {
	judges('malformed-percent', [
		{ text: 'a: udp4://239.0.0.1:40000⸠%⸡gnp1', in: 'yaml', modern: 'asked' },
		{ text: 'a: ssh://a.example/x⸠%⸡gnp1', in: 'yaml', modern: 'hint' },
	]);
	judges('invalid-ipv6', [
		{ text: 'a: rtsp://[fe80::1⸠%eth0⸡]/', in: 'yaml', modern: 'asked' },
		{ text: 'a: http://[fe80::1⸠%eth0⸡]/', in: 'yaml', modern: 'warning' },
	]);
});

describe('slashes that one program wants', () => {
	judges('scheme-syntax', [
		{ text: '```toml\nserver = "sip:⸠//⸡a.example"\n```', in: 'markdown', modern: 'asked' },
		{ text: 'Call [me](sip:⸠//⸡a.example).', in: 'markdown', modern: 'warning' },
		{ text: 'Call sip:⸠//⸡a.example today.', modern: 'warning' },
	]);
});

describe('patterns', () => {
	judges('unsafe-character', [
		{ text: 'https://a.example/(en⸠|⸡de)/x', modern: 'asked' },
		{ text: 'https://a.example/:lang(en⸠|⸡de)/x', modern: 'asked' },
		{ text: 'https://a.example/x(y)a⸠|⸡b', modern: 'warning' },
		{ text: 'https://a.example/⸠[+,0-9]⸡/x', modern: 'asked' },
		{ text: 'https://a.example/a⸠[0]⸡/x', modern: 'warning' },
		{ text: 'mysql://a.example/db;table=c⸠|⸡d;mode=x', modern: 'asked' },
		{ text: 'ftp://bucket/c⸠|⸡d', modern: 'warning' },
		{ text: 'https://a.example/x@⸠^⸡5', modern: 'asked' },
		{ text: 'https://a.example/x⸠^⸡5', modern: 'warning' },
	]);
	silent(
		'templates of URIs and globs',
		'plaintext',
		[
			'https://a.example/{en,de}/x https://a.example/{a|b}/x',
			'http://a.example/file[1-5].txt http://{one,two}.example/',
			'https://a.example/users{?q,lang}{/path*}{+x}{#frag}{&a,b}',
			'https://a.example/x/{{{ y }}}.png',
			'http://_your_host_:_your_port_/x',
		],
		'modern',
	);
	judges('invalid-port', [{ text: 'http://_a.example:⸠_b⸡/', modern: 'error' }]);
});

describe('macros', () => {
	judges('backslash', [
		{ text: String.raw`https://a.example/⸠\⸡path@x/#1`, modern: 'asked' },
		{ text: String.raw`<a href="https://a.example/⸠\⸡format[x]{y}">`, in: 'html', modern: 'asked' },
		{ text: String.raw`https://a.example/?q=⸠\⸡abc`, modern: 'asked' },
		{ text: String.raw`https://a.example⸠\⸡u{/x/y}`, modern: 'asked' },
		{ text: String.raw`\texttt{https://a.example/⸠\⸡jobname.err}`, modern: 'asked' },
		{ text: String.raw`{https://a.example/⸠\⸡jobname.err}`, modern: 'warning' },
		{ text: String.raw`https://a.example/x⸠\⸡path`, modern: 'warning' },
		{ text: String.raw`https://a.example/x/⸠\⸡path`, modern: 'warning' },
	]);
	judges('malformed-percent', [
		{ text: '\\begin{verbatim}\nhttp://a.example/x⸠%⸡\n\\end{verbatim}', in: 'latex', modern: 'asked' },
		{ text: '\\begin{verbatim}\nhttp://a.example/x⸠%⸡y\n\\end{verbatim}', in: 'latex', modern: 'asked' },
		{ text: '\\url{http://a.example/x%\n  y⸠%⸡-}', in: 'latex', modern: 'error' },
	]);
	judges('unsafe-character', [
		{ text: String.raw`\href{https://a.example/#1⸠ ⸡\relax}{x}`, in: 'latex', modern: 'asked' },
		{ text: String.raw`\href{https://a.example/a⸠ ⸡b}{x}`, in: 'latex', modern: 'hint' },
		{ text: String.raw`\message{See https://a.example/x⸠^^⸡J}`, in: 'latex', modern: 'asked' },
		{ text: 'link:https://a.example/x[https://a.example/x⸠^⸡]', in: 'asciidoc', modern: 'asked' },
		{ text: 'See https://a.example/x⸠^⸡y', in: 'asciidoc', modern: 'warning' },
		{ text: '{{http://a.example/x||class=middle}}', modern: '-' },
		{ text: 'http://a.example/x⸠||⸡middle', modern: 'warning' },
	]);
	silent(
		'a comment in an argument',
		'latex',
		['\\url{http://a.example/x%\n  y}', '\\doi{10.1000/182} \\pmid{12}'],
		'modern',
	);
});

describe('sample credentials', () => {
	judges('password-in-url', [
		{ text: 'amqp://ana:Kq3vz9@source.hostname:5672', modern: '-' },
		{ text: 'redis://ana:foobared@gnu.org amqp://ana:s3KrE7@gnu.org', modern: '-' },
		{ text: 'mongodb://ana:auth_key@10.10.3.30:27017 x://ana:Kq3vz9@mybridge/', modern: '-' },
		{ text: 'mssql://scott:Kq3vz9@gnu.org linkedin://token:user-id@default', modern: '-' },
		{ text: 'amqp://ana:⸠Kq3vz9⸡@hostname.gnu.org', modern: 'hint' },
	]);
});

describe('what a page or table shows', () => {
	judges('escaped-twice', [
		{
			text: '<pre><span>src=</span><span>&quot;https://a.example/?a=b⸠&amp;amp;⸡c=d&quot;</span></pre>',
			in: 'html',
			modern: 'asked',
		},
		{ text: '<a href="https://a.example/?a=b⸠&amp;amp;⸡c=d">x</a>', in: 'html', modern: 'warning' },
		{ text: '<p>See https://a.example/?a=b⸠&amp;amp;⸡c=d</p>', in: 'html', modern: 'warning' },
	]);
	silent(
		'cells without outer bars',
		'markdown',
		['Option|--url|--url tcp://localhost:61616|Where to connect'],
		'modern',
	);
	judges('unsafe-character', [{ text: 'Choose a|b at https://a.example/c⸠|⸡d', in: 'markdown', modern: 'warning' }]);
});

describe('a translation', () => {
	silent(
		'formats and sentences',
		'po',
		['msgid "Generate http://a.example\'s configuration"', 'msgid "See https://a.example/?a=b%%3Ac&d"'],
		'modern',
	);
	judges('malformed-percent', [
		{ text: 'msgid "See https://a.example/?a=b⸠%⸡zz"', in: 'po', modern: 'hint' },
		{ text: 'See https://a.example/?a=b⸠%⸡%3Ac', modern: 'error' },
		{ text: "get('http://⸠%⸡zz/')   # raises an error", in: 'restructuredtext', modern: 'asked' },
		{ text: "get('http://⸠%⸡zz/')   # and more", in: 'restructuredtext', modern: 'error' },
	]);
});

describe('a space that is written as a reference', () => {
	judges('space-in-destination', [
		{ text: '[a](https://a.example/x&#32;y) [b](https://a.example/x&#x20;y)', in: 'markdown', modern: '-' },
		{ text: '[a]: https://a.example/x&#32;y', in: 'markdown', modern: '-' },
		{ text: '[a](https://a.example/x⸠ ⸡y)', in: 'markdown', modern: 'warning' },
	]);
});

describe('the text of a link', () => {
	judges('unsafe-character', [
		{
			text: '<a href="https://a.example/Java_Script⸠>⸡JavaScript">x</a>',
			in: 'html',
			modern: 'warning',
			fixed: [
				'<a href="https://a.example/Java_Script">x</a>',
				'<a href="https://a.example/Java_Script%3EJavaScript">x</a>',
			],
			all: '<a href="https://a.example/Java_Script>JavaScript">x</a>',
		},
		{
			text: '<a href="https://a.example/a⸠>⸡b">x</a>',
			in: 'html',
			modern: 'warning',
			all: '<a href="https://a.example/a%3Eb">x</a>',
		},
		{ text: 'say: "https://a.example/${{ a.b }}/c⸠|⸡d"', in: 'yaml', modern: 'hint' },
	]);
	silent('behind a bar', 'yaml', ['run: say "<https://a.example/${{ a.b }}/c|here>"'], 'modern');
});

describe('names that programs make', () => {
	judges('glued-urls', [
		{ text: '<http://a.example/x#Valid⸠http://b.example⸡/y> a z:A .', modern: 'asked' },
		{ text: 'See http://a.example/x#Valid⸠http://b.example⸡/y', modern: 'warning' },
		{ text: '<http://a.example/x⸠http://b.example⸡/y>', modern: 'warning' },
	]);
	judges('numeric-host', [
		{ text: 'http://⸠127⸡ . 0 . 0 . 1:80', modern: 'asked' },
		{ text: 'http://⸠127⸡ and more', modern: 'warning' },
	]);
});

const payloads = 'javascript:alert(1)\n//%09/google.example\n/%2e%2e/etc/passwd\n';
const cloud = '#!/bin/sh\ncurl http://169.254.169.254/latest/meta-data/instance-id\n';
describe('a list of attacks', () => {
	judges('missing-slashes', [{ text: `${cloud}curl http⸠:/⸡a.example/x`, in: 'shellscript', modern: 'error' }]);
	judges('missing-slashes', [
		{ text: `${payloads}http⸠:///⸡a.example/x`, modern: 'asked' },
		{ text: `${payloads}[a](http⸠:///⸡a.example/x)`, in: 'markdown', modern: 'error' },
		{ text: `javascript:alert(1)\nhttp⸠:///⸡a.example/x`, modern: 'error' },
	]);
	judges('unsafe-character', [
		{ text: '[a](https://a.example/?q=⸠<svg%20onload=alert(1)>⸡)', in: 'markdown', modern: 'asked' },
		{ text: '[a](https://a.example/?q=⸠<⸡svgs)', in: 'markdown', modern: 'warning' },
	]);
});

const wrong = [
	'http://0x7f.1/',
	'http://300.1.2.3/',
	'http://a..example/',
	'http://-a.example/',
	'http://a.example:-1/',
];
describe('a list of what a parser must refuse', () => {
	test('in a text that people read each is told, in however many ways they are wrong', () => {
		const text = [...wrong, 'http://a.example:99999/'].join('\n');
		const { findings } = analyse({ text, languageId: 'plaintext' }, defaults);
		assert.deepEqual(
			findings.map(({ code }) => code),
			['numeric-host', 'numeric-host', 'invalid-host', 'invalid-host', 'invalid-port', 'invalid-port'],
		);
	});
	judges('numeric-host', [
		{
			text: '// "http://0x7f.2/" "http://300.1.2.3/" "http://0x7f.3/"\nf("http://0x7f.1/");',
			in: 'javascript',
			modern: '-',
		},
		{ text: '// "http://a.example/" "http://300.1.2.3/"\nf("http://⸠0x7f.1⸡/");', in: 'javascript', modern: 'warning' },
		{ text: ['http://⸠0x7f.1⸡/', 'http://⸠300.1.2.3⸡/'].join('\n'), rfc1738: 'error' },
	]);
	judges('invalid-port', [
		{ text: Array.from('abcdefgh', (name) => `http://${name}.example:⸠-1⸡/`).join('\n'), modern: 'error' },
	]);
});
