/** The text cut where something is to be marked. */

import type { Severity } from '../server/src/library/check';
import type { Span } from '../server/src/library/types';

/** A stretch of the text that is marked alike. */
export interface Segment extends Span {
	/** The index of the URL that it belongs to. */
	readonly url?: number;
	/** The worst that is said of it. */
	readonly severity?: Severity;
}

const WORST_FIRST: readonly Severity[] = ['error', 'warning', 'information', 'hint'];

/**
 * Cuts a text of so many characters into segments, in order and without a gap.
 * @param urls in order, without overlap
 * @param findings in order; one without a character marks the one behind it, or the last of its URL
 */
export function segmentsOf(
	length: number,
	urls: readonly Span[],
	findings: readonly (Span & { readonly severity: Severity })[],
): Segment[] {
	const marked = findings.map((finding) => ({ ...finding, ...seen(finding, urls, length) }));
	const cuts = new Set([0, length]);
	for (const { offset, end } of [...urls, ...marked]) cuts.add(offset).add(end);
	const points = [...cuts].sort((a, b) => a - b);
	const segments: Segment[] = [];
	let url = 0;
	let first = 0;
	for (const [index, end] of points.slice(1).entries()) {
		const offset = points[index] as number;
		while (url < urls.length && (urls[url] as Span).end <= offset) url++;
		while (first < marked.length && (marked[first] as Span).end <= offset) first++;
		const isUrl = url < urls.length && (urls[url] as Span).offset <= offset;
		const severity = worstAt(marked, first, offset);
		segments.push({ offset, end, ...(isUrl ? { url } : {}), ...(severity ? { severity } : {}) });
	}
	return segments;
}

/** What is underlined for a finding: a character at the least. */
function seen({ offset, end }: Span, urls: readonly Span[], length: number): Span {
	if (offset < end) return { offset, end };
	const isAtEnd = offset === length || urls.some((url) => url.end === offset);
	return isAtEnd ? { offset: Math.max(0, offset - 1), end: offset } : { offset, end: offset + 1 };
}

function worstAt(
	findings: readonly (Span & { readonly severity: Severity })[],
	first: number,
	offset: number,
): Severity | undefined {
	const here = new Set<Severity>();
	for (let index = first; index < findings.length; index++) {
		const finding = findings[index] as Span & { readonly severity: Severity };
		if (finding.offset > offset) break;
		if (offset < finding.end) here.add(finding.severity);
	}
	return WORST_FIRST.find((severity) => here.has(severity));
}
