/** Applying what the server answers to an editor. */

import type { TextEditor } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import type { VersionedEdits } from '../../server/src/protocol';
import { sayChanged } from './target';

/** Applies edits in one step that *Undo* takes back. Says so where the document has another version, and does nothing. */
export async function applyEdits(
	client: BaseLanguageClient,
	editor: TextEditor,
	answer: VersionedEdits,
): Promise<boolean> {
	const edits = await client.protocol2CodeConverter.asTextEdits(answer.edits);
	const applied =
		editor.document.version === answer.version &&
		(await editor.edit((builder) => {
			for (const { range, newText } of edits) builder.replace(range, newText);
		}));
	if (!applied) sayChanged();
	return applied;
}
