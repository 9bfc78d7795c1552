/** Percent-encoding and -decoding what is selected, and what is pasted, for where it stands. */

import type { Analysis, Document, Edit, Occurrence } from '../../analysis/analyse';
import { parseLogical } from '../../placeholders/placeholders';
import { componentAt } from '../../url/components';
import { encodeUrl } from '../../url/encode-url';
import { decode, type EncodedComponent, encode } from '../../url/percent';
import type { Span } from '../../url/url';
import { logicalOf, occurrencesIn, placesAt, writeIn, written } from './places';

export interface Transformed {
	readonly edits: readonly Edit[];
	/** Whether a component must be named, because what is selected stands in none. Then there are no edits. */
	readonly undecided: boolean;
}

const UNDECIDED: Transformed = { edits: [], undecided: true };

/**
 * Percent-encodes the ranges, each line by itself. What stands in a URL is written as its place wants it.
 * @param component what to encode for; absent: the component of the URL that a range starts in
 */
export function encodeRanges(
	document: Document,
	analysis: Analysis,
	ranges: readonly Span[],
	component?: EncodedComponent,
): Transformed {
	const { text } = document;
	const edits: Edit[] = [];
	for (const range of ranges.filter(({ offset, end }) => offset < end)) {
		const occurrence = around(analysis, range.offset);
		const here = component ?? (occurrence && componentOf(occurrence, range));
		if (here === undefined) return UNDECIDED;
		if (occurrence === undefined || range.end > occurrence.end)
			edits.push({ ...range, text: encodeLines(text.slice(range.offset, range.end), here) });
		else edits.push(...(written(document, occurrence, [encodeIn(occurrence, range, here)]) ?? []));
	}
	return { edits: edits.filter((edit) => isChange(text, edit)), undecided: false };
}

/** The range of the document, which lies in the URL, encoded: an edit of the URL's logical text. */
export function encodeIn(occurrence: Occurrence, range: Span, component: EncodedComponent): Edit {
	const span = logicalOf(occurrence, range);
	return { ...span, text: encode(occurrence.url.slice(span.offset, span.end), component) };
}

function encodeLines(text: string, component: EncodedComponent): string {
	return text
		.split(/(\r\n|\r|\n)/)
		.map((part, index) => (index % 2 === 0 ? encode(part, component) : part))
		.join('');
}

/** Decodes the triplets in the ranges; what they stand for is written as the place wants it. */
export function decodeRanges(document: Document, analysis: Analysis, ranges: readonly Span[]): Transformed {
	const outside = ranges.map(({ offset }) => offset).filter((offset) => around(analysis, offset) === undefined);
	const places = new Map<number, Occurrence | undefined>();
	for (const [index, place] of placesAt(document, outside).entries()) places.set(outside[index] as number, place);
	const edits = ranges.flatMap((range) => {
		const occurrence = around(analysis, range.offset);
		if (occurrence !== undefined && range.end <= occurrence.end)
			return decodeIn(occurrence, range).flatMap((edit) => written(document, occurrence, [edit]) ?? []);
		return decodeAcross(document, analysis, range, places.get(range.offset));
	});
	return { edits: edits.filter((edit) => isChange(document.text, edit)), undecided: false };
}

/** The range of the document, which lies in the URL, decoded: edits of the URL's logical text. */
export function decodeIn(occurrence: Occurrence, range: Span): Edit[] {
	return decodedIn(occurrence.url, logicalOf(occurrence, range));
}

/** Each run of triplets is written as the URL it stands in wants it, else as the place does. */
function decodeAcross(document: Document, analysis: Analysis, range: Span, place: Occurrence | undefined): Edit[] {
	return decodedIn(document.text, range).flatMap((edit) => {
		const here = around(analysis, edit.offset) ?? place;
		const asWritten = here === undefined ? edit.text : writeIn(document, here, edit.text);
		return asWritten === undefined ? [] : [{ ...edit, text: asWritten }];
	});
}

/** What each run of triplets stands for. A line stays a line, as the command's `decode` keeps it. */
function decodedIn(text: string, { offset: base, end }: Span): Edit[] {
	return Array.from(text.slice(base, end).matchAll(/(?:%[\da-f]{2})+/gi), ({ index, 0: triplets }) => ({
		offset: base + index,
		end: base + index + triplets.length,
		text: decode(triplets).text.replaceAll('\n', '%0A').replaceAll('\r', '%0D'),
	}));
}

/**
 * What pasting `texts`, one per range, into the ranges writes: a URL with what is unsafe in it encoded, any other text
 * encoded for the component that the range starts in, as a path's segment outside URLs. A range where it cannot be written
 * has no edit.
 */
export function pasteEncoded(
	document: Document,
	analysis: Analysis,
	ranges: readonly Span[],
	texts: readonly string[],
): Edit[] {
	const places = placesAt(
		document,
		ranges.map(({ offset }) => offset),
	);
	return ranges.flatMap((range, index) => {
		const text = trimmed(texts[index] ?? '');
		const occurrence = around(analysis, range.offset);
		const inside = occurrence !== undefined && !covers(range, occurrence) ? occurrence : undefined;
		const encoded = inside ? encode(text, componentOf(inside, range) ?? 'segment') : encodeAny(text);
		const place = inside ?? places[index];
		const asWritten = place === undefined ? encoded : writeIn(document, place, encoded);
		return asWritten === undefined ? [] : [{ ...range, text: asWritten }];
	});
}

/** What was copied with a line's end, or from a mail that broke the URL. */
function trimmed(text: string): string {
	return text.trim().replace(/[ \t]*[\r\n]+[ \t]*/g, isUrl(text) ? '' : '\n');
}

function encodeAny(text: string): string {
	return isUrl(text) ? encodeUrl(text) : encode(text, 'segment');
}

function isUrl(text: string): boolean {
	return /^\s*(?:[a-z][a-z\d+.-]*:\/\/|mailto:)/i.test(text);
}

/** The URL that `offset` lies in, or right behind. Not the one that it stands before. */
function around(analysis: Analysis, offset: number): Occurrence | undefined {
	return [...occurrencesIn(analysis, { offset, end: offset })].find((occurrence) => occurrence.offset < offset);
}

function covers({ offset, end }: Span, occurrence: Occurrence): boolean {
	return offset <= occurrence.offset && end >= occurrence.end;
}

/** The component of the URL that a range of the document starts in. */
export function componentOf(occurrence: Occurrence, range: Span): EncodedComponent | undefined {
	const { url } = occurrence;
	const parsed = parseLogical(url, 'modern');
	const { offset, end } = logicalOf(occurrence, range);
	return componentAt(parsed, range.end > occurrence.end ? { offset, end: offset } : { offset, end });
}

function isChange(text: string, { offset, end, text: to }: Edit): boolean {
	return text.slice(offset, end) !== to;
}
