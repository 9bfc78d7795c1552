import { widthOf } from './width';

/** A line: what stands before what is marked, that, and what follows. */
export type Parts = readonly [before: string, marked: string, after: string];

const MORE = '…';

/** A line that takes no more cells than there are: what is marked goes first, then what stands before it, from its end. */
export function fitted([before, marked, after]: Parts, cells: number): Parts {
	if (widthOf(before) + widthOf(marked) + widthOf(after) <= cells) return [before, marked, after];
	const shown = start(marked, cells);
	const free = cells - widthOf(shown);
	// What follows gets what is left, and a part of it all the same.
	const lead = end(before, Math.max(free - widthOf(after), Math.floor((free * 2) / 3)));
	return [lead, shown, start(after, free - widthOf(lead))];
}

/** The beginning of a text, in so many cells. */
function start(text: string, cells: number): string {
	if (widthOf(text) <= cells) return text;
	const characters = taken(text, cells - 1);
	return cells < 1 ? '' : characters.join('') + MORE;
}

/** The end of a text, in so many cells. */
function end(text: string, cells: number): string {
	if (widthOf(text) <= cells) return text;
	const characters = taken([...text].reverse(), cells - 1);
	return cells < 1 ? '' : MORE + characters.reverse().join('');
}

/** The first characters that so many cells hold. */
function taken(characters: Iterable<string>, cells: number): string[] {
	const result: string[] = [];
	let width = 0;
	for (const character of characters) {
		width += widthOf(character);
		if (width > cells) break;
		result.push(character);
	}
	return result;
}
