/** What the commands about URLs are about. */

import { l10n, type TextEditor } from 'vscode';
import { isChecked } from './documents';
import { editors, say } from './surfaces';

/** The editor in which somebody works. Says so where its document is none of ours. */
export function checkedEditor(): TextEditor | undefined {
	const editor = editors.activeTextEditor;
	if (editor !== undefined && isChecked(editor.document)) return editor;
	say(l10n.t('URL Lint does not read this document.'));
	return undefined;
}
