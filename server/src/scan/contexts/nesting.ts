/** Tokens in which more of their kind stand: comments in comments, and strings in the code inside strings. */

import { Code } from '../../url/characters';

/** What nests in a token. */
export interface Nest {
	readonly text: string;
	/** What closes the token. */
	readonly close: string;
	/** What opens another level: the comment's own mark, or what starts code in a string: `${`, `#{`, `\(`, `{`. */
	readonly open: string;
	/** Whether code stands in it, rather than more of the same. */
	readonly code: boolean;
	readonly escape: string | undefined;
	/** Whether the token may run over lines. */
	readonly lines: boolean;
}

/** What is open at the start of a token's content: the token itself. */
export const OUTERMOST = '0';

/** Code inside a string. */
const BRACED = '{';

/**
 * What is open at a place in such a token, innermost last: itself, and in it more levels of the same, or code and the
 * quotes of strings in that code.
 */
export class Nesting {
	#open: string[];
	/** The brackets around code in a string. */
	readonly #opener: string;
	readonly #closer: string;

	constructor(
		private readonly nest: Nest,
		open: string,
	) {
		this.#open = [...open];
		this.#opener = nest.open.endsWith('(') ? '(' : '{';
		this.#closer = this.#opener === '(' ? ')' : '}';
	}

	/** In one word, from which the reading can go on. */
	toString(): string {
		return this.#open.join('');
	}

	/** Where the token's closing mark stands, or its last line ends; `to` where neither does before. */
	endFrom(from: number, to: number): number {
		const { text, lines } = this.nest;
		for (let at = from; at < to; at++) {
			if (text.charCodeAt(at) === Code.lineFeed && !lines) return at;
			at = this.#step(at);
			if (this.#open.length === 0) return at;
		}
		return to;
	}

	/** Reads what stands at `at` and returns its last offset; at the closing mark, its first. */
	#step(at: number): number {
		const { text, close, open, code, escape: mark } = this.nest;
		const innermost = this.#open[this.#open.length - 1];
		if (innermost === BRACED && code) return this.#stepInCode(at);
		const character = text.charAt(at);
		if (character === open.charAt(0) && text.startsWith(open, at)) {
			const doubled = open === BRACED && text.charAt(at + 1) === BRACED;
			if (!doubled) this.#open.push(code ? BRACED : OUTERMOST);
			return at + (doubled ? 1 : open.length - 1);
		}
		if (character === mark) return at + 1;
		const closing = innermost === OUTERMOST ? close : (innermost as string);
		if (character === closing.charAt(0) && text.startsWith(closing, at)) {
			this.#open.pop();
			return this.#open.length === 0 ? at : at + closing.length - 1;
		}
		// A string in the code ends with its line.
		if (character === '\n' && (innermost === '"' || innermost === "'")) this.#open.pop();
		return at;
	}

	#stepInCode(at: number): number {
		const character = this.nest.text.charAt(at);
		if (character === '"' || character === "'" || character === '`') this.#open.push(character);
		else if (character === this.#closer) this.#open.pop();
		else if (character === this.#opener) this.#open.push(BRACED);
		return at;
	}
}
