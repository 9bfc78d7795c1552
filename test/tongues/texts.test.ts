/**
 * The texts of every language: none too many, the same placeholders, and written as that language is written. What is missing
 * stands in untranslated.json, which test/data holds against them.
 */

import assert from 'node:assert/strict';
import test, { describe } from 'node:test';
import { foreignTexts } from '../../scripts/generate/tables';
import { spokenTexts } from '../../scripts/generate/untranslated';

/** All that is said, by the keys of its translations. */
const english = spokenTexts();

/** What is the same in every language: names, and places for other texts. */
const SAME =
	/^(?:log\.bad-|cli\.usage$|explain\.character$|explain\.file-windows|character\.null|component\.gopherplus|derivation\.(?:production|literal|run|open)$)/;

const isHan = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々`;

/** Punctuation of ASCII right behind or before a letter of East Asia, where the wide one is usual. */
const HALF_WIDTH = new RegExp(String.raw`[${isHan}][,;:!?.](?![\w/])|[${isHan}]\(|\)[${isHan}]|[,;:!?][${isHan}]`, 'u');

/** A letter of East Asia beside one of ASCII, without the usual space between. */
const UNSPACED = new RegExp(`[${isHan}][A-Za-z0-9%]|[A-Za-z0-9%][${isHan}]`, 'u');

/** What each language has, and the others have not. */
const languages: readonly (readonly [name: string, foreign: RegExp])[] = [
	// Kana are Japanese; simplified and traditional forms of the same word tell one Chinese from the other.
	['ja', /[“”]|、、|。。|[网址题码显编档]/u],
	['zh-cn', /[「」ぁ-ヿ]|[網檔碼編這個請寫開]|默認|字元|伺服器|使用者|預設/u],
	['zh-tw', /[“”ぁ-ヿ]|[网档码编这个请写开]|字符|默認|默认|服務器|文件夾|用戶名|端口|軟件|信息|鏈接|缺省/u],
];

function placeholdersOf(text: string): readonly string[] {
	return [...new Set(Array.from(text.matchAll(/\{([a-z]+)\}/g), ([, name = '']) => name))].sort();
}

for (const [name, foreign] of languages)
	describe(name, () => {
		const texts = foreignTexts[name] ?? {};
		const entries = Object.entries(texts).filter(([key]) => Object.hasOwn(english, key));
		const failing = (isWrong: (text: string, source: string, key: string) => boolean) =>
			entries.flatMap(([key, text]) => (isWrong(text, english[key] ?? '', key) ? [`${key}: ${text}`] : []));

		test('nothing is said that no text asks for', () =>
			assert.deepEqual(
				Object.keys(texts).filter((key) => !Object.hasOwn(english, key)),
				[],
			));

		test('every text has the placeholders of the English one', () => {
			const wrong = failing(
				(text, source) => JSON.stringify(placeholdersOf(text)) !== JSON.stringify(placeholdersOf(source)),
			);
			// English has counts in words where there is one.
			assert.deepEqual(wrong, []);
		});

		test('nothing is left in English but names', () =>
			assert.deepEqual(
				failing((text, source, key) => text === source && !SAME.test(key)),
				[],
			));

		test('the same sections are cited', () => {
			const cited = (text: string) =>
				Array.from(text.matchAll(/(?:RFC|UTS #)\s?\d+|§[\w.{}]+/g), ([each]) => each).sort();
			assert.deepEqual(
				failing((text, source) => JSON.stringify(cited(text)) !== JSON.stringify(cited(source))),
				[],
			);
		});

		test('punctuation is wide between wide letters', () =>
			assert.deepEqual(
				failing((text) => HALF_WIDTH.test(text)),
				[],
			));

		test('a space stands between letters of ASCII and others', () =>
			assert.deepEqual(
				failing((text) => UNSPACED.test(text)),
				[],
			));

		test('it is this language, and no other', () =>
			assert.deepEqual(
				failing((text) => foreign.test(text)),
				[],
			));

		test('lines of the help fit a terminal of 120 columns', () => {
			const width = (line: string) =>
				Array.from(line, (each) => (/[\u1100-\uffef]/.test(each) ? 2 : 1)).reduce((a, b) => a + b, 0);
			const long = entries.flatMap(([key, text]) =>
				key.startsWith('cli.help') ? text.split('\n').filter((line) => width(line) > 120) : [],
			);
			assert.deepEqual(long, []);
		});
	});
