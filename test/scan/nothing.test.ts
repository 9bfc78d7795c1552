// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the documents hold placeholders

/** What looks like a URL to a regular expression, and is none. */

import { finds, findsNothing } from './marked';

findsNothing('schemes that are only named, in languages without spaces', 'plaintext', [
	'http://로 시작하는 주소',
	'http:// 또는 https://로 시작하면',
	'http://를 붙이면',
	'以 http://开头',
	'ftp://开头的链接',
	'http://で始まるURL',
	'必须以ws://或wss://开头。',
	'必须以ws://或wss://开头,传入的',
	'http://或https://',
	'平文のws://を使用しています。wss://または',
	'链接要带https://才行。',
]);

findsNothing('regular expressions in code that stands in a string', 'javascript', [
	'req(`${/https:\\/\\//i.test(a) ? a : b}?c=d`)',
	"req(`${x ? /https:\\/\\/a.example\\/x/.test(y) : ''}/y`)",
]);

finds('paths that hold a URL', 'javascript', ["req('/⸠https://a.example/x⸡')"]);

findsNothing('values that are encrypted', 'yaml', [
	'x: ENC[AES256_GCM,data://KaRUGpkP4Y+79ZLOphX,iv:Mrb4,tag:x==,type:str]',
	'x: ENC[AES256_GCM,data:KaRU/kP4Y,iv:Mrb4,tag:x==,type:str]',
]);

finds('hosts of such letters', 'plaintext', [
	'看 ⸠http://例子.测试⸡',
	'http://로 는 ⸠http://한글.kr/⸡',
	'⸠http://例子:8080⸡',
	'⸠http://例子/x⸡',
]);

findsNothing('paths, keys, times and words', 'plaintext', [
	String.raw`C:\path`,
	String.raw`C:\\path\\file.txt`,
	'c:/path',
	'key:value',
	'key: value',
	'std::vector',
	'12:30',
	'12:30:45',
	'Note: x',
	'Re: your mail',
	'e.g.: this',
	'a ratio of 3:4',
	'foo:bar:baz',
	'xsd:string',
	'::1',
	'fe80::1',
	'user:pass',
	'TODO: http',
	'şema://a.example/x',
	'//a.example/x',
	'/a/b//c',
	'../x:y',
	'git@a.example:r/s.git',
	'a.example:8080',
	'2001:db8::7',
	'sha256:0123abcd',
	':-) :// ://',
	'a :: b',
	'news:*:9:9:news:/var/spool/news:/usr/sbin/nologin',
	'tel:0620/9565204',
	'TEL:2H58',
	'org.eclipse.jetty:jetty-http:9.4.49.v20220914',
]);

for (const languageId of ['plaintext', 'shellscript', 'perl', 'makefile', 'yaml'])
	findsNothing('substitutions', languageId, [
		'sed "s/DNS://g" x',
		"sed -e 's/http://' x",
		'sed s/https://g x',
		"sed 's/see http://g' x",
	]);
finds('substitutions of whole URLs', 'shellscript', [
	'sed s!⸠http://a.example⸡!⸠https://b.example/⸡! x',
	'sed -i "s|SERVER_URL=.*|SERVER_URL=⸠https://a.example/⸡|g" env.file',
	'sed -E "s#https://#⸠https://${USER}@⸡#" x',
	"perl -pe 's,⸠http://a.example/x⸡,⸠http://b.example/y⸡,g'",
	'sed "s|a|b|" x; curl "⸠https://a.example/a|b⸡"',
	'curl "⸠https://a.example/a|b⸡"',
	'curl cdns/⸠redis://g⸡',
]);
findsNothing('a variable of which a part is replaced', 'bat', [
	'set "D=%D:http://=%"',
	'set B=!B:ws://=http://!',
	'set B=%~B:*https://=%',
]);
finds('an address behind a variable', 'bat', ['curl %A% ⸠http://a.example/⸡', 'echo %A%: ⸠http://a.example/⸡']);
finds('substitutions of whole URLs', 'perl', [
	'$x =~ s@svn://a\\.example@⸠svn://b.example⸡@;',
	'$x =~ s!⸠http://a.example⸡!⸠https://b.example/x⸡!g;',
	'$x = "⸠http://a.example/x!g⸡";',
]);
for (const languageId of ['yaml', 'javascript', 'c'])
	findsNothing('a key, and a comment in which a word stands', languageId, [
		'Name://comment',
		'{ Name://comment\n}',
		'Nota://año nuevo',
		'Name://日本語',
	]);
findsNothing('a host that was left out', 'plaintext', ['地址https://...模型名称X', 'see https://... there']);
finds('a scheme nobody knows', 'plaintext', ['⸠Name://a.example/x⸡', '⸠Name://münchen.example/⸡', '⸠name://comment⸡']);

findsNothing('a scheme that is part of a word', 'plaintext', [
	'a file://-prefixed path, http://-based. `https://-only`, "ftp://-like-names"; my-thing://-style; file://-схема',
]);
finds('a host that starts with a hyphen', 'plaintext', [
	'⸠http://-bad.example/⸡ ⸠http://-bad/x⸡ ⸠http://-bad:80⸡ ⸠http://-$HOST⸡ <URL:⸠http://-bad⸡>',
]);
finds('a host that starts with a hyphen', 'markdown', ['[a](⸠http://-bad⸡)']);

findsNothing('bare names and addresses', 'plaintext', [
	'www.x.y',
	'www.a.example/x',
	'a.example/x',
	'foo@bar.com',
	'192.0.2.1:80',
	'localhost:3000',
]);

findsNothing('the scheme alone', 'plaintext', [
	'http://',
	'https://',
	'It starts with http:// or https://.',
	'"http://"',
	'`http://`',
	'(http://)',
	'http:',
	'http: the protocol',
	'mailto:',
	'mailto: an address',
	'news: today',
	'the news:',
	'data: 5',
	'data:5',
	'tel: none',
	'urn:x',
	'file: a.txt',
	'file:line, file:line:column',
	'URL:',
	'<URL:>',
	'<http:>',
	'http:x',
	'http:foo/bar',
]);

findsNothing('written so that nobody follows it', 'plaintext', [
	'hxxp://a.example/x',
	'hxxps://a.example/x',
	'hXXp://a[.]example/x',
	'ttp://a.example/x',
	'ttps://a.example/x',
	'http[:]//a.example/x',
]);

const expressions = [
	String.raw`https?:\/\/[^\s]+`,
	String.raw`/^https?:\/\//`,
	String.raw`/http:\/\/a\.example\/x/`,
	'^http://',
	'^https?://[^/]+',
	'https?://',
	String.raw`https?://\S+`,
	'http://.*',
	'https?://.+',
	'(http|https)://',
	'(?:http|ftp)://[a-z]+',
	'http://[^/]+/x',
	'http://a.example/.*',
	String.raw`http://(\w+)\.example`,
	String.raw`http:\/\/\d{1,3}`,
	'http://[a-z]{2,}/x',
];
findsNothing('regular expressions', 'plaintext', expressions);
findsNothing(
	'regular expressions',
	'javascript',
	expressions.map((expression) => `const a = '${expression}';`),
);
findsNothing(
	'regular expressions',
	'python',
	expressions.map((expression) => `re.compile(r"${expression}")`),
);
findsNothing(
	'regular expressions',
	'markdown',
	expressions.map((expression) => `\`${expression}\``),
);

findsNothing('names with a colon', 'xml', [
	'<http:binding/>',
	'<http:binding transport="x"/>',
	'</http:binding>',
	'<file:a.b/>',
	'<news:item>x</news:item>',
	'<data:x.y z="1"/>',
]);

findsNothing('roles and directives', 'restructuredtext', [
	':http:get:`/x`',
	':http:get:',
	'.. http:get:: /users/x',
	':file:`a.txt`',
	':mailto:`x`',
	'.. data:: x',
]);

findsNothing('Go', 'go', [
	'http.HandleFunc("/x", h)',
	'case http:',
	'x := map[string]int{http:1}',
	'for i := range file[a:b] {',
	'a[news:x.y]',
	's[tel:1]',
	'data := x[urn:a:b]',
	'fmt.Println("http:")',
	'fmt.Println("https://")',
]);

findsNothing('Rust', 'rust', [
	'use std::http::Client;',
	'let a = http::Request::new();',
	"'http: loop {}",
	'fn f(file: File, data: Vec<u8>) {}',
	'struct S { http:a::B, file:c::D }',
	'let x = S { http: y.z };',
]);

findsNothing('JavaScript', 'javascript', [
	'const a = { http: b, https: c };',
	'const a = { http:b.c, file:d.e };',
	'a ? http:b.c',
	'switch (a) { case http:b.c(); }',
	'const { http: h } = x;',
	'http: for (;;) break http;',
	'a ? data:b, c',
	'a ? news:b.c',
	"if (a.startsWith('http://')) {}",
	"if (a === 'mailto:') {}",
	'x = a ? tel:1;',
	"const a = 'http://' + host + '/x';",
]);

findsNothing('Python', 'python', [
	'd = {file:1, data:2}',
	'f = lambda tel:1',
	'def f(data: str, file:x.y): pass',
	'a[http:https]',
	'a[news:b.c]',
	"if a.startswith('https://'):",
	'class http: pass',
	'if news:x.y()',
]);

findsNothing('other data', 'yaml', ['http: x', 'a: http', 'image: a.example/x:1', 'file:\n  a.txt', 'data: {}']);
findsNothing('other code', 'css', ['a:hover { }', 'filter:progid:a.b(x=1)', 'a{color:red}']);

finds('URLs in Go', 'go', [
	'url := "⸠http://a.example/x⸡"',
	'url := "⸠http://a.example/x.⸡"',
	'url := "⸠http://a.example/x⸡\\n"',
	'url := `⸠http://a.example/x⸡`',
	'fmt.Printf("⸠http://%s:%d/x⸡", h, p)',
	'// See ⸠http://a.example/x⸡.',
	'import "a.example/x" // ⸠https://a.example/x⸡',
	'"⸠urn:isbn:1⸡"',
]);

finds('URLs in Rust', 'rust', [
	'//! See <⸠http://a.example/x⸡>.',
	'/// [a]: ⸠http://a.example/x⸡',
	'let a = "⸠http://a.example/x⸡";',
	'format!("⸠http://{}/x⸡", a)',
	'r#"⸠http://a.example/x⸡"#',
]);

finds('URLs in JavaScript', 'javascript', [
	// By such an expression many pages tell phones, in a bundle of one line.
	`t=/${'nokia|'.repeat(400)}tcl\\-/i.test(e),"⸠https://a.example/⸡".concat(n)`,
	"fetch('⸠http://a.example/x⸡')",
	"fetch('⸠http://a.example/?a=⸡' + b)",
	'fetch(`⸠http://${host}/x⸡`)',
	'fetch(`⸠http://a.example/${a ? "b" : "c"}/x⸡`)',
	'/* ⸠http://a.example/x⸡ */',
	'/*⸠http://a.example/x⸡*/',
	'/** @see {@link ⸠http://a.example/x⸡} */',
	'// ⸠http://a.example/x⸡, ⸠http://b.example/y⸡',
	"a = '⸠https://*/x⸡';",
	"a = ['⸠http://a.example/x⸡','⸠http://b.example/y⸡'];",
	"a = {'⸠http://a.example/x⸡':1};",
	"location = '⸠mailto:jane@a.example⸡';",
	'a = "\\t⸠http://a.example/x⸡\\n"',
	'a = "\\n⸠http://a.example/x⸡"',
]);

finds('URLs in Python', 'python', [
	"a = '⸠http://a.example/x⸡'",
	'a = f"⸠http://{host}:{port}/x⸡"',
	'a = "⸠http://%(host)s/%s⸡" % b',
	'"""See ⸠http://a.example/x⸡."""',
	'# ⸠http://a.example/x⸡.',
]);

finds('URLs in other languages', 'shellscript', [
	'curl ⸠http://$HOST/x⸡',
	'curl "⸠http://${HOST}:${PORT}/x⸡"',
	"curl '⸠http://a.example/x⸡'",
	'curl ⸠http://a.example/x⸡; ls',
	'A=⸠http://a.example/x⸡',
]);
finds('URLs in other languages', 'yaml', [
	'url: ⸠http://a.example/x⸡',
	'url: "⸠http://a.example/x⸡"',
	'- ⸠http://a.example/x⸡ # ⸠http://b.example/y⸡',
	'{a: ⸠http://a.example/x⸡, b: c}',
]);
finds('URLs in other languages', 'css', [
	'a { background: url(⸠http://a.example/i.png⸡) }',
	'@import "⸠http://a.example/x⸡";',
]);
finds('URLs in other languages', 'latex', [
	String.raw`\url{⸠http://a.example/x⸡}`,
	String.raw`\href{⸠http://a.example/x⸡}{y}`,
	String.raw`\footnote{See ⸠http://a.example/x⸡.}`,
]);
finds('URLs in other languages', 'restructuredtext', [
	'`a <⸠http://a.example/x⸡>`_',
	'.. _a: ⸠http://a.example/x⸡',
	'See ⸠http://a.example/x⸡.',
]);
finds('URLs in other languages', 'ini', [
	'url=⸠http://a.example/x⸡',
	'url = ⸠http://a.example/x⸡ ; ⸠http://b.example/y⸡',
]);
finds('URLs in other languages', 'uri-list', ['# ⸠http://a.example/x⸡\r\n⸠http://b.example/y⸡\r\n⸠urn:isbn:1⸡\r\n']);
finds('URLs in other languages', 'sql', ["insert into a values ('⸠http://a.example/x⸡','⸠http://b.example/y⸡');"]);

findsNothing('a name in bold', 'markdown', ['**<data:**>** the bytes', '<mailto:__>']);
