// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the documents hold placeholders

/** A value that is one URL is read whole; a sentence that starts with a URL, and code, are not. */

import { finds } from './marked';

/** What a string holds that is one URL. */
const whole = [
	'https://a.example/x[1].txt',
	'https://a.example/x[1',
	'https://a.example/list[]=1',
	'https://a.example/?props={%22a%22:1}&a=1',
	'https://a.example/?q={a:1},{b:2}',
	'https://a.example/x^y|z',
	'https://cafe.example/bread cake.pdf',
	'https://cafe.example/Bread Cake - 2nd edition.pdf',
	'https://a.example/My Report (final).docx',
	'https://a.example/%20a b.png?v=2',
	'https://a.example/?q=bread cake&n=2',
	'https://a.example/300?text=Bread Cake',
	'http://exampleテスト.com/path/',
	'https://日本語.jp/x',
	'https://a.example/進め！むじな.mp3',
	'https://a.example/曲。最後.pdf',
	'https://a.example/한국어/문서',
	'https://a.example/Rice’s_theorem',
	'https://a.example/MaÅ\u0082y_kot.jpg',
	'mailto:ana@a.example?subject=Bread and cake',
	'data:text/plain,Bread Cake',
	'data:image/svg+xml;utf8,<svg><path d=M1/></svg>',
];

/** What starts with a URL and goes on with something else. */
const sentences = [
	'⸠https://a.example/x⸡ is the page',
	'⸠https://a.example/x⸡ and more.pdf',
	'⸠https://a.example/x⸡: not found',
	'⸠https://a.example⸡ (the page)',
	'⸠https://a.example⸡ My File.pdf',
	'⸠https://a.example/x⸡, ⸠https://b.example/y⸡ z.pdf',
	'⸠https://a.example/x⸡ ⸠https://b.example/y⸡',
	'⸠https://a.example/x⸡. Then more.pdf',
	'⸠https://a.example/x⸡ returned 404',
	'⸠https://a.example/x⸡ some words without an ending',
	'⸠https://a.example/?n=2⸡ some words',
	'⸠https://a.example/?q=bread⸡ is what to ask for',
	'⸠https://a.example/x⸡。詳しくは次へ',
	'⸠http://a.example⸡を見る',
	'⸠https://a.example/x⸡<br>',
	'⸠https://a.example/⸡{',
];

for (const [languageId, open, close] of [
	['json', '{"a": "', '"}'],
	['python', "x = '", "'"],
	['javascript', 'f("', '");'],
	['csharp', 'var x = "', '";'],
	['shellscript', 'curl "', '"'],
	['yaml', "a: '", "'"],
	['csv', 'a,"', '",b'],
	['plaintext', 'It was "', '" then.'],
	['markdown', 'It was "', '" then.'],
	['nosuchlanguage', '("', '")'],
] as const) {
	finds(
		'values',
		languageId,
		whole.map((url) => `${open}⸠${url}⸡${close}`),
	);
	if (languageId !== 'csv')
		finds(
			'sentences',
			languageId,
			sentences.map((text) => open + text + close),
		);
}
finds('behind a backslash a quote opens no value, behind an escape it does', 'plaintext', [
	String.raw`It was \"⸠https://cafe.example/bread⸡ cake.pdf\" then.`,
	String.raw`a\n"⸠https://cafe.example/bread cake.pdf⸡" b`,
]);
finds('values', 'html', [
	'<p data-a="⸠https://a.example/bread cake.pdf⸡">',
	'<p data-a="⸠https://a.example/a{b}c⸡">',
	'<p data-url="⸠https://a.example/bread cake⸡">',
	'<p data-a="⸠https://a.example/x⸡ is nice">',
	'<meta content="⸠https://a.example/x⸡, a page">',
]);
finds('cells', 'csv', [
	'a,⸠https://cafe.example/bread cake.pdf⸡,b',
	'a,⸠https://a.example/x⸡ is nice,b',
	'⸠https://cafe.example/bread cake.pdf⸡',
	'a;b;c\n1;⸠https://cafe.example/x,y.pdf⸡;2',
]);

// What a value is called says that it is a URL, whatever its end.

for (const key of ['url', 'imageUrl', 'base_url', 'URL', 'href', 'src', 'data-src', 'homepage', 'link', 'uri'])
	finds('values that are called URLs', 'json', [
		`{"${key}": "⸠https://a.example/bread cake⸡"}`,
		`{"${key}":"⸠https://a.example/x⸡ is the page"}`,
		`{"${key}":"⸠https://a.example/x⸡ (the page)"}`,
		`{"${key}":"⸠https://a.example⸡ the page"}`,
	]);
for (const key of ['title', 'note', 'curlString', 'text', 'source', 'description', 'hint'])
	finds('values that are called otherwise', 'json', [`{"${key}": "⸠https://a.example/bread⸡ cake"}`]);
finds('values that are called URLs', 'python', [
	"url = '⸠https://a.example/a b⸡'",
	"x['url'] = '⸠https://a.example/a b⸡'",
	"{'href': '⸠https://a.example/a b⸡'}",
	"text = '⸠https://a.example/a⸡ b'",
]);
finds('values that are called URLs', 'ruby', [
	"{ :url => '⸠https://a.example/a b⸡' }",
	"homepage '⸠https://a.example/a⸡ b'",
]);

// A finding, not the end.

finds('quotes and backticks in a value', 'json', [
	String.raw`{"a": "⸠https://a.example/a\"b⸡"}`,
	'{"a": "⸠https://a.example/a`b`c⸡"}',
	`{"a": "⸠https://a.example/a'b⸡"}`,
	String.raw`{"a": "⸠https://a.example/x⸡\n"}`,
	String.raw`{"a": "⸠https://a.example/x⸡\nmore"}`,
]);
finds('code in a string', 'javascript', [
	'`⸠https://a.example/${a ? \'x y\' : "b"}/z⸡`',
	'"⸠https://a.example/⸡\'>x</a>"',
	'"⸠https://a.example/⸡{" + x',
	'"⸠https://a.example/⸡${"',
	'"http://(a|b).example/x+"',
	'"⸠http://a.example⸡,⸠http://b.example⸡"',
	'"⸠http://a.example/x⸡)"',
	'\'⸠https://a.example/a "b" c.png⸡\'',
]);

finds('code in a value that is called a URL', 'typescriptreact', [
	'<a href={`⸠https://a.example/?q=${a.b} ${a.c || ""}⸡`}>',
	'<a href={`⸠https://a.example/?q=${a.b} ${\n\ta.c\n}&n=1⸡`}>',
	'const text = `⸠https://a.example/?q=${a.b}⸡ and ${a.c}`;',
]);

// A sentence that one string begins and the next one goes on with.

finds('joined strings', 'python', [
	'f("Please open an issue at "\n  "⸠https://a.example/issues⸡.")',
	'f("Please open an issue at " \\\n  "⸠https://a.example/issues⸡." % x)',
	'f("Please open an issue at " + "⸠https://a.example/issues⸡.")',
	'f("Please open an issue at ", "⸠https://a.example/issues.⸡")',
	'f("https" "⸠https://a.example/issues.⸡")',
	'f("⸠https://a.example/issues.⸡")',
]);

// In prose a bracket that nothing closes is part of its word.

finds('brackets in prose', 'plaintext', [
	'See ⸠https://a.example/x[1⸡ and more.',
	'See ⸠https://a.example/x(1⸡ and more.',
	'See ⸠https://a.example/x[1].txt⸡ and more.',
	'See ⸠https://a.example/x⸡[1].',
	'See ⸠https://a.example/x⸡[1]. Then more.',
	'See ⸠https://a.example/a[1]/b⸡.',
	'See (⸠https://a.example/x⸡).',
]);
