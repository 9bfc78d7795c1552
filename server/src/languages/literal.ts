/**
 * Text that stands as it was written, by its document's marks: code, examples, what is handed on. Nothing in it is changed without
 * asking, so the whole document is looked at, and what may be code counts, too.
 */

import type { Span } from '../url/url';
import { MARKDOWN } from './kinds';
import { AS_WRITTEN, betweenMarks, mayOpenCode } from './shown-marks';

/** Where a whole document shows text as it was written. The spans may overlap. */
export function literalTextIn(text: string, languageId: string): readonly Span[] {
	if (MARKDOWN.has(languageId)) return indented(text, isItem);
	switch (languageId) {
		case 'restructuredtext':
			return indented(text, (line) => !mayOpenCode(line));
		case 'asciidoc':
			return fenced(text);
		default:
			return MARKED.test(languageId) ? closed(text) : [];
	}
}

const MARKED = /^(?:html|xml|xsl|svg|vue|svelte|astro|handlebars|php|java|kotlin|scala|org)$/;

/** What is never closed was forgotten: the rest of the document is not meant. */
function closed(text: string): Span[] {
	return [...betweenMarks(text, AS_WRITTEN)].filter(({ end }) => end < text.length);
}

/** A block that is indented by so much is code. */
const CODE_INDENT = 4;

/** Whether a line is a list's item or a footnote: an indented block that starts so, or stands below it, goes on in it. */
function isItem(line: string): boolean {
	return /^[ \t>]*(?:[-*+]|\d{1,9}[.)]|\[\^?[^\]]*\]:|:)[ \t]/.test(line);
}

/**
 * Indented blocks, with the blank lines in them. A shallow one, as of reStructuredText's options and notes, counts behind `::` only.
 * @param isText whether the last line before a block says that the block is text
 */
function indented(text: string, isText: (line: string) => boolean): Span[] {
	const spans: Span[] = [];
	let before = '';
	for (const { offset, end, line } of linesOf(text)) {
		if (/^\s*$/.test(line)) continue;
		const last = spans[spans.length - 1];
		const width = /^[ \t]*/.exec(line.replace(/\t/g, '    '))?.[0].length ?? 0;
		if (width < CODE_INDENT && !(width > 0 && before.endsWith('::'))) before = line.trimEnd();
		else if (isItem(line) || isText(before)) continue;
		else if (last !== undefined && /^\s*$/.test(text.slice(last.end, offset)))
			spans[spans.length - 1] = { ...last, end };
		else spans.push({ offset, end });
	}
	return spans;
}

/** A line that opens or closes a block of AsciiDoc's: a listing, a literal or passed-through text, a comment, a fence. */
const FENCE = /^(?:-{4,}|\.{4,}|\+{4,}|\/{4,}|`{3,}.*)\s*$/;

/** AsciiDoc's blocks, between two lines that look alike; to the end of the text where no second one follows. */
function fenced(text: string): Span[] {
	const spans: Span[] = [];
	let opened: { readonly offset: number; readonly mark: string } | undefined;
	for (const { offset, end, line } of linesOf(text)) {
		if (!FENCE.test(line)) continue;
		const mark = line.charAt(0);
		if (opened === undefined) opened = { offset, mark };
		else if (opened.mark === mark) {
			spans.push({ offset: opened.offset, end });
			opened = undefined;
		}
	}
	return opened === undefined ? spans : [...spans, { offset: opened.offset, end: text.length }];
}

function* linesOf(text: string): Generator<Span & { readonly line: string }> {
	for (let offset = 0; offset < text.length; ) {
		const feed = text.indexOf('\n', offset);
		const end = feed < 0 ? text.length : feed + 1;
		yield { offset, end, line: text.slice(offset, end) };
		offset = end;
	}
}
