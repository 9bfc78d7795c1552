/** Changes of the settings that answer a finding, and how a configuration file takes them. */

import { type CodeAction, CodeActionKind, type Diagnostic } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Finding } from '../../analysis/analyse';
import { configName } from '../../config/config';
import { editsFor } from '../../config/edit';
import { below, folderOf } from '../../config/effective';
import { message } from '../../data/messages';
import { ours } from '../../data/shown';
import type { Phrase, Words } from '../../data/words';
import { globOf, rebased } from '../../globs/files';
import { configureCommand, type SettingChange, type SettingEdit } from '../../protocol';
import { MASK } from '../../url/mask';
import { type DocumentSettings, pathOf } from '../document-settings';
import type { NewDocument } from '../text-document';
import { textEdits } from './text-edits';

/** The code actions that change a setting so that a finding is gone. */
export function configureActions(uri: string, finding: Finding, diagnostic: Diagnostic, words: Words): CodeAction[] {
	const action = (says: Phrase, name: SettingChange['name'], value: string): CodeAction => {
		const title = words.of(says);
		const change: SettingChange = { uri, name, value };
		const command = { title, command: configureCommand, arguments: [change] };
		return { title, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic], command };
	};
	const { code, url } = finding;
	// Its password must not get into the settings.
	const glob = url.replaceAll(MASK, '*');
	const scheme = code === 'unknown-scheme' ? (/^[^:]*/.exec(url)?.[0] ?? '').toLowerCase() : '';
	return [
		...(scheme === '' ? [] : [action(message('fix.know-scheme', { scheme: ours(scheme) }), 'knownSchemes', scheme)]),
		...(url === '' ? [] : [action(message('fix.ignore-url'), 'ignoreUrls', glob)]),
		action(message('fix.rule-off', { code: ours(code) }), 'rules', code),
	];
}

/**
 * How a change is made in a configuration file that is not there yet: in the workspace folder, else beside the document.
 * @param folders the URIs of the workspace's folders
 */
export function settingEditInFile(
	change: SettingChange,
	settings: DocumentSettings,
	folders: readonly string[],
	newDocument: NewDocument,
): SettingEdit & { readonly newFile?: string } {
	const { uri } = change;
	if (!uri.includes('/')) return { value: change.value, has: false };
	const folder = folders.find((each) => pathOf(each) === settings.folder) ?? uri.slice(0, uri.lastIndexOf('/'));
	const newFile = `${folder}/${configName}`;
	const config = { uri: newFile, text: '' };
	return { ...settingEdit(change, { ...settings, config }, undefined, newDocument), newFile };
}

/** How a change is made for a document. `open` is the configuration file as it stands in the editor, if it does. */
export function settingEdit(
	{ name, value, remove }: SettingChange,
	{ settings, config, folder, ignoreBase, place }: DocumentSettings,
	open: TextDocument | undefined,
	newDocument: NewDocument,
): SettingEdit {
	const entryFrom = (start: string) => (name === 'ignore' ? globOf(below(start, place.path)) : value);
	const hasIn = (start: string, entry: string) =>
		name !== 'rules' && (name === 'ignore' ? ignoreFrom(start) : settings[name]).includes(entry);
	// They may come from the editor's settings, which start from elsewhere.
	const ignoreFrom = (start: string) => settings.ignore.flatMap((glob) => rebased(glob, ignoreBase, start) ?? []);
	if (config === undefined) {
		const entry = entryFrom(folder);
		return { value: entry, has: hasIn(folder, entry) };
	}
	const document = open ?? newDocument(config.uri, 'json', 0, config.text);
	const text = document.getText();
	const start = folderOf(pathOf(config.uri));
	const entry = entryFrom(start);
	const ignore = ignoreFrom(start);
	const edits = editsFor(
		text,
		{ name, value: entry, ...(remove ? { remove } : {}) },
		{ ...settings, ignore },
		({ goesFor }) => goesFor(below(start, place.path), place.languageId),
	);
	return {
		value: entry,
		has: hasIn(start, entry),
		file: { uri: document.uri, text, edits: textEdits(document, edits) },
	};
}
