/** The server as a process, where there are processes. */

import { readFileSync } from 'node:fs';
import { kill, platform } from 'node:process';
import * as vscode from 'vscode';
import { api, closeEverything, codesOf, eventually, openUntitled, some } from './editor';
import { afterEach, describe, it } from './mocha';

/** Whether the process has ended, though nobody has heard of it yet. */
function hasEnded(pid: number): boolean {
	return readFileSync(`/proc/${pid}/stat`, 'latin1').includes(') Z ');
}

describe("the server's process", () => {
	afterEach(closeEverything);

	/** What is wrong is seen again once another process than this one serves. */
	async function serves(document: vscode.TextDocument, last: number): Promise<void> {
		const { serverPid } = await api();
		await some('other server process', () => (serverPid() === last ? undefined : serverPid()));
		const edit = new vscode.WorkspaceEdit();
		edit.insert(document.uri, new vscode.Position(0, 0), 'https://shop.example/100% ');
		await vscode.workspace.applyEdit(edit);
		await eventually(() => codesOf(document), ['malformed-percent', 'unsafe-character']);
	}

	async function begin(): Promise<{ readonly document: vscode.TextDocument; readonly pid: number }> {
		const { serverPid } = await api();
		const document = await openUntitled('https://shop.example/fish|chips');
		await eventually(() => codesOf(document), ['unsafe-character']);
		return { document, pid: await some('server process', serverPid) };
	}

	it('is back after it was killed', async () => {
		const { document, pid } = await begin();
		kill(pid, 'SIGKILL');
		await serves(document, pid);
	});

	it('is back where messages were on their way to it', async () => {
		// Elsewhere a process that nobody has waited for looks as if it ran.
		if (platform !== 'linux') return;
		const { document, pid } = await begin();
		kill(pid, 'SIGKILL');
		// Nothing is heard here until it has ended; then all that is said to it fails at once.
		while (!hasEnded(pid));
		for (let count = 0; count < 5; count++) void vscode.commands.executeCommand('urlLint.copyUrls');
		await serves(document, pid);
	});

	it('is another one after "Restart Server" where it hangs', async () => {
		// Windows has no such signal.
		if (platform === 'win32') return;
		const { document, pid } = await begin();
		kill(pid, 'SIGSTOP');
		await vscode.commands.executeCommand('urlLint.restart');
		await serves(document, pid);
	});
});
