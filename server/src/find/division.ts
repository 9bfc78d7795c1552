/** Documents in parts that are read one by one. Where a part ends says its own text alone: edits move no end but those near them. */

import { countUpTo } from '../url/search';
import type { Text } from './chunked-text';
import { Part } from './whole';

/** How long parts are, and how much is read around one, in characters. */
export interface Sizes {
	/** No part is shorter, but for the last. */
	readonly shortest: number;
	/** A longer one ends with its line. */
	readonly longest: number;
	/** More than anything looks back, whatever stands there. */
	readonly back: number;
	/** How far behind its end a part is looked around for: more where a URL goes on so far. */
	readonly ahead: number;
}

export const SIZES: Sizes = { shortest: 8192, longest: 16_384, back: 4096, ahead: 4096 };

/** A change of a text: what stood between the offsets was replaced by so many characters. */
export interface Change {
	readonly offset: number;
	readonly end: number;
	readonly length: number;
}

/** Edits that do not overlap, in any order, as one change. There is one at least. */
export function changeBy(
	edits: readonly { readonly offset: number; readonly end: number; readonly text: string }[],
): Change {
	const offset = edits.reduce((first, edit) => Math.min(first, edit.offset), Number.POSITIVE_INFINITY);
	const end = edits.reduce((last, edit) => Math.max(last, edit.end), 0);
	const added = edits.reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.offset), 0);
	return { offset, end, length: end - offset + added };
}

/** Two changes, one after the other, as one. */
export function merged({ offset, end, length }: Change, next: Change): Change {
	const changedEnd = offset + length;
	const from = Math.min(offset, next.offset);
	const removed = next.end - next.offset;
	return {
		offset: from,
		end: end + Math.max(0, next.end - changedEnd),
		length: Math.max(changedEnd, next.end) + next.length - removed - from,
	};
}

/** The parts of a document, and how many of the ones before are among them: the first and the last ones. */
export interface Division {
	readonly parts: readonly Part[];
	readonly first: number;
	readonly last: number;
}

/** Divides a text. */
export function divided(text: Text, sizes: Sizes): Division {
	const parts: Part[] = [];
	for (let at = 0; at < text.length; at += (parts[parts.length - 1] as Part).length)
		parts.push(new Part(endOfPart(text, at, sizes) - at));
	return { parts, first: 0, last: 0 };
}

/**
 * Divides a text that was divided before it was changed.
 * @param starts where the parts before the change start
 */
export function dividedAgain(
	text: Text,
	sizes: Sizes,
	{ offset, end, length }: Change,
	before: readonly Part[],
	starts: readonly number[],
): Division {
	const moved = length - (end - offset);
	const touched = Math.max(0, indexOfPart(starts, offset));
	const parts = before.slice(0, touched);
	let at = starts[touched] ?? 0;
	let last = 0;
	while (at < text.length) {
		const same = at < offset + length ? -1 : indexOfPart(starts, at - moved);
		if (same >= 0 && starts[same] === at - moved) {
			last = before.length - same;
			parts.push(...before.slice(same));
			break;
		}
		const part = new Part(endOfPart(text, at, sizes) - at);
		parts.push(part);
		at += part.length;
	}
	return { parts, first: touched, last };
}

/** The part in which `offset` lies, or the last one; -1 where there is none. */
export function indexOfPart(starts: readonly number[], offset: number): number {
	return countUpTo(starts, offset) - 1;
}

/** Where the part ends that starts at `start`: behind a line that marks an end, if it is long enough. */
function endOfPart(text: Text, start: number, { shortest, longest }: Sizes): number {
	let line = text.indexOf('\n', start + shortest - 1) + 1;
	for (let lines = 0; line > 0 && line < text.length; lines++) {
		const isLong = lines === MOST_LINES || line - start >= longest;
		if (isLong || isMark(text.slice(Math.max(start, line - LOOKED_AT), line))) return line;
		line = text.indexOf('\n', line) + 1;
	}
	return text.length;
}

/** How much of the end of a line says whether it is a mark. */
const LOOKED_AT = 8;

/** One line of sixteen is a mark. */
const MARKS = 15;

/** Where so many lines are none, they are all alike. */
const MOST_LINES = 64;

function isMark(end: string): boolean {
	let hash = 0;
	for (let at = 0; at < end.length; at++) hash = (Math.imul(hash, 31) + end.charCodeAt(at)) | 0;
	return ((hash ^ (hash >>> 15) ^ (hash >>> 7)) & MARKS) === 0;
}
