/** What the server said of the URL under a cursor, and for which other cursors it says the same. */

import type { Position, Range } from 'vscode-languageclient';

/** A version of a document, and a place in it. */
export interface Cursor {
	readonly uri: string;
	readonly version: number;
	readonly position: Position;
}

/** What the server said, and of which version of which document. */
export interface Answer<Found extends Ranged> {
	readonly uri: string;
	readonly version: number;
	/** `null` where no URL stands. */
	readonly found: Found | null;
}

/** What is said of a URL, and where that stands. */
export interface Ranged {
	readonly range: Range;
}

/** Whether an answer goes for another cursor too: one in the same URL. At its end another URL may start. */
export function goesFor(answer: Answer<Ranged> | undefined, { uri, version, position }: Cursor): boolean {
	const range = answer?.found?.range;
	return range !== undefined && answer?.uri === uri && answer.version === version && holds(range, position);
}

/** Whether a position lies in a range, or at its start. */
export function holds({ start, end }: Range, position: Position): boolean {
	return compare(start, position) <= 0 && compare(position, end) < 0;
}

function compare(one: Position, other: Position): number {
	return one.line - other.line || one.character - other.character;
}
