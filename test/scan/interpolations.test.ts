// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the documents hold placeholders

/** Code inside a URL: the URL goes on behind it, whatever spaces, quotes, brackets, calls and line breaks it holds. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { analyse } from '../../server/src/analysis/analyse';
import { defaults } from '../../server/src/settings';
import { finds } from './marked';

const rows: readonly (readonly [languageId: string, ...documents: string[]])[] = [
	[
		'python',
		"x = f'⸠https://{f(a, b)}/x⸡'",
		'x = f\'⸠https://{a["b"]}/x⸡\'',
		"x = f\"⸠https://a.example/{'' if i else '.'}/x⸡\"",
		'x = f"⸠https://{host!r:>{width}}:{port}/x⸡"',
		'x = f"⸠https://{ {1: 2}[1] }/x⸡"',
		'x = f"⸠https://a.example/{", ".join(a)}/x⸡"',
	],
	[
		'csharp',
		'var x = $@"⸠https://{f("a b", \'c\')}/x⸡";',
		'var x = $"⸠https://{(a ? b : c)}/x⸡";',
		'var x = $"⸠https://{a["b"]}:{port:D4}/x⸡";',
	],
	[
		'javascript',
		'x = `⸠https://${f(a, "b")}/x⸡`',
		'x = `⸠https://${a ? `x` : `y`}/x⸡`',
		'x = `⸠https://${[a,\n\tb].join(".")}/x⸡`',
	],
	['kotlin', 'val x = "⸠https://${f("a", b)}/x⸡"'],
	['ruby', 'x = "⸠https://#{f(a, "b")}/x⸡"', 'x = "⸠https://#{h[:a]["}"]}/x⸡"'],
	[
		'php',
		'<?php $x = "⸠https://{$x->f("a")}/x⸡";',
		'<?php $x = "⸠https://$this->host/x⸡";',
		'<?php $x = "⸠https://$a[host]/x⸡";',
	],
	['perl', 'my $x = "⸠https://$x->{host}/x⸡";'],
	['swift', 'let x = "⸠https://\\(f(a))/x⸡"'],
	[
		'shellscript',
		'curl "⸠http://$(hostname -f):8080/x⸡"',
		'curl "⸠http://$(docker inspect \\\n  --format \'{{ .IP }}\' web):8080/x⸡"',
		'curl ⸠http://$(hostname -f)/x⸡',
	],
	[
		'shellscript',
		'x="⸠https://a.example$(printf \'%s\' "$id" | sed \'s/\\\\//g\')/TXT/$sub?x=1⸡"',
		'x="⸠https://a.example/$(cat "$1" | tr -d \'\\r\\n\')/x⸡"',
		'x="⸠https://a.example/$(f "$(g "a b)" | h)" \'c d\')/x⸡"',
		'x="⸠https://a.example/${A:-"b c"}/x⸡"',
		'x="⸠https://a.example/`f "a b" | h`/x⸡"',
		'x=⸠https://a.example/`f "a b" | h`/x⸡',
		'x=`curl ⸠https://a.example/b⸡`; y=`curl "⸠https://a.example/c⸡" | jq .`',
	],
	['dockerfile', 'RUN curl "⸠https://a.example/$(f "$x" | g \'a b\')/x⸡"'],
	['yaml', 'run: |\n  curl "⸠https://a.example/$(f "$x" | g \'a b\')/x⸡"'],
	['powershell', 'irm "⸠https://$(f "a b" | g \'c d\')/x⸡"', 'irm "a""b ⸠https://a.example/c⸡"'],
	['powershell', 'irm "⸠https://$env:HOST/x⸡"', 'irm "⸠https://$($x.Host)/x⸡"'],
	['terraform', 'x = "⸠https://${lookup(var.a, "b")}/x⸡"'],
	['erlang', 'X = f("⸠https://~s.cellar.example/~p/~ts/~.2f/~4..0B/x⸡")'],
	['elixir', 'x = f("⸠https://~s.cellar.example/~w/x⸡")'],
	['lisp', '(format nil "⸠https://~a.example/~S/~2,\'0d/x⸡" a)'],
	['latex', '\\url{⸠https://a.example/\\@email/\\host/x⸡}'],
	['go', 'x := "⸠https://%[1]s/%+v/x⸡"'],
	['bat', 'curl "⸠http://%~1/!A!/x⸡"', 'curl ⸠http://a.example/!HOST!⸡'],
	['xsl', `<a href="⸠http://{concat($p, '.html')}/x⸡"/>`],
];

for (const [languageId, ...documents] of rows) finds('code in a URL', languageId, documents);

describe('nothing is said of them, and what stands behind them is checked', () => {
	for (const [languageId, ...documents] of rows)
		for (const marked of documents) {
			const text = marked.replace(/[⸠⸡]/g, '');
			test(`${languageId}: ${text}`, () => assert.deepEqual(codes(text, languageId), []));
			const damaged = marked.replace('⸡', '/%zz').replace('⸠', '');
			test(`${languageId}: ${damaged}`, () => assert.deepEqual(codes(damaged, languageId), ['malformed-percent']));
		}
});

function codes(text: string, languageId: string): string[] {
	return analyse({ text, languageId }, defaults).findings.map(({ code }) => code);
}

const signs: readonly [sign: string, languageId: string, text: string][] = [
	['a second one', 'plaintext', 'http://%s/%04zu/%q'],
	['a second one', 'json', '{"a": "http://a.example/%-5s/%ld"}'],
	['a format call', 'javascript', 'x = util.format("http://a.example/%q")'],
	['a format call', 'rust', 'x = sprintf!("http://a.example/%q"); printf("http://a.example/%-5s")'],
	['a catalogue', 'po', 'msgid "http://a.example/%-5s"'],
	["Android's resources", 'xml', '<resources><string name="a">http://a.example/%-5s</string></resources>'],
	["Qt's translations", 'typescript', '<?xml version="1.0"?><TS><source>http://a.example/%1/en/</source></TS>'],
	["Qt's translations", 'xml', '<TS><source>http://a.example/x/%1</source></TS>'],
	['properties', 'properties', 'a=http://a.example/%-5s'],
	['capitals on its line', 'plaintext', 'http://%HOST/x -o %FILE'],
];

describe('a text that is formatted later', () => {
	for (const [sign, languageId, text] of signs)
		test(`${sign}: ${text}`, () => assert.deepEqual(codes(text, languageId), []));
});

describe('without a sign', () => {
	for (const [languageId, text] of [
		['plaintext', 'http://a.example/%q'],
		['json', '{"a": "http://a.example/%-5s"}'],
		['xml', '<a><b>http://a.example/%-5s</b></a>'],
		['javascript', 'x = f("http://a.example/%+v")'],
		['plaintext', 'http://%HOST/x'],
		['markdown', '[a](http://a.example/100%natural) 50%off'],
	] as const)
		test(`${languageId}: ${text}`, () => assert.deepEqual(codes(text, languageId), ['malformed-percent']));
});
