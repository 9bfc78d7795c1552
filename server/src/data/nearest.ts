/** The name that a mistyped one most likely meant: at most two edits away, the first of several; else `undefined`. */
export function nearest(mistyped: string, names: readonly string[]): string | undefined {
	let best: string | undefined;
	let least = Math.min(2, mistyped.length - 1) + 1;
	for (const name of names) {
		const edits = distance(mistyped, name);
		if (edits < least) {
			best = name;
			least = edits;
		}
	}
	return best;
}

// Levenshtein's distance. The names are short, so the whole table is cheap.
function distance(from: string, to: string): number {
	let row = Array.from({ length: to.length + 1 }, (_, column) => column);
	for (let i = 1; i <= from.length; i++) {
		const above = row;
		row = [i];
		for (let j = 1; j <= to.length; j++) {
			const replaced = (above[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
			row.push(Math.min(replaced, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
		}
	}
	return row[to.length] ?? 0;
}
