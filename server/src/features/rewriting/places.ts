/** Where URLs stand in a document, and how text is written there: what the refactorings know of occurrences. */

import { type Analysis, applyEdits, type Document, type Edit, type Occurrence } from '../../analysis/analyse';
import { noWorseThan } from '../../analysis/judge';
import { endsAlike } from '../../find/after-edits';
import { formatsPercent } from '../../find/percent';
import { scan } from '../../find/scanner';
import { parseLogical, touches } from '../../placeholders/placeholders';
import type { Settings } from '../../settings';
import type { Span, Url } from '../../url/url';

/** A URL of a document that somebody wants changed. */
export interface Target {
	readonly occurrence: Occurrence;
	readonly url: Url;
	readonly document: Document;
	/** Whether another URL in its place would have nothing wrong that it has not; a rule's hints may be left out. */
	readonly isNoWorse: (other: string, hint?: string) => boolean;
}

/** A longer URL holds data rather than an address: it is left alone, because trying an edit takes time for its length. */
export const LONGEST = 4096;

export function targetOf(occurrence: Occurrence, document: Document, settings: Settings): Target {
	const { url, placeholders } = occurrence;
	const isNoWorse = noWorseThan(occurrence, document, settings);
	return { occurrence, document, isNoWorse, url: parseLogical(url, settings.standard, placeholders) };
}

/** The URLs that a range touches, at its ends too. */
export function* occurrencesIn({ occurrences }: Analysis, { offset, end }: Span): Iterable<Occurrence> {
	for (let index = occurrences.indexAfter(offset - 1); index < occurrences.length; index++) {
		if (occurrences.offsetAt(index) > end) return;
		yield occurrences.at(index);
	}
}

/** The URL at an offset, or right before it; of two without anything between, the one that starts there. */
export function occurrenceAt(analysis: Analysis, offset: number): Occurrence | undefined {
	return [...occurrencesIn(analysis, { offset, end: offset })].at(-1);
}

/** Logical text as it must be written where an occurrence of the document stands; `undefined` where that cannot be done. */
export function writeIn(document: Document, occurrence: Occurrence, text: string): string | undefined {
	if (text.includes('%') && formatsPercent(document, occurrence)) return undefined;
	return occurrence.context.escaping.write(text);
}

/** Edits of a URL's logical text as edits of the document; `undefined` where one of them cannot be written there. */
export function written(document: Document, occurrence: Occurrence, edits: readonly Edit[]): Edit[] | undefined {
	const result: Edit[] = [];
	for (const edit of edits) {
		const text = writeIn(document, occurrence, edit.text);
		if (text === undefined) return undefined;
		result.push({ ...(text === '' ? occurrence.map.toRemove(edit) : occurrence.map.toDocument(edit)), text });
	}
	return result;
}

/**
 * The logical edits that can be made where the URL stands, as edits of the document: none unless the URL is still found
 * whole and no finding is added.
 * @param hint a rule whose hints may be added
 */
export function tried({ occurrence, document, isNoWorse }: Target, edits: readonly Edit[], hint?: string): Edit[] {
	const free = edits.filter((edit) => !touches(edit, occurrence.placeholders));
	const result = written(document, occurrence, free);
	if (result === undefined || result.length === 0) return [];
	const after = applyEdits(occurrence.url, free);
	return endsAlike(document, occurrence, result, after) && isNoWorse(after, hint) ? result : [];
}

/** The logical range that a document range, which lies in the occurrence, shows. */
export function logicalOf({ url, map }: Occurrence, { offset, end }: Span): Span {
	let start = 0;
	while (start < url.length && map.toDocument({ offset: start, end: start + 1 }).end <= offset) start++;
	let stop = start;
	while (stop < url.length && map.toDocument({ offset: stop, end: stop + 1 }).offset < end) stop++;
	return { offset: start, end: stop };
}

const PROBE = ' http://probe.example ';

/**
 * How text is written at offsets outside URLs: as in a URL that stood there.
 * @returns for each offset, an empty occurrence for a URL that would be found there; nothing where none would
 */
export function placesAt({ text, languageId }: Document, offsets: readonly number[]): (Occurrence | undefined)[] {
	const sorted = [...new Set(offsets)].sort((a, b) => a - b);
	let probed = '';
	let from = 0;
	const wanted = new Map<number, number>();
	for (const offset of sorted) {
		probed += text.slice(from, offset);
		wanted.set(probed.length + 1, offset);
		probed += PROBE;
		from = offset;
	}
	const found = new Map<number, Occurrence>();
	for (const occurrence of scan(probed + text.slice(from), languageId)) {
		const offset = wanted.get(occurrence.offset);
		if (offset !== undefined) found.set(offset, { ...occurrence, offset, end: offset });
	}
	return offsets.map((offset) => found.get(offset));
}
