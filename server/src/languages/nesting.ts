/** Tokens in which more of their kind stand: comments in comments, and strings in the code inside strings. */

import { Code } from '../url/characters';

/** What nests in a token. */
export interface Nest {
	/** What opens another level: the comment's own mark, or what starts code in a string: `${`, `#{`, `\(`, `{`, a backtick. */
	readonly opens: readonly string[];
	/** Whether code stands in it, rather than more of the same. */
	readonly code: boolean;
	readonly escape: string | undefined;
	/** Whether nothing is escaped, and no code starts, between apostrophes in that code, as in the shell's. */
	readonly literal: boolean;
	/** Whether the closing mark written twice stands for itself. */
	readonly doubled: boolean;
	/** Whether the token may run over lines; or over those of a paragraph. */
	readonly lines: boolean | 'paragraph';
	/** What `signsOf` says of it. */
	readonly signs: Uint8Array;
}

/** Per ASCII character, whether it may open, close, escape or end anything in such a token; what closes the token itself is not among them. */
export function signsOf({ opens, escape: mark = '' }: Omit<Nest, 'signs'>): Uint8Array {
	const signs = new Uint8Array(128);
	for (const character of ['\n', mark, ...opens, ...'"\'`', ...Object.entries(CLOSERS).flat()])
		if (character !== '') signs[character.charCodeAt(0)] = 1;
	return signs;
}

/** What is open at the start of a token's content: the token itself. */
export const OUTERMOST = '0';

/** Asked of every character, so it is a constant of this file. */
const LINE_FEED = 0x0a;

/** Code inside a string, by its bracket. */
const CLOSERS: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };

/**
 * What is open at a place in such a token, innermost last: itself, and in it more levels of the same, or code and the
 * quotes of strings in that code.
 */
export class Nesting {
	#open: string[];

	/**
	 * @param close what closes the token
	 * @param open what is open
	 */
	constructor(
		private readonly nest: Nest,
		private readonly text: string,
		private readonly close: string,
		open: string,
	) {
		this.#open = [...open];
	}

	/** In one word, from which the reading can go on. */
	toString(): string {
		return this.#open.join('');
	}

	/** Where the token's closing mark stands, or its last line ends; `to` where neither does before. */
	endFrom(from: number, to: number): number {
		const { text } = this;
		const { signs } = this.nest;
		const closing = this.close.charCodeAt(0);
		for (let at = from; at < to; at++) {
			const code = text.charCodeAt(at);
			// Most: a letter.
			if (code < 128 && signs[code] === 0 && code !== closing) continue;
			if (code === LINE_FEED && !this.#goesOnAfter(at)) return at;
			at = this.#step(at);
			if (this.#open.length === 0) return at;
		}
		return to;
	}

	#goesOnAfter(lineFeed: number): boolean {
		const { text } = this;
		const { lines } = this.nest;
		return lines === true || (lines === 'paragraph' && !isLineEnd(text, lineFeed + 1));
	}

	/** Reads what stands at `at` and returns its last offset; at the closing mark, its first. */
	#step(at: number): number {
		const { text } = this;
		const { escape: mark } = this.nest;
		const innermost = this.#open[this.#open.length - 1] as string;
		const closer = CLOSERS[innermost];
		if (closer !== undefined) return this.#stepInCode(at, innermost, closer);
		const character = text.charAt(at);
		const literal = this.nest.literal && innermost === "'";
		const opening = literal ? undefined : this.#openingAt(at, innermost);
		if (opening !== undefined) return this.#enter(opening, at);
		if (character === mark && !literal) return at + 1;
		const closing = innermost === OUTERMOST ? this.close : innermost;
		if (character === closing.charAt(0) && text.startsWith(closing, at)) return this.#leave(closing, at);
		// A string in the code ends with its line.
		if (character === '\n' && (innermost === '"' || innermost === "'")) this.#open.pop();
		return at;
	}

	/** What opens another level at `at`: a backtick closes the one that a backtick opened. */
	#openingAt(at: number, innermost: string): string | undefined {
		for (const open of this.nest.opens) if (this.text.startsWith(open, at) && open !== innermost) return open;
		return undefined;
	}

	#enter(open: string, at: number): number {
		const doubled = open === '{' && this.text.charAt(at + 1) === open;
		if (!doubled) this.#open.push(this.nest.code ? innermostOf(open) : OUTERMOST);
		return at + (doubled ? 1 : open.length - 1);
	}

	#leave(closing: string, at: number): number {
		const { text } = this;
		if (this.nest.doubled && this.#open.length === 1 && text.startsWith(closing, at + closing.length))
			return at + 2 * closing.length - 1;
		this.#open.pop();
		return this.#open.length === 0 ? at : at + closing.length - 1;
	}

	#stepInCode(at: number, opener: string, closer: string): number {
		const character = this.text.charAt(at);
		if (character === this.nest.escape) return at + 1;
		if (character === '"' || character === "'" || character === '`' || character === opener) this.#open.push(character);
		else if (character === closer) this.#open.pop();
		return at;
	}
}

/** What is open behind a mark that starts code: its bracket or backtick, also where that is PHP's `{$`. */
function innermostOf(open: string): string {
	const last = open.slice(-1);
	return last === '`' || last in CLOSERS ? last : '{';
}

/** Whether a line ends at `at`: where one starts there, it is blank. */
export function isLineEnd(text: string, at: number): boolean {
	return text.charCodeAt(at) === Code.lineFeed || text.startsWith('\r\n', at);
}
