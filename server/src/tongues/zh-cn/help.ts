/** The help of the command, in simplified Chinese. */
export const help = {
	'cli.help': `url-lint：在文本文件中查找 URL，并按 RFC 1738 及其后继标准检查。

用法：url-lint 命令 [选项…] [参数…]

命令：
  check [PATH…]     报告不安全、未转义或格式错误的内容
  urls [PATH…]      以 NDJSON 列出找到的所有 URL
  parse [URL…]      以 NDJSON 列出 URL 的各个部分
  encode [TEXT…]    百分号编码
  decode [TEXT…]    百分号解码
  rules             列出规则
  explain RULE      显示一条规则的页面
  completion SHELL  输出补全命令行的脚本（bash、zsh 或 fish）

  -h, --help        本说明；写在命令之后则说明该命令
      --version     版本

退出状态：0 没有问题；1 有达到 --fail-on 的问题；2 用法错误，或有内容无法读写。
`,
	'cli.help.check': `用法：url-lint check [选项…] [PATH…]

检查文件和目录中的 URL；没有 PATH 时为“.”，“-”为标准输入。
会进入目录：遵守 .gitignore；除非由 PATH 指定，否则略过 .git、node_modules 和符号链接。二进制文件（前 8,000 个字节中有
NUL）以及与设置“ignore”匹配的文件，无论是否指定，都会跳过并计数。管道在指定时读取。文本为 UTF-8，或带 BOM 的
UTF-16。

设置取自最近的 .url-lint.json：从文件所在目录向上，直到有 .git 的目录。选项优先于设置。

  --format NAME              输出格式：text（默认）、json、ndjson、sarif、github、gitlab、checkstyle 或 rdjson
  --output FILE              代替标准输出写入的文件，最后一次性整体替换
  --standard modern|rfc1738  判断 URL 所依据的标准（默认 modern）
  --language ID              所有文件的 VS Code 语言 ID（默认按各文件名判断）
  --stdin-filename NAME      “-”的名称，也按它判断语言
  --no-config                不读取 .url-lint.json
  --no-ignore                也检查设置“ignore”排除的内容
  --files-from FILE          也检查 FILE 中的路径（“-”为标准输入），每行一个，或以 NUL 结尾
  --changed-since REV        只检查自 REV 与 HEAD 分开的提交以来有变化的文件，以及 git 不知道的文件
  --shard I/N                只检查分成 N 份后的第 I 份（从 1 开始）；同一路径总在同一份中
  --fix                      应用确定无疑的修复，并输出其余问题。不是有效文本的文件不会改动；
                             中断的 --fix 写了一半的内容会还原。用“-”时，修复后的文本写到标准输出，
                             问题写到标准错误
  --fail-on SEVERITY         达到此严重程度时退出状态为 1：error、warning、information、hint（默认 warning）
  --max-warnings N           警告超过 N 个时退出状态为 1，前 N 个不计
  --baseline FILE            不报告 FILE 中列出的问题，只在标准错误上计数
  --write-baseline           把所有问题写入基线，而不报告
  --cache                    只检查上次用 --cache 运行以来有变化的内容；不与 --fix 同用
  --cache-location FILE      缓存的位置（默认：有 node_modules 时为
                             node_modules/.cache/url-lint/check.cache，否则在用户的缓存文件夹中）
  --threads N                工作量足够时用几个线程检查（默认每两个处理器一个，最多 4 个）；
                             用 --fix 时只有一个
  -h, --help                 本说明

偏移量以 UTF-16 代码单元计，从 0 开始，不含 BOM；行和列从 1 开始。
`,
	'cli.help.urls': `用法：url-lint urls [选项…] [PATH…]

每找到一个 URL 输出一行 JSON，键为 file、offset、end、line、column、url 和 context。查找和读取文件的方式与“check”
相同。

  --unique                   每个 URL 只列一次，键为 url，按找到的顺序
  --hosts                    每个主机只列一次，用小写，键为 host
  --count                    URL 的数量；与 --unique 或 --hosts 同用时加上键 count，最多的在前
  --standard modern|rfc1738  判断 URL 所依据的标准（默认 modern）
  --language ID              所有文件的 VS Code 语言 ID（默认按各文件名判断）
  --stdin-filename NAME      “-”的名称，也按它判断语言
  --no-config                不读取 .url-lint.json
  --no-ignore                也查看设置“ignore”排除的内容
  --files-from FILE          也查看 FILE 中的路径（“-”为标准输入），每行一个，或以 NUL 结尾
  --changed-since REV        只查看自 REV 与 HEAD 分开的提交以来有变化的文件，以及 git 不知道的文件
  --shard I/N                只查看分成 N 份后的第 I 份（从 1 开始）；同一路径总在同一份中
  -h, --help                 本说明
`,
	'cli.help.parse': `用法：url-lint parse [选项…] [URL…]

依次为每个 URL 输出一行 JSON，键为 url、standard、valid、scheme、components 和 violations。
没有 URL 时，以及用“-”时，读取标准输入：每行是一个 URL，空行也算。一行最多 1 MiB。

  --standard modern|rfc1738  判断 URL 所依据的标准（默认 modern）
  --tree                     改为输出每个 URL 按 RFC 1738 §5 的推导：缩进的文本和一个空行
  --json                     与 --tree 同用：仍输出 JSON 行，并加上键 tree 和 stop
  -h, --help                 本说明
`,
	'cli.help.encode': `用法：url-lint encode [选项…] [TEXT…]

对每个 TEXT 进行百分号编码，各输出一行；没有 TEXT 时，以及用“-”时，处理标准输入的每一行。
“%”与其他文本一样，会变成 %25。

  --component NAME  path、segment、query、userinfo 或 fragment：决定哪些字符不编码（默认 segment）
  -h, --help        本说明
`,
	'cli.help.decode': `用法：url-lint decode [选项…] [TEXT…]

按 UTF-8 对每个 TEXT 进行百分号解码，各输出一行；没有 TEXT 时，以及用“-”时，处理标准输入的每一行。
不是转义或不是 UTF-8 的内容保持原样，%0A 和 %0D 也是：一行仍是一行。

  --component NAME  path、segment、query、userinfo 或 fragment：与 encode 相同，但解码结果都一样
  -h, --help        本说明
`,
	'cli.help.rules': `用法：url-lint rules [选项…]

列出规则：名称、在标准“modern”和“rfc1738”下的级别，以及报告的内容。级别是严重程度、“按需”（设置中为规则指定了严重
程度才报告）或“不报告”。

  --format text|json  表格（默认）或 JSON 数组
  -h, --help          本说明
`,
	'cli.help.explain': `用法：url-lint explain RULE

显示一条规则的页面：报告什么、为什么重要、应改写成什么。除摘要外，页面为英文。

  -h, --help  本说明
`,
	'cli.help.completion': `用法：url-lint completion bash|zsh|fish

输出一个脚本，使 shell 能补全 url-lint 的命令、选项和值：

  bash:  source <(url-lint completion bash)
  zsh:   source <(url-lint completion zsh)
  fish:  url-lint completion fish | source

  -h, --help  本说明
`,
} as const;
