/** The fast path for plain URLs changes nothing but the time: it finds what the thorough way finds, and nothing is wrong with it. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { analyseUrl } from '../../server/src/analysis/analyse';
import type { Occurrences } from '../../server/src/find/occurrences';
import { Scanner, scan } from '../../server/src/find/scanner';
import { defaults } from '../../server/src/settings';
import { endOfPlain } from '../../server/src/url/plain';
import { runs } from '../analysis/arbitrary';
import { documentIn, everyLanguage } from './documents';
import { unmark } from './marked';

/** What the fast path takes, between the marks; nothing where all is looked at closely. */
describe('what is plain', () => {
	for (const marked of [
		'⸠http://abcdefghijklmnopqrstuvwxyz.example0123456789⸡',
		'⸠http://a.example⸡',
		'⸠http://a.example/⸡ b',
		'⸠http://www.a-b.example/ABC_-.+=&@:xyz019⸡',
		'⸠http://a.example/b/c?d=e&f=g#h/i⸡',
		'⸠http://a.example/b?c⸡/d',
		'⸠http://a.example#b⸡#c',
		'⸠http://a.example/b#c⸡?d',
		'⸠http://a.example/.github/1.0...1.1⸡',
		'⸠http://a.example/%20%2F%5B%7C⸡%7f',
		...['%25', '%41', '%7F', '%61', '%0A', '%C3%A9', '%2', '%2e', '%'].map(
			(triplet) => `⸠http://a.example/b⸡${triplet}`,
		),
		'⸠http://a.example⸡:80/',
		'⸠http://a.example/b⸡é',
		`⸠http://${'a'.repeat(63)}.example/⸡`,
		`⸠http://${'a.'.repeat(123)}example⸡`,
		'⸠http://xna.c--d.you.example⸡',
		'⸠http://localhost/⸡',
		'⸠http://localhost:3000/b⸡',
		'⸠http://a.example:8080⸡',
		'⸠http://a.example⸡:3659',
		'⸠http://a.example⸡:80800',
		'⸠http://a.example⸡:808',
		'http://a.example?b',
		'http://a.example/..',
		'http://a.example/b...',
		'http://a.example/b/../c',
		'http://localhostess/',
		'http://1.2.3.4/',
		'http://a.1example/',
		'http://a..example/',
		'http://a.example./',
		'http://-a.example/',
		'http://a-.example/',
		'http://xn--a.example/',
		'http://ab--c.example/',
		'http://x.n.example/',
		'http://xn.example/',
		'http://nobody/',
		'http://a.xxx.example/',
		'http://your.example/',
		'http://yourshop.example/',
		`http://${'a'.repeat(64)}.example/`,
		`http://${'a.'.repeat(123)}example0/`,
	]) {
		const { text, spans } = unmark(marked.includes('⸠') ? marked : `⸠⸡${marked}`);
		const end = spans[0]?.end || -1;
		test(marked, () => assert.equal(endOfPlain(text, 'http://'.length, text.length, true), end));
	}

	test('no escape is, where % means something else', () =>
		assert.equal(endOfPlain('http://a.example/b%20c', 7, 22, false), 18));

	test('nothing behind the limit is', () => {
		assert.equal(endOfPlain('http://a.example/b%20c', 7, 20, true), 18);
		assert.equal(endOfPlain('http://a.example/b%20c', 7, 17, true), 17);
	});
});

/** Looks closely at every URL. */
class ThoroughScanner extends Scanner {
	protected override endOfPlain(): number {
		return -1;
	}
}

const words = (text: string) => fc.constantFrom(...text.split(' '));
const many = (text: string, maxLength: number) => fc.array(words(text), { maxLength }).map((parts) => parts.join(''));

const labels = 'a example b2 1 - xn-- xxx your x n www A _ é % localhost';
const host = fc.array(many(labels, 2), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'));
const start = words(
	'http:// https:// http:// https:// HTTP:// http:/ ftp:// u@ *http:// _https:// "http:// \'http:// (https://',
);
const rest = many(
	'/ / a b.html ? # = & a=b _ - + @ : . , ; .. ... \' ( ) * ~ ! $ $x {id} %20 %2f %41 %3A %25 %2E %7E %7F %0A %C3%A9 %2 /.x | é 。 ` " > < <b> </b> \\ …',
	7,
);

/** Plain URLs, and what is nearly that. */
const nearlyPlain = fc.tuple(start, host, words(' / /'), rest).map((parts) => parts.join(''));

function shown(occurrences: Occurrences): string[] {
	return Array.from(occurrences, ({ offset, end, context, url }) => `[${offset}, ${end}) ${context.name}: ${url}`);
}

function assertFoundAlike(text: string, languageId: string): void {
	const thorough = new ThoroughScanner(text, languageId);
	thorough.scanTo(text.length);
	assert.deepEqual(shown(scan(text, languageId)), shown(thorough.occurrences));
}

/** What longer runs found. */
for (const [languageId, text] of [
	['csv', 'http://a.a"----\n'],
	['yaml', 'http://a.a"----\n'],
] as const)
	test(`the thorough way finds the same in ${languageId}: ${text}`, () => assertFoundAlike(text, languageId));

for (const languageId of everyLanguage)
	describe(languageId, () => {
		test('the thorough way finds the same', () => {
			fc.assert(
				fc.property(documentIn(languageId, nearlyPlain), (text) => assertFoundAlike(text, languageId)),
				runs(200),
			);
		});

		test('nothing is wrong with a plain URL in either standard', () => {
			fc.assert(
				fc.property(documentIn(languageId, nearlyPlain), (text) => {
					for (const { url, plain } of scan(text, languageId))
						for (const standard of plain ? (['modern', 'rfc1738'] as const) : [])
							assert.deepEqual(
								analyseUrl(url, { ...defaults, standard }).findings.map(({ code }) => code),
								[],
								url,
							);
				}),
				runs(50),
			);
		});
	});
