/**
 * Finder fixtures as marked-up text: `⸠` and `⸡` (U+2E20, U+2E21) stand around every URL that must be found.
 * Without them the text is the document. A failure prints both markings, one above the other.
 */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Occurrence } from '../../server/src/find/occurrence';
import { scan } from '../../server/src/find/scanner';
import type { Span } from '../../server/src/url/url';

export interface Marked {
	/** The text without the marks. */
	readonly text: string;
	/** What stood between them, as offsets into `text`. */
	readonly spans: readonly Span[];
}

/** Reads marked-up text. @throws where the marks do not alternate */
export function unmark(marked: string): Marked {
	const spans: Span[] = [];
	let text = '';
	let open = -1;
	for (const part of marked.split(/([⸠⸡])/)) {
		if (part === '⸠') {
			assert(open < 0, `a mark opens twice: ${marked}`);
			open = text.length;
		} else if (part === '⸡') {
			assert(open >= 0, `a mark closes that is not open: ${marked}`);
			spans.push({ offset: open, end: text.length });
			open = -1;
		} else text += part;
	}
	assert(open < 0, `a mark stays open: ${marked}`);
	return { text, spans };
}

/** Puts marks around the spans, which do not overlap. */
export function mark(text: string, spans: Iterable<Span>): string {
	let marked = '';
	let from = 0;
	for (const { offset, end } of spans) {
		marked += `${text.slice(from, offset)}⸠${text.slice(offset, end)}⸡`;
		from = end;
	}
	return marked + text.slice(from);
}

/** A document in a test's name: on one line. */
export function title(text: string): string {
	return JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll('\\\\', '\\');
}

/** One test per document: exactly the marked URLs are found in it. */
export function finds(topic: string, languageId: string, documents: readonly string[]): void {
	describe(`${topic} (${languageId})`, () => {
		for (const document of documents) {
			test(title(document), () => {
				const { text } = unmark(document);
				assert.equal(mark(text, scan(text, languageId)), document);
			});
		}
	});
}

/** One test per document: no URL is found in it. */
export function findsNothing(topic: string, languageId: string, documents: readonly string[]): void {
	for (const document of documents) assert(!/[⸠⸡]/.test(document), document);
	finds(`no URL: ${topic}`, languageId, documents);
}

/**
 * A marked document, the logical URL of the one occurrence in it, and in order what the document shows for the logical
 * characters that it does not show as themselves.
 */
export type LogicalRow = readonly [document: string, url: string, ...shown: string[]];

/** One test per row: what the URL is after undoing the document's escaping, and which text shows each of its characters. */
export function reads(topic: string, languageId: string, rows: readonly LogicalRow[]): void {
	describe(`${topic} (${languageId})`, () => {
		for (const [document, url, ...shown] of rows) {
			test(`${title(document)} is ${title(url)}`, () => {
				const { text } = unmark(document);
				const occurrences = scan(text, languageId);
				assert.equal(mark(text, occurrences), document);
				assert.equal(occurrences.length, 1);
				const occurrence = occurrences.at(0);
				assert.equal(occurrence.url, url);
				assert.deepEqual(escapesOf(occurrence, text), shown);
			});
		}
	});
}

/** What the document shows for the logical characters that it does not show as themselves; checks the map on the way. */
function escapesOf({ offset, end, url, map }: Occurrence, text: string): string[] {
	const shown: string[] = [];
	let last: Span = { offset, end: offset };
	for (let unit = 0; unit < url.length; unit++) {
		const span = map.toDocument({ offset: unit, end: unit + 1 });
		const again = span.offset === last.offset && span.end === last.end;
		assert(again || span.offset >= last.end, `offset ${unit} of "${url}" is shown by what stands before its neighbour`);
		if (!again && text.slice(span.offset, span.end) !== url[unit]) shown.push(text.slice(span.offset, span.end));
		last = span;
	}
	assert.equal(last.end, end, 'the last character ends where the occurrence ends');
	assert.deepEqual(map.toDocument({ offset: 0, end: url.length }), { offset, end });
	assert.equal(map.toDocument({ offset: url.length, end: url.length }).offset, end, 'after the last character');
	return shown;
}
