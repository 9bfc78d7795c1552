// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the documents hold placeholders

/** What is written as some program wants it, or wrong in more than one way: nobody mistyped it. Beside each stands what somebody did. */

import { describe } from 'node:test';
import { judges, silent } from './judged';

describe('who mistypes a URL makes one kind of mistake', () => {
	silent('mistakes of several kinds', 'plaintext', ['https://a..example/x/100%', 'http://0x7f.1/%u00e9'], 'modern');
	judges('invalid-host', [{ text: 'https://a⸠..⸡example/x', modern: 'error' }]);
	judges('malformed-percent', [{ text: 'https://a.example/100⸠%⸡', modern: 'error' }]);
	judges('unsafe-character', [
		{ text: 'https://a..example/x⸠|⸡y', modern: 'warning', also: { modern: ['invalid-host@".." error'] } },
	]);
	judges('space-in-destination', [
		{
			text: '[a](http://a.example/a⸠ ⸡b|c)',
			in: 'markdown',
			modern: 'warning',
			also: { modern: ['unsafe-character@"|" warning'] },
		},
	]);
});

describe('templates and patterns', () => {
	silent(
		'where a program goes on with the host',
		'php',
		['<?php $x = "RewriteRule .* [E=C:http://$host%{REQUEST_URI},NE]";', "<?php f('https://a.example$&');"],
		'modern',
	);
	judges('invalid-host', [
		{ text: '<?php f("http://a⸠,⸡b.example/");', in: 'php', modern: 'error' },
		{ text: '<a href="https://⸠ ⸡www.x.example">', in: 'html', modern: 'error' },
	]);
	silent(
		'a pattern',
		'javascript',
		[String.raw`"https://a.example/(\d\.\d)"`, "x.replace(/^a: http:/g, 'b')"],
		'modern',
	);
	silent(
		'what is filled in',
		'plaintext',
		['http://a.example:port-number/x', 'https://a.example:HTTP-PORT/', 'http://a.example/x.php%_%'],
		'modern',
	);
	judges('invalid-port', [{ text: 'https://a.example:⸠jane⸡/x', modern: 'error' }]);
	silent('a format of C', 'markdown', ['"https://a.example/?t=Special%%3ASearch&q=%s"'], 'modern');
	judges('malformed-percent', [{ text: 'https://a.example/?t=Special⸠%⸡%3ASearch', in: 'markdown', modern: 'error' }]);
	silent('an address that was taken out', 'json', ['{"a": "https://000.000.000.000:9440/x"}'], 'modern');
	judges('numeric-host', [{ text: '{"a": "http://⸠127.0.01⸡:4567"}', in: 'json', modern: 'warning' }]);
});

describe("a program's own notation", () => {
	silent('a recipe', 'plaintext', ['SRC_URI = "file://a.patch \\', '           file://run.sh;subdir=x \\'], 'modern');
	judges('file-url', [{ text: 'file://⸠a.example⸡', modern: 'error' }]);
	silent('a header', 'plaintext', ['f https://a.example@X-Token=abc', 'f https://a.example:1879@Hdr=Value'], 'modern');
	judges('deceptive-user', [{ text: 'f https://⸠bank.example⸡@evil.test/Hdr=x', modern: 'warning' }]);
	silent(
		'fields and lists of paths',
		'plaintext',
		['ftp:x:14:11:ftp:/srv/ftp:/bin/false', 'a = /srv/http:/home/:/tmp/'],
		'modern',
	);
	judges('missing-slashes', [{ text: 'a = http⸠:/⸡shop.example/home', modern: 'error' }]);
	silent('a model', 'plaintext', ['-package http:///library.ecore', 'http:///org/a/b.ecore#/'], 'modern');
	silent('a probe', 'shellscript', ['oc set probe --get-url=https://:1338/healthz'], 'modern');
	silent('a comment', 'markdown', ['[comment]: <http://> "to do"', '[//]: <http://> "to do"'], 'modern');
	silent('a key', 'php', ["<?php $key = 'http://localhost/|normal';"], 'modern');
	judges('unsafe-character', [{ text: "<?php $key = 'http://a.example/x⸠|⸡normal';", in: 'php', modern: 'warning' }]);
	silent('a pipe', 'plaintext', ['$ wget -qO- https://a.example/x.txt|sort -Vu'], 'modern');
	silent(
		'the name of a method',
		'java',
		[
			'// https://a.example/x.html#f-java.util.Map.Entry-\n// of the eldest',
			'// https://a.example/x.html#g--\n// of none',
		],
		'modern',
	);
	silent('a printer', 'xml', ['<a>http://print.shop.test:631/printers/x</a>'], 'modern');
	judges('odd-end', [
		{ text: '[a](https://a.example/x#f(Object...)', in: 'markdown', modern: '-' },
		{ text: '[a](https://a.example/some⸠...⸡)', in: 'markdown', modern: 'warning' },
	]);
	judges('escaped-twice', [
		{ text: '<a data-raw-source="https://a.example/?a=1⸠&amp;amp;⸡b=2">', in: 'html', modern: 'asked' },
		{ text: '<a data-href="https://a.example/?a=1⸠&amp;amp;⸡b=2">', in: 'html', modern: 'warning' },
	]);
	silent(
		'no password',
		'plaintext',
		['https://git::@github.com/x.git', 'mongodb://a:AbCdEfGhIjKlMnOp==@db.shop.test/'],
		'modern',
	);
	silent('an address that no program is to gather', 'html', ['<a href="mailto:jane#a.example">'], 'modern');
	silent(
		'a line of a calendar goes on behind a space',
		'plaintext',
		[
			'ATTACH;FMTTYPE=audio/basic:http://a.example/pub/audio-\n files/x.aud',
			'ATTENDEE;CN=Jane;DIR="ldap://a.example/o=x%\n 20y":MAILTO:a@a.example',
		],
		'modern',
	);
});
