import { fixAll } from '../../analysis/fix-all';
import type { FixAllParams, FixAllResult } from '../../protocol';
import type { Settings } from '../../settings';
import type { NewDocument } from '../text-document';
import { textEdits } from './text-edits';

/** What repairs a text that need not be open: one file of many. */
export function fixedText(
	{ uri, languageId, text, code }: FixAllParams,
	settings: Settings,
	newDocument: NewDocument,
): FixAllResult {
	const { edits, fixed } = fixAll({ text, languageId }, settings, code);
	return { edits: textEdits(newDocument(uri, languageId, 0, text), edits), fixed };
}
