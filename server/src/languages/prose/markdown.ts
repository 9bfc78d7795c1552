import { destination, identity, markdown, references } from '../../escaping/unescape';
import { mayStartPlaceholder, placeholderEnd } from '../../placeholders/placeholders';
import { Code } from '../../url/characters';
import { Needle } from '../../url/needle';
import { encloseInAngles } from '../angles';
import { type Context, contextOf, MARKUP_COMMENT, type Misplaced } from '../context';
import { type Language, readBy } from '../language';
import { isClosedValue } from '../markup/markup-values';
import { allOf, closerAfter, type Enclosure, Reader, within } from '../reader';
import type { Whole } from '../whole';
import { isOpened } from './link-text';
import { Verbatim } from './markdown-code';
import { misplacedAt } from './misplaced';

const PROSE: Context = contextOf({ name: 'text', escaping: markdown });
const MISPLACED: Readonly<Record<Misplaced, Context>> = {
	spaced: contextOf({ ...PROSE, misplaced: 'spaced' }),
	quoted: contextOf({ ...PROSE, misplaced: 'quoted' }),
	doubled: contextOf({ ...PROSE, misplaced: 'doubled' }),
	wide: contextOf({ ...PROSE, misplaced: 'wide' }),
	bracketed: contextOf({ ...PROSE, misplaced: 'bracketed' }),
	nested: contextOf({ ...PROSE, misplaced: 'nested' }),
};
const CODE: Context = contextOf({ name: 'markdown-code', escaping: identity, quoted: true });
const AUTOLINK: Context = contextOf({ name: 'markdown-autolink', escaping: identity, pointy: true });
const DESTINATION: Context = contextOf({ name: 'markdown-destination', escaping: destination, link: true });
const UNCLOSED_DESTINATION: Context = contextOf({ ...DESTINATION, unclosed: true });
const POINTY_DESTINATION: Context = contextOf({ ...DESTINATION, pointy: true });
const UNCLOSED_AUTOLINK: Context = contextOf({ ...AUTOLINK, unclosed: true });
const REFERENCE: Context = contextOf({ name: 'markdown-reference', escaping: destination, link: true });
const POINTY_REFERENCE: Context = contextOf({ ...REFERENCE, pointy: true });
const ATTRIBUTE: Context = contextOf({ name: 'markup-attribute', escaping: references, markup: true });
const LINK_ATTRIBUTE: Context = contextOf({ ...ATTRIBUTE, link: true });

/** How far a title is looked for behind a destination: it is shown as a tooltip. */
const LONGEST_TITLE = 200;
/** How much of a row is looked at for the cells before this one. */
const LONGEST_CELLS = 300;

/** Whether two cells of a table stand before, in a row that no bar opens. */
function isBehindCells(before: string): boolean {
	const first = before.indexOf('|');
	const second = first < 0 ? -1 : before.indexOf('|', first + 1);
	return second > 0 && /\w/.test(before.slice(0, first)) && /\w/.test(before.slice(first + 1, second));
}

/** One dot, behind something else. */
const FULL_STOP = /^[^.]\.$/;

/** The end of a line, and a blank one. */
const PARAGRAPH_END = /^[ \t]*\r?\n[ \t]*\r?\n/;

/** What may stand behind a destination: the size that some renderers take, a title, the bracket. */
const CLOSED = /^(?:[ \t]+=[\dx%]{1,12})?[ \t]*(?:"[^"]*"|'[^']*'|\([^()]*\))?[ \t]*\)/;

/** What may stand where the closing mark is missing: its full-width form, or a sentence's mark. */
const INSTEAD = { ')': /[（）。，；、]/g, '>': /[＞〉》。，；、]/g };

/** Where something stands in `text` for the closing mark, and no more of a URL behind it; -1 where nothing does. */
function closedInstead(text: string, close: keyof typeof INSTEAD): number {
	let isOpen = false;
	for (const { index, 0: mark } of text.matchAll(INSTEAD[close])) {
		const next = text.charCodeAt(index + 1);
		const goesOn = next >= Code.space && next < 0x7f;
		if (mark !== '（' && !isOpen && !goesOn) return index;
		// What opened in the URL closes there.
		if (mark === '（' || mark === '）') isOpen = mark === '（';
	}
	return -1;
}

/** A title in quotes at the end of a definition. */
const TITLE = /(?<=\S)[ \t]{1,8}(?:"[^"]*"|'[^']*')$/;

/** HTML inside what looks like a destination: the text was Markdown before somebody else wrote tags into it. */
const TAG = /<(?:\/[a-z]|(?:br|div|span|strong|wbr)[\s/>]|(?:a|code|em|img|p)\s)/i;

/** ASCII that only stands for itself in a destination. */
const ORDINARY = new Uint8Array(128).map((_, code) =>
	Number(code > Code.space && !mayStartPlaceholder(code) && !'\\()'.includes(String.fromCharCode(code))),
);

/** Asked of every character of a line, so it is a constant of this file. */
const LINE_FEED = 0x0a;

/** Markdown: link destinations, reference definitions, autolinks, HTML attributes, and prose (CommonMark 0.31). */
export class MarkdownReader extends Reader {
	readonly #verbatim: Verbatim;
	readonly #angles: Needle;
	/** The line around the place last asked for. */
	#lineStart = 0;
	#lineEnd = -1;
	/** How far destinations were read: inside one that turned out to be no URL, nothing is read a second time. */
	#destinationEnd = 0;

	constructor(
		private readonly text: string,
		from = 0,
		state = '',
		private readonly whole?: Whole,
	) {
		super();
		this.#verbatim = new Verbatim(text, from, state);
		this.#angles = new Needle(text, '<');
	}

	enclose(start: number, seen = start): Enclosure | undefined {
		const verbatim = this.#verbatim;
		verbatim.goTo(start);
		if (verbatim.start <= start)
			return within(verbatim.comment ? MARKUP_COMMENT : CODE, verbatim.end, closerAfter(this.text, start));
		return this.#simpleDestination(start, seen) ?? this.#delimited(start) ?? this.#bare(start);
	}

	override stateAt(line: number): string {
		return this.#verbatim.stateAt(line);
	}

	#goToLine(start: number): void {
		if (start <= this.#lineEnd) return;
		let lineStart = start;
		while (lineStart > 0 && this.text.charCodeAt(lineStart - 1) !== LINE_FEED) lineStart--;
		this.#lineStart = lineStart;
		const end = this.text.indexOf('\n', start);
		this.#lineEnd = end < 0 ? this.text.length : end;
	}

	/** `](http://a.example/)`: a bracket stands at the end of what was seen, and most links are like that. */
	#simpleDestination(start: number, seen: number): Enclosure | undefined {
		const { text } = this;
		if (seen === start || text.charCodeAt(seen) !== Code.closeParenthesis || start < this.#destinationEnd)
			return undefined;
		if (text.charCodeAt(start - 1) !== Code.openParenthesis || text.charCodeAt(start - 2) !== Code.closeBracket)
			return undefined;
		this.#destinationEnd = seen;
		return allOf(DESTINATION, seen);
	}

	#delimited(start: number): Enclosure | undefined {
		this.#goToLine(start);
		const before = this.text.charCodeAt(start - 1);
		if (before === Code.less) return this.#pointy(start);
		if (before === Code.quote || before === Code.apostrophe) return this.#attribute(start);
		if (before > Code.space && before !== Code.openParenthesis && before !== Code.colon) return undefined;
		const opener = this.#opener(start);
		if (opener === DESTINATION) return this.#destination(start);
		return opener === REFERENCE ? this.#reference(start) : encloseInAngles(this.text, start);
	}

	/** What stands before a destination that starts at `start`: `](`, or `[label]:` at the start of a line. */
	#opener(start: number): Context | undefined {
		let at = start;
		while (
			at > this.#lineStart &&
			(this.text.charCodeAt(at - 1) === Code.space || this.text.charCodeAt(at - 1) === Code.tab)
		)
			at--;
		if (this.text.charCodeAt(at - 2) !== Code.closeBracket) return undefined;
		if (this.text.charCodeAt(at - 1) === Code.openParenthesis) return DESTINATION;
		if (this.text.charCodeAt(at - 1) !== Code.colon) return undefined;
		return /^[ >]{0,12}\[[^^]/.test(this.text.slice(this.#lineStart, this.#lineStart + 16)) ? REFERENCE : undefined;
	}

	/** `<destination>` after an opener, else an autolink: both end at `>` on this line. */
	#pointy(start: number): Enclosure | undefined {
		const opener = this.#opener(start - 1);
		const close = this.#findInLine('>', start, '<');
		const content = close < 0 ? '' : this.text.slice(start, close);
		if (content === '') return close < 0 && opener === undefined ? this.#unclosedAutolink(start) : undefined;
		if (opener !== undefined) return allOf(opener === DESTINATION ? POINTY_DESTINATION : POINTY_REFERENCE, close);
		return /[\t-\r ]/.test(content) ? undefined : allOf(AUTOLINK, close);
	}

	#unclosedAutolink(start: number): Enclosure | undefined {
		let end = start;
		while (end < this.#lineEnd && this.text.charCodeAt(end) > Code.space && this.text.charCodeAt(end) !== Code.less)
			end++;
		const limit = this.#endOfUnclosed(start, end, '>');
		return limit < 0 ? undefined : allOf(UNCLOSED_AUTOLINK, limit);
	}

	/** CommonMark §6.3: no spaces, balanced parentheses; then a title or `)`. */
	#destination(start: number): Enclosure | undefined {
		if (start < this.#destinationEnd) return undefined;
		const end = this.#endOfDestination(start);
		this.#destinationEnd = end;
		if (this.#angles.next(start) < end && TAG.test(this.text.slice(start, end + 1))) return this.#bare(start);
		if (this.text.charCodeAt(end) === Code.closeParenthesis) return allOf(DESTINATION, end);
		const broken = this.#isBroken(end);
		const isClosed = this.#isClosed(end);
		const unclosed = isClosed ? -1 : this.#endOfUnclosed(start, end, ')');
		if (unclosed < 0 && !isClosed && this.#closesInBrackets(start, end)) return allOf(UNCLOSED_DESTINATION, end - 1);
		if (unclosed < 0 && this.#endsParagraph(end))
			return isOpened(this.text, start - ']('.length)
				? allOf(UNCLOSED_DESTINATION, this.#beforeFullStop(end))
				: undefined;
		if (unclosed >= 0) return allOf(UNCLOSED_DESTINATION, unclosed);
		const limit = broken ? this.#endOfBroken(end) : end;
		return limit < 0 ? undefined : allOf(DESTINATION, limit);
	}

	/** Whether `]` stands where `)` belongs, and nothing before it opened it: `[text](https://a.example/x] and`. */
	#closesInBrackets(start: number, end: number): boolean {
		if (this.text.charCodeAt(end - 1) !== Code.closeBracket) return false;
		return !this.text.slice(start, end - 1).includes('[');
	}

	/** Behind a link that nothing closed, the sentence's full stop is none of its destination's. */
	#beforeFullStop(end: number): number {
		return FULL_STOP.test(this.text.slice(end - 2, end)) ? end - 1 : end;
	}

	/** Whether a blank line follows the one that ends at `end`. */
	#endsParagraph(end: number): boolean {
		return PARAGRAPH_END.test(this.text.slice(end, end + LONGEST_TITLE));
	}

	/** Whether a `)` follows a destination on its line, also behind a size and a title. */
	#isClosed(end: number): boolean {
		return CLOSED.test(this.text.slice(end, Math.min(this.#lineEnd, end + LONGEST_TITLE)));
	}

	/**
	 * Where a destination or an autolink ends that lost what closes it: before the full-width bracket that stands there
	 * instead, or before the sentence that goes on without a space. -1 where neither stands in `[start, end)`.
	 */
	#endOfUnclosed(start: number, end: number, close: ')' | '>'): number {
		const found = closedInstead(this.text.slice(start, end), close);
		return found < 0 ? -1 : start + found;
	}

	/** Whether what follows a destination is neither `)`, nor a title, nor the size that some renderers take. */
	#isBroken(end: number): boolean {
		const next = this.text.charCodeAt(end);
		if (next < Code.space && next !== Code.tab && next !== Code.carriageReturn && end < this.#lineEnd) return true;
		const rest = this.text.slice(end, Math.min(this.#lineEnd, end + LONGEST_TITLE));
		return (
			/^[ \t]+(?:[^\s)"'(=]|=(?!(?:\d+%?(?:x\d*%?)?|x\d+%?)\)))/.test(rest) ||
			/^[ \t]+\([^()]*\)[ \t]*[^\s)]/.test(rest)
		);
	}

	#endOfDestination(start: number): number {
		const { text } = this;
		const lineEnd = this.#lineEnd;
		let depth = 0;
		for (let at = start; at < lineEnd; at++) {
			const code = text.charCodeAt(at);
			if (code >= 128 || ORDINARY[code] === 1) continue;
			if (code <= Code.space) return at;
			const isTag = code === Code.less && '%?#$'.includes(text.charAt(at + 1));
			const placeholder = mayStartPlaceholder(code) ? placeholderEnd(text, at, lineEnd, isTag) : -1;
			if (placeholder > 0) at = placeholder - 1;
			else if (code === Code.backslash) at++;
			else if (code === Code.openParenthesis) depth++;
			else if (code === Code.closeParenthesis && depth-- === 0) return at;
		}
		return lineEnd;
	}

	/**
	 * A space broke the destination: it was meant to go on to the `)`, or to the title before it. -1 where no
	 * `)` follows before the next link.
	 */
	#endOfBroken(from: number): number {
		let depth = 0;
		for (let at = from; at < this.#lineEnd; at++) {
			const code = this.text.charCodeAt(at);
			if (code === Code.backslash) at++;
			else if (code === Code.openParenthesis && this.text.charCodeAt(at - 1) === Code.closeBracket) return -1;
			else if (code === Code.openParenthesis) depth++;
			else if (this.text.charCodeAt(at - 1) === Code.space && this.#isQuote(at)) return this.#trimmed(at);
			else if (code === Code.closeParenthesis && depth-- === 0) return this.#trimmed(at);
		}
		return -1;
	}

	/** Where a title starts, also one that somebody escaped as HTML. */
	#isQuote(at: number): boolean {
		return this.text.charCodeAt(at) === Code.quote || this.text.startsWith('&quot;', at);
	}

	#trimmed(end: number): number {
		let at = end;
		while (this.text.charCodeAt(at - 1) === Code.space) at--;
		return at;
	}

	/**
	 * CommonMark §4.7: a destination alone on its line, or with a title. A file name in several words is a destination
	 * that spaces broke; with any other text behind it, this is prose.
	 */
	#reference(start: number): Enclosure | undefined {
		if (start < this.#destinationEnd) return undefined;
		let end = start;
		while (end < this.#lineEnd && this.text.charCodeAt(end) > Code.space) end++;
		this.#destinationEnd = end;
		const rest = this.text.slice(end, Math.min(this.#lineEnd, end + LONGEST_TITLE)).trimEnd();
		const words = rest.slice(0, TITLE.exec(rest)?.index);
		const broken = /^(?: [\w%()-]+(?:[./][\w%()-]+)*){1,6}$/.test(words) && /\.[a-z]{2,4}$/i.test(words);
		if (!broken && !/^\s*(?:$|["'(])/.test(rest)) return undefined;
		return allOf(REFERENCE, broken ? end + words.length : end);
	}

	/** `href="…"`: HTML inside Markdown. */
	#attribute(start: number): Enclosure | undefined {
		const quote = this.text.charAt(start - 1);
		if (!/[\w-]=$/.test(this.text.slice(Math.max(0, start - 3), start - 1))) return undefined;
		const limit = this.#findInLine(quote, start);
		if (limit < 0) return undefined;
		const isUrl =
			/(?:href|src)=$/i.test(this.text.slice(Math.max(0, start - 6), start - 1)) &&
			(!this.text.slice(start, limit).includes('<') ||
				isClosedValue(this.text, { offset: start, end: limit, close: quote }));
		return isUrl ? allOf(LINK_ATTRIBUTE, limit) : within(ATTRIBUTE, limit);
	}

	/** Where `character` next stands on this line before `stop`; -1 where it does not. */
	#findInLine(character: string, from: number, stop = ''): number {
		for (let at = from; at < this.#lineEnd; at++) {
			if (this.text.charAt(at) === character) return at;
			if (this.text.charAt(at) === stop) return -1;
		}
		return -1;
	}

	#bare(start: number): Enclosure {
		const before = this.text.slice(this.#lineStart, Math.min(start, this.#lineStart + LONGEST_CELLS));
		const table = /^[ \t>]{0,8}\|/.test(before) || isBehindCells(before);
		const misplaced = misplacedAt(this.text, start, { offset: this.#lineStart, end: this.#lineEnd }, this.whole);
		const context = misplaced === undefined ? PROSE : MISPLACED[misplaced];
		return within(context, this.text.length, closerAfter(this.text, start) || (table ? '|' : ''));
	}
}

export const languages: readonly Language[] = [
	...readBy(
		(text, from, state, whole) => new MarkdownReader(text, from, state, whole),
		[
			{
				id: 'markdown',
				endings: 'md markdown mkd mkdn mdwn mdown mdtxt mdtext qmd rmd',
				names:
					'md mkd gfm gfm-view markdown-view pandoc multimarkdown markdown-gfm github-flavored-markdown markdown-inline markdown.inline lsp-markdown ghmarkdown vimwiki poly-markdown juliamarkdown',
				comments: ['<!-- -->', '#'],
				markdown: true,
				prose: true,
				endsParagraph: true,
			},
			{
				id: 'mdx',
				endings: 'mdx',
				names: 'mdxjs',
				comments: ['{/* */}', '#'],
				markdown: true,
				prose: true,
				endsParagraph: true,
			},
			{ id: 'quarto', comments: ['<!-- -->', '#'], markdown: true, endsParagraph: true },
			{ id: 'rmd', names: 'rmarkdown r-markdown', comments: ['<!-- -->', '#'], markdown: true, endsParagraph: true },
		],
	),
];
