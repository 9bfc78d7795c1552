/**
 * Counts work instead of timing it, so that a busy machine counts the same. Three counts, because in one sum a large linear
 * part would hide a small quadratic one:
 *
 * - `program`: how often each character of the program's source was run. V8 counts for its coverage how often each block of
 *   each function ran, which is exact, needs no change of the program and does not ask whether a loop was long or its body.
 * - `builtIns`: how many characters or elements the platform's methods looked at or copied (`indexOf`, `slice`, `includes`,
 *   `sort`, spreading …), which coverage takes for one call. They are replaced by ones that add up and call the real ones.
 *   Joining with `+` or a template is free, as in V8, where it makes a rope.
 * - `patterns`: the steps that a backtracking matcher takes with each regular expression (regexp.ts). A text of a thousand
 *   characters cannot keep any of ours busy for long, so for such ones some steps a character are reckoned.
 *
 * Optimised code forgets some counts and inlined calls, so the optimiser is switched off in the process that counts.
 */

import { Session } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';
import { type CountingPattern, countingPattern } from './regexp';

export interface Work {
	readonly program: number;
	readonly builtIns: number;
	readonly patterns: number;
}

/** The program's work also by function: tells where a count comes from. */
export interface Detailed extends Work {
	readonly functions: ReadonlyMap<string, number>;
}

export const kindsOfWork = ['program', 'builtIns', 'patterns'] as const satisfies (keyof Work)[];

interface Range {
	readonly startOffset: number;
	readonly endOffset: number;
	readonly count: number;
}

interface Script {
	readonly url: string;
	readonly functions: readonly { readonly functionName: string; readonly ranges: readonly Range[] }[];
}

const counts = { counting: false, builtIns: 0, patterns: 0 };
let session: Session | undefined;

/**
 * The work that a task does. What counts as the program is every script whose URL ends in `script`, which must be loaded
 * behind the first call of `startCounting`.
 */
export async function workOf(script: string, task: () => unknown): Promise<Detailed> {
	startCounting();
	coverage();
	Object.assign(counts, { counting: true, builtIns: 0, patterns: 0 });
	try {
		await task();
	} finally {
		counts.counting = false;
	}
	const { builtIns, patterns } = counts;
	const functions = new Map<string, number>();
	let program = 0;
	for (const { url, functions: run } of coverage()) {
		if (!url.endsWith(script)) continue;
		for (const { functionName, ranges } of run) {
			const work = charactersRun(ranges);
			program += work;
			functions.set(`${functionName || '(anonymous)'} at ${ranges[0]?.startOffset}`, work);
		}
	}
	return { program, builtIns, patterns, functions };
}

/** Starts counting what is loaded from now on. */
export function startCounting(): void {
	if (session !== undefined) return;
	setFlagsFromString('--no-opt');
	session = new Session();
	session.connect();
	ask('Profiler.enable');
	ask('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
	replaceBuiltIns();
}

function coverage(): readonly Script[] {
	return (ask('Profiler.takePreciseCoverage') as { result: Script[] }).result;
}

/** The inspector answers before it returns. */
function ask(method: string, params: object = {}): unknown {
	let answer: unknown;
	session?.post(method, params, (error, result) => {
		if (error !== null) throw error;
		answer = result;
	});
	return answer;
}

/** Ranges lie in one another, the outer ones first: the innermost tells how often a character was run. */
function charactersRun(ranges: readonly Range[]): number {
	let run = 0;
	const around: Range[] = [];
	for (const range of ranges) {
		while ((around[around.length - 1]?.endOffset ?? Number.POSITIVE_INFINITY) <= range.startOffset) around.pop();
		const outer = around[around.length - 1]?.count ?? 0;
		run += (range.endOffset - range.startOffset) * (range.count - outer);
		around.push(range);
	}
	return run;
}

// ---------------------------------------------------------------------------------------------------------------------

type Method = (this: unknown, ...args: unknown[]) => unknown;
type Cost = (self: { readonly length: number }, args: readonly unknown[], result: unknown) => number;

const lengthOf = (value: unknown): number => (value as { length?: number } | undefined)?.length ?? 0;
const all: Cost = ({ length }) => length;
const made: Cost = (_, __, result) => lengthOf(result);
/** Up to what was found, from where it was looked for. */
const upTo: Cost = ({ length }, [wanted, from], result) =>
	(Number(result) < 0 ? length : Number(result) + Math.max(1, lengthOf(wanted))) - Math.min(Number(from) || 0, length);
const backTo: Cost = ({ length }, [, from], result) =>
	(from === undefined ? length : Math.min(Number(from), length)) - Math.max(0, Number(result)) + 1;
const compared: Cost = (_, [wanted]) => lengthOf(wanted);

const strings: Readonly<Record<string, Cost>> = {
	...{ indexOf: upTo, lastIndexOf: backTo, includes: all, startsWith: compared, endsWith: compared },
	...{ slice: made, substring: made, substr: made, split: all, replace: all, replaceAll: all, concat: all },
	...{ toLowerCase: all, toUpperCase: all, normalize: all, localeCompare: all, isWellFormed: all, toWellFormed: all },
	...{ trim: all, trimStart: all, trimEnd: all, repeat: made, padStart: made, padEnd: made },
};

const arrays: Readonly<Record<string, Cost>> = {
	...{ indexOf: upTo, lastIndexOf: backTo, includes: all, slice: made, concat: made, join: all, flat: made },
	...{ splice: all, shift: all, unshift: all, reverse: all, fill: all, toSorted: all, toReversed: all, sort: all },
	...{ filter: all, map: all, flatMap: made, reduce: all, reduceRight: all, toSpliced: all, with: all },
};

const statics: readonly [owner: object, name: string, cost: Cost][] = [
	[Object, 'keys', made],
	[Object, 'values', made],
	[Object, 'entries', made],
	[Object, 'fromEntries', (_, [entries]) => lengthOf(entries)],
	[JSON, 'parse', (_, [text]) => lengthOf(text)],
	[JSON, 'stringify', made],
	[globalThis, 'encodeURIComponent', made],
	[globalThis, 'decodeURIComponent', compared],
	[globalThis, 'encodeURI', made],
	[globalThis, 'decodeURI', compared],
	[TextEncoder.prototype, 'encode', made],
	[TextDecoder.prototype, 'decode', made],
];

function replaceBuiltIns(): void {
	for (const [name, cost] of Object.entries(strings)) replace(String.prototype, name, cost);
	for (const [name, cost] of Object.entries(arrays)) replace(Array.prototype, name, cost);
	for (const [owner, name, cost] of statics) replace(owner, name, cost);
	// Each element that is spread or destructured, or given to a Map or Set.
	const iterators = [[], '', new Map(), new Set()].map((each) => Object.getPrototypeOf(each[Symbol.iterator]()));
	for (const iterator of iterators) replace(iterator, 'next', () => 1);
	const { URL } = globalThis;
	globalThis.URL = new Proxy(URL, {
		construct(target, args) {
			if (counts.counting) counts.builtIns += String(args[0]).length;
			return Reflect.construct(target, args);
		},
	});
	RegExp.prototype.exec = countingExec;
}

function replace(owner: object, name: string, cost: Cost): void {
	const real = Reflect.get(owner, name) as Method | undefined;
	// Some are younger than the oldest platform.
	if (real === undefined) return;
	const { [name]: counting } = {
		[name](this: unknown, ...args: unknown[]): unknown {
			const { length = 0 } = counts.counting && this != null ? (this as { length?: number }) : {};
			const result = Reflect.apply(real, this, args);
			if (counts.counting) counts.builtIns += Math.max(1, cost({ length }, args, result));
			return result;
		},
	};
	Object.defineProperty(owner, name, { value: counting, writable: true, configurable: true });
}

const SHORT = 1024;
const USUAL_STEPS = 10;
const realExec = RegExp.prototype.exec;
const patterns = new Map<string, CountingPattern>();

/** `test`, `match`, `replace`, `split`, `search` and `matchAll` all call it, once it is replaced. */
function countingExec(this: RegExp, text: string): RegExpExecArray | null {
	const { lastIndex, global, sticky } = this;
	const found: RegExpExecArray | null = Reflect.apply(realExec, this, [text]);
	if (!counts.counting) return found;
	counts.counting = false;
	try {
		const from = global || sticky ? lastIndex : 0;
		if (String(text).length <= SHORT) {
			const looked = found === null ? (sticky ? 0 : String(text).length - from) : found.index + found[0].length - from;
			counts.patterns += USUAL_STEPS * (looked + 1);
			return found;
		}
		const { steps, index, end } = patternOf(this).search(String(text), from, sticky);
		counts.patterns += steps;
		// The steps of another match than the platform's would say nothing.
		if (index !== (found?.index ?? -1) || (found !== null && end !== index + found[0].length))
			throw new Error(`${this} is read otherwise at ${from}: ${index} to ${end}, not ${found?.index} ${found?.[0]}`);
	} finally {
		counts.counting = true;
	}
	return found;
}

function patternOf(pattern: RegExp): CountingPattern {
	const key = String(pattern);
	const known = patterns.get(key) ?? countingPattern(pattern);
	patterns.set(key, known);
	return known;
}
