/** Commands that change settings: in the configuration file of a document where there is one, else in the editor's. */

import {
	ConfigurationTarget,
	commands,
	type Disposable,
	l10n,
	Range,
	type TextDocument,
	Uri,
	WorkspaceEdit,
	window,
	workspace,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { configEditRequest, configureCommand, type SettingChange, type SettingEdit } from '../../server/src/protocol';

/** The commands that change settings, for the palette and for code actions. */
export function registerConfigureCommands(client: BaseLanguageClient): Disposable[] {
	const ignore = ({ uri }: TextDocument) => configure(client, { uri: uri.toString(), name: 'ignore', value: '' });
	return [
		commands.registerCommand(configureCommand, (change: SettingChange) => configure(client, change)),
		commands.registerCommand('urlLint.ignoreFile', () => withDocument(ignore)),
		commands.registerCommand('urlLint.toggleLanguage', () => withDocument(toggleLanguage)),
		commands.registerCommand('urlLint.status', () => withDocument((document) => choose(document))),
	];
}

async function withDocument(use: (document: TextDocument) => Promise<unknown>): Promise<void> {
	const document = window.activeTextEditor?.document;
	if (document !== undefined) await use(document);
}

async function configure(client: BaseLanguageClient, change: SettingChange): Promise<void> {
	const edit = await client.sendRequest<SettingEdit | null>(configEditRequest, change);
	if (edit?.file !== undefined) await editFile(edit.file);
	else if (edit !== null) await editSettings(change, edit.value);
}

/** Changes a configuration file and saves it, since it counts as it is saved. One that is broken is shown instead. */
async function editFile({ uri, edits }: NonNullable<SettingEdit['file']>): Promise<void> {
	const document = await workspace.openTextDocument(Uri.parse(uri));
	if (edits.length === 0) {
		await window.showTextDocument(document);
		return;
	}
	const edit = new WorkspaceEdit();
	for (const { range, newText } of edits) {
		const { start, end } = range;
		edit.replace(document.uri, new Range(start.line, start.character, end.line, end.character), newText);
	}
	if (await workspace.applyEdit(edit)) await document.save();
}

async function editSettings({ uri, name, value: key }: SettingChange, entry: string): Promise<void> {
	const configuration = workspace.getConfiguration('urlLint', Uri.parse(uri));
	const { target, value } = targetOf(configuration.inspect(name));
	// Objects of several places are put together by the editor, lists are not.
	const changed =
		name === 'rules'
			? { ...(value as object | undefined), [key]: 'off' }
			: [...configuration.get<string[]>(name, []).filter((each) => each !== entry), entry];
	await configuration.update(name, changed, target);
}

/** The workspace's settings; where no folder is open, the user's. */
function targetOf(found: { globalValue?: unknown; workspaceValue?: unknown } | undefined) {
	return workspace.workspaceFolders === undefined
		? { target: ConfigurationTarget.Global, value: found?.globalValue }
		: { target: ConfigurationTarget.Workspace, value: found?.workspaceValue };
}

/** Switches the check on or off for the language of a document. */
async function toggleLanguage({ uri, languageId }: TextDocument): Promise<void> {
	const configuration = workspace.getConfiguration('urlLint', { uri, languageId });
	const { target } = targetOf(undefined);
	await configuration.update('enable', configuration.get('enable') === false, target, true);
}

/** What the status item offers. */
async function choose(document: TextDocument): Promise<void> {
	const isOn = workspace.getConfiguration('urlLint', document).get('enable') !== false;
	const { languageId } = document;
	const items = [
		...(isOn ? [{ label: l10n.t('Turn off for this file'), command: 'urlLint.ignoreFile' }] : []),
		{
			label: isOn ? l10n.t('Turn off for language {0}', languageId) : l10n.t('Turn on for language {0}', languageId),
			command: 'urlLint.toggleLanguage',
		},
		{ label: l10n.t('Settings'), command: 'workbench.action.openSettings', argument: '@ext:url-lint.url-lint' },
		{ label: l10n.t('Show log'), command: 'urlLint.showLog' },
	];
	const chosen = await window.showQuickPick(items, { title: 'URL Lint' });
	if (chosen !== undefined) await commands.executeCommand(chosen.command, chosen.argument);
}
