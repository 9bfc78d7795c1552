/** What texts showed that nobody here chose, of rules on escapes: a row each, many beside one that is still told. */

import { judges } from '../judged';

judges('encoded-control', [
	{ text: "f('https://shop.com/path⸠%00⸡')", in: 'typescript', modern: 'asked' },
	{ text: '[x](https://shop.com/path⸠%00⸡)', in: 'markdown', modern: 'warning' },
]);

judges('escaped-twice', [
	{ text: '<a b="&lt;Data url=&quot;http://shop.com/?a=1⸠&amp;amp;⸡b=2&quot;&gt;">', in: 'html', modern: 'asked' },
	{ text: '<a b="c" href="http://shop.com/?a=1⸠&amp;amp;⸡b=2">', in: 'html', modern: 'warning' },
	{
		text: '<iframe srcdoc="\n&lt;a href=&quot;https://shop.com/?a=1⸠&amp;amp;⸡b=2&quot;">',
		in: 'html',
		modern: 'asked',
	},
	{ text: '<a href="https://shop.com/?a=1⸠&amp;amp;⸡b=2">', in: 'html', modern: 'warning' },
	{ text: '<pre><code>\n  // https://shop.com/?a=b⸠&amp;amp;⸡c=d', in: 'html', modern: 'asked' },
	{ text: '<p>\n  https://shop.com/?a=b⸠&amp;amp;⸡c=d', in: 'html', modern: 'warning' },
	{ text: '<![CDATA[<a href="http://shop.com/?a=b&amp;c=d">x</a>]]>', in: 'html', modern: '-' },
	{ text: '<a href="http://shop.com/?a=b⸠&amp;amp;⸡c=d">x</a>', in: 'html', modern: 'warning' },
	{ text: '<![CDATA[<a href="http://shop.com/?a=b⸠&amp;amp;⸡c=d">x</a>]]>', in: 'html', modern: 'warning' },
]);

judges('invalid-utf8', [
	{ text: 'see http://a%77⸠%81⸡9@shop.com/', modern: 'asked' },
	{ text: 'see http://shop.com/a%77⸠%81⸡9@', modern: 'information' },
	{ text: 'puts "No data without a number: https://shop.com/?nr=⸠%9d⸡"', in: 'ruby', modern: 'asked' },
	{ text: 'See https://shop.com/?nr=⸠%9d⸡', in: 'markdown', modern: 'information' },
	{ text: '} catch (e) { // e.g. https://shop.com/Fi⸠%C8⸡:x', in: 'javascript', modern: 'asked' },
	{ text: '} catch (e) { // see https://shop.com/Fi⸠%C8⸡:x', in: 'javascript', modern: 'information' },
]);

judges('escaped-twice', [
	{ text: '<p>&lt;a href="http://shop.com/?a=b⸠&amp;amp;⸡c=d"&gt;</p>', in: 'html', modern: 'asked' },
	{ text: '<pre>http://shop.com/?a=b⸠&amp;amp;⸡c=d</pre>', in: 'html', modern: 'asked' },
	{ text: '<p>see http://shop.com/?a=b⸠&amp;amp;⸡c=d</p>', in: 'html', modern: 'warning' },
	{
		text: '<pre>&lt;Realm a="b"\n  driver="c"\n  url="https://shop.com/?user=x⸠&amp;amp;⸡page=1"\n  d="e"/&gt;</pre>',
		in: 'html',
		modern: 'asked',
	},
	{ text: '<p>https://shop.com/?user=x⸠&amp;amp;⸡page=1</p>', in: 'html', modern: 'warning' },
]);
