/** Which lines of a program can be passed unread: those in which no token opens that runs over lines. */

import { Code } from '../url/characters';
import { Needle } from '../url/needle';
import type { Lexicon, Token } from './lexicon';
import { endOfOpening } from './token-ends';

/** Whether another lexicon goes behind a token. */
export function changesMode({ push, pop }: Token): boolean {
	return push !== undefined || pop === true;
}

/** Whether a token may run over lines. */
export function crossesLines({ lines, close }: Token): boolean {
	if (typeof close === 'function') return lines !== false;
	return (lines !== undefined && lines !== false) || (close.length > 1 && close.startsWith('\n'));
}

/** Finds the tokens that may run over lines; `undefined` where tokens change the mode, or a line's end is escaped in another way. */
export function crossingsOf(text: string, { tokens }: Lexicon): Crossings | undefined {
	if (tokens.some((token) => changesMode(token) || (token.escape ?? '\\') !== '\\')) return undefined;
	return new Crossings(text, tokens.filter(crossesLines));
}

/** The tokens of a document that may run over lines. */
export class Crossings {
	/** Those that may go on for ever, by their marks, and those of which it is known how far they go at most. */
	readonly #endless: readonly Crossing[];
	readonly #bounded: readonly Crossing[];

	constructor(
		private readonly text: string,
		tokens: readonly Token[],
	) {
		const opens = [...new Set(tokens.map(({ open }) => open))];
		const crossings = opens.map(
			(open) =>
				new Crossing(
					text,
					open,
					tokens.filter((token) => token.open === open),
				),
		);
		this.#endless = crossings.filter(({ reach }) => reach === Number.POSITIVE_INFINITY);
		this.#bounded = crossings.filter(({ reach }) => reach < Number.POSITIVE_INFINITY);
	}

	/**
	 * Up to which line's start those from `from` on can be passed: no farther than to that of `offset`, and to where a token opens that
	 * reaches it. Successive calls go forward.
	 * @param from where no token is open
	 */
	passable(offset: number, from: number): number {
		const { text } = this;
		let stop = offset;
		for (const crossing of this.#endless) stop = Math.min(stop, crossing.next(from));
		let line = startOfLine(text, stop, from);
		for (let open = this.#openBefore(line, from); open < line; open = this.#openBefore(line, from))
			line = startOfLine(text, open, from);
		return line;
	}

	/** Whether a token may open before `line` that something behind the text closes, as far as it goes. */
	mayCloseBehind(line: number): boolean {
		return this.#bounded.some((crossing) => {
			const open = crossing.nextReaching(line, 0);
			return open < line && open + crossing.reach > this.text.length;
		});
	}

	/** Where a bounded token may first open in `[from, line)` that goes on up to `line`; `line` where none does. */
	#openBefore(line: number, from: number): number {
		let open = line;
		for (const crossing of this.#bounded) open = Math.min(open, crossing.nextReaching(line, from));
		return open;
	}
}

/** As much of a mark is found quickly. */
const SHORT = 6;

/** Finds, from left to right, where tokens with the same mark may open. */
class Crossing {
	/** How far a token goes at most. */
	readonly reach: number;
	readonly #marks: Needle;

	constructor(
		private readonly text: string,
		private readonly open: string,
		private readonly tokens: readonly Token[],
	) {
		this.reach = Math.max(...tokens.map(({ reach = Number.POSITIVE_INFINITY }) => reach));
		this.#marks = new Needle(text, open, Math.max(0, open.length - SHORT));
	}

	/** Where one may first open at or after `from`; the document's length where none does. Successive calls go forward. */
	next(from: number): number {
		const { text } = this;
		let at = this.#marks.next(from);
		while (at < text.length && !this.#mayOpen(at)) at = this.#marks.next(at + 1);
		return at;
	}

	/** Where one may first open in `[from, line)` that reaches `line`; `line` where none does. */
	nextReaching(line: number, from: number): number {
		const start = Math.max(from, line - this.reach);
		const near = this.text.slice(start, line);
		for (let at = near.indexOf(this.open); at >= 0; at = near.indexOf(this.open, at + 1))
			if (this.#mayOpen(start + at)) return start + at;
		return line;
	}

	#mayOpen(at: number): boolean {
		const { text } = this;
		return this.tokens.some((token) => token.when?.(text, at) !== false && endOfOpening(text, token, at) >= 0);
	}
}

/** Asked of every character, so it is a constant of this file. */
const LINE_FEED = 0x0a;

/** Where the line of `at` starts, and with it those that a backslash joins to it; no further back than `from`. */
function startOfLine(text: string, at: number, from: number): number {
	let line = at;
	while (line > from && !(text.charCodeAt(line - 1) === LINE_FEED && !isEscaped(text, line - 1))) line--;
	return line;
}

/** Whether a backslash stands before the line's end, so that a string may go on behind it. */
function isEscaped(text: string, lineFeed: number): boolean {
	const last = text.charCodeAt(lineFeed - 1) === Code.carriageReturn ? lineFeed - 2 : lineFeed - 1;
	return text.charCodeAt(last) === Code.backslash;
}
