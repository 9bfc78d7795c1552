/** What the extension says by itself, and its manifest, in every language; what is missing, test/data knows. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test, { describe } from 'node:test';
import { statusText } from '../../client/src/status-text';
import { outcomeInWords, summaryInWords, wordsIn } from '../../client/src/workspace-words';
import { namesIn, withoutTexts } from '../../scripts/generate/manifest-texts';
import { fromRoot, manifestTexts } from '../../scripts/generate/tables';
import { bundleOf, clientTexts } from '../../scripts/generate/untranslated';

const languages = ['ja', 'zh-cn', 'zh-tw'] as const;

/** The English texts of the client. */
const client = new Set(Object.keys(clientTexts()));

function numbersIn(text: string): readonly string[] {
	return [...new Set(text.match(/\{\d+\}/g))].sort();
}

/** Commands, settings and code, which a translation leaves as they are; examples of its own it may have. */
function codeIn(text: string): readonly string[] {
	const all = Array.from(text.matchAll(/\]\([^)]*\)|#[\w.]+#|`[^`]*`/g), ([each]) => each);
	return all.filter((each) => !each.startsWith('`%')).sort();
}

for (const language of languages)
	describe(language, () => {
		const said = bundleOf(language);

		test('the client: nothing is said that nobody asks for', () => {
			assert(client.size > 90, `${client.size} texts were found`);
			assert.deepEqual(
				Object.keys(said).filter((text) => !client.has(text)),
				[],
			);
		});

		test('the client: the same values stand in each text', () => {
			for (const [english, text] of Object.entries(said))
				assert.deepEqual(numbersIn(text), numbersIn(english), english);
		});

		test('the manifest: nothing is said that nobody asks for', () => {
			const english = manifestTexts();
			assert.deepEqual(
				Object.keys(manifestTexts(language)).filter((name) => !Object.hasOwn(english, name)),
				[],
			);
		});

		test('the manifest: code and links are those of the English text', () => {
			const english = manifestTexts();
			for (const [name, text] of Object.entries(manifestTexts(language))) {
				if (name.startsWith('urlLint.rules.') && name !== 'urlLint.rules.description') continue;
				assert.deepEqual(codeIn(text), codeIn(english[name] ?? ''), name);
			}
		});
	});

test('package.json has names only, and package.nls.json a text for each', () => {
	const manifest = readFileSync(fromRoot('package.json'), 'utf8');
	assert.equal(withoutTexts(manifest), manifest, 'npm run generate moves texts to package.nls.json');
	assert.deepEqual(Object.keys(manifestTexts()), namesIn(manifest));
});

describe('read aloud', () => {
	const document = { uri: { scheme: 'file' }, languageId: 'markdown' };
	const status = { uri: 'file:///a.md', urls: 2, problems: 3, shown: 3 };
	const findings = { error: 3, warning: 14, information: 0, hint: 1 };
	const summary = { files: 1204, urls: 5310, findings, skipped: { ignored: 9, binary: 3 }, complete: true };
	const fixes = { edit: {}, fixed: 22, files: 11, skipped: { unreadable: 1 } };
	for (const [language, ...expected] of [
		[
			'ja',
			'URL 2 件、指摘 3 件',
			'ファイル 1,204 個、URL 5,310 件：エラー 3 件、警告 14 件、ヒント 1 件。スキップしたファイル 12 個（urlLint.ignore で 9、テキストでない 3）。',
			'ファイル 11 個の指摘 22 件を修正しました。スキップしたファイル 1 個（読み込めない 1）。',
		],
		[
			'zh-cn',
			'2 个 URL，3 个问题',
			'1,204 个文件，5,310 个 URL：3 个错误，14 个警告，1 个提示；跳过 12 个文件（urlLint.ignore 排除 9，非文本 3）。',
			'已修复 11 个文件中的 22 个问题。跳过 1 个文件（无法读取 1）。',
		],
		[
			'zh-tw',
			'2 個網址，3 個問題',
			'1,204 個檔案，5,310 個網址：3 個錯誤，14 個警告，1 個提示；略過 12 個檔案（urlLint.ignore 排除 9，非文字 3）。',
			'已修正 11 個檔案中的 22 個問題。略過 1 個檔案（無法讀取 1）。',
		],
	] as const)
		test(language, () => {
			const texts = bundleOf(language);
			const l10n = {
				t: (text: string, ...values: (string | number)[]) =>
					(texts[text] ?? text).replace(/\{(\d+)\}/g, (_, index) => String(values[Number(index)])),
			};
			const words = wordsIn(language, l10n);
			assert.deepEqual(
				[
					statusText(document, status, l10n).text,
					summaryInWords(summary, words),
					outcomeInWords(fixes, { files: 11, whole: true }, words),
				],
				expected,
			);
		});
});
