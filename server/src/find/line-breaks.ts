/** Line breaks inside `<URL:…>` and `<…>`, where they are no part of the URL. */

import { applyEdits, type Edit, movedBy } from '../url/edits';
import type { Span } from '../url/url';
import type { Occurrence } from './occurrence';
import { scan } from './scanner';

/** A line break, and what stands around it, in the document's offsets. */
export interface LineBreak extends Span {
	/** How much of the logical text stands before it. */
	readonly at: number;
}

const NONE: readonly LineBreak[] = [];

/** Where lines end inside the URL. */
export function lineBreaksIn(text: string, { offset, end, url, map, context }: Occurrence): readonly LineBreak[] {
	const isWrapped = context.name === 'url-wrapper' || context.name === 'angle-brackets';
	if (!isWrapped || end - offset === url.length) return NONE;
	const breaks: LineBreak[] = [];
	let last = offset;
	for (let at = 0; at < url.length; at++) {
		const one = map.toDocument({ offset: at, end: at + 1 });
		if (one.offset > last && text.slice(last, one.offset).includes('\n'))
			breaks.push({ at, offset: last, end: one.offset });
		last = one.end;
	}
	return breaks;
}

/** The line breaks after edits of the logical text: one inside what is rewritten goes with it. */
export function movedBreaks(breaks: readonly LineBreak[], edits: readonly Edit[]): readonly LineBreak[] {
	return breaks
		.filter(({ at }) => !edits.some(({ offset, end }) => offset < at && at < end))
		.map((found) => {
			const moves = edits.filter(({ end }) => end <= found.at);
			const moved = moves.reduce((sum, { offset, end, text }) => sum + text.length - (end - offset), 0);
			return { ...found, at: found.at + moved };
		});
}

/** How far the `<URL:` may stand before the URL (see `FARTHEST_PREFIX`), and how much behind it may change where it ends. */
const BEFORE = 80;
const BEHIND = 300;

/**
 * The lines of a URL after `edits` to them, and what stands in its place. They are read by themselves, as plain text.
 * @param end where the last of the URL's lines is left
 */
export function foundInLines(
	text: string,
	{ offset }: Occurrence,
	end: number,
	edits: readonly Edit[],
): { readonly text: string; readonly occurrence: Occurrence } | undefined {
	const from = offset < BEFORE ? 0 : text.lastIndexOf('\n', offset - BEFORE) + 1;
	const lines = text.slice(from, end + BEHIND);
	const moved = movedBy(edits, -from);
	let start = offset - from;
	for (const edit of moved) if (edit.end <= offset - from) start += edit.text.length - (edit.end - edit.offset);
	const edited = applyEdits(lines, moved);
	const occurrence = scan(edited, 'plaintext').around(start);
	return occurrence === undefined ? undefined : { text: edited, occurrence };
}
