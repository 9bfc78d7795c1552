/** The server speaks the language of the client's user: what is wrong, what can be done about it, what a URL says. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { startClient } from './client';

const text = 'http://a.example/x|y\n';
const range = { start: { line: 0, character: 18 }, end: { line: 0, character: 19 } };

const spoken: readonly (readonly [locales: string, finding: string, fix: string, hover: string, refused: string])[] = [
	[
		'en en-GB de tlh',
		'Write %7C: "|" is unsafe in a URL, since gateways may change it (RFC 1738 §2.2).',
		'Write "|" as %7C',
		'**http** web page, not encrypted',
		'Write a host alone, such as shop.example.',
	],
	[
		'ja ja-JP',
		'%7C と書いてください。「|」は URL では安全でない文字です。ゲートウェイが書き換えることがあるためです（RFC 1738 §2.2）。',
		'「|」を %7C と書く',
		'**http** Web ページ、暗号化なし',
		'ホストだけを書いてください（例：shop.example）。',
	],
	[
		'zh-cn zh-CN zh-Hans zh-Hans-HK zh',
		'请写成 %7C：“|”在 URL 中不安全，因为网关可能会改动它（RFC 1738 §2.2）。',
		'把“|”写成 %7C',
		'**http** 网页，未加密',
		'请只写主机，例如 shop.example。',
	],
	[
		'zh-tw zh-TW zh-Hant zh-HK',
		'請寫成 %7C：「|」在網址中不安全，因為閘道可能會更動它（RFC 1738 §2.2）。',
		'把「|」寫成 %7C',
		'**http** 網頁，未加密',
		'請只寫主機，例如 shop.example。',
	],
];

for (const [locales, finding, fix, hover, refused] of spoken)
	describe(locales, () => {
		for (const locale of locales.split(' '))
			test(locale, async (t) => {
				const client = await startClient(t, { locale });
				const { uri } = await client.open(text);
				const { items } = await client.pullFull();
				assert.deepEqual(
					items.map(({ message }) => message),
					[finding],
				);
				const [action] = await client.codeActions(range, { diagnostics: items });
				assert.equal(action?.title, fix);
				const shown = await client.hover({ line: 0, character: 9 });
				assert(JSON.stringify(shown?.contents).includes(hover), JSON.stringify(shown));
				const place = { textDocument: { uri }, position: { line: 0, character: 9 } };
				const renamed = client.connection.sendRequest('textDocument/rename', { ...place, newName: 'a b' });
				await assert.rejects(renamed, { message: refused });
			});
	});
