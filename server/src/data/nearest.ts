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

/** Levenshtein's distance, up to `most`: what is farther counts as one more. Of the table only the diagonal is looked at. */
function distance(from: string, to: string, most: number): number {
	const far = most + 1;
	if (most < 0 || Math.abs(from.length - to.length) > most) return far;
	let row = Array.from({ length: to.length + 1 }, (_, column) => (column > most ? far : column));
	for (let i = 1; i <= from.length; i++) {
		const above = row;
		row = new Array<number>(to.length + 1).fill(far);
		if (i <= most) row[0] = i;
		let least = row[0] as number;
		for (let j = Math.max(1, i - most); j <= Math.min(to.length, i + most); j++) {
			const replaced = (above[j - 1] as number) + (from[i - 1] === to[j - 1] ? 0 : 1);
			row[j] = Math.min(replaced, (above[j] as number) + 1, (row[j - 1] as number) + 1, far);
			least = Math.min(least, row[j] as number);
		}
		if (least === far) return far;
	}
	return row[to.length] as number;
}
