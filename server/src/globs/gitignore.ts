/** The patterns of `.gitignore` files, as git reads them: gitignore(5), wildmatch.c. */

import { Automaton, anyCharacter, inName, type Reads } from './automaton';

/** The name of the files that say what to leave out. */
export const ignoreFile = '.gitignore';

/** The longest pattern that is used, in characters, as of globs. */
export const LONGEST_PATTERN = 1000;

/** How much of one file is used, in characters: each pattern is tried on each name. */
export const LONGEST_FILE = 200_000;

/**
 * Which entries of a folder the `.gitignore` files in it and above leave out. What a nested file says goes before what one
 * above it says, and a later line before an earlier one.
 */
export class GitIgnore {
	private constructor(
		/** From the outermost folder that counts to this one: `''`, or a path that ends in a slash. */
		private readonly path: string,
		private readonly file: File | undefined,
	) {}

	/** No files, in the outermost folder that counts. */
	static readonly none = new GitIgnore('', undefined);

	/** What these files say about a folder in this one. */
	enter(name: string): GitIgnore {
		return new GitIgnore(`${this.path}${name}/`, this.file);
	}

	/**
	 * These files and the one of this folder, which holds `text`.
	 * @param onLimit told where the file is too long, or one of its lines, so that not all of it is used
	 */
	with(text: string, onLimit: () => void): GitIgnore {
		const used = text.length <= LONGEST_FILE ? text : text.slice(0, text.lastIndexOf('\n', LONGEST_FILE) + 1);
		const lines = linesOf(used);
		const short = lines.filter(({ length }) => length <= LONGEST_PATTERN);
		if (used.length < text.length || short.length < lines.length) onLimit();
		// The last one that matches counts.
		const patterns = short.map(patternOf).reverse();
		return new GitIgnore(this.path, { patterns, base: this.path.length, above: this.file });
	}

	/** Whether the entry of this name is left out. The folder itself is not. */
	ignores(name: string, isFolder: boolean): boolean {
		const path = this.path + name;
		for (let { file } = this; file !== undefined; file = file.above) {
			const below = path.slice(file.base);
			for (const pattern of file.patterns)
				if ((isFolder || !pattern.folder) && pattern.matches(pattern.whole ? below : name)) return !pattern.negated;
		}
		return false;
	}
}

interface File {
	readonly patterns: readonly Pattern[];
	/** How long the path to the file's folder is. */
	readonly base: number;
	readonly above: File | undefined;
}

interface Pattern {
	/** Takes back what an earlier one left out. */
	readonly negated: boolean;
	/** Goes for folders only. */
	readonly folder: boolean;
	/** Goes for the path from the file on; else for a name at any depth. */
	readonly whole: boolean;
	readonly matches: (text: string) => boolean;
}

function linesOf(text: string): string[] {
	const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
	return lines.filter((line) => line !== '' && !line.startsWith('#')).map(withoutSpaces);
}

/** "Trailing spaces are ignored unless they are quoted with backslash." */
function withoutSpaces(line: string): string {
	let end = line.length;
	while (line.charAt(end - 1) === ' ') end--;
	let backslashes = 0;
	while (line.charAt(end - 1 - backslashes) === '\\') backslashes++;
	return line.slice(0, end + (backslashes % 2 === 1 && end < line.length ? 1 : 0));
}

function patternOf(line: string): Pattern {
	const negated = line.startsWith('!');
	const folder = line.endsWith('/');
	const body = line.slice(negated ? 1 : 0, folder ? -1 : undefined);
	const whole = body.includes('/');
	return { negated, folder, whole, matches: matcherOf(body.startsWith('/') ? body.slice(1) : body) };
}

const SPECIAL = /[*?[\\]/;

function matcherOf(glob: string): Pattern['matches'] {
	if (!SPECIAL.test(glob)) return (text) => text === glob;
	// A name that ends so, of which there are many.
	const end = /^\*([^*?[\\/]+)$/.exec(glob)?.[1];
	if (end !== undefined) return (text) => text.endsWith(end) && !text.includes('/');
	// What starts and ends otherwise is no match, and nearly nothing does not.
	const [start = ''] = glob.split(SPECIAL, 1);
	const last = glob.split(/[*?[\]\\/]/).at(-1) ?? '';
	let automaton: Automaton | undefined;
	return (text) => {
		if (!text.startsWith(start) || !text.endsWith(last)) return false;
		automaton ??= new Compiler(glob).compile();
		return automaton.matches(text);
	};
}

class Compiler {
	#at = 0;
	readonly #automaton = new Automaton();

	readonly #firstSpecial: number;

	constructor(private readonly glob: string) {
		this.#firstSpecial = glob.search(SPECIAL);
	}

	compile(): Automaton {
		while (this.#at < this.glob.length) {
			const character = this.#take();
			if (character === '?') this.#automaton.add(inName);
			else if (character === '*') this.#stars();
			else if (character === '[') this.#automaton.add(this.#set());
			// At the end it takes the meaning from nothing: such a pattern never matches.
			else this.#automaton.literal(character === '\\' ? this.#take() : character);
		}
		this.#automaton.add();
		return this.#automaton;
	}

	/** The next character; empty at the end. */
	#take(): string {
		const point = this.glob.codePointAt(this.#at);
		const character = point === undefined ? '' : String.fromCodePoint(point);
		this.#at += character.length;
		return character;
	}

	/** Two or more are "any folders" where they stand for whole names; else all are one. */
	#stars(): void {
		const start = this.#at - 1;
		while (this.glob.charAt(this.#at) === '*') this.#at++;
		const { glob } = this;
		// Git compares what stands before the first special character by itself, and then reads on as from the start.
		const opens = glob.charAt(start - 1) === '/' || start === this.#firstSpecial;
		const closes = this.#at === glob.length || /^\\?\//.test(glob.slice(this.#at, this.#at + 2));
		if (this.#at - start === 1 || !opens || !closes) this.#automaton.any(inName);
		else if (glob.charAt(this.#at) === '/') {
			this.#at++;
			this.#automaton.folders();
		} else this.#automaton.any(anyCharacter);
	}

	/** `[a-z]`, `[!a]`, `[[:digit:]]`: one character of a name. What is not closed, or names no class, is nothing. */
	#set(): Reads {
		const negated = /[!^]/.test(this.glob.charAt(this.#at));
		if (negated) this.#at++;
		const readers: Reads[] = [];
		let from = '';
		for (let first = true; ; first = false) {
			const character = this.#take();
			if (character === '') return nothing;
			if (character === ']' && !first) break;
			if (character === '[' && this.glob.charAt(this.#at) === ':') {
				const name = this.#className();
				if (name !== undefined) {
					const reads = CLASSES[name];
					if (reads === undefined) return nothing;
					readers.push((other) => reads.test(other));
					from = '';
					continue;
				}
			}
			if (character === '-' && from !== '' && !/^\]?$/.test(this.glob.charAt(this.#at))) {
				const [low, high] = [from, this.#literal()];
				if (high === '') return nothing;
				readers.push((other) => compare(low, other) <= 0 && compare(other, high) <= 0);
				from = '';
				continue;
			}
			from = character === '\\' ? this.#take() : character;
			if (from === '') return nothing;
			const expected = from;
			readers.push((other) => other === expected);
		}
		return (character) => character !== '/' && readers.some((reads) => reads(character)) !== negated;
	}

	#literal(): string {
		const character = this.#take();
		return character === '\\' ? this.#take() : character;
	}

	/** The name of a class, behind `[`; `undefined` where the bracket is a character like any other. */
	#className(): string | undefined {
		const end = this.glob.indexOf(']', this.#at + 1);
		if (end < 0 || this.glob.charAt(end - 1) !== ':' || end - 1 === this.#at) return undefined;
		const name = this.glob.slice(this.#at + 1, end - 1);
		this.#at = end + 1;
		return name;
	}
}

const nothing: Reads = () => false;

function compare(one: string, other: string): number {
	return (one.codePointAt(0) as number) - (other.codePointAt(0) as number);
}

const CLASSES: Readonly<Record<string, RegExp>> = {
	alnum: /^[A-Za-z\d]$/,
	alpha: /^[A-Za-z]$/,
	blank: /^[ \t]$/,
	cntrl: /^\p{Cc}$/u,
	digit: /^\d$/,
	graph: /^[!-~]$/,
	lower: /^[a-z]$/,
	print: /^[ -~]$/,
	punct: /^[!-/:-@[-`{-~]$/,
	space: /^[ \t-\r]$/,
	upper: /^[A-Z]$/,
	xdigit: /^[A-Fa-f\d]$/,
};
