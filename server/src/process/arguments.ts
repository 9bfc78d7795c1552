/** What a language server can be started with: a transport, and what the usual clients add to it. */

import { serverMessages } from '../data/server-messages';

/** How the server is spoken to, or what it says and ends. */
export type Start =
	| { readonly transport: 'stdio' | 'other' }
	| { readonly says: string }
	/** Why the arguments cannot be meant. */
	| { readonly refuses: string };

/** These have a value, behind `=` or as the next argument. */
const WITH_VALUE: ReadonlySet<string> = new Set(['--socket', '--pipe', '--clientProcessId']);

/**
 * Reads the arguments. Without a transport the server is spoken to over standard input and output.
 * @param args without Node and the script
 */
export function startOf(args: readonly string[], version: string): Start {
	let transport: 'stdio' | 'other' = 'stdio';
	for (let index = 0; index < args.length; index++) {
		const [name = '', value] = (args[index] ?? '').split('=', 2);
		if (name === '--help' || name === '-h') return { says: serverMessages.help };
		if (name === '--version') return { says: version };
		if (WITH_VALUE.has(name)) {
			if (value === undefined) index++;
			if ((value ?? args[index] ?? '') === '') return { refuses: serverMessages.noValue(name) };
			if (name !== '--clientProcessId') transport = 'other';
		} else if (args[index] === '--node-ipc') transport = 'other';
		else if (args[index] !== '--stdio') return { refuses: serverMessages.unknownArgument(name) };
	}
	return { transport };
}
