import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { INITIAL } from 'vscode-textmate';
import { assertLinear, grammarOf, readTokens, tokenize } from './grammars';

const comment = {
	comment: 'comment.line.number-sign.uri-list',
	'comment#': 'punctuation.definition.comment.uri-list',
};

/** Each case is a line cut into tokens; the texts, joined, are the line. */
const cases: Record<string, string[]> = {
	'ftp (§3.2)': [
		'ftp scheme | : : | // // | anna user | : user: | s3cret password | @ @ | ftp.example.com host | : host: | 2121 port',
		'/ path+/ | %2F path+% | etc path | / path+/ | motd path | ; path+/ | type path | = path+/ | a path',
	],
	'http (§3.3)': [
		'http scheme | : : | // // | example.com host | / path+/ | a path | / path+/ | b path | ? ? | q search | = search+& | 1 search',
		'& search+& | r search | = search+& | %C3 search+% | %A9 search+% | # # | top fragment',
	],
	'gopher (§3.4)': [
		'gopher scheme | : : | // // | g.example host | / path+/ | 7s path | %09 path+% | query path | %09 path+% | + path',
	],
	'mailto (§3.5)': ['mailto scheme | : : | a path | %25 path+% | b@example.com path'],
	'news (§3.6)': ['news scheme | : : | comp.lang.c path'],
	'nntp (§3.7)': ['nntp scheme | : : | // // | n.example host | / path+/ | alt.test path | / path+/ | 123 path'],
	'telnet (§3.8)': [
		'telnet scheme | : : | // // | u user | : user: | p password | @ @ | h.example host | : host: | 23 port | / path+/',
	],
	'wais (§3.9)': ['wais scheme | : : | // // | w.example host | / path+/ | db path | ? ? | words search'],
	'file (§3.10)': ['file scheme | : : | // // | / path+/ | etc path | / path+/ | motd path'],
	'prospero (§3.11)': [
		'prospero scheme | : : | // // | p.example host | / path+/ | / path+/ | pros path | / path+/ | n path | ; path+/ | v path | = path+/ | 1 path',
	],
	'a comment': ['# comment+comment# | ␠http://example.com/ comment'],
	'a # that is not the first character is no comment': ['http scheme | : : | // // | h host | # #'],
	'white space before a URL': ['␠ - | http scheme | : : | // // | h host | / path+/'],
	'a letter that no IPv6 address has': ['http scheme | : : | // // | [:: host | x host+invalid | ] host'],
	'a zone, which RFC 6874 writes with %25': [
		'http scheme | : : | // // | [fe80::1 host | %25eth0 host | ] host | / path+/',
	],
	'a placeholder': ['http scheme | : : | // // | h host | / path+/ | {id} path | { path+invalid | a path'],
	'an IPv6 host': ['http scheme | : : | // // | [::1] host | : host: | 80 port | / path+/'],
	'an empty user': ['http scheme | : : | // // | @ @ | h host'],
	'a user without a password': ['ftp scheme | : : | // // | me user | @ @ | h host'],
	'malformed escapes': [
		'http scheme | : : | // // | h host | / path+/ | % path+invalid | zz path | %41 path+% | % path+invalid | ? ? | % search+invalid | 4 search',
	],
	'unsafe characters': [
		'http scheme | : : | // // | h host | / path+/ | a path | ␠ path+invalid | b path | < path+invalid | [ path+invalid | \\ path+invalid',
	],
	'brackets in a search, ~ and non-ASCII characters are no errors': [
		'http scheme | : : | // // | h host | / path+/ | ~é path | ? ? | a[] search',
	],
	'a second @, a second #, letters in a port': [
		'ftp scheme | : : | // // | a user | @ user+invalid | b user | @ @ | h host | : host: | 8 port | x port+invalid | # # | a fragment | # fragment+invalid | b fragment',
	],
	'an unknown scheme': ['urn scheme | : : | isbn:0451450523 path'],
	'a URL inside a URL': [
		'http scheme | : : | // // | h host | / path+/ | http: path | / path+/ | / path+/ | i.example path | / path+/',
	],
	'no URL': ['example.com/path -'],
	'words before a URL': ['see␠http://h/ -'],
};

describe('the grammar of uri-list', async () => {
	const grammar = await grammarOf('text.uri-list');
	for (const [name, parts] of Object.entries(cases)) {
		test(name, () => {
			const expected = readTokens(parts, comment);
			const line = expected.map(({ text }) => text).join('');
			const [actual = []] = tokenize(grammar, line);
			const inner = actual.map(({ text, scopes: [root, ...scopes] }) => {
				assert.equal(root, 'text.uri-list');
				return { text, scopes };
			});
			assert.deepEqual(inner, expected);
		});
	}

	for (const piece of ['a:@', '@', ' ', '[', '?#', 'a.']) {
		test(`many times ${JSON.stringify(piece)} take linear time`, () => {
			assertLinear((pieces) => grammar.tokenizeLine(`http://${piece.repeat(pieces)}`, INITIAL));
		});
	}
});
