/** Where something stands in a list that is in order. */

import type { Span } from './url';

/**
 * The first index for which something holds; the list's length where there is none.
 * @param holds for every index behind one for which it does: only some are asked about
 */
export function firstIndex(length: number, holds: (index: number) => boolean): number {
	let low = 0;
	let high = length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (holds(middle)) high = middle;
		else low = middle + 1;
	}
	return low;
}

/** The index of the first span that ends behind `offset`; the spans do not overlap. */
export function firstBehind(spans: readonly Span[], offset: number): number {
	return firstIndex(spans.length, (index) => (spans[index] as Span).end > offset);
}

/** How many of the numbers are no greater than another one; none where that is no number. */
export function countUpTo(numbers: ArrayLike<number>, most: number): number {
	return firstIndex(numbers.length, (index) => !((numbers[index] as number) <= most));
}
