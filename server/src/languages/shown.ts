/**
 * Code that documents show: what stands in it is quoted, not used. The readers of Markdown and TeX say so themselves; in other
 * languages it is told by marks, and looked for only where something may be wrong.
 */

import { matchesOf } from '../url/matches';
import { firstIndex } from '../url/search';
import type { Span } from '../url/url';
import type { ContextName } from './context';
import { isPlainText } from './kinds';
import { betweenMarks, CODE, opensCode } from './shown-marks';

/** How far from its start code is read as such: a stretch of a document must say the same as the whole. */
const LONGEST = 2000;

/** Contexts in which code is not yet told apart. */
const MARKED: ReadonlySet<ContextName> = new Set([
	...(['text', 'comment', 'markup-text', 'markup-comment', 'angle-brackets', 'link-target'] as const),
]);

/** Code in a line, of Texinfo and Javadoc; of AsciiDoc, reStructuredText and Org. */
const BRACED = /@(?:code|samp|verb|kbd)\{[^{}\n]{0,400}\}?|\{@(?:code|literal)\b[^{}]{0,400}\}?/g;
const IN_LINE: Readonly<Record<string, RegExp>> = {
	asciidoc: /(?<![\w`])`[^`\n]{1,400}`/g,
	restructuredtext: /(?<!`)``[^`\n]{1,400}``/g,
	org: /(?<![^\s('"{])([=~])[^\s=~][^=~\n]{0,400}\1/g,
};

/** Where a text shows code, in the order of starts. */
export function shownCodeIn(text: string, languageId: string): readonly Span[] {
	const inLine = IN_LINE[languageId];
	const spans = [
		...betweenMarks(text, CODE),
		...matches(text, BRACED),
		...(inLine === undefined ? [] : matches(text, inLine)),
		...(languageId === 'restructuredtext' ? literalBlocks(text) : []),
		...(isPlainText(languageId) ? fences(text) : []),
	];
	return spans.sort((a, b) => a.offset - b.offset);
}

/**
 * Whether a URL is quoted because it stands in code that is shown.
 * @param shownCode as `shownCodeIn` has it, where it is asked
 */
export function isInShownCode(shownCode: () => readonly Span[], offset: number, context: ContextName): boolean {
	if (!MARKED.has(context)) return false;
	const shown = shownCode();
	const behind = firstIndex(shown.length, (index) => (shown[index] as Span).offset > offset);
	for (let index = behind - 1; index >= 0; index--) {
		const { offset: start, end } = shown[index] as Span;
		if (start < offset - LONGEST) return false;
		if (offset < end) return true;
	}
	return false;
}

function matches(text: string, pattern: RegExp): Span[] {
	return Array.from(matchesOf(text, pattern), ({ index, 0: found }) => ({ offset: index, end: index + found.length }));
}

/** From each fence with a word behind it, as Markdown has them, to the next one of its length that has none. */
function* fences(text: string): Iterable<Span> {
	const closing = new Map<string, number>();
	for (const { index, groups = {} } of [...matchesOf(text, FENCE)].reverse()) {
		const { mark = '', word } = groups;
		if (word === undefined) closing.set(mark, index);
		else yield { offset: index, end: closing.get(mark) ?? text.length };
	}
}

const FENCE = /^(?<mark>`{3,}|~{3,})[ \t]*(?<word>[A-Za-z])?/gm;

/** The lines of reStructuredText that stand below one that opens code, indented deeper than it. */
function* literalBlocks(text: string): Iterable<Span> {
	let block: { readonly offset: number; readonly indent: number; end: number } | undefined;
	let offset = 0;
	for (const line of text.split('\n')) {
		const end = offset + line.length + 1;
		const indent = line.search(/\S/);
		if (block !== undefined && indent > block.indent) block.end = end;
		else if (indent >= 0) {
			if (block !== undefined) yield block;
			block = opensCode(line.trim()) ? { offset: end, indent, end } : undefined;
		}
		offset = end;
	}
	if (block !== undefined) yield block;
}
