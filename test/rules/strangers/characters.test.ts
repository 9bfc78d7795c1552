/** What texts showed that nobody here chose, of rules on characters: a row each, many beside one that is still told. */

import { judges } from '../judged';

judges('control-character', [
	{ text: `<p style="background: url('https://shop.com/?size=28&bg=C5&fm=png')">`, in: 'html', modern: '-' },
	{ text: `<p onclick="location='https://shop.com/?a=28&b=C5&n=png'">`, in: 'html', modern: '-' },
]);

judges('invisible-character', [
	{ text: '![x](https://shop.com/npm/v/x?label=⸠\u200b⸡&logo=npm)', in: 'markdown', modern: 'asked' },
	{ text: '![x](https://shop.com/npm/v/x?label=a⸠\u200b⸡&logo=npm)', in: 'markdown', modern: 'warning' },
	{ text: String.raw`f('https://shop.com/a⸠\u200B⸡b')`, in: 'typescript', modern: 'asked' },
	{ text: "f('https://shop.com/a⸠\u200B⸡b')", in: 'typescript', modern: 'warning' },
	{ text: '<img src="https://shop.com/a⸠&nbsp;⸡b">', in: 'html', modern: 'warning' },
	{ text: '/** See https://shop.com/projects/*⸠\u200d⸡/x */', in: 'typescript', modern: 'asked' },
	{ text: '/** See https://shop.com/projects/a⸠\u200d⸡/x */', in: 'typescript', modern: 'warning' },
	{ text: '<a href="https://shop.com/baldÃƒÂ⸠\u00ad⸡as.json">', in: 'html', modern: 'asked' },
	{ text: '<a href="https://shop.com/bald⸠\u00ad⸡as.json">', in: 'html', modern: 'warning' },
	{ text: '[v2](https://shop.com/a.md#⸠&#8203;⸡220)', in: 'markdown', modern: 'asked' },
	{ text: '[v2](https://shop.com/a.md#⸠\u200b⸡220)', in: 'markdown', modern: 'warning' },
	{ text: '{"a": "See https⸠\u200b⸡://shop.com/x"}', in: 'json', modern: 'asked' },
	{ text: '{"a": "See https://shop.com⸠\u200b⸡/x"}', in: 'json', modern: 'warning' },
]);

judges('reserved-character', [
	{ text: 'Example: https://user:p⸠@⸡ss@shop.com/x', modern: 'asked' },
	{ text: 'See https://user:p⸠@⸡ss@shop.com/x', modern: 'warning' },
	{ text: 'SipUrl: "sip:kate@shop.com?x-a=b&amp⸠;⸡x-c=d",', in: 'go', modern: 'asked' },
	{ text: 'SipUrl: "sip:kate@shop.com?x-a=b⸠;⸡x-c=d",', in: 'go', modern: 'warning' },
]);

judges('space-in-destination', [
	{ text: '[Deloitte](⸠http://How technology empowers success. See Fig.5⸡)', in: 'markdown', modern: 'warning' },
	{ text: '[x](⸠http://CP036: How to do it with Excel?⸡)', in: 'markdown', modern: 'warning' },
	{ text: '[x](⸠https://tax%20implications%20of:%20What/⸡)', in: 'markdown', modern: 'warning' },
	{ text: '[x](http://shop.com/ORWPCE⸠ GET ⸡TOPICS)', in: 'markdown', modern: 'warning' },
	{ text: '[D](https://user@my⸠ example ⸡com/x)', in: 'markdown', modern: 'warning' },
	{
		text: '[R](https://www.shop.com/Sales,⸠ Marketing and Finance ⸡report.pdf)',
		in: 'markdown',
		modern: 'warning',
	},
	{ text: 'By [Jane Doe](https://shop.com/⸠Jane Doe⸡).', in: 'markdown', modern: 'warning' },
	{ text: 'By [Jane Doe](https://shop.com/Jane⸠ ⸡Roe).', in: 'markdown', modern: 'warning' },
	{ text: '[x](https://github.com/⸠Jane Doe⸡/shop/commits)', in: 'markdown', modern: 'warning' },
	{
		text: 'See [it](https://shop.com/x.html#a⸠ ⸡for more details.)',
		in: 'markdown',
		modern: 'warning',
		fixed: ['See [it](https://shop.com/x.html#a) for more details.)'],
	},
	{ text: 'See [it](https://shop.com/the⸠ big ⸡fish)', in: 'markdown', modern: 'warning' },
	{ text: 'By [mail](mailto:jane⸠ at shop dot ⸡com).', in: 'markdown', modern: 'asked' },
	{ text: 'By [mail](mailto:jane⸠ at ⸡shop).', in: 'markdown', modern: 'warning' },
	{ text: '![V](https://shop.com/version-<!--⸠ VERSION ⸡-->-green)', in: 'markdown', modern: 'asked' },
	{ text: 'By [mail](mailto:jane⸠ at ⸡shop.com).', in: 'markdown', modern: 'asked' },
	{
		text: 'A [daemon](https://shop.com/wiki/Daemon_(computing)⸠ ⸡is a program that runs as a "background" process',
		in: 'markdown',
		modern: 'warning',
	},
	{
		text: '[x](https://shop.com/files/Show(1990)⸠ The Complete First ⸡Season)',
		in: 'markdown',
		modern: 'warning',
	},
	{
		text: '![](https://shop.com/a.png⸠ ⸡|⸠ ⸡width=400)',
		in: 'markdown',
		modern: 'asked',
		also: { modern: ['unsafe-character@"|" hint'] },
	},
]);
