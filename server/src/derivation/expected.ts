/** What could have stood where a derivation ends, in the RFC's own words. */

import type { Reading, Step } from './automaton';
import { isCharacter, type Production } from './grammar';

export interface Expected {
	/** A production's name, a literal in quotation marks, or `end`. */
	readonly term: string;
	/** What a production that would begin here begins with; absent for what is a character itself. */
	readonly starts?: readonly string[];
}

/** Among what is expected: the end of the URL. */
export const END = 'end';

/** The characters of each term. */
type Terms = Map<string, Set<string>>;

/** @param offset how many characters led to the step */
export function expectedAfter({ front, readings }: Step, offset: number): Expected[] {
	const terms: Terms = new Map();
	const beginning = new Map<string, Terms>();
	const inOrder = front.states
		.map((state, index) => ({ state, reading: readings[index] as Reading }))
		.toSorted((a, b) => b.state.number - a.state.number);
	for (const { state, reading } of inOrder) {
		const production = offset === 0 ? undefined : begun(reading);
		if (state.kind === 'end') add(terms, END, '');
		else if (production === undefined) add(terms, state.term, state.characters);
		else {
			// Its place among the others is that of the first that it begins with.
			add(terms, production, '');
			if (!beginning.has(production)) beginning.set(production, new Map());
			add(beginning.get(production) as Terms, state.term, state.characters);
		}
	}
	return withoutCovered(terms).map((term) => {
		const starts = beginning.get(term);
		return starts === undefined ? { term } : { term, starts: withoutCovered(starts) };
	});
}

/** The outermost production that a reading begins here and that derives something, if it is more than a character. */
function begun({ marks }: Reading): Production | undefined {
	const production = marks.find(({ opens, solid }) => opens && solid)?.production;
	return production === undefined || isCharacter(production) ? undefined : production;
}

function add(terms: Terms, term: string, characters: string): void {
	terms.set(term, new Set([...(terms.get(term) ?? []), ...characters]));
}

/** The terms but those whose every character a wider one has: beside `uchar` nobody needs `alphadigit`. */
function withoutCovered(terms: Terms): string[] {
	const all = [...terms];
	const covers = (wide: Set<string>, narrow: Set<string>) =>
		wide.size > narrow.size && [...narrow].every((character) => wide.has(character));
	return all
		.filter(([, narrow]) => narrow.size === 0 || !all.some(([, wide]) => covers(wide, narrow)))
		.map(([term]) => term);
}
