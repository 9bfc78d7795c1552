// UTS #58's conformance tests of link formatting, against what "Copy URL Decoded" copies.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fromRoot } from '../../scripts/generate/tables';
import { decodedLink } from '../../server/src/features/rewriting/copy';
import { scan } from '../../server/src/find/scanner';
import { defaults } from '../../server/src/settings';
import { decode } from '../../server/src/url/percent';

const lines = readFileSync(fromRoot('test/fixtures/uts58/LinkFormattingTest.txt'), 'utf8')
	.split('\n')
	.filter((line) => line !== '' && !line.startsWith('#'));
const pairs = Array.from({ length: lines.length / 2 }, (_, index) => lines.slice(2 * index, 2 * index + 2));

/** Why a result is not the file's, and the results that this goes for. */
const deviations: Readonly<Record<string, readonly string[]>> = {
	'the source is not fully escaped, so that its delimiters cannot be told from its data': [
		'https://example.com/α%23β?γ=δ%23ε',
		'https://example.com/α/β%2Fγ',
		'https://example.com?α%26=β&γ=%26δ',
		'https://example.com?α%3Dβ=γ%3Dδ',
		'https://example.com/α/b%2F%3F%23c?αβ=γ%26ζ%3D%23Ξ&k=v#frag',
	],
	'punctuation at the end is lost in a sentence, so it stays escaped, as in the first part of the file': [
		'https://mni.wikipedia.org/wiki/ꯅ꯭ꯌꯨ_ꯌꯣꯔ꯭ꯛ_ꯁꯤꯇꯤꯒꯤ_ꯌꯨ.ꯑꯦꯁ.',
		'https://azb.wikipedia.org/wiki/واشینقتن،_دی.سی.',
		"https://vep.wikipedia.org/wiki/Brüssel'",
		'https://new.wikipedia.org/wiki/विन्सेन्ट_भ्यान_ग:',
		"https://it.wikibooks.org/wiki/Questo_è_l'ebraismo!",
	],
	'a quotation mark is unsafe (RFC 1738 §2.2)': ['https://he.wikipedia.org/wiki/נאט"ו'],
	'punctuation of prose ends a URL for our finder': [
		'https://ty.wikipedia.org/wiki/’Afirita',
		'https://mad.wikipedia.org/wiki/Tasè’',
		'https://ja.wikibooks.org/wiki/植物学/植物とはどのような生き物か？',
		'https://haw.wikipedia.org/wiki/Puke_noi‘i_kū‘ikena',
		'https://zh.wikipedia.org/wiki/联合国教育、科学及文化组织',
		'https://am.wikipedia.org/wiki/«የሰብዓዊ_መብት_አቀፋዊ_መግለጽ»',
		'https://bo.wikipedia.org/wiki/སའི་གོ་ལ།',
		'https://ks.wikipedia.org/wiki/شارٕک۔',
	],
};
const deviating = new Set(Object.values(deviations).flat());

describe(`UTS #58, LinkFormattingTest.txt: ${pairs.length - deviating.size} of ${pairs.length}`, () => {
	test('every deviation is of the file', () => {
		assert.equal(pairs.length, 55);
		assert.deepEqual(
			[...deviating].filter((result) => pairs.every(([, expected]) => expected !== result)),
			[],
		);
	});

	for (const [source = '', expected = ''] of pairs) {
		const actual = decodedLink(source, defaults);
		if (!deviating.has(expected)) test(expected, () => assert.equal(actual, expected));

		test(`${expected}: is the same URL, found whole, and as readable as it gets`, () => {
			assert.equal(decode(actual).text, decode(source).text);
			const [found] = [...scan(`${actual} and more`, 'plaintext')];
			assert.equal(found?.url, actual);
			assert.equal(decodedLink(actual, defaults), actual);
		});
	}
});

test('a URL in which every character would end it keeps its meaning', () => {
	const hostile = ['%E3%80%82', '%EF%BC%88', '、', '.', '%C2%AB%E3%80%82%E2%80%9C', "'.%E3%80%82"];
	for (const part of hostile) {
		const url = `https://a.example/${part.repeat(4000 / part.length)}`;
		assert.equal(decode(decodedLink(url, defaults)).text, decode(url).text);
	}
});
