import { commands, type Disposable, type LogOutputChannel } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { registerConfigureCommands } from './configure';
import { registerTransformCommands } from './transform';
import { registerWorkspaceFix } from './workspace-fix';

/** The commands of the palette, category "URL Lint". */
export function registerCommands(client: BaseLanguageClient, log: LogOutputChannel): Disposable[] {
	return [
		...registerConfigureCommands(client),
		...registerTransformCommands(client),
		registerWorkspaceFix(client),
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
