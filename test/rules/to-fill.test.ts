// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the documents hold placeholders

/** What is to be filled in, masked or left out, beside what only looks so and must be told. */

import { describe } from 'node:test';
import { judges, silent } from './judged';

describe('fields, names and parts to be filled in', () => {
	judges('scheme-syntax', [
		{
			text: '{"a": "id,EQUAL,urn:uuid:⸠254604ab-2153-45fb-8cad-54ef09f4070e,AND⸡"}',
			in: 'json',
			modern: 'asked',
		},
		{ text: '{"a": "urn:uuid:⸠254604ab-2153-45fb-8cad-54ef09f4070⸡"}', in: 'json', modern: 'warning' },
		{ text: '<urn:⸠c⸡:shops> a skos:Concept .', modern: 'asked' },
		{ text: '<urn:⸠c-⸡:shops> a skos:Concept .', modern: 'warning' },
		{ text: '<a id="call" href="tel⸠:⸡">', in: 'html', modern: 'asked' },
	]);
	judges('empty-host', [
		{ text: '<a address="http://#[header:INBOUND:host]/#[vars.path]Mail" />', in: 'xml', modern: '-' },
		{ text: '<a address="http:⸠//⸡#header:INBOUND:host" />', in: 'xml', modern: 'error' },
	]);
	judges('deceptive-user', [
		{ text: '<a href="https://⸠shop.com⸡@assets("images/favicon.png")">', in: 'html', modern: 'asked' },
		{ text: '<a href="https://⸠shop.com⸡@assets.net/x">', in: 'html', modern: 'warning' },
	]);
	judges('file-url', [
		{ text: 'at <file:line> it says', in: 'markdown', modern: '-' },
		{ text: 'at <file⸠:⸡shop> it says', in: 'markdown', modern: 'error' },
	]);
	judges('invalid-host', [
		{ text: '![](https://static.<<<brand.domain>>>/x.png)', in: 'markdown', modern: '-' },
		{ text: '![](https://static⸠<⸡brand.domain/x.png)', in: 'markdown', modern: 'error' },
		{ text: 'f(`https://api.shop.com${path}${mark}page⸠=⸡${page}`)', in: 'javascript', modern: 'asked' },
		{ text: 'f(`https://${api}.shop⸠;⸡com/${page}`)', in: 'javascript', modern: 'error' },
		{ text: 'x: "http://`endpoint`/status"', in: 'yaml', modern: '-' },
		{ text: '访问 http://你的域名⸠(⸡网址⸠)⸡/shop/ 页面', modern: 'asked' },
		{ text: '访问 http://商店⸠,⸡网上/shop/ 页面', modern: 'error' },
		{ text: '"re": "//d.com/?q=site:https://www.shop.com⸠%20⸡"', modern: 'asked' },
		{ text: '"re": "//d.com/ https://www.shop.com⸠%20⸡"', modern: 'error' },
		{ text: `<script>x='<a href="http://www.shop.com'+row.url+'" target="_blank">'</script>`, in: 'html', modern: '-' },
	]);
	judges('scheme-syntax', [
		{ text: `f("<img src='data:image/png;base64,"+x.toString("base64")+"'>")`, in: 'markdown', modern: '-' },
		{ text: `f("<img src='data:image/png;base64,⸠"x⸡'>")`, in: 'markdown', modern: 'warning' },
	]);
	judges('unsafe-character', [
		{ text: "'<mailto:%s⸠|⸡%s> wrote'", in: 'javascript', modern: 'asked' },
		{ text: "'mailto:%s⸠|⸡x'", in: 'javascript', modern: 'hint' },
		{ text: '<a href="https://shop.com/[...]">', in: 'html', modern: '-' },
		{ text: '<a href="https://shop.com/..⸠]⸡">', in: 'html', modern: 'warning' },
		{
			text: '<a href="https://shop.com/[Project Name]">, "https://shop.com/?q=[Search Term]&a"',
			in: 'html',
			modern: '-',
		},
		{ text: '<a href="https://shop.com/x⸠[⸡Page">', in: 'html', modern: 'hint' },
		{ text: 'a,en:https://shop.com/en/x⸠|⸡de:https://shop.com/de/x,b', in: 'csv', modern: 'asked' },
		{ text: 'a,"https://shop.com/en/x⸠|⸡de",b', in: 'csv', modern: 'hint' },
		{ text: 'x = "urn:oasis:a::Invoice#⸠#⸡urn:b"', in: 'java', modern: 'asked' },
		{ text: '<a href="<https://shop.com/x⸠"⸡>">', in: 'markdown', modern: 'asked' },
		{ text: '<https://shop.com/x⸠"⸡>', in: 'markdown', modern: 'warning' },
		{ text: '"entryPlaceholder": "https://shop.com/miniapp 或 /miniapps/index"', in: 'json', modern: '-' },
		{ text: '"entryUrl": "https://shop.com/miniapp 或 /miniapps/index.html"', in: 'json', modern: '-' },
		{ text: '"entryUrl": "https://shop.com/miniapp⸠ ⸡miniapps"', in: 'json', modern: 'hint' },
	]);
	judges('unsafe-character', [
		{ text: 'img.src = "https://shop.com/img/Truth⸠ or ⸡Dare.jpg"', in: 'javascript', modern: 'hint' },
		{ text: '{"url": "https://shop.com/产品⸠ ⸡介绍"}', in: 'json', modern: 'hint' },
		{ text: '{"regex": "a|b|c|d|e", "url": "https://shop.com/x⸠|⸡y"}', in: 'json', modern: 'hint' },
		{ text: '<a href="https://shop.com/x⸠^^⸡2">', in: 'html', modern: 'hint' },
	]);
	judges('invalid-host', [
		{ text: 'f(`https://api.${env}.exa⸠|⸡mple.com/z`)', in: 'javascript', modern: 'hint' },
		{ text: '<a href="http://主机⸠-⸡.cn/">', in: 'html', modern: 'error' },
	]);
	judges('invalid-port', [{ text: '<a href="http://shop:⸠reports⸡/x">', in: 'html', modern: 'error' }]);
	judges('malformed-percent', [
		{ text: '{"a": "git+https://shop.com/50⸠%⸡/x"}', in: 'json', modern: 'hint' },
		{ text: '{"a": "s3://shop.com/50⸠%⸡/x"}', in: 'json', modern: 'asked' },
		{ text: 'Result := "https://shop.com/%S/json"', in: 'eiffel', modern: '-' },
		{ text: 'Result := "https://shop.com/a⸠%⸡zz/y"', in: 'eiffel', modern: 'error' },
	]);
	judges('backslash', [
		{ text: `x: jq -r '.[] | "https://shop.com/c/\\(.name)/x"'`, in: 'yaml', modern: '-' },
		{ text: `x: jq -r '.[] | "https://shop.com/c/⸠\\⸡name/x"'`, in: 'yaml', modern: 'warning' },
	]);
	judges('password-in-url', [
		{ text: '<a href="mongodb://jane:⸠None⸡@shop.com/">', in: 'html', modern: '-' },
		{ text: '<a href="mongodb://jane:⸠Nine7⸡@shop.com/">', in: 'html', modern: 'hint' },
	]);
	judges('missing-slashes', [
		{ text: 'source "A group, https⸠:////⸡www.shop.com//x"', modern: 'asked' },
		{ text: 'A group, https⸠:////⸡www.shop.com//x', modern: 'error' },
		{ text: 'curl -X GET --unix-socket /tmp/d.sock http⸠:/⸡localhost/v1', in: 'shellscript', modern: 'asked' },
		{ text: 'curl -X GET http⸠:/⸡localhost/v1', in: 'shellscript', modern: 'error' },
		{ text: '{"t": "assert is_valid_URL(\\"https⸠:/⸡www.shop.com\\")"}', in: 'json', modern: 'asked' },
	]);
	judges('invalid-port', [
		{ text: '<m xmlns="http://www.shop.de:⸠meta:1.0⸡">', in: 'xml', modern: 'asked' },
		{ text: '<m href="http://www.shop.de:⸠meta⸡">', in: 'xml', modern: 'error' },
		{ text: 'def f():\n    """\n    ``http://localhost:⸠bad⸡/`` is refused\n    """', in: 'python', modern: 'asked' },
	]);
	judges('mailto-url', [
		{ text: '<del cite="mailto:⸠a-3024⸡" datetime="2007">', in: 'html', modern: 'asked' },
		{ text: '<a href="mailto:⸠a-3024⸡" title="2007">', in: 'html', modern: 'warning' },
	]);
	judges('broken-across-lines', [
		{ text: '// TODO at https://shop.com/search?project=_\n// const x = 1', in: 'typescript', modern: '-' },
	]);
	judges('numeric-host', [
		{ text: "ip := 'http://⸠10.173.192.⸡' + (STRING)(node() % 40) + ':9876';", modern: 'asked' },
		{ text: "Go to 'http://⸠10.173.192⸡.' Then wait", modern: 'warning' },
	]);
	judges('backslash', [
		{ text: 'my $a="file:/$drive$place⸠\\\\⸡x";', in: 'perl', modern: 'asked' },
		{ text: 'my $a="file:///place⸠\\\\⸡x";', in: 'perl', modern: 'warning' },
	]);
	judges('invalid-port', [
		{ text: 'msgstr "http://proxy_host:⸠proxy_port_number⸡/"', in: 'po', modern: 'asked' },
		{ text: 'See http://proxy.shop.com:⸠proxies⸡/', in: 'markdown', modern: 'error' },
		{ text: '{"name": "invalid-port", "a": "https://shop.com:⸠99999⸡/x"}', in: 'json', modern: 'asked' },
		{ text: '{"name": "port", "a": "https://shop.com:⸠99999⸡/x"}', in: 'json', modern: 'error' },
		{ text: '{"invalidDate": "Not a date", "help": "https://shop.com:⸠99999⸡/x"}', in: 'json', modern: 'error' },
	]);
	judges('malformed-percent', [
		{ text: 'x = format("http://www.%1%/schema/%2%", a, b);', in: 'cpp', modern: '-' },
		{ text: 'x = f("http://shop.com/⸠%⸡-")', in: 'cpp', modern: 'hint' },
		{ text: '<?php $a = sprintf("http://%s%sinstaller", $b, $c);', in: 'php', modern: '-' },
		{ text: '<?php $a = f("http://a.com/b⸠%⸡sinstaller", $b, $c);', in: 'php', modern: 'hint' },
	]);
	judges('invalid-host', [
		{ text: `sh -c 'echo "ssh://$(hostname)⸠$⸡⸠(⸡flux -e 's!a!b!')"'`, in: 'shellscript', modern: 'asked' },
		{ text: 'x = "ssh://host⸠,⸡flux/uri"', in: 'shellscript', modern: 'error' },
	]);
	judges('unsafe-character', [
		{ text: '<a href="mailto:{$a[i].b|replace:"<":"&lt;"}">', in: 'html', modern: '-' },
		{ text: '<a href="mailto:⸠{⸡a[i].b|replace:"<":"&lt;"}">', in: 'html' },
	]);
});

describe('masks, colours, codes and cookies', () => {
	judges('invalid-host', [
		{ text: `echo "curl http://⸠\\$⸡⸠(⸡hostname -I | cut -c 3)/x"`, in: 'shellscript', modern: 'asked' },
		{ text: "example='http://1xx.2xx.3xx.⸠4xx⸡:8848'", modern: 'asked' },
		{ text: 'addCookie("https://⸠.⸡shop.com", c)', in: 'kotlin', modern: 'asked' },
		{ text: 'open("https://⸠.⸡shop.com", c)', in: 'kotlin', modern: 'error' },
	]);
	judges('malformed-percent', [
		{ text: 'https://a.com/x?Signature=%2F⸠%⸡xxxxxx&u=ws%3A%2F⸠%⸡****&b', modern: 'asked' },
		{ text: '[https://a.com/x?u=ws%3A%2F⸠%⸡****]', modern: 'asked' },
		{ text: 'https://a.com/x?Signature=%2F⸠%⸡xyz', modern: 'error' },
		{ text: "x = {u: 'https://a.com/embed/%id%?autoplay=1'}", in: 'javascript', modern: '-' },
		{ text: "x not like 'github:https://a.com/%/runs/%'", in: 'sql', modern: '-' },
		{ text: "x <> 'github:https://a.com/⸠%⸡/runs/⸠%⸡'", in: 'sql', modern: 'hint' },
	]);
	judges('unsafe-character', [
		{ text: 'a = `name|text|yes|20|Page, https://shop.com/summer⸠|⸡Enter it`', in: 'javascript', modern: 'asked' },
		{ text: 'a = `https://shop.com/summer⸠|⸡Enter`', in: 'javascript', modern: 'hint' },
		{ text: 'at f (file:///home/me/⸠^[[⸡39mlib/x.js:3)', modern: 'asked' },
		{ text: 'at f (file:///home/me/⸠^⸡39mlib/x.js:3)', modern: 'warning' },
		{ text: '{"a": "Order?_tag:not=https://shop.com/type⸠|⸡billing"}', in: 'json', modern: 'asked' },
		{ text: '{"a": "Order https://shop.com/type⸠|⸡billing"}', in: 'json' },
		{ text: 'u = "https://a.com/x?code={hub.{event}.{id}}"', in: 'terraform', modern: '-' },
	]);
	judges('scheme-syntax', [
		{ text: '[a](https://shop.com/<$ a.b|replace("/a/", "")|replace("//","/") $>)', in: 'markdown', modern: '-' },
		{ text: '[a](https://shop.com/<%= a.b|replace("/a/", "") %>/x)', in: 'markdown', modern: '-' },
		{ text: 'const a = `<a href="https://www.\\`__domain__\\`/x?id=\\`__id__\\`">`;', in: 'typescript', modern: '-' },
		{ text: '[a](https://shop.com/{$ a.b|replace("/a/", "") $}/x)', in: 'markdown', modern: '-' },
		{ text: `<img src="data:image/png;base64, {!! f('png')->g('x y') !!}">`, in: 'html', modern: '-' },
		{ text: "x: 'urn:uuid:' + id", in: 'yaml', modern: '-' },
	]);
	judges('missing-slashes', [
		{ text: '127.0.0.1 - - [10/Oct/2026:13:55:36 +0000] "GET /" http⸠:/⸡shop.com/x', modern: 'asked' },
		{ text: '    at ^[[90m http⸠:/⸡shop.com/x', modern: 'asked' },
		{ text: 'Updated on 2026-06-20 10:11:12. See http⸠:/⸡shop.com/x', modern: 'error' },
		{ text: 'On 2026-06-20 I saw http⸠:/⸡shop.com/x', modern: 'error' },
		{ text: '2026-06-20T04:25:52 http⸠:/⸡shop.com/x', in: 'markdown', modern: 'error' },
	]);
	judges('numeric-host', [
		{ text: "example='http://⸠8.152⸡. XXX.XXX'", modern: 'asked' },
		{ text: "example='http://⸠8.152⸡. Next'", modern: 'warning' },
		{ text: 'See **http://⸠8.152⸡** and more', in: 'markdown', modern: 'warning' },
	]);
	judges('mailto-url', [
		{ text: 'open /mail?uri=mailto:me@shop.com⸠&⸡to=x', modern: 'asked' },
		{ text: 'open mailto:me@shop.com⸠&⸡to=x', modern: 'warning' },
	]);
	judges('empty-host', [
		{
			text: '<a href="https://me@bank.com⸠@⸡/login">',
			in: 'html',
			modern: 'error',
			also: { modern: ['reserved-character@"@" warning'] },
		},
	]);
	judges('reserved-character', [{ text: 'a = "http://a.com@product.cdnpath@/x.png"', in: 'javascript', modern: '-' }]);
	judges('deceptive-user', [{ text: '<a href="http://me@⸠bank.com⸡@evil.com/x">', in: 'html' }]);
	judges('missing-slashes', [
		{
			text: '// Invalid base URL (missing colon)\nx = f("a", "https⸠//⸡shop.com");',
			in: 'javascript',
			modern: 'asked',
		},
		{ text: '```js\n// Invalid base URL\nx = f("a", "https⸠//⸡shop.com");\n```', in: 'markdown', modern: 'asked' },
		{ text: '// The base URL\nx = f("a", "https⸠//⸡shop.com");', in: 'javascript', modern: 'error' },
	]);
	judges('file-url', [{ text: 'A=file://⸠db.db?mode=ro⸡', modern: 'asked' }]);
	judges('password-in-url', [
		{ text: 'url: "postgresql://shop:shop2024@db:5432/x"', in: 'yaml', modern: '-' },
		{ text: 'url: "postgresql://shop:⸠atmosphere⸡@gnu.org/x"', in: 'yaml', modern: 'warning' },
		{ text: 'url: "postgresql://shop:re_MyApiKeyHere@gnu.org/x"', in: 'yaml', modern: '-' },
		{ text: 'url: "postgresql://shop:fish2024@db:5432/x"', in: 'yaml', modern: '-' },
		{ text: 'url: "postgresql://shop:shop_local_only@gnu.org:5432/x"', in: 'yaml', modern: '-' },
	]);
});

describe('what is to be filled in', () => {
	judges('unsafe-character', [
		{ text: 'const a = { href: `https://a.example/?q=${b}⸠ ⸡${c}` };', in: 'javascript', modern: 'asked' },
		{ text: 'const a = { href: `https://a.example/?q=${b}⸠ x ⸡${c}` };', in: 'javascript', modern: 'asked' },
	]);
	judges('empty-host', [
		{ text: 'f("http:⸠//⸡:%d/metrics", port)', in: 'go', modern: 'asked' },
		{ text: 'get("http:⸠//⸡:9001/register")', in: 'javascript', modern: 'error' },
		{ text: 'NameNode: http:⸠//⸡:50070/', modern: 'asked' },
		{ text: 'NameNode: http:⸠//⸡:50070/jmx', modern: 'error' },
		{ text: 'new Page("http:⸠//⸡/local/home", true);', in: 'java', modern: 'asked' },
		{ text: '<a href="http:⸠//⸡/local/home">', in: 'html', modern: 'error' },
		{ text: 'Example app listening at http:⸠//⸡:::3000', modern: 'asked' },
		{ text: '<a href="http:⸠//⸡:3000">', in: 'html', modern: 'error' },
		{ text: 'Liveness: http-get http:⸠//⸡:1936/healthz delay=0s', modern: 'asked' },
		{ text: 'Liveness is http:⸠//⸡:1936/healthz', modern: 'error' },
		{ text: '<a source="http:⸠//⸡/org/eclipse/emf/ecore/util/ExtendedMetaData"/>', in: 'xml', modern: 'asked' },
		{ text: '<a source="http:⸠//⸡/organs/eclipse"/>', in: 'xml', modern: 'error' },
	]);
	judges('invalid-host', [
		{ text: 'echo "or https://.${NC}"', in: 'shellscript', modern: '-' },
		{ text: 'echo "https://⸠.⸡${NC}/x"', in: 'shellscript', modern: 'error' },
		{ text: 'on (https://id-preview--5decb376⸠-⸡...)', modern: 'asked' },
		{ text: 'on (https://id-preview--5decb376⸠-⸡.)', modern: 'error' },
		{ text: '서버는 https://⸠~⸡⸠~⸡에 있다', modern: 'asked' },
		{ text: 'url: https://⸠~⸡', in: 'yaml', modern: 'asked' },
		{ text: 'see http://⸠~⸡a.example/', modern: 'error' },
		{ text: 'see <a href=3D"http://⸠=⸡\na.example/x">', modern: 'asked' },
	]);
	judges('unsafe-character', [
		{ text: '<a href="irc://irc.example/#⸠#⸡chat">', in: 'html', modern: 'asked' },
		{ text: '<a href="http://irc.example/#⸠#⸡chat">', in: 'html', modern: 'warning' },
		{ text: '?code=http://snomed.info/sct⸠|⸡73211009', modern: 'asked' },
		{ text: 'code: http://a.example/sct⸠|⸡73211009', modern: 'warning' },
		{ text: 'POST https://a.example/api/insert⸠|handle|⸡delete', modern: 'asked' },
		{ text: '[x](https://a.example/api/insert⸠|handle|⸡delete)', in: 'markdown', modern: 'hint' },
		{ text: 'POST https://a.example/api/insert⸠|⸡handle', modern: 'warning' },
		{ text: 'Someone (https://a.example/p/font⸠|⸡me@a.example), with', modern: 'asked' },
		{ text: 'Someone (https://a.example/p/font⸠|⸡me@a), with', modern: 'warning' },
	]);
	judges('scheme-syntax', [
		{ text: '<o action="urn:⸠addAddress⸡">', in: 'xml', modern: 'asked' },
		{ text: '<o href="urn:⸠addAddress⸡">', in: 'xml', modern: 'warning' },
		{ text: 'urn:uuid:⸠08cf7419-⸡…351d7', modern: 'asked' },
		{ text: 'urn:uuid:⸠08cf7419-⸡', modern: 'warning' },
		{ text: 'urn:uuid:⸠root-data-service-id⸡', modern: 'asked' },
		{ text: 'urn:uuid:⸠f81d4fae-7dec-11do-a765-0Oa0c91e6bf6⸡', modern: 'warning' },
	]);
	judges('invalid-port', [
		{ text: 'see http://localhost:⸠%7Bport%7D⸡', modern: 'asked' },
		{ text: 'on http://localhost:⸠30000-30002⸡, and', modern: 'asked' },
		{ text: '[x](http://localhost:⸠30000-30002⸡)', in: 'markdown', modern: 'error' },
		{ text: 'f("http://localhost:⸠8080:Airflow⸡ UI")', in: 'shellscript', modern: 'asked' },
		{ text: 'see http://localhost:⸠8080:Airflow⸡', modern: 'error' },
		{ text: 'f("http://修改ip地址:⸠修改端口⸡/x")', in: 'java', modern: 'asked' },
		{ text: '<a href="http://修改ip地址:⸠修改端口⸡/x">', in: 'html', modern: 'error' },
		{ text: 'listening at http://undefined:⸠undefined⸡', modern: 'asked' },
		{ text: 'see http://xxx.xxx.xxx.xxx:⸠demo⸡/', modern: 'asked' },
		{ text: 'http://a.example:⸠port-number⸡/x', modern: 'asked' },
		{ text: 'https://a.example:⸠HTTP-PORT⸡/', modern: 'asked' },
		{ text: 'ssh://git@host.shop.example:⸠my-org⸡/repo.git', modern: 'error' },
	]);
	judges('numeric-host', [
		{ text: 'url: http://worker:30000@⸠0⸡', modern: 'asked' },
		{ text: 'url: http://worker@⸠3232235521⸡', modern: 'warning' },
		{ text: 'add <https://⸠1⸡>', modern: 'asked' },
		{ text: 'add <https://⸠1⸡/x>', modern: 'warning' },
		{ text: '{"a": "https://⸠000.000.000.000⸡:9440/x"}', in: 'json', modern: 'asked' },
		{ text: '{"a": "http://⸠127.0.01⸡:4567"}', in: 'json', modern: 'warning' },
	]);
	silent(
		'no password',
		'plaintext',
		['https://git::@github.com/x.git', 'mongodb://a:AbCdEfGhIjKlMnOp==@db.shop.test/'],
		'modern',
	);
});
