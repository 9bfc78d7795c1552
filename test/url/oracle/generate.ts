/**
 * Random URLs: derived from the same syntax tree as the oracle's expressions, and damaged by one edit. Everything
 * follows from a seed, so that a disagreement can be replayed.
 */

import { type Grammar, type Node, production } from './bnf';

/** A small seeded generator of random numbers (mulberry32); the same seed gives the same numbers everywhere. */
export class Random {
	#state: number;

	constructor(seed: number) {
		this.#state = seed | 0;
	}

	/** From 0 to just under 1. */
	next(): number {
		this.#state = (this.#state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
	}

	/** From 0 to `limit` - 1. */
	below(limit: number): number {
		return Math.floor(this.next() * limit);
	}

	chance(probability: number): boolean {
		return this.next() < probability;
	}

	pick<T>(items: ArrayLike<T>): T {
		return items[this.below(items.length)] as T;
	}
}

/** How often a way through a production was taken: an alternative, an optional part or its absence, a repetition. */
export interface Branch {
	/** Such as `ftptype: alternative 3`. */
	readonly name: string;
	taken: number;
}

type Derive = (random: Random) => string;

/** An optional part is there, and a repetition goes on, with this probability: short texts, so that an edit matters. */
const GO_ON = 0.5;

/** Derives random texts from the productions, and counts what was taken. */
export class Generator {
	/** How often each production was taken. */
	readonly productions = new Map<string, number>();
	/** Every branch of every production that was asked for or led to. */
	readonly branches: Branch[] = [];
	readonly #grammar: Grammar;
	readonly #derivers = new Map<string, Derive>();

	constructor(grammar: Grammar) {
		this.#grammar = grammar;
		for (const name of grammar.keys()) this.productions.set(name, 0);
	}

	/** A random text that `name` derives. */
	derive(name: string, random: Random): string {
		return this.#production(name)(random);
	}

	#production(name: string): Derive {
		const known = this.#derivers.get(name);
		if (known !== undefined) return known;
		const body = this.#compile(production(this.#grammar, name), name);
		const derive: Derive = (random) => {
			this.productions.set(name, (this.productions.get(name) ?? 0) + 1);
			return body(random);
		};
		this.#derivers.set(name, derive);
		return derive;
	}

	#compile(node: Node, where: string): Derive {
		switch (node.kind) {
			case 'literal':
				return () => node.text;
			case 'rule':
				return this.#production(node.name);
			case 'sequence': {
				const items = node.items.map((item) => this.#compile(item, where));
				return (random) => items.map((item) => item(random)).join('');
			}
			case 'choice': {
				const items = node.items.map((item, index) => ({
					derive: this.#compile(item, where),
					branch: this.#branch(`${where}: alternative ${index + 1}, ${textOf(item)}`),
				}));
				return (random) => {
					const { derive, branch } = random.pick(items);
					branch.taken++;
					return derive(random);
				};
			}
			case 'optional': {
				const item = this.#compile(node.item, where);
				const present = this.#branch(`${where}: with ${textOf(node.item)}`);
				const absent = this.#branch(`${where}: without ${textOf(node.item)}`);
				return (random) => {
					const branch = random.chance(GO_ON) ? present : absent;
					branch.taken++;
					return branch === present ? item(random) : '';
				};
			}
			case 'repeat': {
				const item = this.#compile(node.item, where);
				const fewest = this.#branch(`${where}: ${node.min} times ${textOf(node.item)}`);
				const more = this.#branch(`${where}: more than ${node.min} times ${textOf(node.item)}`);
				return (random) => {
					let text = '';
					let times = 0;
					for (; times < node.min || random.chance(GO_ON); times++) text += item(random);
					(times === node.min ? fewest : more).taken++;
					return text;
				};
			}
		}
	}

	#branch(name: string): Branch {
		const branch = { name, taken: 0 };
		this.branches.push(branch);
		return branch;
	}
}

/** A node in the BNF's own notation. */
function textOf(node: Node): string {
	switch (node.kind) {
		case 'literal':
			return JSON.stringify(node.text);
		case 'rule':
			return node.name;
		case 'sequence':
			return node.items.map(textOf).join(' ');
		case 'choice':
			return node.items.map(textOf).join(' | ');
		case 'optional':
			return `[ ${textOf(node.item)} ]`;
		case 'repeat':
			return `${node.min}*[ ${textOf(node.item)} ]`;
	}
}

/** Writes some of the scheme's letters in upper case, which §2.1 lets programs accept. */
export function recase(url: string, random: Random): string {
	const colon = url.indexOf(':');
	const scheme = [...url.slice(0, colon)].map((letter) => (random.chance(0.5) ? letter.toUpperCase() : letter));
	return scheme.join('') + url.slice(colon);
}

/**
 * What an edit writes: each group is as likely as any other. The reserved characters have two, because they are what
 * one component takes and another does not.
 */
const ALPHABET: readonly (readonly string[])[] = [
	[...';/?:@&='],
	[...'/:@;?.-\\#'],
	// Escapes, whole and broken, and letters next to the hexadecimal ones.
	['%', '%', '%0', '%4G', '%09', '%2F', '%zz'],
	// Unsafe, and what §5 calls national and punctuation.
	[...' <>"{}|\\^~[]`'],
	// Letters, digits, safe and extra.
	[...'azAZfgFG09'],
	[..."$-_.+!*'(),"],
	// Control characters, and line ends that a careless `$` forgives. Non-ASCII: Latin-1, no-break space, line separator,
	// ideographic full stop, full-width slash and digit, the Kelvin sign and dotless i (which change case to ASCII
	// letters), an emoji, half an emoji, a byte order mark.
	['\t', '\n', '\r', '\0', '\x1f', '\x7f'].concat('é \xa0 \u2028 。 ／ １ \u212a ı 😀 \ud83d \ufeff'.split(' ')),
];

/** One random edit: a character inserted, deleted or replaced, or two neighbours swapped. The result is different. */
export function damage(text: string, random: Random): string {
	for (;;) {
		const damaged = edit(text, random);
		if (damaged !== text) return damaged;
	}
}

function edit(text: string, random: Random): string {
	const at = place(text, random);
	const before = text.slice(0, at);
	const after = text.slice(at + 1);
	switch (random.below(4)) {
		case 0:
			return before + random.pick(random.pick(ALPHABET)) + text.slice(at);
		case 1:
			return before + after;
		case 2:
			return before + random.pick(random.pick(ALPHABET)) + after;
		default:
			return before + after.slice(0, 1) + text.slice(at, at + 1) + after.slice(1);
	}
}

/** Anywhere, the end included; two times in three at a character of the structure, or right after it. */
function place(text: string, random: Random): number {
	const anywhere = random.below(text.length + 1);
	if (random.below(3) === 0) return anywhere;
	const structure = [...text.matchAll(/[:/?;@=.#]/g)].map(({ index }) => index);
	return structure.length === 0 ? anywhere : random.pick(structure) + random.below(2);
}
