/** What globs are compiled to: they run in time linear in text and glob, whatever stands in them. */

/** What a state reads: one character. */
export type Reads = (character: string) => boolean;

export const anyCharacter: Reads = () => true;
export const inName: Reads = (character) => character !== '/';

/**
 * A nondeterministic automaton. States are numbers, and are added in the order in which they follow one another: one reads
 * a character and goes on to the next number, or it goes elsewhere without reading. The last one accepts.
 */
export class Automaton {
	readonly #reads: (Reads | undefined)[] = [];
	readonly #jumps: number[][] = [];
	/** In which step a state was reached last. */
	#reached: number[] = [];
	#step = 0;

	/** The number of the state that is added next. */
	get next(): number {
		return this.#reads.length;
	}

	/** Adds a state that reads; without `reads` one that only jumps. Returns its number. */
	add(reads?: Reads): number {
		this.#jumps.push([]);
		return this.#reads.push(reads) - 1;
	}

	jump(from: number, to: number): void {
		this.#jumps[from]?.push(to);
	}

	/** Adds what reads this one character. */
	literal(expected: string): void {
		this.add((character) => character === expected);
	}

	/** Adds what reads any number of such characters, also none. */
	any(reads: Reads): void {
		const loop = this.add();
		this.jump(loop, this.add(reads));
		this.jump(this.add(), loop);
		this.jump(loop, this.next);
	}

	/** Adds what reads any folders, also none, each with the slash behind it. */
	folders(): void {
		const start = this.add();
		this.jump(start, this.next);
		this.any(anyCharacter);
		this.literal('/');
		this.jump(start, this.next);
	}

	/**
	 * Whether the whole text is accepted.
	 * @param orFolder whether a part of it up to a slash will do
	 */
	matches(text: string, orFolder = false): boolean {
		if (this.#reached.length < this.next) this.#reached = new Array<number>(this.next).fill(0);
		const last = this.next - 1;
		let states = this.#reach([0]);
		for (const character of text) {
			if (states.length === 0) return false;
			if (orFolder && character === '/' && this.#isReached(last)) return true;
			const next: number[] = [];
			for (const state of states) if (this.#reads[state]?.(character)) next.push(state + 1);
			states = this.#reach(next);
		}
		return this.#isReached(last);
	}

	/** The states that are reached without reading. `open` is used up. */
	#reach(open: number[]): number[] {
		this.#step++;
		const reached: number[] = [];
		for (let state = open.pop(); state !== undefined; state = open.pop()) {
			if (this.#isReached(state)) continue;
			this.#reached[state] = this.#step;
			reached.push(state);
			for (const next of this.#jumps[state] as number[]) open.push(next);
		}
		return reached;
	}

	#isReached(state: number): boolean {
		return this.#reached[state] === this.#step;
	}
}
