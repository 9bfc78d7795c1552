/** Random edits of documents, and what they make of them. */

import fc from 'fast-check';
import type { Change, Sizes } from '../../server/src/find/division';
import { ScannedText } from '../../server/src/find/scanned';
import { NOTHING } from '../../server/src/find/scanner';
import { type Stretch, stretchAt } from '../../server/src/find/stretch';
import { Part, WholeText } from '../../server/src/find/whole';

export interface RandomEdit {
	/** Where it starts, and how much of what stands behind it goes: shares of the text, so that it fits any. */
	readonly at: number;
	/** Whether it starts at the next line instead: what stands there may matter to the one before. */
	readonly atLine: boolean;
	readonly removed: number;
	readonly inserted: string;
}

/** @param inserted what may be inserted */
export function editOf(inserted: fc.Arbitrary<string>): fc.Arbitrary<RandomEdit> {
	const share = fc.double({ min: 0, max: 1, noNaN: true });
	const few = fc.constantFrom(0, 0, 0, 0.01, 0.05, 0.3, 1);
	const typed = fc.constantFrom(
		...['', 'x', ' ', '\n', '\r\n', '"', '`', '<', '>', '/*', '*/', '<!--', '-->', '```\n', '|', '%', ':', '//'],
	);
	return fc.record({
		at: share,
		atLine: fc.boolean(),
		removed: few,
		inserted: fc.oneof({ weight: 3, arbitrary: typed }, inserted),
	});
}

/** The text after an edit, and the change that it is. */
export function edited(
	text: string,
	{ at, atLine, removed, inserted }: RandomEdit,
): { text: string; change: Change; inserted: string } {
	const place = Math.floor(at * text.length);
	const offset = atLine ? text.indexOf('\n', place) + 1 || place : place;
	const end = offset + Math.floor(removed * (text.length - offset));
	const change = { offset, end, length: inserted.length };
	return { text: text.slice(0, offset) + inserted + text.slice(end), change, inserted };
}

/** The same text in the same parts, each of them scanned anew. */
export function scannedAnew({ whole: { text, parts }, languageId }: ScannedText, sizes: Sizes): ScannedText {
	const whole = new WholeText(
		text,
		languageId,
		parts.map(({ length }) => new Part(length)),
	);
	let state = NOTHING;
	const stretches = parts.map((_, index): Stretch => {
		const start = whole.starts[index] ?? 0;
		const stretch = stretchAt({ text, languageId, start, end: whole.endOf(index), whole }, state, sizes);
		state = stretch.after ?? NOTHING;
		return stretch;
	});
	return new ScannedText(whole, languageId, stretches, sizes);
}
