/** Code in Markdown: what is quoted rather than used. */

import { Code } from '../../url/characters';
import { Needle } from '../needle';

/** A longer run of backticks is no code span in any renderer. */
const LONGEST_RUN = 80;

/** The code spans and fences of a document: flat pairs of offsets, in order (CommonMark §4.5, §6.1). */
export function quotedRanges(text: string): number[] {
	const ranges: number[] = [];
	const spans = new Spans(text);
	const ticks = new Needle(text, '`');
	const tildes = new Needle(text, '~~~');
	const nextMark = (from: number) => Math.min(ticks.next(from), tildes.next(from));
	for (let at = nextMark(0); at < text.length; ) {
		const runEnd = endOfRun(text, at);
		const end = runEnd - at >= 3 && startsLine(text, at) ? endOfFence(text, at, runEnd) : spans.endOf(at, runEnd);
		if (end > runEnd) ranges.push(at, end);
		at = nextMark(Math.max(end, runEnd));
	}
	return ranges;
}

function endOfRun(text: string, offset: number): number {
	const mark = text.charCodeAt(offset);
	let end = offset;
	while (text.charCodeAt(end) === mark) end++;
	return end;
}

/** Whether only indentation, quote marks and a list marker stand before `offset` on its line. */
function startsLine(text: string, offset: number): boolean {
	let at = offset;
	while (at > 0 && offset - at < 40 && text.charCodeAt(at - 1) !== Code.lineFeed) at--;
	return (
		(at === 0 || text.charCodeAt(at - 1) === Code.lineFeed) &&
		/^[ \t>]*(?:[-*+]|\d{1,3}[.)])?[ \t]*$/.test(text.slice(at, offset))
	);
}

/** The fence ends with a line of at least as many marks and nothing else, or with the document. */
function endOfFence(text: string, offset: number, runEnd: number): number {
	const fence = text.slice(offset, runEnd);
	for (let at = text.indexOf(fence, runEnd); at >= 0; at = text.indexOf(fence, endOfRun(text, at))) {
		const end = endOfRun(text, at);
		if (startsLine(text, at) && /^[ \t]*(?:\r?\n|$)/.test(text.slice(end, end + 8))) return end;
	}
	return text.length;
}

/** Finds where code spans end, and remembers where none does, so that many lone backticks cost no more than few. */
class Spans {
	readonly #noneBefore = new Map<number, number>();

	constructor(private readonly text: string) {}

	/** After the run of as many backticks in the same paragraph; `runEnd` where there is none. */
	endOf(offset: number, runEnd: number): number {
		const length = runEnd - offset;
		if (this.text.charCodeAt(offset) !== 0x60 || length > LONGEST_RUN || (this.#noneBefore.get(length) ?? 0) > offset)
			return runEnd;
		for (let at = this.text.indexOf('`', runEnd); at >= 0; ) {
			const end = endOfRun(this.text, at);
			if (end - at === length) return this.#sameParagraph(runEnd, at) ? end : runEnd;
			at = this.text.indexOf('`', end);
		}
		this.#noneBefore.set(length, this.text.length);
		return runEnd;
	}

	#sameParagraph(from: number, to: number): boolean {
		return !/\n[ \t>]*\r?\n/.test(this.text.slice(from, to));
	}
}
