/** Where a comment would be text or an error, though the reader of the language takes it for one. */

import { identity } from '../escaping/unescape';
import type { CommentSyntax } from '../languages/comments';
import { type Context, type ContextName, contextOf } from '../languages/context';
import { readerOf } from '../languages/index';
import { MARKDOWN } from '../languages/kinds';
import { LexicalReader } from '../languages/lexical';
import type { Lexicon } from '../languages/lexicon';
import { MarkupTokens } from '../languages/markup/markup-tokens';
import { textOfElement } from '../languages/programs/jsx';
import { Verbatim } from '../languages/prose/markdown-code';
import type { Reader } from '../languages/reader';
import { CODE, lineComment } from '../languages/tokens';
import { startsWord } from '../languages/words';
import { columnOf, isBlank, type Line, lineBefore, MOST_ROWS } from './lines';
import { frontMatterEnd } from './suppressions';

/** How far the start of a tag is looked for: attributes with a style or a path of SVG in them are long. */
export const LONGEST_TAG = 4000;

/** A place where a comment might be written: at the start of a line, above it, or at its end. */
interface Place {
	readonly text: string;
	readonly line: Line;
	readonly languageId: string;
	readonly syntax: CommentSyntax;
	readonly place: number;
	/** The line break at the place, which tells what encloses it: a tag or a string may start right behind. */
	readonly gap: number;
}

/** Whether a comment would be text or an error there, though the reader of the language takes it for one. */
export function isBarred(text: string, line: Line, languageId: string, syntax: CommentSyntax, place: number): boolean {
	const gap = place === line.start ? place - 1 : place;
	return barriers.some(
		([languageIds, bars]) => languageIds.has(languageId) && bars({ text, line, languageId, syntax, place, gap }),
	);
}

const barriers: readonly (readonly [languageIds: ReadonlySet<string>, bars: (place: Place) => boolean])[] = [
	[new Set(['astro', 'handlebars', 'html', 'php', 'svelte', 'vue']), isInForeignScript],
	[new Set(['vue']), isInForeignBlock],
	[new Set(['javascript', 'javascriptreact', 'typescriptreact']), isNotForJsx],
	[new Set(['mdx']), isCodeOfMdx],
	[MARKDOWN, isNoProse],
	[new Set(['restructuredtext']), isInLiteralBlock],
	[new Set(['asciidoc']), isInDelimitedBlock],
	[new Set(['jade', 'pug']), isInBlockOfText],
	[new Set(['dotenv', 'nginx', 'NGINX']), isInQuotes],
	[new Set(['nginx', 'NGINX']), isInLua],
];

/** Whether more brackets open than close. */
function isOpen(text: string, open: string, close: string): boolean {
	return text.split(open).length > text.split(close).length;
}

// Scripts and blocks in markup.

const JAVASCRIPT = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma|type)script|text\/(?:babel|jsx|tsx))$/i;
const SCRIPT_LANGUAGE = /^(?:|[jt]sx?|javascript|typescript)$/i;
/** How far before a script its start tag is looked for: it holds attributes, not data. */
const LONGEST_START_TAG = 2000;

/** In a script that holds data or a template; and for comments of markup, in whatever is no markup. */
function isInForeignScript({ text, place, gap, syntax }: Place): boolean {
	const tokens = new MarkupTokens(text, true);
	tokens.goTo(place);
	const { kind, name, offset, end } = tokens.token;
	// A token with a name is what an element holds that is no markup.
	if (name === '' || (kind !== 'raw' && kind !== 'text') || place < offset) return false;
	if (syntax.open === '<!--') return true;
	if (name !== 'script') return false;
	const near = text.slice(Math.max(0, offset - LONGEST_START_TAG), offset);
	const opening = near.toLowerCase().lastIndexOf('<script');
	const tag = near.slice(opening);
	if (opening < 0 || !JAVASCRIPT.test(attributeOf(tag, 'type')) || !SCRIPT_LANGUAGE.test(attributeOf(tag, 'lang')))
		return true;
	return encloses(readerOf(text.slice(offset, end), 'javascriptreact'), gap - offset) === TEXT;
}

/** What an attribute holds, without the parameters of a media type. */
function attributeOf(tag: string, name: string): string {
	const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>"']+))`, 'i').exec(tag);
	return (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').replace(/;.*/s, '').trim();
}

const BLOCK = /^[ \t]*<([a-z][\w-]*)([^>]{0,2000})>/gim;

/** In a block of Vue that is neither markup nor a script nor a style sheet: `<i18n>` holds data. */
function isInForeignBlock({ text, place }: Place): boolean {
	for (let from = 0; ; ) {
		BLOCK.lastIndex = from;
		const [opening, name = '', attributes = ''] = BLOCK.exec(text) ?? [];
		const start = BLOCK.lastIndex;
		if (opening === undefined || start > place) return false;
		// In a template there may be more of them, indented.
		const close = text.indexOf(name === 'template' ? '\n</template' : `</${name}`, start);
		from = attributes.endsWith('/') ? start : close < 0 ? text.length : close + 1;
		if (place > from) continue;
		if (name === 'template') return !/^(?:|html)$/i.test(attributeOf(attributes, 'lang'));
		return name !== 'script' && name !== 'style';
	}
}

// JSX.

/** What encloses a place; `undefined` where no URL can stand. */
function encloses(reader: Reader, place: number): ContextName | undefined {
	return reader.enclose(place)?.context.name;
}

/** The text of elements, as it is called where JSX is read. */
const TEXT: ContextName = 'markup-text';

/**
 * `//` is a comment in code, and braces are needed around one in the text of an element. There a line break between words
 * stands for a space, and one beside a tag or braces for nothing: the comment must not turn one into the other.
 */
function isNotForJsx({ text, line, syntax, place, gap }: Place): boolean {
	const name = gap < 0 ? 'code' : encloses(readerOf(text, 'javascriptreact'), gap);
	if (syntax.open === '//') return name !== 'code' && name !== 'comment';
	if (name !== TEXT) return true;
	const before = text.slice(Math.max(0, line.start - LONGEST_TAG), line.start);
	if (place === line.start) return !/[>}]$/.test(before.trimEnd()) && !/^\s*[<{]/.test(line.text);
	return /[>}]\s*$/.test(line.text) || !/^\s*[^\s<{]/.test(text.slice(line.end, line.end + LONGEST_TAG));
}

/** In an `export`, between the attributes of an element, or in braces. Blank lines may stand there, too. */
function isCodeOfMdx({ text, line, languageId, place }: Place): boolean {
	const first = frontMatterEnd(text, languageId);
	let block = line;
	for (let count = 0; count < MOST_ROWS; count++) {
		const before = lineBefore(text, block);
		if (before === undefined || before.start < first) break;
		if (isBlank(before) && !isBlank(block) && !/^[\s/>})\]]/.test(block.text)) break;
		block = before;
	}
	if (place > block.start && /^(?:ex|im)port\b/.test(block.text)) return true;
	const near = withoutCodeSpans(text.slice(block.start, place));
	return encloses(textOfElement(`${near}\n`), near.length) !== TEXT;
}

function withoutCodeSpans(text: string): string {
	return text.replace(/`[^`\n]*`/g, (span) => ' '.repeat(span.length));
}

// Markdown.

/** In code, in mathematics, in a script; between the attributes of a tag, or inside what a link leads to. */
function isNoProse({ text, line, place }: Place): boolean {
	if (isIndentedCode(text, line) || isInMathematics(text, place)) return true;
	const near = text.slice(Math.max(0, place - LONGEST_TAG), place);
	const paragraph = withoutCodeSpans(near.slice(Math.max(near.lastIndexOf('\n\n'), near.lastIndexOf('\n\r\n'), 0)));
	const tag = paragraph.lastIndexOf('<');
	if (tag > paragraph.lastIndexOf('>') && /[a-z/]/i.test(paragraph.charAt(tag + 1))) return true;
	const link = paragraph.lastIndexOf('](');
	if (link >= 0 && isOpen(paragraph.slice(link), '(', ')')) return true;
	const lower = near.toLowerCase();
	return ['script', 'style', 'textarea'].some((name) => lower.lastIndexOf(`<${name}`) > lower.lastIndexOf(`</${name}`));
}

/** What is no part of a paragraph, so that indented code may follow right behind: a heading, a fence, a rule, a comment. */
const ENDS_PARAGRAPH = /^\s*(?:$|#{1,6}(?:\s|$)|`{3}|~{3}|<!--.*-->\s*$|(?:[-*_=][ \t]*){3,}$)/;

/**
 * Whether the line is code because it is indented: by four more than the item of a list to which it belongs, and not as
 * another line of a paragraph.
 */
function isIndentedCode(text: string, line: Line): boolean {
	if (startColumn(unquoted(line)) < 4) return false;
	let first = line;
	let before = lineBefore(text, first);
	for (let count = 0; before !== undefined && !ENDS_PARAGRAPH.test(unquoted(before)) && count < MOST_ROWS; count++) {
		first = before;
		before = lineBefore(text, first);
	}
	const column = startColumn(unquoted(first));
	let bound = column;
	for (let count = 0; before !== undefined && bound > 0 && count < MOST_ROWS; count++) {
		const content = unquoted(before);
		const start = startColumn(content);
		if (content.trim() !== '' && start < bound) {
			bound = start;
			const item = /^\s*(?:[-*+]|\d{1,9}[.)])(?: {1,4}(?! )|[ \t])/.exec(content)?.[0];
			if (item !== undefined && columnOf(item) <= column) return column - columnOf(item) >= 4;
		}
		before = lineBefore(text, before);
	}
	return column >= 4;
}

/** The line without the marks of a quotation. */
function unquoted({ text }: Line): string {
	return text.replace(/^(?: {0,3}> ?)+/, '');
}

function startColumn(line: string): number {
	return columnOf(/^[ \t\ufeff]*/.exec(line)?.[0] ?? '');
}

/** Between `$$` and `$$`, those in code left out. */
function isInMathematics(text: string, place: number): boolean {
	const verbatim = new Verbatim(text);
	let open = false;
	for (let at = text.indexOf('$$'); at >= 0; at = text.indexOf('$$', at + 2)) {
		if (at >= place) return open;
		verbatim.goTo(at);
		if (verbatim.start > at) open = !open;
	}
	// What nothing closes are two dollar signs.
	return false;
}

// Other markup for texts.

/** Directives of reStructuredText in whose content a comment is one. */
const DIRECTIVES = new Set(
	(
		'admonition attention caution class collapse compound container danger deprecated details dropdown epigraph error grid ' +
		'grid-item grid-item-card group-tab highlights hint important note only pull-quote seealso sidebar tab tab-item ' +
		'tab-set tabs tip todo topic versionadded versionchanged versionremoved warning'
	).split(' '),
);

/** Those whose name has a colon describe a function, a class or the like. */
function takesMarkup(directive: string): boolean {
	return DIRECTIVES.has(directive) || directive.includes(':');
}

/** Below `::`, or in the content of a directive that takes it as it stands. */
function isInLiteralBlock({ text, line }: Place): boolean {
	let bound = line.indent.length;
	let isNearest = true;
	let before = lineBefore(text, line);
	for (let count = 0; before !== undefined && (isNearest || bound > 0) && count < MOST_ROWS; count++) {
		// A quoted block below `::` need not be indented.
		if (!isBlank(before) && (isNearest || before.indent.length < bound)) {
			isNearest = false;
			const directive = /^\s*(?:[-*+]\s+)?\.\.\s+(?:\|[^|]+\|\s+)?([\w:.+-]+?)::(?:\s|$)/.exec(before.text)?.[1];
			const isParent = before.indent.length < bound;
			if (directive === undefined ? /::\s*$/.test(before.text) : isParent && !takesMarkup(directive)) return true;
			bound = Math.min(bound, before.indent.length);
		}
		before = lineBefore(text, before);
	}
	return before !== undefined && bound > 0;
}

/** Blocks of AsciiDoc that take their content as it stands, by their delimiters; and styles that make others do so. */
const VERBATIM = /^(?:-{4,}|\.{4,}|\+{4,}|\/{4,}|```.*)$/;
const STYLED = /^\[[^[\]]*\]$/;

function isInDelimitedBlock({ text, line }: Place): boolean {
	let delimiter = '';
	let before = '';
	/** Whether the line before is the first of its paragraph, and whether one of that has a style. */
	let isFirst = false;
	let styled = false;
	for (const untrimmed of text.slice(0, Math.max(0, line.start - 1)).split('\n')) {
		const current = untrimmed.trimEnd();
		const underlines = isFirst && /\w/.test(before) && Math.abs(before.length - current.length) < 2;
		if (delimiter !== '') delimiter = current === delimiter ? '' : delimiter;
		else if ((VERBATIM.test(current) && !underlines) || (STYLED.test(before) && /^(?:--|_{4,})$/.test(current)))
			delimiter = current.startsWith('```') ? '```' : current;
		isFirst = current !== '' && before === '';
		styled = current !== '' && (styled || STYLED.test(current));
		before = current;
	}
	if (delimiter !== '') return true;
	// In a paragraph that is indented or has a style, a comment between two lines may be text.
	return before !== '' && !STYLED.test(before) && (styled || /^[ \t]/.test(before));
}

/** Below a tag that ends in a dot, in a filter, and between the attributes of a tag. */
function isInBlockOfText({ text, line }: Place): boolean {
	let bound = line.indent.length;
	let before = lineBefore(text, line);
	if (before !== undefined && isOpen(before.text, '(', ')')) return true;
	for (let count = 0; before !== undefined && bound > 0 && count < MOST_ROWS; count++) {
		if (!isBlank(before) && before.indent.length < bound) {
			if (/\.\s*$|^\s*(?::|\/\/)/.test(before.text) || isOpen(before.text, '(', ')')) return true;
			bound = before.indent.length;
		}
		before = lineBefore(text, before);
	}
	return before !== undefined && bound > 0;
}

// Settings.

const QUOTED: Context = contextOf({ name: 'string', escaping: identity });

/** Quotes around values over lines: the readers take each line for itself, as what is quoted may have been left open. */
const quotes: Lexicon = {
	outside: CODE,
	tokens: [
		lineComment('#', { when: startsWord }),
		...['"', "'", '`'].map((quote) => ({
			open: quote,
			close: quote,
			escape: '\\',
			lines: true,
			context: QUOTED,
			when: (text: string, offset: number) => offset === 0 || /[\s=(;{]/.test(text.charAt(offset - 1)),
		})),
	],
};

function isInQuotes({ text, place }: Place): boolean {
	return encloses(new LexicalReader(text, quotes), place) === QUOTED.name;
}

/** In a script of nginx, where `#` is an operator. */
function isInLua({ text, place }: Place): boolean {
	const block = text.lastIndexOf('_by_lua_block', place);
	return block >= 0 && isOpen(text.slice(block, place), '{', '}');
}
