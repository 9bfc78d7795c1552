/** What patterns leave in a text: looked for block by block, so that URLs that stand close together do not each look through the same words. */

import { remembered } from './remembered';

/** What stands wherever a longer pattern matches. It looks neither behind itself nor ahead: a text may be cut anywhere. */
export interface Trace {
	readonly pattern: RegExp;
	/** The most characters that the pattern takes. */
	readonly longest: number;
}

/** A few lines: most questions are about so much around a URL. */
const BLOCK = 512;

/** The traces in one text. */
export class Traces {
	readonly #blocks = new Map<Trace, (boolean | undefined)[]>();

	constructor(private readonly text: string) {}

	/** Whether the trace may stand in `[from, to)`; where it does not, nothing that leaves it stands there. */
	mayStand(trace: Trace, from: number, to: number): boolean {
		const blocks = this.#of(trace);
		for (let block = Math.floor(Math.max(0, from) / BLOCK); block * BLOCK < to; block++) {
			blocks[block] ??= trace.pattern.test(this.text.slice(block * BLOCK, (block + 1) * BLOCK + trace.longest - 1));
			if (blocks[block]) return true;
		}
		return false;
	}

	#of(trace: Trace): (boolean | undefined)[] {
		const known = this.#blocks.get(trace);
		if (known !== undefined) return known;
		const blocks: (boolean | undefined)[] = [];
		this.#blocks.set(trace, blocks);
		return blocks;
	}
}

/** The traces in a document's text. */
export const tracesIn = remembered(({ text }: { readonly text: string }) => new Traces(text));
