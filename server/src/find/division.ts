/** Documents in parts that are read one by one: long ones, and short ones where somebody edits. */

import { countUpTo } from '../url/search';
import type { Text } from './chunked-text';
import { Part } from './whole';

/** How long parts are, and how much is read around one, in characters. */
export interface Sizes {
	/** How long the parts of a new text are: up to twice as much, and up to the end of a line. What is read around each costs time. */
	readonly unedited: number;
	/** The same where it is edited: each keystroke has one or two of them read again. */
	readonly edited: number;
	/** More than anything looks back, whatever stands there. */
	readonly back: number;
	/** How far behind its end a part is looked around for: more where a URL goes on so far. */
	readonly ahead: number;
}

export const SIZES: Sizes = { unedited: 32_768, edited: 8192, back: 4096, ahead: 4096 };

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
export function divided(text: Text, { unedited }: Sizes): Division {
	return { parts: partsOf(text, 0, text.length, unedited), first: 0, last: 0 };
}

/**
 * Divides a text that was divided before it was changed.
 * @param starts where the parts before the change start
 */
export function dividedAgain(
	text: Text,
	{ unedited, edited, back, ahead }: Sizes,
	{ offset, end, length }: Change,
	before: readonly Part[],
	starts: readonly number[],
): Division {
	const moved = length - (end - offset);
	const isLong = (index: number) => (before[index]?.length ?? 0) >= 2 * edited;
	const startOf = (index: number) => starts[index] ?? Number.POSITIVE_INFINITY;
	const touched = Math.max(0, indexOfPart(starts, offset));
	// Where the change took the line break away before a part, that starts no line any more.
	const next = indexOfPart(starts, Math.max(end, (starts[touched] ?? 0) + edited - moved)) + 1;
	// What stands so near is read again too.
	const first = offset - startOf(touched) <= ahead && isLong(touched - 1) ? touched - 1 : touched;
	const behind = startOf(next) - end <= back && isLong(next) ? next + 1 : next;
	const start = starts[first] ?? 0;
	const stop = behind < starts.length ? (starts[behind] as number) + moved : text.length;
	const fresh = partsOf(text, start, stop, length < unedited ? edited : unedited);
	return { parts: [...before.slice(0, first), ...fresh, ...before.slice(behind)], first, last: before.length - behind };
}

/** The parts of a range of a text, which starts where a line does, and ends where another one starts or the text ends. */
function partsOf(text: Text, from: number, to: number, length: number): Part[] {
	const parts: Part[] = [];
	for (let at = from; at < to; ) {
		const line = to - at < 2 * length ? 0 : text.indexOf('\n', at + length - 1) + 1;
		const end = line > 0 && line < to ? line : to;
		parts.push(new Part(end - at));
		at = end;
	}
	return parts;
}

/** The part in which `offset` lies, or the last one; -1 where there is none. */
export function indexOfPart(starts: readonly number[], offset: number): number {
	return countUpTo(starts, offset) - 1;
}
