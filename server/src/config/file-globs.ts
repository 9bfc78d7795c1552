/** Globs of files, as `urlLint.ignore` has them. */

/**
 * Tells whether a file is matched by one of the globs, or lies in a folder that is. A glob without a slash is the name of
 * a file or folder at any depth; one with a slash is a path from the folder the globs belong to. `*` and `?` stand for
 * characters of a name, `**` for any folders, `{a,b}` for either, `\` takes the meaning from the character after it.
 *
 * The globs may be a stranger's: they run as automata, in time linear in the path, not as regular expressions, which
 * `*a*a*a*a*a` would keep busy for minutes.
 */
export function fileMatcher(globs: readonly string[]): (path: string) => boolean {
	const matchers = globs.map(anchored).map((glob) => ({ needle: needleOf(glob), automaton: compile(glob) }));
	return (path) =>
		matchers.some(({ needle, automaton }) => path.includes(needle) && matchesPathOrFolder(automaton, path));
}

/** The longest text that every path has which the glob matches: nearly all paths lack it, and looking is quick. */
function needleOf(glob: string): string {
	const certain = /^[^\\{]*/.exec(glob)?.[0] ?? '';
	return certain.split(/[*?/]/).reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');
}

/** The glob that matches a file or folder of this path, from the folder the globs belong to, and no other. */
export function globOf(path: string): string {
	return `/${path.replace(/[\\*?{},]/g, '\\$&')}`;
}

/**
 * A glob that matches from another folder what `glob` matches there. `undefined` where nothing can match, and for braces
 * around a slash.
 * @param from the folder the glob belongs to, an absolute path; `''` is the root
 * @param to the folder it is to belong to
 */
export function rebased(glob: string, from: string, to: string): string | undefined {
	const down = to.startsWith(`${from}/`) ? to.slice(from.length + 1) : undefined;
	// The folder itself is matched, so all in it is.
	if (down !== undefined && fileMatcher([glob])(down)) return '/**';
	if (from === to || !hasSlash(glob)) return glob;
	if (from.startsWith(`${to}/`)) return `${globOf(from.slice(to.length + 1))}/${anchored(glob)}`;
	if (down === undefined || /\{[^}]*\//.test(glob)) return undefined;
	const names = anchored(glob).split('/');
	for (const folder of down.split('/')) {
		// From here on it matches at any depth.
		if (names[0] === '**') break;
		if (!fileMatcher([names.shift() ?? ''])(folder)) return undefined;
	}
	return `/${names.join('/')}`;
}

function anchored(glob: string): string {
	const path = glob
		.trim()
		.replace(/^\.?\/+(?=.)/, '')
		.replace(/\/+$/, '');
	return hasSlash(glob) ? path : `**/${path}`;
}

/** Whether a glob is a path; one without is a name at any depth. */
function hasSlash(glob: string): boolean {
	return glob.replace(/\/+$/, '').includes('/');
}

/** What a state reads: one character. */
type Reads = (character: string) => boolean;

/** States are numbers. A state reads a character and goes on to the next number, or goes elsewhere without reading. */
interface Automaton {
	readonly reads: (Reads | undefined)[];
	readonly jumps: number[][];
}

const anyCharacter: Reads = () => true;
const inName: Reads = (character) => character !== '/';

function compile(glob: string): Automaton {
	const automaton: Automaton = { reads: [], jumps: [] };
	new Compiler(glob, automaton).compile();
	return automaton;
}

/** Braces in braces: deeper ones are characters like any other. */
const DEEPEST = 10;

class Compiler {
	#at = 0;
	#depth = 0;

	constructor(
		private readonly glob: string,
		private readonly automaton: Automaton,
	) {}

	compile(): void {
		this.#sequence(false);
		this.#add(undefined);
	}

	/** Up to the end, or in braces to what ends the alternative. */
	#sequence(inBraces: boolean): void {
		while (this.#at < this.glob.length) {
			const character = this.glob.charAt(this.#at);
			if (inBraces && (character === ',' || character === '}')) return;
			this.#at++;
			if (character === '{' && this.#depth < DEEPEST && this.glob.includes('}', this.#at)) this.#alternatives();
			else if (character === '*') this.#stars();
			else if (character === '?') this.#add(inName);
			else if (character === '\\' && this.#at < this.glob.length) this.#literal(this.glob.charAt(this.#at++));
			else this.#literal(character);
		}
	}

	#alternatives(): void {
		this.#depth++;
		const start = this.#add(undefined);
		const ends: number[] = [];
		for (;;) {
			this.#jump(start, this.#next);
			this.#sequence(true);
			ends.push(this.#add(undefined));
			if (this.glob.charAt(this.#at++) !== ',') break;
		}
		for (const end of ends) this.#jump(end, this.#next);
		this.#depth--;
	}

	/** `*` within a name; `**` and a slash: any folders, also none; else `**` is anything. */
	#stars(): void {
		const isDouble = this.glob.charAt(this.#at) === '*';
		while (this.glob.charAt(this.#at) === '*') this.#at++;
		const start = this.#add(undefined);
		const loop = this.#add(undefined);
		this.#jump(start, loop);
		this.#jump(loop, this.#add(isDouble ? anyCharacter : inName));
		this.#jump(this.#add(undefined), loop);
		this.#jump(loop, this.#next);
		if (!isDouble || this.glob.charAt(this.#at) !== '/') return;
		this.#literal(this.glob.charAt(this.#at++));
		this.#jump(start, this.#next);
	}

	#literal(expected: string): void {
		this.#add((character) => character === expected);
	}

	get #next(): number {
		return this.automaton.reads.length;
	}

	/** A state that reads; without `reads` one that only jumps. */
	#add(reads: Reads | undefined): number {
		this.automaton.jumps.push([]);
		return this.automaton.reads.push(reads) - 1;
	}

	#jump(from: number, to: number): void {
		this.automaton.jumps[from]?.push(to);
	}
}

function matchesPathOrFolder(automaton: Automaton, path: string): boolean {
	const last = automaton.reads.length - 1;
	let states = reach(automaton, [0]);
	for (const character of path) {
		if (character === '/' && states.has(last)) return true;
		const next: number[] = [];
		for (const state of states) if (automaton.reads[state]?.(character)) next.push(state + 1);
		states = reach(automaton, next);
	}
	return states.has(last);
}

/** The states that are reached without reading. */
function reach({ jumps }: Automaton, from: readonly number[]): Set<number> {
	const reached = new Set<number>();
	const open = [...from];
	for (let state = open.pop(); state !== undefined; state = open.pop()) {
		if (reached.has(state)) continue;
		reached.add(state);
		for (const next of jumps[state] ?? []) open.push(next);
	}
	return reached;
}
