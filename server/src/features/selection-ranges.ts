/** What is selected step by step: the escape, the segment or parameter, the component, the URL, what stands around it. */

import type { SelectionRange } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Analysis, Occurrence } from '../analysis/analyse';
import { parseLogical } from '../placeholders/placeholders';
import { parametersIn } from '../url/components';
import { segmentsOf } from '../url/describe';
import { contains } from '../url/edits';
import { escapeAt } from '../url/percent';
import type { Span, Url } from '../url/url';

/** Around a position, each range within the next; only the position itself where no URL stands. */
export function selectionRangeAt(document: TextDocument, { occurrences }: Analysis, offset: number): SelectionRange {
	const occurrence = occurrences.around(offset);
	const rangeOf = ({ offset: start, end }: Span) => ({
		start: document.positionAt(start),
		end: document.positionAt(end),
	});
	let range: SelectionRange | undefined;
	for (const span of occurrence === undefined ? [] : spansAround(occurrence, document.getText(), offset).reverse())
		range = range === undefined ? { range: rangeOf(span) } : { range: rangeOf(span), parent: range };
	return range ?? { range: rangeOf({ offset, end: offset }) };
}

/** In the document, from the smallest; each is larger than the one before. */
function spansAround(occurrence: Occurrence, text: string, at: number): Span[] {
	const { map, offset, end } = occurrence;
	const url = parseLogical(occurrence.url, 'modern', occurrence.placeholders);
	const logical = map.toLogical(at);
	const spans = partsOf(url, logical)
		.filter((span) => span.offset <= logical && logical < span.end)
		.map((span) => map.toDocument(span));
	spans.push({ offset, end }, ...wrappersOf(text, { offset, end }));
	const sorted = spans.toSorted((a, b) => a.end - a.offset - (b.end - b.offset));
	return sorted.filter((span, index) => {
		const before = sorted[index - 1];
		return before === undefined || (contains(span, before) && span.end - span.offset > before.end - before.offset);
	});
}

/** Every part of the URL, whether or not it holds the offset; escapes only there. */
function partsOf(url: Url, at: number): Span[] {
	const { text, components } = url;
	const { scheme, user, password, host, port, path, search, fragment, address, selector } = components;
	const parts = [scheme, user, password, host, port, path, search, fragment, address, selector].filter(
		(span) => span !== undefined,
	);
	if (host !== undefined) parts.push({ offset: (user ?? host).offset, end: (port ?? host).end });
	if (path !== undefined) for (const segment of segmentsOf(url)) parts.push(segment);
	if (search !== undefined)
		for (const { name, value } of parametersIn(url.text, search))
			parts.push(name, ...(value === undefined ? [] : [value, { offset: name.offset, end: value.end }]));
	const triplet = escapeAt(text, at);
	return triplet === undefined ? parts : [...parts, triplet];
}

/** `<URL:…>`, `<…>`: what encloses the URL, as RFC 1738's appendix has it. */
function wrappersOf(text: string, { offset, end }: Span): Span[] {
	if (text.charAt(end) !== '>') return [];
	const before = /<(?:URL:)?$/i.exec(text.slice(Math.max(0, offset - '<URL:'.length), offset))?.[0];
	return before === undefined ? [] : [{ offset: offset - before.length, end: end + 1 }];
}
