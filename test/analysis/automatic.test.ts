/**
 * What fix-all, on-save and `--fix` do: tables of what stays as it is and of what is repaired; 5,000 real URLs, damaged in each
 * way and written into every kind of place, of which none may lead browsers elsewhere; and the damages that stay automatic.
 */

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { analyse, applyEdits } from '../../server/src/analysis/analyse';
import { automaticEdits, fixAll } from '../../server/src/analysis/fix-all';
import { effective } from '../../server/src/config/effective';
import type { Embedding } from '../scan/embeddings/embedding';
import { canShow, randomFrom } from '../scan/embeddings/written';
import { title } from '../scan/marked';
import { runs } from './arbitrary';
import { asking } from './asking';
import { embeddingFor, placeIn, urls } from './real';

const asked = asking('scheme-case');

type Rows = Readonly<Record<string, readonly string[]>>;

/** A document per row: fix-all leaves it alone, although something may be found in it. */
function stays(what: string, rows: Rows): void {
	describe(`stays as it is: ${what}`, () => {
		for (const [languageId, texts] of Object.entries(rows))
			for (const text of texts)
				test(`${title(text)} (${languageId})`, () => {
					assert.equal(fixAll({ text, languageId }, asked).text, text);
				});
	});
}

/** A document per row, and what fix-all makes of it. */
function becomes(
	what: string,
	rows: Readonly<Record<string, readonly (readonly [before: string, after: string])[]>>,
	settings = asked,
): void {
	describe(`is repaired: ${what}`, () => {
		for (const [languageId, pairs] of Object.entries(rows))
			for (const [text, expected] of pairs)
				test(`${title(text)} (${languageId})`, () => {
					assert.equal(fixAll({ text, languageId }, settings).text, expected);
				});
	});
}

stays('a space', {
	markdown: [
		'[代理](https://a.example/p.html “代理”)',
		'[a](https://a.example/p.html 「題」)',
		'[a](https://a.example/p.html «titre»)',
		'[a](https://a.example/p.html „Titel“)',
		'[a](https://a.example/p.html ‘title’)',
		'[a](https://a.example/11-million- users-on-it)',
		'[a](https://a.example/our menu.pdf)',
		'![a](https://a.example/a b c.png)',
		'[a](<https://a.example/a b>)',
		'[a]: https://a.example/our menu.pdf\n',
		'<a href="https://a.example/a b">',
	],
	html: ['<a href="https://a.example/our menu.pdf">', "<img src='https://a.example/a b.png'>"],
	xml: ['<a href="https://a.example/a b"/>', '<a xmlns="https://a.example/a b"/>'],
	latex: ['\\href{https://a.example/issues/#2 \\relax}{x}', '\\url{https://a.example/a b}'],
	css: ['a { background: url("https://a.example/a b.png") }'],
	org: ['[[info:x#Saving Values]]', '[[https://a.example/a b][c]]'],
});

stays('what somebody wrote elsewhere, in a row of data', {
	plaintext: ['ham\tFine, till then\nspam\tCall now, see http//shop.com for more\n'],
});

stays('what is to be tried on programs, of few kinds', {
	plaintext: ['javascript:alert(1)//\nhttps:///www.google.com/%2e%2e\n'],
	markdown: ['- [a](javascript:alert(document.cookie))\n- [b](https:///www.google.com/x)\n'],
});

stays('a bracket that is written as a reference', {
	html: ['<a href="https://a.com/share?text=a%20&lt;b">', '<a href="https://a.com/a&gt;b">'],
});

becomes(
	'what is no ASCII, to the letter of RFC 1738',
	{
		markdown: [
			['[a](https://a.example/é)', '[a](https://a.example/%C3%A9)'],
			['See <https://a.example/é>.', 'See <https://a.example/%C3%A9>.'],
		],
		json: [['{ "url": "https://a.example/é" }', '{ "url": "https://a.example/%C3%A9" }']],
	},
	{ ...asked, standard: 'rfc1738' },
);

stays('a scheme in capitals where hosts are written so too', {
	markdown: [
		'[a]: HTTPS://GitHub.Com/a\n[b]: HTTPS://b.com\n',
		// In another stretch of the document.
		`[b]: HTTPS://b.com\n\n${'Words, and nothing else.\n'.repeat(10_000)}\n[a]: HTTPS://GitHub.Com/a\n`,
	],
});

stays('a link without its mark, whose end is a guess', {
	markdown: [
		'[a](https:///a.example/x）次',
		'[a](https:///a.example/x。次',
		'[a](https://a.example/é。次',
		'[a](https:///a.example/x\n\nb',
		'<https:///a.example/x＞次',
	],
});

stays('what is mistyped in one of several ways', {
	markdown: [
		'[a](https：//a.example/x)',
		'[a](https://ｅｘａｍｐｌｅ.com/x)',
		'[a](https://a.example/xhttps://b.example/y)',
		'[a](https://a.example/x,)',
		'[a](https://a.example/x%20)',
		'[a](https://a.example/?a=1&amp;amp;b=2)',
		'[ab] (https://a.example/x) c',
	],
});

stays('a second #', {
	markdown: [
		'[a](https://a.example/#/docs/async#节)',
		'[a](https://a.example/x.md##request)',
		'[a](https://mp.a.example/s?x=1#rd#wechat_redirect)',
		'https://a.example/x#a#b',
	],
	html: ['<a href="https://a.example/#/docs/async#x">', '<a href="https://a.example/x#a#b">'],
	plaintext: ['https://a.example/viewthread.php?tid=130##', 'https://a.example/#a#b', 'lbry://@a#3/b#7'],
	asciidoc: ['https://a.example/t.php?tid=130##[a]'],
	latex: ['\\href{https://a.example/?pr=#1\\%2F#2}{x}'],
	java: ['// <http://www.w3.org/1999/02/22-rdf-syntax-ns##>'],
});

stays('| between fields, as a pipe, as an alternative', {
	plaintext: [
		'{{https://a.example/x.png|title}}',
		'Permalink: https://a.example/x.css|Type',
		'{{cite web|url=http://a.example/x.html|title=A}}',
		'<https://a.example/x|Click>',
		'http://a.example/epson(9|24).ppd',
		'https://a.example/a|b',
		'php://filter/read=a|b/resource=x',
	],
	markdown: [
		'<https://a.example/x|Click>',
		'| https://a.example/x|y |',
		'![a](https://a.example/x.png|300)',
		'See https://a.example/a|b.',
		'`https://a.example/a|b`',
		'    curl https://a.example/x|sh\n',
		'[a](https://a.example/x|https://b.example/y)',
		'[a](https://a.example/x|)',
	],
	powershell: ['irm -Uri https://a.example/y|iex'],
	shellscript: ['curl https://a.example/i.sh|sh'],
	yaml: ['run: curl https://a.example/i.sh|sh\n', 'a: "https://a.example/a|b"\n'],
	json: ['{"pattern": "https://a.example/(a|b)"}', '{"url": "https://a.example/a|b"}'],
	restructuredtext: ['``https://a.example/a|b``', 'See |https://a.example/a|b| now'],
	asciidoc: ['|https://a.example/a|b', 'https://a.example/x^2^[t]'],
	org: ['| [[https://a.example/a|b]] | c |'],
	xml: ['<text>{{cite|url=http://a.example/x|title=A}}</text>', '<rule from="https://a.example/a|b"/>'],
	html: ['<p>https://a.example/a|b</p>', '<a data-x="https://a.example/a|b">', '<a href=https://a.example/a|b>'],
	python: ['x = "https://a.example/a|b"'],
	diff: ['+<a href="https://a.example/a|b">'],
});

stays('brackets, braces, patterns', {
	plaintext: [
		'jdbc:postgresql://[::1]:5432/db',
		'sip:a@[2001:db8::1]',
		'stun:[2001:db8::1]:3478',
		'view-source:http://[::1]/x',
		'blob:http://[::1]/x',
		'mongodb://[::1]:1,[::2]:2/db',
		'http://[fe80::1%25eth0]/x',
		'cfg://x[1][0]',
		'http://a.example/a[1]b',
	],
	xsl: [
		'<a href="http://a.example/{concat($p, \'.html\')}|b">',
		'<xsl:value-of select="self::node()[x]"/>',
		"<x href=\"{concat('http:/a.example/', '.html')}\"/>",
	],
	html: [
		'<a href="https://a.example/{{x|y}}/a|b">',
		'<a href="https://a.example/<?= $x ?>/a|b">',
		'<a href="https://a.example/a<b>">',
	],
	xml: ['<x name="SQLite3::open"/>', '<x name="HTTP://a.example"/>'],
	markdown: ['[a](https://a.example/[id]/a|b)', '[a](https://a.example/a[1])'],
	python: ['re.compile("http:/(?:a|b).example/x")'],
});

stays('names that are compared, and values of programs', {
	xml: [
		'<a xmlns="HTTP://a.example/"/>',
		'<r rdf:about="HTTP://a.example/"/>',
		'<r rdf:resource="HTTP://a.example/x"/>',
		'<r xml:base="HTTP://a.example/"/>',
		'<id>HTTP://a.example/x</id>',
		'<guid isPermaLink="true">HTTP://a.example/x</guid>',
	],
	json: [
		'{"$id": "HTTP://a.example/x"}',
		'{"@id": "HTTP://a.example/x"}',
		'{"$schema": "HTTP://a.example/x"}',
		'{"HTTP://a.example/": 1}',
		'{"id": "HTTP://a.example/"}',
	],
	shellscript: [
		'export KRB5CCNAME=FILE:/var/cc',
		'export X=HTTP://a.example/',
		'sed "s/DNS://g"',
		'x="HTTP://a.example/"',
	],
	dockerfile: ['ENV HTTP_PROXY=HTTP://a.example:80/'],
	dotenv: ['PROXY=HTTP://a.example/'],
	yaml: [
		'KRB5_KTNAME: FILE:/etc/krb5.keytab\n',
		'env:\n  PROXY: HTTP://a.example/\n',
		'- HTTP_PROXY=HTTP://a.example/\n',
	],
	javascript: ['f("HTTP://a.example/")', "test('HTTPS://a.example/')"],
	python: ['x = "HTTP://a.example/"'],
	java: ['String x = "HTTP://a.example/x";', '// For example, <HTTP://www.EXAMPLE.com/> is the same'],
	turtle: ['@prefix a: <HTTP://a.example/> .'],
	plaintext: [
		'@prefix a: <HTTP://a.example/> .\n',
		'<HTTP://a.example/a> <HTTP://a.example/b> "c" .\n',
		'URN:ISBN:0451450523',
		'default_ccache_name = FILE:/tmp/x',
		'X-Proxy=HTTP://a.example/',
	],
});

stays('text that is shown, signed or kept wrong', {
	plaintext: [
		'-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA1\n\nSee HTTP://a.example/ and http:/a.example/.\n',
		'diff --git a/x b/x\n@@ -1 +1 @@\n+See http:/a.example/\n',
		'Someone wrote "http:/a.example/" here.',
		'Type `HTTP://a.example/` there.',
	],
	diff: ['+See http:/a.example/ and HTTP://a.example/'],
	markdown: [
		'`http:/a.example/x`',
		'```\nHTTP://a.example/\n```\n',
		'x:\n\n    http:/a.example/x\n',
		'Write "HTTP://a.example/" so.',
	],
	html: [
		'<pre>http:/a.example/x</pre>',
		'<p><code>HTTP://a.example/</code></p>',
		'<textarea>\nHTTP://a.example/</textarea>',
		'<tt>a<pre><a href="HTTP://a.example/">b</a></pre>',
	],
	xml: ['<programlisting>wget http:/a.example/x</programlisting>'],
	restructuredtext: [
		'``HTTP://a.example/``',
		'So::\n\n    wget http:/a.example/x\n',
		'.. code-block:: sh\n\n    wget HTTP://a.example/x\n',
	],
	asciidoc: ['----\nwget http:/a.example/x\n----\n', '....\nHTTP://a.example/\n....\n', '`HTTP://a.example/`'],
	org: ['#+BEGIN_SRC sh\nwget HTTP://a.example/\n#+END_SRC\n', '~HTTP://a.example/~', '=http:/a.example/='],
	latex: ['\\begin{verbatim}\nHTTP://a.example/\n\\end{verbatim}', '\\verb|HTTP://a.example/|'],
	log: ['2020-01-01 GET HTTP://a.example/ 200'],
});

stays('what a program made, as its head says', {
	html: [
		'<html><head><meta name="generator" content="Doxygen 1.9"></head><a href="http:/a.example/x">',
		'<!-- Generated by javadoc (17) -->\n<a href="http:/a.example/x">',
		'<header class="tsd-page-toolbar"><a href="http://a.example/sql|query">API</a>',
		'<title>JSDoc: Home</title><a href="http:/a.example/x">',
	],
	go: ['// Code generated by protoc-gen-go. DO NOT EDIT.\n// See http:/a.example/x.\n'],
	yaml: ['# This file is auto-generated.\nurl: http:/a.example/x\n'],
	restructuredtext: ['.. Automatically generated by a program\n\nSee http:/a.example/x.\n'],
	typescript: ['// See http:/a.example/x.\nexport {};\n//# sourceMappingURL=shop.d.ts.map\n'],
	css: ['/* See http:/a.example/x. */\n/*# sourceMappingURL=shop.css.map */'],
	json: ['{"resourceType": "Patient", "identifier": [{"system": "http:/a.example/x"}]}'],
});

becomes('what somebody wrote with or about such programs', {
	typescript: [
		[
			'// See http:/a.example/x.\n//# sourceMappingURL=a.map\nexport {};\n',
			'// See http://a.example/x.\n//# sourceMappingURL=a.map\nexport {};\n',
		],
	],
	json: [['{"url": "http:/a.example/x"}', '{"url": "http://a.example/x"}']],
	html: [
		[
			'<meta name="generator" content="Microsoft FrontPage 4.0"><a href="http:/a.example/x">',
			'<meta name="generator" content="Microsoft FrontPage 4.0"><a href="http://a.example/x">',
		],
	],
	markdown: [
		['Pages are generated by [a](https:/a.example).', 'Pages are generated by [a](https://a.example).'],
		['An auto-generated client: [a](https:/a.example).', 'An auto-generated client: [a](https://a.example).'],
	],
});

stays('what something is compared with', {
	sql: ["SELECT a FROM b WHERE id = 'https:/a.example/x';"],
	javascript: ['if (a === "https:/a.example/x") b();', 'a.replace("https:/a.example/x", b);'],
	python: ['if a.startswith("https:/a.example/x"):\n\tpass\n', "if a == 'https:/a.example/x':\n\tpass\n"],
});

stays('a host that lost more than slashes', { markdown: ['See http//www.a.orgpdfa/ns/type', 'See http:/www.a.comx/'] });

stays('slashes that may mean something else', {
	plaintext: ['http:\\\\a.example\\share', 'http:///path/x', 'http:/index.html', 'a claim http:a.example/x'],
	html: ['<a href="http:index.html">', '<a href="http:a.example/x">', '<a href="http:/a/x">'],
	yaml: ['scope: http:read.all\n'],
	json: ['{"re": "http:\\\\\\\\a.example"}'.replace('a.example', 'a.example\\\\b')],
	javascript: ['f("http:\\\\\\\\a.example")', 'x = "a/http//a.example"'],
	markdown: ['[a](http:\\\\\\\\a.example\\\\b)'],
});

stays('one slash behind other characters of its string, as in a pattern or the rest of a broken link', {
	yaml: ['bad:\n - " http:/a.example/"\n', "bad:\n - '/\"http:/www.a.example'\n"],
	markdown: ['[a](%5bhttp:/a.example/x/%5d)', '[a](mdc:https:/a.example)'],
});

stays('hosts', {
	plaintext: ['https://ａ.example/', 'http://１９２.１６８.１.１/', 'https://bücher.example/'],
	markdown: ['[a](https://ａ.example/)'],
	html: ['<a href="https://ａ.example/">'],
	json: ['{"url": "https://ａ.example/"}'],
});

becomes('the case of a scheme', {
	plaintext: [
		['See HTTP://a.example/x.', 'See http://a.example/x.'],
		['<URL:FTP://a.example/>', '<URL:ftp://a.example/>'],
		['Mailto:a@a.example', 'mailto:a@a.example'],
	],
	markdown: [
		['[a](HTTPS://a.example/)', '[a](https://a.example/)'],
		['See Http://a.example/ now', 'See http://a.example/ now'],
		['<HTTP://a.example/>', '<http://a.example/>'],
	],
	html: [
		['<a href="HTTP://a.example/">', '<a href="http://a.example/">'],
		['<p>See HTTP://a.example/ now</p>', '<p>See http://a.example/ now</p>'],
	],
	xml: [
		['<a xlink:href="HTTP://a.example/"/>', '<a xlink:href="http://a.example/"/>'],
		['<p>See HTTP://a.example/ now</p>', '<p>See http://a.example/ now</p>'],
	],
	org: [['- [[Https://a.example/x][y]]', '- [[https://a.example/x][y]]']],
	restructuredtext: [
		['`a <HTTP://a.example/>`_', '`a <http://a.example/>`_'],
		['.. _a: HTTP://a.example/\n', '.. _a: http://a.example/\n'],
	],
	asciidoc: [['HTTP://a.example/[a]', 'http://a.example/[a]']],
	latex: [['\\url{HTTP://a.example/}', '\\url{http://a.example/}']],
	css: [['a { background: url(HTTP://a.example/x.png) }', 'a { background: url(http://a.example/x.png) }']],
	python: [['# See HTTP://a.example/', '# See http://a.example/']],
	java: [['/** See HTTP://a.example/x. */', '/** See http://a.example/x. */']],
	json: [
		['{"url": "HTTP://a.example/"}', '{"url": "http://a.example/"}'],
		['{"homepage": "HTTPS://a.example"}', '{"homepage": "https://a.example"}'],
	],
	yaml: [
		['homepage: HTTP://a.example/\n', 'homepage: http://a.example/\n'],
		['repo_url: "HTTP://a.example/"\n', 'repo_url: "http://a.example/"\n'],
	],
	toml: [['homepage = "HTTP://a.example/"\n', 'homepage = "http://a.example/"\n']],
});

becomes('slashes before what is plainly a host', {
	plaintext: [
		['http:/a.example/x', 'http://a.example/x'],
		['http:\\\\a.example/x', 'http://a.example/x'],
		['http:///www.a.example/x', 'http://www.a.example/x'],
		['https//a.example', 'https://a.example'],
		['http:/localhost:3000/x', 'http://localhost:3000/x'],
	],
	markdown: [
		['[a](http:/a.example/x)', '[a](http://a.example/x)'],
		['[a](http:\\\\\\\\a.example/x)', '[a](http://a.example/x)'],
	],
	html: [
		['<a href="https:/a.example/x">', '<a href="https://a.example/x">'],
		['<a href="http:\\\\a.example/x">', '<a href="http://a.example/x">'],
	],
	xml: [['<a href="https:/a.example/x"/>', '<a href="https://a.example/x"/>']],
	yaml: [['a: http:/a.example/x\n', 'a: http://a.example/x\n']],
	json: [['{"a": "http:/a.example/x"}', '{"a": "http://a.example/x"}']],
	java: [['/* e.g. http:/localhost:3030/x */', '/* e.g. http://localhost:3030/x */']],
	python: [['x = "https:/a.example/x"', 'x = "https://a.example/x"']],
	shellscript: [['curl https:/a.example/x', 'curl https://a.example/x']],
	latex: [['\\url{http:/a.example/x}', '\\url{http://a.example/x}']],
	org: [['[[http:/a.example/x][y]]', '[[http://a.example/x][y]]']],
	restructuredtext: [['.. _a: http:/a.example/x\n', '.. _a: http://a.example/x\n']],
});

becomes('a raw character in the path of a link', {
	markdown: [
		['[a](https://a.example/a|b)', '[a](https://a.example/a%7Cb)'],
		['[a](https://a.example/a^b)', '[a](https://a.example/a%5Eb)'],
		['[a]: https://a.example/a|b\n', '[a]: https://a.example/a%7Cb\n'],
	],
	html: [
		['<a href="https://a.example/a|b">', '<a href="https://a.example/a%7Cb">'],
		["<img src='https://a.example/a\"b.png'>", "<img src='https://a.example/a%22b.png'>"],
		['<a href="https://a.example/?q=a&quot;b">', '<a href="https://a.example/?q=a%22b">'],
	],
	xml: [['<a href="https://a.example/a^b"/>', '<a href="https://a.example/a%5Eb"/>']],
	javascriptreact: [['<a href="https://a.example/a|b">x</a>', '<a href="https://a.example/a%7Cb">x</a>']],
	css: [['a { background: url("https://a.example/a|b.png") }', 'a { background: url("https://a.example/a%7Cb.png") }']],
	latex: [['\\href{https://a.example/a|b}{x}', '\\href{https://a.example/a\\%7Cb}{x}']],
	org: [['[[https://a.example/a|b][c]]', '[[https://a.example/a%7Cb][c]]']],
	restructuredtext: [['`a <https://a.example/a|b>`_', '`a <https://a.example/a%7Cb>`_']],
	vue: [
		[
			'<template><a href="https://a.example/a|b">x</a></template>',
			'<template><a href="https://a.example/a%7Cb">x</a></template>',
		],
	],
});

stays('a line that has it right, too: it is about the mistake', {
	javascript: [
		'if (u.startsWith("http:/kite.com/")) u = u.replace("http:/kite.com/", "http://kite.com/");\n',
		'// path.join turned http://kite.com/a into http:/kite.com/a\n',
	],
	python: ['r = url.replace("http:/kite.com", "http://kite.com")\n'],
	markdown: ['Do not write http//kite.com/faq, write http://kite.com/faq.\n'],
});

becomes('the same in another line, and in a link whose text has it right', {
	markdown: [
		[
			'See http:/kite.com/a there.\n\nSee http://kite.com/a here.\n',
			'See http://kite.com/a there.\n\nSee http://kite.com/a here.\n',
		],
		['[http://kite.com](http:/kite.com)', '[http://kite.com](http://kite.com)'],
	],
});

describe('files of tests and what others wrote are left alone, by where they lie in their project', () => {
	const text = '# See http:/a.example/x\n';
	for (const [path, changed] of [
		['/p/test/a.py', false],
		['/p/a/fixtures/b/c.md', false],
		['/p/src/jvmTest/resources/c.txt', false],
		['/p/TestPlaybooks/a.yml', false],
		['/p/wordpress-honeypot/dist/a.md', false],
		['/p/honey/a.md', true],
		['/p/docs/rfcs/rfc2640.txt', false],
		['/p/docs/rfcs/rfc-notes.txt', true],
		['/p/Testament/a.txt', true],
		['/p/functionTests/c.md', false],
		['/p/html5-parser-tests/c.md', false],
		['/p/src/test-html/c.md', false],
		['/p/src/a.mock.js', false],
		['/p/test-urls.json', false],
		['/p/sample_texts/a.txt', false],
		['/p/data/a.test', false],
		['/p/greatest-html/c.md', true],
		['/p/src/mock.js', true],
		['/p/web_tests/c.md', false],
		['/p/src/Panel.snap.js', false],
		['/p/src/panel.test.ts.snap', false],
		['/p/rules/shells.yar', false],
		['/p/src/uristest.js', false],
		['/p/src/entity.test.data.js', false],
		['/p/passwords.txt', false],
		['/p/LICENSE-MIT', false],
		['/p/docs/Acknowledgements.md', false],
		['/p/ThirdPartyNotices.txt', false],
		['/p/3rdpartylicenses.txt', false],
		['/p/222dbaa4c9e280311e87e8793dd57e945cb019a7fae1a2b2fd4c6049ea148995.html', false],
		['/p/vendor/bundle/listen/README.md', false],
		['/p/vendor-prefixed/listen/bots.yml', false],
		['/p/compodoc/properties.html', false],
		['/p/example/plugins/cordova-plugin-shop/README.md', false],
		['/p/Assets/Plugins/Shop/Readme.txt', false],
		['/p/.history/a_20231127081549.json', false],
		['/p/src/notice.py', true],
		['/p/vendors/a.py', true],
		['/p/licensing.md', true],
		['/p/src/latest.js', true],
		['/p/snapped.js', true],
		['/p/modules/exploits/a.rb', false],
		['/p/exploited/a.md', true],
		['/p/testfiles-pvt/c.md', false],
		['/p/url_unittest/c.md', false],
		['/p/web/e2e/compose.yml', false],
		['/p/base/url_unittest.cc', false],
		['/p/bdlb_index.t.cpp', false],
		['/p/the-latest/c.md', true],
		['/p/shop_contest.cc', true],
		['/p/latest/c.md', true],
		['/p/contests/c.md', true],
		['/p/src/test/resources/a.xml', false],
		['/p/a.test.ts', false],
		['/p/test_a.py', false],
		['/p/docs/a.md', true],
		['/p/attest/latest.md', true],
		['/test/a.md', true],
	] as const)
		test(path, () => {
			const { settings } = effective(asked, '/p', undefined, { path, languageId: 'python' });
			assert.equal(fixAll({ text, languageId: 'python' }, settings).text !== text, changed);
		});
});

describe('what lost its automatic fix keeps its quick fixes, best first', () => {
	for (const [languageId, text, ...expected] of [
		['markdown', '[代理](https://a.example/p.html “代理”)', '[代理](https://a.example/p.html "代理")'],
		['markdown', '[a](https://a.example/p.html «titre long»)', '[a](https://a.example/p.html "titre long")'],
		['markdown', '[a](https://a.example/p “title")', '[a](https://a.example/p "title")'],
		['markdown', '[a](https://a.example/p “title)', '[a](https://a.example/p "title")'],
		['markdown', '[a](https://a.example/11-million- users-on)', '[a](https://a.example/11-million-users-on)'],
		[
			'html',
			'<a href="https://a.example/a/ b">',
			'<a href="https://a.example/a/b">',
			'<a href="https://a.example/a/%20b">',
		],
		[
			'html',
			'<a href="https://a.example/our menu">',
			'<a href="https://a.example/our%20menu">',
			'<a href="https://a.example/ourmenu">',
		],
		[
			'markdown',
			'[a](https://a.example/x.md##request)',
			'[a](https://a.example/x.md#request)',
			'[a](https://a.example/x.md#%23request)',
		],
		['plaintext', 'https://a.example/#a##b', 'https://a.example/#a%23%23b'],
		['plaintext', 'https://a.example/a|b', 'https://a.example/a%7Cb'],
	] as const)
		test(`${title(text)} (${languageId})`, () => {
			const { findings } = analyse({ text, languageId }, asked);
			const first = findings.find(({ severity }) => severity !== 'hint') ?? findings[0];
			const fixes = first?.fixes() ?? [];
			assert.deepEqual(fixes.map(({ edits }) => applyEdits(text, edits)).slice(0, expected.length), expected);
			assert.deepEqual(
				fixes.map(({ preferred }) => preferred),
				fixes.map((_, index) => index === 0),
			);
		});
});

/** Ways to damage a URL at a place in its path. */
const DAMAGES: readonly ((url: string, at: number) => string)[] = [
	...[
		' ',
		'  ',
		'|',
		'||',
		'^',
		'"',
		'<',
		'>',
		'<b>',
		'`',
		'{',
		'{x}',
		'[',
		'[1]',
		'#',
		'##',
		'#a#',
		'\\',
		'\\\\',
		'~',
		'%',
		'%zz',
		'\t',
		'\u00a0',
	],
	...[
		'é',
		'日本',
		'。',
		'\u200b',
		'“',
		"'",
		'$x',
		'$\u007bx}',
		'*',
		';',
		'//',
		'/../',
		'.|',
		'|.png',
		'^$',
		'(|)',
		'"x"',
		'|https://b.example/',
	],
].map((text) => (url: string, at: number) => url.slice(0, at) + text + url.slice(at));

const STARTS: readonly (readonly [pattern: RegExp, text: string])[] = [
	...[
		'HTTP://',
		'Https://',
		'http:/',
		'https:/',
		'http:///',
		'http:////',
		'http:',
		'http//',
		'https//',
		'http:\\\\',
		'https:\\\\',
		'http:/\\',
		'http:\\',
		'HTTP:/',
	].map((text) => [/^https?:\/\//, text] as const),
	...([
		[/$/, ' '],
		[/$/, '|'],
		[/$/, '##'],
		[/$/, '#a#b'],
		[/$/, '^'],
		[/\/\//, '//a|b@'],
		[/\/\//, '//a b.'],
	] as const),
];

const all: readonly ((url: string, at: number) => string)[] = [
	...DAMAGES,
	...STARTS.map(
		([pattern, text]) =>
			(url: string) =>
				url.replace(pattern, () => text),
	),
];

/** Where a browser goes, with what it leaves as it is written as servers read it; `undefined` where it refuses the URL. */
function leadsTo(url: string): string | undefined {
	try {
		const { protocol, host, pathname, search, hash } = new URL(url);
		const path = pathname.replace(/\|/g, '%7C').replace(/\^/g, '%5E');
		return [protocol, host, path, search, hash].join(' ');
	} catch {
		return undefined;
	}
}

const counts = { documents: 0, changed: 0, refused: 0 };

test('no automatic fix changes where browsers go', () => {
	const random = randomFrom(3986);
	for (let turn = 0; turn < runs(1).numRuns * 2; turn++)
		urls.forEach((url, index) => {
			const damage = all[(index * 7 + turn) % all.length] as (typeof all)[number];
			const damaged = damage(url, Math.max(placeIn(url, random()), 0));
			const place = embeddingFor(random(), (place) => canShow(place, damaged));
			if (place === undefined) return;
			const shown = Array.from(damaged, (character) => place.shows(character)[0]).join('');
			const document = { text: place.before + shown + place.after, languageId: place.languageId };
			const fixed = { ...document, text: fixAll(document, asked).text };
			counts.documents++;
			// Fix-all judges only where a repair may be automatic.
			const isRepaired = automaticEdits(analyse(document, { ...asked, quiet: true }).findings).length > 0;
			assert.equal(fixed.text !== document.text, isRepaired, JSON.stringify(document));
			if (fixed.text === document.text) return;
			counts.changed++;
			const [before, after] = [document, fixed].map((document) => urlIn(document, place));
			assert(before !== undefined && after !== undefined, JSON.stringify([document, fixed]));
			// Browsers take `https//a` for a path.
			const meant = before.replace(/^(https?)(?=\/\/)/i, '$1:');
			if (leadsTo(meant) === undefined) counts.refused++;
			assert.equal(leadsTo(after), leadsTo(meant) ?? leadsTo(after), JSON.stringify([document, fixed]));
		});
	assert(counts.documents > 1.9 * urls.length && counts.changed > 0.05 * counts.documents, JSON.stringify(counts));
	assert(counts.refused === 0, JSON.stringify(counts));
});

function urlIn(document: { text: string; languageId: string }, { before }: Embedding): string | undefined {
	const { occurrences } = analyse(document, asked);
	return (occurrences.around(before.length) ?? occurrences.around(before.length + 1))?.url;
}

after(() => console.log(`fix-all in ${counts.documents} documents: ${counts.changed} changed`));

/** Places in languages of every kind, and how a link is written there. */
const PLACES: readonly (readonly [languageId: string, before: string, after: string])[] = [
	['markdown', 'See [this](', ') for more.\n'],
	['markdown', '# A\n\n[a]: ', '\n'],
	['html', '<p><a href="', '">x</a></p>\n'],
	['xml', "<a xlink:href='", "'/>\n"],
	['javascriptreact', 'const a = <a href="', '">x</a>;\n'],
	['css', 'a { background: url("', '") }\n'],
	['latex', 'See \\url{', '} for more.\n'],
	['bibtex', '@misc{a,\n  url = {', '},\n}\n'],
	['org', '- [[', '][x]]\n'],
	['restructuredtext', 'See `x <', '>`_ for more.\n'],
];

/** The classes that stay automatic. */
const CLASSES: readonly (readonly [name: string, damage: (url: string, at: number) => string])[] = [
	['the case', (url) => url.replace(/^https?/, (scheme) => scheme.toUpperCase())],
	['one slash', (url) => url.replace('//', '/')],
	['|', (url, at) => `${url.slice(0, at)}|${url.slice(at)}`],
	['^', (url, at) => `${url.slice(0, at)}^${url.slice(at)}`],
];

test('of 200 damages that stay automatic, in 9 languages, at least 98 in 100 are repaired', () => {
	const plain = urls.filter((url) => /^https?:\/\/[\w.-]+\/[a-z\d/-]{8,60}$/.test(url));
	const random = randomFrom(11);
	let repaired = 0;
	const missed: string[] = [];
	for (let index = 0; index < 200; index++) {
		const url = plain[Math.floor(random() * plain.length)] as string;
		const [name, damage] = CLASSES[index % CLASSES.length] as (typeof CLASSES)[number];
		const [languageId, before, after] = PLACES[
			Math.floor(index / CLASSES.length) % PLACES.length
		] as (typeof PLACES)[number];
		const damaged = damage(url, placeIn(url, random()));
		const write = (url: string) =>
			before + url.replace(/[\^%]/g, (mark) => (languageId === 'latex' ? `\\${mark}` : mark)) + after;
		const text = before + damaged + after;
		const expected = write(name === '|' || name === '^' ? damaged.replace(name, name === '|' ? '%7C' : '%5E') : url);
		if (fixAll({ text, languageId }, asked).text === expected) repaired++;
		else missed.push(`${name}: ${text}`);
	}
	assert(repaired >= 196, `${repaired} of 200: ${missed.join('')}`);
});
