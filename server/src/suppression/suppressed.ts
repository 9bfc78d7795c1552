/** Which places the suppression comments of a document cover, and which of them cover nothing. */

import type { Text } from '../find/chunked-text';
import type { SuppressedCode, Suppression } from './suppressions';

/** One thing that a comment says: that a rule is off or on again, or that all of them are. */
export interface Said {
	readonly comment: Suppression;
	/** Absent where the comment names none. */
	readonly code: SuppressedCode | undefined;
}

/** What the comments say, in order. */
export function saidBy(comments: readonly Suppression[]): Said[] {
	return comments.flatMap((comment): Said[] =>
		comment.codes.length === 0 ? [{ comment, code: undefined }] : comment.codes.map((code) => ({ comment, code })),
	);
}

/** What comments leave of findings. */
export interface Swept<T> {
	/** The findings that none covers. */
	readonly left: readonly T[];
	/** What was of use: it covers a finding; of `enable`, something was off. */
	readonly ofUse: ReadonlySet<Said>;
}

/**
 * Goes through a document from left to right, with its findings and with what its comments say.
 * @param findings in the order in which they stand
 * @param named whether only comments count that name the rule
 */
export function sweep<T extends { readonly offset: number; readonly code: string }>(
	text: Text,
	said: readonly Said[],
	findings: readonly T[],
	named = false,
): Swept<T> {
	const covers = new Covers(text, said);
	const left: T[] = [];
	for (const finding of findings) {
		covers.goTo(finding.offset);
		const covering = covers.covering(finding, named);
		if (covering.length === 0) left.push(finding);
		covers.countAsOfUse(covering);
	}
	covers.goTo(Number.POSITIVE_INFINITY);
	return { left, ofUse: covers.ofUse };
}

/** A line in a document, without its end. */
interface Line {
	readonly start: number;
	readonly end: number;
}

/** What switches the same rule off in the same place, as far as nobody knows yet that it is of use: so each is looked at once. */
type Uncounted = Said[];

/** What covers a place, by the rule's code. */
type Cover = Map<string, Uncounted>;

function addTo(cover: Cover, said: Said): void {
	const code = codeOf(said);
	const others = cover.get(code);
	if (others === undefined) cover.set(code, [said]);
	else others.push(said);
}

/** Stands for all rules. */
const ALL = '';

function codeOf({ code }: Said): string {
	return code?.code ?? ALL;
}

/** What covers a place in a document: in all of it, from a comment on, and in one line. */
class Covers {
	/** What turned out to be of use so far. */
	readonly ofUse = new Set<Said>();
	readonly #file: Cover = new Map();
	readonly #block: Cover = new Map();
	/** What was switched on again while all was off. */
	readonly #except = new Set<string>();
	readonly #blocks: Said[] = [];
	#nextBlock = 0;
	readonly #lines: readonly (Line & { readonly cover: Cover })[];
	#nextLine = 0;

	constructor(text: Text, all: readonly Said[]) {
		const byLine = new Map<number, Line & { readonly cover: Cover }>();
		const lines = linesOf(text, all);
		all.forEach((said, index) => {
			const line = lines[index];
			if (said.comment.kind === 'disable-file') addTo(this.#file, said);
			else if (line === undefined) this.#blocks.push(said);
			else {
				const covered = byLine.get(line.start) ?? { ...line, cover: new Map() };
				byLine.set(line.start, covered);
				addTo(covered.cover, said);
			}
		});
		this.#lines = [...byLine.values()].sort((a, b) => a.start - b.start);
	}

	/** Moves to a place. Successive calls go forward. */
	goTo(offset: number): void {
		for (; this.#nextBlock < this.#blocks.length; this.#nextBlock++) {
			const said = this.#blocks[this.#nextBlock] as Said;
			if (said.comment.offset > offset) break;
			if (said.comment.kind === 'disable') this.#disable(said);
			else this.#enable(said);
		}
		while ((this.#lines[this.#nextLine]?.end ?? Number.POSITIVE_INFINITY) < offset) this.#nextLine++;
	}

	/** What covers the finding, at the place that was reached; empty where nothing does. */
	covering({ offset, code }: { readonly offset: number; readonly code: string }, named: boolean): readonly Uncounted[] {
		const line = this.#lines[this.#nextLine];
		const found: (Uncounted | undefined)[] = [];
		for (const cover of [
			this.#file,
			this.#block,
			line !== undefined && line.start <= offset ? line.cover : undefined,
		]) {
			const excepted = cover === this.#block && this.#except.has(code);
			found.push(cover?.get(code), named || excepted ? undefined : cover?.get(ALL));
		}
		return found.filter((uncounted) => uncounted !== undefined);
	}

	countAsOfUse(covering: readonly Uncounted[]): void {
		for (const uncounted of covering) for (const said of uncounted.splice(0)) this.ofUse.add(said);
	}

	#disable(said: Said): void {
		addTo(this.#block, said);
		if (said.code === undefined) this.#except.clear();
		else this.#except.delete(said.code.code);
	}

	#enable(said: Said): void {
		const code = codeOf(said);
		if (code === ALL) {
			if (this.#block.size > 0) this.ofUse.add(said);
			this.#block.clear();
			this.#except.clear();
			return;
		}
		if (this.#block.delete(code)) this.ofUse.add(said);
		if (!this.#block.has(ALL) || this.#except.has(code)) return;
		this.ofUse.add(said);
		this.#except.add(code);
	}
}

/** The line that each comment is about; `undefined` where it is about more than one. */
function linesOf(text: Text, all: readonly Said[]): readonly (Line | undefined)[] {
	const lines: (Line | undefined)[] = [];
	/** What lines are about that hold nothing but such a comment: comments one below the other are about the same line. */
	const targets = new Map<number, Line>();
	let own: Line | undefined;
	let next: Line | undefined;
	for (let index = all.length - 1; index >= 0; index--) {
		const { kind, offset } = (all[index] as Said).comment;
		if (kind !== 'disable-line' && kind !== 'disable-next-line') continue;
		if (own === undefined || offset < own.start) {
			own = lineAround(text, offset);
			next = undefined;
		}
		if (kind === 'disable-line') {
			lines[index] = own;
			continue;
		}
		next ??= lineBehind(text, own.end);
		const target = targets.get(next.start) ?? next;
		lines[index] = target;
		if (startsLine(text, own.start, offset)) targets.set(own.start, target);
	}
	return lines;
}

/** How far before a comment its line starts, where it has that for itself: comments are not indented further. */
const LONGEST_START = 200;

/** Whether only a comment's opening mark stands between the line's start and `offset`. */
function startsLine(text: Text, start: number, offset: number): boolean {
	return offset - start < LONGEST_START && /^(?:\W{0,6}|@?rem|dnl)$/i.test(text.slice(start, offset).trim());
}

function lineAround(text: Text, offset: number): Line {
	const end = text.indexOf('\n', offset);
	return { start: text.lastIndexOf('\n', offset - 1) + 1, end: end < 0 ? text.length : end };
}

/** The first line behind `end` that is not blank: formatters like to put a blank one below a comment. */
function lineBehind(text: Text, end: number): Line {
	for (let start = end + 1; start < text.length; ) {
		const newline = text.indexOf('\n', start);
		const stop = newline < 0 ? text.length : newline;
		if (/\S/.test(text.slice(start, stop))) return { start, end: stop };
		start = stop + 1;
	}
	return { start: text.length, end: text.length };
}
