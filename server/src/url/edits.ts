import type { Span } from './url';

/** A replacement in a text: `[offset, end)` becomes `text`. */
export interface Edit extends Span {
	readonly text: string;
}

/** Whether a span lies in another one, or is as long. */
export function contains(outer: Span, inner: Span): boolean {
	return outer.offset <= inner.offset && inner.end <= outer.end;
}

/** Applies edits that do not overlap, in any order. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
	let result = '';
	let from = 0;
	for (const edit of [...edits].sort((a, b) => a.offset - b.offset)) {
		result += text.slice(from, edit.offset) + edit.text;
		from = edit.end;
	}
	return result + text.slice(from);
}

/** The same edits in a text that starts elsewhere. */
export function movedBy(edits: readonly Edit[], by: number): Edit[] {
	return edits.map(({ offset, end, text }) => ({ offset: offset + by, end: end + by, text }));
}

/** What differs between two texts, as one edit of the first. */
export function changedStretch(before: string, after: string): Edit {
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && before[start] === after[start]) start++;
	let same = 0;
	while (same < shorter - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same++;
	return { offset: start, end: before.length - same, text: after.slice(start, after.length - same) };
}
