/** Chinese, Japanese and Korean prose: no space stands between a URL and the sentence around it. */

import { finds } from './marked';

finds('punctuation ends a URL', 'plaintext', [
	'见⸠http://a.example/foo⸡。次の文',
	'见⸠http://a.example/foo⸡，然后',
	'見る⸠http://a.example/foo⸡、そして',
	'看⸠http://a.example/foo⸡！',
	'看过⸠http://a.example/foo⸡？没有',
	'看⸠http://a.example/foo⸡：这里',
	'看⸠http://a.example/foo⸡；再',
	'看⸠http://a.example/foo⸡……',
	'看⸠http://a.example/foo⸡…',
	'⸠http://a.example/foo⸡．次',
	'⸠http://a.example/foo⸡｡次',
	'⸠http://a.example/foo⸡､次',
	'⸠http://a.example/foo⸡・⸠http://b.example/bar⸡',
	'⸠http://a.example/foo⸡　全角の空白',
	'见 ⸠http://a.example⸡。',
	'见 ⸠http://a.example/?q=1⸡，',
	'见 ⸠http://a.example/#top⸡。',
	'见 ⸠http://a.example/foo.⸡。'.replace('.⸡', '⸡.'),
]);

finds('brackets around a URL', 'plaintext', [
	'（⸠http://a.example/foo⸡）',
	'「⸠http://a.example/foo⸡」',
	'『⸠http://a.example/foo⸡』',
	'【⸠http://a.example/foo⸡】',
	'《⸠http://a.example/foo⸡》',
	'〈⸠http://a.example/foo⸡〉',
	'〔⸠http://a.example/foo⸡〕',
	'“⸠http://a.example/foo⸡”',
	'‘⸠http://a.example/foo⸡’',
	'(⸠http://a.example/foo⸡)。',
	'（参照：⸠http://a.example⸡）です',
	'「⸠http://a.example⸡」です',
	'⸠http://a.example/foo⸡」と',
	'⸠http://a.example/foo⸡）と',
]);

finds('brackets that the URL opened', 'plaintext', [
	'⸠https://zh.example/wiki/北京（市）⸡。',
	'⸠https://ja.example/wiki/「あ」⸡。',
	'⸠https://ja.example/wiki/A【B】/C⸡、',
	'（⸠https://ja.example/wiki/A（B）⸡）',
	'「⸠https://ja.example/wiki/「あ」⸡」',
	'⸠https://zh.example/wiki/《三体》⸡，',
]);

finds('letters glued to the host', 'plaintext', [
	'詳しくは⸠http://a.example⸡をご覧ください',
	'⸠http://a.example⸡カタカナ',
	'访问⸠https://www.a.example⸡这里',
	'⸠http://a.example⸡입니다',
	'⸠http://a.example:8080⸡です',
	'⸠http://192.0.2.1⸡です',
	'⸠http://localhost:3000⸡に接続',
	'⸠http://日本語.jp⸡をご覧',
	'⸠http://中文.com⸡。',
]);

finds('letters right before', 'plaintext', [
	'参照⸠http://a.example/foo⸡',
	'見る：⸠http://a.example/foo⸡',
	'링크⸠http://a.example/foo⸡',
	'メールは⸠mailto:jane@a.example⸡へ。',
	'见⸠ftp://a.example/foo⸡、⸠http://b.example/bar⸡。',
]);

finds('hosts and paths in their own script', 'plaintext', [
	'⸠http://例え.テスト/⸡',
	'⸠http://例え.テスト⸡。',
	'⸠http://한국.example/⸡',
	'⸠http://www.例え.jp/⸡',
	'⸠http://münchen.example/⸡.',
	'⸠http://бер.example/путь⸡.',
	'⸠http://مثال.example/⸡',
	'⸠http://☃.example/⸡',
	'⸠https://ja.example/wiki/日本語⸡',
	'⸠https://ja.example/wiki/日本語⸡。',
	'⸠https://zh.example/?q=北京⸡，',
	'⸠https://a.example/#見出し⸡。',
	'⸠https://a.example/café⸡.',
	'⸠https://a.example/𠮷⸡。',
]);

finds('prose in Markdown', 'markdown', [
	'见[这里](⸠http://a.example/foo⸡)。',
	'见 <⸠http://a.example/foo⸡>。',
	'见⸠http://a.example/foo⸡。次',
	'**⸠http://a.example⸡**をご覧',
	'（⸠http://a.example/foo⸡）',
]);

finds('prose in HTML', 'html', [
	'<p>见⸠http://a.example/foo⸡。次</p>',
	'<p>⸠http://a.example⸡をご覧</p>',
	'<a href="⸠http://a.example/日本語⸡">見る</a>',
	'<p title="见⸠http://a.example/foo⸡。">x</p>',
]);

finds('prose in JSON', 'json', ['{"a": "见⸠http://a.example/foo⸡。次"}', '{"a": "⸠http://a.example⸡をご覧"}']);
