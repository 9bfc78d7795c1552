// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the documents hold placeholders

/** What a person mistypes is told; what only a program's notation has so is told to those who ask. */

import { judges } from './judged';

judges('invalid-host', [
	{ text: 'http://wiki⸠,⸡shop.example/', modern: 'error' },
	{ text: '"https://shop.example⸠;⸡"', in: 'json', modern: 'error' },
	{ text: '<a href="http://⸠ ⸡shop.example/">', in: 'html', modern: 'error' },
	{ text: '"http://exa⸠|⸡mple.com/"', in: 'json', modern: 'error' },
	{ text: 'f(`https://api.${env}.exa⸠^⸡mple.com/`)', in: 'javascript', modern: 'error' },
	// A list, a call, a setting, another program's placeholder, a join.
	{ text: '<a href="http://shop.example⸠,⸡b.example/">', in: 'html', modern: 'asked' },
	{ text: 'x = "ssh://host⸠(⸡flux"', in: 'shellscript', modern: 'asked' },
	{ text: '"http://dc⸠=⸡shop.example/"', in: 'json', modern: 'asked' },
	{ text: '"http://a⸠!⸡name⸠+⸡shop.example/"', in: 'json', modern: 'asked' },
	{ text: '"http://⸠`⸡endpoint⸠`⸡/x"', in: 'json', modern: 'asked' },
	{ text: '"http://shop⸠|⸡blog/x"', in: 'json', modern: 'asked' },
]);
judges('invalid-port', [
	{ text: 'a: http://shop.example:⸠80a⸡/', in: 'yaml', modern: 'error' },
	{ text: 'See http://shop.example:⸠bad⸡/', modern: 'error' },
	{ text: '[x](http://shop:⸠example⸡/)', in: 'markdown', modern: 'error' },
	{ text: 'a: http://shop.example:⸠bad⸡/', in: 'yaml', modern: 'asked' },
	{ text: 'f("ssh://git@shop.example:⸠team⸡/x.git")', in: 'python', modern: 'error' },
]);
judges('missing-slashes', [
	{ text: 'a: http⸠:/⸡shop.example/x', in: 'yaml', modern: 'error' },
	{ text: 'a: http⸠:/⸡localhost/x', in: 'yaml', modern: 'error' },
	{ text: 'a: http⸠:/⸡{host}/x', in: 'yaml', modern: 'error' },
	{ text: 'a: "http⸠:/⸡shop/x"', in: 'yaml', modern: 'error' },
	{ text: 'a: http⸠:/⸡shop/x', in: 'yaml', modern: 'asked' },
	{ text: 'See http⸠:/⸡filename.html there', modern: 'asked' },
	{ text: 'f("http⸠:///⸡index.html")', in: 'tcl', modern: 'asked' },
]);
judges('unsafe-character', [
	{ text: '<a href="https://shop.example/a⸠|⸡b">', in: 'html', modern: 'warning' },
	{ text: 'See https://shop.example/a⸠|⸡b there', modern: 'warning' },
	{ text: 'f("https://shop.example/a⸠|⸡b")', in: 'python', modern: 'warning' },
	{ text: 'f("See https://shop.example/a⸠|⸡b there")', in: 'python', modern: 'asked' },
	{ text: 'A=https://shop.example/a⸠^⸡b', in: 'properties', modern: 'asked' },
]);
