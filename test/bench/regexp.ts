/**
 * How many steps a backtracking matcher takes with a regular expression: each try of a character, a position or an
 * assertion is one. The platform's own tells nobody, and time says little. It follows ECMA-262 §22.2.2; what it cannot
 * know, a set of characters, it asks the platform about, and what comes out is compared with the platform's match.
 */

const nativeExec = RegExp.prototype.exec;

/** Goes on behind a match that ends (looking back: starts) at `at`. Returns where all of it ends; -1 where it does not match. */
type Next = (at: number) => number;
type Matcher = (at: number, next: Next) => number;

/** Whether one character may stand there. */
type Accepts = (character: string) => boolean;

interface Search {
	text: string;
	steps: number;
	/** Start and end of each group; -1 where it matched nothing. */
	readonly groups: number[];
}

/** A regular expression that counts. */
export interface CountingPattern {
	/** Looks for a match from `from` on, or only there. Returns where it starts and ends, if there is one, and the steps. */
	search(
		text: string,
		from: number,
		sticky: boolean,
	): { readonly steps: number; readonly index: number; readonly end: number };
}

/** @throws for a syntax that is not known here */
export function countingPattern({ source, flags }: RegExp): CountingPattern {
	const search: Search = { text: '', steps: 0, groups: [] };
	const match = new Compiler(source, flags, search).compile();
	const unicode = /[uv]/.test(flags);
	return {
		search(text, from, sticky) {
			search.text = text;
			search.steps = 0;
			for (let index = from; index <= text.length; index++) {
				search.steps++;
				search.groups.fill(-1);
				const end = match(index, (at) => at);
				if (end >= 0) return { steps: search.steps, index, end };
				if (sticky) break;
				// With `u` and `v` no match starts inside a character.
				if (unicode && (text.codePointAt(index) ?? 0) > 0xffff) index++;
			}
			return { steps: search.steps, index: -1, end: -1 };
		},
	};
}

class Compiler {
	#at = 0;
	#backward = false;
	#groups = 0;
	readonly #names = new Map<string, number>();
	readonly #unicode: boolean;
	readonly #ignoreCase: boolean;
	readonly #multiline: boolean;

	constructor(
		private readonly source: string,
		private readonly flags: string,
		private readonly state: Search,
	) {
		this.#unicode = /[uv]/.test(flags);
		this.#ignoreCase = flags.includes('i');
		this.#multiline = flags.includes('m');
	}

	compile(): Matcher {
		const match = this.#alternatives();
		if (this.#at < this.source.length) throw new Error(`not read: ${this.source.slice(this.#at)}`);
		this.state.groups.length = 2 * (this.#groups + 1);
		return match;
	}

	#eat(text: string): boolean {
		if (!this.source.startsWith(text, this.#at)) return false;
		this.#at += text.length;
		return true;
	}

	#take(pattern: RegExp): RegExpExecArray | undefined {
		pattern.lastIndex = this.#at;
		const found: RegExpExecArray | null = Reflect.apply(nativeExec, pattern, [this.source]);
		if (found === null) return undefined;
		this.#at += found[0].length;
		return found;
	}

	#alternatives(): Matcher {
		const all: Matcher[] = [this.#sequence()];
		while (this.#eat('|')) all.push(this.#sequence());
		if (all.length === 1) return all[0] as Matcher;
		return (at, next) => {
			for (const match of all) {
				const end = match(at, next);
				if (end >= 0) return end;
			}
			return -1;
		};
	}

	#sequence(): Matcher {
		const terms: Matcher[] = [];
		while (this.#at < this.source.length && !/[|)]/.test(this.source.charAt(this.#at))) terms.push(this.#term());
		if (this.#backward) terms.reverse();
		return terms.reduceRight<Matcher>(
			(rest, term) => (rest === EMPTY ? term : (at, next) => term(at, (end) => rest(end, next))),
			EMPTY,
		);
	}

	#term(): Matcher {
		const assertion = this.#assertion();
		if (assertion !== undefined) return assertion;
		const first = this.#groups + 1;
		const group = this.#group();
		if (group !== undefined) {
			const span = [first, this.#groups] as const;
			const bounds = this.#bounds();
			return bounds === undefined ? group : this.#repeated(group, bounds, span);
		}
		const accepts = this.#character();
		const bounds = this.#bounds();
		return bounds === undefined ? this.#one(accepts) : this.#run(accepts, bounds);
	}

	#assertion(): Matcher | undefined {
		const { state } = this;
		const test = (holds: (text: string, at: number) => boolean): Matcher => {
			return (at, next) => {
				state.steps++;
				return holds(state.text, at) ? next(at) : -1;
			};
		};
		const isBreak = (character: string) => character === '\n' || character === '\r' || /[\u2028\u2029]/.test(character);
		if (this.#eat('^')) return test((text, at) => at === 0 || (this.#multiline && isBreak(text.charAt(at - 1))));
		if (this.#eat('$')) return test((text, at) => at === text.length || (this.#multiline && isBreak(text.charAt(at))));
		const isWord = (character: string) => character !== '' && /\w/.test(character);
		const isEdge = (text: string, at: number) => isWord(text.charAt(at - 1)) !== isWord(text.charAt(at));
		if (this.#eat('\\b')) return test(isEdge);
		if (this.#eat('\\B')) return test((text, at) => !isEdge(text, at));
		const look = this.#take(/\(\?(<?)([=!])/y);
		if (look === undefined) return undefined;
		const outer = this.#backward;
		this.#backward = look[1] === '<';
		const inner = this.#alternatives();
		this.#backward = outer;
		this.#eat(')');
		const negative = look[2] === '!';
		return (at, next) => {
			state.steps++;
			const found = inner(at, (end) => end) >= 0;
			return found === negative ? -1 : next(at);
		};
	}

	#group(): Matcher | undefined {
		const open = this.#take(/\((?:\?:|\?<(?<name>\w+)>|(?!\?))/y);
		if (open === undefined) return undefined;
		const captures = open[0] !== '(?:';
		const index = captures ? ++this.#groups : 0;
		if (open.groups?.name !== undefined) this.#names.set(open.groups.name, index);
		const backward = this.#backward;
		const inner = this.#alternatives();
		if (!this.#eat(')')) throw new Error(`no end of a group: ${this.source}`);
		if (!captures) return inner;
		const { groups } = this.state;
		return (at, next) =>
			inner(at, (end) => {
				const before = [groups[2 * index] ?? -1, groups[2 * index + 1] ?? -1] as const;
				groups[2 * index] = backward ? end : at;
				groups[2 * index + 1] = backward ? at : end;
				const result = next(end);
				if (result < 0) [groups[2 * index], groups[2 * index + 1]] = before;
				return result;
			});
	}

	#bounds(): Bounds | undefined {
		const found = this.#take(/(?:([*+?])|\{(\d+)(,?)(\d*)\})(\??)/y);
		if (found === undefined) return undefined;
		const [, mark, least = '', comma, most, lazy] = found;
		const greedy = lazy === '';
		if (mark !== undefined) return { least: mark === '+' ? 1 : 0, most: mark === '?' ? 1 : Infinity, greedy };
		return { least: Number(least), most: comma === '' ? Number(least) : most === '' ? Infinity : Number(most), greedy };
	}

	#repeated(match: Matcher, { least, most, greedy }: Bounds, [first, last]: readonly [number, number]): Matcher {
		const { groups } = this.state;
		const times = (at: number, count: number, next: Next): number => {
			const again = () => {
				if (count >= most) return -1;
				for (let index = 2 * first; index < 2 * last + 2; index++) groups[index] = -1;
				return match(at, (end) => (end === at && count >= least ? -1 : times(end, count + 1, next)));
			};
			if (count < least) return again();
			if (!greedy) {
				const end = next(at);
				return end >= 0 ? end : again();
			}
			const end = again();
			return end >= 0 ? end : next(at);
		};
		return (at, next) => times(at, 0, next);
	}

	/** A character, or a reference to a group. */
	#character(): Accepts | number {
		const back = this.#take(/\\(?:([1-9])|k<(\w+)>)/y);
		if (back !== undefined) return back[1] !== undefined ? Number(back[1]) : (this.#names.get(back[2] ?? '') ?? 0);
		const atom = this.#take(
			/\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]+\}|c[a-z]|[\s\S])|\[(?:\\[\s\S]|[^\]\\])*\]|[\s\S]/iy,
		);
		if (atom === undefined) throw new Error(`no character: ${this.source.slice(this.#at)}`);
		const [source] = atom;
		if (source.length === 1 && source !== '.' && !this.#ignoreCase) return (character) => character === source;
		const pattern = new RegExp(`^(?:${source})$`, this.flags.replace(/[gym]/g, ''));
		const known = new Map<string, boolean>();
		return (character) => {
			let accepted = known.get(character);
			if (accepted === undefined) {
				accepted = Reflect.apply(nativeExec, pattern, [character]) !== null;
				known.set(character, accepted);
			}
			return accepted;
		};
	}

	/** Where one character more ends; -1 where none of them stands. */
	#stepper(accepts: Accepts | number): Next {
		const { state } = this;
		const backward = this.#backward;
		if (typeof accepts === 'number') {
			return (at) => {
				state.steps++;
				const [from = -1, to = -1] = state.groups.slice(2 * accepts, 2 * accepts + 2);
				const expected = from < 0 || to < 0 ? '' : state.text.slice(from, to);
				state.steps += expected.length;
				const start = backward ? at - expected.length : at;
				const written = start < 0 ? undefined : state.text.slice(start, start + expected.length);
				const fold = (text: string | undefined) => (this.#ignoreCase ? text?.toLowerCase() : text);
				return fold(written) === fold(expected) ? start + (backward ? 0 : expected.length) : -1;
			};
		}
		const unicode = this.#unicode;
		return (at) => {
			state.steps++;
			const { text } = state;
			const code = text.charCodeAt(backward ? at - 1 : at);
			if (Number.isNaN(code)) return -1;
			const other = unicode && code >= 0xd800 && code < 0xe000 ? text.charCodeAt(backward ? at - 2 : at + 1) : 0;
			const isPair = backward
				? code >= 0xdc00 && other >= 0xd800 && other < 0xdc00
				: code < 0xdc00 && other >= 0xdc00 && other < 0xe000;
			const to = at + (isPair ? 2 : 1) * (backward ? -1 : 1);
			return accepts(backward ? text.slice(to, at) : text.slice(at, to)) ? to : -1;
		};
	}

	#one(accepts: Accepts | number): Matcher {
		const step = this.#stepper(accepts);
		return (at, next) => {
			const end = step(at);
			return end < 0 ? -1 : next(end);
		};
	}

	/** A run needs no call for each character. */
	#run(accepts: Accepts | number, { least, most, greedy }: Bounds): Matcher {
		const step = this.#stepper(accepts);
		return (at, next) => {
			const ends: number[] = [at];
			const more = () => {
				const last = ends[ends.length - 1] as number;
				const end = ends.length > most ? -1 : step(last);
				if (end >= 0 && end !== last) ends.push(end);
				return end >= 0 && end !== last;
			};
			while (ends.length <= least) if (!more()) return -1;
			if (!greedy) {
				for (;;) {
					const end = next(ends[ends.length - 1] as number);
					if (end >= 0 || !more()) return end;
				}
			}
			while (more());
			for (let index = ends.length - 1; index >= least; index--) {
				const end = next(ends[index] as number);
				if (end >= 0) return end;
			}
			return -1;
		};
	}
}

interface Bounds {
	readonly least: number;
	readonly most: number;
	readonly greedy: boolean;
}

const EMPTY: Matcher = (at, next) => next(at);
