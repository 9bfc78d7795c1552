import { type Disposable, type LogOutputChannel, l10n, type Uri, workspace } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { registerConfigureCommands } from './configure';
import { registerDerivation } from './derivation';
import { registerFindings } from './findings';
import { exampleText, type FirstSteps } from './first-steps';
import { type Inspector, registerInspector } from './inspector';
import { registerFollowLink } from './links';
import { registerPasting } from './pasting';
import { restarterOf } from './server-life';
import type { Status } from './status';
import { editors, registering } from './surfaces';
import { registerTransformCommands } from './transform';
import { registerUrls, type UrlsView } from './urls';
import { registerWorkspaceCheck } from './workspace-check';
import { registerWorkspaceFix } from './workspace-fix';

/**
 * The commands of the palette, category "URL Lint".
 * @param root the extension's folder
 */
export function registerCommands(
	client: BaseLanguageClient,
	inspector: Inspector,
	urls: UrlsView,
	log: LogOutputChannel,
	root: Uri,
	status: Status,
	steps: FirstSteps,
): Disposable[] {
	const register = registering(log);
	return [
		...registerConfigureCommands(client, register, status),
		...registerTransformCommands(client, register),
		registerPasting(client, log),
		...registerDerivation(client, register, log),
		...registerInspector(inspector, register),
		...registerFindings(client, register, root, log),
		...registerUrls(urls, register),
		registerWorkspaceCheck(client, register),
		...registerWorkspaceFix(client, register),
		registerFollowLink(client, register),
		register('urlLint.restart', restarterOf(client)),
		register('urlLint.showLog', () => log.show()),
		register('urlLint.tryOut', async () => {
			steps.again();
			const content = exampleText(l10n);
			await editors.showTextDocument(await workspace.openTextDocument({ content, language: 'markdown' }));
		}),
	];
}
