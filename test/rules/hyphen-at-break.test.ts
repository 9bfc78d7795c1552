/** Hyphens at which a URL in a wrapper was broken. */

import { judges } from './judged';

judges('hyphen-at-break', [
	{
		text: 'See <URL:http://a.example/long⸠-⸡\n  name.html>.',
		modern: 'information',
		rfc1738: 'warning',
		fixed: ['See <URL:http://a.example/long-name.html>.', 'See <URL:http://a.example/longname.html>.'],
		all: 'See <URL:http://a.example/long-\n  name.html>.',
	},
	{
		text: 'See <http://a.example/long⸠-⸡\r\nname.html>.',
		modern: 'asked',
		fixed: ['See <http://a.example/long-name.html>.', 'See <http://a.example/longname.html>.'],
	},
	{
		text: '> See <URL:http://a.example/long⸠-⸡\n> name.html>.',
		modern: 'information',
		fixed: ['> See <URL:http://a.example/long-name.html>.', '> See <URL:http://a.example/longname.html>.'],
	},
	{
		text: '// See <URL:http://a.example/long⸠-⸡\n// name.html>.\n',
		in: 'javascript',
		modern: 'information',
		fixed: ['// See <URL:http://a.example/long-name.html>.\n', '// See <URL:http://a.example/longname.html>.\n'],
	},
	{
		text: '<URL:http://a.example/a⸠-⸡\nb/c⸠-⸡\nd>',
		modern: 'information',
		fixed: ['<URL:http://a.example/a-b/c-\nd>', '<URL:http://a.example/ab/c-\nd>'],
	},
	{
		text: '<URL:\nhttp://a.example/a⸠-⸡\nb>',
		modern: 'information',
		fixed: ['<URL:\nhttp://a.example/a-b>', '<URL:\nhttp://a.example/ab>'],
	},
	{
		text: 'See <URL:http://transla⸠-⸡\ntion.example/>.',
		modern: 'information',
		fixed: ['See <URL:http://transla-tion.example/>.', 'See <URL:http://translation.example/>.'],
	},
	{ text: '<URL:http://a.example/long/\n  name-of.html>', modern: '-', rfc1738: '-' },
	{ text: '<URL:http://a.example/long\n  -name.html>', modern: '-', rfc1738: '-' },
	{ text: '<URL:http://a.example/long-  name.html>', modern: '-', rfc1738: '-' },
	{ text: '<URL:http://a.example/long-\n>', modern: '-', rfc1738: '-' },
	{ text: '<http://a.example/long-name>', modern: '-', rfc1738: '-' },
]);
