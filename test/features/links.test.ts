/** Which URLs become links of ours, and where they lead. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { analyse } from '../../server/src/analysis/analyse';
import { linkAt, linksOf, targetOf } from '../../server/src/features/links';
import { defaults } from '../../server/src/settings';

function targets(text: string, languageId: string): (string | undefined)[] {
	const document = TextDocument.create('file:///a', languageId, 7, text);
	const analysis = analyse({ text, languageId }, defaults);
	return linksOf(document, analysis).map(({ data }) => linkAt(document, analysis, data.offset));
}

describe('links that the editor does not find itself, with exactly their text', () => {
	const table: readonly (readonly [languageId: string, text: string, ...links: string[]])[] = [
		['plaintext', 'ftp://a.example/%2Fetc/motd;type=a', 'ftp://a.example/%2Fetc/motd;type=a'],
		['plaintext', 'gopher://a.example/1x and mailto:ana@a.example', 'gopher://a.example/1x', 'mailto:ana@a.example'],
		['plaintext', 'news:comp.lang.c, telnet://a.example', 'news:comp.lang.c', 'telnet://a.example'],
		['plaintext', 'nntp://a.example/b.c/1 sftp://a.example/x', 'nntp://a.example/b.c/1', 'sftp://a.example/x'],
		['html', '<a href="tel:+1-201-555-0123">x</a>', 'tel:+1-201-555-0123'],
		['plaintext', 'geo:48.2,16.3 irc://a.example/b', 'geo:48.2,16.3', 'irc://a.example/b'],
		['plaintext', '<URL:http://a.example/long/\n  path>', 'http://a.example/long/path'],
		['html', '<a href="http://a.example/?b=1&amp;c=2">', 'http://a.example/?b=1&c=2'],
		['json', '{"a": "http:\\/\\/a.example\\/b"}', 'http://a.example/b'],
		['plaintext', '见http://a.example/x。'],
		['plaintext', 'http://a.example如何', 'http://a.example'],
		['html', '<img src="file:///home/a.png">'],
		['plaintext', 'file:///a%20b|c', 'file:///a%20b|c'],
		['html', '<a href="mailto:ana%40b@a.example?subject=a%2Fb">', 'mailto:ana%40b@a.example?subject=a%2Fb'],
	];
	for (const [languageId, text, ...links] of table)
		test(`${text} (${languageId})`, () => assert.deepEqual(targets(text, languageId), links));
});

describe('links that the editor finds alike are its own', () => {
	for (const text of [
		'See http://a.example/x.',
		'(https://a.example/b)',
		'"https://a.example/?b=c&d"',
		'https://a.example/b, and',
		'<https://a.example/b>',
	])
		test(text, () => assert.deepEqual(targets(text, 'plaintext'), []));
});

describe('what is never followed', () => {
	const schemes = [
		...['command', 'javascript', 'data', 'vscode', 'vscode-insiders', 'vscode-file', 'vscode-resource', 'vscodium'],
		...['cursor', 'code-oss', 'ms-word', 'search-ms', 'ms-msdt', 'jar', 'blob', 'view-source', 'chrome', 'about'],
		...['x-apple.systempreferences', 'itms-apps', 'intent', 'steam', 'slack', 'zoommtg', 'shell', 'res', 'mk'],
	];
	const forms = [
		(scheme: string) => `${scheme}:workbench.action.quit`,
		(scheme: string) => `${scheme}://a.example/x`,
		(scheme: string) => `<a href="${scheme}:x?%5B1%5D">`,
		(scheme: string) => `[x](${scheme}://workbench.action.quit?a)`,
	];
	const files = [
		...[
			'file://server/share/x.exe',
			'file://a.example/x',
			'file://localhost/x',
			'FILE://server/x',
			'file:////server/x',
		],
		...['http://{host}/x', 'http:///x', 'https://', 'ftp:///x', 'gopher://'],
	];
	const all = [...schemes.flatMap((scheme) => forms.map((form) => form(scheme))), ...files];
	test('there are many', () => assert(all.length >= 100));
	for (const text of all)
		for (const languageId of ['plaintext', 'markdown', 'html'])
			test(`${text} (${languageId})`, () => {
				const found = targets(text, languageId).filter((target) => !/^file:\/{4}/.test(target ?? ''));
				assert.deepEqual(found, []);
			});
});

describe('a target', () => {
	const place = { uri: 'file:///a%20b.md', version: 3, offset: 12 };
	test('of a client without our command is the URL', () =>
		assert.equal(targetOf(place, 'ftp://a.example/%2Fx', false), 'ftp://a.example/%2Fx'));
	test('of a client with it names the place, not the URL', () => {
		const target = targetOf(place, 'ftp://a.example/%2Fx', true);
		assert.match(target, /^command:urlLint\.followLink\?[\w%.-]+$/);
		// The editor decodes it when it reads the URI, and again when it runs the command.
		const query = decodeURIComponent(decodeURIComponent(target.slice(target.indexOf('?') + 1)));
		assert.deepEqual(JSON.parse(query), [place]);
	});
});
