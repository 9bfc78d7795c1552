/** Whatever a file holds, be it no text at all: all that somebody could ask for is answered, and no edit cuts a character in two. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { analyse, applyEdits } from '../../server/src/analysis/analyse';
import { fixAll } from '../../server/src/analysis/fix-all';
import { defaults } from '../../server/src/settings';
import { surfaces } from '../bench/surfaces';
import { everyLanguage } from '../scan/documents';
import { anything, damaged, runs } from './arbitrary';

/** Line ends of every kind, what C and Unicode end a text with, halves of characters, marks that join, turn round or are not seen. */
const odd = fc.constantFrom(
	...[
		'\r',
		'\r\n',
		'\n',
		'\n\r',
		'\u2028',
		'\u2029',
		'\u0085',
		'\v',
		'\f',
		'\0',
		'\u001a',
		'\u007f',
		'\ufeff',
		'\ufffd',
		'\uffff',
	],
	...[
		'\ud83d',
		'\ude00',
		'\ude00\ud83d',
		'😀',
		'𠀀',
		'\u{10ffff}',
		'\u0301',
		'\u200d',
		'\u200b',
		'\u202e',
		'\u2066',
		'\ufe0f',
	],
	...[
		'"',
		"'",
		'`',
		'<',
		'>',
		'(',
		')',
		'[',
		'](',
		'{',
		'}',
		'\\',
		'\\u',
		'\\ud83d',
		'&',
		'&#',
		'&#xD800;',
		'%',
		'%F0%9F',
		'%ED%A0%80',
		'#',
	],
);

const document = fc
	.array(
		fc.oneof({ weight: 4, arbitrary: odd }, { weight: 2, arbitrary: damaged }, { weight: 1, arbitrary: anything }),
		{ maxLength: 16 },
	)
	.map((parts) => parts.join(''));

const language = fc.constantFrom(...everyLanguage);

describe('bytes that are no text', () => {
	for (const [name, surface] of Object.entries(surfaces))
		test(name, () =>
			fc.assert(
				fc.asyncProperty(document, language, async (text, languageId) => void (await surface(text, languageId))),
				runs(120),
			),
		);

	test('an edit leaves whole what was a whole character', () =>
		fc.assert(
			fc.property(document, language, (text, languageId) => {
				const { findings } = analyse({ text, languageId }, defaults);
				const edits = [
					...findings.flatMap((finding) => finding.fixes().map((fix) => fix.edits)),
					fixAll({ text, languageId }, defaults).edits,
				];
				for (const each of edits) assert(halves(applyEdits(text, each)) <= halves(text), JSON.stringify(each));
			}),
			runs(400),
		));
});

/** How many surrogates are alone in a text. */
function halves(text: string): number {
	return [...text].filter((character) => /^[\ud800-\udfff]$/.test(character)).length;
}
