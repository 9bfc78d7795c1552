/**
 * A second reading of the syntax tree, slow and without any simplification: which ends can a node's text have? It is
 * there to check the expressions of regexp.ts.
 */

import { type Grammar, type Node, production } from './bnf';

/** Whether the production `name` derives all of `text`. */
export function recognises(grammar: Grammar, name: string, text: string): boolean {
	return ends(grammar, production(grammar, name), text, 0).has(text.length);
}

/** Every offset at which a text that `node` derives can end, when it starts at `from`. */
function ends(grammar: Grammar, node: Node, text: string, from: number): Set<number> {
	switch (node.kind) {
		case 'literal':
			return new Set(text.startsWith(node.text, from) ? [from + node.text.length] : []);
		case 'rule':
			return ends(grammar, production(grammar, node.name), text, from);
		case 'sequence':
			return node.items.reduce((starts, item) => after(grammar, item, text, starts), new Set([from]));
		case 'choice':
			return new Set(node.items.flatMap((item) => [...ends(grammar, item, text, from)]));
		case 'optional':
			return ends(grammar, node.item, text, from).add(from);
		case 'repeat': {
			let starts = new Set([from]);
			for (let times = 0; times < node.min; times++) starts = after(grammar, node.item, text, starts);
			// A set grows while it is walked, and the walk sees what is added.
			for (const start of starts) for (const end of ends(grammar, node.item, text, start)) starts.add(end);
			return starts;
		}
	}
}

function after(grammar: Grammar, node: Node, text: string, starts: ReadonlySet<number>): Set<number> {
	return new Set([...starts].flatMap((start) => [...ends(grammar, node, text, start)]));
}
