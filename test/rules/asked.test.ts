/**
 * Mistakes that mean something where they stand, or that nobody acts on there: they are told to those who ask, or to nobody. In
 * another place the same is a finding.
 */

import { judges, silent } from './judged';

judges('ambiguous-end', [
	{ text: 'image: https://a.example/?title=LLM%20如何', modern: '-' },
	{ text: '见 https://a.example/x⸠如何⸡', modern: 'information' },
]);
judges('backslash', [
	{ text: 'jdbc:hsqldb:file:c:⸠\\⸡db', modern: 'asked' },
	{ text: 'http://a.example/c⸠\\⸡db', modern: 'warning' },
	{ text: String.raw`SET(URL "http:⸠\\\\\\\\⸡a.example")`, in: 'nosuchlanguage', modern: 'asked' },
	{ text: String.raw`SET(URL "http:\\\\\\\\a.example")`, in: 'cmake', modern: '-' },
	{ text: String.raw`<a xmlns:cc="http://a.example/ns⸠\⸡x">`, in: 'xml', modern: 'asked' },
]);
judges('deceptive-user', [
	{ text: 'ssh://⸠me@bank.example⸡@evil.test/x', modern: 'warning' },
	{
		text: 'ssh://me@a.example@git.a.example/x',
		modern: '-',
		also: { modern: ['reserved-character@"@" warning'] },
	},
]);
judges('empty-host', [
	{ text: 'dict:⸠//⸡/religion', modern: 'asked' },
	{ text: 'telnet:⸠//⸡:33233', modern: 'asked' },
]);
judges('encoded-control', [
	{ text: 'http://a.example/?x=%81⸠%00%00%00⸡', modern: 'asked' },
	{ text: 'http://a.example/?x=a⸠%00⸡', modern: 'warning' },
]);
judges('file-url', [
	{ text: '{"a": "await at file://<tmp>⸠:26⸡"}', in: 'json', modern: 'asked' },
	{ text: '{"a": "file://tmp⸠:26⸡/"}', in: 'json', modern: 'error' },
	{ text: '<entry file="file://⸠D:⸡/x/a.apt">', in: 'xml', modern: 'asked' },
	{ text: '<a href="file://⸠D:⸡/x/a.apt">', in: 'html', modern: 'warning' },
	{ text: 'f("file://⸠bundle:⸡")', in: 'java', modern: 'asked' },
	{ text: 'f("file://bundle⸠:80⸡/x")', in: 'java', modern: 'error' },
	{ text: '<a href="file://⸠config⸡">', in: 'html', modern: 'error' },
	{ text: '{"uri": "file://⸠config⸡"}', in: 'json', modern: 'asked' },
	{ text: '{"purl": "pkg:cargo/x@1?download_url=file://⸠a.b⸡"}', in: 'json', modern: 'asked' },
	{ text: 'compressed file⸠:⸡ARCHIVE', modern: 'asked' },
	{ text: '[notes](file⸠:⸡notes)', in: 'markdown', modern: 'error' },
]);
judges('invalid-host', [
	{ text: 'http://⸠3p⸡/auth', modern: 'asked' },
	{ text: '<a href="http://⸠%5B⸡SERVER⸠%5D⸡/x">', in: 'html', modern: 'asked' },
	{ text: '`a <https://⸠%3C⸡host⸠%3E⸡/x>`_', in: 'restructuredtext', modern: 'asked' },
	{ text: 'https://me⸠-⸡.github.example/', modern: 'asked' },
	{ text: 'https://me⸠-⸡.example/', modern: 'error' },
	{ text: 'http://⸠-⸡-Name/Url--', modern: 'asked', also: { modern: [] } },
	{ text: 'LDAPSERVER ldap://dc⸠=⸡a.net/', modern: 'asked' },
	{ text: 'http://dc⸠,⸡a.net/', modern: 'error' },
	{ text: 'f("see http://me⸠-⸡\\n")', in: 'c', modern: 'asked' },
	{ text: 'x https://idcs⸠-⸡….cloud.example', modern: 'asked' },
]);
judges('invalid-port', [{ text: 'scm:git:ssh://git@a.example.net:⸠b⸡/c.git', modern: 'asked' }]);
judges('invalid-utf8', [
	{ text: 'http://a.example/?q=⸠%C8aksm%C8org%CA⸡as&charset=T.61-8BIT', modern: 'asked' },
	{ text: 'http://a.example/?q=⸠%C8aksm%C8org%CA⸡as', modern: 'information' },
	{ text: 'http://a.example/?info_hash=⸠%9C8B%22%13%E3%0B%FF⸡', modern: 'asked' },
]);
judges('mailto-url', [
	{ text: '<a href="mailto:⸠YOUR_EMAIL⸡">', in: 'html', modern: 'asked' },
	{ text: '<a href="mailto:⸠ana⸡">', in: 'html', modern: 'warning' },
	{ text: '<a href="mailto:⸠$&⸡">', in: 'html', modern: 'asked' },
	{ text: '<a href="mailto:⸠%w%W⸡">', in: 'html', modern: 'asked' },
]);
judges('malformed-percent', [
	{ text: `preg_match('%src="http://⸠%⸡', $x)`, in: 'php', modern: 'asked' },
	{ text: "f('https://a.example/⸠%⸡3' + id)", in: 'javascript', modern: 'hint' },
	{ text: 'http://a.example/db-⸠%⸡DX⸠%⸡-x.msi', modern: 'error' },
]);
judges('missing-slashes', [
	{ text: '(path-last "http⸠:/⸡a/b/c")', in: 'texinfo', modern: 'asked' },
	{ text: 'url=http⸠:/⸡$()/a.example/b', in: 'properties', modern: 'asked' },
	{ text: 'inbox=nntp⸠:⸡fj.mail', modern: 'asked', also: { modern: [] } },
	{ text: '<a href="http⸠:/⸡a/b/c">', in: 'html', modern: 'error' },
	{ text: 'See http⸠:/⸡shop/a/b/c', modern: 'error' },
	{ text: '-serial telnet⸠:⸡localhost:6665', modern: 'asked' },
	{ text: 'telnet⸠:⸡bbs.example.org', modern: 'error' },
]);
judges('numeric-host', [
	{ text: 'f("http://⸠111111⸡/")', in: 'c', modern: 'asked' },
	{ text: 'f("http://⸠111112⸡/")', in: 'c', modern: 'warning' },
	// A comment explains what the program reads.
	{ text: '// http://⸠111112⸡/', in: 'c', modern: 'asked' },
]);
judges('odd-end', [
	{ text: '<a href="https://a.example/?text=I%20would%20like⸠%20⸡">', in: 'html', modern: 'asked' },
	{ text: '<a href="https://a.example/x⸠%20⸡">', in: 'html', modern: 'warning' },
	{ text: "f('https://a.example/x⸠%20⸡')", in: 'javascript', modern: 'warning' },
]);
judges('password-in-url', [
	{ text: 'ftp://UTILISATEUR:MOT-PASSE@files.shop.net/x', modern: '-' },
	{ text: 'postgresql://ana:replace-with-a-long-value@db.shop.net/x', modern: '-' },
	{
		text: 'https://ana:shop_pass@files.shop.net/ https://ana:FILENAME@files.shop.net/ github://org:repo@/x.yml',
		modern: '-',
	},
	{ text: 'https://ana:b%20c@host/ https://ana:b%20c@yourserver/', modern: '-' },
	{ text: 'https://ana:x-oauth-basic@git.shop.net/', modern: '-' },
]);
judges('risky-port', [
	{ text: '<pre>http://shop.net:⸠443⸡/</pre>', in: 'html', modern: 'asked' },
	{ text: '<a href="http://shop.net:⸠443⸡/">', in: 'html', modern: 'information' },
	{ text: '<a href="https://:22/">', in: 'html', modern: '-', also: { modern: ['empty-host@"//" error'] } },
]);
judges('scheme-case', [
	{ text: 'ATTENDEE;CN=Ana:⸠MAILTO⸡:ana@a.example', modern: 'asked' },
	{ text: 'Write to ⸠MAILTO⸡:ana@a.example', modern: 'hint' },
	{ text: '// open("⸠HTTP⸡://a.example/x")', in: 'c', modern: 'asked' },
	{ text: '// See ⸠HTTP⸡://a.example/x', in: 'c', modern: 'hint' },
	{ text: 'See ⸠HTTPS⸡://Shop.Example/', modern: 'asked' },
	{ text: 'See ⸠Https⸡://Shop.Example/', modern: 'hint' },
	{ text: '<A HREF="⸠MAILTO⸡:ana@a.example">', in: 'html', modern: 'asked' },
	{ text: '<a href="⸠MAILTO⸡:ana@a.example">', in: 'html', modern: 'hint' },
	{ text: '⸠Tel⸡:+81-3-3542-2511', modern: 'asked' },
]);
judges('scheme-syntax', [
	{ text: '<a xmlns:c="urn:⸠Conversion⸡">', in: 'xml', modern: 'asked' },
	{ text: '<a href="urn:⸠Conversion⸡">', in: 'html', modern: 'warning' },
]);
judges('unsafe-character', [
	{ text: '<m url="file://$PROJECT_DIR$/a⸠ ⸡b.iml"/>', in: 'xml', modern: 'asked' },
	{ text: '-- ... Invalid URI: http://a.example/x#⸠#⸡', in: 'haskell', modern: 'asked' },
	{ text: 'See http://a.example/#a⸠^⸡b', modern: 'asked' },
	{ text: 'See http://a.example/a⸠^⸡b', modern: 'warning' },
	{ text: 'encodeURI("https://a.example/our⸠ ⸡menu.pdf")', in: 'javascript', modern: 'asked' },
	{ text: 'open("https://a.example/our⸠ ⸡menu.pdf")', in: 'javascript', modern: 'hint' },
	{ text: '"jdbc:hive2://shop:10000/default⸠|⸡"', in: 'java', modern: 'asked' },
	{ text: 'pdf=file:///usr/a.pdf⸠|⸡res=800x600', modern: 'asked' },
	{ text: 'See http://a.example/x⸠|⸡y', modern: 'warning' },
	{ text: '{"a": "http://a.example/fhir/ValueSet/b⸠|⸡4.0.1"}', in: 'json', modern: 'asked' },
	{ text: 'ftp://ana@a.example/x⸠|⸡pass64=c2Vj', modern: 'asked' },
	{ text: '<x xmlns:t="http://a.example/x#⸠#⸡">', in: 'xml', modern: 'asked' },
	{ text: '<a href="http://a.example/A.html#read(byte[],⸠ ⸡int)">', in: 'html', modern: 'asked' },
	{ text: '<a href="http://a.example/A.html#read⸠ ⸡me">', in: 'html', modern: 'asked' },
	{ text: '// file:///c⸠|⸡/x', in: 'c', modern: 'asked' },
	{ text: 'https://a.example/?aid=⸠#⸡##', modern: '-' },
	{ text: 'curl https://a.example/x.sh|sudo sh', modern: '-' },
	{ text: 'a: "see <https://a.example/x|the build>"', in: 'yaml', modern: '-' },
	{ text: '<a url="https://a.example/⸠|maven|⸡public"/>', in: 'xml', modern: 'asked' },
	{ text: '<a href="https://a.example/x⸠|⸡public">', in: 'html', modern: 'hint' },
]);

silent('what mail breaks behind its first letter', 'plaintext', ['http://a.example/ h=\nttp://a.example/x'], 'modern');

silent('variants of schemes, not misspelt ones', 'plaintext', ['httpu://a.example/x', 'files://a.example/x'], 'modern');

// A program goes on behind an escape.
silent('what is joined behind an escape', 'javascript', [
	"f('https://a.example/ga?ids=ga%3A' + id)",
	"f('https://a.example/?q=label%20' + id)",
]);

silent('what is joined behind an escape', 'php', ["f('https://a.example/%2F' . $id . '&b=' . $c);"]);

silent(
	'an address in a page that a program writes',
	'plaintext',
	[String.raw`<A HREF="mailto:ana\@a.example">`],
	'modern',
);

silent('a variable of two letters', 'bat', ['set X=http://a.example/db-%DB%-x.msi']);

silent('several conversions in a text', 'plaintext', ['redirect https://a.example/?g=%s&a=%a&t=%t&u=%u'], 'modern');

silent('a URL in the search of another', 'json', ['{"a": "pkg:x/y@1?url=https://a.example&type=jar"}'], 'modern');

silent('roff by another name', 'html', ['.\\" a comment\n.ad l\n<a href="http://a.example/?\\\nx=\\*(v)">'], 'modern');
silent(
	'regular expressions',
	'perl',
	[
		's%<a href="http://example.(org|com|net)[^"]*">%$1%g;',
		'C<https://a.example/print/[a-z]{2}\\.html>',
		'{http://a.example/by/\\U$3/$2/\\E/};',
	],
	'modern',
);
silent(
	'formats of packages',
	'plaintext',
	['Source: http://a.example/amide/%n-%v.tgz', String.raw`\f[CW]http://a.example/\fP for`],
	'modern',
);
silent("a macro's parameter", 'latex', ['\\newcommand{\\mailto}[1]{\\href{mailto:#1}{#1}}'], 'modern');
silent('data', 'plaintext', ["*<<EHB://9=399'%$''&.23?53"], 'modern');
silent(
	'names before each of several',
	'plaintext',
	['--initial-cluster n1=http://h1:2380,n2=http://h2:2380'],
	'modern',
);

silent(
	'sed in a text',
	'plaintext',
	['sed -i \'s|<a[^>]* href="../glib/|<a href="https://a.example/glib/|g\' $F'],
	'modern',
);
silent("Qt's arguments", 'qml', ['source: "image://theme/%1".arg(x)'], 'modern');
silent(
	'names of several words',
	'plaintext',
	['wget http://a.example/release-1911%BuildArchitecture%dev.zip', 'sqlite:///%kernel.project_dir%/data/x.sqlite'],
	'modern',
);
silent('the empty cells of a board', 'markdown', ['[x](https://a.example/s?bd=65...38.7....85..9...)'], 'modern');

silent(
	'values of formats',
	'restructuredtext',
	[
		'xdebug.file_link_format="phpstorm://open?file=%f&line=%l"',
		"ide: 'myide://open?url=file://%%f&line=%%l'",
		'Set it to ``tcp://%env(VAR_DUMPER_SERVER)%`` or not.',
	],
	'modern',
);
judges('malformed-percent', [
	{ text: 'See https://a.example/?a=⸠%⸡f&b=1 there.', in: 'restructuredtext', modern: 'error' },
]);
