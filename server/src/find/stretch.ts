/** One part of a document and the URLs that start in it. They depend on nothing but a stretch of text around it and the state before it. */

import { shownCodeIn } from '../languages/shown';
import type { Whole } from '../languages/whole';
import { type FormsOfUrl, formsIn } from '../placeholders/delimited-tokens';
import { once } from '../url/remembered';
import type { Span } from '../url/url';
import type { Text } from './chunked-text';
import type { Sizes } from './division';
import type { OccurrenceList } from './occurrences';
import { type LineState, Scanner } from './scanner';
import { type Answers, Asked } from './whole';

export interface Stretch {
	/** What was read: the part, and what stands around it. */
	readonly text: string;
	/** Where the part starts in that text, and how much stands behind it there. */
	readonly back: number;
	readonly ahead: number;
	/** In the offsets of that text. */
	readonly found: OccurrenceList;
	readonly before: LineState;
	/** Absent at the end of the document. */
	readonly after: LineState | undefined;
	/** What was asked of the whole document. */
	readonly answers: Answers;
	/** The URLs that hold tokens which may recur. */
	readonly tokens: () => readonly FormsOfUrl[];
	/** Where its text shows code. */
	readonly shown: () => readonly Span[];
}

/** Where a part stands in a document. */
export interface Place {
	readonly text: Text;
	readonly languageId: string;
	readonly start: number;
	readonly end: number;
	readonly whole: Whole;
}

/** Finds the URLs that start in a part. Where one goes on to the end of what is looked at, or brackets may close behind that, more is. */
export function stretchAt(place: Place, before: LineState, sizes: Sizes): Stretch {
	const { text, languageId, start, end, whole } = place;
	const back = Math.min(start, sizes.back);
	for (let most = sizes.ahead; ; ) {
		const ahead = Math.min(text.length - end, most);
		const around = text.slice(start - back, end + ahead);
		const asked = new Asked(whole);
		const scanner = new Scanner(around, languageId, back, before, asked);
		const line = around.length - ahead;
		const after = end < text.length ? scanner.scanTo(line) : scanner.scanToEnd();
		const found = scanner.occurrences;
		const farthest = Math.max(line + (after?.taken ?? 0), endOfLast(found));
		const isCut = farthest >= around.length - most / 4;
		if (ahead < text.length - end && (isCut || scanner.mayCloseBehind(line))) {
			// Twice as much each time: so twice the text takes twice the time, whatever its length.
			most = Math.max(2 * most, isCut ? 2 * (endOfWord(text, end + ahead) - end) : 0);
			continue;
		}
		const tokens = once(() => urlsWithTokens(found));
		const shown = once(() => shownCodeIn(around, languageId));
		return { text: around, back, ahead, found, before, after, answers: asked.answers, tokens, shown };
	}
}

/** Where the word ends that goes on at `offset`: mostly no URL goes on behind it. */
function endOfWord(text: Text, offset: number): number {
	const ends = Array.from(' \n"', (character) => text.indexOf(character, offset));
	return Math.min(text.length, ...ends.filter((end) => end >= 0));
}

/** Where the last URL ends, and its rest. */
function endOfLast(found: OccurrenceList): number {
	const { length } = found;
	return length === 0 ? 0 : (found.at(length - 1).rest?.end ?? found.endAt(length - 1));
}

/** In a plain URL no token stands, but for those that nobody blames. */
function urlsWithTokens(found: OccurrenceList): readonly FormsOfUrl[] {
	return Array.from(found.notPlain(), ({ url }) => formsIn(url)).filter(({ forms }) => forms.size > 0);
}

export function isSameState(one: LineState, other: LineState): boolean {
	return one.enclosing === other.enclosing && one.taken === other.taken;
}
