import { countUpTo } from '../url/search';
import type { Span } from '../url/url';

/** Maps ranges of a logical text to the document: identity plus an offset for nearly all, a table for the rest. */
export class SourceMap {
	/**
	 * @param base where the logical text starts in the document
	 * @param starts per logical code unit, where what stands for it starts in the document; absent for identity
	 * @param ends per logical code unit, where that ends; what lies between one end and the next start (a line break
	 *   in `<URL:…>`) stands for nothing
	 * @param moved how far the document moved all that since
	 */
	constructor(
		private readonly base: number,
		private readonly starts?: readonly number[],
		private readonly ends?: readonly number[],
		private readonly moved = 0,
	) {}

	/** The map of the same text, moved in its document. */
	movedBy(characters: number): SourceMap {
		return new SourceMap(this.base, this.starts, this.ends, this.moved + characters);
	}

	/** The document range that shows the logical range; an empty range maps to an empty one. */
	toDocument({ offset, end }: Span): Span {
		const { base, starts, ends, moved } = this;
		if (starts === undefined || ends === undefined) return { offset: base + moved + offset, end: base + moved + end };
		const start = starts[offset] ?? ends[offset - 1] ?? base;
		return { offset: start + moved, end: (end > offset ? (ends[end - 1] as number) : start) + moved };
	}

	/** The logical offset of what is shown at an offset in the document; the nearest before it where that stands for nothing. */
	toLogical(place: number): number {
		const { starts } = this;
		const offset = place - this.moved;
		if (starts === undefined) return offset - this.base;
		return Math.max(0, countUpTo(starts, offset) - 1);
	}

	/**
	 * The document range to take away so that the logical range is gone: where line breaks stand on both sides, with the one
	 * before, because a blank line would end the URL.
	 */
	toRemove(span: Span): Span {
		const { offset, end } = this.toDocument(span);
		const before = (this.ends?.[span.offset - 1] ?? offset - this.moved) + this.moved;
		const after = (this.starts?.[span.end] ?? end - this.moved) + this.moved;
		return { offset: after > end ? before : offset, end };
	}
}
