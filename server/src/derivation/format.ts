/** A derivation as text, a node a line. Every line knows what it shows of the URL. */

import { message } from '../data/messages';
import { ours } from '../data/shown';
import { english, type Wording, type Words } from '../data/words';
import { Mask } from '../url/mask';
import { parseUrl } from '../url/parse';
import { printable } from '../url/printable';
import type { Span } from '../url/url';
import type { Derivation, Stop } from './derive';
import { END, type Expected } from './expected';
import { isCharacter } from './grammar';
import type { Node } from './tree';

/** A line of the text, and the part of the URL that it shows. */
export interface Line extends Span {
	readonly text: string;
}

/** How much is shown of what a derivation does not go on with. */
const LONGEST_REST = 20;

/** The text: each node two columns deeper than what it is part of. No secret is in it. */
export function formatTree(derivation: Derivation, words = english): string {
	return linesOf(derivation, undefined, words)
		.map(({ text }) => text)
		.join('\n');
}

/** @param mask what may be shown of the URL */
export function linesOf(
	derivation: Derivation,
	mask = new Mask(parseUrl(derivation.text, 'modern')),
	words = english,
): Line[] {
	const { fragment } = derivation;
	const writer = new Writer(derivation, mask, words);
	writer.node(derivation.root, 0);
	if (fragment !== undefined) writer.line(0, message('derivation.fragment', { text: mask.of(fragment) }), fragment);
	return writer.lines;
}

class Writer {
	readonly lines: Line[] = [];

	constructor(
		private readonly derivation: Derivation,
		private readonly mask: Mask,
		private readonly words: Words,
	) {}

	line(depth: number, text: Wording, { offset, end }: Span): void {
		this.lines.push({ text: `${'  '.repeat(depth)}${printable(this.words.of(text))}`.trimEnd(), offset, end });
	}

	node(node: Node, depth: number): void {
		this.line(depth, this.#textOf(node), node);
		if (!isWord(node)) for (const child of node.children) this.node(child, depth + 1);
		if (this.#isInnermost(node)) this.#stop(this.derivation.stop as Stop, depth + 1);
	}

	#textOf(node: Node): Wording {
		const { production, times, open } = node;
		const written = this.mask.of(node);
		const text = open ? message('derivation.open', { text: written }) : written;
		if (production === undefined) return message('derivation.literal', { text });
		// How long a secret is is part of it.
		if (times === undefined || this.mask.hides(node))
			return message('derivation.production', { production: ours(production), text });
		return message('derivation.run', { production: ours(production), times, text });
	}

	/** Whether the derivation ends in the node, and in none of those that are shown below it. */
	#isInnermost(node: Node): boolean {
		return node.open === true && (isWord(node) || node.children.at(-1)?.open !== true);
	}

	#stop({ offset, production, expected }: Stop, depth: number): void {
		const { text } = this.derivation;
		const end = this.derivation.fragment?.offset ?? text.length;
		const params = { production: ours(production), expected: listOf(expected.map(termOf)) };
		const whole = { offset, end: Math.min(end, offset + LONGEST_REST) };
		const rest = this.mask.of(whole);
		const shown = whole.end < end ? message('derivation.open', { text: rest }) : rest;
		const why =
			offset === end ? message('derivation.cut', params) : message('derivation.stop', { ...params, text: shown });
		this.line(depth, why, { offset, end: offset === end ? end : offset + characterAt(text, offset).length });
	}
}

/** Whether the node derives characters and nothing else: its text says it all. */
function isWord({ children }: Node): boolean {
	return children.every(({ production }) => production === undefined || isCharacter(production));
}

function characterAt(text: string, offset: number): string {
	return String.fromCodePoint(text.codePointAt(offset) as number);
}

function termOf({ term, starts }: Expected): Wording {
	if (term === END) return message('derivation.end');
	return starts === undefined
		? ours(term)
		: message('derivation.starts', { term: ours(term), starts: listOf(starts.map(ours)) });
}

/** `a, b or c` */
function listOf(terms: readonly Wording[]): Wording {
	const [first = ours(''), ...others] = terms;
	const last = others.pop();
	const list = others.reduce<Wording>((before, next) => message('derivation.list', { list: before, next }), first);
	return last === undefined ? list : message('derivation.or', { list, last });
}
