/** Parts of documents that show text as it was written: listings, examples, code among prose. */

import { MARKDOWN } from '../languages/kinds';
import { remembered } from '../url/remembered';
import type { Span } from '../url/url';
import type { Document } from './finding';

/** Whether the text at `offset` is shown rather than used, by the document's own marks. */
export function isLiteral(document: Document, offset: number): boolean {
	const spans = literals(document);
	let low = 0;
	let high = spans.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((spans[middle] as Span).end <= offset) low = middle + 1;
		else high = middle;
	}
	return low < spans.length && (spans[low] as Span).offset <= offset;
}

const literals = remembered(literalsIn);

/** In order, without overlap. */
function literalsIn({ text, languageId }: Document): readonly Span[] {
	if (MARKDOWN.has(languageId)) return indented(text, isMarkdownText);
	switch (languageId) {
		case 'restructuredtext':
			return indented(text, (line) => !/(?:::|^\.\. (?!_).*)\s*$/.test(line));
		case 'asciidoc':
			return fenced(text, /^(?:-{4,}|\.{4,}|\+{4,}|\/{4,}|`{3,}.*)\s*$/);
		case 'org':
			return fenced(text, /^[ \t]*#\+(?:begin|end)_(?:src|example|export|verse)\b/i);
		default:
			return /^(?:html|xml|xsl|svg|vue|svelte|astro|handlebars|php|java|kotlin|scala)$/.test(languageId)
				? elements(text)
				: [];
	}
}

/** A block that is indented by so much is code. */
const CODE_INDENT = 4;

/** Whether a line above an indented block goes on in it: a list's item, a footnote. */
function isMarkdownText(line: string): boolean {
	return /^[ \t>]*(?:[-*+]|\d{1,9}[.)]|\[\^?[^\]]*\]:|:)[ \t]/.test(line);
}

/**
 * Indented blocks, with the blank lines in them.
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
		else if (isMarkdownText(line) || isText(before)) continue;
		else if (last !== undefined && /^\s*$/.test(text.slice(last.end, offset)))
			spans[spans.length - 1] = { ...last, end };
		else spans.push({ offset, end });
	}
	return spans;
}

/** Blocks between two lines that look alike. */
function fenced(text: string, fence: RegExp): Span[] {
	const spans: Span[] = [];
	let opened: { readonly offset: number; readonly mark: string } | undefined;
	for (const { offset, end, line } of linesOf(text)) {
		if (!fence.test(line)) continue;
		const mark = line.trim().charAt(0);
		if (opened === undefined) opened = { offset, mark };
		else if (opened.mark === mark) {
			spans.push({ offset: opened.offset, end });
			opened = undefined;
		}
	}
	return opened === undefined ? spans : [...spans, { offset: opened.offset, end: text.length }];
}

/** HTML §4.4.3, §4.5; DocBook; TEI; JavaDoc's inline tags are left to what stands before a URL. */
const ELEMENT =
	/<(\/?)(?:pre|code|kbd|samp|tt|textarea|xmp|listing|programlisting|screen|literal|literallayout|synopsis|userinput|computeroutput|eg|egXML|val)\b/gi;

/** The outermost elements whose text is shown as it is. */
function elements(text: string): Span[] {
	const spans: Span[] = [];
	let depth = 0;
	let start = 0;
	for (const { index, 1: slash } of text.matchAll(ELEMENT)) {
		if (slash === '') {
			if (depth++ === 0) start = index;
		} else if (depth > 0 && --depth === 0) spans.push({ offset: start, end: index });
	}
	return spans;
}

function* linesOf(text: string): Generator<Span & { readonly line: string }> {
	for (let offset = 0; offset < text.length; ) {
		const feed = text.indexOf('\n', offset);
		const end = feed < 0 ? text.length : feed + 1;
		yield { offset, end, line: text.slice(offset, end) };
		offset = end;
	}
}
