import type { Span } from '../url/url';

/** Maps ranges of a logical text to the document: identity plus an offset for nearly all, a table for the rest. */
export class SourceMap {
	/**
	 * @param base where the logical text starts in the document
	 * @param starts per logical code unit, where what stands for it starts in the document; absent for identity
	 * @param ends per logical code unit, where that ends; what lies between one end and the next start (a line break
	 *   in `<URL:…>`) stands for nothing
	 */
	constructor(
		private readonly base: number,
		private readonly starts?: readonly number[],
		private readonly ends?: readonly number[],
	) {}

	/** The document range that shows the logical range; an empty range maps to an empty one. */
	toDocument({ offset, end }: Span): Span {
		if (this.starts === undefined || this.ends === undefined)
			return { offset: this.base + offset, end: this.base + end };
		const start = this.starts[offset] ?? this.ends[offset - 1] ?? this.base;
		return { offset: start, end: end > offset ? (this.ends[end - 1] as number) : start };
	}

	/** The logical offset of what is shown at an offset in the document; the nearest before it where that stands for nothing. */
	toLogical(offset: number): number {
		const { starts } = this;
		if (starts === undefined) return offset - this.base;
		let low = 0;
		let high = starts.length;
		while (low < high) {
			const middle = (low + high) >>> 1;
			if ((starts[middle] as number) <= offset) low = middle + 1;
			else high = middle;
		}
		return Math.max(0, low - 1);
	}

	/**
	 * The document range to take away so that the logical range is gone: where line breaks stand on both sides, with the one
	 * before, because a blank line would end the URL.
	 */
	toRemove(span: Span): Span {
		const { offset, end } = this.toDocument(span);
		const before = this.ends?.[span.offset - 1] ?? offset;
		const after = this.starts?.[span.end] ?? end;
		return { offset: after > end ? before : offset, end };
	}
}
