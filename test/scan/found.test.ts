// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the documents hold placeholders

/** What is a URL although it looks like something else, each beside what is none. */

import { judges } from '../rules/judged';
import { finds, findsNothing } from './marked';

finds('brackets in a search', 'plaintext', [
	'⸠https://www.google.com/search?q=foo+(bar)+baz⸡',
	'⸠https://a.example/?q=(a)+(b)+c⸡',
	'⸠https://a.example/a+(b)+c⸡',
	'⸠https://a.example/[x]+y⸡',
	'⸠https://a.example/?q=c+++(x)+y⸡',
	'⸠https://a.example/#(a)+b⸡',
]);
findsNothing('regular expressions', 'plaintext', [
	'https://(www)+example',
	'https://a.example/(a|b)*',
	'https://a.example/[a-z]+',
	'https://a.example/(a)+/',
	'https://a.example/(a)+$',
	'https://a.example/(x){2}',
	String.raw`https://a.example/(a)+\.html`,
]);

finds('ports that another string holds', 'json', [
	`{"a": "open('⸠http://localhost:⸡' + port)", "b": "open('⸠http://a.example⸡:')"}`,
]);
finds('searches that another string holds', 'javascript', [
	"/**\n *   let url =\n *   '⸠https://shop.example/query?⸡' +\n *   'format=x';\n */",
	"// is it '⸠https://shop.example/query⸡?' or not",
]);
finds('particles of two kana', 'json', [
	'{"a": "日本（⸠http://shop.example/⸡から連絡することができます）または"}',
	'{"a": "⸠http://shop.example/からあげ⸡"}',
]);
finds('a wildcard at the end of an escaped string', 'json', ['{"a": "\\"⸠https://shop.example/?v=3.0.*⸡\\""}']);
finds('strings that Kotlin joins', 'kotlin', [
	'a("⸠https://shop.example/a" +\n"b⸡")',
	'a("⸠https://shop.example/a⸡"\n+"b")',
]);
finds('the text of a link behind a name in brackets', 'json', [
	'{"a": "a ⸠https://shop.example/wiki/Set_(abstract_type)⸡[sets] of all, ⸠https://shop.example/wiki/Set_(a)[sets]/x⸡"}',
]);
finds('what Keycloak keeps in one setting', 'json', ['{"a": "⸠http://a.example/*⸡##⸠https://b.example/*⸡"}']);
finds('what stands in a frame', 'plaintext', ['│ ⸠https://a.example/x⸡│']);
finds('fields', 'plaintext', ['Shop;⸠https://shop.example⸡;@shop;me@shop.example']);
finds('what a policy allows', 'plaintext', ["connect-src ⸠https://*.a.example⸡;default-src 'self'"]);
finds('lists of notes', 'plaintext', [
	'[1]⸠https://a.example/x⸡[2]⸠https://b.example⸡',
	'at [][]⸠https://a.example/x⸡[][].',
	'⸠https://a.example/?x[]=1⸡ and ⸠https://a.example/?x[][]=1⸡',
]);
finds('behind a word without a space', 'markdown', [
	'Check this⸠https://a.example/x⸡ and built⸠http://a.example⸡.',
	'⸠bhttps://a.example/x⸡',
]);
finds('values that are called paths', 'plaintext', [
	'path="⸠res://a/shop theme (Radio Edit).ogg-36418b.oggvorbisstr⸡"',
	'source_file="⸠res://a/Под удаление/опен дор/b.wav⸡"',
	'path="⸠https://a.example/x⸡ (the page)"',
]);
finds('what stands for more', 'markdown', [
	'[includeIf "url:⸠https://a.example/**⸡"]',
	'**see ⸠https://a.example/⸡**',
	'`⸠postgresql://jane:***@a.example/db?password=***⸡`',
	'`⸠postgresql://jane:…@a.example:5432/db⸡`',
	'⸠https://a.example⸡… and ⸠https://a.example/x⸡…',
]);
finds('a comment of one URL', 'javascript', [
	'//⸠http://a.example/x⸡:',
	'//⸠http://a.example/x⸡.',
	"f('⸠http://a.example/x.⸡')",
]);
finds('what stands for something', 'json', [
	'{"a": "sed -e \'s|(docs/|(⸠https://a.example/docs/⸡|g\'", "b": "⸠https://a.example/a|b⸡"}',
]);
finds('texts of links in Slack', 'shellscript', [
	'echo "> <⸠https://a.example/commit/$SHA⸡|$SHORT> x"',
	'echo "<⸠https://a.example/x⸡|repo>"',
]);
finds('comments right behind their mark', 'matlab', ['%⸠http://a.example⸡', 'x = 1; %⸠http://a.example/b⸡']);
finds('what is none', 'plaintext', [
	'--weights "news:0.5,fng:0.3,momentum:0.2"',
	'"vaaditun https://-etuliitteen?"',
	'⸠news:3b.config⸡ and ⸠news:comp.lang.c⸡',
]);
finds('a pattern', 'html', [
	String.raw`<input pattern="https://a\.example/.+">`,
	'<input pattern="https://.*">',
	'<input pattern="https://.+">',
	'<a href="⸠https://.*⸡">x</a>',
	String.raw`<a href="⸠https://a\.example/x⸡">`,
]);
finds('nothing that can be seen behind the slashes', 'uri-list', [
	'file:\\\u2060\u3000\\h\\x',
	'file:/\u2060\u3000/h/x',
	'⸠file:/\u2060h/x⸡',
]);
finds('colours of a console', 'shellscript', [
	'echo -e "${GREEN}⸠http://localhost:5173⸡${NC}"',
	'echo -e "${YELLOW}⸠http://localhost:5173/x⸡${CYAN} there"',
	'f "⸠http://localhost:5173/${RED}/x⸡"',
	'echo "${B}⸠https://a.example/x⸡${RESET} x"',
	'echo "⸠https://a.example/x?a=${RESET}⸡"',
	'echo "⸠https://a.example/${NAME}⸡"',
]);
finds('texts of links as in AsciiDoc', 'markdown', [
	'(⸠https://a.example/h2⸡[h2]), a',
	'⸠https://a.example/[id]⸡ and ⸠https://a.example/x[id]/y⸡',
]);
finds('labels of numbers', 'plaintext', ['TEL:886-4-22116696', 'tel:(416) 324.8704', '⸠tel:+1-800-5550100⸡.']);
finds('a drive', 'javascript', ['// "⸠file:///c:⸡" or "⸠file://localhost/c:⸡"']);
finds('a database in memory', 'plaintext', ['"url": "⸠sqlite:///:memory:⸡",', '⸠http://a.example/x⸡: y']);
finds('values of shown code', 'csharp', [
	'/// <a href="⸠https://a.example/S.T.⸡">S.T.</a>',
	'// a = "⸠https://a.example/search?⸡"',
	'// see "⸠https://a.example/search⸡?"',
	'// He called it "⸠https://a.example/x⸡."',
]);
finds('values of shown keys', 'markdown', [
	'```\n"destination": "⸠https://a.example/:path*⸡"\n```',
	'Say "⸠https://a.example/x⸡."',
]);
finds('colours of a console', 'java', ['f("@|cyan ⸠https://a.example⸡|@ ");']);
finds('patterns in strings', 'java', ['f(a.matches("http://.*") || b.matches("https://.*"), "⸠https://a.example⸡");']);
finds('words right behind a host', 'markdown', [
	'⸠https://a.example⸡- a shop',
	'⸠https://<account-id>.a.example⸡(这就是 b)',
	String.raw`url\u28 ⸠http://a.example⸡\u29`,
]);
finds('words behind a host in an attribute', 'html', ['<input placeholder="⸠https://a.example⸡（可选，配置）">']);
finds('fields of a record', 'plaintext', [
	'User[name=A,url=⸠https://a.example/x⸡,age=3]',
	'User(name=A, url=⸠https://a.example/x?b=1⸡, age=3)',
	'--mount type=bind,source=⸠https://a.example/x⸡,target=/y',
	'url=⸠https://a.example/x,b=3⸡',
]);
finds('the next field behind a host', 'shellscript', [
	'a="x.url=⸠http://$HOST⸡,x.port=$PORT"',
	'a="x.url=⸠ldap://a.example/dc=a,dc=b⸡"',
]);
finds('the text of a link behind an anchor', 'cpp', [
	'// ⸠https://a.example/SSE#SSE4.2⸡[SSE4_2] x',
	'// ⸠https://a.example/?x[SSE4_2]⸡ x',
	'// ⸠https://a.example/#/users/x[id]⸡ x',
]);
finds('the text of a link before a full stop', 'json', ['{"a": "defined in ⸠https://a.example/eip-165⸡[EIP]. It"}']);
finds('data that a program joins', 'markdown', [
	`\`\`\`php\n$a = '<img src="data:image/svg+xml;base64,' . base64_encode($b) . '" x>';\n\`\`\``,
]);
finds('the number of the next step', 'json', [
	'{"a": "1. Go to ⸠https://admin.shop.com⸡.2. Choose `Settings` or ⸠https://b.shop.com⸡..3. Or not"}',
	'{"a": "1. Go to ⸠https://10.1.2.3⸡. Choose ⸠https://10.1.2⸡. Or ⸠https://shop.com.2⸡."}',
]);
finds('a letter behind a backslash as a character reference', 'html', [
	String.raw`<td>⸠http:&#x5C;\&#97;na.example\x⸡</td>`,
]);
finds('elements of BBCode', 'plaintext', [
	'[url=⸠https://a.example⸡]⸠https://a.example⸡[/url][br]',
	'[url]⸠https://a.example/x?b=1⸡[/url] and ⸠https://a.example/x?b[1]=2⸡',
	'⸠https://a.example/users[/id]/x⸡',
]);
finds('settings behind a server', 'plaintext', [
	'Endpoint=⸠http://store:6334⸡;Key=abc',
	'see ⸠http://store/x;Key=abc⸡',
]);
finds('a tilde as TeX takes it for an accent', 'latex', [
	String.raw`\texttt{⸠http://a.example/\~ana/x⸡}`,
	String.raw`\texttt{⸠http://a.example/x⸡\~ana/x}`,
]);
finds('behind a word', 'plaintext', ['Error Disclosure_⸠http://a.internal/x⸡', 'PLAINTEXT_HOST://localhost:29092']);
finds("PowerShell's escapes in another language", 'yaml', [
	'- ps: Add "⸠https://me@a.example⸡`n"',
	'- ps: Add "⸠https://a.example/x⸡`r`n"',
]);

finds('addresses and roots', 'plaintext', [
	'⸠http://[::]/⸡',
	'⸠http://[::]⸡',
	'⸠ws://[::]:80/x⸡',
	'⸠file:///⸡',
	'See ⸠file:///⸡, please.',
	'"⸠file:///⸡"',
	'⸠sip:a.example;method=REGISTER⸡',
	'⸠sip:192.0.2.1;transport=udp⸡',
	'⸠sips:a.example:5061⸡',
	'⸠sip:a.example?subject=x⸡',
	'⸠sip:jane;day=tuesday@a.example⸡',
	'⸠sip:+1-212-555-1212:1234@a.example;user=phone⸡',
]);
findsNothing('addresses and roots', 'plaintext', [
	'http://',
	'file://',
	'file:',
	'sip:',
	'sip:a.b',
	'sip:x;y',
	'http://:',
]);
finds('addresses behind a user', 'asciidoc', [
	'⸠ssh://user@[2001:db8::1]:22/⸡',
	'⸠ssh://user@[2001:db8::1]:22/⸡[text]',
	'⸠http://[::1]:80/x⸡[text]',
	'⸠mailto:jane@a.example⸡[text]',
	'⸠ftp://u@a.example/⸡[dead]',
]);

// Schemes with something in them that cannot be seen.

const invisible = ['\u200b', '\u00ad', '\ufeff', '\u2060', '\u200d'];
for (const character of invisible)
	finds('schemes with an invisible character', 'plaintext', [
		`⸠h${character}ttp://a.example/x⸡`,
		`⸠htt${character}ps://a.example/x⸡`,
		`⸠https${character}://a.example/x⸡`,
		`${character}⸠http://a.example/x⸡`,
		`key${character}:value x${character}y:z`,
	]);
judges('invisible-character', [
	{
		text: 'See h⸠\u200b⸡ttp://a.example/x',
		modern: 'warning',
		fixed: ['See http://a.example/x'],
	},
	{ text: '<a href="h⸠\u200b⸡ttps://a.example/x">', in: 'html', modern: 'warning' },
]);

// A letter that was lost.

judges('misspelt-scheme', [
	{ text: '[x](⸠ttps⸡://a.example/x)', in: 'markdown', modern: 'warning', fixed: ['[x](https://a.example/x)'] },
	{ text: '[x](⸠ttp⸡://a.example/x)', in: 'markdown', modern: 'warning' },
	{
		text: '<a href="⸠ttp⸡://a.example/x">',
		in: 'html',
		modern: 'warning',
		fixed: ['<a href="http://a.example/x">', '<a href="ftp://a.example/x">'],
	},
	{ text: 'See https://a.example/x and ⸠ttps⸡://a.example/y.', modern: 'warning' },
	{ text: '⸠ttp⸡://a.example/x, http://A.example', modern: 'warning' },
]);
findsNothing('letters that were left out', 'plaintext', [
	'ttp://a.example/x',
	'ttps://a.example/x',
	'ttp://a.example/x ttp://a.example/y',
]);
finds('letters that were left out', 'plaintext', [
	'ttp://a.example/x ⸠http://b.example/⸡',
	'ttp://a.example/x ttp://b.example/y ⸠http://a.example/⸡',
	'hxxp://a.example/x ⸠http://a.example/⸡',
]);
finds('letters that were left out', 'markdown', ['ttp://a.example/x', '[x](hxxp://a.example)', '`ttp://a.example`']);

// Apostrophes.

finds('names with an apostrophe in code', 'markdown', [
	"```\n⸠https://a.example/Rice's_theorem⸡\n```",
	"`⸠https://a.example/wiki/Newton's_laws⸡`",
	"```\n⸠https://a.example/it's-here⸡\n```",
	"```\n'⸠https://a.example/x⸡'s_x\n```",
	"```\nf('⸠https://a.example/x⸡', 'y')\n```",
	"```\necho 'see ⸠https://a.example/x⸡'s_x\n```",
]);
finds('possessives', 'plaintext', [
	"⸠http://a.example⸡'s website",
	'⸠http://a.example⸡’s website',
	"⸠http://a.example/⸡'s website",
	"⸠http://t.example/x⸡'s website and ⸠http://t.example/x⸡",
	"⸠http://t.example/x⸡'s website and ⸠http://t.example/x⸡'s owner: /x",
	"the repository ⸠https://a.example/jane/tool⸡'s readme; clone ⸠https://a.example/jane/tool⸡.",
	"⸠http://a.example:8080⸡'s port",
	"⸠http://a.example/shop/wool-socks-2⸡'s colour",
]);
finds('cases of Turkish', 'plaintext', [
	"⸠http://a.example⸡'a gir",
	'⸠http://a.example⸡’ın sayfası',
	"⸠http://a.example/⸡'den al, ⸠http://b.example⸡'daki",
	"⸠http://a.example/yeni-katalog-2⸡'de",
	"⸠http://a.example/x'de⸡ var",
	"⸠http://a.exam'pl⸡ there",
]);
finds('what follows a host in a string', 'javascript', [
	"x = `gidiliyor: ⸠https://a.${b}.example⸡'a`",
	'x = "see ⸠http://a.example⸡\'s page"',
	'x = "see ⸠http://a.example/x\'s⸡ page"',
]);
finds('comments in a box', 'c', [
	'/****\n * see ⸠http://a.example/mit.php⸡.*\n ****/',
	'/****\n * see ⸠http://a.example/mit.php⸡ *\n ****/',
	'/**\n * see http://a.example/x.*\n */',
	' * http://a.example/x.*\n * http://b.example/x.*\n',
]);
finds('titles with a possessive', 'plaintext', [
	"⸠https://a.example/wiki/McDonald's⸡ is",
	"⸠https://a.example/wiki/T-Shirt's⸡ is",
	"⸠https://a.example/wiki/McDonald's⸡ and ⸠https://a.example/wiki/McDonald's⸡",
	"⸠https://a.example/wiki/Rice's_theorem⸡ is",
	"⸠https://a.example/x's/y⸡ is",
	"⸠https://a.example/?q=jane's⸡ is",
	"⸠https://a.example/wiki/Levi's⸡, ⸠https://a.example/wiki/Levi's_Stadium⸡",
]);
finds('possessives in a comment', 'javascript', ["// ⸠http://a.example⸡'s page", 'f("⸠http://a.example/x\'s⸡")']);
finds('possessives as references', 'html', ['<p>⸠http://a.example⸡&#39;s page</p>']);

judges('invalid-host', [
	{ text: "expect(url).toContain('https://deploy--')", in: 'typescript', modern: '-' },
	{ text: 'x = "https://deploy-"', in: 'python', modern: '-' },
	{ text: "f('https://a⸠-⸡.example')", in: 'typescript', modern: 'error' },
	{ text: 'See https://deploy⸠-⸡ there.', modern: 'error' },
]);

// Objects in a search.

finds('objects in a search', 'markdown', [
	'⸠https://a.example/?props={%22a%22:1}&a=1⸡',
	'⸠https://a.example/?props={%22a%22:[1,2]}⸡ is',
	'⸠https://a.example/?props={%22a%22:{%22b%22:1}}&x⸡ is',
	'⸠https://a.example/?q=⸡{"a":1}',
	'⸠https://a.example/?q=⸡{ %22a',
	'⸠https://a.example/x⸡{%22a%22 :1}',
]);

finds('a parameter of a template, up to the next one', 'json', [
	'{"a": "{{cite web |url=⸠https://a.example/x/high-life⸡|access-date=16 July|archive-url = ⸠https://b.example/y⸡|c=d}}"}',
	'{"a": "url=⸠https://a.example/x|y⸡"}',
]);
finds('a link whose text is joined to it', 'python', [
	"f(f'See *<⸠https://{ip}/live-demo⸡|' 'live demo>*')",
	"f('<⸠https://a.example/a|b⸡>')",
]);
finds('an expansion with a pattern, and an escaped dollar', 'yaml', [
	'a: x](⸠https://a.example/v${VERSION%.*}⸡).',
	'a: "⸠http://a.example/?repo=epel-${el}&arch=⸡\\\\$arch"',
]);
finds("Swift's interpolations in a text", 'plaintext', [
	String.raw`let x = "⸠https://a.example/feed/geo⸡:\(latitude);\(longitude)/?x=1"`,
	String.raw`it matches https://a.example/\(feed\)/x there`,
]);
finds('a scheme of a database behind a name', 'typescript', ["f('URI=⸠neo4j+s://db.a.example⸡')"]);
finds('names that people put in for a host', 'markdown', [
	'`⸠https://<ваш-домен>/login⸡` `⸠rtsp://<host/address>/x⸡` `⸠http://{ip address}/zm⸡`',
	'https://⸠http://a.example⸡<br/>'.slice(8),
]);
finds('TeX in a comment', 'ocaml', [String.raw`(* \begin{center}⸠http://a.example/x.html⸡\end{center} *)`]);
finds('an attribute that goes on elsewhere', 'javascript', [
	`x = '<a href="⸠http://a.example/a.⸡' + b`,
	`x = 'See ⸠http://a.example/a⸡.' + b`,
]);
finds('a host of which the rest stands elsewhere', 'plaintext', [
	'a=HYPERLINK("⸠http://www.⸡";"Click ")',
	'See "⸠http://a.example⸡."',
]);
finds("roff's brackets and fonts", 'troff', [
	String.raw`see \(la⸠https://a.example/x⸡\(ra or \[la]⸠https://a.example/y⸡\[ra]`,
	String.raw`\fC⸠ftp://a.example/x⸡\fR and \fW⸠http://a.example⸡\fP`,
]);
finds('a tag of a template, which `%}` closes', 'plaintext', [
	'<{%Server|⸠http://a.example/x⸡%}/y>',
	'⸠http://a.example/x%⸡ }',
]);
finds("a source's name, to the end", 'javascript', [
	String.raw`eval("x\n\n//# sourceURL=⸠webpack:///./src/a.js?⸡");`,
	String.raw`eval("x\n\n//# sourceURL=⸠webpack-internal:///./src/a.js⸡\n");`,
	'eval("have you read ⸠https://a.example/x⸡?");',
]);
finds('encoded quotes around it', 'plaintext', [
	'{%22a%22:%22⸠https://a.example/x⸡%22}',
	'see ⸠https://a.example/?q=%22a%22⸡ there',
]);
finds('an ending joined to it', 'json', [
	'{"a": "see ⸠https://a.example/x⸡\u200cలో there"}',
	'{"a": "see ⸠https://a.example/x\u200cy⸡ there"}',
]);
finds('what may break behind the slashes', 'plaintext', [
	'see ⸠https://\u200ba.\u200bexample/\u200bx⸡ there',
	'see https://\u200b there',
]);
finds('brackets of what a program printed', 'javascript', [
	"f(' on [⸠akka.tcp://node:7077⸡]')",
	"f(' on [akka://node:7077]')",
]);
finds('what a program connects to, behind its name', 'python', [
	"f('Endpoint=⸠sb://shop.bus.example/⸡;Key=x')",
	"f('Endpoint=sb://shop')",
	"f('<b>⸠shop://bus.example/x⸡</b>')",
	"f('<b>shop://bus</b>')",
]);
finds('a word of a language, where it is a scheme', 'javascript', [
	"f('⸠private://document.txt⸡')",
	'case default://a comment',
]);
finds('the text of a link that opens in a new window', 'go', [
	'f("⸠https://a.example/x⸡[`the shop`^]")',
	'f("⸠https://a.example/x[1]⸡")',
]);
finds('a name behind a tilde', 'html', ['&lt;⸠http://a.example/~&lt;name&gt;/⸡&gt;']);
finds('the first letter lost in an attribute that a string shows', 'json', [
	'{"a": "<a href=\\"⸠ttps://a.example/x⸡\\">"}',
	'{"a": "see ttps://a.example/x"}',
]);
finds('a column of a table', 'troff', ['auth:~^⸠https://a.example/x⸡']);
finds('a script in the log of V8', 'plaintext', ['30, ⸠file:///home/a.js:311:35⸡,0x2318b2aba648,~']);
finds('fields of a connection string', 'csharp', [
	'f("AccountEndpoint=⸠https://a.example:443/⸡;AccountKey=x==;")',
	'f("Endpoint=⸠sb://shop.bus.example/⸡;SharedKey=x")',
	'f("url=⸠https://a.example/x;Key=y⸡")',
]);
finds('a link in a comment, below a name that starts with an underscore', 'javascript', [
	'_proto.a = 1;\n/** as [it](⸠https://a.example/x#_member_1_⸡). */',
	'_proto.a = 1;\n/** as _it at ⸠https://a.example/x#_member_1⸡_. */',
]);
finds('what Markdown escapes in a string', 'json', [
	'{"a": "see [it](⸠https://a.example/crawl\\\\#api-crawl⸡) now"}',
	'{"a": "see ⸠https://a.example/crawl⸡\\\\#api-crawl now"}',
]);
finds('values that are left out', 'typescript', [
	'// ⸠https://a.example/?id=..&scope=..&type=..⸡ is',
	'// ⸠https://a.example/?id=a&scope=b&type=⸡.. is',
]);
finds('the name of a source', 'javascript', [
	`eval('a;\\n//# sourceURL=⸠webpack://shop/./src/a.js?⸡');`,
	`x = 'eval(\\'a;\\\\n//# sourceURL=⸠webpack://shop/./src/a.js?⸡\\');\\\\n'`,
]);
finds('what stands out in code', 'markdown', [
	'Open `⸠https://a.example/**12**⸡` now',
	'Open `⸠https://a.example/shop-*⸡` now',
	'Open *⸠https://a.example/shop-⸡* now',
	'Open **⸠https://a.example/12⸡** now',
]);
finds('a label behind a fragment', 'javascript', [
	'// in ⸠https://a.example/api/#sign-message[ethers]⸡',
	'// in ⸠https://a.example/api/#sign-message⸡[ethers] and on',
	'// in ⸠https://a.example/api/#put(byte[],int)⸡ and on',
]);
finds('what was encoded, and no pattern', 'html', ['<!-- ⸠https://a.example/?s=(%27a!(%27b)*%20c⸡ -->']);
finds('a login to a server of an unknown scheme', 'javascript', ["f('URL=⸠postgress://me:it@localhost:5432/x⸡')"]);
finds('an attribute in a string', 'json', ['{"a": "<a href=\\"⸠https://a.example/#:~:text=once.⸡\\">"}']);
finds('an object that a log shows without quotes', 'markdown', [
	'{type:amqp,url:⸠amqp://a.example:5672⸡,exchange:{name:x}}',
	'url:⸠https://a.example/x,y:z⸡',
]);
finds('the text of a link behind two hashes', 'plaintext', [
	'See link::⸠https://a.example/x⸡##the shop::.',
	'See ⸠https://a.example/x##the⸡ shop.',
]);
finds('a template in a template', 'yaml', ['a: ⸠mysql://{{ `{{ .User }}` }}:{{ `{{ .Port }}` }}/x⸡']);
finds('capitals before a host and its port', 'plaintext', ['url=⸠NIO://host01:2083/pid⸡ x', 'EHB://9=399 x']);
finds('tags of a template behind a bracket, and versions', 'markdown', [
	'{%api%}⸠http://a.example/x{% version %}/y.html#take(com.q.I)⸡{%endapi%}',
	'⸠https://a.example/p?v=1.1.*&v=1.2⸡.* x',
	'https://a.example/p?v=.*&w=.* x',
]);
finds('the end of a link in a comment of Qt', 'plaintext', [
	String.raw`see \link ⸠http://a.example/tsciiset.html⸡\endlink.`,
	String.raw`see ⸠http://a.example/x\ending.html⸡ there`,
]);
finds('a card, which has no such URL', 'cpp', [String.raw`"GEO:96.96963,32.86593\r\n"`]);
finds('names to be filled in, in brackets that are escaped', 'html', [
	'"⸠mysql://&lt;Server&gt;/&lt;name of the database&gt;⸡"',
	'<p>⸠https://api.&lt;내도메인&gt;/api⸡ and ⸠https://a.example/?q=&lt;the-prompt&gt;⸡</p>',
	'<p>⸠https://a.example/?x=⸡&lt;5 and y&gt;3 ⸠https://a.example/⸡&lt;small&gt;x&lt;/small&gt;</p>',
	'<p>⸠https://a.example/⸡&lt;br&gt;next ⸠https://a.example/x⸡&lt;name&gt;</p>',
]);
finds('names to be filled in, in braces that are escaped', 'markdown', [
	String.raw`⸠https://\{domain\}.shop.example/api/v2⸡ and ⸠https://a.example/\{id\}/x⸡.`,
	String.raw`[b](⸠https://a.example/\{id\}/x⸡) or [b](⸠https://\{domain\}/api⸡), https://\{[a-z]+\}/x`,
]);
finds('names whose brackets are escaped, in comments of programs', 'typescript', [
	'/** see ⸠http://&lt;alias&gt;.shop.example⸡. After */',
	String.raw`/** Base ${'`'}⸠https://\{tenant\}-\{stage\}.shop.example/api⸡${'`'}, ⸠https://a.example/&lt;id&gt;/x⸡ */`,
	String.raw`const a = /https:\/\/\{host\}\/x/; const b = "^https://\\{host\\}/x$"`,
]);
finds("Markdown's escapes in a comment", 'typescript', [
	String.raw`/** Or the [other](⸠https://www.shop.com/package/\@shop/chains⸡) one, ⸠https://a.example/x⸡\@y */`,
]);
finds('wildcards in a list of fields and in a version', 'javascript', [
	'get("⸠http://127.0.0.1:3055/items/shops?fields=*.*,goods.fish.*&token=jr3⸡")',
	'"@import url(\\"⸠https://a.example/viewers/7.*/style.css⸡\\");"',
	'"https://a.example/.*/style.css"',
]);
finds('a name of an element where the host starts', 'markdown', [
	'```bash\ncurl "⸠https://<sub>.shop.example/⸡"\n```',
	'https://<b>x</b>',
]);
finds('several ways to reach somebody', 'markdown', [
	'Ask her (⸠tel:18106987196⸡,qq:614235948), or ⸠tel:+1-201-555-0123,4⸡.',
]);
finds('a scheme of two, of which the other is nobody else’s', 'typescript', [
	"connect('⸠shopdb+https://a.example/graphql⸡'), see-⸠https://a.example⸡",
]);
finds('colours of dialog(1)', 'json', [
	String.raw`"Read \\Z4⸠https://a.example/prices⸡\\Zn\\n\\nor ⸠http://a.example/z⸡\\ZB"`,
	String.raw`"⸠http://a.example\\Zone⸡"`,
]);
finds('texts of the format called tree', 'plaintext', [
	String.raw`pack shop git \⸠https://a.example/x/y.git⸡ and (\https://a.example)`,
]);
finds('what else Pug fills in', 'pug', ["script.\n  s.src = '⸠https://!{shop.name}.a.example/count.js⸡';"]);
finds('a full stop and a space in a search', 'html', [
	'<a href="⸠https://a.example/x?text=b%3F+Read+this+first.+%E2%AC%87&b⸡">',
	'<i>https://a.example/[a-z].+/x</i>',
]);
finds('a string that goes on behind its indentation', 'coffeescript', [
	"src: '⸠https://a.example/libs/\\\n    shop/style.css⸡'",
]);
finds('lists and templates in attributes', 'html', [
	'<p data-relays="⸠wss://a.example⸡,⸠wss://b.example⸡">',
	`<div itemtype="⸠https://schema.example/{{ type|default('Product') }}⸡ x">`,
	"<p>{{ 'e.g. me from ⸠https://a.example/me⸡'|translate }}</p>",
]);
finds('elements of XML that look like autolinks', 'markdown', [
	'<urn:sessionId>7</urn:sessionId> and <⸠urn:ietf:rfc:1738⸡>',
	'<geo:format>kml</geo:format> and <⸠geo:37.386,-122.082⸡>',
]);
finds('a pattern between percent signs', 'plaintext', [
	'# x\n%See ⸠https://a.example/node/3533560⸡%\n',
	'See ⸠https://a.example/node/3533560%⸡\n',
]);
finds('the name of all that follows', 'typescript', ["[{ destination: '⸠http://localhost:3000/auth/:path*⸡' }]"]);
finds('comments in a text that nobody reads, a sum, and an escaped name', 'plaintext', [
	'x /* ECMA ⸠https://a.example/ecma262⸡*/ y',
	'x ⸠https://a.example/ecma262*/y⸡ z',
	'Allow /api/* but not ⸠https://a.example/a*/⸡ here',
	'⸠https://a.example/input/?i=(4+%2B+15+*+(x+%2F+36+)+**+0.25)+*+10⸡ x',
	String.raw`"⸠https://a.example/tx/\{hash\}⸡" x`,
]);
finds('a URL in angle brackets, copied from a text', 'html', ['<p>see <⸠http://a.example/licenses/⸡> <b>x</b></p>']);
finds('the same in a comment of a template', 'handlebars', ['{{!\n see <⸠http://a.example/licenses/⸡>.\n}}']);
finds('a host that nobody has, with a character in it that nobody sees', 'swift', [
	'f(#"⸠ftp://-a\u200dba.example/x⸡"#)',
]);
finds('a link in the next cell', 'markdown', [
	'Mnist| ⸠https://a.example/m.xz⸡|[download](⸠https://a.example/m.xz⸡)\n',
	// A picture of a wiki's, and what stands under it.
	'{{⸠https://a.example/m.png⸡|The menu}} and {{⸠https://a.example/m.png?200⸡|}}\n',
	'see ⸠https://a.example/a|b⸡ there\n',
]);
finds('a comment of a style sheet in a string', 'typescript', [
	'const a = "0 0;}/*! v3 | MIT | ⸠https://a.example⸡*/:after,:before{}";',
	'const a = "Allow ⸠https://a.example/*/x⸡ there";',
]);
finds('a pattern that is a whole string', 'markdown', [
	"```js\nintercept('POST', '⸠https://a-idp*⸡')\n```\n",
	'see *⸠https://a.example/z⸡* there\n',
]);
