/** Repairs and messages that fit what was meant, a row each, as strangers missed them in texts that nobody here chose. */

import { describe } from 'node:test';
import { judges } from './judged';

describe('a remedy that fits, and one finding for one cause', () => {
	judges('link-syntax', [
		{
			text: '[x]: https://shop.com/cart⸠"npm"⸡',
			in: 'markdown',
			modern: 'warning',
			fixed: ['[x]: https://shop.com/cart "npm"'],
		},
		{ text: '[x](https://shop.com/cart⸠"Cart"⸡)', in: 'markdown', modern: 'warning' },
		{
			text: '[x](https://shop.com/?q=label:"x")',
			in: 'markdown',
			modern: '-',
		},
	]);
	judges('malformed-percent', [
		{
			text: '<a href="https://shop.com/%E6⸠%;95⸡%B0">',
			in: 'html',
			modern: 'error',
			fixed: ['<a href="https://shop.com/%E6%95%B0">'],
		},
		{ text: '<a href="https://shop.com/50⸠%⸡;x">', in: 'html', modern: 'error' },
		{ text: '// - http://shop.com⸠%⸡1, %1 is invalid', in: 'javascript', modern: 'asked' },
		{ text: '// - http://shop.com⸠%⸡1, which is where it was', in: 'javascript', modern: 'hint' },
	]);
	judges('invalid-utf8', [
		{
			text: '<a href="https://shop.com/⸠%E6⸡%;95⸠%B0⸡">',
			in: 'html',
			modern: 'asked',
			also: { modern: ['malformed-percent@"%;95" error'] },
		},
		{ text: '<a href="https://shop.com/⸠%E6%95%B0%E6⸡">', in: 'html', modern: 'information' },
	]);
	judges('unsafe-character', [
		{ text: '/** @see https://shop.com/x⸠|⸡Shop */', in: 'javascript', modern: 'asked' },
		{ text: '// https://shop.com/x⸠|⸡Shop', in: 'javascript', modern: 'asked' },
		{ text: '// https://shop.com/(x/⸠|⸡y/)Z', in: 'javascript', modern: 'asked' },
		{ text: '// https://shop.com/x⸠|⸡y', in: 'javascript', modern: 'hint' },
		{ text: '@see https://shop.com/x⸠|⸡Shop', modern: 'warning' },
		{ text: "x = ['http://shop.com/admin/⸠[⸡', id];", in: 'javascript', modern: 'asked' },
		{ text: "x = ['http://shop.com/admin/⸠[⸡x', id];", in: 'javascript', modern: 'hint' },
		{ text: `x = 'https://shop.com/?q=⸠"x"⸡';`, in: 'javascript', modern: 'hint' },
	]);
	judges('mailto-url', [
		{ text: "f('mailto:⸠//⸡ann@shop.com') // ==> false", in: 'javascript', modern: 'asked' },
		{ text: "f('mailto:⸠//⸡ann@shop.com') // ==> 'x'", in: 'javascript', modern: 'warning' },
	]);
	judges('missing-slashes', [
		{ text: 'Only http⸠:/⸡https: are allowed', modern: 'asked' },
		{ text: '[x](https⸠:/⸡github) is one', in: 'markdown', modern: 'error' },
		{ text: 'See http⸠:/⸡shop.com there', modern: 'error' },
	]);
	judges('backslash', [{ text: 'x = "Load file://$PLUGINSDIR⸠\\\\⸡x.html";', in: 'javascript', modern: 'asked' }]);
});

describe('the remedy that was meant', () => {
	judges('invalid-host', [
		{ text: 'See https://www⸠,⸡shop.com/x', modern: 'error', fixed: ['See https://www.shop.com/x'] },
		{ text: '[x](http://shop.com⸠;⸡8080/x)', in: 'markdown', modern: 'error', fixed: ['[x](http://shop.com:8080/x)'] },
		{
			text: '[x](http://localhost⸠,⸡8080/x)',
			in: 'markdown',
			modern: 'error',
			fixed: ['[x](http://localhost:8080/x)'],
		},
		{ text: '[x](http://192.168.1⸠,⸡100/x)', in: 'markdown', modern: 'error', fixed: ['[x](http://192.168.1.100/x)'] },
		{ text: '[x](http://shop⸠!⸡.com/x)', in: 'markdown', modern: 'error', fixed: [] },
	]);
	judges('invalid-port', [
		{ text: 'See http://shop.com⸠::⸡8080/x', modern: 'error', fixed: ['See http://shop.com:8080/x'] },
		{ text: 'listening at http://⸠::⸡:3000', modern: '-' },
		{ text: '[x](http://shop.com:8112⸠”⸡)', in: 'markdown', modern: 'error', fixed: ['[x](http://shop.com:8112)'] },
		{ text: '[x](http://shop.com:⸠8o12⸡)', in: 'markdown', modern: 'error' },
	]);
	judges('invalid-ipv6', [
		{ text: 'See http://⸠2001:db8::1⸡/x', modern: 'error', fixed: ['See http://[2001:db8::1]/x'] },
		{ text: '[x](http://⸠[2001:db8::1⸡/x)', in: 'markdown', modern: 'error', fixed: ['[x](http://[2001:db8::1]/x)'] },
		{ text: 'listening at http://⸠::1:3000⸡', modern: 'asked' },
		{ text: '[x](http://⸠[2001:db8⸡/x)', in: 'markdown', modern: 'error', fixed: [] },
	]);
	judges('full-width', [
		{
			text: '[x](https://shop.com⸠：⸡8080/x)',
			in: 'markdown',
			modern: 'error',
			fixed: ['[x](https://shop.com:8080/x)'],
		},
	]);
	judges('mailto-url', [
		{ text: '[x](⸠mailto:⸡https://shop.com/x)', in: 'markdown', modern: 'warning', fixed: ['[x](https://shop.com/x)'] },
	]);
	judges('file-url', [
		{
			text: String.raw`<a href="file:⸠\\srv\share\a.txt⸡">`,
			in: 'html',
			modern: 'warning',
			fixed: ['<a href="file://srv/share/a.txt">'],
		},
		{
			text: String.raw`<a href="file:⸠\\C:\a.txt⸡">`,
			in: 'html',
			modern: 'warning',
			fixed: ['<a href="file:///C:/a.txt">'],
		},
	]);
	judges('space-in-destination', [
		{
			text: '[x](https://shop.com/x/⸠ The shop of Ann⸡)',
			in: 'markdown',
			modern: 'warning',
			fixed: ['[x](https://shop.com/x/ "The shop of Ann")'],
		},
		{ text: '[x](https://shop.com/x⸠ The ⸡shop)', in: 'markdown', modern: 'warning' },
		{
			text: 'See [it](https://shop.com/x⸠,⸡ then the `x` of `y`) and more.',
			in: 'markdown',
			modern: 'warning',
			fixed: ['See [it](https://shop.com/x), then the `x` of `y`) and more.'],
		},
		{ text: '[熵](https://shop.com/E_(c)⸠ ⸡是必须的。 随意移动鼠标)应该。', in: 'markdown', modern: 'warning' },
	]);
	judges('unsafe-character', [
		{
			text: '[x]: https://shop.com/share⸠"⸡?text=a',
			in: 'markdown',
			modern: 'warning',
			fixed: ['[x]: https://shop.com/share?text=a', '[x]: https://shop.com/share%22?text=a'],
		},
		{
			text: '[x](https://shop.com/margin⸠`⸡)',
			in: 'markdown',
			modern: 'warning',
			fixed: ['[x](https://shop.com/margin)', '[x](https://shop.com/margin%60)'],
		},
		{
			text: "url = 'https://shop.com/sess⸠    ⸡ion/a'",
			in: 'python',
			modern: 'warning',
			fixed: ["url = 'https://shop.com/session/a'", "url = 'https://shop.com/sess%20%20%20%20ion/a'"],
		},
	]);
	judges('backslash', [{ text: String.raw`<http://schemas⸠\⸡.shop⸠\⸡.com/claims>`, in: 'markdown', modern: 'asked' }]);
});

describe('what a stranger wanted told otherwise', () => {
	judges('numeric-host', [
		{ text: 'See https://⸠doi.org10.1016⸡/j.x', modern: 'error', fixed: ['See https://doi.org/10.1016/j.x'] },
		{ text: 'See https://⸠shop.1⸡/j.x', modern: 'error', fixed: [] },
	]);
	judges('unsafe-character', [
		{
			text: '[x](https://shop.com/a.⸠`B`⸡)',
			in: 'markdown',
			modern: 'warning',
			fixed: ['[x](https://shop.com/a.B)', '[x](https://shop.com/a.%60B%60)'],
		},
	]);
	judges('link-syntax', [{ text: '- [x](https://badg...\n\nx', in: 'markdown', modern: '-' }]);
	judges('backslash', [
		{
			text: String.raw`/* spellings:
 * //shop.com
 * http:⸠\\⸡shop.com
 */`,
			in: 'javascript',
			modern: 'asked',
		},
		{
			text: String.raw`/* spellings:
 * //other.com
 * http:⸠\\⸡shop.com
 */`,
			in: 'javascript',
			modern: 'warning',
		},
	]);
});
