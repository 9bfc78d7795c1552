/** Percent-decoding that remembers where each character came from. */

import { Code, HEX, isIn } from './characters';
import { isEscape, isUnicodeEscape } from './percent';

/** A text that was decoded. */
export interface Decoded {
	readonly text: string;
	/** Where each of its code units starts in the text it was decoded from, and at the end, where that ends. */
	readonly starts: readonly number[];
}

/** How often a text is decoded round by round; what is encoded more often is decoded all at once. */
const ROUNDS = 3;

/**
 * The text as it stands, and what is left after each round of decoding, up to what no round changes any more. A character
 * that is not a visible one of ASCII is read as U+FFFF: it separates nothing.
 */
export function* unfolded(text: string): Iterable<Decoded> {
	let level: Decoded = { text, starts: Array.from({ length: text.length + 1 }, (_, at) => at) };
	yield level;
	for (let round = 0; level.text.includes('%') && round <= ROUNDS; round++) {
		const next: Decoded = round < ROUNDS ? decodedOnce(level) : decodedWhole(level);
		if (next.text.length === level.text.length) return;
		level = next;
		yield level;
	}
}

function decodedOnce({ text, starts }: Decoded): Decoded {
	const codes = new Codes(text.length);
	for (let at = 0; at < text.length; ) {
		const length = escapeLength(text, at);
		codes.push(length === 1 ? text.charCodeAt(at) : codeOf(text.slice(at, at + length)), starts[at] as number);
		at += length;
	}
	return codes.decoded(starts[text.length] as number);
}

/** `%2%35%34%31` is `%25%34%31`, that is `%41`, which is `A`: what has just become an escape is decoded too. */
function decodedWhole({ text, starts }: Decoded): Decoded {
	const codes = new Codes(text.length);
	for (let at = 0; at < text.length; at++) {
		codes.push(text.charCodeAt(at), starts[at] as number);
		while (codes.decodeLast());
	}
	return codes.decoded(starts[text.length] as number);
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
			this.push(codeOf(last), start);
			return true;
		}
		return false;
	}

	/** @param end where the text ends that they were decoded from */
	decoded(end: number): Decoded {
		const codes = this.#codes.subarray(0, this.#starts.length);
		return { text: new TextDecoder('utf-16le', { ignoreBOM: true }).decode(codes), starts: [...this.#starts, end] };
	}
}

/** `%41` and `%u0041`. */
const ESCAPE_LENGTHS = [3, 6];

/** How many code units the escape at `at` has; 1 where there is none. */
function escapeLength(text: string, at: number): number {
	if (isEscape(text, at, text.length)) return 3;
	return isUnicodeEscape(text, at) ? 6 : 1;
}

function codeOf(written: string): number {
	const code = Number.parseInt(written.replace(/^%u?/i, ''), 16);
	return code > Code.space && code < 0x7f ? code : 0xffff;
}
