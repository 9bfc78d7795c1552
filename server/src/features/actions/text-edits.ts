import type { Range, TextEdit } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Document, Edit } from '../../analysis/analyse';
import { ChunkedDocument } from '../../analysis/finding';
import type { Span } from '../../url/url';
import { contentOf } from '../text-document';

/** What the engine reads of a document. */
export function textOf(document: TextDocument): Document {
	return new ChunkedDocument(contentOf(document), document.languageId);
}

/** A range of the protocol in offsets. */
export function spanOf(document: TextDocument, { start, end }: Range): Span {
	return { offset: document.offsetAt(start), end: document.offsetAt(end) };
}

/** Edits in offsets as the protocol has them. */
export function textEdits(document: TextDocument, edits: readonly Edit[]): TextEdit[] {
	return edits.map(({ offset, end, text }) => ({
		range: { start: document.positionAt(offset), end: document.positionAt(end) },
		newText: text,
	}));
}
