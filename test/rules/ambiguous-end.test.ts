/** Where a reader cannot tell whether the letters behind a URL are its part. */

import { judges } from './judged';

const encoded = '%E8%AF%B4%E6%98%8E';

judges('ambiguous-end', [
	{
		text: 'http://a.example/docs⸠说明⸡',
		modern: 'information',
		rfc1738: '-',
		also: { rfc1738: ['non-ascii@"说明" error'] },
	},
	{ text: '请看http://a.example/docs⸠说明⸡。谢谢', modern: 'information' },
	{ text: 'http://a.example/2024⸠年报告⸡', modern: 'information' },
	{
		// What is ASCII stays as it is.
		text: 'http://a.example/docs⸠说明x2⸡',
		modern: 'information',
		fixed: ['http://a.example/docs 说明x2', '<http://a.example/docs>说明x2', `http://a.example/docs${encoded}x2`],
	},
	{
		// In an autolink of Markdown nothing is undone.
		text: 'See http://a.example/a&amp;b⸠说明⸡',
		in: 'markdown',
		modern: 'information',
		fixed: ['See http://a.example/a&amp;b 说明', `See http://a.example/a&amp;b${encoded}`],
	},
	{ text: 'http://a.example/docs⸠ページ⸡', modern: 'information' },
	{ text: 'http://a.example/docs⸠문서⸡', modern: 'information' },
	{ text: 'http://a.example/Foo_(bar)⸠参照⸡', modern: 'information' },
	{ text: 'http://a.example/?q=docs⸠说明⸡', modern: 'hint' },
	{ text: 'http://a.example/#docs⸠说明⸡', modern: 'hint' },
	{ text: 'http://a.example/docs⸠說明々2⸡', modern: 'information' },
	{ text: '<p>http://a.example/docs⸠说明⸡</p>', in: 'html', modern: 'information' },
	{ text: '请看http://a.example/docs⸠说明⸡', in: 'markdown', modern: 'information' },
]);

judges('ambiguous-end', [
	// Notation, and a host that happens to be called so.
	{ text: '使用protocol://hostname/path形式', modern: '-' },
	{ text: '使用scheme://host:port/path格式', modern: '-' },
	{ text: 'http://hostname/path⸠形式⸡', modern: 'information' },
	{ text: 'http://a.example/docs。说明', modern: '-', rfc1738: '-' },
	{ text: 'http://a.example/docs（说明）', modern: '-', rfc1738: '-' },
	{ text: 'http://a.example说明', modern: '-', rfc1738: '-' },
	{ text: 'http://a.example/docsを参照', modern: '-', rfc1738: '-' },
	{ text: 'http://a.example/docs에서 보기', modern: '-', rfc1738: '-' },
	{ text: 'http://a.example/docs 说明', modern: '-', rfc1738: '-' },
	{ text: 'http://a.example/说明', modern: '-' },
	{ text: 'http://a.example/docs_说明', modern: '-' },
	{ text: 'http://a.example/docs说明/x', modern: '-' },
	{ text: 'http://a.example/docs说明.html', modern: '-' },
	{ text: 'http://a.example/wiki/C语言', modern: '-' },
	// What stands behind may be the sentence's: nothing is said of it.
	{ text: '从http://a.example/push下载到%USERPROFILE%\\Back目录', modern: '-' },
	{ text: 'http://a.example/x说|y', modern: '-' },
	{ text: 'http://a.example/说|y', modern: '-', also: { modern: ['unsafe-character@"|" warning'] } },
	{ text: 'http://a.example/größe', modern: '-' },
	{ text: '<http://a.example/docs说明>', modern: '-' },
	{ text: '[a](http://a.example/docs说明)', in: 'markdown', modern: '-' },
	{
		text: '<a href="http://a.example/docs说明">',
		in: 'html',
		modern: '-',
	},
]);

judges('ambiguous-end', [
	{
		text: '<a href="http://a.example⸠。次⸡">',
		in: 'html',
		modern: 'warning',
		rfc1738: '-',
		also: { rfc1738: ['non-ascii@"a.example。次" error'] },
		fixed: [],
	},
	{ text: '<a href="http://www.a.example⸠这里⸡/x">', in: 'html', modern: 'warning', fixed: [] },
	{ text: '[a](http://a.example⸠をご覧⸡)', in: 'markdown', modern: 'warning' },
	{ text: '<http://a.example⸠입니다⸡>', modern: 'warning' },
	{ text: '<a href="http://192.0.2.1⸠です⸡">', in: 'html', modern: 'warning' },
	{ text: '<a href="http://日本語.jp/">', in: 'html', modern: '-' },
	{
		text: '<a href="http://www.日本語.jp/">',
		in: 'html',
		modern: '-',
	},
	{
		text: '<a href="http://shop日本.example/">',
		in: 'html',
		modern: '-',
	},
	{
		text: '<a href="http://www.shop日本.example/">',
		in: 'html',
		modern: '-',
	},
]);

judges('ambiguous-end', [
	{
		text: '看http://a.example/docs⸠说明⸡。',
		modern: 'information',
		fixed: ['看http://a.example/docs 说明。', '看<http://a.example/docs>说明。', `看http://a.example/docs${encoded}。`],
		all: '看http://a.example/docs说明。',
	},
]);

// To the letter of RFC 1738 another rule speaks there. It decides no more than this one does.
judges('non-ascii', [
	{
		text: 'http://a.example/docs⸠说明⸡',
		rfc1738: 'error',
		fixed: ['http://a.example/docs 说明', '<http://a.example/docs>说明', `http://a.example/docs${encoded}`],
		all: 'http://a.example/docs说明',
	},
	{
		text: '<a href="http://⸠a.example次⸡">',
		in: 'html',
		rfc1738: 'error',
		fixed: ['<a href="http://a.xn--example-sj2p">'],
		all: '<a href="http://a.example次">',
	},
]);
