/** The server's process may read and do nothing else, where the editor's Node can see to that. */

import { fork } from 'node:child_process';
import type { ExtensionContext } from 'vscode';

/**
 * Node's permission model: files may be read, for configurations stand where they stand. Denied are writing, starting
 * processes and threads, native code, the inspector and, from Node 25 on, connections.
 */
const restrictions = ['--permission', '--allow-fs-read=*'];

/** Where it is kept whether an editor can do that. */
const KEY = 'restrictedServer';

interface Tried {
	/** The editor's Node and our version. */
	readonly by: string;
	readonly works: boolean;
}

/** How long a server may take to answer. */
const PATIENCE_MS = 10_000;

/**
 * Node's options for the server. An editor's Node is one of its own making, so they are tried with the server itself, once
 * for each version of the two.
 * @param server the path of its bundle
 */
export async function restrictionsFor(
	{
		globalState,
		extension,
	}: Pick<ExtensionContext, 'globalState'> & {
		readonly extension: { readonly packageJSON: { readonly version: string } };
	},
	server: string,
	// Node before 22.13 calls it an experiment, and warns of it.
	isAble = process.allowedNodeEnvironmentFlags.has('--permission'),
	tryOut: (server: string, execArgv: string[]) => Promise<boolean | undefined> = answers,
): Promise<string[]> {
	if (!isAble) return [];
	const by = [process.version, process.versions.electron, extension.packageJSON.version].join(' ');
	const known = globalState.get<Tried>(KEY);
	const works = known?.by === by ? known.works : await tryOut(server, restrictions);
	if (works !== undefined && known?.by !== by) await globalState.update(KEY, { by, works } satisfies Tried);
	return works ? restrictions : [];
}

/**
 * Whether a server that is started with these options of Node answers.
 * @returns `undefined` when it has done nothing yet after a while: it, or this computer, may be slow
 */
export function answers(server: string, execArgv: string[], patience = PATIENCE_MS): Promise<boolean | undefined> {
	return new Promise((resolve) => {
		// As vscode-languageclient starts it.
		const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1', ELECTRON_NO_ASAR: '1' };
		const child = fork(server, ['--node-ipc'], { env, execArgv, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
		const settle = (works: boolean | undefined) => {
			clearTimeout(timer);
			child.kill();
			resolve(works);
		};
		const timer = setTimeout(() => settle(undefined), patience);
		// The answer to the second message comes from the server itself, which is loaded for it.
		child.on('message', ({ id }: { readonly id?: unknown }) => id === 2 && settle(true));
		child.once('exit', () => settle(false));
		child.on('error', () => settle(false));
		const initialize = { processId: null, rootUri: null, capabilities: {} };
		// One that is gone is seen by its exit.
		child.send({ jsonrpc: '2.0', id: 1, method: 'initialize', params: initialize }, () => {});
		child.send({ jsonrpc: '2.0', id: 2, method: 'shutdown' }, () => {});
	});
}
