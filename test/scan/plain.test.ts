/** The fast path for plain URLs changes nothing but the time: it finds what the thorough way finds, and nothing is wrong with it. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { analyseUrl } from '../../server/src/analysis/analyse';
import type { Occurrences } from '../../server/src/find/occurrences';
import { Scanner, scan } from '../../server/src/find/scanner';
import { defaults } from '../../server/src/settings';
import { runs } from '../analysis/arbitrary';
import { documentIn, everyLanguage } from './documents';

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

for (const languageId of everyLanguage)
	describe(languageId, () => {
		test('the thorough way finds the same', () => {
			fc.assert(
				fc.property(documentIn(languageId, nearlyPlain), (text) => {
					const thorough = new ThoroughScanner(text, languageId);
					thorough.scanTo(text.length);
					assert.deepEqual(shown(scan(text, languageId)), shown(thorough.occurrences));
				}),
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
