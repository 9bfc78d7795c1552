/**
 * What is wrong with a URL that a text only talks of is said to those who ask: its author knows. The same URL that is used is a
 * finding.
 */

import { describe } from 'node:test';
import { type Expected, judges, type Row } from './judged';

/** A line so long that a program wrote it. */
const long = `f("${'abc'.repeat(170)}", `;

const TALKED_OF: readonly (readonly [languageId: string, text: string])[] = [
	['plaintext', 'A URL of the form http⸠:/⸡a.example/x has no host'],
	['plaintext', 'Nobody should write (like "http⸠:/⸡a.example/x") such things'],
	['plaintext', 'so a second slash yields http⸠:/⸡a.example/x and fails'],
	['shellscript', '# which produces http⸠:/⸡a.example/x, and curl fails'],
	['plaintext', 'It silently produces the URL ``http⸠:/⸡a.example/x``'],
	['plaintext', 'the host as in "http⸠:/⸡a.example/x" or elsewhere'],
	['plaintext', 'http⸠:/⸡a.example/x is not allowed'],
	['plaintext', 'http⸠:/⸡a.example/x -> the host is a.example'],
	['plaintext', 'http⸠:/⸡a.example/x should be http://a.example/x'],
	['markdown', 'A URL is `http⸠:/⸡a.example/x`.'],
	['markdown', '不要写例如 `http⸠:/⸡a.example/x` 这样的'],
	['javascript', '// "http⸠:/⸡a.example/x" has no host'],
	['go', '// rewrite it to "http⸠:/⸡a.example/x..."'],
	['python', '# http⸠:/⸡a.example/x will be refused'],
	['python', '"""\n>>> parse(http⸠:/⸡a.example/x)\n"""'],
	['python', '"""\n>>> join(a, b)\n\'http⸠:/⸡a.example/x\'\n"""'],
	['python', '"""\nThen http⸠:/⸡a.example/x is not valid\n"""'],
	['javascript', 'throw Error("Write it like http⸠:/⸡a.example/x")'],
	['plaintext', 'match http m|^HTTP/1\\.0 302 Found\\r\\nLocation: http⸠:/⸡a.example/x\\r\\n|'],
	['plaintext', 'issues = s|issue(\\d+)\\.?|<a b="http⸠:/⸡a.example/x">.*|'],
	['python', 'if url.startswith("http⸠:/⸡a.example/x"):'],
	['python', "found = re.compile(ur'http⸠:/⸡a.example/x')"],
	['php', "$all = [\n\t// Invalid\n\t'http⸠:/⸡a.example/x',\n];"],
	['lua', 'text:find("http⸠:/⸡a.example/x")'],
	['go', 'strings.HasPrefix(url, "http⸠:/⸡a.example/x")'],
	['json', String.raw`{"source": ["if url.startswith(\"http⸠:/⸡a.example/x\"):\n"]}`],
	['markdown', '❌ **WRONG**: `A=http⸠:/⸡a.example/x` (missing slash)'],
	['plaintext', '错误: http⸠:/⸡a.example/x'],
	['c', `${long}"http⸠:/⸡a.example/x", "${'abc'.repeat(170)}")`],
];

const USED: readonly (readonly [languageId: string, text: string])[] = [
	['plaintext', 'I like http⸠:/⸡a.example/x'],
	['plaintext', 'The product is http⸠:/⸡a.example/x'],
	['plaintext', 'Not http://a.example/x/y, but write to http⸠:/⸡a.example/x'],
	['plaintext', 'See "http⸠:/⸡a.example/x"'],
	['plaintext', 'http⸠:/⸡a.example/x is our new home, not http://b.example'],
	['markdown', '[http://a.example/x](http⸠:/⸡a.example/x)'],
	['markdown', '```\ncurl "http⸠:/⸡a.example/x"\n```'],
	['python', '"""\n>>> join(a, b)\nTrue\n\nhttp⸠:/⸡a.example/x\n"""'],
	['python', "if a['href'] == 'http⸠:/⸡a.example/x':"],
	['javascript', '// ... more setup\nfetch("http⸠:/⸡a.example/x")'],
	['javascript', 'if (!user) {\n\t// invalid\n\tgo("http⸠:/⸡a.example/x");'],
	['javascript', 'let b = ``; open(`http⸠:/⸡a.example/x`); let c = ``;'],
	['json', '{"title": "What to expect (and when)", "url": "http⸠:/⸡a.example/x"}'],
	['javascript', 'log("Read http⸠:/⸡a.example/x")'],
	['javascript', 'open("http⸠:/⸡a.example/x") // not http://a.example/x'],
	['python', 'if open("http⸠:/⸡a.example/x").startswith("a"):'],
	['plaintext', 'The wrong: see http⸠:/⸡a.example/x'],
	['html', '<p>not <a href="http⸠:/⸡a.example/x">http://a.example/x</a>'],
	['markdown', '<p>not <a href="http⸠:/⸡a.example/x">http://a.example/x</a>'],
	['markdown', 'm|^A/1\\.0 302\\r\\n| <a href="http⸠:/⸡a.example/x">x</a>'],
	['html', 'm|^A/1\\.0 302\\r\\n| <a href="http⸠:/⸡a.example/x">x</a>'],
	['markdown', '**Install.** See [^1] and \\[draft\\], 2\\. http⸠:/⸡a.example/x'],
	['plaintext', 'C:\\share\\r\\n and .* at http⸠:/⸡a.example/x'],
	['c', '/* See http⸠:/⸡a.example/x */'],
];

describe('called wrong in a program', () =>
	judges('numeric-host', [
		{ text: '{name: "malformed host", input: "http://⸠1.2.3⸡/", want: ""},', in: 'go', modern: 'asked' },
		{ text: '{name: "short host", input: "http://⸠1.2.3⸡/", want: ""},', in: 'go', modern: 'warning' },
		{ text: 'invalid := []string{\n\t"a",\n\t// none\n\t"http://⸠1.2.3⸡/",\n}', in: 'go', modern: 'asked' },
		{ text: 'links := []string{\n\t"a",\n\t// none\n\t"http://⸠1.2.3⸡/",\n}', in: 'go', modern: 'warning' },
		{ text: 'with raises(InvalidURL):\n    read("http://⸠1.2.3⸡/")', in: 'python', modern: 'asked' },
		{ text: 'with open(a):\n    read("http://⸠1.2.3⸡/")', in: 'python', modern: 'warning' },
		{ text: 'Assert.Throws<FormatException>(() => F("http://⸠1.2.3⸡/"));', in: 'csharp', modern: 'asked' },
		{ text: 'fail("This is invalid. See http://⸠1.2.3⸡/")', in: 'python', modern: 'warning' },
	]));

const rows = (texts: typeof USED, modern: Expected): Row[] =>
	texts.map(([languageId, text]) => ({ text, in: languageId, modern, rfc1738: 'error' }));

describe('the rows of a table in a program', () =>
	judges('numeric-host', [
		{ text: 'const rows = [\n\t["http://⸠1.2.3⸡/", false],\n];', in: 'javascript', modern: 'asked' },
		{ text: '\t{"http://⸠1.2.3⸡/", "a"},', in: 'cpp', modern: 'asked' },
		{ text: 'for a in [("http://⸠1.2.3⸡/", None)]:', in: 'python', modern: 'asked' },
		{ text: 'EXPECT_FALSE(f("http://⸠1.2.3⸡/"));', in: 'cpp', modern: 'asked' },
		{ text: 'const links = ["http://⸠1.2.3⸡/", "http://a.example/"];', in: 'javascript', modern: 'warning' },
		{ text: 'open("http://⸠1.2.3⸡/", false);', in: 'javascript', modern: 'warning' },
		{ text: '["http://⸠1.2.3⸡/", false]', in: 'json', modern: 'warning' },
	]));

describe('talked of', () => judges('missing-slashes', rows(TALKED_OF, 'asked')));
describe('used', () => judges('missing-slashes', rows(USED, 'error')));

// What does harm wherever it stands.
judges('password-in-url', [{ text: '`ftp://ana:⸠Kq3vz9⸡@files.shop.net/x`', in: 'markdown', modern: 'warning' }]);
judges('invisible-character', [{ text: '// "http://a.example/⸠\u200b⸡x"', in: 'javascript', modern: 'warning' }]);

const webhooks =
	'A payload, two payloads, the payload, that bypasses the cache, a bypass of CRLF, payloads and a template injection:\n\n';
const lesson = '# SSRF\n\nA filter bypass by CRLF injection. Payloads for SSRF and XSS, and more payloads:\n\n';
describe('a lesson about attacks', () => {
	for (const [rule, url] of [
		['numeric-host', 'http://⸠0177.0.0.1⸡/'],
		['deceptive-user', 'http://⸠bank.example⸡@evil.test/'],
		['encoded-control', 'http://a.example/x⸠%00⸡'],
	] as const) {
		judges(rule, [
			{ text: `${lesson}${url}`, in: 'markdown', modern: 'asked' },
			{ text: `# Notes\n\nThe payload is at ${url}`, in: 'markdown', modern: 'warning' },
			{ text: `${webhooks}${url}`, in: 'markdown', modern: 'warning' },
		]);
	}
});

judges('invalid-host', [
	{ text: '```sh\ncurl http://⸠-⸡a.example/\n```', in: 'markdown', modern: 'asked' },
	{ text: '[x](http://⸠-⸡a.example/)', in: 'markdown', modern: 'error' },
	{ text: 'See http://⸠-⸡a.example/', in: 'markdown', modern: 'error' },
]);
