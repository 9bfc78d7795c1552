/** The server's process may do no more than it must, where the editor's Node can see to that. */

import { existsSync, readFileSync } from 'node:fs';
import * as vscode from 'vscode';
import { api, closeEverything, codesOf, eventually, openFile, some } from './editor';
import { afterEach, describe, it } from './mocha';

describe('a server that may only read', () => {
	afterEach(closeEverything);

	it('is what the editor starts', async function () {
		const { serverPid } = await api();
		const pid = await some('server process', serverPid);
		// The options of a process can be read without a program's help on Linux only.
		if (!existsSync(`/proc/${pid}/cmdline`)) this.skip();
		const isAble = process.allowedNodeEnvironmentFlags.has('--permission');
		await eventually(() => {
			const options = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
			return ['--permission', '--allow-fs-read=*'].map((option) => options.includes(option));
		}, [isAble, isAble]);
	});

	it('reads the configuration of a folder', async () => {
		const config = '{ "rules": { "unsafe-character": "error" } }';
		await openFile('restricted/.url-lint.json', config);
		const document = await openFile('restricted/a.txt', 'https://shop.example/fish|chips');
		await eventually(() => codesOf(document), ['unsafe-character']);
		const severities = () => vscode.languages.getDiagnostics(document.uri).map(({ severity }) => severity);
		await eventually(severities, [vscode.DiagnosticSeverity.Error]);
	});
});
