/** Percent-decoding that remembers where each character came from. */

import { Code, HEX, isIn } from './characters';
import { isEscape, isUnicodeEscape, octetAt } from './percent';

/** A text that was decoded. */
export class Decoded {
	/**
	 * @param starts where each of its code units starts in the text it was decoded from, and at the end, where that ends; absent where
	 *   nothing was decoded yet
	 */
	constructor(
		readonly text: string,
		private readonly starts?: readonly number[],
	) {}

	/** Where the code unit at `offset` starts in the text it was decoded from. */
	startOf(offset: number): number {
		return this.starts === undefined ? offset : (this.starts[offset] as number);
	}
}

/** How often a text is decoded round by round; what is encoded more often is decoded all at once. */
const ROUNDS = 3;

/**
 * The text as it stands, and what is left after each round of decoding, up to what no round changes any more. A character
 * that is not a visible one of ASCII is read as U+FFFF: it separates nothing.
 */
export function* unfolded(text: string): Iterable<Decoded> {
	let level = new Decoded(text);
	yield level;
	for (let round = 0; holdsEscape(level.text) && round <= ROUNDS; round++) {
		level = round < ROUNDS ? decodedOnce(level) : decodedWhole(level);
		yield level;
	}
}

function holdsEscape(text: string): boolean {
	for (let at = text.indexOf('%'); at >= 0; at = text.indexOf('%', at + 1)) if (escapeLength(text, at) > 1) return true;
	return false;
}

function decodedOnce(level: Decoded): Decoded {
	const { text } = level;
	const codes = new Codes(text.length);
	for (let at = 0; at < text.length; ) {
		const length = escapeLength(text, at);
		codes.push(length === 1 ? text.charCodeAt(at) : codeOf(text, at, length), level.startOf(at));
		at += length;
	}
	return codes.decoded(level.startOf(text.length));
}

/** `%2%35%34%31` is `%25%34%31`, that is `%41`, which is `A`: what has just become an escape is decoded too. */
function decodedWhole(level: Decoded): Decoded {
	const { text } = level;
	const codes = new Codes(text.length);
	for (let at = 0; at < text.length; at++) {
		codes.push(text.charCodeAt(at), level.startOf(at));
		while (codes.decodeLast());
	}
	return codes.decoded(level.startOf(text.length));
}

/** Code units that are put together one by one. */
class Codes {
	readonly #codes: Uint16Array;
	readonly #starts: number[] = [];

	constructor(most: number) {
		this.#codes = new Uint16Array(most);
	}

	push(code: number, start: number): void {
		this.#codes[this.#starts.length] = code;
		this.#starts.push(start);
	}

	/** Decodes the escape that the last code units are; returns whether they are one. */
	decodeLast(): boolean {
		if (!isIn(this.#codes[this.#starts.length - 1] ?? 0, HEX)) return false;
		for (const length of ESCAPE_LENGTHS) {
			const offset = this.#starts.length - length;
			if (offset < 0 || this.#codes[offset] !== Code.percent) continue;
			const last = String.fromCharCode(...this.#codes.subarray(offset, this.#starts.length));
			if (escapeLength(last, 0) !== length) continue;
			const start = this.#starts[offset] as number;
			this.#starts.length = offset;
			this.push(codeOf(last, 0, length), start);
			return true;
		}
		return false;
	}

	/** @param end where the text ends that they were decoded from */
	decoded(end: number): Decoded {
		const codes = this.#codes.subarray(0, this.#starts.length);
		this.#starts.push(end);
		return new Decoded(utf16.decode(codes), this.#starts);
	}
}

const utf16 = new TextDecoder('utf-16le', { ignoreBOM: true });

/** `%41` and `%u0041`. */
const ESCAPE_LENGTHS = [3, 6];

/** How many code units the escape at `at` has; 1 where there is none. */
function escapeLength(text: string, at: number): number {
	if (isEscape(text, at, text.length)) return 3;
	return isUnicodeEscape(text, at) ? 6 : 1;
}

/** What the escape of `length` code units at `at` stands for. */
function codeOf(text: string, at: number, length: number): number {
	const code = length === 3 ? octetAt(text, at) : 256 * octetAt(text, at + 1) + octetAt(text, at + 3);
	return code > Code.space && code < 0x7f ? code : 0xffff;
}
