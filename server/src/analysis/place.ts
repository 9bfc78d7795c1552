/** What rules may know of where a URL stands. */

import { lineBreaksIn } from '../find/line-breaks';
import type { Occurrence } from '../find/occurrence';
import type { Misplaced } from '../languages/context';
import { isPlainText, isProgram } from '../languages/kinds';
import { areNamed, areShown, attackNamesIn, attackSamplesIn, FARTHEST_END, metInHead } from '../rules/attacks';
import { type BrokenLink, LONGEST_ABOVE, LONGEST_WORDS, type Place, type Words } from '../rules/rule';
import { Code } from '../url/characters';
import type { Edit } from '../url/edits';
import { once, remembered } from '../url/remembered';
import type { UsualSpelling } from '../url/spellings';
import { type Trace, tracesIn } from '../url/traces';
import type { Span } from '../url/url';
import type { Document } from './finding';
import { showsCodeAt } from './place-kinds';
import { isDescription, isWrittenByProgram } from './records';

/** Where the occurrence stands. */
export function placeOf(occurrence: Occurrence, document: Document, usual?: UsualSpelling): Place {
	const { text, languageId } = document;
	const { offset, context, rest } = occurrence;
	return {
		context: context.name,
		program: isProgram(languageId),
		isQuoted: () => context.quoted === true || showsCodeAt(document, offset, context.name),
		pointy: context.pointy === true,
		identifier: context.identifier === true,
		link: context.link === true,
		plainText: isPlainText(languageId),
		isRecorded: () => isWrittenByProgram(document),
		isDescription: () => document.whole?.isDescription() ?? describes(document),
		rest,
		brokenLink: brokenLinkOf(text, occurrence),
		breaks: lineBreaksIn(text, occurrence),
		isWrittenOut: (span) => isWrittenOut(span, occurrence),
		usual,
		words: once(() => new WordsAround(offset, occurrence.end, document)),
		namesAttacks: () => document.whole?.namesAttacks() ?? areNamed(attackNames(document)),
		showsAttacks: () => document.whole?.showsAttacks() ?? areShown(attackSamples(document)),
	};
}

function isWrittenOut(span: Span, { map }: Occurrence): boolean {
	const { offset, end } = map.toDocument(span);
	return end - offset > span.end - span.offset;
}

/** What stands for a closing mark: its full-width form, or another bracket. */
const INSTEAD = '）＞〉》]';

function brokenLinkOf(text: string, occurrence: Occurrence): BrokenLink | undefined {
	const { end, context } = occurrence;
	const mark = text.charAt(end);
	const { misplaced } = context;
	if (misplaced !== undefined)
		return { kind: misplaced, mark, close: ')', repair: placed(misplaced, text, occurrence) };
	if (context.unclosed !== true) return undefined;
	const close = context.pointy === true ? '>' : ')';
	if (mark !== '' && INSTEAD.includes(mark))
		return { kind: 'mark', mark, close, repair: [{ offset: end, end: end + mark.length, text: close }] };
	const kind = /^\.?\s/.test(text.slice(end, end + 2)) ? 'line' : 'missing';
	return { kind, mark, close, repair: [] };
}

/** What closes behind a destination that is none, one of these. */
const CLOSES: Readonly<Record<Exclude<Misplaced, 'spaced' | 'nested'>, string>> = {
	quoted: `"'“‘”’`,
	doubled: ')',
	wide: ')）',
	bracketed: ']',
};

/** The edits that make it one; none where something else stands behind the URL, or another URL in the link. */
function placed(kind: Misplaced, text: string, { offset, end, url }: Occurrence): readonly Edit[] {
	if (kind === 'spaced') return [{ offset: offset - ' ('.length, end: offset - '('.length, text: '' }];
	const behind = kind === 'nested' ? `](${url})` : text.charAt(end);
	if (kind === 'nested' ? !text.startsWith(behind, end) : behind === '' || !CLOSES[kind].includes(behind)) return [];
	const [open, close] = kind === 'wide' || kind === 'bracketed' ? ['(', ')'] : ['', ''];
	return [
		{ offset: offset - 1, end: offset, text: open },
		{ offset: end, end: end + behind.length, text: close },
	];
}

/** Looked for only where something is wrong. */
const attackNames = remembered(({ text }: Document) => metInHead(attackNamesIn(text.slice(0, FARTHEST_END))));
/** Which kinds of samples of attacks stand in a document. */
export const attackSamples = remembered(({ text }: Document) =>
	metInHead(attackSamplesIn(text.slice(0, FARTHEST_END))),
);
const describes = remembered(isDescription);

const LINE_BREAK: Trace = { pattern: /[\r\n]/, longest: 1 };

function isLineBreak(code: number): boolean {
	return code === Code.lineFeed || code === Code.carriageReturn;
}

/** Where the line starts in which `offset` stands, no farther away than `from`. */
function startOfLine(text: string, from: number, offset: number): number {
	let at = offset;
	while (at > from && !isLineBreak(text.charCodeAt(at - 1))) at--;
	return at;
}

/** Where the line ends in which `offset` stands, no farther away than `to`. */
function endOfLine(text: string, offset: number, to: number): number {
	let at = offset;
	while (at < to && !isLineBreak(text.charCodeAt(at))) at++;
	return at;
}

/** A longer line of a program is one that a program wrote. */
const LONGEST_LINE = 2 * LONGEST_WORDS;

class WordsAround implements Words {
	readonly before: string;
	readonly after: string;

	constructor(
		private readonly offset: number,
		private readonly end: number,
		private readonly document: Document,
	) {
		const { text } = document;
		const traces = tracesIn(document);
		let from = Math.max(0, offset - LONGEST_WORDS);
		if (traces.mayStand(LINE_BREAK, from, offset)) from = startOfLine(text, from, offset);
		let to = Math.min(text.length, end + LONGEST_WORDS);
		if (traces.mayStand(LINE_BREAK, end, to)) to = endOfLine(text, end, to);
		this.before = text.slice(from, offset);
		this.after = text.slice(end, to);
	}

	readonly above = once(() => {
		const start = this.offset - this.before.length;
		const { text } = this.document;
		return start > 0 && isLineBreak(text.charCodeAt(start - 1))
			? text.slice(Math.max(0, start - LONGEST_ABOVE), start)
			: '';
	});

	readonly isLong = once(() => {
		const start = this.offset - this.before.length;
		const end = this.end + this.after.length;
		const { text } = this.document;
		const startsFarther = this.before.length === LONGEST_WORDS;
		const endsFarther = this.after.length === LONGEST_WORDS;
		if (end - start >= LONGEST_LINE) return true;
		if (startsFarther) return startOfLine(text, Math.max(0, end - LONGEST_LINE), start) === end - LONGEST_LINE;
		const farthest = start + LONGEST_LINE;
		return endsFarther && farthest <= text.length && endOfLine(text, end, farthest) === farthest;
	});

	mayHold(trace: Trace): boolean {
		const { before, after, offset, end } = this;
		const traces = tracesIn(this.document);
		return traces.mayStand(trace, offset - before.length, offset) || traces.mayStand(trace, end, end + after.length);
	}
}
