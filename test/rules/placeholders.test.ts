// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the documents hold placeholders

/** rules.md: "Placeholders are silent, wherever they stand. The rest is still checked." */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findings, show, silent } from './judged';

const placeholders = [
	...['{id}', '{{x}}', '{{ x.y }}', '{% x %}', '<%= x %>', '${VAR}', '$VAR', '$(x)', '#{x}', '%VAR%', '%s', '%d', '%@'],
	...['%(x)s', '<host>', '[slug]', '…', '...', 'YOUR_X', 'xxx'],
];
const anywhere = placeholders.filter((placeholder) => !['…', '...'].includes(placeholder));

silent(
	'as a host',
	'plaintext',
	[...anywhere, '*', '*.a.example', 'a.*.example'].map((host) => `http://${host}/x`),
);
silent(
	'in a host',
	'plaintext',
	anywhere.map((host) => `http://${host}.example/x`),
);
silent(
	'as a port',
	'plaintext',
	['host:port', 'a.example:PORT', 'a.example:{port}', 'a.example:$PORT', 'a.example:<port>', 'a.example:%d'].map(
		(host) => `http://${host}/x`,
	),
);
silent(
	'in a path',
	'plaintext',
	[...placeholders, ':id'].map((segment) => `http://a.example/${segment}/x`),
);
silent(
	'in a search',
	'plaintext',
	anywhere.map((value) => `http://a.example/?q=${value}&r=1`),
);
silent(
	'in a fragment',
	'plaintext',
	anywhere.map((value) => `http://a.example/x#${value}`),
);
silent(
	'in a Markdown destination',
	'markdown',
	[...placeholders, ':id'].map((segment) => `[a](http://a.example/${segment}/x)`),
);
silent(
	'in an attribute',
	'html',
	anywhere.filter((value) => !value.startsWith('<')).map((segment) => `<a href="http://a.example/${segment}/x">`),
);
silent(
	'in a string',
	'json',
	placeholders.map((segment) => `{"a": "http://a.example/${segment}/x"}`),
);
silent(
	'in a program',
	'javascript',
	placeholders.map((segment) => `const a = "http://a.example/${segment}/x";`),
);
silent('in another scheme', 'plaintext', [
	'ftp://<host>/{path}',
	'mailto:{user}@{host}',
	'mailto:<user>@a.example',
	'telnet://$HOST:$PORT/',
	'file:///$HOME/x',
	'postgres://{user}:{password}@{host}/{db}',
]);
silent('a host or port', 'plaintext', [
	'http://../x',
	'ldap://keys.(thedomain)',
	'https://[service.name]/x',
	'http://server:poort/x',
	'http://server:端口/x',
	'http://a.example:portnumber/x',
]);
silent('a host that is left out in part, disarmed or made unreadable', 'plaintext', [
	'https://inst...(cut)',
	'https://3002-...gitpod.example/x',
	'https://...,Last',
	'http://www[.]bad[.]example/watch?v=1',
	'http://185[.]109.144.102/x.php',
	'http://bad(.)example/x http://bad[dot]example/x http://bad%5B.%5Dexample/x',
	'https://cloud.########.com/product/583#structure',
	'http://+:80/MyUri http://+/x',
	'`https://customer-<CODE>.a.example/${id}/x`',
	'http://localhost:[ポート]/x',
	'https://ВАШ_DEFAULT.gnu.org/api https://您的域名.gnu.org/',
]);
silent('what a synopsis marks as optional', 'plaintext', [
	'ftp://[user@]a.example[[:#]port]/path',
	'https://{tenant}.a.example[/{tenant}[.b.example][/v2.0]]',
	'gs://[PROJECT]-[builds/region]-logs',
	'jdbc:sqlserver://{host}[:{port}][;databaseName={database}]',
	'jdbc:oracle:thin:@{host}[:{port}]/{database}',
	'jdbc:mysql://{host}[:{port}]/[{database}]',
]);
silent('formats and dates', 'plaintext', [
	'http://a.example/%s/%s_%s/x',
	'http://a.example/?id=%%s',
	'http://a.example/%%project%%/x',
	'http://%server%/%db%/_all_docs',
	'http://a.example/x/%db%',
	'http://a.example/%%config.siteId%%',
	'http://a.example/%Y/%m/%d/x',
	'http://a.example/%Y%m%d.tar',
	'file://$PROJECT_DIR$/x',
]);
silent('what a program goes on with', 'javascript', [
	'const a = `file://${b || ""}${join(\n\tc,\n)}`;',
	'const a = "https://develop-" + b;',
	'const a = "https://{repo}@".replace("{repo}", b);',
	'// See https://develop-\n// er.mozilla.org/x for more.',
	'// See https://eu-\n// central1.a.example:8080/x for more.',
	'// See https://{route}-{\n// cluster}.a.example for more.',
]);
silent('a password', 'plaintext', [
	'ftp://jane:{password}@gnu.org/',
	'ftp://jane:$PASSWORD@gnu.org/',
	'ftp://<user>:<password>@gnu.org/',
	'ftp://jane:%s@gnu.org/',
]);

const rest: readonly [document: string, ...said: string[]][] = [
	['http://{host}/a|b', 'unsafe-character@"|" warning'],
	['http://a.example/{id}/a|b', 'unsafe-character@"|" warning'],
	['http://a.example/%s/100%', 'malformed-percent@"%" error'],
	['http:/{host}.example/x', 'missing-slashes@":/" error'],
	['http://{host}:99999/x', 'invalid-port@"99999" error'],
	['HTTP://{host}/x', 'scheme-case@"HTTP" hint'],
	['http://{user}:tiger7@gnu.org/', 'password-in-url@"tiger7" warning'],
	['http://a..{host}/x', 'invalid-host@".." error'],
	['http://<host>/a^b', 'unsafe-character@"^" warning'],
	['http://{host}.gnu.org:22/', 'risky-port@"22" information'],
];

describe('the rest of a URL with placeholders is still checked', () => {
	for (const [text, ...said] of rest)
		test(text, () => {
			const document = { text, languageId: 'plaintext' };
			assert.deepEqual(
				findings(document, 'modern').map((finding) => show(finding, document)),
				said,
			);
		});
});

/** What stands for something else in one place, and is a mistake in another: languages, documents, what is said. */
const places: readonly [languageIds: string, document: string, ...said: string[]][] = [
	['erlang elixir lisp', 'x = f("https://~s.example/x")'],
	['plaintext', 'x = f("https://~s.example/x")', 'invalid-host@"~" error'],
	['python javascript', 'x = f("https://~s.example/x")', 'invalid-host@"~" hint'],
	['sql', "SELECT a FROM b WHERE c NOT LIKE 'https://a.example/%/x%'"],
	['python php ruby javascript', 'f("select a from b where c like \'https://a.example/%\'")'],
	['ruby', 'where("url LIKE ?", "https://a.example/%")'],
	['markdown', "`WHERE a LIKE 'https://a.example/%'`"],
	['sql', "SELECT a FROM b WHERE c = 'https://a.example/%'", 'malformed-percent@"%" hint'],
	['plaintext', "I like 'https://a.example/50%'", 'malformed-percent@"%" error'],
	['makefile', 'A = $(patsubst git://a.example/%,https://a.example/%,$(x))'],
	['makefile', 'A = $(patsubst $(B)/%,https://a.example/%,$(x))'],
	['makefile', 'A = $(x:git://a.example/%=https://a.example/%)'],
	['makefile', 'A = $(x:a=b) https://a.example/50%', 'malformed-percent@"%" hint'],
	['makefile', '# https://a.example/50%', 'malformed-percent@"%" hint'],
	['makefile', 'a:\n\tcurl https://a.example/50%', 'malformed-percent@"%" hint'],
	['plaintext markdown', 'Those that start with http://www.% are meant.'],
	['plaintext markdown', 'See http://a.example/50% or so.', 'malformed-percent@"%" error'],
	['org', '[[info:elisp#Choosing Window]] [[help:foo bar][baz]] [[file:a.org::*A heading]] [[file:docs/x.png]]'],
	['org', '[[https://a.example/x y]]', 'unsafe-character@" " hint'],
	['markdown', '[x](file:docs/x.png)', 'file-url@":" error'],
	['latex tex', '\\href{mailto:\\@email}{x} \\url{https://a.example/\\macro/x}'],
	['plaintext', 'https://a.example/\\macro/x', 'backslash@"\\" warning'],
	['plaintext', 'PROTOCOL://unix:SOCKET:PATH SCHEME://host PROTO://HOST:PORT/'],
	['plaintext', 'HTTP://a.example/', 'scheme-case@"HTTP" hint'],
	['css', 'a { background: url(data:image/png;\n  base64,iVBORw0KGgo=) }'],
	['css', 'a { background: url(https://a.example/x y) }', 'unsafe-character@" " warning'],
	['markdown', 'See <code>\\<info:class-inheritance\\></code>.'],
	['plaintext', 'See \\<https://a.example/x\\>.'],
	['plaintext', 'See <https://a.example/x\\y>.', 'backslash@"\\" warning'],
	['yaml ini toml', '# a: "b: https://a.example:4430\\nc: d"'],
	['yaml', '# https://a.example\\new/x', 'backslash@"\\" warning'],
	['yaml plaintext', '# file:///C:\\new', 'backslash@"\\" warning'],
	['tex', '%% See https://a.example/x%%\n% See https://a.example/y%\nSee https://a.example/z% for more'],
	['tex', '% See https://a.example/50%x', 'malformed-percent@"%" error'],
	['bibtex', 'note = {https://a.example/50%x}', 'malformed-percent@"%" error'],
	['powershell', '$x = "`n`thttp://a.example/x`n"'],
	['plaintext', 'thttp://a.example/x', 'misspelt-scheme@"thttp" warning'],
	['plaintext', '/old/a  https://a.example/a-very/long/path/to/something/else/x-\n/another  https://a.example/y  301'],
	[
		'plaintext',
		'https://a.example/a-very/long/path/to/something/  https://b.example/else/x/\nhttps://a.example/y  301',
	],
	['plaintext po markdown c', '"http://[[user][:pass]@]host[:port]/" "http://[[úsáideoir][:ffaire]@]óstainm[:port]/"'],
	['plaintext po c', '"http://[[потребител][:парола]@]хост[:порт]/" "postgresql://用户名:密码@主机[:端口]/数据库名"'],
	['plaintext java', '"jdbc:mckoi:[//hostname[:portnum]/][schema_name/]" "ldap://[host[:port]][/dn]"'],
	[
		'plaintext markdown',
		'"protocol://[usr[:password]@]address[:port]/path" "smb://[[domain;]user[:pass]@]host[/dir[/x]]"',
	],
	['plaintext python', '"git://[path-to-repo[:]][ref@]path/to/file" "ftp://[хост]/x" "ftp://me@[хост]/x"'],
	['plaintext po', '"http://[www.google.com]/x"', 'invalid-ipv6@"[www.google.com]" error'],
	['plaintext po', '"http://[::1/"', 'invalid-ipv6@"[::1" error'],
	['plaintext c', 'http://[::g]/', 'invalid-ipv6@"[::g]" error'],
	['plaintext markdown c', 'ssh://[user@host]/[path]'],
	['plaintext', 'http://[jane@shop]/x', 'unsafe-character@"[" warning', 'invalid-host@"]" error'],
	['c', 'http://[jane@shop]/x', 'unsafe-character@"[" hint', 'invalid-host@"]" hint'],
	['plaintext c', 'https://[abc:]/x', 'invalid-ipv6@"[abc:]" error'],
	['plaintext markdown c shellscript html po', 'http://127.0.0.[1-254]/file[001-002].txt'],
	['plaintext c shellscript', '"ftp://ftp.example.com/file[1-100].txt", "http://a.example/[0-100:10].png"'],
	[
		'plaintext c python',
		'"http://a.example/[a-z:2]", "http://node[10-12].a.example:[8000-8010]/x", "http://a.example/[1-100]"',
	],
	['plaintext c shellscript', 'http://site.{one,two,three}.com/archive[1996-1999]/part{a,b,c}.html'],
	['plaintext', 'http://a.example/x[10-12], and http://a.example/y[10-12] too.'],
	['plaintext', 'http://a.example/[12]/x', 'unsafe-character@"[12]" warning'],
	['c', 'http://a.example/[12]/x', 'unsafe-character@"[12]" hint'],
	['plaintext', 'http://a.example/[10-12-14]/x', 'unsafe-character@"[10-12-14]" warning'],
	['c', 'http://a.example/[10-12-14]/x', 'unsafe-character@"[10-12-14]" hint'],
	['plaintext c', 'http://[10:12]/x', 'invalid-ipv6@"[10:12]" error'],
	['python yaml json java javascript ini xml toml', 'x = "https://a.example/%a/%r"'],
	['javascript ini yaml toml', 'x = "txmt://open/?url=file:///x/%n/%f&line=%l"'],
	['ini yaml toml', 'x: https://%h:%p/x?line=%l'],
	[
		'plaintext markdown html email',
		'See https://a.example/%a/%r or so',
		'malformed-percent@"%" error',
		'malformed-percent@"%" error',
	],
	['yaml json javascript python java ruby php ini toml xml', "x: 'https://a.example/help/1.1/%l/'"],
	['plaintext markdown html email', "'https://a.example/help/1.1/%l/'", 'malformed-percent@"%" error'],
	['yaml javascript python', "x: 'https://a.example/100%l/'", 'malformed-percent@"%" hint'],
	['yaml javascript', "x: 'https://a.example/%lx/'", 'malformed-percent@"%" hint'],
	['json', "x: 'https://a.example/%a/'", 'malformed-percent@"%" error'],
	['yaml javascript', "x: 'https://a.example/%a/'", 'malformed-percent@"%" hint'],
	['javascript', '// See https://a.example/%l/ or so', 'malformed-percent@"%" hint'],
	[
		'plaintext markdown html yaml json javascript c po',
		'https://a.example/%1$s/x and https://%2$s.a.example/x?y=%3$02d',
	],
	['plaintext', 'https://a.example/1$%s/%z$s', 'malformed-percent@"%" error'],
	['javascript', 'https://a.example/1$%s/%z$s', 'malformed-percent@"%" hint'],
	['java kotlin groovy scala properties', 'x = "https://a.example%nSources: b%n"'],
	['java kotlin', 'x = "https://a.example/x.%n" + "https://b.example/%n%n"'],
	['java kotlin', 'x = "https://a.example/100%natural"', 'malformed-percent@"%" hint'],
	['plaintext', 'x = "https://a.example/x%nSources"', 'malformed-percent@"%" error'],
	['javascript', 'x = "https://a.example/x%nSources"', 'malformed-percent@"%" hint'],
	['rpmspec rpm-spec', 'Source0: https://a.example/%name-%version.tar.gz'],
	['plaintext', 'Source0: https://a.example/%name', 'malformed-percent@"%" error'],
	['javascript python go java ruby php', 'f("https://a.example/%")'],
	['plaintext markdown html', 'f("https://a.example/%")', 'malformed-percent@"%" error'],
	['json yaml', 'f("https://a.example/%")', 'malformed-percent@"%" hint'],
	['javascript python', 'f("https://a.example/50%")', 'malformed-percent@"%" hint'],
	['javascript python', '// https://a.example/%', 'malformed-percent@"%" hint'],
	['cpp csharp rust php go python kotlin groovy dart vim tcl', 'x = R"([@\\1](https://a.example/\\1))"'],
	['javascript java cpp python ruby', 'x = "sip:\\\\1@a.example" + "https://a.example/\\\\1/y"'],
	['plaintext markdown ini json', 'See https://a.example/\\1/y', 'backslash@"\\" warning'],
	['plaintext markdown ini sed', 's/x/\\1http://a.example/x\\3/'],
	['plaintext', 's/x/http://a.example/x\\3/', 'backslash@"\\" warning'],
	['perl php plaintext', 'm{^\\Qhttp://a.example/x.html\\E$}'],
	['java', 'x = "\\\\Qhttp://a.example/x.html\\\\E";'],
	['plaintext', 'm{http://a.example/x\\E$}', 'backslash@"\\" warning'],
	['perl', "# See http://a.example/x\\x{2022}y\nmy $x = 'http://a.example/x\\x{2022}y';"],
	['plaintext', 'See http://a.example/x\\x{2022}y', 'backslash@"\\" warning'],
	['plaintext markdown yaml c', 'http://fe_host:http_port/api http://a.example:webPort/ http://a.example:my-port/x'],
	['plaintext markdown', 'http://a.example:foo/', 'invalid-port@"foo" error'],
	['yaml c', 'http://a.example:f00/', 'invalid-port@"f00" error'],
	['yaml c', 'http://a.example:foo/'],
	['javascript yaml ini python', 'x = "https://######.live.a.example/x", "https://a.example/e/####-####"'],
	['javascript', 'x = "https://a.example/e#a##b"', 'unsafe-character@"##" hint'],
	['plaintext', 'https://a.example/e/#a##b', 'unsafe-character@"##" warning'],
	['markdown rust plaintext', '// `http://p-<sha256(plugin_id)[0:16]>.plugins.localhost:<port>`'],
	['markdown', '`http://p-<br>.localhost/`'],
	['plaintext javascript markdown yaml', '"https://:subdomain.a.example/account/:token" and https://:host/x'],
	['plaintext yaml', 'https://:tenant-id.:region.a.example/x https://a.:zone.example:port/'],
	['plaintext yaml', 'http://:8080/x', 'empty-host@"//" error'],
	['plaintext yaml', 'http://:port/', 'empty-host@"//" error'],
	['plaintext yaml', 'http://a.example:80.b.example/', 'invalid-port@"80.b.example" error'],
	['plaintext yaml', 'ftp://:tiger.7@gnu.org/', 'password-in-url@"tiger.7" warning'],
	['restructuredtext yaml python', 'See https://I(idrac_ip\\ /redfish and "https://V(host.name):O(port)/C(x)/y" too.'],
	['plaintext yaml', 'https://idrac,ip/redfish', 'invalid-host@"," error'],
];

describe('in one place a placeholder, in another a mistake', () => {
	for (const [languageIds, text, ...said] of places)
		for (const languageId of languageIds.split(' '))
			test(`${languageId}: ${text}`, () => {
				const document = { text, languageId };
				assert.deepEqual(
					findings(document, 'modern').map((finding) => show(finding, document)),
					said,
				);
			});
});
