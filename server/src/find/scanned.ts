/** The URLs of a document, found part by part; of an edited one, only in those parts that the edit touches. */

import type { Text } from './chunked-text';
import { type Change, divided, dividedAgain, indexOfPart, SIZES, type Sizes } from './division';
import { movedBy, type Occurrence } from './occurrence';
import { firstEndingAfter, type Occurrences, occurrenceAround } from './occurrences';
import { type LineState, NOTHING } from './scanner';
import { isSameState, type Stretch, stretchAt } from './stretch';
import { WholeText } from './whole';

/** A scanned document. It does not change: edits make another one, which shares what they leave alone. */
export class ScannedText implements Occurrences {
	/** Per stretch, how many URLs stand before it. */
	readonly #counts: readonly number[];
	readonly length: number;

	/** @param stretches one for each part of the document */
	constructor(
		readonly whole: WholeText,
		readonly languageId: string,
		readonly stretches: readonly Stretch[],
		private readonly sizes: Sizes,
	) {
		let length = 0;
		this.#counts = stretches.map(({ found }) => {
			length += found.length;
			return length - found.length;
		});
		this.length = length;
	}

	/** The document after a change. Each step of it takes a few milliseconds at the most, unless a line is very long. */
	changed(text: Text, change: Change): Generator<undefined, ScannedText> {
		return scanning(text, this.languageId, this.sizes, { scanned: this, change });
	}

	/** How far the offsets in a stretch are from the document's. */
	baseOf(index: number): number {
		return (this.whole.starts[index] as number) - (this.stretches[index] as Stretch).back;
	}

	/** The stretch in which the occurrence at `index` starts. */
	stretchOf(index: number): number {
		return indexOfPart(this.#counts, index);
	}

	offsetAt(index: number): number {
		const [stretch, inside] = this.#find(index);
		return (this.stretches[stretch] as Stretch).found.offsetAt(inside) + this.baseOf(stretch);
	}

	endAt(index: number): number {
		const [stretch, inside] = this.#find(index);
		return (this.stretches[stretch] as Stretch).found.endAt(inside) + this.baseOf(stretch);
	}

	at(index: number): Occurrence {
		if (index < 0 || index >= this.length) throw new RangeError(`no occurrence ${index}`);
		const [stretch, inside] = this.#find(index);
		return movedBy((this.stretches[stretch] as Stretch).found.at(inside), this.baseOf(stretch));
	}

	*notPlain(): Iterable<Occurrence> {
		for (const [index, { found }] of this.stretches.entries())
			for (const occurrence of found.notPlain()) yield movedBy(occurrence, this.baseOf(index));
	}

	indexAfter(offset: number): number {
		return firstEndingAfter(this, offset);
	}

	around(offset: number): Occurrence | undefined {
		return occurrenceAround(this, offset);
	}

	*[Symbol.iterator](): Iterator<Occurrence> {
		for (const [index, { found }] of this.stretches.entries())
			for (const occurrence of found) yield movedBy(occurrence, this.baseOf(index));
	}

	/** The stretch of an occurrence, and its index there. */
	#find(index: number): [number, number] {
		const stretch = this.stretchOf(index);
		return [stretch, index - (this.#counts[stretch] as number)];
	}
}

/** A document before a change, and that. */
interface Before {
	readonly scanned: ScannedText;
	readonly change: Change;
}

/** Scans a document, step by step. */
export function* scanning(
	text: Text,
	languageId: string,
	sizes: Sizes = SIZES,
	before?: Before,
): Generator<undefined, ScannedText> {
	const last = before?.scanned.whole;
	const division =
		before && last ? dividedAgain(text, sizes, before.change, last.parts, last.starts) : divided(text, sizes);
	const whole = new WholeText(text, languageId, division.parts);
	const { first, last: behind } = division;
	const isSameLanguage = last?.written === whole.written;
	const kept = before && isSameLanguage ? keptOf(before, first, behind) : () => undefined;
	const changes = last && isSameLanguage ? whole.changesSince(last, first, behind) : undefined;
	const stretches: Stretch[] = [];
	let state: LineState = NOTHING;
	for (let index = 0; index < whole.parts.length; index++) {
		let stretch = kept(index, whole.parts.length);
		if (stretch === undefined || !isSameState(stretch.before, state) || !stretch.answers.holdFor(whole, changes)) {
			const start = whole.starts[index] as number;
			stretch = stretchAt({ text, languageId, start, end: whole.endOf(index), whole }, state, sizes);
			whole.lookFor('directive', index);
			yield;
		}
		stretches.push(stretch);
		state = stretch.after ?? NOTHING;
	}
	return new ScannedText(whole, languageId, stretches, sizes);
}

/** Which stretches of a document a change leaves alone: it touches nothing that was read for them. */
function keptOf({ scanned, change }: Before, first: number, last: number) {
	const { stretches, whole } = scanned;
	return (index: number, length: number): Stretch | undefined => {
		if (index < first) {
			const stretch = stretches[index] as Stretch;
			return whole.endOf(index) + stretch.ahead < change.offset ? stretch : undefined;
		}
		if (index < length - last) return undefined;
		const old = index - length + stretches.length;
		const stretch = stretches[old] as Stretch;
		return (whole.starts[old] as number) - stretch.back > change.end ? stretch : undefined;
	};
}

/** All that a generator does, at once. */
export function finished<T>(steps: Generator<unknown, T>): T {
	for (;;) {
		const { value, done } = steps.next();
		if (done === true) return value;
	}
}
