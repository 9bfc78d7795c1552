// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the documents hold placeholders
/** What public repositories showed that nobody here chose, a row each beside one that is still told. */

import { describe } from 'node:test';
import { judges } from './judged';

describe('what repositories showed', () => {
	judges('escaped-twice', [
		{ text: '<![CDATA[<a href="http://shop.com/?a=b&amp;c=d">x</a>]]>', in: 'html', modern: '-' },
		{ text: '<a href="http://shop.com/?a=b⸠&amp;amp;⸡c=d">x</a>', in: 'html', modern: 'warning' },
	]);
	judges('misspelt-scheme', [
		{ text: '[1]: ⸠http://%20https:⸡//shop.com/x', in: 'markdown', modern: 'warning' },
		{ text: 'ht<b>⸠tp⸡://www.shop.com/x</b>', in: 'html', modern: 'asked' },
		{ text: '<b>⸠tp⸡://www.shop.com/x</b>', in: 'html', modern: 'warning' },
	]);
	judges('glued-urls', [{ text: '[1]: https://dev.shop.com⸠https://⸡shop.com/x', in: 'markdown', modern: 'warning' }]);
	judges('invalid-host', [{ text: '[1]: http://⸠%20⸡shop.com/x', in: 'markdown', modern: 'error' }]);
	judges('confusable-host', [{ text: 'http://⸠shорper⸡.org для каждой', modern: 'warning' }]);
	judges('ambiguous-end', [
		{ text: 'действиеhttp://shop.org⸠для⸡ каждой', modern: 'warning' },
		{ text: 'http://магазин.рф для каждой', modern: '-' },
		{ text: '# https://github.com/emma/shop#sm2⸠数字证书⸡', in: 'python', modern: 'asked' },
		{ text: '# https://shop.com/emma/shop#sm2⸠数字证书⸡', in: 'python', modern: 'hint' },
	]);
	judges('space-in-destination', [
		{
			text: 'A [daemon](https://shop.com/wiki/Daemon_(computing)⸠ ⸡is a program that runs as a "background" process',
			in: 'markdown',
			modern: 'warning',
		},
	]);
	judges('scheme-syntax', [
		{ text: '| RFC3966 | tel:⸠+86-158-****-2312⸡ |', modern: 'asked' },
		{ text: '| RFC3966 | tel:⸠+86-158-*-2312⸡ |', modern: 'warning' },
	]);
	judges('malformed-percent', [
		{ text: `"http://shop.com/a?test=y!#$⸠%⸡&'*+-=?^_"`, modern: 'asked' },
		{ text: '# Example: https://shop.com/shop-⸠%⸡version-release.apk', in: 'properties', modern: 'asked' },
		{ text: '# Example: https://shop.com/shop-⸠%⸡vegan-release.apk', in: 'properties', modern: 'error' },
	]);
	judges('invalid-utf8', [
		{ text: '} catch (e) { // e.g. https://shop.com/Fi⸠%C8⸡:x', in: 'javascript', modern: 'asked' },
		{ text: '} catch (e) { // see https://shop.com/Fi⸠%C8⸡:x', in: 'javascript', modern: 'information' },
	]);
	judges('unsafe-character', [
		{ text: '// https://shop.com/wiki/Help:Functions#⸠#⸡rel2abs', in: 'php', modern: 'asked' },
		{ text: '<script src="http://shop.com/⸠[⸡version⸠ ⸡number⸠]⸡/x.js"></script>', in: 'html', modern: 'asked' },
		{ text: `    '<a href="http://shop.com/'⸠ ⸡.⸠ ⸡esc_attr($account)⸠ ⸡.⸠ ⸡'">'`, in: 'markdown', modern: 'asked' },
		{ text: '[exists]: http://shop.com/x#y@exists(p:A=>Boolean):Boolean', in: 'markdown', modern: '-' },
		{ text: '[exists]: http://shop.com/x@exists(p:A⸠>⸡Boolean):Boolean', in: 'markdown', modern: 'warning' },
		{
			text: '`https://shop.com/v1/${id}?fields=account⸠{⸡id,tels{name}⸠}⸡&token=x`',
			in: 'typescript',
			modern: 'asked',
		},
	]);
	judges('numeric-host', [
		{ text: 'curl --unix-socket /run/x.sock "http:/⸠v1.29⸡/info"', in: 'markdown', modern: 'asked' },
	]);
	judges('invalid-port', [
		{ text: "c.info('see http://localhost:⸠'+⸡ config.port);", modern: 'asked' },
		{ text: 'A=http://0.0.0.0:⸠18891^⸡\nelse', modern: 'asked' },
		{ text: 'A=http://0.0.0.0:⸠18891^⸡ and more', modern: 'error' },
	]);
	judges('missing-slashes', [
		{ text: '    new QName("http⸠:⸡shop.com/events", "Employee")', in: 'markdown', modern: 'asked' },
		{ text: '    @X(qname = "{http⸠:⸡shop.com/events}Employee")', in: 'markdown', modern: 'asked' },
		{ text: '    new Name("http⸠:⸡shop.com/events", "Employee")', in: 'markdown', modern: 'error' },
	]);
	judges('backslash', [
		{ text: String.raw`https://shop.com/files?download=true&filename=P:⸠\⸡EPI⸠\⸡x y.pdf`, modern: 'asked' },
		{ text: String.raw`https://shop.com/files⸠\⸡EPI`, modern: 'warning' },
	]);
	judges('link-syntax', [
		{ text: 'like 2[Click here](https://examp⸠l⸡\n\nor', in: 'markdown', modern: 'asked' },
		{ text: 'like 2[Click here](https://shop.co⸠m⸡\n\nor', in: 'markdown', modern: 'warning' },
	]);
	judges('missing-slashes', [
		{ text: '// |[a](https⸠:/⸡shop.com/a.md)|error|-|', in: 'javascript', modern: 'error' },
		{ text: '// (https⸠:/⸡shop.com/a.md) | error', in: 'javascript', modern: 'asked' },
	]);
	judges('empty-host', [
		{ text: '<package uri="http:⸠//⸡/shop_model"/>', in: 'xml', modern: 'asked' },
		{ text: '<package href="http:⸠//⸡/shop_model"/>', in: 'xml', modern: 'error' },
	]);
});
