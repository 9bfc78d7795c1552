/** Trees and where they end, by scheme. That all derivations are right says oracle.test.ts. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fromRoot } from '../../scripts/generate/tables';
import { derive } from '../../server/src/derivation/derive';
import { formatTree, linesOf } from '../../server/src/derivation/format';

const treeOf = (url: string) => formatTree(derive(url));

// URL → its derivation.
const trees: [string, string][] = [
	[
		'ftp://jane:pw@a.example:21/pub/%2Fa;type=i',
		`
			url  ftp://jane:••••@a.example:21/pub/%2Fa;type=i
			  ftpurl  ftp://jane:••••@a.example:21/pub/%2Fa;type=i
			    "ftp://"
			    login  jane:••••@a.example:21
			      user  jane
			      ":"
			      password  ••••
			      "@"
			      hostport  a.example:21
			        host  a.example
			          hostname  a.example
			            domainlabel  a
			            "."
			            toplabel  example
			        ":"
			        port  21
			          digits  21
			    "/"
			    fpath  pub/%2Fa
			      fsegment  pub
			      "/"
			      fsegment  %2Fa
			    ";type="
			    ftptype  i`,
	],
	[
		'http://192.0.2.1:80/a/b;c?q=x&y',
		`
			url  http://192.0.2.1:80/a/b;c?q=x&y
			  httpurl  http://192.0.2.1:80/a/b;c?q=x&y
			    "http://"
			    hostport  192.0.2.1:80
			      host  192.0.2.1
			        hostnumber  192.0.2.1
			          digits  192
			          "."
			          digits  0
			          "."
			          digits  2
			          "."
			          digits  1
			      ":"
			      port  80
			        digits  80
			    "/"
			    hpath  a/b;c
			      hsegment  a
			      "/"
			      hsegment  b;c
			    "?"
			    search  q=x&y`,
	],
	[
		'HTTPS://h/',
		`
			url  HTTPS://h/
			  httpurl  HTTPS://h/
			    "HTTPS://"
			    hostport  h
			      host  h
			        hostname  h
			          toplabel  h
			    "/"
			    hpath
			      hsegment`,
	],
	[
		'gopher://h/7m%09fish%09+',
		`
			url  gopher://h/7m%09fish%09+
			  gopherurl  gopher://h/7m%09fish%09+
			    "gopher://"
			    hostport  h
			      host  h
			        hostname  h
			          toplabel  h
			    "/"
			    gtype  7
			    selector  m
			    "%09"
			    search  fish
			    "%09"
			    gopher+_string  +`,
	],
	[
		'mailto:jane%25x@a.example',
		`
			url  mailto:jane%25x@a.example
			  mailtourl  mailto:jane%25x@a.example
			    "mailto:"
			    encoded822addr  jane%25x@a.example`,
	],
	[
		'news:comp.lang.c',
		`
			url  news:comp.lang.c
			  newsurl  news:comp.lang.c
			    "news:"
			    grouppart  comp.lang.c
			      group  comp.lang.c`,
	],
	[
		'news:1@h',
		`
			url  news:1@h
			  newsurl  news:1@h
			    "news:"
			    grouppart  1@h
			      article  1@h
			        uchar  1
			        "@"
			        host  h
			          hostname  h
			            toplabel  h`,
	],
	[
		'news:*',
		`
			url  news:*
			  newsurl  news:*
			    "news:"
			    grouppart  *`,
	],
	[
		'nntp://h/alt.test/12',
		`
			url  nntp://h/alt.test/12
			  nntpurl  nntp://h/alt.test/12
			    "nntp://"
			    hostport  h
			      host  h
			        hostname  h
			          toplabel  h
			    "/"
			    group  alt.test
			    "/"
			    digits  12`,
	],
	[
		'telnet://jane@h/',
		`
			url  telnet://jane@h/
			  telneturl  telnet://jane@h/
			    "telnet://"
			    login  jane@h
			      user  jane
			      "@"
			      hostport  h
			        host  h
			          hostname  h
			            toplabel  h
			    "/"`,
	],
	[
		'wais://h/db',
		`
			url  wais://h/db
			  waisurl  wais://h/db
			    waisdatabase  wais://h/db
			      "wais://"
			      hostport  h
			        host  h
			          hostname  h
			            toplabel  h
			      "/"
			      database  db`,
	],
	[
		'wais://h/db?q',
		`
			url  wais://h/db?q
			  waisurl  wais://h/db?q
			    waisindex  wais://h/db?q
			      "wais://"
			      hostport  h
			        host  h
			          hostname  h
			            toplabel  h
			      "/"
			      database  db
			      "?"
			      search  q`,
	],
	[
		'wais://h/db/t/p',
		`
			url  wais://h/db/t/p
			  waisurl  wais://h/db/t/p
			    waisdoc  wais://h/db/t/p
			      "wais://"
			      hostport  h
			        host  h
			          hostname  h
			            toplabel  h
			      "/"
			      database  db
			      "/"
			      wtype  t
			      "/"
			      wpath  p`,
	],
	[
		'file:///etc/motd',
		`
			url  file:///etc/motd
			  fileurl  file:///etc/motd
			    "file://"
			    "/"
			    fpath  etc/motd
			      fsegment  etc
			      "/"
			      fsegment  motd`,
	],
	[
		'file://localhost/',
		`
			url  file://localhost/
			  fileurl  file://localhost/
			    "file://"
			    "localhost"
			    "/"
			    fpath
			      fsegment`,
	],
	[
		'prospero://h//pros/n;v=1',
		`
			url  prospero://h//pros/n;v=1
			  prosperourl  prospero://h//pros/n;v=1
			    "prospero://"
			    hostport  h
			      host  h
			        hostname  h
			          toplabel  h
			    "/"
			    ppath  /pros/n
			      psegment
			      "/"
			      psegment  pros
			      "/"
			      psegment  n
			    fieldspec  ;v=1
			      ";"
			      fieldname  v
			      "="
			      fieldvalue  1`,
	],
	[
		'x-own:any/thing?',
		`
			url  x-own:any/thing?
			  otherurl  x-own:any/thing?
			    genericurl  x-own:any/thing?
			      scheme  x-own
			      ":"
			      schemepart  any/thing?`,
	],
	[
		'sftp://jane@h/home#top',
		`
			url  sftp://jane@h/home
			  otherurl  sftp://jane@h/home
			    genericurl  sftp://jane@h/home
			      scheme  sftp
			      ":"
			      schemepart  //jane@h/home
			        ip-schemepart  //jane@h/home
			          "//"
			          login  jane@h
			            user  jane
			            "@"
			            hostport  h
			              host  h
			                hostname  h
			                  toplabel  h
			          "/"
			          urlpath  home
			#top  (the fragment: no part of the URL in RFC 1738)`,
	],
];

describe('the derivation of', () => {
	for (const [url, expected] of trees)
		test(url, () => assert.equal(treeOf(url), expected.replace(/^\n/, '').replace(/^\t+/gm, '')));
});

test('the thirty URLs that stand in the RFC are derived; docs/derivation.md has their trees', () => {
	const urls = readFileSync(fromRoot('test/fixtures/rfc1738/urls.txt'), 'utf8').match(/^[^;\n].*$/gm) ?? [];
	const page = readFileSync(fromRoot('docs/derivation.md'), 'utf8');
	assert.equal(new Set(urls).size, 30);
	for (const url of urls) {
		assert.equal(derive(url).stop, undefined, url);
		assert(page.includes(`\n${treeOf(url)}\n`), url);
	}
});

// URL → the line that says where its derivation ends.
const stops: [string, string][] = [
	// The scheme, and what follows it.
	['', '✗ scheme does not end here: expected lowalpha, digit, "+", "-" or "."'],
	['www.a.example/x', '✗ scheme does not go on with "/x": expected lowalpha, digit, "+", "-", "." or ":"'],
	['http//h', '✗ scheme does not go on with "//h": expected lowalpha, digit, "+", "-", "." or ":"'],
	['é:x', '✗ scheme does not go on with "é:x": expected lowalpha, digit, "+", "-" or "."'],
	['my scheme:x', '✗ scheme does not go on with " scheme:x": expected lowalpha, digit, "+", "-", "." or ":"'],
	['http:', '✗ httpurl does not end here: expected "//"'],
	['http:/h', '✗ httpurl does not go on with "h": expected "/"'],
	['http:\\\\h', '✗ httpurl does not go on with "\\\\h": expected "//"'],
	['http:///x', '✗ httpurl does not go on with "/x": expected hostport (alphadigit)'],
	// The host and port.
	['http://h h/', '✗ hostname does not go on with " h/": expected alphadigit, "-", ".", ":", "/" or the end'],
	['http://a_b/', '✗ hostname does not go on with "_b/": expected alphadigit, "-", ".", ":", "/" or the end'],
	['http://a-/', '✗ hostname does not go on with "/": expected alphadigit or "-"'],
	['http://a../', '✗ hostname does not go on with "./": expected domainlabel (alphadigit) or toplabel (alpha)'],
	['http://1.2.3/', '✗ host does not go on with "/": expected alphadigit, "-" or "."'],
	['http://h.', '✗ hostname does not end here: expected domainlabel (alphadigit) or toplabel (alpha)'],
	['http://h:/', '✗ hostport does not go on with "/": expected port (digit)'],
	['http://h:8x/', '✗ digits does not go on with "••••/": expected digit, "/" or the end'],
	['http://h?q', '✗ hostname does not go on with "?q": expected alphadigit, "-", ".", ":", "/" or the end'],
	['http://u@h/', '✗ hostname does not go on with "@h/": expected alphadigit, "-", ".", ":", "/" or the end'],
	['http://[::1]/', '✗ httpurl does not go on with "[::1]/": expected hostport (alphadigit)'],
	[
		'http://größe.example/',
		'✗ hostname does not go on with "öße.example/": expected alphadigit, "-", ".", ":", "/" or the end',
	],
	// Characters.
	['http://h/~u', '✗ httpurl does not go on with "~u": expected uchar, ";", ":", "@", "&", "=", "/", "?" or the end'],
	['http://h/a b', '✗ hsegment does not go on with " b": expected uchar, ";", ":", "@", "&", "=", "/", "?" or the end'],
	['http://h/%zz', '✗ escape does not go on with "zz": expected hex'],
	['http://h/%', '✗ escape does not end here: expected hex'],
	['http://h/?a/b', '✗ search does not go on with "/b": expected uchar, ";", ":", "@", "&", "=" or the end'],
	[
		'http://h/a|b#c',
		'✗ hsegment does not go on with "|b": expected uchar, ";", ":", "@", "&", "=", "/", "?" or the end',
	],
	// The schemes.
	['ftp://h;type=a', '✗ user does not end here: expected uchar, ";", "?", "&", "=", ":" or "@"'],
	['ftp://h/a;type=x', '✗ ftpurl does not go on with "x": expected ftptype ("A", "I", "D", "a", "i" or "d")'],
	['ftp://h/a;v=1', '✗ ftpurl does not go on with "v=1": expected "type="'],
	['ftp://h h/', '✗ login does not go on with " h/": expected uchar, ";", "?", "&", "=", ":", "@", "/" or the end'],
	['gopher://u@h/', '✗ hostname does not go on with "@h/": expected alphadigit, "-", ".", ":", "/" or the end'],
	['gopher://h/0 a', '✗ gtype does not go on with " a": expected xchar or the end'],
	['mailto:', '✗ mailtourl does not end here: expected encoded822addr (xchar)'],
	['news:', '✗ newsurl does not end here: expected grouppart (uchar, ";", "/", "?", ":", "&" or "=")'],
	['news:3d.group', '✗ article does not end here: expected uchar, ";", "/", "?", ":", "&", "=" or "@"'],
	['news:a@b@c', '✗ hostname does not go on with "@c": expected alphadigit, "-", "." or the end'],
	['news:@h', '✗ newsurl does not go on with "@h": expected grouppart (uchar, ";", "/", "?", ":", "&" or "=")'],
	['nntp://h', '✗ hostname does not end here: expected alphadigit, "-", ".", ":" or "/"'],
	['nntp://h/', '✗ nntpurl does not end here: expected group (alpha)'],
	['nntp://h/g/', '✗ nntpurl does not end here: expected digits (digit)'],
	['nntp://h/g/1a', '✗ digits does not go on with "a": expected digit or the end'],
	['telnet://h/x', '✗ telneturl does not go on with "x": expected the end'],
	['wais://h', '✗ hostname does not end here: expected alphadigit, "-", ".", ":" or "/"'],
	['wais://h/db/t', '✗ wtype does not end here: expected uchar or "/"'],
	['wais://h/d/t/p/q', '✗ wpath does not go on with "/q": expected uchar or the end'],
	['file:/x', '✗ fileurl does not go on with "x": expected "/"'],
	['file://h', '✗ hostname does not end here: expected alphadigit, "-", "." or "/"'],
	['file:///C|/x', '✗ fsegment does not go on with "|/x": expected uchar, "?", ":", "@", "&", "=", "/" or the end'],
	['file:///a;b', '✗ fsegment does not go on with ";b": expected uchar, "?", ":", "@", "&", "=", "/" or the end'],
	['prospero://h', '✗ hostname does not end here: expected alphadigit, "-", ".", ":" or "/"'],
	['prospero://h/n;v', '✗ fieldname does not end here: expected uchar, "?", ":", "@", "&" or "="'],
	[
		'prospero://h/n;v=1=2',
		'✗ fieldvalue does not go on with "=2": expected fieldspec (";"), uchar, "?", ":", "@", "&" or the end',
	],
	['x:a b', '✗ schemepart does not go on with " b": expected xchar or the end'],
	['sftp://h/\0', '✗ schemepart does not go on with "\\u{0}": expected xchar or the end'],
	// What is long is cut; what is secret is not shown.
	['ftp://u:p:q@h/', '✗ password does not go on with "••••@h/": expected uchar, ";", "?", "&", "=" or "@"'],
	['http://user:pa ss@h/', '✗ hostport does not go on with "••••@h/": expected port (digit)'],
	[
		'http://h/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
		'✗ hsegment does not go on with " bbbbbbbbbbbbbbbbbbb…": expected uchar, ";", ":", "@", "&", "=", "/", "?" or the end',
	],
];

describe('the derivation ends in', () => {
	for (const [url, expected] of stops)
		test(JSON.stringify(url), () => {
			const lines = treeOf(url).split('\n');
			assert.deepEqual(
				lines.filter((line) => line.includes('✗')).map((line) => line.trim()),
				[expected],
			);
		});
});

describe('the lines', () => {
	test('each has the part of the URL that it shows, the last one the character that is not expected', () => {
		const url = 'ftp://h/a b#c';
		const shown = linesOf(derive(url)).map(({ text, offset, end }) => [text.trim(), url.slice(offset, end)]);
		assert.deepEqual(shown, [
			['url  ftp://h/a…', 'ftp://h/a'],
			['ftpurl  ftp://h/a…', 'ftp://h/a'],
			['"ftp://"', 'ftp://'],
			['login  h', 'h'],
			['hostport  h', 'h'],
			['host  h', 'h'],
			['hostname  h', 'h'],
			['toplabel  h', 'h'],
			['"/"', '/'],
			['fpath  a…', 'a'],
			['fsegment  a…', 'a'],
			['✗ fsegment does not go on with " b": expected uchar, "?", ":", "@", "&", "=", "/", ";type=" or the end', ' '],
			['#c  (the fragment: no part of the URL in RFC 1738)', '#c'],
		]);
	});

	test('half a character, and a whole one', () => {
		for (const [rest, character] of [
			['😀!', '😀'],
			['\ud83d', '\ud83d'],
		] as const) {
			const url = `x:${rest}`;
			const { offset, end } = linesOf(derive(url)).find(({ text }) => text.includes('✗')) ?? assert.fail();
			assert.equal(url.slice(offset, end), character);
		}
	});

	test('a tree folds by its indentation: each line is at most one level deeper than the one before', () => {
		for (const [url] of [...trees, ...stops]) {
			const depths = treeOf(url)
				.split('\n')
				.map((line) => line.search(/\S/) / 2);
			depths.forEach((depth, index) => {
				assert(Number.isInteger(depth) && depth <= (depths[index - 1] ?? -1) + 1, url);
			});
		}
	});
});

test('what is read in the place of placeholders', () => {
	const url = 'http://{host}/%s';
	assert.equal(derive(url).stop?.offset, 7);
	assert.equal(derive(url, 'http://xxxxxx/xx').stop, undefined);
});
