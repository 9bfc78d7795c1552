/** What the standard themes make of our grammars: outside a list of URLs nothing, and in one no valid text is red. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { coloursOf, type Theme } from './grammars';

const file = join(import.meta.dirname, '../fixtures/themes/themes.json');
const themes: Readonly<Record<string, Theme>> = JSON.parse(readFileSync(file, 'utf8'));

/** Red as readers see it: the colours of errors, and also salmon and the dark red of strings. */
function isRed(colour: string): boolean {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
	return red > 1.3 * green && red > 1.3 * blue;
}

test('red is red', () => {
	for (const red of ['#EE0000', '#A31515', '#CD3131', '#F44747', '#CE9178', '#800000']) assert.ok(isRed(red), red);
	for (const other of ['#000000', '#B5CEA8', '#DCDCAA', '#0000FF', '#267F99', '#C8C8C8'])
		assert.ok(!isRed(other), other);
});

/** Lines of a list; `⸠…⸡` around what is not valid. */
const list = [
	'# comment',
	'ftp://anna:s3%2Fcret@ftp.a.example:2121/%2Fetc/motd;type=a',
	'http://a.example/b/caf%C3%A9?q=1&r=%2F#top',
	'gopher://g.example/7s%09query',
	'mailto:a%25b@a.example?subject=Rye%20bread',
	'news:comp.lang.c',
	'nntp://n.example/alt.test/123',
	'telnet://u:p@h.example:23/',
	'wais://w.example/db?words',
	'file:///etc/motd',
	'prospero://p.example//pros/n;v=1',
	'https://[2001:db8::1]:8443/orders',
	'http://[fe80::1%25eth0]/',
	'http://[v1.fe80::a+b]/',
	'http://a.example/~é/{id}?a[]=1',
	'data:text/plain;charset=utf-8,%48i',
	'http://a.example/⸠%⸡zz⸠|⸡b⸠"⸡',
	'http://a.example:8⸠x⸡/',
];

describe('a list of URLs', () => {
	for (const [name, theme] of Object.entries(themes))
		test(`in ${name} red is what is not valid`, async () => {
			for (const marked of list) {
				const [line = []] = await coloursOf('text.uri-list', marked.replace(/[⸠⸡]/g, ''), theme);
				let shown = '';
				let before = false;
				for (const { character, colour } of [...line, { character: '', colour: '#000000' }]) {
					const red = isRed(colour);
					shown += `${red === before ? '' : red ? '⸠' : '⸡'}${character}`;
					before = red;
				}
				assert.equal(shown, marked);
			}
		});
});

/** URLs as they stand elsewhere. (`&amp;` in one loses the colour of its language: what a link is called, its language does not read.) */
const elsewhere: readonly (readonly [scopeName: string, text: string])[] = [
	['text.plain', 'See ftp://me:pw@a.example:21/b%20c?d=%zz#e.'],
	['text.html.markdown', 'See https://a.example/b%20c?d=1#e, **https://a.example/**, `https://a.example/%20`'],
	['text.html.derivative', '<a href="http://a.example/%20?b=1">http://a.example/%20</a><!-- http://a.example/%20 -->'],
	['source.js', '// see http://a.example/b%20c\nconst a = "http://u:p@a.example:80/b%20c?d#e" + `http://a.example/b`;'],
	['source.python', '# http://a.example/b%20c\nx = "http://a.example/b%20c?d" \'http://%s:%d/\''],
	['source.yaml', 'a: http://a.example/b%20c # http://a.example/'],
	['source.shell', 'curl "http://a.example/$b%20" # http://a.example/%20'],
];

describe('elsewhere no theme colours what we find', () => {
	for (const [name, theme] of Object.entries(themes))
		for (const [scopeName, text] of elsewhere)
			test(`${scopeName} in ${name}`, async () => {
				const untouched = await coloursOf(scopeName, text, theme, { injected: false });
				assert.deepEqual(await coloursOf(scopeName, text, theme), untouched);
			});
});
