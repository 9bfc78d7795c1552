/** The derivation of a URL by RFC 1738 §5: the tree of its productions, or how far that goes. */

import { isSchemeCharacter } from '../url/characters';
import type { Span } from '../url/url';
import { Automaton, type End, type Mark, type Reader, type Reading, type Step } from './automaton';
import { type Expected, expectedAfter } from './expected';
import { isCharacter, type Production, productionOf } from './grammar';
import { type Node, Tree } from './tree';

/** Where a derivation ends before the URL does, or the URL before the derivation may. */
export interface Stop {
	/** No URL of the scheme begins with more of this text than what stands before this. */
	readonly offset: number;
	/** The innermost production that was begun. */
	readonly production: Production;
	/** What could have stood there. */
	readonly expected: readonly Expected[];
}

export interface Derivation {
	readonly text: string;
	/** `url`. The leaves of the tree are the text from its start to the root's end. */
	readonly root: Node;
	/** Absent where the URL is derived. */
	readonly stop?: Stop;
	/** From the first `#` on: not part of the URL in RFC 1738. */
	readonly fragment?: Span;
}

/**
 * Derives one URL, by its scheme's production: `url` → `httpurl` for `http:` and `https:`, `otherurl` for a scheme that has none.
 * There is no `stop` exactly where `parseUrl` calls the URL derivable.
 * @param text any string
 * @param shape what is read in its place, as in `parseUrl`
 */
export function derive(text: string, shape: string = text): Derivation {
	const hash = shape.indexOf('#');
	const end = hash < 0 ? shape.length : hash;
	const schemeEnd = endOfScheme(shape, end);
	const scheme = shape.slice(0, schemeEnd).toLowerCase();
	const hasScheme = schemeEnd < end && shape.charAt(schemeEnd) === ':';
	const automaton = automatonFor(hasScheme ? scheme : '');
	// "The scheme is in lower case; interpreters should use case-ignore."
	const steps = stepsOf(automaton, scheme + shape.slice(schemeEnd, end));
	const fragment = hash < 0 ? {} : { fragment: { offset: hash, end: text.length } };
	return { text, ...treeOf(steps, end), ...fragment };
}

function endOfScheme(text: string, end: number): number {
	let at = 0;
	while (at < end && isSchemeCharacter(text.charCodeAt(at))) at++;
	return at;
}

const automata = new Map<string, Automaton>();

/** Schemes without a production of their own share one. */
function automatonFor(scheme: string): Automaton {
	const name = productionOf(scheme) === 'otherurl' ? '' : scheme;
	const automaton = automata.get(name) ?? new Automaton(name);
	automata.set(name, automaton);
	return automaton;
}

/** What each character led to, as far as one led on. */
function stepsOf(automaton: Automaton, text: string): Step[] {
	const steps = [automaton.start];
	for (let at = 0; at < text.length; at++) {
		const step = automaton.read((steps[at] as Step).front, text.charCodeAt(at));
		if (step === undefined) break;
		steps.push(step);
	}
	return steps;
}

/** @param end where the URL ends */
function treeOf(steps: readonly Step[], end: number): Pick<Derivation, 'root' | 'stop'> {
	const offset = steps.length - 1;
	const last = steps[offset] as Step;
	const { states } = last.front;
	const derived = offset < end ? -1 : states.findIndex(({ kind }) => kind === 'end');
	if (derived >= 0) return { root: grown(pathTo(derived, steps)).root };
	const trees = distinct(last).map((reading) => grown(upToHere(pathTo(reading, steps))));
	const production = common(trees.map(({ productions }) => productions));
	const [nearest] = trees as [Tree];
	return { root: nearest.closeAll(offset), stop: { offset, production, expected: expectedAfter(last, offset) } };
}

/** Those of the readings that come as far which differ up to here, the one to which the least is missing first. */
function distinct({ front: { states }, readings }: Step): number[] {
	const seen = new Set<number>();
	return [...states.keys()]
		.sort((a, b) => (states[a] as Reader | End).missing - (states[b] as Reader | End).missing)
		.filter((index) => {
			const { from } = readings[index] as Reading;
			return !seen.has(from) && seen.add(from);
		});
}

/** What opens and closes at each offset in the reading that ends as the given one of the last step. */
function pathTo(index: number, steps: readonly Step[]): (readonly Mark[])[] {
	const path: (readonly Mark[])[] = new Array(steps.length);
	let reading = index;
	for (let at = steps.length - 1; at >= 0; at--) {
		const { marks, from } = (steps[at] as Step).readings[reading] as Reading;
		path[at] = marks;
		reading = from;
	}
	return path;
}

/** The path without what depends on the character that is to come: the last one ended a literal at most, or itself. */
function upToHere(path: (readonly Mark[])[]): (readonly Mark[])[] {
	const last = path.pop() as readonly Mark[];
	const isStart = path.length === 0;
	const depends = last.findIndex(({ opens, production }) => {
		const isSmall = production === undefined || isCharacter(production);
		return isStart ? isSmall : opens || !isSmall;
	});
	return [...path, depends < 0 ? last : last.slice(0, depends)];
}

function grown(path: readonly (readonly Mark[])[]): Tree {
	const tree = new Tree();
	path.forEach((marks, at) => {
		for (const mark of marks) tree.add(mark, at);
	});
	return tree;
}

/** The innermost production that all have open. Within a character that is one of several it is the escape. */
function common(lists: readonly (readonly Node[])[]): Production {
	const [first, ...others] = lists as [readonly Node[], ...(readonly Node[])[]];
	const last = first.findLast(({ production, offset }, depth) =>
		others.every((list) => list[depth]?.production === production && list[depth]?.offset === offset),
	)?.production as Production;
	return isCharacter(last) ? 'escape' : last;
}
