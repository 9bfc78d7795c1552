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
import {
	configEditRequest,
	configureCommand,
	type DocumentStatus,
	type SettingChange,
	type SettingEdit,
} from '../../server/src/protocol';
import { isChecked, isUnsaved } from './documents';
import {
	type Around,
	besides,
	changedValue,
	counts,
	type FileEdit,
	fateOf,
	settingOf,
	switchOf,
	type Target,
	targetOf,
	targetOfEntry,
	toggled,
	withoutEntry,
} from './setting-change';
import type { Status } from './status';
import { type Active, choicesFor } from './status-menu';
import { choose, editors, executeCommand, type Register, warn } from './surfaces';

/** The commands that change settings, for the palette and for code actions. */
export function registerConfigureCommands(
	client: BaseLanguageClient,
	register: Register,
	status: Status,
): Disposable[] {
	return [
		register(configureCommand, (change: SettingChange) => configure(client, change)),
		register('urlLint.ignoreFile', () =>
			withDocument((document) => switchFile(client, document, status.offOf(document))),
		),
		register('urlLint.toggleLanguage', () => withDocument(toggleLanguage)),
		register('urlLint.status', () => offer(activeDocument(), status)),
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

/** Switches the check of a file off, or on again: then the settings are as they were before. */
async function switchFile(
	client: BaseLanguageClient,
	document: TextDocument,
	off: DocumentStatus['off'],
): Promise<void> {
	// Its name is another document's tomorrow.
	if (isUnsaved(document, workspace.notebookDocuments))
		return warn(
			l10n.t('This document has no file yet, so no setting can name it: save it first, or turn its language off.'),
		);
	const change: SettingChange = { uri: document.uri.toString(), name: 'ignore', value: '' };
	const to = switchOf((await editFor(client, change))?.has === true, off);
	if (to === 'elsewhere') warn(l10n.t('Another entry of urlLint.ignore leaves this file out: change the setting.'));
	else await configure(client, to === 'on' ? { ...change, remove: true } : change);
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

/** Changes a configuration file and saves it, since it counts as it is saved. One that is broken is shown instead. */
async function editFile(client: BaseLanguageClient, change: SettingChange, file: FileEdit): Promise<void> {
	const document = await workspace.openTextDocument(Uri.parse(file.uri));
	// Once it is open, the server reads it as it stands here.
	const current = file.text === document.getText() ? file : (await editFor(client, change))?.file;
	const fate = fateOf(current, document.getText());
	const name = workspace.asRelativePath(document.uri);
	if (fate === 'meanwhile') {
		warn(l10n.t('{0} changed meanwhile; nothing was done.', name));
	} else if (fate === 'broken') {
		await editors.showTextDocument(document);
		warn(l10n.t('{0} is broken: put it right first, then the setting can be changed.', name));
	} else {
		const edit = new WorkspaceEdit();
		edit.set(document.uri, await client.protocol2CodeConverter.asTextEdits(fate.edits));
		const isDone = (await workspace.applyEdit(edit)) && (await document.save());
		if (!isDone) warn(l10n.t('{0} cannot be changed or saved.', name));
	}
}

async function editSettings(change: SettingChange, entry: string): Promise<void> {
	const resource = Uri.parse(change.uri);
	const configuration = workspace.getConfiguration('urlLint', resource);
	if (change.remove) return removeEntry(configuration, change.name, entry, around(resource));
	const found = configuration.inspect(change.name);
	const target = targetOfEntry(change.name, around(resource), found?.workspaceFolderValue);
	const effective = change.name === 'rules' ? [] : configuration.get<string[]>(change.name, []);
	const changed = changedValue(change, entry, found?.[valueIn[target]], effective);
	await update(configuration, change.name, changed, target);
}

/** Takes an entry out of the list in which it goes for the document. */
async function removeEntry(
	configuration: WorkspaceConfiguration,
	name: string,
	entry: string,
	folders: Around,
): Promise<void> {
	const found = configuration.inspect<string[]>(name);
	const target = settingOf((each) => found?.[valueIn[each]] !== undefined);
	const values = besides(target, folders).map((each) => found?.[valueIn[each]]);
	const elsewhere = [...values, found?.defaultValue].find((value) => value !== undefined) ?? [];
	await update(configuration, name, withoutEntry(entry, found?.[valueIn[target]] ?? [], elsewhere), target);
}

async function update(
	configuration: WorkspaceConfiguration,
	name: string,
	value: unknown,
	target: Target,
	forLanguage = false,
): Promise<void> {
	if (!counts(target, workspace.isTrusted))
		warn(
			l10n.t(
				"In Restricted Mode the workspace's settings do not count: trust the workspace first, or change your own.",
			),
		);
	else await configuration.update(name, value, targets[target], forLanguage);
}

function around(uri: Uri): Around {
	return {
		folders: workspace.workspaceFolders?.length,
		isInFolder: workspace.getWorkspaceFolder(uri) !== undefined,
	};
}

/** What the editor calls a target. */
const targets = {
	user: ConfigurationTarget.Global,
	workspace: ConfigurationTarget.Workspace,
	folder: ConfigurationTarget.WorkspaceFolder,
} as const;

/** What the value of a target is called. */
const valueIn = { user: 'globalValue', workspace: 'workspaceValue', folder: 'workspaceFolderValue' } as const;
const languageValueIn = {
	user: 'globalLanguageValue',
	workspace: 'workspaceLanguageValue',
	folder: 'workspaceFolderLanguageValue',
} as const;

/** Switches the check on or off for the language of a document. */
async function toggleLanguage({ uri, languageId }: TextDocument): Promise<void> {
	const configuration = workspace.getConfiguration('urlLint', { uri, languageId });
	const found = configuration.inspect<boolean>('enable');
	const target = targetOf(around(uri), found?.workspaceFolderLanguageValue !== undefined);
	const elsewhere = besides(target, around(uri))
		.map((each) => found?.[languageValueIn[each]])
		.concat(found?.workspaceFolderValue, found?.workspaceValue, found?.globalValue)
		.find((value) => value !== undefined);
	await update(configuration, 'enable', toggled(configuration.get('enable') !== false, elsewhere), target, true);
}

/** What the status item offers, for a document or without one. */
async function offer(document: TextDocument | undefined, status: Status): Promise<void> {
	const choices = choicesFor(document && factsOf(document, status), l10n);
	const chosen = await choose(choices, { title: 'URL Lint' });
	if (chosen !== undefined) await executeCommand(chosen.command, chosen.argument);
}

function factsOf(document: TextDocument, status: Status): Active {
	return {
		languageId: document.languageId,
		isOn: workspace.getConfiguration('urlLint', document).get('enable') !== false,
		isIgnored: status.offOf(document) === 'ignore',
		isUnsaved: isUnsaved(document, workspace.notebookDocuments),
	};
}
