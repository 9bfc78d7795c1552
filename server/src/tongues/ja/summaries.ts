/** What each rule reports, in Japanese. */
export const summaries = {
	'rule.ambiguous-end': '中国語、日本語、韓国語の文章が URL に続いていて、URL の終わりが分からないもの',
	'rule.backslash': 'URL の中のバックスラッシュ。スラッシュのつもりのものも、そうでないものも',
	'rule.broken-across-lines': '行末で切れて次の行に続く URL。プログラムは最初の部分しか見つけません',
	'rule.config-error': 'JSON になっていないか、書けないことが書かれている `.url-lint.json`',
	'rule.confusable-host':
		'別の名前に見えるホスト名。複数の文字体系が混ざったものや、全体が ASCII に似た文字でできたもの',
	'rule.control-character': 'URL の中のタブなどの制御文字',
	'rule.deceptive-user': 'ホストのように見えるユーザー名。URL の行き先が見た目と違います',
	'rule.default-port': 'スキームの既定のポートを書いたもの。rfc1738 以外では、有効にするまで報告しません',
	'rule.double-encoding':
		'パーセント記号がもう一度エンコードされたエスケープ（`%20` に対する `%2520`）。rfc1738 以外では、有効にするまで報告しません',
	'rule.empty-host': 'ホストがあるべき場所にないもの',
	'rule.encoded-control':
		'エンコードされたヌル文字。または、コマンドやヘッダーの終わりとして送られてしまうエンコードされた改行',
	'rule.encoded-dot-segment':
		'ドットがエンコードされた `.` や `..` のパスセグメント（`%2e%2e` など）。有効にするまで報告しません',
	'rule.escaped-twice': 'HTML のエスケープが二重になった `&`（`&amp;amp;`）',
	'rule.file-url': '`file://`、ホスト（省略可）、スラッシュ、スラッシュで区切ったパス、という形でない file URL',
	'rule.ftp-url': 'FTP では使えないものを含む ftp URL。a、i、d 以外のタイプコードや、名前の中のセミコロン',
	'rule.full-width': '`://` やホストなど、ASCII で書くべき場所に全角文字がある URL',
	'rule.glued-urls': '間に何もなくつながった 2 つの URL',
	'rule.gopher-url': 'ホストの後がスラッシュでない gopher URL',
	'rule.http-url': 'ホストの直後にスラッシュなしで疑問符があるもの（厳密な RFC 1738 の場合）',
	'rule.hyphen-at-break':
		'`<URL:…>` や `<…>` の中で、行末がハイフンになっている URL。URL の一部か、改行時に加えられたものか分かりません',
	'rule.inconsistent-url':
		'1 つの文書の中で何通りにも書かれたアドレス。RFC 3986 では同じですが、検索、リンクチェッカー、キャッシュには別物です。有効にするまで報告しません',
	'rule.insecure-scheme': '今では `https:` が求められる場所の `http:` アドレス。有効にするまで報告しません',
	'rule.invalid-host': 'ネットワークに存在しえないホスト名。空の部分、端のハイフン、使えない文字など',
	'rule.invalid-idn': '国際化ラベルのように `xn--` で始まるが、登録できる名前を表していないもの',
	'rule.invalid-ipv6': '正しい IPv6 アドレスが入っていないホストの角括弧',
	'rule.invalid-port': 'ポートになっていないもの。数字でない、大きすぎる、コロンの後が空など',
	'rule.invalid-utf8': 'UTF-8 でないエスケープ。古いプログラムがその国の文字コードで書いたもの',
	'rule.invisible-character':
		'URL の中の見えない文字。幅のない文字、書字方向の変更、ソフトハイフン、普通の空白でない空白',
	'rule.link-syntax':
		'記号が正しくない Markdown のリンク。`(`、`)`、`>` が別の文字になっている、抜けている、リンク先の前に空白がある、または引用符・括弧・別のリンクがリンク先を囲んでいるもの',
	'rule.mailto-url': 'アドレスがないか、アドレスの前にスラッシュがある mailto URL',
	'rule.malformed-percent': '後に 16 進数字が 2 つ続かないパーセント記号',
	'rule.missing-slashes': 'スキームとホストの間のスラッシュの過不足、またはコロンの抜け',
	'rule.misspelt-scheme': 'よく使われるスキームの打ち間違い、または形の違うコロン',
	'rule.news-url': 'ニュースグループ、記事、「*」のどれも指していない news URL',
	'rule.nntp-url': 'ホスト、ニュースグループ、記事番号（省略可）という形でない nntp URL',
	'rule.non-ascii': 'そのまま書かれた ASCII 以外の文字',
	'rule.numeric-host': '数で終わるのに、4 つの 10 進数のアドレスでないホスト',
	'rule.obsolete-scheme':
		'今ではほとんどのプログラムで開けない RFC 1738 のスキーム（gopher、news、nntp、prospero、telnet、wais）',
	'rule.odd-end': '末尾に余分なものまでコピーされたか、途中で切られた URL のリンク',
	'rule.password-in-url': 'URL の中のパスワード',
	'rule.percent-case': '16 進数字が小文字のエスケープ（`%c3%a9`）',
	'rule.prospero-url': 'オブジェクト名がないか、`;name=value` の形でないフィールドがある prospero URL',
	'rule.repeated-placeholder':
		'プロジェクト独自の区切りで囲まれ、繰り返し現れるもの。プレースホルダーとみなして検査しません',
	'rule.reserved-character': '`@`、`/`、`?`、`;` など、特別な意味を持つ文字が、意味を持たない場所にあるもの',
	'rule.risky-port': '別のサービスのポート、またはブラウザーが開かないポート',
	'rule.scheme-case': '人が読む URL のスキームにある大文字（`Https://`）',
	'rule.scheme-syntax':
		'RFC 1738 にはないが独自の構文を持つスキームで、その構文に従っていない URL。または、どのスキームにもありえないホスト',
	'rule.space-in-destination': 'Markdown のリンク先の空白。リンクになりません',
	'rule.telnet-url': 'ホストとポートの後にも続きがある telnet URL',
	'rule.tracking-parameters':
		'訪問者がどこから来たかをサイトに伝えるだけのパラメーター（`utm_source`、`fbclid`、`gclid` など）。有効にするまで報告しません',
	'rule.unknown-rule': '存在しない規則の名前（`.url-lint.json` または指摘を無効にするコメントの中）',
	'rule.unknown-scheme':
		'IANA に登録されておらず、広く使われているスキームの一覧にもないもの。rfc1738 以外では、有効にするまで報告しません',
	'rule.unnecessary-encoding':
		'エンコードの必要がないのにエンコードされた英数字、`-`、`_`、`.`、`~`。rfc1738 以外では、有効にするまで報告しません',
	'rule.unsafe-character':
		'URL にそのまま書けない文字。空白、`<` `>` `"` `{` `}` `|` `^`、バッククォート、角括弧、2 つ目の `#`',
	'rule.unused-suppression': '指摘を無効にするコメントで、対象の指摘がないもの',
	'rule.user-not-allowed':
		'ユーザー名のないスキーム（http、https、file、gopher、nntp、prospero、wais）に書かれたユーザー名。rfc1738 以外では、有効にするまで報告しません',
	'rule.wais-url': '3 つの形（データベース、その中の検索、その中の文書）のどれでもない wais URL',
} as const;
