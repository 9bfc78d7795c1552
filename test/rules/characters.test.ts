/** rules.md, "Characters and escapes". */

import { judges, type Row } from './judged';

judges('unsafe-character', [
	{
		text: '[a](http：//⸠[2001:db8::7]⸡/x)',
		in: 'markdown',
		modern: 'asked',
		also: { modern: ['full-width@"：//" warning'] },
	},
]);

judges('malformed-percent', [
	{
		text: '<a href="https://a.example/?b=https%3A⸠%2 F⸡%2Fc">',
		in: 'html',
		modern: 'error',
		rfc1738: 'error',
		fixed: ['<a href="https://a.example/?b=https%3A%2F%2Fc">'],
	},
	{
		text: '<a href="https://a.example/?b=c⸠% 20⸡ d">',
		in: 'html',
		modern: 'error',
		rfc1738: 'error',
		also: { rfc1738: ['unsafe-character@" " error'] },
	},
	{ text: '<a href="https://a.example/?b=⸠% 25⸡2Fen">', in: 'html', modern: 'error', rfc1738: 'error' },
	{
		text: '<a href="https://a.example/?b=⸠%⸡ 20b">',
		in: 'html',
		modern: 'error',
		also: { modern: ['unsafe-character@" " warning'] },
	},
	{
		text: '<a href="https://a.example/5⸠%⸡ de">',
		in: 'html',
		modern: 'error',
		also: { modern: ['unsafe-character@" " warning'] },
	},
	{
		text: 'http://a.example/100⸠%⸡',
		modern: 'error',
		rfc1738: 'error',
		fixed: ['http://a.example/100%25', 'http://a.example/100'],
		all: 'http://a.example/100%',
	},
	{ text: 'http://a.example/⸠%⸡zz', modern: 'error', rfc1738: 'error', fixed: ['http://a.example/%25zz'] },
	{ text: 'http://a.example/x⸠%⸡4', modern: 'error', rfc1738: 'error', fixed: ['http://a.example/x%254'] },
	{ text: 'http://a.example/⸠%⸡4g/x', modern: 'error', rfc1738: 'error' },
	{ text: 'http://a.example/⸠%⸡%3F', modern: 'error', rfc1738: 'error', fixed: ['http://a.example/%25%3F'] },
	{ text: 'http://a.example/?q=50⸠%⸡&r=1', modern: 'error', rfc1738: 'error' },
	{ text: 'ftp://a.example/b?q=50⸠%⸡&r=1', modern: 'error', rfc1738: 'error' },
	{ text: 'http://a.example/#50⸠%⸡&', modern: 'error', rfc1738: 'error' },
	{ text: 'http://a.example/⸠%⸡zz/⸠%⸡-/x', modern: 'error', rfc1738: 'error' },
	{
		text: 'http://a.example/⸠%u00e9⸡',
		modern: 'error',
		rfc1738: 'error',
		fixed: ['http://a.example/%C3%A9'],
	},
	{ text: 'http://a.example/⸠%u20AC⸡/x', modern: 'error', rfc1738: 'error', fixed: ['http://a.example/%E2%82%AC/x'] },
	{ text: 'http://a.example/⸠%ud83d⸡', modern: 'error', rfc1738: 'error', fixed: [] },
	{
		text: 'http://a.example/⸠%uD83D%uDE00%u0021⸡',
		modern: 'error',
		rfc1738: 'error',
		fixed: ['http://a.example/%F0%9F%98%80%21'],
	},
	// What needs no encoding is written as it is.
	{
		text: 'http://a.example/⸠%u3042%u0041⸡',
		modern: 'error',
		rfc1738: 'error',
		fixed: ['http://a.example/%E3%81%82A'],
	},
	// What was hidden behind the finding is not new.
	{ text: 'http://a⸠%⸡zz@a.example/', modern: 'error', fixed: ['http://a%25zz@a.example/'] },
	{ text: 'http://a.example/⸠%⸡u00g9', modern: 'error', rfc1738: 'error', fixed: ['http://a.example/%25u00g9'] },
	{ text: 'http://a.example/%3F%7c%C3%A9', modern: '-', rfc1738: '-' },
	// In a format, `%%` is a percent sign; elsewhere it is none.
	{ text: 'printf("http://a.example/a%%20b\\n");', in: 'c', modern: '-', rfc1738: '-' },
	{ text: 'get("http://a.example/a⸠%⸡%20b");', in: 'c', modern: 'hint' },
	{ text: 'mailto:a⸠%⸡b@a.example', modern: 'error', rfc1738: 'error', fixed: ['mailto:a%25b@a.example'] },
	{ text: '[a](http://a.example/100⸠%⸡)', in: 'markdown', modern: 'error', rfc1738: 'error' },
	{ text: '`http://a.example/100⸠%⸡x`', in: 'markdown', modern: 'asked', rfc1738: 'hint' },
	{ text: '```\nhttp://a.example/100⸠%⸡x\n```', in: 'markdown', modern: 'asked', rfc1738: 'hint' },
	{
		text: '<a href="http://a.example/100⸠&percnt;⸡">',
		in: 'html',
		modern: 'error',
		rfc1738: 'error',
		fixed: ['<a href="http://a.example/100%25">', '<a href="http://a.example/100">'],
	},
]);

judges('unsafe-character', [
	{
		text: 'http://a.example/a⸠|⸡b',
		modern: 'warning',
		rfc1738: 'error',
		fixed: ['http://a.example/a%7Cb'],
		all: 'http://a.example/a|b',
	},
	{
		text: '[x](http://a.example/a⸠]⸡)',
		in: 'markdown',
		modern: 'warning',
		fixed: ['[x](http://a.example/a)', '[x](http://a.example/a%5D)'],
	},
	{ text: '[x](http://a.example/a⸠]⸡b)', in: 'markdown', modern: 'hint', fixed: ['[x](http://a.example/a%5Db)'] },
	{ text: 'http://a.example/a⸠^⸡b', modern: 'warning', rfc1738: 'error', all: 'http://a.example/a^b' },
	{
		text: 'http://a.example/a⸠[1]⸡b',
		modern: 'warning',
		rfc1738: 'error',
		// Only both: with one bracket encoded, bare text would end the URL before the other.
		fixed: ['http://a.example/a%5B1%5Db'],
		all: 'http://a.example/a[1]b',
	},
	{
		// The first one has no partner, and the second has its own.
		text: 'http://u[v@a.example/a⸠[1]⸡b',
		in: 'uri-list',
		rfc1738: 'error',
		fixed: ['http://u[v@a.example/a%5B1%5Db', 'http://u%5Bv@a.example/a%5B1%5Db'],
		also: { rfc1738: ['user-not-allowed@"u[v@" error'] },
	},
	{ text: 'http://u⸠|⸡x@a.example/', modern: 'warning', all: 'http://u|x@a.example/' },
	{ text: 'http://a.example/~x', modern: '-' },
	{ text: 'https://a.example/#/⸠#⸡room:b.example', modern: 'asked', rfc1738: 'error' },
	{ text: 'https://a.example/#!/page⸠#⸡part', modern: 'asked', rfc1738: 'error' },
	{ text: 'https://a.example/#page⸠#⸡part', modern: 'asked', rfc1738: 'error' },
	{ text: 'https://a.example/#!⸠#⸡two-way', modern: 'asked', rfc1738: 'error' },
	{ text: 'https://a.example/iOS/#documentation/X⸠#⸡//apple_ref', modern: 'asked', rfc1738: 'error' },
	{
		text: 'https://a.example/x.md#⸠#⸡request',
		modern: 'warning',
		rfc1738: 'error',
		fixed: ['https://a.example/x.md#request', 'https://a.example/x.md#%23request'],
	},
	{ text: 'https://a.example/x#a⸠##⸡b', modern: 'warning', rfc1738: 'error' },
	{
		text: 'a { b: url(\'data:image/svg+xml,<svg fill="#fff" width="9">\') }',
		in: 'css',
		modern: '-',
	},
	{ text: 'http://a.example/⸠~⸡x', rfc1738: 'error', fixed: ['http://a.example/%7Ex'], all: 'http://a.example/~x' },
	{
		text: 'http://a.example/?q=a⸠|⸡b',
		modern: 'asked',
		rfc1738: 'error',
		fixed: ['http://a.example/?q=a%7Cb'],
		all: 'http://a.example/?q=a|b',
	},
	{ text: 'http://a.example/x#a⸠|⸡b', modern: 'asked', rfc1738: 'error', all: 'http://a.example/x#a|b' },
	{ text: 'http://a.example/?a⸠[1]⸡=b', modern: '-', rfc1738: 'error', all: 'http://a.example/?a[1]=b' },
	{ text: 'http://a.example/x#a⸠[]⸡b', modern: '-', rfc1738: 'error' },
	{ text: 'http://a.example/?q=a⸠^⸡b', modern: 'asked', rfc1738: 'error' },
	{
		text: 'http://a.example/x#a⸠#⸡b',
		modern: 'asked',
		rfc1738: 'error',
		fixed: ['http://a.example/x#a%23b'],
		all: 'http://a.example/x#a#b',
	},
	{ text: 'http://a.example/x#a', modern: '-', rfc1738: '-' },
	{ text: 'http://[::1]/x', modern: '-', rfc1738: '-', also: { rfc1738: ['invalid-ipv6@"[::1]" error'] } },
	{ text: 'http://a.example/a⸠||⸡b', modern: 'warning', rfc1738: 'error', all: 'http://a.example/a||b' },
	{
		text: 'http://a.example/a⸠|b^⸡c',
		modern: 'warning',
		rfc1738: 'error',
		fixed: ['http://a.example/a%7Cb%5Ec'],
	},
	{
		text: '<a href="http://a.example/a⸠ ⸡b">',
		in: 'html',
		modern: 'hint',
		rfc1738: 'error',
		fixed: ['<a href="http://a.example/a%20b">', '<a href="http://a.example/ab">'],
		all: '<a href="http://a.example/a b">',
	},
	{ text: '<a href=" http://a.example/x ">', in: 'html', modern: '-', rfc1738: '-' },
	{
		text: "<a href='http://a.example/a⸠\"⸡b'>",
		in: 'html',
		modern: 'warning',
		rfc1738: 'error',
		fixed: ["<a href='http://a.example/a%22b'>"],
	},
	{
		text: '<a href="http://a.example/a⸠&quot;⸡b">',
		in: 'html',
		modern: 'warning',
		rfc1738: 'error',
		fixed: ['<a href="http://a.example/a%22b">'],
	},
	{
		text: '<a href="http://a.example/a⸠&lt;b&gt;⸡">',
		in: 'html',
		modern: 'warning',
		rfc1738: 'error',
		all: '<a href="http://a.example/a&lt;b&gt;">',
	},
	{
		text: String.raw`{"a": "http://a.example/a⸠\u007c⸡b"}`,
		in: 'json',
		modern: 'hint',
		rfc1738: 'error',
		fixed: ['{"a": "http://a.example/a%7Cb"}'],
	},
	{
		text: '[a](http://a.example/a⸠|⸡b)',
		in: 'markdown',
		modern: 'hint',
		rfc1738: 'error',
		fixed: ['[a](http://a.example/a%7Cb)'],
	},
	{
		// <…> ends the destination and the renderer encodes the space: nothing is wrong with it since RFC 3986.
		text: '[a](<http://a.example/a⸠ ⸡b>)',
		in: 'markdown',
		modern: '-',
		rfc1738: 'error',
		fixed: ['[a](<http://a.example/a%20b>)', '[a](<http://a.example/ab>)'],
	},
	{ text: '[a](http://a.example/a⸠`⸡b)', in: 'markdown', modern: 'warning', rfc1738: 'error' },
	{ text: '`http://a.example/a⸠|⸡b`', in: 'markdown', modern: 'asked', rfc1738: 'hint' },
	{ text: '[[info:elisp#Key Binding Conventions][x]]', in: 'org', modern: '-' },
	{ text: '[[https://a.example/a⸠ ⸡b][x]]', in: 'org', modern: 'hint' },
	{ text: '<a href="info:a⸠ ⸡b">', in: 'html', modern: 'hint' },
	{ text: '<URL:http://a.example/a b>', modern: '-', rfc1738: '-' },
	{ text: '<URL:http://a.example/a\nb>', modern: '-', rfc1738: '-' },
	{ text: 'docker://alpine:3.8', modern: '-', rfc1738: '-' },
	{ text: 's3://bucket/a⸠|⸡b', modern: 'asked', rfc1738: 'error' },
	{ text: '<redis://a⸠{⸡,b.example/0>', modern: '-', rfc1738: 'error' },
	{ text: '<a href="sms:1?body=a⸠ ⸡b">', in: 'html', modern: 'asked', rfc1738: 'error' },
]);

judges('backslash', [
	{
		text: String.raw`<https://a.example/x#⸠\⸡_discussion>`,
		in: 'markdown',
		modern: 'warning',
		fixed: ['https://a.example/x#_discussion', 'https://a.example/x#%5C_discussion'].map((url) => `<${url}>`),
	},
	{
		text: String.raw`<a href="https://a.example/x⸠\_build\⸡y">`,
		in: 'html',
		modern: 'warning',
	},
	{
		// By RFC 1738 ftp has no search, but browsers see one.
		text: String.raw`ftp://a.example/x?a⸠\⸡b`.replace('\\\\', '\\'),
		rfc1738: 'error',
		fixed: ['ftp://a.example/x?a%5Cb'],
	},
	{
		text: String.raw`http:⸠\\⸡a.example/x`,
		modern: 'warning',
		rfc1738: 'error',
		fixed: ['http://a.example/x'],
	},
	{
		text: String.raw`http:⸠\\⸡a.example⸠\⸡k`,
		modern: 'warning',
		rfc1738: 'error',
		fixed: [String.raw`http://a.example\k`],
		all: String.raw`http:\\a.example\k`,
	},
	{
		text: String.raw`http://a.example/a⸠\⸡k`,
		modern: 'warning',
		rfc1738: 'error',
		fixed: ['http://a.example/a/k', 'http://a.example/a%5Ck'],
		all: String.raw`http://a.example/a\k`,
	},
	{
		text: String.raw`http://a.example/a⸠\k\⸡c`,
		modern: 'warning',
		rfc1738: 'error',
		fixed: ['http://a.example/a/k/c'],
	},
	{
		text: String.raw`http://a.example/a⸠\⸡k?q=a⸠\⸡b`,
		modern: 'warning',
		rfc1738: 'error',
		fixed: [String.raw`http://a.example/a/k?q=a\b`, String.raw`http://a.example/a%5Ck?q=a\b`],
	},
	{
		text: String.raw`http://a.example/?q=a⸠\⸡k⸠\⸡c`,
		modern: 'warning',
		rfc1738: 'error',
		fixed: [String.raw`http://a.example/?q=a%5Ck\c`],
	},
	{
		text: String.raw`http://a.example/?q=a⸠\⸡k`,
		modern: 'warning',
		rfc1738: 'error',
		fixed: ['http://a.example/?q=a%5Ck'],
	},
	{
		text: String.raw`http://a.example/x#a⸠\⸡k`,
		modern: 'warning',
		rfc1738: 'error',
		fixed: ['http://a.example/x#a%5Ck'],
	},
	{
		text: String.raw`{"a": "http://a.example/a⸠\\⸡k"}`,
		in: 'json',
		modern: 'warning',
		rfc1738: 'error',
		fixed: ['{"a": "http://a.example/a/k"}', '{"a": "http://a.example/a%5Ck"}'],
	},
	{ text: String.raw`{"a": "http:\/\/a.example\/b"}`, in: 'json', modern: '-', rfc1738: '-' },
	{ text: String.raw`[a](http://a.example/a\_b)`, in: 'markdown', modern: '-', rfc1738: '-' },
	{
		text: String.raw`[a](http://a.example/a⸠\⸡k)`,
		in: 'markdown',
		modern: 'warning',
		rfc1738: 'error',
		fixed: ['[a](http://a.example/a/k)', '[a](http://a.example/a%5Ck)'],
	},
	{ text: String.raw`<a href="http://a.example/a⸠\⸡k">`, in: 'html', modern: 'warning', rfc1738: 'error' },
	{
		text: String.raw`file:\\x`,
		modern: '-',
		rfc1738: '-',
		also: { modern: [String.raw`file-url@"\\x" warning`], rfc1738: [String.raw`file-url@"\\x" error`] },
	},
]);

judges('non-ascii', [
	// Browsers write a query in the charset that the document declares, everything else in UTF-8.
	...[
		'<meta charset=shift_jis>',
		'<html><!-- <meta charset=utf-8> -->\n<META http-equiv="content-type" content="text/html; charset=Shift_JIS">',
		"<?xml version='1.0' encoding='windows-1252'?>",
	].flatMap((head): Row[] => [
		{ text: `${head}<a href="http://a.example/?q=⸠é⸡#x">`, in: 'html', modern: 'asked', fixed: [] },
		{
			text: `${head}<a href="http://a.example/?q=⸠é⸡">`,
			in: 'html',
			rfc1738: 'error',
			all: `${head}<a href="http://a.example/?q=é">`,
		},
		{
			text: `${head}<a href="http://a.example/⸠é⸡?q=1#x">`,
			...{ in: 'html', modern: 'asked', fixed: [`${head}<a href="http://a.example/%C3%A9?q=1#x">`] },
		},
		{
			text: `${head}<a href="http://a.example/?q=1#⸠é⸡">`,
			...{ in: 'html', modern: 'asked', fixed: [`${head}<a href="http://a.example/?q=1#%C3%A9">`] },
		},
	]),
	...[
		'<meta charset="utf-8">',
		'<meta charset=UTF-16>',
		'<!-- <meta charset=gbk> -->',
		`${' '.repeat(1024)}<meta charset=gbk>`,
	].map(
		(head): Row => ({
			text: `${head}<a href="http://a.example/?q=⸠é⸡">`,
			...{ in: 'html', modern: 'asked', fixed: [`${head}<a href="http://a.example/?q=%C3%A9">`] },
		}),
	),
	{
		text: '`<meta charset=gbk>` [a](http://a.example/?q=⸠é⸡)',
		...{ in: 'markdown', modern: 'asked', fixed: ['`<meta charset=gbk>` [a](http://a.example/?q=%C3%A9)'] },
	},
	{
		text: 'http://a.example/caf⸠é⸡',
		modern: 'asked',
		rfc1738: 'error',
		fixed: ['http://a.example/caf%C3%A9'],
		all: 'http://a.example/café',
	},
	{
		text: 'http://a.example/⸠日本語⸡/x',
		modern: 'asked',
		rfc1738: 'error',
		fixed: ['http://a.example/%E6%97%A5%E6%9C%AC%E8%AA%9E/x'],
	},
	{ text: 'http://a.example/?q=⸠é⸡', modern: 'asked', rfc1738: 'error' },
	{ text: 'http://a.example/x#⸠é⸡', modern: 'asked', rfc1738: 'error' },
	{ text: 'http://a.example/⸠𠮷⸡x', modern: 'asked', rfc1738: 'error', fixed: ['http://a.example/%F0%A0%AE%B7x'] },
	{
		text: 'http://⸠münchen.example⸡/',
		modern: 'asked',
		rfc1738: 'error',
		fixed: ['http://xn--mnchen-3ya.example/'],
		all: 'http://münchen.example/',
	},
	{ text: 'http://⸠例え.テスト⸡/', modern: 'asked', rfc1738: 'error' },
	{ text: 'http://a.example/⸠é⸡', rfc1738: 'error', all: 'http://a.example/é' },
	{ text: 'http://⸠münchen.example⸡/', rfc1738: 'error', all: 'http://münchen.example/' },
	{ text: '[a](http://a.example/⸠é⸡)', in: 'markdown', modern: 'asked', rfc1738: 'error' },
	{
		text: '<a href="http://a.example/⸠&eacute;⸡">',
		in: 'html',
		modern: 'asked',
		rfc1738: 'error',
		fixed: ['<a href="http://a.example/%C3%A9">'],
	},
	{
		text: String.raw`{"a": "http://a.example/⸠\u00e9⸡"}`,
		in: 'json',
		modern: 'asked',
		rfc1738: 'error',
		fixed: ['{"a": "http://a.example/%C3%A9"}'],
	},
	{ text: '<a href="http://a.example/⸠\ufffd⸡x">', in: 'html', modern: 'asked', rfc1738: 'error', fixed: [] },
]);

judges('control-character', [
	{
		text: '<a href="http://a.example/a⸠\u0001⸡b">',
		in: 'html',
		modern: 'error',
		rfc1738: 'error',
		fixed: ['<a href="http://a.example/a%01b">', '<a href="http://a.example/ab">'],
		all: '<a href="http://a.example/a\u0001b">',
	},
	{
		text: '<a href="http://a.example/a⸠&#9;⸡b">',
		in: 'html',
		modern: 'error',
		rfc1738: 'error',
		fixed: ['<a href="http://a.example/a%09b">', '<a href="http://a.example/ab">'],
	},
	{ text: '[a](<http://a.example/a⸠\t⸡b>)', in: 'markdown', modern: 'error', rfc1738: 'error' },
	{ text: '<a href="http://a.example/a⸠\u007f⸡b">', in: 'html', modern: 'error', rfc1738: 'error' },
	{ text: '<a href="http://a⸠\u0001⸡.example/b">', in: 'html', modern: 'error', rfc1738: 'error' },
	{ text: '<a href="\thttp://a.example/b\n">', in: 'html', modern: '-', rfc1738: '-' },
	{ text: '<URL:http://a.example/a\r\n\tb>', modern: '-', rfc1738: '-' },
]);

judges('reserved-character', [
	{ text: 'f("http://{h}:{p}/nodes/me@127.0.0.1/x".format(h, p))', in: 'python', modern: '-' },
	{
		text: 'ftp://u⸠@⸡v@a.example/x',
		modern: 'warning',
		rfc1738: 'error',
		fixed: ['ftp://u%40v@a.example/x'],
		all: 'ftp://u@v@a.example/x',
	},
	{ text: 'http://a⸠@⸡b@c.example/x', modern: 'warning', fixed: ['http://a%40b@c.example/x'] },
	// RFC 3986 §3.2.1 has a colon in the userinfo, and only the first one separates.
	{
		text: 'ftp://user:p⸠:⸡q@a.example/',
		modern: '-',
		rfc1738: 'error',
		fixed: ['ftp://user:p%3Aq@a.example/'],
	},
	{
		text: 'http://a.example/?a⸠/⸡b',
		modern: '-',
		rfc1738: 'error',
		fixed: ['http://a.example/?a%2Fb'],
		all: 'http://a.example/?a/b',
	},
	{ text: 'http://a.example/?a⸠?⸡b', modern: '-', rfc1738: 'error', fixed: ['http://a.example/?a%3Fb'] },
	{ text: 'http://a.example/a;b:c@d&e=f', modern: '-', rfc1738: '-' },
	{ text: 'http://a.example/?a=b&c;d:e@f', modern: '-', rfc1738: '-' },
	{ text: 'file:///a⸠;⸡b', modern: '-', rfc1738: 'error' },
	{ text: 'x-a://b/c;d?e/f@g', modern: '-', rfc1738: '-' },
]);

judges('unsafe-character', [
	// Nobody here knows the scheme's grammar.
	{
		text: '[a](assetid:///VS⸠|dv|⸡x)',
		in: 'markdown',
		modern: 'asked',
		rfc1738: 'error',
		also: { rfc1738: ['unknown-scheme@"assetid" hint'] },
	},
	{ text: '[a](http://a.example/VS⸠|⸡dv)', in: 'markdown', modern: 'hint', rfc1738: 'error' },
]);
