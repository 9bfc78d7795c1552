/** One URL as it stands in a document, and what encloses it. */

import type { BoundaryOptions } from '../ends/found';
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

/** The same occurrence in a document that moved it. */
export function movedBy(occurrence: Occurrence, characters: number): Occurrence {
	if (characters === 0) return occurrence;
	const { offset, end, map, boundary, rest } = occurrence;
	const at = { offset: offset + characters, end: end + characters };
	return {
		...occurrence,
		...at,
		map: map.movedBy(characters),
		boundary: boundary && boundaryMovedBy(boundary, characters),
		rest: rest && restMovedBy(rest, characters),
	};
}

function boundaryMovedBy(boundary: BoundaryOptions, characters: number): BoundaryOptions {
	const { limit, place } = boundary;
	return { ...boundary, limit: limit + characters, place: { ...place, limit: place.limit + characters } };
}

function restMovedBy(rest: Rest, characters: number): Rest {
	const moved = <T extends Span>(span: T): T => ({
		...span,
		offset: span.offset + characters,
		end: span.end + characters,
	});
	return { ...moved(rest), joints: rest.joints.map(moved) };
}
