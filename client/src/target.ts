/** What the commands about URLs are about. */

import { l10n, Selection, type TextDocument, type TextEditor, workspace } from 'vscode';
import type { UrlPlace } from '../../server/src/protocol';
import { isChecked } from './documents';
import { documentOf, placeFrom } from './hover-place';
import { editors, say } from './surfaces';

/** Places in a document; a command that changes nothing needs no editor for it. */
export interface Target {
	readonly document: TextDocument;
	readonly selections: readonly Selection[];
}

/** The editor in which somebody works. Says so where its document is none of ours. */
export function checkedEditor(): TextEditor | undefined {
	const editor = editors.activeTextEditor;
	if (editor !== undefined && isChecked(editor.document)) return editor;
	say(l10n.t('URL Lint does not read this document.'));
	return undefined;
}

/** The editor that shows a document: the one in which somebody works, before any other. */
export function editorOf(document: TextDocument): TextEditor | undefined {
	const active = editors.activeTextEditor;
	return active?.document === document ? active : editors.visibleTextEditors.find((each) => each.document === document);
}

/** What a link in a hover is about; without one, the selections of the editor in which somebody works. Says why it is neither. */
export function targetOf(given: unknown): Target | undefined {
	const place = placeFrom(given);
	return place === undefined ? checkedEditor() : placed(place);
}

/** Says that a document is not the one that was meant. */
export function sayChanged(): void {
	say(l10n.t('The document changed meanwhile; nothing was done.'));
}

function placed(place: UrlPlace): Target | undefined {
	const document = documentOf(place, workspace.textDocuments);
	if (document === undefined) {
		sayChanged();
		return undefined;
	}
	const position = document.positionAt(place.offset);
	return { document, selections: [new Selection(position, position)] };
}
