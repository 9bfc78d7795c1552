/**
 * The oracle: is a text derived by its scheme's production? RFC 1738 §5 is not recursive, so each production expands
 * into a regular expression, node by node. What a node expands into is a list of alternatives, and these are simplified
 * in two ways that keep the language, because `|` is associative and commutative:
 * - A choice inside a choice joins its alternatives to the outer one's.
 * - Alternatives that are single characters become one character class: which of them derived the character does not
 *   matter here. So `uchar` is `[…]|%[…][…]`.
 *
 * No expression backtracks exponentially: every repetition divides its text into rounds in one way only, since `%`
 * starts nothing but escapes, and rounds longer than that are delimited by a character they cannot contain (a label's
 * `.`, a segment's `/`, a field's `;`). What can be tried more than once is where neighbours meet: a label's last
 * letter or digit, the `%09` that gopher's selector derives as well. That is the square or cube of a short length.
 */

import { type Grammar, type Node, production, readGrammar, schemesOf } from './bnf';

/** What a node can be: one of the characters, or what one of the longer expressions matches. */
interface Alternatives {
	readonly characters: ReadonlySet<string>;
	/** Each a sequence: no `|` stands outside a group. */
	readonly longer: readonly string[];
}

const NO_CHARACTERS: ReadonlySet<string> = new Set();

/** The anchored regular expression for a production's language. */
export function expressionFor(grammar: Grammar, name: string): RegExp {
	return new RegExp(`^${write(expand(grammar, production(grammar, name)))}$`);
}

function expand(grammar: Grammar, node: Node): Alternatives {
	switch (node.kind) {
		case 'literal':
			return node.text.length === 1 ? { characters: new Set(node.text), longer: [] } : sequence(escaped(node.text));
		case 'rule':
			return expand(grammar, production(grammar, node.name));
		case 'sequence':
			return sequence(node.items.map((item) => write(expand(grammar, item))).join(''));
		case 'choice': {
			const items = node.items.map((item) => expand(grammar, item));
			return {
				characters: new Set(items.flatMap(({ characters }) => [...characters])),
				longer: items.flatMap(({ longer }) => longer),
			};
		}
		case 'optional':
			return sequence(write(expand(grammar, node.item), '?'));
		case 'repeat':
			return sequence(
				write(expand(grammar, node.item), node.min === 0 ? '*' : node.min === 1 ? '+' : `{${node.min},}`),
			);
	}
}

function sequence(source: string): Alternatives {
	return { characters: NO_CHARACTERS, longer: [source] };
}

/** The alternatives as they can stand in a sequence: in a group where they, or the quantifier, need one. */
function write({ characters, longer }: Alternatives, quantifier = ''): string {
	const sources = characters.size > 0 ? [oneOf(characters), ...longer] : longer;
	const open = sources.length > 1 || (quantifier !== '' && longer.length > 0);
	return (open ? `(?:${sources.join('|')})` : sources.join('')) + quantifier;
}

/** `[+\-.0-9a-z]`: sorted, with ranges for three or more that follow each other. */
function oneOf(characters: ReadonlySet<string>): string {
	if (characters.size === 1) return escaped([...characters].join(''));
	const codes = [...characters].map((character) => character.charCodeAt(0)).sort((a, b) => a - b);
	let inside = '';
	for (let from = 0; from < codes.length; ) {
		let to = from;
		while (codes[to + 1] === (codes[to] as number) + 1) to++;
		const run = codes.slice(from, to + 1).map((code) => String.fromCharCode(code).replace(/[\\\]^-]/, '\\$&'));
		inside += run.length < 3 ? run.join('') : `${run[0]}-${run[run.length - 1]}`;
		from = to + 1;
	}
	return `[${inside}]`;
}

function escaped(text: string): string {
	return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

export const grammar: Grammar = readGrammar();

/** The ten schemes of §3, each with the name of its production. */
export const schemes: ReadonlyMap<string, string> = schemesOf(grammar);

const expressions = new Map([...schemes].map(([scheme, name]) => [scheme, expressionFor(grammar, name)]));
const otherExpression = expressionFor(grammar, 'otherurl');

/**
 * The production that a URL's scheme calls for: a known scheme's own, and `otherurl` for the rest. `https` follows
 * http's.
 */
export function productionFor(scheme: string): string {
	return schemes.get(scheme === 'https' ? 'http' : scheme) ?? 'otherurl';
}

/**
 * Whether the text before the first `#` is derived by its scheme's production. The scheme's case is ignored (§2.1),
 * which means A–Z: `toLowerCase` would take the Kelvin sign for a k.
 */
export function derives(text: string): boolean {
	const hash = text.indexOf('#');
	const url = hash < 0 ? text : text.slice(0, hash);
	const colon = url.indexOf(':');
	if (colon < 0) return false;
	const written = url.slice(0, colon).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
	const scheme = written === 'https' ? 'http' : written;
	return (expressions.get(scheme) ?? otherExpression).test(scheme + url.slice(colon));
}
