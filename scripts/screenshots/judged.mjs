/**
 * What is photographed to be looked at: a name, a URL, and the text in it that the pointer rests on.
 * @type {readonly (readonly [name: string, url: string, part: string])[]}
 */
export const hovered = [
	['ftp', 'ftp://anna@ftp.cafe.example:2121/%2Fetc/recipes/rye.txt;type=a', '%2F'],
	['gopher', 'gopher://gopher.cafe.example/7/find%09rye%20bread', '%09'],
	[
		'mailto',
		'mailto:ana@cafe.example?cc=joe@cafe.example&subject=Two%20loaves&body=Dear%20Ana%2C%0D%0A%0D%0Atwo%20loaves%2C%20please.',
		'subject',
	],
	[
		'nested',
		'https://login.cafe.example/in?next=https%3A%2F%2Fshop.cafe.example%2Fmenu%3Fdish%3Dsoup%2520of%2520the%2520day&lang=en',
		'next',
	],
	[
		'jwt',
		'https://cafe.example/pass?ticket=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjMiLCJuYW1lIjoiQW5hIiwiZXhwIjoxNzAwMDAwMDAwfQ.c2lnbmF0dXJl',
		'ticket',
	],
	['idn', 'https://www.xn--caf-dma.co.uk/speisekarte', 'xn--'],
	['ipv6', 'https://[2001:db8::1]:8443/orders?table=4', '2001'],
	['charset', 'http://www.cafe.example.jp/%83e%83X%83g/%83%81%83j%83%85%81%5B.html', '%83e'],
	['port', 'http://cafe.example:80a0/menu', 'menu'],
	['deceptive', 'https://www.bank.example@evil.example.com/login', 'bank'],
	['data', 'data:text/html;charset=utf-8;base64,PGgxPlJ5ZSBicmVhZDwvaDE+PHA+RnJlc2ggZXZlcnkgbW9ybmluZy48L3A+', 'text'],
	['news', 'news:comp.infosystems.www', 'comp'],
	[
		'long-query',
		'https://shop.cafe.example/find?q=rye+%26+spelt&from=1700000000&page=2&sort=price&dir=asc&size=50&a=1&b=2&c=3&d=4&e=5&f=6&utm_source=mail&utm_medium=letter',
		'find',
	],
	['text-fragment', 'https://cafe.example/menu#breads:~:text=Fresh,every%20morning&text=rye', '#breads'],
	['password', 'https://ana:tiger4711@orders.cafe.example/?api_key=c0ffee1234567890&table=4', 'tiger'],
	['file', 'file:///C:/Users/Ana/Rye%20bread.txt', 'Users'],
];

const urls = `ftp://ana:tiger@ftp.cafe.example:2121/%2Fpub/logo%20small.png;type=i
https://cafe.example/caf%C3%A9/100%/menu?day=friday&q=a%26b#breads
https://[2001:db8::1]:8443/orders/{id}?a[]=1
mailto:ana@cafe.example?subject=Rye%20bread
gopher://cafe.example/7find%09rye
data:text/html;charset=utf-8;base64,PGgxPlJ5ZSBicmVhZDwvaDE+PHA+RnJlc2ggZXZlcnkgbW9ybmluZy48L3A+
https://cafe.example/bread|cake
`;

/** Files with URLs whose colours are photographed: by a grammar of ours, and by no grammar, `escapes` and `all`. */
export const coloured = {
	'list.uris': `# Our links\n${urls}`,
	'notes.txt': urls,
	'program.js': urls
		.trim()
		.split('\n')
		.map((url, index) => `${index % 2 === 0 ? `open("${url}");` : `// see ${url}`}\n`)
		.join(''),
	'page.md': urls.replace(/^/gm, '- ').replace(/- $/, ''),
};

/** In one file as it is by default, in the others with all that can be switched on. */
export const judgedSettings = {
	'editor.wordWrap': 'on',
	'[javascript]': { 'urlLint.colours': 'all', 'urlLint.dimDataUrls': true },
	'[markdown]': { 'urlLint.colours': 'all', 'urlLint.inlayHints': true },
};
