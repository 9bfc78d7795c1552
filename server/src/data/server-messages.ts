/** What the language server says of how it is started and spoken to, for messages.ts. */
export const serverMessages = {
	'server.help': `Usage: url-lint-language-server [--stdio | --node-ipc | --socket=PORT | --pipe=NAME]

Speaks the Language Server Protocol, over standard input and output unless something else is asked for.

  --stdio          standard input and output
  --node-ipc       the channel of a process that Node started
  --socket=PORT    connects to this port of this computer
  --pipe=NAME      connects to this pipe or socket
  --clientProcessId=ID  ends when this process is gone
  --help, -h       this text
  --version        the version`,
	'server.unknown-argument': 'There is no argument {name}. --help shows those that there are.',
	'server.no-value': 'Write a value behind {name}. --help shows how.',
	'server.not-initialized': 'Send initialize first.',
	'server.wrong-time': 'Send nothing but exit after shutdown, and initialize only once.',
	'server.no-json': 'A message of the client is no JSON, and is left out.',
	'server.broken': 'What the client sends cannot be read any more, so the server ends: {problem}',
} as const;
