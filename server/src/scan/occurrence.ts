/** One URL as it stands in a document. */

import type { Span } from '../url/url';
import type { BoundaryOptions } from './boundaries';
import type { SourceMap } from './source-map';

/** What can enclose a URL. The list is closed; docs/contexts.md says what each means. */
export const contextNames = [
	'text',
	'angle-brackets',
	'url-wrapper',
	'markdown-autolink',
	'markdown-code',
	'markdown-destination',
	'markdown-reference',
	'markup-attribute',
	'markup-comment',
	'markup-raw',
	'markup-text',
	'json-string',
] as const;

export type ContextName = (typeof contextNames)[number];

export interface Occurrence {
	/** UTF-16 offsets in the document, half-open: exactly the URL, without its wrapper. */
	readonly offset: number;
	readonly end: number;
	readonly context: ContextName;
	/** The logical text: the URL after undoing the document's own escaping. */
	readonly url: string;
	readonly map: SourceMap;
	/** Logical ranges that stand for something else: `{id}`, `$HOST`, `…`. */
	readonly placeholders: readonly Span[];
	/** Whether the URL is quoted text: a Markdown code span or fence. */
	readonly quoted: boolean;
	/** Whether the URL stands in `<…>`. */
	readonly pointy: boolean;
	/** How its end was found; absent where its place delimits it. */
	readonly boundary: BoundaryOptions | undefined;
	/** Whether `%` has a meaning of its own here (a format, LaTeX, a batch file), so that no escape can simply be written. */
	readonly percentIsSpecial: boolean;
	/** Writes logical text as it must stand in this place. */
	readonly write: (text: string) => string;
}
