/** Commands that change settings: in the configuration file of a document where there is one, else in the editor's. */

import {
	ConfigurationTarget,
	type Disposable,
	l10n,
	type TextDocument,
	Uri,
	type WorkspaceConfiguration,
	WorkspaceEdit,
	workspace,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { configEditRequest, configureCommand, type SettingChange, type SettingEdit } from '../../server/src/protocol';
import { isChecked } from './documents';
import { type Choice, choose, editors, executeCommand, type Register, warn } from './surfaces';

/** The commands that change settings, for the palette and for code actions. */
export function registerConfigureCommands(client: BaseLanguageClient, register: Register): Disposable[] {
	return [
		register(configureCommand, (change: SettingChange) => configure(client, change)),
		register('urlLint.ignoreFile', () => withDocument((document) => ignore(client, document))),
		register('urlLint.toggleLanguage', () => withDocument(toggleLanguage)),
		register('urlLint.status', () => offer(activeDocument())),
	];
}

/** The document that somebody works on, if it is one that is checked. */
function activeDocument(): TextDocument | undefined {
	const document = editors.activeTextEditor?.document;
	return document && isChecked(document) ? document : undefined;
}

async function withDocument(use: (document: TextDocument) => Promise<unknown>): Promise<void> {
	const document = activeDocument();
	if (document === undefined) warn(l10n.t('Open a document first: this command is about the one in the editor.'));
	else await use(document);
}

async function ignore(client: BaseLanguageClient, document: TextDocument): Promise<void> {
	// Its name is another document's tomorrow.
	if (isUnsaved(document))
		warn(l10n.t('This document has no file yet, so no setting can name it: save it first, or turn its language off.'));
	else await configure(client, { uri: document.uri.toString(), name: 'ignore', value: '' });
}

/** Whether a document, or the notebook that it is a cell of, is no file yet. */
function isUnsaved(document: TextDocument): boolean {
	const notebook = workspace.notebookDocuments.find((each) =>
		each.getCells().some((cell) => cell.document === document),
	);
	return (notebook ?? document).isUntitled;
}

async function configure(client: BaseLanguageClient, change: SettingChange): Promise<void> {
	const edit = await editFor(client, change);
	if (edit === null) warn(l10n.t('The setting cannot be changed; the log says why.'));
	else if (edit.file !== undefined) await editFile(client, change, edit.file);
	else await editSettings(change, edit.value);
}

function editFor(client: BaseLanguageClient, change: SettingChange): Promise<SettingEdit | null> {
	return client.sendRequest<SettingEdit | null>(configEditRequest, change);
}

type FileEdit = NonNullable<SettingEdit['file']>;

/** Changes a configuration file and saves it, since it counts as it is saved. One that is broken is shown instead. */
async function editFile(client: BaseLanguageClient, change: SettingChange, file: FileEdit): Promise<void> {
	const document = await workspace.openTextDocument(Uri.parse(file.uri));
	const isCurrent = ({ text }: FileEdit) => text === document.getText();
	// Once it is open, the server reads it as it stands here.
	const current = isCurrent(file) ? file : (await editFor(client, change))?.file;
	const name = workspace.asRelativePath(document.uri);
	if (current === undefined || !isCurrent(current)) {
		warn(l10n.t('{0} changed meanwhile; nothing was done.', name));
	} else if (current.edits.length === 0) {
		await editors.showTextDocument(document);
		warn(l10n.t('{0} is broken: put it right first, then the setting can be changed.', name));
	} else {
		const edit = new WorkspaceEdit();
		edit.set(document.uri, await client.protocol2CodeConverter.asTextEdits(current.edits));
		const isDone = (await workspace.applyEdit(edit)) && (await document.save());
		if (!isDone) warn(l10n.t('{0} cannot be changed or saved.', name));
	}
}

async function editSettings({ uri, name, value: key }: SettingChange, entry: string): Promise<void> {
	const resource = Uri.parse(uri);
	const configuration = workspace.getConfiguration('urlLint', resource);
	const found = configuration.inspect(name);
	// The same path is another file in each folder.
	const isPath = name === 'ignore' && (workspace.workspaceFolders ?? []).length > 1;
	const target = targetOf(resource, isPath || found?.workspaceFolderValue !== undefined);
	// Objects of several places are put together by the editor, lists are not.
	const changed =
		name === 'rules'
			? { ...(found?.[valueIn[target]] as object | undefined), [key]: 'off' }
			: [...configuration.get<string[]>(name, []).filter((each) => each !== entry), entry];
	await update(configuration, name, changed, target);
}

/** Changes a setting. In Restricted Mode the workspace's do not count, and it would look as if nothing happened. */
async function update(
	configuration: WorkspaceConfiguration,
	name: string,
	value: unknown,
	target: ConfigurationTarget,
	forLanguage = false,
): Promise<void> {
	if (target !== ConfigurationTarget.Global && !workspace.isTrusted)
		warn(
			l10n.t(
				"In Restricted Mode the workspace's settings do not count: trust the workspace first, or change your own.",
			),
		);
	else await configuration.update(name, value, target, forLanguage);
}

/**
 * Where settings are written: in the workspace's; where no folder is open, the user's.
 * @param isOfFolder whether the settings of the document's folder are meant, because they would win
 */
function targetOf(uri: Uri, isOfFolder: boolean): ConfigurationTarget {
	if (workspace.workspaceFolders === undefined) return ConfigurationTarget.Global;
	const hasFolder = isOfFolder && workspace.getWorkspaceFolder(uri) !== undefined;
	return hasFolder ? ConfigurationTarget.WorkspaceFolder : ConfigurationTarget.Workspace;
}

/** What the value of a target is called. */
const valueIn = {
	[ConfigurationTarget.Global]: 'globalValue',
	[ConfigurationTarget.Workspace]: 'workspaceValue',
	[ConfigurationTarget.WorkspaceFolder]: 'workspaceFolderValue',
} as const;

/** Switches the check on or off for the language of a document. */
async function toggleLanguage({ uri, languageId }: TextDocument): Promise<void> {
	const configuration = workspace.getConfiguration('urlLint', { uri, languageId });
	const target = targetOf(uri, configuration.inspect('enable')?.workspaceFolderLanguageValue !== undefined);
	await update(configuration, 'enable', configuration.get('enable') === false, target, true);
}

/** What the status item offers, for a document or without one. */
async function offer(document: TextDocument | undefined): Promise<void> {
	const choices: CommandChoice[] = [
		...(document === undefined ? [] : switchesOf(document)),
		{ label: l10n.t('Settings'), command: 'workbench.action.openSettings', argument: '@ext:url-lint.url-lint' },
		{ label: l10n.t('Show log'), command: 'urlLint.showLog' },
	];
	const chosen = await choose(choices, { title: 'URL Lint' });
	if (chosen !== undefined) await executeCommand(chosen.command, chosen.argument);
}

function switchesOf(document: TextDocument): CommandChoice[] {
	const isOn = workspace.getConfiguration('urlLint', document).get('enable') !== false;
	const { languageId } = document;
	const language = isOn
		? l10n.t('Turn off for language {0}', languageId)
		: l10n.t('Turn on for language {0}', languageId);
	const file = { label: l10n.t('Turn off for this file'), command: 'urlLint.ignoreFile' };
	return [...(isOn && !isUnsaved(document) ? [file] : []), { label: language, command: 'urlLint.toggleLanguage' }];
}

interface CommandChoice extends Choice {
	readonly command: string;
	readonly argument?: string;
}
