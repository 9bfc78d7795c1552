/** What may be said when: `initialize` first, once, and nothing after `shutdown` but `exit`. */

import { type Connection, ErrorCodes, Message, type MessageStrategy, ResponseError } from 'vscode-languageserver';

/** What a request that comes at the wrong time is handed on as, to be answered with an error. */
const REFUSED = '$/urlLint/refused';

/** Hands on what comes when it may. */
export class MessageOrder implements MessageStrategy {
	#state: 'new' | 'running' | 'shut down' = 'new';

	/** @param next takes what may come */
	constructor(private readonly strategy: MessageStrategy) {}

	/** Whether the client said that it is going. */
	get isShutDown(): boolean {
		return this.#state === 'shut down';
	}

	/** Answers what comes at the wrong time. */
	listen(connection: Connection): void {
		connection.onRequest(REFUSED, async ({ code }: { code: number }) => new ResponseError(code, await whyNot(code)));
	}

	handleMessage(said: Message, next: (said: Message) => void): void | Promise<void> {
		if (Message.isResponse(said)) return this.strategy.handleMessage(said, next);
		const { method } = said as { readonly method?: string };
		const isRequest = Message.isRequest(said);
		const mayCome = method === 'exit' || (this.#state === 'new') === (method === 'initialize');
		if (!mayCome || (this.isShutDown && method !== 'exit')) {
			const code = this.#state === 'new' ? ErrorCodes.ServerNotInitialized : ErrorCodes.InvalidRequest;
			if (isRequest) next({ ...said, method: REFUSED, params: { code } } as Message);
			return;
		}
		if (method === 'initialize') this.#state = 'running';
		if (method === 'shutdown') this.#state = 'shut down';
		return this.strategy.handleMessage(said, next);
	}
}

/** The texts are loaded once somebody needs them. */
async function whyNot(code: number): Promise<string> {
	const { said } = await import('./said');
	return said(code === ErrorCodes.ServerNotInitialized ? 'server.not-initialized' : 'server.wrong-time');
}
