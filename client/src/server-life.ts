/** How the server is kept alive. */

import { type BaseLanguageClient, ErrorAction, type ErrorHandler } from 'vscode-languageclient';

/**
 * What becomes of a server that cannot be reached. Where it has ended, the library knows what to do (`standard`): it is started again,
 * unless it ended five times in three minutes. That a message cannot be sent to it only means that it is about to be known; there the
 * library would give up after the second message, and start none any more.
 */
export function errorHandlerOf(standard: () => ErrorHandler): ErrorHandler {
	return { error: () => ({ action: ErrorAction.Continue, handled: true }), closed: () => standard().closed() };
}

/** The library ends a server that does not stop two seconds after it gave up waiting. */
const END_MS = 3000;

/** What starts the server anew, also where it hangs once it was up. Asked for again meanwhile, it is done once. */
export function restarterOf(client: BaseLanguageClient): () => Promise<void> {
	let going: Promise<void> | undefined;
	return () => {
		going ??= restart(client).finally(() => {
			going = undefined;
		});
		return going;
	};
}

async function restart(client: BaseLanguageClient): Promise<void> {
	// The end of a server that hangs would be taken for that of the next one.
	if (client.isRunning()) await client.stop().catch(() => new Promise((resolve) => setTimeout(resolve, END_MS)));
	await client.start();
}
