/**
 * Reads the BNF of RFC 1738 §5 from test/fixtures/rfc1738/bnf.txt into a syntax tree. Nothing in this folder knows
 * anything of `server/src`: the oracle and the parser have the RFC's text in common, and no code.
 *
 * The conventions are those of §5: `"literal"`, `|`, `[optional]`, `n*element`. How this reader takes what they leave
 * open:
 * - After `n*`, brackets only group: `1*[ a | b ]` is one or more of a or b, not "one or more of perhaps nothing".
 * - A literal stands for itself, case included. RFC 822 literals ignore case, but §5 writes `"A" | … | "a"` where it
 *   wants both, and excepts only the scheme ("interpreters should use case-ignore"), which regexp.ts does.
 * - A literal has no escapes: `"\"` is one backslash. `<">` is the quote mark, as in RFC 822.
 * - A line that starts with `name =` starts a production; every other line continues the one before.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Node =
	| { readonly kind: 'literal'; readonly text: string }
	| { readonly kind: 'rule'; readonly name: string }
	| { readonly kind: 'sequence'; readonly items: readonly Node[] }
	| { readonly kind: 'choice'; readonly items: readonly Node[] }
	| { readonly kind: 'optional'; readonly item: Node }
	| { readonly kind: 'repeat'; readonly min: number; readonly item: Node };

/** The productions by name, in the RFC's order. */
export type Grammar = ReadonlyMap<string, Node>;

const BNF = join(__dirname, '../../fixtures/rfc1738/bnf.txt');

export function readGrammar(bnf: string = readFileSync(BNF, 'utf8')): Grammar {
	const bodies = new Map<string, string[]>();
	let body: string[] | undefined;
	for (const line of bnf.split('\n')) {
		const start = /^([a-z][a-z0-9+_-]*)[ \t]*=(.*)$/i.exec(line);
		if (start === null) {
			const tokens = tokensOf(line);
			if (tokens.length > 0 && body === undefined) throw new Error(`no production to continue: ${line}`);
			body?.push(...tokens);
		} else {
			const [, name = '', rest = ''] = start;
			if (bodies.has(name)) throw new Error(`defined twice: ${name}`);
			body = tokensOf(rest);
			bodies.set(name, body);
		}
	}
	const grammar = new Map<string, Node>();
	for (const [name, tokens] of bodies) grammar.set(name, parseBody(name, tokens));
	for (const [name, node] of grammar) {
		for (const used of rulesIn(node))
			if (!grammar.has(used)) throw new Error(`${name} uses ${used}, which is not defined`);
	}
	return grammar;
}

/** The productions that `name` leads to, itself included. */
export function reachableFrom(grammar: Grammar, name: string): Set<string> {
	const reached = new Set([name]);
	// A set grows while it is walked, and the walk sees what is added.
	for (const rule of reached) for (const used of rulesIn(production(grammar, rule))) reached.add(used);
	return reached;
}

export function production(grammar: Grammar, name: string): Node {
	const node = grammar.get(name);
	if (node === undefined) throw new Error(`no production ${name}`);
	return node;
}

/**
 * The scheme's name and its production, for every alternative of `url` that starts with a literal, such as
 * `"ftp://"`: the ten schemes. What remains of `url` is `otherurl`, for all other schemes.
 */
export function schemesOf(grammar: Grammar): Map<string, string> {
	const schemes = new Map<string, string>();
	for (const name of rulesIn(production(grammar, 'url'))) {
		const literal = firstLiteral(grammar, production(grammar, name));
		if (literal !== undefined) schemes.set(literal.slice(0, literal.indexOf(':')), name);
	}
	return schemes;
}

function firstLiteral(grammar: Grammar, node: Node): string | undefined {
	switch (node.kind) {
		case 'literal':
			return node.text;
		case 'rule':
			return firstLiteral(grammar, production(grammar, node.name));
		case 'sequence':
			return node.items[0] && firstLiteral(grammar, node.items[0]);
		case 'choice': {
			const literals = new Set(node.items.map((item) => firstLiteral(grammar, item)));
			return literals.size === 1 ? [...literals][0] : undefined;
		}
		default:
			return undefined;
	}
}

function rulesIn(node: Node): string[] {
	switch (node.kind) {
		case 'literal':
			return [];
		case 'rule':
			return [node.name];
		case 'sequence':
		case 'choice':
			return node.items.flatMap(rulesIn);
		default:
			return rulesIn(node.item);
	}
}

/** A literal (with its quotes), the quote mark `<">`, a rule's name, `n*`, `|` or a bracket; comments go. */
const TOKEN = /\s+|;.*|("[^"]*"|<">|[a-z][a-z0-9+_-]*|[0-9]*\*|[|[\]])/iy;

function tokensOf(text: string): string[] {
	const tokens: string[] = [];
	TOKEN.lastIndex = 0;
	while (TOKEN.lastIndex < text.length) {
		const at = TOKEN.lastIndex;
		const match = TOKEN.exec(text);
		if (match === null) throw new Error(`not BNF: ${text.slice(at)}`);
		if (match[1] !== undefined) tokens.push(match[1]);
	}
	return tokens;
}

function parseBody(name: string, tokens: readonly string[]): Node {
	let at = 0;

	/** sequence *[ "|" sequence ] */
	function choice(): Node {
		const items = [sequence()];
		while (tokens[at] === '|') {
			at++;
			items.push(sequence());
		}
		return only(items) ?? { kind: 'choice', items };
	}

	/** 1*element */
	function sequence(): Node {
		const items: Node[] = [];
		while (at < tokens.length && tokens[at] !== '|' && tokens[at] !== ']') items.push(element());
		if (items.length === 0) throw new Error(`${name}: nothing stands where an element should`);
		return only(items) ?? { kind: 'sequence', items };
	}

	/** [ n "*" ] ( literal | rule | "[" choice "]" ) */
	function element(): Node {
		const token = tokens[at++] ?? '';
		if (token.endsWith('*') && !token.startsWith('"')) {
			const item = tokens[at] === '[' ? bracketed() : element();
			return { kind: 'repeat', min: Number(token.slice(0, -1)), item };
		}
		if (token === '[') {
			at--;
			return { kind: 'optional', item: bracketed() };
		}
		if (token === '<">') return { kind: 'literal', text: '"' };
		if (token.startsWith('"')) return { kind: 'literal', text: token.slice(1, -1) };
		return { kind: 'rule', name: token };
	}

	function bracketed(): Node {
		at++;
		const item = choice();
		if (tokens[at++] !== ']') throw new Error(`${name}: a bracket is not closed`);
		return item;
	}

	const node = choice();
	if (at < tokens.length) throw new Error(`${name}: ${tokens.slice(at).join(' ')} is left over`);
	return node;
}

function only(items: readonly Node[]): Node | undefined {
	return items.length === 1 ? items[0] : undefined;
}
