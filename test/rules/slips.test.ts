// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the documents hold placeholders

/** What a person mistypes is told; what only a program's notation has so is told to those who ask. */

import { judges } from './judged';

judges('invalid-host', [
	{ text: 'http://wiki⸠,⸡shop.example/', modern: 'error' },
	{ text: '"https://shop.example⸠;⸡"', in: 'json', modern: 'hint' },
	{ text: '<a href="http://www.gnu.org⸠&⸡a⸠=⸡1">', in: 'html', modern: 'error' },
	{ text: '<a href="http://shop.com⸠)⸡/">', in: 'html', modern: 'error' },
	{ text: '<a href="http://static.<<<x>>>.shop.com/">', in: 'html', modern: '-' },
	{ text: '<a href="http://⸠ ⸡shop.example/">', in: 'html', modern: 'error' },
	{ text: '"http://exa⸠|⸡mple.com/"', in: 'json', modern: 'hint' },
	{ text: 'f(`https://api.${env}.exa⸠^⸡mple.com/`)', in: 'javascript', modern: 'hint' },
	// A list, a call, a setting, another program's placeholder, a join.
	{ text: '<a href="http://www.shop⸠,⸡co⸠,⸡uk/">', in: 'html', modern: 'error' },
	{ text: 'x = "ssh://host⸠(⸡flux"', in: 'shellscript', modern: 'asked' },
	{ text: '"http://dc⸠=⸡shop.example/"', in: 'json', modern: 'asked' },
	{ text: '"http://a⸠!⸡name⸠+⸡shop.example/"', in: 'json', modern: 'asked' },
	{ text: '"http://⸠`⸡endpoint⸠`⸡/x"', in: 'json', modern: 'asked' },
	{ text: 'f("See https://shop⸠|⸡blog there")', in: 'javascript', modern: 'asked' },
	{ text: 'f("https://ID⸠;⸡LOADER⸠;⸡⸠;⸡FILE⸠;⸡shop.example")', in: 'csharp', modern: 'asked' },
	{ text: 'f("https://shop⸠;⸡example")', in: 'csharp', modern: 'error' },
]);
judges('password-in-url', [
	{ text: 'f("https://x-access-token:⸠ghp_XYZ⸡@github.com/ana/x.git")', in: 'rust', modern: '-' },
	{ text: 'f("https://x-access-token:⸠ghp_Kq3vz9TbR4mWx8⸡@github.com/ana/x.git")', in: 'rust', modern: 'warning' },
	{ text: '// (https://user:⸠pat⸡@github.com/…)', in: 'dart', modern: '-' },
	{ text: '// (https://user:⸠patK9q⸡@github.com/…)', in: 'dart', modern: 'warning' },
]);
judges('invalid-port', [
	{ text: 'a: http://shop.example:⸠80a⸡/', in: 'yaml', modern: 'error' },
	{ text: 'See http://shop.example:⸠bad⸡/', modern: 'error' },
	{ text: '[x](http://shop:⸠example⸡/)', in: 'markdown', modern: 'error' },
	{ text: 'a: http://shop.example:⸠bad⸡/', in: 'yaml', modern: 'error' },
	{ text: 'a: get http://shop.example:⸠bad⸡/ now', in: 'yaml', modern: 'asked' },
	{ text: 'f("git clone https://shop.com:⸠team⸡/x.git")', in: 'python', modern: 'error' },
	{ text: 'f("ssh://git@shop.example:⸠team⸡/x.git")', in: 'python', modern: 'error' },
]);
judges('missing-slashes', [
	{ text: 'a: http⸠:/⸡shop.example/x', in: 'yaml', modern: 'error' },
	{ text: 'a: http⸠:/⸡localhost/x', in: 'yaml', modern: 'error' },
	{ text: 'a: http⸠:/⸡{host}/x', in: 'yaml', modern: 'error' },
	{ text: 'a: "http⸠:/⸡shop/x"', in: 'yaml', modern: 'error' },
	{ text: 'a: get http⸠:/⸡shop/x now', in: 'yaml', modern: 'asked' },
	{ text: 'a: get http⸠:/⸡shop:80/x now', in: 'yaml', modern: 'error' },
	{ text: 'See http⸠:/⸡filename.html there', modern: 'asked' },
	{ text: 'f("http⸠:///⸡index.html")', in: 'tcl', modern: 'asked' },
	{ text: 'f("http⸠:///⸡My.library");', in: 'java', modern: 'asked' },
	{ text: 'f("http⸠:///⸡shop.example/x");', in: 'java', modern: 'error' },
	{ text: 'Get it from ftp⸠:/⸡data/x first', modern: 'asked' },
	{ text: 'Get it from ftp⸠:/⸡shop.example/x first', modern: 'error' },
	{ text: '{ "a": "/home/ana/x.png)b![](https⸠:/⸡shop.example/x.png" }', in: 'json', modern: 'asked' },
	{ text: '{ "a": "ana/x.png)b![](https⸠:/⸡shop.example/x.png" }', in: 'json', modern: 'error' },
]);
judges('unsafe-character', [
	{ text: '<a href="https://shop.example/a⸠|⸡b">', in: 'html', modern: 'hint' },
	{ text: 'See https://shop.example/a⸠|⸡b there', modern: 'warning' },
	{ text: 'https://shop.example/a⸠|⸡b\n', in: 'uri-list', modern: 'warning' },
	{ text: 'f("https://shop.example/a⸠|⸡b")', in: 'python', modern: 'hint' },
	{ text: 'f("See https://shop.example/a⸠|⸡b there")', in: 'python', modern: 'asked' },
	{ text: 'A=see https://shop.example/a⸠^⸡b now', in: 'properties', modern: 'asked' },
]);
judges('unsafe-character', [
	{ text: '<d>of [link:https://shop.example/Page⸠|⸡page].</d>', in: 'xml', modern: 'asked' },
	{ text: 'supports (:link http://shop.example/n.html⸠|⸡N:)-style', modern: 'asked' },
	{ text: 'see (https://shop.example/n.html⸠|⸡N)', modern: 'warning' },
	{ text: "x = {'xsi:schemaLocation': 'http://shop.example/x⸠ ⸡x.xsd'}", in: 'javascript', modern: 'asked' },
	{ text: 'set("schemaLocation", "http://shop.example/Order⸠ ⸡Order_v10.xsd");', in: 'csharp', modern: 'asked' },
	{ text: 'pair("xsi:schemaLocation",\t"http://shop.example/Order⸠ ⸡../schema/v1.xsd")', in: 'cpp', modern: 'asked' },
	{ text: 'set("schemaLocation", "http://shop.example/Order⸠ ⸡list.pdf");', in: 'csharp', modern: 'hint' },
	{ text: "x = {'location': 'http://shop.example/x⸠ ⸡x.xsd'}", in: 'javascript', modern: 'hint' },
]);
judges('malformed-percent', [
	{ text: '<c url="https://shop.example/%s/l⸠%⸡l/%v/x_%h.jpg"/>', in: 'xml', modern: 'asked' },
	{ text: '<c url="https://shop.example/%s/l⸠%⸡l/x.jpg"/>', in: 'xml', modern: 'error' },
	{ text: "rewriteRule '.*' 'ldap://shop.example/⸠%⸡0' ':@'", modern: 'asked' },
	{ text: "rewriteRule '.*' 'ldap://shop.example/a⸠%⸡0' ':@'", modern: 'error' },
	{ text: "new URL('/path%.c', 'file:');    // Incorrect: file:///path⸠%⸡.c", in: 'typescript', modern: 'asked' },
	{ text: "new URL('/path%.c', 'file:');    // See file:///path⸠%⸡.c", in: 'typescript', modern: 'hint' },
]);
judges('odd-end', [
	{ text: '<a href="http://shop.example/i.html#item6,0218⸠,⸡">', in: 'html', modern: 'asked' },
	{ text: '<a href="http://shop.example/i.html#item⸠,⸡">', in: 'html', modern: 'warning' },
]);
judges('file-url', [
	{ text: '<Image Source="file://⸠Help.bmp⸡"/>', in: 'xml', modern: 'asked' },
	{ text: '<!-- saved from url=(0022)⸠file://C:\\x.html⸡ -->', in: 'html', modern: '-' },
]);
judges('control-character', [
	{ text: '<textarea placeholder="app://A/B⸠&#10;⸡other://C">', in: 'html', modern: 'asked' },
	{ text: '<a href="https://shop.example/a⸠&#10;⸡b">', in: 'html', modern: 'error' },
]);
judges('invalid-host', [{ text: '| {"url":"https://appdev-21ba⸠-⸡ | 4945 |', in: 'markdown', modern: 'asked' }]);
judges('invalid-port', [
	{ text: '{"a": "set URL=https://localhost:⸠80&&⸡ node x.mjs"}', in: 'json', modern: 'asked' },
	{ text: '{"a": "set URL=https://localhost:⸠80+⸡ node x.mjs"}', in: 'json', modern: 'error' },
]);
judges('backslash', [
	{ text: '(http://shop.example/⸠\\⸡string~jane/menu/)', in: 'ini', modern: 'asked' },
	{ text: '(http://shop.example/⸠\\⸡strings/menu/)', in: 'ini', modern: 'warning' },
	{ text: '// SRV*https://shop.example/symbols;D:⸠\\Temp\\⸡x', in: 'cpp', modern: 'asked' },
	{ text: '// SRV*https://shop.example/symbols⸠\\⸡Temp', in: 'cpp', modern: 'warning' },
]);
judges('deceptive-user', [
	{
		text: '<add connectionString="Type=O;Url=https://a.shop.com;UserName=me@pay.com;X=1" />',
		in: 'xml',
		modern: '-',
	},
	{ text: '<a href="https://⸠a.shop.com;User=me⸡@pay.com">', in: 'html', modern: 'warning' },
]);
judges('misspelt-scheme', [
	{ text: 'Algorithm=3D"ht=\n⸠tp⸡://shop.example/fish" />', modern: 'asked' },
	{ text: 'IMAGE;VALUE=URI;DISPLAY=BADGE:ht\n       ⸠tp⸡://shop.example/fish', modern: 'asked' },
	{ text: 'all of it\n⸠htp⸡://shop.example/fish', modern: 'warning' },
	{ text: '隞\uFFFD\uFFFD嚗⸠htp⸡://shop.example/fish', modern: 'asked' },
	{ text: '隞\uFFFD\uFFFD and long behind all that could not be read ⸠htp⸡://shop.example/fish', modern: 'warning' },
	{ text: 'IMAGE;VALUE=URI;DISPLAY=BADGE:\n       ⸠tp⸡://shop.example/fish', modern: 'warning' },
]);

judges('numeric-host', [
	{ text: 'x = "https://⸠404⸡";', in: 'csharp', modern: 'asked' },
	{ text: 'x = "https://⸠404⸡/x";', in: 'csharp', modern: 'warning' },
]);

judges('malformed-percent', [
	{ text: '#   p.parse(x) #=> #<URI::HTTP http://shop.example/⸠%uABCD⸡>', in: 'ruby', modern: 'asked' },
	{ text: '#   p.parse(x) is #<URI::HTTP http://shop.example/⸠%uABCD⸡>', in: 'ruby', modern: 'error' },
]);

judges('unsafe-character', [
	{ text: 'Write *file://server/folder/name⸠|⸡id*.', in: 'markdown', modern: 'asked' },
	{ text: 'Write *http://shop.example/name⸠|⸡id*.', in: 'markdown', modern: 'warning' },
	{ text: `a = 'http://shop.example/?b=⸠"⸡%2b' + c + '"';`, in: 'javascript', modern: 'asked' },
	{ text: `a = 'http://shop.example/?b=⸠"⸡%2b';`, in: 'javascript', modern: 'hint' },
]);

judges('unsafe-character', [
	{ text: `A='mysql://db.shop.example/fish?ssl=⸠{"rejectUnauthorized":true}⸡'`, in: 'dotenv', modern: 'asked' },
	{ text: '1,"""see http://shop.example/view/⸠[E,S,D]⸡RPnnn there""",2', in: 'csv', modern: 'asked' },
	{ text: '1,"""see http://shop.example/view/⸠[E;S]⸡RPnnn there""",2', in: 'csv', modern: 'hint' },
	{ text: `<img src="https://shop.example/?b='⸠ . $c . ⸡'">`, in: 'html', modern: 'asked' },
]);

judges('invalid-host', [
	{ text: `$a = str_replace( 'https://⸠%7B%7B%20⸡', '{{ ', $a );`, in: 'php', modern: 'asked' },
	{ text: "URL=$(sed 's|https://|https://canary--⸠-⸡|')", in: 'yaml', modern: 'asked' },
	{ text: "URL=$(sed 's|https://|https://canary⸠-⸡|')", in: 'yaml', modern: 'error' },
]);
