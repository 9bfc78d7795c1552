/**
 * What is easy to get wrong in each scheme: examples decided by hand from RFC 1738 §5, which hold the oracle and the
 * parser to the same verdict, and the components of those with a trap in them.
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseUrl } from '../../server/src/url/parse';
import type { Components, Span, Standard } from '../../server/src/url/url';
import { derives } from './oracle/regexp';

type Part = Exclude<keyof Components, 'headers' | 'fields'>;

/** What §5 derives, and what it does not, by scheme. */
const examples: Record<string, { derivable: string[]; not: string[] }> = {
	'the scheme (§2.1, §5)': {
		derivable: [
			'HTTP://h/',
			'hTtP://h/',
			'MAILTO:a@b',
			'HTTPS://h/',
			// "The scheme is in lower case; interpreters should use case-ignore", and a digit may come first.
			'3x:y',
			'1:',
			'+-.:',
			'X-Y.1+2:data',
			'x:',
			'x://h/',
			// genericurl is for other schemes, and its `*xchar` derives what ip-schemepart does not.
			'x://u:p:q@h:port//',
			'x:a/b;c?d:e@f&g=h%20',
			'httpx:y',
			// What is known of other schemes is for rules to say.
			'sftp:x',
			'sftp:///',
			'redis://u@h@i:p',
			'ldap:///dc=example?cn',
			'ws://u:p@h?x',
			'data:x',
			'tel:x',
			'urn:x',
			'javascript:x',
			'constructor:x',
			'url:http://h/',
		],
		not: [
			'',
			':',
			'://h/',
			'h',
			'//h/',
			'http',
			'h_x:y',
			'é:y',
			'ht tp://h/',
			' http://h/',
			'http ://h/',
			// U+212A lower-cases to k, and is no letter here.
			'\u212a:y',
			'x:a b',
			'x:a~b',
			'data:,a b',
			'javascript:a[0]',
			'sftp://h\\p',
			'sftp://h/~',
			'x:a%4',
			'x:a%',
			'x:%g0',
			'x:[a]',
			'x:é',
			'x:a\n',
			'x:\u2028',
			'x:\ud83d',
			// A known scheme has its own production and no other.
			'http:',
			'http:h',
			'http:/h',
			'http:///h',
			'https:h',
			'ftp:x',
			'gopher:x',
			'nntp:x',
			'telnet:x',
			'wais:x',
			'file:x',
			'prospero:x',
		],
	},
	'the fragment (not part of the URL)': {
		derivable: ['http://h/#f', 'http://h/#', 'http://h#a b', 'http://h/#a#b', 'http://h/#%', 'x:#é', 'news:*#\n'],
		not: ['#', '#http://h/', 'http:#//h/', 'http://#h/', 'mailto:#a@b', 'http://h:#80', 'http://h/%#20', 'file://#/x'],
	},
	'host and port (§3.1)': {
		derivable: [
			'http://h',
			'http://a.b.c',
			'http://a-b.c-d/',
			'http://a--b/',
			'http://xn--bcher-kva.example/',
			'http://1a.b/',
			'http://1.b/',
			'http://1.2.3.4.b/',
			'http://1.2.3.4/',
			// That these are no addresses and no port is said by rules, not by the grammar.
			'http://999.1.1.1/',
			'http://00000001.1.1.1/',
			'http://h:99999/',
			'http://h:0',
			'http://h:00080/',
			'http://1.2.3.4:80',
			'http://a1/',
			`http://${'a'.repeat(64)}/`,
		],
		not: [
			'http://',
			'http:///',
			'http://h:',
			'http://h:/',
			'http://h:x/',
			'http://h:8o/',
			'http://h:80:81/',
			'http://h:-1/',
			'http://:80/',
			'http://my_host/',
			'http://example.com./',
			'http://./',
			'http://.h/',
			'http://a..b/',
			'http://-a/',
			'http://a-/',
			'http://a-.b/',
			'http://a.-b/',
			'http://a.b-/',
			'http://1.2.3/',
			'http://1/',
			'http://1.2.3.4.5/',
			'http://1.2.3.4./',
			// The last label starts with a letter: not with a digit, whatever follows.
			'http://a.1b/',
			'http://1.2.3.4b/',
			'http://0x7f.1/',
			'http://[::1]/',
			'http://h%41/',
			'http://bücher.example/',
			'http://h。com/',
			'http://h $/',
			// A backslash is no slash.
			'http://h\\p',
			'http:\\\\h',
			'ftp://h\\p',
			'gopher://h\\1',
			'nntp://h\\g',
			'nntp://h:119\\g/1',
			'telnet://h\\',
			'wais://h\\db',
			'file://h\\x',
			'file://localhost\\x',
			'file://\\x',
			'prospero://h\\n',
		],
	},
	'user and password (§3.1)': {
		derivable: [
			'ftp://@h',
			'ftp://u@h',
			'ftp://u:@h',
			'ftp://u:p@h',
			// The prose forbids a password without a user, the BNF derives it: `user` may be empty.
			'ftp://:pw@h',
			'ftp://:@h/',
			'ftp://u?;&=:p?;&=@h/',
			'ftp://good.com?@evil.com/',
			'ftp://%40:%3A@h/',
			// Not a user with a slash in it, but the host u and the path v@h/.
			'ftp://u/v@h/',
			"telnet://$-_.+!*'(),@h",
		],
		not: [
			'ftp://u@',
			'ftp://u@/x',
			'ftp://@',
			'ftp://u:p:q@h',
			'ftp://a@b@h',
			'ftp://u%@h/',
			'ftp://u~@h/',
			'ftp://ü@h/',
		],
	},
	'ftp (§3.2)': {
		derivable: [
			'ftp://h',
			'ftp://h/',
			'ftp://h/%2Fetc/motd',
			'ftp://h//etc/motd',
			'ftp://h///',
			'ftp://h/;type=i',
			'ftp://h/a;type=a',
			'ftp://h/a/b;type=D',
			'ftp://u:p@h:21/a/b;type=I',
			'ftp://h/a?b:c@d&e=f',
			'ftp://h/a%3Btype=x',
			'ftp://h/type=a',
		],
		not: [
			'ftp://h;type=a',
			'ftp://h/a;type=x',
			'ftp://h/a;v=1',
			'ftp://h/a;',
			'ftp://h/a;type=',
			'ftp://h/a;type=ai',
			'ftp://h/a;type=a/b',
			'ftp://h/a;type=a;type=i',
			'ftp://h/a;;type=a',
			'ftp://h/a;b/c;type=a',
			// Only the scheme's case is ignored.
			'ftp://h/a;TYPE=a',
			'ftp://h/a;Type=i',
			'ftp://h?x',
		],
	},
	'http and https (§3.3)': {
		derivable: [
			'http://h',
			'http://h/?x',
			'http://h/a;b',
			'http://h/a;b?c;d:e@f&g=h',
			'http://h//',
			'http://h/?',
			'http://h/a:b@c&d=e',
			'https://h/a?b',
			"http://h/$-_.+!*'(),",
			'http://h/%7Eu/%e3%81%82',
			'http://h/%00',
		],
		not: [
			'http://h?x',
			'http://h/?/b/c',
			'http://h/?b?c',
			'http://h/??',
			'http://h/~u',
			'http://u:p@h',
			'http://@h/',
			'https://u@h',
			'https://h?x',
			'https:///h',
			'http://h/a b',
			'http://h/a|b',
			'http://h/a[0]',
			'http://h/{id}',
			'http://h/"',
			'http://h/<a>',
			'http://h/a\\b',
			'http://h/^`',
			'http://h/100%',
			'http://h/%u3042',
			'http://h/%2',
			'http://h/é',
			'http://h/\t',
			'http://h/\x7f',
			'http://h/\r\n',
		],
	},
	'gopher (§3.4)': {
		derivable: [
			'gopher://h',
			'gopher://h/',
			'gopher://h:70/1',
			'gopher://h/11/a%09q',
			'gopher://h/7s%09%09+',
			'gopher://h/7s%09q%09+%091%0D%0A',
			'gopher://h/1%09',
			'gopher://h/%09',
			'gopher://h/%31x',
			// `search` has no "/" and no "?", but `selector` derives the `%09` and what follows it as well.
			'gopher://h/7s%09a/b?c',
			'gopher://h//;/?:@&=',
			// The prose bans the line feed in a selector, the BNF does not.
			'gopher://h/0a%0Ab',
		],
		not: [
			'gopher://h/0a b',
			'gopher://u@h',
			'gopher://u@h/1',
			'gopher://h1?',
			'gopher://h?',
			'gopher:///1',
			'gopher://h/1\t',
			'gopher://h/1%0',
		],
	},
	'mailto (§3.5)': {
		derivable: [
			'mailto:a%25b@c',
			'mailto:a@b',
			'mailto:a',
			'mailto://x',
			'mailto:://x',
			'mailto:a@b?subject=c',
			'mailto:a@b,c@d',
			'mailto:@',
			'mailto:%22a%20b%22@c',
		],
		not: [
			'mailto:',
			'mailto',
			'mailto:a%b@c',
			'mailto:a b@c',
			'mailto:"a"@c',
			'mailto:<a@b>',
			'mailto:a@[1.2.3.4]',
			'mailto:ü@b',
			'mailto:~a@b',
		],
	},
	'news (§3.6)': {
		derivable: [
			'news:*',
			'news:comp.lang.c',
			'news:c',
			'news:comp.lang.c++',
			'news:a-b_c.',
			'news:abc@host.dom',
			'news:3d@h',
			'news:*@h',
			'news:a/b?c:d;e&f=g%40@1.2.3.4',
			'news://h/g@h',
			'news:://a@h',
		],
		not: [
			'news:',
			'news:3d.group',
			'news:a@b@c.d',
			'news:<a@b>',
			'news://h/g',
			'news:**',
			'news:*.c',
			'news:comp.*',
			'news:a%62c',
			'news:a/b',
			'news:@h',
			'news:a@',
			'news:a@h:119',
			'news:a@h.',
			'news:a@1.2.3',
			'news:a,b',
		],
	},
	'nntp (§3.7)': {
		derivable: ['nntp://h/g/123', 'nntp://h/g', 'nntp://h:119/a.b-c+d_e/0', 'nntp://h/g.'],
		not: [
			'nntp://h/',
			'nntp://h',
			'nntp://h/g/12a',
			'nntp://u@h',
			'nntp://u@h/g/1',
			'nntp://h/g/',
			'nntp://h/g/1/',
			'nntp://h/g/1/2',
			'nntp://h//1',
			'nntp://h/3d/1',
			'nntp://h/*',
			'nntp://h/g%2E',
			'nntp:///g/1',
			'nntp://h/g/１',
		],
	},
	'telnet (§3.8)': {
		derivable: ['telnet://h', 'telnet://h/', 'telnet://u:p@h:23/', 'telnet://@h'],
		not: [
			'telnet://h/x',
			'telnet://h//',
			'telnet://',
			'telnet:///',
			'telnet://u@',
			'telnet://h?',
			'telnet://h:23;a',
			'telnet://h/ ',
		],
	},
	'wais (§3.9)': {
		derivable: [
			'wais://h/',
			'wais://h/db',
			'wais://h/db?q',
			'wais://h/db/t/p',
			'wais://h/?',
			'wais://h///',
			'wais://h//t/',
			'wais://h:210/db?a;b:c@d&e=f',
			'wais://h/d%2Fb',
		],
		not: [
			'wais://h',
			'wais://h/db/t',
			'wais://h/db/t/p/q',
			'wais://h/db?q?r',
			'wais://h/db?q/r',
			'wais://h/db/t/p?q',
			'wais://h/db/t?q',
			'wais://h/db/',
			'wais://h?q',
			'wais://h/a:b',
			'wais://h/a=b',
			'wais://h/db/t/p;q',
			'wais://u@h/db',
			'wais:///db',
		],
	},
	'file (§3.10)': {
		derivable: [
			'file:///etc/x',
			'file://localhost/x',
			'file:///c:/x',
			'file:///',
			'file://h/',
			'file:////h/x',
			'file://1.2.3.4/x',
			'file:///a?b@c&d=e',
			'file://vms.host.edu/disk$user/my/notes/note12345.txt',
			'file://LOCALHOST/x',
		],
		not: [
			'file:/x',
			'file:x',
			'file:',
			'file://',
			'file://c:/x',
			'file:///C|/x',
			'file://h',
			'file://localhost',
			'file://h:80/x',
			'file://u@h/x',
			'file:///a;b',
			'file:///a;type=a',
			'file:///a b',
			'file://C:\\x',
			'file:///~/x',
			'file://./x',
		],
	},
	'prospero (§3.11)': {
		derivable: [
			'prospero://h//pros/name',
			'prospero://h/n;v=1;w=2',
			'prospero://h/n;=',
			'prospero://h/',
			'prospero://h/;=',
			'prospero://h:1525/a=b?c:d@e&f;n?:@&=v?:@&',
			'prospero://h/n;v=1;v=1',
			'prospero://h/n;v=%2F%3B%3D',
		],
		not: [
			'prospero://h',
			'prospero://h/n;v',
			'prospero://h/n;v=1=2',
			'prospero://h/n;v=a/b',
			'prospero://h/n;v/w=1',
			'prospero://h/n;',
			'prospero://h/n;v=1;',
			'prospero://h/n;;v=1',
			'prospero://h/n;v=1;w',
			'prospero://u@h/n',
			'prospero:///n',
			'prospero://h;v=1',
		],
	},
};

for (const [title, { derivable, not }] of Object.entries(examples)) {
	test(title, () => {
		const rows = [...derivable.map((text) => [text, true] as const), ...not.map((text) => [text, false] as const)];
		for (const [text, expected] of rows) assert.equal(derives(text), expected, `oracle: ${JSON.stringify(text)}`);
		const wrong = rows.filter(([text, expected]) => parseUrl(text, 'rfc1738').derivable !== expected);
		assert.deepEqual(wrong, [], 'the parser decides otherwise');
	});
}

test('the parts of §3.1, present, empty and absent', () => {
	assertParts('http://my.host:80/p/q?r#s', {
		scheme: 'http',
		host: 'my.host',
		port: '80',
		path: 'p/q',
		search: 'r',
		fragment: 's',
	});
	assertParts('HTTP://h', {
		scheme: 'HTTP',
		host: 'h',
		user: undefined,
		port: undefined,
		path: undefined,
		search: undefined,
	});
	assertParts('http://h/', { path: '', search: undefined, fragment: undefined });
	assertParts('http://h/?x', { path: '', search: 'x' });
	assertParts('http://h/?', { path: '', search: '' });
	assertParts('http://h/#', { path: '', fragment: '' });
	assertParts('http://h/#a?b#c', { path: '', search: undefined, fragment: 'a?b#c' });
	assertParts('http://999.1.1.1:99999/', { host: '999.1.1.1', port: '99999' });
	assertParts('ftp://h/', { user: undefined, password: undefined, host: 'h' });
	assertParts('ftp://@h/', { user: '', password: undefined, host: 'h' });
	assertParts('ftp://foo:@h/', { user: 'foo', password: '', host: 'h' });
	assertParts('ftp://:pw@h/', { user: '', password: 'pw', host: 'h' });
	assertParts('telnet://u:p@h:23/', { user: 'u', password: 'p', host: 'h', port: '23' });
});

test('"?" in the user: the standards see different hosts', () => {
	assertParts('ftp://good.com?@evil.com/', { user: 'good.com?', host: 'evil.com', path: '' }, ['rfc1738']);
	assertParts('ftp://good.com?@evil.com/', { user: undefined, host: 'good.com' }, ['modern']);
	assertParts('ftp://good.com%3F@evil.com/', { user: 'good.com%3F', host: 'evil.com', path: '' });
});

test('ftp: the type code is read from the right', () => {
	assertParts('ftp://h/;type=i', { typecode: 'i' });
	assertParts('ftp://h/a/b;type=D', { typecode: 'D' });
	assertParts('ftp://h/a;type=a;type=i', { typecode: 'i' });
	assertParts('ftp://h/a;v=1;type=i', { typecode: 'i' });
	assertParts('ftp://h/a%3Btype=i', { path: 'a%3Btype=i', typecode: undefined });
	assertParts('ftp://h/type=i', { path: 'type=i', typecode: undefined });
	assertParts('ftp://h/%2Fetc/motd', { path: '%2Fetc/motd' });
	assertParts('ftp://h//etc/motd', { path: '/etc/motd' });
});

test('gopher: the leftmost two %09', () => {
	assertParts('gopher://h', { gophertype: undefined, selector: undefined, search: undefined, gopherplus: undefined });
	assertParts('gopher://h/', { gophertype: undefined, search: undefined, gopherplus: undefined });
	assertParts('gopher://h/11/a', { gophertype: '1', selector: '1/a', search: undefined, gopherplus: undefined });
	assertParts('gopher://h/11/a%09q', { gophertype: '1', selector: '1/a', search: 'q', gopherplus: undefined });
	assertParts('gopher://h/7s%09%09+', { gophertype: '7', selector: 's', search: '', gopherplus: '+' });
	assertParts('gopher://h/7s%09q%09+%091%0D%0A', { selector: 's', search: 'q', gopherplus: '+%091%0D%0A' });
	assertParts('gopher://h/7%09%09', { gophertype: '7', selector: '', search: '', gopherplus: '' });
	// `gtype = xchar`, and an escape is one.
	assertParts('gopher://h/%31s%09q', { gophertype: '%31', selector: 's', search: 'q' });
	assertParts('gopher://h/7s%0Aq', { selector: 's%0Aq', search: undefined });
});

test('mailto, news, nntp', () => {
	assertParts('mailto:a%25b@c', { address: 'a%25b@c' });
	// What follows "?" is data here, and header fields only since RFC 2368.
	assertParts('mailto:a@b?subject=c', { address: 'a@b?subject=c' }, ['rfc1738']);
	assertParts('mailto:a@b?subject=c', { address: 'a@b' }, ['modern']);
	assertParts('news:comp.lang.c', { group: 'comp.lang.c', article: undefined });
	assertParts('news:abc@host.dom', { group: undefined, article: 'abc@host.dom' });
	assertParts('news:3d@h', { group: undefined, article: '3d@h' });
	assertParts('nntp://h:119/g/123', { host: 'h', port: '119', group: 'g', article: '123' });
	assertParts('nntp://h/g', { group: 'g', article: undefined });
});

test('wais: one segment, a search, or three', () => {
	assertParts('wais://h/db', { database: 'db', search: undefined, wtype: undefined, wpath: undefined });
	assertParts('wais://h/', { database: '', search: undefined });
	assertParts('wais://h/db?q', { database: 'db', search: 'q', wtype: undefined });
	assertParts('wais://h/db?', { database: 'db', search: '' });
	assertParts('wais://h/db/t/p', { database: 'db', wtype: 't', wpath: 'p', search: undefined });
	assertParts('wais://h///', { database: '', wtype: '', wpath: '' });
	assertParts('wais://h/db/t/p%2Fq', { wpath: 'p%2Fq' });
});

test('file: the host, and the path after its slash', () => {
	assertParts('file://localhost/x', { host: 'localhost', path: 'x' });
	assertParts('file://h/a/b', { host: 'h', path: 'a/b' });
	assertParts('file:///c:/x', { path: 'c:/x' });
	assertParts('file:////h/x', { path: '/h/x' });
});

test('prospero: "=" and "/" are legal in the name, the fields follow the first ";"', () => {
	assertParts('prospero://h//pros/name', { hsoname: '/pros/name' });
	assertParts('prospero://h/a=b/c;d=e', { hsoname: 'a=b/c' });
	assert.deepEqual(fieldsOf('prospero://h//pros/name'), []);
	assert.deepEqual(fieldsOf('prospero://h/n;v=1;w=2'), [
		['v', '1'],
		['w', '2'],
	]);
	assert.deepEqual(fieldsOf('prospero://h/n;='), [['', '']]);
	assert.deepEqual(fieldsOf('prospero://h/a=b;c=d'), [['c', 'd']]);
	assert.deepEqual(fieldsOf('prospero://h/n;v'), [['v', undefined]]);
});

/** Holds the parser to the text of some parts; `undefined` is a part that is not there. */
function assertParts(
	text: string,
	expected: Partial<Record<Part, string | undefined>>,
	standards: readonly Standard[] = ['rfc1738', 'modern'],
): void {
	for (const standard of standards) {
		const { components } = parseUrl(text, standard);
		const parts = (Object.keys(expected) as Part[]).map((part) => [part, slice(text, components[part])]);
		assert.deepEqual(Object.fromEntries(parts), expected, `${text} (${standard})`);
	}
}

function fieldsOf(text: string): (string | undefined)[][] {
	const fields = parseUrl(text, 'rfc1738').components.fields ?? [];
	return fields.map(({ name, value }) => [slice(text, name), slice(text, value)]);
}

function slice(text: string, span: Span | undefined): string | undefined {
	return span && text.slice(span.offset, span.end);
}
