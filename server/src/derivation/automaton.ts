/**
 * A scheme's grammar as an automaton. §5 is not recursive, so a production unfolds into states that read a character each, and
 * marks between them where a production opens and closes. All readings of a text run side by side, best first; the steps
 * that they take together are kept, so that a text costs one look-up a character.
 */

import type { Expression } from './bnf';
import { bodyOf, isCharacter, type Production, productionOf, shortest } from './grammar';

/** Where something of the tree opens or closes: a production, or a literal, which has none. */
export interface Mark {
	readonly opens: boolean;
	readonly production: Production | undefined;
	/** Whether the production never derives nothing. */
	readonly solid: boolean;
}

/** Reads one character. */
export interface Reader {
	readonly kind: 'reader';
	/** States are numbered from the text's end to its start, alternatives from the last to the first. */
	readonly number: number;
	readonly characters: string;
	/** What is read, in the RFC's words: `uchar`, `"/"`. */
	readonly term: string;
	readonly next: State;
	/** The fewest characters from here to the end. */
	readonly missing: number;
}

/** The text is derived. */
export interface End {
	readonly kind: 'end';
	readonly number: 0;
	readonly missing: 0;
}

type State =
	| Reader
	| End
	| {
			readonly kind: 'mark';
			readonly number: number;
			readonly mark: Mark;
			readonly next: State;
			readonly missing: number;
	  }
	| { readonly kind: 'split'; readonly number: number; readonly nexts: readonly State[]; readonly missing: number };

/** One of the readings that have come as far as this. */
export interface Reading {
	/** The reading before the last character that this one goes on from, as an index. */
	readonly from: number;
	/** What opens and closes between the two characters. */
	readonly marks: readonly Mark[];
}

/** What the readings can do next, best first. Where it is the same, it is the same object. */
export interface Front {
	readonly states: readonly (Reader | End)[];
	/** The steps that were taken from here, by character; `undefined` where no reading goes on. */
	readonly steps: Map<number, Step | undefined>;
}

/** What a character leads to: a front, and for each of its states how it was reached. */
export interface Step {
	readonly front: Front;
	readonly readings: readonly Reading[];
}

export class Automaton {
	/** Before the first character. */
	readonly start: Step;
	readonly #fronts = new Map<string, Front>();

	constructor(scheme: string) {
		const start = new Builder(scheme).url(productionOf(scheme));
		this.start = this.#step([{ state: start, from: 0 }]) as Step;
	}

	/** Reads one more character; `undefined` where none may stand there. */
	read(front: Front, code: number): Step | undefined {
		const known = front.steps.get(code);
		if (known !== undefined || front.steps.has(code)) return known;
		const character = String.fromCharCode(code);
		const reached = front.states.flatMap((state, from) =>
			state.kind === 'reader' && state.characters.includes(character) ? [{ state: state.next, from }] : [],
		);
		const step = this.#step(reached);
		// No production has any other character.
		if (code < 128) front.steps.set(code, step);
		return step;
	}

	/** Follows marks and splits up to the next readers. Of two readings that come to the same state the better one goes on. */
	#step(reached: readonly { readonly state: State; readonly from: number }[]): Step | undefined {
		const seen = new Set<State>();
		const states: (Reader | End)[] = [];
		const readings: Reading[] = [];
		const follow = (state: State, from: number, marks: readonly Mark[]) => {
			if (seen.has(state)) return;
			seen.add(state);
			if (state.kind === 'mark') follow(state.next, from, [...marks, state.mark]);
			else if (state.kind === 'split') for (const next of state.nexts) follow(next, from, marks);
			else {
				states.push(state);
				readings.push({ from, marks });
			}
		};
		for (const { state, from } of reached) follow(state, from, []);
		return states.length === 0 ? undefined : { front: this.#front(states), readings };
	}

	#front(states: readonly (Reader | End)[]): Front {
		const key = states.map(({ number }) => number).join();
		const front = this.#fronts.get(key) ?? { states, steps: new Map() };
		this.#fronts.set(key, front);
		return front;
	}
}

type Body = Expression<Production>;

/** Builds the states from the end to the start: each function is told what comes after. */
class Builder {
	#count = 0;

	constructor(private readonly scheme: string) {}

	/** `url`, with the one alternative that the scheme calls for. */
	url(alternative: Production): State {
		const end: End = { kind: 'end', number: 0, missing: 0 };
		return this.#between('url', true, end, (close) => this.#production(alternative, close));
	}

	#production(name: Production, next: State): State {
		const body = bodyOf(name);
		return this.#between(name, !canBeEmpty(body), next, (close) =>
			isCharacter(name) ? this.#character(body, name, close) : this.#body(body, close, shortest.has(name)),
		);
	}

	#body(body: Body, next: State, short = false): State {
		switch (body.kind) {
			case 'literal':
				return this.#literal(body.text.replace(/^http(?=:)/, this.scheme === 'https' ? 'https' : 'http'), next);
			case 'rule':
				return this.#production(body.name, next);
			case 'sequence':
				return body.items.reduceRight((after, item) => this.#body(item, after), next);
			case 'choice':
				return this.#choice(body.items, (item) => this.#body(item, next));
			case 'optional':
				return this.#split([this.#body(body.item, next), next]);
			case 'repeat':
				return this.#repeat(body.item, body.least, next, short);
		}
	}

	/** Of alternatives that derive the same the last goes: `ip-schemepart` and `"localhost"` say more than those before them. */
	#choice(items: readonly Body[], build: (item: Body) => State): State {
		return this.#split(items.toReversed().map(build));
	}

	#repeat(item: Body, least: number, next: State, short: boolean): State {
		const nexts: State[] = [next];
		const loop = this.#split(nexts);
		const again = this.#body(item, loop);
		if (short) nexts.push(again);
		else nexts.unshift(again);
		return least === 0 ? loop : again;
	}

	/** `escape` alone has several characters. */
	#character(body: Body, term: string, next: State): State {
		const characters = charactersOf(body);
		if (characters !== undefined) return this.#reader(characters, term, next);
		if (body.kind === 'rule') return this.#character(bodyOf(body.name), term, next);
		if (body.kind === 'choice') return this.#choice(body.items, (item) => this.#character(item, term, next));
		const [first, ...others] = body.kind === 'sequence' ? body.items : [];
		const after = others.reduceRight((state, item) => this.#character(item, termOf(item), state), next);
		return this.#character(first as Body, term, after);
	}

	#literal(text: string, next: State): State {
		return this.#between(undefined, true, next, (close) =>
			[...text].reduceRight((after, character, at) => this.#reader(character, quoted(text.slice(at)), after), close),
		);
	}

	#between(production: Production | undefined, solid: boolean, next: State, inside: (close: State) => State): State {
		const close = this.#mark({ opens: false, production, solid }, next);
		return this.#mark({ opens: true, production, solid }, inside(close));
	}

	#mark(mark: Mark, next: State): State {
		return { kind: 'mark', number: ++this.#count, mark, next, missing: next.missing };
	}

	#reader(characters: string, term: string, next: State): Reader {
		return { kind: 'reader', number: ++this.#count, characters, term, next, missing: next.missing + 1 };
	}

	#split(nexts: readonly State[]): State {
		const missing = Math.min(...nexts.map((next) => next.missing));
		return { kind: 'split', number: ++this.#count, nexts, missing };
	}
}

/** All that the body derives, where each is one character. */
function charactersOf(body: Body): string | undefined {
	if (body.kind === 'rule') return charactersOf(bodyOf(body.name));
	if (body.kind === 'literal') return body.text.length === 1 ? body.text : undefined;
	if (body.kind !== 'choice') return undefined;
	const items = body.items.map(charactersOf);
	return items.includes(undefined) ? undefined : items.join('');
}

function canBeEmpty(body: Body): boolean {
	switch (body.kind) {
		case 'literal':
			return false;
		case 'rule':
			return canBeEmpty(bodyOf(body.name));
		case 'sequence':
			return body.items.every(canBeEmpty);
		case 'choice':
			return body.items.some(canBeEmpty);
		case 'optional':
			return true;
		case 'repeat':
			return body.least === 0 || canBeEmpty(body.item);
	}
}

function termOf(item: Body): string {
	return item.kind === 'rule' ? item.name : '';
}

function quoted(literal: string): string {
	return `"${literal}"`;
}
