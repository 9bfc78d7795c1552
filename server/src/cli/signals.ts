import { setImmediate } from 'node:timers/promises';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Does what must not be left half done. A signal that comes meanwhile ends the process afterwards, as it would have at
 * once. Elsewhere no signal is caught: waiting and computing end at once.
 * @param work blocks, so that nothing else happens between its steps
 */
export async function uninterrupted<T>(work: () => T): Promise<T> {
	let received: NodeJS.Signals | undefined;
	const receive = (signal: NodeJS.Signals) => {
		received ??= signal;
	};
	for (const signal of signals) process.on(signal, receive);
	try {
		return work();
	} finally {
		// What was received is told in the event loop's next poll; the first turn may end before there is one.
		await setImmediate();
		await setImmediate();
		for (const signal of signals) process.off(signal, receive);
		if (received !== undefined) process.kill(process.pid, received);
	}
}
