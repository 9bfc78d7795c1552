/** One URL as it stands in a document, and what encloses it. */

import type { BoundaryOptions } from '../ends/boundaries';
import type { Rest } from '../ends/rest';
import type { SourceMap } from '../escaping/source-map';
import type { Context } from '../languages/context';
import type { Span } from '../url/url';

export interface Occurrence {
	/** UTF-16 offsets in the document, half-open: exactly the URL, without its wrapper. */
	readonly offset: number;
	readonly end: number;
	readonly context: Context;
	/** The logical text: the URL after undoing the document's own escaping. */
	readonly url: string;
	readonly map: SourceMap;
	/** Logical ranges that stand for something else: `{id}`, `$HOST`, `…`. */
	readonly placeholders: readonly Span[];
	/** How its end was found; absent where its place delimits it. */
	readonly boundary: BoundaryOptions | undefined;
	/** What follows it in the next lines, where it was broken. */
	readonly rest?: Rest | undefined;
	/** Whether nothing can be wrong with it: see `url/plain.ts`. */
	readonly plain: boolean;
}
