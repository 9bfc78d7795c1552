/** What the language server says by its commands, and of itself, in simplified Chinese. */
export const server = {
	'command.arguments':
		'请给 {command} 一个参数：{ "textDocument": { "uri": … }, "range": … }，也可用 position 代替 range。',
	'command.not-open': '请先打开文档：只能处理编辑器中打开的文档。',
	'command.unknown': '没有命令 {command}。',
	'command.failed': '{command} 未能执行，原因见日志。',
	'command.component': '所选内容不在 URL 中。请在 "component" 中指明按哪个部分编码：{components}。',
	'command.nothing': '没有要更改的内容。',
	'command.fixed': '已修复问题：{fixed} 个。已更改文件：{files} 个。',
	'command.checked': '文件：{files} 个。URL：{urls} 个。错误：{error} 个。警告：{warning} 个。其他：{other} 个。',
	'command.checked-part': '{sums}{stopped}',
	'command.stopped': '还有文件未检查。',
	'command.no-rule': '此处没有有问题的 URL。',
	'command.no-file': '请将以下内容保存到 {file}：{text}',
	'log.no-answer': '编辑器没有回应 {what}。在它回应之前，其设置不起作用。',
	'server.help': `用法：url-lint-language-server [--stdio | --node-ipc | --socket=PORT | --pipe=NAME]

使用语言服务器协议（Language Server Protocol）通信，未指定时使用标准输入和输出。

  --stdio          标准输入和输出
  --node-ipc       由 Node 启动的进程的通道
  --socket=PORT    连接到本机的此端口
  --pipe=NAME      连接到此管道或套接字
  --clientProcessId=ID  该进程结束时退出
  --help, -h       本帮助
  --version        版本`,
	'server.unknown-argument': '没有 {name} 这个参数。可用的参数见 --help。',
	'server.no-value': '请在 {name} 后写出值。写法见 --help。',
	'server.not-initialized': '请先发送 initialize。',
	'server.wrong-time': 'shutdown 之后只能发送 exit，initialize 只能发送一次。',
	'server.no-json': '客户端的一条消息不是 JSON，已跳过。',
	'server.broken': '客户端发来的内容已无法读取，服务器即将退出：{problem}',
} as const;
