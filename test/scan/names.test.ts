/** What has a colon and is a name, a path or a pattern, each beside what looks like it and is a URL. */

import { silent } from '../rules/judged';
import { finds, findsNothing, reads } from './marked';

// A scheme is followed by one colon.

const qualified = [
	'self::node()',
	"self::node()[name() = 'a']",
	'parent::x/child::mailto',
	'descendant::data',
	'Redis::get',
	'News::Article.title',
	'Data::Dumper',
	'File::Spec',
	'Mailto::send@x',
	'SQLite3::open',
	'http::Client',
	'urn::isbn:1',
	'tel::1',
	'data::text/plain,x',
	'sip::a@b.example',
	'magnet::?xt=urn',
];
findsNothing('qualified names', 'plaintext', qualified);
findsNothing(
	'qualified names',
	'php',
	qualified.map((name) => `f("${name}");`),
);
findsNothing(
	'qualified names',
	'xsl',
	qualified.map((name) => `<xsl:value-of select="${name.replaceAll('"', "'")}"/>`),
);
findsNothing(
	'qualified names',
	'markdown',
	qualified.map((name) => `\`${name}\``),
);
finds('two colons that were meant as one', 'plaintext', [
	'⸠http:://a.example/x⸡',
	'⸠https:://a.example⸡',
	'⸠ftp:://a.example/x⸡',
	'⸠http://[::1]:80/⸡',
	'⸠urn:a::b⸡',
]);

// In an attribute that may hold any text, names have prefixes.

findsNothing('names with a prefix in attributes', 'html', [
	'<meta name="twitter:card">',
	'<meta property="fb:app_id">',
	'<meta property="og:image">',
	'<meta property="al:ios:url">',
	'<meta property="data:x">',
	'<meta property="news:body.content">',
	'<p typeof="schema:Person">',
	'<p data-kind="geo:place">',
	'<p data-kind="ws:open">',
	'<p data-kind="tel:home">',
]);
findsNothing('names with a prefix in attributes', 'xml', [
	'<a b="local:Foo"/>',
	'<a b="ldap:foo"/>',
	'<a b="git:x"/>',
	'<a b="svn:foo"/>',
	'<a b="info:foo"/>',
	'<a b="view:x"/>',
	'<a b="http:foo.get"/>',
	'<a b="tag:foo"/>',
	'<a b="sip:foo"/>',
	'<a b="urn:foo:bar"/>',
	'<a b="urn:attribute:x"/>',
	'<a type="xsd:string"/>',
]);
finds('URLs in attributes that may hold any text', 'xml', [
	'<a b="⸠http://a.example/x⸡"/>',
	'<a b="⸠nosuch://a.example/x⸡"/>',
	'<a b="⸠http:/a.example/x⸡"/>',
	'<a b="⸠mailto:jane@a.example⸡"/>',
	'<a b="⸠tel:+49301234567⸡"/>',
	'<a b="⸠urn:isbn:0451450523⸡"/>',
	'<a b="⸠urn:c2pa:f81d4fae-7dec-11d0-a765-00a0c91e6bf6⸡"/>',
	'<a b="⸠urn:ccsds:x⸡"/>',
	'<a b="⸠urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6⸡"/>',
	'<a b="⸠URN:OASIS:names:x⸡"/>',
	'<a b="⸠urn:urn-5:x⸡"/>',
	'<a b="⸠data:text/plain,x⸡"/>',
	'<a b="⸠geo:1.5,2⸡"/>',
	'<a b="⸠news:1@a.example⸡"/>',
	'<a b="⸠news:comp.lang.c⸡"/>',
	'<a b="⸠sip:jane@a.example⸡"/>',
]);
finds('attributes that hold nothing but a URL', 'xml', [
	'<a href="⸠info:foo⸡"/>',
	'<a href="⸠tel:home⸡"/>',
	'<a href="⸠urn:foo:bar⸡"/>',
	'<a xmlns="⸠urn:foo:bar⸡"/>',
	'<a xmlns:b="⸠tag:foo⸡"/>',
	'<a src="⸠news:a.b⸡"/>',
]);

// AsciiDoc writes macros like schemes.

findsNothing('macros', 'asciidoc', [
	'tag::x[]',
	'tag::data[]',
	'tag:x[]',
	'kbd:[Ctrl]',
	'btn:[OK]',
	'icon:tags[]',
	'info:x[y]',
	'data:x[]',
	'git:clone[]',
	'view:x[]',
	String.raw`\https://a.example/x`,
	String.raw`\http://a.example[x]`,
	String.raw`\mailto:a@b.example[x]`,
]);
finds('macros with addresses', 'asciidoc', [
	'link:⸠https://a.example/x⸡[y]',
	'link:⸠info:x⸡[y]',
	'image::⸠https://a.example/x.png⸡[]',
	'image:⸠https://a.example/x.png⸡[]',
	'include::⸠https://a.example/x.adoc⸡[tag=y]',
	'⸠mailto:jane@a.example⸡[Jane]',
	'⸠irc://a.example/x⸡[y]',
	'link:++⸠https://a.example/a_b⸡++[y]',
]);

// How Windows names the objects of a directory.

findsNothing('paths of a directory', 'vb', [
	'GetObject("LDAP://CN=a,DC=b,DC=example")',
	'GetObject("LDAP://OU=Users,DC=b")',
	'GetObject("LDAP://" & x)',
	'GetObject("GC://DC=b,DC=example")',
	'GetObject("LDAP://cn=a")',
	'GetObject("LDAP://DC=b")',
]);
finds('URLs of a directory', 'vb', [
	'x = "⸠ldap://a.example/CN=a,DC=b⸡"',
	'x = "⸠ldap:///CN=a,DC=b⸡"',
	'x = "⸠ldap://cn=a,dc=b⸡"',
	'x = "⸠LDAP://a.example/CN=a⸡"',
	'x = "⸠ldaps://a.example⸡"',
]);

// Entities of the document's own.

reads('entities of the document', 'xml', [
	['<a href="⸠mailto:&list;⸡"/>', 'mailto:$(list)', '&list;'],
	['<a href="⸠http://&host;/x⸡"/>', 'http://$(host)/x', '&host;'],
	['<a>⸠http://a.example/&page;.html⸡</a>', 'http://a.example/$(page).html', '&page;'],
	['<a>⸠http://a.&domain;/⸡</a>', 'http://a.$(domain)/', '&domain;'],
	['<a b="⸠http://a.example/?a=&b.c;&amp;d⸡"/>', 'http://a.example/?a=$(b.c)&d', '&b.c;', '&amp;'],
	['<a>⸠http://a.example/?a=1&amp;b⸡; x</a>', 'http://a.example/?a=1&b', '&amp;'],
]);
silent('entities of the document', 'xml', [
	'<a href="mailto:&list;"/>',
	'<a href="http://&host;:&port;/x"/>',
	'<a>http://a.&domain;/x</a>',
	'<a href="&scheme;://a.example/x"/>',
	'<a href="http://a.example/&page;#&chapter;"/>',
]);

// A dot before a host stands for all hosts of a domain, in lists of patterns.

findsNothing('patterns of hosts', 'plaintext', [
	'no_proxy=http://.a.example',
	'NO_PROXY: "https://.a.example"',
	'allow https://.a.example',
	"Content-Security-Policy: img-src 'self' https://.a.example",
	'allowed_origins = https://.a.example',
	'trusted domains: https://.a.example/',
	'"https://.a.example",\n"https://.b.example"',
	'https://.a.example\n.b.example\n',
]);
finds('patterns of hosts beside URLs', 'plaintext', [
	'*.b.example\nhttps://.a.example ⸠https://c.example/⸡',
	'connect-src ⸠https://c.example⸡ https://.a.example ⸠https://*.d.example⸡',
]);
finds('a dot too much', 'plaintext', [
	'See ⸠http://.a.example/x⸡.',
	'⸠https://.a.example⸡',
	'⸠https://.www.a.example/x⸡ and ⸠https://b.example⸡',
	'x = "⸠http://.a.example⸡"',
	'<⸠http://.a.example/x⸡>',
	'allow ⸠http://..a.example/x⸡',
]);

// Strings of a language that we do not read.

finds('escapes of strings', 'nosuchlanguage', [
	'"⸠http://a.example/caf⸡\\233.html"',
	'"⸠http://a.example/x⸡\\n"',
	'"⸠http://a.example/x⸡\\ny"',
	'"⸠http://a.example⸡\\nmore"',
	'"⸠http://a.example⸡\\tmore"',
	"'⸠http://a.example/x⸡\\010y'",
	'"⸠http://a.example/x⸡\\x41"',
	'"⸠http://a.example/x⸡\\""',
]);
finds('what an escape stands for ends a URL', 'shellscript', [
	"curl $'⸠http://a.example/x⸡\\0y'",
	"curl $'⸠http://a.example/x⸡\\by'",
	"curl $'⸠http://a.example/x⸡\\fy'",
	"curl $'⸠http://a.example/x⸡\\ny'",
	"curl $'⸠http://a.example/x⸡\\ry'",
	"curl $'⸠http://a.example/x⸡\\ty'",
	"curl $'⸠http://a.example/x⸡\\vy'",
]);
finds('backslashes', 'nosuchlanguage', [
	String.raw`⸠http://a.example\x\y⸡`,
	String.raw`"⸠http:\\a.example\x⸡"`,
	String.raw`"⸠http://a.example\files\y⸡"`,
	String.raw`"⸠http://a.example/x\2024\y⸡"`,
	String.raw`⸠http://a.example/x\123\y⸡`,
]);
