/** Reading the logical text of a range: what is left after undoing the document's escaping. */

import { SourceMap } from './source-map';
import { type Escaping, undoAt } from './unescape';

/** A logical text and where it stands. */
export interface Logical {
	readonly text: string;
	readonly map: SourceMap;
	/** Where the document range ends. */
	readonly end: number;
}

/**
 * Reads code unit by code unit. It starts as the identity and keeps no table until the first escape.
 */
export class LogicalReader {
	/** What was taken, since the first escape. */
	#table: { text: string; starts: number[]; ends: number[] } | undefined;

	constructor(
		readonly document: string,
		readonly start: number,
		private readonly escaping: Escaping,
	) {}

	#taken = 0;

	/** How many logical code units were taken. */
	get length(): number {
		return this.#table === undefined ? this.#taken : this.#table.text.length;
	}

	/** What stands at `offset`, which is where the last thing taken ended: its text, and where it ends. */
	peek(offset: number, limit: number): { readonly text: string; readonly end: number } {
		const undone = undoAt(this.escaping, this.document, offset, limit);
		return undone ?? { text: this.document.charAt(offset), end: offset + 1 };
	}

	/** Takes what was peeked. */
	take(text: string, offset: number, end: number): void {
		if (this.#table === undefined) {
			if (text.length === end - offset && this.document.startsWith(text, offset)) {
				this.#taken += text.length;
				return;
			}
			this.#startTable();
		}
		const table = this.#table as { text: string; starts: number[]; ends: number[] };
		table.text += text;
		const verbatim = text.length === end - offset;
		for (let unit = 0; unit < text.length; unit++) {
			table.starts.push(verbatim ? offset + unit : offset);
			table.ends.push(verbatim ? offset + unit + 1 : end);
		}
	}

	/** Takes `[from, to)`, in which every character stands for itself. */
	takeVerbatim(from: number, to: number): void {
		if (this.#table === undefined) this.#taken += to - from;
		else this.take(this.document.slice(from, to), from, to);
	}

	#startTable(): void {
		const starts = Array.from({ length: this.#taken }, (_, unit) => this.start + unit);
		const text = this.document.slice(this.start, this.start + this.#taken);
		this.#table = { text, starts, ends: starts.map((start) => start + 1) };
	}

	/** The first `length` logical code units. */
	finish(length: number): Logical {
		const { start } = this;
		if (this.#table === undefined) {
			return { text: this.document.slice(start, start + length), map: new SourceMap(start), end: start + length };
		}
		const { text, starts, ends } = this.#table;
		const map = new SourceMap(start, starts.slice(0, length), ends.slice(0, length));
		return { text: text.slice(0, length), map, end: length > 0 ? (ends[length - 1] as number) : start };
	}
}

/** The logical text of `[start, limit)`. */
export function readAll(document: string, start: number, limit: number, escaping: Escaping): Logical {
	const raw = document.slice(start, limit);
	if (!mayHoldEscape(raw, escaping)) return { text: raw, map: new SourceMap(start), end: limit };
	const reader = new LogicalReader(document, start, escaping);
	for (let at = start; at < limit; ) {
		const { text, end } = reader.peek(at, limit);
		reader.take(text, at, end);
		at = end;
	}
	return reader.finish(reader.length);
}

/** The text of `readAll`, without its table: nobody asks what stands where. */
export function textOf(document: string, start: number, limit: number, escaping: Escaping): string {
	const raw = document.slice(start, limit);
	if (!mayHoldEscape(raw, escaping)) return raw;
	const { triggers } = escaping;
	let text = '';
	/** What stands before is in `text`. */
	let from = start;
	for (let at = start; at < limit; ) {
		const undone = triggers.includes(document.charAt(at)) ? escaping.undo(document, at, limit) : undefined;
		if (undone === undefined) at++;
		else {
			text += document.slice(from, at) + undone.text;
			from = at = undone.end;
		}
	}
	return text + document.slice(from, limit);
}

function mayHoldEscape(raw: string, { triggers }: Escaping): boolean {
	for (let index = 0; index < triggers.length; index++) if (raw.includes(triggers.charAt(index))) return true;
	return false;
}
