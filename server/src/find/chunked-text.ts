/** Long texts that are edited: in chunks, so that an edit copies no more than the chunks it touches. */

import type { Edit } from '../url/edits';
import { countUpTo } from '../url/search';

/** What is read of a document. A string is one. */
export interface Text {
	readonly length: number;
	indexOf(character: string, from: number): number;
	lastIndexOf(character: string, from: number): number;
	slice(from: number, to?: number): string;
}

/** How long chunks are that are cut. By edits they grow up to twice as much, which 16 bits can count. */
const LENGTH = 16_384;

/** A text that does not change: edits make another one, which shares the chunks that they leave alone. */
export class ChunkedText implements Text {
	readonly length: number;
	/** Where each chunk starts. */
	readonly #starts: readonly number[];
	/** All of it, once somebody wanted it as one string. */
	#whole: string | undefined;
	#lines: ChunkLines | undefined;

	/** @param chunks none of them empty, and none ends between the two characters of a line break */
	private constructor(
		private readonly chunks: readonly Chunk[],
		private readonly chunkLength: number,
		whole?: string,
	) {
		let length = 0;
		this.#starts = chunks.map((chunk) => {
			length += chunk.length;
			return length - chunk.length;
		});
		this.length = length;
		this.#whole = whole;
	}

	/** @param chunkLength how long chunks are that are cut */
	static of(text: string, chunkLength = LENGTH): ChunkedText {
		return new ChunkedText(chunksOf(text, chunkLength), chunkLength, text);
	}

	/** The text after an edit. */
	edited({ offset, end, text }: Edit): ChunkedText {
		let first = this.#chunkAt(offset);
		const last = this.#chunkAt(end);
		// What follows a carriage return may be a line feed now.
		if (this.#starts[first] === offset && this.chunks[first - 1]?.endsWith('\r') === true) first--;
		const before = this.slice(this.#starts[first] ?? 0, offset);
		const behind = this.slice(end, this.#endOf(last));
		const fresh = chunksOf(before + text + behind, this.chunkLength);
		const chunks = this.chunks.slice(0, Math.max(0, first)).concat(fresh, this.chunks.slice(last + 1));
		return new ChunkedText(chunks, this.chunkLength);
	}

	slice(from: number, to = this.length): string {
		const end = Math.min(to, this.length);
		const strings: string[] = [];
		for (let index = this.#chunkAt(from), at = from; at < end; ) {
			const { source, start, last } = this.#runFrom(index, end);
			const base = start - (this.#starts[index] as number);
			const stop = Math.min(end, this.#endOf(last));
			strings.push(source.slice(base + at, base + stop));
			index = last + 1;
			at = stop;
		}
		return strings.length === 1 ? (strings[0] as string) : strings.join('');
	}

	/** Where a character stands next; -1 where it does not. */
	indexOf(character: string, from: number): number {
		for (let index = Math.max(0, this.#chunkAt(from)); index < this.chunks.length; index++) {
			const start = this.#starts[index] as number;
			const at = (this.chunks[index] as Chunk).text.indexOf(character, from - start);
			if (at >= 0) return start + at;
		}
		return -1;
	}

	/** Where a character stands last, at `from` or before; -1 where it does not. */
	lastIndexOf(character: string, from: number): number {
		for (let index = this.#chunkAt(Math.max(0, from)); index >= 0; index--) {
			const start = this.#starts[index] as number;
			const at = (this.chunks[index] as Chunk).text.lastIndexOf(character, from - start);
			if (at >= 0) return start + at;
		}
		return -1;
	}

	/** All of it as one string, which is made once, and costs what the text is long. */
	toString(): string {
		this.#whole ??= this.slice(0);
		return this.#whole;
	}

	get lineCount(): number {
		return this.#chunkLines().count;
	}

	/** The line in which an offset lies, from 0, and where it starts. */
	lineAt(offset: number): { readonly line: number; readonly start: number } {
		const { before, starts } = this.#chunkLines();
		const index = this.#chunkAt(offset);
		const base = this.#starts[index] ?? 0;
		const inside = this.chunks[index]?.lineStarts ?? [];
		const count = countUpTo(inside, offset - base);
		const line = (before[index] ?? 0) + count;
		return { line, start: count === 0 ? (starts[index] ?? 0) : base + (inside[count - 1] as number) };
	}

	/** Where a line starts; the end of the text for those behind the last. */
	startOf(line: number): number {
		if (line <= 0) return 0;
		const { before, count } = this.#chunkLines();
		if (line >= count) return this.length;
		// The last chunk with fewer line breaks before it than lines.
		const index = countUpTo(before, line - 1) - 1;
		const inside = (this.chunks[index] as Chunk).lineStarts;
		return (this.#starts[index] as number) + (inside[line - 1 - (before[index] as number)] as number);
	}

	/** The chunk in which an offset lies; the last one at the end of the text, -1 where there is none. */
	#chunkAt(offset: number): number {
		return Math.max(0, countUpTo(this.#starts, offset)) - 1;
	}

	#endOf(index: number): number {
		return this.#starts[index + 1] ?? this.length;
	}

	/** The chunks from one on, as far as wanted, that are cut from one string in this order: to read them together takes no copy. */
	#runFrom(index: number, wanted: number): { readonly source: string; readonly start: number; readonly last: number } {
		const { source, start } = this.chunks[index] as Chunk;
		let last = index;
		while (this.#endOf(last) < wanted && this.chunks[last + 1]?.goesOn(this.chunks[last] as Chunk) === true) last++;
		return { source, start, last };
	}

	#chunkLines(): ChunkLines {
		this.#lines ??= linesOf(this.chunks, this.#starts);
		return this.#lines;
	}
}

/** A part of a string. */
class Chunk {
	#lineStarts: Uint16Array | undefined;

	constructor(
		readonly source: string,
		readonly start: number,
		readonly end: number,
	) {}

	get length(): number {
		return this.end - this.start;
	}

	get text(): string {
		return this.source.slice(this.start, this.end);
	}

	endsWith(character: string): boolean {
		return this.source[this.end - 1] === character;
	}

	/** Whether it stands behind another one in the same string. */
	goesOn({ source, end }: Chunk): boolean {
		return this.start === end && this.source === source;
	}

	/** Behind each line break. */
	get lineStarts(): Uint16Array {
		this.#lineStarts ??= Uint16Array.from(lineStartsIn(this.text));
		return this.#lineStarts;
	}
}

/** What stands before each chunk. */
interface ChunkLines {
	/** How many line breaks. */
	readonly before: readonly number[];
	/** Where the line starts that goes on in it. */
	readonly starts: readonly number[];
	/** How many lines there are in all. */
	readonly count: number;
}

function chunksOf(text: string, chunkLength: number): Chunk[] {
	const chunks: Chunk[] = [];
	for (let start = 0; start < text.length; ) {
		const isLast = text.length - start <= 2 * chunkLength;
		let end = isLast ? text.length : start + chunkLength;
		if (text[end] === '\n' && text[end - 1] === '\r') end++;
		chunks.push(new Chunk(text, start, end));
		start = end;
	}
	return chunks;
}

function linesOf(chunks: readonly Chunk[], chunkStarts: readonly number[]): ChunkLines {
	const before: number[] = [];
	const starts: number[] = [];
	let breaks = 0;
	let start = 0;
	for (let index = 0; index < chunks.length; index++) {
		const { lineStarts } = chunks[index] as Chunk;
		before.push(breaks);
		starts.push(start);
		breaks += lineStarts.length;
		const last = lineStarts[lineStarts.length - 1];
		if (last !== undefined) start = (chunkStarts[index] as number) + last;
	}
	return { before, starts, count: breaks + 1 };
}

/** Lines end as the protocol has it: with LF, CR, or both. */
function lineStartsIn(text: string): number[] {
	const starts: number[] = [];
	let feed = text.indexOf('\n');
	let carriage = text.indexOf('\r');
	while (feed >= 0 || carriage >= 0) {
		const isCarriage = carriage >= 0 && (feed < 0 || carriage < feed);
		const start = isCarriage && feed !== carriage + 1 ? carriage + 1 : feed + 1;
		starts.push(start);
		if (feed >= 0 && feed < start) feed = text.indexOf('\n', start);
		if (carriage >= 0 && carriage < start) carriage = text.indexOf('\r', start);
	}
	return starts;
}
