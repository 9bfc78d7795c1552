/**
 * Text documents whose positions count in the units that client and server agreed on. Everywhere else there are offsets in UTF-16 code
 * units: only these documents know more than one way to count.
 */

import {
	type Position,
	PositionEncodingKind,
	type Range,
	type TextDocumentContentChangeEvent,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { ChunkedText, type Text } from '../find/chunked-text';
import { changedStretch, type Edit } from '../url/edits';
import { countUpTo } from '../url/search';
import type { Span } from '../url/url';

/** Changes of the protocol: each counts in what those before it left. */
type Change = TextDocumentContentChangeEvent;

/** Makes a document that counts as the client does. */
export type NewDocument = (uri: string, languageId: string, version: number, text: string) => TextDocument;

/** A document that is edited in place. */
export interface EditedDocument extends TextDocument {
	/** Its text as it is now. */
	readonly text: ChunkedText;
	/** A change of the protocol as an edit in offsets: of a text that is sent as a whole what differs. */
	editOf(change: Change): Edit;
	edit(edit: Edit): void;
	version: number;
}

/** How long a character is in each encoding that we can count in, beside UTF-16. */
const lengths: ReadonlyMap<PositionEncodingKind, (codePoint: number) => number> = new Map([
	[PositionEncodingKind.UTF8, utf8Length],
	[PositionEncodingKind.UTF32, () => 1],
]);

/** What is counted in: the first that we can of what a client offers, in the order in which it wants them. */
export function chosenEncoding(offered: readonly PositionEncodingKind[] | undefined): PositionEncodingKind {
	return (
		offered?.find((each) => each === PositionEncodingKind.UTF16 || lengths.has(each)) ?? PositionEncodingKind.UTF16
	);
}

/** A document whose positions count in `encoding`. */
export function createDocument(encoding: PositionEncodingKind, ...of: Parameters<NewDocument>): EditedDocument {
	const length = lengths.get(encoding);
	return length === undefined ? new Utf16Document(...of) : new EncodedDocument(length, ...of);
}

/**
 * Changes a document as the client did, in place.
 * @param edited told of each edit, before it is made
 */
export function updateDocument(
	document: EditedDocument,
	changes: readonly Change[],
	version: number,
	edited: (edit: Edit) => void = () => {},
): void {
	for (const change of changes) {
		const edit = document.editOf(change);
		edited(edit);
		document.edit(edit);
	}
	document.version = version;
}

/** The text of any document, which need not be made one string of. */
export function contentOf(document: TextDocument): Text {
	return document instanceof Utf16Document ? document.text : document.getText();
}

class Utf16Document implements EditedDocument {
	#text: ChunkedText;

	constructor(
		readonly uri: string,
		readonly languageId: string,
		public version: number,
		text: string,
	) {
		this.#text = ChunkedText.of(text);
	}

	get text(): ChunkedText {
		return this.#text;
	}

	get lineCount(): number {
		return this.#text.lineCount;
	}

	getText(range?: Range): string {
		if (range === undefined) return this.#text.toString();
		const { offset, end } = this.#spanOf(range);
		return this.#text.slice(offset, end);
	}

	getLineRange(line: number): Range {
		const last = this.lineCount - 1;
		const start = { line: Math.max(0, Math.min(line, last)), character: 0 };
		const end = line < 0 ? 0 : this.#endOf(start.line) - this.#text.startOf(start.line);
		return { start, end: { line: start.line, character: end } };
	}

	getEOLCharacters(line: number): string {
		if (line < 0 || line >= this.lineCount) return '';
		return this.#text.slice(this.#endOf(line), this.#text.startOf(line + 1));
	}

	/** In the middle of a line break: where that starts. */
	positionAt(offset: number): Position {
		const at = Math.max(0, Math.min(offset, this.#text.length));
		const { line, start } = this.#text.lineAt(at);
		const isInside = at > start && this.#text.slice(at - 1, at + 1) === '\r\n';
		return { line, character: at - start - (isInside ? 1 : 0) };
	}

	/** Behind the end of a line: its end. Nobody stands between two lines, whatever a client says. */
	offsetAt({ line: said, character }: Position): number {
		const line = Math.floor(said);
		const start = this.#text.startOf(line);
		if (character <= 0 || line < 0 || line >= this.lineCount) return start;
		return Math.min(start + character, this.#endOf(line));
	}

	editOf(change: Change): Edit {
		const { text } = change;
		const range = rangeOf(change);
		return range === undefined ? changedStretch(this.getText(), text) : { ...this.#spanOf(range), text };
	}

	edit(edit: Edit): void {
		this.#text = this.#text.edited(edit);
	}

	/** The ends of a range may stand in either order. */
	#spanOf({ start, end }: Range): Span {
		const [one, other] = [this.offsetAt(start), this.offsetAt(end)];
		return { offset: Math.min(one, other), end: Math.max(one, other) };
	}

	/** Where a line ends, without its line break. */
	#endOf(line: number): number {
		const next = this.#text.startOf(line + 1);
		if (line + 1 >= this.lineCount) return next;
		return this.#text.slice(Math.max(0, next - 2), next) === '\r\n' ? next - 2 : next - 1;
	}
}

/** What a change replaces; `undefined` for the whole text. */
function rangeOf(change: Change): Range | undefined {
	return 'range' in change ? change.range : undefined;
}

/** Of a longer line it is known every so many code units how much stands before: it is not counted from its start each time. */
const STEP = 1024;

class EncodedDocument extends Utf16Document {
	/** For each line that is longer than `STEP`, by where it starts: the units before each of its steps. */
	readonly #steps = new Map<number, Uint32Array>();

	/** @param lengthOf how many units a character takes; a lone surrogate is one character */
	constructor(
		private readonly lengthOf: (codePoint: number) => number,
		...of: Parameters<NewDocument>
	) {
		super(...of);
	}

	override getLineRange(line: number): Range {
		const { start, end } = super.getLineRange(line);
		return { start, end: this.positionAt(super.offsetAt(end)) };
	}

	/** In the middle of a character: where that starts. */
	override positionAt(offset: number): Position {
		const { line, character } = super.positionAt(offset);
		const start = this.text.startOf(line);
		const step = Math.floor(character / STEP);
		const { units } = this.#count(this.#stepStart(start, step), start + character);
		return { line, character: (this.#stepsOf(line, start)?.[step] ?? 0) + units };
	}

	/** In the middle of a character: where that starts. Behind the end of a line: its end. */
	override offsetAt({ line: said, character }: Position): number {
		const line = Math.floor(said);
		const start = this.text.startOf(line);
		if (line < 0 || line >= this.lineCount) return start;
		const end = super.offsetAt({ line, character: Number.MAX_SAFE_INTEGER });
		const steps = this.#stepsOf(line, start);
		const step = lastUpTo(steps, character);
		const from = this.#stepStart(start, step);
		// Longer than what is counted of it.
		const to = Math.min(end, from + 2 * STEP);
		return this.#count(from, to, character - (steps?.[step] ?? 0)).at;
	}

	override edit(edit: Edit): void {
		super.edit(edit);
		this.#steps.clear();
	}

	#stepsOf(line: number, start: number): Uint32Array | undefined {
		const end = super.offsetAt({ line, character: Number.MAX_SAFE_INTEGER });
		if (end - start < STEP) return undefined;
		const known = this.#steps.get(start);
		if (known !== undefined) return known;
		const steps = new Uint32Array(Math.floor((end - start) / STEP) + 1);
		for (let step = 1; step < steps.length; step++) {
			const { units } = this.#count(this.#stepStart(start, step - 1), this.#stepStart(start, step));
			steps[step] = (steps[step - 1] ?? 0) + units;
		}
		this.#steps.set(start, steps);
		return steps;
	}

	/** Where a step of a line starts: never in the middle of a character. */
	#stepStart(lineStart: number, step: number): number {
		const at = lineStart + step * STEP;
		return step > 0 && isPair(this.text.slice(at - 1, at + 1)) ? at - 1 : at;
	}

	/** Goes on from an offset by whole characters, up to `end` and to as many units as may be. Returns where it came, and how many they are. */
	#count(from: number, end: number, most = Number.POSITIVE_INFINITY): { at: number; units: number } {
		const text = this.text.slice(from, end + 1);
		const length = end - from;
		let at = 0;
		let units = 0;
		while (at < length) {
			const codePoint = text.codePointAt(at) ?? 0;
			const next = at + (codePoint > 0xffff ? 2 : 1);
			const more = units + this.lengthOf(codePoint);
			if (next > length || !(more <= most)) break;
			at = next;
			units = more;
		}
		return { at: from + at, units };
	}
}

/** Whether two code units are one character. */
function isPair(units: string): boolean {
	return (units.codePointAt(0) ?? 0) > 0xffff;
}

/** The last step that has no more than so many units before it. */
function lastUpTo(steps: Uint32Array | undefined, units: number): number {
	return Math.max(0, countUpTo(steps ?? [], units) - 1);
}

/** RFC 3629 §3. A lone surrogate takes what U+FFFD would, which is written for it. */
function utf8Length(codePoint: number): number {
	return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
}
