/** Texts that somebody hostile would write: a start, and a unit that is repeated behind it until the text is long enough. */

export type Generator = readonly [start: string, unit: string];

/** A text of at most `size` characters. */
export function textOf([start, unit]: Generator, size: number): string {
	return start + unit.repeat(Math.max(1, Math.floor((size - start.length) / unit.length)));
}

/** Those that were slow once, or are known to be elsewhere. */
export const known: readonly Generator[] = [
	...['http://', 'a.a.', '(', '[', '@', '%', '<URL:', '://', ':', '//', '0123456789abcdef', 'mailto:'].map(repeated),
	...['http://a)', 'http://{', 'http://a,', '](http://a ', '<a href="http://a', '"http://a\\', '`', '`` ` '].map(
		repeated,
	),
	...['``` ', 'http://a.b/%', 'data:text/plain,', '<http://', 'http:/a.', 'http://a.b/x ', 'http://a.b/['].map(
		repeated,
	),
	...['http://u:p@', '&amp;', '\\u0026', '。', 'http://a.b/x?y|z ', 'http://a.b/\u200b '].map(repeated),
	['http://', 'a.'],
	['http://', 'a,'],
	['http://', 'xn--a.'],
	['http://', 'xn--'],
	['http://', 'ü\u200b'],
	['http://', '1.'],
	['http://', '%41.'],
	['http://u:p@h.', 'xn--a-.'],
	['[a]:', 'b:]:'],
	['http://a.b/', '{a}^'],
	['http://a.b/', '%41'],
	['http://a.b/', '%E9'],
	['http://a.b/', '/%C4%E3'],
	['http://a.b/', '/%FF'],
	['http://a.b/', '%25'],
	['http://a.b/', '%2541/'],
	['http://a.b/', '%2e/'],
	['http://a.example/', '%2e%2e/'],
	['http://a.example/', '%'],
	['mailto:a@b.c?', 'body=%0A&%0A&'],
	['mailto:a@b?', 'a=b&'],
	['prospero://h/p', ';a=b'],
	['mailto:', 'a@b,'],
	['<a href="http://a.b/', '\u200b\u200d\u00ad'],
	['http://a.b/', '|'],
	['http://a/', ';'],
	['http://a/^', ';'],
	['<http://', 'a|'],
	['http://', 'a|http://'],
	['"http://a.b/', '(@a'],
	['f("http://a.b/x|', '"|'],
	['>>> ', 'a ;'],
	['http://', '$' + '{a}|'],
	['http://a.example', '$' + '{a}|'],
	['http://a.b/', '/('],
	['http://a.b/?', '//u:p@'],
	['http://a.b/?', 'utm_source=1&'],
	['<a href="http://a.b/', '&amp;'],
	['{"a": "http://a.b/', '\\u0026'],
	['[a](http://a.b/', '\\_'],
	['<URL:http://a.b/', 'a\n'],
	['data:,', 'a'],
	...['%E3%80%82', '%EF%BC%88', '、', '.', '%C2%AB%E3%80%82%E2%80%9C', "'.%E3%80%82"].map(
		(unit): Generator => ['https://a.example/', unit],
	),
	['// url-lint-disable-next-line', ' no-such-rule'],
	['', '# url-lint-disable-next-line unsafe-charactr\n'],
	['', '<!-- url-lint-disable unsafe-character -->\nhttp://a/|\n'],
];

function repeated(unit: string): Generator {
	return ['', unit];
}

/** Where a unit is repeated. */
const starts = [
	...['', 'http://', 'http://a.b/', 'http://a.b/?', 'http://a.b/#', 'mailto:a@b?', 'data:,', '<URL:http://a.b/'],
	...['<a href="http://a.b/', 'x = "http://a.b/', '[x](http://a.b/', '// url-lint-disable-line '],
];

/** What is repeated: one of each kind of character that somebody gives a meaning. */
export const units = [
	...['a', '%', '%41', '%e9%', '%2e%2e/', '|a', '(', '[', '{a}', '$' + '{a}', '@', ':', '//', '\\', '&amp;', '&a=b'],
	...['\n', ' http://a.b/|c ', '"', "'", '`', '<', '>', 'é', '。', '漢a', '\u200b', 'xn--a.', '1.', '-', '#', ';a=b'],
	...['*', '\\u0026', '<!--', '/*'],
];

/** Each unit in each place. */
export const systematic: readonly Generator[] = starts.flatMap((start) =>
	units.map((unit): Generator => [start, unit]),
);

/** Texts for configuration files, globs and patterns, by what reads them. */
export const configurations: Readonly<Record<string, readonly Generator[]>> = {
	configuration: [
		['{', '"unknown": 1,'],
		['{"rules": {', '"no-such-rule": "off",'],
		['{"rules": {', '"default-prt": "off",'],
		['{"ignore": [', '"a",'],
		['{"ignore": ["', '**/'],
		['{"ignore": ["', '{*,*}'],
		['{"ignoreUrls": [', '"*a*",'],
		['{"knownSchemes": [', '"abc",'],
		['{"overrides": [', '{"files": ["**/*"], "rule": 1},'],
		['{"overrides": [', '{"files": ["a"], "rules": {"x": 1}},'],
		['', '{"a":'],
		['', '['],
		['{', '// a comment\n'],
		['{', '"a" "b" '],
		['["', '\\u0041'],
	],
	'a glob of files': [
		...['*', '**/', '{*,*}', '{a,', '{', '?', '*a', '\\*', '**/a/', '{a,b*}/', '[a', '}', 'a,'].map(repeated),
		['{', 'a,'],
		['**/', 'a'],
		['**/', '*a*/'],
	],
	'a glob of URLs': ['*', '*a', 'a*', 'http://*', '*ab*a'].map(repeated),
	'a pattern of .gitignore': [
		...['*', '**/', '**/a/', '*a', '[a-z]', '[', '[[:alpha:]', '\\', '?*', '***', '!', ' ', 'a/', '#'].map(repeated),
		['', '*a*a*a*a*a*a*b\n'],
		['', '**/a/**/a/**/b\n'],
		['[', 'a-'],
	],
	'a path': ['a', 'a/', '/', 'aab/', '*', '🌍'].map(repeated),
};

/** What is done with a document, by surfaces.ts's names. */
export const onDocuments = [
	'findings of every rule',
	'findings',
	'fix all',
	'hover, links, derivation, inspector, reading aids and code actions',
] as const;

/** Languages that are read differently. */
export const languages = [
	...['plaintext', 'markdown', 'html', 'xml', 'json', 'yaml', 'javascript', 'python'],
	...['shellscript', 'php', 'c', 'latex', 'restructuredtext', 'csv', 'toml'],
];
