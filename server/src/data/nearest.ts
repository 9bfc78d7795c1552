/** Names with more edits between them were hardly mistaken for one another. */
const MOST_EDITS = 2;

/** The name that a mistyped one most likely meant: at most two edits away, the first of several; else `undefined`. */
export function nearest(mistyped: string, names: readonly string[]): string | undefined {
	let best: string | undefined;
	let most = Math.min(MOST_EDITS, mistyped.length - 1);
	for (const name of names) {
		const edits = distance(mistyped, name, most);
		if (edits > most) continue;
		best = name;
		// Only one that is nearer still is better.
		most = edits - 1;
	}
	return best;
}

/** Whether one insertion, deletion, replacement or swap of neighbours turns `a` into `b`. They are not equal. */
export function isOneEditAway(a: string, b: string): boolean {
	return distance(a, b, 1) === 1;
}

/**
 * How many insertions, deletions, replacements and swaps of neighbours lie between two words (optimal string alignment), up to
 * `most`: what is farther counts as one more. Of the table only the diagonal is looked at.
 */
function distance(from: string, to: string, most: number): number {
	const far = most + 1;
	if (most < 0 || Math.abs(from.length - to.length) > most) return far;
	const empty = () => new Array<number>(to.length + 1).fill(far);
	let [above, row] = [empty(), empty().map((_, column) => Math.min(column, far))];
	for (let i = 1; i <= from.length; i++) {
		const next = empty();
		if (i <= most) next[0] = i;
		for (let j = Math.max(1, i - most); j <= Math.min(to.length, i + most); j++) {
			const replaced = at(row, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
			const isSwap = j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
			const swapped = isSwap ? at(above, j - 2) + 1 : far;
			next[j] = Math.min(replaced, swapped, at(row, j) + 1, at(next, j - 1) + 1, far);
		}
		if (isFar(row, far) && isFar(next, far)) return far;
		[above, row] = [row, next];
	}
	return at(row, to.length);
}

function at(row: readonly number[], column: number): number {
	return row[column] as number;
}

function isFar(row: readonly number[], far: number): boolean {
	return row.every((edits) => edits === far);
}
