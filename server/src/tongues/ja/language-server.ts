/** What the language server says by its commands, and of itself, in Japanese. */
export const server = {
	'command.arguments':
		'{command} には引数を 1 つ渡してください：{ "textDocument": { "uri": … }, "range": … }（range の代わりに position でもかまいません）。',
	'command.not-open': '先に文書を開いてください。エディターで開いている文書だけが対象です。',
	'command.unknown': '{command} というコマンドはありません。',
	'command.failed': '{command} を実行できませんでした。理由はログにあります。',
	'command.component':
		'選択範囲は URL の中にありません。何のためにエンコードするかを "component" に指定してください：{components}。',
	'command.nothing': '変更するものはありません。',
	'command.fixed': '修正した指摘：{fixed} 件。変更したファイル：{files} 個。',
	'command.checked':
		'ファイル：{files} 個。URL：{urls} 件。エラー：{error} 件。警告：{warning} 件。その他：{other} 件。',
	'command.checked-part': '{sums}{stopped}',
	'command.stopped': 'まだ見ていないファイルがあります。',
	'command.no-rule': 'ここに問題のある URL はありません。',
	'command.no-file': '{file} に次の内容を保存してください：{text}',
	'log.no-answer': 'エディターが {what} に応答しません。応答があるまで、その設定は使われません。',
	'server.help': `使い方：url-lint-language-server [--stdio | --node-ipc | --socket=PORT | --pipe=NAME]

Language Server Protocol で通信します。指定がなければ標準入出力を使います。

  --stdio          標準入出力
  --node-ipc       Node が起動したプロセスのチャネル
  --socket=PORT    このコンピューターのポートに接続する
  --pipe=NAME      パイプまたはソケットに接続する
  --clientProcessId=ID  このプロセスが終わると終了する
  --help, -h       この説明
  --version        バージョン`,
	'server.unknown-argument': '{name} という引数はありません。使える引数は --help で確認できます。',
	'server.no-value': '{name} の後に値を書いてください。書き方は --help で確認できます。',
	'server.not-initialized': '最初に initialize を送ってください。',
	'server.wrong-time': 'shutdown の後は exit だけを、initialize は一度だけ送ってください。',
	'server.no-json': 'クライアントのメッセージが JSON ではないため、読み飛ばしました。',
	'server.broken': 'クライアントから届くデータを読み取れなくなったため、サーバーを終了します：{problem}',
} as const;
