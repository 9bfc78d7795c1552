/** What of the URLs in a document has a colour of its own. The client draws it: a grammar that is injected cannot be switched. */

import type { Range } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Analysis } from '../analysis/analyse';
import { placeholdersOf } from '../find/percent';
import { parseLogical, touches } from '../placeholders/placeholders';
import { type ColourName, type ColoursResult, colourNames } from '../protocol';
import type { Colours, EditorSettings } from '../settings';
import { escapesIn } from '../url/percent';
import type { Components, Span, Url } from '../url/url';
import { spanOf, textOf } from './actions/text-edits';
import { occurrencesIn } from './rewriting/places';

/** A stretch with its colour. */
export interface ColouredSpan extends Span {
	readonly colour: ColourName;
}

/** Of a data URL so much is left as it is: its media type and how the data begin. */
const DATA_HEAD = 40;

/** The rule that speaks of what starts as an escape and is none. */
const MALFORMED = 'malformed-percent';

/** More than an eye can follow: a line may hold an image of a megabyte in escapes. */
const MOST_SPANS = 5000;

/** What is coloured of the URLs that touch the ranges, in order and without overlap. @param ranges in order */
export function colouredSpans(
	document: TextDocument,
	analysis: Analysis,
	ranges: readonly Span[],
	{ standard, colours, dimDataUrls }: EditorSettings,
): ColouredSpan[] {
	// There the grammar colours all parts, by the theme.
	const drawn: Colours = document.languageId === 'uri-list' ? 'off' : colours;
	if (drawn === 'off' && !dimDataUrls) return [];
	const spans: ColouredSpan[] = [];
	let told = -1;
	for (const range of ranges)
		for (const occurrence of occurrencesIn(analysis, range)) {
			if (occurrence.offset <= told) continue;
			told = occurrence.offset;
			const placeholders = placeholdersOf(textOf(document), occurrence);
			const url = parseLogical(occurrence.url, standard, placeholders);
			const broken = url.violations.filter(({ code }) => code === MALFORMED);
			// Who does not want to hear of it need not see it either.
			const isTold = broken.length > 0 && analysis.findingsOf(occurrence).some(({ code }) => code === MALFORMED);
			const marked = drawn === 'off' ? [] : marksIn(url.text, isTold ? broken : [], placeholders);
			const parts = drawn === 'all' ? partsOf(url) : [];
			const between = drawn === 'all' ? [{ offset: 0, end: url.text.length, colour: 'delimiter' as const }] : [];
			const dimmed = dimDataUrls && url.scheme === 'data' ? tailOf(url.text) : [];
			for (const { colour, ...span } of layered(dimmed, marked, parts, between))
				spans.push({ ...occurrence.map.toDocument(span), colour });
			if (spans.length > MOST_SPANS) return spans.slice(0, MOST_SPANS);
		}
	return spans;
}

/** The same as the client is told it. */
export function coloursIn(
	document: TextDocument,
	analysis: Analysis,
	ranges: readonly Range[],
	settings: EditorSettings,
): ColoursResult {
	const seen = ranges.map((range) => spanOf(document, range));
	const spans = colouredSpans(document, analysis, seen, settings);
	return { spans: spans.flatMap(({ offset, end, colour }) => [offset, end, colourNames.indexOf(colour)]) };
}

/** The escapes of a URL, and what starts as one and is none. */
function marksIn(text: string, broken: readonly Span[], placeholders: readonly Span[]): ColouredSpan[] {
	const marks: ColouredSpan[] = [
		...escapesIn(text).map((run) => ({ ...run, colour: 'escape' as const })),
		...broken.map(({ offset, end }) => ({ offset, end, colour: 'brokenEscape' as const })),
	];
	return marks.filter((mark) => !touches(mark, placeholders)).sort((a, b) => a.offset - b.offset);
}

/** Its components. What schemes call otherwise is path or search, as anywhere: an address, a newsgroup, header fields. */
function partsOf({ text, components }: Url): ColouredSpan[] {
	const { scheme, user, password, host, port, fragment } = components;
	const end = fragment === undefined ? text.length : fragment.offset - 1;
	const searchStart = startOfSearch(components);
	const pathStart = (port ?? host)?.end ?? (scheme === undefined ? 0 : scheme.end + 1);
	const pathEnd = searchStart === undefined ? end : searchStart - 1;
	const parts: readonly (readonly [ColourName, Span | undefined])[] = [
		['scheme', scheme],
		['user', user],
		['password', password],
		['host', host],
		['port', port],
		['path', { offset: pathStart, end: pathEnd }],
		['search', searchStart === undefined ? undefined : { offset: searchStart, end }],
		['fragment', fragment],
	];
	return parts.flatMap(([colour, span]) =>
		span === undefined || span.offset >= span.end ? [] : [{ offset: span.offset, end: span.end, colour }],
	);
}

function startOfSearch({ search, headers }: Components): number | undefined {
	return search?.offset ?? headers?.[0]?.name.offset;
}

function tailOf(text: string): ColouredSpan[] {
	return text.length > DATA_HEAD ? [{ offset: DATA_HEAD, end: text.length, colour: 'data' }] : [];
}

/** Of layers, the one on top first, what is seen; the spans of each are in order and do not overlap. */
function layered(...layers: readonly (readonly ColouredSpan[])[]): ColouredSpan[] {
	let above: ColouredSpan[] = [];
	for (const layer of layers) {
		const seen = layer.flatMap((span) => uncovered(span, above));
		above = above.concat(seen).sort((a, b) => a.offset - b.offset);
	}
	return above;
}

/** What spans that are in order leave of one. */
function uncovered(span: ColouredSpan, above: readonly Span[]): ColouredSpan[] {
	const left: ColouredSpan[] = [];
	let { offset } = span;
	for (const cover of above) {
		if (cover.end <= offset || cover.offset >= span.end) continue;
		if (cover.offset > offset) left.push({ ...span, offset, end: cover.offset });
		offset = cover.end;
	}
	if (offset < span.end) left.push({ ...span, offset });
	return left;
}
