import { commands, type Disposable, type LogOutputChannel } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { registerConfigureCommands } from './configure';
import { registerTransformCommands } from './transform';

/** The commands of the palette, category "URL Lint". */
export function registerCommands(client: BaseLanguageClient, log: LogOutputChannel): Disposable[] {
	return [
		...registerConfigureCommands(client),
		...registerTransformCommands(client),
		commands.registerCommand('urlLint.restart', async () => {
			if (client.isRunning()) await client.stop();
			await client.start();
		}),
		commands.registerCommand('urlLint.showLog', () => log.show()),
		commands.registerCommand('urlLint.fixAll', () =>
			commands.executeCommand('editor.action.sourceAction', { kind: 'source.fixAll.urlLint', apply: 'first' }),
		),
	];
}
