/** Changes of the settings that answer a finding, and how a configuration file takes them. */

import { type CodeAction, CodeActionKind, type Diagnostic } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Finding } from '../analysis/analyse';
import { editsFor } from '../config/edit';
import { below, folderOf } from '../config/effective';
import { globOf } from '../config/file-globs';
import { message } from '../data/messages';
import { configureCommand, type SettingChange, type SettingEdit } from '../protocol';
import { type DocumentSettings, pathOf } from './document-settings';
import { textEdits } from './text-edits';

/** The code actions that change a setting so that a finding is gone. */
export function configureActions(uri: string, finding: Finding, diagnostic: Diagnostic): CodeAction[] {
	const action = (title: string, name: SettingChange['name'], value: string): CodeAction => {
		const change: SettingChange = { uri, name, value };
		const command = { title, command: configureCommand, arguments: [change] };
		return { title, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic], command };
	};
	const { code, url } = finding;
	const scheme = code === 'unknown-scheme' ? (/^[^:]*/.exec(url)?.[0] ?? '').toLowerCase() : '';
	return [
		...(scheme === '' ? [] : [action(message('fix.know-scheme', { scheme }), 'knownSchemes', scheme)]),
		...(url === '' ? [] : [action(message('fix.ignore-url'), 'ignoreUrls', url.replaceAll(MASK, '*'))]),
		action(message('fix.rule-off', { code }), 'rules', code),
	];
}

/** A finding's URL has this for a password, which must not get into the settings. */
const MASK = '••••';

/** How a change is made for a document. `open` is the configuration file as it stands in the editor, if it does. */
export function settingEdit(
	{ uri, name, value }: SettingChange,
	{ settings, config, folder }: DocumentSettings,
	open: TextDocument | undefined,
): SettingEdit {
	const entryFrom = (start: string) => (name === 'ignore' ? globOf(below(start, pathOf(uri))) : value);
	if (config === undefined) return { value: entryFrom(folder) };
	const document = open ?? TextDocument.create(config.uri, 'json', 0, config.text);
	const entry = entryFrom(folderOf(pathOf(config.uri)));
	const edits = textEdits(document, editsFor(document.getText(), { name, value: entry }, settings));
	return { value: entry, file: { uri: document.uri, edits } };
}
