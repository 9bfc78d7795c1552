/** Ordinary URLs are not judged: whoever judges them finds nothing. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { analyse } from '../../server/src/analysis/analyse';
import { rules } from '../../server/src/rules/index';
import { defaults, type Settings } from '../../server/src/settings';
import { isOrdinary } from '../../server/src/url/ordinary';
import { documentIn, everyLanguage } from '../scan/documents';
import { unmark } from '../scan/marked';
import { runs } from './arbitrary';

/** Each URL, what stands for something else in it between the marks. */
const table: Record<'ordinary' | 'not', readonly string[]> = {
	ordinary: [
		`https://a.example/${'~'.repeat(2 ** 20)}`,
		'https://a.example/~jane/a,b;c=d!e/(f)?g=h?i=/j&k#!/l?m',
		'https://a.example/%20%C3%A9%E6%97%A5',
		'https://a.example/?b=https://c.example/',
		'https://a.example/a%E2%80%93b/v1.0⸠...⸡@b',
		'https://127.0.0.1:8080/',
		'ftp://a.example/b',
		'wss://b',
		'git+ssh://git@a.example/b.git',
		'http://localhost:⸠$PORT⸡/b',
		'http://localhost:300⸠1⸡',
		'https://⸠{host}⸡/⸠{id}⸡?b=⸠{c}⸡',
		'mailto:jane.doe+b@a.example',
		'file:///C:/b/c.txt',
		'data:image/gif;base64,R0lGODlh',
		'urn:ietf:rfc:1738',
	],
	not: [
		'HTTP://a.example/',
		'https://jane@a.example/',
		'https://git@a.example/',
		'https://a.example:8⸠{n}⸡/b/⸠{c}⸡@d.example',
		'https://a.example/b⸠,⸡',
		'https://a.example/b⸠%20⸡',
		'https://a.example:1023/',
		'https://a.example:6000/',
		'https://a.example:65536/',
		`https://${'a'.repeat(64)}.example/`,
		`https://${'a.'.repeat(130)}example/`,
		'https://https//a.example/',
		'https://xn--a.example/',
		'https://256.1.1.1/',
		'https://a.1/',
		'https://a.example/b.',
		'https://a.example/b,',
		'https://a.example/../b',
		'https://a.example/b&amp;c',
		'https://a.example/?https://c.example/',
		'https://a.example/b%20',
		'https://a.example/http://b.example/',
		'https://a.example/%41',
		'https://a.example/%2e',
		'https://a.example/%252F',
		'https://a.example/%FF',
		'https://a.example/%E2%80%8B',
		'https://a.example/b c',
		'https://a.example/é',
		'https://a.example/b⸠...⸡',
		'https://a.example/b⸠…⸡',
		'ftp://a.example/b;type=x',
		'wss://a.example/b#c',
		'mailto:jane@a.example?subject=b',
		'mailto:a.example',
		'file://a/b',
		'data:image/gif;base64,R0lGO',
		'data:b;base64,AAAA',
		'data:a/b/c;base64,AAAA',
		'data://image/gif;base64,R0lGODlh',
		'urn:uuid:1',
		'urn:abcdefghijklmnop-abcdefghijklmnop:x',
		'https://⸠{שלום}⸡.1a.example/',
		'https://⸠{xn--a}⸡.a.example/',
		'https://a.example/b%22⸠%3e⸡',
		'https://a.example/⸠%user_name%⸡20',
		`https://a.example/${'b'.repeat(2 ** 21)}`,
	],
};

for (const [what, urls] of Object.entries(table))
	for (const url of urls)
		test(`${what === 'ordinary' ? '' : 'not '}ordinary: ${url.slice(0, 60)}`, () => {
			const { text, spans } = unmark(url);
			assert.equal(isOrdinary(text, spans), what === 'ordinary');
		});

const speaksOfPlain =
	rules.find(({ code, plain }) => code === 'tracking-parameters' && plain === true) ?? assert.fail();
/** All rules at their loudest, but for those that speak of plain URLs: so what is ordinary is passed over. */
const quick: Settings = {
	...defaults,
	rules: Object.fromEntries(
		rules
			.filter(({ own }) => own !== true)
			.map(({ code, plain }) => [code, plain === true ? ('off' as const) : ('warning' as const)]),
	),
};
/** With one that does, nothing is passed over; as a hint it hides nothing that another says of the same place. */
const loud: Settings = { ...quick, rules: { ...quick.rules, [speaksOfPlain.code]: 'hint' } };

const words = (text: string) => fc.constantFrom(...text.split(' '));
const many = (text: string, maxLength: number) => fc.array(words(text), { maxLength }).map((parts) => parts.join(''));

const web = fc
	.tuple(
		words('http:// https:// http://git@ ftp:// wss:// git+ssh://git@ s3:// redis:// file:/// mailto:jane@ mailto:'),
		fc.oneof(
			words('a.example b-c.a.example localhost 127.0.0.1 $HOST {host}.example'),
			many('a. b-c. 127.0.0.1 {host} {שלום} {xn--a} xn-- A 1 -', 3),
		),
		words('/ / / / : :8080 :80 :6000 :54321 :99999 :$PORT :{port} :8{n}'),
		fc.oneof(
			many('/ a /b b.c {id} d=e & # ~ , ; ! ? = ( ) (a) : @ %20 %C3%A9', 3),
			many('/ a , ; %2F %41 %2f %E6%97%A5 %E2%80%93 %E2%80%8B %FF %25 .. ... {é} %x% $x &amp; // é ;type=x', 3),
		),
	)
	.map((parts) => parts.join(''));

const data = fc
	.tuple(many('image / gif b svg+xml ;a=b', 4), many('AAAA R0lG +/+/ BB== CCC= D %3D {data}', 4))
	.map(([type, text]) => `data:${type};base64,${text}`);
const urn = fc
	.tuple(many('a ietf - uuid abcdefghijklmnop isbn', 4), many('a : 1738 - . {id} /', 5))
	.map(([namespace, name]) => `urn:${namespace}:${name}`);
/** What a program goes on with, or a sentence, may make an odd end of the last characters. */
const goesOn = fc.constantFrom('', '', '', '', '', '', '', '', '" % x', '" << x', '" . x', '%3e" . x', '%22" + x');
const nearlyOrdinary = fc
	.tuple(fc.oneof({ weight: 4, arbitrary: web }, { weight: 1, arbitrary: data }, { weight: 1, arbitrary: urn }), goesOn)
	.map((parts) => parts.join(''));

let texts = 0;
let ordinary = 0;
for (const [index, languageId] of everyLanguage.entries())
	test(`${languageId}: nothing is found in what is ordinary`, () => {
		const { seed, numRuns } = runs(60);
		fc.assert(
			fc.property(documentIn(languageId, nearlyOrdinary), (text) => {
				texts++;
				const found = (settings: Settings) =>
					analyse({ text, languageId }, settings)
						.findings.filter(({ code }) => code !== speaksOfPlain.code)
						.map(({ code, offset, end, severity }) => `${code} ${offset}-${end} ${severity}`);
				const { occurrences } = analyse({ text, languageId }, loud);
				for (const { url, placeholders, plain } of occurrences) if (!plain && isOrdinary(url, placeholders)) ordinary++;
				assert.deepEqual(found(quick), found(loud), `text ${index} of seed ${seed}`);
			}),
			// Each language has texts of its own.
			{ seed: seed + index, numRuns },
		);
	});

test('many of these were ordinary', () => assert(ordinary > texts / 20, `only ${ordinary} in ${texts} texts were`));
