// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the documents hold placeholders

/** Bare text: where a URL starts and ends when nothing but the sentence says so. */

import { finds, reads } from './marked';

finds('nothing around it', 'plaintext', [
	'⸠http://a.example/x⸡',
	'⸠http://a.example⸡',
	'⸠http://a.example/⸡ and ⸠ftp://b.example/c⸡',
	'one line\n⸠http://a.example/x⸡\nthe next',
	'one line\r\n⸠http://a.example/x⸡\r\nthe next',
	'\t⸠http://a.example/x⸡\tand',
	'a\u00a0⸠http://a.example/x⸡\u00a0b',
	'a ⸠http://a.example/?q=a&b=c;d#e/f?g⸡ b',
	'⸠http://user@a.example:8080/~x/a,b;c=d/(e)/!f/$g/*h⸡',
	'⸠HTTP://A.EXAMPLE/X⸡',
	'⸠mailto:jane@a.example⸡, ⸠news:comp.lang.c⸡, ⸠news:abc@a.example⸡ and ⸠news:*⸡',
	'⸠tel:+1-201-555-0123⸡ ⸠sms:+15105550101⸡ ⸠urn:isbn:0451450523⸡',
	'⸠data:text/plain,hello⸡ ⸠data:,hello⸡ ⸠data:text/html;charset=utf-8;base64,PGI+⸡',
	'⸠gopher://a.example/11/x⸡ ⸠wais://a.example/db?q⸡ ⸠prospero://a.example//x;v=1⸡ ⸠telnet://a.example:23/⸡',
	'⸠git+ssh://git@a.example/r.git⸡ ⸠docker://alpine:3.8⸡ ⸠mongodb://a:1,b:2/db⸡ ⸠s3://bucket/key⸡',
	'⸠jdbc:postgresql://a.example/db⸡ ⸠view-source:https://a.example/x⸡',
	'⸠view-source:h\u2060ttps://a.example/x⸡',
	'⸠file:///etc/motd⸡ ⸠file://localhost/etc/motd⸡ ⸠file:///C:/a%20b⸡',
	'⸠https://web.example/web/2020/http://a.example/x⸡ is one URL',
	'⸠https://a.example/?to=http://b.example/x⸡ is one URL',
]);

finds('trailing punctuation', 'plaintext', [
	'See ⸠http://a.example/x⸡.',
	'See ⸠http://a.example/x⸡, then',
	'See ⸠http://a.example/x⸡; then',
	'See ⸠http://a.example/x⸡: there',
	'See ⸠http://a.example/x⸡!',
	'Is it ⸠http://a.example/x⸡?',
	'Is it ⸠http://a.example/x⸡?!',
	'See ⸠http://a.example⸡.',
	'See ⸠http://a.example/⸡.',
	'See ⸠http://a.example/a.b,c;d:e!f⸡.',
	'See ⸠http://a.example/index.html⸡. Next',
	'See ⸠http://a.example/?q=1⸡. Next',
	'See ⸠http://a.example/?q=⸡, next',
	'See ⸠http://a.example/#top⸡.',
	'See ⸠http://a.example/x⸡.)',
	'(See ⸠http://a.example/x⸡.)',
	'See ⸠mailto:jane@a.example⸡.',
	'See ⸠http://a.example/x-⸡ or ⸠http://a.example/x_⸡ or ⸠http://a.example/x+⸡',
	'See ⸠http://a.example/a%20⸡.',
]);

finds('the brackets of a type', 'plaintext', [
	'See ⸠https://a.example/H.html#put(byte[],int)⸡, or (⸠https://a.example/H.html#put(byte[])⸡).',
	'A footnote: ⸠https://a.example/x⸡[], (⸠https://a.example/x⸡[1])',
]);

finds('quotes', 'plaintext', [
	'"⸠http://a.example/x⸡"',
	'"⸠http://a.example/x⸡."',
	'"⸠http://a.example/x⸡",',
	'say "see ⸠http://a.example/x⸡"',
	"'⸠http://a.example/x⸡'",
	"'⸠http://a.example/x⸡', '⸠http://b.example/y⸡'",
	'`⸠http://a.example/x⸡`',
	'“⸠http://a.example/x⸡”',
	'‘⸠http://a.example/x⸡’',
	'«⸠http://a.example/x⸡»',
	'„⸠http://a.example/x⸡“',
	'‹⸠http://a.example/x⸡›',
	"⸠http://a.example/it's⸡ here",
]);

finds('brackets', 'plaintext', [
	'(⸠http://a.example/x⸡)',
	'(⸠http://a.example/x⸡).',
	'(see ⸠http://a.example/x⸡, too)',
	'[⸠http://a.example/x⸡]',
	'{⸠http://a.example/x⸡}',
	'⸠http://a.example/Foo_(bar)⸡',
	'(⸠http://a.example/Foo_(bar)⸡)',
	'(see ⸠http://a.example/Foo_(bar)⸡.)',
	'⸠http://a.example/a_(b_(c))⸡',
	'⸠http://a.example/(x)/y⸡',
	'⸠http://a.example/?a[]=1&b[k]=2⸡',
	'(⸠http://a.example/x⸡])',
	'[(⸠http://a.example/x⸡)]',
	'⸠http://a.example/x⸡ (there)',
	'⸠http://a.example/x⸡(',
	'⸠http://a.example/Foo_(bar)?action=edit⸡',
	'⸠http://a.example/?a[1]?b=c⸡',
	'⸠http://[::1]?q=1⸡',
	'⸠http://[::1]?&q=1⸡',
	'⸠http://[::1]/x⸡',
	'⸠http://[2001:db8::7]:8080/x⸡.',
	'(⸠http://[::1]/x⸡)',
	'[⸠http://[::1]⸡]',
	'⸠http://a.example/?q=[%22a/b%22,%22/c%22]⸡',
	'[#755](⸠http://a.example/pull/755⸡\\)), and',
	's/\\[#755\\](http://a.example/pull\\)/x/',
]);

finds('behind a control sequence of a terminal', 'plaintext', [
	'\x1b[32m⸠https://a.example/x⸡\x1b[0m',
	'\x1b[38;2;230;219;116m⸠https://a.example/x⸡',
	'\x1b[m⸠ftp://a.example/x⸡',
	'Available at\n[⸠https://a.example/x⸡][faq].',
	'\t[⸠https://a.example/x⸡](⸠https://a.example/x⸡)',
	String.raw`\033[1m⸠https://a.example/x⸡`,
	String.raw`\e[1;4m⸠https://a.example/x⸡`,
	'[32⸠mailto:a@b.example⸡',
]);

finds('several without a space between', 'plaintext', [
	'⸠http://a.example/x⸡,⸠http://b.example/y⸡',
	'⸠http://a.example/x⸡;⸠https://b.example/y⸡',
	'⸠http://a.example/x⸡|⸠ftp://b.example/y⸡',
	'⸠http://a.example/x⸡,⸠http://b.example/y⸡;⸠ftp://c.example/z⸡.',
	'⸠http://a.example/x,y⸡',
	'⸠http://a.example/x⸡\n⸠http://b.example/y⸡',
	'⸠http://a.example/x⸡, ⸠http://b.example/y⸡',
	'⸠http://a.example/x⸡<⸠http://b.example/y⸡>',
]);

finds('a field behind the host', 'plaintext', [
	'name=a|url=⸠https://a.example⸡|size=3',
	'⸠https://localhost:4000⸡|path->/x',
	'⸠http://a.example:8080⸡,b',
	'Mozilla/5.0 (compatible; Bot/1.0; +⸠http://bot.a.example⸡;+bot@a.example)',
	'Bot (⸠http://bot.a.example⸡,bot@a.example.)',
	'⸠http://bank.example;x=y@evil.example/⸡',
	'⸠http://bank.example,x:y@evil.example⸡',
	'⸠http://bank.example,x@evil.example?q⸡',
	'"⸠https://fake.example⸡;auto", "⸠http://192.0.2.1:80⸡,b", "⸠http://localhost⸡,b"',
	'"⸠https://foo.example⸡,bar.example/path"',
	'"⸠https://www.shop,com/x⸡", "⸠http://shop,com/x⸡", "⸠ftp://a.example;type=a⸡"',
]);
finds('a field behind the host', 'toml', ['GOPROXY = "⸠https://proxy.a.example⸡,direct"']);
finds('a name behind the host', 'plaintext', [
	'--map ⸠http://a.example⸡=Schema "⸠http://a.example⸡+AAoA" ⸠http://a+b@c.example/⸡',
]);
finds('a field behind the host', 'go', ['x := "⸠https://proxy.a.example⸡,direct"']);
finds('several hosts', 'plaintext', [
	'⸠redis://localhost,0.0.0.0,127.0.0.1⸡, "⸠redis://a.example,b.example/0⸡"',
	'⸠postgres://h1,h2/db⸡ "⸠amqp://192.0.2.1,192.0.2.2/x⸡" ⸠zk://192.0.2.1:2181,192.0.2.2:2181/x⸡',
]);

finds('a list of patterns', 'plaintext', ['⸠ftp://*⸡,⸠scp://*⸡,⸠sftp://a.example/x⸡']);

finds("JSDoc's links", 'javascript', [
	'/** {@link ⸠https://a.example/x⸡|the text} */',
	'/**\n * See {@link\n * ⸠https://a.example/x⸡|the text}.\n * ⸠https://a.example/z|text⸡\n */',
	'/** {@linkcode ⸠https://a.example/x⸡|the text}, {@link ⸠https://a.example/y⸡ the text}. */',
]);
finds("JSDoc's links in a source map", 'json', ['{"a": "/** {@link ⸠https://a.example/x⸡|the text} */\\n"}']);

finds("a footnote's mark", 'plaintext', [
	'⸠http://a.example/x⸡[1]',
	'⸠http://a.example/x⸡[12].',
	'⸠http://a.example/x⸡[1], and',
	'⸠http://a.example/?a[1]=2⸡ has none',
	'⸠http://a.example/x⸡*',
	'[1] ⸠http://a.example/x⸡',
	'[1]: ⸠http://a.example/x⸡',
]);

finds('emphasis', 'plaintext', [
	'*⸠http://a.example/x⸡*',
	'**⸠http://a.example/x⸡**',
	'_⸠http://a.example/x⸡_',
	'_⸠http://a.example/a_b⸡_',
	'~⸠http://a.example/x⸡~',
	'=⸠http://a.example/x⸡=',
	'+⸠http://a.example:8080⸡+',
	'*⸠http://a.example/x⸡*.',
	'*see ⸠http://a.example/x⸡*',
	'⸠http://a.example/_a_/__init__⸡',
]);

finds('what stands right before', 'plaintext', [
	'a=⸠http://a.example/x⸡',
	'1.⸠http://a.example/x⸡',
	'see-⸠http://a.example/x⸡',
	'link:⸠http://a.example/x⸡',
	'/⸠http://a.example/x⸡',
	'→⸠http://a.example/x⸡',
	'é⸠http://a.example/x⸡',
]);

finds('what a program printed', 'javascript', [String.raw`// the namespace "⸠urn:iso:std:iso:ts:21496:-1⸡\0"`]);

for (const languageId of ['plaintext', 'csv', 'rpm-spec', 'log'])
	finds("a printed line's end behind a host", languageId, [
		String.raw`x ⸠http://a.example⸡\nCopyright (C) 2003`,
		String.raw`x ⸠http://a.example:80⸡\n2003`,
		String.raw`x ⸠http://a.example⸡\r\n\r\nx`,
		String.raw`x ⸠http://a.example⸡\n* x`,
		String.raw`x ⸠http://a.example⸡\n:smile: x`,
		String.raw`x ⸠http://a.example:3128⸡\nexport x=y`,
		String.raw`x ⸠http://a.example:3128\news.html⸡ y`,
		String.raw`x ⸠http://a.example⸡\t- x`,
		String.raw`x ⸠http://a.example⸡\n`,
		String.raw`x ⸠http://a.example⸡\n⸠http://b.example/x⸡`,
		String.raw`x ⸠http://a.example\new⸡ and ⸠http://a.example\test⸡ and ⸠http://a.example\readme.txt⸡`,
		String.raw`x ⸠http://a.example\New⸡`,
	]);
finds("a printed line's end behind a host", 'm4', [String.raw`printf("see ⸠ftp://ftp.a.example⸡.\n");`]);

finds('what HTML escaped, in a string', 'javascript', [String.raw`x = 'a\x26quot;⸠https://a.example/x⸡\x26quot;,b'`]);
finds('a back reference in quotes', 'plaintext', [
	String.raw`A="[\1](⸠http://a.example/#⸡\1)"`,
	String.raw`msdn="⸠http://a.example/x/⸡\1/"`,
]);
finds('RTF', 'plaintext', [
	String.raw`{\f2\tab ⸠http://a.example/x⸡\par}\pard\par ⸠http://b.example⸡\cell }`,
	String.raw`⸠http://a.example/x\part⸡ ⸠http://a.example/x\party⸡`,
]);

reads("Texinfo's break points and escapes", 'texinfo', [
	['@uref{⸠https://@/a.example/@/x⸡, a text}', 'https://a.example/x'],
	['@code{⸠http://localhost/@var{path}/x⸡}', 'http://localhost/$(path)/x', '@var{path}'],
	['See @url{⸠http://a.example/x⸡}.', 'http://a.example/x'],
]);

for (const languageId of ['plaintext', 'shellscript', 'yaml', 'dockerfile', 'markdown', 'ini', 'python'])
	finds("Git's keys", languageId, [
		'x: git -c credential.⸠https://hf.example⸡.helper=store clone',
		'x: git config url.⸠https://x.example/⸡.insteadOf git@x.example:',
		'x: git config http.⸠https://a.example:8080/b.git⸡.sslVerify false',
		'x: "http.⸠https://a.example/⸡.proxy"',
		'x: remote.⸠https://a.example/b.git⸡ y',
	]);
finds("no key of Git's", 'plaintext', [
	'See a.b.⸠https://a.example/index.html⸡ for it.',
	'It ends.⸠https://a.example/b.html⸡ starts.',
	'my-url.⸠https://a.example/b.html⸡ x',
]);

finds('a manual page', 'troff', [
	String.raw`\%⸠http://a.example/x⸡`,
	String.raw`\fI\%⸠http://a.example/x⸡\fP`,
	String.raw`\%⸠mailto:jane@a.example⸡`,
	String.raw`\(dq⸠http://a.example/x⸡\(dq`,
	String.raw`\(lq⸠mailto:jane@a.example⸡\(rq`,
	String.raw`URL=\(ga⸠https://a.example/x⸡\(ga`,
	String.raw`new(\*(Aq⸠http://a.example/x⸡\*(Aq)`,
	String.raw`at \f(CW⸠http://a.example/x⸡\fR`,
	String.raw`⸠http://a\.example/x\.txt⸡\.`,
	String.raw`.UR ⸠http://\:a.example\:/\:\|\[ti]jane\:/x⸡`,
	String.raw`see \*(L"⸠http://a.example/x⸡\*(R" and \*(--⸠http://a.example/x⸡\*(--so`,
	String.raw`\f(CW\(if⸠http://a.example/x.html⸡\(is\fP`,
	String.raw`\fB⸠vde:///tmp/switch⸡\fR or \*(Aq⸠external://a.example/x.xlsx⸡\*(Aq`,
	String.raw`.UR ⸠ftp://a.example/\:iproute2*⸡`,
	String.raw`\fB\(dq⸠https://tools\[char46]a\[char46]example/x⸡\(dq\fR, ⸠http://a\[u002E]example/x⸡\[char46]`,
	String.raw`\*(T<$ svn co ⸠svn://a.example/sdl\-test⸡\*(T>`,
	String.raw`\fBX=\fP⸠argus-udp://224.0.20.21:561⸡`,
	String.raw`<\s-1⸠http://www.\s0a.example/A\s-1BC\s0_d⸡>`,
	String.raw`a regular expression: ^https?://a\e.example/.*`,
]);

finds('a type of RDF behind its value, no pattern', 'plaintext', [
	'"2001"^^⸠http://a.example/types#date⸡',
	'^http://a.example/x',
]);
finds('what closes a quotation, before a particle', 'plaintext', [
	"'cd ⸠ftp://a.example⸡'를",
	"'⸠http://a.example/it⸡'を",
]);
finds('a letter with which an editor underlines', 'plaintext', [String.raw`\u⸠http://a.example/x⸡ \u`]);
finds('what a formatter prints', 'postscript', [
	'(http://a.exa)n(mple/x)',
	'(http://bs\\002lter)g(.or)o(g/x)',
	'(⸠http://a.example/x⸡)37 b(See)',
]);
finds('the last mark of a setting, and where names follow', 'plaintext', [
	'url: ⸠http://a.example/service?⸡\nb',
	'Is it at ⸠http://a.example/service⸡?\nb',
	'See ⸠https://a.example/~⸡ and ~⸠https://a.example/x⸡~.',
]);
finds('brackets that somebody escaped', 'plaintext', [String.raw`(\#376)\[⸠https://a.example/pull/376⸡\]`]);
finds('a scheme of several words', 'plaintext', [
	'⸠storage-file://a/b⸡',
	'see-⸠http://a.example/x⸡',
	'1.⸠file:///etc/x⸡',
]);

finds('a table', 'markdown', [
	'| ⸠http://a.example/x⸡ | b |',
	'|⸠http://a.example/x⸡|b|',
	'| a |⸠http://a.example/x⸡|',
	'| [a](⸠http://a.example/x⸡) | ⸠http://b.example/y⸡ |',
]);

finds('a template', 'plaintext', [
	'⸠http://{host}/x⸡',
	'⸠http://<host>/x⸡',
	'⸠http://a.example/<your id>/x⸡.',
	'⸠http://a.example/x.png⸡<nowiki></nowiki>',
	'⸠http://a.example/{id}⸡.',
	'⸠http://a.example/{{x}}/y⸡',
	'⸠http://a.example/{{ site.url }}/y⸡',
	'⸠http://a.example/{% x %}/y⸡',
	'⸠http://a.example/<%= x %>/y⸡',
	'⸠http://${HOST}/x⸡',
	'⸠http://${HOST:-a b}/x⸡',
	'⸠http://$HOST/x⸡',
	'⸠http://$(hostname -f)/x⸡',
	'⸠http://#{host}/x⸡',
	'⸠http://%HOST%/x⸡',
	'⸠http://%s/x⸡',
	'⸠http://a.example/%d⸡.',
	'⸠http://a.example/%@⸡',
	'⸠http://%(host)s/x⸡',
	'⸠http://a.example/[slug]/x⸡',
	'⸠http://a.example/users/:id/x⸡',
	'⸠http://*.a.example/x⸡',
	'⸠http://*/x⸡',
	'⸠http://host:port/x⸡',
	'⸠http://a.example:PORT/x⸡',
	'⸠http://YOUR_HOST/x⸡',
	'⸠http://xxx.example/x⸡',
	'⸠http://a.example/.../x⸡',
	'⸠mega://%(user)s[:%(password)s]@%(host)s/%(name)s⸡',
	'⸠ftp://[user[:password]@]host[:port]/path[/][;type=type]⸡',
	'[⸠ftp://[user[:password]@]host[:port]/path[/]⸡]',
	'⸠finger://host/name[@host]⸡',
	'⸠pop://[USER[:PASS][;auth=+APOP]@]HOST[:PORT][;notls]⸡',
	'⸠smtp://foo:bar@*⸡',
	'⸠mongodb://host1[:port1][,host2[:port2],...[,hostN[:portN]]]⸡',
	'[url=⸠http://a.example/x⸡]⸠http://a.example/x⸡[/url]',
	'{⸠http://a.example/{id}⸡}',
	'(⸠http://a.example/{id}⸡)',
]);

finds('what a mark before them opened ends there', 'plaintext', [
	"wget \\'⸠http://a.example/x⸡\\'",
	's#⸠http://a.example/x⸡#b#',
	'@@@LINK@x@⸠https://a.example/x⸡@@@',
	'⸠http://www.a.example/⸡[Docker] is',
	'⸠http://www.a.example/[name]⸡ is',
	'⸠http://www.a.example/[Docker]/x⸡ is',
]);
finds('texts behind references', 'texinfo', [
	"@uref{⸠http://a.example/soc/⸡,Somebody's} x",
	'@url{⸠http://a.example/x⸡}',
]);
finds('escaped brackets', 'perl', ['E<lt>⸠http://a.example/x/⸡E<gt>', 'E<lt>URL:⸠http://a.example/x/⸡E<gt>']);

finds('escaped braces', 'rd', [String.raw`cli_text("\{.url ⸠https://a.example⸡\}")`]);
finds('gaps in strings', 'haskell', ['x = "see \\\n    \\⸠https://a.example/x⸡ there"']);
finds("translations in Qt's format", 'typescript', [
	'<!DOCTYPE TS><TS><source>See ⸠http://a.example⸡ for more.</source></TS>',
]);

finds('what repositories showed', 'markdown', [
	'たとえば、 ⸠https://a.example/claimapp/⸡します。',
	'たとえば、 ⸠https://a.example/claimapp/はじめに⸡',
	'see "⸠https://a.example/...⸡" and `⸠https://a.example/x?q=...⸡`',
	'see ⸠https://a.example/⸡... or "⸠https://a.example⸡..."',
	"as '⸠https://a.example/x⸡´",
	'<a href="⸠itms-services://?action=x&url=https://a.example/x.plist⸡">x</a>',
	'```bash\ngsutil cp ⸠gs://app-*/index.js⸡ .\n```',
	'[⸠https://a.example/x⸡\u2060(opens in a new window)](⸠https://b.example/⸡)',
	'⸠https://a.example/Foo_\u200b(film)⸡ there',
	'see ([x](⸠https://a.example/x/⸡.\n\nThen',
	'see ⸠https://a.example/Rock´n´Roll⸡ there',
	'see "⸠https://a.example/x#...⸡" and "⸠https://a.example/…⸡"',
	'see ⸠https://a.example/x?u=…&a=b&c=⸡… and ⸠https://a.example/x?u=⸡… & more',
	'```c\n/* see ⸠https://a.example/x⸡*/int y;\n```',
	'⸠http://a.example/groups?meta%3Dgroup%253Dcomp.lang.python⸡.* and ⸠http://a.example/x?group=comp.lang⸡.*',
]);
finds('what a comment holds', 'c', ['/* see ⸠https://a.example/x⸡*/int y;']);
finds('a text that is nothing but a URL', 'plaintext', ['⸠https://a.example/⸡...']);
finds('the end of a comment that nobody here reads', 'plaintext', [
	'<#-- see ⸠https://a.example/x⸡--> now',
	'see ⸠https://a.example/x--⸡ now',
]);

finds('in a block of a template', 'plaintext', [
	'{{#if x}}⸠https://a.example/x⸡{{/if}}',
	'{{#if x}}⸠https://a.example/x⸡{{else}}⸠https://b.example/y⸡{{/if}}',
	'{{ if .X }}⸠https://a.example/x⸡{{- end }}',
	'{% if x %}⸠https://a.example/x⸡{% endif %}',
	'<% if x %>⸠https://a.example/x⸡<% end %>',
	'See {{site}}⸠https://a.example⸡{{/site}} for more',
	'⸠https://a.example/x{{#if x}}/y{{/if}}⸡',
	'⸠https://a.example/{% if x %}y{% else %}z{% endif %}/w⸡',
	'⸠https://a.example/{{end_date}}/{{else_where}}⸡',
]);
finds('a parameter behind an entity', 'plaintext', [
	'a=\\"⸠http://a.example/v?a=1&amp;b=2&amp;key=http:Fish⸡\\"',
	'⸠http://a.example/v⸡;key=⸠http://b.example⸡',
]);
finds("a case's name before a comment", 'cpp', ['case LoadError://3587', 'x = "⸠LoadError://a.example/x⸡"']);

finds('a comment of TeX in a text that is not called so', 'plaintext', [
	'a\n%⸠http://a.example/x⸡',
	'a %http://a.example/x',
]);
finds('stars that Google Analytics writes', 'javascript', [
	"u = '⸠https://a.example/?_gl=1*nc66ge*_gcl_au*MTIz..*_ga*MTc.*&b=1⸡'",
	"u = 'https://a.example/?x=1*nc66ge.*_ga'",
]);
finds('an unknown scheme behind marks in full width', 'typescript', ['/** 示例：⸠shop://a/b?c=1⸡；x */']);

finds('a class of a pattern', 'json', ['["https://the-shop-[\\\\w-]*.a.example/"]', '["⸠https://a.example/x[1]⸡"]']);

finds('what a generator printed for nothing', 'typescript', [
	'/** ⸠http://a.example/#s:int⸡(undefined) */',
	'/** ⸠http://a.example/#f(undefined)/x⸡ */',
]);
