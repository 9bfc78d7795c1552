/** What a repair leaves is still found as a URL, and ends where it should: else the repair is not offered. */

import { judges } from './judged';

// Of values that are one URL, `"http://a.example/a b.html"`, or become that by the repair.
judges('ambiguous-end', [
	{
		// A space would be the URL's.
		text: '<p>{{ go({ url: "http://a.example/x/top⸠です1⸡" }) }}</p>',
		in: 'vue',
		modern: 'information',
		fixed: ['<p>{{ go({ url: "http://a.example/x/top%E3%81%A7%E3%81%991" }) }}</p>'],
	},
	{
		// With another space it would be no value, and end at the first one.
		text: '<p>{{ go("http://a.example/a b/?a=b&c=1#d⸠오⸡") }}</p>',
		in: 'vue',
		modern: 'hint',
		also: { modern: ['unsafe-character@" " hint'] },
		fixed: ['<p>{{ go("http://a.example/a b/?a=b&c=1#d%EC%98%A4") }}</p>'],
	},
]);

judges('tracking-parameters', [
	{
		text: 'f("http://a.example/a b/?⸠utm_term=x⸡&c=1&d=2")',
		in: 'c',
		modern: 'asked',
		also: { modern: ['unsafe-character@" " hint'] },
		fixed: ['f("http://a.example/a b/?c=1&d=2")'],
	},
	{
		// What the space ends tells the URL from a sentence.
		text: 'f("http://a.example/a b/?⸠utm_term=x⸡&c=1")',
		in: 'c',
		modern: 'asked',
		also: { modern: ['unsafe-character@" " hint'] },
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

// Where brackets end at a bar.
judges('ambiguous-end', [
	{
		text: 'See http://a.example/a|b.c⸠中文⸡',
		modern: 'information',
		also: { modern: ['unsafe-character@"|" warning'] },
		fixed: ['See http://a.example/a|b.c 中文', 'See http://a.example/a|b.c%E4%B8%AD%E6%96%87'],
	},
]);

// Whose value would open another attribute of `<b>`, as where a quote was forgotten.
judges('malformed-percent', [
	{
		text: '<a href="http://a.example/a<b>?q=⸠%⸡">',
		in: 'html',
		modern: 'error',
		also: { modern: ['unsafe-character@"<b>" warning'] },
		fixed: ['<a href="http://a.example/a<b>?q=%25">'],
	},
	{
		text: '<a href="http://a.example/?q=⸠%⸡">',
		in: 'html',
		modern: 'error',
		fixed: ['<a href="http://a.example/?q=%25">', '<a href="http://a.example/?q=">'],
	},
]);

// Whose scheme wants a sign behind it, or a host.
judges('double-encoding', [
	{ text: 'tel:+1-201-555-0123⸠%2541⸡', rfc1738: 'hint', fixed: [] },
	{ text: 'http://a.example/⸠%2541⸡', rfc1738: 'hint', fixed: ['http://a.example/A'] },
]);
judges('user-not-allowed', [
	{
		text: '[a](https;//⸠u@⸡[::1]/x)',
		in: 'markdown',
		rfc1738: 'error',
		also: { rfc1738: ['misspelt-scheme@";" warning', 'invalid-ipv6@"[::1]" error'] },
		fixed: [],
	},
]);
judges('user-not-allowed', [
	{ text: 'See wais://⸠jane@⸡/\u0001', rfc1738: 'error', fixed: [] },
	{ text: 'See wais://⸠jane@⸡/x', rfc1738: 'error', fixed: ['See wais:///x'] },
	{ text: 'f("prospero:/\\x2f⸠\\u{e9}@⸡\\u{2f}/..")', in: 'nim', rfc1738: 'error', fixed: [] },
]);

// Which would look like a pattern.
judges('default-port', [
	{
		text: 'See ws://[::1]⸠\\:80⸡\\?&lt; for',
		in: 'markdown',
		rfc1738: 'hint',
		also: { rfc1738: ['invalid-ipv6@"[::1]" error'] },
		fixed: [],
	},
	{
		text: 'See ws://[::1]⸠\\:80⸡/&lt; for',
		in: 'markdown',
		rfc1738: 'hint',
		also: { rfc1738: ['invalid-ipv6@"[::1]" error'] },
		fixed: ['See ws://[::1]/&lt; for'],
	},
]);

// Whose scheme is followed by another one.
judges('invisible-character', [
	{
		text: 'See view-source:ha⸠\u200d⸡b\ufeffttp://u:p@h/.',
		modern: 'warning',
		fixed: ['See view-source:hab\ufeffttp://u:p@h/.'],
	},
]);

// Which a sentence of Japanese would go on from.
judges('invisible-character', [
	{ text: 'See http://例⸠\u200d⸡え　x', modern: 'error', fixed: [] },
	{ text: 'See http://例⸠\u200d⸡え/　x', modern: 'error', fixed: ['See http://例え/　x'] },
]);

// Whose place ends at white space, unless more of a URL follows.
judges('space-in-destination', [
	{
		text: "[a](http://a.example/o⸠ &#32; ⸡'b)",
		in: 'markdown',
		modern: 'warning',
		fixed: [
			"[a](http://a.example/o%20&#32;%20'b)",
			"[a](http://a.example/o&#32;'b)",
			"[a](<http://a.example/o &#32; 'b>)",
		],
	},
	{
		text: '[a](http://a.example/o⸠ ⸡b)',
		in: 'markdown',
		modern: 'warning',
		fixed: ['[a](http://a.example/o%20b)', '[a](http://a.example/ob)', '[a](<http://a.example/o b>)'],
	},
]);

// `http://a.example&b`: behind a host alone a sign joins a name to it, so that without the user the URL would end there.
judges('user-not-allowed', [
	{
		text: 'http://⸠jane@⸡a.e&xample',
		rfc1738: 'error',
		also: { rfc1738: ['invalid-host@"&" error'] },
		fixed: [],
	},
	{ text: 'http://⸠jane@⸡a.example', rfc1738: 'error', fixed: ['http://a.example'] },
]);
