/** Links of Markdown that lost what closes them. */

import { judges } from './judged';

judges('link-syntax', [
	{
		text: '看[说明](https://a.example/⸠x⸡）里的例子。',
		in: 'markdown',
		modern: 'warning',
		rfc1738: 'warning',
		fixed: ['看[说明](https://a.example/x)里的例子。'],
		all: '看[说明](https://a.example/x）里的例子。',
	},
	{
		text: '[地図](https://a.example/⸠x⸡。駅から五分です。',
		in: 'markdown',
		modern: 'warning',
		fixed: ['[地図](https://a.example/x)。駅から五分です。'],
	},
	{ text: '[x](https://a.example/⸠x⸡）', in: 'markdown', modern: 'warning', fixed: ['[x](https://a.example/x)'] },
	{ text: '[x](https://a.example/⸠x⸡）后面 [y](https://b.example/z)', in: 'markdown', modern: 'warning' },
	{ text: '[x](https://a.example/⸠x⸡）后面 (y)', in: 'markdown', modern: 'warning' },
	{ text: '![x](https://a.example/x.pn⸠g⸡）、次', in: 'markdown', modern: 'warning' },
	{
		text: '<https://a.example/⸠x⸡＞の次',
		in: 'markdown',
		modern: 'warning',
		fixed: ['<https://a.example/x>の次'],
	},
	{
		text: '<https://a.example/⸠x⸡。次の文',
		in: 'markdown',
		modern: 'warning',
		fixed: ['<https://a.example/x>。次の文'],
	},
	{
		text: 'See [x]("⸠https://a.example/x⸡").',
		in: 'markdown',
		modern: 'warning',
		rfc1738: 'warning',
		fixed: ['See [x](https://a.example/x).'],
		all: 'See [x]("https://a.example/x").',
	},
	{ text: '![图](“⸠https://a.example/x⸡”)', in: 'markdown', modern: 'warning', fixed: ['![图](https://a.example/x)'] },
	{ text: "[x]('⸠https://a.example/x⸡')", in: 'markdown', modern: 'warning', fixed: ['[x](https://a.example/x)'] },
	{
		text: '([#1]((⸠https://a.example/x⸡)))',
		in: 'markdown',
		modern: 'warning',
		rfc1738: 'warning',
		fixed: ['([#1](https://a.example/x))'],
		all: '([#1]((https://a.example/x)))',
	},
	{
		text: '看[说明]（⸠https://a.example/x⸡）。',
		in: 'markdown',
		modern: 'warning',
		fixed: ['看[说明](https://a.example/x)。'],
	},
	{
		text: '看[说明]（⸠https://a.example/x⸡)。',
		in: 'markdown',
		modern: 'warning',
		fixed: ['看[说明](https://a.example/x)。'],
	},
	{
		text: '- [The map][⸠https://a.example/x⸡]',
		in: 'markdown',
		modern: 'warning',
		fixed: ['- [The map](https://a.example/x)'],
	},
	{
		text: '- [x]([⸠https://a.example/x⸡](https://a.example/x)) - y',
		in: 'markdown',
		modern: 'warning',
		fixed: ['- [x](https://a.example/x) - y'],
	},
	{ text: '- [x]([⸠https://a.example/x⸡](https://b.example/y))', in: 'markdown', modern: 'warning', fixed: [] },
]);

judges(
	'link-syntax',
	[
		'[x](https://a.example/x)。后面',
		'[x](https://a.example/x)）后面',
		'([x](https://a.example/x))',
		'<https://a.example/x>。次',
		'[x](https://a.example/x',
		'（https://a.example/x）后面',
		'https://a.example/x。后面',
		'`[x](https://a.example/x）后面`',
		'[x](https://a.example/x "題")。次',
		'("https://a.example/x")',
		'`[x]("https://a.example/x")`',
		'f[0]("https://a.example/x", y)',
		'`[x]((https://a.example/x))`',
		'([x](https://a.example/(x)))',
		'[[x](https://a.example/x)](https://b.example/y)',
		'脚注[1]（https://a.example/x）。',
		'[说明]（https://a.example/x）\n\n[说明]: https://b.example/',
		'a[0][https://a.example/x] - [ ][https://a.example/x]',
		'[The map][https://a.example/x]\n\n[https://a.example/x]: https://b.example/',
	].map((text) => ({ text, in: 'markdown', modern: '-' as const, rfc1738: '-' as const })),
);
