import { SourceMap } from '../escaping/source-map';
import type { Context } from '../languages/context';
import { firstIndex } from '../url/search';
import type { Occurrence } from './occurrence';

/** Numbers per occurrence: offset, end, and of a plain one the index of its context, of another one its own, as `~index`. */
const ROW = 3;

/** The URLs of a document, in order and without overlap. */
export interface Occurrences extends Iterable<Occurrence> {
	readonly length: number;
	/** Where the occurrence at `index` starts. */
	offsetAt(index: number): number;
	endAt(index: number): number;
	/** @throws RangeError where there is none */
	at(index: number): Occurrence;
	/** Those that need a closer look, in order. */
	notPlain(): Iterable<Occurrence>;
	/** The index of the first occurrence that ends behind `offset`; `length` where none does. */
	indexAfter(offset: number): number;
	/** The occurrence in which `offset` lies. */
	around(offset: number): Occurrence | undefined;
}

/**
 * The URLs that were found in one text. Most are plain, and of those only the numbers are kept: what else there is to say is
 * made when somebody asks.
 */
export class OccurrenceList implements Occurrences {
	readonly #rows: number[] = [];
	readonly #contexts: Context[] = [];
	/** The index of the context that was added last. */
	#last = 0;
	/** The occurrences that are not plain. */
	readonly #odd: Occurrence[] = [];

	constructor(private readonly text: string) {}

	get length(): number {
		return this.#rows.length / ROW;
	}

	/** Adds a plain URL, whose logical text is what stands there. */
	addPlain(offset: number, end: number, context: Context): void {
		// Neighbours mostly stand in the same context.
		if (context !== this.#contexts[this.#last]) {
			const known = this.#contexts.indexOf(context);
			this.#last = known < 0 ? this.#contexts.push(context) - 1 : known;
		}
		this.#rows.push(offset, end, this.#last);
	}

	add(occurrence: Occurrence): void {
		this.#rows.push(occurrence.offset, occurrence.end, ~this.#odd.length);
		this.#odd.push(occurrence);
	}

	offsetAt(index: number): number {
		return this.#rows[index * ROW] as number;
	}

	endAt(index: number): number {
		return this.#rows[index * ROW + 1] as number;
	}

	at(index: number): Occurrence {
		if (index < 0 || index >= this.length) throw new RangeError(`no occurrence ${index}`);
		const kind = this.#rows[index * ROW + 2] as number;
		return kind < 0 ? (this.#odd[~kind] as Occurrence) : this.#plainAt(index, this.#contexts[kind] as Context);
	}

	notPlain(): Iterable<Occurrence> {
		return this.#odd;
	}

	indexAfter(offset: number): number {
		return firstEndingAfter(this, offset);
	}

	around(offset: number): Occurrence | undefined {
		return occurrenceAround(this, offset);
	}

	*[Symbol.iterator](): Iterator<Occurrence> {
		for (let index = 0; index < this.length; index++) yield this.at(index);
	}

	#plainAt(index: number, context: Context): Occurrence {
		const offset = this.offsetAt(index);
		const end = this.endAt(index);
		const url = this.text.slice(offset, end);
		return {
			offset,
			end,
			context,
			url,
			map: new SourceMap(offset),
			placeholders: [],
			boundary: undefined,
			plain: true,
		};
	}
}

/** The index of the first of them that ends after `offset`; how many there are where none does. */
export function firstEndingAfter(occurrences: Pick<Occurrences, 'length' | 'endAt'>, offset: number): number {
	return firstIndex(occurrences.length, (index) => occurrences.endAt(index) > offset);
}

/** The one in which `offset` lies. */
export function occurrenceAround(
	occurrences: Pick<Occurrences, 'length' | 'endAt' | 'offsetAt' | 'at'>,
	offset: number,
): Occurrence | undefined {
	const index = firstEndingAfter(occurrences, offset);
	return index < occurrences.length && occurrences.offsetAt(index) <= offset ? occurrences.at(index) : undefined;
}
