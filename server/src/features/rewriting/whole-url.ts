/** Encoding and decoding the URL under a cursor: as far as it stays that URL, and stays one. */

import type { Analysis, Edit, Occurrence } from '../../analysis/analyse';
import { touches } from '../../placeholders/placeholders';
import type { TransformParams } from '../../protocol';
import { encodingEdits } from '../../url/encode-url';
import type { Span } from '../../url/url';
import { LONGEST, occurrenceAt, occurrencesIn, type Target, tried } from './places';
import { isAlready, refactor } from './refactorings';

type Operation = TransformParams['operation'];

/** The URLs at the ranges that are empty, each once. One of which a part is selected is left to that. */
export function urlsAtCursors(analysis: Analysis, ranges: readonly Span[]): readonly Occurrence[] {
	const selected = new Set<number>();
	const found = new Map<number, Occurrence>();
	for (const range of ranges) {
		if (range.offset < range.end) for (const { offset } of occurrencesIn(analysis, range)) selected.add(offset);
		const occurrence = range.offset < range.end ? undefined : occurrenceAt(analysis, range.offset);
		if (occurrence !== undefined) found.set(occurrence.offset, occurrence);
	}
	return [...found.values()].filter(({ offset }) => !selected.has(offset));
}

/** The edits of the document; none where they would be wrong there. */
export function transformUrl(operation: Operation, target: Target): readonly Edit[] {
	if (operation === 'decode') return refactor('decode-for-reading', target);
	return target.url.text.length > LONGEST ? [] : tried(target, encoding(target));
}

/** Whether nothing of the URL is to be encoded, or decoded. */
export function isTransformed(operation: Operation, target: Target): boolean {
	return operation === 'decode' ? isAlready('decode-for-reading', target) : encoding(target).length === 0;
}

function encoding({ url, occurrence }: Target): Edit[] {
	return encodingEdits(url.text).filter((edit) => !touches(edit, occurrence.placeholders));
}
