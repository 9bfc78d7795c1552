// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the documents hold placeholders

/** What some program wants written so, and what only looks like it: the first is told to those who ask. */

import { describe } from 'node:test';
import { judges, silent } from './judged';

describe('templates and patterns', () => {
	judges('invalid-host', [
		{ text: '<?php $x = "RewriteRule .* - [E=C:http://$host%{REQUEST_URI}⸠,⸡NE]";', in: 'php', modern: 'asked' },
		{ text: "<?php f('https://a.example⸠$⸡⸠&⸡');", in: 'php', modern: 'asked' },
		{ text: '<?php f("http://a⸠,⸡b.example/");', in: 'php', modern: 'error' },
		{ text: 'f(`https://${env}.shop⸠,⸡example/x`)', in: 'javascript', modern: 'error' },
		{ text: '<a href="https://shop.example⸠;⸡">', in: 'html', modern: 'error' },
	]);
	judges('backslash', [
		{ text: String.raw`[x](https://a.example/gif.latex?a⸠\⸡sim⸠\⸡frac{1}{2})`, in: 'markdown', modern: 'asked' },
		{ text: String.raw`[x](https://a.example/gif.latex?a⸠\⸡b⸠\⸡c)`, in: 'markdown', modern: 'warning' },
		{ text: String.raw`https://a.example/x/(⸠\ed\e.\⸡ed`, modern: 'asked' },
		{ text: String.raw`https://a.example/dir(x)/y⸠\fish\⸡chips`, modern: 'warning' },
	]);
	judges('file-url', [
		{ text: 'alert(FLfile.exists("file:///C⸠|⸡/a.fla"));', in: 'javascript', modern: 'asked' },
		{ text: 'Security sandbox violation: file:///C⸠|⸡/a.swf cannot load', modern: 'asked' },
		{ text: 'alert(exists("file:///C⸠|⸡/a.fla"));', in: 'javascript', modern: 'warning' },
	]);
	judges('misspelt-scheme', [
		{ text: 'use pfile:///x as', modern: '-' },
		{ text: '[http:// or https://.](⸠http://https:⸡//)', in: 'markdown', modern: 'asked' },
		{ text: '[x](⸠http://https:⸡//a.example)', in: 'markdown', modern: 'warning' },
	]);
	judges('malformed-percent', [
		{ text: '<iframe src="https://a.example/maps?width=100⸠%⸡&amp;h=100⸠%⸡">', in: 'html', modern: 'asked' },
		{ text: 'a = "https://a.example/⸠%⸡name-⸠%⸡version.zip";', in: 'matlab', modern: 'asked' },
		{ text: 'a = "https://a.example/⸠%⸡name-1.zip";', in: 'matlab', modern: 'hint' },
		{ text: "f('file://%f#L⸠%⸡l')", in: 'python', modern: 'asked' },
		{ text: '<iframe src="https://a.example/maps?rate=100⸠%⸡&amp;h=1">', in: 'html', modern: 'error' },
		{ text: '"https://a.example/?t=Special⸠%⸡%3ASearch&q=%s"', in: 'markdown', modern: 'asked' },
		{ text: '"https://a.example/?t=Special⸠%⸡%3ASearch"', in: 'markdown', modern: 'error' },
		{ text: 'http://a.example/x.php⸠%⸡_⸠%⸡', modern: 'asked' },
	]);
	judges('missing-slashes', [
		{ text: "x.replace(/^a: http⸠:/⸡g, 'b')", modern: 'asked' },
		{ text: "f('http⸠:/⸡shop.example/g')", in: 'javascript', modern: 'error' },
	]);
});

describe('what was shortened or lost a space', () => {
	judges('malformed-percent', [
		{ text: 'https://a.example/?q=is%3Apr+author⸠%⸡3...', in: 'markdown', modern: 'asked' },
		{ text: 'https://a.example/%E8%83%8C%E5⸠%⸡A...x', in: 'markdown', modern: 'asked' },
		{ text: 'https://a.example/?q=is%3Apr+author⸠%⸡3', in: 'markdown', modern: 'error' },
		{ text: 'f("https://www.a.⸠%⸡/x".replace("%","com"))', in: 'javascript', modern: 'asked' },
		{ text: 'f("https://www.a.x⸠%⸡/x")', in: 'javascript', modern: 'hint' },
		{ text: 'x = "https://a.example/og?title=⸠%⸡title&text=%description"', in: 'json', modern: 'asked' },
		{ text: 'x = "https://a.example/og?title=⸠%⸡text&text=%description"', in: 'json', modern: 'hint' },
	]);
	judges('misspelt-scheme', [
		{ text: '<link href="⸠https://https⸡//shop.com/">', in: 'html', modern: 'warning' },
		{ text: '<link href="https://https/x">', in: 'html', modern: '-' },
		{ text: '[x](⸠httpshttps⸡://shop.com/x)', in: 'markdown', modern: 'warning', fixed: ['[x](https://shop.com/x)'] },
		{ text: '[x](⸠http://https⸡//shop.com/x)', in: 'markdown', modern: 'warning', fixed: ['[x](http://shop.com/x)'] },
		{ text: '[x](⸠http://http:⸡//shop.com/x)', in: 'markdown', modern: 'warning', fixed: ['[x](http://shop.com/x)'] },
		{ text: 'It’⸠shttps⸡://a.example', in: 'markdown', modern: 'asked' },
		{ text: 'a:30⸠bhttps⸡://a.example', in: 'markdown', modern: 'asked' },
		{ text: '677 y(h)o(⸠htpp⸡://a.example/x)s(y)', modern: 'asked' },
		{ text: 'URL: ⸠htp⸡://a.example/x: "htp" instead of "http"', in: 'markdown', modern: 'asked' },
		{ text: 'See ⸠bhttps⸡://a.example', in: 'markdown', modern: 'warning' },
		{ text: '<a>ntp://time.a.example</a>', in: 'xml', modern: '-' },
	]);
	judges('odd-end', [
		{ text: '<a href="https://a.example/?text=Hi%20there⸠...⸡">', in: 'html', modern: 'asked' },
		{ text: '<a href="https://a.example/?text=Hi⸠...⸡">', in: 'html', modern: 'warning' },
	]);
	judges('invalid-host', [
		{ text: "return 'https://api⸠-⸡' + name", modern: 'asked' },
		{ text: "See 'https://api⸠-⸡' there", modern: 'error' },
		{ text: 'See http://www-\nusers.a.example/', modern: '-' },
	]);
	judges('invalid-port', [
		{ text: "The URL 'wss://localhost:⸠undefined⸡/?token=' is invalid", modern: 'asked' },
		{ text: '<a href="wss://localhost:⸠none⸡/?token=">', in: 'html', modern: 'error' },
	]);
	judges('missing-slashes', [
		{ text: '//	http⸠:/⸡evil.example/cb   admits a path', in: 'go', modern: 'asked' },
		{ text: '//	http⸠:/⸡shop.example/cb   admits a path', in: 'go', modern: 'error' },
		{ text: '<a href="http⸠:/⸡evil.example/cb">', in: 'html', modern: 'error' },
		{ text: '- ${APPDATA}/ASP.NET/Https⸠:/⸡root/.aspnet/https:ro', in: 'yaml', modern: 'asked' },
		{ text: '- a: https⸠:/⸡shop.example/x', in: 'yaml', modern: 'error' },
	]);
});

describe('what attacks, lists and records hold', () => {
	judges('deceptive-user', [
		{ text: 'BYPASS_PAYLOADS = [\n    "https://⸠bank.com⸡@evil.com",\n]', in: 'python', modern: 'asked' },
		{ text: 'PAGES = [\n    "https://⸠bank.com⸡@shop.com",\n]', in: 'python', modern: 'warning' },
	]);
	judges('password-in-url', [
		{ text: 'https://localhost:80%2523@evil.example/x', modern: '-' },
		{ text: 'ftp://jane:⸠4431⸡@shop.com', modern: 'warning' },
	]);
	judges('missing-slashes', [
		{ text: 'in ftp⸠:/⸡pub/x.tar.Z', modern: 'asked' },
		{ text: '@XmlSchema(namespace = "http⸠:///⸡shop.example/schema")', in: 'java', modern: 'asked' },
		{ text: 'in ftp⸠:/⸡ftp.a.example/x.tar.Z', modern: 'error' },
		{ text: '// source: temp-download-https:/a.example/x', in: 'go', modern: '-' },
	]);
	judges('mailto-url', [{ text: String.raw`\href{mailto:[CONFIG: email]}{x}`, in: 'latex', modern: '-' }]);
	judges('backslash', [
		{ text: String.raw`// so ${'`'}http:\\a.example${'`'} is a path`, in: 'go', modern: '-' },
		{ text: String.raw`// see http:⸠\\⸡a.example/x`, in: 'go', modern: 'warning' },
		{ text: String.raw`[x] Cannot read http:⸠\\⸡a.example/x`, in: 'log', modern: 'asked' },
	]);
	judges('scheme-syntax', [
		{ text: '{"a": "urn:uuid:⸠12345⸡"}', in: 'json', modern: 'asked' },
		{ text: String.raw`a { src: url(data:font/woff;base64,\ d09GRgABAAAA) }`, in: 'css', modern: '-' },
	]);
});

describe("a program's own notation", () => {
	judges('unsafe-character', [
		{ text: 'feed="https://a.example/x.git⸠^⸡1a2b3c4d"', in: 'shellscript', modern: 'asked' },
		{ text: 'src-git x https://a.example/x.git⸠^⸡1a2b3c4d5e', modern: 'asked' },
		{ text: 'see https://a.example/x⸠^⸡1a2b3c4d5e', modern: 'warning' },
		{ text: 'list=("https://a.example/x.zip⸠|⸡the-name")', in: 'shellscript', modern: 'asked' },
		{ text: 'f("https://a.example/x⸠|⸡y")', in: 'javascript', modern: 'hint' },
		{ text: '[x](https://a.example/x.zip⸠|⸡name)', in: 'markdown', modern: 'hint' },
		{ text: 'say("See https://a.example/x⸠^⸡7 now")', in: 'lua', modern: 'asked' },
		{ text: 'say("|cff00ff00https://a.example/x⸠|⸡r")', in: 'lua', modern: 'asked' },
		{ text: 'say("https://a.example/x⸠^⸡ab")', in: 'lua', modern: 'hint' },
	]);
	judges('invalid-host', [
		{ text: 'list=("https://a.example⸠|⸡the-name")', in: 'shellscript', modern: 'asked' },
		{ text: 'say("See https://a.example⸠^⸡7")', in: 'lua', modern: 'asked' },
		{ text: '<a href="https://a.example⸠|⸡the-name">', in: 'html', modern: 'error' },
	]);
	judges('invalid-port', [
		{ text: 'list=("https://a.example:⸠8080|the-name⸡")', in: 'shellscript', modern: 'asked' },
		{ text: '<a href="https://a.example:⸠8080|the-name⸡">', in: 'html', modern: 'error' },
	]);
	judges('mailto-url', [
		{ text: '<a href="mailto:a&#64;shop.example">', in: 'html', modern: '-' },
		{ text: '<a href="mailto:a&#64shop.example">', in: 'html', modern: '-' },
	]);
	judges('glued-urls', [
		{ text: '[x](javascript:open(%22http://a.example/b%22+%22c%22http://c.example/d))', in: 'markdown', modern: '-' },
	]);
	judges('backslash', [{ text: 'printf "at https://a.example/x\\E[0m"', in: 'plaintext', modern: '-' }]);
	judges('file-url', [
		{ text: 'SRC_URI = "file://⸠a.patch⸡ \\', modern: 'asked' },
		{ text: 'file://⸠a.example⸡', modern: 'error' },
	]);
	judges('deceptive-user', [
		{ text: 'f https://⸠bank.example⸡@X-Token=abc', modern: 'asked', also: { modern: [] } },
		{
			text: '<a href="https://⸠bank.example⸡@login,x.evil.test/pay">',
			in: 'html',
			modern: 'warning',
			also: { modern: ['invalid-host@"," error'] },
		},
	]);
	judges('password-in-url', [
		{
			text: 'https://jane:⸠Xy7pQ9vvL⸡@a,b.shop.org/pay',
			modern: 'warning',
			also: { modern: ['invalid-host@"," error'] },
		},
	]);
	silent('a header', 'plaintext', ['f https://a.example:1879@Hdr=Value'], 'modern');
	judges('missing-slashes', [
		{ text: 'ftp:x:14:11:ftp⸠:/⸡srv/ftp:/bin/false', modern: 'asked' },
		{ text: 'a = /srv/http⸠:/⸡home/:/tmp/', modern: 'asked' },
		{ text: 'http⸠:/⸡shop.example/login?next=http:/shop.example/x', modern: 'error' },
		{ text: '<a href="http⸠:/⸡shop.example/go">', in: 'html', modern: 'error' },
		{ text: 'nsURI="http⸠:///⸡shop.model"', modern: 'asked' },
		{ text: 'url="http⸠:///⸡shop.model"', modern: 'error' },
		{ text: '-package http⸠:///⸡library.ecore', modern: 'asked' },
	]);
	judges('empty-host', [
		{ text: 'oc set probe --get-url=https:⸠//⸡:1338/healthz', in: 'shellscript', modern: 'asked' },
		{ text: 'fetch("http:⸠//⸡:3000/api/orders")', in: 'javascript', modern: 'error' },
		{ text: '[comment]: <http:⸠//⸡> "to do"', in: 'markdown', modern: 'asked' },
		{ text: '[b]: <http:⸠//⸡> "to do"', in: 'markdown', modern: 'information' },
	]);
	judges('unsafe-character', [
		{ text: "<?php $key = 'http://localhost/⸠|⸡normal';", in: 'php', modern: 'asked' },
		{ text: "<?php $key = 'https://www.gnu.org/fish⸠|⸡chips';", in: 'php', modern: 'hint' },
		{ text: 'https://www.gnu.org/w/info⸠|⸡sort', modern: 'warning' },
		{ text: 'admins=urn:shop:a⸠|⸡urn:shop:b', in: 'properties', modern: 'asked' },
		{ text: 'admins = "urn:shop:a⸠|⸡b"', in: 'toml', modern: 'hint' },
		{ text: '<a href="/share?url=https://gnu.org/fish⸠|⸡chips">', in: 'html', modern: 'hint' },
		{ text: '<a href="https://gnu.org/fish⸠|⸡5">', in: 'html', modern: 'hint' },
		{ text: 'TO=http://shop.example/submit⸠|⸡20', in: 'dotenv', modern: 'asked' },
		{ text: 'TO="http://shop.example/submit⸠|⸡v20"', in: 'dotenv', modern: 'hint' },
	]);
	silent('a pipe', 'plaintext', ['$ wget -qO- https://a.example/x.txt|sort -Vu'], 'modern');
	judges('scheme-syntax', [
		{ text: '<a href="tel:⸠%store_phone⸡">', in: 'html', modern: 'asked' },
		{ text: '<a href="tel:⸠0800-xxx-xxxx⸡">', in: 'html', modern: 'asked' },
		{ text: '<a href="tel:⸠call me⸡">', in: 'html', modern: 'warning' },
		{ text: '<a href="tel:⸠+1-412-555-0123,,,555123⸡">', in: 'html', modern: 'asked' },
		{ text: '<a href="tel:⸠+1,call⸡">', in: 'html', modern: 'warning' },
	]);
	judges('misspelt-scheme', [
		{ text: 'easy_install -⸠fhttp⸡://a.example/x', modern: 'asked' },
		{ text: 'See ⸠fhttp⸡://a.example/x', modern: 'warning' },
	]);
	silent(
		'what stands behind',
		'python',
		[
			'x = "https://a.example/x.html#calling-directly about how to update your code."',
			'x = "http://.../a.tex?x[]=1"',
			'x = "file://a.shop.test/x/Book1.vsto|74744e4b-e4d6-41eb-84f7-ad20346fe2d9"',
		],
		'modern',
	);
	judges('unsafe-character', [
		{ text: 'x = "https://a.example/files/a⸠ ⸡letter.pdf"', in: 'python', modern: 'hint' },
		{ text: 'x = "https://a.example/a⸠|⸡local"', in: 'python', modern: 'hint' },
	]);
	judges('invalid-port', [{ text: '<a b="https://test.shop.test:⸠8443%U⸡">', in: 'xml', modern: 'asked' }]);
	judges('invalid-host', [
		{ text: '<a href="https://file⸠%2B⸡.a.shop.test/x">', in: 'html', modern: 'asked' },
		{ text: '<a href="https://file⸠%20⸡.a.shop.test/x">', in: 'html', modern: 'error' },
	]);
	judges('odd-end', [
		{ text: '[a](https://a.example/?s=rules%20...)', in: 'markdown', modern: '-' },
		{ text: '[a](https://a.example/?s=rules⸠...⸡)', in: 'markdown', modern: 'warning' },
	]);
	silent('words about schemes', 'markdown', ['file://和smb://的区别', 'not git@/ssh:///git:// here'], 'modern');
	judges('backslash', [
		{ text: 'run: |\n  echo -e "a\\nb = https://shop.test⸠\\⸡nusername" > f', in: 'yaml', modern: 'asked' },
		{ text: String.raw`a: https://shop.test⸠\⸡news`, in: 'yaml', modern: 'warning' },
	]);
	silent('a printer', 'xml', ['<a>http://print.shop.test:631/printers/x</a>'], 'modern');
	judges('odd-end', [
		{ text: '[a](<https://a.example/x#f(Object⸠...⸡>)', in: 'markdown', modern: 'asked' },
		{ text: '[a](https://a.example/some⸠...⸡)', in: 'markdown', modern: 'warning' },
	]);
	judges('escaped-twice', [
		{ text: '<a data-raw-source="https://a.example/?a=1⸠&amp;amp;⸡b=2">', in: 'html', modern: 'asked' },
		{ text: '<a data-source="https://a.example/?a=1⸠&amp;amp;⸡b=2">', in: 'html', modern: 'warning' },
	]);
	judges('malformed-percent', [
		{ text: 'assert_eq!(f("https://a.example/⸠%⸡ZZ"), None);', in: 'rust', modern: 'asked' },
		{ text: 'let x = f("https://a.example/⸠%⸡ZZ");', in: 'rust', modern: 'hint' },
	]);
	judges('mailto-url', [
		{ text: '<a href="mailto:⸠jane⸡#a.example">jane#a.example</a>', in: 'html', modern: 'asked' },
		{ text: '<a href="mailto:⸠jane⸡#a.example">Jane</a>', in: 'html', modern: 'warning' },
	]);
});

describe('what ends a line and no URL', () => {
	judges('broken-across-lines', [
		{ text: 'ATTACH;FMTTYPE=audio/basic:http://a.example/pub/audio⸠-⸡\n files/x.aud', modern: 'asked' },
		{ text: '(see: http://a.example/qthelp-4.8/project.html#f-java.util.Map.Entry⸠-⸡\nfolders).', modern: 'asked' },
		{ text: '(see: http://a.example/qthelp-4.8/project.html#virtual⸠-⸡\nfolders).', modern: 'hint' },
		{ text: '(see: http://a.example/qthelp-4.8/project.html#-read-me⸠-⸡\nfolders).', modern: 'asked' },
		{
			text: '# (see: http://a.example/qthelp-4.8/qthelpproject.html#virtual⸠-⸡\n# folders).',
			in: 'properties',
			modern: 'asked',
		},
	]);
	judges('malformed-percent', [
		{
			text: 'ATTENDEE;CN=Jane;DIR="ldap://a.example/o=x⸠%⸡\n 20y":MAILTO:a@a.example',
			modern: 'asked',
			also: { modern: [] },
		},
	]);
});
