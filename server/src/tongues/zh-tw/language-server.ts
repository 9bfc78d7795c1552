/** What the language server says by its commands, and of itself, in traditional Chinese. */
export const server = {
	'command.arguments':
		'請給 {command} 一個引數：{ "textDocument": { "uri": … }, "range": … }，也可用 position 代替 range。',
	'command.not-open': '請先開啟文件：只能處理編輯器中開啟的文件。',
	'command.unknown': '沒有命令 {command}。',
	'command.failed': '{command} 未能執行，原因請見記錄。',
	'command.component': '選取範圍不在網址中。請在 "component" 中指明依哪個部分編碼：{components}。',
	'command.nothing': '沒有要變更的內容。',
	'command.fixed': '已修正問題：{fixed} 個。已變更檔案：{files} 個。',
	'command.checked': '檔案：{files} 個。網址：{urls} 個。錯誤：{error} 個。警告：{warning} 個。其他：{other} 個。',
	'command.checked-part': '{sums}{stopped}',
	'command.stopped': '還有檔案尚未檢查。',
	'command.no-rule': '這裡沒有有問題的網址。',
	'command.no-file': '請將以下內容儲存到 {file}：{text}',
	'log.no-answer': '編輯器沒有回應 {what}。在它回應之前，其設定不會生效。',
	'server.help': `用法：url-lint-language-server [--stdio | --node-ipc | --socket=PORT | --pipe=NAME]

使用語言伺服器協定（Language Server Protocol）通訊，未指定時使用標準輸入和輸出。

  --stdio          標準輸入和輸出
  --node-ipc       由 Node 啟動的處理程序的通道
  --socket=PORT    連線到本機的此連接埠
  --pipe=NAME      連線到此管道或通訊端
  --clientProcessId=ID  該處理程序結束時結束
  --help, -h       本說明
  --version        版本`,
	'server.unknown-argument': '沒有 {name} 這個引數。可用的引數請見 --help。',
	'server.no-value': '請在 {name} 後寫出值。寫法請見 --help。',
	'server.not-initialized': '請先傳送 initialize。',
	'server.wrong-time': 'shutdown 之後只能傳送 exit，initialize 只能傳送一次。',
	'server.no-json': '用戶端的一則訊息不是 JSON，已略過。',
	'server.broken': '用戶端傳來的內容已無法讀取，伺服器即將結束：{problem}',
} as const;
