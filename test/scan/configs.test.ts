// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the documents hold placeholders

/** Shells, settings and tables: where a value ends, and what its escapes stand for. */

import { finds, findsNothing, reads } from './marked';

finds('words', 'shellscript', [
	'curl ⸠http://a.example/b?x=1⸡&y=2',
	'curl ⸠http://a.example/b⸡;ls',
	'curl ⸠http://a.example/b⸡|sh',
	'(curl ⸠http://a.example/b⸡)',
	'A=$(curl ⸠http://a.example/b⸡)',
	'A=`curl ⸠http://a.example/b⸡`',
	'curl ⸠http://a.example/b⸡>out 2>&1',
	'A=⸠http://a.example/$B/c⸡',
	'A=⸠http://${B:-a.example}/$(date +%Y)/c⸡',
	'git clone ⸠ssh://git@a.example/r.git⸡',
	'curl ⸠http://a.example/b#c⸡ # ⸠http://b.example/d⸡',
	'usage: x ⸠http://<host>/b⸡',
]);

finds('quotes', 'shellscript', [
	"curl '⸠http://a.example/b?x=1&y=2⸡'",
	'curl "⸠http://a.example/b?x=1&y=2⸡"',
	'curl "⸠http://a.example/b⸡ (c"',
	'curl "⸠http://$A:${B}/c⸡"',
	'echo "see ⸠http://a.example/b⸡."',
	"echo 'it'\\''s ⸠http://a.example/b⸡'",
	"A='\n⸠http://a.example/b⸡\n'\nB=⸠http://a.example/c⸡&d",
	'echo \\"; curl ⸠http://a.example/b⸡&c',
]);

finds('comments and here documents', 'shellscript', [
	'# ⸠http://a.example/b⸡, ⸠http://a.example/c⸡.',
	"# don't\ncurl ⸠http://a.example/b⸡&c '⸠http://a.example/d&e⸡'",
	"cat <<EOF\nit's ⸠http://a.example/b?c&d⸡\nEOF\ncurl ⸠http://a.example/b⸡&c",
	"cat <<-'EOF'\n\tit's ⸠http://a.example/b?c&d⸡\n\tEOF\ncurl ⸠http://a.example/b⸡&c",
	'x=$((1<<n))\ncurl ⸠http://a.example/b⸡&c',
	"don't\n\ncurl '⸠http://a.example/b?c&d⸡' ⸠http://a.example/b⸡&c",
	'# <URL:⸠http://a.example/b\n# /c⸡>',
	'# <⸠http://a.example/b\n# /c⸡>',
]);

reads('escapes', 'shellscript', [
	['curl ⸠http://a.example/b\\?x=1\\&y=2⸡', 'http://a.example/b?x=1&y=2', '\\?', '\\&'],
	['curl ⸠http://a.example/\\\nb⸡', 'http://a.example/b'],
	['curl "⸠http://a.example/\\$b⸡"', 'http://a.example/$b', '\\$'],
	['curl "⸠http://a.example/b\\\n/c⸡"', 'http://a.example/b/c'],
	["curl $'⸠http://a.example/\\x62⸡'", 'http://a.example/b', '\\x62'],
	["curl '⸠http://a.example/a&b⸡'", 'http://a.example/a&b'],
]);

finds('Dockerfiles', 'dockerfile', [
	'FROM a:1\nRUN curl -L ⸠http://a.example/b⸡ | sh',
	'ADD ⸠http://a.example/b.tar.gz⸡ /c',
	'ENV A=⸠http://a.example/b⸡ C="⸠http://a.example/d⸡"',
	'CMD ["curl", "⸠http://a.example/b⸡"]',
	'RUN curl ⸠http://a.example/b⸡ && \\\n\t# ⸠http://a.example/c⸡.\n\tls',
	'RUN <<EOF\ncurl ⸠http://a.example/b⸡\nEOF',
]);

finds('makefiles', 'makefile', [
	'URL := ⸠http://a.example/b⸡ # ⸠http://a.example/c⸡.',
	'URL ?= ⸠http://$(HOST)/b⸡',
	'a:\n\tcurl "⸠http://a.example/$$b?c&d⸡" -o $@',
	"a:\n\t@echo don't; curl ⸠http://a.example/b⸡; ls",
]);

finds('batch files', 'bat', [
	'start ⸠http://a.example/b⸡&ls',
	'start "" "⸠http://a.example/b?c&d⸡"',
	'REM See ⸠http://a.example/b⸡.',
	':: See ⸠http://a.example/b⸡.',
	'set A=⸠http://%HOST%/b⸡',
	'@echo off & rem ⸠http://a.example/b⸡.',
]);
reads('escapes', 'bat', [
	['start ⸠http://a.example/b?c^&d⸡', 'http://a.example/b?c&d', '^&'],
	['start ⸠http://a.example/b%%20c⸡', 'http://a.example/b%20c', '%%'],
	['start ⸠http://a.example/%%C3%%A9x.html%%C3%%A9⸡', 'http://a.example/%C3%A9x.html%C3%A9', '%%', '%%', '%%', '%%'],
	['start "" "⸠http://a.example/b%%20c⸡"', 'http://a.example/b%20c', '%%'],
]);

finds('plain scalars', 'yaml', [
	'- link:\n  - /url: ⸠https://a.example/search/대구 중구 10길⸡\n- text: ⸠https://a.example/⸡ is it',
	'a: ⸠http://a.example/b⸡',
	'a: ⸠http://a.example/b#c⸡',
	'a: ⸠http://a.example/b⸡ # ⸠http://a.example/c⸡.',
	'a: ⸠http://a.example/b.⸡',
	'a: See ⸠http://a.example/b⸡.',
	'⸠http://a.example/b⸡: c',
	'- ⸠http://a.example/b,c⸡',
	'[⸠http://a.example/b⸡,⸠http://a.example/c⸡]',
	'[⸠http://a.example/b⸡,c]',
	'a: [⸠http://a.example/b⸡, "⸠http://a.example/[c],d⸡"]',
	'{a: ⸠http://a.example/b⸡,c: d}',
	'{"a":"⸠http://a.example/b⸡","c":⸠http://a.example/d⸡}',
	'a:\n  [\n    ⸠http://a.example/b⸡,c\n  ]\nd: ⸠http://a.example/b,c⸡',
	'a: !tag ⸠http://a.example/b⸡',
	'a: &b ⸠http://a.example/b⸡',
	'a: ⸠http://{{ b }}/c⸡',
	'a: ⸠http://${B}/c⸡\n',
	'# <URL:⸠http://a.example/b\n# /c⸡>',
	'a: <⸠http://a.example/b⸡>',
]);

finds('quoted and block scalars', 'yaml', [
	"a: '⸠http://a.example/b#c⸡'",
	'a: "⸠http://a.example/b.⸡"',
	'a: "See ⸠http://a.example/b⸡."',
	'a: "b\n  ⸠http://a.example/b⸡ c"\nd: ⸠http://a.example/b⸡',
	"a: don't\nb: '⸠http://a.example/it''s⸡'",
	'a: |\n  "b: ⸠http://a.example/b⸡ # c\n  \'⸠http://a.example/c⸡\nd: "⸠http://a.example/e\\/f⸡"',
	'- a: >-\n    ⸠http://a.example/b⸡\n\n    [⸠http://a.example/c⸡\n  d: ⸠http://a.example/b,c⸡',
	'- |\n  [\n- ⸠http://a.example/b,c⸡',
	'a: "unclosed\n\nb: ⸠http://a.example/b⸡ # c',
	'a: [unclosed\n\nb: ⸠http://a.example/b,c⸡',
	'run: |\r\n  curl "⸠http://a.example/b⸡"\r\nb: ⸠http://a.example/b,c⸡\r\n',
]);

reads('escapes', 'yaml', [
	['a: "⸠http:\\/\\/a.example\\/b⸡"', 'http://a.example/b', '\\/', '\\/', '\\/'],
	['a: "⸠http://a.example/\\x62\\u0063\\U00000064⸡"', 'http://a.example/bcd', '\\x62', '\\u0063', '\\U00000064'],
	['a: "⸠http://a.example/\\\n    b⸡"', 'http://a.example/b'],
	["a: '⸠http://a.example/it''s⸡'", "http://a.example/it's", "''"],
	["a: '⸠http://a.example/\\b⸡'", 'http://a.example/\\b'],
]);

findsNothing('keys and images', 'yaml', ['a: b:c', 'image: a:1', '{http: a}', 'http:\n  a: b']);

finds('TOML', 'toml', [
	'a = "⸠http://a.example/b⸡" # ⸠http://a.example/c⸡',
	"a = '⸠http://a.example/\\b⸡'",
	'a = ["⸠http://a.example/b⸡","⸠http://a.example/c⸡"]',
	'a = """\nit\'s "⸠http://a.example/b⸡".\n"""\nb = "⸠http://a.example/b⸡"',
	"a = '''\n\"⸠http://a.example/b⸡\n'''\nb = '⸠http://a.example/b⸡'",
	'a = "unclosed\nb = "⸠http://a.example/b⸡"',
]);
reads('TOML', 'toml', [
	['a = "⸠http:\\u002F\\u002Fa.example⸡"', 'http://a.example', '\\u002F', '\\u002F'],
	['a = """⸠http://a.example/\\\n   b⸡"""', 'http://a.example/b'],
]);

finds('INI', 'ini', [
	'a=⸠http://a.example/b⸡',
	'a = ⸠http://a.example/b.⸡',
	'a = ⸠http://a.example/b;c#d⸡',
	'a = ⸠http://a.example/b⸡ ; ⸠http://a.example/c⸡.',
	'; ⸠http://a.example/b⸡.',
	'# ⸠http://a.example/b⸡.',
	'a = "⸠http://a.example/b⸡"',
	'a = ⸠http://%(host)s/b⸡',
	"a = don't\nb = ⸠http://a.example/b⸡",
	'; <URL:⸠http://a.example/b\n; /c⸡>',
]);
finds('servers', 'nginx', [
	'proxy_pass ⸠http://a.example/b⸡;',
	'return 301 ⸠https://$host$request_uri⸡;',
	'rewrite ^/a$ ⸠http://a.example/b?c=$1⸡ permanent; # ⸠http://a.example/c⸡.',
]);
finds('servers', 'apacheconf', [
	'# ⸠http://a.example/b⸡.\nRedirect / ⸠http://a.example/b#c⸡',
	'ProxyPass "/a" "⸠http://a.example/b⸡"',
]);

finds('properties', 'properties', [
	'a=see\\u000a⸠http://a.example/x⸡ there',
	'a=⸠http://a.example/b⸡',
	'a: ⸠http://a.example/b⸡',
	'a ⸠http://a.example/b#c!d⸡',
	'# ⸠http://a.example/b⸡.\n! ⸠http://a.example/c⸡.',
	'a=b \\\n  # ⸠http://a.example/b⸡',
]);
reads('properties', 'properties', [
	['a=⸠http\\://a.example/b⸡', 'http://a.example/b', '\\:'],
	['⸠http\\://a.example/b⸡ = c', 'http://a.example/b', '\\:'],
	['a=⸠http\\://a.example/b\\?c\\=d\\#e\\!f⸡', 'http://a.example/b?c=d#e!f', '\\:', '\\?', '\\=', '\\#', '\\!'],
	['a=⸠http://a.example/\\u0062⸡', 'http://a.example/b', '\\u0062'],
	['a=⸠http://a.example/\\\n    b⸡\nc=d', 'http://a.example/b'],
	['a=⸠http://a.example/\\\r\n    b⸡', 'http://a.example/b'],
]);
finds('environments', 'dotenv', ['A=⸠http://a.example/b⸡ # ⸠http://a.example/c⸡.', 'A="⸠http://a.example/b⸡"']);

finds('units', 'systemd', [
	'[Unit]\nDocumentation=⸠http://a.example/b⸡ ⸠https://a.example/c⸡',
	'ExecStart=/bin/curl "⸠http://a.example/b⸡" \\\n  ⸠http://a.example/c⸡\\\n  d',
	'# ⸠http://a.example/b⸡.\n; ⸠http://a.example/c⸡.',
	'ExecStart=/bin/curl ⸠http://a.example/%i/b⸡',
]);
reads('units', 'systemd', [['ExecStart=/bin/curl ⸠http://a.example/b%%20c⸡', 'http://a.example/b%20c', '%%']]);

finds('crontabs', 'crontab', [
	'# ⸠http://a.example/b⸡.\n0 0 * * * root curl ⸠http://a.example/b⸡ >/dev/null',
	"* * * * * curl '⸠http://a.example/b?c&d⸡'",
]);
reads('crontabs', 'crontab', [
	['* * * * * curl ⸠http://a.example/b\\%20c⸡', 'http://a.example/b%20c', '\\%'],
	["* * * * * curl '⸠http://a.example/b\\%20c⸡'", 'http://a.example/b%20c', '\\%'],
]);

finds('tables', 'csv', [
	'a,⸠http://a.example/b⸡,c',
	'⸠http://a.example/b.⸡,c',
	'a,"⸠http://a.example/b,c⸡",d',
	'a;b;c\na;⸠http://a.example/b,c⸡;d',
	'a,5" disk,⸠http://a.example/b⸡\na,"⸠http://a.example/c,d⸡"',
	'a,"see\n⸠http://a.example/b,c⸡."\n⸠http://a.example/b⸡,c',
	'"⸠http://a.example/b⸡","⸠http://a.example/c⸡"\r\n',
]);
finds('tables', 'tsv', ['a\tb\n⸠http://a.example/b,c⸡\t⸠http://a.example/d.⸡\n']);
reads('tables', 'csv', [['a,"say ""⸠http://a.example/b⸡"""', 'http://a.example/b']]);

finds('message catalogues', 'po', [
	'#: ⸠http://a.example/b⸡\nmsgid "⸠http://a.example/b⸡"\nmsgstr "see ⸠http://a.example/c⸡."',
]);
reads('message catalogues', 'po', [
	['msgid ""\n"⸠http://a.example/b"\n"/c⸡"', 'http://a.example/b/c'],
	['msgid "\\"⸠http://a.example/b⸡\\"."', 'http://a.example/b'],
	['#~ msgid ""\n#~ "href=\\"⸠http://www.kde-"\n#~ "ev.example/b⸡\\">"', 'http://www.kde-ev.example/b'],
	['#| msgid "⸠http://a.example/b"\r\n#| "/c⸡"', 'http://a.example/b/c'],
	['# "⸠http://a.example/b⸡"\n# "/c"', 'http://a.example/b'],
	['#~ msgid "⸠http://a.example/b⸡"\n#~ msgstr "c"', 'http://a.example/b'],
	['#~ # "⸠http://a.example/b⸡"\n#~ "c"', 'http://a.example/b'],
]);

const encoded = 'Content-Transfer-Encoding: quoted-printable\n\n';
reads('mail', 'mail', [
	[`${encoded}<a href=3D"⸠https://a.example/x#%=\n41b⸡">`, 'https://a.example/x#%41b'],
	[`${encoded}<a href=3D"⸠https://a.example/x-=\r\ny?a=3Db&c=3dd⸡">`, 'https://a.example/x-y?a=b&c=d', '=3D', '=3d'],
	[`${encoded}see ⸠https://a.ex= \nample/x⸡.`, 'https://a.example/x'],
	[`${encoded}see ⸠https://a.example/=C3=A9⸡.`, 'https://a.example/=C3=A9'],
	['content-transfer-encoding: 7bit\n\nsee ⸠https://a.example/?a=3Db=⸡\nc', 'https://a.example/?a=3Db='],
	[`${encoded}x\n--=_Part_1234\n\nsee ⸠https://a.example/?a=3Db=⸡\nc`, 'https://a.example/?a=3Db='],
	[`${encoded}x\nFrom a@b.example\n\nsee ⸠https://a.example/?a=3Db=⸡\nc`, 'https://a.example/?a=3Db='],
	[`${encoded}-- \n--\nsee ⸠https://a.example/?a=3Db⸡`, 'https://a.example/?a=b', '=3D'],
]);

const header = 'From jane@a.example Mon\nMIME-Version: 1.0\nSubject: x\n';
reads('a mail in a file without an ending', 'plaintext', [
	[`${header}${encoded}see ⸠https://a.ex=\nample/x⸡.`, 'https://a.example/x'],
	[`From: here\n${encoded}see ⸠https://a.example/?a=3Db=⸡\nc`, 'https://a.example/?a=3Db='],
]);

reads('calendars and cards, whose long lines are folded', 'icalendar', [
	['URL:⸠http://a.example/novo-\r\n tic\r\n ket⸡\r\nUID:1', 'http://a.example/novo-ticket'],
	['URL:⸠http://a.example/x⸡\nUID:1', 'http://a.example/x'],
]);
reads('a manifest', 'java-manifest', [['Url: ⸠http://a.example/no\r\n vo⸡\r\nX: y', 'http://a.example/novo']]);
reads('a card in a file of any name', 'plaintext', [
	['BEGIN:VCARD\nURL:⸠http://a.example/no\n vo⸡\nEND:VCARD', 'http://a.example/novo'],
]);

finds('RTF behind a template', 'plaintext', [String.raw`<#list x as y>{\rtf1 ⸠http://a.example/lic⸡\ul0\cf0}`]);
finds('RTF', 'rtf', [String.raw`{\f2 ⸠http://a.example/lic⸡\hich\af39 enses}`]);
finds("R's documentation", 'rd', [String.raw`URL: \tab ⸠http://a.example/x⸡\cr`]);

finds('lists of URLs', 'uri-list', [
	'# ⸠http://a.example/x⸡.\r\n⸠http://b.example/y z⸡\r\n⸠urn:isbn:1⸡\r\n',
	'⸠http://b.example/y.⸡',
	'⸠http://b.example/?u=http://c.example⸡\n',
	'# <URL:⸠http://a.example/b\n# /c⸡>',
	'⸠http://b.example/#c⸡  \n',
]);

finds('logs', 'log', [
	'127.0.0.1 - - [01/Jan/2024:00:00:00 +0000] "GET ⸠http://a.example/b⸡ HTTP/1.1" 200 "⸠http://a.example/c⸡" "x (+⸠http://a.example/d⸡)"',
	'2024-01-01T00:00:00Z INFO url=⸠http://a.example/b⸡, status=200',
]);
finds('commits and ignored files', 'git-commit', ['Fix ⸠http://a.example/b⸡.\n# See ⸠http://a.example/c⸡']);
