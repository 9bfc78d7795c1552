/** What people mistype, and what was copied along. */

import { finds, findsNothing } from '../scan/marked';
import { judges } from './judged';

judges('full-width', [
	{ text: 'https⸠：//⸡x.example/a', modern: 'warning', fixed: ['https://x.example/a'] },
	{ text: '[s](https⸠：//⸡x.example)', in: 'markdown', modern: 'warning', fixed: ['[s](https://x.example)'] },
	{ text: '[s](https⸠:／／⸡x.example)', in: 'markdown', modern: 'warning', fixed: ['[s](https://x.example)'] },
	{ text: '<a href="http⸠：／／⸡x.example">', in: 'html', modern: 'warning', fixed: ['<a href="http://x.example">'] },
	{ text: '请看http⸠:／／⸡x.example/a。', modern: 'warning', fixed: ['请看http://x.example/a。'] },
	{ text: 'http⸠:/／⸡x.example/a', modern: 'warning', fixed: ['http://x.example/a'] },
	{ text: 'http⸠：／/⸡x.example/a', modern: 'warning', fixed: ['http://x.example/a'] },
	{ text: '请看ftp⸠：//⸡x.example/a。', modern: 'warning', fixed: ['请看ftp://x.example/a。'] },
	{ text: 'http://⸠１９２.１６８.１.１⸡/', modern: 'warning', fixed: ['http://192.168.1.1/'] },
	{ text: 'http://⸠ｅｘａｍｐｌｅ.com⸡/x', modern: 'warning', fixed: ['http://example.com/x'] },
	{ text: 'https://⸠x。example⸡/', modern: 'warning', fixed: ['https://x.example/'] },
	{ text: 'https://⸠www。a。example⸡/x', modern: 'warning', fixed: ['https://www.a.example/x'] },
	{ text: 'https://⸠a。com⸡ 和', modern: 'warning', fixed: ['https://a.com 和'] },
	{ text: 'http://⸠。x.example⸡/', modern: 'warning', fixed: ['http://x.example/'] },
	{ text: '{"a":"https://⸠a１.example⸡"}', in: 'json', modern: 'warning', fixed: ['{"a":"https://a1.example"}'] },
]);
finds('full-width marks that are the sentence', 'plaintext', [
	'⸠https://a.example⸡。次の文',
	'⸠https://a.example⸡。See there',
	'⸠https://a.example/x⸡。com',
	'⸠https://www.a.example⸡。a.b/c',
	'⸠https://a.example/x⸡／／b',
]);
findsNothing('full-width marks that are the sentence', 'plaintext', [
	'https：说明',
	'http：x.example',
	'abchttp：//x',
	'注意：//注释',
	'http：/x',
]);

judges('glued-urls', [
	{ text: 'https://dev.shop.example⸠https://⸡c.example/d', modern: 'warning' },
	{ text: 'https://my-https.example/d', modern: '-' },
	{ text: '"https://a.example.com⸠https://⸡b.example.com" is typed', modern: 'asked' },
	{ text: '[x](https://a.example.com⸠https://⸡b.example.com)', in: 'markdown', modern: 'warning' },
	{ text: '[4]: https://a.example⸠mailto:me@b.example⸡', in: 'markdown', modern: 'warning' },
	{
		text: 'https://a.example/b⸠https://c.example⸡/d',
		modern: 'warning',
		fixed: ['https://a.example/b https://c.example/d'],
	},
	{
		text: '[x](https://a.example/b⸠http://c.example⸡/d)',
		in: 'markdown',
		modern: 'warning',
		fixed: ['[x](https://a.example/b)'],
	},
	{ text: 'https://a.example/regions/#services⸠https://b.example⸡/x', modern: 'warning' },
	{ text: 'https://a.example/x_(y)⸠https://a.example⸡/x', modern: 'warning' },
	{ text: '<a href="https://a.example/b.html⸠http://⸡">', in: 'html', modern: 'warning' },
	...[
		'https://web.example/2020/https://c.example/d',
		'https://a.example/?u=https://b.example',
		'https://a.example/?uhttps://b.example',
		'https://a.example/#xhttps://b.example',
		'https://a.example/url:https://b.example',
		'https://a.example/x,https://b.example',
		'https://a.example:8080/x:y',
		'https://a.example/bhttps://',
		'see https://a.example/b.htmlhttp://',
		'https://a.example/x?%7Bhttps://b.example/x%7D',
		'https://a.example/translate%3Fu%3Dhttps://b.example/x',
		'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E',
	].map((text) => ({ text, modern: '-' as const })),
]);

judges('odd-end', [
	{
		text: '<link href="https://a.example/x⸠%22⸡">',
		in: 'html',
		modern: 'warning',
		fixed: ['<link href="https://a.example/x">'],
	},
	{ text: '<link href="https://a.example/⸠%22%3E⸡">', in: 'html', modern: 'warning' },
	{ text: '<a href="https://a.example/wiki/0.999⸠...⸡">', in: 'html', modern: 'asked' },
	{ text: '<a href="https://a.example/%22x%22">', in: 'html', modern: '-' },
	{ text: '<a href="https://a.example/?size=15%22">', in: 'html', modern: '-' },
	{ text: '[x](https://a.example/383⸠,⸡)', in: 'markdown', modern: 'warning', fixed: ['[x](https://a.example/383)'] },
	{ text: '[x](https://a.example/x/⸠,⸡)', in: 'markdown', modern: 'warning' },
	{ text: '[x](https://a.example/x⸠，⸡)', in: 'markdown', modern: 'warning' },
	{
		text: '<a href="https://a.example/?a=1⸠,⸡">',
		in: 'html',
		modern: 'warning',
		fixed: ['<a href="https://a.example/?a=1">'],
	},
	{
		text: '[x](http://tests.example/x⸠%20⸡)',
		in: 'markdown',
		modern: 'warning',
		fixed: ['[x](http://tests.example/x)'],
	},
	{ text: '{"a":"http://tests.example/x⸠%20%20⸡"}', in: 'json', modern: 'warning' },
	{ text: '[x](https://a.example/some-lon⸠…⸡)', in: 'markdown', modern: 'warning', fixed: [] },
	{ text: '<a href="https://a.example/some-lon⸠...⸡">', in: 'html', modern: 'warning', fixed: [] },
	...[
		'[x](https://a.example/…)',
		'[x](https://a.example/...)',
		'[x](https://a.example/.../x)',
		'[x](https://a.example/…/x)',
		'[x](https://a.example/Inc.)',
		'[x](https://a.example/a,b)',
		'[x](https://a.example/a%20b)',
		'https://a.example/383, and',
		'https://a.example/some-lon…',
	].map((text) => ({ text, in: 'markdown', modern: '-' as const })),
]);

judges('escaped-twice', [
	{
		text: '<a href="https://a.example/?a=1⸠&amp;amp;⸡b=2">',
		in: 'html',
		modern: 'warning',
		fixed: ['<a href="https://a.example/?a=1&amp;b=2">'],
	},
	{ text: '[x](https://a.example/?a=1⸠&amp;amp;⸡b=2)', in: 'markdown', modern: 'warning' },
	{ text: '<a href="https://a.example/?a=1⸠&amp;amp;amp;⸡b=2">', in: 'html', modern: 'warning' },
	...[
		'<a href="https://a.example/?a=1&amp;b=2">',
		'<a href="https://a.example/?a=1&b=2">',
		'<a href="https://a.example/?a=&amp;amp;">',
	].map((text) => ({ text, in: 'html', modern: '-' as const })),
	{ text: 'https://a.example/?a=1&amp;b=2', modern: '-' },
]);

judges('link-syntax', [
	{
		text: 'Read [the manual] (⸠https://a.example/x⸡) first.',
		in: 'markdown',
		modern: 'hint',
		fixed: ['Read [the manual](https://a.example/x) first.'],
	},
	{ text: '![the plan] (⸠https://a.example/x.png⸡)', in: 'markdown', modern: 'hint' },
	{ text: '[图片] (⸠https://a.example/x.png⸡)', in: 'markdown', modern: 'hint' },
	{
		text: '[text](https://a.example/⸠x⸡\n\nmore',
		in: 'markdown',
		modern: 'warning',
		fixed: ['[text](https://a.example/x)\n\nmore'],
	},
	...[
		'[1] (https://a.example/x)',
		'- [x] (https://a.example/x)',
		'- [ ] (https://a.example/x)',
		'[^note] (https://a.example/x)',
		'[text][ref] (https://a.example/x)',
		'[the list] (https://a.example/x)\n\n[The list]: https://a.example/y',
		'[text]  (https://a.example/x)',
		'[text] (see https://a.example/x)',
		'[text] (https://a.example/x and more)',
		'[text](https://a.example/x)',
		'[text](https://a.example/x\n"title")',
		'[text](https://a.example/x\n\t"title")',
		'[text](https://a.example/x',
		'`[text] (https://a.example/x)`',
		String.raw`\[text] (https://a.example/x)`,
	].map((text) => ({ text, in: 'markdown', modern: '-' as const })),
]);

judges('invalid-host', [
	{ text: '[x](http://⸠ ⸡x.example/)', in: 'markdown', modern: 'error', fixed: ['[x](http://x.example/)'] },
	{
		text: '<a href="https://⸠ ⸡www.x.example">',
		in: 'html',
		modern: 'error',
		fixed: ['<a href="https://www.x.example">'],
	},
]);
findsNothing('a scheme and a word', 'markdown', [
	'[x](http:// and more)',
	'http:// x.example',
	'[x](nosuch:// x.example)',
]);
