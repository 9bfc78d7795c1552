/** A document scanned part by part, and again where it was changed: what is found is what a scan of all of it finds. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type Change, merged, SIZES, type Sizes } from '../../server/src/find/division';
import type { Occurrences } from '../../server/src/find/occurrences';
import { finished, scanning } from '../../server/src/find/scanned';
import { scan } from '../../server/src/find/scanner';
import { MARKDOWN } from '../../server/src/languages/kinds';
import { runs } from '../analysis/arbitrary';
import { documentIn, everyLanguage } from './documents';
import { edited, editOf } from './edits';

/** So that short documents have many parts, and little is seen around one. */
const TINY: Sizes = { unedited: 40, edited: 12, back: 24, ahead: 16 };
/** Many parts, each seen with all that matters around it. */
const SHORT: Sizes = { ...SIZES, unedited: 12, edited: 12 };

const FROM_ELSEWHERE = [
	...['http://a.example/index', "See http://a.example/index's page.\n", 'ttp://a.example/x\n', 'ttps://b.example/\n'],
	...['words <URL:http://a.example/xyz\n', 'more>', '`http://a.example/|x\n', '> and\n', '`\n', '   more.html\n'],
	...['[a] (http://a.example/x)\n', '[a]: http://a.example/y\n', '\n\n', '\n', ' words that fill a line\n'],
];

function shown(occurrences: Occurrences): unknown[] {
	return Array.from(occurrences, ({ offset, end, context, url, map, placeholders, rest, plain }) => ({
		...{ offset, end, context: context.name, url, placeholders, rest, plain },
		shown: map.toDocument({ offset: 0, end: url.length }),
		last: map.toDocument({ offset: url.length - 1, end: url.length }),
	}));
}

function textIn(languageId: string): fc.Arbitrary<string> {
	const part = fc.oneof({ weight: 2, arbitrary: documentIn(languageId) }, fc.constantFrom(...FROM_ELSEWHERE));
	return fc.array(part, { maxLength: 8 }).map((parts) => parts.join('\n'));
}

test('several changes as one: what stands before and behind is as it was', () => {
	const text = fc.string({ maxLength: 40 });
	fc.assert(
		fc.property(text, fc.array(editOf(text), { minLength: 1, maxLength: 6 }), (first, edits) => {
			let last = first;
			let all: Change | undefined;
			for (const edit of edits) {
				const after = edited(last, edit);
				last = after.text;
				all = all === undefined ? after.change : merged(all, after.change);
			}
			const { offset, end, length } = all as Change;
			assert.equal(last.slice(0, offset), first.slice(0, offset));
			assert.equal(last.slice(offset + length), first.slice(end));
			assert.equal(last.length, first.length - (end - offset) + length);
		}),
		runs(500),
	);
});

/** What opens only because something far behind closes it. */
const CLOSED_FAR_BEHIND: readonly (readonly [text: string, sizes: Sizes])[] = [
	['<URL:http://a.example/x\nhttp://a.example/more/of/it\nhttp://a.example/that/goes/on/and\non>', TINY],
	['`` http://a.example/x|y and some words\nhttp://b.example/more/of/it\nhttp://c.example/goes/on `` is code', SHORT],
	['a <!-- http://a.example/x|y and words\nhttp://b.example/more/of/it\nhttp://c.example/goes/on --> b', SHORT],
];
for (const languageId of ['latex', 'bibtex'])
	test(`in parts: an argument that goes on over lines (${languageId})`, () => {
		const text = 'words that fill a line before it\n\\href{\nhttp://a.example/index.html\n}{and some more words}\n';
		const scanned = finished(scanning(text, languageId, TINY));
		assert(scanned.stretches.length > 1);
		assert.deepEqual(shown(scanned), shown(scan(text, languageId)));
	});

for (const [text, sizes] of CLOSED_FAR_BEHIND)
	test(`in parts: ${JSON.stringify(text)}`, () => {
		const scanned = finished(scanning(text, 'markdown', sizes));
		assert(scanned.stretches.length > 1);
		assert.deepEqual(shown(scanned), shown(scan(text, 'markdown')));
	});

for (const languageId of everyLanguage) {
	// What a code span of Markdown's is, only what stands so far behind it says.
	const sizes = MARKDOWN.has(languageId) ? SHORT : TINY;
	describe(languageId, () => {
		test('after each of many edits: as if it were scanned anew', () => {
			const scripts = fc.tuple(textIn(languageId), fc.array(editOf(textIn(languageId)), { maxLength: 8 }));
			fc.assert(
				fc.property(scripts, ([first, edits]) => {
					let text = first;
					let scanned = finished(scanning(text, languageId, sizes));
					for (const edit of edits) {
						const after = edited(text, edit);
						text = after.text;
						scanned = finished(scanned.changed(text, after.change));
						const anew = finished(scanning(text, languageId, sizes));
						assert.deepEqual(shown(scanned), shown(anew));
						assert.equal(scanned.length, anew.length);
						for (let index = 0; index < scanned.length; index++) {
							assert.equal(scanned.at(index).offset, scanned.offsetAt(index));
							assert.equal(scanned.at(index).end, scanned.endAt(index));
							assert.equal(scanned.indexAfter(scanned.offsetAt(index)), index);
						}
					}
				}),
				runs(12),
			);
		});

		test('in parts: what a scan of all of it finds', () => {
			fc.assert(
				fc.property(textIn(languageId), (text) => {
					const scanned = finished(scanning(text, languageId, SHORT));
					assert.deepEqual(shown(scanned), shown(scan(text, languageId)));
				}),
				runs(12),
			);
		});
	});
}
