/**
 * Text documents whose positions count in the units that client and server agreed on. Everywhere else there are offsets in UTF-16 code
 * units: only these documents know more than one way to count.
 */

import { type Position, PositionEncodingKind, type Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';

type Change = Parameters<typeof TextDocument.update>[1][number];

/** Makes a document that counts as the client does. */
export type NewDocument = (uri: string, languageId: string, version: number, text: string) => TextDocument;

/** How long a character is in each encoding that we can count in; UTF-16, which all know, is the library's affair. */
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
export function createDocument(encoding: PositionEncodingKind, ...of: Parameters<NewDocument>): TextDocument {
	const document = TextDocument.create(...of);
	const length = lengths.get(encoding);
	return length === undefined ? document : new EncodedDocument(document, length);
}

/** Changes a document as the client did, in place. */
export function updateDocument(document: TextDocument, changes: Change[], version: number): TextDocument {
	if (!(document instanceof EncodedDocument)) return TextDocument.update(document, changes, version);
	document.update(changes, version);
	return document;
}

/** What a change replaces; `undefined` for the whole text. */
export function rangeOf(change: Change): Range | undefined {
	return 'range' in change ? change.range : undefined;
}

/** Of a longer line it is known every so many code units how much stands before: it is not counted from its start each time. */
const STEP = 1024;

class EncodedDocument implements TextDocument {
	/** For each line that is longer than `STEP`, by where it starts: the units before each of its steps. */
	readonly #steps = new Map<number, Uint32Array>();

	/** @param length how many units a character takes; a lone surrogate is one character */
	constructor(
		private readonly document: TextDocument,
		private readonly length: (codePoint: number) => number,
	) {}

	get uri(): string {
		return this.document.uri;
	}

	get languageId(): string {
		return this.document.languageId;
	}

	get version(): number {
		return this.document.version;
	}

	get lineCount(): number {
		return this.document.lineCount;
	}

	getLineRange(line: number): Range {
		const { start, end } = this.document.getLineRange(line);
		return { start, end: this.positionAt(this.document.offsetAt(end)) };
	}

	getEOLCharacters(line: number): string {
		return this.document.getEOLCharacters(line);
	}

	getText(range?: Range): string {
		return this.document.getText(range && this.#inUtf16(range));
	}

	/** In the middle of a character: where that starts. */
	positionAt(offset: number): Position {
		const { line, character } = this.document.positionAt(offset);
		const start = this.document.offsetAt({ line, character: 0 });
		const { text, steps } = this.#line(line, start);
		const step = Math.floor(character / STEP);
		const { units } = this.#count(text, stepStart(text, start, step), start + character);
		return { line, character: (steps?.[step] ?? 0) + units };
	}

	/** In the middle of a character: where that starts. Behind the end of a line: its end. */
	offsetAt({ line, character }: Position): number {
		const start = this.document.offsetAt({ line, character: 0 });
		if (line < 0 || line >= this.document.lineCount) return start;
		const { text, end, steps } = this.#line(line, start);
		const step = lastUpTo(steps, character);
		return this.#count(text, stepStart(text, start, step), end, character - (steps?.[step] ?? 0)).at;
	}

	/** Each change counts in what those before it left. */
	update(changes: readonly Change[], version: number): void {
		for (const change of changes) {
			const { text } = change;
			const range = rangeOf(change);
			const one = range === undefined ? { text } : { range: this.#inUtf16(range), text };
			TextDocument.update(this.document, [one], this.version);
			this.#steps.clear();
		}
		TextDocument.update(this.document, [], version);
	}

	#inUtf16({ start, end }: Range): Range {
		const inUtf16 = (position: Position) => this.document.positionAt(this.offsetAt(position));
		return { start: inUtf16(start), end: inUtf16(end) };
	}

	/** @param start where the line starts */
	#line(line: number, start: number): { readonly text: string; readonly end: number; readonly steps?: Uint32Array } {
		const text = this.document.getText();
		const end = this.document.offsetAt({ line, character: Number.MAX_SAFE_INTEGER });
		if (end - start < STEP) return { text, end };
		const known = this.#steps.get(start);
		if (known !== undefined) return { text, end, steps: known };
		const steps = this.#stepsOf(text, start, end);
		this.#steps.set(start, steps);
		return { text, end, steps };
	}

	#stepsOf(text: string, start: number, end: number): Uint32Array {
		const steps = new Uint32Array(Math.floor((end - start) / STEP) + 1);
		for (let step = 1; step < steps.length; step++) {
			const { units } = this.#count(text, stepStart(text, start, step - 1), stepStart(text, start, step));
			steps[step] = (steps[step - 1] ?? 0) + units;
		}
		return steps;
	}

	/** Goes on from `at` by whole characters, up to `end` and to as many units as may be. Returns where it came, and how many they are. */
	#count(text: string, at: number, end: number, most = Number.POSITIVE_INFINITY): { at: number; units: number } {
		let units = 0;
		while (at < end) {
			const codePoint = text.codePointAt(at) ?? 0;
			const next = at + (codePoint > 0xffff ? 2 : 1);
			const more = units + this.length(codePoint);
			if (next > end || !(more <= most)) break;
			at = next;
			units = more;
		}
		return { at, units };
	}
}

/** Where a step of a line starts: never in the middle of a character. */
function stepStart(text: string, lineStart: number, step: number): number {
	const at = lineStart + step * STEP;
	return step > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at;
}

/** The last step that has no more than so many units before it. */
function lastUpTo(steps: Uint32Array | undefined, units: number): number {
	let low = 0;
	let high = steps?.length ?? 1;
	while (high - low > 1) {
		const middle = (low + high) >> 1;
		if ((steps?.[middle] ?? 0) <= units) low = middle;
		else high = middle;
	}
	return low;
}

/** RFC 3629 §3. A lone surrogate takes what U+FFFD would, which is written for it. */
function utf8Length(codePoint: number): number {
	return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
}
