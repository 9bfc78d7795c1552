// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the documents hold placeholders
/** What texts that nobody here chose showed in November 2026, a row each beside one that is still told. */

import { describe } from 'node:test';
import { judges } from './judged';

describe('what nobody mistyped', () => {
	judges('missing-slashes', [
		{ text: "a: 'git+https:///shop.com/x.git'\nb: 'https⸠:///⸡shop.com/x'", in: 'yaml', modern: 'asked' },
		{ text: "a: 'git+https://shop.com/x.git'\nb: 'https⸠:///⸡shop.com/x'", in: 'yaml', modern: 'error' },
		{ text: 'monkey\ndragon7\nletmein\nhttp⸠//⸡www.shop.com/emma', modern: 'asked' },
		{ text: 'monkey business\ndragon7\nletmein\nhttp⸠//⸡www.shop.com/emma', modern: 'error' },
		{ text: '[x](../../model.html#message/http⸠:⸡shop.http.model.Binary "P")', in: 'markdown', modern: 'asked' },
		{ text: '[x](http⸠:⸡shop.http.Binary)', in: 'markdown', modern: 'error' },
		{ text: 'xref: HTTP⸠:⸡ecdy.shop.com "The Handbook"', modern: 'asked' },
		{ text: 'See HTTP⸠:⸡www.shop.com/x', modern: 'error' },
		{ text: '[a](HTTP⸠:⸡shop.com)', in: 'markdown', modern: 'error' },
		{ text: 'see http⸠:⸡ecdy.shop.com', modern: 'error' },
		{ text: '[x](mdc:https⸠:/⸡shop.com)', in: 'markdown', modern: 'asked' },
		{ text: '[x](https⸠:/⸡shop.com)', in: 'markdown', modern: 'error' },
		{ text: "sed 's/https⸠:/⸡wss:/'", modern: 'asked' },
		{ text: '<td>/http⸠:/⸡shop.com/x</td>', in: 'html', modern: 'asked' },
		{ text: '<p>/http⸠:/⸡shop.com/x</p>', in: 'html', modern: 'error' },
		{ text: '<td>http⸠:/⸡shop.com/x</td>', in: 'html', modern: 'error' },
		{ text: '后端接口:http⸠:/⸡igs/rest/tokens', modern: 'asked' },
		{ text: 'API:http⸠:/⸡shop/cart/x', modern: 'error' },
		{ text: '后端接口:http⸠:/⸡igs.shop.com/rest/tokens', modern: 'error' },
	]);
	judges('empty-host', [
		{ text: "url = 'https:⸠//⸡/foo'", in: 'javascript', modern: 'error' },
		{ text: "url = 'https:⸠//⸡/foo/x.png'", in: 'javascript', modern: 'error' },
		{ text: 'see http:⸠//⸡????/orders?n=1', modern: 'asked' },
		{ text: '[a](https:⸠//⸡??page=2)', in: 'markdown', modern: 'error' },
	]);
	judges('invalid-host', [
		{ text: '{"a": "See **https://shop⸠-⸡"}', in: 'json', modern: 'asked' },
		{ text: '{"a": "https://shop⸠-⸡"}', in: 'json', modern: 'error' },
		{ text: '"file://z⸠|⸡y://x" reads as "file x inside y"', in: 'python', modern: 'asked' },
		{ text: 'SUPABASE_URL=https://⸠.⸡supabase.co', in: 'dotenv', modern: 'error' },
		{ text: '[x](https://⸠.⸡supabase.co)', in: 'markdown', modern: 'error' },
		{ text: '<WebService(Namespace:="https://⸠.⸡it/")>', in: 'vb', modern: 'asked' },
		{ text: '{"a": "see https://www.um⸠-⸡\\nwelt.shop.com/x"}', in: 'json', modern: 'asked' },
		{ text: '{"a": "see https://www.um⸠-⸡.shop.com/x"}', in: 'json', modern: 'asked' },
		{ text: '{"a": "see https://www⸠-⸡.shop"}', in: 'json', modern: 'error' },
		{ text: "<script>a = (b ? 'https://secure⸠-⸡' : 'http://') + 'shop.com'</script>", in: 'html', modern: 'asked' },
		{ text: 'If-None-Exist: identifier=http://mrn⸠|⸡12345', modern: 'asked' },
		{ text: '[x](http://mrn⸠|⸡12345)', in: 'markdown', modern: 'error' },
		{ text: 'f("It is. Resulting in \\"https://⸠%5B⸡a.shop.com\\"")', in: 'javascript', modern: 'asked' },
		{ text: 'f("It is.\\"https://⸠%5B⸡a.shop.com\\"")', in: 'javascript', modern: 'error' },
	]);
	judges('misspelt-scheme', [
		{ text: `f("<img src='ht" + "⸠tp⸡://shop.com/x'>")`, in: 'javascript', modern: 'asked' },
		{ text: `f("<img src=" + "⸠tp⸡://shop.com/x'>")`, in: 'javascript', modern: 'warning' },
	]);
	judges('malformed-percent', [
		{
			text: '[x]: https://shop.com/x⸠%⸡',
			in: 'markdown',
			modern: 'error',
			fixed: ['[x]: https://shop.com/x%25', '[x]: https://shop.com/x'],
		},
		{ text: '{"a": "See [it](https://shop.com/?q=is⸠%⸡"}', in: 'json', modern: 'asked' },
		{ text: '{"a": "https://shop.com/?q=is⸠%⸡"}', in: 'json', modern: 'error' },
		{ text: '{"placeholder": "http://shop.com/?t=⸠%⸡f"}', in: 'json', modern: 'asked' },
		{ text: '{"url": "http://shop.com/?t=⸠%⸡f"}', in: 'json', modern: 'error' },
		{ text: 'https://crt.shop.com/?q=⸠%⸡.target.com&a', modern: 'asked' },
		{ text: 'https://crt.shop.com/?q=target⸠%⸡.com&a', modern: 'error' },
		{ text: "curl 'https://shop.com/?name=like.⸠%⸡张三⸠%⸡&a'", modern: 'asked' },
		{ text: "$u = 'https://shop.com/?month=%m⸠%⸡&year=1';", in: 'perl', modern: 'asked' },
		{ text: "$u = 'https://shop.com/?month=m⸠%⸡&year=1';", in: 'perl', modern: 'error' },
	]);
	judges('unsafe-character', [
		{ text: '["https://shop.com/core/⸠^⸡5.0.0/context.jsonld"]', in: 'json', modern: 'asked' },
		{ text: '["https://shop.com/core-⸠^⸡5.0.0/context.jsonld"]', in: 'json', modern: 'warning' },
		{ text: '\\href{https://shop.com/\\csname orcid\\x\\endcsname}{x}', in: 'latex', modern: '-' },
		{ text: 'Friends="https://shop.com/⸠`⸡ver/friends?fields=⸠`⸡fields"', in: 'ini', modern: 'asked' },
		{ text: 'Friends="https://shop.com/⸠`⸡ver⸠`⸡s/friends"', in: 'ini', modern: 'warning' },
		{ text: "x = {'http://shop.com/a⸠ ⸡b.xml': 1}", in: 'python', modern: 'asked' },
		{ text: "x = ['http://shop.com/a⸠ ⸡b.xml']", in: 'python', modern: 'hint' },
		{ text: "x = a ? 'http://shop.com/a⸠ ⸡b.xml' : ''", in: 'javascript', modern: 'hint' },
		{ text: "if x == 'http://shop.com/a⸠ ⸡b.xml':", in: 'python', modern: 'hint' },
		{ text: '# curl http://shop.com/x.json⸠|⸡rb -rpp', in: 'ruby', modern: 'asked' },
		{ text: '# I use curl and http://shop.com/x.json⸠|⸡rb', modern: 'warning' },
		{
			text: `{% set a = a ~ "<a href='https://shop.com" ~ entry.more ~ "' target='_blank'>" %}`,
			in: 'html',
			modern: '-',
		},
		{ text: 'http get $"http://shop.com/?q=($query | url encode)&f=1"', modern: '-' },
	]);
	judges('invalid-port', [
		{
			text: '"url": "ssh://git@shop.com:⸠team⸡/x.git"',
			in: 'json',
			modern: 'error',
			fixed: ['"url": "ssh://git@shop.com/team/x.git"'],
		},
		{ text: '{"id": "pmh:oai:https://shop.com:⸠132671⸡"}', in: 'json', modern: 'asked' },
		{ text: '[x](https://shop.com:⸠132671⸡)', in: 'markdown', modern: 'error' },
		{ text: 'Serves at http://localhost:⸠9681+⸡ and opens it', modern: 'asked' },
		{ text: '{"a": "set URL=https://localhost:⸠9681+⸡ node x"}', in: 'json', modern: 'error' },
		{ text: "ATTACH 'od:mydb?endpoint=http://localhost:⸠7878&token=x⸡'", modern: 'asked' },
		{ text: "ATTACH 'http://localhost:⸠7878&token=x⸡'", modern: 'error' },
	]);
	judges('ambiguous-end', [
		{ text: 'curl "http://shop.com/?name=KOL⸠张三⸡" or', modern: 'asked' },
		{ text: 'see http://shop.com/x⸠张三⸡', modern: 'information' },
	]);
	judges('file-url', [
		{ text: 'Write file://⸠checks.py:get_assert⸡ there', modern: 'asked' },
		{ text: 'Write file://shop⸠:80⸡/x there', modern: 'error' },
	]);
	judges('odd-end', [
		{ text: '[x](http://shop.com/api/all_Together⸠...⸡)', in: 'markdown', modern: 'warning' },
		{ text: '<applet archive="https://shop.com/x.jar⸠,⸡ https://shop.com/y.jar">', in: 'html', modern: 'asked' },
		{ text: '<a href="https://shop.com/x⸠,⸡">', in: 'html', modern: 'warning' },
	]);
	judges('password-in-url', [
		{ text: '// as in mongodb://peter:⸠asd⸡@db.shop.com/x', in: 'javascript', modern: 'asked' },
		{ text: 'x = "mongodb://peter:⸠asdf⸡@db.shop.com/x"', in: 'javascript', modern: 'warning' },
		{ text: '// e.g. for `mongodb://peter:⸠Kxuz⸡@db.shop.com/x`', in: 'javascript', modern: 'asked' },
		{ text: '// see `mongodb://peter:⸠Kx81uz⸡@db.shop.com/x`', in: 'javascript', modern: 'warning' },
		{ text: 'assert!(a == "https://x-token-auth:tok123@shop.com/x.git");', in: 'rust', modern: '-' },
		{ text: 'Example: `socks5://x1234:⸠kNRLnU46⸡@proxy.shop.com`', in: 'markdown', modern: 'warning' },
		{ text: 'Example: `socks5://x1234:⸠falconer⸡@proxy.shop.com`', in: 'markdown', modern: 'asked' },
		{ text: '# DATABASE_URL=postgres://app:⸠asdf⸡@db.shop.com/x', in: 'python', modern: 'warning' },
		{ text: 'Use `socks5://x1234:⸠kNRLnU46⸡@proxy.shop.com`', in: 'markdown', modern: 'warning' },
	]);
	judges('reserved-character', [
		{ text: 'Example: https://user:p⸠@⸡ss@shop.com/x', modern: 'asked' },
		{ text: 'See https://user:p⸠@⸡ss@shop.com/x', modern: 'warning' },
	]);
	judges('scheme-syntax', [
		{ text: 'p = f(["geo:⸠//default/us⸡"])', in: 'javascript', modern: 'asked' },
		{ text: '[x](geo:⸠//default/us⸡)', in: 'markdown', modern: 'warning' },
		{ text: 'p = f(["geo:⸠//48.2,16.3⸡"])', in: 'javascript', modern: 'warning' },
		{ text: '[**](../api.html#ask[T](data:shop.Source[U],u:shop.V[T]) "x")', in: 'markdown', modern: '-' },
		{
			text: '[**](../api.html)[T](data:⸠akka.stream.Source[akka.util.Byte⸡,A],u:akka.T[B])',
			in: 'markdown',
			modern: 'warning',
		},
	]);
	judges('invalid-ipv6', [
		{ text: 'if (memcmp(s, "http://⸠[fe80:⸡", 13) == 0)', in: 'c', modern: 'asked' },
		{ text: 'x = "http://⸠[fe80:x]⸡/";', in: 'c', modern: 'error' },
	]);
	judges('full-width', [
		{ text: '[x](https://⸠shop。com⸡/)', in: 'markdown', modern: 'warning' },
		{ text: 'サイト https://⸠東京。jp⸡/x', modern: 'warning' },
	]);
	judges('backslash', [
		{ text: 'x = `NMTOKENS\\0http://shop.com/xap⸠\\⸡qN`', in: 'markdown', modern: 'asked' },
		{ text: 'x = NMTOKENS http://shop.com/xap⸠\\⸡qN', in: 'markdown', modern: 'warning' },
	]);
	judges('risky-port', [
		{ text: '// http://1.2.3.4:⸠0⸡/', in: 'javascript', modern: 'asked' },
		{ text: '[x](http://1.2.3.4:⸠0⸡/)', in: 'markdown', modern: 'information' },
	]);
	judges('broken-across-lines', [
		{
			text: 'GET http://localhost:8081/object/expression/parse-search-expression?typeId=1000500011⸠&⸡\nname=a',
			modern: 'asked',
		},
		{
			text: 'See http://localhost:8081/object/expression/parse-search-expression?typeId=1000500011⸠&⸡\nname=a',
			modern: 'hint',
		},
	]);
});

describe('what packages showed', () => {
	judges('unsafe-character', [
		{ text: '<b itemtype={`https://shop.com/${type}`}>', in: 'astro', modern: '-' },
		{ text: '<b href={`https://shop.com/a⸠^⸡b`}>', in: 'svelte', modern: 'hint' },
		{ text: 'u = `https://shop.com/?body=⸠{⸡⸠"⸡iUin⸠"⸡:${id}⸠}⸡`', in: 'javascript', modern: 'asked' },
		{ text: "x = 'as in https://shop.com/ld/⸠|⸡/path/to/x'", in: 'javascript', modern: 'asked' },
	]);
	judges('password-in-url', [
		{ text: 'dsn: https://xxxx:yyyy@shop.com/zzzz', in: 'yaml', modern: '-' },
		{ text: 'dsn: https://xxxx:⸠yyxy⸡@shop.com/zzzz', in: 'yaml', modern: 'warning' },
		{ text: 'as "postgres://dbUser:dbPswd@dbHost/dbName"', modern: '-' },
		{ text: 'x = "mongodb://s%23:⸠unbr%23k⸡@ho%24t:1234/"', in: 'python', modern: 'asked' },
		{ text: 'x = "mongodb://s%23:⸠unbr%23k⸡@shop.com:1234/"', in: 'python', modern: 'warning' },
		{ text: 'x = "csb://asset:⸠0x54a-753⸡@ethereum"', in: 'python', modern: 'asked' },
	]);
	judges('malformed-percent', [
		{ text: '<b src="https://shop.com/⸠%⸡⸠%⸡PATTERN::format⸠%⸡⸠%⸡.js">', in: 'html', modern: 'asked' },
		{ text: '<b src="https://shop.com/⸠%⸡⸠%⸡PATTERN::format.js">', in: 'html', modern: 'error' },
	]);
	judges('misspelt-scheme', [
		{ text: 'open "fqp://$HOST/x"', in: 'shellscript', modern: '-' },
		{ text: 'see ⸠fqp⸡://ftp.shop.com/x', modern: 'warning' },
		{ text: 'see ⸠tp⸡://shop.com/x', modern: 'warning' },
	]);
	judges('missing-slashes', [
		{ text: "log(resolve('a', 'b')); // http⸠:/⸡1.2.3.4/a", in: 'javascript', modern: 'asked' },
		{ text: "log(resolve('a', 'b')); // see http⸠:/⸡1.2.3.4/a", in: 'javascript', modern: 'error' },
	]);
});

describe('what more packages showed', () => {
	judges('deceptive-user', [
		{ text: 'We saw exploits where http://⸠evil.com%2F⸡@shop.com/ is used', modern: 'asked' },
		{ text: 'We saw pages where http://⸠evil.com%2F⸡@shop.com/ is used', modern: 'warning' },
	]);
	judges('malformed-percent', [
		{ text: 'log("%cDocs: %chttps://shop.com/do⸠%⸡cs", a);', in: 'javascript', modern: 'error' },
	]);
	judges('risky-port', [
		{ text: '[x](telnet://192.0.2.16:80/)', in: 'markdown', modern: '-' },
		{ text: '[x](telnet://1.2.3.4:⸠80⸡/)', in: 'markdown', modern: 'information' },
	]);
	judges('broken-across-lines', [
		{
			text: '// @see https://shop.com/hc/en-us/articles/200170986-How-does-Shop-handle-Headers-\n// CF-Connecting-IP - applied to every request to it.',
			in: 'typescript',
			modern: '-',
		},
		{
			text: '// https://shop.com/elementdefinition-definitions.html#ElementDefinition.pattern_x_\n// When pattern[x] is used to hold what was found, it',
			in: 'typescript',
			modern: '-',
		},
		{
			text: '/// https://shop.com/elementdefinition-definitions.html#ElementDefinition.pattern_x⸠_⸡\n/// when_is pattern[x] used to hold what was found, it',
			in: 'typescript',
			modern: 'asked',
		},
	]);
	judges('odd-end', [
		{ text: '[x](https://shop.com/a#:~:text=restart⸠%20⸡)', in: 'markdown', modern: 'asked' },
		{ text: '[x](https://shop.com/a#restart⸠%20⸡)', in: 'markdown', modern: 'warning' },
	]);
	judges('scheme-syntax', [
		{ text: '<style>a { src: url(data:a/b;base64,⸠AAAA?⸡#iefix) }</style>', in: 'html', modern: 'asked' },
		{ text: '<style>a { src: url(data:a/b;base64,⸠AAAA?!⸡) }</style>', in: 'html', modern: 'warning' },
	]);
	judges('malformed-percent', [
		{ text: '{"a": "git://shop.com/org/⸠%⸡"}', in: 'json', modern: 'asked' },
		{ text: '{"a": "https://shop.com/org/⸠%⸡"}', in: 'json', modern: 'error' },
	]);
	judges('unsafe-character', [
		{ text: '<http://shop.com/x?keys=[⸠"⸡TAG_TO_LOOK_FOR⸠"⸡]>', in: 'markdown', modern: 'asked' },
		{ text: 'x = [{mime:"a", file:/^CMakeLists.txt$/}]', in: 'html', modern: '-' },
		{ text: 'see file:/x⸠^⸡CMakeLists.txt', modern: 'warning' },
	]);
	judges('password-in-url', [
		{ text: 'f("https://0f3ab:⸠9ac81⸡@sentry.io/17")', in: 'javascript', modern: 'asked' },
		{ text: 'f("https://0f3ab:⸠9ac81⸡@shop.com/17")', in: 'javascript', modern: 'warning' },
		{ text: 'f("https://admin:⸠district⸡@play.shop.com/2.33")', in: 'javascript', modern: 'asked' },
		{ text: 'f("https://admin:⸠dis7rict9⸡@play.shop.com/2.33")', in: 'javascript', modern: 'warning' },
	]);
	judges('mailto-url', [{ text: '// mailto:⸠//⸡ann@shop.com succeeds, but', in: 'javascript', modern: 'asked' }]);
});

describe('what mail that was kept showed', () => {
	judges('invalid-host', [
		{ text: '{"body": "see http://61.⸠1=⸡\\n29.68.19/x"}', in: 'json', modern: 'asked' },
		{ text: '[x](http://61.1⸠=⸡)', in: 'markdown', modern: 'error' },
	]);
	judges('invalid-port', [
		{ text: '{"body": "see http://shop.com:⸠=⸡\\n80/x"}', in: 'json', modern: 'asked' },
		{ text: '{"body": "see http://shop.com:⸠=80⸡/x"}', in: 'json', modern: 'error' },
	]);
	judges('invalid-utf8', [
		{ text: 'see http://a%77⸠%81⸡9@shop.com/', modern: 'asked' },
		{ text: 'see http://shop.com/a%77⸠%81⸡9@', modern: 'information' },
	]);
	judges('backslash', [
		{ text: 'see http://shop.com/x?67,0⸠\\⸡cf0', modern: 'asked' },
		{ text: 'see http://shop.com/x?67,0⸠\\⸡zf0', modern: 'warning' },
	]);
	judges('missing-slashes', [
		{ text: '@example {http⸠//⸡malformed.com} PH1', in: 'javascript', modern: 'asked' },
		{ text: 'do not mix up "http://url.com" with "http⸠:/⸡url.com"', modern: 'asked' },
		{ text: 'please put "http://url.com" beside "http⸠:/⸡url.com"', modern: 'error' },
	]);
});

describe('what was left of earlier draws', () => {
	judges('escaped-twice', [
		{ text: '<a b="&lt;Data url=&quot;http://shop.com/?a=1⸠&amp;amp;⸡b=2&quot;&gt;">', in: 'html', modern: 'asked' },
		{ text: '<a b="c" href="http://shop.com/?a=1⸠&amp;amp;⸡b=2">', in: 'html', modern: 'warning' },
	]);
	judges('malformed-percent', [
		{ text: '# %t = ticket, %b = branch\nurl: https://shop.com/browse/⸠%⸡t', modern: 'asked' },
		{ text: '# %b = branch\nurl: https://shop.com/browse/⸠%⸡t', modern: 'error' },
	]);
	const filler = 'a=1;'.repeat(300);
	judges('unsafe-character', [
		{ text: `x="http://shop.com/a⸠|⸡b";${filler}`, in: 'javascript', modern: 'asked' },
		{ text: `${filler}x="http://shop.com/a⸠|⸡b";`, in: 'javascript', modern: 'asked' },
		{ text: `${filler}\nx="http://shop.com/a⸠|⸡b";\n${filler}`, in: 'javascript', modern: 'hint' },
	]);
	judges('link-syntax', [
		{ text: 'see [it](https://shop.com/⸠x⸡] for more', in: 'markdown', modern: 'warning' },
		{ text: 'see [it](https://shop.com/x) [for](https://shop.com/y) more', in: 'markdown', modern: '-' },
		{ text: 'see [it](https://shop.com/a[1] for more', in: 'markdown', modern: '-' },
	]);
});

describe('what nobody slips into', () => {
	judges('invisible-character', [
		{ text: String.raw`f('https://shop.com/a⸠\u200B⸡b')`, in: 'typescript', modern: 'asked' },
		{ text: "f('https://shop.com/a⸠\u200B⸡b')", in: 'typescript', modern: 'warning' },
		{ text: '<img src="https://shop.com/a⸠&nbsp;⸡b">', in: 'html', modern: 'warning' },
	]);
	judges('encoded-control', [
		{ text: "f('https://shop.com/path⸠%00⸡')", in: 'typescript', modern: 'asked' },
		{ text: '[x](https://shop.com/path⸠%00⸡)', in: 'markdown', modern: 'warning' },
	]);
	judges('confusable-host', [
		{ text: "f('https://⸠gооgle⸡.com'); // о = Cyrillic, not Latin", in: 'typescript', modern: 'asked' },
		{ text: "f('https://⸠gооgle⸡.com'); // the search", in: 'typescript', modern: 'warning' },
	]);
	judges('misspelt-scheme', [
		{ text: 'fs.fstp=⸠fstp⸡://host:port', in: 'properties', modern: 'asked' },
		{ text: 'fs.fstp=⸠fstp⸡://files.shop.com:21', in: 'properties', modern: 'warning' },
	]);
	judges('unsafe-character', [
		{ text: '[policy: report-uri https://shop.com/key⸠|⸡content-encoding: br]', modern: 'asked' },
		{ text: '[policy: report-uri https://shop.com/key⸠|⸡content-encoding br]', modern: 'warning' },
	]);
	judges('malformed-percent', [{ text: 'see https://shop.com/?q=⸠%⸡⸠%⸡q⸠%⸡⸠%⸡&c=1', modern: 'asked' }]);
	judges('invalid-port', [
		{ text: `{"a": "http://localhost:8080',"}`, in: 'json', modern: '-' },
		{ text: `{"a": "http://localhost:8080⸠'⸡"}`, in: 'json', modern: 'error' },
	]);
});

describe('what 316 repositories showed', () => {
	judges('password-in-url', [
		{ text: '`FOR /F %T IN (x) DO get https://token:%T@shop.com/`', in: 'markdown', modern: '-' },
		{ text: '`get https://token:⸠%Tor7⸡@shop.com/`', in: 'markdown', modern: 'warning' },
		{ text: '- **Example:** `mongodb://shop_prod:SecurePass456@db.shop.com/`', in: 'markdown', modern: '-' },
		{ text: '- **Value:** `mongodb://shop_prod:⸠Secure7456⸡@db.shop.com/`', in: 'markdown', modern: 'warning' },
		{ text: "f('https://foo.com:⸠123,foo:bar⸡@bar.com/path')", in: 'python', modern: 'asked' },
	]);
	judges('deceptive-user', [
		{ text: "f('https://⸠foo.com⸡:123,foo:bar@bar.com/path')", in: 'python', modern: 'asked' },
		{
			text: "f('https://⸠foo.com⸡:dragon7@bar.com/path')",
			in: 'python',
			modern: 'warning',
			also: { modern: ['password-in-url@"dragon7" warning'] },
		},
	]);
	judges('file-url', [
		{ text: 'x = "file://⸠c:shop.ldb⸡";', in: 'cpp', modern: 'asked' },
		{ text: '[x](file://⸠c:shop.ldb⸡)', in: 'markdown', modern: 'error' },
	]);
	judges('unsafe-character', [
		{ text: 'go to https://shop.com/bot⸠`⸡{token}⸠`⸡/get', in: 'python', modern: '-' },
		{ text: '<https://shop.com/bot⸠`⸡{token}⸠`⸡/get>', in: 'markdown', modern: 'asked' },
		{ text: '<https://shop.com/bot⸠`⸡token⸠`⸡/get>', in: 'markdown', modern: 'warning' },
		{ text: '{"urlPlaceholder": "https://shop.com/sse⸠|⸡mcp"}', in: 'json', modern: 'asked' },
		{ text: '{"url": "https://shop.com/sse⸠|⸡mcp"}', in: 'json', modern: 'warning' },
		{ text: '{"picture": "file:///android_asset/1400⸠ ⸡Pure.jpg"}', in: 'json', modern: 'asked' },
		{ text: '// https://shop.com/o/r[.git]⸠[⸡/', in: 'typescript', modern: 'asked' },
	]);
	judges('backslash', [
		{ text: '# http://shop.com/tags/t-⸠\\⸡d.html', in: 'apacheconf', modern: 'asked' },
		{ text: 'see http://shop.com/tags/t⸠\\⸡data.html', modern: 'warning' },
		{
			text: '<https://shop.com/azure⸠\\⸡_datasheet>',
			in: 'markdown',
			modern: 'warning',
			fixed: ['<https://shop.com/azure_datasheet>', '<https://shop.com/azure%5C_datasheet>'],
		},
	]);
	judges('confusable-host', [
		{ text: '{"a": "The homograph http://www.⸠еxаmрlе⸡.com looks right"}', in: 'json', modern: 'asked' },
		{ text: '{"a": "The page http://www.⸠еxаmрlе⸡.com looks right"}', in: 'json', modern: 'warning' },
	]);
	judges('invalid-host', [
		{ text: 'TARGET=file://⸠.⸡shop-backups/store/', in: 'dotenv', modern: 'asked' },
		{ text: 'TARGET=https://⸠.⸡shop-backups.com/store/', in: 'dotenv', modern: 'error' },
	]);
	judges('invalid-ipv6', [
		{ text: "a: 'http://⸠[PrivateIpAddress]⸡:80'", in: 'yaml', modern: 'asked' },
		{ text: "a: 'http://⸠[fe80:1]⸡:80'", in: 'yaml', modern: 'error' },
	]);
	judges('hyphen-at-break', [
		{ text: 'The `XDG Spec <https://shop.com/basedir⸠-⸡\nlatest.html>`_ says', in: 'python', modern: 'asked' },
	]);
	judges('empty-host', [
		{ text: 'Prefix will be [https://](https:⸠//⸡)', in: 'markdown', modern: 'asked' },
		{ text: 'Prefix will be [this](https:⸠//⸡)', in: 'markdown', modern: 'information' },
	]);
	judges('invalid-port', [
		{ text: '(e.g http://username:⸠password⸡ @github. com/x)', in: 'markdown', modern: 'asked' },
		{ text: '(of http://shop.com:⸠dragon⸡ @github. com/x)', in: 'markdown', modern: 'error' },
	]);
	judges('misspelt-scheme', [
		{ text: 'run `echo "1`⸠nhttps⸡://shop.com/x" | y`', in: 'markdown', modern: 'asked' },
		{ text: 'run ⸠nhttps⸡://shop.com/x', in: 'markdown', modern: 'warning' },
	]);
	judges('missing-slashes', [
		{ text: 'Do not crash on addresses like\n\thttp⸠:/⸡shop.com', modern: 'asked' },
		{ text: 'Do not crash on addresses. See\n\thttp⸠:/⸡shop.com', modern: 'error' },
	]);
	judges('odd-end', [
		{ text: '<input placeholder="https://www.shop.com/workspace/abc123⸠...⸡">', in: 'html', modern: 'asked' },
	]);
});

describe('what 182 repositories showed', () => {
	judges('space-in-destination', [
		{ text: '[Deloitte](⸠http://How technology empowers success. See Fig.5⸡)', in: 'markdown', modern: 'warning' },
		{ text: '[x](⸠http://CP036: How to do it with Excel?⸡)', in: 'markdown', modern: 'warning' },
		{ text: '[x](⸠https://tax%20implications%20of:%20What/⸡)', in: 'markdown', modern: 'warning' },
		{ text: '[x](http://shop.com/ORWPCE⸠ ⸡GET⸠ ⸡TOPICS)', in: 'markdown', modern: 'warning' },
	]);
	judges('backslash', [
		{ text: String.raw`replace: 'https://shop.com/⸠\⸡k<username>'`, in: 'yaml', modern: 'asked' },
		{ text: String.raw`replace: 'https://shop.com/⸠\⸡known'`, in: 'yaml', modern: 'warning' },
	]);
	judges('mailto-url', [
		{ text: '[send](mailto:⸠YOUR_FRIEND_ADDRESS⸡?subject=x)', in: 'markdown', modern: 'asked' },
		{ text: '[send](mailto:⸠shop.com⸡?subject=x)', in: 'markdown', modern: 'warning' },
	]);
	judges('odd-end', [
		{ text: '- <https://scan.shop.com/address/0x⸠...⸡>', in: 'markdown', modern: 'asked' },
		{ text: '- <https://scan.shop.com/address/tx⸠...⸡>', in: 'markdown', modern: 'warning' },
	]);
	judges('numeric-host', [
		{ text: 'evil = ["http://⸠0177.0.0.1⸡/",  # octal 127.0.0.1', modern: 'asked' },
		{ text: 'mine = ["http://⸠0177.0.0.1⸡/",  # the server', modern: 'warning' },
	]);
	judges('misspelt-scheme', [
		{
			text: 'see ⸠tp⸡://shop.com:8090/x',
			modern: 'warning',
			fixed: ['see http://shop.com:8090/x', 'see ftp://shop.com:8090/x'],
		},
	]);
	judges('malformed-percent', [
		{ text: '{"url": "https://shop.com/⸠%⸡[REDACTED_LONG_VALUE]%5D/page.js"}', in: 'json', modern: 'asked' },
	]);
	judges('glued-urls', [
		{ text: '% <https://shop.com/10.1016\n% ⸠https://shop.com⸡/10.1016>.', in: 'matlab', modern: 'asked' },
	]);
	judges('invalid-host', [
		{ text: '[x](http://⸠-⸡/)', in: 'markdown', modern: 'asked' },
		{ text: '[x](http://⸠-⸡shop/)', in: 'markdown', modern: 'error' },
	]);
	judges('link-syntax', [
		{ text: 'App https://shop.com/x](https://shop.com/x\n\nNext', in: 'markdown', modern: '-' },
		{ text: 'App [here](https://shop.com/⸠x⸡\n\nNext', in: 'markdown', modern: 'warning' },
	]);
	judges('scheme-case', [
		{
			text: 'See **⸠HTTP⸡://<server>/<site>**.',
			in: 'markdown',
			modern: 'asked',
			all: 'See **HTTP://<server>/<site>**.',
		},
		{ text: '/*\n * ⸠Http⸡://shop.com/x\n */', in: 'javascript', modern: 'asked' },
		{ text: '// See ⸠Http⸡://shop.com/x', in: 'javascript', modern: 'hint' },
		{ text: 'See **⸠HTTP⸡://shop.com**.', in: 'markdown', modern: 'hint', all: 'See **http://shop.com**.' },
	]);
});

describe('what 5,633 packages showed', () => {
	judges('misspelt-scheme', [
		{ text: `x = "<html xmlns=ht" +\n\t"⸠tp⸡://shop.com/1999/x"`, in: 'javascript', modern: 'asked' },
		{ text: `x = "<html xmlns=x" +\n\t"⸠tp⸡://shop.com/1999/x"`, in: 'javascript', modern: 'warning' },
	]);
	judges('unsafe-character', [
		{ text: 'f = "$encodeUrl(\'https://shop.com/?q=a⸠ ⸡b.html\')"', in: 'javascript', modern: 'asked' },
	]);
	judges('invalid-port', [
		{ text: ' * Given a url like https://a:⸠b⸡/common/d', in: 'javascript', modern: 'asked' },
		{ text: 'Open https://shop.com:⸠b⸡/common/d', modern: 'error' },
	]);
});

describe('what 5,640 more packages showed', () => {
	judges('invisible-character', [
		{ text: '/** See https://shop.com/projects/*⸠\u200d⸡/x */', in: 'typescript', modern: 'asked' },
		{ text: '/** See https://shop.com/projects/a⸠\u200d⸡/x */', in: 'typescript', modern: 'warning' },
	]);
	judges('invalid-host', [
		{ text: `* https://⸠${'40a7f6b6'.repeat(8)}⸡/path`, in: 'markdown', modern: 'asked' },
		{ text: `* https://⸠${'40a7g6b6'.repeat(8)}⸡/path`, in: 'markdown', modern: 'error' },
	]);
	judges('news-url', [
		{ text: "const order = { 'news:shop.news:publication_date': 'desc' };", in: 'javascript', modern: '-' },
	]);
	judges('risky-port', [
		{ text: 'const at = { auth_url: "http://47.99.195.103:⸠6666⸡/auth/" };', in: 'javascript', modern: 'asked' },
		{ text: '[x](http://47.99.195.103:⸠6666⸡/auth/)', in: 'markdown', modern: 'information' },
	]);
	judges('backslash', [
		{ text: String.raw`// file://foo or file://C:/foo or file:///C:⸠\⸡foo`, in: 'javascript', modern: 'asked' },
		{ text: String.raw`// see file:///C:⸠\⸡foo`, in: 'javascript', modern: 'warning' },
	]);
});

describe('what a second look at all this showed', () => {
	judges('password-in-url', [{ text: 'Log in at https://bob:⸠12345,hunTer7Q⸡@shop.com/x', modern: 'warning' }]);
	judges('confusable-host', [
		{ text: 'Against phishing, sign in at https://⸠gооgle⸡.com/ today.', modern: 'warning' },
		{ text: 'A homograph: [x](https://⸠gооgle⸡.com/)', in: 'markdown', modern: 'warning' },
	]);
	judges('backslash', [
		{
			text: String.raw`<a href="https://shop.com/a⸠\_layouts\15\⸡x.aspx">`,
			in: 'html',
			modern: 'warning',
			fixed: ['<a href="https://shop.com/a/_layouts/15/x.aspx">'],
		},
	]);
	judges('misspelt-scheme', [
		{ text: 'Connect with ⸠htp⸡://hostname:port', in: 'markdown', modern: 'warning' },
		{ text: 'const imagePlaceholder = "⸠htp⸡://cdn.shop.com/none.png";', in: 'javascript', modern: 'warning' },
		{ text: 'y = "⸠htp⸡://shop.com/x"  # intentionally without a slash', in: 'python', modern: 'warning' },
		{ text: 'y = "⸠htp⸡://shop.com/x"  # intentionally misspelt', in: 'python', modern: 'asked' },
	]);
	judges('glued-urls', [{ text: 'x <https://shop.com/x\n⸠https://shop.com⸡/y> more', modern: 'warning' }]);
	judges('missing-slashes', [
		{ text: 'A note on what it\nis not\nhttp⸠:/⸡shop.com/typo', in: 'markdown', modern: 'error' },
	]);
	judges('space-in-destination', [
		{ text: '[D](https://user@my⸠ ⸡example⸠ ⸡com/x)', in: 'markdown', modern: 'warning' },
	]);
	judges('link-syntax', [
		{ text: '- [ ] Read text](https://shop.com/typo\n\nMore', in: 'markdown', modern: '-' },
		{ text: '- [![a](b)](https://shop.com/typ⸠o⸡\n\nMore', in: 'markdown', modern: 'warning' },
	]);
	judges('unsafe-character', [
		{ text: `x = "https://shop.com/a⸠|⸡${'b'.repeat(1500)}";${'a=1;'.repeat(100)}`, in: 'javascript', modern: 'asked' },
	]);
});

describe('what nobody told of 481 mistypings', () => {
	judges('malformed-percent', [
		{ text: '[x](https://shop.com/Z%C3%BCrich⸠%⸡/x)', in: 'markdown', modern: 'error' },
		{ text: '<a href="https://shop.com/K%C3%BCnstler⸠%⸡2/works">K</a>', in: 'html', modern: 'error' },
		{ text: '[x](https://shop.com/%BASE%/x)', in: 'markdown', modern: '-' },
	]);
	judges('misspelt-scheme', [
		{ text: 'See ⸠https:https⸡://shop.com/faq', modern: 'warning', fixed: ['See https://shop.com/faq'] },
		{ text: '[x](⸠https:https⸡://shop.com/faq)', in: 'markdown', modern: 'warning' },
		{ text: 'x = ["http:https://shop.com/faq"]', in: 'python', modern: '-' },
	]);
	judges('mailto-url', [
		{ text: '[Ann](mailto:ann@shop,⸠de⸡)', in: 'markdown', modern: 'warning' },
		{ text: '[Ann](mailto:ann@shop.de,bob@shop.de)', in: 'markdown', modern: '-' },
	]);
	judges('invalid-port', [{ text: '[x](http://f:⸠b⸡/c)', in: 'markdown', modern: 'error' }]);
});

describe('what 5,674 packages and 221 repositories showed', () => {
	judges('malformed-percent', [
		{ text: 'import { it } from "vitest";\nconst a = ["https://shop.com/⸠%⸡eg"];', in: 'javascript', modern: '-' },
		{ text: 'import { it } from "vite";\nconst a = ["https://shop.com/⸠%⸡eg"];', in: 'javascript', modern: 'error' },
		{ text: "xargs -n1 -I % sh -c 'curl https://shop.com/issues/⸠%⸡'", in: 'shellscript', modern: 'asked' },
		{ text: "sh -c 'curl https://shop.com/issues/⸠%⸡'", in: 'shellscript', modern: 'error' },
	]);
	judges('unsafe-character', [
		{ text: '// https://shop.com/wiki/Help:Functions#⸠#⸡expr', in: 'javascript', modern: 'asked' },
		{ text: '// https://shop.com/help/Functions#⸠#⸡expr', in: 'javascript', modern: 'warning' },
		{ text: 'at https://shop.com/messages_#⸠#⸡.js where ## is the language', in: 'markdown', modern: 'asked' },
		{ text: 'at https://shop.com/messages#⸠#⸡request where it is', in: 'markdown', modern: 'warning' },
		{ text: '[x](https://shop.com/v/workspace:⸠^⸡)', in: 'markdown', modern: 'asked' },
		{ text: '[x](https://shop.com/v/⸠^⸡5.0)', in: 'markdown', modern: 'asked' },
		{ text: 'a = {"referer": "https://shop.com/quote/⸠^⸡TSX"}', in: 'python', modern: 'asked' },
		{ text: '<a href="https://shop.com/quote/⸠^⸡TSX">', in: 'html', modern: 'hint' },
	]);
	judges('missing-slashes', [
		{ text: `{"a": "${'see all of it. '.repeat(90)}https⸠:/⸡shop.com/x is it"}`, in: 'json', modern: 'asked' },
		{ text: '{"a": "see all of it. https⸠:/⸡shop.com/x is it"}', in: 'json', modern: 'error' },
		{ text: '* Update URIs from http⸠//⸡shop.com/x/ to http://shop.com/y', modern: 'asked' },
		{ text: '* Update URIs at http⸠//⸡shop.com/x/ and http://shop.com/y', modern: 'error' },
		{ text: '[x](https⸠:/⸡<>)', in: 'markdown', modern: '-' },
	]);
	judges('odd-end', [
		{ text: '<a href="#https://shop.com/x⸠%20⸡">', in: 'html', modern: '-' },
		{ text: '<a href="https://shop.com/x⸠%20⸡">', in: 'html', modern: 'warning' },
	]);
	judges('invalid-port', [
		{ text: 'throw f(`Use format "https://server:⸠tool_name⸡" without spaces.`)', in: 'javascript', modern: 'asked' },
		{ text: '// ssh://user@github.com:⸠foo⸡/bar', in: 'javascript', modern: 'asked' },
		{ text: '"url": "ssh://git@github.com:⸠team⸡/bar.git"', in: 'json', modern: 'error' },
	]);
	judges('invalid-host', [{ text: 'a = """connect-src wss://$ROOT⸠;⸡manifest-src x"""', in: 'ini', modern: '-' }]);
	judges('empty-host', [
		{ text: 'Location="https:⸠//⸡#YOUR_HOST#/moodle/x"', modern: 'asked' },
		{ text: 'Location="https:⸠//⸡#host/moodle/x"', modern: 'error' },
	]);
	judges('password-in-url', [
		{ text: 'e.g. `mongodb://jim:⸠j1mtr0n1xx⸡@mongo.jim.com/x`', in: 'markdown', modern: 'asked' },
		{ text: 'use `mongodb://jim:⸠j1mtr0n1xx⸡@mongo.jim.com/x`', in: 'markdown', modern: 'warning' },
		{ text: 'run postgres://blog:0000abcd@api.shop.com', modern: '-' },
		{ text: 'run postgres://blog:⸠0000azqd⸡@api.shop.com', modern: 'warning' },
		{ text: "assert match('https://me:⸠x9kq72Lp⸡@evil.com', 'a') is False", in: 'python', modern: 'asked' },
		{ text: "match('https://me:⸠x9kq72Lp⸡@evil.com', 'a')", in: 'python', modern: 'warning' },
	]);
	judges('broken-across-lines', [
		{
			text: '// - https://shop.com/v1/projects/project_id/globa⸠l⸡/\n//   images/image',
			in: 'typescript',
			modern: '-',
		},
	]);
	judges('ambiguous-end', [
		{ text: '// @see http://shop.com/api#BOS-API⸠文档⸡', in: 'javascript', modern: 'asked' },
		{ text: '// 见 http://shop.com/api#BOS-API⸠文档⸡ 说明', in: 'javascript', modern: 'hint' },
		{ text: '在chrome://settings/fonts⸠中将几个字体⸡ x', modern: 'asked' },
	]);
	judges('scheme-syntax', [
		{ text: '{"to": "tel:⸠+250788123123?channel=8a8⸡"}', in: 'json', modern: 'asked' },
		{ text: '<a href="tel:⸠+250788123123?channel=8a8⸡">', in: 'html', modern: 'warning' },
	]);
	judges('news-url', [{ text: '* news:⸠//⸡nntp.shop.com', modern: 'asked' }]);
});

describe('what 5,675 packages and 198 repositories showed', () => {
	judges('backslash', [
		{
			text: String.raw`  a: "#!/bin/sh\n\necho \"x\"\nA=https://shop.com⸠\⸡necho -e"`,
			modern: 'asked',
		},
	]);
	judges('invalid-host', [
		{ text: "  - '[MS-DIAL](http://prime.shop⸠'⸡\n\nx", in: 'markdown', modern: 'asked' },
		{ text: "  - [MS-DIAL](http://prime.shop⸠'⸡)\n\nx", in: 'markdown', modern: 'error' },
	]);
	judges('link-syntax', [
		{ text: 'badge: "[![x](https://shop.com/a.svg)](https://shop.com/R-c"\n\nx', in: 'markdown', modern: '-' },
		{ text: 'badge: [![x](https://shop.com/a.svg)](https://shop.com/R-⸠c⸡\n\nx', in: 'markdown', modern: 'warning' },
	]);
	judges('unsafe-character', [
		{ text: '[x](https://shop.com/code/⸠[⸡5b26a6b⸠]⸡/x.js)', in: 'markdown', modern: 'asked' },
		{ text: '[x](https://shop.com/code/⸠[⸡5b26a6b)', in: 'markdown', modern: 'hint' },
		{ text: '[x](mailto:me@shop.com?subject=⸠[⸡Shop⸠]⸡)', in: 'markdown', modern: 'asked' },
	]);
	judges('ambiguous-end', [{ text: '支持路径、file://协议和http/https⸠网络URL格式⸡', modern: 'asked' }]);
});

describe('what 5,675 more packages showed', () => {
	judges('malformed-percent', [
		{ text: "a = 'http://x⸠%⸡sx.api.shop.com/3.0' % user", in: 'python', modern: 'asked' },
		{ text: "a = 'http://x⸠%⸡sx.api.shop.com/3.0'", in: 'python', modern: 'error' },
		{ text: '# http://shop.com/hash/⸠%⸡video_id', in: 'python', modern: 'asked' },
		{ text: '# http://shop.com/hash/⸠%⸡video', in: 'python', modern: 'error' },
	]);
});

describe('what is a form or a folder', () => {
	judges('invalid-host', [
		{ text: '- "file://⸠.⸡adbt-config.json"', in: 'yaml', modern: 'asked' },
		{ text: '- "https://⸠.⸡adbt-config.json"', in: 'yaml', modern: 'error' },
	]);
	judges('password-in-url', [
		{ text: 'uri = "mongodb://u%3Ar:p%40a9Kq22@example1.com,example2.com:27018/"', in: 'markdown', modern: '-' },
		{ text: 'uri = "mongodb://u%3Ar:⸠p%40a9Kq22⸡@shop1.com:27018/"', in: 'markdown', modern: 'warning' },
	]);
	judges('unsafe-character', [
		{ text: "a = 'https://shop.com/api/{1}/{1}⸠|⸡{2}.json'", in: 'python', modern: 'asked' },
		{ text: "a = 'https://shop.com/api/{1}/x⸠|⸡{2}.json'", in: 'python', modern: 'hint' },
	]);
});

describe('what a second look at these exceptions showed', () => {
	judges('password-in-url', [
		{
			text: "if (!isValid('a')) f('postgres://root:⸠Xk29skqQz7⸡@db.shop.com/x');",
			in: 'javascript',
			modern: 'warning',
		},
		{ text: '- e.g. postgres://admin:⸠K4TZ9QW81LMX⸡@db.shop.com/app', modern: 'warning' },
	]);
	judges('invalid-port', [
		{ text: 'See http://db⸠::⸡5432/x', modern: 'error', fixed: ['See http://db:5432/x'] },
		{
			text: '[b](https://www.shop.com,2024)',
			in: 'markdown',
			modern: '-',
			also: { modern: ['invalid-host@"," error'] },
		},
	]);
	judges('invalid-ipv6', [
		{ text: '[x](http://⸠[::1:8080⸡/)', in: 'markdown', modern: 'error', fixed: ['[x](http://[::1]:8080/)'] },
	]);
	judges('missing-slashes', [
		{ text: "const a = { form: 'https⸠:/⸡www.shop.com/x' };", in: 'javascript', modern: 'error' },
		{ text: "redirect 'https⸠:/⸡www.shop.com/x' => 'home'", in: 'ruby', modern: 'error' },
		{ text: 'We moved from http⸠:/⸡old-shop.com to https://new-shop.com last week.', modern: 'error' },
		{ text: '<a href="#http⸠:/⸡shop.com/x">', in: 'html', modern: 'error' },
		{
			text: '// Home: https://shop.com/x\n//       https⸠:/⸡shop.com/x',
			in: 'javascript',
			modern: 'error',
		},
	]);
	judges('space-in-destination', [
		{
			text: '[R](https://www.shop.com/Sales,⸠ ⸡Marketing⸠ ⸡and⸠ ⸡Finance⸠ ⸡report.pdf)',
			in: 'markdown',
			modern: 'warning',
		},
	]);
	judges('news-url', [{ text: 'Read news:⸠//⸡comp.lang.c for more.', modern: 'error' }]);
	judges('file-url', [
		{
			text: String.raw`<a href="file:⸠\\Users\ann\x.txt⸡">`,
			in: 'html',
			modern: 'warning',
			fixed: ['<a href="file:///Users/ann/x.txt">'],
		},
	]);
	judges('unsafe-character', [{ text: 'https://shop.com/a/wiki/Home#⸠#⸡install', modern: 'warning' }]);
});

describe('what strangers said of 545 findings', () => {
	judges('broken-across-lines', [
		{
			text: '// as in https://shop.com/help/articles/what-are-the-fees-for-a-withdrawal-in-the-shop-\n// to add more methods',
			in: 'javascript',
			modern: '-',
		},
		{
			text: '/**\n * See the [documentation of all controllers](https://shop.com/hc/en-us/articles/242611-controller⸠-⸡\n * of-the-shop.html) for more.\n */',
			in: 'javascript',
			modern: 'information',
		},
		{
			text: '// see the reasons for all of this in https://shop.com/path-to-regexp#unexpected--or-\n// eslint-disable-next-line',
			in: 'javascript',
			modern: '-',
		},
	]);
	judges('unsafe-character', [
		{ text: '[x](https://shop.com/⸠[object Object]⸡/x)', in: 'markdown', modern: 'warning' },
		{ text: '<a href="https://shop.com/⸠[object Object]⸡/x">', in: 'html', modern: 'warning' },
		{
			text: 'let url = `https://shop.com/me?$top=${n}&$orderby=day⸠ ⸡asc&$select=id,subject`;',
			in: 'typescript',
			modern: 'asked',
		},
		{ text: 'let url = `https://shop.com/me?scope=name⸠ ⸡email&a=${n}`;', in: 'typescript', modern: 'asked' },
		{ text: 'let url = `https://shop.com/me?q=bills⸠ OR ⸡letters&a=${n}`;', in: 'typescript', modern: 'asked' },
		{ text: 'f(`https://shop.com/me?orderby=day⸠ ⸡asc&top=1`);', in: 'typescript', modern: 'asked' },
		{ text: '<a xmlns:b="http://shop.com/2006/presentation?Is(Api,⸠ ⸡7)"/>', in: 'xml', modern: 'asked' },
		{ text: '<a href="https://shop.com/⸠ ⸡_target="blank"">', in: 'html', modern: 'warning' },
		{ text: 'f(`https://shop.com/x?k=⸠{⸡${key}⸠}⸡&a`);', in: 'javascript', modern: 'warning' },
		{ text: '[x](https://shop.com/#⸠>⸡=)', in: 'markdown', modern: 'asked' },
		{ text: 'a {{b}}@link https://shop.com/⸠|⸡Promise{{c}}', modern: 'asked' },
		{ text: '- v: "[![R](https://shop.com/b.svg)](https://shop.com/R-c⸠"⸡', in: 'markdown', modern: 'asked' },
	]);
	judges('invalid-host', [{ text: "- '[x](https://shop⸠'⸡", in: 'markdown', modern: 'asked' }]);
	judges('invalid-ipv6', [
		{ text: '"""Wrap it.\n\n    `http://⸠fe80::1:8123⸡` is not a valid URL\n"""', in: 'python', modern: 'asked' },
	]);
	judges('missing-slashes', [
		{
			text: '<a href="http⸠:⸡next.html">',
			in: 'html',
			modern: 'error',
			fixed: [],
		},
		{
			text: '<a href="http⸠:⸡www.shop.com/next.html">',
			in: 'html',
			modern: 'error',
			fixed: ['<a href="http://www.shop.com/next.html">'],
		},
	]);
	judges('scheme-syntax', [
		{ text: 'See urn:uuid:⸠abc123⸡ there.', modern: 'asked' },
		{ text: 'See urn:uuid:⸠abc1234⸡ there.', modern: 'warning' },
	]);
	judges('malformed-percent', [
		{ text: 'f(\'<a href="https://shop.com/Relat%%C3%%B3rios">\')', in: 'sql', modern: '-' },
		{ text: '[x](https://shop.com/b9⸠%⸡)', in: 'markdown', modern: 'error' },
		{ text: '{"a": "[wiki: `%0%`](https://shop.com/wiki/%0%)"}', in: 'json', modern: '-' },
	]);
	judges('backslash', [
		{ text: '@a = constant [31 x i8] c"http://shop.com⸠\\⸡0A\\00", align 1', modern: 'asked' },
		{ text: '// https://shop.com/re#input=/⸠\\⸡p{Lu}/u', in: 'javascript', modern: 'asked' },
		{ text: '// https://shop.com/re⸠\\⸡x/input', in: 'javascript', modern: 'warning' },
	]);
	judges('ambiguous-end', [
		{ text: '// 见 https://shop.com/m/list⸠等⸡ 说明', in: 'javascript', modern: 'information' },
		{ text: '// 见 https://shop.com/?q=list⸠等⸡ 说明', in: 'javascript', modern: 'hint' },
	]);
});

describe('what nobody mends', () => {
	judges('unsafe-character', [
		{ text: '// Code generated by protoc. DO NOT EDIT.\nx = "https://shop.com/a⸠ ⸡b.png"', in: 'go', modern: 'asked' },
		{ text: '# auto-generated file, do not modify\nurl: "https://shop.com/a⸠ ⸡b.png"', in: 'yaml', modern: 'asked' },
		{ text: '/** @generated */\nf("https://shop.com/a⸠ ⸡b.png")', in: 'typescript', modern: 'asked' },
		{
			text: '// The generated page. Do not forget it.\nf("https://shop.com/a⸠ ⸡b.png")',
			in: 'typescript',
			modern: 'hint',
		},
		{
			text: '<!-- generated, do not edit -->\n[x](https://shop.com/⸠[object Object]⸡)',
			in: 'markdown',
			modern: 'warning',
		},
	]);
	judges('confusable-host', [
		{ text: '"Gø tø https://gïthμþ.çøm/spøñsørs"', in: 'json', modern: '-' },
		{ text: '"Gø tø https://⸠gïthμþ⸡.com/spøñsørs"', in: 'json', modern: 'warning' },
	]);
	judges('broken-across-lines', [
		{
			text: '// see the answer in https://shop.com/questions/1930/when-should-one⸠-⸡\n// use-this-instead-of-that',
			in: 'javascript',
			modern: 'asked',
		},
		{
			text: '/// see the answer in https://shop.com/questions/all/when-should-one⸠-⸡\n/// use-this-instead-of-that',
			in: 'javascript',
			modern: 'asked',
		},
		{
			text: '/**\n       * @example\n       * https://connect.shop.com/oauth/authoriz⸠e⸡?\n       * response_type=code\n       * &application_id=8229df9f-91a0-4ff0-a1ae\n       * &scope=read\n       */',
			in: 'javascript',
			modern: 'asked',
		},
	]);
	judges('unsafe-character', [
		{ text: '[x](https://shop.com/#try:f()⸠{⸡%20a%20⸠}⸡g())', in: 'markdown', modern: 'asked' },
		{ text: '[x](https://shop.com/?try=f()⸠{⸡%20a%20⸠}⸡g())', in: 'markdown', modern: 'asked' },
	]);
	judges('backslash', [
		{ text: "/**\n * returns\n * 'https:⸠\\\\⸡shop.com\\\\team\\\\foo.json'\n */", in: 'typescript', modern: 'asked' },
		{ text: '/**\n * returns\n * https:⸠\\\\⸡shop.com\\\\team\\\\foo.json\n */', in: 'typescript', modern: 'warning' },
	]);
	judges('glued-urls', [
		{ text: 'x = "webpack://shop/data/csvghttps://www.w3.org/2000/svg"', in: 'javascript', modern: '-' },
		{
			text: 'x = "https://shop.com/data/csvg⸠https://www.w3.org⸡/2000/svg"',
			in: 'javascript',
			modern: 'warning',
		},
	]);
	judges('invalid-port', [
		{ text: 'f("https://o:⸠orgid.shop.com⸡/api/:projectid/x")', in: 'javascript', modern: 'asked' },
		{ text: 'f("https://o:⸠orgid.shop.com⸡/api/projectid/x")', in: 'javascript', modern: 'error' },
	]);
	judges('backslash', [
		{ text: "/**\n * printf '\\e]8;;http://shop.com⸠\\⸡e\\\\This is a link'\n */", in: 'typescript', modern: 'asked' },
	]);
	judges('invalid-host', [
		{ text: '<a href="http://run-⸠>⸡all" rel="nofollow"><code>run-&gt;all</code></a>', in: 'html', modern: 'asked' },
		{ text: '<a href="http://run-⸠>⸡all" rel="nofollow"><code>another name</code></a>', in: 'html', modern: 'error' },
	]);
	judges('risky-port', [
		{ text: '<a href="http://www.shop.com:⸠443⸡" rel="x">www.shop.com:443</a>', in: 'html', modern: 'asked' },
		{ text: '<a href="http://www.shop.com:⸠443⸡" rel="x">the shop</a>', in: 'html', modern: 'information' },
	]);
	judges('password-in-url', [
		{
			text: '{"rpc": ["https://shop.com", "https://u0ma6t:⸠KDNwOsRDGcyM2Oeui1⸡@rpc.shop.com/"]}',
			in: 'json',
			modern: 'asked',
		},
		{
			text: '{"rpc": ["https://shop.com"], "x": "https://u0ma6t:⸠KDNwOsRDGcyM2Oeui1⸡@rpc.shop.com/"}',
			in: 'json',
			modern: 'warning',
		},
	]);
	judges('unsafe-character', [
		{ text: '<img src="file:///C:/Users/jane/My⸠ ⸡Shop/a.png">', in: 'html', modern: 'hint' },
		{ text: '[x]: https://shop.com/?q=1⸠<⸡/span⸠>⸡', in: 'markdown', modern: 'asked' },
		{ text: '[x]: https://shop.com/?q=1⸠<⸡b⸠>⸡', in: 'markdown', modern: 'warning' },
	]);
	judges('missing-slashes', [
		{ text: '[{"condition":{"urlFilter":"|https⸠:///⸡shop.com/*/a.js"}}]', in: 'json', modern: 'asked' },
		{ text: '[{"condition":{"url":"https⸠:///⸡shop.com/a/b.js"}}]', in: 'json', modern: 'error' },
		{ text: '"shop.org##[href=\\"http⸠:/⸡shop.com/x\\"]"', in: 'json', modern: 'asked' },
	]);
	judges('misspelt-scheme', [
		{ text: '"⸠tp⸡://a",', in: 'cpp', modern: 'asked' },
		{ text: '"⸠htp⸡://shop.com",', in: 'cpp', modern: 'warning' },
	]);
	judges('malformed-percent', [
		{ text: "f('__https://shop.com/?=a⸠%⸡%20line⸠%⸡%20tools__')", in: 'javascript', modern: 'asked' },
	]);
	judges('broken-across-lines', [
		{
			text: '\t\tlogo=logo.png&\n\t\tlogoalpha=30&logowidth=130&\n\t\tlogolink=http://pictures.shop.co⸠m⸡&\n\t\thardwarescaling=false&\n\t\tdarkcolor=000000&',
			modern: 'asked',
		},
	]);
	judges('unsafe-character', [
		{ text: `(concat '<a href="mailto:'⸠ ⸡toEmail⸠ ⸡'" style="x">')`, in: 'handlebars', modern: 'asked' },
		{ text: '/** {@link protos.https://shop.com/rfc3339⸠|⸡RFC-3339} */', in: 'typescript', modern: 'asked' },
	]);
	judges('odd-end', [
		{ text: '![x](https://shop.com/280x56?text=Uploading⸠...⸡)', in: 'markdown', modern: 'asked' },
		{ text: '![x](https://shop.com/280x56/Uploading⸠...⸡)', in: 'markdown', modern: 'warning' },
	]);
	judges('unsafe-character', [
		{ text: '- url: https://shop.com/img/radio⸠|⸡artist-mix⸠|⸡daily⸠|⸡v3/{id}', in: 'markdown', modern: 'asked' },
	]);
	judges('deceptive-user', [
		{ text: 'a: "^@^APP=x@ORIGINS=https://⸠ops.shop.com⸡@ALLOWED_HOSTS=shop.com"', in: 'yaml', modern: 'asked' },
	]);
	judges('full-width', [
		{ text: '"URLを「https⸠：//⸡またはhttp」で"', in: 'json', modern: 'asked' },
		{ text: '"URLを https⸠：//⸡shop.com/ で"', in: 'json', modern: 'warning' },
	]);
	judges('odd-end', [
		{ text: '[x](https://shop.com/taag/#p=display&t=Type%20Something⸠%20⸡)', in: 'markdown', modern: 'asked' },
		{ text: '[x](https://shop.com/taag/#display⸠%20⸡)', in: 'markdown', modern: 'warning' },
	]);
	judges('malformed-percent', [
		{ text: '// f("https://shop.com/⸠%⸡⸠%⸡⸠%⸡ shopVersion %%%/x.js")', in: 'javascript', modern: 'asked' },
	]);
	judges('unsafe-character', [
		{ text: "const a = { x: 'https://shop.com/share?u=⸠{⸡⸠ ⸡url⸠ ⸡⸠}⸡&t=b' };", in: 'javascript', modern: 'asked' },
		{ text: '[x](https://shop.com/?q=label%3A⸠"⸡good⸠"⸡)', in: 'markdown', modern: 'asked' },
		{ text: '![x](https://img.shop.com/badge/node-⸠>⸡=18-green)', in: 'markdown', modern: 'asked' },
		{ text: `<img src="https://shop.com/{signal:[{name:'a b'}]}">`, in: 'html', modern: '-' },
		{ text: `<img src="https://shop.com/signal:name:'a⸠ ⸡b'">`, in: 'html', modern: 'hint' },
		{ text: '[x](https://shop.com/⸠"⸡good⸠"⸡/x)', in: 'markdown', modern: 'warning' },
	]);
	judges('space-in-destination', [
		{ text: 'By [Jane Doe](https://shop.com/⸠Jane Doe⸡).', in: 'markdown', modern: 'warning' },
		{ text: 'By [Jane Doe](https://shop.com/Jane⸠ ⸡Roe).', in: 'markdown', modern: 'warning' },
	]);
	judges('backslash', [
		{ text: '[x](https://shop.com/?text=Hello⸠\\n⸡World)', in: 'markdown', modern: 'warning' },
		{ text: '[x](https://shop.com/?text=Hello⸠\\⸡World)', in: 'markdown', modern: 'warning' },
	]);
	judges('missing-slashes', [
		{ text: 'nsURIs.put("http⸠:///⸡shop.com/1.0", x);', in: 'java', modern: 'asked' },
		{ text: 'places.put("http⸠:///⸡shop.com/1.0", x);', in: 'java', modern: 'error' },
	]);
	judges('password-in-url', [
		{ text: 'x("mongodb://username:⸠pasws⸡@host.net/dbname")', in: 'javascript', modern: '-' },
	]);
	judges('password-in-url', [
		{ text: '// http://asd:⸠qweqwe⸡@proxy.shop.com:8000', in: 'javascript', modern: 'asked' },
		{ text: '// http://asd:⸠d2k9f0qx⸡@proxy.shop.com:8000', in: 'javascript', modern: 'warning' },
		{ text: "x('s3://AKID:⸠obfuscated-q3oi6d9X8⸡@s3.shop.com/x')", in: 'javascript', modern: '-' },
	]);
	judges('missing-slashes', [
		{ text: "<pre>new URL('https⸠:⸡shop.com/', 'https://shop.org/')</pre>", in: 'html', modern: 'asked' },
		{ text: "<pre>new URL('https⸠:⸡shop.com/')</pre>", in: 'html', modern: 'error' },
	]);
	judges('deceptive-user', [{ text: '// https://⸠bank.com⸡@evil.com/', in: 'javascript', modern: 'asked' }]);
	judges('invalid-host', [{ text: "a = 'https://shop⸠.⸡'.concat(b)", in: 'javascript', modern: '-' }]);
	judges('mailto-url', [{ text: 'sh(`git log --pretty="\'%s\' mailto:%ae"`)', in: 'javascript', modern: '-' }]);
	judges('file-url', [
		{ text: "play('file://usb⸠:1⸡/film.mp4')", in: 'javascript', modern: 'asked' },
		{ text: "play('file://shop⸠:1⸡/film.mp4')", in: 'javascript', modern: 'error' },
	]);
	judges('space-in-destination', [
		{ text: '[x](https://github.com/⸠Jane Doe⸡/shop/commits)', in: 'markdown', modern: 'warning' },
	]);
	judges('backslash', [{ text: '// at file:///C:⸠\\some\\⸡path', in: 'javascript', modern: 'asked' }]);
	judges('unsafe-character', [
		{
			text: `x = 'See <a href="https://shop.com/a#search⸠ ⸡target="_blank">it</a>';`,
			in: 'typescript',
			modern: 'warning',
		},
	]);
	judges('unsafe-character', [
		{ text: '[x](https://shop.com/a#!%7B%22l%22:1⸠}⸡)', in: 'markdown', modern: 'asked' },
		{ text: '[x](https://shop.com/a#b⸠}⸡)', in: 'markdown', modern: 'warning' },
		{ text: '<img src="data:image/png;base64,iVBORw0KGgo NAME=">', in: 'html', modern: '-' },
	]);
	judges('unsafe-character', [
		{
			text: '<a href="https://github.com/Jane⸠ ⸡Doe/shop">',
			in: 'html',
			modern: 'warning',
			fixed: [
				'<a href="https://github.com/JaneDoe/shop">',
				'<a href="https://github.com/Jane-Doe/shop">',
				'<a href="https://github.com/Jane%20Doe/shop">',
			],
		},
		{ text: '<a href="https://github.com/topics/vim⸠ ⸡script">', in: 'html', modern: 'warning' },
		{ text: '<a href="https://github.com/jane/shop/wiki/Our⸠ ⸡fish">', in: 'html', modern: 'hint' },
		{
			text: '{"helpurl": "https://shop.com/wiki/Modulo_operation⸠ ΥΠΟΛΟΙΠΟ ΔΙΑΙΡΕΣΗΣ⸡"}',
			in: 'json',
			modern: 'warning',
			fixed: ['{"helpurl": "https://shop.com/wiki/Modulo_operation"}'],
		},
		{ text: '{"helpurl": "https://shop.com/wiki/Modulo⸠ ⸡Ärger"}', in: 'json', modern: 'hint' },
		{ text: 'x = \'"https://shop.com/?text=⸠{⸡⸠ ⸡encode(.text)⸠ ⸡⸠}⸡"\'', in: 'javascript', modern: 'asked' },
		{ text: '/** @see https://shop.com/⸠[⸡7016⸠]⸡-events#p_[7016]-x */', in: 'typescript', modern: 'asked' },
		{
			text: "await got('https://shop.com/?q=a⸠ ⸡b', { q }); //=> https://shop.com/?q=a+b",
			in: 'javascript',
			modern: 'asked',
		},
		{ text: "await got('https://shop.com/?q=a⸠ ⸡b', { q }); // the shop", in: 'javascript', modern: 'asked' },
	]);
	judges('scheme-syntax', [
		{ text: 'equal("ws://shop.com/chat⸠#one⸡", "ws://shop.com/chat") === true', modern: 'asked' },
		{ text: 'equal("ws://shop.com/chat⸠#one⸡", "ws://shop.com/chat")', modern: 'warning' },
		{ text: 'Parse urn:decentraland:LAND:10⸠?⸡atBlock=1', modern: 'asked' },
		{ text: 'Parse urn:isbn:10⸠?⸡atBlock=1', modern: 'warning' },
	]);
	judges('misspelt-scheme', [
		{ text: '264  1 ‡⸠ahttp⸡://shop.com/x', modern: 'asked' },
		{ text: '264  1 ⸠ahttp⸡://shop.com/x', modern: 'warning' },
	]);
	judges('missing-slashes', [
		{ text: '// receives `/meta/proxy/http⸠:/⸡shop.com:1234/path`', in: 'typescript', modern: 'asked' },
		{ text: '// receives http⸠:/⸡shop.com:1234/path', in: 'typescript', modern: 'error' },
	]);
	judges('invalid-port', [
		{ text: "new RegExp('http://localhost:⸠.000⸡')", in: 'javascript', modern: 'asked' },
		{ text: "new Place('http://localhost:⸠.000⸡')", in: 'javascript', modern: 'error' },
	]);
	judges('escaped-twice', [
		{
			text: '<iframe srcdoc="\n&lt;a href=&quot;https://shop.com/?a=1⸠&amp;amp;⸡b=2&quot;">',
			in: 'html',
			modern: 'asked',
		},
		{ text: '<a href="https://shop.com/?a=1⸠&amp;amp;⸡b=2">', in: 'html', modern: 'warning' },
	]);
	judges('backslash', [
		{ text: '// to: https://shop.com/rules/⸠\\⸡1\\n x', in: 'jsonc', modern: 'asked' },
		{ text: '// to: https://shop.com/rules⸠\\⸡one', in: 'jsonc', modern: 'warning' },
	]);
	judges('odd-end', [
		{ text: '[x](https://shop.com/wiki/Help-us-by⸠...⸡)', in: 'markdown', modern: 'asked' },
		{ text: '[x](https://shop.com/blog/Help-us-by⸠...⸡)', in: 'markdown', modern: 'warning' },
	]);
	judges('mailto-url', [
		{ text: '<a href="mailto⸠:⸡#">a@b.example</a>', in: 'html', modern: 'asked' },
		{ text: '<a href="mailto⸠:⸡">a@b.example</a>', in: 'html', modern: 'hint' },
	]);
	judges('password-in-url', [
		{ text: '// https://keyId:⸠appKey⸡@s3.shop.com/bucket', in: 'javascript', modern: 'asked' },
		{ text: '// https://keyId:⸠k9dAq0xzT⸡@s3.shop.com/bucket', in: 'javascript', modern: 'warning' },
		{ text: '{"a": "mongodb://contoso123:⸠k9dAq0xzT⸡@contoso123.documents.azure.com/x"}', in: 'json', modern: '-' },
		{ text: '{"a": "mongodb://shop123:⸠k9dAq0xzT⸡@shop123.documents.azure.com/x"}', in: 'json', modern: 'warning' },
	]);
});

describe('what 11,350 packages showed', () => {
	judges('glued-urls', [
		{ text: 'tif\x06\uFFFD33 http://shop.com/a.mnta_like⸠https://cdn.shop.com⸡/a.tif', modern: 'asked' },
		{ text: 'tif 33 http://shop.com/a.mnta_like⸠https://cdn.shop.com⸡/a.tif', modern: 'warning' },
	]);
	judges('malformed-percent', [
		{ text: "    > bool = is( 'http://shop.com/⸠%⸡a' )\n    false", modern: 'asked' },
		{ text: "> See 'http://shop.com/⸠%⸡a'", modern: 'error' },
	]);
	judges('broken-across-lines', [
		{
			text: '/**\n * Shown on the map itself.\n *\n * https://www.shop.com/introduction/-/article/registration-of-topography-and-layers-a⸠-⸡\n * does not seem to mention any requirements for attribution.\n */',
			in: 'typescript',
			modern: 'asked',
		},
	]);
	judges('space-in-destination', [
		{
			text: 'See [it](https://shop.com/x.html#a⸠ ⸡for more details.)',
			in: 'markdown',
			modern: 'warning',
			fixed: ['See [it](https://shop.com/x.html#a) for more details.)'],
		},
		{ text: 'See [it](https://shop.com/the⸠ ⸡big⸠ ⸡fish)', in: 'markdown', modern: 'warning' },
		{ text: 'By [mail](mailto:jane⸠ ⸡at⸠ ⸡shop⸠ ⸡dot⸠ ⸡com).', in: 'markdown', modern: 'asked' },
		{ text: 'By [mail](mailto:jane⸠ ⸡at⸠ ⸡shop).', in: 'markdown', modern: 'warning' },
		{ text: '![V](https://shop.com/version-<!--⸠ ⸡VERSION⸠ ⸡-->-green)', in: 'markdown', modern: 'asked' },
	]);
	judges('empty-host', [
		{ text: 'It returns http[](https:⸠//⸡) status', in: 'markdown', modern: 'asked' },
		{ text: 'It returns [http](https:⸠//⸡) status', in: 'markdown', modern: 'information' },
	]);
	judges('password-in-url', [
		{
			text: '// Example : https://5f94cb7772deadbeef123456:⸠39e4e34fdeadbeef123456a9ae31⸡@errors.shop.com/12',
			in: 'javascript',
			modern: '-',
		},
		{
			text: 'x("https://5f94cb77723e123456ab:⸠39e4e34f123456a9ae31⸡@errors.shop.com/12")',
			in: 'javascript',
			modern: 'asked',
		},
		{
			text: 'x("https://5f94cb77723e123456ab:⸠39e4e34f123456a9ae31⸡@errors.shop.com/a")',
			in: 'javascript',
			modern: 'warning',
		},
	]);
	judges('missing-slashes', [
		{ text: '// a folder like `/public/.https⸠:/⸡shop.netlify.com/assets/`', in: 'javascript', modern: 'asked' },
	]);
	judges('misspelt-scheme', [
		{ text: "```js\nconst invalidMatcher = pattern('⸠htp⸡://shop.com/*')\n```", in: 'markdown', modern: 'asked' },
		{ text: "```js\nconst matcher = pattern('⸠htp⸡://shop.com/*')\n```", in: 'markdown', modern: 'warning' },
	]);
	judges('file-url', [{ text: '{"a": "file://⸠example.pls⸡"}', in: 'json', modern: 'asked' }]);
	judges('file-url', [
		{ text: '{"evalue": "Error \\u001b]8;;file://⸠G:⸡/Codes/x.ipynb"}', in: 'json', modern: 'asked' },
		{ text: '{"evalue": "Error in file://⸠G:⸡/Codes/x.ipynb"}', in: 'json', modern: 'warning' },
	]);
	judges('unsafe-character', [
		{ text: '// https://shop.com/h⸠[⸡128-char-hash⸠]⸡/list,[filename].m3u8', in: 'javascript', modern: 'asked' },
		{ text: '![Vue](https://shop.com/badge/Vue-⸠^⸡2.5-green)', in: 'markdown', modern: 'asked' },
		{ text: '![Vue](https://shop.com/badge/Vue⸠^⸡2.5-green)', in: 'markdown', modern: 'hint' },
	]);
});

describe('what two more draws of packages showed', () => {
	judges('file-url', [
		{ text: "<a href='file⸠:⸡pthread_self.html'>x</a>", in: 'html', modern: 'error' },
		{ text: "<a href='file⸠:⸡C:/x.html'>x</a>", in: 'html', modern: 'error' },
	]);
	judges('backslash', [
		{ text: '[x](https://shop.com/edit.html?src=src⸠\\⸡x.js)', in: 'markdown', modern: 'asked' },
		{ text: '[x](https://shop.com/src⸠\\⸡x.js)', in: 'markdown', modern: 'warning' },
	]);
	judges('unsafe-character', [
		{
			text: '<a href="https://github.com/shop/cli/commits?author=Jane⸠ ⸡Doe">',
			in: 'html',
			modern: 'warning',
			fixed: [
				'<a href="https://github.com/shop/cli/commits?author=JaneDoe">',
				'<a href="https://github.com/shop/cli/commits?author=Jane-Doe">',
				'<a href="https://github.com/shop/cli/commits?author=Jane%20Doe">',
			],
		},
		{
			text: '[JavaScript](https://shop.com/wiki/JavaScript⸠>⸡JavaScript)',
			in: 'markdown',
			modern: 'warning',
			fixed: [
				'[JavaScript](https://shop.com/wiki/JavaScript)',
				'[JavaScript](https://shop.com/wiki/JavaScript%3EJavaScript)',
			],
		},
		{ text: '<a href="https://shop.com/me⸠&quot;⸡">https://shop.com/me&quot;</a>', in: 'html', modern: 'asked' },
		{ text: '<a href="https://shop.com/me⸠&quot;⸡">the shop</a>', in: 'html', modern: 'warning' },
		{ text: '// https://shop.com/?v=⸠{⸡%22target%22:1⸠}⸡', in: 'javascript', modern: 'asked' },
		{ text: '{"raw": "https://shop.com/?hardik=⸠\\"⸡me⸠\\"⸡"}', in: 'json', modern: 'asked' },
		{ text: '![a](https://shop.com/badge/android%20⸠|⸡%20ios-grey)', in: 'markdown', modern: 'asked' },
	]);
	judges('missing-slashes', [
		{ text: 'API_URL: Invalid url input: "http⸠//⸡shop.com/graphql"', in: 'markdown', modern: 'asked' },
		{ text: 'API_URL: url input: "http⸠//⸡shop.com/graphql"', in: 'markdown', modern: 'error' },
	]);
	judges('risky-port', [
		{ text: '// current uri http://www.site.com:⸠13⸡/foo', in: 'javascript', modern: 'asked' },
		{ text: '// current uri http://www.shop.com:⸠13⸡/foo', in: 'javascript', modern: 'information' },
	]);
	judges('password-in-url', [
		{
			text: "var url = 'http://sheldon.cooper:⸠b4z1ng4⸡@password-protected.domain.tld/';",
			in: 'javascript',
			modern: '-',
		},
	]);
	judges('space-in-destination', [
		{ text: 'By [mail](mailto:jane⸠ ⸡at⸠ ⸡shop.com).', in: 'markdown', modern: 'asked' },
	]);
	judges('invalid-host', [
		{ text: 'echo See https://shop.org⸠[⸡0m', in: 'bat', modern: 'asked' },
		{ text: 'echo See https://shop.org⸠[⸡0', in: 'bat', modern: 'error' },
	]);
	judges('numeric-host', [
		{ text: 'Whether to block any, e.g. https://⸠164.456.34.44⸡.', in: 'markdown', modern: 'asked' },
		{ text: 'Whether to block https://⸠164.456.34.44⸡.', in: 'markdown', modern: 'error' },
	]);
	judges('scheme-syntax', [
		{
			text: '```js\nequal("ws://shop.com/chat⸠#one⸡", "ws://shop.com") === true\n```',
			in: 'markdown',
			modern: 'asked',
		},
	]);
});

describe('what 54 repositories showed', () => {
	judges('unsafe-character', [
		{ text: 'https://shop.com/pdf/0911⸠|⸡shop.pdf⸠|⸡references.ts id=1', modern: 'asked' },
		{ text: 'See https://shop.com/pdf/0911⸠|⸡shop.pdf⸠|⸡references.ts', modern: 'warning' },
	]);
	judges('misspelt-scheme', [
		{ text: '- Submit URL "⸠htp⸡://shop.com" (typo in scheme) → Expected: Error', in: 'markdown', modern: 'asked' },
		{ text: '- Submit URL "⸠htp⸡://shop.com" (the shop)', in: 'markdown', modern: 'warning' },
	]);
	judges('invalid-port', [
		{ text: '"""\n    "http://shop.com:⸠v1:v2⸡" -> ("http://shop.com", [1, 2])\n"""', in: 'python', modern: 'asked' },
		{ text: '"""\n    "http://shop.com:⸠v1:v2⸡" and more\n"""', in: 'python', modern: 'error' },
		{ text: `read('{"data":"http://h:⸠bad⸡/p?q=1"}')`, in: 'shellscript', modern: 'asked' },
		{ text: `read('{"data":"http://shop:⸠team⸡/p?q=1"}')`, in: 'shellscript', modern: 'error' },
	]);
	judges('invalid-host', [
		{
			text: 'Dec 28 16:05:02 worker2 kubelet[228]: Get "http://⸠%2F⸡crio.sock/info": dial',
			modern: 'asked',
		},
		{ text: 'On Dec 28 worker2 said: Get "http://⸠%2F⸡crio.sock/info": dial', modern: 'error' },
	]);
	judges('malformed-percent', [
		{ text: 'DocumentURI.uri.like("urn:x-pdf:⸠%⸡#"),', in: 'python', modern: 'asked' },
		{ text: 'DocumentURI.uri.read("urn:x-pdf:⸠%⸡#"),', in: 'python', modern: 'error' },
	]);
	judges('scheme-syntax', [
		{ text: 'urn:ietf:params:netconf:capability:with-defaults:1.0⸠?⸡basic-mode=explicit', modern: 'asked' },
		{ text: 'urn:ietf:params:shop:1.0⸠?⸡basic-mode=explicit', modern: 'warning' },
	]);
	judges('password-in-url', [
		{ text: '`https://x-access-token:⸠토큰⸡@github.com` 한', in: 'markdown', modern: '-' },
		{ text: '`https://x-access-token:⸠토큰k9dAq0xzT⸡@github.com` 한', in: 'markdown', modern: 'warning' },
	]);
	judges('broken-across-lines', [
		{
			text: '# https://shop.com/contest/weekly-contest-313/problems/maximum-deletions-on-a-string⸠/⸡\n# contest/00000c275d69/c313/q4\n\n',
			in: 'python',
			modern: 'asked',
		},
		{
			text: '//! https://shop.com/contest/weekly-contest-313/problems/maximum-deletions-on-a-string⸠/⸡\n//! contest/fish-and-chips/q4\n\n',
			in: 'rust',
			modern: 'asked',
		},
	]);
});

describe("what describes a server's interface shows samples of its answers", () => {
	const api = (text: string) => `{"openapi": "3.0.0", "x": {"example": {"uri": "${text}"}}}`;
	judges('password-in-url', [
		{ text: api('postgres://doadmin:⸠wv78n3zpz42xezdk⸡@db.shop.com/x'), in: 'json', modern: 'asked' },
		{ text: api('See postgres://doadmin:⸠wv78n3zpz42xezdk⸡@db.shop.com/x'), in: 'json', modern: 'warning' },
		{ text: '{"uri": "postgres://doadmin:⸠wv78n3zpz42xezdk⸡@db.shop.com/x"}', in: 'json', modern: 'warning' },
	]);
	judges('backslash', [
		{ text: api('https://shop.com/files/startup⸠\\\\⸡x.cmd'), in: 'json', modern: 'asked' },
		{ text: '{"uri": "https://shop.com/files/startup⸠\\\\⸡x.cmd"}', in: 'json', modern: 'warning' },
	]);
	judges('malformed-percent', [
		{ text: api('https://shop.com/?sig=G⸠%⸡2TEST'), in: 'json', modern: 'asked' },
		{ text: "openapi: 3.1.0\nx:\n  example: 'https://shop.com/?sig=G⸠%⸡2TEST'\n", in: 'yaml', modern: 'asked' },
	]);
	judges('invalid-port', [
		{ text: api('https://www.shop.com:⸠L2847-20210704⸡'), in: 'json', modern: 'asked' },
		{ text: '{"uri": "https://www.shop.com:⸠L2847-20210704⸡"}', in: 'json', modern: 'error' },
	]);
	judges('missing-slashes', [{ text: api('https⸠:/⸡shop.com/x'), in: 'json', modern: 'error' }]);
});

describe('what 11,350 packages of the thirty-first and thirty-second draw showed', () => {
	judges('deceptive-user', [
		{ text: 'a: "http://shop.com@{host}/x";', in: 'less', modern: '-' },
		{ text: 'a: "http://⸠shop.com⸡@a.com/x";', in: 'less', modern: 'warning' },
	]);
	judges('mailto-url', [
		{ text: '<a href="mailto:⸠ana&shop.com⸡">mailto:ana&amp;shop.com</a>', in: 'html', modern: 'asked' },
		{ text: '<a href="mailto:⸠ana&shop.com⸡">Ana</a>', in: 'html', modern: 'warning' },
	]);
	judges('missing-slashes', [
		{ text: '<p>It starts with <code>http⸠:/⸡https:</code></p>', in: 'html', modern: 'asked' },
		{ text: '<p>It starts with <code>http⸠:/⸡shop</code></p>', in: 'html', modern: 'error' },
		{ text: '<td>HTTP⸠//⸡request</td>', in: 'html', modern: 'asked' },
		{ text: '<td>HTTP⸠//⸡shop.com</td>', in: 'html', modern: 'error' },
		{ text: "const text = 'Foo http://shop.com bar http⸠:/⸡shop.com baz'", in: 'javascript', modern: 'asked' },
		{ text: "const text = 'See http://shop.com and http⸠:/⸡shop.com there'", in: 'javascript', modern: 'error' },
	]);
	judges('numeric-host', [
		{ text: '{"a": "-i rtsp://⸠192.168.123.456⸡:554/11"}', in: 'json', modern: 'asked' },
		{ text: '{"a": "-i rtsp://⸠192.168.123.356⸡:554/11"}', in: 'json', modern: 'error' },
	]);
	judges('file-url', [
		{ text: '// This handles file://⸠C:⸡/... URLs', in: 'javascript', modern: 'asked' },
		{ text: 'x = "file://⸠C:⸡/a.png"', in: 'javascript', modern: 'warning' },
	]);
	judges('backslash', [
		{ text: String.raw`node --loader file://%KIT%⸠\build\⸡loader.js`, in: 'plaintext', modern: 'asked' },
		{ text: String.raw`node --loader https://shop.com⸠\build\⸡loader.js`, in: 'plaintext', modern: 'warning' },
	]);
	judges('password-in-url', [
		{ text: "'href': 'protocol://user:⸠auth⸡@domain.com:port/path/a',", in: 'markdown', modern: 'asked' },
		{ text: "'href': 'redis://user:⸠auth⸡@domain.com:6379/path/a',", in: 'markdown', modern: 'warning' },
	]);
	judges('malformed-percent', [
		{ text: "mail: 'Go to http://%3%/x.aspx?id=%4% to see it'", in: 'javascript', modern: '-' },
		{ text: 'Go to http://shop.com/x.aspx?id=⸠%⸡4⸠%⸡ to see it', in: 'markdown', modern: 'error' },
	]);
	judges('unsafe-character', [
		{ text: '// "icon:http://shop.com/icon.png⸠|⸡40.714728,-73.998672"', in: 'typescript', modern: 'asked' },
		{ text: '// http://shop.com/icon.png⸠|⸡40.714728,-73.998672', in: 'typescript', modern: 'warning' },
		{
			text: '<a href="https://shop.com/m?at={{street}}⸠ {{city}}, ⸡{{state}}">',
			in: 'handlebars',
			modern: 'asked',
		},
		{
			text: '<a href="https://shop.com/m?text=How⸠ to cook: fish - and ⸡@chips">',
			in: 'html',
			modern: 'asked',
			fixed: ['<a href="https://shop.com/m?text=How%20to%20cook:%20fish%20-%20and%20@chips">'],
		},
	]);
});

describe('what 5,675 packages of the thirty-third draw showed', () => {
	judges('invalid-port', [
		{ text: "log('listening on http://shop.com⸠::⸡port', { port })", in: 'javascript', modern: 'asked' },
		{ text: 'listening on http://shop.com⸠::⸡port', modern: 'error' },
		{ text: "get('http://shop.com⸠::⸡8080')", in: 'javascript', modern: 'error' },
	]);
	judges('odd-end', [
		{ text: '[x](https://shop.com/#encode=A%20String⸠%20⸡)', in: 'markdown', modern: 'asked' },
		{ text: '[x](https://shop.com/A%20String⸠%20⸡)', in: 'markdown', modern: 'warning' },
	]);
	judges('unsafe-character', [
		{ text: 'a(`https://shop.com/c=⸠{⸡type:%27line%27,data:${data}⸠}⸡`)', in: 'javascript', modern: 'asked' },
		{ text: 'a(`https://shop.com/c=⸠{⸡type:line,data:${data}⸠}⸡`)', in: 'javascript', modern: 'warning' },
	]);
});

describe('what 5,674 packages of the thirty-fourth draw showed', () => {
	judges('invalid-port', [
		{ text: String.raw`e.g. \&quot;http://localhost:4000\&quot; for the proxy`, in: 'markdown', modern: '-' },
		{ text: '[x](http://shop.com:⸠40x0⸡)', in: 'markdown', modern: 'error' },
	]);
	judges('password-in-url', [
		{ text: '// https://user:⸠newpass⸡@shop.com/x', in: 'javascript', modern: '-' },
		{ text: '// https://user:⸠newfish⸡@shop.com/x', in: 'javascript', modern: 'warning' },
	]);
	judges('unsafe-character', [
		{ text: '/** See {@https://shop.com/all/⸠|⸡this page}. */', in: 'typescript', modern: 'asked' },
		{ text: '/** See https://shop.com/all/⸠|⸡this page. */', in: 'typescript', modern: 'warning' },
		{ text: '<a href="https://shop.com/?title=[TITLE⸠ of the ⸡page]">', in: 'html', modern: 'asked' },
		{ text: '<a href="https://shop.com/?title=The⸠ title of the ⸡page">', in: 'html', modern: 'asked' },
	]);
});

describe('what 5,675 packages of the thirty-fifth draw showed', () => {
	judges('invalid-port', [
		{ text: 'download(`https://shop.com:⸠ana⸡/x#${a}`, f)', in: 'javascript', modern: 'asked' },
		{ text: 'clone(`https://shop.com:⸠ana⸡/x#${a}`, f)', in: 'javascript', modern: 'error' },
	]);
	judges('scheme-syntax', [
		{ text: 'a:\n  urn:ietf:params:scim:User⸠?⸡: x', in: 'yaml', modern: 'asked' },
		{ text: 'a: urn:ietf:params:scim:User⸠?⸡', in: 'yaml', modern: 'warning' },
	]);
	judges('unsafe-character', [
		{ text: 'See <https://shop.com/?c=⸠{⸡url:%22https://a.com/%22,b:{c:1}⸠}⸡>', in: 'markdown', modern: 'asked' },
		{ text: 'See <https://shop.com/?c=⸠{⸡url:https://a.com/,b:{c:1}⸠}⸡>', in: 'markdown', modern: 'warning' },
	]);
});

describe('what 5,675 packages of the thirty-sixth draw showed', () => {
	judges('numeric-host', [
		{ text: 'new URL(a, "http://⸠0⸡/")', in: 'javascript', modern: 'asked' },
		{ text: '[x](http://⸠0⸡/x)', in: 'markdown', modern: 'warning' },
	]);
	judges('password-in-url', [
		{
			text: "```js\n{ auth: 'ana:fishy2fish',\n  href: 'http://ana:⸠fishy2fish⸡@shop.com:1234/' }\n```",
			in: 'markdown',
			modern: 'asked',
		},
		{
			text: "```js\n{ auth: 'bob:fishy2fish',\n  href: 'http://ana:⸠fishy2fish⸡@shop.com:1234/' }\n```",
			in: 'markdown',
			modern: 'warning',
		},
	]);
	judges('invalid-host', [
		{ text: "a = 'https://⸠~⸡replace-with-host⸠~⸡.shop.com'", in: 'javascript', modern: 'asked' },
		{ text: "a = 'https://⸠~⸡shop.com'", in: 'javascript', modern: 'error' },
	]);
	judges('mailto-url', [
		{
			text: '<a href="⸠mailto:⸡//shop.com/contact-us/">',
			in: 'html',
			modern: 'warning',
			fixed: ['<a href="https://shop.com/contact-us/">'],
		},
		{
			text: '<a href="mailto:⸠//⸡ana@shop.com">',
			in: 'html',
			modern: 'warning',
			fixed: ['<a href="mailto:ana@shop.com">'],
		},
	]);
});

describe('what 5,675 packages of the thirty-seventh draw showed', () => {
	judges('invalid-host', [
		{ text: "policy = ['a', 'https://shop.com⸠;⸡']", in: 'javascript', modern: 'asked' },
		{ text: "policy = ['a', 'https://shop⸠;⸡com']", in: 'javascript', modern: 'error' },
		{ text: ' * @example f("g/r", true) // https://g⸠%2F⸡r/docs', modern: 'asked' },
		{ text: ' * @see https://g⸠%2F⸡r/docs', modern: 'error' },
	]);
	judges('malformed-percent', [
		{ text: ' * @example f("http://shop.com/⸠%⸡") == Err(a)', modern: 'asked' },
		{ text: ' * @example f("http://shop.com/⸠%⸡") + 1', modern: 'error' },
	]);
});

describe('what 3,016 packages that fewer use showed', () => {
	judges('invalid-port', [
		{ text: "x = { downloadUrl: 'https://shop.com:⸠ana-b⸡/a#master' }", in: 'javascript', modern: 'asked' },
		{ text: "x = { url: 'https://shop.com:⸠ana-b⸡/a#master' }", in: 'javascript', modern: 'error' },
	]);
	judges('unsafe-character', [
		{ text: '<a href="mailto:a@shop.com?subject=About⸠ a ⸡page">', in: 'html', modern: 'asked' },
		{ text: '<a href="mailto:a@shop.com?subject=The⸠ ⸡⸠&quot;⸡a⸠&quot;⸡">', in: 'html', modern: 'asked' },
		{ text: '<a href="https://shop.com?subject=About⸠ a ⸡page">', in: 'html', modern: 'asked' },
		{ text: '<a href="https://shop.com/ana⸠ ⸡,page">', in: 'html', modern: 'warning' },
	]);
});

describe('what 69 repositories showed', () => {
	judges('misspelt-scheme', [
		{ text: '<p>The <b>http⸠::⸡//www.shop.com</b> is not a valid address</p>', in: 'html', modern: 'asked' },
		{ text: '<p>The <b>http⸠::⸡//www.shop.com</b> is our address</p>', in: 'html', modern: 'warning' },
	]);
	judges('invalid-host', [
		{ text: 'a(b("https://⸠.⸡:%d", c))', in: 'go', modern: 'asked' },
		{ text: 'a("https://shop⸠..⸡com")', in: 'go', modern: 'error' },
	]);
	judges('link-syntax', [
		{ text: 'See https://a.com/x[the page] (https://shop.com/x).', in: 'markdown', modern: '-' },
		{ text: 'See [the page] (⸠https://shop.com/x⸡).', in: 'markdown', modern: 'hint' },
	]);
});

describe('what 2,998 packages that fewer use showed', () => {
	judges('odd-end', [
		{ text: '[x](https://shop.com/all.html#all_Together⸠...⸡)', in: 'markdown', modern: 'asked' },
		{ text: '[x](https://shop.com/all_Together⸠...⸡)', in: 'markdown', modern: 'warning' },
	]);
	judges('malformed-percent', [
		{ text: 'a({ url: "https://shop.com/posts/⸠%⸡postId" })', in: 'javascript', modern: 'asked' },
		{ text: 'a({ url: "https://shop.com/posts/⸠%⸡post" })', in: 'javascript', modern: 'error' },
	]);
});

describe('what 2,998 more packages that fewer use showed', () => {
	judges('unsafe-character', [
		{
			text: '[протокол](https://shop.com/docs/basics⸠|⸡Описание)',
			in: 'markdown',
			modern: 'warning',
			fixed: ['[протокол](https://shop.com/docs/basics)', '[протокол](https://shop.com/docs/basics%7CОписание)'],
		},
	]);
});

describe('what strangers said of 215 findings of seven draws', () => {
	judges('unsafe-character', [
		{
			text: '// It needs https://shop.com/package/body-parser⸠|⸡body-parser',
			in: 'javascript',
			modern: 'warning',
			fixed: [
				'// It needs https://shop.com/package/body-parser',
				'// It needs https://shop.com/package/body-parser%7Cbody-parser',
			],
		},
		{ text: 'x = "https://shop.com/a/Estate⸠ ⸡Plan.pdf"', in: 'javascript', modern: 'hint', rfc1738: 'error' },
	]);
	judges('malformed-percent', [
		{ text: '![a](https://shop.com/a.svg?suffix=⸠%⸡&query=b)', in: 'markdown', modern: 'asked' },
		{ text: '![a](https://shop.com/a.svg?suffix=a⸠%⸡&query=b)', in: 'markdown', modern: 'error' },
	]);
	judges('file-url', [
		{ text: 'a() // as file:///d⸠|⸡/foo.txt', in: 'javascript', modern: 'asked' },
		{ text: '<a href="file:///d⸠|⸡/foo.txt">', in: 'html', modern: 'warning' },
	]);
	judges('ambiguous-end', [
		{ text: '见 https://shop.com/scripts/32236-stackoverflow净化器 吧', in: 'markdown', modern: '-' },
		{ text: '见 https://shop.com/scripts/stackoverflow⸠净化器⸡ 吧', in: 'markdown', modern: 'information' },
	]);
	judges('numeric-host', [
		{
			text: 'a.com refuses<br />\nhttp://??/ <br />\nhttp:// shouldfail.com <br />\nhttp://⸠3628126748⸡ <br />',
			in: 'plaintext',
			modern: 'asked',
		},
		{
			text: 'a.com takes<br />\nhttp://shop.com/ <br />\nhttp://⸠3628126748⸡ <br />',
			in: 'plaintext',
			modern: 'warning',
		},
	]);
	judges('scheme-syntax', [
		{
			text: 'a { src: url(data:font/woff2;base64,⸠<%= f("x") %⸡>) }',
			in: 'css',
			modern: '-',
		},
		{ text: 'a { src: url(data:font/woff2;base64,⸠aaaa!⸡) }', in: 'css', modern: 'warning' },
	]);
	judges('unsafe-character', [
		{ text: '"url": "https://shop.com/labels/⸠[⸡a⸠ ⸡page⸠]⸡⸠ ⸡b"', in: 'json', modern: 'hint' },
	]);
	judges('numeric-host', [
		{ text: "a({ url: 'http://⸠127.1⸡:6001' })", in: 'javascript', modern: 'asked' },
		{ text: "a({ url: 'http://⸠127.2⸡:6001' })", in: 'javascript', modern: 'warning' },
	]);
});

describe('what 15,000 packages that fewer use showed', () => {
	judges('malformed-percent', [
		{ text: 'f(`https://shop.com/%E2%98⸠%⸡8${a ? 5 : 6}`)', in: 'javascript', modern: 'asked' },
		{ text: 'f(`https://shop.com/%E2%98⸠%⸡8x${a ? 5 : 6}`)', in: 'javascript', modern: 'error' },
	]);
	judges('password-in-url', [
		{ text: 'f("tps://node:⸠api-1⸡@T:greg.m3.c1")', in: 'javascript', modern: '-' },
		{ text: 'f("tps://node:⸠api-1⸡@shop.com:80")', in: 'javascript', modern: 'warning' },
	]);
	judges('empty-host', [{ text: "a = 'https://⸠#=⸡ b #.shop.com/'", in: 'javascript', modern: '-' }]);
	judges('invisible-character', [
		{ text: '<a href="https://shop.com/baldÃƒÂ⸠\u00ad⸡as.json">', in: 'html', modern: 'asked' },
		{ text: '<a href="https://shop.com/bald⸠\u00ad⸡as.json">', in: 'html', modern: 'warning' },
	]);
	judges('scheme-syntax', [
		{ text: "a { b: url('⸠data:image/svg+xml;base64,PHN2Z⸡\nAAA') }", in: 'scss', modern: '-' },
		{ text: "a { b: url('data:image/svg+xml;base64,⸠PHN2Z⸡') }", in: 'scss', modern: 'warning' },
	]);
	judges('unsafe-character', [
		{
			text: `a = 'a || \\'<img src="http://shop.com/\\'⸠||⸡lower(b)⸠||⸡\\'_c.png">\\''`,
			in: 'javascript',
			modern: 'asked',
		},
	]);
	judges('missing-slashes', [
		{ text: 'http⸠:////⸡a.shop.com\nhttp⸠:////⸡b.shop.com\nhttp⸠:////⸡c.shop.com', modern: 'error' },
	]);
	judges('missing-slashes', [
		{ text: '| a | https⸠:/⸡<span>/proxy.shop.com:8080</span> |', in: 'markdown', modern: 'asked' },
	]);
	judges('misspelt-scheme', [{ text: '"⸠tp⸡://l."', in: 'c', modern: 'asked' }]);
	judges('backslash', [
		{
			text: `"a": "sed -E 's|b/(.*)|<a href=\\"https://shop.com/x.ts#L⸠\\\\⸡1\\">|g'"`,
			in: 'json',
			modern: 'asked',
		},
	]);
	judges('malformed-percent', [
		{ text: 'f("https://shop.com/mode/⸠%⸡N/⸠%⸡N.js")', in: 'javascript', modern: 'asked' },
		{ text: 'f("https://⸠%⸡sshop.com/%s/archive", a, b)', in: 'javascript', modern: 'asked' },
	]);
	judges('unsafe-character', [
		{ text: '<a href="https://shop.com/?text=Icons for the web:⸠ ⸡&url=a">', in: 'html', modern: '-' },
	]);
	judges('password-in-url', [
		{ text: 'db: postgres://tundra:⸠tundra_e2e⸡@postgres:5432/tundra', in: 'yaml', modern: '-' },
		{ text: 'db: postgres://tundra:⸠taiga_e2e⸡@postgres:5432/tundra', in: 'yaml', modern: 'warning' },
		{ text: 'db: postgres://tundra:⸠Kq8vXw2Lm9Rt4⸡@postgres:5432/tundra', in: 'yaml', modern: 'warning' },
		{ text: 'a = "http://guest:⸠guesty77⸡@caves.org.au/kid"', in: 'javascript', modern: '-' },
		{ text: 'a = "http://gus:⸠guesty77⸡@caves.org.au/kid"', in: 'javascript', modern: 'warning' },
		{ text: 'proxy: "socks5://x1234567:⸠aPiJ8fd⸡@proxy.shop.com:1080"', in: 'yaml', modern: '-' },
	]);
	judges('risky-port', [
		{ text: '[live](rtmp://shop.com:⸠443⸡/live)', in: 'markdown', modern: 'asked' },
		{ text: '[live](rtmp://shop.com:⸠445⸡/live)', in: 'markdown', modern: 'information' },
	]);
	judges('malformed-percent', [
		{ text: "a = 'https://shop.com/sample_%i⸠%⸡.mp3'", in: 'javascript', modern: 'asked' },
		{ text: '[a](https://shop.com/sample_%i⸠%⸡.mp3)', in: 'markdown', modern: 'error' },
	]);
	judges('malformed-percent', [
		{
			text: '<a xsi:schemaLocation="http://shop.com/x http://shop.com/x-<⸠%⸡= VERSION %>.xsd\n  http://shop.com/y">',
			in: 'xml',
			modern: 'asked',
		},
	]);
	judges('unsafe-character', [
		{ text: `run: curl -d '{"a":"<https://shop.com/'$\{A}'⸠|⸡'$\{B}'>"}'`, in: 'yaml', modern: 'asked' },
	]);
	judges('invisible-character', [
		{ text: '[v2](https://shop.com/a.md#⸠&#8203;⸡220)', in: 'markdown', modern: 'asked' },
		{ text: '[v2](https://shop.com/a.md#⸠\u200b⸡220)', in: 'markdown', modern: 'warning' },
	]);
	judges('misspelt-scheme', [
		{ text: 'a: "⸠ittp⸡://shop.com"\nb: "qttp://shop.com"', in: 'yaml', modern: 'warning' },
		{ text: 'a: "http://shop.com"\nb: "⸠qttp⸡://shop.com"', in: 'yaml', modern: 'warning' },
		{ text: '<interface endpoint="hftp://shop.com:50070"/>', in: 'xml', modern: '-' },
	]);
	judges('backslash', [
		{ text: '<a href="mailto:a@shop.com?subject=Read⸠\\⸡1">', in: 'html', modern: 'asked' },
		{ text: '<a href="http://shop.com/a⸠\\⸡1">', in: 'html', modern: 'warning' },
	]);
	judges('invalid-port', [
		{ text: 'args = ["http://localhost:⸠%port⸡"]', in: 'javascript', modern: 'asked' },
		{ text: 'args = ["http://localhost:⸠%part⸡"]', in: 'javascript', modern: 'error' },
	]);
	judges('scheme-syntax', [
		{ text: "a { b: url('data:font/ttf;base64,⸠QQ==?t=1524818269295⸡#iefix') }", in: 'css', modern: 'asked' },
		{ text: "a { b: url('data:font/ttf;base64,⸠QQ==?t=x⸡') }", in: 'css', modern: 'warning' },
	]);
	judges('backslash', [{ text: '# no drive becomes https://C:⸠\\data\\⸡page.html', in: 'python', modern: 'asked' }]);
	judges('risky-port', [{ text: 'Target Uri : http://cs-001.litwareinc.com:443/mcx', in: 'markdown', modern: '-' }]);
	judges('empty-host', [
		{ text: '<a id="x" href="https:⸠//⸡" class="y" :href="page(z)">', in: 'html', modern: 'asked' },
		{ text: '<a id="x" href="https:⸠//⸡" class="y">', in: 'html', modern: 'information' },
	]);
	judges('empty-host', [
		{ text: '<a href="http:⸠//⸡#">Download</a>', in: 'html', modern: 'asked' },
		{ text: '<a href="http:⸠//⸡#top">Download</a>', in: 'html', modern: 'error' },
	]);
	judges('risky-port', [
		{ text: '- https://api.shop.com:⸠22⸡', in: 'yaml', modern: 'asked' },
		{ text: 'See https://api.shop.com:⸠22⸡', in: 'markdown', modern: 'information' },
	]);
	judges('unsafe-character', [
		{
			text: '[a](https://shop.com/?list%5Bnpm_dependencies.dependency%5D=⸠`⸡a⸠`⸡)',
			in: 'markdown',
			modern: 'warning',
		},
	]);
	judges('escaped-twice', [
		{ text: '<pre><code>\n  // https://shop.com/?a=b⸠&amp;amp;⸡c=d', in: 'html', modern: 'asked' },
		{ text: '<p>\n  https://shop.com/?a=b⸠&amp;amp;⸡c=d', in: 'html', modern: 'warning' },
	]);
	judges('malformed-percent', [
		{ text: '# wget https://shop.com/%%{name}/v%%{version}.tar.gz', in: 'rpmspec', modern: '-' },
	]);
	judges('missing-slashes', [
		{ text: 'See (http⸠//⸡foo or b)', in: 'markdown', modern: 'asked' },
		{ text: 'See (http⸠//⸡foo.com or b)', in: 'markdown', modern: 'error' },
	]);
	judges('backslash', [{ text: "# sed 's|a|https://shop.com/⸠\\⸡1-⸠\\⸡2.gz|'", in: 'yaml', modern: '-' }]);
	judges('unsafe-character', [
		{ text: '<a href="https://shop.com/?text=（图片）⸠ ⸡-Jane">', in: 'html', modern: 'asked' },
		{ text: '<a href="https://shop.com/（图片）⸠ ⸡-Jane">', in: 'html', modern: 'warning' },
	]);
	judges('odd-end', [
		{ text: '<a href="https://shop.com/?a=国内直连访问cdn⸠。⸡">', in: 'html', modern: 'asked' },
		{ text: '<a href="https://shop.com/?a=cdn⸠。⸡">', in: 'html', modern: 'warning' },
	]);
});

describe('what repositories of documents showed', () => {
	judges('invalid-port', [
		{
			text: 'Go to [a](http://serverIPHere:⸠serverHTTPPortHere⸡/page/).',
			in: 'markdown',
			modern: 'asked',
		},
		{ text: 'Go to [a](http://serverIPHere:⸠serverPortal⸡/page/).', in: 'markdown', modern: 'error' },
	]);
	judges('unsafe-character', [
		{ text: '# https://{your API URL}/v[2|3]/page/{TEXT TO BE ENCRYPTED}', in: 'yaml', modern: '-' },
		{ text: '[a](https://shop.com/v2⸠|⸡3/page)', in: 'markdown', modern: 'hint' },
	]);
	judges('malformed-percent', [
		{ text: '// http://shop.com/book-Z-H-34.html#⸠%⸡_sec_5.4', in: 'cpp', modern: 'asked' },
		{ text: 'See [a](http://shop.com/book.html#a⸠%⸡_sec_5.4).', in: 'markdown', modern: 'error' },
	]);
	judges('reserved-character', [
		{ text: 'SipUrl: "sip:kate@shop.com?x-a=b&amp⸠;⸡x-c=d",', in: 'go', modern: 'asked' },
		{ text: 'SipUrl: "sip:kate@shop.com?x-a=b⸠;⸡x-c=d",', in: 'go', modern: 'warning' },
	]);
	judges('malformed-percent', [
		{ text: "url = 'http://shop.com/list-%-d-%B-%Y/'", in: 'python', modern: '-' },
		{ text: "url = 'http://shop.com/list-⸠%⸡-d/'", in: 'python', modern: 'error' },
	]);
	judges('invalid-utf8', [
		{ text: 'puts "No data without a number: https://shop.com/?nr=⸠%9d⸡"', in: 'ruby', modern: 'asked' },
		{ text: 'See https://shop.com/?nr=⸠%9d⸡', in: 'markdown', modern: 'information' },
	]);
	judges('malformed-percent', [
		{ text: 'RewriteRule ^/up/(.*)$ http://shop.com/books/⸠%⸡1/$1 [R=302]', in: 'conf', modern: 'asked' },
		{ text: 'Target http://shop.com/books/⸠%⸡1/$1', in: 'markdown', modern: 'error' },
	]);
	judges('misspelt-scheme', [
		{
			text: 'http://shop.com/a\n0x0060:  7470 3a2f 2f6e 6577 732e 6261 6964 752e  ⸠ttp⸡://shop.com/a',
			in: 'plaintext',
			modern: 'asked',
		},
		{ text: 'http://shop.com/a\nIt is here:  ⸠ttp⸡://shop.com/a', in: 'plaintext', modern: 'warning' },
	]);
	judges('backslash', [
		{ text: '<img src="https://latex.codecogs.com/gif.latex?⸠\\\\⸡&space;becase">', in: 'html', modern: 'asked' },
	]);
	judges('unsafe-character', [
		{ text: '<a href="https://shop.com/new?title=[a]⸠ Bug ⸡-⸠ ⸡/cart">', in: 'html', modern: 'asked' },
		{ text: '<a href="https://shop.com/new?title=Bug⸠ ⸡/cart">', in: 'html', modern: 'warning' },
	]);
	judges('odd-end', [
		{ text: '<a href="http://shop.com/a⸠”⸡">', in: 'html', modern: 'warning' },
		{ text: '<a href="http://shop.com/a⸠」⸡">', in: 'html', modern: 'warning' },
		{ text: '<a href="http://shop.com/「a」">', in: 'html', modern: '-' },
		{ text: '[a](http://shop.com/a⸠）⸡)', in: 'markdown', modern: 'warning' },
		{ text: '[a](http://shop.com/（a）)', in: 'markdown', modern: '-' },
	]);
	judges('password-in-url', [
		{ text: 'mongodb://sally:⸠sallypass⸡@ds0.shop.com:27017/x', in: 'markdown', modern: 'asked' },
		{ text: 'mongodb://sally:⸠sallyx91k⸡@ds0.shop.com:27017/x', in: 'markdown', modern: 'warning' },
	]);
	judges('unsafe-character', [
		{ text: '<https://shop.com/search?q=type%3D⸠"⸡app⸠"⸡>', in: 'markdown', modern: 'asked' },
	]);
	judges('broken-across-lines', [
		{
			text: '# https://shop.com/openjdk/nashorn/blob/main/src/org.openjdk.nashorn/share⸠/⸡\n# classes/org/openjdk/nashorn/index.html',
			in: 'ini',
			modern: 'asked',
		},
	]);
	judges('invalid-host', [{ text: `<p>http://www.⸠${'toolongtext'.repeat(7)}⸡.com</p>`, in: 'html', modern: 'asked' }]);
	judges('misspelt-scheme', [
		{ text: '{"a": "see\\n⸠hhttps⸡://shop.com/x"}', in: 'json', modern: 'warning' },
		{ text: '{"a": "see\\nsrt://127.0.0.1:9494?mode=caller"}', in: 'json', modern: '-' },
	]);
	judges('control-character', [
		{ text: `<p style="background: url('https://shop.com/?size=28&bg=C5&fm=png')">`, in: 'html', modern: '-' },
		{ text: `<p onclick="location='https://shop.com/?a=28&b=C5&n=png'">`, in: 'html', modern: '-' },
	]);
	judges('invisible-character', [
		{ text: '{"a": "See https⸠\u200b⸡://shop.com/x"}', in: 'json', modern: 'asked' },
		{ text: '{"a": "See https://shop.com⸠\u200b⸡/x"}', in: 'json', modern: 'warning' },
	]);
	judges('unsafe-character', [
		{ text: '-- https://shop.com/Core.Set.html#⸠#⸡(SET_GROUP)', in: 'lua', modern: 'asked' },
		{ text: '-- https://shop.com/Core.Set.html#⸠#⸡set', in: 'lua', modern: 'warning' },
	]);
});

describe('what packages of Debian showed', () => {
	judges('malformed-percent', [
		{
			text: "p.add_argument('--x', help=('as in http://tenant⸠%⸡%3Aaccount@shop.com/'))",
			in: 'python',
			modern: 'asked',
		},
		{
			text: '<bind key="a">%Terms (e.g., Surface) are at http://shop.com/docs/a⸠%⸡</bind>',
			in: 'xml',
			modern: 'asked',
		},
		{ text: '<bind key="a">Terms are at http://shop.com/docs/a⸠%⸡</bind>', in: 'xml', modern: 'error' },
	]);
	judges('file-url', [
		{ text: '    <url:file⸠:⸡D:/htdocs/index.php>   # bad!!!', in: 'plaintext', modern: 'asked' },
		{ text: '    <url:file⸠:⸡D:/htdocs/index.php>   # first', in: 'plaintext', modern: 'error' },
	]);
	judges('broken-across-lines', [
		{
			text: 'achievo//atk/javascript/class.php?config_atkroot=http://xxxxxxxxxx⸠/⸡\nagentadmin.php\nadmin.php',
			modern: 'asked',
		},
	]);
	judges('unsafe-character', [{ text: 'A file:///[relative|/absolute]_path is read.', in: 'plaintext', modern: '-' }]);
	judges('mailto-url', [
		{ text: 'A = Problems? <a href="mailto:⸠%0⸡">Contact us</a>.', in: 'ini', modern: 'asked' },
		{ text: 'Problems? <a href="mailto:⸠ana⸡">Contact us</a>.', in: 'html', modern: 'warning' },
	]);
	judges('empty-host', [{ text: 'x = <<A\n<a>#{b.url.gsub(/http:⸠\\/\\/⸡/,"")}</a>\nA\n', in: 'ruby', modern: '-' }]);
	judges('unsafe-character', [
		{ text: '@@http://shop.com/gp/B00|the shop@@, @@https://shop.com/a@@', in: 'plaintext', modern: '-' },
		{ text: '@@http://shop.com/gp/B00⸠|⸡the-shop', in: 'plaintext', modern: 'warning' },
		{
			text: '<a href="https://dx.doi.org/10.1002/1097-0363(20000615)33:3⸠&lt;⸡333::AID-FLD11⸠&gt;⸡3.0.CO;2-7">',
			in: 'html',
			modern: 'asked',
		},
	]);
	judges('broken-across-lines', [
		{
			text: '.nf\n    http://localhost:9999/?version=1.1&operation=searchRetrieve\n    &query=text=(plant%20and%20soil)\n.fi',
			in: 'troff',
			modern: '-',
		},
	]);
	judges('malformed-percent', [
		{ text: '* [[!s name=b url="http://shop.org/⸠%⸡S"]]\n', in: 'markdown', modern: 'error' },
	]);
	judges('nntp-url', [
		{ text: '<em>nntp://host:port/newsgroup/⸠messageNo⸡</em>', in: 'html', modern: 'asked' },
		{ text: '<em>nntp://shop.com/comp.lang/⸠messageNo⸡</em>', in: 'html', modern: 'error' },
	]);
	judges('empty-host', [
		{ text: '<td>a scheme (e.g. <a href="http:⸠//⸡">http://</a>)</td>', in: 'html', modern: 'asked' },
		{ text: '<td>a scheme (e.g. <a href="http:⸠//⸡">here</a>)</td>', in: 'html', modern: 'information' },
	]);
	judges('file-url', [
		{ text: '<p>A name (<a href="file:⸠//⸡">file://</a>) or data.</p>', in: 'html', modern: 'asked' },
		{ text: '<p>This is a <a href="file⸠:⸡line:column">file:line:column</a>.</p>', in: 'html', modern: 'asked' },
		{ text: '<p>This is a <a href="file⸠:⸡notes">link</a>.</p>', in: 'html', modern: 'error' },
		{ text: '* Support Windows file://⸠c:⸡/foo URIs everywhere', modern: 'asked' },
		{ text: '* It is at file://⸠c:⸡/foo everywhere', modern: 'warning' },
	]);
	judges('broken-across-lines', [
		{
			text: '2016/08/29 Jonathan Fullerton   http://www.shop.com/supporters/\n2016/08/29 Ana\n',
			modern: '-',
		},
		{
			text: 'Mozilla/5.0 (compatible; BeetBot/2.3; MSIE 6.0 compatible; +http://www.shop.com/owners.html)\nMozilla/5.0 (compatible; BeetBot; nl; BeetBot 1.0;  http://www.shop.com/\nBillyBobBot/1.0 (+http://shop.org)',
			modern: '-',
		},
		{
			text: 'All that is known is told\nMozilla/5.0 (compatible; BeetBot; nl; BeetBot 1.0;  http://www.shop.com⸠/⸡\nBillyBobBot/1.0 (+http://shop.org)',
			modern: 'hint',
		},
	]);
	judges('scheme-syntax', [
		{
			text: "@font-face { src:url(data:font/ttf;base64,{{ file('a.ttf', b64=True) }}) format('x'); }",
			in: 'css',
			modern: '-',
		},
	]);
	judges('risky-port', [
		{ text: 'Type cd ftp://guest@distant.shop.com:⸠40⸡/pub there.', modern: 'hint' },
		{ text: 'Type cd ftp://guest@distant.shop.com:⸠25⸡/pub there.', modern: 'information' },
	]);
	judges('unsafe-character', [
		{ text: '<!-- <img src="http://shop.com/a/image#⸠#⸡.png"> -->', in: 'html', modern: 'asked' },
		{ text: '<img src="http://shop.com/a/image#⸠#⸡part">', in: 'html', modern: 'warning' },
	]);
	judges('invalid-host', [
		{ text: '.Vb 2\n\\&  f("x"); # http://⸠.⸡net\n.Ve\n', in: 'troff', modern: 'asked' },
		{ text: 'See http://⸠.⸡shop.com/x\n', in: 'troff', modern: 'error' },
		{ text: `It cannot be mended ('<a href="http://x⸠%22⸡⸠+⸡style⸠=⸡⸠%22⸡a:b">x</a>').`, modern: 'asked' },
	]);
	judges('missing-slashes', [
		{ text: 'f("http:foo")\n     ==>  "http⸠:/⸡shop.com/foo"', modern: 'asked' },
		{ text: 'See "http⸠:/⸡shop.com/foo"', modern: 'error' },
	]);
	judges('password-in-url', [{ text: 'Proxy:   http://shop.com:8080,joe@shop.org:2222', modern: '-' }]);
	judges('invalid-ipv6', [{ text: 'cmd ftp://⸠[192.168.0.0⸡/24]/', modern: 'asked' }]);
	judges('invalid-port', [
		{ text: '<c name="http://localhost:⸠81.http-conduit⸡">', in: 'xml', modern: 'asked' },
		{ text: 'rdiff-backup a ssh://me@shop.com:⸠2222::⸡/backup', modern: 'asked' },
		{ text: 'start with +run --url=http://shop.com:⸠3131+⸡.', modern: 'asked' },
		{ text: '<p>http://joe:⸠secret⸡ @ shop.com:666</p>', in: 'html', modern: 'asked' },
	]);
	judges('malformed-percent', [
		{ text: 'It is "%m http://%{Host}i⸠%⸡U%q %H" there.', modern: 'asked' },
		{ text: 'It is "http://shop.com/a⸠%⸡U".', modern: 'error' },
	]);
	judges('unsafe-character', [
		{
			text: '<em> * <a href="http://shop.com/x.⸠&lt;⸡br" target="a">http://shop.com/x.&lt;br</a>></em>',
			in: 'html',
			modern: 'asked',
		},
		{ text: '![a](https://img.shields.io/badge/a-3.6%20⸠|⸡%203.7.svg)', in: 'markdown', modern: 'asked' },
		{ text: '![a](https://shop.com/x/a⸠|⸡b.svg)', in: 'markdown', modern: 'hint' },
		{ text: String.raw`^\w{3} [ :0-9]{11} visit http://shop.com/(a⸠|⸡b)$`, in: 'plaintext', modern: 'asked' },
	]);
	judges('mailto-url', [
		{
			text: '<em>@author <a href="mailto:⸠oleg⸡" target="a">mailto:oleg</a> at shop.com</em>',
			in: 'html',
			modern: 'asked',
		},
	]);
	judges('missing-slashes', [
		{ text: '--   (http⸠:/⸡<i>shop.com</i>docs)', modern: 'asked' },
		{ text: String.raw`(default: \fI\%http⸠:/⸡\fP/<leader IP>:8000)`, in: 'troff', modern: 'asked' },
	]);
	judges('file-url', [
		{ text: '<a href="file⸠:⸡./shop.py">./shop.py</a>', in: 'html', modern: 'asked' },
		{ text: '<a href="file⸠:⸡./shop.py">the source</a>', in: 'html', modern: 'error' },
	]);
	judges('malformed-percent', [
		{ text: 'url = http://%%HOST/', in: 'ini', modern: '-' },
		{ text: 'cred_store = ccache:FILE:/var/krb5cc_⸠%⸡U', in: 'ini', modern: 'asked' },
		{ text: 'remote = origin https://shop.com/USERNAME/⸠%⸡N.git ; no default', modern: 'asked' },
	]);
	judges('password-in-url', [
		{ text: 'http_proxy=http://usuario:contra@proxy.shop.com:8080 le', modern: '-' },
		{ text: 'http_proxy=http://usuario:⸠Kw3!tz8Q⸡@proxy.shop.com:8080 le', modern: 'warning' },
	]);
	judges('numeric-host', [
		{ text: 'Accepting connections at http://⸠0⸡:3000/', modern: 'asked' },
		{ text: '<a href="http://⸠0⸡:3000/">', in: 'html', modern: 'warning' },
	]);
	judges('empty-host', [{ text: 'channel: http:⸠//⸡#(network).irc.shop.com/ *', modern: 'asked' }]);
	judges('backslash', [
		{
			text: '```````` example\n<http://shop.com?find=⸠\\\\⸡*>\n````````\n',
			modern: 'asked',
		},
	]);
	judges('malformed-percent', [{ text: `t = t:gsub("(http://[%a%d@%.:/&%?=%-_#%%~]+)", f)`, in: 'lua', modern: '-' }]);
	judges('misspelt-scheme', [{ text: 'from {f,ht}⸠tp⸡://shop.com/pub', modern: 'asked' }]);
	judges('risky-port', [{ text: '#   http://f.q.d.n:42/aa', in: 'perl', modern: '-' }]);
	judges('backslash', [
		{ text: String.raw`Replace  /home/(.*)/html/  http://shop.com/\1/`, modern: '-' },
		{ text: String.raw`go to \uhttp://shop.com/x\u for it`, modern: '-' },
	]);
	judges('file-url', [{ text: '<a href="FILE⸠:⸡NBR:Error*" >FILE:NBR:Error*</A>', in: 'html', modern: 'asked' }]);
	judges('empty-host', [
		{ text: '<li>enable paths in <a class="r" href="ssh:⸠//⸡">ssh://</a> repo URLs</li>', in: 'html', modern: 'asked' },
	]);
	judges('missing-slashes', [
		{ text: '<dd>a <a href="ssh⸠:⸡-type">ssh:-type</a> repo</dd>', in: 'html', modern: 'asked' },
		{ text: '<dd>a <a href="ssh⸠:⸡shop.com">repo</a></dd>', in: 'html', modern: 'error' },
	]);
	judges('invalid-port', [{ text: 'http://www.shop.com:⸠3128=1.2.3.4⸡/index.html', modern: 'asked' }]);
	judges('numeric-host', [
		{ text: '<a href="http://⸠www.shop.com=1.2.3.4⸡/index.html">', in: 'html', modern: 'asked' },
	]);
	judges('unsafe-character', [{ text: ':mbox  <mailto:⸠{⸡$author->{mbox}}>.', in: 'perl', modern: 'asked' }]);
});
