import { isUtf8 } from 'node:buffer';
import { utf16 } from '../globs/file-text';
import { Needle } from '../url/needle';
import { firstIndex } from '../url/search';

/** A file's bytes as text. */
export interface Text {
	/** Without the byte order mark: offsets count as editors do. */
	readonly text: string;
	readonly encoding: 'UTF-8' | 'UTF-16LE' | 'UTF-16BE';
	readonly bom: boolean;
	/** Whether `encode` gives back exactly the bytes: false where bytes were not valid and became U+FFFD. */
	readonly valid: boolean;
}

/**
 * Decodes leniently: UTF-16 where a byte order mark says so, otherwise UTF-8.
 * @throws Error (`ERR_STRING_TOO_LONG`) for more text than a string holds
 */
export function decodeText(bytes: Buffer): Text {
	const encoding = utf16(bytes);
	if (encoding === undefined) {
		const bom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
		const content = bom ? bytes.subarray(3) : bytes;
		return { text: content.toString('utf8'), encoding: 'UTF-8', bom, valid: isUtf8(content) };
	}
	const content = bytes.subarray(2);
	const valid = content.length % 2 === 0;
	const whole = valid ? content : content.subarray(0, -1);
	const text = (encoding === 'UTF-16BE' ? Buffer.from(whole).swap16() : whole).toString('utf16le');
	return { text: valid ? text : `${text}\ufffd`, encoding, bom: true, valid };
}

/** The bytes of a new text in the encoding, and with the byte order mark, of the file it replaces. */
export function encodeText(text: string, like: Text): Buffer {
	const marked = like.bom ? `\ufeff${text}` : text;
	if (like.encoding === 'UTF-8') {
		return Buffer.from(marked, 'utf8');
	}
	const bytes = Buffer.from(marked, 'utf16le');
	return like.encoding === 'UTF-16BE' ? bytes.swap16() : bytes;
}

/** A line and a column, both from 1; columns in UTF-16 code units, where nothing else is said. */
export interface Position {
	readonly line: number;
	readonly column: number;
}

/** Answers where an offset stands. */
export interface Columns {
	/** @param offset in UTF-16 code units from 0, at most the text's length */
	position(offset: number): Position;
}

/** Offsets, as many as come: of an array that grows so long, each costs as much as looking for it. */
class Offsets {
	#kept = new Uint32Array(256);
	length = 0;

	constructor(first: number) {
		this.push(first);
	}

	at(index: number): number {
		return this.#kept[index] as number;
	}

	push(offset: number): void {
		if (this.length === this.#kept.length) {
			const longer = new Uint32Array(2 * this.length);
			longer.set(this.#kept);
			this.#kept = longer;
		}
		this.#kept[this.length++] = offset;
	}
}

/** Answers which line and column an offset has. Lines end in `\n`, `\r\n` or `\r`, and are looked for as far as somebody asks. */
export class Lines implements Columns {
	/** Where lines start, as far as they were looked for. */
	readonly #starts = new Offsets(0);
	readonly #feeds: Needle;
	readonly #returns: Needle;

	constructor(private readonly text: string) {
		this.#feeds = new Needle(text, '\n');
		this.#returns = new Needle(text, '\r');
	}

	/** @param offset in UTF-16 code units from 0, at most the text's length */
	position(offset: number): Position {
		this.#goTo(offset);
		const starts = this.#starts;
		const line = firstIndex(starts.length, (index) => starts.at(index) > offset);
		return { line, column: offset - starts.at(line - 1) + 1 };
	}

	/** Where a line, counted from 1, starts. Behind the last line that is the end of the text. */
	start(line: number): number {
		while (this.#starts.length < line && this.#goOn());
		return line <= this.#starts.length ? this.#starts.at(line - 1) : this.text.length;
	}

	/** Where the last line starts that is known. */
	get #last(): number {
		return this.#starts.at(this.#starts.length - 1);
	}

	/** Looks for lines up to the one behind `offset`. Most of them end with `\n` alone. */
	#goTo(offset: number): void {
		let last = this.#last;
		while (last <= offset) {
			const feed = this.text.indexOf('\n', last);
			if (feed < 0 || this.#returns.next(last) < feed) {
				if (!this.#goOn()) return;
				last = this.#last;
			} else {
				last = feed + 1;
				this.#starts.push(last);
			}
		}
	}

	/** Looks for the next line. Returns whether there is one. */
	#goOn(): boolean {
		const end = Math.min(this.#feeds.next(this.#last), this.#returns.next(this.#last));
		if (end === this.text.length) return false;
		// Where no line feed follows, the next one is said to stand at the text's end.
		const hasFeed = end + 1 < this.text.length && this.#feeds.next(end) === end + 1;
		const isPair = hasFeed && end === this.#returns.next(end);
		this.#starts.push(isPair ? end + 2 : end + 1);
		return true;
	}
}

/** Columns in bytes of UTF-8. Who asks for offsets that lie near each other pays for what lies between them. */
export class Utf8Columns implements Columns {
	/** The last answer, and the offset it was for. */
	#last: Position & { readonly offset: number } = { line: 1, column: 1, offset: 0 };

	constructor(
		private readonly text: string,
		private readonly lines: Lines,
	) {}

	position(offset: number): Position {
		const { line } = this.lines.position(offset);
		const near = line === this.#last.line ? this.#last : { column: 1, offset: this.lines.start(line) };
		const bytes = (from: number, to: number) => Buffer.byteLength(this.text.slice(from, to));
		const column = near.column + bytes(near.offset, offset) - bytes(offset, near.offset);
		this.#last = { line, column, offset };
		return { line, column };
	}
}
