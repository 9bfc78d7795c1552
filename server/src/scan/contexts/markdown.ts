import { Code } from '../../url/characters';
import { placeholderEnd } from '../placeholders';
import { identity, markdown, references } from '../unescape';
import { encloseInAngles } from './angles';
import { closerAfter, type Enclosure, type Reader } from './context';
import { quotedRanges } from './markdown-code';

/** How far a title is looked for behind a destination. */
const LONGEST_TITLE = 200;

/** Markdown: link destinations, reference definitions, autolinks, HTML attributes, and prose (CommonMark 0.31). */
export class MarkdownReader implements Reader {
	/** Code spans and fences: flat pairs of offsets. */
	readonly #quoted: readonly number[];
	#next = 0;
	#lineStart = 0;
	#lineEnd = -1;
	/** How far destinations were read: inside one that turned out to be no URL, nothing is read a second time. */
	#destinationEnd = 0;

	constructor(private readonly text: string) {
		this.#quoted = quotedRanges(text);
	}

	enclose(start: number): Enclosure {
		this.#goToLine(start);
		const code = this.#encloseCode(start);
		return code ?? this.#delimited(start) ?? this.#bare(start);
	}

	#goToLine(start: number): void {
		while (this.#lineEnd < start) {
			this.#lineStart = this.#lineEnd + 1;
			const end = this.text.indexOf('\n', this.#lineStart);
			this.#lineEnd = end < 0 ? this.text.length : end;
		}
	}

	#encloseCode(start: number): Enclosure | undefined {
		while (this.#next < this.#quoted.length && (this.#quoted[this.#next + 1] as number) <= start) this.#next += 2;
		if (this.#next >= this.#quoted.length || (this.#quoted[this.#next] as number) > start) return undefined;
		const limit = this.#quoted[this.#next + 1] as number;
		const closer = closerAfter(this.text, start);
		return { context: 'markdown-code', limit, whole: false, escaping: identity, quoted: true, closer };
	}

	#delimited(start: number): Enclosure | undefined {
		const before = this.text.charCodeAt(start - 1);
		if (before === Code.less) return this.#pointy(start);
		if (before === Code.quote || before === Code.apostrophe) return this.#attribute(start);
		const opener = this.#opener(start);
		if (opener === 'markdown-destination') return this.#destination(start);
		return opener === 'markdown-reference' ? this.#reference(start) : encloseInAngles(this.text, start);
	}

	/** What stands before a destination that starts at `start`: `](`, or `[label]:` at the start of a line. */
	#opener(start: number): 'markdown-destination' | 'markdown-reference' | undefined {
		let at = start;
		while (
			at > this.#lineStart &&
			(this.text.charCodeAt(at - 1) === Code.space || this.text.charCodeAt(at - 1) === Code.tab)
		)
			at--;
		if (this.text.startsWith('](', at - 2)) return 'markdown-destination';
		if (!this.text.startsWith(']:', at - 2)) return undefined;
		return /^[ >]{0,12}\[[^^]/.test(this.text.slice(this.#lineStart, this.#lineStart + 16))
			? 'markdown-reference'
			: undefined;
	}

	/** `<destination>` after an opener, else an autolink: both end at `>` on this line. */
	#pointy(start: number): Enclosure | undefined {
		const opener = this.#opener(start - 1);
		const close = this.#findInLine('>', start, '<');
		const content = close < 0 ? '' : this.text.slice(start, close);
		if (content === '') return undefined;
		if (opener !== undefined) return { context: opener, limit: close, whole: true, escaping: markdown, pointy: true };
		return /\s/.test(content)
			? undefined
			: { context: 'markdown-autolink', limit: close, whole: true, escaping: identity, pointy: true };
	}

	/** CommonMark §6.3: no spaces, balanced parentheses; then a title or `)`. */
	#destination(start: number): Enclosure | undefined {
		if (start < this.#destinationEnd) return undefined;
		const end = this.#endOfDestination(start);
		this.#destinationEnd = end;
		const limit = this.#isBroken(end) ? this.#endOfBroken(end) : end;
		return limit < 0 ? undefined : { context: 'markdown-destination', limit, whole: true, escaping: markdown };
	}

	/** Whether what follows a destination is neither `)`, nor a title, nor the size that some renderers take. */
	#isBroken(end: number): boolean {
		const rest = this.text.slice(end, Math.min(this.#lineEnd, end + LONGEST_TITLE));
		return /^[ \t]+[^\s)"'(=]/.test(rest) || /^[ \t]+\([^()]*\)[ \t]*[^\s)]/.test(rest);
	}

	#endOfDestination(start: number): number {
		let depth = 0;
		for (let at = start; at < this.#lineEnd; at++) {
			const code = this.text.charCodeAt(at);
			if (code <= Code.space) return at;
			const placeholder = placeholderEnd(this.text, at, this.#lineEnd, false);
			if (placeholder > 0) at = placeholder - 1;
			else if (code === Code.backslash) at++;
			else if (code === Code.openParenthesis) depth++;
			else if (code === Code.closeParenthesis && depth-- === 0) return at;
		}
		return this.#lineEnd;
	}

	/**
	 * A space broke the destination: it was meant to go on to the `)`, or to the title before it. -1 where no
	 * `)` follows before the next link.
	 */
	#endOfBroken(from: number): number {
		let depth = 0;
		for (let at = from; at < this.#lineEnd; at++) {
			const code = this.text.charCodeAt(at);
			if (code === Code.openParenthesis && this.text.charCodeAt(at - 1) === Code.closeBracket) return -1;
			if (code === Code.openParenthesis) depth++;
			else if (code === Code.quote && this.text.charCodeAt(at - 1) === Code.space) return this.#trimmed(at);
			else if (code === Code.closeParenthesis && depth-- === 0) return this.#trimmed(at);
		}
		return -1;
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
		const broken = /^(?: [\w%()-]+(?:[./][\w%()-]+)*){1,6}$/.test(rest) && /\.[a-z]{2,4}$/i.test(rest);
		if (!broken && !/^\s*(?:$|["'(])/.test(rest)) return undefined;
		return { context: 'markdown-reference', limit: broken ? end + rest.length : end, whole: true, escaping: markdown };
	}

	/** `href="…"`: HTML inside Markdown. */
	#attribute(start: number): Enclosure | undefined {
		const quote = this.text.charAt(start - 1);
		if (!/[\w-]=$/.test(this.text.slice(Math.max(0, start - 3), start - 1))) return undefined;
		const limit = this.#findInLine(quote, start);
		if (limit < 0) return undefined;
		const whole =
			!this.text.slice(start, limit).includes('<') &&
			/(?:href|src)=$/i.test(this.text.slice(Math.max(0, start - 6), start - 1));
		return { context: 'markup-attribute', limit, whole, escaping: references, markup: true };
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
		const table = /^[ \t>]{0,8}\|/.test(this.text.slice(this.#lineStart, this.#lineStart + 9));
		const closer = closerAfter(this.text, start) || (table ? '|' : '');
		return { context: 'text', limit: this.text.length, whole: false, escaping: markdown, closer };
	}
}
