/** Globs of URLs, as `urlLint.ignoreUrls` has them. */

/**
 * Tells whether a URL is matched as a whole by one of the globs, in which `*` stands for any characters, also none, and
 * everything else for itself. No glob makes it slow: each piece between two stars is looked for once, from left to right.
 */
export function urlMatcher(globs: readonly string[]): (url: string) => boolean {
	const split = globs.map((glob) => glob.split('*'));
	return (url) => split.some((pieces) => matches(url, pieces));
}

function matches(url: string, pieces: readonly string[]): boolean {
	const first = pieces[0] ?? '';
	const last = pieces[pieces.length - 1] ?? '';
	if (pieces.length === 1) return url === first;
	if (url.length < first.length + last.length || !url.startsWith(first) || !url.endsWith(last)) return false;
	let from = first.length;
	const end = url.length - last.length;
	for (const piece of pieces.slice(1, -1)) {
		const found = url.indexOf(piece, from);
		if (found < 0) return false;
		from = found + piece.length;
	}
	return from <= end;
}
