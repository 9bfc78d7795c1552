/** The help of the command, in traditional Chinese. */
export const help = {
	'cli.help': `url-lint：在文字檔中尋找網址，並依 RFC 1738 及其後續標準檢查。

用法：url-lint 命令 [選項…] [引數…]

命令：
  check [PATH…]     回報不安全、未逸出或格式錯誤的內容
  urls [PATH…]      以 NDJSON 列出找到的所有網址
  parse [URL…]      以 NDJSON 列出網址的各個部分
  encode [TEXT…]    百分號編碼
  decode [TEXT…]    百分號解碼
  rules             列出規則
  explain RULE      顯示一項規則的頁面
  completion SHELL  輸出自動完成命令列的指令碼（bash、zsh 或 fish）

  -h, --help        本說明；寫在命令之後則說明該命令
      --version     版本

結束狀態：0 沒有問題；1 有達到 --fail-on 的問題；2 用法錯誤，或有內容無法讀寫。
`,
	'cli.help.check': `用法：url-lint check [選項…] [PATH…]

檢查檔案和目錄中的網址；沒有 PATH 時為「.」，「-」為標準輸入。
會進入目錄：遵守 .gitignore；除非由 PATH 指定，否則略過 .git、node_modules 和符號連結。二進位檔（前 8,000 個位元組中有
NUL）以及符合設定「ignore」的檔案，不論是否指定，都會略過並計數。管線在指定時讀取。文字為 UTF-8，或帶 BOM 的
UTF-16。

設定取自最近的 .url-lint.json：從檔案所在目錄往上，直到有 .git 的目錄。選項優先於設定。

  --format NAME              輸出格式：text（預設）、json、ndjson、sarif、github、gitlab、checkstyle 或 rdjson
  --output FILE              代替標準輸出寫入的檔案，最後一次整個取代
  --standard modern|rfc1738  判斷網址所依據的標準（預設 modern）
  --language ID              所有檔案的 VS Code 語言 ID（預設依各檔名判斷）
  --stdin-filename NAME      「-」的名稱，也依它判斷語言
  --no-config                不讀取 .url-lint.json
  --no-ignore                也檢查設定「ignore」排除的內容
  --files-from FILE          也檢查 FILE 中的路徑（「-」為標準輸入），每行一個，或以 NUL 結尾
  --changed-since REV        只檢查自 REV 與 HEAD 分開的提交以來有變更的檔案，以及 git 不知道的檔案
  --shard I/N                只檢查分成 N 份後的第 I 份（從 1 開始）；同一路徑永遠在同一份中
  --fix                      套用確定無疑的修正，並輸出其餘問題。不是有效文字的檔案不會更動；
                             中斷的 --fix 寫了一半的內容會還原。用「-」時，修正後的文字寫到標準輸出，
                             問題寫到標準錯誤
  --fail-on SEVERITY         達到此嚴重性時結束狀態為 1：error、warning、information、hint（預設 warning）
  --max-warnings N           警告超過 N 個時結束狀態為 1，前 N 個不計
  --baseline FILE            不回報 FILE 中列出的問題，只在標準錯誤上計數
  --write-baseline           把所有問題寫入基準檔，而不回報
  --cache                    只檢查上次用 --cache 執行以來有變更的內容；不與 --fix 並用
  --cache-location FILE      快取的位置（預設：有 node_modules 時為
                             node_modules/.cache/url-lint/check.cache，否則在使用者的快取資料夾中）
  --threads N                工作量足夠時用幾個執行緒檢查（預設每兩個處理器一個，最多 4 個）；
                             用 --fix 時只有一個
  -h, --help                 本說明

位移以 UTF-16 字碼單位計算，從 0 開始，不含 BOM；行和欄從 1 開始。
`,
	'cli.help.urls': `用法：url-lint urls [選項…] [PATH…]

每找到一個網址輸出一行 JSON，鍵為 file、offset、end、line、column、url 和 context。尋找和讀取檔案的方式與「check」
相同。

  --unique                   每個網址只列一次，鍵為 url，依找到的順序
  --hosts                    每個主機只列一次，用小寫，鍵為 host
  --count                    網址的數量；與 --unique 或 --hosts 並用時加上鍵 count，最多的在前
  --standard modern|rfc1738  判斷網址所依據的標準（預設 modern）
  --language ID              所有檔案的 VS Code 語言 ID（預設依各檔名判斷）
  --stdin-filename NAME      「-」的名稱，也依它判斷語言
  --no-config                不讀取 .url-lint.json
  --no-ignore                也查看設定「ignore」排除的內容
  --files-from FILE          也查看 FILE 中的路徑（「-」為標準輸入），每行一個，或以 NUL 結尾
  --changed-since REV        只查看自 REV 與 HEAD 分開的提交以來有變更的檔案，以及 git 不知道的檔案
  --shard I/N                只查看分成 N 份後的第 I 份（從 1 開始）；同一路徑永遠在同一份中
  -h, --help                 本說明
`,
	'cli.help.parse': `用法：url-lint parse [選項…] [URL…]

依序為每個網址輸出一行 JSON，鍵為 url、standard、valid、scheme、components 和 violations。
沒有 URL 時，以及用「-」時，讀取標準輸入：每行是一個網址，空白行也算。一行最多 1 MiB。

  --standard modern|rfc1738  判斷網址所依據的標準（預設 modern）
  --tree                     改為輸出每個網址依 RFC 1738 §5 的推導：縮排的文字和一個空白行
  --json                     與 --tree 並用：仍輸出 JSON 行，並加上鍵 tree 和 stop
  -h, --help                 本說明
`,
	'cli.help.encode': `用法：url-lint encode [選項…] [TEXT…]

將每個 TEXT 進行百分號編碼，各輸出一行；沒有 TEXT 時，以及用「-」時，處理標準輸入的每一行。
「%」和其他文字一樣，會變成 %25。

  --component NAME  path、segment、query、userinfo 或 fragment：決定哪些字元不編碼（預設 segment）
  -h, --help        本說明
`,
	'cli.help.decode': `用法：url-lint decode [選項…] [TEXT…]

以 UTF-8 將每個 TEXT 進行百分號解碼，各輸出一行；沒有 TEXT 時，以及用「-」時，處理標準輸入的每一行。
不是逸出序列或不是 UTF-8 的內容保持原樣，%0A 和 %0D 也是：一行仍是一行。

  --component NAME  path、segment、query、userinfo 或 fragment：與 encode 相同，但解碼結果都一樣
  -h, --help        本說明
`,
	'cli.help.rules': `用法：url-lint rules [選項…]

列出規則：名稱、在標準「modern」和「rfc1738」下的等級，以及回報的內容。等級是嚴重性、「需指定」（設定中為規則指定了
嚴重性才回報）或「不回報」。

  --format text|json  表格（預設）或 JSON 陣列
  -h, --help          本說明
`,
	'cli.help.explain': `用法：url-lint explain RULE

顯示一項規則的頁面：回報什麼、為什麼重要、該改寫成什麼。除摘要外，頁面為英文。

  -h, --help  本說明
`,
	'cli.help.completion': `用法：url-lint completion bash|zsh|fish

輸出一個指令碼，讓殼層能自動完成 url-lint 的命令、選項和值：

  bash:  source <(url-lint completion bash)
  zsh:   source <(url-lint completion zsh)
  fish:  url-lint completion fish | source

  -h, --help  本說明
`,
} as const;
