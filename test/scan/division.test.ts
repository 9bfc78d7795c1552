/** A text in parts, and again after each edit: they are its lines, short where it was edited, and as they were elsewhere. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Division, divided, dividedAgain, SIZES, type Sizes } from '../../server/src/find/division';
import { WholeText } from '../../server/src/find/whole';
import { LONGEST_CLOSED } from '../../server/src/languages/reader';
import { runs } from '../analysis/arbitrary';
import { edited, editOf } from './edits';

const sizes: Sizes = { unedited: 60, edited: 12, back: 8, ahead: 8 };
/** Shorter than any part, so that only the sizes say how long those are. */
const LONGEST_LINE = 5;

const lines = fc
	.array(fc.stringMatching(/^[a-z]{0,4}$/), { maxLength: 120 })
	.map((all) => all.map((line) => `${line}\n`).join(''));

function startsOf(text: string, { parts }: Division): readonly number[] {
	return new WholeText(text, 'plaintext', parts).starts;
}

function assertDivides(text: string, division: Division): void {
	const { parts } = division;
	assert.equal(
		parts.reduce((sum, { length }) => sum + length, 0),
		text.length,
	);
	assert.ok(parts.every(({ length }) => length > 0 && length < 2 * sizes.unedited + LONGEST_LINE));
	for (const start of startsOf(text, division)) assert.ok(start === 0 || text[start - 1] === '\n');
}

test('parts start where lines do, and are so long as they should be', () => {
	fc.assert(
		fc.property(lines, (text) => {
			const division = divided(text, sizes);
			assertDivides(text, division);
			assert.ok(division.parts.slice(0, -1).every(({ length }) => length >= sizes.unedited));
		}),
		runs(200),
	);
});

test('after each of many edits: what stands apart from it is in the parts in which it was', () => {
	const inserted = fc.oneof(fc.constantFrom('', 'x', '\n', 'y\nz'), lines);
	fc.assert(
		fc.property(lines, fc.array(editOf(inserted), { maxLength: 12 }), (first, edits) => {
			let text = first;
			let last = divided(text, sizes);
			for (const edit of edits) {
				const starts = startsOf(text, last);
				const after = edited(text, edit);
				const division = dividedAgain(after.text, sizes, after.change, last.parts, starts);
				const fresh = division.parts.slice(division.first, division.parts.length - division.last);
				const gone = last.parts.slice(division.first, last.parts.length - division.last);
				const { offset, end, length } = after.change;
				assert.equal(
					fresh.reduce((sum, part) => sum + part.length, 0) - gone.reduce((sum, part) => sum + part.length, 0),
					length - (end - offset),
				);
				assert.ok(last.parts.slice(0, division.first).every((part, index) => part === division.parts[index]));
				assert.ok((starts[division.first] ?? 0) <= offset);
				const behind = last.parts.length - division.last;
				assert.ok(division.last === 0 || (starts[behind] as number) > end);
				text = after.text;
				last = division;
				for (const start of startsOf(text, last)) assert.ok(start === 0 || text[start - 1] === '\n');
			}
		}),
		runs(200),
	);
});

test('where a letter is typed parts are short, and stay as they are from then on', () => {
	const text = 'abc\n'.repeat(200);
	const whole = divided(text, sizes);
	const change = { offset: 150, end: 150, length: 1 };
	const typed = `${text.slice(0, 150)}x${text.slice(150)}`;
	const once = dividedAgain(typed, sizes, change, whole.parts, startsOf(text, whole));
	const starts = startsOf(typed, once);
	const touched = once.parts[starts.findLastIndex((start) => start <= 150)];
	assert.ok(touched !== undefined && touched.length < 2 * sizes.edited);
	const again = dividedAgain(`${typed.slice(0, 150)}y${typed.slice(150)}`, sizes, change, once.parts, starts);
	assert.equal(again.parts.length, once.parts.length);
	assert.equal(again.first + again.last, once.parts.length - 1);
});

test('as much is read behind a part as what opens in it may go on', () => {
	assert.ok(SIZES.ahead > LONGEST_CLOSED);
});
