/** The help of the command, in Japanese. */
export const help = {
	'cli.help': `url-lint：テキストファイルから URL を見つけ、RFC 1738 とその後継の RFC に従って検査します。

使い方：url-lint コマンド [オプション…] [引数…]

コマンド：
  check [PATH…]     安全でない箇所、エスケープされていない箇所、形の誤りを報告する
  urls [PATH…]      見つけた URL をすべて NDJSON で出力する
  parse [URL…]      URL を要素に分けて NDJSON で出力する
  encode [TEXT…]    パーセントエンコードする
  decode [TEXT…]    パーセントエンコードを元に戻す
  rules             規則の一覧を表示する
  explain RULE      規則のページを表示する
  completion SHELL  コマンドラインを補完するスクリプトを出力する（bash、zsh、fish）

  -h, --help        この説明。コマンドの後ではそのコマンドの説明
      --version     バージョン

終了ステータス：0 問題なし。1 --fail-on 以上の指摘あり。2 使い方の誤り、または読み書きできないものがあった。
`,
	'cli.help.check': `使い方：url-lint check [オプション…] [PATH…]

ファイルとディレクトリの URL を検査します。PATH がなければ「.」、「-」なら標準入力です。
ディレクトリはその下も調べます。.gitignore に従い、.git、node_modules、シンボリックリンクは PATH で指定されない限り
調べません。バイナリファイル（先頭 8,000 バイトに NUL があるもの）と、設定「ignore」に一致するファイルは、指定されて
いてもスキップして数だけ示します。パイプは指定されたときに読みます。テキストは UTF-8 か、BOM 付きの UTF-16 です。

設定は、ファイルのディレクトリから .git のある所まで上へたどって最初に見つかった .url-lint.json のものです。オプション
のほうが優先されます。

  --format NAME              出力形式：text（既定）、json、ndjson、sarif、github、gitlab、checkstyle、rdjson
  --output FILE              標準出力の代わりに書き込むファイル。最後に一度で置き換える
  --standard modern|rfc1738  URL の判定に使う標準（既定は modern）
  --language ID              すべてのファイルの VS Code 言語 ID（既定ではファイル名から判断）
  --stdin-filename NAME      「-」の名前。言語もこの名前から判断する
  --no-config                .url-lint.json を読まない
  --no-ignore                設定「ignore」で除かれるものも検査する
  --files-from FILE          FILE に書かれたパスも検査する（「-」なら標準入力）。1 行に 1 つ、または NUL 区切り
  --changed-since REV        REV と HEAD が分かれたコミットから変わったファイルと、git が知らないファイルだけ
  --shard I/N                全体を N 個に分けた I 番目（1 から）だけ。同じパスは常に同じ組に入る
  --fix                      確実な修正を適用し、残りを表示する。正しいテキストでないファイルは変更しない。
                             中断された --fix が書きかけたものは元に戻す。「-」では修正したテキストを
                             標準出力に、指摘を標準エラー出力に出す
  --fail-on SEVERITY         この重大度以上があれば終了ステータス 1：error、warning、information、hint
                             （既定は warning）
  --max-warnings N           警告が N 件を超えたときだけ終了ステータス 1
  --baseline FILE            FILE にある指摘は表示せず、件数だけ標準エラー出力に出す
  --write-baseline           報告する代わりに、すべての指摘をベースラインに書き込む
  --cache                    前回の --cache 以降に変わったものだけを調べる。--fix とは併用しない
  --cache-location FILE      キャッシュの場所（既定では node_modules があれば
                             node_modules/.cache/url-lint/check.cache、なければユーザーのキャッシュフォルダー）
  --threads N                十分な量があるとき、いくつのスレッドで調べるか
                             （既定はプロセッサ 2 つにつき 1 つ、最大 4）。--fix では 1 つ
  -h, --help                 この説明

オフセットは BOM を除いて 0 から数えた UTF-16 のコード単位です。行と桁は 1 から数えます。
`,
	'cli.help.urls': `使い方：url-lint urls [オプション…] [PATH…]

見つけた URL ごとに 1 行の JSON を出力します。キーは file、offset、end、line、column、url、context です。
ファイルの探し方と読み方は「check」と同じです。

  --unique                   各 URL を 1 回だけ、見つけた順に。キーは url
  --hosts                    各ホストを 1 回だけ、小文字で。キーは host
  --count                    URL の数。--unique や --hosts と一緒ならキー count も付け、多い順に
  --standard modern|rfc1738  URL の判定に使う標準（既定は modern）
  --language ID              すべてのファイルの VS Code 言語 ID（既定ではファイル名から判断）
  --stdin-filename NAME      「-」の名前。言語もこの名前から判断する
  --no-config                .url-lint.json を読まない
  --no-ignore                設定「ignore」で除かれるものも調べる
  --files-from FILE          FILE に書かれたパスも調べる（「-」なら標準入力）。1 行に 1 つ、または NUL 区切り
  --changed-since REV        REV と HEAD が分かれたコミットから変わったファイルと、git が知らないファイルだけ
  --shard I/N                全体を N 個に分けた I 番目（1 から）だけ。同じパスは常に同じ組に入る
  -h, --help                 この説明
`,
	'cli.help.parse': `使い方：url-lint parse [オプション…] [URL…]

URL ごとに 1 行の JSON を順に出力します。キーは url、standard、valid、scheme、components、violations です。
URL がないときと「-」では標準入力を読みます。空行も含め、1 行が 1 つの URL です。1 行は 1 MiB までです。

  --standard modern|rfc1738  URL の判定に使う標準（既定は modern）
  --tree                     代わりに、RFC 1738 §5 による各 URL の導出を、字下げしたテキストと空行で出力する
  --json                     --tree のとき：JSON の行のまま、キー tree と stop を付ける
  -h, --help                 この説明
`,
	'cli.help.encode': `使い方：url-lint encode [オプション…] [TEXT…]

TEXT を 1 つずつパーセントエンコードし、1 行ずつ出力します。TEXT がないときと「-」では標準入力の各行が対象です。
「%」も普通の文字として扱い、%25 になります。

  --component NAME  path、segment、query、userinfo、fragment：何をエンコードしないか（既定は segment）
  -h, --help        この説明
`,
	'cli.help.decode': `使い方：url-lint decode [オプション…] [TEXT…]

TEXT を 1 つずつ UTF-8 としてデコードし、1 行ずつ出力します。TEXT がないときと「-」では標準入力の各行が対象です。
エスケープになっていないもの、UTF-8 でないもの、%0A と %0D はそのまま残します。1 行は 1 行のままです。

  --component NAME  path、segment、query、userinfo、fragment。encode と同じ指定ができるが、デコードの結果は変わらない
  -h, --help        この説明
`,
	'cli.help.rules': `使い方：url-lint rules [オプション…]

規則の一覧を表示します。名前、標準「modern」と「rfc1738」でのレベル、報告する内容です。レベルは重大度か、「指定時のみ」
（設定で規則に重大度を与えたときだけ報告）か、「なし」です。

  --format text|json  表（既定）または JSON の配列
  -h, --help          この説明
`,
	'cli.help.explain': `使い方：url-lint explain RULE

規則のページを表示します。何を報告するか、なぜ問題か、代わりにどう書くかを説明しています。要約のほかは英語です。

  -h, --help  この説明
`,
	'cli.help.completion': `使い方：url-lint completion bash|zsh|fish

url-lint のコマンド、オプション、値をシェルで補完するためのスクリプトを出力します。

  bash:  source <(url-lint completion bash)
  zsh:   source <(url-lint completion zsh)
  fish:  url-lint completion fish | source

  -h, --help  この説明
`,
} as const;
