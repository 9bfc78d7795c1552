/** The tree of a derivation, and how it grows. */

import type { Span } from '../url/url';
import type { Mark } from './automaton';
import { isCharacter, type Production } from './grammar';

/** What a production derives, or a literal. */
export interface Node extends Span {
	/** Absent: the characters of a literal. */
	readonly production?: Production | undefined;
	/** In order and without gaps. Productions of characters have none. */
	readonly children: readonly Node[];
	/** How many of this production stand here in a row: `uchar` for all characters of a segment that it derives. */
	readonly times?: number;
	/** Whether the derivation ends in it. */
	readonly open?: true;
}

interface Growing extends Node {
	production: Production | undefined;
	end: number;
	readonly children: Growing[];
	times?: number;
	open?: true;
}

/** A tree that grows by marks. */
export class Tree {
	#root: Growing | undefined;
	readonly #open: Growing[] = [];

	get root(): Node {
		return this.#root as Node;
	}

	/** The productions that are open, the innermost last. */
	get productions(): readonly Node[] {
		return this.#open.filter(({ production }) => production !== undefined);
	}

	add({ opens, production }: Mark, at: number): void {
		if (opens) this.#open.push({ production, offset: at, end: at, children: [] });
		else this.#close(at);
	}

	closeAll(at: number): Node {
		for (const node of this.#open) {
			if (node.production === undefined) continue;
			node.open = true;
			if (isCharacter(node.production)) node.production = 'escape';
		}
		while (this.#open.length > 0) this.#close(at);
		return this.root;
	}

	#close(at: number): void {
		const node = this.#open.pop() as Growing;
		node.end = at;
		const siblings = this.#open.at(-1)?.children;
		const before = siblings?.at(-1);
		if (siblings === undefined) this.#root = node;
		else if (before !== undefined && isRun(before, node)) {
			before.end = at;
			before.times = (before.times ?? 1) + 1;
		} else siblings.push(node);
	}
}

function isRun(before: Growing, { production, open }: Growing): boolean {
	return production !== undefined && production === before.production && open === undefined && isCharacter(production);
}
