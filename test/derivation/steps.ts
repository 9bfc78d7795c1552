/** Whether a tree is a derivation, by the BNF of the fixture alone. */

import type { Node } from '../../server/src/derivation/tree';
import { type Node as Bnf, production as productionOf } from '../url/oracle/bnf';
import { expressionFor, grammar } from '../url/oracle/regexp';

/** The text of the leaves, in order. */
export function leavesOf({ children, offset, end }: Node, text: string): string {
	return children.length === 0 ? text.slice(offset, end) : children.map((child) => leavesOf(child, text)).join('');
}

/** Checks that what a node consists of is what its production says. Each different step is looked at once. */
export class Steps {
	readonly #known = new Map<string, string | undefined>();
	readonly #bodies = new Map<string, RegExp>();
	readonly #runs = new Map<string, RegExp>();

	get size(): number {
		return this.#known.size;
	}

	/** What is wrong with the tree; `undefined` where all of it is right. Where the derivation ends nothing need be complete. */
	problemIn(node: Node, text: string): string | undefined {
		const gap = gapIn(node);
		if (gap !== undefined) return gap;
		if (node.production === undefined) return undefined;
		if (!grammar.has(node.production)) return `§5 has no ${node.production}`;
		if (node.open === undefined) {
			const problem = isLeaf(node) ? this.#problemInRun(node, text) : this.#problemInStep(node, text);
			if (problem !== undefined) return problem;
		}
		for (const child of node.children) {
			const problem = this.problemIn(child, text);
			if (problem !== undefined) return problem;
		}
		return undefined;
	}

	/** `<fsegment> "/" <fsegment>` against `fsegment *[ "/" fsegment ]`. */
	#problemInStep({ production, children }: Node, text: string): string | undefined {
		const name = String(production);
		const written = children.map((child) => wordOf(child, text)).join('');
		const step = `${name} = ${written}`;
		if (!this.#known.has(step)) {
			const body = this.#bodies.get(name) ?? new RegExp(`^${bodyOf(productionOf(grammar, name))}$`);
			this.#bodies.set(name, body);
			this.#known.set(step, body.test(written) ? undefined : `no step of §5: ${step}`);
		}
		return this.#known.get(step);
	}

	/** A production that is a leaf derives its characters, as many as it says. */
	#problemInRun({ production, times, offset, end }: Node, text: string): string | undefined {
		const name = String(production);
		const count = times ?? (end > offset ? 1 : 0);
		const run = this.#runs.get(name) ?? new RegExp(expressionFor(grammar, name).source.slice(1, -1), 'y');
		this.#runs.set(name, run);
		const derived = text.slice(offset, end);
		// The scheme's case is ignored.
		const read = name === 'lowalpha' ? derived.toLowerCase() : derived;
		if (read.replace(/%[\da-f]{2}/gi, 'x').length !== count)
			return `${JSON.stringify(derived)} is not ${count} characters`;
		run.lastIndex = 0;
		for (let time = 0; time < (times ?? 1); time++)
			if (!run.test(read)) return `${JSON.stringify(derived)} is not derived by ${name}`;
		return run.lastIndex === read.length ? undefined : `${JSON.stringify(derived)} is more than ${name} derives`;
	}
}

function isLeaf({ children }: Node): boolean {
	return children.length === 0;
}

function gapIn({ production: name, offset, end, children }: Node): string | undefined {
	let at = offset;
	for (const child of children) {
		if (child.offset !== at) return `a gap in ${name} at ${at}`;
		at = child.end;
	}
	return children.length === 0 || at === end ? undefined : `a gap at the end of ${name}`;
}

/** `<uchar><uchar>`, and `"/"` for a literal. */
function wordOf({ production: name, times = 1, offset, end }: Node, text: string): string {
	if (name !== undefined) return `<${name}>`.repeat(times);
	return `"${text
		.slice(offset, end)
		.replace(/^https?(?=:)/i, 'http')
		.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())}"`;
}

/** A body as an expression of such words. */
function bodyOf(node: Bnf): string {
	switch (node.kind) {
		case 'literal':
			return `"${node.text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}"`;
		case 'rule':
			return `<${node.name.replace('+', '\\+')}>`;
		case 'sequence':
			return node.items.map(bodyOf).join('');
		case 'choice':
			return `(?:${node.items.map(bodyOf).join('|')})`;
		case 'optional':
			return `(?:${bodyOf(node.item)})?`;
		case 'repeat':
			return `(?:${bodyOf(node.item)})${node.min === 0 ? '*' : `{${node.min},}`}`;
	}
}
