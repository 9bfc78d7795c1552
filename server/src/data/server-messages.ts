/**
 * What the language server says of how it is started and spoken to. In English: who reads it connects an editor, and the editor has not said
 * its language yet. They stand apart from the other texts, which are loaded later.
 */
export const serverMessages = {
	help: `Usage: url-lint-language-server [--stdio | --node-ipc | --socket=PORT | --pipe=NAME]

Speaks the Language Server Protocol, over standard input and output unless something else is asked for.

  --stdio          standard input and output
  --node-ipc       the channel of a process that Node started
  --socket=PORT    connects to this port of this computer
  --pipe=NAME      connects to this pipe or socket
  --clientProcessId=ID  ends when this process is gone
  --help, -h       this text
  --version        the version`,
	unknownArgument: (name: string) => `There is no argument ${name}. --help shows those that there are.`,
	noValue: (name: string) => `Write a value behind ${name}. --help shows how.`,
	notInitialized: 'Send initialize first.',
	wrongTime: 'Send nothing but exit after shutdown, and initialize only once.',
	noJson: 'A message of the client is no JSON, and is left out.',
	broken: (problem: string) => `What the client sends cannot be read any more, so the server ends: ${problem}`,
} as const;
