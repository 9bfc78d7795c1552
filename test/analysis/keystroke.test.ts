/** What a keystroke in a long document reads of it: what it touches, wherever that is, and never all of it as one string. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyse } from '../../server/src/analysis/analyse';
import { ChunkedDocument } from '../../server/src/analysis/finding';
import { ChunkedText, type Text } from '../../server/src/find/chunked-text';
import { finished } from '../../server/src/find/scanned';
import { defaults } from '../../server/src/settings';

/** Counts what is read of a text. */
class Counted implements Text {
	read = 0;
	isWhole = false;

	constructor(private readonly text: Text) {}

	get length(): number {
		return this.text.length;
	}

	indexOf(character: string, from: number): number {
		const at = this.text.indexOf(character, from);
		this.read += (at < 0 ? this.length : at) - from;
		return at;
	}

	lastIndexOf(character: string, from: number): number {
		const at = this.text.lastIndexOf(character, from);
		this.read += from - Math.max(0, at);
		return at;
	}

	slice(from: number, to = this.length): string {
		this.read += Math.max(0, Math.min(to, this.length) - from);
		return this.text.slice(from, to);
	}

	toString(): string {
		this.isWhole = true;
		return this.text.toString();
	}
}

const LINES = 20_000;
const DIRECTIVE = '<!-- url-lint-disable-next-line unsafe-character -->\n';
const line = (index: number) =>
	`See [page ${index}](http://shop.example/fish/${index}) and http://shop.example/a${index % 50 === 0 ? '|' : ''}b.\n`;
const long = ChunkedText.of(DIRECTIVE + Array.from({ length: LINES }, (_, index) => line(index)).join(''));
/** But for the first, which is switched off. */
const FINDINGS = LINES / 50 - 1;

const before = analyse(new ChunkedDocument(long, 'markdown'), defaults);
assert.equal(before.first(1000).findings.length, FINDINGS);

/** A few times what is read around a part, and the start, which says what the document is. The first divides the part that it touches. */
const MOST_READ = [200_000, 110_000];

for (const [where, offset] of [
	['at the start', 0],
	['in the middle', long.startOf(LINES / 2) + 3],
	['at the end', long.length],
] as const)
	for (const typed of ['x', '\n'])
		test(`${JSON.stringify(typed)} ${where} of ${Math.round(long.length / 1000)} kB`, () => {
			let analysis = before;
			let text = long;
			for (const most of MOST_READ) {
				text = text.edited({ offset, end: offset, text: typed });
				const after = new Counted(text);
				analysis = finished(analysis.changed(after, { offset, end: offset, length: typed.length }));
				assert.equal(analysis.first(1000).findings.length, FINDINGS);
				const last = analysis.occurrences.at(analysis.occurrences.length - 1);
				assert.equal(analysis.findingsOf(last).length, 0);
				assert.equal(after.isWhole, false, 'it was made one string of');
				assert(after.read < most, `${after.read} characters were read`);
			}
		});
