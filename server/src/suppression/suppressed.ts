/** Which places the suppression comments of a document cover, and which of them cover nothing. */

import type { SuppressedCode, Suppression } from './suppressions';

/** One thing that a comment says: that a rule is off, or all of them. */
export interface Use {
	readonly comment: Suppression;
	/** Absent where the comment names none. */
	readonly code: SuppressedCode | undefined;
	/** Whether it covered a finding; of `enable`, whether anything was off. */
	used: boolean;
}

/** What the comments say, in order. */
export function usesOf(comments: readonly Suppression[]): Use[] {
	return comments.flatMap((comment): Use[] =>
		comment.codes.length === 0
			? [{ comment, code: undefined, used: false }]
			: comment.codes.map((code) => ({ comment, code, used: false })),
	);
}

/** A line in a document, without its end. */
interface Line {
	readonly start: number;
	readonly end: number;
}

/** What covers a place, by the rule's code. */
class Cover {
	readonly #pending = new Map<string, Use[]>();

	get isEmpty(): boolean {
		return this.#pending.size === 0;
	}

	add(use: Use): void {
		const code = codeOf(use);
		const uses = this.#pending.get(code);
		if (uses === undefined) this.#pending.set(code, [use]);
		else uses.push(use);
	}

	has(code: string): boolean {
		return this.#pending.has(code);
	}

	delete(code: string): boolean {
		return this.#pending.delete(code);
	}

	clear(): void {
		this.#pending.clear();
	}

	/** Whether the code is covered. What covers it is used from now on, and not looked at again. */
	hit(code: string): boolean {
		const uses = this.#pending.get(code);
		for (const use of uses?.splice(0) ?? []) use.used = true;
		return uses !== undefined;
	}
}

/** Stands for all rules. */
const ALL = '';

function codeOf({ code }: Use): string {
	return code?.code ?? ALL;
}

/** Goes through a document from left to right and tells what is covered. */
export class Sweep {
	readonly #file = new Cover();
	readonly #block = new Cover();
	/** What was switched on again while all was off. */
	readonly #except = new Set<string>();
	readonly #blocks: Use[] = [];
	#nextBlock = 0;
	readonly #lines: (Line & { readonly cover: Cover })[] = [];
	#nextLine = 0;

	/** @param named whether only comments count that name the rule */
	constructor(
		text: string,
		uses: readonly Use[],
		private readonly named = false,
	) {
		const covers = new Map<number, Line & { readonly cover: Cover }>();
		const lines = linesOf(text, uses);
		uses.forEach((use, index) => {
			const { kind } = use.comment;
			const line = lines[index];
			if (kind === 'disable-file') this.#file.add(use);
			else if (line === undefined) this.#blocks.push(use);
			else {
				const covered = covers.get(line.start) ?? { ...line, cover: new Cover() };
				covers.set(line.start, covered);
				covered.cover.add(use);
			}
		});
		this.#lines.push(...[...covers.values()].sort((a, b) => a.start - b.start));
	}

	/** Whether a comment covers the finding of a rule at `offset`. Successive calls go forward. */
	covers(offset: number, code: string): boolean {
		this.#goTo(offset);
		const line = this.#lines[this.#nextLine];
		const here = line !== undefined && line.start <= offset ? [this.#file, this.#block, line.cover] : undefined;
		let covered = false;
		for (const cover of here ?? [this.#file, this.#block]) {
			if (cover.hit(code)) covered = true;
			const excepted = cover === this.#block && this.#except.has(code);
			if (!this.named && !excepted && cover.hit(ALL)) covered = true;
		}
		return covered;
	}

	/** Reads what stands behind the last finding. */
	finish(): void {
		this.#goTo(Number.POSITIVE_INFINITY);
	}

	#goTo(offset: number): void {
		for (; this.#nextBlock < this.#blocks.length; this.#nextBlock++) {
			const use = this.#blocks[this.#nextBlock] as Use;
			if (use.comment.offset > offset) break;
			if (use.comment.kind === 'disable') this.#disable(use);
			else this.#enable(use);
		}
		while ((this.#lines[this.#nextLine]?.end ?? Number.POSITIVE_INFINITY) < offset) this.#nextLine++;
	}

	#disable(use: Use): void {
		this.#block.add(use);
		if (use.code === undefined) this.#except.clear();
		else this.#except.delete(use.code.code);
	}

	#enable(use: Use): void {
		const code = codeOf(use);
		if (code === ALL) {
			if (!this.#block.isEmpty) use.used = true;
			this.#block.clear();
			this.#except.clear();
			return;
		}
		if (this.#block.delete(code)) use.used = true;
		if (!this.#block.has(ALL) || this.#except.has(code)) return;
		use.used = true;
		this.#except.add(code);
	}
}

/** The line that each comment is about; `undefined` where it is about more than one. */
function linesOf(text: string, uses: readonly Use[]): readonly (Line | undefined)[] {
	const lines: (Line | undefined)[] = [];
	/** What lines are about that hold nothing but such a comment: comments one below the other are about the same line. */
	const targets = new Map<number, Line>();
	let own: Line | undefined;
	let next: Line | undefined;
	for (let index = uses.length - 1; index >= 0; index--) {
		const { kind, offset } = (uses[index] as Use).comment;
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

const LONGEST_START = 200;

/** Whether only a comment's opening mark stands between the line's start and `offset`. */
function startsLine(text: string, start: number, offset: number): boolean {
	return offset - start < LONGEST_START && /^(?:\W{0,6}|@?rem|dnl)$/i.test(text.slice(start, offset).trim());
}

function lineAround(text: string, offset: number): Line {
	const end = text.indexOf('\n', offset);
	return { start: text.lastIndexOf('\n', offset - 1) + 1, end: end < 0 ? text.length : end };
}

/** The first line behind `end` that is not blank: formatters like to put a blank one below a comment. */
function lineBehind(text: string, end: number): Line {
	for (let start = end + 1; start < text.length; ) {
		const newline = text.indexOf('\n', start);
		const stop = newline < 0 ? text.length : newline;
		if (/\S/.test(text.slice(start, stop))) return { start, end: stop };
		start = stop + 1;
	}
	return { start: text.length, end: text.length };
}
