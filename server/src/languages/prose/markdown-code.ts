/** What Markdown takes as it stands: code, which is quoted rather than used, and comments. */

import { Code } from '../../url/characters';
import { Needle } from '../../url/needle';
import { LONGEST_CLOSED } from '../reader';

/** A longer run of backticks is no code span in any renderer. */
const LONGEST_RUN = 80;

const COMMENT = '<!--';
const COMMENT_END = '-->';

// Asked of every character, so they are constants of this file.
const LINE_FEED = 0x0a;
const BACKTICK = 0x60;

/** Finds code spans, fences and comments from left to right (CommonMark §4.5, §4.6, §6.1, §6.6). */
export class Verbatim {
	/** The range that was reached, or the next one; both are the document's length where there is none. */
	start: number;
	end: number;
	/** The marks that opened it: the first of them, and how many there are. */
	#mark = 0;
	#marks = 0;
	#fence = false;
	readonly #ticks: Needle;
	readonly #tildes: Needle;
	readonly #comments: Needle;
	readonly #closes: Needle;
	/** Up to where no more runs of a length start, as far as they were looked for. */
	readonly #noneBefore = new Map<number, number>();

	/**
	 * @param from where to start: 0, or a line's start with the `state` there
	 */
	constructor(
		private readonly text: string,
		from = 0,
		state = '',
	) {
		this.#ticks = new Needle(text, '`');
		this.#tildes = new Needle(text, '~~~');
		this.#comments = new Needle(text, COMMENT);
		this.#closes = new Needle(text, COMMENT_END);
		this.start = this.end = from;
		if (state !== '') this.#resume(state);
	}

	/** Whether the range is a comment. */
	get comment(): boolean {
		return this.#mark === Code.less;
	}

	/** Moves on until the range ends after `offset`. Successive calls go forward. */
	goTo(offset: number): void {
		while (this.end <= offset && this.start < this.text.length) this.#next();
	}

	/** What must be known at `line` of the range around it; empty where there is none. */
	stateAt(line: number): string {
		this.goTo(line);
		return this.start < line ? `${this.#fence ? 'f' : 's'}${this.#run}` : '';
	}

	get #run(): string {
		return this.comment ? COMMENT : String.fromCharCode(this.#mark).repeat(this.#marks);
	}

	#resume(state: string): void {
		this.#fence = state.startsWith('f');
		this.#mark = state.charCodeAt(1);
		this.#marks = state.length - 1;
		const from = this.start;
		this.start = from - 1;
		this.end = this.#endOf(from);
	}

	#next(): void {
		const { text } = this;
		for (let at = this.#nextMark(this.end); at < text.length; ) {
			this.#mark = text.charCodeAt(at);
			const runEnd = this.comment ? at + COMMENT.length : endOfRun(text, at, this.#mark);
			this.#marks = runEnd - at;
			this.#fence = this.#marks >= 3 && startsLine(text, at);
			const end = this.#endOf(runEnd);
			if (end > runEnd) {
				this.start = at;
				this.end = end;
				return;
			}
			at = this.#nextMark(runEnd);
		}
		this.#mark = 0;
		this.start = this.end = text.length;
	}

	#nextMark(from: number): number {
		return Math.min(this.#ticks.next(from), this.#tildes.next(from), this.#comments.next(from));
	}

	/** Where the range ends that was opened before `from`; `from` where nothing opens after all. */
	#endOf(from: number): number {
		if (this.comment) return this.#endOfComment(from);
		if (this.#fence) return this.#endOfFence(from);
		return this.#mark === BACKTICK ? this.#endOfSpan(from, this.#marks) : from;
	}

	/** A comment that starts a line goes on over blank ones, if need be to the document's end; any other must be closed. */
	#endOfComment(from: number): number {
		const { text } = this;
		const close = this.#closes.next(from);
		const isClosed = close < text.length && (this.#fence || isInline(text, from, close));
		if (isClosed) return close + COMMENT_END.length;
		return this.#fence ? text.length : from;
	}

	/** The fence ends with a line of at least as many marks and nothing else, or with the document. */
	#endOfFence(from: number): number {
		const { text } = this;
		const fence = this.#run;
		for (let at = text.indexOf(fence, from); at >= 0; at = text.indexOf(fence, endOfRun(text, at, this.#mark))) {
			const end = endOfRun(text, at, this.#mark);
			if (startsLine(text, at) && endsLine(text, end)) return end;
		}
		return text.length;
	}

	/** After the next run of `length` backticks in the same paragraph; `from` where there is none. */
	#endOfSpan(from: number, length: number): number {
		const { text } = this;
		if (length > LONGEST_RUN) return from;
		const near = endOfNearSpan(text, from, length);
		if (near > 0) return near;
		let at = text.indexOf('`', Math.max(from, this.#noneBefore.get(length) ?? 0));
		while (at >= 0 && at - from <= LONGEST_CLOSED) {
			const end = endOfRun(text, at, BACKTICK);
			if (end - at === length) return isInline(text, from, at) ? end : from;
			at = text.indexOf('`', end);
		}
		this.#noneBefore.set(length, at < 0 ? text.length : at);
		return from;
	}
}

/** How far a span is read before its end is searched for: most are names of a few letters. */
const NEAR = 80;

/** Where the code span ends whose run of `length` backticks ends at `from`: 0 where that is not known, because it is not on this line or far away. */
function endOfNearSpan(text: string, from: number, length: number): number {
	const stop = Math.min(text.length, from + NEAR);
	for (let at = from; at < stop; at++) {
		const code = text.charCodeAt(at);
		if (code === LINE_FEED) return 0;
		if (code !== BACKTICK) continue;
		const end = endOfRun(text, at, BACKTICK);
		if (end - at === length) return end;
		at = end - 1;
	}
	return 0;
}

function endOfRun(text: string, offset: number, mark: number): number {
	let end = offset + 1;
	while (text.charCodeAt(end) === mark) end++;
	return end;
}

/** Whether only indentation, quote marks and a list marker stand before `offset` on its line. */
function startsLine(text: string, offset: number): boolean {
	let at = offset;
	while (at > 0 && offset - at < 40 && text.charCodeAt(at - 1) !== Code.lineFeed) at--;
	return (
		(at === 0 || text.charCodeAt(at - 1) === Code.lineFeed) &&
		/^[ \t>]*(?:[-*+]|\d{1,3}[.)])?[ \t]*$/.test(text.slice(at, offset))
	);
}

/** Whether nothing but white space follows on the line. */
function endsLine(text: string, offset: number): boolean {
	let at = offset;
	while (text.charCodeAt(at) === Code.space || text.charCodeAt(at) === Code.tab) at++;
	const code = text.charCodeAt(at);
	return at >= text.length || code === Code.lineFeed || code === Code.carriageReturn;
}

/** Whether `[from, to)` is not too long for what stands in a paragraph, and no blank line stands in it; a line of a quotation's marks is one. */
function isInline(text: string, from: number, to: number): boolean {
	if (to - from > LONGEST_CLOSED) return false;
	let blank = false;
	for (let at = from; at < to; at++) {
		const code = text.charCodeAt(at);
		if (code === Code.lineFeed) {
			if (blank) return false;
			blank = true;
		} else if (code > Code.space && code !== Code.greater) blank = false;
	}
	return true;
}
