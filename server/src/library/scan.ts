/** `url-lint/scan`: a document in; the URLs in it out. Pure; never throws for any text. */

import { scan as scanDocument } from '../find/scanner';
import { languageOf as languageOfFile } from '../languages/files';
import type { Span } from './types';

export type { Span } from './types';

/** How a document is scanned. */
export interface ScanOptions {
	/** The language, as VS Code names it: `markdown`, `html`, `javascript` …; `plaintext` where it is absent or unknown. */
	readonly languageId?: string | undefined;
}

/** A URL as it stands in a document: exactly the URL, without its wrapper. */
export interface Occurrence extends Span {
	/** The URL after undoing the document's own escaping: `&` for HTML's `&amp;`, `/` for JSON's `\/`. */
	readonly url: string;
	/** What encloses it, a name of docs/contexts.md: `text`, `string`, `markdown-destination` … Minor versions may add some. */
	readonly context: string;
	/** What stands for something else in `url`: `{id}`, `$HOST`. */
	readonly placeholders: readonly Span[];
	/** Where a span of `url` stands in the document. */
	locate(span: Span): Span;
}

/** Finds the URLs of a document, in order and without overlap. */
export function scan(text: string, { languageId = 'plaintext' }: ScanOptions = {}): Occurrence[] {
	return Array.from(scanDocument(text, languageId), ({ offset, end, url, context, placeholders, map }) => ({
		offset,
		end,
		url,
		context: context.name,
		placeholders,
		locate: (span) => map.toDocument(span),
	}));
}

/** The language of a file, by its name or path; `plaintext` where the name says nothing. */
export function languageOf(fileName: string): string {
	return languageOfFile(fileName);
}
