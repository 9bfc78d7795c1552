/** A rule that is new is said in English, wherever a reader of another language meets it. */

import assert from 'node:assert/strict';
import test, { describe } from 'node:test';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { foreignTexts } from '../../scripts/generate/tables';
import { spokenTexts } from '../../scripts/generate/untranslated';
import { analyse } from '../../server/src/analysis/analyse';
import { ours } from '../../server/src/data/shown';
import { english, Words } from '../../server/src/data/words';
import { diagnosticOf } from '../../server/src/features/diagnostics';
import { defaults } from '../../server/src/settings';
import { texts as ja } from '../../server/src/tongues/texts.ja';

/** Japanese, which has no words for a rule and its repair. */
const words = new Words('ja', without(ja, /^unsafe-character\/|^fix\.encode/));

function without(texts: typeof ja, keys: RegExp): typeof ja {
	return Object.fromEntries(Object.entries(texts).filter(([key]) => !keys.test(key)));
}

describe('what is not translated', () => {
	const text = 'http://a.example/x|y';
	const document = TextDocument.create('file:///a.txt', 'plaintext', 1, text);
	const [finding] = analyse({ text, languageId: 'plaintext' }, { ...defaults, words }).findings;
	assert(finding);

	test('is English in a finding, with the names of characters in it', () => {
		const said = diagnosticOf(document, finding, { words }).message;
		assert.equal(said, diagnosticOf(document, finding, { words: english }).message);
		assert.match(String(said), /^Write %7C/);
	});

	test('and in the title of a repair', () => {
		const [fix] = finding.fixes();
		assert(fix);
		assert.equal(words.of(fix.says), english.of(fix.says));
	});

	test('with a capital letter at the start of a sentence, which stays as it is in Japanese', () => {
		const params = { name: ours('an x') };
		assert.equal(words.sentence({ key: 'new', english: '{name} is here.', params }), 'An x is here.');
		const own = new Words('ja', { new: '{name} です。' });
		assert.equal(own.sentence({ key: 'new', english: '{name} is here.', params }), 'an x です。');
	});
});

test('every text can be said in a language that has none', () => {
	for (const language of Object.keys(foreignTexts)) {
		const none = new Words(language as 'ja');
		for (const [key, text] of Object.entries(spokenTexts())) {
			const params = Object.fromEntries(Array.from(text.matchAll(/\{([a-z]+)\}/g), ([, name = '']) => [name, 1]));
			assert.equal(none.of({ key, english: text, params }), english.of({ key, english: text, params }), key);
		}
	}
});
