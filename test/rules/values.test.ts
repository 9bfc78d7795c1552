/** Repairs of a URL that is all of a value, `"http://a.example/a b.html"`, or becomes that by the repair: none ends it elsewhere. */

import { judges } from './judged';

judges('ambiguous-end', [
	{
		// A space would be the URL's.
		text: '<p>{{ go("http://a.example/x.html#top⸠です1⸡") }}</p>',
		in: 'vue',
		modern: 'information',
		fixed: ['<p>{{ go("http://a.example/x.html#top%E3%81%A7%E3%81%991") }}</p>'],
	},
	{
		// With another space it would be no value, and end at the first one.
		text: '<p>{{ go("http://a.example/a b/?a=b&c=1#d⸠오⸡") }}</p>',
		in: 'vue',
		modern: 'information',
		also: { modern: ['unsafe-character@" " warning'] },
		fixed: ['<p>{{ go("http://a.example/a b/?a=b&c=1#d%EC%98%A4") }}</p>'],
	},
]);

judges('tracking-parameters', [
	{
		text: 'f("http://a.example/a b/?⸠utm_term=x⸡&c=1&d=2")',
		in: 'c',
		modern: 'asked',
		also: { modern: ['unsafe-character@" " warning'] },
		fixed: ['f("http://a.example/a b/?c=1&d=2")'],
	},
	{
		// What the space ends tells the URL from a sentence.
		text: 'f("http://a.example/a b/?⸠utm_term=x⸡&c=1")',
		in: 'c',
		modern: 'asked',
		also: { modern: ['unsafe-character@" " warning'] },
		fixed: [],
	},
]);

judges('full-width', [
	{ text: 'f("http⸠：//⸡a.example/a/b")', in: 'c', modern: 'warning', fixed: ['f("http://a.example/a/b")'] },
	{
		// With its marks it would be all of the string, and go on behind the bracket.
		text: 'f("http⸠：//⸡a.example/((a)/b./)_c")',
		in: 'c',
		modern: 'warning',
		fixed: [],
	},
]);
