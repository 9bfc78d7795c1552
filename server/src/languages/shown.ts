/**
 * Code that documents show: what stands in it is quoted, not used. The readers of Markdown and TeX say so themselves; here it is
 * told by the marks around a place, and looked for only where something may be wrong.
 */

import type { ContextName } from './context';

/** How far one looks back, and ahead in the line. A longer piece of code is read as text. */
const LONGEST = 2000;

const LINE_FEED = '\n';

/** Elements of HTML, DocBook, DITA, C#'s comments and wikis. */
const ELEMENT =
	/<(\/?)(code|pre|kbd|samp|tt|xmp|listing|programlisting|screen|literal(?:layout)?|userinput|codeblock|codeph|nowiki|syntaxhighlight|c)(?=[\s>])/gi;

/** What opens code and what closes it, `$` for the name of the first: of Org, Texinfo and Javadoc. */
const PAIRS: readonly (readonly [open: RegExp, close: string])[] = [
	[/^[ \t]*#\+begin_(src|example)\b/gim, '#+end_$'],
	[/^@(example|lisp|smallexample|verbatim|display)\b/gm, '@end $'],
	[/@(?:code|samp|verb|kbd)\{/g, '}'],
	[/\{@(?:code|literal)\b/g, '}'],
];

/** Whether code is open at the end of what stands in the line, by language. */
const IN_LINE: Readonly<Record<string, (line: string) => boolean>> = {
	asciidoc: (line) => line.split('`').length % 2 === 0,
	restructuredtext: (line) => line.split('``').length % 2 === 0,
	org: (line) => /(?:^|[\s('"{])[=~](?:[^=~\s][^=~]*)?$/.test(line),
};

/** Contexts in which marks of a document may stand before a URL. */
const MARKED: ReadonlySet<ContextName> = new Set([
	...(['text', 'comment', 'markup-text', 'markup-comment', 'angle-brackets', 'link-target'] as const),
]);

/**
 * Whether a place is in code that the document shows.
 * @param offset where the place starts
 */
export function isInShownCode(text: string, offset: number, context: ContextName, languageId: string): boolean {
	if (!MARKED.has(context)) return false;
	const near = text.slice(Math.max(0, offset - LONGEST), offset);
	if (near.includes('<') && isInElement(near)) return true;
	if (/[#@]/.test(near) && PAIRS.some(([open, close]) => isOpen(near, open, close))) return true;
	const line = near.slice(near.lastIndexOf(LINE_FEED) + 1);
	if (IN_LINE[languageId]?.(line) === true) return true;
	return languageId === 'restructuredtext' && isInLiteralBlock(near, line);
}

/** Whether an element of code is open at the end. */
function isInElement(near: string): boolean {
	const open = new Map<string, number>();
	for (const [, slash, name = ''] of near.matchAll(ELEMENT)) {
		const depth = open.get(name.toLowerCase()) ?? 0;
		open.set(name.toLowerCase(), slash === '' ? depth + 1 : Math.max(0, depth - 1));
	}
	return [...open.values()].some((depth) => depth > 0);
}

/** Whether the last of such marks is not closed. */
function isOpen(near: string, open: RegExp, close: string): boolean {
	let end = -1;
	let name = '';
	for (const { index, 0: mark, 1: found = '' } of near.matchAll(open)) {
		end = index + mark.length;
		name = found;
	}
	return end >= 0 && !near.toLowerCase().includes(close.replace('$', () => name).toLowerCase(), end);
}

/** reStructuredText's: indented, below a paragraph that ends in `::` or a directive for code. */
function isInLiteralBlock(near: string, line: string): boolean {
	const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
	if (indent === 0) return false;
	const above = near
		.slice(0, near.length - line.length)
		.split(LINE_FEED)
		.reverse();
	const head = above.find((other) => /\S/.test(other) && other.search(/\S/) < indent);
	return (
		head !== undefined &&
		/(?:^|[^:])::\s*$|^\s*\.\. (?:code(?:-block)?|sourcecode|parsed-literal|highlight)::/.test(head)
	);
}
