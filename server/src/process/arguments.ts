/** What a language server can be started with: a transport, and what the usual clients add to it. */

/** How the server is spoken to, or what it says and ends. */
export type Start =
	| { readonly transport: 'stdio' | 'other' }
	| { readonly says: 'help' | 'version' }
	/** An argument that cannot be meant. */
	| { readonly refuses: 'unknown-argument' | 'no-value'; readonly name: string };

/** These have a value, behind `=` or as the next argument. */
const WITH_VALUE: ReadonlySet<string> = new Set(['--socket', '--pipe', '--clientProcessId']);

/**
 * Reads the arguments. Without a transport the server is spoken to over standard input and output.
 * @param args without Node and the script
 */
export function startOf(args: readonly string[]): Start {
	let transport: 'stdio' | 'other' = 'stdio';
	for (let index = 0; index < args.length; index++) {
		const [name = '', value] = (args[index] ?? '').split('=', 2);
		if (name === '--help' || name === '-h') return { says: 'help' };
		if (name === '--version') return { says: 'version' };
		if (WITH_VALUE.has(name)) {
			if (value === undefined) index++;
			if ((value ?? args[index] ?? '') === '') return { refuses: 'no-value', name };
			if (name !== '--clientProcessId') transport = 'other';
		} else if (args[index] === '--node-ipc') transport = 'other';
		else if (args[index] !== '--stdio') return { refuses: 'unknown-argument', name };
	}
	return { transport };
}
