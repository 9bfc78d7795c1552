/** `<…>`, `<URL:…>` and the prefix `URL:` of RFC 1738's appendix. */

import { finds, type LogicalRow, reads } from './marked';

finds('angle brackets', 'plaintext', [
	'<⸠http://a.example/x⸡|the menu> <⸠mailto:ana@a.example⸡|ana@a.example>',
	'See <⸠ftp://ana:p@b|c@shop.example/⸡> and <⸠https://shop.example⸡|us@shop.example>',
	'<⸠http://a.example/x⸡|RFC1738> <⸠http://a.example/#a|b⸡>',
	'<⸠http://a.example/{{ .a }}⸡|{{ $title }}{{ if .b | lower }} and more{{ end }}> <⸠http://a.example/x⸡|Low {{ .c }} for {{ .d | title }}>',
	'<URL:⸠http://a.example/x|y⸡>',
	'<⸠http://a.example/x⸡>',
	'<⸠http://a.example/x⸡>.',
	'<⸠http://a.example/a,b.⸡>',
	'<⸠mailto:jane@a.example⸡>',
	'Jane <⸠mailto:jane@a.example⸡>, Joe <⸠http://a.example⸡>',
	'<<⸠http://a.example/x⸡>>',
	'<⸠http://a.example/x⸡',
	'<⸠http://a.example/x⸡ and what else stands here>',
	'<⸠http://a.example/x⸡\n\nA new paragraph>',
	'a < ⸠http://a.example/x⸡ > b',
]);

finds('<URL:…>', 'plaintext', [
	'<URL:⸠http://a.example/x⸡>',
	'<URL:⸠http://a.example/x⸡>.',
	'<url:⸠http://a.example/x⸡> <Url:⸠http://a.example/x⸡>',
	'<URL:⸠http://a.example/a,b.⸡>',
	'<URL:⸠http://a.example/x#WARNING⸡>',
	'<URL:⸠mailto:jane@a.example⸡>',
	'<URL:⸠news:comp.lang.c⸡>',
	'<URL:⸠http://a.example/x⸡',
	'<URL:⸠http://a.example/x⸡ <URL:⸠http://b.example/y⸡>',
	'<URL:⸠http://a.example/x⸡\n\nA new paragraph>',
	'<URL:⸠http://a.example/x⸡\r\n\r\nA new paragraph>',
]);

finds('<URL:…> in other languages', 'markdown', ['See <URL:⸠http://a.example/x⸡>.', '<URL:⸠http://a.example/a.⸡>']);
finds('<URL:…> in other languages', 'c', ['/* <URL:⸠http://a.example/x⸡> */', '// See <URL:⸠http://a.example/a.⸡>']);

finds('the prefix URL:', 'plaintext', [
	'URL:⸠http://a.example/x⸡',
	'url:⸠http://a.example/x⸡.',
	'Url:⸠http://a.example/x⸡ and so on',
	'URL: ⸠http://a.example/x⸡',
	'(URL:⸠http://a.example/x⸡)',
	'URL:⸠ftp://a.example/x⸡',
]);

const wrapped: readonly LogicalRow[] = [
	['<URL:⸠http://a.example/x⸡>', 'http://a.example/x'],
	['<URL:⸠http://a.example/x\n/y⸡>', 'http://a.example/x/y'],
	['<URL:⸠http://a.example/x\r\n/y⸡>', 'http://a.example/x/y'],
	['<URL:⸠http://a.example/x\r/y⸡>', 'http://a.example/x/y'],
	['<URL:⸠http://a.example/x\n     /y⸡>', 'http://a.example/x/y'],
	['<URL:⸠http://a.example/x \n\t/y⸡>', 'http://a.example/x/y'],
	['<URL:⸠http://a.example/a b⸡>', 'http://a.example/ab'],
	['<URL:⸠http://a.ex\nample/\nx⸡>', 'http://a.example/x'],
	['<URL:⸠http://a.example/x#fr\nag⸡>', 'http://a.example/x#frag'],
	['<URL:⸠http://a.example/x⸡\n>', 'http://a.example/x'],
	['<URL: ⸠http://a.example/x\n/y⸡ >', 'http://a.example/x/y'],
	['<URL:\n⸠http://a.example/x\n/y⸡>', 'http://a.example/x/y'],
	['<⸠http://a.example/x\n/y⸡>', 'http://a.example/x/y'],
	['<⸠http://a.example/x\r\n  /y⸡>', 'http://a.example/x/y'],
];
reads('white space in a wrapper stands for nothing', 'plaintext', wrapped);

/** RFC 1738, appendix: the example, line breaks and all. */
const jim: readonly LogicalRow[] = [
	[
		'Yes, Jim, I found it under <URL:⸠ftp://info.cern.ch/pub/www/doc;\n      type=d⸡> but you can',
		'ftp://info.cern.ch/pub/www/doc;type=d',
	],
	['      probably pick it up from <URL:⸠ftp://ds.in\n      ternic.net/rfc⸡>.  Note the', 'ftp://ds.internic.net/rfc'],
	[
		'warning in <URL:⸠http://ds.internic.\n      net/instructions/overview.html#WARNING⸡>.',
		'http://ds.internic.net/instructions/overview.html#WARNING',
	],
];
reads('the example of the appendix', 'plaintext', jim);
reads(
	'the example of the appendix, lines ending in \\r\\n',
	'plaintext',
	jim.map(([document, url]): LogicalRow => [document.replaceAll('\n', '\r\n'), url]),
);
reads('the example of the appendix, in Markdown', 'markdown', jim);

finds('the whole example of the appendix', 'plaintext', [
	`Yes, Jim, I found it under <URL:⸠ftp://info.cern.ch/pub/www/doc;
      type=d⸡> but you can probably pick it up from <URL:⸠ftp://ds.in
      ternic.net/rfc⸡>.  Note the warning in <URL:⸠http://ds.internic.
      net/instructions/overview.html#WARNING⸡>.
`,
]);
