import { TextDocument } from 'vscode-languageserver-textdocument';
import { fixAll, fixAllEdits } from '../analysis/fix-all';
import type { FixAllParams, FixAllResult } from '../protocol';
import type { Settings } from '../settings';
import { textEdits } from './text-edits';

/** What repairs a text that need not be open: one file of many. */
export function fixedText({ uri, languageId, text, code }: FixAllParams, settings: Settings): FixAllResult {
	const { fixed } = fixAll({ text, languageId }, settings, code);
	if (fixed === 0) return { edits: [], fixed };
	const document = TextDocument.create(uri, languageId, 0, text);
	return { edits: textEdits(document, fixAllEdits({ text, languageId }, settings, code)), fixed };
}
